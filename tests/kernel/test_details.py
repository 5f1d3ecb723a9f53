"""Finding a card by its name, and quoting the rulebook."""

from pathlib import Path

import pytest

from sortilege.kernel.details import Card, find_card
from sortilege.kernel.laws import cards_are_whole
from sortilege.kernel.registry import game, games
from sortilege.kernel.rulebook import after_lead, paragraphs

CARDS = [Card("L’Éclair d’Été", "a"), Card("Fire", "b"), Card("Fire Tornado", "c"), Card("Fire", "later")]


@pytest.mark.parametrize(
    ("name", "text"),
    [("fire", "b"), ("FIRE  tornado", "c"), ("tornado", "c"), ("eclair d'ete", "a"), ("fire tornato", "c")],
)
def test_a_card_is_found_by_its_name_or_the_nearest(name: str, text: str) -> None:
    found = find_card(CARDS, name)
    assert found
    assert found.text == text


def test_what_is_like_no_name_is_not_found() -> None:
    assert find_card(CARDS, "zzz") is None
    assert find_card(CARDS, " ") is None
    assert find_card([], "fire") is None


def test_paragraphs_are_quoted_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "RULES.md").write_text("# T\n\n**X1.1** Placing: one\nman *goes* on.\n\n## U\n\n**X1.2** Last.\n")
    assert paragraphs(tmp_path, "en") == {"X1.1": "Placing: one man goes on.", "X1.2": "Last."}
    assert after_lead("Placing: one man goes on.") == "One man goes on."
    assert after_lead("A man. Then: another.") == "A man. Then: another."


@pytest.mark.parametrize("key", games())
def test_all_cards_of_a_game_are_whole(key: str) -> None:
    assert not list(cards_are_whole(game(key)))
