"""Keeping what a search has seen when the game goes on: the part of the tree below the move that was played."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sortilege.search.uct import Uct


def advance(tree: Uct, move: i64) -> bool:
    """Moves the root along a move or outcome; False, and the tree is as it was, if it never looked there."""
    child: i64 = tree.child_by(0, move)
    if child < 0 or tree.visits[child] == 0 or tree.count[child] == 0:
        return False
    tree.root.play(move)
    tree.runs = 0
    tree.total = vec[float]([0.0] * int(tree.seats))
    old = _order(tree, child)
    _first(tree, old)
    tree.move = _gather(tree.move, old)
    tree.mover = _gather(tree.mover, old)
    tree.visits = _gather(tree.visits, old)
    tree.proof = _gather(tree.proof, old)
    tree.value = _gather_floats(tree.value, old)
    if tree.guided:
        tree.prior = _gather_floats(tree.prior, old)
    return True


def _order(tree: Uct, root: i64) -> vec[i64]:
    """The nodes to keep, in their new order: children side by side."""
    kept = vec[i64]([0])
    kept[0] = root
    at: i64 = 0
    while at < len(kept):
        j: i64 = 0
        while j < tree.count[kept[at]]:
            kept = append(kept, tree.first[kept[at]] + j)
            j += 1
        at += 1
    return kept


def _first(tree: Uct, old: vec[i64]) -> None:
    """Where the children of each node stand in the new order, and how many."""
    first = vec[i64]()
    count = vec[i64]()
    place: i64 = 1
    i: i64 = 0
    while i < len(old):
        n: i64 = tree.count[old[i]]
        first = append(first, place if n else 0)
        count = append(count, n)
        place += n
        i += 1
    tree.first = first
    tree.count = count


def _gather(numbers: vec[i64], old: vec[i64]) -> vec[i64]:
    kept = vec[i64]()
    i: i64 = 0
    while i < len(old):
        kept = append(kept, numbers[old[i]])
        i += 1
    return kept


def _gather_floats(numbers: vec[float], old: vec[i64]) -> vec[float]:
    kept = vec[float]()
    i: i64 = 0
    while i < len(old):
        kept = append(kept, numbers[old[i]])
        i += 1
    return kept
