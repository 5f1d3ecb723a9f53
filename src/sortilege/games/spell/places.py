"""Where things lie on the drawing."""

from sortilege.games.spell.notation import OUTSIDE
from sortilege.games.spell.rules import Spell
from sortilege.games.spell.state import BUILD, EXTRALIMITAE, TARGET, TURN
from sortilege.ink import Point
from sortilege.kernel.gesture import View

WIDTH, HEIGHT = 1120, 924
BOARD: tuple[float, float, float] = (20, 118, 640)  # left, top, side of the stone floor
MINE = (TURN, TARGET)


class Places:
    """Where things lie: the arena's cells depend on how many must find room on the floor."""

    def __init__(self, position: Spell, view: View) -> None:
        self.position = position
        self.below = view.seat if position.seats == 2 else 0
        outer = EXTRALIMITAE in (position.amulet0, position.amulet1)
        self.side = 7 if position.stage == BUILD else 4
        self.step = 86.0 if self.side == 7 else 102.0 if outer else 140.0
        self.tile = self.step * 0.93

    def at(self, row: float, column: float) -> Point:
        left, top, side = BOARD
        half = (self.side - 1) / 2
        return left + side / 2 + (column - half) * self.step, top + side / 2 + (row - half) * self.step

    def cell(self, number: int) -> Point:
        return self.at(number // self.side, number % self.side)

    def outside(self, number: int) -> Point:
        name = OUTSIDE[number]
        row, column = int(name[1]) - 1, "zabcde".index(name[0]) - 1
        beyond = 0.13  # the wall lies between
        return self.at(row + beyond * ((row > 3) - (row < 0)), column + beyond * ((column > 3) - (column < 0)))

    def strip(self, seat: int) -> float:
        """The top of a player's strip: one's own is below the arena."""
        return BOARD[1] + BOARD[2] + 8 if seat == self.below else 12
