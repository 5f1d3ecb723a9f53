"""Bit helpers for words of at most 60 bits, the same compiled and plain."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.kernel.rng import Rng

# A de Bruijn sequence: its product with 2^i has a different five-bit window for each i below 32.
_SEQUENCE: Final = 0x077CB531
_INDEX: Final = vec[i64]([0] * 32)
for _i in range(32):
    _INDEX[((1 << _i) * _SEQUENCE >> 27) & 31] = _i
_POWERS: Final = vec[i64]([1 << _i for _i in range(60)])


def bit(n: i64) -> i64:
    """Gives the word with bit n set. A compiled literal `1 << n` is shifted in 32 bits: beyond n = 30 use this."""
    return _POWERS[n]


def popcount(x: i64) -> i64:
    """Counts the bits of x that are set."""
    x = x - ((x >> 1) & 0x555555555555555)
    x = (x & 0x333333333333333) + ((x >> 2) & 0x333333333333333)
    x = (x + (x >> 4)) & 0xF0F0F0F0F0F0F0F
    x = x + (x >> 8)
    x = x + (x >> 16)
    x = x + (x >> 32)
    return x & 0x7F


def bit_index(low: i64) -> i64:
    """Finds the index of the one bit set in low."""
    if low >> 32:
        return 32 + _INDEX[((low >> 32) * _SEQUENCE >> 27) & 31]
    return _INDEX[(low * _SEQUENCE >> 27) & 31]


def nth_bit(word: i64, n: i64) -> i64:
    """Finds the index of the n-th lowest set bit of word, counted from 0."""
    while n:
        word &= word - 1
        n -= 1
    return bit_index(word & -word)


def each(word: int) -> list[int]:
    """Lists the numbers of the bits set, from the lowest; hot code loops over `word & -word` instead."""
    return [i for i in range(word.bit_length()) if word >> i & 1]


def zobrist_words(count: int, seed: int) -> list[int]:
    """Makes so many well-mixed words of 60 bits, alike in every build, to be XORed into a position's key."""
    rng = Rng(seed)
    return [int(rng.below(1 << 30)) << 30 | int(rng.below(1 << 30)) for _ in range(count)]


def zobrist(slot: i64, value: i64) -> i64:
    """Mixes a Zobrist word where a table would be too large: for a slot below 2^10 and a value below 2^25.

    Every product stays below 2^62.
    """
    low: i64 = value * 0x3C6EF373 + slot * 0x1B873593 + 0x2545F491
    high: i64 = value * 0x2F7D1B45 + slot * 0x5851F42D + 0x14057B7E
    low = ((low ^ (low >> 27)) & 0x3FFFFFFF) * 0x45D9F3B
    high = ((high ^ (high >> 25)) & 0x3FFFFFFF) * 0x2C1B3C6D
    low = ((low ^ (low >> 26)) & 0x3FFFFFFF) * 0x297A2D39
    high = ((high ^ (high >> 28)) & 0x3FFFFFFF) * 0x1F83D9AB
    return ((low >> 13) & 0x3FFFFFFF) | (((high >> 15) & 0x3FFFFFFF) << 30)
