"""`sortilege card GAME NAME`: what a card of a game says."""

from typing import Annotated

import typer

from sortilege.cli.common import GameKey, Language, card_lines, named_card
from sortilege.kernel.registry import game


def card(
    key: GameKey,
    name: Annotated[list[str], typer.Argument(metavar="NAME", help="Its name, or nearly.")],
    language: Language = "en",
) -> None:
    """Show what a card says: a spell, a scroll, a rune, a curse. The nearest name counts."""
    cards = [card for group in game(key).cards(language) for card in group.cards]
    print("\n".join(card_lines(named_card(cards, " ".join(name), key))))
