"""The Big Book of Madness: up to five magicians against one book, all winning or losing together."""

from collections.abc import Iterable, Mapping, Sequence

from sortilege.games.madness import (
    at_work,
    deeds,
    details,
    diagram,
    endings,
    notation,
    options,
    panels,
    position_text,
    reasons,
    scene,
    touch,
)
from sortilege.games.madness.codes import MAGICIANS
from sortilege.games.madness.editor import MadnessEditor
from sortilege.games.madness.encoder import MadnessEncoder
from sortilege.games.madness.evaluation import MadnessEvaluation
from sortilege.games.madness.invariants import invariants
from sortilege.games.madness.options import SEATS, MadnessOptions
from sortilege.games.madness.own_copy import OwnCards
from sortilege.games.madness.rules import Madness
from sortilege.games.madness.speech import MadnessSpeech
from sortilege.games.madness.timeout_move import timeout_move
from sortilege.kernel.deeds import Deed, Ending
from sortilege.kernel.details import Card, CardGroup, Reason
from sortilege.kernel.evaluation import Evaluation
from sortilege.kernel.game import Game
from sortilege.kernel.gesture import Gesture, View
from sortilege.kernel.options import Gentle, Value
from sortilege.kernel.panels import Panel


class MadnessGame(Game[Madness, MadnessOptions]):
    """What the table needs of this game."""

    key = "madness"
    version = 2  # every Curse strikes all players, every Spell of ours can be multiplied, Corvin lets another draw
    seats = SEATS
    rank = 4
    minutes = 75
    gentle = Gentle({"difficulty": "easy", "madness": "5n"}, level=6)  # a friend who plays well
    cooperative = True
    notation = notation.NOTATION
    buttons = r"(times|pay|option|number|el|price)-.+|end|stop|decline|rest|done|confirm|power"
    options = MadnessOptions
    position = Madness
    speech = MadnessSpeech

    def option_sets(self) -> list[dict[str, Value]]:
        return options.option_sets()

    def option_cards(self, name: str, language: str) -> dict[str, Card]:
        if name != "magicians":
            return super().option_cards(name, language)
        return details.magician_choices(MadnessSpeech(self.words, options.table(MadnessOptions()), language))

    def recommended(self, seats: int) -> Mapping[str, str]:
        return options.RECOMMENDED[seats]

    def expectation(self, options_: MadnessOptions, language: str) -> str:
        return self.words(language, f"expect-{options_.seats}")

    def start(self, options_: MadnessOptions) -> Madness:
        return options.start(options_)

    def rematch(self, options_: MadnessOptions) -> MadnessOptions:
        return options.rematch(options_)

    def evaluation(self) -> Evaluation:
        return MadnessEvaluation()

    def encoder(self, options_: MadnessOptions) -> MadnessEncoder:
        return MadnessEncoder(options_.seats)

    def drafts(self, position: Madness) -> bool:
        return int(position.phase) == MAGICIANS and position.seat >= 0

    def timeout_move(self, position: Madness) -> int:
        return timeout_move(position)

    def invariants(self, position: Madness) -> Iterable[str]:
        return invariants(position)

    def write(self, position: Madness) -> str:
        return position_text.write(position)

    def read(self, text: str, options_: MadnessOptions) -> Madness:
        return position_text.read(text, options.table(options_))

    def write_move(self, position: Madness, move: int) -> str:
        return notation.write_move(position, move)

    def kinds(self, position: Madness, move: int) -> list[str]:
        return at_work.kinds(position, move)

    def every_kind(self) -> list[str]:
        return at_work.every_kind()

    def board(self, position: Madness, language: str = "en", reader: int = 0) -> str:
        return diagram.board(MadnessSpeech(self.words, position, language))

    def why_not(self, position: Madness, target: str, language: str) -> Reason:
        return reasons.why_not(MadnessSpeech(self.words, position, language), target)

    def card(self, position: Madness, target: str, language: str) -> Card | None:
        return details.card(MadnessSpeech(self.words, position, language), target)

    def cards(self, language: str) -> list[CardGroup]:
        return details.every_card(MadnessSpeech(self.words, options.table(MadnessOptions()), language))

    def joins(self, position: Madness, move: int) -> bool:
        return deeds.joins(position, move)

    def deed(self, position: Madness, moves: Sequence[int], language: str) -> Deed:
        return deeds.deed(MadnessSpeech(self.words, position, language), moves)

    def ending(self, position: Madness, language: str) -> Ending:
        return endings.ending(MadnessSpeech(self.words, position, language))

    def swing(self, before: Madness, after: Madness) -> int:
        return endings.swing(before, after)

    def stands(self, position: Madness, language: str) -> str:
        return endings.stands(MadnessSpeech(self.words, position, language))

    def gesture(self, position: Madness, move: int) -> Gesture:
        return touch.gesture(position, move)

    def scene(self, position: Madness, view: View) -> str:
        return scene.render(MadnessSpeech(self.words, position, view.language), view)

    def panels(self, position: Madness, view: View) -> list[Panel]:
        return panels.panels(MadnessSpeech(self.words, position, view.language), view)

    def pieces(self, position: Madness) -> dict[str, str]:
        return touch.pieces(position)

    def editor(self) -> MadnessEditor:
        return MadnessEditor(self)

    def own_copy(self) -> OwnCards:
        return OwnCards()


GAME = MadnessGame()
