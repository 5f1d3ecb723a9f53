"""PUCT with a net: a tree that asks for one leaf at a time, so that many games ask together and are answered at once.

The net values the leaf; there are no random games. All else is as in uct.py.
"""

from math import cos, log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from sortilege.kernel.numbered import Numbered
from sortilege.kernel.position import CHANCE, OVER
from sortilege.kernel.rng import WIDEST, Rng
from sortilege.search.net import Net
from sortilege.search.params import SearchParams
from sortilege.search.uct import Uct

HOPE: Final = 0.1  # what is not tried yet counts so much less than its parent
_TURN: Final = 6.283185307179586


class NetTree(Uct):
    """A tree over a numbered position. `ask` finds a leaf, `answer` gives it children and enters its values."""

    def __init__(self, root: Numbered, rng: Rng, c_puct: float, together: bool) -> None:
        super().__init__(root, rng)
        self.params = SearchParams(c_puct=c_puct)
        self.puct = True
        self.here: Numbered = root.copy()  # the root and the position of Uct, as what they are
        self.there: Numbered = root.copy()
        self.root = self.here
        self.position = self.there
        self.together: bool = together  # all seats have the same score
        self.proves: bool = True  # known ends settle what leads to them
        self.length: i64 = 0  # of the path to the leaf that waits

    def clear(self) -> None:
        """Begins a new tree at the root."""
        self.move = vec[i64]([-1])
        self.mover = vec[i64]([CHANCE])
        self.first = vec[i64]([0])
        self.count = vec[i64]([0])
        self.visits = vec[i64]([0])
        self.value = vec[float]([0.0])
        self.prior = vec[float]([1.0])
        self.proof = vec[i64]([0])
        self.bounds = vec[float]([0.0] * (1 + int(self.seats)) + [1.0] * int(self.seats))

    def ask(self) -> bool:
        """Plays down to a leaf; True if it waits for an answer, False if its scores are known and entered."""
        self.there.assign(self.here)
        node: i64 = 0
        depth: i64 = 1
        while self.there.seat != OVER and not self.settled(node):
            if self.count[node] == 0:
                if self.there.seat != CHANCE:
                    self.length = depth
                    return True
                self.expand(node)
            if self.there.seat == CHANCE:
                node = self.chance(node)
            else:
                node = self.choose_puct(node, self.visits[node], self.params.c_puct, self.proof[node] != 0, HOPE)
            depth = self.step(node, depth)
        if self.proves:
            self.finish(depth)
        else:
            seat: i64 = 0
            while seat < self.seats:
                self.result[seat] = self.there.score(seat)
                seat += 1
            self.learn(depth)
        return False

    def answer(self, legal: vec[i64], n: i64, priors: vec[float], values: vec[float]) -> None:
        """Gives the leaf its children and enters its values: one, of the seat that chooses, or one for each seat."""
        node: i64 = self.path[self.length - 1] if self.length > 1 else 0
        seat: i64 = self.there.seat
        self.first[node] = len(self.move)
        self.count[node] = n
        move, mover, first, count = self.move, self.mover, self.first, self.count
        visits, value, proof, prior = self.visits, self.value, self.proof, self.prior
        j: i64 = 0
        while j < n:
            move = append(move, legal[j])
            mover = append(mover, seat)
            first = append(first, 0)
            count = append(count, 0)
            visits = append(visits, 0)
            value = append(value, 0.0)
            proof = append(proof, 0)
            prior = append(prior, priors[j])
            j += 1
        self.move, self.mover, self.first, self.count = move, mover, first, count
        self.visits, self.value, self.proof, self.prior = visits, value, proof, prior
        each: bool = len(values) > 1
        j = 0
        while j < self.seats:
            who: i64 = (seat + j) % self.seats
            if each:
                self.result[who] = values[j]
            else:
                self.result[who] = values[0] if j == 0 or self.together else 1.0 - values[0]
            j += 1
        self.learn(self.length)

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


class NetSearch(NetTree):
    """A tree that nets answer at once, one for each seat."""

    def __init__(self, nets: list[Net], root: Numbered, rng: Rng, c_puct: float, together: bool) -> None:
        super().__init__(root, rng, c_puct, together)
        self.nets: list[Net] = nets
        self.seen: vec[u8] = vec[u8]([0] * int(root.encoder.size))
        self.priors: vec[float] = vec[float]([0.0] * WIDEST)
        self.legal: vec[i64] = vec[i64]([0] * WIDEST)

    def run(self, simulations: i64) -> None:
        """Grows the tree by this many simulations; stops when the scores of the root are proved."""
        i: i64 = 0
        while i < simulations and not self.settled(0):
            if self.ask():
                there = self.there
                there.observe(self.seen, 0)
                n: i64 = there.fill(self.legal)
                net = self.nets[there.seat]
                net.evaluate(self.seen, 0, self.legal, n, self.priors)
                self.answer(self.legal, n, self.priors, net.says)
            i += 1
