"""What happens within a ply: the game's own way from answer to question, gone part by part and looked at.

A ply often does more than its move: the turn ends, the marker goes on, a Curse strikes everybody. `chapters` tells
these apart: what acts, and which cards and Spells it moves from where to where.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from sortilege.games.madness import actions
from sortilege.games.madness import codes as c
from sortilege.games.madness.codes import NONE
from sortilege.games.madness.frames import PAID
from sortilege.games.madness.invariants import top_cards
from sortilege.games.madness.rules import Madness
from sortilege.kernel.bits import bit_index, each
from sortilege.kernel.position import OVER

# Where cards come from and go to, besides the zones of a seat.
SUPPLY, PILE, BOX = "supply", "pile", "box"
Place = tuple[int, int] | str  # a seat and a zone, or one of these
Held = dict[tuple[Place, int], int]  # how many cards lie at each place, of each kind


class Cause(NamedTuple):
    """What acts: an action (its move), a Spell, a power, a Curse, a passage of a page; or a phase of the turn."""

    kind: str
    seat: int = NONE
    number: int = NONE  # the Spell, Curse or page; the space of the marker
    move: int = 0


class Flow(NamedTuple):
    """One card on its way."""

    kind: int
    start: Place
    end: Place
    paid: bool


@dataclass
class Chapter:
    """What one thing did, with the position before it."""

    cause: Cause
    before: Madness
    flows: list[Flow] = field(default_factory=list)
    turned: list[tuple[int, int, str]] = field(default_factory=list)  # seat, Spell: exhaust, ready, lose or learn
    placed: list[int] = field(default_factory=list)  # Curses that came
    out: list[int] = field(default_factory=list)  # seats that have left the game
    forbids: int = 0  # bits: what is forbidden from now on
    granted: list[tuple[int, int]] = field(default_factory=list)  # who may take actions, and how many; 0 is any number
    tokens: int = 0


def chapters(p: Madness, played: Sequence[int]) -> list[Chapter]:
    """Tells what these moves do, from the position before the first of them."""
    there = p.copy()
    course = _Course(there, begun(there, played[0]))
    for move in played:
        course.play(move)
    return course.told


def begun(p: Madness, move: int) -> Cause:
    """What this move begins, or goes on with."""
    if p.seat >= 0 and p.question == c.MENU:
        return Cause("act", int(p.seat), move=move)
    return under_way(p)


def under_way(p: Madness) -> Cause:
    """What the question that is asked, or what chance decides, belongs to."""
    if p.phase < c.BEGIN:
        return Cause("setup")
    if p.payment.open:
        return Cause("act", int(p.payment.actor), move=int(p.payment.deed))
    running = [effect for effect in p.effects[: p.depth] if not effect.grants]
    curse = next((int(effect.curse) for effect in running if effect.curse != NONE), NONE)
    if curse != NONE:
        return Cause("strike", number=int(p.curse(curse)))
    spell = next(((int(one.actor), int(one.spell)) for one in reversed(running) if one.spell != NONE), None)
    if spell:
        return Cause("spell", *spell)
    if p.phase == c.CLOSE:
        return Cause("failure" if p.cursed() else "bonus", number=int(p.right_page))
    if p.phase in (c.TURN_PAGE, c.APPEAR, c.PLACE, c.AFTER):
        return Cause("appear", number=int(p.monster))
    if running:
        return Cause("power", int(running[0].actor))
    return Cause("recover" if p.phase == c.RECOVER else "space", int(p.active), int(p.marker))


class _Course:
    """Goes the way of `Madness.settle`, and compares the position before and after each part of it."""

    def __init__(self, p: Madness, cause: Cause) -> None:
        self.p = p
        self.seen = p.copy()
        self.counts = list(p.counts)
        self.held = _everywhere(p)
        self.told = [Chapter(cause, self.seen)]

    def play(self, move: int) -> None:
        p = self.p
        paying = p.question in (c.PAY, c.WILD_CARD, c.REDUCTION)
        p.answer(move)
        self._look(paying)
        while p.seat != OVER:
            if p.question == c.NOTHING:
                self._walk()
            if p.seat < 0:
                return
            moves = p.moves()
            if len(moves) != 1:
                return
            paying = p.question in (c.PAY, c.WILD_CARD, c.REDUCTION)
            p.answer(moves[0])
            self._look(paying)

    def _walk(self) -> None:
        p, waits = self.p, False
        while not waits:
            paying = rising = False
            if p.reveal != NONE:
                waits = p.turn_spell()
            elif p.payment.open:
                paying = p.payment.stage != PAID
                waits = actions.go_on(p, p.payment)
            elif p.depth:
                depth = p.depth
                waits = p.run_top()
                if p.depth > depth and p.top().grants:
                    self.told[-1].granted.append((int(p.top().actor), max(0, int(p.top().left))))
            else:
                self._turn_to(_next_part(p))
                rising = p.phase == c.BEGIN
                waits = p.run_phase()
            self._look(paying, rising)

    def _turn_to(self, cause: Cause | None) -> None:
        """Begins a chapter, unless it is the one being told."""
        if cause and cause != self.told[-1].cause:
            self.told.append(Chapter(cause, self.p.copy()))

    def _look(self, paying: bool, rising: bool = False) -> None:
        """Notes what has changed since the last look; that Spells rise in Concentration needs no word (B2.1)."""
        before, after, chapter = self.seen, self.p, self.told[-1]
        chapter.forbids |= int(after.forbidden & ~before.forbidden)
        counts = list(after.counts)
        if before.madness == after.madness and before.forbidden == after.forbidden and counts == self.counts:
            return  # nothing has changed but where the turn is
        gone = [seat for seat in range(after.seats) if before.alive(seat) and not after.alive(seat)]
        chapter.out += gone
        held = _everywhere(after)
        if not gone and chapter.cause.kind != "setup":
            chapter.flows += _flows(self.held, held, paying)
            chapter.turned += [] if rising else _turned(before, after)
        lay = {before.curse(slot) for slot in range(c.SLOTS)}
        chapter.placed += [int(k) for slot in range(c.SLOTS) if (k := after.curse(slot)) not in (NONE, *lay)]
        chapter.tokens += sum(int(before.tokens(e) - after.tokens(e)) for e in range(4))
        self.seen, self.held, self.counts = after.copy(), held, counts


def _next_part(p: Madness) -> Cause | None:
    """What the game does next by itself; None where it goes on with the same."""
    if p.phase == c.TRIGGER and p.stage:
        curse = int(p.curse(bit_index(p.stage & -p.stage)))
        if curse == NONE:
            return None
        return Cause("shield" if p.shield else "strike", number=curse)
    if p.phase == c.BEGIN:
        if p.marker == c.LAST_SPACE:
            return Cause("failure" if p.cursed() else "bonus", number=int(p.right_page))
        return Cause("space", int(p.active), int(p.marker) + 1)
    if p.phase == c.TURN_PAGE and NONE not in (p.monster, p.right_page):
        return Cause("appear", number=int(p.monster))
    if p.phase == c.CLOSE:
        return Cause("appear", number=int(p.right_page))
    return Cause("recover", int(p.active), int(p.marker)) if p.phase == c.RECOVER else None


def _turned(before: Madness, after: Madness) -> Iterator[tuple[int, int, str]]:
    """Finds the Spells that were exhausted, refreshed, lost or learnt."""
    for seat in range(after.seats):
        lost, new = before.spells(seat) & ~after.spells(seat), after.spells(seat) & ~before.spells(seat)
        kept = before.spells(seat) & after.spells(seat)
        spent = before.spent(seat) ^ after.spent(seat)
        for verb, bits in (
            ("lose", lost),
            ("learn", new),
            ("exhaust", kept & spent & after.spent(seat)),
            ("ready", kept & spent & before.spent(seat)),
        ):
            yield from ((seat, spell, verb) for spell in each(bits))


def _flows(then: Held, now: Held, paying: bool) -> list[Flow]:
    """Finds the way of each card that is elsewhere now: within a seat first, then between seats and the table."""
    found: list[Flow] = []
    changed = [key for key, count in then.items() if count != now.get(key, 0)]
    changed += [key for key, count in now.items() if count and key not in then]
    for kind in dict.fromkeys(kind for _, kind in changed):
        moved = [(place, (place, kind)) for place, k in changed if k == kind]
        change = {place: now.get(key, 0) - then.get(key, 0) for place, key in moved}
        starts = [place for place in change for _ in range(-change[place])]
        ends = [place for place in change for _ in range(change[place])]
        for near in (True, False):
            for start in list(starts):
                end = next((end for end in ends if not near or _same_seat(start, end)), None)
                if end is not None:
                    starts.remove(start)
                    ends.remove(end)
                    found.append(Flow(kind, start, end, paying and _from_hand_or_support(start)))
    return found


def _from_hand_or_support(start: Place) -> bool:
    return not isinstance(start, str) and start[1] in (c.HAND, c.SUPPORT)


def _same_seat(start: Place, end: Place) -> bool:
    return not isinstance(start, str) and not isinstance(end, str) and start[0] == end[0]


def _everywhere(p: Madness) -> Held:
    """How many cards of each kind lie where."""
    held: Held = {}
    for kind in range(c.KINDS):
        held[BOX, kind] = int(p.boxed(kind))
        if kind != c.MAD:
            held[SUPPLY, kind] = int(p.supply(kind))
    held[PILE, c.MAD] = int(p.madness)
    count = p.count
    for seat in range(p.seats):
        for zone in range(c.ZONES):
            if p.size(seat, zone):
                place = seat, zone
                held |= {(place, kind): n for kind in range(c.KINDS) if (n := count(seat, zone, kind))}
        for kind in top_cards(p, seat):
            held[(seat, c.DECK), kind] = held.get(((seat, c.DECK), kind), 0) + 1
    return held
