"""The chapter of cards on each game's rules page."""

from html import escape

import pytest

from sortilege.kernel.registry import game, games
from tests.server.people import House


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", games())
def test_every_card_stands_on_the_rules_page(house: House, key: str, language: str) -> None:
    page = house.person(language).get(f"/rules/{key}").text
    groups = game(key).cards(language)
    assert ('<h2 id="cards">' in page) == bool(groups)
    for group in groups:
        assert f"<h3>{escape(group.title)}</h3>" in page
        for card in group.cards:
            assert f"<b>{escape(card.title)}</b>" in page
            assert escape(card.text) in page
            assert f'id="{card.rule}"' in page
