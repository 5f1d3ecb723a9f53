"""SPELL: a duel of wizards on an arena of sliding tiles. French and original edition, alone or for two."""

from collections.abc import Iterable

from sortilege.games.spell import diagram, reasons, scene, touch
from sortilege.games.spell import text as texts
from sortilege.games.spell.bot import SpellJudge
from sortilege.games.spell.invariants import invariants
from sortilege.games.spell.notation import KINDS, MOVES, write_move
from sortilege.games.spell.options import SpellOptions, start, terms, varieties
from sortilege.games.spell.rules import Spell
from sortilege.games.spell.setting import SpellSetting
from sortilege.games.spell.speech import Speech
from sortilege.kernel.game import Game, Reason
from sortilege.kernel.gesture import Gesture, Motion, View
from sortilege.kernel.options import Value


class SpellGame(Game[Spell, SpellOptions]):
    """SPELL, both editions, all modes."""

    key = "spell"
    seats = (1, 2)
    minutes = 30
    notation = MOVES
    options = SpellOptions
    position = Spell

    def varieties(self) -> list[dict[str, Value]]:
        return varieties()

    def start(self, options: SpellOptions) -> Spell:
        return start(options)

    def judge(self) -> SpellJudge:
        return SpellJudge()

    def invariants(self, position: Spell) -> Iterable[str]:
        return invariants(position)

    # text

    def write(self, position: Spell) -> str:
        return texts.write(position)

    def read(self, text: str, options: SpellOptions) -> Spell:
        return texts.read(text, Spell(terms(options)))

    def write_move(self, position: Spell, move: int) -> str:
        return write_move(position, move)

    def every_kind(self) -> list[str]:
        return KINDS

    def board(self, position: Spell, language: str = "en") -> str:
        return diagram.board(self.speech(position, language))

    # words

    def speech(self, position: Spell, language: str) -> Speech:
        return Speech(self.words, position, language)

    def ask(self, position: Spell, language: str) -> str:
        return self.speech(position, language).ask()

    def say(self, position: Spell, move: int, language: str) -> str:
        return self.speech(position, language).say(move)

    def label(self, position: Spell, move: int, language: str) -> str:
        return self.speech(position, language).label(move)

    def name(self, position: Spell, target: str, language: str) -> str:
        return self.speech(position, language).name(target)

    def why_not(self, position: Spell, target: str, language: str) -> Reason:
        return reasons.why_not(self.speech(position, language), target)

    # drawing and touching

    def gesture(self, position: Spell, move: int) -> Gesture:
        return touch.gesture(position, move)

    def scene(self, position: Spell, view: View) -> str:
        return scene.draw(self.speech(position, view.language), view)

    def motions(self, position: Spell, move: int) -> list[Motion]:
        return touch.motions(position, move)

    def setting(self) -> SpellSetting:
        return SpellSetting(self)


GAME = SpellGame()
