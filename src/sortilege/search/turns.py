"""UCT whose moves are whole turns, as the game's judge proposes them; where it proposes none, single moves.

Positions are known by their keys, so that turns that end alike share a node. Draws are sampled.
"""

from math import sqrt

from librt.vecs import append, vec
from mypy_extensions import i64

from sortilege.kernel.judge import Judge
from sortilege.kernel.position import CHANCE, OVER, Position
from sortilege.kernel.rng import Rng


class Turns:
    """A graph that can be grown further at any time. The ways to play from a node stand side by side as its edges."""

    def __init__(self, root: Position, judge: Judge, rng: Rng, guide: float = 0.5) -> None:
        self.root: Position = root.copy()
        self.position: Position = root.copy()
        self.judge: Judge = judge
        self.rng: Rng = rng
        self.guide: float = guide
        self.nodes: dict[int, int] = {int(root.key()): 0}
        self.first: vec[i64] = vec[i64]([-1])  # the first edge of a node, -1: not expanded
        self.count: vec[i64] = vec[i64]([0])
        self.visits: vec[i64] = vec[i64]([0])  # of a node
        self.lines: list[list[int]] = []  # the moves of an edge
        self.tries: vec[i64] = vec[i64]()  # of an edge
        self.value: vec[float] = vec[float]()  # sum of the scores of the seat that chooses
        self.prior: vec[float] = vec[float]()
        self.seat: vec[i64] = vec[i64]()  # which seat that is
        self.result: vec[float] = vec[float]([0.0] * int(root.seats))
        self.path: vec[i64] = vec[i64]([0] * 256)

    def run(self, simulations: i64) -> None:
        """Grows the graph by this many simulations."""
        i: i64 = 0
        while i < simulations:
            self.simulate()
            i += 1

    def simulate(self) -> None:
        """Goes down to a turn that was not looked at before, or to the end."""
        position = self.position
        position.assign(self.root)
        node: i64 = 0
        length: i64 = 0
        while position.seat != OVER and length < 256:
            if self.first[node] < 0:
                if self.visits[node] == 0 and node != 0 and self.judge.ripe(position):
                    break
                self.expand(node)
            self.visits[node] += 1
            edge: i64 = self.choose(node)
            self.path[length] = edge
            length += 1
            for move in self.lines[edge]:
                position.play(move)
            while position.seat == CHANCE:
                position.play(position.pick(self.rng))
            node = self.node_of(position.key())
        self.visits[node] += 1
        self.learn(length)

    def node_of(self, key: i64) -> i64:
        known = self.nodes.get(int(key))
        if known is not None:
            return known
        node: i64 = len(self.first)
        self.nodes[int(key)] = int(node)
        self.first = append(self.first, -1)
        self.count = append(self.count, 0)
        self.visits = append(self.visits, 0)
        return node

    def begin(self, played: list[int]) -> bool:
        """Looks only at turns that begin with these moves; False, and nothing is done, if the judge knows none."""
        n = len(played)
        found = [line for line in self.judge.turns(self.root) if len(line) > n and line[:n] == played]
        if found:
            self.position.assign(self.root)
            self.enter(0, found)
        return len(found) > 0

    def expand(self, node: i64) -> None:
        """Asks for whole turns; without them every legal move is a way to play."""
        found = self.judge.turns(self.position)
        self.enter(node, found if found else [[move] for move in self.position.moves()])

    def enter(self, node: i64, found: list[list[int]]) -> None:
        """Gives a node its ways to play."""
        total = 0.0
        rank: i64 = 0
        while rank < len(found):
            total += 1.0 / float(rank + 2)
            rank += 1
        self.first[node] = len(self.lines)
        self.count[node] = len(found)
        rank = 0
        while rank < len(found):
            self.lines.append(found[rank])
            self.tries = append(self.tries, 0)
            self.value = append(self.value, 0.0)
            self.prior = append(self.prior, 1.0 / (float(rank + 2) * total))
            self.seat = append(self.seat, self.position.seat)
            rank += 1

    def choose(self, node: i64) -> i64:
        """The edge to try next: mean so far and curiosity, more of it for what the judge put first."""
        end: i64 = self.first[node] + self.count[node]
        tried: i64 = 0
        total = 0.0
        edge: i64 = self.first[node]
        while edge < end:
            tried += self.tries[edge]
            total += self.value[edge]
            edge += 1
        average = total / float(tried) if tried else 0.5
        curiosity = self.guide * sqrt(float(tried + 1))
        best: i64 = self.first[node]
        high = -1.0
        edge = best
        while edge < end:
            v = float(self.tries[edge])
            mean = self.value[edge] / v if self.tries[edge] else average
            bound = mean + curiosity * self.prior[edge] / (1.0 + v)
            if bound > high:
                high = bound
                best = edge
            edge += 1
        return best

    def learn(self, length: i64) -> None:
        """Asks what each seat may expect here, and enters it along the path."""
        position = self.position
        seat: i64 = 0
        while seat < position.seats:
            self.result[seat] = self.judge.ahead(position, seat)
            seat += 1
        i: i64 = 0
        while i < length:
            edge: i64 = self.path[i]
            self.tries[edge] += 1
            self.value[edge] += self.result[self.seat[edge]]
            i += 1

    def settled(self, node: i64) -> bool:
        """Whether there is nothing to choose."""
        return self.count[node] == 1

    def best(self) -> list[int]:
        """The moves to play: the way that was tried most, of equals the one with the better mean."""
        best: i64 = self.first[0]
        edge: i64 = best
        while edge < self.first[0] + self.count[0]:
            more: i64 = self.tries[edge] - self.tries[best]
            if more > 0 or (more == 0 and self.value[edge] > self.value[best]):
                best = edge
            edge += 1
        return self.lines[best]

    def table(self) -> list[tuple[list[int], int, float]]:
        """The ways to play from the root, the best first: moves, tries, mean score of the seat that chooses."""
        rows: list[tuple[list[int], int, float]] = []
        for edge in range(self.first[0], self.first[0] + self.count[0]):
            tried = int(self.tries[edge])
            rows.append((self.lines[edge], tried, self.value[edge] / max(1, tried)))
        return sorted(rows, key=lambda row: (-row[1], -row[2]))
