"""Bit helpers for words of at most 60 bits, the same compiled and plain."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# A de Bruijn sequence: its product with 2^i has a different five-bit window for each i below 32.
_SEQUENCE: Final = 0x077CB531
_INDEX: Final = vec[i64]([0] * 32)
for _i in range(32):
    _INDEX[((1 << _i) * _SEQUENCE >> 27) & 31] = _i

_POWERS: Final = vec[i64]([1 << _i for _i in range(60)])


def bit(n: i64) -> i64:
    """The word with bit n set. A literal `1 << n` is shifted in 32 bits when it is compiled: beyond n = 30 use this."""
    return _POWERS[n]


def popcount(x: i64) -> i64:
    """How many bits of x are set."""
    x = x - ((x >> 1) & 0x555555555555555)
    x = (x & 0x333333333333333) + ((x >> 2) & 0x333333333333333)
    x = (x + (x >> 4)) & 0xF0F0F0F0F0F0F0F
    x = x + (x >> 8)
    x = x + (x >> 16)
    x = x + (x >> 32)
    return x & 0x7F


def bit_index(low: i64) -> i64:
    """The index of the one bit set in low."""
    if low >> 32:
        return 32 + _INDEX[((low >> 32) * _SEQUENCE >> 27) & 31]
    return _INDEX[(low * _SEQUENCE >> 27) & 31]


def nth_bit(word: i64, n: i64) -> i64:
    """The index of the n-th lowest set bit of word, counted from 0."""
    while n:
        word &= word - 1
        n -= 1
    return bit_index(word & -word)
