"""Which spells can be cast now: only those that change something and can be completed (A7.3)."""

from typing import Final

from mypy_extensions import i64

from sortilege.games.archimage.breaking import breakable, can_speed, fits, leap, teleport
from sortilege.games.archimage.spells import (
    ABSORPTION,
    ALL,
    ALTERATION,
    BORROWING,
    EVOLUTION,
    EXCHANGE,
    GROWTH,
    GUARDIAN,
    INVERSION,
    LEAP,
    MISSION,
    OF_COLOUR,
    OF_POWER,
    REBIRTH,
    REORGANISATION,
    SPIRIT,
    SYNERGY,
    TELEPORTATION,
    THEFT,
    TRANSFER,
    TRANSMUTATION,
    drop_one,
    spell_of,
)
from sortilege.games.archimage.tower import HOME, NOBODY, Tower
from sortilege.kernel.bits import bit_index

BELOW_SIX: Final = 0xFFFFF  # the dice of a word that show less than 6
ABOVE_ONE: Final = 0xFFFFF0


def castable(t: Tower, scroll: i64) -> bool:
    """Whether the active seat can cast this scroll; it counts as used from the declaration on."""
    spell: i64 = spell_of(scroll, t.circle)
    tint: i64 = scroll % 5
    if spell <= SYNERGY:
        return spell != SYNERGY and any_colour(t, spell, tint)
    if spell <= REORGANISATION:
        return can_change_tower(t, spell, tint)
    if spell > BORROWING:
        return can_travel(t, spell, tint)
    if spell == ALTERATION:
        return anybody_else(t) and any_colour(t, spell, tint)
    up: i64 = t.up[t.active]
    t.up[t.active] = drop_one(up, scroll, t.circle)
    can: bool = any_loan(t, tint) if spell == BORROWING else any_foe(t, spell, tint)
    t.up[t.active] = up
    return can


# a colour of one's own dice


def any_colour(t: Tower, spell: i64, tint: i64) -> bool:
    if tint != SPIRIT:
        return colour_works(t, spell, tint)
    colour: i64 = 0
    while colour < 4:
        if colour_works(t, spell, colour):
            return True
        colour += 1
    return False


def colour_works(t: Tower, spell: i64, colour: i64) -> bool:
    """Whether the spell does something to dice of this colour."""
    own: i64 = t.dice[4 * t.active + colour]
    if spell == TRANSMUTATION:
        return own != 0 and (t.reserve[0] + t.reserve[1] + t.reserve[2] + t.reserve[3] > t.reserve[colour])
    if spell == REBIRTH:
        return own != 0
    if spell == EVOLUTION:
        return own & BELOW_SIX != 0
    if spell == GROWTH:
        return t.reserve[colour] > 0
    return own & BELOW_SIX != 0 or any_weakened(t, colour)


# the tower: second circle


def can_change_tower(t: Tower, spell: i64, tint: i64) -> bool:
    if spell == ABSORPTION:
        at: i64 = 4 * t.active
        some: i64 = t.dice[at] | t.dice[at + 1] | t.dice[at + 2] | t.dice[at + 3]
        return t.stored[tint] != 0 and some & BELOW_SIX != 0
    if spell == REORGANISATION:
        return t.laid & OF_COLOUR[tint] != 0 and t.laid & (t.laid - 1) != 0
    if spell == INVERSION:
        return can_invert(t, tint)
    colour: i64 = 0
    while colour < 4:
        if fits(tint, colour) and powers_left(t, colour) > (1 if spell == EXCHANGE else 0):
            return True
        colour += 1
    return False


def powers_left(t: Tower, colour: i64) -> i64:
    """How many powers the tokens of a colour on the board have."""
    n: i64 = 0
    power: i64 = 2
    while power < 7:
        n += 1 if t.tokens[colour * 8 + power] else 0
        power += 1
    return n


def can_invert(t: Tower, tint: i64) -> bool:
    """Two tokens of one power and two colours, one of them the spell's."""
    power: i64 = 2
    while power < 7:
        colours: i64 = 0
        colour: i64 = 0
        while colour < 4:
            colours += 1 if t.tokens[colour * 8 + power] else 0
            colour += 1
        if colours > 1 and (tint == SPIRIT or t.tokens[tint * 8 + power]):
            return True
        power += 1
    return False


# opponents: third circle


def anybody_else(t: Tower) -> bool:
    """Whether an opponent is still in the round."""
    return t.done | (i64(1) << t.active) != (i64(1) << t.seats) - 1


def any_foe(t: Tower, spell: i64, tint: i64) -> bool:
    foe: i64 = 0
    while foe < t.seats:
        if is_foe(t, foe) and foe_works(t, spell, tint, foe):
            return True
        foe += 1
    return False


def is_foe(t: Tower, seat: i64) -> bool:
    return seat != t.active and t.in_round(seat)


def foe_works(t: Tower, spell: i64, tint: i64, foe: i64) -> bool:
    """Whether the spell can be completed against this opponent; Alteration asks for its colour first."""
    if spell == ALTERATION:
        return t.dice[4 * foe + t.colour] & ABOVE_ONE != 0
    if spell == THEFT:
        return colours_of(t, foe) & colours_in(tint) != 0
    if spell == TRANSFER:
        return swappable(t, t.up[t.active] & ALL, foe, tint) != 0
    return mystifies(t, colours_of(t, t.active), foe, tint)


def any_weakened(t: Tower, colour: i64) -> bool:
    """Whether an opponent has a die of the colour that shows more than 1."""
    foe: i64 = 0
    while foe < t.seats:
        if is_foe(t, foe) and t.dice[4 * foe + colour] & ABOVE_ONE:
            return True
        foe += 1
    return False


def colours_of(t: Tower, seat: i64) -> i64:
    """The colours of a seat's dice, as bits."""
    at: i64 = 4 * seat
    some: i64 = (1 if t.dice[at] else 0) | (2 if t.dice[at + 1] else 0)
    return some | (4 if t.dice[at + 2] else 0) | (8 if t.dice[at + 3] else 0)


def colours_in(tint: i64) -> i64:
    """The colours a spell of this tint works on, as bits."""
    return 15 if tint == SPIRIT else i64(1) << tint


def mystifies(t: Tower, own: i64, foe: i64, tint: i64) -> bool:
    """Whether one of these own colours can be swapped for another, fitting colour of the opponent's dice."""
    his: i64 = colours_of(t, foe) & colours_in(tint)
    return own != 0 and his != 0 and not (own == his and own & (own - 1) == 0)


def swappable(t: Tower, own: i64, foe: i64, tint: i64) -> i64:
    """Those of these own scrolls for which Transfer can take one of the opponent's, of the same power."""
    his: i64 = t.up[foe] & OF_COLOUR[tint]
    found: i64 = 0
    power: i64 = 2
    while power < 7:
        if his & OF_POWER[power]:
            found |= own & OF_POWER[power]
        power += 1
    return found


def any_loan(t: Tower, tint: i64) -> bool:
    foe: i64 = 0
    while foe < t.seats:
        if is_foe(t, foe) and loans(t, foe, tint):
            return True
        foe += 1
    return False


def loans(t: Tower, foe: i64, tint: i64) -> i64:
    """The opponent's scrolls that Borrowing can use now, as bits (A8.15)."""
    up: i64 = t.up[foe]
    rest: i64 = up & OF_COLOUR[tint]
    found: i64 = 0
    while rest:
        low: i64 = rest & -rest
        rest ^= low
        t.up[foe] = up & ~low
        if castable(t, bit_index(low)):
            found |= low
    t.up[foe] = up
    return found


# ways: fourth circle


def can_travel(t: Tower, spell: i64, tint: i64) -> bool:
    if spell == MISSION:
        return next_mission(t, 0, tint) != NOBODY
    if spell == GUARDIAN:
        return t.guardian[tint] != HOME or t.laid & OF_COLOUR[tint] != 0
    if spell == LEAP:
        return breakable(t, leap(t, tint), SPIRIT, False)
    if spell == TELEPORTATION:
        return breakable(t, teleport(t), tint, False)
    return can_speed(t, tint)


def next_mission(t: Tower, start: i64, tint: i64) -> i64:
    """The next space in the order of the set-up with a fitting token and no figure; NOBODY after the last."""
    i: i64 = start
    while i < t.board.seals:
        space: i64 = t.board.spaces[i]
        if t.cell[space] and not t.who[space] and fits(tint, i64(t.cell[space]) >> 3):
            return i
        i += 1
    return NOBODY
