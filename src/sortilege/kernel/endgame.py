"""What the exact solver asks of a game: numbers for the positions of its endings, and the turns that can be undone.

Positions are kept in tables. Within a table a turn can lead back; a turn that changes what cannot come back (a man is
taken, a spell is cast) leads to another table, which is solved before. Two seats take turns, and no chance decides.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sortilege.kernel.position import Position

DRAWN: Final = 0  # the value of a drawn position; any other value is 1 more than the turns to the end
NO_TABLE: Final = -1
VOID: Final = 255  # in a table: no position has this number
FARTHEST: Final = 254  # values beyond are not told apart


@mypyc_attr(allow_interpreted_subclasses=True)
class Endgame:
    """The tables of one game, as it is agreed in one position. `find` and `set_up` leave what they found in fields.

    A value is 0 for a draw, else 1 more than the turns to the end: the seat to move has won if these are odd.
    """

    def __init__(self, position: Position) -> None:
        self.position: Position = position  # what set_up has found
        self.table: i64 = -1  # what find has found
        self.number: i64 = -1

    # compiled code asks these

    def size(self, table: i64) -> i64:
        """How many numbers a table has."""
        raise NotImplementedError

    def set_up(self, table: i64, number: i64) -> bool:
        """Sets `position` up by its number; False if no position has it."""
        raise NotImplementedError

    def locate(self, position: Position) -> i64:
        """The table where a position stands; NO_TABLE if it stands within a turn, is over, or is too large for one."""
        raise NotImplementedError

    def find(self, position: Position) -> bool:
        """Finds table and number of a position; False if it has none."""
        raise NotImplementedError

    def fill_back(self, out: vec[i64]) -> i64:
        """Writes the numbers of the positions from which a turn within the table leads to `position`; some twice."""
        raise NotImplementedError

    def ruled(self, position: Position, value: i64) -> i64:
        """The value under the rules that need history, such as counts towards a draw; -1 if it cannot be told."""
        return value

    # the files ask these

    def name(self, table: i64) -> str:
        """The name of a table's file, below a folder for what it depends on."""
        raise NotImplementedError

    def below(self, table: i64) -> list[int]:
        """The other tables that one turn may lead to."""
        raise NotImplementedError

    def usual(self, everything: bool, pieces: int | None = None) -> list[int]:
        """The tables with so many pieces at most; a usual number when none is named, with `everything` any number."""
        raise NotImplementedError


def closure(endgame: Endgame, wanted: list[int]) -> list[int]:
    """The wanted tables and all that they need, each behind those that it needs."""
    order: dict[int, None] = {}
    stack = [(table, False) for table in reversed(wanted)]
    while stack:
        table, ready = stack.pop()
        if table in order:
            continue
        if ready:
            order[table] = None
        else:
            stack.append((table, True))
            stack.extend((lower, False) for lower in reversed(endgame.below(table)) if lower not in order)
    return list(order)
