"""The choice of PUCT, alike for single moves and for whole turns."""

from math import sqrt

from librt.vecs import vec
from mypy_extensions import i64


class Edges:
    """The ways to play from each node: they stand side by side from `first[node]` on, `count[node]` of them."""

    def __init__(self) -> None:
        self.first: vec[i64] = vec[i64]()
        self.count: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()  # how often an edge was tried
        self.value: vec[float] = vec[float]()  # the sum of the scores of the seat that chooses it
        self.prior: vec[float] = vec[float]()  # its share of the exploration

    def hopeless(self, node: i64, edge: i64) -> bool:
        """Whether an edge of a node need not be tried any more."""
        return False

    def tried(self, node: i64) -> i64:
        """How often the edges of a node were tried, all together."""
        visits = self.visits
        total: i64 = 0
        edge: i64 = self.first[node]
        end: i64 = edge + self.count[node]
        while edge < end:
            total += visits[edge]
            edge += 1
        return total

    def choose_puct(self, node: i64, runs: i64, c_puct: float, careful: bool, doubt: float = 0.0) -> i64:
        """The edge to try next: score so far, and exploration shared out by the priors; the untried count as average.

        So many runs came through the node. A careful choice leaves out what is hopeless; doubt makes the untried less.
        """
        visits = self.visits
        value = self.value
        prior = self.prior
        end: i64 = self.first[node] + self.count[node]
        tried: i64 = 0
        total = 0.0
        edge: i64 = self.first[node]
        while edge < end:
            tried += visits[edge]
            total += value[edge]
            edge += 1
        average = max(0.0, total / float(tried) - doubt) if tried else 0.5
        scale = c_puct * sqrt(float(runs))
        best: i64 = self.first[node]
        best_bound = -1.0
        edge = best
        while edge < end:
            if not (careful and self.hopeless(node, edge)):
                v = float(visits[edge])
                mean = value[edge] / v if visits[edge] else average
                bound = mean + scale * prior[edge] / (1.0 + v)
                if bound > best_bound:
                    best_bound = bound
                    best = edge
            edge += 1
        return best
