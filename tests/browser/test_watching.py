"""Every game watched: another seat's action and the game's own, in beats, at three paces, skipped, shown again."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.play.test_follow import TWO_CURSES

from .conftest import Visit
from .prepared import Prepared, at_ply
from .test_follow import ENDLESS, SIZES, SLOW, inside, staged

# A moment of a golden game at which somebody acts with a card and arrows: the title of the card, where it lies, and the
# line of the log; two plies more are watched at the other paces.
ACTS = {
    "morris": ("two-men", 12, "A mill", "e3", r"places a man on e3 and closes a mill"),
    "spell": ("amulets-2", 26, "Zed", "rune-b1-5", r"takes Zed: \+1"),
    "archimage": ("game_2_I", 171, "Transmutation of Air", "n-a4s", r"wins Transmutation of Air with air 5: 2 points"),
    "madness": ("win", 166, "Flooded Shelves", "curse-3", r"destroys the Curse Flooded Shelves"),
    "grimoire": ("annihilation", 31, "The Upper Sundering", "spell-1-49", r"Ivory loses fire on \d+ and earth on \d+"),
}
# A moment after which the game itself acts: what it then tells, whether a card tells the cause, and where that lies.
OWN = {
    "spell": ("solo-hard", 10, r"^The opponent activates a2", True, ""),
    "archimage": ("game_2_I", 119, r"^Round 2 begins: all dice are rolled", False, ""),
    "madness": (TWO_CURSES, 0, r"^Leaden Limbs strikes", True, "curse-3"),  # the second of one ply
    "grimoire": ("annihilation", 1, r"^The coin names", False, ""),
}


def sized(visit: Visit, size: str) -> Page:
    page = visit(phone=size == "phone", pace="calm")
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    return page


def watch(table: Prepared) -> None:
    """Looks on; calm beats last until somebody goes on."""
    table.look()
    table.page.evaluate(ENDLESS)


def at_pace(page: Page, pace: str) -> None:
    page.locator('[data-setting="pace"]').evaluate(
        "(select, pace) => { select.value = pace; select.dispatchEvent(new Event('change', { bubbles: true })); }", pace
    )


def acting(page: Page, place: str) -> None:
    """What acts is marked where it lies, in the drawing or in a panel, and nothing else is."""
    if place:
        expect(page.locator(f'main [data-target="{place}"].acting').first).to_be_attached()
    expect(page.locator(f'main .acting:not([data-target="{place}"])')).to_have_count(0)


def skip(page: Page) -> None:
    """Goes on, beat by beat, until nothing is staged."""
    for _ in range(12):
        if page.locator("#t-staged").is_hidden():
            return
        page.keyboard.press("Enter")
        page.wait_for_timeout(30)
    expect(page.locator("#t-staged")).to_be_hidden()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("key", ACTS)
def test_another_seats_action_is_watched(visit: Visit, key: str, size: str) -> None:
    name, ply, title, place, line = ACTS[key]
    page = sized(visit, size)
    table, moves = at_ply(page, key, name, ply)
    watch(table)
    table.play(moves[0])
    box = staged(page, "card")
    expect(box.locator(".s-title")).to_contain_text(title)
    expect(box.locator(".s-text")).to_have_text(re.compile(r"\w{3}"))
    expect(page.locator("#t-board .staged")).to_have_count(0)
    acting(page, place)
    page.keyboard.press("Enter")
    expect(staged(page, "arrows")).to_be_visible()
    acting(page, place)
    assert page.locator("#t-board .staged").count() + page.locator("#t-staged .s-results li").count() > 0
    inside(page)
    skip(page)
    acting(page, "")
    expect(page.locator("#t-log")).to_contain_text(re.compile(line))
    page.locator("#t-last").click()
    expect(page.locator("#t-staged")).to_be_visible()
    skip(page)
    at_pace(page, "brisk")
    page.evaluate(SLOW)
    rest = iter(moves[1:])
    table.play(next(rest))
    page.wait_for_function("() => window.beats.some(([beat]) => beat === 'change')")
    at_pace(page, "once")
    page.evaluate("window.beats.length = 0")
    told = page.locator("#t-log li").count()
    table.play(next(rest))
    page.wait_for_function(f"() => document.querySelectorAll('#t-log li').length >= {told}")
    expect(page.locator("#t-staged")).to_be_hidden()


@pytest.mark.parametrize("size", ["laptop", pytest.param("phone", marks=pytest.mark.deep)])
@pytest.mark.parametrize("key", OWN)
def test_what_the_game_does_itself_is_watched_with_its_cause(visit: Visit, key: str, size: str) -> None:
    name, ply, line, carded, place = OWN[key]
    page = sized(visit, size)
    table, moves = at_ply(page, key, name, ply)
    watch(table)
    table.play(moves[0] if moves else "end")
    who = page.locator("#t-staged .s-who")
    for _ in range(12):  # what the player did comes first
        expect(who).to_be_visible()
        if re.search(line, who.inner_text()):
            break
        page.keyboard.press("Enter")
        page.wait_for_timeout(30)
    expect(who).to_have_text(re.compile(line))
    assert who.locator("b").count() == 0  # nobody's name stands before it
    acting(page, place)
    if carded:
        expect(page.locator("#t-staged .s-title")).to_be_visible()
        expect(page.locator("#t-staged a.rule")).to_be_visible()
    skip(page)
    expect(page.locator("#t-log")).to_contain_text(re.compile(line.removeprefix("^")))
