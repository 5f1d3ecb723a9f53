"""Choosing several cards or spells: what may be picked, all the ways to do it, and what becomes of it.

A place of a pick is, among one's own cards, the zone times thirteen plus the kind; among anybody's Madness, three times
the seat plus the zone; among one's own spells, the spell; among anybody's, eight times the seat plus the spell's order.
"""

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.madness import codes as c
from sortilege.games.madness import moves as mv
from sortilege.games.madness.codes import NONE
from sortilege.games.madness.state import MadnessState
from sortilege.kernel.bits import bit


def matches(p: MadnessState, seat: i64, zone: i64, kind: i64, wanted: i64) -> bool:
    """Whether a card of this kind passes the filter."""
    if wanted == c.ANY_CARD:
        return True
    if kind == c.MAD or wanted == c.ONLY_MADNESS:
        return kind == c.MAD and wanted == c.ONLY_MADNESS
    if wanted == c.ANY_ELEMENT:
        return True
    if wanted < c.HIGHEST:
        return c.ELEMENT[kind] == wanted - c.ONE_ELEMENT
    if wanted == c.UPGRADABLE:
        return upgradable(p, kind)
    return c.VALUE[kind] == highest(p, seat, zone)


def upgradable(p: MadnessState, kind: i64) -> bool:
    """Whether the supply has the next better card of this element."""
    return kind != NONE and kind != c.MAD and c.VALUE[kind] < 3 and p.supply(kind + 1) > 0


def highest(p: MadnessState, seat: i64, zone: i64) -> i64:
    """The highest value of an Element card in this zone."""
    best: i64 = 0
    kind: i64 = 0
    while kind < c.MAD:
        if p.count(seat, zone, kind) and c.VALUE[kind] > best:
            best = c.VALUE[kind]
        kind += 1
    return best


def available(p: MadnessState, seat: i64, zone: i64, kind: i64, fate: i64) -> i64:
    """How many of a kind may be picked; what was paid for the running activation stays in its discard pile."""
    n: i64 = p.count(seat, zone, kind)
    if zone != c.DISCARD or kind == c.MAD or fate == c.TO_BOX or fate == c.TO_PILE:
        return n
    if p.depth == 0 or p.payment.open or p.top().grants:
        return n
    return max(0, n - (p.top().paid[seat] >> (5 * kind) & 31))


def matching(p: MadnessState, seat: i64, zones: i64, wanted: i64, fate: i64) -> i64:
    """How many cards of the listed zones may be picked."""
    total: i64 = 0
    zone: i64 = 0
    while zone <= c.LIMBO:
        if zones >> zone & 1:
            kind: i64 = 0
            while kind < c.KINDS:
                if p.count(seat, zone, kind) and matches(p, seat, zone, kind, wanted):
                    total += available(p, seat, zone, kind, fate)
                kind += 1
        zone += 1
    return total


def ask_cards(p: MadnessState, seat: i64, low: i64, high: i64, zones: i64, wanted: i64, fate: i64) -> bool:
    """Asks a player for low to high of their cards (B5.2); False if there is nothing to ask."""
    n: i64 = matching(p, seat, zones, wanted, fate)
    if min(high, n) == 0:
        return False
    return p.ask(c.CARDS, seat, low=min(low, n), high=min(high, n), zones=zones, wanted=wanted, fate=fate)


def lay_out(p: MadnessState) -> i64:
    """Lists the places that may be picked, with how many each holds; returns how many places."""
    if p.question == c.CARDS:
        return lay_out_cards(p)
    if p.question == c.HEALS:
        return lay_out_heals(p)
    if p.question == c.ANY_SPELLS:
        n: i64 = 0
        seat: i64 = 0
        while seat < p.seats:
            n = lay_out_spells(p, p.spells(seat), n, seat)
            seat += 1
        return n
    return lay_out_spells(p, p.among, 0, NONE)


def lay_out_cards(p: MadnessState) -> i64:
    n: i64 = 0
    zone: i64 = 0
    while zone <= c.LIMBO:
        if p.zones >> zone & 1:
            kind: i64 = 0
            while kind < c.KINDS:
                if p.count(p.whose, zone, kind) and matches(p, p.whose, zone, kind, p.wanted):
                    n = lay_out_place(p, n, zone * c.KINDS + kind, available(p, p.whose, zone, kind, p.fate))
                kind += 1
        zone += 1
    return n


def lay_out_place(p: MadnessState, n: i64, place: i64, held: i64) -> i64:
    """Adds a place unless it is empty; returns how many there are."""
    if held == 0:
        return n
    p.places[n] = place
    p.cells[n] = held
    return n + 1


def lay_out_heals(p: MadnessState) -> i64:
    """Lists the Madness of any player."""
    n: i64 = 0
    seat: i64 = 0
    while seat < p.seats:
        zone: i64 = c.HAND
        while zone <= c.DISCARD:
            if heals(p.zones, seat == p.whose, zone):
                n = lay_out_place(p, n, seat * 3 + zone, p.count(seat, zone, c.MAD))
            zone += 1
        seat += 1
    return n


def heals(zones: i64, own: bool, zone: i64) -> bool:
    """Whether Madness can be healed in a zone: one of the listed ones, or with none the own hand and any support."""
    if zones == 0:
        return zone == c.SUPPORT or (zone == c.HAND and own)
    return zones >> zone & 1 == 1


def lay_out_spells(p: MadnessState, bits: i64, n: i64, seat: i64) -> i64:
    """Lists spells by their number, or those of a seat by their order."""
    order: i64 = 0
    spell: i64 = 0
    while bits >> spell:
        if bits >> spell & 1:
            n = lay_out_place(p, n, spell if seat == NONE else seat * 8 + order, 1)
            order += 1
        spell += 1
    return n


def nth_spell(p: MadnessState, place: i64) -> i64:
    """The spell at a place of anybody's spells."""
    order: i64 = place % 8
    spell: i64 = 0
    bits: i64 = p.spells(place // 8)
    while True:
        if bits >> spell & 1:
            if order == 0:
                return spell
            order -= 1
        spell += 1


def fill_picks(p: MadnessState, out: vec[i64]) -> i64:
    """Fills in all ways to pick, as one move each; one place at a time where there are too many."""
    places: i64 = lay_out(p)
    n: i64 = 0
    if p.floor == 0 and p.high <= 8:
        size: i64 = p.low
        while size <= p.high and n <= c.MANY:
            n = combine(p, out, n, 0, places, size, mv.PICK, 5)
            size += 1
        if n <= c.MANY:
            return n
    return fill_one(p, out, places)


def combine(p: MadnessState, out: vec[i64], n: i64, i: i64, places: i64, left: i64, prefix: i64, shift: i64) -> i64:
    """Adds every multiset of `left` cards from place i on; gives up just above MANY."""
    if left == 0:
        out[n] = prefix
        return n + 1
    while i < places:
        if p.cells[i]:
            p.cells[i] -= 1
            n = combine(p, out, n, i, places, left - 1, prefix | (p.places[i] + 1) << shift, shift + 6)
            p.cells[i] += 1
            if n > c.MANY:
                return n
        i += 1
    return n


def fill_one(p: MadnessState, out: vec[i64], places: i64) -> i64:
    """Fills in the next place in order, if the rest can still be picked from there on; or no more."""
    n: i64 = 0
    if p.low == 0:
        out[0] = mv.ONE_PICK
        n = 1
    rest: i64 = 0
    i: i64 = places - 1
    while i >= 0 and p.places[i] + 1 >= p.floor:
        rest += p.cells[i]
        if rest >= p.low:
            out[n] = mv.ONE_PICK | (p.places[i] + 1) << 5
            n += 1
        i -= 1
    return n


def play_pick(p: MadnessState, rest: i64) -> None:
    """Carries out a whole pick, the last place first: a spell that leaves changes the order of those behind it."""
    shift: i64 = 0
    while rest >> shift >= 64:
        shift += 6
    while rest and shift >= 0:
        pick(p, (rest >> shift & 63) - 1)
        shift -= 6


def play_one(p: MadnessState, place: i64) -> bool:
    """Carries out one pick of several; True if the question goes on."""
    if place == 0:
        return False
    pick(p, place - 1)
    p.high -= 1
    p.low = max(0, p.low - 1)
    p.floor = place
    left: i64 = 0
    i: i64 = lay_out(p) - 1
    while i >= 0 and p.places[i] + 1 >= p.floor:
        left += p.cells[i]
        i -= 1
    p.high = min(p.high, left)
    p.offered = -1
    return p.high > 0


def pick(p: MadnessState, place: i64) -> None:
    """What becomes of one card or spell that was picked."""
    if p.question == c.CARDS:
        move_card(p, p.whose, place // c.KINDS, place % c.KINDS, p.fate)
    elif p.question == c.HEALS:
        move_card(p, place // 3, place % 3, c.MAD, c.TO_PILE)
    elif p.question == c.ANY_SPELLS:
        p.lose_spell(place // 8, nth_spell(p, place))
    elif p.fate == c.TO_BOX:
        p.lose_spell(p.whose, place)
    else:
        p.turn_over(p.whose, bit(place))


def move_card(p: MadnessState, seat: i64, zone: i64, kind: i64, fate: i64) -> None:
    """A picked card goes where the question said."""
    p.change(seat, zone, kind, -1)
    if fate == c.TO_DISCARD:
        p.change(seat, c.DISCARD, kind, 1)
    elif fate == c.TO_SUPPORT:
        p.change(seat, c.SUPPORT, kind, 1)
    elif fate == c.TO_HAND:
        p.change(seat, c.HAND, kind, 1)
    elif fate == c.TO_TOP:
        p.put_on_top(seat, kind)
    elif fate == c.TO_LIMBO:
        p.change(seat, c.LIMBO, kind, 1)
    elif fate == c.TO_PILE:
        p.madness += 1
    else:
        p.box(kind, 1)  # B4.3
        p.top().destroyed = kind
        if zone == c.DISCARD and kind != c.MAD:
            forget_paid(p, seat, kind)


def forget_paid(p: MadnessState, seat: i64, kind: i64) -> None:
    """A card destroyed in a discard pile is, among alike ones, a card that was paid."""
    i: i64 = 0
    while i < p.depth:
        paid = p.effects[i].paid
        if paid[seat] >> (5 * kind) & 31:
            paid[seat] -= bit(5 * kind)
        i += 1
