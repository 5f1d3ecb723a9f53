"""A hint of many steps: the next one is outlined, the later ones are only numbered, and who follows it is led on."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Visit
from .driver import from_position, log, my_turn, new_game
from .test_arena import FITS

STRONG = "main .hinted:not(.later):visible"


def hinted(page: Page) -> None:
    from_position(page, "spell", FITS)
    my_turn(page)
    page.locator('[data-do="hint"]').click()
    expect(page.locator("#t-best li").first).to_be_visible(timeout=60_000)


def touch(thing: Locator) -> None:
    """Touches a tile where no sign lies on it, or anything else in its middle."""
    tile = re.fullmatch(r"[a-d][1-4]", thing.get_attribute("data-target") or "")
    thing.click(position={"x": 14, "y": 40} if tile else None, force=True)


@pytest.mark.parametrize("phone", [False, True])
def test_a_hint_leads_through_the_whole_turn(visit: Visit, phone: bool) -> None:
    page = visit(phone=phone)
    hinted(page)
    steps = page.locator("main .hinted").evaluate_all("(all) => all.flatMap((one) => one.dataset.step.split('·'))")
    last = max(map(int, steps))
    assert last > 4
    for number in range(1, last + 1):
        strong = page.locator(STRONG)
        expect(strong).to_have_count(1)
        expect(strong).to_have_attribute("data-step", re.compile(rf"^{number}(·|$)"))
        expect(strong).to_be_in_viewport(ratio=0.5)
        touch(strong)
    expect(page.locator("#t-hints")).to_be_hidden()
    expect(page.locator("main .hinted, .step-number")).to_have_count(0)
    assert len(log(page)) > 3


def test_of_a_step_of_several_touches_what_is_left_is_outlined(visit: Visit) -> None:
    """Three dice are taken in any order, of one colour or of three; each touch takes one from the hint's list."""
    page = visit()
    new_game(page, "archimage")
    my_turn(page)
    page.locator('[data-do="hint"]').click()
    advice = page.locator("#t-best .advice").first
    expect(advice).to_be_visible(timeout=60_000)
    dice = re.findall("fire|water|air|earth", advice.inner_text())
    assert len(dice) == 3
    while dice:
        outlined = page.locator(STRONG).evaluate_all("(all) => all.map((one) => one.dataset.target)")
        assert sorted(outlined) == sorted({f"r-{die}" for die in dice})
        dice.remove(outlined[0].removeprefix("r-"))
        touch(page.locator(STRONG).first)
    expect(page.locator("#t-hints")).to_be_hidden()
    expect(page.locator("#t-log")).to_contain_text("for the next round")


def test_a_hand_that_does_something_else_is_not_led(visit: Visit) -> None:
    """While it touches another thing nothing is outlined; let go, it is led on; another move ends the hint."""
    page = visit()
    hinted(page)
    expect(page.locator(STRONG)).to_have_count(1)
    first = page.locator(STRONG).get_attribute("data-target")
    touch(page.locator('#t-board [data-target="d4"]'))
    expect(page.locator('#t-board [data-target="d4"].touched')).to_be_visible()
    expect(page.locator(STRONG)).to_have_count(0)
    expect(page.locator("main .hinted.later").first).to_be_attached()
    page.locator("#t-back").click()  # Escape would close the hint
    expect(page.locator(STRONG)).to_have_attribute("data-target", first or "")
    touch(page.locator('#t-board [data-target="d4"]'))
    page.locator("#t-choices button").first.click()
    expect(page.locator("#t-log")).to_contain_text("lifts d4")
    expect(page.locator("#t-hints")).to_be_hidden()
    expect(page.locator("main .hinted")).to_have_count(0)
