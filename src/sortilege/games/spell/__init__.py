"""SPELL: a duel of wizards on an arena of sliding tiles. French and original edition, alone or for two."""

from collections.abc import Iterable

from sortilege.games.spell import text as texts
from sortilege.games.spell.invariants import invariants
from sortilege.games.spell.notation import MOVES, write_move
from sortilege.games.spell.options import SpellOptions, start, terms, varieties
from sortilege.games.spell.rules import Spell
from sortilege.kernel.game import Game
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

    def invariants(self, position: Spell) -> Iterable[str]:
        return invariants(position)

    def write(self, position: Spell) -> str:
        return texts.write(position)

    def read(self, text: str, options: SpellOptions) -> Spell:
        return texts.read(text, Spell(terms(options)))

    def write_move(self, position: Spell, move: int) -> str:
        return write_move(position, move)


GAME = SpellGame()
