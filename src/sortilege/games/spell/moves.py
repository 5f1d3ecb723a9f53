"""The kinds of moves and of chance outcomes, and how one is packed into a number: kind | a << 4 | b << 12."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.kernel.bits import bit_index

GEM: Final = 0  # a = the seat that begins
AMULET: Final = 1  # a = the amulet dealt or kept
CARD: Final = 2  # a = the card turned up
PLACE: Final = 3  # a = a cell of the field
WIZARD: Final = 4  # a = the cell of a wizard placed in the set-up
STEP: Final = 5  # a = from, b = to
FLIP: Final = 6  # a = the tile turned over
LIFT: Final = 7  # a = the tile lifted, b = the direction of the slide, or NO_SLIDE
CLAIM: Final = 8  # a = the card taken
CAST: Final = 9  # a = the level of the card spent, b = the level of the spell (both from 1)
SUMMON: Final = 10  # a = the tile, b = where the rival wizard on it is pushed, + 1
FLY: Final = 11  # a = from, b = to
PUSH: Final = 12  # a = from, b = to
SPECIAL: Final = 13  # a = the outside cell
SLIDE: Final = 14  # a = the direction the gem shows
END: Final = 15

NO_SLIDE: Final = 4


def move(kind: i64, a: i64, b: i64 = 0) -> i64:
    """Packs a move."""
    return kind | a << 4 | b << 12


def kind_of(packed: i64) -> i64:
    return packed & 15


def a_of(packed: i64) -> i64:
    return packed >> 4 & 255


def b_of(packed: i64) -> i64:
    return packed >> 12


def parts(packed: int) -> tuple[int, int, int]:
    """The kind of a move and its two numbers, for code that nobody waits for."""
    return packed & 15, packed >> 4 & 255, packed >> 12


def one_each(out: vec[i64], n: i64, kind: i64, cells: i64) -> i64:
    """Writes one move of this kind for each bit of cells, from out[n] on; returns the new n."""
    while cells:
        low: i64 = cells & -cells
        out[n] = kind | bit_index(low) << 4
        n += 1
        cells ^= low
    return n


def pairs(out: vec[i64], n: i64, kind: i64, start: i64, cells: i64) -> i64:
    """Writes one move from this start to each of the cells; returns the new n."""
    while cells:
        low: i64 = cells & -cells
        out[n] = kind | start << 4 | bit_index(low) << 12
        n += 1
        cells ^= low
    return n
