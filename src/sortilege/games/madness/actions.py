"""The five actions and the powers (B3): what may be done now, what it costs, and what it does once it is paid."""

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.madness import codes as c
from sortilege.games.madness import moves as mv
from sortilege.games.madness.codes import NONE
from sortilege.games.madness.costs import any_pays, can_pay, destroyable, discount, set_cost, times, wild_cast
from sortilege.games.madness.frames import NEW_PAYMENT, PAID, Payment
from sortilege.games.madness.payments import ask_payment
from sortilege.games.madness.possible import full, supply_bits
from sortilege.games.madness.state import MadnessState
from sortilege.kernel.bits import bit, popcount


def fill_menu(p: MadnessState, out: vec[i64]) -> i64:
    """Fills in all actions that the asked player can pay, then the end of the phase or of the granted actions."""
    n: i64 = fill_actions(p, out, 0)
    if not p.wild:
        out[n] = mv.END
        n += 1
        if not p.granted():  # B3.9
            if power_usable(p, p.seat, out, n):
                out[n] = mv.POWER
                n += 1
            if p.round == c.ROUNDS and p.cursed() == 0:  # B6.4
                out[n] = mv.REST
                n += 1
    return n


def fill_actions(p: MadnessState, out: vec[i64], n: i64) -> i64:
    """Fills in what can be paid, in any order and number (B2.6)."""
    seat: i64 = p.seat
    n = fill_casts(p, out, n, seat)
    n = fill_studies(p, out, n, seat)
    if not p.forbidden & c.NO_ACQUIRE:  # B5.3
        n = fill_acquires(p, out, n, seat)
    n = fill_destroys(p, out, n, seat)
    if not p.forbidden & c.NO_HEAL:
        n = fill_cures(p, out, n, seat)
    return n


def fill_casts(p: MadnessState, out: vec[i64], n: i64, seat: i64) -> i64:
    """Fills in each ready spell, as many times at once as it can be paid (B3.2, B3.3)."""
    ready: i64 = p.spells(seat) & ~p.spent(seat)
    spell: i64 = 0
    while ready >> spell:
        if ready >> spell & 1:
            most: i64 = times(p, seat, spell)
            k: i64 = 1
            while k <= most:
                if not p.wild or wild_cast(p, seat, spell, k):
                    out[n] = mv.cast(spell, k)
                    n += 1
                k += 1
                if not p.cards.repeats[spell]:
                    break
        spell += 1
    return n


def fill_studies(p: MadnessState, out: vec[i64], n: i64, seat: i64) -> i64:
    """Fills in each visible spell that can be learnt (B3.4)."""
    e: i64 = 0
    while e < 4:
        if p.library(e) != NONE and can_pay(p, seat, e, p.cards.learn_cost[p.mage(seat)]):
            n = fill_learn(p, out, n, seat, e)
        e += 1
    return n


def fill_learn(p: MadnessState, out: vec[i64], n: i64, seat: i64, e: i64) -> i64:
    """Fills in learning from one pile: with as many spells as there may be, each way to make room."""
    bits: i64 = p.spells(seat)
    if popcount(bits) < p.cards.spell_limit[p.mage(seat)]:
        out[n] = mv.learn(e, NONE)
        return n + 1
    spell: i64 = 0
    while bits >> spell:
        if bits >> spell & 1:
            out[n] = mv.learn(e, spell)
            n += 1
        spell += 1
    return n


def fill_acquires(p: MadnessState, out: vec[i64], n: i64, seat: i64) -> i64:
    """Fills in each card of value 2 or 3 of the supply (B3.5)."""
    kind: i64 = 0
    while kind < c.MAD:
        value: i64 = c.VALUE[kind]
        if value > 1 and p.supply(kind) and can_pay(p, seat, c.ELEMENT[kind], value):
            out[n] = mv.ACQUIRE | kind << 5
            n += 1
        kind += 1
    return n


def fill_destroys(p: MadnessState, out: vec[i64], n: i64, seat: i64) -> i64:
    """Fills in each curse that can be paid, at full price and with each discount that applies."""
    slot: i64 = 0
    while slot < c.SLOTS:
        if p.curse(slot) != NONE:
            if destroyable(p, seat, slot, 0):
                out[n] = mv.destroy(slot, mv.FULL_PRICE)
                n += 1
            d: i64 = 1
            while d <= mv.POWER_DISCOUNT:
                less: i64 = discount(p, seat, slot, d)
                if less and destroyable(p, seat, slot, less):
                    out[n] = mv.destroy(slot, d)
                    n += 1
                d += 1
        slot += 1
    return n


def fill_cures(p: MadnessState, out: vec[i64], n: i64, seat: i64) -> i64:
    """Fills in each place where a Madness can be cured, if the cost can be paid with some element (B3.7)."""
    cards = p.cards
    mage: i64 = p.mage(seat)
    if not any_pays(p, seat, cards.cure_cost[mage]):
        return n
    other: i64 = 0
    while other < p.seats:
        if p.count(other, c.HAND, c.MAD) and (other == seat or cards.cure_hands[mage]):
            out[n] = mv.cure(c.HAND, other)
            n += 1
        if p.count(other, c.SUPPORT, c.MAD):
            out[n] = mv.cure(c.SUPPORT, other)
            n += 1
        other += 1
    return n


def power_usable(p: MadnessState, seat: i64, out: vec[i64], n: i64) -> bool:
    """Whether the power of once a turn can be used now, or declared for the next action; `out` is free from n on."""
    mage: i64 = p.mage(seat)
    cards = p.cards
    if p.power_used:
        return False
    if cards.power_wild[mage]:
        p.wild = True
        usable: bool = fill_actions(p, out, n) > n
        p.wild = False
        return usable
    start: i64 = cards.power[mage * 2]
    return start < cards.power[mage * 2 + 1] and full(p, cards.steps[start], seat)


# carrying out


def begin(p: MadnessState, move: i64) -> None:
    """Begins an action or a power that the menu offered."""
    if mv.kind_of(move) == mv.POWER:
        use_power(p, p.seat)
        return
    if p.granted():
        p.top().left -= 1  # B3.8
    pay = p.payment
    pay.assign(NEW_PAYMENT)
    pay.open = True
    pay.actor = p.seat
    pay.deed = move
    pay.wild = p.wild
    if p.wild:
        p.wild = False
        p.power_used = True
    set_cost(p, pay, move)


def use_power(p: MadnessState, seat: i64) -> None:
    mage: i64 = p.mage(seat)
    if p.cards.power_wild[mage]:
        p.wild = True
        return
    p.power_used = True
    p.run(p.cards.power, mage, seat)


def go_on(p: MadnessState, pay: Payment) -> bool:
    """Takes the action being paid as far as it goes; True if somebody is asked."""
    if pay.reduce:
        return p.ask(c.REDUCTION, pay.actor)
    if pay.stage == PAID:
        pay.open = False
        return False
    if ask_payment(p, pay):
        return True
    pay.stage = PAID
    return carry_out(p, pay)


def carry_out(p: MadnessState, pay: Payment) -> bool:
    """The action is paid: its effect. True if its player is asked for more."""
    move: i64 = pay.deed
    kind: i64 = mv.kind_of(move)
    if kind == mv.DESTROY:
        p.remove_curse(mv.slot_of(move))
        return ask_reward(p, pay)
    pay.open = False
    if kind == mv.CAST:
        cast(p, pay, mv.spell_of(move), mv.times_of(move))
    elif kind == mv.LEARN:
        learn(p, pay.actor, mv.shelf_of(move), mv.forgotten_of(move))
    elif kind == mv.ACQUIRE:
        gain(p, pay.actor, mv.number_of(move))
    else:
        p.change(mv.cured_seat_of(move), mv.cured_zone_of(move), c.MAD, -1)
        p.madness += 1
    return False


def gain(p: MadnessState, seat: i64, kind: i64) -> None:
    """Takes a card from the supply to the discard pile."""
    p.add_supply(kind, -1)
    p.change(seat, c.DISCARD, kind, 1)


def cast(p: MadnessState, pay: Payment, spell: i64, times: i64) -> None:
    """The spell is exhausted, and its effect comes in place of the paid action (B3.2)."""
    p.turn_over(pay.actor, bit(spell) & ~p.spent(pay.actor))
    effect = p.run(p.cards.effect, spell, pay.actor)
    effect.repeats = times
    effect.spell = spell
    if p.cards.minds_paid[spell]:
        i: i64 = 0
        while i < 5:
            effect.paid[i] = pay.paid[i]
            i += 1


def learn(p: MadnessState, seat: i64, e: i64, forgotten: i64) -> None:
    """Takes the visible spell of a library pile, ready, first destroying one of one's own if there is no room."""
    if forgotten != NONE:
        p.lose_spell(seat, forgotten)
    p.set_spells(seat, p.spells(seat) | bit(p.library(e)), p.spent(seat))
    turn_next(p, e)


def turn_next(p: MadnessState, e: i64) -> None:
    """The visible spell of a library pile is gone: the next one is to be turned."""
    p.reveal = e
    p.reveal_level = p.cards.level[p.library(e)] + 1
    p.show(e, NONE)


def ask_reward(p: MadnessState, pay: Payment) -> bool:
    """Asks for the reward of a destroyed curse, if the supply has one (B3.6)."""
    bits: i64 = supply_bits(p, 2) | supply_bits(p, p.cards.reward[p.mage(pay.actor)])
    if bits == 0:
        pay.open = False
        return False
    return p.ask(c.GAIN, pay.actor, among=bits, fate=c.DISCARD)
