"""What is read beside the drawing: one's own magician with hand and Spells, library, Curses, powers, the others."""

from collections.abc import Sequence

from sortilege.games.madness import codes as c
from sortilege.games.madness import figures as f
from sortilege.games.madness import touch as t
from sortilege.games.madness.codes import NONE
from sortilege.games.madness.costs import curse_cost
from sortilege.games.madness.details import deck_of
from sortilege.games.madness.speech import MadnessSpeech
from sortilege.kernel.bits import each
from sortilege.kernel.gesture import View
from sortilege.kernel.panels import Mark, Panel, Row, Shelf, Sign, Thing, once, remembered


def panels(say: MadnessSpeech, view: View) -> list[Panel]:
    """One's own seat, what is common to all, the other seats, and what counts down."""
    seats = int(say.p.seats)
    own = view.seat % seats
    others = [(own + i) % seats for i in range(1, seats)]
    kept = _MagePanels(say)
    lists = [kept.library(own), _curses(say)]
    if any(say.p.mage(seat) != NONE for seat in range(seats)):
        lists.append(kept.magicians([own, *others]))
    return [kept.own(own), *lists, *map(kept.other, others), _madness(say), *_in_force(say)]


class _MagePanels:
    """The panels of a position that most moves leave as they are, each under what it follows from."""

    def __init__(self, say: MadnessSpeech) -> None:
        self.say, self.p = say, say.p
        seats = range(say.p.seats)
        self._same = (say.p.cards, say.language, tuple([say.p.mage(seat) for seat in seats]))
        self._zones = [[self._counted(seat, zone) for zone in range(c.ZONES)] for seat in seats]
        self._supports = tuple([zones[c.SUPPORT] for zones in self._zones])

    def _counted(self, seat: int, zone: int) -> tuple[int, ...]:
        return tuple([self.p.count(seat, zone, kind) for kind in range(c.KINDS)])

    def _has(self, seat: int) -> tuple[object, ...]:
        """All that a seat has, and who it is."""
        p = self.p
        spells = p.spells(seat), p.spent(seat), p.known_top(seat), p.alive(seat)
        return (*self._same, seat, *self._zones[seat], *spells)

    def own(self, seat: int) -> Panel:
        p, say = self.p, self.say
        if p.question == c.WHICH_MAGE and p.mage(seat) == NONE:
            return _choice(say, seat)
        key = ("own", *self._has(seat), self._supports, _picks_discard(say, seat))
        return remembered(key, lambda: _own(say, seat))

    def other(self, seat: int) -> Panel:
        key = ("other", *self._has(seat), self._supports, seat == self.p.active)
        return remembered(key, lambda: _other(self.say, seat))

    def library(self, seat: int) -> Panel:
        key = ("library", *self._same, seat, *[self.p.library(e) for e in range(4)])
        return remembered(key, lambda: _library(self.say, seat))

    def magicians(self, seats: Sequence[int]) -> Panel:
        p, own = self.p, seats[0]
        piles = self._zones[own][c.DISCARD], self._zones[own][c.DECK], p.alive(own)
        key = ("magicians", *self._same, own, *piles, p.active if p.power_used else NONE)
        return remembered(key, lambda: _magicians(self.say, seats))


# seats


def _own(say: MadnessSpeech, seat: int) -> Panel:
    """The viewer's magician: hand, support, what the others' supports lend, Spells with all that they do."""
    p = say.p
    if not p.alive(seat):
        return Panel("own", say.seat(seat), "own", seat, _face(say, seat), note=_absent(say, seat))
    shelves = [_cards(say, seat, c.HAND), _support(say, seat), _lent(say, seat)]
    shelves += [_cards(say, seat, c.LIMBO), _cards(say, seat, c.DISCARD) if _picks_discard(say, seat) else None]
    marks = [Mark(say("panel-pays"), spoken=True), *_pays(say, seat)]
    return Panel(
        "own", say.seat(seat), "own", seat, _face(say, seat), marks=marks,
        shelves=[shelf for shelf in shelves if shelf], rows=_spells(say, seat), rows_title=say("panel-spells"),
    )  # fmt: skip


def _choice(say: MadnessSpeech, seat: int) -> Panel:
    """The magicians that nobody has yet, each with its power and its deck (B1.1)."""
    p, rows = say.p, []
    for i, magician in enumerate(say.cards.magicians):
        if not p.seated() >> i & 1:
            text = say("panel-choice", power=magician.effect[say.language], deck=deck_of(say, i))
            face = f.face_sign(magician.id, magician.element)
            rows.append(Row(t.mage_targets(p.cards)(i), say.of(magician), text, face))
    title = say("card-magicians")
    return Panel("own", say.seat(seat), "own", seat, _face(say, seat), rows=rows, rows_title=title)


def _picks_discard(say: MadnessSpeech, seat: int) -> bool:
    """Whether cards of this discard pile may be picked now; else it is a line to read."""
    p = say.p
    return p.question in (c.CARDS, c.HEALS) and bool(p.zones >> c.DISCARD & 1) and p.whose == seat


def _other(say: MadnessSpeech, seat: int) -> Panel:
    """Another seat: its line tells the size of the hand and what it can pay."""
    p, key = say.p, f"seat-{seat + 1}"
    if not p.alive(seat):
        return Panel(key, say.seat(seat), "seat", seat, _face(say, seat), note=_absent(say, seat))
    hand = int(p.size(seat, c.HAND))
    marks = [Mark(say("panel-holds", n=hand), str(hand), f.hand_sign(), quiet=not hand), *_pays(say, seat)]
    shelves = [_cards(say, seat, c.HAND), _support(say, seat), _cards(say, seat, c.LIMBO), _cards(say, seat, c.DISCARD)]
    return Panel(
        key, say.seat(seat), "seat", seat, _face(say, seat), marks=marks,
        shelves=[shelf for shelf in shelves if shelf], rows=_spells(say, seat), rows_title=say("panel-spells"),
        note=say("panel-active") if seat == p.active else "",
    )  # fmt: skip


def _absent(say: MadnessSpeech, seat: int) -> str:
    return say("panel-waits" if say.p.mage(seat) == NONE else "scene-out")


def _face(say: MadnessSpeech, seat: int) -> Sign:
    mage = say.p.mage(seat)
    if mage == NONE:
        return f.face_sign("", "spirit")
    magician = say.cards.magicians[mage]
    return f.face_sign(magician.id, magician.element)


def _pays(say: MadnessSpeech, seat: int) -> list[Mark]:
    """What a player can pay of each element, from hand and all supports (B3.1)."""
    worth = [int(say.p.worth(seat, e)) for e in range(4)]
    return [
        Mark(say("panel-pay", n=n, element=say(sign)), str(n), f.pip_sign(sign), quiet=not n)
        for n, sign in zip(worth, c.ELEMENTS, strict=True)
    ]


# cards


def _kinds(say: MadnessSpeech, seat: int, zone: int) -> list[tuple[int, int]]:
    """Each kind of card in a zone, and how many."""
    return [(kind, int(say.p.count(seat, zone, kind))) for kind in range(c.KINDS) if say.p.count(seat, zone, kind)]


def _thing(say: MadnessSpeech, seat: int, zone: int, kind: int, count: int = 1, note: str = "") -> Thing:
    target = t.CARD(zone, seat, kind)
    key = (say.p.cards, say.language, say.p.mage(seat), target, count, note)
    return once(key, lambda: Thing(target, f.card_sign(kind), say.name(target), count, note))


def _cards(say: MadnessSpeech, seat: int, zone: int) -> Shelf | None:
    """The cards of a zone, one by one; of a discard pile by kinds. None where there is nothing to show."""
    kinds = _kinds(say, seat, zone)
    if zone == c.DISCARD:
        things = [_thing(say, seat, zone, kind, count) for kind, count in kinds]
    else:
        things = [_thing(say, seat, zone, kind) for kind, count in kinds for _ in range(count)]
    if not things and zone != c.HAND:
        return None
    title = ("scene-hand", "", "scene-discard", "scene-looked")[zone]
    return Shelf(things, say(title), say("panel-cards", n=int(say.p.size(seat, zone))))


def _support(say: MadnessSpeech, seat: int) -> Shelf:
    """The cards of a support and its free places; beside them how many cards the piles have."""
    p = say.p
    things = [_thing(say, seat, c.SUPPORT, kind) for kind, count in _kinds(say, seat, c.SUPPORT) for _ in range(count)]
    free = int(p.limit(seat)) - len(things)
    things += [Thing("", f.place_sign(), say("panel-place"), 0)] * free
    deck, discard = int(p.deck_size(seat)), int(p.size(seat, c.DISCARD))
    top = int(p.known_top(seat) & 15) - 1
    known = say("panel-draw-top", n=deck, card=say.kind(top)) if top >= 0 else say("panel-draw", n=deck)
    marks = [
        Mark(known, say("panel-draw-short", n=deck), f.card_sign(top) if top >= 0 else f.back_sign(), quiet=not deck),
        Mark(say("panel-discard", n=discard), say("panel-discard-short", n=discard), f.hand_sign(), quiet=not discard),
    ]
    return Shelf(things, say("scene-support"), marks=marks)


def _lent(say: MadnessSpeech, seat: int) -> Shelf | None:
    """What the supports of the others hold: everybody pays with it (B3.1)."""
    p = say.p
    things = [
        _thing(say, other, c.SUPPORT, kind, note=say.short(other))
        for other in range(p.seats)
        if other != seat
        for kind, count in _kinds(say, other, c.SUPPORT)
        for _ in range(count)
    ]
    return Shelf(things, say("panel-lent")) if things else None


# rows


def _cost(say: MadnessSpeech, amounts: Sequence[int]) -> list[Mark]:
    return [
        Mark(say("panel-cost", n=n, element=say(sign)), str(n) if n > 1 else "", f.pip_sign(sign))
        for n, sign in zip(amounts, c.ELEMENTS, strict=True)
        if n
    ]


def _spell_cost(say: MadnessSpeech, spell: int) -> list[Mark]:
    return _cost(say, [int(say.p.cards.cost[spell * 4 + e]) for e in range(4)])


def _spells(say: MadnessSpeech, seat: int) -> list[Row]:
    """A player's Spells: what they cost, all that they do, whether they are exhausted."""
    return [_spell(say, seat, spell) for spell in each(say.p.spells(seat))]


def _spell(say: MadnessSpeech, seat: int, spell: int) -> Row:
    p, spent = say.p, say.p.spent(seat) >> spell & 1

    def make() -> Row:
        return Row(
            t.spell_target(p, seat, spell), say.spell(spell), say.cards.spells[spell].effect[say.language],
            f.pip_sign(c.ELEMENTS[p.cards.school[spell]]), _spell_cost(say, spell),
            say("panel-exhausted") if spent else "", "quiet" if spent else "",
        )  # fmt: skip

    return once((p.cards, say.language, "spell", seat, spell, spent), make)


def _library(say: MadnessSpeech, seat: int) -> Panel:
    """The visible Spell of each pile: what it will cost to use, and all that it does."""
    p, rows = say.p, []
    for e, sign in enumerate(c.ELEMENTS):
        spell = p.library(e)
        if spell == NONE:
            name = say.name(t.SHELF(e))
            rows.append(Row(t.SHELF(e), name, sign=f.pip_sign(sign), state="quiet"))
            continue
        text = say.cards.spells[spell].effect[say.language]
        level = say("panel-level", n=int(p.cards.level[spell]))
        rows.append(Row(t.SHELF(e), say.spell(spell), text, f.pip_sign(sign), _spell_cost(say, spell), level))
    cost = int(p.cards.learn_cost[p.mage(seat)]) if p.mage(seat) != NONE else 2
    title = say("scene-library")
    return Panel("library", title, "list", rows=rows, rows_title=title, note=say("panel-learn", n=cost))


def _curses(say: MadnessSpeech) -> Panel:
    """The Curses of the track in the order in which they strike, and what all of them cost together."""
    p, rows, needs = say.p, [], [0] * 4
    for slot in each(p.cursed()):
        face = say.cards.curses[p.curse(slot)]
        costs = [int(curse_cost(p, slot, e)) for e in range(4)]
        needs = [need + cost for need, cost in zip(needs, costs, strict=True)]
        tokens = sum(int(p.burden(slot, e)) for e in range(4))
        marks = [Mark(say("panel-tokens", n=tokens), f"+{tokens}")] if tokens else []
        sign, told = f.pip_sign(face.element if face.element in c.ELEMENTS else "spirit"), say.curse_state(slot)
        key = (p.cards, say.language, "curse", slot, face.id, *costs, tokens, told)
        row = Row(t.CURSE(slot), say.of(face), face.effect[say.language], sign, [*marks, *_cost(say, costs)], told)
        rows.append(once(key, lambda row=row: row))  # type: ignore[misc]
    title = say("panel-curses")
    marks = [
        Mark(say("panel-need", n=n, element=say(sign)), str(n), f.pip_sign(sign), quiet=not n)
        for n, sign in zip(needs, c.ELEMENTS, strict=True)
    ]
    note = "" if rows else say("panel-no-curse")
    return Panel("curses", title, "list", rows=rows, rows_title=title, marks=marks if rows else (), note=note)


def _magicians(say: MadnessSpeech, seats: Sequence[int]) -> Panel:
    """What each magician can do, one's own first, and what lies in one's own piles."""
    rows = []
    for seat in seats:
        mage = say.p.mage(seat)
        if mage != NONE:
            text = say.cards.magicians[mage].effect[say.language]
            rows.append(Row(t.MAGE(seat), say.seat(seat), text, _face(say, seat), note=_power_state(say, seat)))
    rows[1:1] = _piles(say, seats[0])
    title = say("card-magicians")
    return Panel("magicians", title, "list", rows=rows, rows_title=title)


def _piles(say: MadnessSpeech, seat: int) -> list[Row]:
    """The cards of one's own discard pile, and those of the draw pile whose order nobody knows."""
    if not say.p.alive(seat):
        return []
    return [
        Row("", say(title), say.zone(seat, zone), sign)
        for title, zone, sign in (("scene-discard", c.DISCARD, f.hand_sign()), ("panel-unknown", c.DECK, f.back_sign()))
    ]


def _power_state(say: MadnessSpeech, seat: int) -> str:
    """Whether a power of once a turn has been used in this turn (B3.9)."""
    return say("panel-used") if say.p.power_used and seat == say.p.active else ""


# what counts down


def _madness(say: MadnessSpeech) -> Panel:
    """The Madness pile, among all Madness that is in play."""
    p = say.p
    left = int(p.madness)
    total = int(p.cards.box) - int(p.boxed(c.MAD))
    note = say("panel-left", n=left)
    return Panel("madness", say("panel-pile"), "fact", note=note, meter=(left, max(left, total)))


def _in_force(say: MadnessSpeech) -> list[Panel]:
    """What is forbidden or shielded until the round closes (B5.3)."""
    p = say.p
    names = [name for bit, name in enumerate(c.FORBIDS) if p.forbidden >> bit & 1]
    notices = [say(f"scene-no-{name}") for name in names]
    if p.shield:
        notices.append(say("scene-shield", n=int(p.shield)))
    return [Panel("in-force", say("panel-in-force"), "fact", note=". ".join(notices) + ".")] if notices else []
