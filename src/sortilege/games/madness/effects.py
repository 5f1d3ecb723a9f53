"""The steps of card effects, one function each, run from a stack so that choices and draws may come in between."""

from mypy_extensions import i64

from sortilege.games.madness import board as b
from sortilege.games.madness import steps
from sortilege.games.madness.able import full
from sortilege.games.madness.actions import curses_left, run
from sortilege.games.madness.state import State
from sortilege.games.madness.steps import asked
from sortilege.games.madness.whom import ASKED, DONE, NOBODY, PUSHED, WAIT, amount, concerned, share
from sortilege.kernel.bits import bit, popcount


def run_program(p: State, f: i64) -> i64:
    """Runs the list of steps on top until it waits, another frame comes first, or it is done and gone."""
    while True:
        s = p.s
        if s[f + b.PC] == s[f + b.END]:
            if s[f + b.REPS] <= 1:
                p.pop()
                return DONE
            repeat(p, f)
        c: i64 = s[f + b.PC] * b.WIDTH
        code = p.cards.code
        if code[c + b.OP] == b.GRANT_ACTIONS and s[b.FORBID] & b.NO_ACT:
            next_step(p, f, c)
            continue
        if code[c + b.FLAGS] & b.DISTRIBUTE and s[f + b.SHARED] < p.seats and share(p, f, c):
            return WAIT
        seat: i64 = concerned(p, f, c)
        if seat == ASKED:
            return WAIT
        if seat == NOBODY:
            next_step(p, f, c)
            continue
        state: i64 = do_step(p, f, c, seat)
        if state != DONE:
            return state
        p.s[f + b.LEFT] = -1
        p.s[f + b.WHO] += 1


def repeat(p: State, f: i64) -> None:
    """The next repetition: everything is chosen anew."""
    s = p.s
    s[f + b.REPS] -= 1
    s[f + b.PC] = s[f + b.START]
    s[f + b.OTHER] = 0
    s[f + b.DESTROYED] = 0
    s[f + b.GAINED] = 0


def next_step(p: State, f: i64, c: i64) -> None:
    s = p.s
    if p.cards.code[c + b.OP] == b.GIVE:
        steps.hand_over(p, f, c)
    s[f + b.PC] += 1
    s[f + b.WHO] = 0
    s[f + b.LEFT] = -1
    s[f + b.CHOSEN] = 0
    s[f + b.SHARE] = 0
    s[f + b.SHARED] = 0
    s[f + b.AT] = 0


# the steps


def do_step(p: State, f: i64, c: i64, seat: i64) -> i64:
    """One step for one player."""
    op: i64 = p.cards.code[c + b.OP]
    if op == b.DRAW:
        return steps.take_cards(p, f, c, seat, b.HAND)
    if op == b.DROP:
        return steps.drop(p, f, c, seat)
    if op == b.MILL:
        return steps.take_cards(p, f, c, seat, b.DISCARD)
    if op == b.GAIN_MADNESS:
        return steps.gain_madness(p, f, c, seat)
    if op == b.CHOOSE:
        return choose(p, f, c, seat)
    if op == b.EXHAUST or op == b.REFRESH:
        return steps.turn_spells(p, f, c, seat, op == b.EXHAUST)
    if op == b.GRANT_ACTIONS:
        return grant(p, f, c, seat)
    if op == b.KEEP:
        return steps.keep(p, f, c, seat)
    if op == b.UNSUPPORT:
        return steps.unsupport(p, f, c, seat)
    if op == b.DESTROY_CARD:
        return steps.destroy_card(p, f, c, seat)
    if op == b.GAIN_ELEMENT:
        return steps.gain_element(p, f, c, seat)
    if op == b.HEAL:
        return steps.heal(p, f, c, seat)
    if op == b.GIVE:
        return steps.give(p, f, c, seat)
    if op == b.SCRY:
        return steps.scry(p, f, c, seat)
    if op == b.TAKE_BACK:
        return steps.take_back(p, f, c, seat)
    if op == b.DESTROY_SPELL:
        return destroy_spell(p, f, c, seat)
    if op == b.ADD_CURSE:
        return add_curse(p, f, c)
    if op == b.TOKEN:
        return token(p, f, c)
    if op == b.DESTROY_CURSE:
        return destroy_curse(p, f, seat)
    if op == b.LEARN:
        return learn_free(p, f, seat)
    return do_at_once(p, c, op)


def do_at_once(p: State, c: i64, op: i64) -> i64:
    """The steps that ask nobody."""
    code = p.cards.code
    if op == b.LOSE_MADNESS:
        gone: i64 = min(p.s[b.MADNESS], code[c + b.N])
        p.s[b.MADNESS] -= gone
        while gone:
            p.box(b.MAD)
            gone -= 1
    elif op == b.DISCOUNT_OP:
        p.s[b.DISCOUNT + code[c + b.EXTRA]] += code[c + b.N]
    elif op == b.SHIELD_OP:
        p.s[b.SHIELD] += code[c + b.N]
    elif op == b.FORBID_OP:
        p.s[b.FORBID] |= code[c + b.EXTRA]
    elif op == b.END_GAME:
        p.finish(code[c + b.EXTRA])
        return WAIT
    return DONE


def grant(p: State, f: i64, c: i64, seat: i64) -> i64:
    """Another player may take actions now; the effect goes on afterwards."""
    if p.s[f + b.LEFT] == ASKED:
        return DONE
    n: i64 = amount(p, f, c)
    if n == 0:
        return DONE
    p.s[f + b.LEFT] = ASKED
    g: i64 = p.push(b.GRANT, seat)
    p.s[g + b.LEFT] = n if n != b.ALL else -b.ALL
    return PUSHED


def destroy_spell(p: State, f: i64, c: i64, seat: i64) -> i64:
    """Destroys spells of the group, of a player, or the visible one of a library pile."""
    s = p.s
    code = p.cards.code
    if s[f + b.LEFT] == ASKED:
        return DONE
    if code[c + b.FLAGS] & b.FROM_LIBRARY:
        return destroy_visible(p, f, c, seat)
    group: bool = code[c + b.BY] == b.BY_GROUP
    total: i64 = 0
    one: i64 = 0
    while one < p.seats:
        total += popcount(p.spells(one)) if group or one == seat else 0
        one += 1
    n: i64 = min(total, code[c + b.N])
    if n == 0:
        return DONE
    p.question(b.ANY_SPELLS if group else b.OWN_SPELLS, seat)
    p.about(seat, n, n, 0, p.spells(seat), b.TO_BOX)
    return asked(p, f)


def destroy_visible(p: State, f: i64, c: i64, seat: i64) -> i64:
    piles: i64 = 0
    e: i64 = 0
    while e < 4:
        piles |= bit(e) if p.s[b.LIBRARY + e] else 0
        e += 1
    if piles == 0:
        return otherwise(p, f, c)
    p.question(b.SHELF, seat)
    p.about(seat, 0, 0, piles, 0, 0)
    return asked(p, f)


def otherwise(p: State, f: i64, c: i64) -> i64:
    """The steps to run when the main effect is impossible."""
    p.s[f + b.LEFT] = ASKED
    if p.cards.code[c + b.SUBS] == 0:
        return DONE
    push_list(p, f, p.cards.code[c + b.SUB], p.s[f + b.DEFAULT])
    return PUSHED


def push_list(p: State, f: i64, which: i64, seat: i64) -> None:
    """A list of steps inside another: same actor, same curse, same payment; steps without "who" concern this seat."""
    g: i64 = run(p, p.cards.lists[which * 2], p.cards.lists[which * 2 + 1], p.s[f + b.ACTOR])
    s = p.s
    s[g + b.DEFAULT] = seat
    s[g + b.CURSE] = s[f + b.CURSE]
    s[g + b.SPELL] = s[f + b.SPELL]
    i: i64 = 0
    while i < 5:
        s[g + b.PAID + i] = s[f + b.PAID + i]
        i += 1


def add_curse(p: State, f: i64, c: i64) -> i64:
    """One more curse into the first free slot."""
    s = p.s
    if s[f + b.LEFT] == ASKED:
        return DONE
    slot: i64 = p.free_slot()
    if slot < 0:
        return otherwise(p, f, c)
    if s[f + b.AT] == 0:
        if p.cards.code[c + b.EXTRA] == 0:
            p.chance(b.C_PILE, 0)
            return WAIT
        s[f + b.AT] = b.MULTI + 1
    curse: i64 = p.next_curse(s[f + b.AT] - 1)
    if curse < 0:
        p.chance(b.C_CURSE, s[f + b.AT] - 1)
        return WAIT
    p.place_curse(curse, slot)
    return DONE


def token(p: State, f: i64, c: i64) -> i64:
    """Tokens on the last curse, or on every one."""
    s = p.s
    code = p.cards.code
    if s[f + b.LEFT] < 0:
        s[f + b.LEFT] = code[c + b.N]
        s[f + b.AT] = token_slot(p, f, c, 0) + 1
    while s[f + b.AT]:
        slot: i64 = s[f + b.AT] - 1
        while s[f + b.LEFT]:
            e: i64 = p.cards.pile[s[b.SLOT + slot] - 1]
            bits: i64 = tokens_left(p) if e == b.MULTI else (bit(e) if s[b.TOKENS + e] else 0)
            if bits & (bits - 1):
                p.question(b.TOKEN_ELEMENT, p.active())
                p.about(slot, 0, 0, bits, 0, 0)
                return WAIT
            put_token(p, f, slot, bits)
        s[f + b.LEFT] = code[c + b.N]
        s[f + b.AT] = token_slot(p, f, c, slot + 1) + 1 if code[c + b.FLAGS] & b.EVERY else 0
    return DONE


def tokens_left(p: State) -> i64:
    bits: i64 = 0
    e: i64 = 0
    while e < 4:
        bits |= bit(e) if p.s[b.TOKENS + e] else 0
        e += 1
    return bits


def put_token(p: State, f: i64, slot: i64, bits: i64) -> None:
    """A token of the one element in bits, if any, goes onto the curse."""
    e: i64 = 0
    while e < 4:
        if bits >> e & 1:
            p.s[b.TOKENS + e] -= 1
            p.s[b.ON + slot * 4 + e] += 1
        e += 1
    p.s[f + b.LEFT] -= 1


def token_slot(p: State, f: i64, c: i64, start: i64) -> i64:
    """The next curse to be burdened from a slot on (with EVERY), or the furthest one; -1 if there is none."""
    flags: i64 = p.cards.code[c + b.FLAGS]
    found: i64 = -1
    slot: i64 = start
    while slot < b.SLOTS:
        itself: bool = slot == p.s[f + b.CURSE] - 1 and (flags & b.NOT_SELF) != 0
        if p.s[b.SLOT + slot] and not itself:
            found = slot
            if flags & b.EVERY:
                return slot
        slot += 1
    return found


def destroy_curse(p: State, f: i64, seat: i64) -> i64:
    """Removes one curse without paying and without reward."""
    if p.s[f + b.LEFT] == ASKED or curses_left(p) == 0:
        return DONE
    p.question(b.WHICH_CURSE, seat)
    p.about(seat, 0, 0, 0, 0, 0)
    return asked(p, f)


def learn_free(p: State, f: i64, seat: i64) -> i64:
    """A player may learn a visible spell at no cost."""
    s = p.s
    if s[f + b.LEFT] == ASKED or s[b.LIBRARY] + s[b.LIBRARY + 1] + s[b.LIBRARY + 2] + s[b.LIBRARY + 3] == 0:
        return DONE
    p.question(b.FREE_SPELL, seat)
    p.about(seat, 0, 0, 0, 0, 0)
    return asked(p, f)


def choose(p: State, f: i64, c: i64, seat: i64) -> i64:
    """A player picks an option that they can carry out in full; if there is none, the last one as far as possible."""
    if p.s[f + b.LEFT] == ASKED:
        return DONE
    code = p.cards.code
    bits: i64 = 0
    i: i64 = 0
    while i < code[c + b.SUBS]:
        if list_full(p, code[c + b.SUB] + i, seat, p.s[f + b.ACTOR]):
            bits |= bit(i)
        i += 1
    if bits & (bits - 1):
        p.question(b.OPTION, seat)
        p.about(seat, 0, 0, bits, c, 0)
        return asked(p, f)
    i = 0
    while bits and not bits >> i & 1:
        i += 1
    p.s[f + b.LEFT] = ASKED
    push_list(p, f, code[c + b.SUB] + (i if bits else code[c + b.SUBS] - 1), seat)
    return PUSHED


def list_full(p: State, which: i64, seat: i64, actor: i64) -> bool:
    """Whether each step of a list can be carried out in full."""
    step: i64 = p.cards.lists[which * 2]
    while step < p.cards.lists[which * 2 + 1]:
        if not full(p, step, seat, actor):
            return False
        step += 1
    return True
