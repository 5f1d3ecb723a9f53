"""A hint of many steps: the next one is outlined, the later ones are only numbered, and who follows it is led on."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from sortilege.search.judge import Advice
from sortilege.server.workers import BotWorkers

from .conftest import Visit
from .driver import from_position, log, my_turn
from .test_arena import FITS

SLIDES = "turn 0 v --/- vvvb/bVNB/_vbb/vbbv b2 d2 - 11 - - b1-3+b1-4/b2-2+b2-3/b3-7+b3-5/b4-2+b4-1 - -"
STRONG = "main .hinted:not(.later):visible"


def hinted(page: Page, position: str = FITS) -> None:
    from_position(page, "spell", position)
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


def test_a_sign_that_will_come_is_numbered_on_its_tile(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    """A tile that can be turned over only where it slides to has no sign there yet."""

    async def advise(self: BotWorkers, record: str) -> list[Advice]:
        return [Advice("lift a1 up", 0.5, 9, False, ("lift a1 up", "flip a2"), 0.1)]

    monkeypatch.setattr(BotWorkers, "advise", advise)
    page = visit()
    hinted(page, SLIDES)
    expect(page.locator('main [data-target="flip-a2"]')).to_have_count(0)
    numbers = page.locator("#t-board .step-number")
    expect(numbers).to_have_text(["1", "2", "3"])
    boxes = [one.bounding_box() for one in (*numbers.all(), page.locator('#t-board [data-target="a2"]'))]
    *_, second, third, tile = (
        (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"]) for box in boxes if box
    )
    for x, y, wide in (second, third):
        assert max(abs(x - tile[0]), abs(y - tile[1])) < tile[2] / 2 + wide
    assert max(abs(second[0] - third[0]), abs(second[1] - third[1])) > second[2], "one does not hide the other"
