"""Why a game is over, by the rule that ended it."""

from sortilege.games.morris.reasons import end_rule
from sortilege.games.morris.speech import MorrisSpeech
from sortilege.kernel.deeds import Ending
from sortilege.kernel.details import Reason
from sortilege.kernel.position import OVER

_MESSAGES = {"M4.1": "end-few", "M4.2": "end-stuck", "M4.3": "end-long"}


def ending(speech: MorrisSpeech) -> Ending:
    """Tells who has too few men, who cannot move, that it took too long (M4.1, M4.2, M4.3), or none of these."""
    men = [[str(int(speech.position.points(seat)))] for seat in (0, 1)]
    return Ending(_reason(speech), [speech("end-men")], men)


def _reason(speech: MorrisSpeech) -> Reason:
    position = speech.position
    if position.seat != OVER:
        return Reason("M4.1", speech("end-open"))
    rule = end_rule(position)
    loser = int(position.mover())
    men = int(position.points(loser))
    return Reason(rule, speech(_MESSAGES[rule], side=speech.seat(loser), men=men))
