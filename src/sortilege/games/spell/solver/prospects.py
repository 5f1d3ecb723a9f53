"""What the end of a turn promises: numbers for tiles, cards in hand and shapes that lack little."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.spell.board import FULL, Deck
from sortilege.games.spell.rules import SpellPosition
from sortilege.kernel.bits import popcount

# What an end of a turn is worth beyond its points, in points of the turns to come: an active tile; a card in hand of
# level 1, 2, 3; a shape shown, by level, that lacks no cell; one; two; an own inactive tile beside the wizard (two of
# them at most); the wizard on an own active tile, from where it can fly.
TILE: Final = 0
CARD: Final = 1
THERE: Final = 4
ONE_OFF: Final = 8
TWO_OFF: Final = 12
TO_FLIP: Final = 16
AT_HOME: Final = 17
WORTH: Final = vec[float]([0.8, 0.9, 1.1, 1.3, 0.6, 0.8, 1.0, 0.6, 0.3, 0.5, 0.6, 0.4, 0.1, 0.2, 0.3, 0.2, 0.4, 0.4])

NEAR: Final[dict[Deck, list[vec[i64]]]] = {}  # made when a deck is first thought about


def near(deck: Deck) -> list[vec[i64]]:
    """For every set of active cells: the cards that it contains with no, one, two, three cells more."""
    if deck not in NEAR:
        tables: list[vec[i64]] = [deck.fits]
        while len(tables) < 4:
            tables.append(_one_more(tables[-1]))
        NEAR[deck] = tables
    return NEAR[deck]


def _one_more(fits: vec[i64]) -> vec[i64]:
    """For every set of active cells, the cards that it contains with one cell more than these tables allow."""
    out = vec[i64]([0] * 65536)
    cells: i64 = 0
    while cells < 65536:
        cards: i64 = fits[cells]
        rest: i64 = FULL & ~cells
        while rest:
            cards |= fits[cells | (rest & -rest)]
            rest &= rest - 1
        out[cells] = cards
        cells += 1
    return out


def hand_of(position: SpellPosition, seat: i64) -> i64:
    """The cards in hand, counted: 8 bits a level."""
    hand: i64 = position.hand(seat)
    of_level = position.deck.of_level
    return popcount(hand & of_level[0]) | popcount(hand & of_level[1]) << 8 | popcount(hand & of_level[2]) << 16


def worth_of_hand(hand: i64) -> float:
    """What cards in hand are worth, counted as `hand_of` does."""
    ones: float = WORTH[CARD] * float(hand & 255)
    return ones + WORTH[CARD + 1] * float(hand >> 8 & 255) + WORTH[CARD + 2] * float(hand >> 16)
