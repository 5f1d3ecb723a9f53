"""Expectimax with alpha-beta: all lines to a small depth, their ends evaluated, chance averaged exactly.

The seat that searches wants its best; the others are taken to want its worst, or the best too where all win together.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.kernel.evaluation import Evaluation
from sortilege.kernel.position import CHANCE, OVER, Position
from sortilege.kernel.rng import WIDEST, Rng

DEEPEST: Final = 64


class Expectimax:
    """A search from one position, deeper and deeper; the same seed finds the same move."""

    def __init__(self, root: Position, evaluation: Evaluation, rng: Rng, together: bool = False) -> None:
        self.root: Position = root.copy()
        self.seat: i64 = root.seat
        self.evaluation: Evaluation = evaluation
        self.rng: Rng = rng
        self.together: bool = together
        self.nodes: i64 = 0
        self.most_nodes: i64 = -1
        self.stack: list[Position] = [root.copy()]
        self.buffers: list[vec[i64]] = [vec[i64]([0] * WIDEST)]
        self.count: i64 = root.fill(self.buffers[0])
        self.order(root, self.buffers[0], self.count)
        self.values: vec[float] = vec[float]([0.0] * int(self.count))

    def run(self, depth: i64, most_nodes: i64 = -1) -> bool:
        """Searches so deep; False if it took too many nodes, and then the earlier, less deep answer stands."""
        self.most_nodes = self.nodes + most_nodes if most_nodes >= 0 else -1
        moves = self.buffers[0]
        values = vec[float]([0.0] * int(self.count))
        best = -1.0
        i: i64 = 0
        while i < self.count:
            after = self.position_at(1)
            after.assign(self.root)
            after.play(moves[i])
            values[i] = self.value(after, 1, depth - 1, best, 2.0)
            if self.stopped():
                return False
            best = max(best, values[i])
            i += 1
        self.values = values
        sort_by(self.buffers[0], self.values, self.count)
        return True

    def best(self) -> i64:
        """The best move found, and of equals the one that was promising first."""
        return self.buffers[0][0]

    def stopped(self) -> bool:
        """Tells whether it took too many nodes."""
        return 0 <= self.most_nodes < self.nodes

    def value(self, position: Position, ply: i64, depth: i64, low: float, high: float) -> float:
        """What the seat that searches may expect: exact between low and high, beyond them a bound."""
        self.nodes += 1
        if position.seat == OVER or (depth <= 0 and position.seat != CHANCE) or ply >= DEEPEST:
            return self.evaluation.value(position, self.seat)
        moves = self.buffer_at(ply)
        n: i64 = position.fill(moves)
        if position.seat == CHANCE:
            return self.average(position, moves, n, ply, depth)
        self.order(position, moves, n)
        ours: bool = self.together or position.seat == self.seat
        best = -1.0 if ours else 2.0
        after = self.position_at(ply + 1)
        i: i64 = 0
        while i < n and low < high and not self.stopped():
            after.assign(position)
            after.play(moves[i])
            value = self.value(after, ply + 1, depth - 1, low, high)
            if ours:
                best = max(best, value)
                low = max(low, value)
            else:
                best = min(best, value)
                high = min(high, value)
            i += 1
        return best

    def average(self, position: Position, moves: vec[i64], n: i64, ply: i64, depth: i64) -> float:
        """The mean over chance. Many outcomes cost depth, so that a handful of cards does not swallow the search."""
        if depth <= 0 and n > 36:
            return self.evaluation.value(position, self.seat)
        odds = vec[i64]([0] * WIDEST)
        sum_of_odds: i64 = position.weights(odds)
        after = self.position_at(ply + 1)
        total = 0.0
        i: i64 = 0
        while i < n and not self.stopped():
            after.assign(position)
            after.play(moves[i])
            total += float(odds[i]) * self.value(after, ply + 1, depth - 1 if n > 6 else depth, -1.0, 2.0)
            i += 1
        return total / float(sum_of_odds)

    def position_at(self, ply: i64) -> Position:
        while len(self.stack) <= ply:
            self.stack.append(self.root.copy())
        return self.stack[ply]

    def buffer_at(self, ply: i64) -> vec[i64]:
        while len(self.buffers) <= ply:
            self.buffers.append(vec[i64]([0] * WIDEST))
        return self.buffers[ply]

    def order(self, position: Position, moves: vec[i64], n: i64) -> None:
        """Puts promising moves first, so that the rest is cut off sooner; equals in random order."""
        priors = vec[float]([0.0] * int(n))
        i: i64 = 0
        while i < n:
            k: i64 = i + self.rng.below(n - i)
            moves[i], moves[k] = moves[k], moves[i]
            priors[i] = self.evaluation.prior(position, moves[i])
            i += 1
        sort_by(moves, priors, n)


def sort_by(moves: vec[i64], values: vec[float], n: i64) -> None:
    """Sorts moves by falling values, both in place; equals keep their order."""
    i: i64 = 1
    while i < n:
        move: i64 = moves[i]
        value = values[i]
        j: i64 = i - 1
        while j >= 0 and values[j] < value:
            moves[j + 1] = moves[j]
            values[j + 1] = values[j]
            j -= 1
        moves[j + 1] = move
        values[j + 1] = value
        i += 1
