"""PUCT whose moves are whole turns, as the evaluation proposes them; where it proposes none, single moves.

Positions are known by their keys, so that turns that end alike share a node. Chance is sampled.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from sortilege.kernel.evaluation import Evaluation
from sortilege.kernel.position import CHANCE, OVER, Position
from sortilege.kernel.rng import Rng
from sortilege.search.params import SearchParams
from sortilege.search.puct import Edges


class WholeTurnUct(Edges):
    """A graph that can be grown further at any time; its edges are whole turns."""

    def __init__(self, root: Position, evaluation: Evaluation, rng: Rng, params: SearchParams | None = None) -> None:
        super().__init__()
        self.root: Position = root.copy()
        self.position: Position = root.copy()
        self.evaluation: Evaluation = evaluation
        self.rng: Rng = rng
        self.params: SearchParams = params or SearchParams()
        self.nodes: dict[int, int] = {int(root.key()): 0}
        self.first = vec[i64]([-1])  # of a node; -1: not expanded
        self.count = vec[i64]([0])
        self.node_visits: vec[i64] = vec[i64]([0])
        self.lines: list[list[int]] = []  # the moves of an edge
        self.seat: vec[i64] = vec[i64]()  # that chooses an edge
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
                if self.node_visits[node] == 0 and node != 0 and self.evaluation.is_turn_start(position):
                    break
                self.expand(node)
            self.node_visits[node] += 1
            edge: i64 = self.choose_puct(node, self.tried(node) + 1, self.params.c_turns, False)
            self.path[length] = edge
            length += 1
            for move in self.lines[edge]:
                position.play(move)
            while position.seat == CHANCE:
                position.play(position.pick(self.rng))
            node = self.node_of(position.key())
        self.node_visits[node] += 1
        self.learn(length)

    def node_of(self, key: i64) -> i64:
        """The node of the positions with this key; made if there is none."""
        known = self.nodes.get(int(key))
        if known is not None:
            return known
        node: i64 = len(self.first)
        self.nodes[int(key)] = int(node)
        self.first = append(self.first, -1)
        self.count = append(self.count, 0)
        self.node_visits = append(self.node_visits, 0)
        return node

    def turns(self, position: Position) -> list[list[int]]:
        """The turns that are seen: of who does not look far the short ones, and if there is none the shortest."""
        lines = self.evaluation.turns(position)
        longest: i64 = self.params.longest_turn
        if longest <= 0 or not lines:
            return lines
        shortest = min([len(line) for line in lines])
        return [line for line in lines if len(line) <= max(int(longest), shortest)]

    def noticed(self, lines: list[list[int]]) -> list[list[int]]:
        """Those of the turns that are not overlooked, one of them at least."""
        blind: i64 = i64(self.params.overlooked * 1000.0)
        if blind <= 0 or not lines:
            return lines
        seen = [line for line in lines if self.rng.below(1000) >= blind]
        return seen if seen else [lines[self.rng.below(len(lines))]]

    def begin(self, played: list[int]) -> bool:
        """Looks only at turns that begin with these moves; False, and nothing is done, if none is known."""
        n = len(played)
        lines = [line for line in self.turns(self.root) if len(line) > n and line[:n] == played]
        if lines:
            self.position.assign(self.root)
            self.enter(0, lines if n else self.noticed(lines))
        return len(lines) > 0

    def expand(self, node: i64) -> None:
        """Gives a node its edges: whole turns, or without them every legal move."""
        lines = self.turns(self.position)
        self.enter(node, lines if lines else [[move] for move in self.position.moves()])

    def enter(self, node: i64, lines: list[list[int]]) -> None:
        """Gives a node these edges, with priors that fall with their rank."""
        total = 0.0
        rank: i64 = 0
        while rank < len(lines):
            total += 1.0 / float(rank + 2)
            rank += 1
        self.first[node] = len(self.lines)
        self.count[node] = len(lines)
        rank = 0
        while rank < len(lines):
            self.lines.append(lines[rank])
            self.visits = append(self.visits, 0)
            self.value = append(self.value, 0.0)
            self.prior = append(self.prior, 1.0 / (float(rank + 2) * total))
            self.seat = append(self.seat, self.position.seat)
            rank += 1

    def learn(self, length: i64) -> None:
        """Evaluates what each seat may expect here, and enters it along the path."""
        position = self.position
        seat: i64 = 0
        while seat < position.seats:
            self.result[seat] = self.evaluation.value_at_turn_start(position, seat)
            seat += 1
        i: i64 = 0
        while i < length:
            edge: i64 = self.path[i]
            self.visits[edge] += 1
            self.value[edge] += self.result[self.seat[edge]]
            i += 1

    def simulations(self) -> i64:
        """How many there were."""
        return self.node_visits[0]

    def settled(self, node: i64) -> bool:
        """Tells whether there is nothing to choose."""
        return self.count[node] == 1

    def best(self) -> list[int]:
        """The moves to play: the way that was tried most, of equals the one with the better mean."""
        best: i64 = self.first[0]
        edge: i64 = best
        while edge < self.first[0] + self.count[0]:
            more: i64 = self.visits[edge] - self.visits[best]
            if more > 0 or (more == 0 and self.value[edge] > self.value[best]):
                best = edge
            edge += 1
        return self.lines[best]

    def table(self) -> list[tuple[list[int], int, float]]:
        """The turns at the root, the best first: moves, tries, mean score of the seat that chooses."""
        rows: list[tuple[list[int], int, float]] = []
        for edge in range(self.first[0], self.first[0] + self.count[0]):
            tried = int(self.visits[edge])
            rows.append((self.lines[edge], tried, self.value[edge] / max(1, tried)))
        return sorted(rows, key=lambda row: (-row[1], -row[2]))
