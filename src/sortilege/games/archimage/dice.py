"""Dice as counts: the dice of one colour are a word with four bits for each value, a reserve four bits a colour."""

from itertools import combinations_with_replacement
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ANY_VALUE: Final = 0xFFFFFF  # the dice of a word, whatever they show
BELOW_SIX: Final = 0x0FFFFF
ABOVE_ONE: Final = 0xFFFFF0
MANY: Final = 24  # more dice than a word holds
_SIGNS: Final = 0x888888  # a bit above each count: it survives a subtraction that nothing lacks


def pack(values: tuple[int, ...]) -> int:
    """The word of these values."""
    return sum(1 << 4 * (value - 1) for value in values)


def _minimal(power: int) -> list[int]:
    """The sets of dice that reach the power with no die to spare (A4.3), fewest dice first."""
    return [
        pack(values)
        for size in range(1, power + 1)
        for values in combinations_with_replacement(range(6, 0, -1), size)
        if sum(values) >= power > sum(values) - min(values)
    ]


# The minimal sets of power p stand from SETS_FROM[p] to SETS_FROM[p + 1].
SETS: Final = vec[i64]([dice for power in range(2, 7) for dice in _minimal(power)])
SETS_FROM: Final = vec[i64]([sum(len(_minimal(q)) for q in range(2, max(2, power))) for power in range(8)])


def die_showing(value: i64) -> i64:
    """A word with one die of this value."""
    return i64(1) << (4 * (value - 1))


def holds(word: i64, part: i64) -> bool:
    """Whether these dice are among those."""
    return ((word | _SIGNS) - part) & _SIGNS == _SIGNS


def how_many_dice(word: i64) -> i64:
    """The number of dice in a word of one colour, or in a reserve."""
    pairs: i64 = (word & 0x0F0F0F) + ((word >> 4) & 0x0F0F0F)
    return (pairs + (pairs >> 8) + (pairs >> 16)) & 0xFF


def next_part(word: i64, part: i64) -> i64:
    """The set after this one among the sets of dice of a word; 0 after the last."""
    shift: i64 = 0
    while shift < 24:
        if (part >> shift) & 15 < (word >> shift) & 15:
            return part + (i64(1) << shift)
        part &= ~(i64(15) << shift)
        shift += 4
    return 0


def raised(part: i64, by: i64) -> i64:
    """These dice with 1 or 2 more each, at most 6."""
    if by == 2:
        return ((part & 0xFFFF) << 8) + ((part & 0xF0000) << 4)
    return (part & 0xFFFFF) << 4


def values(word: i64) -> list[int]:
    """The values in a word, highest first."""
    return [value for value in range(6, 0, -1) for _ in range((word >> 4 * (value - 1)) & 15)]
