"""The steps about a player's own cards and spells, one function each."""

from mypy_extensions import i64

from sortilege.games.madness import board as b
from sortilege.games.madness.able import madness_about, room, supply_bits
from sortilege.games.madness.picks import ask_cards
from sortilege.games.madness.state import LOST, UNKNOWN, State
from sortilege.games.madness.whom import ASKED, DONE, WAIT, amount, choose_seat
from sortilege.kernel.bits import popcount


def take_cards(p: State, f: i64, c: i64, seat: i64, zone: i64) -> i64:
    """Draws cards into the hand, or discards them from the draw pile, one by one."""
    s = p.s
    if s[f + b.LEFT] < 0:
        s[f + b.LEFT] = amount(p, f, c)
    while s[f + b.LEFT] > 0:
        kind: i64 = p.next_card(seat)
        if kind == LOST:
            return WAIT
        if kind == UNKNOWN:
            p.chance(b.C_CARD, seat)
            s[b.DO] = zone
            return WAIT
        p.take_next(seat, kind)
        p.change(seat, zone, kind, 1)
        s[f + b.LEFT] -= 1
    return DONE


def asked(p: State, f: i64) -> i64:
    """The step's choice is asked now and done once it is answered."""
    p.s[f + b.LEFT] = ASKED
    return WAIT


def drop(p: State, f: i64, c: i64, seat: i64) -> i64:
    """Discards cards from the hand: chosen, at random, or down to a number."""
    s = p.s
    code = p.cards.code
    if s[f + b.LEFT] == ASKED:
        return DONE
    if s[f + b.LEFT] < 0:
        s[f + b.LEFT] = code[c + b.N]
        if code[c + b.FLAGS] & b.DOWN_TO:
            s[f + b.LEFT] = p.size(seat, b.HAND) - code[c + b.N]
        if s[f + b.LEFT] <= 0:
            return DONE
    if code[c + b.FLAGS] & b.AT_RANDOM:
        return drop_at_random(p, f, seat)
    n: i64 = s[f + b.LEFT]
    if ask_cards(p, seat, n, n, 1 << b.HAND, code[c + b.FILTER], b.TO_DISCARD):
        return asked(p, f)
    return DONE


def drop_at_random(p: State, f: i64, seat: i64) -> i64:
    """Discards one card after the other by chance, or at once where all are alike."""
    s = p.s
    while s[f + b.LEFT] > 0 and p.size(seat, b.HAND):
        kind: i64 = 0
        while p.count(seat, b.HAND, kind) == 0:
            kind += 1
        if p.count(seat, b.HAND, kind) < p.size(seat, b.HAND):
            p.chance(b.C_HAND, seat)
            return WAIT
        p.carry(seat, b.HAND, b.DISCARD, kind)
        s[f + b.LEFT] -= 1
    return DONE


def gain_madness(p: State, f: i64, c: i64, seat: i64) -> i64:
    code = p.cards.code
    n: i64 = code[c + b.N]
    zone: i64 = b.DISCARD if code[c + b.TO] == 0 else (b.HAND if code[c + b.TO] == 1 else b.DECK)
    while n:
        if not p.gain_madness(seat, zone):
            return WAIT
        n -= 1
    return DONE


def turn_spells(p: State, f: i64, c: i64, seat: i64, exhaust: bool) -> i64:
    """Exhausts ready spells or readies exhausted ones, never one whose effect is being resolved."""
    s = p.s
    if s[f + b.LEFT] == ASKED:
        return DONE
    spent: i64 = p.at(seat) + b.SPENT
    bits: i64 = p.spells(seat) & ~s[spent] if exhaust else s[spent] & ~p.busy(seat)
    n: i64 = p.cards.code[c + b.N]
    if bits == 0 or n == 0:
        return DONE
    if n >= popcount(bits):
        s[spent] ^= bits
        return DONE
    p.question(b.OWN_SPELLS, seat)
    p.about(seat, n, n, 0, bits, b.TO_SPENT if exhaust else b.TO_READY)
    return asked(p, f)


def keep(p: State, f: i64, c: i64, seat: i64) -> i64:
    """Puts cards into the support, as far as there is room."""
    code = p.cards.code
    free: i64 = room(p, seat)
    if p.s[f + b.LEFT] == ASKED or p.s[b.FORBID] & b.NO_SUPPORT or free == 0:
        return DONE
    n: i64 = min(free, code[c + b.N])
    low: i64 = 0 if code[c + b.FLAGS] & b.MAY else n
    return asked(p, f) if ask_cards(p, seat, low, n, code[c + b.FROM], code[c + b.FILTER], b.TO_SUPPORT) else DONE


def unsupport(p: State, f: i64, c: i64, seat: i64) -> i64:
    """Discards cards from the support."""
    n: i64 = p.cards.code[c + b.N]
    if p.s[f + b.LEFT] == ASKED or not ask_cards(p, seat, n, n, 1 << b.SUPPORT, 0, b.TO_DISCARD):
        return DONE
    return asked(p, f)


def destroy_card(p: State, f: i64, c: i64, seat: i64) -> i64:
    code = p.cards.code
    n: i64 = code[c + b.N]
    low: i64 = 0 if code[c + b.FLAGS] & b.MAY else n
    if p.s[f + b.LEFT] == ASKED or not ask_cards(p, seat, low, n, code[c + b.FROM], code[c + b.FILTER], b.TO_BOX):
        return DONE
    return asked(p, f)


def take_back(p: State, f: i64, c: i64, seat: i64) -> i64:
    """Takes cards back from the discard pile, never one paid for this activation."""
    code = p.cards.code
    n: i64 = code[c + b.N]
    do: i64 = b.TO_TOP if code[c + b.TO] else b.TO_HAND
    if p.s[f + b.LEFT] == ASKED or not ask_cards(p, seat, n, n, 1 << b.DISCARD, code[c + b.FILTER], do):
        return DONE
    return asked(p, f)


def gain_element(p: State, f: i64, c: i64, seat: i64) -> i64:
    """Takes a card from the supply: of a value, or the next better of the card just destroyed."""
    s = p.s
    code = p.cards.code
    zone: i64 = b.HAND if code[c + b.TO] else b.DISCARD
    if s[f + b.LEFT] == ASKED:
        return DONE
    if code[c + b.N] == 0:
        kind: i64 = s[f + b.DESTROYED]
        if kind and kind <= b.MAD and b.VALUE[kind - 1] < 3 and s[b.SUPPLY + kind]:
            gain(p, f, seat, kind, zone)
        return DONE
    bits: i64 = supply_bits(p, code[c + b.N])
    if code[c + b.FLAGS] & b.DISTINCT and s[f + b.GAINED]:
        bits &= ~(7 << (3 * (s[f + b.GAINED] - 1)))
    if bits == 0:
        return DONE
    p.question(b.GAIN, seat)
    p.about(seat, 0, 0, bits, 0, zone)
    return asked(p, f)


def gain(p: State, f: i64, seat: i64, kind: i64, zone: i64) -> None:
    p.s[b.SUPPLY + kind] -= 1
    p.change(seat, zone, kind, 1)
    p.s[f + b.GAINED] = b.ELEMENT[kind] + 1


def heal(p: State, f: i64, c: i64, seat: i64) -> i64:
    """Returns Madness to the pile: own ones, or anybody's."""
    code = p.cards.code
    if p.s[f + b.LEFT] == ASKED or p.s[b.FORBID] & b.NO_HEAL:
        return DONE
    n: i64 = code[c + b.N]
    low: i64 = 0 if code[c + b.FLAGS] & b.MAY else n
    if not code[c + b.FLAGS] & b.ANYBODY:
        return asked(p, f) if ask_cards(p, seat, low, n, code[c + b.FROM], b.ONLY_MADNESS, b.TO_PILE) else DONE
    found: i64 = madness_about(p, c, seat)
    if found == 0:
        return DONE
    zones: i64 = 0 if code[c + b.FLAGS] & b.OWN_HAND_ANY_SUPPORT else code[c + b.FROM]
    p.question(b.HEALS, seat)
    p.about(seat, min(found, low), min(found, n), zones, 0, b.TO_PILE)
    return asked(p, f)


def give(p: State, f: i64, c: i64, seat: i64) -> i64:
    """Chooses cards for another player; they change hands when everybody has chosen."""
    code = p.cards.code
    if p.s[f + b.LEFT] == ASKED or p.after(seat) == seat:
        return DONE
    if code[c + b.TO]:
        other: i64 = choose_seat(p, f, False)
        if other == ASKED:
            return WAIT
    n: i64 = code[c + b.N]
    return asked(p, f) if ask_cards(p, seat, n, n, 1 << b.HAND, 0, b.TO_LIMBO) else DONE


def hand_over(p: State, f: i64, c: i64) -> None:
    """All given cards reach their new hands at once."""
    seat: i64 = 0
    while seat < p.seats:
        if p.size(seat, b.LIMBO):
            to: i64 = p.s[f + b.OTHER] - 1 if p.cards.code[c + b.TO] else p.after(seat)
            kind: i64 = 0
            while kind < b.KINDS:
                n: i64 = p.count(seat, b.LIMBO, kind)
                if n:
                    p.change(seat, b.LIMBO, kind, -n)
                    p.change(to, b.HAND, kind, n)
                kind += 1
        seat += 1


def scry(p: State, f: i64, c: i64, seat: i64) -> i64:
    """Looks at the next cards, discards any of them, puts the rest back in any order."""
    s = p.s
    if s[f + b.LEFT] == -1:
        n: i64 = p.deck_size(seat)
        s[f + b.LEFT] = min(p.cards.code[c + b.N], n)
    if s[f + b.LEFT] >= 0:
        if take_cards(p, f, c, seat, b.LIMBO) == WAIT:
            return WAIT
        if not ask_cards(p, seat, 0, p.size(seat, b.LIMBO), 1 << b.LIMBO, 0, b.TO_DISCARD):
            return DONE
        return asked(p, f)
    kind: i64 = 0
    while kind < b.KINDS and p.count(seat, b.LIMBO, kind) < p.size(seat, b.LIMBO):
        kind += 1
    if kind == b.KINDS:
        p.question(b.ORDER, seat)
        p.about(seat, 0, 0, 0, 0, b.TO_TOP)
        return WAIT
    while p.size(seat, b.LIMBO):
        p.change(seat, b.LIMBO, kind, -1)
        p.put_on_top(seat, kind)
    return DONE
