"""Payments: Element cards of the payer's hand and of any support, none superfluous, the cheapest first.

The cards of one element are taken in a fixed order: the highest value first, and of each value the hand before the
supports. Stopping as soon as the cost is reached gives every payment without a superfluous card, each exactly once.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.madness import board as b
from sortilege.games.madness.state import State
from sortilege.kernel.bits import bit

NO_CAP: Final = 99
LONGEST: Final = 7  # cards of one payment in a single move


def lay_out_payment(p: State, payer: i64, element: i64, least: i64) -> i64:
    """Lists the cards of an element from the place `least` on, in the order of payment; returns how many places."""
    n: i64 = 0
    place: i64 = least
    while place < 18:
        kind: i64 = element * 3 + 2 - place // 6
        source: i64 = place % 6
        held: i64 = 0
        if source == 0:
            held = p.count(payer, b.HAND, kind)
        elif source <= p.seats:
            held = p.count(source - 1, b.SUPPORT, kind)
        if held:
            p.places[n] = place
            p.cells[n] = held
            n += 1
        place += 1
    return n


def spend(
    p: State, out: vec[i64], n: i64, i: i64, places: i64, need: i64, below: i64, prefix: i64, shift: i64, limit: i64
) -> i64:
    """Adds every payment of `need` with cards from the i-th place on that stays below a limit."""
    while i < places and n <= limit:
        place: i64 = p.places[i]
        value: i64 = 3 - place // 6
        if p.cells[i] and value < below:
            paid: i64 = prefix | (place + 1) << shift
            if place % 6:
                paid += 1 << 55
            if value >= need:
                out[n] = paid | (value - need) << 58
                n += 1
            elif shift < 5 + 6 * LONGEST - 6:
                p.cells[i] -= 1
                n = spend(p, out, n, i, places, need - value, below - value, paid, shift + 6, limit)
                p.cells[i] += 1
        i += 1
    return n


def payments(p: State, out: vec[i64], n: i64, f: i64, element: i64, limit: i64) -> i64:
    """Adds the whole payments of this element for the action on top."""
    s = p.s
    need: i64 = s[f + b.COST + element]
    places: i64 = lay_out_payment(p, s[f + b.ACTOR], element, s[f + b.LEAST])
    return spend(p, out, n, 0, places, need, cap(p, f, element), b.PAYMENT | element << 53, 5, limit)


def cap(p: State, f: i64, element: i64) -> i64:
    """Beside a wild card the other cards of its element must not reach the cost by themselves."""
    return p.s[f + b.CAP] & 127 if p.s[f + b.CAP] >> 7 == element + 1 else NO_CAP


def fill_payments(p: State, out: vec[i64]) -> i64:
    """Whole payments, the cheapest first; card by card where there are too many."""
    f: i64 = p.top()
    n: i64 = 0
    e: i64 = 0
    while e < 4:
        need: i64 = p.s[f + b.COST + e]
        if need and (n == 0 or p.s[f + b.ANY]):
            if need > LONGEST:
                return fill_cards(p, out, f)
            n = payments(p, out, n, f, e, b.MANY)
        e += 1
    if n > b.MANY:
        return fill_cards(p, out, f)
    sort(out, n)
    return n


def sort(out: vec[i64], n: i64) -> None:
    i: i64 = 1
    while i < n:
        x: i64 = out[i]
        j: i64 = i
        while j > 0 and out[j - 1] > x:
            out[j] = out[j - 1]
            j -= 1
        out[j] = x
        i += 1


def fill_cards(p: State, out: vec[i64], f: i64) -> i64:
    """The next card of a payment, if the rest can be completed."""
    s = p.s
    n: i64 = 0
    e: i64 = 0
    while e < 4:
        need: i64 = s[f + b.COST + e]
        if need and (n == 0 or s[f + b.ANY]):
            least: i64 = s[f + b.LEAST]
            while least < 18:
                if can_pay_with(p, s[f + b.ACTOR], e, need, cap(p, f, e), least):
                    out[n] = b.ONE_CARD | least << 5 | e << 11
                    n += 1
                least += 1
        e += 1
    return n


def can_pay_with(p: State, payer: i64, element: i64, need: i64, below: i64, place: i64) -> bool:
    """Whether a payment can go on with this very card."""
    places: i64 = lay_out_payment(p, payer, element, place)
    value: i64 = 3 - place // 6
    if places == 0 or p.places[0] != place or value >= below:
        return False
    if value >= need:
        return True
    p.cells[0] -= 1
    return completes(p, 0, places, need - value, below - value)


def completes(p: State, i: i64, places: i64, need: i64, below: i64) -> bool:
    """Whether the laid out cards from the i-th place on hold a payment of `need` below a limit."""
    if below > need + 2:
        total: i64 = 0
        while i < places:
            total += p.cells[i] * (3 - p.places[i] // 6)
            i += 1
        return total >= need
    while i < places:
        value: i64 = 3 - p.places[i] // 6
        if p.cells[i] and value < below:
            if value >= need:
                return True
            p.cells[i] -= 1
            found: bool = completes(p, i, places, need - value, below - value)
            p.cells[i] += 1
            if found:
                return True
        i += 1
    return False


def pay_card(p: State, f: i64, source: i64, kind: i64) -> None:
    """A card goes to its owner's discard pile; what was paid is remembered."""
    owner: i64 = p.s[f + b.ACTOR] if source == 0 else source - 1
    p.carry(owner, b.HAND if source == 0 else b.SUPPORT, b.DISCARD, kind)
    p.s[f + b.PAID + owner] += bit(5 * kind)


def play_payment(p: State, move: i64) -> None:
    """Pays one element in full."""
    f: i64 = p.top()
    e: i64 = move >> 53 & 3
    rest: i64 = move >> 5 & ((1 << 48) - 1)
    while rest:
        place: i64 = (rest & 63) - 1
        pay_card(p, f, place % 6, e * 3 + 2 - place // 6)
        rest >>= 6
    paid_element(p, f, e)


def paid_element(p: State, f: i64, e: i64) -> None:
    """This element is paid; of a free choice of elements it was the one."""
    s = p.s
    i: i64 = 0
    while i < 4:
        if i == e or s[f + b.ANY]:
            s[f + b.COST + i] = 0
        i += 1
    s[f + b.LEAST] = 0
    if s[f + b.CAP] >> 7 == e + 1:
        s[f + b.CAP] = 0


def play_card(p: State, move: i64) -> None:
    """Pays one card of a long payment."""
    f: i64 = p.top()
    place: i64 = move >> 5 & 63
    e: i64 = move >> 11 & 3
    value: i64 = 3 - place // 6
    pay_card(p, f, place % 6, e * 3 + 2 - place // 6)
    if value >= p.s[f + b.COST + e]:
        paid_element(p, f, e)
        return
    only(p, f, e)
    p.s[f + b.COST + e] -= value
    if p.s[f + b.CAP] >> 7 == e + 1:
        p.s[f + b.CAP] -= value
    p.s[f + b.LEAST] = place


def only(p: State, f: i64, e: i64) -> None:
    """Of a free choice of elements this one is taken."""
    if p.s[f + b.ANY]:
        i: i64 = 0
        while i < 4:
            if i != e:
                p.s[f + b.COST + i] = 0
            i += 1
        p.s[f + b.ANY] = 0


def ask_payment(p: State, f: i64) -> bool:
    """Asks for the wild card or for the next element; False when all is paid."""
    s = p.s
    if s[f + b.USES_WILD]:
        p.question(b.WILD_CARD, s[f + b.ACTOR])
        return p.about(s[f + b.ACTOR], 0, 0, 0, 0, 0)
    if s[f + b.COST] + s[f + b.COST + 1] + s[f + b.COST + 2] + s[f + b.COST + 3] == 0:
        return False
    p.question(b.PAY, s[f + b.ACTOR])
    return p.about(s[f + b.ACTOR], 0, 0, 0, 0, 0)


# the wild card: one card counts as a card of another element


def fill_wild(p: State, out: vec[i64], f: i64, limit: i64) -> i64:
    """Each card that may count as another element, with that element, if the rest can be paid without waste."""
    s = p.s
    payer: i64 = s[f + b.ACTOR]
    n: i64 = 0
    source: i64 = 0
    while source <= p.seats:
        kind: i64 = 0
        while kind < b.MAD:
            held: i64 = p.count(payer, b.HAND, kind) if source == 0 else p.count(source - 1, b.SUPPORT, kind)
            e: i64 = 0
            while held and e < 4 and n < limit:
                if e != b.ELEMENT[kind] and s[f + b.COST + e] and wild_pays(p, f, kind, e):
                    out[n] = b.WILD_MOVE | source << 5 | kind << 8 | e << 12
                    n += 1
                e += 1
            kind += 1
        source += 1
    return n


def wild_pays(p: State, f: i64, kind: i64, element: i64) -> bool:
    """Whether this card as a card of `element` leads to a payment in which nothing is superfluous."""
    s = p.s
    payer: i64 = s[f + b.ACTOR]
    e: i64 = 0
    while e < 4:
        if e != element and not s[f + b.ANY]:
            have: i64 = p.worth(payer, e) - (b.VALUE[kind] if b.ELEMENT[kind] == e else 0)
            if have < s[f + b.COST + e]:
                return False
        e += 1
    need: i64 = s[f + b.COST + element] - b.VALUE[kind]
    if need <= 0:
        return True
    places: i64 = lay_out_payment(p, payer, element, 0)
    return completes(p, 0, places, need, s[f + b.COST + element])


def play_wild(p: State, move: i64) -> None:
    f: i64 = p.top()
    source: i64 = move >> 5 & 7
    kind: i64 = move >> 8 & 15
    e: i64 = move >> 12 & 3
    pay_card(p, f, source, kind)
    only(p, f, e)
    need: i64 = p.s[f + b.COST + e]
    p.s[f + b.USES_WILD] = 0
    if b.VALUE[kind] >= need:
        paid_element(p, f, e)
    else:
        p.s[f + b.COST + e] = need - b.VALUE[kind]
        p.s[f + b.CAP] = (e + 1) << 7 | need
