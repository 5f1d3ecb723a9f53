"""Why a game is over, by the rule that ended it."""

from sortilege.games.morris.reasons import end_rule
from sortilege.games.morris.speech import MorrisSpeech
from sortilege.kernel.deeds import Ending
from sortilege.kernel.details import Reason
from sortilege.kernel.position import OVER

_MESSAGES = {"M4.1": "end-few", "M4.2": "end-stuck", "M4.3": "end-long"}


def ending(speech: MorrisSpeech) -> Ending | None:
    """Tells who has too few men, who cannot move, or that it took too long (M4.1, M4.2, M4.3)."""
    position = speech.position
    if position.seat != OVER:
        return None
    rule = end_rule(position)
    loser = int(position.mover())
    men = int(position.points(loser))
    text = speech(_MESSAGES[rule], side=speech.seat(loser), men=men)
    return Ending(Reason(rule, text), [speech("end-men")], [[str(int(position.points(seat)))] for seat in (0, 1)])
