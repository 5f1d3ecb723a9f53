"""SPELL: a duel of wizards on an arena of sliding tiles. French and original edition, alone or for two."""

from collections.abc import Iterable, Sequence
from typing import Any

from sortilege.games.spell import (
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
from sortilege.games.spell.editor import SpellEditor
from sortilege.games.spell.encoder import SpellEncoder
from sortilege.games.spell.evaluation import SpellEvaluation
from sortilege.games.spell.options import SpellOptions, option_sets, rematch, start, unset, with_deck_named
from sortilege.games.spell.own_copy import OwnRunes
from sortilege.games.spell.rules import SpellPosition
from sortilege.games.spell.speech import SpellSpeech
from sortilege.kernel.deeds import Deed, Ending
from sortilege.kernel.details import Card, CardGroup, Reason
from sortilege.kernel.game import Game
from sortilege.kernel.gesture import Gesture, Motion, View
from sortilege.kernel.options import Gentle, Value
from sortilege.kernel.panels import Panel


class SpellGame(Game[SpellPosition, SpellOptions]):
    """SPELL, both editions, all modes."""

    key = "spell"
    seats = (1, 2)
    rank = 2
    minutes = 30
    gentle = Gentle({"setup": "quick"})
    notation = notation.MOVES
    buttons = "end"
    options = SpellOptions
    position = SpellPosition
    speech = SpellSpeech

    def make_options(self, values: dict[str, Any]) -> SpellOptions:
        return super().make_options(with_deck_named(values))

    def option_sets(self) -> list[dict[str, Value]]:
        return option_sets()

    def start(self, options: SpellOptions) -> SpellPosition:
        return start(options)

    def rematch(self, options: SpellOptions) -> SpellOptions:
        return rematch(options)

    def evaluation(self) -> SpellEvaluation:
        return SpellEvaluation()

    def encoder(self, options: SpellOptions) -> SpellEncoder:
        return SpellEncoder()

    def invariants(self, position: SpellPosition) -> Iterable[str]:
        return invariants.problems(position)

    def write(self, position: SpellPosition) -> str:
        return position_text.write(position)

    def read(self, text: str, options: SpellOptions) -> SpellPosition:
        return position_text.read(text, unset(options))

    def write_move(self, position: SpellPosition, move: int) -> str:
        return notation.write_move(position, move)

    def every_kind(self) -> list[str]:
        return notation.KINDS

    def board(self, position: SpellPosition, language: str = "en", reader: int = 0) -> str:
        return diagram.board(SpellSpeech(self.words, position, language))

    def why_not(self, position: SpellPosition, target: str, language: str) -> Reason:
        return reasons.why_not(SpellSpeech(self.words, position, language), target)

    def card(self, position: SpellPosition, target: str, language: str) -> Card | None:
        return details.card(SpellSpeech(self.words, position, language), target)

    def cards(self, language: str) -> list[CardGroup]:
        return details.every_card(SpellSpeech(self.words, start(SpellOptions()), language))

    def joins(self, position: SpellPosition, move: int) -> bool:
        return deeds.joins(position, move)

    def deed(self, position: SpellPosition, moves: Sequence[int], language: str) -> Deed:
        return deeds.deed(SpellSpeech(self.words, position, language), moves)

    def ending(self, position: SpellPosition, language: str) -> Ending:
        return endings.ending(SpellSpeech(self.words, position, language))

    def swing(self, before: SpellPosition, after: SpellPosition) -> int:
        return endings.swing(before, after)

    def stands(self, position: SpellPosition, language: str) -> str:
        return endings.stands(SpellSpeech(self.words, position, language))

    def gesture(self, position: SpellPosition, move: int) -> Gesture:
        return touch.gesture(position, move)

    def motions(self, position: SpellPosition, move: int) -> list[Motion]:
        return touch.motions(position, move)

    def scene(self, position: SpellPosition, view: View) -> str:
        return scene.render(SpellSpeech(self.words, position, view.language), view)

    def panels(self, position: SpellPosition, view: View) -> list[Panel]:
        return panels.panels(SpellSpeech(self.words, position, view.language), view)

    def editor(self) -> SpellEditor:
        return SpellEditor(self)

    def own_copy(self) -> OwnRunes:
        return OwnRunes()


GAME = SpellGame()
