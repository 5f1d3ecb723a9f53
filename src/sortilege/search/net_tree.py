"""PUCT with a net: a tree that asks for one leaf at a time, so that many games ask together and are answered at once.

The net values the leaf; there are no random games. Values are of the seat that chooses; with more than two seats, or
one against the rules alone, all must win or lose together.
"""

from math import cos, log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from sortilege.kernel.numbered import Numbered
from sortilege.kernel.position import CHANCE, OVER
from sortilege.kernel.rng import WIDEST, Rng
from sortilege.search.net import Net

HOPE: Final = 0.1  # what is not tried yet counts so much less than its parent
_TURN: Final = 6.283185307179586


class NetTree:
    """A tree over a numbered position. `ask` finds a leaf, `answer` gives it children and enters its value."""

    def __init__(self, root: Numbered, rng: Rng, c_puct: float, together: bool) -> None:
        self.root: Numbered = root.copy()
        self.position: Numbered = root.copy()
        self.rng: Rng = rng
        self.c_puct = c_puct
        self.together: bool = together  # all seats have the same score
        self.used: i64 = 0  # nodes
        self.move: vec[i64] = vec[i64]()  # that leads to the node
        self.mover: vec[i64] = vec[i64]()  # who chose it
        self.first: vec[i64] = vec[i64]()
        self.count: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.value: vec[float] = vec[float]()  # the sum of the mover's scores
        self.prior: vec[float] = vec[float]()
        self.path: vec[i64] = vec[i64]([0] * 64)
        self.depth: i64 = 0
        self.clear()

    def clear(self) -> None:
        """Begins a new tree at the root."""
        self.used = 0
        self.add(-1, CHANCE, 1.0)

    def add(self, move: i64, mover: i64, prior: float) -> None:
        """Enters a node; room that an earlier tree had is used again."""
        at: i64 = self.used
        if at == len(self.move):
            self.move = append(self.move, move)
            self.mover = append(self.mover, mover)
            self.first = append(self.first, 0)
            self.count = append(self.count, 0)
            self.visits = append(self.visits, 0)
            self.value = append(self.value, 0.0)
            self.prior = append(self.prior, prior)
        else:
            self.move[at] = move
            self.mover[at] = mover
            self.first[at] = 0
            self.count[at] = 0
            self.visits[at] = 0
            self.value[at] = 0.0
            self.prior[at] = prior
        self.used += 1

    # one simulation

    def ask(self) -> bool:
        """Plays down to a leaf; True if it waits for an answer, False if the game ended there and that is entered."""
        self.position.assign(self.root)
        node: i64 = 0
        self.depth = 0
        self.enter(0)
        while True:
            if self.position.seat == OVER:
                self.learn(0, self.position.score(0), True)
                return False
            if self.count[node] == 0:
                if self.position.seat != CHANCE:
                    return True
                self.expand_chance(node)
            node = self.chance(node) if self.position.seat == CHANCE else self.choose(node)
            self.position.play(self.move[node])
            self.enter(node)

    def enter(self, node: i64) -> None:
        """Enters a node in the path."""
        if self.depth == len(self.path):
            self.path = append(self.path, node)
        else:
            self.path[self.depth] = node
        self.depth += 1

    def answer(self, legal: vec[i64], at: i64, n: i64, priors: vec[float], value: float) -> None:
        """Gives the leaf its children, numbers and shares from place `at` on, and enters its value along the path."""
        node: i64 = self.path[self.depth - 1]
        seat: i64 = self.position.seat
        self.first[node] = self.used
        self.count[node] = n
        j: i64 = at
        while j < at + n:
            self.add(legal[j], seat, priors[j])
            j += 1
        self.learn(seat, value, False)

    def learn(self, seat: i64, value: float, exact: bool) -> None:
        """Enters the score of a seat along the path; where it is exact each seat has its own."""
        i: i64 = 0
        while i < self.depth:
            node: i64 = self.path[i]
            self.visits[node] += 1
            mover: i64 = self.mover[node]
            if mover >= 0:
                if exact:
                    self.value[node] += self.position.score(mover)
                elif mover == seat or self.together:
                    self.value[node] += value
                else:
                    self.value[node] += 1.0 - value
            i += 1

    def expand_chance(self, node: i64) -> None:
        """Gives a node of chance its outcomes."""
        moves = self.rng.moves
        n: i64 = self.position.fill(moves)
        self.first[node] = self.used
        self.count[node] = n
        j: i64 = 0
        while j < n:
            self.add(moves[j], CHANCE, 0.0)
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
        """The child to try next: its score so far, and exploration shared out by the net."""
        visits = self.visits
        value = self.value
        child: i64 = self.first[node]
        end: i64 = child + self.count[node]
        total = 0.0
        tried: i64 = 0
        while child < end:
            total += value[child]
            tried += visits[child]
            child += 1
        hope = max(0.0, total / float(tried) - HOPE) if tried else 0.5
        scale = self.c_puct * sqrt(float(tried + 1))
        child = self.first[node]
        best: i64 = child
        best_bound = -1.0
        while child < end:
            v = float(visits[child])
            bound = (value[child] / v if visits[child] else hope) + scale * self.prior[child] / (1.0 + v)
            if bound > best_bound:
                best_bound = bound
                best = child
            child += 1
        return best

    # the root

    def add_noise(self, share: float) -> None:
        """Mixes noise into the root's shares, so that self-play tries all: Dirichlet with one half."""
        n: i64 = self.count[0]
        total = 0.0
        room = self.rng.odds
        j: i64 = 0
        while j < n:
            u = float(self.rng.below(1 << 30) + 1) / float(1 << 30)
            z = sqrt(-2.0 * log(u)) * cos(_TURN * float(self.rng.below(1 << 30)) / float(1 << 30))
            room[j] = i64(z * z * 1e6) + 1
            total += float(room[j])
            j += 1
        j = 0
        while j < n:
            child: i64 = self.first[0] + j
            self.prior[child] = (1.0 - share) * self.prior[child] + share * float(room[j]) / total
            j += 1

    def simulations(self) -> i64:
        return self.visits[0]

    def best_child(self) -> i64:
        """The child of the root that was tried most; of equals the one with the greater share."""
        best: i64 = self.first[0]
        child: i64 = best
        while child < self.first[0] + self.count[0]:
            more: i64 = self.visits[child] - self.visits[best]
            if more > 0 or (more == 0 and self.prior[child] > self.prior[best]):
                best = child
            child += 1
        return best

    def expected(self) -> float:
        """The score that the seat that chooses may expect."""
        best: i64 = self.best_child()
        return self.value[best] / float(self.visits[best]) if self.visits[best] else 0.5


class NetSearch:
    """A net that answers its own tree."""

    def __init__(self, net: Net, root: Numbered, rng: Rng, c_puct: float, together: bool) -> None:
        self.net: Net = net
        self.tree: NetTree = NetTree(root, rng, c_puct, together)
        self.seen: vec[u8] = vec[u8]([0] * int(root.encoder.size))
        self.priors: vec[float] = vec[float]([0.0] * WIDEST)
        self.legal: vec[i64] = vec[i64]([0] * WIDEST)

    def run(self, simulations: i64) -> None:
        """Grows the tree by so many simulations."""
        tree = self.tree
        i: i64 = 0
        while i < simulations:
            if tree.ask():
                tree.position.observe(self.seen, 0)
                n: i64 = tree.position.fill(self.legal)
                value = self.net.evaluate(self.seen, 0, self.legal, n, self.priors)
                tree.answer(self.legal, 0, n, self.priors, value)
            i += 1

    def best(self) -> i64:
        """The number to play."""
        return self.tree.move[self.tree.best_child()]
