"""The Agrica: 24 points as bits, its lines, and the numbers that stand for moves.

Point n is bit n - 1 as seat 0 counts, so each arc is one byte; the other master sees the board half a turn on.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ALL: Final = 0xFFFFFF
INTERSECTIONS: Final = 0xAAAAAA
ANGLES: Final = 0x555555

FIRE: Final = 0
AIR: Final = 1
WATER: Final = 2
EARTH: Final = 3

# Moves. Places and movements carry their points, casts the index of the spell in its book.
PLACE: Final = 0  # + element * 24 + point
STOP: Final = 96
OPEN: Final = 97
READY: Final = 98
ACCEPT: Final = 99
CONTEST: Final = 100
YIELD: Final = 101
INSIST: Final = 102
DONE: Final = 103
FIRST: Final = 104  # + the master whom the coin names
CAST: Final = 128  # + index in the caster's book
TAKE: Final = 192  # + index in the other master's book
DISPUTE: Final = 256  # + index in the other master's book
LIFT: Final = 320  # + point
LAND: Final = 352  # + point
MOVE: Final = 1024  # + from * 32 + to

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


def half_turn(points: i64) -> i64:
    """The points as the other master numbers them; its own inverse."""
    return ((points & 0x0F0F0F) << 4) | ((points >> 4) & 0x0F0F0F)


def targets(direction: i64, points: i64) -> i64:
    """Where gems on these points can go in one direction."""
    if direction == 0:
        return clockwise(points)
    if direction == 1:
        return counterclockwise(points)
    return inward(points) if direction == 2 else outward(points)


def _words(n: int, seed: int) -> list[int]:
    """Random words of 48 bits, the same in every build."""
    words, state = [], seed
    for _ in range(n):
        word = 0
        for _ in range(2):
            state ^= (state << 13) & 0xFFFFFFFF
            state ^= state >> 17
            state ^= (state << 5) & 0xFFFFFFFF
            word = word << 24 | state >> 8
        words.append(word)
    return words


# Zobrist words: a gem of a class (owner * 4 + element) on a point, then all else that tells positions apart.
ZOBRIST: Final = vec[i64](_words(8 * 24, 0x5EED))
ZOBRIST_MORE: Final = vec[i64](_words(512, 0x6E1))
