"""Small games of the tests whose best moves are known."""

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.kernel.evaluation import Evaluation
from sortilege.kernel.position import CHANCE, OVER, Position


class Tree(Position):
    """A game given as a tree: (seat, {move: tree}), (CHANCE, {outcome: (weight, tree)}), or the scores at the end."""

    def __init__(self, tree: object) -> None:
        super().__init__()
        self.set(tree)

    def set(self, tree: object) -> None:
        self.tree = tree
        if isinstance(tree, list):
            self.seat = OVER
            self.seats = len(tree)
        else:
            assert isinstance(tree, tuple)
            self.seat = tree[0]
            self.branches = tree[1]
            self.seats = count_seats(tree)

    def fill(self, out: vec[i64]) -> i64:
        for index, move in enumerate(self.branches):
            out[index] = move
        return len(self.branches)

    def weights(self, out: vec[i64]) -> i64:
        weights: list[int] = [weight for weight, _ in self.branches.values()]
        for index, weight in enumerate(weights):
            out[index] = weight
        return sum(weights)

    def play(self, move: i64) -> None:
        branch = self.branches[move]
        self.set(branch[1] if self.seat == CHANCE else branch)
        self.turn += 1

    def copy(self) -> "Tree":
        return Tree(self.tree)

    def assign(self, other: Position) -> None:
        assert isinstance(other, Tree)
        self.set(other.tree)

    def score(self, seat: i64) -> float:
        assert isinstance(self.tree, list)
        return float(self.tree[seat])


def count_seats(tree: object) -> int:
    """How many scores stand at the ends."""
    while isinstance(tree, tuple):
        branch = next(iter(tree[1].values()))
        tree = branch[1] if tree[0] == CHANCE else branch
    assert isinstance(tree, list)
    return len(tree)


class Told(Evaluation):
    """An evaluation that is told what to say, and remembers what it was asked."""

    def __init__(self, say: Callable[[Position, int], float]) -> None:
        self.say = say
        self.asked: list[Position] = []

    def value(self, position: Position, seat: i64) -> float:
        self.asked.append(position.copy())
        return self.say(position, seat)
