"""What needs the consent of others: taking back, a draw, giving up for all; who asks for what, and what comes of it."""

from typing import Literal

from sortilege.kernel.errors import IllegalMove, StaleMove
from sortilege.server.play import events as ev
from sortilege.server.play.room import Room
from sortilege.server.play.table import Table
from sortilege.server.play.viewer import Viewer
from sortilege.server.words import WORDS, listed

NAMED = 3  # deeds that an offer names; of more it tells how many

Kind = Literal["takeback", "draw", "giveup"]


def others(room: Room, viewer: Viewer) -> set[int]:
    """The seats of other people, whose consent matters."""
    seats = room.table.seats
    return {number for number, seat in enumerate(seats) if seat.kind == "guest" and not seat.bot} - viewer.seats


def rivals(room: Room, viewer: Viewer) -> set[int]:
    """The seats that must agree to a draw: other people, and the bot of a game for two."""
    seats = room.table.seats
    bots = {number for number, seat in enumerate(seats) if seat.plays_itself and len(seats) == 2}
    return (others(room, viewer) | bots) - viewer.seats


def seat_to_undo(table: Table, viewer: Viewer) -> int:
    """The own seat that chose last; -1 if none has chosen yet."""
    counts = {table.undo_count(seat): seat for seat in viewer.seats}
    counts.pop(0, None)
    return counts[min(counts)] if counts else -1


def propose(room: Room, viewer: Viewer, kind: Kind, seat: int) -> ev.Event:
    """Asks the others."""
    asked = rivals(room, viewer) if kind == "draw" else others(room, viewer)
    if not asked:
        raise IllegalMove("nobody else is there to agree")
    return ev.Offered(seat, kind, tuple(sorted(asked)))


def answer(table: Table, seats: frozenset[int], yes: bool) -> ev.Event:
    """What comes of an answer: what was asked for, once enough agree; else the answer is noted."""
    offer = table.offer
    if offer is None or not offer.waits_for & seats:
        raise StaleMove("nothing is offered any more")
    voting = offer.waits_for & seats
    if not yes or len(offer.agreed | voting) < offer.needed:
        return ev.Answered(tuple(sorted(voting)), yes)
    if offer.kind == "giveup":
        return ev.Resigned(offer.seat)
    return ev.Drawn() if offer.kind == "draw" else ev.Undone(offer.seat, table.undo_count(offer.seat))


def told(table: Table, viewer: Viewer) -> str:
    """Who asks for what, and from whom an answer is still waited for."""
    offer, language = table.offer, viewer.language
    if offer is None:
        return ""
    own = "own" if offer.seat in viewer.seats else "theirs"
    what = _taken_back(table, offer.seat, viewer) if offer.kind == "takeback" else ""
    asked = WORDS(language, f"offer-{offer.kind}-{own}", who=table.name(offer.seat, language), what=what)
    if offer.waits_for & viewer.seats:
        return asked
    names = [table.name(seat, language) for seat in sorted(offer.waits_for)]
    return f"{asked} {WORDS(language, 'offer-waits', names=listed(names, language))}"


def _taken_back(table: Table, seat: int, viewer: Viewer) -> str:
    """The deeds that would be undone, the first of them named."""
    language, eyes = viewer.language, viewer.last_seat
    first = max((number for number, ply in enumerate(table.match.history) if ply.seat == seat), default=0)
    gone = [entry for entry in table.log.read(language, eyes) if entry.ply >= first and entry.seat >= 0]
    lines = [f"{table.name(entry.seat, language)} {entry.text(language, eyes)}".rstrip(".") for entry in gone[:NAMED]]
    more = len(gone) - len(lines)
    return "; ".join([*lines, *([WORDS(language, "offer-more", count=more)] if more else [])])
