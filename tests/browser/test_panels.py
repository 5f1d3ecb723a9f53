"""What is read beside the drawing: tabs, drawers, folds, searching, and dragging from a panel to the drawing."""

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .driver import log, my_turn, new_game


def begin(page: Page) -> None:
    """Opens the grimoire game after the books have been studied."""
    new_game(page, "grimoire")
    my_turn(page)
    ready = page.locator('#t-choices [data-target="ready"]')
    if ready.count():
        ready.click()
    page.wait_for_selector("#t-panels .thing.lit")


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_long_list_is_searched_and_sifted(visit: Visit) -> None:
    page = visit()
    begin(page)
    rows = page.locator("#page-own .rows li:visible")
    everything = rows.count()
    assert everything > 12
    page.locator("#page-own .find").fill("TORNADO")
    expect(rows).to_have_count(2)
    page.locator("#page-own .find").fill("")
    page.locator('#page-own .sieve[data-by="fire"]').click()
    some = rows.count()
    assert 0 < some < everything
    page.locator("#t-panels .thing.lit").first.click()
    page.locator("#t-board .lit").first.click()
    page.wait_for_function("() => document.querySelectorAll('#t-log li').length > 2")
    expect(rows).to_have_count(some)
    page.locator('#page-own .sieve[data-by="fire"]').click()
    expect(rows).to_have_count(everything)


def test_tabs_are_chosen_by_hand_and_by_keys(visit: Visit) -> None:
    page = visit()
    page.set_viewport_size({"width": 1366, "height": 650})
    begin(page)
    first, second = page.locator("#t-panels [role=tab]").all()[:2]
    expect(first).to_have_attribute("aria-selected", "true")
    first.focus()
    page.keyboard.press("ArrowRight")
    expect(second).to_have_attribute("aria-selected", "true")
    expect(second).to_be_focused()
    expect(page.locator("#t-panels .page:visible")).to_have_count(1)
    page.set_viewport_size({"width": 2560, "height": 1440})
    expect(page.locator("#t-panels .page:visible").first).to_be_visible()


def test_a_phone_opens_lists_as_drawers(visit: Visit) -> None:
    page = visit(phone=True)
    begin(page)
    handle = page.locator("#t-panels [role=tab]").first
    expect(handle).to_contain_text(re.compile(r"\d+"))
    expect(page.locator("#t-panels .page:visible")).to_have_count(0)
    for shut in ("key", "button"):
        handle.click()
        drawer, sheet = page.locator("#t-panels .page:visible"), page.locator("#t-asking")
        expect(drawer).to_have_count(1)
        above, below = drawer.bounding_box(), sheet.bounding_box()
        assert above
        assert below
        assert above["y"] + above["height"] <= below["y"] + 12, "the question stays below the drawer"
        if shut == "key":
            page.keyboard.press("Escape")
            expect(handle).to_be_focused()
        else:
            drawer.locator(".shut").click()
        expect(drawer).to_have_count(0)


def test_a_gem_is_dragged_from_the_hand_to_the_board(visit: Visit) -> None:
    page = visit()
    begin(page)
    said = len(log(page))
    page.mouse.move(*middle(page, "#t-panels .thing.lit"))
    page.mouse.down()
    page.mouse.move(*middle(page, "#t-board .target"), steps=4)
    expect(page.locator(".ghost")).to_be_visible()
    free = page.locator("#t-board .lit").first.get_attribute("data-target")
    page.mouse.move(*middle(page, f'#t-board [data-target="{free}"]'), steps=4)
    page.mouse.up()
    page.wait_for_function("(said) => document.querySelectorAll('#t-log li').length > said", arg=said)
    expect(page.locator(".ghost")).to_have_count(0)


def test_what_is_dropped_elsewhere_is_let_go(visit: Visit) -> None:
    page = visit()
    begin(page)
    said = len(log(page))
    page.mouse.move(*middle(page, "#t-panels .thing.lit"))
    page.mouse.down()
    page.mouse.move(*middle(page, "#t-log-box"), steps=4)
    expect(page.locator("#t-panels .thing.touched")).to_have_count(1)
    page.mouse.up()
    expect(page.locator("#t-panels .thing.touched")).to_have_count(0)
    assert len(log(page)) == said


@pytest.mark.parametrize("phone", [False, True])
def test_another_seat_is_opened(visit: Visit, phone: bool) -> None:
    page = visit(phone=phone)
    new_game(page, "spell")
    my_turn(page)
    seat = page.locator("#t-others details").first
    seat.locator("summary").click()
    expect(seat.locator(".row").first).to_be_visible()
    expect(seat.locator(".who")).to_have_text(re.compile(r"\w"))
