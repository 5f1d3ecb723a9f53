"""Counts of move sequences: a missing rule shows here and nowhere else."""

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.kernel.position import OVER, Position
from sortilege.kernel.rng import WIDEST


def perft(position: Position, depth: i64) -> i64:
    """Counts the sequences of `depth` moves and outcomes; a game that ends sooner counts once, at its end."""
    if depth == 0 or position.seat == OVER:
        return 1
    out = vec[i64]([0] * WIDEST)
    n: i64 = position.fill(out)
    if depth == 1:
        return n
    total: i64 = 0
    child = position.copy()
    i: i64 = 0
    while i < n:
        child.assign(position)
        child.play(out[i])
        total += perft(child, depth - 1)
        i += 1
    return total
