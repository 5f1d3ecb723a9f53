"""What actions cost, who can pay it, and discounts; with a declared wild card it must be of use."""

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.madness import codes as c
from sortilege.games.madness import moves as mv
from sortilege.games.madness.frames import Payment
from sortilege.games.madness.payments import fill_wild
from sortilege.games.madness.state import MadnessState


def can_pay(p: MadnessState, seat: i64, element: i64, n: i64) -> bool:
    """Whether n of one element can be paid; with a declared wild card it must be of use."""
    if not p.wild:
        return p.worth(seat, element) >= n
    pay = probe(p, seat)
    pay.cost[element] = n
    return wild_is_of_use(p, pay)


def any_pays(p: MadnessState, seat: i64, n: i64) -> bool:
    """Whether n of some one element can be paid."""
    e: i64 = 0
    while e < 4 and not can_pay(p, seat, e, n):
        e += 1
    return e < 4


def probe(p: MadnessState, seat: i64) -> Payment:
    """A payment of nothing, to try what a wild card could pay."""
    pay = p.probe
    pay.actor = seat
    e: i64 = 0
    while e < 4:
        pay.cost[e] = 0
        e += 1
    return pay


def wild_is_of_use(p: MadnessState, pay: Payment) -> bool:
    return fill_wild(p, p.probed, pay, 1) > 0


def times(p: MadnessState, seat: i64, spell: i64) -> i64:
    """How many times this spell can be paid at once, a wild card counting for three."""
    wild: i64 = 3 if p.wild else 0
    most: i64 = 40
    e: i64 = 0
    while e < 4:
        cost: i64 = p.cards.cost[spell * 4 + e]
        if cost:
            k: i64 = (p.worth(seat, e) + wild) // cost
            most = min(most, k)
        e += 1
    return most


def wild_cast(p: MadnessState, seat: i64, spell: i64, k: i64) -> bool:
    pay = probe(p, seat)
    e: i64 = 0
    while e < 4:
        pay.cost[e] = k * p.cards.cost[spell * 4 + e]
        e += 1
    return wild_is_of_use(p, pay)


def curse_cost(p: MadnessState, slot: i64, e: i64) -> i64:
    """What destroying the curse of a slot costs of this element, tokens included (B3.6, B5.4)."""
    pile: i64 = p.cards.pile[p.curse(slot)]
    base: i64 = 1 if pile == c.MULTI else (4 if pile == e else 0)
    return base + p.burden(slot, e)


def discount(p: MadnessState, seat: i64, slot: i64, d: i64) -> i64:
    """How many elements this discount takes off; 0 if it does not apply here."""
    cards = p.cards
    single: bool = cards.pile[p.curse(slot)] != c.MULTI
    if d == mv.POWER_DISCOUNT:
        own: bool = not p.granted() and seat == p.active and not p.power_used and single  # B3.9
        return cards.power_discount[p.mage(seat)] if own else 0
    if p.discounts(d - 1) == 0 or (cards.discounts[d * 2 - 1] and not single):
        return 0
    return cards.discounts[d * 2 - 2]


def destroyable(p: MadnessState, seat: i64, slot: i64, less: i64) -> bool:
    """Whether this curse can be paid with so many elements taken off, never below one in all (B5.3)."""
    total: i64 = 0
    missing: i64 = 0
    e: i64 = 0
    while e < 4:
        cost: i64 = curse_cost(p, slot, e)
        total += cost
        have: i64 = p.worth(seat, e)
        missing += cost - have if have < cost else 0
        e += 1
    less = min(less, total - 1)
    return wild_destroy(p, seat, slot, less) if p.wild else missing <= less


def wild_destroy(p: MadnessState, seat: i64, slot: i64, less: i64) -> bool:
    """The same with a declared wild card; elements are taken off one by one in every way."""
    pay = probe(p, seat)
    e: i64 = 0
    while e < 4:
        pay.cost[e] = curse_cost(p, slot, e)
        e += 1
    return wild_reduced(p, pay, 0, less)


def wild_reduced(p: MadnessState, pay: Payment, e: i64, less: i64) -> bool:
    """Whether a wild card is of use after taking off `less` elements from element e on."""
    if less == 0:
        return wild_is_of_use(p, pay)
    usable: bool = False
    while e < 4 and not usable:
        if pay.cost[e]:
            pay.cost[e] -= 1
            usable = wild_reduced(p, pay, e, less - 1)
            pay.cost[e] += 1
        e += 1
    return usable


# the action being paid


def set_cost(p: MadnessState, pay: Payment, move: i64) -> None:
    """Sets what an action costs of each element, its discount taken into account."""
    kind: i64 = mv.kind_of(move)
    e: i64 = 0
    while e < 4:
        pay.cost[e] = cost(p, pay, kind, move, e)
        e += 1
    if kind == mv.CURE:
        pay.any = 15
    if kind == mv.DESTROY and mv.discount_of(move) != mv.FULL_PRICE:
        reduce_cost(p, pay, mv.discount_of(move))


def cost(p: MadnessState, pay: Payment, kind: i64, move: i64, e: i64) -> i64:
    """What an action costs of this element; a cure, of each element that could pay it."""
    cards = p.cards
    mage: i64 = p.mage(pay.actor)
    if kind == mv.CAST:
        return mv.times_of(move) * cards.cost[mv.spell_of(move) * 4 + e]
    if kind == mv.LEARN:
        return cards.learn_cost[mage] if e == mv.shelf_of(move) else 0
    if kind == mv.ACQUIRE:
        return c.VALUE[mv.number_of(move)] if e == c.ELEMENT[mv.number_of(move)] else 0
    if kind == mv.DESTROY:
        return curse_cost(p, mv.slot_of(move), e)
    return cards.cure_cost[mage] if pay.wild or p.worth(pay.actor, e) >= cards.cure_cost[mage] else 0


def reduce_cost(p: MadnessState, pay: Payment, d: i64) -> None:
    """Takes a discount, at least 1 being paid (B5.3); which elements become cheaper is asked one after the other."""
    if d == mv.POWER_DISCOUNT:
        p.power_used = True
        pay.reduce = p.cards.power_discount[p.mage(pay.actor)]
    else:
        p.add_discount(d - 1, -1)
        pay.reduce = p.cards.discounts[d * 2 - 2]
    pay.reduce = min(pay.reduce, pay.total() - 1)


def fill_reductions(p: MadnessState, out: vec[i64]) -> i64:
    """Fills in the elements that may become one cheaper, in rising order, if the rest can then be paid."""
    n: i64 = 0
    e: i64 = p.payment.stage
    while e < 4:
        if p.payment.cost[e] and reducible(p, p.payment, e):
            out[n] = mv.CHOICE | e << 5
            n += 1
        e += 1
    return n


def reducible(p: MadnessState, pay: Payment, e: i64) -> bool:
    """Whether one less of this element, and the other reductions from it on, leave a cost that can be paid."""
    pay.cost[e] -= 1
    left: i64 = pay.reduce - 1
    payable: bool = wild_reduced(p, pay, e, left) if pay.wild else missing(p, pay, e) <= left <= reserve(pay, e)
    pay.cost[e] += 1
    return payable


def missing(p: MadnessState, pay: Payment, e: i64) -> i64:
    """What the payer lacks, or more than any discount if it is of an element before e."""
    n: i64 = 0
    i: i64 = 0
    while i < 4:
        lack: i64 = pay.cost[i] - p.worth(pay.actor, i)
        if lack > 0:
            n += lack if i >= e else c.MANY
        i += 1
    return n


def reserve(pay: Payment, e: i64) -> i64:
    """What can still be taken off from element e on."""
    n: i64 = 0
    while e < 4:
        n += pay.cost[e]
        e += 1
    return n


def play_reduction(pay: Payment, e: i64) -> None:
    pay.cost[e] -= 1
    pay.reduce -= 1
    pay.stage = e
