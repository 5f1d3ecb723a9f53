"""Whether a step can be carried out, as far as possible or in full."""

from typing import Final

from mypy_extensions import i64

from sortilege.games.madness import board as b
from sortilege.games.madness.picks import matching
from sortilege.games.madness.state import State
from sortilege.kernel.bits import bit, popcount

PLENTY: Final = 99


def room(p: State, seat: i64) -> i64:
    """Free places in a support."""
    free: i64 = p.limit(seat) - p.size(seat, b.SUPPORT)
    return max(0, free)


def supply_bits(p: State, value: i64) -> i64:
    """Bits of the kinds of this value that the supply still has."""
    bits: i64 = 0
    kind: i64 = value - 1
    while kind < b.MAD:
        if p.s[b.SUPPLY + kind]:
            bits |= bit(kind)
        kind += 3
    return bits


def madness_about(p: State, c: i64, seat: i64) -> i64:
    """How many Madness a heal step could return."""
    code = p.cards.code
    n: i64 = 0
    other: i64 = 0
    while other < p.seats:
        zone: i64 = b.HAND
        while zone <= b.DISCARD:
            if code[c + b.FLAGS] & b.OWN_HAND_ANY_SUPPORT:
                counts: bool = zone == b.SUPPORT or (zone == b.HAND and other == seat)
            else:
                counts = (code[c + b.FROM] >> zone & 1) == 1 and (other == seat or (code[c + b.FLAGS] & b.ANYBODY) != 0)
            if counts:
                n += p.count(other, zone, b.MAD)
            zone += 1
        other += 1
    return n


def reach(p: State, step: i64, seat: i64, actor: i64) -> i64:
    """How much of its number this step could do for this player now."""
    code = p.cards.code
    c: i64 = step * b.WIDTH
    op: i64 = code[c + b.OP]
    if op == b.DROP:
        return matching(p, seat, 1 << b.HAND, code[c + b.FILTER], b.TO_DISCARD)
    if op == b.GIVE:
        return p.size(seat, b.HAND) if p.after(seat) != seat else 0
    if op == b.UNSUPPORT:
        return p.size(seat, b.SUPPORT)
    if op == b.DESTROY_CARD or op == b.TAKE_BACK:
        zones: i64 = code[c + b.FROM] if op == b.DESTROY_CARD else 1 << b.DISCARD
        return matching(p, seat, zones, code[c + b.FILTER], b.TO_DISCARD)
    if op == b.KEEP:
        if p.s[b.FORBID] & b.NO_SUPPORT:
            return 0
        n: i64 = matching(p, seat, code[c + b.FROM], code[c + b.FILTER], b.TO_SUPPORT)
        free: i64 = room(p, seat)
        return min(free, n)
    if op == b.EXHAUST or op == b.REFRESH:
        spent: i64 = p.s[p.at(seat) + b.SPENT]
        return popcount(spent & ~p.busy(seat)) if op == b.REFRESH else popcount(p.spells(seat) & ~spent)
    return reach_beyond(p, c, op, seat)


def reach_beyond(p: State, c: i64, op: i64, seat: i64) -> i64:
    """The same for steps that concern more than a player's own cards and spells."""
    code = p.cards.code
    if op == b.GAIN_MADNESS or op == b.LOSE_MADNESS:
        return p.s[b.MADNESS]
    if op == b.DRAW or op == b.MILL:
        enough: bool = p.s[b.MADNESS] > 0
        return PLENTY if enough else p.deck_size(seat)
    if op == b.SCRY:
        return p.deck_size(seat)
    if op == b.HEAL:
        return 0 if p.s[b.FORBID] & b.NO_HEAL else madness_about(p, c, seat)
    if op == b.GAIN_ELEMENT:
        return popcount(supply_bits(p, code[c + b.N])) if code[c + b.N] else PLENTY
    if op == b.GRANT_ACTIONS:
        return 0 if p.s[b.FORBID] & b.NO_ACT or p.after(seat) == seat else PLENTY
    if op == b.DESTROY_SPELL and code[c + b.FLAGS] & b.FROM_LIBRARY:
        return p.s[b.LIBRARY] + p.s[b.LIBRARY + 1] + p.s[b.LIBRARY + 2] + p.s[b.LIBRARY + 3]
    return PLENTY


def full(p: State, step: i64, seat: i64, actor: i64) -> bool:
    """Whether this player can carry out the step in full."""
    code = p.cards.code
    c: i64 = step * b.WIDTH
    n: i64 = code[c + b.N]
    if code[c + b.FLAGS] & b.DOWN_TO or n == b.ALL:
        return True
    if code[c + b.OP] == b.GAIN_ELEMENT:
        n = 1
    return reach(p, step, seat, actor) >= n


def idle(p: State, start: i64, end: i64, actor: i64) -> bool:
    """Whether none of these steps could do anything for anybody now: the table then asks for confirmation."""
    step: i64 = start
    while step < end:
        if does_something(p, step, actor):
            return False
        step += 1
    return True


def does_something(p: State, step: i64, actor: i64) -> bool:
    by: i64 = p.cards.code[step * b.WIDTH + b.BY]
    everybody: bool = by != 0 and by != 1
    seat: i64 = 0
    while seat < p.seats:
        concerned: bool = seat == actor if not everybody else p.alive(seat)
        if concerned and (by == b.BY_EACH_OTHER or by == b.BY_OTHER or by == b.BY_SAME_OTHER):
            concerned = seat != actor
        if concerned and by == b.BY_NEXT:
            concerned = seat == p.after(p.s[b.ACTIVE]) and seat != p.s[b.ACTIVE]
        if concerned and by == b.BY_EACH and not p.alive(seat):
            concerned = False
        if concerned and reach(p, step, seat, actor) > 0:
            return True
        seat += 1
    return False
