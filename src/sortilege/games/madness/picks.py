"""Choosing several cards or spells: what may be picked, all the ways to do it, and what becomes of it."""

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.madness import board as b
from sortilege.games.madness.state import State
from sortilege.kernel.bits import bit


def matches(p: State, seat: i64, zone: i64, kind: i64, wanted: i64) -> bool:
    """Whether a card of this kind passes the filter."""
    if wanted == 0:
        return True
    if kind == b.MAD or wanted == b.ONLY_MADNESS:
        return kind == b.MAD and wanted == b.ONLY_MADNESS
    if wanted == 1:
        return True
    if wanted < b.HIGHEST:
        return b.ELEMENT[kind] == wanted - 2
    if wanted == b.UPGRADABLE:
        return b.VALUE[kind] < 3 and p.s[b.SUPPLY + kind + 1] > 0
    return b.VALUE[kind] == highest(p, seat, zone)


def highest(p: State, seat: i64, zone: i64) -> i64:
    """The highest value of an Element card in this zone."""
    best: i64 = 0
    kind: i64 = 0
    while kind < b.MAD:
        if p.count(seat, zone, kind) and b.VALUE[kind] > best:
            best = b.VALUE[kind]
        kind += 1
    return best


def available(p: State, seat: i64, zone: i64, kind: i64, do: i64) -> i64:
    """How many of a kind may be picked; what was paid for the running activation stays in its discard pile."""
    n: i64 = p.count(seat, zone, kind)
    if zone != b.DISCARD or kind == b.MAD or do == b.TO_BOX or do == b.TO_PILE or p.s[b.DEPTH] == 0:
        return n
    f: i64 = p.top()
    if p.s[f + b.KIND] != b.PROGRAM:
        return n
    paid: i64 = p.s[f + b.PAID + seat] >> (5 * kind) & 31
    return n - paid if n > paid else 0


def matching(p: State, seat: i64, zones: i64, wanted: i64, do: i64) -> i64:
    """How many cards of the listed zones may be picked."""
    total: i64 = 0
    zone: i64 = 0
    while zone <= b.LIMBO:
        if zones >> zone & 1:
            kind: i64 = 0
            while kind < b.KINDS:
                if p.count(seat, zone, kind) and matches(p, seat, zone, kind, wanted):
                    total += available(p, seat, zone, kind, do)
                kind += 1
        zone += 1
    return total


def ask_cards(p: State, seat: i64, low: i64, high: i64, zones: i64, wanted: i64, do: i64) -> bool:
    """Asks a player for low to high of their cards; False if there is nothing to ask."""
    n: i64 = matching(p, seat, zones, wanted, do)
    high = min(high, n)
    low = min(low, n)
    if high == 0:
        return False
    p.question(b.CARDS, seat)
    return p.about(seat, low, high, zones, wanted, do)


def lay_out(p: State) -> i64:
    """Lists the places that may be picked, with how many each holds; returns how many places."""
    ask: i64 = p.s[b.ASK]
    if ask == b.CARDS:
        return lay_out_cards(p)
    if ask == b.HEALS:
        return lay_out_heals(p)
    return lay_out_spells(p, ask == b.ANY_SPELLS)


def lay_out_cards(p: State) -> i64:
    s = p.s
    seat: i64 = s[b.OF]
    n: i64 = 0
    zone: i64 = 0
    while zone <= b.LIMBO:
        if s[b.WHERE] >> zone & 1:
            kind: i64 = 0
            while kind < b.KINDS:
                if p.count(seat, zone, kind) and matches(p, seat, zone, kind, s[b.WHAT]):
                    held: i64 = available(p, seat, zone, kind, s[b.DO])
                    if held:
                        p.places[n] = zone * b.KINDS + kind
                        p.cells[n] = held
                        n += 1
                kind += 1
        zone += 1
    return n


def lay_out_heals(p: State) -> i64:
    """Madness of any player; WHERE has bits of zones, or 0 for the own hand and any support."""
    n: i64 = 0
    seat: i64 = 0
    while seat < p.seats:
        zone: i64 = b.HAND
        while zone <= b.DISCARD:
            held: i64 = p.count(seat, zone, b.MAD)
            if held and heals(p, seat, zone):
                p.places[n] = seat * 3 + zone
                p.cells[n] = held
                n += 1
            zone += 1
        seat += 1
    return n


def heals(p: State, seat: i64, zone: i64) -> bool:
    if p.s[b.WHERE] == 0:
        return zone == b.SUPPORT or (zone == b.HAND and seat == p.s[b.OF])
    return (p.s[b.WHERE] >> zone & 1) == 1


def lay_out_spells(p: State, anybody: bool) -> i64:
    """Own spells by their number; of any player by eight times the seat plus their order."""
    s = p.s
    n: i64 = 0
    seat: i64 = 0 if anybody else s[b.OF]
    while seat < p.seats:
        bits: i64 = s[b.WHAT] if not anybody else p.spells(seat)
        order: i64 = 0
        spell: i64 = 0
        while bits >> spell:
            if bits >> spell & 1:
                p.places[n] = seat * 8 + order if anybody else spell
                p.cells[n] = 1
                n += 1
                order += 1
            spell += 1
        if not anybody:
            break
        seat += 1
    return n


def nth_spell(p: State, seat: i64, order: i64) -> i64:
    """The spell that is the n-th of this player's."""
    spell: i64 = 0
    bits: i64 = p.spells(seat)
    while True:
        if bits >> spell & 1:
            if order == 0:
                return spell
            order -= 1
        spell += 1


def fill_picks(p: State, out: vec[i64]) -> i64:
    """All ways to pick, as one move each; one place at a time where there are too many."""
    places: i64 = lay_out(p)
    low: i64 = p.s[b.LOW]
    high: i64 = p.s[b.HIGH]
    n: i64 = 0
    if p.s[b.FLOOR] == 0 and high <= 8:
        size: i64 = low
        while size <= high and n <= b.MANY:
            n = combine(p, out, n, 0, places, size, b.PICK, 5)
            size += 1
        if n <= b.MANY:
            return n
    return fill_one(p, out, places)


def combine(p: State, out: vec[i64], n: i64, i: i64, places: i64, left: i64, prefix: i64, shift: i64) -> i64:
    """Adds every multiset of `left` cards from place i on; gives up just above MANY."""
    if left == 0:
        out[n] = prefix
        return n + 1
    while i < places:
        if p.cells[i]:
            p.cells[i] -= 1
            n = combine(p, out, n, i, places, left - 1, prefix | (p.places[i] + 1) << shift, shift + 6)
            p.cells[i] += 1
            if n > b.MANY:
                return n
        i += 1
    return n


def fill_one(p: State, out: vec[i64], places: i64) -> i64:
    """The next place in order, if the rest can still be picked from there on; or no more."""
    n: i64 = 0
    if p.s[b.LOW] == 0:
        out[0] = b.ONE_PICK
        n = 1
    rest: i64 = 0
    i: i64 = places - 1
    while i >= 0 and p.places[i] + 1 >= p.s[b.FLOOR]:
        rest += p.cells[i]
        if rest >= p.s[b.LOW]:
            out[n] = b.ONE_PICK | (p.places[i] + 1) << 5
            n += 1
        i -= 1
    return n


def play_pick(p: State, rest: i64) -> None:
    """Carries out a whole pick, the last place first: a spell that leaves changes the order of those behind it."""
    shift: i64 = 0
    while rest >> shift >= 64:
        shift += 6
    while rest and shift >= 0:
        pick(p, (rest >> shift & 63) - 1)
        shift -= 6


def play_one(p: State, place: i64) -> bool:
    """Carries out one pick of several; True if the question goes on."""
    if place == 0:
        return False
    s = p.s
    pick(p, place - 1)
    s[b.HIGH] -= 1
    s[b.LOW] -= 1 if s[b.LOW] else 0
    s[b.FLOOR] = place
    left: i64 = 0
    i: i64 = lay_out(p) - 1
    while i >= 0 and p.places[i] + 1 >= s[b.FLOOR]:
        left += p.cells[i]
        i -= 1
    if left < s[b.HIGH]:
        s[b.HIGH] = left
    p.offered = -1
    return s[b.HIGH] > 0


def pick(p: State, place: i64) -> None:
    """What becomes of one card or spell that was picked."""
    s = p.s
    ask: i64 = s[b.ASK]
    seat: i64 = s[b.OF]
    if ask == b.CARDS:
        move_card(p, seat, place // b.KINDS, place % b.KINDS, s[b.DO])
    elif ask == b.HEALS:
        move_card(p, place // 3, place % 3, b.MAD, b.TO_PILE)
    elif ask == b.ANY_SPELLS:
        lose_spell(p, place // 8, nth_spell(p, place // 8, place % 8))
    elif s[b.DO] == b.TO_SPENT:
        s[b.SEATS + seat * b.STRIDE + b.SPENT] |= bit(place)
    else:
        s[b.SEATS + seat * b.STRIDE + b.SPENT] &= ~bit(place)


def lose_spell(p: State, seat: i64, spell: i64) -> None:
    """A spell leaves the game."""
    here: i64 = p.at(seat)
    p.s[here + b.SPELLS] &= ~bit(spell)
    p.s[here + b.SPENT] &= ~bit(spell)


def move_card(p: State, seat: i64, zone: i64, kind: i64, do: i64) -> None:
    p.change(seat, zone, kind, -1)
    if do == b.TO_DISCARD:
        p.change(seat, b.DISCARD, kind, 1)
    elif do == b.TO_SUPPORT:
        p.change(seat, b.SUPPORT, kind, 1)
    elif do == b.TO_HAND:
        p.change(seat, b.HAND, kind, 1)
    elif do == b.TO_TOP:
        p.put_on_top(seat, kind)
    elif do == b.TO_LIMBO:
        p.change(seat, b.LIMBO, kind, 1)
    elif do == b.TO_PILE:
        p.s[b.MADNESS] += 1
    else:
        p.box(kind)
        p.s[p.top() + b.DESTROYED] = kind + 1
        if zone == b.DISCARD and kind != b.MAD:
            forget_paid(p, seat, kind)


def forget_paid(p: State, seat: i64, kind: i64) -> None:
    """A card destroyed in a discard pile is, among alike ones, a card that was paid."""
    f: i64 = p.frames
    while f <= p.top():
        if p.s[f + b.KIND] == b.PROGRAM and p.s[f + b.PAID + seat] >> (5 * kind) & 31:
            p.s[f + b.PAID + seat] -= bit(5 * kind)
        f += b.FRAME
