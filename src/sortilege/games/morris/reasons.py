"""Why a point cannot be touched now, with the number of the rule."""

from sortilege.games.morris.board import NEXT
from sortilege.games.morris.notation import man_at, point
from sortilege.games.morris.rules import Morris
from sortilege.kernel.position import OVER


def why_not(position: Morris, target: str) -> tuple[str, str]:
    """The rule and the message for touching this point now."""
    p = point(target)
    man = man_at(position, p)
    if position.seat == OVER:
        return _end(position), "no-over"
    if position.take:
        return _why_not_take(position, p, man)
    if position.own_hand:
        return _why_not_place(position, man)
    return _why_not_move(position, p, man)


def _end(position: Morris) -> str:
    """The rule by which the game has ended."""
    if position.own_men <= 2:
        return "M4.1"
    return "M4.2" if position.stuck() else "M4.3"


def _why_not_take(position: Morris, p: int, man: int) -> tuple[str, str]:
    if man < 0:
        return "M3.1", "no-take-free"
    if man == position.seat:
        return "M3.1", "no-take-own"
    return ("M3.1", "no-may") if position.takeable() >> p & 1 else ("M3.2", "no-take-mill")


def _why_not_place(position: Morris, man: int) -> tuple[str, str]:
    if man < 0:
        return "M2.1", "no-may"
    return "M2.1", "no-place-own" if man == position.seat else "no-place-taken"


def _why_not_move(position: Morris, p: int, man: int) -> tuple[str, str]:
    rule = "M2.3" if position.flying() else "M2.2"
    if man >= 0 and man != position.seat:
        return rule, "no-move-theirs"
    if position.flying() or NEXT[p] & (position.empty() if man >= 0 else position.own):
        return rule, "no-may"
    return rule, "no-move-stuck" if man >= 0 else "no-move-far"
