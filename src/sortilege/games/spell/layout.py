"""Where things lie on the drawing: the arena alone, as high as it is wide; on a phone the same, smaller."""

from functools import cache
from typing import NamedTuple

from sortilege.games.spell import state as st
from sortilege.games.spell.board import CENTRE
from sortilege.games.spell.notation import CELLS, FIELD_CELLS, OUTSIDE, settled
from sortilege.games.spell.rules import SpellPosition
from sortilege.ink import NARROW, Point
from sortilege.kernel.bits import each
from sortilege.kernel.gesture import View

WIDE = 640.0  # the side of the stone floor


class Cells(NamedTuple):
    """Where the cells of the arena are, without what lies on them."""

    floor: float  # the side of the drawing
    step: float  # from cell to cell

    @property
    def scale(self) -> float:
        return self.floor / WIDE

    def middle(self, cell: int) -> Point:
        """The middle of a cell."""
        row, column = divmod(cell, 4)
        return self.floor / 2 + (column - 1.5) * self.step, self.floor / 2 + (row - 1.5) * self.step


class Places:
    """Where things lie: the arena's cells depend on how many must find room on the floor."""

    def __init__(self, position: SpellPosition, view: View) -> None:
        self.position = position
        self.floor = NARROW if view.narrow else WIDE
        self.scale = self.floor / WIDE
        self.label = 13.0 if view.narrow else 15.0  # the size of letters and numbers on the rim
        self.touch = 20.5 if view.narrow else 18.0  # the radius of small targets
        self.outer = position.stage != st.BUILD and st.EXTRALIMITAE in (position.amulet0, position.amulet1)
        self.side = 7 if position.stage == st.BUILD else 4
        self.step = (81.0 if self.side == 7 else 97.0 if self.outer else 136.0) * self.scale
        self.tile = self.step * 0.93
        self.cells = Cells(self.floor, self.step)
        self.wall = (25.0 if self.outer else 9.0) * self.scale  # where cells lie outside, the rim bears the names

        self._spots = _spots(self.floor, self.step, self.side)

    def at(self, row: float, column: float) -> Point:
        return _spot(self.floor, self.step, self.side, row, column)

    def cell(self, number: int) -> Point:
        return self._spots[number]

    def outside(self, number: int) -> Point:
        """The middle of a cell outside: the wall lies between."""
        name = OUTSIDE[number]
        row, column = int(name[1]) - 1, "zabcde".index(name[0]) - 1
        beyond = (self.wall + 2) / self.step
        return self.at(row + beyond * ((row > 3) - (row < 0)), column + beyond * ((column > 3) - (column < 0)))

    def names(self) -> list[tuple[Point, str]]:
        """The letters above the columns and the numbers beside the rows: those that they have in play.

        While the arena is built a column gets its letter as soon as it is settled which four columns there will be.
        """
        top, left = settled(self.position) if self.side == 7 else (0, 0)
        edge = self.floor / 2 - self.side / 2 * self.step - 4
        far = edge - (self.wall / 2 if self.outer else self.wall + 8 * self.scale)
        columns = [] if left is None else [((self.at(0, left + i)[0], far), "abcd"[i]) for i in range(4)]
        rows = [] if top is None else [((far, self.at(top + i, 0)[1]), str(i + 1)) for i in range(4)]
        return columns + rows

    def reach(self) -> tuple[range, range]:
        """The rows and columns that the frame may still reach while the arena is built (S3.4)."""
        tiles = each(self.position.own0 | self.position.own1 | 1 << CENTRE)
        rows, columns = [tile // 7 for tile in tiles], [tile % 7 for tile in tiles]
        down, across = (range(max(0, max(line) - 3), min(7, min(line) + 4)) for line in (rows, columns))
        return down, across

    def dots(self) -> list[Point]:
        """The cells in reach."""
        down, across = self.reach()
        return [self.at(row, column) for row in down for column in across]

    def pawns(self) -> dict[str, Point]:
        """The places of tiles and pawns, for trails and arrows."""
        return _pawns(self.floor, self.step, self.side)


def _spot(floor: float, step: float, side: int, row: float, column: float) -> Point:
    half = (side - 1) / 2
    return floor / 2 + (column - half) * step, floor / 2 + (row - half) * step


@cache  # three arenas, wide and narrow
def _spots(floor: float, step: float, side: int) -> list[Point]:
    """The middle of each cell."""
    return [_spot(floor, step, side, *divmod(cell, side)) for cell in range(side**2)]


@cache  # three arenas, wide and narrow
def _pawns(floor: float, step: float, side: int) -> dict[str, Point]:
    spots = dict(zip(FIELD_CELLS if side == 7 else CELLS, _spots(floor, step, side), strict=True))
    return {f"{kind}-{name}": spot for kind in ("slab", "wizard", "sprite") for name, spot in spots.items()}
