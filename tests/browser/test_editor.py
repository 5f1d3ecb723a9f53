"""The position editor in a browser: touched, drawn, refused, played from; every game, also on a phone."""

import re

import pytest
from playwright.sync_api import expect

from sortilege.kernel.registry import games

from .conftest import Visit
from .driver import my_turn
from .test_pages import check


def test_a_tap_changes_the_text_and_the_game_goes_on(visit: Visit) -> None:
    page = visit("/editor/morris")
    expect(page.locator("#e-problem.good")).to_be_visible()
    page.locator('#e-board [data-target="a7"]').first.click()
    expect(page.locator("#e-text")).to_have_value(re.compile(r"^w\.\./"))
    expect(page.locator("#e-problem.bad")).to_be_visible()
    page.locator("#e-text").fill("w.b/.../.../....../.../.../... w 8/8 2")
    expect(page.locator("#e-problem.good")).to_be_visible()
    check(page)
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
