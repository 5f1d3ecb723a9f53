"""Why a game of Archimage is over, and the points of every player."""

from sortilege.games.archimage import scrolls as sc
from sortilege.games.archimage.hands import scrolls_of
from sortilege.games.archimage.rounds import DRY
from sortilege.games.archimage.speech import ArchimageSpeech
from sortilege.kernel.deeds import Ending
from sortilege.kernel.details import Reason
from sortilege.kernel.position import OVER
from sortilege.kernel.speech import listed

COLUMNS = ("scrolls", "synergies", "points")


def ending(speech: ArchimageSpeech) -> Ending:
    """Tells by which rule it is over, or what is still left to play for, with what was counted."""
    p = speech.position
    columns = [speech(f"end-{column}") for column in COLUMNS]
    rows = [[str(number) for number in _count(speech, seat)] for seat in range(p.seats)]
    return Ending(_reason(speech), columns, rows)


def stands(speech: ArchimageSpeech) -> str:
    """Tells the points of every player."""
    p = speech.position
    seats = [f"{speech.seat(seat)} {p.points(seat)}" for seat in range(p.seats)]
    return f"{', '.join(seats)} {speech('end-points')}"


def _reason(speech: ArchimageSpeech) -> Reason:
    p = speech.position
    if p.seat != OVER:
        return Reason("A9.1", speech("end-open", left=int(p.sixes()), enough=int(p.board.enough)))
    if p.sixes() < p.board.enough:
        few = speech("end-few", left=int(p.sixes()), enough=int(p.board.enough))
        return Reason("A9.1", few + _shared(speech))
    return Reason("A9.4", speech("end-dry" if p.dry >= DRY else "end-still") + _shared(speech))


def _shared(speech: ArchimageSpeech) -> str:
    """Names those who share the win, if several do (A9.3)."""
    p = speech.position
    won = [seat for seat in range(p.seats) if p.score(seat) > 0]
    names = listed([speech.seat(seat) for seat in won], speech("and"))
    return " " + speech("end-shared", players=names, points=int(p.points(won[0]))) if len(won) > 1 else ""


def _count(speech: ArchimageSpeech, seat: int) -> tuple[int, int, int]:
    """Counts scrolls, what Synergy adds, and all points (A9.2)."""
    p = speech.position
    scrolls = scrolls_of(p, seat)
    own = p.owned(seat)
    synergies = sum(int(p.of_colour(own, held.scroll % 5)) * held.count for held in scrolls if held.spell == sc.SYNERGY)
    return sum(held.count for held in scrolls), synergies, int(p.points(seat))
