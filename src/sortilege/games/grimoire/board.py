"""The Agrica: 24 points as bits, and the lines that join them.

Point n is bit n - 1 as seat 0 counts, so each arc is one byte; the other master sees the board half a turn on.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ALL: Final = 0xFFFFFF

# The four directions of a movement: clockwise, counterclockwise, inward, outward.
_BACK: Final = ((-1, 0), (1, 0), (0, -8), (0, 8))


def _origin(direction: int, point: int) -> int:
    """The point from which this direction leads to a point; 0 where it does not."""
    turn, arc = _BACK[direction]
    start = point // 8 * 8 + (point + turn) % 8 + arc
    return start if 0 <= start < 24 else 0


ORIGIN: Final = vec[i64]([_origin(direction, point) for direction in range(4) for point in range(24)])


def clockwise(points: i64) -> i64:
    return ((points << 1) & 0xFEFEFE) | ((points >> 7) & 0x010101)


def counterclockwise(points: i64) -> i64:
    return ((points >> 1) & 0x7F7F7F) | ((points << 7) & 0x808080)


def inward(points: i64) -> i64:
    """Along the lines, which join intersections only."""
    return (points & 0x00AAAA) << 8


def outward(points: i64) -> i64:
    return (points & 0xAAAA00) >> 8


def targets(direction: i64, points: i64) -> i64:
    """Where gems on these points can go in one direction, along the lines of the Agrica (G1.1)."""
    if direction == 0:
        return clockwise(points)
    if direction == 1:
        return counterclockwise(points)
    return inward(points) if direction == 2 else outward(points)


def around(points: i64) -> i64:
    """The points that lines join to these."""
    return clockwise(points) | counterclockwise(points) | inward(points) | outward(points)
