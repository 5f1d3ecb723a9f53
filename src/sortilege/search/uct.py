"""UCT over any Position: chance nodes, any number of seats, each of which wants the best score for itself."""

from math import log, sqrt

from librt.vecs import append, vec
from mypy_extensions import i64

from sortilege.kernel.judge import Judge
from sortilege.kernel.position import CHANCE, OVER, Position
from sortilege.kernel.rng import Rng
from sortilege.search.leaf import likeliest, value_leaf
from sortilege.search.style import Style


class Uct:
    """A search tree that can be grown further at any time; the same seed grows the same tree.

    Node 0 is the root. The children of a node stand side by side from `first[node]` on, `count[node]` of them.
    `proof[node]` is where `bounds` tells what is proved of a node: 1 if its scores are known (else 0), then the least
    score of each seat, then the greatest of each. Nothing is proved of a node whose proof is 0.
    """

    def __init__(self, root: Position, rng: Rng, exploration: float = 0.7) -> None:
        self.root: Position = root.copy()
        self.position: Position = root.copy()
        self.rng: Rng = rng
        self.judge: Judge = Judge()
        self.style: Style = Style(exploration)
        self.guided: bool = False
        self.seats: i64 = root.seats
        self.move: vec[i64] = vec[i64]([-1])  # the move that leads to the node
        self.mover: vec[i64] = vec[i64]([CHANCE])  # the seat that makes it
        self.first: vec[i64] = vec[i64]([0])
        self.count: vec[i64] = vec[i64]([0])
        self.visits: vec[i64] = vec[i64]([0])
        self.value: vec[float] = vec[float]([0.0])  # the sum of the mover's scores; of an outcome, its weight
        self.prior: vec[float] = vec[float]([1.0])  # of a guided search alone: the share of curiosity
        self.proof: vec[i64] = vec[i64]([0])
        self.bounds: vec[float] = vec[float]([0.0] * (1 + int(self.seats)) + [1.0] * int(self.seats))
        self.result: vec[float] = vec[float]([0.0] * int(self.seats))
        self.total: vec[float] = vec[float]([0.0] * int(self.seats))  # of all results since the root was moved
        self.runs: i64 = 0
        self.path: vec[i64] = vec[i64]([0] * 64)

    def think_with(self, judge: Judge, style: Style) -> None:
        """From now on this judge and this style are used; to be called before the tree is grown."""
        self.judge = judge
        self.style = style
        self.guided = style.guide > 0.0

    def run(self, simulations: i64) -> None:
        """Grows the tree by this many simulations; stops when the scores of the root are proved."""
        i: i64 = 0
        while i < simulations and not self.settled(0):
            self.position.assign(self.root)
            self.finish(self.descend())
            i += 1

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
            elif self.guided:
                node = self.choose_guided(node)
            else:
                node = self.choose(node)
            depth = self.step(node, depth)
        return depth

    def step(self, node: i64, depth: i64) -> i64:
        self.position.play(self.move[node])
        if depth == len(self.path):
            self.path = append(self.path, node)
        else:
            self.path[depth] = node
        return depth + 1

    def finish(self, depth: i64) -> None:
        """Values the end of the path, enters it along the path, and draws conclusions from a known end."""
        last: i64 = self.path[depth - 1] if depth > 1 else 0
        seat: i64 = 0
        if self.settled(last):
            while seat < self.seats:
                self.result[seat] = self.bounds[self.proof[last] + 1 + seat]
                seat += 1
        elif self.position.seat == OVER:
            while seat < self.seats:
                self.result[seat] = self.position.score(seat)
                seat += 1
            self.settle(last)
            self.conclude(depth - 1)
        elif self.style.plies < 0:
            self.position.rollout(self.rng)
            while seat < self.seats:
                self.result[seat] = self.position.score(seat)
                seat += 1
        else:
            value_leaf(self.position, self.judge, self.style, self.rng, self.result)
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
        if self.guided:
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
        """Shares out the curiosity among the children, by the judge's priors."""
        n: i64 = self.count[node]
        total = 0.0
        j: i64 = self.first[node]
        while j < self.first[node] + n:
            one = 0.0
            if seat != CHANCE:
                one = (0.01 + self.judge.prior(self.position, self.move[j])) ** self.style.sharp
            total += one
            self.prior = append(self.prior, one)
            j += 1
        if seat != CHANCE:
            j = self.first[node]
            while j < self.first[node] + n:
                self.prior[j] /= total
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
        curiosity = self.style.exploration * sqrt(log(float(visits[node])))
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
            bound = value[child] / v + curiosity / sqrt(v)
            if bound > best_bound:
                best_bound = bound
                best = child
            child += 1
        return best

    def choose_guided(self, node: i64) -> i64:
        """The child to try next: score so far, and curiosity shared out by the priors; the untried count as average."""
        visits = self.visits
        value = self.value
        end: i64 = self.first[node] + self.count[node]
        tried: i64 = 0
        sum_of_values = 0.0
        child: i64 = self.first[node]
        while child < end:
            tried += visits[child]
            sum_of_values += value[child]
            child += 1
        average = sum_of_values / float(tried) if tried else 0.5
        curiosity = self.style.guide * sqrt(float(visits[node]))
        careful: bool = self.proof[node] != 0
        best: i64 = self.first[node]
        best_bound = -1.0
        child = best
        while child < end:
            if not (careful and self.hopeless(node, child)):
                v = float(visits[child])
                mean = value[child] / v if visits[child] else average
                bound = mean + curiosity * self.prior[child] / (1.0 + v)
                if bound > best_bound:
                    best_bound = bound
                    best = child
            child += 1
        return best

    # what is proved

    def settled(self, node: i64) -> bool:
        """Whether the scores of a node are known."""
        return self.proof[node] != 0 and self.bounds[self.proof[node]] > 0.5

    def least(self, node: i64, seat: i64) -> float:
        return self.bounds[self.proof[node] + 1 + seat]

    def greatest(self, node: i64, seat: i64) -> float:
        return self.bounds[self.proof[node] + 1 + self.seats + seat]

    def hopeless(self, node: i64, child: i64) -> bool:
        """Whether a child cannot bring its mover more than another surely does."""
        if self.proof[child] == 0:
            return False
        seat: i64 = self.mover[child]
        sure = self.least(node, seat)
        most = self.greatest(child, seat)
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
        """The scores of this node are those of the result."""
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
        """The bounds of a draw are the means of its outcomes' bounds."""
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
        """The seat that chooses takes what is surely best for it; the others get what then comes."""
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
        """What is expected to follow a move at the root: the best answers, and of draws the likeliest outcome."""
        found: list[int] = []
        node: i64 = self.child_by(0, move)
        while node >= 0 and len(found) < 40:
            found.append(int(self.move[node]))
            if self.count[node] == 0:
                break
            chance: bool = self.mover[self.first[node]] == CHANCE
            node = likeliest(self.value, self.first[node], self.count[node]) if chance else self.best_child(node)
            if self.visits[node] == 0:
                break
        return found
