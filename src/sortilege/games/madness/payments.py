"""Payments: Element cards of the payer's hand and of any support, none superfluous, the cheapest first (B3.1).

The cards of one element are taken in a fixed order: the highest value first, and of each value the hand before the
supports. Stopping as soon as the cost is reached gives every payment without a superfluous card, each exactly once.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.madness import codes as c
from sortilege.games.madness import moves as mv
from sortilege.games.madness.codes import NONE
from sortilege.games.madness.frames import Payment
from sortilege.games.madness.state import MadnessState
from sortilege.kernel.bits import bit

NO_CAP: Final = 99
LONGEST: Final = 7  # cards of one payment in a single move


def lay_out_payment(p: MadnessState, payer: i64, element: i64, least: i64) -> i64:
    """Lists the cards of an element from the place `least` on, in the order of payment; returns how many places."""
    n: i64 = 0
    place: i64 = least
    while place < 18:
        kind: i64 = mv.place_kind(place, element)
        source: i64 = mv.place_source(place)
        held: i64 = held_at(p, payer, source, kind)
        if held:
            p.places[n] = place
            p.cells[n] = held
            n += 1
        place += 1
    return n


def held_at(p: MadnessState, payer: i64, source: i64, kind: i64) -> i64:
    """How many cards of a kind lie at a source: the payer's hand, or the support of a player."""
    if source == 0:
        return p.count(payer, c.HAND, kind)
    return p.count(source - 1, c.SUPPORT, kind) if source <= p.seats else 0


def spend(
    p: MadnessState,
    out: vec[i64],
    n: i64,
    i: i64,
    places: i64,
    need: i64,
    below: i64,
    prefix: i64,
    shift: i64,
    limit: i64,
) -> i64:
    """Adds every payment of `need` with cards from the i-th place on that stays below a limit."""
    while i < places and n <= limit:
        place: i64 = p.places[i]
        value: i64 = mv.place_value(place)
        if p.cells[i] and value < below:
            paid: i64 = prefix | (place + 1) << shift
            if mv.place_source(place):
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


def payments(p: MadnessState, out: vec[i64], n: i64, pay: Payment, element: i64, limit: i64) -> i64:
    """Adds the whole payments of this element for the action being paid."""
    places: i64 = lay_out_payment(p, pay.actor, element, pay.least)
    return spend(p, out, n, 0, places, pay.cost[element], cap(pay, element), mv.PAYMENT | element << 53, 5, limit)


def cap(pay: Payment, element: i64) -> i64:
    """Beside a wild card the other cards of its element must not reach the cost by themselves."""
    return pay.cap if pay.capped == element else NO_CAP


def fill_payments(p: MadnessState, out: vec[i64]) -> i64:
    """Fills in whole payments, the cheapest first; card by card where there are too many."""
    pay = p.payment
    n: i64 = 0
    e: i64 = 0
    while e < 4:
        need: i64 = pay.cost[e]
        if need and (n == 0 or pay.any):
            if need > LONGEST:
                return fill_cards(p, out, pay)
            n = payments(p, out, n, pay, e, c.MANY)
        e += 1
    if n > c.MANY:
        return fill_cards(p, out, pay)
    sort(out, n)
    return n


def sort(out: vec[i64], n: i64) -> None:
    """Sorts the first n moves; the value lost stands in their highest bits."""
    i: i64 = 1
    while i < n:
        x: i64 = out[i]
        j: i64 = i
        while j > 0 and out[j - 1] > x:
            out[j] = out[j - 1]
            j -= 1
        out[j] = x
        i += 1


def fill_cards(p: MadnessState, out: vec[i64], pay: Payment) -> i64:
    """Fills in the next card of a payment, if the rest can be completed."""
    n: i64 = 0
    e: i64 = 0
    while e < 4:
        need: i64 = pay.cost[e]
        if need and (n == 0 or pay.any):
            least: i64 = pay.least
            while least < 18:
                if can_pay_with(p, pay.actor, e, need, cap(pay, e), least):
                    out[n] = mv.one_card(least, e)
                    n += 1
                least += 1
        e += 1
    return n


def can_pay_with(p: MadnessState, payer: i64, element: i64, need: i64, below: i64, place: i64) -> bool:
    """Whether a payment can go on with this very card."""
    places: i64 = lay_out_payment(p, payer, element, place)
    value: i64 = mv.place_value(place)
    if places == 0 or p.places[0] != place or value >= below:
        return False
    if value >= need:
        return True
    p.cells[0] -= 1
    return completes(p, 0, places, need - value, below - value)


def completes(p: MadnessState, i: i64, places: i64, need: i64, below: i64) -> bool:
    """Whether the laid out cards from the i-th place on hold a payment of `need` below a limit."""
    if below > need + 2:
        total: i64 = 0
        while i < places:
            total += p.cells[i] * mv.place_value(p.places[i])
            i += 1
        return total >= need
    while i < places:
        value: i64 = mv.place_value(p.places[i])
        if p.cells[i] and value < below:
            if value >= need:
                return True
            p.cells[i] -= 1
            complete: bool = completes(p, i, places, need - value, below - value)
            p.cells[i] += 1
            if complete:
                return True
        i += 1
    return False


def pay_card(p: MadnessState, pay: Payment, source: i64, kind: i64) -> None:
    """Puts a card on its owner's discard pile (B3.1); what was paid is remembered."""
    owner: i64 = pay.actor if source == 0 else source - 1
    p.carry(owner, c.HAND if source == 0 else c.SUPPORT, c.DISCARD, kind)
    pay.paid[owner] += bit(5 * kind)


def play_payment(p: MadnessState, move: i64) -> None:
    """Pays one element in full."""
    pay = p.payment
    e: i64 = mv.paid_element_of(move)
    rest: i64 = mv.paid_places_of(move)
    while rest:
        place: i64 = (rest & 63) - 1
        pay_card(p, pay, mv.place_source(place), mv.place_kind(place, e))
        rest >>= 6
    paid_element(pay, e)


def paid_element(pay: Payment, e: i64) -> None:
    """This element is paid; of a free choice of elements it was the one."""
    i: i64 = 0
    while i < 4:
        if i == e or pay.any:
            pay.cost[i] = 0
        i += 1
    pay.least = 0
    if pay.capped == e:
        pay.capped = NONE
        pay.cap = 0


def play_card(p: MadnessState, move: i64) -> None:
    """Pays one card of a long payment."""
    pay = p.payment
    place: i64 = mv.card_place_of(move)
    e: i64 = mv.card_element_of(move)
    value: i64 = mv.place_value(place)
    pay_card(p, pay, mv.place_source(place), mv.place_kind(place, e))
    if value >= pay.cost[e]:
        paid_element(pay, e)
        return
    only(pay, e)
    pay.cost[e] -= value
    if pay.capped == e:
        pay.cap -= value
    pay.least = place


def only(pay: Payment, e: i64) -> None:
    """Of a free choice of elements this one is taken."""
    if pay.any:
        i: i64 = 0
        while i < 4:
            if i != e:
                pay.cost[i] = 0
            i += 1
        pay.any = 0


def ask_payment(p: MadnessState, pay: Payment) -> bool:
    """Asks for the wild card or for the next element; False when all is paid."""
    if pay.wild:
        return p.ask(c.WILD_CARD, pay.actor)
    return pay.total() > 0 and p.ask(c.PAY, pay.actor)


# the wild card: one card counts as a card of another element


def fill_wild(p: MadnessState, out: vec[i64], pay: Payment, limit: i64) -> i64:
    """Fills in each card that may count as another element, if the rest can then be paid without waste."""
    payer: i64 = pay.actor
    n: i64 = 0
    source: i64 = 0
    while source <= p.seats:
        kind: i64 = 0
        while kind < c.MAD:
            held: i64 = held_at(p, payer, source, kind)
            e: i64 = 0
            while held and e < 4 and n < limit:
                if e != c.ELEMENT[kind] and pay.cost[e] and wild_pays(p, pay, kind, e):
                    out[n] = mv.wild(source, kind, e)
                    n += 1
                e += 1
            kind += 1
        source += 1
    return n


def wild_pays(p: MadnessState, pay: Payment, kind: i64, element: i64) -> bool:
    """Whether this card as a card of `element` leads to a payment in which nothing is superfluous."""
    payer: i64 = pay.actor
    e: i64 = 0
    while e < 4:
        if e != element and not pay.any:
            have: i64 = p.worth(payer, e) - (c.VALUE[kind] if c.ELEMENT[kind] == e else 0)
            if have < pay.cost[e]:
                return False
        e += 1
    need: i64 = pay.cost[element] - c.VALUE[kind]
    if need <= 0:
        return True
    places: i64 = lay_out_payment(p, payer, element, 0)
    return completes(p, 0, places, need, pay.cost[element])


def play_wild(p: MadnessState, move: i64) -> None:
    """Pays the wild card; the rest of its element must not reach the cost without it."""
    pay = p.payment
    kind: i64 = mv.wild_kind_of(move)
    e: i64 = mv.wild_element_of(move)
    pay_card(p, pay, mv.wild_source_of(move), kind)
    only(pay, e)
    need: i64 = pay.cost[e]
    pay.wild = False
    if c.VALUE[kind] >= need:
        paid_element(pay, e)
    else:
        pay.cost[e] = need - c.VALUE[kind]
        pay.capped = e
        pay.cap = need
