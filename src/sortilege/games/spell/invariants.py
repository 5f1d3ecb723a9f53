"""What holds in every position that play reaches."""

from collections.abc import Iterator

from sortilege.games.spell.board import FULL
from sortilege.games.spell.decks import cards
from sortilege.games.spell.rules import Spell
from sortilege.games.spell.state import BUILD, STAND, TARGET, TURN
from sortilege.kernel.bits import popcount


def invariants(position: Spell) -> Iterator[str]:
    """Fifteen tiles and one gap, pawns on tiles, two cards a level, one of each level a turn, every card somewhere."""
    if position.own0 | position.own1 and position.stage != BUILD:
        yield from _arena(position)
    yield from _cards(position)


def _arena(position: Spell) -> Iterator[str]:
    own0, own1, gap = position.own0, position.own1, 1 << position.gap
    if popcount(own0) != 7 or popcount(own1) != 7 or own0 & own1 or (own0 | own1) & gap or (own0 | own1) & ~FULL:
        yield "there are seven tiles of each colour, one neutral and one gap"
    if position.active & ~(own0 | own1):
        yield "the neutral tile or the gap shows an active face"
    wizards0, wizards1, elementals = position.wizards0, position.wizards1, position.elementals
    if (wizards0 | wizards1 | elementals) & gap:
        yield "a pawn stands on the gap"
    if wizards0 & wizards1 or (elementals & (wizards0 | wizards1) and not position.terms.original):
        yield "two pawns stand on one tile"
    if position.stage != STAND and (popcount(wizards0), popcount(wizards1)) != (
        _count(position, 0),
        _count(position, 1),
    ):
        yield "a wizard is missing or too many"
    if elementals and (position.stage not in (TURN, TARGET) or position.reserve() < 0):
        yield "elementals beyond the reserve or the turn"


def _count(position: Spell, seat: int) -> int:
    return 2 if position.amulet(seat) == 0 else 1


def _cards(position: Spell) -> Iterator[str]:
    deck = cards(position.terms.cards)
    piles = (position.hidden, position.shown, position.won0, position.won1)
    if sum(popcount(pile) for pile in piles) != len(deck) or sum(piles) != (1 << len(deck)) - 1:
        yield "a card is lost or lies in two places"
    slots = [position.slot(level, beside) for level in range(4) for beside in (0, 1)]
    if sum(1 << card for card in slots if card >= 0) != position.shown:
        yield "the slots do not hold the cards shown"
    for seat in (0, 1):
        if position.hand(seat) & ~position.won(seat) or any(
            card.level == 4 for i, card in enumerate(deck) if position.hand(seat) >> i & 1
        ):
            yield "a hand holds a card that was not won, or one of level 4"
        if position.points(seat) != sum(card.level for i, card in enumerate(deck) if position.won(seat) >> i & 1):
            yield "the points are not the levels of the cards won"
    for level in range(4):
        of_level = [card for card in slots if card >= 0 and deck[card].level == level + 1]
        taken = popcount((position.won0 | position.won1) & position.deck.of_level[level])
        if len(of_level) > 2 or taken > position.turn + (position.levels >> level & 1):
            yield f"more than two cards of level {level + 1} are shown, or more than one was taken in a turn"
