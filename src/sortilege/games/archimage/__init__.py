"""Archimage: a race of two to five wizards through the Tower of Arcana, with dice and scrolls."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from sortilege.games.archimage import (
    deeds,
    details,
    diagram,
    endings,
    invariants,
    notation,
    panels,
    position_text,
    reasons,
    scene,
    touch,
)
from sortilege.games.archimage import options as opt
from sortilege.games.archimage.editor import ArchimageEditor
from sortilege.games.archimage.encoder import ArchimageEncoder
from sortilege.games.archimage.evaluation import ArchimageEvaluation
from sortilege.games.archimage.options import ArchimageOptions
from sortilege.games.archimage.own_copy import OwnBoard
from sortilege.games.archimage.plan import plan
from sortilege.games.archimage.rules import Archimage
from sortilege.games.archimage.speech import ArchimageSpeech
from sortilege.kernel.deeds import NOBODY, Deed, Ending, Later, composed
from sortilege.kernel.details import Card, CardGroup, Reason
from sortilege.kernel.game import Game
from sortilege.kernel.gesture import Gesture, Motion, View
from sortilege.kernel.options import Value
from sortilege.kernel.panels import Panel
from sortilege.kernel.position import CHANCE


class ArchimageGame(Game[Archimage, ArchimageOptions]):
    """Archimage for two to five."""

    key = "archimage"
    seats = opt.SEATS
    rank = 4
    minutes = 45
    notation = notation.MOVE
    buttons = r"use-\d|ok|end|remove|discard"
    options = ArchimageOptions
    position = Archimage
    speech = ArchimageSpeech

    def option_sets(self) -> list[dict[str, Value]]:
        return opt.option_sets()

    def start(self, options: ArchimageOptions) -> Archimage:
        return opt.start(options)

    def evaluation(self) -> ArchimageEvaluation:
        return ArchimageEvaluation()

    def encoder(self, options: ArchimageOptions) -> ArchimageEncoder:
        return ArchimageEncoder(plan(options.seats, options.board).board)

    def invariants(self, position: Archimage) -> Iterable[str]:
        return invariants.problems(position)

    def write(self, position: Archimage) -> str:
        return position_text.write(position)

    def read(self, text: str, options: ArchimageOptions) -> Archimage:
        position = position_text.read(text, plan(options.seats, options.board).board)
        position.options = options
        return position

    def write_move(self, position: Archimage, move: int) -> str:
        return notation.write_move(position, move)

    def kinds(self, position: Archimage, move: int) -> list[str]:
        return [notation.kind(position, move)]

    def every_kind(self) -> list[str]:
        return notation.KINDS

    def board(self, position: Archimage, language: str = "en", reader: int = 0) -> str:
        return diagram.board(ArchimageSpeech(self.words, position, language))

    def why_not(self, position: Archimage, target: str, language: str) -> Reason:
        return reasons.why_not(ArchimageSpeech(self.words, position, language), target)

    def card(self, position: Archimage, target: str, language: str) -> Card | None:
        return details.card(ArchimageSpeech(self.words, position, language), target)

    def cards(self, language: str) -> list[CardGroup]:
        return details.every_card(ArchimageSpeech(self.words, opt.start(ArchimageOptions()), language))

    def joins(self, position: Archimage, move: int) -> bool:
        return deeds.joins(position, move)

    def deed(self, position: Archimage, moves: Sequence[int], language: str) -> Deed:
        told = deeds.deed(ArchimageSpeech(self.words, position, language), moves)
        if told.seat == NOBODY:
            return told
        before = position.copy()
        return replace(told, motions=Later(lambda: self._moved(before, moves)))

    def _moved(self, position: Archimage, moves: Sequence[int]) -> list[Motion]:
        """What moves in the drawing, but for familiars that go home: they are not taken."""
        there, steps = position.copy(), []
        for move in moves:
            steps.append(self.motions(there, move))
            there.play(move)
        return [motion for motion in composed(steps) if motion[1] is not None or not motion[0].startswith("v-")]

    def ending(self, position: Archimage, language: str) -> Ending:
        return endings.ending(ArchimageSpeech(self.words, position, language))

    def stands(self, position: Archimage, language: str) -> str:
        return endings.stands(ArchimageSpeech(self.words, position, language))

    def gesture(self, position: Archimage, move: int) -> Gesture:
        return touch.gesture(position, move)

    def pieces(self, position: Archimage) -> dict[str, str]:
        return touch.pieces(position)

    def motions(self, position: Archimage, move: int) -> list[Motion]:
        """What chance lays out appears, and dice roll in the panels: nothing glides."""
        return [] if position.seat == CHANCE else super().motions(position, move)

    def scene(self, position: Archimage, view: View) -> str:
        return scene.render(ArchimageSpeech(self.words, position, view.language), view)

    def panels(self, position: Archimage, view: View) -> list[Panel]:
        return panels.panels(ArchimageSpeech(self.words, position, view.language), view)

    def editor(self) -> ArchimageEditor:
        return ArchimageEditor(self)

    def own_copy(self) -> OwnBoard:
        return OwnBoard()


GAME = ArchimageGame()
