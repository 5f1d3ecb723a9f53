"""The last gems: all positions of a spell with three gems left, solved exactly, beside the same without it."""

from itertools import combinations_with_replacement, product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sortilege import build
from sortilege.games.grimoire import GAME
from sortilege.games.grimoire.endgame import GrimoireEndgame
from sortilege.games.grimoire.extras.duel import written
from sortilege.games.grimoire.language.tree import Spell
from sortilege.search.solving import TableMaker, count, path_of
from sortilege.search.table_files import TableFile

ELEMENTS = range(4)


def last_gems(spell: Spell) -> dict[str, Any]:
    """What the spell's master wins with two gems against one, and loses with one against two.

    His grimoire is open and the spell not cast, the other can cast nothing; either may be to move. Nothing is found on
    the plain build, which would take minutes.
    """
    if not build.compiled:
        return {"positions": 0}
    options = GAME.make_options({"book0": "own", "text0": written([("Spell", spell)]), "book1": "none", "study": False})
    endgame = GAME.endgame(GAME.start(options))
    assert isinstance(endgame, GrimoireEndgame)
    with TemporaryDirectory() as folder:
        ahead, behind = _Endings(endgame, Path(folder), 2, 1), _Endings(endgame, Path(folder), 1, 2)
        return {
            "positions": ahead.positions + behind.positions,
            "won": ahead.won / ahead.positions, "won_without": ahead.without(1),
            "lost": behind.lost / behind.positions, "lost_without": behind.without(0),
        }  # fmt: skip


class _Endings:
    """All positions with so many gems of the spell's master and of the other, of any elements."""

    def __init__(self, endgame: GrimoireEndgame, folder: Path, own: int, other: int) -> None:
        self.endgame = endgame
        self.folder = folder
        layers = [(*pair, 0, 0, 1, 0, 0, 0, 0, 0) for pair in product(_counts(own), _counts(other))]
        self.tables = [endgame.enter(layer) for layer in layers]
        for _ in TableMaker(GAME, endgame, folder).run(self.tables):
            pass
        self.won = self.lost = self.positions = 0
        for table in self.tables:
            content = self._content(table)
            half = len(content) // 2  # the spell's master is to move in the first
            mine, theirs = count(content[:half]), count(content[half:])
            self.won += mine.won + theirs.lost
            self.lost += mine.lost + theirs.won
            self.positions += len(content)

    def without(self, score: int) -> float:
        """The share of positions with this score for the master, were the spell cast: elements then do not matter."""
        table, found, plain = self.tables[0], 0, b""
        size = int(self.endgame.size(table))
        for number in range(size):
            self.endgame.set_up(table, number)
            position = self.endgame.scratch
            mover = int(position.seat)
            if mover:
                position.opp_cast = position.books.full[0]
            else:
                position.own_cast = position.books.full[0]
            assert self.endgame.find(position), "a plain table, which all layers lead to"
            plain = plain or self._content(int(self.endgame.table))
            value = plain[int(self.endgame.number)]
            found += value > 0 and (value % 2 == 0) == (mover == 1 - score)
        return found / size

    def _content(self, table: int) -> bytes:
        return TableFile(path_of(self.folder, GAME, self.endgame, table), {}).content()


def _counts(gems: int) -> list[int]:
    """So many gems, of any elements: two bits an element."""
    return [sum(1 << 2 * element for element in some) for some in combinations_with_replacement(ELEMENTS, gems)]
