"""People among themselves: coming back, names at one screen, chat, putting out, a whole game of strangers."""

import random
import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from sortilege.server.play import presence

from .conftest import Server, Visit
from .driver import my_turn, over, play, tap
from .test_joining import open_public
from .test_pages import check
from .test_people import open_table, own_link, sit_down


def test_who_comes_back_in_another_browser_is_shown_what_he_missed(visit: Visit) -> None:
    host = visit()
    friend = visit(open_table(host))
    sit_down(friend, "Bo")
    link = own_link(friend)
    my_turn(host)
    friend.goto("about:blank")
    host.locator("#t-h-seats").click()
    expect(host.locator("#t-seats")).to_contain_text("away")
    tap(host, random.Random(1))
    host.locator('#t-seats [data-do="lend"]').click()
    expect(host.locator("#t-log [data-ply]")).to_have_count(2)
    phone = visit(link, phone=True, language="fr", pace="calm")
    expect(phone.locator("h1")).to_have_text("Heureux de vous revoir, Bo")
    phone.locator("main form button.primary").click()
    expect(phone.locator("#t-missed")).to_contain_text("2 choses se sont passées")
    check(phone)
    phone.locator("#t-show").click()
    expect(phone.locator("#t-staged")).to_be_visible()
    expect(phone.locator("#t-missed")).to_be_hidden()
    expect(host.locator("#t-log")).to_contain_text("plays again")
    second = phone.context.new_page()
    second.goto(host.url)
    expect(second.locator("#t-turn")).to_contain_text("ouvert aussi dans une autre fenêtre")
    second.close()
    expect(phone.locator("#t-turn")).not_to_contain_text("ouvert aussi")


def test_two_at_one_screen_have_two_names(visit: Visit) -> None:
    page = visit("/new/morris")
    page.locator("#seat-1").select_option("me")
    page.locator("#name").fill("Ada")
    page.locator('[name="name-1"]').fill("Bo")
    page.locator("main form button.primary").click()
    for name in ("Ada", "Bo", "Ada"):
        my_turn(page)
        expect(page.locator("#t-turn")).to_contain_text(f"· {name}")
        tap(page, random.Random(3))
    expect(page.locator("#t-log")).to_contain_text("Bo places a man")


def test_chat_is_kept_apart_muted_and_sent_later(visit: Visit, tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db")
    host = visit(base=server.url, quiet=False)
    friend = visit(open_table(host), base=server.url, quiet=False)
    sit_down(friend, "Bo")
    host.wait_for_selector("#t-board svg")
    host.locator("#t-h-talk").click()
    expect(host.locator("#t-hush")).to_be_hidden()  # nobody watches
    watcher = visit(host.url, base=server.url, quiet=False)
    watcher.wait_for_selector("#t-board svg")
    for page in (friend, watcher):
        page.locator("#t-h-talk").click()
    say(watcher, "from the gallery")
    expect(host.locator("#t-gallery-talk")).to_contain_text("from the gallery")
    say(friend, "from a seat")
    expect(host.locator("#t-talk")).to_contain_text("from a seat")
    check(host)
    host.locator("#t-talk .speaker").click()
    expect(host.locator("#t-talk li")).to_be_hidden()
    host.locator("#t-muted button").click()
    expect(host.locator("#t-talk li")).to_be_visible()
    host.locator("#t-hush").click()
    expect(watcher.locator("#t-chat")).to_be_hidden()
    server.stop()
    expect(friend.locator("#t-offline")).to_be_visible()
    say(friend, "typed meanwhile")
    expect(friend.locator("#t-unsent")).to_contain_text("typed meanwhile")
    server.start()
    expect(host.locator("#t-talk")).to_contain_text("typed meanwhile")
    expect(host.locator("#t-talk li")).to_have_count(2)
    expect(friend.locator("#t-unsent li")).to_have_count(0)
    server.stop()


def say(page: Page, text: str) -> None:
    page.locator("#t-chat-text").fill(text)
    page.locator("#t-chat-text").press("Enter")


def test_putting_somebody_out_is_told(visit: Visit) -> None:
    host = visit()
    friend = visit(open_table(host), phone=True)
    sit_down(friend, "Bo")
    link = own_link(friend)
    host.locator("#t-h-seats").click()
    host.locator('#t-seats [data-do="revoke"]').click()
    expect(host.locator("#t-confirm-text")).to_contain_text("Put Bo out?")
    host.locator("#t-confirm button.primary").click()
    expect(friend.locator("#t-note")).to_contain_text("put you out")
    expect(friend.locator("#t-log")).to_contain_text("Bo was put out by the host")
    late = visit(link, language="fr", phone=True, quiet=False)
    expect(late.locator("h1")).to_have_text("Cette place n’est plus la vôtre, Bo")
    check(late)


@pytest.mark.deep
def test_four_strangers_play_to_the_end(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the lobby to the last page: magicians are chosen, the host goes, and the game ends without him."""
    host = visit()
    address = open_public(host, 4, choose=True)
    table = address.rsplit("/", 1)[1]
    host.locator(".wish").nth(4).click()
    expect(host.locator(".wish").nth(4)).to_contain_text("Hugo")
    strangers = [visit(), visit(language="fr", phone=True), visit(dark=True)]
    for number, page in enumerate(strangers, 1):
        page.goto("/")
        page.locator(f"#table-{table} a.whole").click()
        page.locator("#name").fill(f"P{number}")
        page.locator(".wish:not(.taken)").first.click()
        page.locator(".place.free button.primary").first.click()
    for page in strangers:
        page.wait_for_selector("#t-board svg")
        expect(page.locator("#t-log")).to_contain_text("Hugo")
    monkeypatch.setattr(presence, "MINUTE", 0.1)
    host.goto("about:blank")
    heir = strangers[0]
    heir.locator("#t-h-seats").click()
    heir.locator('#t-seats [data-do="lend"][data-seat="0"]').click()
    end, dice = time.monotonic() + 1500, random.Random(4)
    while not over(heir) and time.monotonic() < end:
        for page in strangers:
            play(page, dice, taps=1, seconds=0.5)
    for page in strangers:
        expect(page.locator("#t-result")).to_be_visible()
    expect(heir.locator("#t-again")).to_contain_text("Same again with")
