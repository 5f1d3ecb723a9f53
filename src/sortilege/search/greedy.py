"""The best move by the evaluation alone: by its priors, or by its values one ply ahead with chance averaged."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.kernel.evaluation import Evaluation
from sortilege.kernel.position import CHANCE, OVER, Position
from sortilege.kernel.rng import WIDEST, Rng

LEAVES: Final = 4096  # how many outcomes of one move are looked at; beyond that chance itself is evaluated


def expected(position: Position, seat: i64, evaluation: Evaluation, leaves: i64) -> float:
    """The value for this seat, exact over chance as long as what comes next has at most so many outcomes."""
    if position.seat != CHANCE:
        return evaluation.value(position, seat)
    outcomes = vec[i64]([0] * WIDEST)
    n: i64 = position.fill(outcomes)
    if n > leaves:
        return evaluation.value(position, seat)
    odds = vec[i64]([0] * WIDEST)
    sum_of_odds: i64 = position.weights(odds)
    after = position.copy()
    total = 0.0
    i: i64 = 0
    while i < n:
        after.assign(position)
        after.play(outcomes[i])
        total += float(odds[i]) * expected(after, seat, evaluation, leaves // n)
        i += 1
    return total / float(sum_of_odds)


class BestMove:
    """The best of the moves offered so far; of equals one at random."""

    def __init__(self, rng: Rng, noise: float) -> None:
        self.rng: Rng = rng
        self.noise: float = noise
        self.move: i64 = -1
        self.value: float = -10.0
        self.equals: i64 = 0

    def blur(self) -> float:
        """A random number, up to the noise either way."""
        return self.noise * (float(self.rng.below(2001)) / 1000.0 - 1.0)

    def offer(self, move: i64, value: float) -> None:
        if value > self.value:
            self.value = value
            self.equals = 0
        if value == self.value:
            self.equals += 1
            if self.rng.below(self.equals) == 0:
                self.move = move


def greedy_move(position: Position, evaluation: Evaluation, rng: Rng, noise: float = 0.0) -> i64:
    """The move with the best expectation for the seat that chooses; of equals one at random.

    Noise blurs each expectation by up to so much either way, but never that of a move that loses at once.
    """
    moves = vec[i64]([0] * WIDEST)
    n: i64 = position.fill(moves)
    after = position.copy()
    best = BestMove(rng, noise)
    i: i64 = 0
    while i < n:
        after.assign(position)
        after.play(moves[i])
        value = expected(after, position.seat, evaluation, LEAVES)
        if noise > 0.0:
            lost: bool = after.seat == OVER and value <= 0.0
            value = -5.0 if lost else value + best.blur()
        best.offer(moves[i], value)
        i += 1
    return best.move


def glance_move(position: Position, evaluation: Evaluation, rng: Rng, most: i64) -> i64:
    """The best of at most so many moves, one ply ahead; the others are overlooked, as a beginner does."""
    moves = vec[i64]([0] * WIDEST)
    n: i64 = position.fill(moves)
    after = position.copy()
    best = BestMove(rng, 0.0)
    i: i64 = 0
    while i < n and i < most:
        seen: i64 = i + rng.below(n - i)
        move: i64 = moves[seen]
        moves[seen] = moves[i]
        after.assign(position)
        after.play(move)
        best.offer(move, expected(after, position.seat, evaluation, LEAVES))
        i += 1
    return best.move


def instinct_move(position: Position, evaluation: Evaluation, rng: Rng, noise: float = 0.0) -> i64:
    """The move with the highest prior, each blurred by up to so much either way; of equals one at random."""
    moves = rng.moves
    n: i64 = position.fill(moves)
    best = BestMove(rng, noise)
    i: i64 = 0
    while i < n:
        prior = evaluation.prior(position, moves[i])
        best.offer(moves[i], prior + best.blur() if noise > 0.0 else prior)
        i += 1
    return best.move
