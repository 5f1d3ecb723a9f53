"""Nine Men's Morris, with the rules of OpenSpiel's nine_mens_morris."""

from collections.abc import Iterable

from sortilege.games.morris import notation, reasons, scene
from sortilege.games.morris.board import POINTS
from sortilege.games.morris.bot import MorrisJudge
from sortilege.games.morris.rules import MEN, Morris, closes
from sortilege.games.morris.setting import MorrisSetting
from sortilege.kernel.bits import popcount
from sortilege.kernel.game import Game, Reason
from sortilege.kernel.gesture import Gesture, Motion, View
from sortilege.kernel.options import Options


class MorrisGame(Game[Morris, Options]):
    """Nine Men's Morris for two."""

    key = "morris"
    seats = (2,)
    minutes = 10
    notation = notation.MOVE
    options = Options
    position = Morris

    def start(self, options: Options) -> Morris:
        return Morris()

    def judge(self) -> MorrisJudge:
        return MorrisJudge()

    def invariants(self, position: Morris) -> Iterable[str]:
        if position.own & position.opp:
            yield "two men on one point"
        for seat in (0, 1):
            if popcount(position.men_of(seat)) + position.hand_of(seat) != position.points(seat):
                yield f"seat {seat} has {position.points(seat)} men, not as many on the board and in hand"
            if not 2 <= position.points(seat) <= MEN:
                yield f"seat {seat} has {position.points(seat)} men"

    # text

    def write(self, position: Morris) -> str:
        return notation.write(position)

    def read(self, text: str, options: Options) -> Morris:
        return notation.read(text)

    def write_move(self, position: Morris, move: int) -> str:
        return notation.write_move(position, move)

    def kind(self, position: Morris, move: int) -> str:
        return _kind(position, move)

    def board(self, position: Morris, language: str = "en") -> str:
        return f"{notation.board(position)}\n{scene.hands(self, position, language)}"

    # words

    def ask(self, position: Morris, language: str) -> str:
        if position.take:
            return self.words(language, "ask-take")
        if position.own_hand:
            return self.words(language, "ask-place")
        return self.words(language, "ask-fly" if position.flying() else "ask-move")

    def say(self, position: Morris, move: int, language: str) -> str:
        return self._tell("say", position, move, language)

    def label(self, position: Morris, move: int, language: str) -> str:
        return self._tell("label", position, move, language)

    def _tell(self, how: str, position: Morris, move: int, language: str) -> str:
        start, end = notation.move_from(move), notation.move_to(move)
        mill = not position.take and closes(position.own & ~(1 << start if start >= 0 else 0), end)
        places = {"to": POINTS[end], "from": POINTS[start] if start >= 0 else "", "mill": "yes" if mill else "no"}
        return self.words(language, f"{how}-{_kind(position, move)}", **places)

    def name(self, position: Morris, target: str, language: str) -> str:
        man = notation.man_at(position, notation.point(target))
        return self.words(language, f"point-{man}" if man >= 0 else "point-free", point=target)

    def why_not(self, position: Morris, target: str, language: str) -> Reason:
        rule, message = reasons.why_not(position, target)
        return Reason(rule, self.words(language, message, point=target))

    # drawing and touching: each point is a target of its own name

    def gesture(self, position: Morris, move: int) -> Gesture:
        end = POINTS[notation.move_to(move)]
        return (POINTS[notation.move_from(move)], end) if move >= 32 else (end,)

    def scene(self, position: Morris, view: View) -> str:
        return scene.draw(self, position, view)

    def motions(self, position: Morris, move: int) -> list[Motion]:
        return scene.motions(position, move)

    def setting(self) -> MorrisSetting:
        return MorrisSetting(self)


def _kind(position: Morris, move: int) -> str:
    """take, move or place."""
    if position.take:
        return "take"
    return "move" if move >= 32 else "place"


GAME = MorrisGame()
