"""What the curses on the track need, and who has it: what the player without search looks at."""

from mypy_extensions import i64

from sortilege.games.madness import actions
from sortilege.games.madness import board as b
from sortilege.games.madness.rules import Madness


def worth_of(p: Madness, kind: i64) -> i64:
    """How much one would like to hold a card: its value, more if a curse on the track needs its element."""
    if kind == b.MAD:
        return -6
    if p.s[b.ROUND] == 6:
        return b.VALUE[kind] * (4 if needed(p, b.ELEMENT[kind]) else 1)
    return 4 * b.VALUE[kind] + (2 if needed(p, b.ELEMENT[kind]) else 0)


def needed(p: Madness, e: i64) -> i64:
    """What the curses on the track cost of an element."""
    total: i64 = 0
    slot: i64 = 0
    while slot < b.SLOTS:
        if p.s[b.SLOT + slot]:
            total += actions.curse_cost(p, slot, e)
        slot += 1
    return total


def lacking(p: Madness, seat: i64, slot: i64) -> i64:
    """How many elements this player lacks to destroy a curse; more than any card gives if they are of several kinds."""
    total: i64 = 0
    e: i64 = 0
    while e < 4:
        lack: i64 = actions.curse_cost(p, slot, e) - p.worth(seat, e)
        if lack > 0:
            total += lack if total == 0 else b.MANY
        e += 1
    return total


def wild_pays(p: Madness, seat: i64, slot: i64) -> bool:
    """Whether this player lacks only what one card that can be spared would pay as a wild card."""
    lack: i64 = lacking(p, seat, slot)
    kind: i64 = 0
    while kind < b.MAD and lack > 0:
        spare: i64 = p.worth(seat, b.ELEMENT[kind]) - actions.curse_cost(p, slot, b.ELEMENT[kind])
        if p.count(seat, b.HAND, kind) and lack <= b.VALUE[kind] <= spare:
            return True
        kind += 1
    return False


def own_element(p: Madness, seat: i64, e: i64) -> bool:
    """Whether the magician began with a better card of this element."""
    return p.cards.decks[p.mage(seat) * 12 + e * 3 + 1] > 0


def can_destroy(p: Madness, seat: i64) -> bool:
    """Whether this player could pay a curse now."""
    slot: i64 = 0
    while slot < b.SLOTS:
        if p.s[b.SLOT + slot] and actions.destroyable(p, seat, slot, 0):
            return True
        slot += 1
    return False
