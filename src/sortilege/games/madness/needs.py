"""What the curses on the track need, and who has it: what the player without search looks at."""

from mypy_extensions import i64

from sortilege.games.madness import codes as c
from sortilege.games.madness import costs
from sortilege.games.madness.rules import Madness
from sortilege.kernel.bits import bit, bit_index


def worth_of(p: Madness, kind: i64) -> i64:
    """How much one would like to hold a card: its value, more if a curse on the track needs its element."""
    if kind == c.MAD:
        return -6
    need: bool = needed(p, c.ELEMENT[kind]) > 0
    if p.round == c.ROUNDS:
        return c.VALUE[kind] * (4 if need else 1)
    return 4 * c.VALUE[kind] + (2 if need else 0)


def needed(p: Madness, e: i64) -> i64:
    """What the curses on the track cost of an element."""
    total: i64 = 0
    slots: i64 = p.cursed()
    while slots:
        total += costs.curse_cost(p, bit_index(slots & -slots), e)
        slots &= slots - 1
    return total


def first_need(p: Madness, e: i64) -> i64:
    """What the first curse that costs more than 1 of an element costs of it; 0 if there is none."""
    slots: i64 = p.cursed()
    while slots:
        need: i64 = costs.curse_cost(p, bit_index(slots & -slots), e)
        if need > 1:
            return need
        slots &= slots - 1
    return 0


def payable(p: Madness, seat: i64, less: i64) -> i64:
    """Bits of the curses that this player could pay now, with so many elements less."""
    bits: i64 = 0
    slots: i64 = p.cursed()
    while slots:
        slot: i64 = bit_index(slots & -slots)
        bits |= bit(slot) if costs.destroyable(p, seat, slot, less) else 0
        slots &= slots - 1
    return bits


def borrowed(p: Madness, seat: i64, slot: i64) -> i64:
    """How many elements of what a curse costs this player would have to take from supports."""
    total: i64 = 0
    e: i64 = 0
    while e < 4:
        total += max(0, costs.curse_cost(p, slot, e) - p.in_hand(seat, e))
        e += 1
    return total


def others_pay(p: Madness, seat: i64) -> i64:
    """Bits of the curses that others could pay now and this player could not; before the last round from their hand."""
    bits: i64 = 0
    other: i64 = 0
    while other < p.seats:
        if other != seat and p.alive(other):
            bits |= payable(p, other, 0) if p.round == c.ROUNDS else payable_by_hand(p, other)
        other += 1
    return bits & ~payable(p, seat, 0)


def payable_by_hand(p: Madness, seat: i64) -> i64:
    """Bits of the curses that this player could pay now without any support."""
    bits: i64 = 0
    slots: i64 = p.cursed()
    while slots:
        slot: i64 = bit_index(slots & -slots)
        bits |= bit(slot) if borrowed(p, seat, slot) == 0 else 0
        slots &= slots - 1
    return bits


def unlocks(p: Madness, seat: i64, kind: i64, most: i64) -> bool:
    """Whether another player lacks at most so much for a curse, this card among it, and this hand has all of it."""
    slots: i64 = p.cursed() if kind != c.MAD else 0
    while slots:
        slot: i64 = bit_index(slots & -slots)
        other: i64 = 0
        while other < p.seats:
            if other != seat and p.alive(other) and makes_up(p, seat, other, slot, kind, most):
                return True
            other += 1
        slots &= slots - 1
    return False


def makes_up(p: Madness, seat: i64, other: i64, slot: i64, kind: i64, most: i64) -> bool:
    """Whether the hand of one player, with a card of this kind, has what another lacks to destroy a curse."""
    concerned: bool = False
    total: i64 = 0
    e: i64 = 0
    while e < 4:
        lack: i64 = costs.curse_cost(p, slot, e) - p.worth(other, e)
        if lack > 0:
            if lack > p.in_hand(seat, e):
                return False
            concerned = concerned or e == c.ELEMENT[kind]
            total += lack
        e += 1
    return concerned and total <= most


def to_strike(p: Madness) -> i64:
    """Bits of the curses that may still strike in this round."""
    bits: i64 = 0
    slots: i64 = p.cursed()
    while slots:
        slot: i64 = bit_index(slots & -slots)
        bits |= bit(slot) if c.SPACE[slot] > p.marker else 0
        slots &= slots - 1
    return bits


def clears(p: Madness, slot: i64) -> bool:
    """Whether the curse of a slot, if it strikes, takes cards from supports."""
    harm: i64 = p.curse(slot) * 2
    i: i64 = p.cards.harm[harm]
    while i < p.cards.harm[harm + 1]:
        if p.cards.steps[i].op == c.UNSUPPORT:
            return True
        i += 1
    return False


def supports_at_risk(p: Madness) -> bool:
    """Whether a curse that may still strike takes cards from supports."""
    slots: i64 = to_strike(p)
    while slots:
        if clears(p, bit_index(slots & -slots)):
            return True
        slots &= slots - 1
    return False


def supported(p: Madness) -> i64:
    """What all supports together can pay."""
    return p.pool(0) + p.pool(1) + p.pool(2) + p.pool(3)


def most_in_hand(p: Madness, seat: i64) -> i64:
    """The most that this player's hand has of one element."""
    e: i64 = 1
    most: i64 = p.in_hand(seat, 0)
    while e < 4:
        most = max(most, p.in_hand(seat, e))
        e += 1
    return most


def lacking(p: Madness, seat: i64, slot: i64) -> i64:
    """How many elements this player lacks to destroy a curse; more than any card gives if they are of several kinds."""
    total: i64 = 0
    e: i64 = 0
    while e < 4:
        lack: i64 = costs.curse_cost(p, slot, e) - p.worth(seat, e)
        if lack > 0:
            total += lack if total == 0 else c.MANY
        e += 1
    return total


def wild_pays(p: Madness, seat: i64) -> bool:
    """Whether this player lacks for a curse only what one card that can be spared would pay as a wild card."""
    slots: i64 = p.cursed()
    while slots:
        slot: i64 = bit_index(slots & -slots)
        lack: i64 = lacking(p, seat, slot)
        kind: i64 = 0
        while kind < c.MAD and lack > 0:
            spare: i64 = p.worth(seat, c.ELEMENT[kind]) - costs.curse_cost(p, slot, c.ELEMENT[kind])
            if p.count(seat, c.HAND, kind) and lack <= c.VALUE[kind] <= spare:
                return True
            kind += 1
        slots &= slots - 1
    return False


def own_element(p: Madness, seat: i64, e: i64) -> bool:
    """Whether the magician began with a better card of this element."""
    return p.cards.decks[p.mage(seat) * 12 + e * 3 + 1] > 0
