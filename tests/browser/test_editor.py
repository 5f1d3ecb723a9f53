"""The position editor in a browser: touched, drawn, refused, played from; every game, also on a phone."""

import pytest
from playwright.sync_api import Locator, Page, expect

from sortilege.kernel.registry import games

from .conftest import Visit
from .driver import my_turn
from .test_pages import check

# What is done in each game: a brush and its targets, or a dial and its value; and what is refused in the end.
Step = tuple[str, list[str]]
STEPS: dict[str, list[Step]] = {
    "morris": [("man-0", ["a7"]), ("man-1", ["d7"]), ("man-0", ["g7"]), ("hand", ["5"]), ("mover", ["0"])],
    "grimoire": [("F", ["p5"]), ("w", ["p12"]), ("free", ["p5"]), ("E", ["p24"]), ("master", ["1"])],
    "spell": [("swap", ["a1", "d4"]), ("flip", ["b1"]), ("violet", ["c1"]), ("win-1", ["rune"]), ("turn", ["5"])],
    "archimage": [
        ("clear", ["n-g0"]), ("wizard-0", ["n-g0"]), ("give-1", ["n-b0s"]), ("turn", ["d1-"]), ("round", ["4"])
    ],
    "madness": [
        ("card-m", ["player-1"]), ("card-f2", ["player-2"]), ("use", ["sp1-"]), ("curse-4", [""]), ("round", ["3"])
    ],
}  # fmt: skip
REFUSED = {
    "morris": ("take", ["yes"]),
    "grimoire": ("book-1", ["o"]),
    "spell": ("black", ["a1"]),
    "archimage": ("wizard-1", ["n-g0"]),
    "madness": ("madness", ["35"]),
}


def show(page: Page, spot: Locator) -> None:
    """Opens the tab or the folded seat that a thing stands in."""
    if spot.is_visible():
        return
    holder = spot.locator("xpath=ancestor::*[contains(concat(' ', @class, ' '), ' page ') or self::details][1]")
    if holder.evaluate("e => e.localName") == "details":
        holder.locator("summary").first.dispatch_event("click")
    else:
        page.locator(f'[aria-controls="{holder.get_attribute("id")}"]').dispatch_event("click")
    expect(spot).to_be_visible()


def do(page: Page, what: str, targets: list[str]) -> None:
    """Uses a brush on targets, as a finger would, or turns a dial; of a target its beginning is enough."""
    brush = page.locator(f'#e-tray input[value="{what}"]')
    if not brush.count() or (what == "turn" and page.locator('[data-dial="turn"]').count()):
        dial = page.locator(f'[data-dial="{what}"]')
        dial.select_option(targets[0]) if targets[0] else dial.select_option(index=1)
        return
    brush.check(force=True)
    for target in targets:
        spot = page.locator(f'.easel .lit[data-target^="{target}"], #e-spots [data-target^="{target}"]').first
        expect(spot).to_be_attached()
        show(page, spot)
        spot.scroll_into_view_if_needed()
        box = spot.bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("fr", True)])
@pytest.mark.parametrize("key", games())
def test_a_position_is_set_up_by_touch(visit: Visit, key: str, language: str, phone: bool) -> None:
    page = visit(f"/editor/{key}", language=language, phone=phone)
    expect(page.locator("#e-problem.good")).to_be_visible()
    page.locator("details:has(#e-dials) > summary").click()
    page.locator("details:has(#e-text) > summary").click()
    first = text = page.locator("#e-text").input_value()
    for what, targets in STEPS[key]:
        do(page, what, targets)
        expect(page.locator("#e-text")).not_to_have_value(text)
        expect(page.locator("#e-problem.good")).to_be_visible()
        text = page.locator("#e-text").input_value()
    do(page, *REFUSED[key])
    expect(page.locator("#e-problem.bad")).to_be_visible()
    expect(page.locator("#e-text")).to_have_value(text)
    for _ in range(20):
        if page.locator("#e-undo").is_enabled():
            page.locator("#e-undo").dispatch_event("click")  # a drawer may lie over it
            page.wait_for_timeout(150)
    expect(page.locator("#e-text")).to_have_value(first)
    page.locator("#e-text").fill(text)
    expect(page.locator("#e-problem.good")).to_be_visible()
    check(page)
    page.locator('button[value="save"]').dispatch_event("click")
    expect(page.locator("#r-position")).to_have_value(text)
    page.go_back()
    page.locator("button.primary").click()
    my_turn(page)


def test_a_text_that_cannot_be_is_refused(visit: Visit) -> None:
    page = visit("/editor/morris", language="fr")
    expect(page.locator("#e-problem.good")).to_be_visible()
    page.locator("details:has(#e-text) > summary").click()
    page.locator("#e-text").fill("w.b/.../.../....../.../.../... w 9/9 2")
    expect(page.locator("#e-problem.bad")).to_contain_text("pas une position possible")
    expect(page.locator("button.primary")).to_be_disabled()
    page.locator("#e-text").fill("w.b/.../.../....../.../.../... w 8/8 2")
    expect(page.locator("#e-problem.good")).to_be_visible()
    page.locator("button.primary").click()
    my_turn(page)


@pytest.mark.parametrize("key", games())
def test_the_editor_on_a_phone(visit: Visit, key: str) -> None:
    page = visit(f"/editor/{key}", language="fr", phone=True, dark=True)
    expect(page.locator("#e-problem.good")).to_be_visible()
    expect(page.locator("#e-board svg")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    check(page)
    page.locator('button[value="save"]').click()
    expect(page.locator("#r-board svg")).to_be_visible()
