"""What solved tables say of a position and of its moves. Nothing needs them: where none is there, nothing is said."""

import os
from collections import OrderedDict
from dataclasses import dataclass
from pathlib import Path

from sortilege.kernel.endgame import DRAWN, NO_TABLE, Endgame
from sortilege.kernel.game import AnyGame
from sortilege.kernel.position import CHANCE, OVER, Position
from sortilege.search.solving import TableMaker, about, path_of
from sortilege.search.table_files import Damaged, TableFile

FOLDER = "SORTILEGE_ENDINGS"  # the environment variable that names the folder of tables
OPEN = 64  # files
ROOM = 500_000_000  # bytes of all tables; where there are more, none is made but by who asks for it
_files: "OrderedDict[Path, TableFile]" = OrderedDict()
_closed: set[Path] = set()  # folders where nothing could be kept


@dataclass(frozen=True)
class ProvedMove:
    """A move and what comes of it, whatever the other does: the score, and the turns to the end if it is no draw."""

    move: int
    score: float
    turns: int

    @property
    def rank(self) -> tuple[float, int]:
        """What is better is greater: a near win, a far loss."""
        return self.score, -self.turns if self.score > 0.5 else self.turns


def tables_folder() -> Path:
    """Where tables are kept: beside the tables of the server."""
    named = os.environ.get(FOLDER)
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(named) if named else Path(home) / "sortilege" / "endings"


def proved_moves(game: AnyGame, position: Position, folder: Path | None = None) -> list[ProvedMove]:
    """The moves of a position with what is proved of each, the best first; none unless all of them are in tables."""
    folder = folder or tables_folder()
    if position.seat in (CHANCE, OVER) or not (folder / game.key).is_dir():
        return []
    endgame = game.endgame(position)
    if endgame is None:
        return []
    proved = []
    for move in position.moves():
        found = _Prober(game, endgame, folder, int(position.seat)).after(position, move)
        if found is None:
            return []
        proved.append(ProvedMove(move, *found))
    return sorted(proved, key=lambda one: one.rank, reverse=True)


def perfect_move(game: AnyGame, position: Position, folder: Path | None = None) -> ProvedMove | None:
    """The best move by the tables; of those that hold a draw, the one that the game's evaluation likes best."""
    proved = proved_moves(game, position, folder)
    if not proved or proved[0].score != 0.5:
        return proved[0] if proved else None
    seat, evaluation = int(position.seat), game.evaluation()

    def liked(row: ProvedMove) -> float:
        after = position.copy()
        after.play(row.move)
        return evaluation.value(after, seat)

    return max((row for row in proved if row.score == 0.5), key=liked)


def perfect_line(game: AnyGame, position: Position, move: int, plies: int, folder: Path | None = None) -> list[int]:
    """A move and what follows if both go on by the tables."""
    line, there = [move], position.copy()
    there.play(move)
    while len(line) < plies and (rows := proved_moves(game, there, folder)) and rows[0].score != 0.5:
        line.append(rows[0].move)
        there.play(rows[0].move)
    return line


def is_drawn(game: AnyGame, position: Position, folder: Path | None = None) -> bool:
    """Whether a table says that nobody can force a win: rules that end games in draws take nothing from that."""
    folder = folder or tables_folder()
    endgame = game.endgame(position) if (folder / game.key).is_dir() else None
    return endgame is not None and table_value(game, endgame, position, folder) == DRAWN


def make_little(
    game: AnyGame, position: Position, most: int, folder: Path | None = None, seconds: float | None = None
) -> list[str]:
    """Makes the tables that a position needs, if they have so many numbers at most and there is room; tells which.

    When the seconds are over, the next call goes on.
    """
    folder, endgame = folder or tables_folder(), game.endgame(position)
    table = int(endgame.locate(position)) if endgame else NO_TABLE
    if endgame is None or table == NO_TABLE or table_value(game, endgame, position, folder) is not None:
        return []
    if folder in _closed or not _is_little(endgame, table, most):
        return []
    try:
        if sum(path.stat().st_size for path in folder.rglob("*.table")) > ROOM:
            return []
        return [*TableMaker(game, endgame, folder).run([table], seconds)][-1].made
    except OSError:
        _closed.add(folder)
        return []


def _is_little(endgame: Endgame, table: int, most: int) -> bool:
    """Whether a table and all that it needs have so many numbers at most; looks no further than it must."""
    seen, waiting, total = set[int](), [table], 0
    while waiting:
        at = waiting.pop()
        if at in seen:
            continue
        seen.add(at)
        total += int(endgame.size(at))
        if total > most:
            return False
        waiting += endgame.below(at)
    return True


class _Prober:
    """Looks up what comes of moves, for one seat."""

    def __init__(self, game: AnyGame, endgame: Endgame, folder: Path, seat: int) -> None:
        self.game = game
        self.endgame = endgame
        self.folder = folder
        self.seat = seat

    def after(self, position: Position, move: int) -> tuple[float, int] | None:
        """The score of the seat after a move, and the turns to the end, this one counted."""
        there = position.copy()
        there.play(move)
        if there.seat == OVER:
            score = float(there.score(self.seat))
            return score, 0 if score == 0.5 else 1
        if there.seat != self.seat:
            return self._passed_on(there)
        results = [self.after(there, further) for further in there.moves()]
        known = [result for result in results if result is not None]
        if len(known) < len(results):
            return None
        return max(known, key=lambda result: ProvedMove(0, *result).rank)

    def _passed_on(self, there: Position) -> tuple[float, int] | None:
        """The same where the other's turn begins."""
        value = table_value(self.game, self.endgame, there, self.folder)
        value = None if value is None else int(self.endgame.ruled(there, value))
        if value is None or value < 0:
            return None
        return (0.5, 0) if value == DRAWN else (float(value & 1), value)


def table_value(game: AnyGame, endgame: Endgame, position: Position, folder: Path) -> int | None:
    """The value of a position in its table, without rules that need history; None if no whole table has it."""
    table = int(endgame.locate(position))
    if table == NO_TABLE:
        return None
    path = path_of(folder, game, endgame, table)
    try:
        file = _files.get(path)
        if file is None:
            file = _files[path] = TableFile(path, about(game, endgame, table))
            while len(_files) > OPEN:
                _files.popitem(last=False)
        endgame.find(position)
        return file.value(int(endgame.number))
    except (OSError, Damaged):
        _files.pop(path, None)
        return None
