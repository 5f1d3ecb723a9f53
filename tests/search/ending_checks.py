"""Checking exact endings: what follows from the moves, and lines counted out without any table."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sortilege.games.grimoire import GAME as GRIMOIRE
from sortilege.kernel.endgame import Endgame
from sortilege.kernel.game import AnyGame
from sortilege.kernel.position import OVER, Position
from sortilege.search.perfect import table_value
from sortilege.search.solving import Solved, TableMaker, path_of
from sortilege.search.table_files import TableFile

PLAIN: dict[str, Any] = {"book0": "none", "book1": "none", "study": False, "first": "0"}
SMALL = [0x11, 0x21]  # plain tables of the grimoire game: 1 against 1 gem, 2 against 1


def ends(position: Position) -> Iterator[Position]:
    """The positions after each whole turn from here."""
    for move in position.moves():
        after = position.copy()
        after.play(move)
        if after.seat == position.seat:
            yield from ends(after)
        else:
            yield after


def followed(values: list[int]) -> int:
    """The value of a position, from those of the positions after each turn: 0 if nothing is decided."""
    if won := [value for value in values if value & 1]:
        return min(won) + 1
    return 0 if 0 in values else max(values) + 1


def counted_out(position: Position, turns: int) -> int:
    """The value of a position if it is decided within so many turns, else 0: depth first, without any table."""
    values, seat = [], int(position.seat)
    for after in ends(position):
        if after.seat == OVER:
            values.append({1.0: 1, 0.0: 2, 0.5: 0}[float(after.score(seat))])
        else:
            values.append(counted_out(after, turns - 1) if turns > 1 else 0)
        if values[-1] == 1:
            return 2
    value = followed(values)
    return value if value - 1 <= turns else 0


def solved(game: AnyGame, endgame: Endgame, folder: Path, wanted: list[int]) -> Solved:
    """Makes tables."""
    report = Solved()
    for report in TableMaker(game, endgame, folder).run(wanted):
        assert report.done <= report.total
    assert report.done == report.total
    return report


def confirm(game: AnyGame, endgame: Endgame, table: int, numbers: list[int], folder: Path, turns: int = 0) -> int:
    """Checks values against those of the positions after each turn, or by counting lines out; returns how many."""
    file = TableFile(path_of(folder, game, endgame, table), {})
    checked = 0
    for number in numbers:
        if not endgame.set_up(table, number):
            continue
        position, checked = endgame.position.copy(), checked + 1
        value = file.value(number)
        if position.seat == OVER:
            assert value == 1
        elif turns:
            assert counted_out(position, turns) == (value if value - 1 <= turns else 0), str(position)
        else:
            assert value == followed([_after(game, endgame, there, position, folder) for there in ends(position)])
    return checked


def _after(game: AnyGame, endgame: Endgame, there: Position, before: Position, folder: Path) -> int:
    if there.seat == OVER:
        return 1 if there.score(int(before.seat)) > 0.5 else 2
    value = table_value(game, endgame, there, folder)
    assert value is not None
    return value


def plain_tables(folder: Path) -> tuple[Endgame, Path]:
    """The plain tables of the grimoire game with three gems."""
    endgame = GRIMOIRE.endgame(GRIMOIRE.start(GRIMOIRE.make_options(dict(PLAIN))))
    assert endgame is not None
    assert solved(GRIMOIRE, endgame, folder, SMALL).made == ["plain/1-1", "plain/2-1"]
    return endgame, folder
