"""Going through a game: keys, scrubber, variations, a branch played on, a damaged record mended."""

import random
import re

from playwright.sync_api import FilePayload, expect

from .conftest import Visit
from .driver import drawn, my_turn, new_game, play, tap
from .test_pages import check

RECORD = """Sortilege record 1
Game: morris
Rules: 1
Seat 0: Ann
Seat 1: Bob

{A quiet start}
1. a7 {the corner} (d7 {better}; 2. g7; 3. a1)
2. d7
3. g7
4. b6
"""


def upload(text: str) -> FilePayload:
    return {"name": "game.record", "mimeType": "text/plain", "buffer": text.encode()}


def test_replay_and_branch(visit: Visit) -> None:
    page = visit()
    page.locator("#record-file").set_input_files(upload(RECORD))
    page.locator('button[formaction="/replay"]').click()
    expect(page.locator("#r-log [aria-current]")).to_have_attribute("data-at", "4")
    now = page.locator("#r-board").inner_html()
    page.keyboard.press("Home")
    expect(page.locator("#r-comment")).to_have_text("A quiet start")
    assert page.locator("#r-board").inner_html() != now
    page.keyboard.press("ArrowRight")
    expect(page.locator("#r-told")).to_contain_text("Ann")
    expect(page.locator("#r-comment")).to_have_text("the corner")
    page.locator('[data-at="0-0-1"]').click()
    expect(page.locator("#r-comment")).to_have_text("better")
    page.locator("#r-after").click()
    expect(page).to_have_url(re.compile(r"at=0-0-2"))
    page.keyboard.press("ArrowRight")
    expect(page.locator("#r-ply")).to_have_text("0")
    expect(page).to_have_url(re.compile(r"at=0-0-3"))
    check(page)
    page.locator("#r-range").fill("2")
    expect(page.locator("#r-ply")).to_have_text("2")
    page.locator("#r-play").click()
    expect(page.locator("#r-ply")).to_have_text("4")
    expect(page.locator("#r-play")).to_have_attribute("aria-pressed", "false")
    page.locator('[data-at="0-0-2"]').click()
    expect(page.locator("#r-log [aria-current]")).to_have_attribute("data-at", "0-0-2")
    page.locator('#r-branch button[value="me"]').click()
    my_turn(page)
    assert page.locator("#t-log [data-ply]").count() == 2
    tap(page, random.Random(1))
    expect(page.locator("#t-log [data-ply]")).to_have_count(3)


def test_the_replay_of_a_running_table(visit: Visit) -> None:
    page = visit(language="fr", phone=True, dark=True)
    new_game(page, "morris")
    play(page, random.Random(3), taps=4)
    my_turn(page)
    table = page.url
    page.locator("summary").last.click()
    page.locator('.more a[href^="/replay/"]').click()
    expect(page.locator("h1")).to_contain_text("Revoir")
    pieces = page.locator("#r-board .piece").count()
    page.locator("#r-first").click()
    expect(page.locator("#r-ply")).to_have_text("0")
    assert page.locator("#r-board .piece").count() == pieces, "men in hand are pieces too"
    page.locator("summary").first.click()
    page.locator("#r-verify").click()
    expect(page.locator("#r-said")).to_contain_text("hasard")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    check(page)
    assert drawn(page) == {}
    page.locator(f'a[href="{re.sub("^.*/table", "/table", table)}"]').click()
    my_turn(page)


def test_a_damaged_record_is_mended(visit: Visit) -> None:
    page = visit(quiet=False)
    page.locator("#record-file").set_input_files(upload(RECORD.replace("3. g7\n4", "3. g9\n4")))
    page.locator('button[formaction="/replay"]').click()
    expect(page.locator("[role=alert]")).to_contain_text("line 10")
    expect(page.locator(".excerpt .wrong")).to_contain_text("g9")
    check(page)
    text = page.locator("#record-text").input_value()
    page.locator("#record-text").fill(text.replace("g9", "g7"))
    page.locator("main form button.primary").click()
    expect(page.locator("#r-ply")).to_have_text("4")
