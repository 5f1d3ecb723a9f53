"""Why a point cannot be touched now, with the number of the rule."""

from sortilege.games.morris.board import NEXT
from sortilege.games.morris.notation import man_at, point
from sortilege.games.morris.rules import Morris
from sortilege.games.morris.speech import MorrisSpeech
from sortilege.kernel.details import Reason
from sortilege.kernel.position import OVER

Why = tuple[str, str]  # the rule and the message


def why_not(speech: MorrisSpeech, target: str) -> Reason:
    """Tells why this point cannot be touched now."""
    rule, message = _why(speech.position, point(target))
    return Reason(rule, speech(message, point=target))


def _why(position: Morris, p: int) -> Why:
    man = man_at(position, p)
    if position.seat == OVER:
        return end_rule(position), "no-over"
    if position.take:
        return _not_taken(position, p, man)
    return _not_placed(position, man) if position.own_hand else _not_moved(position, p, man)


def end_rule(position: Morris) -> str:
    """The rule by which the game has ended."""
    if position.own_men <= 2:
        return "M4.1"
    return "M4.2" if position.stuck() else "M4.3"


def _not_taken(position: Morris, p: int, man: int) -> Why:
    if man < 0:
        return "M3.1", "no-take-free"
    if man == position.seat:
        return "M3.1", "no-take-own"
    return ("M3.1", "no-may") if position.takeable() >> p & 1 else ("M3.2", "no-take-mill")


def _not_placed(position: Morris, man: int) -> Why:
    if man < 0:
        return "M2.1", "no-may"
    return "M2.1", "no-place-own" if man == position.seat else "no-place-taken"


def _not_moved(position: Morris, p: int, man: int) -> Why:
    rule = "M2.3" if position.flying() else "M2.2"
    if man >= 0 and man != position.seat:
        return rule, "no-move-theirs"
    if position.flying() or NEXT[p] & (position.empty() if man >= 0 else position.own):
        return rule, "no-may"
    return rule, "no-move-stuck" if man >= 0 else "no-move-far"
