"""Friends and strangers at one table: public tables, invitations, being put together, going away and coming back."""

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from sortilege.server.play import presence

from .conftest import Server, Visit
from .driver import my_turn, play
from .test_pages import check
from .test_people import open_table, sit_down


def open_public(page: Page, seats: int, choose: bool = False) -> str:
    """A public table of Madness with all other seats free; returns its address."""
    page.goto("/new/madness")
    page.locator(f'[name="option-seats"][value="{seats}"]').check()
    expect(page.locator('label:has([name="option-first"]):visible')).to_have_count(seats)
    page.locator('[name="option-choose"]').set_checked(choose)
    for seat in range(1, seats):
        page.locator(f"#seat-{seat}").select_option("open")
    page.locator('[name="comers"][value="public"]').check()
    page.locator("#name").fill("Hugo")
    page.locator("main form button.primary").click()
    page.wait_for_selector("#invitation")
    return page.url


def test_four_join_from_the_lobby_and_the_host_goes(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "MINUTE", 0.1)
    host = visit()
    address = open_public(host, 4, choose=True)
    host.locator(".wish").nth(2).click()
    expect(host.locator(".wish").nth(2)).to_contain_text("Hugo")
    table = address.rsplit("/", 1)[1]
    strangers = [visit(), visit(language="fr", phone=True), visit(dark=True)]
    for number, page in enumerate(strangers, 1):
        page.goto("/")
        page.locator(f"#table-{table} a.whole").click()
        expect(page.locator(".place.free")).to_have_count(4 - number)
        check(page)
        page.locator("#name").fill(f"P{number}")
        page.locator(".wish:not(.taken)").first.click()
        page.locator(".place.free button.primary").first.click()
        if number < 3:
            expect(host.locator("#w-part")).to_contain_text(f"P{number}")
            expect(page.locator("#w-head")).to_be_visible()
    for page in (host, *strangers):
        page.wait_for_selector("#t-board svg")
        expect(page.locator("#t-seats")).to_contain_text("P3")
        expect(page.locator("#t-log [data-ply]")).not_to_have_count(0)
    host.goto("about:blank")
    heir = strangers[0]
    heir.locator("#t-h-seats").click()
    heir.locator('#t-seats [data-do="lend"][data-seat="0"]').click()
    expect(strangers[2].locator("#t-log")).to_contain_text("a bot plays")
    host.goto(address)
    expect(strangers[2].locator("#t-log")).to_contain_text("plays again")


def test_two_people_are_put_together(visit: Visit) -> None:
    first, second = visit(), visit(language="fr", phone=True)
    for page, name in ((first, "Ada"), (second, "Bo")):
        page.locator('.find [name="game"]').select_option("morris")
        page.locator('.find [name="name"]').fill(name)
        page.locator(".find button").click()
    for page in (first, second):
        page.wait_for_selector("#t-board svg")
        expect(page.locator("#t-seats")).to_contain_text("Bo")
    my_turn(first)


def test_by_invitation_only_on_a_phone_in_french(visit: Visit) -> None:
    host = visit(language="fr", phone=True)
    open_table(host)
    host.locator("#w-comers").select_option("invited")
    expect(host.locator("#invitation")).to_have_value(re.compile(r"/join/\w+/[\w-]{32}$"))
    check(host)
    expect(host.locator(".code svg")).to_be_visible()
    stranger = visit(host.url)
    stranger.wait_for_selector("#t-board svg")
    expect(stranger.locator(".place")).to_have_count(0)
    friend = visit(host.locator("#invitation").input_value())
    sit_down(friend, "Bo")
    host.wait_for_selector("#t-board svg")


def test_my_tables_are_the_same_after_a_restart(visit: Visit, tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db")
    host = visit(base=server.url, quiet=False)
    link = open_table(host)
    friend = visit(link, base=server.url, quiet=False)
    sit_down(friend, "Bo")
    my_turn(host)
    play(host, random.Random(1), taps=1, seconds=20)
    my_turn(friend)
    for _ in range(2):
        friend.goto("/")
        expect(friend.locator(".tables .yours")).to_contain_text("your turn")
        expect(friend).to_have_title("(1) Sortilège")
        host.goto("/")
        expect(host.locator("#l-tables")).to_contain_text("Bo to play")
        server.stop()
        server.start()
    friend.locator(".tables .quiet").click()
    expect(friend.locator(".tables li")).to_have_count(0)
    friend.locator(".said button").click()
    expect(friend.locator(".tables li")).to_have_count(1)
    check(friend)
    server.stop()


def test_leaving_and_giving_up_a_cooperative_game(visit: Visit) -> None:
    host = visit()
    address = open_public(host, 2)
    friend = visit(address)
    sit_down(friend, "Bo")
    host.wait_for_selector("#t-board svg")
    for page in (host, friend):
        page.locator(".more summary").first.click()
        expect(page.locator('[data-do="resign"][data-can="resign"]')).to_be_hidden()
    friend.locator('[data-can="giveup"]').click()
    friend.locator("#t-confirm button.primary").click()
    expect(host.locator("#t-offer")).to_contain_text("Bo would like to give up the game for all")
    host.locator('[data-offer="giveup"] [data-yes="no"]').click()
    expect(friend.locator("#t-offer")).to_be_hidden()
    expect(friend.locator("#t-log")).to_contain_text("does not agree")
    expect(friend.locator("#t-result")).to_be_hidden()
    friend.locator('[data-can="leave"] button').click()
    expect(friend.locator(".hail")).to_be_visible()
    expect(host.locator("#t-log")).to_contain_text("a bot plays")
    friend.goto(address)
    expect(host.locator("#t-log")).to_contain_text("plays again")
    friend.locator(".more summary").first.click()
    friend.locator('[data-can="giveup"]').click()
    friend.locator("#t-confirm button.primary").click()
    host.locator('[data-offer="giveup"] [data-yes="yes"]').click()
    for page in (host, friend):
        expect(page.locator("#t-result")).to_be_visible()
