"""Whole games without a pointer: by keyboard alone, and by the board as text alone."""

import random

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .driver import over

GAMES = [
    "morris",
    *(pytest.param(key, marks=pytest.mark.deep) for key in ("spell", "archimage", "madness", "grimoire")),
]


def at_one_screen(page: Page, key: str) -> None:
    """A game whose seats are all one's own."""
    page.goto(f"/new/{key}")
    for select in page.locator("select[name^=seat-]:visible").all()[1:]:
        select.select_option("me")
    page.locator("main form button.primary").click()
    page.wait_for_selector("main.mine")


def ready(page: Page) -> None:
    page.wait_for_function("() => document.querySelector('main.mine') || !document.querySelector('#t-result').hidden")


@pytest.mark.parametrize("key", GAMES)
def test_a_whole_game_by_keyboard_alone(visit: Visit, key: str) -> None:
    """`n` goes to the next thing that can be touched, Enter touches it."""
    page, dice = visit(), random.Random(7)
    at_one_screen(page, key)
    for _ in range(4000):
        ready(page)
        if over(page):
            break
        for _ in range(dice.randint(1, 4)):
            page.keyboard.press("n")
        if page.evaluate(
            "document.activeElement.matches('.lit, .choice, #t-openers button')"
        ):  # not drawn anew meanwhile
            page.keyboard.press("Enter")
            page.wait_for_timeout(90)  # the server hears twelve things a second
    expect(page.locator("#t-result")).to_be_visible()


@pytest.mark.parametrize("key", GAMES)
def test_a_whole_game_by_the_board_as_text_alone(visit: Visit, key: str) -> None:
    """The moves are listed with their numbers; a number is typed."""
    page, dice = visit(), random.Random(7)
    at_one_screen(page, key)
    page.locator(".more > summary").click()
    page.locator("#t-as-text").check()
    expect(page.locator("#t-listed li")).not_to_have_count(0)
    field = page.locator("#t-move")
    field.focus()
    page.keyboard.type("no move")
    page.keyboard.press("Enter")
    expect(page.locator("#t-typed-said")).not_to_be_empty()
    field.fill("")
    for _ in range(4000):
        ready(page)
        if over(page):
            break
        listed = page.locator("#t-listed li").count()
        if not listed:
            continue
        page.keyboard.type(str(dice.randint(1, listed)))
        page.keyboard.press("Enter")
    expect(page.locator("#t-result")).to_be_visible()
