"""Archimage: a race of two to five wizards through the Tower of Arcana, with dice and scrolls."""

from collections.abc import Iterable
from dataclasses import dataclass

from sortilege.games.archimage import display, invariants, notation, reasons, scene, text, touching
from sortilege.games.archimage.bot import ArchimageJudge
from sortilege.games.archimage.moves import BIND, CAST, CHOOSE_SCROLL, LOAN, kind_of, one_of
from sortilege.games.archimage.names import SPELLS
from sortilege.games.archimage.plan import plan
from sortilege.games.archimage.rules import Archimage
from sortilege.games.archimage.setting import ArchimageSetting
from sortilege.games.archimage.spells import spell_of
from sortilege.games.archimage.telling import Teller
from sortilege.kernel.game import Game, Reason
from sortilege.kernel.gesture import Gesture, Motion, View
from sortilege.kernel.options import Options, Value, option

CIRCLES = ("I", "II", "III", "IV", "random")


@dataclass(frozen=True)
class ArchimageOptions(Options):
    """How many play, with which circle beside circle 0, and on which board."""

    seats: int = option(2, low=2, high=5)
    circle: str = option("I", choices=CIRCLES)
    board: str = option("")  # JSON as in boards.json; empty for our own

    def check(self) -> None:
        plan(self.seats, self.board)


class ArchimageGame(Game[Archimage, ArchimageOptions]):
    """Archimage for two to five."""

    key = "archimage"
    seats = (2, 3, 4, 5)
    minutes = 45
    notation = notation.MOVE
    options = ArchimageOptions
    position = Archimage

    def varieties(self) -> list[dict[str, Value]]:
        return [{"seats": seats, "circle": circle} for circle in CIRCLES for seats in self.seats]

    def start(self, options: ArchimageOptions) -> Archimage:
        circle = (CIRCLES.index(options.circle) + 1) % 5
        return Archimage(plan(options.seats, options.board).board, circle)

    def judge(self) -> ArchimageJudge:
        return ArchimageJudge()

    def invariants(self, position: Archimage) -> Iterable[str]:
        return invariants.problems(position)

    # text

    def write(self, position: Archimage) -> str:
        return text.write(position)

    def read(self, text_: str, options: ArchimageOptions) -> Archimage:
        return text.read(text_, plan(options.seats, options.board).board)

    def write_move(self, position: Archimage, move: int) -> str:
        return notation.write_move(position, move)

    def kinds(self, position: Archimage, move: int) -> list[str]:
        """The spells by name, also borrowed ones; each use of Binding apart."""
        kind, one = kind_of(move), one_of(move)
        if kind == CAST or (kind == CHOOSE_SCROLL and position.phase == LOAN):
            return [SPELLS[spell_of(one, position.circle)]]
        return [f"binding {one}"] if kind == BIND else self.write_move(position, move).split()[:1]

    def every_kind(self) -> list[str]:
        cast = [name for name in SPELLS[:20] if name != "synergy"]
        return [*cast, "binding 1", "binding 2", "binding 3", "break", "end", "draft", "store", "remove"]

    def board(self, position: Archimage, language: str = "en") -> str:
        return display.board(Teller(self.words, position, language))

    # words

    def ask(self, position: Archimage, language: str) -> str:
        return Teller(self.words, position, language).ask()

    def say(self, position: Archimage, move: int, language: str) -> str:
        return Teller(self.words, position, language).tell(move)

    def label(self, position: Archimage, move: int, language: str) -> str:
        return Teller(self.words, position, language).label(move)

    def name(self, position: Archimage, target: str, language: str) -> str:
        return Teller(self.words, position, language).name(target)

    def why_not(self, position: Archimage, target: str, language: str) -> Reason:
        return reasons.why_not(Teller(self.words, position, language), target)

    # drawing and touching

    def gesture(self, position: Archimage, move: int) -> Gesture:
        return touching.gesture(position, move)

    def scene(self, position: Archimage, view: View) -> str:
        return scene.draw(self, position, view)

    def motions(self, position: Archimage, move: int) -> list[Motion]:
        return touching.motions(position, move)

    def setting(self) -> ArchimageSetting:
        return ArchimageSetting(self)


GAME = ArchimageGame()
