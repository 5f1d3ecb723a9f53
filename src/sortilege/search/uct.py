"""UCT and PUCT over any Position: chance nodes, any number of seats, each of which wants the best score for itself."""

from math import log, sqrt

from librt.vecs import append, vec
from mypy_extensions import i64

from sortilege.kernel.evaluation import Evaluation
from sortilege.kernel.position import CHANCE, OVER, Position
from sortilege.kernel.rng import Rng
from sortilege.search.leaf_value import value_leaf
from sortilege.search.params import SearchParams
from sortilege.search.proofs import ProvedTree


class Uct(ProvedTree):
    """A search tree that can be grown further at any time; the same seed grows the same tree.

    It is plain UCT with whole random games until an evaluation is used, with `c_puct` it is PUCT.
    """

    def __init__(self, root: Position, rng: Rng, exploration: float = 0.7) -> None:
        super().__init__(root.seats)
        self.root: Position = root.copy()
        self.position: Position = root.copy()
        self.rng: Rng = rng
        self.evaluation: Evaluation = Evaluation()
        self.params: SearchParams = SearchParams(exploration)
        self.puct: bool = False
        self.move: vec[i64] = vec[i64]([-1])  # the move that leads to the node
        self.first = vec[i64]([0])
        self.count = vec[i64]([0])
        self.visits = vec[i64]([0])
        self.value = vec[float]([0.0])  # the sum of the mover's scores; of an outcome, its weight
        self.prior = vec[float]([1.0])  # of PUCT alone
        self.total: vec[float] = vec[float]([0.0] * int(self.seats))  # of all results since the root was moved
        self.runs: i64 = 0

    def use(self, evaluation: Evaluation, params: SearchParams) -> None:
        """Searches with this evaluation and these parameters from now on; to be called before the tree is grown."""
        self.evaluation = evaluation
        self.params = params
        self.puct = params.c_puct > 0.0

    def run(self, simulations: i64) -> None:
        """Grows the tree by this many simulations; stops when the scores of the root are proved."""
        i: i64 = 0
        while i < simulations and not self.settled(0):
            self.position.assign(self.root)
            self.finish(self.descend())
            i += 1

    def simulations(self) -> i64:
        """How many there were, with those that are left of a tree whose root was moved."""
        return self.visits[0]

    def suggest(self, line: list[int]) -> None:
        """Looks at this line first: one simulation goes along it, as far as its moves are legal."""
        self.position.assign(self.root)
        node: i64 = 0
        depth: i64 = 1
        for move in line:
            if self.position.seat == OVER or self.settled(node):
                break
            self.visits[node] = max(self.visits[node], 1)
            if self.count[node] == 0:
                self.expand(node)
            node = self.child_by(node, move)
            if node < 0:
                return
            depth = self.step(node, depth)
        self.finish(depth)

    def descend(self) -> i64:
        """Plays down the tree to a node not visited before, or to a known end; returns the length of the path."""
        node: i64 = 0
        depth: i64 = 1
        while self.visits[node] > 0 and self.position.seat != OVER and not self.settled(node):
            if self.count[node] == 0:
                self.expand(node)
            if self.position.seat == CHANCE:
                node = self.chance(node)
            elif self.puct:
                node = self.choose_puct(node, self.visits[node], self.params.c_puct, self.proof[node] != 0)
            else:
                node = self.choose(node)
            depth = self.step(node, depth)
        return depth

    def step(self, node: i64, depth: i64) -> i64:
        """Plays the move to a node and enters it in the path; returns the length of the path."""
        self.position.play(self.move[node])
        if depth == len(self.path):
            self.path = append(self.path, node)
        else:
            self.path[depth] = node
        return depth + 1

    def finish(self, depth: i64) -> None:
        """Values the end of the path, enters it along the path, and concludes from a known end."""
        last: i64 = self.path[depth - 1] if depth > 1 else 0
        seat: i64 = 0
        if self.settled(last):
            while seat < self.seats:
                self.result[seat] = self.bounds[self.proof[last] + 1 + seat]
                seat += 1
        elif self.position.seat != OVER and self.params.rollout_depth >= 0:
            value_leaf(self.position, self.evaluation, self.params, self.rng, self.result)
        else:
            known: bool = self.position.seat == OVER
            self.position.rollout(self.rng)
            while seat < self.seats:
                self.result[seat] = self.position.score(seat)
                seat += 1
            if known:
                self.settle(last)
                self.conclude(depth - 1)
        self.learn(depth)

    def learn(self, depth: i64) -> None:
        """Enters the scores along the path."""
        j: i64 = 0
        while j < self.seats:
            self.total[j] += self.result[j]
            j += 1
        self.runs += 1
        j = 0
        while j < depth:
            node: i64 = self.path[j]
            self.visits[node] += 1
            seat: i64 = self.mover[node]
            if seat >= 0:
                self.value[node] += self.result[seat]
            j += 1

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
            self.proof = append(self.proof, 0)
            j += 1
        if seat == CHANCE:
            self.weigh(node)
        if self.puct:
            self.share(node, seat)

    def weigh(self, node: i64) -> None:
        """Notes the weights of the outcomes."""
        odds = self.rng.odds
        self.position.weights(odds)
        j: i64 = 0
        while j < self.count[node]:
            self.value[self.first[node] + j] = float(odds[j])
            j += 1

    def share(self, node: i64, seat: i64) -> None:
        """Shares out the exploration among the children, by the priors."""
        n: i64 = self.count[node]
        total = 0.0
        j: i64 = self.first[node]
        while j < self.first[node] + n:
            prior = 0.0
            if seat != CHANCE:
                prior = (0.01 + self.evaluation.prior(self.position, self.move[j])) ** self.params.prior_power
            total += prior
            self.prior = append(self.prior, prior)
            j += 1
        if seat != CHANCE:
            j = self.first[node]
            while j < self.first[node] + n:
                self.prior[j] /= total
                j += 1

    def chance(self, node: i64) -> i64:
        """The child that the dice choose."""
        return self.first[node] + self.rng.by_weight(self.position.weights(self.rng.odds))

    def choose(self, node: i64) -> i64:
        """The child to try next: one never tried, else the best by score so far and by exploration."""
        visits = self.visits
        value = self.value
        child: i64 = self.first[node]
        end: i64 = child + self.count[node]
        scale = self.params.exploration * sqrt(log(float(visits[node])))
        careful: bool = self.proof[node] != 0
        best: i64 = child
        best_bound = -1.0
        while child < end:
            if careful and self.hopeless(node, child):
                child += 1
                continue
            if visits[child] == 0:
                return child
            v = float(visits[child])
            bound = value[child] / v + scale / sqrt(v)
            if bound > best_bound:
                best_bound = bound
                best = child
            child += 1
        return best

    # what came out

    def child_by(self, node: i64, move: i64) -> i64:
        """The child that this move leads to; -1 if there is none."""
        child: i64 = self.first[node]
        while child < self.first[node] + self.count[node]:
            if self.move[child] == move:
                return child
            child += 1
        return -1

    def mean(self, child: i64) -> float:
        """What the mover of a node expects of it; what is proved counts more than what was seen."""
        seat: i64 = self.mover[child]
        seen = self.value[child] / float(self.visits[child]) if self.visits[child] else 0.5
        return min(max(seen, self.least(child, seat)), self.greatest(child, seat))

    def best_child(self, node: i64) -> i64:
        """The move that was tried most, of equals the one with the better score; but never one proved worse."""
        best: i64 = -1
        sure: i64 = self.first[node]
        known: bool = self.settled(node)
        seat: i64 = self.mover[sure]
        child: i64 = sure
        while child < self.first[node] + self.count[node]:
            if self.least(child, seat) > self.least(sure, seat):
                sure = child
            if not self.hopeless(node, child) and self.settled(child) == known:
                more: i64 = self.visits[child] - self.visits[best] if best >= 0 else 1
                if more > 0 or (more == 0 and self.value[child] > self.value[best]):
                    best = child
            child += 1
        if best < 0 or self.mean(best) < self.least(sure, seat):
            return sure
        return best

    def best(self) -> i64:
        """The move to play at the root."""
        return self.move[self.best_child(0)]

    def table(self) -> list[tuple[int, int, float]]:
        """The moves at the root, the most tried first: move, visits, mean score of the seat that chooses."""
        children = range(self.first[0], self.first[0] + self.count[0])
        rows = [(int(self.move[child]), int(self.visits[child]), self.mean(child)) for child in children]
        return sorted(rows, key=lambda row: -row[1])

    def expected(self) -> list[float]:
        """The mean score of each seat over all simulations, or the scores themselves where they are proved."""
        if self.settled(0):
            return [self.least(0, seat) for seat in range(self.seats)]
        return [self.total[seat] / float(self.runs) if self.runs else 0.5 for seat in range(self.seats)]

    def line(self, move: i64) -> list[int]:
        """What is expected to follow a move at the root: the best answers, of chance the likeliest outcome."""
        moves: list[int] = []
        node: i64 = self.child_by(0, move)
        while node >= 0 and len(moves) < 40:
            moves.append(int(self.move[node]))
            if self.count[node] == 0:
                break
            chance: bool = self.mover[self.first[node]] == CHANCE
            node = likeliest(self.value, self.first[node], self.count[node]) if chance else self.best_child(node)
            if self.visits[node] == 0:
                break
        return moves


def likeliest(weights: vec[float], first: i64, count: i64) -> i64:
    """The child with the greatest weight."""
    best: i64 = first
    child: i64 = first
    while child < first + count:
        if weights[child] > weights[best]:
            best = child
        child += 1
    return best
