"""Why a confrontation is over, by the rule that ended it, and how many gems each master has left."""

from sortilege.games.grimoire import state
from sortilege.games.grimoire.rules import Confrontation
from sortilege.games.grimoire.speech import GrimoireSpeech
from sortilege.kernel.deeds import Ending
from sortilege.kernel.details import Reason
from sortilege.kernel.position import OVER

_MESSAGES = {
    "G5.1": "end-annihilation",
    "G5.2": "end-emprise",
    "G5.4": "end-repetition",
    "G5.5": "end-sterile",
    "G5.6": "end-affair",
}


def ending(speak: GrimoireSpeech) -> Ending:
    """Tells by which rule this confrontation is over, or that it is not, and what is left of the gems."""
    position = speak.position
    columns = [speak("end-board"), speak("end-hand"), speak("end-lost")]
    return Ending(_reason(speak), columns, [_gems(position, seat) for seat in (0, 1)])


def _reason(speak: GrimoireSpeech) -> Reason:
    position = speak.position
    if position.seat != OVER:
        return Reason("G5.1", speak("end-open"))
    rule = end_rule(position)
    loser = 1 - int(position.winner) if position.winner < state.DRAWN else 0
    return Reason(rule, speak(_MESSAGES[rule], loser=speak.seat(loser), winner=speak.seat(1 - loser)))


def end_rule(position: Confrontation) -> str:
    """The rule that ended it: annihilation, emprise, one of the draws, or a contested spell that was not given up."""
    if position.winner == state.DRAWN:
        return "G5.5" if position.sterile == state.STERILE else "G5.4"
    loser = 1 - int(position.winner)
    if position.turn and not position.gems_of(loser) | position.hand_of(loser):
        return "G5.1"
    # Emprise strikes the master whose turn has just ended; who insists is still in his turn, or in the study.
    if position.turn and not position.gems_of(loser) and position.master == position.winner:
        return "G5.2"
    return "G5.6"


def _gems(position: Confrontation, seat: int) -> list[str]:
    hand, lost = sum(position.in_hand(seat)), sum(position.lost(seat))
    return [str(12 - hand - lost), str(hand), str(lost)]
