"""Where things lie on the drawing, wide or narrow."""

from dataclasses import dataclass

from sortilege.games.spell.notation import OUTSIDE
from sortilege.games.spell.rules import Spell
from sortilege.games.spell.state import BUILD, EXTRALIMITAE, TARGET, TURN
from sortilege.ink import NARROW, Point
from sortilege.kernel.gesture import View

BOARD: tuple[float, float, float] = (20, 118, 640)  # left, top, side of the stone floor, before it is placed
MINE = (TURN, TARGET)
Row = tuple[float, float, float]  # the first place of a row, and the step to the next


@dataclass(frozen=True)
class Strip:
    """A player's strip: its box without the top, and where its things lie, the top of the strip being 0."""

    left: float
    width: float
    height: float
    mark: Row  # a sign and its radius
    name: Row  # left, baseline, size
    amulet: Row  # left, baseline, width
    points: Row  # middle, size
    gem: Point
    sprites: Row
    wizards: Row
    slabs: Row
    special: Point
    hand: Point


@dataclass(frozen=True)
class Layout:
    """The parts of the drawing: arena, strips, track of points, display of runes."""

    width: float
    height: float
    floor: Row  # where the arena is placed: left, top, scale
    label: float  # the size of small words on the floor, and how much larger small targets are
    touch: float
    strips: tuple[float, float]  # the tops of the other strip and of one's own
    strip: Strip
    track: Row  # left, middle, width
    panel: tuple[float, float, float, float]
    rounds: Row
    card: tuple[float, float]
    first: Point  # the middle of the first card
    levels: Point  # from level to level
    beside: Point  # from slot A to slot B
    count: Point  # of the cards under slot A, from its lower right corner


WIDE = Layout(
    width=1120, height=924, floor=(0, 0, 1), label=13, touch=1, strips=(12, 766),
    strip=Strip(
        left=20, width=640, height=98, mark=(28, 30, 19), name=(56, 36, 21), amulet=(56, 56, 170), points=(188, 30, 30),
        gem=(230, 28), sprites=(24, 78, 33), wizards=(146, 76, 36), slabs=(280, 27, 36), special=(148, 76),
        hand=(254, 48),
    ),
    track=(38, 890, 604), panel=(676, 12, 432, 900), rounds=(846, 24, 42), card=(146, 170), first=(812, 178),
    levels=(0, 196), beside=(182, 0), count=(18, -22),
)  # fmt: skip
SLIM = Layout(
    width=NARROW, height=962, floor=(3 - 20 * 0.6, 102 - 118 * 0.6, 0.6), label=19, touch=1.65, strips=(3, 490),
    strip=Strip(
        left=3, width=384, height=95, mark=(20, 22, 14), name=(42, 24, 18), amulet=(42, 42, 150), points=(150, 20, 24),
        gem=(184, 20), sprites=(222, 25, 30), wizards=(320, 24, 34), slabs=(28, 68, 36), special=(362, 24),
        hand=(7, 49),
    ),
    track=(6, 610, 378), panel=(3, 638, 384, 320), rounds=(150, 646, 38), card=(86, 116), first=(50, 748),
    levels=(94, 0), beside=(0, 142), count=(-43, 17),
)  # fmt: skip


class Places:
    """Where things lie: the arena's cells depend on how many must find room on the floor."""

    def __init__(self, position: Spell, view: View) -> None:
        self.position = position
        self.layout = SLIM if view.narrow else WIDE
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
        return self.layout.strips[seat == self.below]

    def card(self, level: int, beside: int) -> Point:
        """The middle of a slot of the display."""
        (x, y), down, right = self.layout.first, self.layout.levels, self.layout.beside
        return x + level * down[0] + beside * right[0], y + level * down[1] + beside * right[1]
