"""Making tables: in the order in which they need each other, as far as a budget goes, from where it was left.

A table that is done is a file of its own. What is under way is kept beside it every minute, with what was found so far.
A file that is damaged is made anew.
"""

import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from sortilege.kernel.endgame import VOID, Endgame, closure
from sortilege.kernel.game import AnyGame
from sortilege.search.retrograde import KnownTables, Retrograde
from sortilege.search.table_files import Damaged, TableFile, blocks_of, write_file

PORTION = 1 << 15  # numbers between two looks at the clock
KEEPING = 60.0  # seconds between two times that what is under way is kept
KEPT_IN = 3.0  # seconds that this may take; what takes longer is kept less often
MOST = 200_000_000  # positions of one table: they need twice as many bytes of memory, and those of the tables below


class TableCount(NamedTuple):
    """What a table holds, for the seat to move; and the turns of its longest win or loss."""

    won: int
    drawn: int
    lost: int
    longest: int


def count(content: bytes | memoryview) -> TableCount:
    """Counts the values of a table."""
    numbers = [0] * (VOID + 1)
    for block in blocks_of(content):
        for value in set(block):
            numbers[value] += block.count(value)
    del numbers[VOID]
    longest = max((value - 1 for value, some in enumerate(numbers) if some), default=0)
    return TableCount(sum(numbers[2::2]), numbers[0], sum(numbers[1::2]), max(0, longest))


@dataclass
class Solved:
    """How far a run has come, and what it made."""

    total: int = 0  # numbers to weigh and to decide
    done: int = 0
    table: str = ""  # the one under way
    made: list[str] = field(default_factory=list)
    found: list[str] = field(default_factory=list)  # tables that were there
    damaged: list[str] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)  # beyond the budget
    positions: int = 0  # that were solved in this run
    seconds: float = 0.0  # of the processor
    bytes: int = 0  # on disk, of what was made
    counts: dict[str, TableCount] = field(default_factory=dict)  # of every table


def about(game: AnyGame, endgame: Endgame, table: int) -> dict[str, Any]:
    """What the head of a table's file says."""
    return {"game": game.key, "rules": game.version, "table": endgame.name(table)}


def path_of(folder: Path, game: AnyGame, endgame: Endgame, table: int) -> Path:
    """Where a table is kept."""
    return folder / game.key / f"{endgame.name(table)}.table"


class TableMaker:
    """Makes the wanted tables of a game, and those that they need."""

    def __init__(self, game: AnyGame, endgame: Endgame, folder: Path, most: int | None = MOST) -> None:
        self.game = game
        self.endgame = endgame
        self.folder = folder
        self.most = most
        self.keeping = KEEPING
        self._known = KnownTables()

    def run(self, wanted: list[int], seconds: float | None = None) -> Iterator[Solved]:
        """Tells now and then how far it has come; when time is up, what is under way is kept."""
        end = None if seconds is None else time.monotonic() + seconds
        order = closure(self.endgame, wanted)
        solved = Solved(total=sum(2 * int(self.endgame.size(table)) for table in order))
        lacking: set[int] = set()
        for table in order:
            solved.table, before = self.endgame.name(table), solved.done
            late = end is not None and time.monotonic() > end
            if not self._find(table, solved):
                needs = lacking.intersection(self.endgame.below(table))
                if late or needs or (self.most is not None and self.endgame.size(table) > self.most):
                    lacking.add(table)
                    solved.left_out.append(solved.table)
                else:
                    yield from self._make(table, solved, end)
                    if solved.table not in solved.made:
                        lacking.add(table)
                        solved.left_out.append(solved.table)
            solved.done = before + 2 * int(self.endgame.size(table))
            yield solved

    def _find(self, table: int, solved: Solved) -> bool:
        """Whether a table is there, all of it checked."""
        try:
            solved.counts[solved.table] = count(self._read(table))
        except FileNotFoundError:
            return False
        except Damaged:
            solved.damaged.append(solved.table)
            return False
        solved.found.append(solved.table)
        return True

    def _read(self, table: int) -> bytes:
        """Reads a table that is done."""
        path = path_of(self.folder, self.game, self.endgame, table)
        return TableFile(path, about(self.game, self.endgame, table)).content()

    def _make(self, table: int, solved: Solved, end: float | None) -> Iterator[Solved]:
        """Solves one table and writes it; what is under way is kept when time is up."""
        below = self.endgame.below(table)
        self._known.keep(below)
        solver = Retrograde(self.endgame, table, self._known)
        path, begun, before = path_of(self.folder, self.game, self.endgame, table), time.process_time(), solved.done
        part = path.with_suffix(".part")
        self._resume(solver, table, part)
        for lower in below:
            if not self._known.has(lower):
                self._known.put(lower, self._read(lower))
        kept, pause = time.monotonic(), self.keeping
        while not solver.run(PORTION):
            weighed = solver.at if solver.value == 0 else solver.size
            solved.done = before + int(weighed + solver.told)
            now = time.monotonic()
            if now - kept > pause or (end is not None and now > end):
                self._keep(solver, table, part)
                kept = time.monotonic()
                pause = self.keeping * max(1.0, (kept - now) / KEPT_IN)
                if end is not None and now > end:
                    return
            yield solved
        content = solver.content()
        write_file(path, about(self.game, self.endgame, table), content)
        solved.counts[solved.table] = count(content)
        part.unlink(missing_ok=True)
        solver.publish()
        solved.made.append(solved.table)
        solved.positions += int(solver.size)
        solved.bytes += path.stat().st_size
        solved.seconds += time.process_time() - begun

    def _keep(self, solver: Retrograde, table: int, part: Path) -> None:
        head = about(self.game, self.endgame, table) | {"progress": solver.progress()}
        write_file(part, head, *solver.halfway())

    def _resume(self, solver: Retrograde, table: int, part: Path) -> None:
        """Goes on from what was kept, if that is whole."""
        with suppress(OSError, Damaged, KeyError):
            file = TableFile(part, about(self.game, self.endgame, table))
            solver.resume(memoryview(file.content()), file.head["progress"])
