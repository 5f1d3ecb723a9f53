"""A first game to its end, in both languages, left and resumed; the rules searched."""

import re

import pytest
from playwright.sync_api import Page, expect

from sortilege.kernel.registry import games
from sortilege.server.pages.guide_data import guide_data

from .conftest import Visit
from .driver import my_turn
from .test_pages import check

GUIDED = [key for key in games() if guide_data(key).guide]
# What is lit first, once something is; an empty text when the game is over or the question says what is waited for. In
# one look: between two the page may have gone on.
_LIT = """(words) => {
  const says = words && document.querySelector("#t-ask").innerText.includes(words);
  if (says || document.querySelector("#g-end").checkVisibility()) return { target: "" };
  const all = [...document.querySelectorAll("main .lit, #t-choices .choice")];
  const open = all.find((one) => one.checkVisibility());
  return open && { target: open.dataset.target };
}"""


def tap_lit(page: Page, until: str = "") -> bool:
    """Waits until something is lit and taps it; not at the end, and not once the question has these words."""
    target = page.wait_for_function(_LIT, arg=until).json_value()["target"]
    if target:
        thing = page.locator(f'main [data-target="{target}"]:visible').first
        thing.click(force=thing.evaluate("(one) => one.matches('circle')"))  # of round ones the nearest is meant
    return bool(target)


@pytest.mark.parametrize("key", GUIDED)
@pytest.mark.parametrize(("language", "phone"), [("en", False), ("fr", True)])
def test_a_first_game_to_its_end(visit: Visit, key: str, language: str, phone: bool) -> None:
    page = visit(f"/guide/{key}", language=language, phone=phone, dark=phone)
    page.wait_for_selector("main .lit:visible, #t-choices .choice")
    check(page)
    for _ in range(6):
        tap_lit(page)
    expect(page.locator("#g-step")).not_to_have_text(re.compile("^[0-2]$"))
    page.reload()
    taps = 0
    while tap_lit(page):
        taps += 1
        assert taps < 120
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]  # type: ignore[index]
    done = page.locator("#g-done")
    expect(page.locator("#g-step")).to_have_text(done.get_attribute("max") or "")
    assert done.evaluate("(bar) => bar.value === bar.max")
    page.locator("#g-end button").click()
    my_turn(page)


def test_the_card_of_what_is_touched_too_early(visit: Visit) -> None:
    page = visit("/guide/grimoire")
    page.wait_for_selector("main .lit:visible")
    page.locator("#t-panels .row[data-target]:not(.lit)").first.click(force=True)
    expect(page.locator("#t-card")).to_be_visible()
    expect(page.locator("#g-note")).to_have_text("Touch what is lit.")
    expect(page.locator("#g-note")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#t-card")).to_be_hidden()


def test_a_server_that_is_gone_is_told_and_asked_again(visit: Visit) -> None:
    page = visit("/guide/morris", quiet=False)
    page.wait_for_selector("main .lit:visible")
    page.route("**/guide/morris/*", lambda route: route.abort())
    tap_lit(page)
    expect(page.locator("#g-note")).to_contain_text("Back in a moment")
    expect(page.locator("#g-note")).to_be_visible()
    page.unroute("**/guide/morris/*")
    expect(page.locator("#g-note")).to_be_hidden()
    expect(page.locator("#g-step")).not_to_have_text("1")


@pytest.mark.parametrize("phone", [False, True])
def test_a_tile_that_is_named_may_be_touched(visit: Visit, phone: bool) -> None:
    """The sign that turns a tile over is small: a touch on the tile itself is understood in a first game."""
    page = visit("/guide/spell", phone=phone)
    taps = 0
    while tap_lit(page, until="touch b3"):
        taps += 1
        assert taps < 60
    expect(page.locator('[data-target="flip-b3"].lit')).to_be_visible()
    page.locator('#t-board [data-target="b3"]').click(position={"x": 12, "y": 40}, force=True)
    expect(page.locator("#t-ask")).to_contain_text("two runes fit at once")
    expect(page.locator('[data-target="rune-b1-6"].lit')).to_be_visible()


def test_the_rules_are_searched(visit: Visit) -> None:
    page = visit("/rules/morris", language="fr")
    shown = page.locator(".rules p:visible").count()
    page.locator("#rules-search").fill("MOULIN fermer")
    expect(page.locator("#rules-count")).not_to_have_text("")
    assert 0 < page.locator(".rules p:visible").count() < shown
    check(page)
