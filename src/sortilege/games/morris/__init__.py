"""Nine Men's Morris, with the rules of OpenSpiel's nine_mens_morris."""

from collections.abc import Iterable, Sequence

from sortilege.games.morris import deeds, details, endings, invariants, notation, panels, reasons, scene, touch
from sortilege.games.morris.editor import MorrisEditor
from sortilege.games.morris.encoder import MorrisEncoder
from sortilege.games.morris.endgame import MorrisEndgame
from sortilege.games.morris.evaluation import MorrisEvaluation
from sortilege.games.morris.rules import LAST_TURN, Morris
from sortilege.games.morris.speech import MorrisSpeech
from sortilege.kernel.deeds import Deed, Ending
from sortilege.kernel.details import Card, Reason
from sortilege.kernel.game import Game
from sortilege.kernel.gesture import Gesture, Motion, View
from sortilege.kernel.options import Options
from sortilege.kernel.panels import Panel


class MorrisGame(Game[Morris, Options]):
    """Nine Men's Morris for two."""

    key = "morris"
    minutes = 10
    notation = notation.MOVE
    options = Options
    position = Morris
    speech = MorrisSpeech

    def start(self, options: Options) -> Morris:
        return Morris()

    def evaluation(self) -> MorrisEvaluation:
        return MorrisEvaluation()

    def encoder(self, options: Options) -> MorrisEncoder:
        return MorrisEncoder()

    def endgame(self, position: Morris) -> MorrisEndgame:
        return MorrisEndgame()

    def invariants(self, position: Morris) -> Iterable[str]:
        return invariants.problems(position)

    def write(self, position: Morris) -> str:
        return notation.write(position)

    def read(self, text: str, options: Options) -> Morris:
        return notation.read(text)

    def write_move(self, position: Morris, move: int) -> str:
        return notation.write_move(position, move)

    def board(self, position: Morris, language: str = "en", reader: int = 0) -> str:
        return f"{notation.board(position)}\n{MorrisSpeech(self.words, position, language).hands()}"

    def why_not(self, position: Morris, target: str, language: str) -> Reason:
        return reasons.why_not(MorrisSpeech(self.words, position, language), target)

    def card(self, position: Morris, target: str, language: str) -> Card | None:
        return details.card(MorrisSpeech(self.words, position, language), target)

    def joins(self, position: Morris, move: int) -> bool:
        return position.take

    def deed(self, position: Morris, moves: Sequence[int], language: str) -> Deed:
        return deeds.deed(MorrisSpeech(self.words, position, language), moves)

    def ending(self, position: Morris, language: str) -> Ending:
        return endings.ending(MorrisSpeech(self.words, position, language))

    def gesture(self, position: Morris, move: int) -> Gesture:
        return touch.gesture(move)

    def pieces(self, position: Morris) -> dict[str, str]:
        return touch.pieces(position)

    def motions(self, position: Morris, move: int) -> list[Motion]:
        return touch.motions(position, move)

    def scene(self, position: Morris, view: View) -> str:
        return scene.render(MorrisSpeech(self.words, position, view.language), view)

    def draw_count(self, position: Morris) -> tuple[int, int]:
        return int(position.turn), LAST_TURN  # M4.3

    def panels(self, position: Morris, view: View) -> list[Panel]:
        return panels.panels(MorrisSpeech(self.words, position, view.language), view)

    def editor(self) -> MorrisEditor:
        return MorrisEditor(self)


GAME = MorrisGame()
