"""Random games in bulk, from one position to the end."""

from mypy_extensions import i64

from sortilege.kernel.position import Position
from sortilege.kernel.rng import Rng


def playouts(root: Position, n: i64, rng: Rng) -> i64:
    """Plays n random games from this position; returns how many plies they took together."""
    position = root.copy()
    plies: i64 = 0
    i: i64 = 0
    while i < n:
        position.assign(root)
        plies += position.rollout(rng)
        i += 1
    return plies
