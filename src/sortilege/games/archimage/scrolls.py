"""The names of colours, spells and scrolls, and how tokens and scrolls are coded on a space or in a hand."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.kernel.bits import bit

# The colours (A1.2).
FIRE: Final = 0
WATER: Final = 1
AIR: Final = 2
EARTH: Final = 3
SPIRIT: Final = 4

# The spells, five to a school (A3.1); the power of each is its place in the school plus 2.
TRANSMUTATION: Final = 0
REBIRTH: Final = 1
EVOLUTION: Final = 2
GROWTH: Final = 3
SYNERGY: Final = 4
INVERSION: Final = 5
EXCHANGE: Final = 6
ABSORPTION: Final = 7
DISINTEGRATION: Final = 8
REORGANISATION: Final = 9
MYSTIFICATION: Final = 10
ALTERATION: Final = 11
TRANSFER: Final = 12
THEFT: Final = 13
BORROWING: Final = 14
MISSION: Final = 15
LEAP: Final = 16
TELEPORTATION: Final = 17
GUARDIAN: Final = 18
SPEED: Final = 19
BINDING: Final = 20

# A scroll is a number: 0 to 24 circle 0, 25 to 49 the other circle, in each five spells in five colours; 50 Binding.
# Hands are words with one bit a scroll. With circle I a scroll exists twice: bit b says one, bits b and b + 25 two.
LINK: Final = 50
LINK_BIT: Final = 1 << 50
ALL: Final = (1 << 50) - 1
ONES: Final = (1 << 25) - 1

# What lies on a space: 0 nothing, colour * 8 + power a token, SCROLL + scroll a scroll.
SCROLL: Final = 32
CODES: Final = 96

COLOUR_OF: Final = vec[i64]([code // 8 if code < SCROLL else (code - SCROLL) % 5 for code in range(CODES)])
POWER_OF: Final = vec[i64]([code % 8 if code < SCROLL else (code - SCROLL) // 5 % 5 + 2 for code in range(CODES)])
COLOUR_OF[SCROLL + LINK] = SPIRIT
POWER_OF[SCROLL + LINK] = 1

# The scrolls of each colour and of each power, as words of bits.
OF_COLOUR: Final = vec[i64]([sum(1 << b for b in range(50) if b % 5 == c) for c in range(5)])
OF_POWER: Final = vec[i64]([sum(1 << b for b in range(50) if b // 5 % 5 == p - 2) for p in range(7)])


def spell_of(scroll: i64, circle: i64) -> i64:
    """Which spell a scroll holds in a game with this circle."""
    if scroll < 25:
        return scroll // 5
    if scroll == LINK:
        return BINDING
    return 5 * (circle - 1) + (scroll - 25) // 5


def scroll_of(spell: i64, colour: i64) -> i64:
    """The scroll of this spell and colour."""
    if spell < 5:
        return spell * 5 + colour
    return LINK if spell == BINDING else 25 + spell % 5 * 5 + colour


def add_one(word: i64, scroll: i64, circle: i64) -> i64:
    """A word of scrolls with one more."""
    if circle == 1 and scroll < 25 and (word >> scroll) & 1:
        return word | bit(scroll + 25)
    return word | bit(scroll)


def drop_one(word: i64, scroll: i64, circle: i64) -> i64:
    """A word of scrolls with one less."""
    if circle == 1 and scroll < 25 and (word >> (scroll + 25)) & 1:
        return word & ~bit(scroll + 25)
    return word & ~bit(scroll)


def both(up: i64, down: i64, circle: i64) -> i64:
    """Two words of scrolls together."""
    if circle == 1:
        return up | down | ((up & down & ONES) << 25)
    return up | down


def how_many(word: i64, scroll: i64, circle: i64) -> i64:
    """How many of this scroll are in the word."""
    n: i64 = (word >> scroll) & 1
    if circle == 1 and scroll < 25:
        n += (word >> (scroll + 25)) & 1
    return n
