"""The arena: cells, neighbours, parts that slide, the floating frame of the set-up, and the shapes of a deck.

A cell of the arena is row * 4 + column, from the top left; a set of cells is a word of 16 bits. The frame of the set-up
floats inside a field of 7 x 7 whose centre is the neutral tile. Outside cells, where a special tile may lie, are
numbered 0-3 above the arena, 4-7 below it, 8-11 on its left and 12-15 on its right.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.kernel.bits import bit, zobrist_words

UP: Final = 0  # directions are the way the tiles move
DOWN: Final = 1
LEFT: Final = 2
RIGHT: Final = 3

FULL: Final = 0xFFFF
MIDDLE: Final = 1 << 5 | 1 << 6 | 1 << 9 | 1 << 10

FIELD: Final = 7  # the side of the set-up's field
CENTRE: Final = 24  # where the neutral tile lies on it
_FIELD_ALL: Final = (1 << 49) - 1
_NOT_LEFT: Final = sum(1 << (row * 7 + column) for row in range(7) for column in range(1, 7))
_NOT_RIGHT: Final = sum(1 << (row * 7 + column) for row in range(7) for column in range(6))
_ROW: Final = 127
_COLUMN: Final = sum(1 << (row * 7) for row in range(7))


def _near(cell: int, straight: bool) -> int:
    """The cells one step away, sharing an edge or (if not straight) also a corner."""
    row, column = divmod(cell, 4)
    cells = 0
    for other in range(16):
        down, right = abs(other // 4 - row), abs(other % 4 - column)
        if max(down, right) == 1 and (down + right == 1 or not straight):
            cells |= 1 << other
    return cells


def _part(gap: int, direction: int) -> list[int]:
    """The cells of the part that slides into this gap, the farthest last: on the rim, where the gap ends (S4.5)."""
    row, column = divmod(gap, 4)
    if direction == UP:
        return [r * 4 + column for r in range(row + 1, 4)]
    if direction == DOWN:
        return [r * 4 + column for r in range(row - 1, -1, -1)]
    if direction == LEFT:
        return [row * 4 + c for c in range(column + 1, 4)]
    return [row * 4 + c for c in range(column - 1, -1, -1)]


_parts = [_part(gap, direction) for gap in range(16) for direction in range(4)]
KING: Final = vec[i64]([_near(cell, False) for cell in range(16)])
EDGE: Final = vec[i64]([_near(cell, True) for cell in range(16)])
PART: Final = vec[i64]([sum(1 << cell for cell in part) for part in _parts])  # [gap * 4 + direction]
RIM: Final = vec[i64]([part[-1] if part else -1 for part in _parts])  # the gap after that slide

ZOBRIST: Final = vec[i64](zobrist_words(112 * 256, 1))  # [chunk << 8 | byte]: state.key says which chunks are whose


def slid(cells: i64, part: i64, direction: i64) -> i64:
    """These cells after the part has moved one step."""
    moving: i64 = cells & part
    if direction == UP:
        moving >>= 4
    elif direction == DOWN:
        moving <<= 4
    elif direction == LEFT:
        moving >>= 1
    else:
        moving <<= 1
    return (cells & ~part) | moving


def around(cells: i64) -> i64:
    """All cells of the arena that a king's step from one of these reaches (these themselves may be among them)."""
    wide: i64 = cells | (cells << 1 & 0xEEEE) | (cells >> 1 & 0x7777)
    return (wide | wide << 4 | wide >> 4) & FULL


def frame_top(tiles: i64) -> i64:
    """The first row of the field that holds a tile."""
    row: i64 = 0
    while not tiles >> (row * 7) & 127:
        row += 1
    return row


def frame_left(tiles: i64) -> i64:
    """The first column of the field that holds a tile."""
    column: i64 = 0
    while not tiles >> column & _COLUMN:
        column += 1
    return column


def frame_places(tiles: i64) -> i64:
    """The empty cells of the field that share an edge with a tile and keep all tiles within 4 x 4 (S3.4, S10.7)."""
    near: i64 = tiles << 7 | tiles >> 7 | (tiles << 1 & _NOT_LEFT) | (tiles >> 1 & _NOT_RIGHT)
    near &= _FIELD_ALL & ~tiles
    top: i64 = frame_top(tiles)
    left: i64 = frame_left(tiles)
    low: i64 = 6
    while not tiles >> (low * 7) & 127:
        low -= 1
    right: i64 = 6
    while not tiles >> right & _COLUMN:
        right -= 1
    row: i64 = 0
    while row < 7:
        if row < low - 3 or row > top + 3:
            near &= ~(_ROW * bit(row * 7))
        if row < right - 3 or row > left + 3:
            near &= ~(_COLUMN << row)
        row += 1
    return near


def framed(cells: i64, top: i64, left: i64) -> i64:
    """These cells of the field as cells of the arena whose frame begins there."""
    corner: i64 = cells >> (top * 7 + left)
    return (corner & 15) | (corner >> 7 & 15) << 4 | (corner >> 14 & 15) << 8 | (corner >> 21 & 15) << 12


class Deck:
    """The rune cards of one game, numbered by rising level, and every place where their shapes fit.

    `turns` holds the four rotations of each card as sets of (row, column) cells that begin at 0; level 1 is 0 here.
    """

    def __init__(self, levels: list[int], turns: list[list[list[tuple[int, int]]]]) -> None:
        self.size: i64 = len(levels)
        self.level: vec[i64] = vec[i64](levels)  # of each card, 0 .. 3
        self.of_level: vec[i64] = vec[i64]([sum(1 << c for c, of in enumerate(levels) if of == k) for k in range(4)])
        inside, outside = _placements(turns)
        self.shapes: vec[i64] = vec[i64]([mask for masks in inside for mask in masks])
        self.shapes_at: vec[i64] = vec[i64](_starts([len(masks) for masks in inside]))  # [card]: where its shapes begin
        self.outer: vec[i64] = vec[i64]([pair for pairs in outside for pair in pairs])  # card << 16 | cells within
        self.outer_at: vec[i64] = vec[i64](_starts([len(pairs) for pairs in outside]))  # [outside cell]
        self.fits: vec[i64] = _closure(inside)

    def matched(self, active: i64, special: i64) -> i64:
        """The cards whose shape these active cells contain (S5.2), with a special tile on that outside cell (-1: none).

        The special tile is no cell of the arena: nothing enters, lifts or slides it (S8.6).
        """
        cards: i64 = self.fits[active]
        if special >= 0:
            i: i64 = self.outer_at[special]
            while i < self.outer_at[special + 1]:
                if not self.outer[i] & FULL & ~active:
                    cards |= bit(self.outer[i] >> 16)
                i += 1
        return cards


def _starts(lengths: list[int]) -> list[int]:
    return [sum(lengths[:i]) for i in range(len(lengths) + 1)]


def _outside(row: int, column: int) -> int:
    """The number of an outside cell, -1 for any other place."""
    if 0 <= column < 4 and row in (-1, 4):
        return column + (4 if row == 4 else 0)
    if 0 <= row < 4 and column in (-1, 4):
        return 8 + row + (4 if column == 4 else 0)
    return -1


def _placements(turns: list[list[list[tuple[int, int]]]]) -> tuple[list[list[int]], list[list[int]]]:
    """For each card its places within the arena, and for each outside cell the cards that reach over it."""
    inside: list[list[int]] = []
    outside: list[list[int]] = [[] for _ in range(16)]
    for card, shapes in enumerate(turns):
        within: set[int] = set()
        for shape in shapes:
            for down in range(-1, 5):
                for right in range(-1, 5):
                    cells = [(row + down, column + right) for row, column in shape]
                    mask = sum(1 << (r * 4 + c) for r, c in cells if 0 <= r < 4 and 0 <= c < 4)
                    over = [(r, c) for r, c in cells if not (0 <= r < 4 and 0 <= c < 4)]
                    if not over:
                        within.add(mask)
                    elif len(over) == 1 and _outside(*over[0]) >= 0:
                        outside[_outside(*over[0])].append(card << 16 | mask)
        inside.append(sorted(within))
    return inside, [sorted(set(pairs)) for pairs in outside]


def _closure(inside: list[list[int]]) -> vec[i64]:
    """For every set of active cells the cards that it contains."""
    fits = vec[i64]([0] * 65536)
    for card, masks in enumerate(inside):
        for mask in masks:
            fits[mask] = fits[mask] | (1 << card)
    bit: i64 = 1
    while bit < 65536:
        cells: i64 = 0
        while cells < 65536:
            if cells & bit:
                fits[cells] |= fits[cells ^ bit]
            cells += 1
        bit <<= 1
    return fits
