"""Where a rune's shape lies on the arena, or nearly: for outlines, sentences and reasons."""

from sortilege.games.spell import moves as mv
from sortilege.games.spell.board import FULL
from sortilege.games.spell.rules import SpellPosition
from sortilege.kernel.bits import each, popcount


def fitting(position: SpellPosition) -> list[int]:
    """The cards that can be taken now, by level."""
    return each(position.claimable())


def fitting_after(position: SpellPosition, move: int) -> list[int]:
    """The cards that can be taken after a move of this turn."""
    after = position.copy()
    after.play(move)
    return fitting(after)


def cells_of(position: SpellPosition, card: int) -> int:
    """The cells of the arena on which a card that can be taken lies, in the first way there is (S5.2)."""
    active, deck = position.lit(), position.deck
    for shape in _shapes(position, card):
        if not shape & ~active:
            return shape
    special = position.special
    over = (deck.outer[i] for i in range(deck.outer_at[special], deck.outer_at[special + 1]))
    return next(int(pair & FULL) for pair in over if pair >> 16 == card and not pair & FULL & ~active)


def nearest(position: SpellPosition, card: int) -> int:
    """The cells where this card's shape lacks the fewest active ones, without the gap if it can be."""
    active, gap = position.lit(), 1 << position.gap
    return min(_shapes(position, card), key=lambda shape: (popcount(shape & ~active), bool(shape & gap), shape))


def _shapes(position: SpellPosition, card: int) -> list[int]:
    deck = position.deck
    return [int(deck.shapes[i]) for i in range(deck.shapes_at[card], deck.shapes_at[card + 1])]


def lifts(position: SpellPosition, cell: int) -> list[int]:
    """The ways to slide after lifting the tile of this cell."""
    return [move for move in position.moves() if mv.parts(move)[:2] == (mv.LIFT, cell)]
