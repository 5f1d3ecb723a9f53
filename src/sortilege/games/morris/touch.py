"""What is touched to make a move, and where each man lies: every point is a target of its own name."""

from functools import cache

from sortilege.games.morris.board import POINTS
from sortilege.games.morris.notation import men_by_point, move_from, move_to
from sortilege.games.morris.rules import MEN, Morris
from sortilege.kernel.gesture import Gesture, Motion

_MEN = ("man-0", "man-1")  # of each seat


def gesture(move: int) -> Gesture:
    """The point that a man comes from, if it moves, then the point where the move ends."""
    start, end = move_from(move), POINTS[move_to(move)]
    return (POINTS[start], end) if start >= 0 else (end,)


def pieces(position: Morris) -> dict[str, str]:
    """The eighteen men by their places: on a point, in the hand, or among those taken."""
    men = {place: _MEN[seat] for place, seat in men_by_point(position).items() if seat >= 0}
    for seat in (0, 1):
        men |= _beside(seat, int(position.hand_of(seat)), MEN - int(position.points(seat)))
    return men


def motions(position: Morris, move: int) -> list[Motion]:
    """What a move carries: a man out of the hand or along, or the other's from the board to those taken."""
    seat, start, end = int(position.mover()), move_from(move), POINTS[move_to(move)]
    if position.take:
        return [(end, f"taken-{1 - seat}-{MEN - int(position.points(1 - seat))}")]
    return [(POINTS[start] if start >= 0 else f"hand-{seat}-{int(position.own_hand) - 1}", end)]


@cache  # at most ten of each, for two seats
def _beside(seat: int, hand: int, taken: int) -> dict[str, str]:
    """The men of a seat that are not on the board."""
    places = [*(f"hand-{seat}-{i}" for i in range(hand)), *(f"taken-{seat}-{i}" for i in range(taken))]
    return dict.fromkeys(places, _MEN[seat])
