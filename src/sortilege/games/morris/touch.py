"""What is touched to make a move, and where each man lies: every point is a target of its own name."""

from sortilege.games.morris.board import POINTS
from sortilege.games.morris.notation import men_by_point, move_from, move_to
from sortilege.games.morris.rules import MEN, Morris
from sortilege.kernel.gesture import Gesture


def gesture(move: int) -> Gesture:
    """The point that a man comes from, if it moves, then the point where the move ends."""
    start, end = move_from(move), POINTS[move_to(move)]
    return (POINTS[start], end) if start >= 0 else (end,)


def pieces(position: Morris) -> dict[str, str]:
    """The eighteen men by their places: on a point, in the hand, or among those taken."""
    men = men_by_point(position)
    for seat in (0, 1):
        men |= {f"hand-{seat}-{i}": seat for i in range(position.hand_of(seat))}
        men |= {f"taken-{seat}-{i}": seat for i in range(MEN - int(position.points(seat)))}
    return {place: f"man-{seat}" for place, seat in men.items() if seat >= 0}
