"""One ply ahead: the move after which the game's judge expects most, with chance averaged."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.kernel.judge import Judge
from sortilege.kernel.position import CHANCE, OVER, Position
from sortilege.kernel.rng import WIDEST, Rng

LEAVES: Final = 4096  # how many outcomes of one move are looked at; beyond that the judge is asked before the draw


def expected(position: Position, seat: i64, judge: Judge, leaves: i64) -> float:
    """What the judge expects for this seat, exact over the next draws as long as they have at most so many outcomes."""
    if position.seat != CHANCE:
        return judge.value(position, seat)
    outcomes = vec[i64]([0] * WIDEST)
    n: i64 = position.fill(outcomes)
    if n > leaves:
        return judge.value(position, seat)
    odds = vec[i64]([0] * WIDEST)
    sum_of_odds: i64 = position.weights(odds)
    after = position.copy()
    total = 0.0
    i: i64 = 0
    while i < n:
        after.assign(position)
        after.play(outcomes[i])
        total += float(odds[i]) * expected(after, seat, judge, leaves // n)
        i += 1
    return total / float(sum_of_odds)


def greedy_move(position: Position, judge: Judge, rng: Rng, noise: float = 0.0) -> i64:
    """The move with the best expectation for the seat that chooses; of equals one at random.

    Noise blurs each expectation by up to so much either way, but never that of a move that loses at once.
    """
    moves = vec[i64]([0] * WIDEST)
    n: i64 = position.fill(moves)
    after = position.copy()
    best: i64 = moves[0]
    best_value = -10.0
    equals: i64 = 0
    i: i64 = 0
    while i < n:
        after.assign(position)
        after.play(moves[i])
        value = expected(after, position.seat, judge, LEAVES)
        if noise > 0.0:
            lost: bool = after.seat == OVER and value <= 0.0
            value = -5.0 if lost else value + noise * (float(rng.below(2001)) / 1000.0 - 1.0)
        if value > best_value:
            best_value = value
            equals = 0
        if value == best_value:
            equals += 1
            if rng.below(equals) == 0:
                best = moves[i]
        i += 1
    return best
