"""UCT over any Position: chance nodes, any number of seats, each of which wants the best score for itself."""

from math import log, sqrt

from librt.vecs import append, vec
from mypy_extensions import i64

from sortilege.kernel.position import CHANCE, OVER, Position
from sortilege.kernel.rng import Rng


class Uct:
    """A search tree that can be grown further at any time; the same seed grows the same tree.

    Node 0 is the root. The children of a node stand side by side from `first[node]` on, `count[node]` of them.
    """

    def __init__(self, root: Position, rng: Rng, exploration: float = 0.7) -> None:
        self.root: Position = root.copy()
        self.position: Position = root.copy()
        self.rng: Rng = rng
        self.exploration: float = exploration
        self.move: vec[i64] = vec[i64]([-1])  # the move that leads to the node
        self.mover: vec[i64] = vec[i64]([CHANCE])  # the seat that makes it
        self.first: vec[i64] = vec[i64]([0])
        self.count: vec[i64] = vec[i64]([0])
        self.visits: vec[i64] = vec[i64]([0])
        self.value: vec[float] = vec[float]([0.0])  # the sum of the mover's scores
        self.path: vec[i64] = vec[i64]([0] * 64)

    def run(self, simulations: i64) -> None:
        """Grows the tree by this many simulations."""
        i: i64 = 0
        while i < simulations:
            self.position.assign(self.root)
            depth: i64 = self.descend()
            if self.position.seat != OVER:
                self.position.rollout(self.rng)
            self.learn(depth)
            i += 1

    def descend(self) -> i64:
        """Plays down the tree to a node not visited before, or to the end; returns the length of the path."""
        node: i64 = 0
        depth: i64 = 1
        while self.visits[node] > 0 and self.position.seat != OVER:
            if self.count[node] == 0:
                self.expand(node)
            node = self.chance(node) if self.position.seat == CHANCE else self.choose(node)
            self.position.play(self.move[node])
            if depth == len(self.path):
                self.path = append(self.path, node)
            else:
                self.path[depth] = node
            depth += 1
        return depth

    def expand(self, node: i64) -> None:
        """Gives a node its children: outcomes in the order of their weights, moves in random order."""
        seat: i64 = self.position.seat
        moves = self.rng.moves
        n: i64 = self.position.fill(moves)
        self.first[node] = len(self.move)
        self.count[node] = n
        j: i64 = 0
        while j < n:
            if seat != CHANCE:
                k: i64 = j + self.rng.below(n - j)
                moves[j], moves[k] = moves[k], moves[j]
            self.move = append(self.move, moves[j])
            self.mover = append(self.mover, seat)
            self.first = append(self.first, 0)
            self.count = append(self.count, 0)
            self.visits = append(self.visits, 0)
            self.value = append(self.value, 0.0)
            j += 1

    def chance(self, node: i64) -> i64:
        """The child that the dice choose."""
        odds = self.rng.odds
        r: i64 = self.rng.below(self.position.weights(odds))
        j: i64 = 0
        while r >= odds[j]:
            r -= odds[j]
            j += 1
        return self.first[node] + j

    def choose(self, node: i64) -> i64:
        """The child to try next: one never tried, else the best by score so far and by curiosity."""
        visits = self.visits
        value = self.value
        child: i64 = self.first[node]
        end: i64 = child + self.count[node]
        curiosity = self.exploration * sqrt(log(float(visits[node])))
        best: i64 = child
        best_bound = -1.0
        while child < end:
            if visits[child] == 0:
                return child
            v = float(visits[child])
            bound = value[child] / v + curiosity / sqrt(v)
            if bound > best_bound:
                best_bound = bound
                best = child
            child += 1
        return best

    def learn(self, depth: i64) -> None:
        """Enters the scores of a finished game along the path."""
        j: i64 = 0
        while j < depth:
            node: i64 = self.path[j]
            self.visits[node] += 1
            seat: i64 = self.mover[node]
            if seat >= 0:
                self.value[node] += self.position.score(seat)
            j += 1

    def best(self) -> i64:
        """The move at the root that was tried most; of equals the one with the better score."""
        best: i64 = self.first[0]
        child: i64 = best
        while child < self.first[0] + self.count[0]:
            more: i64 = self.visits[child] - self.visits[best]
            if more > 0 or (more == 0 and self.value[child] > self.value[best]):
                best = child
            child += 1
        return self.move[best]

    def table(self) -> list[tuple[int, int, float]]:
        """The moves at the root, the most tried first: move, visits, mean score of the seat that chooses."""
        rows: list[tuple[int, int, float]] = []
        for child in range(self.first[0], self.first[0] + self.count[0]):
            v = int(self.visits[child])
            rows.append((int(self.move[child]), v, self.value[child] / v if v else 0.5))
        return sorted(rows, key=lambda row: -row[1])
