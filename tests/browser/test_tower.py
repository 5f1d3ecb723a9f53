"""The tower of Archimage: touched where seals lie close, zoomed to what is lit, read and followed to its end."""

import pytest
from playwright.sync_api import Page, expect

from sortilege.games.archimage import GAME
from sortilege.search.judge import Advice
from sortilege.server.workers import BotWorkers
from tests.games.archimage.conftest import make

from .conftest import Visit
from .driver import from_position, my_turn

_BOX = "(target) => document.querySelector(`#t-board [data-target=${target}]`).getBoundingClientRect().toJSON()"


def middle(page: Page, target: str) -> tuple[float, float]:
    box = page.evaluate(_BOX, target)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_of_seals_that_overlap_the_nearest_is_touched(visit: Visit) -> None:
    page = visit(phone=True)
    table = make(tokens="G0=f2 G1=w2 G2=a2 G3=e2 G4=e2 G5=e2", dice=("f2 w2", "w1"))
    from_position(page, "archimage", GAME.write(table.p))
    my_turn(page)
    (x, y), (to_x, to_y) = middle(page, "n-g0"), middle(page, "n-g1")
    page.mouse.click(x + 0.47 * (to_x - x), y + 0.47 * (to_y - y))
    expect(page.locator("#t-log")).to_contain_text("breaks fire 2 with fire 2")


def test_a_phone_zooms_to_what_is_lit(visit: Visit) -> None:
    page = visit(phone=True)
    table = make(open="G0", tokens="A0r=f2 A5r=f2", dice=("f2", "w1"), wizards="G0 S1", hands=("", ""))
    from_position(page, "archimage", GAME.write(table.p))
    my_turn(page)
    before = page.evaluate(_BOX, "n-a0r")["width"]
    page.locator("#t-grip").click()
    page.locator("#t-zoom").click()
    expect(page.locator("#t-board.zoomed")).to_be_visible()
    after, frame = page.evaluate(_BOX, "n-a0r"), page.locator("#t-board").bounding_box()
    assert frame
    assert after["width"] > 1.8 * before
    assert frame["x"] <= after["x"]
    assert after["x"] + after["width"] <= frame["x"] + frame["width"] + 1
    assert frame["y"] <= after["y"]
    assert after["y"] + after["height"] <= frame["y"] + frame["height"] + 1


def test_the_question_follows_dice_and_draft(visit: Visit) -> None:
    page = visit()
    table = make(tokens="G0=f2", dice=("f11", "w1"))
    from_position(page, "archimage", GAME.write(table.p))
    my_turn(page)
    expect(page.locator("#t-ask")).to_contain_text("Break a seal with your dice")
    page.locator("#t-board [data-target=n-g0]").click()
    page.locator("[data-target=r-fire]").first.wait_for()
    for picked, said in ((0, "Choose three dice"), (1, "choose 2 more dice"), (2, "choose one more die")):
        expect(page.locator("#t-ask")).to_contain_text(said)
        if picked < 2:
            page.locator("#t-board [data-target=r-earth]").click()


def test_a_hint_leads_through_dice_alike(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two of three dice come from one reserve: it stays outlined until both are taken, and the other one does not."""

    async def advise(self: BotWorkers, record: str) -> list[Advice]:
        return [Advice("draft fire+fire+water", 0.5, 9, False, ("draft fire+fire+water",), 0.1)]

    monkeypatch.setattr(BotWorkers, "advise", advise)
    page = visit()
    table = make(tokens="G0=f2", dice=("f11", "w1"))
    from_position(page, "archimage", GAME.write(table.p))
    my_turn(page)
    page.locator("#t-board [data-target=n-g0]").click()
    page.locator("[data-target=r-fire]").first.wait_for()
    page.locator('[data-do="hint"]').click()
    for outlined in ("r-fire r-water", "r-fire", "r-fire"):
        strong = "() => [...document.querySelectorAll('#t-board .hinted:not(.later)')].map((one) => one.dataset.target)"
        page.wait_for_function(f"(wanted) => ({strong})().sort().join(' ') === wanted", arg=outlined)
        page.locator(f"#t-board [data-target={outlined.split()[-1]}]").click()
    expect(page.locator("#t-hints")).to_be_hidden()


def test_the_end_is_told_with_its_rule_and_numbers(visit: Visit) -> None:
    page = visit()
    hands = ("evolution-earth", "synergy-fire synergy-air")
    table = make(open="V0p", lying="V0s=synergy-earth", dice=("e6", ""), wizards="V0p S1", hands=hands, done=(1,))
    from_position(page, "archimage", GAME.write(table.p))
    my_turn(page)
    page.locator("#t-board [data-target=n-v0s]").click()
    expect(page.locator("#t-result")).to_be_visible()
    expect(page.locator("main")).to_contain_text("A9.1")
    expect(page.locator("main")).to_contain_text("Only 3 scrolls of power 6 are left in the tower")
