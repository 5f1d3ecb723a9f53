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
    _keep(tree, _order(tree, child))
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


def _keep(tree: Uct, old: vec[i64]) -> None:
    """Makes these nodes the tree, in this order."""
    first, count, move, mover = vec[i64](), vec[i64](), vec[i64](), vec[i64]()
    visits, proof, value, prior = vec[i64](), vec[i64](), vec[float](), vec[float]()
    place: i64 = 1
    i: i64 = 0
    while i < len(old):
        node: i64 = old[i]
        n: i64 = tree.count[node]
        first = append(first, place if n else 0)
        count = append(count, n)
        move = append(move, tree.move[node])
        mover = append(mover, tree.mover[node])
        visits = append(visits, tree.visits[node])
        proof = append(proof, tree.proof[node])
        value = append(value, tree.value[node])
        if tree.puct:
            prior = append(prior, tree.prior[node])
        place += n
        i += 1
    tree.first, tree.count, tree.move, tree.mover = first, count, move, mover
    tree.visits, tree.proof, tree.value = visits, proof, value
    if tree.puct:
        tree.prior = prior
