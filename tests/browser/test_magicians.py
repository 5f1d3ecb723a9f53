"""Magicians are chosen at the table: by picture, by each seat, also by who came by a link; the book stays shut."""

import re

from playwright.sync_api import Page, expect

from sortilege.games.madness.card_set import read_cards, texts

from .conftest import Visit

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
