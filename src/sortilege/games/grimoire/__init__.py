"""Zero's Spellbook Master (Le Maître des Grimoires): gems on a morris board, and spells that the masters write."""

from collections.abc import Mapping, Sequence
from typing import Any

from sortilege.games.grimoire import deeds, details, diagram, endings, position_text, reasons, scene, touch
from sortilege.games.grimoire import invariants as facts
from sortilege.games.grimoire import notation as nt
from sortilege.games.grimoire import options as op
from sortilege.games.grimoire import panels as beside
from sortilege.games.grimoire.editor import GrimoireEditor
from sortilege.games.grimoire.encoder import GrimoireEncoder
from sortilege.games.grimoire.endgame import GrimoireEndgame
from sortilege.games.grimoire.evaluation import GrimoireEvaluation
from sortilege.games.grimoire.rules import Confrontation
from sortilege.games.grimoire.sight import SightEncoder
from sortilege.games.grimoire.speech import GrimoireSpeech
from sortilege.games.grimoire.spellbooks import learn, read_study, write_study
from sortilege.games.grimoire.state import STERILE
from sortilege.kernel.deeds import Deed, Ending
from sortilege.kernel.details import Card, CardGroup, Reason
from sortilege.kernel.game import Game
from sortilege.kernel.gesture import View
from sortilege.kernel.options import Gentle
from sortilege.kernel.panels import Panel


class Grimoire(Game[Confrontation, op.GrimoireOptions]):
    """The grimoire game for two masters."""

    key = "grimoire"
    rank = 3
    minutes = 30
    gentle = Gentle({"book0": "novice", "book1": "novice", "study": False})
    notation = nt.MOVE
    sided = True
    buttons = "ready|stop|cast|done|stays|falls|accept|contest|yield|insist|dispute"
    options = op.GrimoireOptions
    position = Confrontation
    speech = GrimoireSpeech
    evaluation = staticmethod(GrimoireEvaluation)
    option_sets = staticmethod(op.option_sets)
    fresh = staticmethod(op.fresh)
    start = staticmethod(op.start)
    next_round = staticmethod(op.next_round)
    tally = staticmethod(op.tally)
    rematch = staticmethod(op.rematch)
    for_people_only = staticmethod(op.for_people_only)
    study = staticmethod(op.study)
    granted = staticmethod(op.granted)
    learn = staticmethod(learn)
    write_study = staticmethod(write_study)
    read_study = staticmethod(read_study)
    invariants = staticmethod(facts.invariants)
    write = staticmethod(position_text.write)
    read = staticmethod(position_text.read)
    write_move = staticmethod(nt.write_move)
    kinds = staticmethod(nt.kinds)
    ruled_anew = staticmethod(nt.ruled_anew)
    every_kind = staticmethod(nt.every_kind)
    gesture = staticmethod(touch.gesture)
    motions = staticmethod(touch.motions)
    loose = staticmethod(touch.loose)
    made_anew = staticmethod(touch.made_anew)

    def spoken(self, position: Confrontation, language: str) -> GrimoireSpeech:
        return GrimoireSpeech(self.words, position, language)

    def _spoken_to(self, position: Confrontation, view: View) -> GrimoireSpeech:
        return GrimoireSpeech(self.words, position, view.language, view.seat % 2)

    def say(self, position: Confrontation, move: int, language: str) -> str:
        return GrimoireSpeech(self.words, position, language, 0).say(move)  # as in records

    def draw_count(self, position: Confrontation) -> tuple[int, int] | None:
        return (int(position.sterile), STERILE) if position.draws else None  # G5.5

    def net_encoder(self, options: op.GrimoireOptions) -> SightEncoder:
        return SightEncoder(options.compiled())

    def encoder(self, options: op.GrimoireOptions) -> GrimoireEncoder:
        return GrimoireEncoder()

    def endgame(self, position: Confrontation) -> GrimoireEndgame | None:
        books = position.books  # bots and proofs leave what people must judge alone (G7.1, G8.2)
        return None if books.letter or books.free[0] or books.free[1] else GrimoireEndgame(position)

    def is_slow(self, values: Mapping[str, Any]) -> bool:
        return op.is_unstudied(values)

    def read_move(self, position: Confrontation, text: str) -> int:
        return super().read_move(position, nt.plain_text(position, text))

    def board(self, position: Confrontation, language: str = "en", reader: int = 0) -> str:
        return diagram.board(GrimoireSpeech(self.words, position, language, reader % 2))

    def why_not(self, position: Confrontation, target: str, language: str) -> Reason:
        return reasons.why_not(self.spoken(position, language), target)

    def card(self, position: Confrontation, target: str, language: str) -> Card | None:
        return details.card(self.spoken(position, language), target)

    def cards(self, language: str) -> list[CardGroup]:
        return details.every_card(self.spoken(op.start(op.GrimoireOptions()), language))

    def joins(self, position: Confrontation, move: int) -> bool:
        return deeds.joins(position)

    def deed(self, position: Confrontation, moves: Sequence[int], language: str) -> Deed:
        return deeds.deed(self.spoken(position, language), moves)

    def told(self, position: Confrontation, moves: Sequence[int], view: View) -> Deed:
        return deeds.deed(self._spoken_to(position, view), moves)

    def ending(self, position: Confrontation, language: str) -> Ending:
        return endings.ending(self.spoken(position, language))

    def scene(self, position: Confrontation, view: View) -> str:
        return scene.render(self._spoken_to(position, view), view)

    def panels(self, position: Confrontation, view: View) -> list[Panel]:
        return beside.panels(self._spoken_to(position, view), view.seat % 2)

    def editor(self) -> GrimoireEditor:
        return GrimoireEditor(self)


GAME = Grimoire()
