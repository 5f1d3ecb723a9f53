"""Magicians are chosen at the table: by picture, by each seat, also by who came by a link; the book stays shut."""

import re

import pytest
from playwright.sync_api import Page, expect

from sortilege.games.madness.card_set import read_cards, texts

from .conftest import Visit
from .test_follow import SIZES

CARDS = texts(read_cards("ours"))


def sit(page: Page, token: str, name: str) -> None:
    page.goto(f"/seat/{token}")
    page.locator("main form input[name=name]").first.fill(name)
    page.locator("main form button").last.click()


def offered(page: Page) -> list[str]:
    """The magicians that are lit, each with its portrait."""
    rows = page.locator("main .lit[data-target]")
    expect(rows.first).to_be_visible()
    assert rows.locator("svg").count() >= rows.count()
    targets: list[str] = rows.evaluate_all("(rows) => rows.map((row) => row.dataset.target)")
    return targets


def test_each_seat_chooses_a_magician_and_no_page_is_seen_before_it_is_turned(visit: Visit) -> None:
    host, friend = visit(), visit(phone=True)
    asked = {"game": "madness", "options": {"choose": True}, "seats": ["open", "open"]}
    seats = host.request.post("/api/tables", data=asked).json()["seats"]
    sit(host, seats[0]["token"], "Ada")
    sit(friend, seats[1]["token"], "Bo")
    first = offered(host)
    assert len(first) == 8
    expect(host.locator("main .lit[data-target]").first).to_contain_text(CARDS.magicians[0].effect["en"])
    host.locator(f'main [data-target="{first[2]}"]').click()
    friend.locator("#t-choices button").first.click()  # on a phone they are in a drawer
    left = offered(friend)
    assert left == [target for target in first if target != first[2]]
    friend.locator(f'main [data-target="{left[0]}"]').click()
    expect(host.locator("main.mine #t-board svg")).to_be_visible()
    for page in (host, friend):
        names = [one.name["en"] for one in CARDS.pages]
        seen = [name for name in names if re.search(re.escape(name), page.content())]
        assert len(seen) == 1  # the cover; the monsters behind it are nobody's to know


@pytest.mark.parametrize("size", SIZES)
def test_the_form_seats_magicians_by_their_portraits(visit: Visit, size: str) -> None:
    page = visit("/new/madness", phone=size == "phone")
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.locator("main details:not(.of-one) > summary").click()
    folds = page.locator(".of-one:visible")
    expect(folds.locator("summary")).to_have_text(["First magician Drawn at random", "Second magician Drawn at random"])
    folds.nth(1).locator("summary").click()
    nerys = folds.nth(1).locator('label:has([value="water-a"])')
    expect(nerys).to_contain_text(CARDS.magicians[2].effect["en"])
    expect(nerys).to_contain_text("Begins with 2 × fire 1, 4 × water 1")
    nerys.click()
    expect(folds.nth(1).locator("summary")).to_have_text("Second magician Nerys Tidewell")
    folds.nth(0).locator("summary").click()  # the other fold shuts
    expect(nerys).to_be_hidden()
    expect(folds.nth(0).locator('[value="water-a"]')).to_be_disabled()
    assert page.locator("main textarea:visible").count() == 0  # nothing is to be typed
    page.locator("main form button.primary").click()
    page.wait_for_selector("#t-board svg")
    expect(page.locator("#t-seats")).to_contain_text("Nerys Tidewell")
    expect(page.locator("#t-seats")).not_to_contain_text(re.compile(r"Nerys Tidewell · you"))
