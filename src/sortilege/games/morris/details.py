"""The card of a point: its neighbours and lines, and the man that stands there."""

from sortilege.games.morris.board import LINES, NEXT, POINTS
from sortilege.games.morris.notation import man_at
from sortilege.games.morris.speech import MorrisSpeech
from sortilege.kernel.bits import each
from sortilege.kernel.details import Card
from sortilege.kernel.speech import listed, yes


def card(speech: MorrisSpeech, target: str) -> Card | None:
    """Explains a point of the board."""
    if target not in POINTS:
        return None
    p = POINTS.index(target)
    near = [POINTS[q] for q in each(NEXT[p])]
    rows = ["–".join(POINTS[q] for q in line) for line in LINES if p in line]
    text = speech("card-point", near=listed(near, speech("card-and")), lines=listed(rows, speech("card-and")))
    now, rule = _standing(speech, p)
    return Card(speech.name(target), text, speech("card-kind"), now=now, rule=rule)


def _standing(speech: MorrisSpeech, p: int) -> tuple[str, str]:
    """Tells how things stand on a point, and the rule that is about it."""
    man = man_at(speech.position, p)
    if man < 0:
        return speech("card-free"), "M2.1"
    men = speech.position.men_of(man)
    mill = any(all(men >> q & 1 for q in line) for line in LINES if p in line)
    return speech("card-man", side=speech.seat(man), mill=yes(mill)), "M3.2" if mill else "M3.1"
