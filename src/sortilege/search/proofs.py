"""What a search tree proves: bounds on the score of each seat, carried up from the known ends."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sortilege.kernel.position import CHANCE
from sortilege.search.puct import Edges


class ProvedTree(Edges):
    """A tree in which a node is the edge that leads to it, and node 0 is the root.

    `proof[node]` is where `bounds` tells what is proved of a node: 1 if its scores are known (else 0), then the least
    score of each seat, then the greatest of each. Nothing is proved of a node whose proof is 0.
    """

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.seats: i64 = seats
        self.mover: vec[i64] = vec[i64]([CHANCE])  # the seat that makes the move to the node
        self.proof: vec[i64] = vec[i64]([0])
        self.bounds: vec[float] = vec[float]([0.0] * (1 + int(seats)) + [1.0] * int(seats))
        self.result: vec[float] = vec[float]([0.0] * int(seats))
        self.path: vec[i64] = vec[i64]([0] * 64)

    def settled(self, node: i64) -> bool:
        """Tells whether the scores of a node are known."""
        return self.proof[node] != 0 and self.bounds[self.proof[node]] > 0.5

    def least(self, node: i64, seat: i64) -> float:
        """The least score of this seat that is proved; the next is the greatest."""
        return self.bounds[self.proof[node] + 1 + seat]

    def greatest(self, node: i64, seat: i64) -> float:
        return self.bounds[self.proof[node] + 1 + self.seats + seat]

    def hopeless(self, node: i64, edge: i64) -> bool:
        """Tells whether a child cannot bring its mover more than another surely does."""
        if self.proof[edge] == 0:
            return False
        seat: i64 = self.mover[edge]
        sure = self.least(node, seat)
        most = self.greatest(edge, seat)
        return most < sure or (most == sure and self.greatest(node, seat) > sure)

    def block(self, node: i64) -> i64:
        """Where the bounds of a node stand; made if it has none."""
        if self.proof[node] == 0:
            self.proof[node] = len(self.bounds)
            j: i64 = 0
            while j < 1 + 2 * self.seats:
                self.bounds = append(self.bounds, 1.0 if j > self.seats else 0.0)
                j += 1
        return self.proof[node]

    def settle(self, node: i64) -> None:
        """Enters that the scores of this node are those of the result."""
        at: i64 = self.block(node)
        self.bounds[at] = 1.0
        seat: i64 = 0
        while seat < self.seats:
            self.bounds[at + 1 + seat] = self.result[seat]
            self.bounds[at + 1 + self.seats + seat] = self.result[seat]
            seat += 1

    def conclude(self, depth: i64) -> None:
        """Carries news of a proof up the path, as far as it matters."""
        j: i64 = depth - 1
        while j >= 0:
            node: i64 = self.path[j]
            fresh: bool = self.proof[node] == 0
            at: i64 = self.block(node)
            changed: bool = False
            if self.mover[self.first[node]] == CHANCE:
                changed = self.conclude_chance(node, at)
            else:
                changed = self.conclude_choice(node, at)
            if not changed and not fresh:
                return
            j -= 1

    def conclude_chance(self, node: i64, at: i64) -> bool:
        """Enters the bounds of a chance node: the means of its outcomes' bounds."""
        changed: bool = False
        known = 1.0
        k: i64 = 1
        while k <= 2 * self.seats:
            total = 0.0
            weight = 0.0
            child: i64 = self.first[node]
            while child < self.first[node] + self.count[node]:
                total += self.value[child] * self.bounds[self.proof[child] + k]
                weight += self.value[child]
                if not self.settled(child):
                    known = 0.0
                child += 1
            changed = self.enter(at + k, total / weight) or changed
            k += 1
        return self.enter(at, known) or changed

    def conclude_choice(self, node: i64, at: i64) -> bool:
        """Enters the bounds of a choice: its seat takes what is surely best for it, the others get what then comes."""
        child: i64 = self.first[node]
        end: i64 = child + self.count[node]
        seat: i64 = self.mover[child]
        best: i64 = child
        most = 0.0
        while child < end:
            if self.least(child, seat) > self.least(best, seat):
                best = child
            most = max(most, self.greatest(child, seat))
            child += 1
        sure = self.least(best, seat)
        child = self.first[node]
        while child < end and not (self.settled(child) and self.least(child, seat) >= most):
            child += 1
        if child < end:
            return self.copy_bounds(self.proof[child], at)
        changed: bool = self.enter(at + 1 + seat, sure)
        return self.enter(at + 1 + self.seats + seat, most) or changed

    def copy_bounds(self, start: i64, at: i64) -> bool:
        """Enters the bounds that stand elsewhere; tells whether one is new."""
        changed: bool = False
        k: i64 = 0
        while k <= 2 * self.seats:
            changed = self.enter(at + k, self.bounds[start + k]) or changed
            k += 1
        return changed

    def enter(self, at: i64, number: float) -> bool:
        """Enters one number; tells whether it is new."""
        changed: bool = self.bounds[at] != number
        self.bounds[at] = number
        return changed
