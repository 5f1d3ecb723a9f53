"""A first game to its end, in both languages, left and resumed; the rules searched."""

import pytest
from playwright.sync_api import Page, expect

from sortilege.kernel.registry import games
from sortilege.table.lore import lore

from .conftest import Visit
from .driver import my_turn
from .test_pages import check

GUIDED = [key for key in games() if lore(key).guide]
_LIT = "(all) => all.length ? all[0].dataset.target : null"


def tap_lit(page: Page) -> None:
    """Taps what is lit, if anything is."""
    target = page.locator("#g-board .lit, #g-choices .choice").evaluate_all(_LIT)
    if target:
        page.locator(f'#g-page [data-target="{target}"]').first.click()
    page.wait_for_timeout(60)


@pytest.mark.parametrize("key", GUIDED)
@pytest.mark.parametrize(("language", "phone"), [("en", False), ("fr", True)])
def test_a_first_game_to_its_end(visit: Visit, key: str, language: str, phone: bool) -> None:
    page = visit(f"/guide/{key}", language=language, phone=phone, dark=phone)
    expect(page.locator("#g-board .lit").first).to_be_visible()
    check(page)
    for _ in range(6):
        tap_lit(page)
    step = page.locator("#g-step").inner_text()
    assert int(step) > 2
    page.reload()
    for _ in range(120):
        if page.locator("#g-end").is_visible():
            break
        tap_lit(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]  # type: ignore[index]
    page.locator("#g-end button").click()
    my_turn(page)


def test_the_rules_are_searched(visit: Visit) -> None:
    page = visit("/rules/morris", language="fr")
    shown = page.locator(".rules p:visible").count()
    page.locator("#rules-search").fill("MOULIN fermer")
    expect(page.locator("#rules-count")).not_to_have_text("")
    assert 0 < page.locator(".rules p:visible").count() < shown
    check(page)
