"""Check my copy in a browser: shapes touched and typed, what is wrong in its row, and a table with it at the end."""

import pytest
from playwright.sync_api import FilePayload, expect

from sortilege.kernel.registry import game

from .conftest import Visit
from .test_pages import check


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("fr", True)])
def test_a_deck_is_typed_checked_and_played(visit: Visit, language: str, phone: bool) -> None:
    page = visit("/rules/spell", language=language, phone=phone, dark=phone, quiet=False)  # 422 is told in the console
    page.locator('a[href="/copy/spell"]').click()
    check(page)
    shape, cells = page.locator('[name="runes/7/shape"]'), page.locator("#runes-7 .grid i")
    expect(cells.locator("nth=0")).to_have_class("on")
    cells.nth(12).click()
    expect(shape).to_have_value("XX/XX/X./X.")
    page.locator(".foot button").click()
    expect(page.get_by_role("alert")).to_contain_text("6")
    expect(page.locator("#runes-7.wrong .problem")).to_be_visible()
    check(page)
    page.locator('#problem a[href="#runes-7"]').click()
    shape.press("Control+a")
    page.keyboard.type("X.X/.X./X.X")
    expect(page.locator("#runes-7 .grid i.on")).to_have_count(5)
    page.locator(".more-rows").click()
    expect(page.locator("#runes-28 legend")).to_contain_text("29")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.locator(".foot button").click()
    expect(page.locator(".found li")).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check(page)
    page.locator(".tools .primary").click()
    expect(page.locator('[name="option-deck"][value="own"]')).to_be_checked()
    page.locator("main form button.primary").click()
    page.wait_for_selector("#t-board svg")


@pytest.mark.parametrize("key", ["archimage", "madness"])
def test_cards_and_boards_are_read_on_a_phone(visit: Visit, key: str) -> None:
    own = game(key).own_copy()
    assert own is not None
    which, text = next(iter(own.ours().items()))
    page = visit(f"/copy/{key}/{which}", phone=True)
    check(page)
    page.evaluate("for (const folded of document.querySelectorAll('details')) folded.open = true")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator('[name="file"]').set_input_files(FilePayload(name="own", mimeType="text/plain", buffer=text.encode()))
    page.locator('form:has([name="file"]) button').click()
    expect(page.locator("main")).to_contain_text("Nothing differs")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check(page)
