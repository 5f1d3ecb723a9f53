"""Whether a step can be carried out, as far as possible or in full."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.madness import codes as c
from sortilege.games.madness.codes import NONE
from sortilege.games.madness.picks import heals, matching
from sortilege.games.madness.state import MadnessState
from sortilege.games.madness.step import CardStep
from sortilege.kernel.bits import bit, popcount

PLENTY: Final = 99


def room(p: MadnessState, seat: i64) -> i64:
    """Free places in a support (B4.1)."""
    return max(0, p.limit(seat) - p.size(seat, c.SUPPORT))


def supply_bits(p: MadnessState, value: i64) -> i64:
    """Bits of the kinds of this value that the supply still has."""
    bits: i64 = 0
    kind: i64 = value - 1
    while kind < c.MAD:
        if p.supply(kind):
            bits |= bit(kind)
        kind += 3
    return bits


def shelves(p: MadnessState) -> i64:
    """Bits of the library piles that show a spell."""
    bits: i64 = 0
    e: i64 = 0
    while e < 4:
        bits |= bit(e) if p.library(e) != NONE else 0
        e += 1
    return bits


def turnable(p: MadnessState, seat: i64, exhaust: bool) -> i64:
    """Bits of the spells that can be exhausted or readied, never one whose effect is being resolved."""
    return p.spells(seat) & ~p.spent(seat) if exhaust else p.spent(seat) & ~p.busy(seat)


def madness_about(p: MadnessState, step: CardStep, seat: i64) -> i64:
    """How many Madness a heal step could return."""
    mixed: bool = step.has(c.OWN_HAND_ANY_SUPPORT)
    if not mixed and step.zones == 0:
        return 0
    n: i64 = 0
    other: i64 = 0
    while other < p.seats:
        zone: i64 = c.HAND
        while zone <= c.DISCARD:
            mine: bool = other == seat
            if (mine or mixed or step.has(c.ANYBODY)) and heals(0 if mixed else step.zones, mine, zone):
                n += p.count(other, zone, c.MAD)
            zone += 1
        other += 1
    return n


def reach(p: MadnessState, step: CardStep, seat: i64) -> i64:
    """How much of its number this step could do for this player now."""
    op: i64 = step.op
    if op == c.DROP:
        return matching(p, seat, 1 << c.HAND, step.wanted, c.TO_DISCARD)
    if op == c.GIVE:
        return p.size(seat, c.HAND) if p.after(seat) != seat else 0
    if op == c.UNSUPPORT:
        return p.size(seat, c.SUPPORT)
    if op == c.DESTROY_CARD or op == c.TAKE_BACK:
        zones: i64 = step.zones if op == c.DESTROY_CARD else 1 << c.DISCARD
        return matching(p, seat, zones, step.wanted, c.TO_DISCARD)
    if op == c.KEEP:
        if p.forbidden & c.NO_SUPPORT:
            return 0
        return min(room(p, seat), matching(p, seat, step.zones, step.wanted, c.TO_SUPPORT))
    if op == c.EXHAUST or op == c.REFRESH:
        return popcount(turnable(p, seat, op == c.EXHAUST))
    return reach_beyond(p, step, seat)


def reach_beyond(p: MadnessState, step: CardStep, seat: i64) -> i64:
    """The same for steps that concern more than a player's own cards and spells."""
    op: i64 = step.op
    if op == c.GAIN_MADNESS or op == c.LOSE_MADNESS:
        return p.madness
    if op == c.DRAW or op == c.MILL:
        return PLENTY if p.madness > 0 else p.deck_size(seat)
    if op == c.SCRY:
        return p.deck_size(seat)
    if op == c.HEAL:
        return 0 if p.forbidden & c.NO_HEAL else madness_about(p, step, seat)
    if op == c.GAIN_ELEMENT:
        return popcount(supply_bits(p, step.n)) if step.n else PLENTY
    if op == c.GRANT:
        return 0 if p.forbidden & c.NO_ACT or p.after(seat) == seat else PLENTY
    if op == c.DESTROY_SPELL and step.has(c.FROM_LIBRARY):
        return popcount(shelves(p))
    return PLENTY


def full(p: MadnessState, step: CardStep, seat: i64) -> bool:
    """Whether this player can carry out the step in full, or somebody else if it concerns one whom they choose."""
    if step.has(c.DOWN_TO) or step.n == c.ALL:
        return True
    wanted: i64 = 1 if step.op == c.GAIN_ELEMENT else step.n
    if step.by != c.BY_OTHER:
        return reach(p, step, seat) >= wanted
    other: i64 = 0
    while other < p.seats:
        if other != seat and p.alive(other) and reach(p, step, other) >= wanted:
            return True
        other += 1
    return False


def idle(p: MadnessState, spans: vec[i64], which: i64, actor: i64) -> bool:
    """Whether no step of a card could do anything for anybody now: the table then asks to confirm (B3.2)."""
    i: i64 = spans[which * 2]
    while i < spans[which * 2 + 1]:
        if does_something(p, p.cards.steps[i], actor):
            return False
        i += 1
    return True


def does_something(p: MadnessState, step: CardStep, actor: i64) -> bool:
    seat: i64 = 0
    while seat < p.seats:
        if may_concern(p, step.by, actor, seat) and reach(p, step, seat) > 0:
            return True
        seat += 1
    return False


def may_concern(p: MadnessState, by: i64, actor: i64, seat: i64) -> bool:
    """Whether a step could concern this player, whoever will be chosen."""
    if by == c.BY_DEFAULT or by == c.BY_SELF:
        return seat == actor
    if by == c.BY_NEXT:
        return seat == p.after(p.active) and seat != p.active
    if by == c.BY_EACH_OTHER or by == c.BY_OTHER or by == c.BY_SAME_OTHER:
        return seat != actor and p.alive(seat)
    return p.alive(seat)
