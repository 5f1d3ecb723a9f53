"""Spells at the table: both books studied on a laptop and a phone, a cast by hand, and a match of several rounds."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sortilege.games.grimoire import GAME
from sortilege.games.grimoire.spellbooks import ready_book, sentences
from sortilege.kernel.match import Match

from .conftest import Visit
from .driver import my_turn

MATCH = {"wins": 2, "study": False, "first": "0", "book0": "novice", "book1": "attack"}


def new_table(page: Page, **options: object) -> None:
    """Sits down at a table with these options against the jester."""
    asked = {"game": "grimoire", "options": options, "seats": ["open", "jester"]}
    seats = page.request.post("/api/tables", data=asked).json()["seats"]
    sit(page, seats[0]["token"], "Ada")
    page.wait_for_selector("#t-board svg")


def sit(page: Page, token: str, name: str) -> None:
    page.goto(f"/seat/{token}")
    page.locator("main form input[name=name]").first.fill(name)
    page.locator("main form button").last.click()


def match_of_two(ada: Page, bo: Page, **asked: object) -> dict[str, Any]:
    """Ada and Bo sit down at a table of a match; returns its name and its tokens."""
    request = {"game": "grimoire", "options": MATCH, "seats": ["open", "open"]} | asked
    opened: dict[str, Any] = ada.request.post("/api/tables", data=request).json()
    for page, name, seat in ((ada, "Ada", 0), (bo, "Bo", 1)):
        sit(page, opened["seats"][seat]["token"], name)
    return opened


def play(page: Page, table: dict[str, Any], seat: int, move: str) -> None:
    """Makes a move as a program does."""
    bearer = {"authorization": f"Bearer {table['seats'][seat]['token']}"}
    assert page.request.post(f"/api/tables/{table['table']}/plays", data={"move": move}, headers=bearer).ok


@pytest.mark.parametrize(("phone", "language"), [(False, "en"), (True, "fr")])
def test_the_others_book_is_studied_whole(visit: Visit, phone: bool, language: str) -> None:
    page = visit(phone=phone, language=language)
    new_table(page, book0="novice", book1="first40")
    my_turn(page)
    if phone:
        page.locator("#tab-book-1").click()
    expect(page.locator("#page-book-1")).to_be_visible()
    rows = page.locator("#page-book-1 .row")
    book = GAME.make_options({"book0": "novice", "book1": "first40"}).book(1)
    expect(rows).to_have_count(len(book))
    read = rows.evaluate_all("(rows) => rows.map((row) => row.innerText)")
    for entry, text in zip(book, read, strict=True):
        assert " ".join(sentences(entry, language).split()) in " ".join(text.split())
    page.locator("#page-book-1 .filters input").fill(book[4].name(language))
    expect(page.locator("#page-book-1 .row:visible")).to_have_count(1)
    row = page.locator("#page-book-1 .row:visible").first
    row.click(force=True)
    expect(page.locator("#t-card .c-text")).to_contain_text(sentences(book[4], language))
    if not phone:
        page.keyboard.press("Escape")
        expect(page.locator("#t-card")).to_be_hidden()
        row.focus()
        page.keyboard.press("i")
        expect(page.locator("#t-card .c-text")).to_contain_text(sentences(book[4], language))


def resign(page: Page) -> None:
    page.locator(".more > summary").click()
    page.locator('[data-do="resign"][data-can="resign"]').click()
    page.locator("#t-confirm button").first.click()


def test_a_resigned_round_counts_for_the_other_and_a_rematch_is_fresh(visit: Visit) -> None:
    page = visit()
    new_table(page, **MATCH)
    for round_ in (1, 2):
        my_turn(page) if round_ == 1 else page.wait_for_selector("#t-board svg")
        expect(page.locator("main")).to_contain_text("Match to 2 wins")
        resign(page)
        expect(page.locator("#t-result")).to_be_visible()
        bot = page.locator("#t-seats .seat:not(.mine) b").text_content()
        expect(page.locator("main")).to_contain_text(f"{bot} {round_}")
        page.locator(f'[data-do="again"][data-next="{"yes" if round_ == 1 else "no"}"][data-can]').click()
        page.wait_for_url("**/table/*")
    page.wait_for_selector("#t-board svg")
    expect(page.locator("main")).to_contain_text(f"{bot} 0")
    expect(page.locator("main")).not_to_contain_text(f"{bot} 2")
    for seat, name in ((1, "novice"), (0, "attack")):  # each with his own book on the other side
        rows = page.locator(f'.row[data-target^="spell-{seat}-"]')
        expect(rows).to_have_count(12)
        titles = rows.evaluate_all("(rows) => rows.map((row) => row.textContent)")
        assert [entry.name("en") in title for entry, title in zip(ready_book(name), titles, strict=True)] == [True] * 12


def test_every_end_of_a_round_is_booked_and_shown(visit: Visit) -> None:
    ada, bo = visit(), visit()
    match_of_two(ada, bo)
    resign(bo)
    for page in (ada, bo):
        expect(page.locator("#p-match")).to_contain_text("Ada 1, Bo 0")
    ada.locator('[data-do="again"][data-next="yes"][data-can]').click()
    bo.locator("#t-next").click()
    ada.locator(".more > summary").click()
    ada.locator('[data-do="draw"]').click()
    ada.locator("#t-confirm button").first.click()
    bo.locator('[data-offer="draw"] [data-yes="yes"]').click()
    for page in (ada, bo):
        expect(page.locator("#t-why")).to_contain_text(
            "The players have agreed to a draw. By the rules it was not over"
        )
        expect(page.locator("#p-match")).to_contain_text("Ada 1, Bo 0")

    table = match_of_two(ada, bo, clock={"kind": "total", "seconds": 1, "penalty": "lose"})
    play(ada, table, 0, "place F 1")  # from the first move on her clock runs
    for page in (ada, bo):
        expect(page.locator("#p-match")).to_contain_text("Ada 0, Bo 1")

    record, last = nearly_won_by_ebony()
    play(bo, match_of_two(ada, bo, record=record, options={}), 1, last)
    for page in (ada, bo):
        expect(page.locator("#t-why")).to_contain_text("Annihilation")
        expect(page.locator("#p-match")).to_contain_text("Ada 0, Bo 1")


def nearly_won_by_ebony() -> tuple[str, str]:
    """A round of random moves before the last one, by which Ebony destroys the last gem; and that move."""
    match, dice = Match("grimoire", seed=4, wins=2, study=False, first="0", book0="novice", book1="novice"), Random(4)
    while not match.over:
        record, last = match.record(), dice.choice(sorted(match.legal))
        match.play(last)
    assert match.scores == [0, 1]
    return record, last
