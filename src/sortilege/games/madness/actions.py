"""The five actions and the powers: what may be done now, what it costs, and what it does once it is paid."""

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.madness import board as b
from sortilege.games.madness.able import full, supply_bits
from sortilege.games.madness.pay import ask_payment, fill_wild
from sortilege.games.madness.picks import lose_spell
from sortilege.games.madness.state import State
from sortilege.kernel.bits import bit, popcount


def granted(p: State) -> bool:
    """Whether the action now asked for was granted by another player."""
    return p.s[b.DEPTH] > 0


def fill_menu(p: State, out: vec[i64]) -> i64:
    """All actions that the asked player can pay, then the end of the phase or of the granted actions."""
    n: i64 = fill_actions(p, out, 0)
    s = p.s
    if s[b.WILD] == 0:
        out[n] = b.END_MOVE
        n += 1
        if not granted(p):
            if power_usable(p, p.seat, out, n):
                out[n] = b.POWER_MOVE
                n += 1
            if s[b.ROUND] == 6 and curses_left(p) == 0:
                out[n] = b.REST_MOVE
                n += 1
    return n


def fill_actions(p: State, out: vec[i64], n: i64) -> i64:
    seat: i64 = p.seat
    n = fill_casts(p, out, n, seat)
    n = fill_studies(p, out, n, seat)
    if not p.s[b.FORBID] & b.NO_ACQUIRE:
        n = fill_acquires(p, out, n, seat)
    n = fill_destroys(p, out, n, seat)
    if not p.s[b.FORBID] & b.NO_HEAL:
        n = fill_cures(p, out, n, seat)
    return n


def can_pay(p: State, seat: i64, element: i64, n: i64) -> bool:
    """Whether n of one element can be paid; with a declared wild card it must be of use."""
    if p.s[b.WILD] == 0:
        return p.worth(seat, element) >= n
    f: i64 = p.push(b.ACTION, seat)
    p.s[f + b.COST + element] = n
    found: bool = fill_wild(p, p.probe, f, 1) > 0
    p.pop()
    return found


def fill_casts(p: State, out: vec[i64], n: i64, seat: i64) -> i64:
    cards = p.cards
    here: i64 = p.at(seat)
    ready: i64 = p.s[here + b.SPELLS] & ~p.s[here + b.SPENT]
    spell: i64 = 0
    while ready >> spell:
        if ready >> spell & 1:
            most: i64 = times(p, seat, spell)
            k: i64 = 1
            while k <= most:
                if p.s[b.WILD] == 0 or wild_cast(p, seat, spell, k):
                    out[n] = b.CAST | spell << 5 | k << 11
                    n += 1
                k += 1
                if not cards.repeats[spell]:
                    break
        spell += 1
    return n


def times(p: State, seat: i64, spell: i64) -> i64:
    """How many times this spell can be paid at once, a wild card counting for three."""
    most: i64 = 40
    e: i64 = 0
    while e < 4:
        cost: i64 = p.cards.cost[spell * 4 + e]
        if cost:
            k: i64 = (p.worth(seat, e) + 3 * p.s[b.WILD]) // cost
            most = min(most, k)
        e += 1
    return most


def wild_cast(p: State, seat: i64, spell: i64, k: i64) -> bool:
    f: i64 = p.push(b.ACTION, seat)
    e: i64 = 0
    while e < 4:
        p.s[f + b.COST + e] = k * p.cards.cost[spell * 4 + e]
        e += 1
    found: bool = fill_wild(p, p.probe, f, 1) > 0
    p.pop()
    return found


def fill_studies(p: State, out: vec[i64], n: i64, seat: i64) -> i64:
    cards = p.cards
    mage: i64 = p.mage(seat)
    e: i64 = 0
    while e < 4:
        if p.s[b.LIBRARY + e] and can_pay(p, seat, e, cards.learn_cost[mage]):
            n = fill_learn(p, out, n, seat, e)
        e += 1
    return n


def fill_learn(p: State, out: vec[i64], n: i64, seat: i64, e: i64) -> i64:
    """Learning from one pile: with full hands of spells, each way to make room."""
    bits: i64 = p.spells(seat)
    if popcount(bits) < p.cards.spell_limit[p.mage(seat)]:
        out[n] = b.STUDY | e << 5
        return n + 1
    spell: i64 = 0
    while bits >> spell:
        if bits >> spell & 1:
            out[n] = b.STUDY | e << 5 | (spell + 1) << 7
            n += 1
        spell += 1
    return n


def fill_acquires(p: State, out: vec[i64], n: i64, seat: i64) -> i64:
    e: i64 = 0
    while e < 4:
        value: i64 = 2
        while value <= 3:
            kind: i64 = e * 3 + value - 1
            if p.s[b.SUPPLY + kind] and can_pay(p, seat, e, value):
                out[n] = b.ACQUIRE | kind << 5
                n += 1
            value += 1
        e += 1
    return n


def curses_left(p: State) -> i64:
    n: i64 = 0
    slot: i64 = 0
    while slot < b.SLOTS:
        n += 1 if p.s[b.SLOT + slot] else 0
        slot += 1
    return n


def curse_cost(p: State, slot: i64, e: i64) -> i64:
    """What destroying the curse of a slot costs of this element, tokens included."""
    pile: i64 = p.cards.pile[p.s[b.SLOT + slot] - 1]
    base: i64 = 1 if pile == b.MULTI else (4 if pile == e else 0)
    return base + p.s[b.ON + slot * 4 + e]


def fill_destroys(p: State, out: vec[i64], n: i64, seat: i64) -> i64:
    """Each curse that can be paid, at full price and with each discount that applies."""
    slot: i64 = 0
    while slot < b.SLOTS:
        if p.s[b.SLOT + slot]:
            if destroyable(p, seat, slot, 0):
                out[n] = b.DESTROY | slot << 5
                n += 1
            d: i64 = 1
            while d <= b.POWER_DISCOUNT:
                less: i64 = discount(p, seat, slot, d)
                if less and destroyable(p, seat, slot, less):
                    out[n] = b.DESTROY | slot << 5 | d << 8
                    n += 1
                d += 1
        slot += 1
    return n


def discount(p: State, seat: i64, slot: i64, d: i64) -> i64:
    """How many elements this discount takes off; 0 if it does not apply here."""
    cards = p.cards
    single: bool = cards.pile[p.s[b.SLOT + slot] - 1] != b.MULTI
    if d == b.POWER_DISCOUNT:
        own: bool = not granted(p) and seat == p.s[b.ACTIVE] and p.s[b.ONCE] == 0 and single
        return cards.power_discount[p.mage(seat)] if own else 0
    if p.s[b.DISCOUNT + d - 1] == 0 or (cards.discounts[d * 2 - 1] and not single):
        return 0
    return cards.discounts[d * 2 - 2]


def destroyable(p: State, seat: i64, slot: i64, less: i64) -> bool:
    """Whether this curse can be paid with so many elements taken off, never below one in all."""
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
    if p.s[b.WILD] == 0:
        return missing <= less
    return wild_destroy(p, seat, slot, less)


def wild_destroy(p: State, seat: i64, slot: i64, less: i64) -> bool:
    """The same with a declared wild card; elements are taken off one by one in every way."""
    f: i64 = p.push(b.ACTION, seat)
    e: i64 = 0
    while e < 4:
        p.s[f + b.COST + e] = curse_cost(p, slot, e)
        e += 1
    found: bool = wild_reduced(p, f, 0, less)
    p.pop()
    return found


def wild_reduced(p: State, f: i64, e: i64, less: i64) -> bool:
    """Whether a wild card is of use after taking off `less` elements from element e on."""
    if less == 0:
        return fill_wild(p, p.probe, f, 1) > 0
    found: bool = False
    while e < 4 and not found:
        if p.s[f + b.COST + e]:
            p.s[f + b.COST + e] -= 1
            found = wild_reduced(p, f, e, less - 1)
            p.s[f + b.COST + e] += 1
        e += 1
    return found


def fill_cures(p: State, out: vec[i64], n: i64, seat: i64) -> i64:
    """Each place where a Madness can be cured, if the cost can be paid with some element."""
    cards = p.cards
    mage: i64 = p.mage(seat)
    e: i64 = 0
    while e < 4 and not can_pay(p, seat, e, cards.cure_cost[mage]):
        e += 1
    if e == 4:
        return n
    other: i64 = 0
    while other < p.seats:
        if p.count(other, b.HAND, b.MAD) and (other == seat or cards.cure_hands[mage]):
            out[n] = b.CURE | b.HAND << 5 | other << 6
            n += 1
        if p.count(other, b.SUPPORT, b.MAD):
            out[n] = b.CURE | b.SUPPORT << 5 | other << 6
            n += 1
        other += 1
    return n


def power_usable(p: State, seat: i64, out: vec[i64], n: i64) -> bool:
    """Whether the power of once a turn can be used now, or declared for the next action; `out` is free from n on."""
    mage: i64 = p.mage(seat)
    cards = p.cards
    if p.s[b.ONCE]:
        return False
    if cards.power_wild[mage]:
        p.s[b.WILD] = 1
        found: bool = fill_actions(p, out, n) > n
        p.s[b.WILD] = 0
        return found
    start: i64 = cards.power[mage * 2]
    return start < cards.power[mage * 2 + 1] and full(p, start, seat, seat)


# carrying out


def begin(p: State, move: i64) -> None:
    """Begins an action or a power that the menu offered."""
    s = p.s
    seat: i64 = p.seat
    kind: i64 = move & 31
    if kind == b.POWER_MOVE:
        use_power(p, seat)
        return
    if s[b.DEPTH]:
        s[p.top() + b.LEFT] -= 1
    f: i64 = p.push(b.ACTION, seat)
    s = p.s
    s[f + b.DEED] = move
    s[f + b.USES_WILD] = s[b.WILD]
    if s[b.WILD]:
        s[b.WILD] = 0
        s[b.ONCE] = 1
    set_cost(p, f, seat, kind, move >> 5)


def use_power(p: State, seat: i64) -> None:
    mage: i64 = p.mage(seat)
    if p.cards.power_wild[mage]:
        p.s[b.WILD] = 1
        return
    p.s[b.ONCE] = 1
    run(p, p.cards.power[mage * 2], p.cards.power[mage * 2 + 1], seat)


def run(p: State, start: i64, end: i64, actor: i64) -> i64:
    """Puts a list of steps on the stack; returns its frame."""
    f: i64 = p.push(b.PROGRAM, actor)
    p.s[f + b.PC] = start
    p.s[f + b.START] = start
    p.s[f + b.END] = end
    p.s[f + b.REPS] = 1
    return f


def set_cost(p: State, f: i64, seat: i64, kind: i64, what: i64) -> None:
    s = p.s
    cards = p.cards
    mage: i64 = p.mage(seat)
    e: i64 = 0
    while e < 4:
        if kind == b.CAST:
            s[f + b.COST + e] = (what >> 6) * cards.cost[(what & 63) * 4 + e]
        elif kind == b.STUDY:
            s[f + b.COST + e] = cards.learn_cost[mage] if e == what & 3 else 0
        elif kind == b.ACQUIRE:
            s[f + b.COST + e] = what % 3 + 1 if e == what // 3 else 0
        elif kind == b.DESTROY:
            s[f + b.COST + e] = curse_cost(p, what & 7, e)
        else:
            s[f + b.COST + e] = cards.cure_cost[mage] if usable_for_cure(p, seat, e, mage) else 0
            s[f + b.ANY] = 15
        e += 1
    if kind == b.DESTROY and what >> 3:
        reduce_cost(p, f, seat, what & 7, what >> 3)


def usable_for_cure(p: State, seat: i64, e: i64, mage: i64) -> bool:
    return p.s[p.top() + b.USES_WILD] == 1 or p.worth(seat, e) >= p.cards.cure_cost[mage]


def reduce_cost(p: State, f: i64, seat: i64, slot: i64, d: i64) -> None:
    """Takes a discount: at once off a single element, one element after the other off a Multi-Element curse."""
    s = p.s
    s[f + b.REDUCE] = p.cards.power_discount[p.mage(seat)] if d == b.POWER_DISCOUNT else p.cards.discounts[d * 2 - 2]
    if d == b.POWER_DISCOUNT:
        s[b.ONCE] = 1
    else:
        s[b.DISCOUNT + d - 1] -= 1
    total: i64 = s[f + b.COST] + s[f + b.COST + 1] + s[f + b.COST + 2] + s[f + b.COST + 3]
    if s[f + b.REDUCE] > total - 1:
        s[f + b.REDUCE] = total - 1


def fill_reductions(p: State, out: vec[i64]) -> i64:
    """The elements that may become one cheaper, in rising order, if the rest can then be paid."""
    s = p.s
    f: i64 = p.top()
    n: i64 = 0
    e: i64 = s[f + b.PART]
    while e < 4:
        if s[f + b.COST + e] and reducible(p, f, e):
            out[n] = b.CHOICE | e << 5
            n += 1
        e += 1
    return n


def reducible(p: State, f: i64, e: i64) -> bool:
    """Whether one less of this element, and the other reductions from it on, leave a cost that can be paid."""
    s = p.s
    s[f + b.COST + e] -= 1
    found: bool = False
    if s[f + b.USES_WILD]:
        found = wild_reduced(p, f, e, s[f + b.REDUCE] - 1)
    else:
        found = missing(p, f, e) <= s[f + b.REDUCE] - 1 <= reserve(p, f, e)
    s[f + b.COST + e] += 1
    return found


def missing(p: State, f: i64, e: i64) -> i64:
    """What the payer lacks, or more than any discount if it is of an element before e."""
    n: i64 = 0
    i: i64 = 0
    while i < 4:
        lack: i64 = p.s[f + b.COST + i] - p.worth(p.s[f + b.ACTOR], i)
        if lack > 0:
            n += lack if i >= e else b.MANY
        i += 1
    return n


def reserve(p: State, f: i64, e: i64) -> i64:
    """What can still be taken off from element e on."""
    n: i64 = 0
    while e < 4:
        n += p.s[f + b.COST + e]
        e += 1
    return n


def play_reduction(p: State, e: i64) -> None:
    f: i64 = p.top()
    p.s[f + b.COST + e] -= 1
    p.s[f + b.REDUCE] -= 1
    p.s[f + b.PART] = e


def go_on(p: State) -> bool:
    """Takes the action on top as far as it goes; True if somebody is asked."""
    f: i64 = p.top()
    if p.s[f + b.REDUCE]:
        p.question(b.REDUCTION, p.s[f + b.ACTOR])
        return p.about(p.s[f + b.ACTOR], 0, 0, 0, 0, 0)
    if p.s[f + b.PART] < 8:
        if ask_payment(p, f):
            return True
        p.s[f + b.PART] = 8
        return carry_out(p, f)
    p.pop()
    return False


def carry_out(p: State, f: i64) -> bool:
    """The action is paid: its effect. True if its player is asked for more."""
    s = p.s
    seat: i64 = s[f + b.ACTOR]
    move: i64 = s[f + b.DEED]
    kind: i64 = move & 31
    what: i64 = move >> 5
    if kind == b.CAST:
        cast(p, f, seat, what & 63, what >> 6)
        return False
    if kind == b.DESTROY:
        p.remove_curse(what & 7)
        return ask_reward(p, seat)
    p.pop()
    if kind == b.STUDY:
        learn(p, seat, what & 3, what >> 2)
    elif kind == b.ACQUIRE:
        s[b.SUPPLY + what] -= 1
        p.change(seat, b.DISCARD, what, 1)
    else:
        p.change(what >> 1, what & 1, b.MAD, -1)
        s[b.MADNESS] += 1
    return False


def cast(p: State, f: i64, seat: i64, spell: i64, k: i64) -> None:
    """The spell is exhausted, and its effect comes in place of the paid action."""
    s = p.s
    s[p.at(seat) + b.SPENT] |= bit(spell)
    paid: vec[i64] = s[f + b.PAID : f + b.PAID + 5]
    p.pop()
    run(p, p.cards.effect[spell * 2], p.cards.effect[spell * 2 + 1], seat)
    s[f + b.REPS] = k
    s[f + b.SPELL] = spell + 1
    if p.cards.minds_paid[spell]:
        i: i64 = 0
        while i < 5:
            s[f + b.PAID + i] = paid[i]
            i += 1


def learn(p: State, seat: i64, e: i64, forgotten: i64) -> None:
    """Takes the visible spell of a library pile, ready, first destroying one of one's own if there is no room."""
    here: i64 = p.at(seat)
    if forgotten:
        lose_spell(p, seat, forgotten - 1)
    p.s[here + b.SPELLS] |= bit(p.s[b.LIBRARY + e] - 1)
    turn_next(p, e)


def turn_next(p: State, e: i64) -> None:
    """The visible spell of a library pile is gone: the next one is to be turned."""
    p.s[b.REVEAL] = (p.cards.level[p.s[b.LIBRARY + e] - 1] + 1) * 8 + e + 1
    p.s[b.LIBRARY + e] = 0


def ask_reward(p: State, seat: i64) -> bool:
    """Asks for the reward of a destroyed curse, if the supply has one."""
    value: i64 = p.cards.reward[p.mage(seat)]
    bits: i64 = supply_bits(p, 2) | supply_bits(p, value)
    if bits == 0:
        p.pop()
        return False
    p.question(b.GAIN, seat)
    return p.about(seat, 0, 0, bits, 0, b.DISCARD)
