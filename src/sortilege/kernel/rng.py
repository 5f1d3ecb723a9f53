"""Random numbers of search and playouts: fast, seeded, the same compiled and plain. Fair dice are in fair_dice.py."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WIDEST: Final = 1024  # no position offers more moves than this (a law)


class Rng:
    """A xorshift generator of 32 bits, with the buffers that a playout fills again and again."""

    def __init__(self, seed: i64) -> None:
        mixed: i64 = (seed ^ (seed >> 32)) & 0xFFFFFFFF
        mixed = ((mixed ^ (mixed >> 16)) * 0x45D9F3B) & 0xFFFFFFFF
        mixed = ((mixed ^ (mixed >> 16)) * 0x45D9F3B) & 0xFFFFFFFF
        self.state: i64 = mixed if mixed else 0x9E3779B9
        self.moves: vec[i64] = vec[i64]([0] * WIDEST)
        self.odds: vec[i64] = vec[i64]([0] * WIDEST)

    def below(self, n: i64) -> i64:
        """Gives a number in 0 .. n-1, for n up to 2^30."""
        x: i64 = self.state
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        self.state = x
        return (x * n) >> 32

    def by_weight(self, total: i64) -> i64:
        """Picks the place of one of the weights that stand in `odds`; this is their sum."""
        odds = self.odds
        r: i64 = self.below(total)
        j: i64 = 0
        while r >= odds[j]:
            r -= odds[j]
            j += 1
        return j
