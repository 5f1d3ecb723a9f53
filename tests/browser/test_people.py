"""Several people: invitations, spectators, consent, other browsers, servers that come back."""

import random
import re
from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute, expect

from .conftest import Server, Visit
from .driver import drawn, log, my_turn, new_game, play, tap


def open_table(page: Page) -> str:
    """A table for two people; returns the invitation."""
    page.goto("/new/morris")
    page.locator("#seat-1").select_option("open")
    page.locator("main form button.primary").click()
    return page.locator("#invitation").input_value()


def sit_down(page: Page, name: str) -> None:
    """Takes the first free seat."""
    page.locator("#name").fill(name)
    page.locator(".place.free button.primary").first.click()
    page.wait_for_selector("#t-board svg")


def own_link(page: Page) -> str:
    """The link of one's own seat."""
    link = page.locator("#t-own-link").get_attribute("data-link")
    assert link
    return link


def test_two_browsers_and_a_spectator(visit: Visit) -> None:
    host = visit()
    link = open_table(host)
    expect(host).to_have_title(re.compile("^1 seat free"))
    expect(host.locator("#w-head")).to_have_text("Waiting for more people")
    friend = visit(link, language="fr", phone=True)
    sit_down(friend, "Zoé <b>")
    host.wait_for_selector("#t-board svg")
    expect(host.locator("#t-seats")).to_contain_text("Zoé <b>")
    spectator = visit(link)
    spectator.wait_for_selector("#t-board svg")
    dice = random.Random(1)
    for turn in range(6):
        mover, other = (host, friend) if turn % 2 == 0 else (friend, host)
        my_turn(mover)
        assert tap(other, dice) is None
        tap(mover, dice)
        for page in (host, friend, spectator):
            expect(page.locator("#t-log [data-ply]")).to_have_count(turn + 1)
    assert sorted(drawn(host)) == sorted(drawn(spectator))
    spectator.locator("#t-board [data-target]").first.click(force=True)
    expect(spectator.locator("#t-card")).to_be_visible()
    expect(host.locator("#t-watchers")).to_have_text("Watching: 1")


def test_taking_back_needs_consent(visit: Visit) -> None:
    host = visit()
    friend = visit(open_table(host))
    sit_down(friend, "Ann")
    host.locator(".more > summary").click()
    host.locator("#t-careful").check()
    host.locator(".more > summary").click()
    my_turn(host)
    tap(host, random.Random(1))
    host.locator("#t-confirm button.primary").click()  # as chosen; else nobody is asked before a move
    my_turn(friend)
    expect(host.locator("#t-back")).to_have_text("Ask to take back")
    host.locator("#t-back").click()
    expect(friend.locator("#t-offer")).to_contain_text("would like to take back")
    friend.locator('[data-offer="takeback"] [data-yes="yes"]').click()
    my_turn(host)
    expect(host.locator("#t-log")).to_contain_text("takes back: places a man")


def test_a_seat_resumes_in_another_browser(visit: Visit) -> None:
    host = visit()
    link = open_table(host)
    friend = visit(link)
    sit_down(friend, "Bo")
    again = visit(own_link(friend), phone=True)
    expect(again.locator("h1")).to_have_text("Welcome back, Bo")
    again.locator("main form button.primary").click()
    expect(again.locator("#t-seats")).to_contain_text("Bo")
    my_turn(host)
    tap(host, random.Random(2))
    my_turn(again)
    my_turn(friend)


def test_reload_in_the_middle_of_a_turn(visit: Visit) -> None:
    page = visit()
    new_game(page, "morris")
    play(page, random.Random(3), taps=5)
    my_turn(page)
    before, told = sorted(drawn(page).values()), log(page)
    page.reload()
    my_turn(page)
    assert sorted(drawn(page).values()) == before
    assert log(page) == told


def test_the_server_comes_back(visit: Visit, tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db")
    page = visit(base=server.url, quiet=False)
    new_game(page, "morris")
    play(page, random.Random(4), taps=4)
    my_turn(page)
    before, told = sorted(drawn(page).values()), log(page)
    server.stop()
    expect(page.locator("#t-offline")).to_be_visible()
    assert tap(page, random.Random(0)) is None, "a locked table lights nothing"
    server.start()
    expect(page.locator("#t-offline")).to_be_hidden(timeout=20_000)
    my_turn(page)
    assert sorted(drawn(page).values()) == before
    assert log(page) == told
    assert play(page, random.Random(5), taps=3) == 3
    server.stop()


# What the page says while it is away, however short that is.
TOLD = """() => {
  const bar = document.querySelector("#t-offline");
  new MutationObserver(() => bar.hidden || (window.told = bar.textContent)).observe(bar, { attributes: true });
}"""


def test_a_silent_process_is_left(visit: Visit) -> None:
    """A process that takes what is sent and does not answer is left within seconds, and the table goes on elsewhere."""
    page = visit(quiet=False)
    opened: list[WebSocketRoute] = []
    deaf: list[WebSocketRoute] = []

    def through(route: WebSocketRoute) -> None:
        there = route.connect_to_server()
        opened.append(route)
        there.on_message(lambda message: None if route in deaf else route.send(message))
        route.on_message(lambda message: None if route in deaf else there.send(message))

    page.route_web_socket(re.compile("/socket"), through)
    new_game(page, "morris")
    my_turn(page)
    before = log(page)
    page.evaluate(TOLD)
    deaf += opened
    tap(page, random.Random(0))
    page.wait_for_function("() => window.told === 'Back in a moment: until then the table is locked.'")
    expect(page.locator("#t-offline")).to_be_hidden()
    assert len(opened) > len(deaf), "the table came back by another connection"
    my_turn(page)
    assert log(page) == before, "what the silent one was told has not happened"
    assert play(page, random.Random(5), taps=2) == 2


def test_an_absent_seat_is_lent_to_a_bot_and_comes_back(visit: Visit) -> None:
    host = visit()
    link = open_table(host)
    friend = visit(link)
    sit_down(friend, "Cy")
    table = friend.url
    friend.goto("/")
    host.locator("#t-h-seats").click()
    host.locator('#t-seats [data-do="lend"]').click()
    my_turn(host)
    tap(host, random.Random(6))
    expect(host.locator("#t-log [data-ply]")).to_have_count(2, timeout=30_000)
    friend.goto(table)
    expect(host.locator("#t-log")).to_contain_text("plays again")


def test_chat_is_text_and_nothing_else(visit: Visit) -> None:
    page = visit()
    new_game(page, "morris")
    page.locator("#t-h-talk").click()
    page.locator("#t-chat-text").fill("<img src=x onerror=alert(1)> bonjour")
    page.keyboard.press("Enter")
    expect(page.locator("#t-talk .chat")).to_contain_text("<img src=x onerror=alert(1)> bonjour")
    assert page.locator("#t-talk img").count() == 0


def test_a_saved_record_opens_again(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    new_game(page, "morris")
    play(page, random.Random(7), taps=4)
    my_turn(page)
    page.locator("summary").last.click()
    with page.expect_download() as found:
        page.locator('a[href$="/record"]').click()
    saved = tmp_path / "game.record"
    found.value.save_as(saved)
    told = page.locator("#t-log [data-ply]").count()
    page.goto("/")
    page.locator("input[type=file]").set_input_files(saved)
    page.get_by_role("button", name="Open", exact=True).click()
    page.wait_for_selector("#t-board svg")
    expect(page.locator("#t-log [data-ply]")).to_have_count(told)
    my_turn(page)
