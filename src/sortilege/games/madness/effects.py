"""Runs lists of steps, effect above effect, so that choices may come in between; the steps about curses and spells."""

from mypy_extensions import i64

from sortilege.games.madness import codes as c
from sortilege.games.madness import steps
from sortilege.games.madness.codes import NONE
from sortilege.games.madness.concerned import ASKED, DONE, PUSHED, WAIT, amount, concerned, share
from sortilege.games.madness.frames import UNTOUCHED, CardEffect
from sortilege.games.madness.possible import full, shelves
from sortilege.games.madness.state import MadnessState
from sortilege.games.madness.step import CardStep
from sortilege.games.madness.steps import asked
from sortilege.games.madness.zones import UNKNOWN
from sortilege.kernel.bits import bit, bit_index, popcount


def run_effect(p: MadnessState, effect: CardEffect) -> i64:
    """Runs the list of steps on top until it waits, another effect comes first, or it is done and gone (B5.1)."""
    while True:
        if effect.step == effect.end:
            if effect.repeats <= 1:
                p.depth -= 1
                return DONE
            repeat(effect)
        step = p.cards.steps[effect.step]
        if step.op == c.GRANT and p.forbidden & c.NO_ACT:  # B5.3
            next_step(p, effect, step)
            continue
        if step.has(c.DISTRIBUTE) and effect.served < p.seats and share(p, effect, step):
            return WAIT
        seat: i64 = concerned(p, effect, step)
        if seat == ASKED:
            return WAIT
        if seat == NONE:
            next_step(p, effect, step)
            continue
        state: i64 = do_step(p, effect, step, seat)
        if state != DONE:
            return state
        effect.left = UNTOUCHED
        effect.turn += 1


def repeat(effect: CardEffect) -> None:
    """The next repetition: everything is chosen anew (B3.3)."""
    effect.repeats -= 1
    effect.step = effect.start
    effect.other = NONE
    effect.destroyed = NONE
    effect.gained = NONE


def next_step(p: MadnessState, effect: CardEffect, step: CardStep) -> None:
    if step.op == c.GIVE:
        steps.hand_over(p, effect, step)
    effect.step += 1
    effect.turn = 0
    effect.left = UNTOUCHED
    effect.chosen = NONE
    effect.share = 0
    effect.served = 0
    effect.at = NONE


# the steps


def do_step(p: MadnessState, effect: CardEffect, step: CardStep, seat: i64) -> i64:
    """One step for one player."""
    op: i64 = step.op
    if op == c.DRAW:
        return steps.take_cards(p, effect, step, seat, c.HAND)
    if op == c.DROP:
        return steps.drop(p, effect, step, seat)
    if op == c.MILL:
        return steps.take_cards(p, effect, step, seat, c.DISCARD)
    if op == c.GAIN_MADNESS:
        return steps.gain_madness(p, step, seat)
    if op == c.CHOOSE:
        return choose(p, effect, step, seat)
    if op == c.EXHAUST or op == c.REFRESH:
        return steps.turn_spells(p, effect, step, seat, op == c.EXHAUST)
    if op == c.GRANT:
        return grant(p, effect, step, seat)
    if op == c.KEEP:
        return steps.keep(p, effect, step, seat)
    if op == c.UNSUPPORT:
        return steps.unsupport(p, effect, step, seat)
    if op == c.DESTROY_CARD:
        return steps.destroy_card(p, effect, step, seat)
    if op == c.GAIN_ELEMENT:
        return steps.gain_element(p, effect, step, seat)
    if op == c.HEAL:
        return steps.heal(p, effect, step, seat)
    if op == c.GIVE:
        return steps.give(p, effect, step, seat)
    if op == c.SCRY:
        return steps.scry(p, effect, step, seat)
    if op == c.TAKE_BACK:
        return steps.take_back(p, effect, step, seat)
    if op == c.DESTROY_SPELL:
        return destroy_spell(p, effect, step, seat)
    if op == c.ADD_CURSE:
        return add_curse(p, effect, step)
    if op == c.TOKEN:
        return token(p, effect, step)
    if op == c.DESTROY_CURSE:
        return destroy_curse(p, effect, seat)
    if op == c.LEARN:
        return learn_free(p, effect, seat)
    return do_at_once(p, step)


def do_at_once(p: MadnessState, step: CardStep) -> i64:
    """The steps that ask nobody."""
    if step.op == c.LOSE_MADNESS:
        gone: i64 = min(p.madness, step.n)
        p.madness -= gone
        p.box(c.MAD, gone)
    elif step.op == c.DISCOUNT:
        p.add_discount(step.extra, step.n)
    elif step.op == c.SHIELD:
        p.shield += step.n
    elif step.op == c.FORBID:
        p.forbidden |= step.extra
    elif step.op == c.END_GAME:
        p.finish(step.extra)
        return WAIT
    return DONE


def grant(p: MadnessState, effect: CardEffect, step: CardStep, seat: i64) -> i64:
    """Another player may take actions now; the effect goes on afterwards (B3.8)."""
    n: i64 = amount(effect, step)
    if effect.left == ASKED or n == 0:
        return DONE
    effect.left = ASKED
    granted = p.push(seat)
    granted.grants = True
    granted.left = n if n != c.ALL else -c.ALL
    return PUSHED


def destroy_spell(p: MadnessState, effect: CardEffect, step: CardStep, seat: i64) -> i64:
    """Destroys spells of the group, of a player, or the visible one of a library pile."""
    if effect.left == ASKED:
        return DONE
    if step.has(c.FROM_LIBRARY):
        return destroy_visible(p, effect, step, seat)
    group: bool = step.by == c.BY_GROUP
    total: i64 = 0
    owner: i64 = 0
    while owner < p.seats:
        total += popcount(p.spells(owner)) if group or owner == seat else 0
        owner += 1
    n: i64 = min(total, step.n)
    if n == 0:
        return DONE
    question: i64 = c.ANY_SPELLS if group else c.OWN_SPELLS
    p.ask(question, seat, low=n, high=n, among=p.spells(seat), fate=c.TO_BOX)
    return asked(effect)


def destroy_visible(p: MadnessState, effect: CardEffect, step: CardStep, seat: i64) -> i64:
    piles: i64 = shelves(p)
    if piles == 0:
        return otherwise(p, effect, step)
    p.ask(c.SHELF, seat, among=piles)
    return asked(effect)


def otherwise(p: MadnessState, effect: CardEffect, step: CardStep) -> i64:
    """The steps to run when the main effect is impossible."""
    effect.left = ASKED
    if step.how_many_lists == 0:
        return DONE
    push_list(p, effect, step.lists, effect.default)
    return PUSHED


def push_list(p: MadnessState, effect: CardEffect, which: i64, seat: i64) -> None:
    """A list of steps inside another: same actor, same curse, same payment; steps without "who" concern this seat."""
    inner = p.run(p.cards.lists, which, effect.actor)
    inner.default = seat
    inner.curse = effect.curse
    inner.spell = effect.spell
    i: i64 = 0
    while i < 5:
        inner.paid[i] = effect.paid[i]
        i += 1


def add_curse(p: MadnessState, effect: CardEffect, step: CardStep) -> i64:
    """One more curse into the first free slot."""
    if effect.left == ASKED:
        return DONE
    slot: i64 = p.free_slot()
    if slot == NONE:
        return otherwise(p, effect, step)
    if effect.at == NONE:
        if step.extra == 0:
            p.chance(c.C_PILE, 0)
            return WAIT
        effect.at = c.MULTI
    curse: i64 = p.next_curse(effect.at)
    if curse == UNKNOWN:
        p.chance(c.C_CURSE, effect.at)
        return WAIT
    p.place_curse(curse, slot)
    return DONE


def token(p: MadnessState, effect: CardEffect, step: CardStep) -> i64:
    """Tokens on the last curse, or on every one (B5.4)."""
    if effect.left < 0:
        effect.left = step.n
        effect.at = token_slot(p, effect, step, 0)
    while effect.at != NONE:
        slot: i64 = effect.at
        while effect.left:
            e: i64 = p.cards.pile[p.curse(slot)]
            bits: i64 = tokens_left(p) if e == c.MULTI else tokens_left(p) & bit(e)
            if bits & (bits - 1):
                p.ask(c.TOKEN_ELEMENT, p.active, whose=slot, among=bits)
                return WAIT
            if bits:
                p.put_token(slot, bit_index(bits), 1)
            effect.left -= 1
        effect.left = step.n
        effect.at = token_slot(p, effect, step, slot + 1) if step.has(c.EVERY) else NONE
    return DONE


def tokens_left(p: MadnessState) -> i64:
    """Bits of the elements of which a token is left beside the board."""
    bits: i64 = 0
    e: i64 = 0
    while e < 4:
        bits |= bit(e) if p.tokens(e) else 0
        e += 1
    return bits


def token_slot(p: MadnessState, effect: CardEffect, step: CardStep, start: i64) -> i64:
    """The next curse to be burdened from a slot on (with EVERY), or the furthest one; NONE if there is none."""
    last: i64 = NONE
    slot: i64 = start
    while slot < c.SLOTS:
        if p.curse(slot) != NONE and not (slot == effect.curse and step.has(c.NOT_SELF)):
            last = slot
            if step.has(c.EVERY):
                return slot
        slot += 1
    return last


def destroy_curse(p: MadnessState, effect: CardEffect, seat: i64) -> i64:
    """Removes one curse without paying and without reward."""
    if effect.left == ASKED or p.cursed() == 0:
        return DONE
    p.ask(c.WHICH_CURSE, seat)
    return asked(effect)


def learn_free(p: MadnessState, effect: CardEffect, seat: i64) -> i64:
    """A player may learn a visible spell at no cost."""
    if effect.left == ASKED or shelves(p) == 0:
        return DONE
    p.ask(c.FREE_SPELL, seat)
    return asked(effect)


def choose(p: MadnessState, effect: CardEffect, step: CardStep, seat: i64) -> i64:
    """A player picks an option that they can carry out in full; with none, the last one as far as possible (B5.2)."""
    if effect.left == ASKED:
        return DONE
    bits: i64 = 0
    i: i64 = 0
    while i < step.how_many_lists:
        if list_full(p, step.lists + i, seat):
            bits |= bit(i)
        i += 1
    if bits & (bits - 1):
        p.ask(c.OPTION, seat, among=bits, wanted=effect.step)
        return asked(effect)
    effect.left = ASKED
    push_list(p, effect, step.lists + (bit_index(bits) if bits else step.how_many_lists - 1), seat)
    return PUSHED


def list_full(p: MadnessState, which: i64, seat: i64) -> bool:
    """Whether each step of a list can be carried out in full."""
    i: i64 = p.cards.lists[which * 2]
    while i < p.cards.lists[which * 2 + 1]:
        if not full(p, p.cards.steps[i], seat):
            return False
        i += 1
    return True
