"""Bots as company: a name for each, and what they say besides their moves: giving up, offering and answering draws."""

import random
from collections.abc import Iterable, Sequence

from sortilege.search.manners import Decision
from sortilege.server.play import events as ev
from sortilege.server.play.table import Seat, Table
from sortilege.server.workers import BOTS

# As people are called in both languages; none of them is somebody in a game.
NAMES = (
    "Alba", "Bertil", "Cosima", "Dario", "Edda", "Florin", "Gilda", "Hanno", "Ilka", "Jorin", "Katell", "Leonor",
    "Malo", "Nadia", "Oskar", "Pia", "Quentin", "Ruta", "Silvan", "Tamsin", "Ulric", "Vesna", "Wanda", "Yann",
)  # fmt: skip
PATIENCE = 20  # turns before a bot offers a draw again

_chance = random.SystemRandom()


def new_names(taken: Iterable[str], number: int) -> list[str]:
    """So many names for bots, unlike each other and those at the table."""
    used = {name.casefold() for name in taken}
    free = [name for name in NAMES if name.casefold() not in used]
    return _chance.sample(free, number)


def name_bots(seats: Sequence[Seat], known: Iterable[str] = ()) -> None:
    """Gives each bot without a name one that nobody has, at this table or among those known from before."""
    nameless = [seat for seat in seats if seat.kind == "bot" and not seat.name]
    names = new_names([*known, *(seat.name for seat in seats)], len(nameless))
    for seat, name in zip(nameless, names, strict=True):
        seat.name = name


def lent(table: Table, seat: int, level: str) -> ev.Lent:
    """A bot of this level for a seat; at a free seat it has a name of its own, else it plays under the guest's."""
    free = table.seats[seat].kind == "open"
    return ev.Lent(seat, level, new_names([other.name for other in table.seats], 1)[0] if free and level else "")


def usual_bot(table: Table) -> str:
    """The level of the bot that fills a seat: that of a first game."""
    return list(BOTS)[table.game.gentle.level - 1]


class Company:
    """What the bots of one table have in mind; forgotten when the table leaves the memory, and nothing else is lost."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._hopeless: dict[int, int] = {}  # by seat, the turn in which it first looked so
        self._offered: dict[int, int] = {}  # and the last in which it offered a draw

    def gives_up(self, seat: int, decision: Decision) -> bool:
        """Whether a bot gives up: what looked hopeless looks so at a later turn too."""
        if not decision.hopeless:
            self._hopeless.pop(seat, None)
            return False
        turn = self._table.match.turn
        return turn > self._hopeless.setdefault(seat, turn)

    def offer(self, seat: int, decision: Decision) -> ev.Event | None:
        """The draw that a bot offers after its move, now and then, to the people at the table."""
        table = self._table
        people = [n for n, other in enumerate(table.seats) if other.kind == "guest" and not other.bot]
        soon = table.match.turn < self._offered.get(seat, -PATIENCE) + PATIENCE
        if not decision.offers_draw or not people or soon or table.match.over or table.offer:
            return None
        self._offered[seat] = table.match.turn
        return ev.Offered(seat, "draw", tuple(people))

    def asked(self) -> list[int]:
        """The bots that a draw is offered to and that have not answered."""
        offer = self._table.offer
        bots = [seat for seat, sitting in enumerate(self._table.seats) if sitting.bot]
        return [seat for seat in bots if offer and offer.kind == "draw" and seat in offer.waits_for]

    def answer(self, seat: int, agrees: bool) -> ev.Event:
        """What a bot says to a draw, which is agreed once enough say so."""
        offer = self._table.offer
        if agrees and offer and len(offer.agreed | {seat}) >= offer.needed:
            return ev.Drawn()
        return ev.Answered((seat,), agrees)
