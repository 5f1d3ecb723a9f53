"""Going through a game: keys, scrubber, variations, a branch played on, a damaged record mended."""

import random
import re

import pytest
from playwright.sync_api import FilePayload, expect

from sortilege.kernel.match import Match
from sortilege.server.pages.playback import Playback

from .conftest import Visit
from .driver import drawn, my_turn, new_game, play, tap
from .prepared import golden
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
    expect(page.locator("#r-analyse")).to_be_enabled()  # the scripts are there and hear keys
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
    assert page.locator("#r-board .piece").count() > 0
    page.locator("#r-first").click()
    expect(page.locator("#r-ply")).to_have_text("0")
    expect(page.locator("#r-board .piece")).to_have_count(0)
    page.locator("#r-share > summary").click()
    page.locator("#r-verify").click()
    expect(page.locator("#r-said")).to_contain_text("hasard")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    check(page)
    assert drawn(page) == {}
    page.locator(f'a[href="{re.sub("^.*/table", "/table", table)}"]').click()
    my_turn(page)


def test_a_link_into_an_action_marks_its_line_and_turns_are_steps(visit: Visit) -> None:
    page, match = visit(), golden("spell", "symmetric")
    playback = Playback(match)
    inside = next(ply for ply in range(40, match.ply) if ply not in playback.deeds)
    end = min(ply for ply in playback.deeds if ply > inside)
    page.locator("#record-file").set_input_files(upload(match.record()))
    page.locator('button[formaction="/replay"]').click()
    expect(page.locator("#r-ply")).to_have_text(str(match.ply))
    page.goto(f"{page.url.split('?')[0]}?at={inside}")
    line = page.locator("#r-log [aria-current]")
    expect(line).to_have_count(1)
    expect(line).to_have_attribute("data-at", str(end))
    expect(line).to_be_in_viewport()
    page.locator("#r-step").select_option("turn")
    before, *after = [ply for ply in playback.turns if ply >= max(one for one in playback.turns if one < inside)]
    for ply in after[:2]:
        page.locator("#r-after").click()
        expect(page.locator("#r-ply")).to_have_text(str(ply))
    for ply in (after[0], before):
        page.locator("#r-before").click()
        expect(page.locator("#r-ply")).to_have_text(str(ply))


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


def test_a_damaged_record_is_mended_and_played_on(visit: Visit) -> None:
    """The button that opens a record to play it on, as /open does."""
    page = visit(quiet=False, language="fr")
    page.locator("#record-file").set_input_files(upload(RECORD.replace("3. g7\n4", "3. g9\n4")))
    page.locator('form[action="/open"] button:not([formaction])').click()
    expect(page.locator("[role=alert]")).to_contain_text("g9")
    expect(page.locator(".excerpt .wrong")).to_contain_text("g9")
    check(page)
    text = page.locator("#record-text").input_value()
    page.locator("#record-text").fill(text.replace("g9", "g7"))
    page.locator("main form button.primary").click()
    my_turn(page)
    assert page.locator("#t-log [data-ply]").count() == 4


SHORT = """Sortilege record 1
Game: morris
Rules: 1
Start: ww./bb./.../....../.../.../... w 7/7 4

5. a1
6. f6; x a7
"""


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("fr", True)])
def test_a_game_is_analysed(visit: Visit, language: str, phone: bool) -> None:
    page = visit(language=language, phone=phone, dark=phone)
    record = SHORT if phone else SHORT.replace("x a7", "x d7")
    page.locator("#record-file").set_input_files(upload(record))
    page.locator('button[formaction="/replay"]').click()
    expect(page.locator("#r-found .graph")).to_have_count(0)
    page.locator("#r-analyse").click()
    expect(page.locator("#r-found .graph")).to_be_visible(timeout=120_000)
    expect(page.locator("#r-analyse")).to_be_hidden()
    page.locator("#r-found summary").first.click()
    page.locator("#r-found .turnings a").first.click()
    expect(page.locator("#r-ply")).to_have_text("0")
    expect(page.locator("#r-judged .advice")).to_contain_text("g7")
    expect(page.locator("#r-judged .loss")).to_be_visible()
    expect(page.locator('#r-board .hinted[data-target="g7"]')).to_have_attribute("data-step", "1")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#r-ply")).to_have_text("1")
    expect(page.locator("#r-cost")).to_be_visible()
    expect(page.locator("#r-better")).to_contain_text("g7")
    page.locator("#r-better").click()
    expect(page.locator("#r-ply")).to_have_text("0")
    for ply in "101":  # what was played, what was better
        page.keyboard.press("b")
        expect(page.locator("#r-ply")).to_have_text(ply)
    page.locator("#r-better").click()
    page.locator("#r-played").click()
    expect(page.locator("#r-ply")).to_have_text("1")
    expect(page.locator("#r-found .graph .doubt")).to_have_count(1)
    page.locator("#r-found .graph").scroll_into_view_if_needed()
    box = page.locator("#r-found .graph").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 12, box["y"] + box["height"] / 2)
    expect(page.locator("#r-ply")).to_have_text("3")
    expect(page.locator("#r-log .loss").first).to_be_visible()
    page.locator("#r-found summary").last.click()
    assert page.locator("#r-found tbody tr").count() == 3
    assert page.evaluate("document.documentElement.scrollWidth") <= (390 if phone else 1280)
    check(page)
    page.reload()
    line, graph = (page.locator(f"#r-found {part}").bounding_box() for part in (".cursor", ".graph"))
    assert line
    assert graph
    assert line["x"] - graph["x"] == pytest.approx(graph["width"], abs=3), "at the last ply"
    expect(page.locator("#r-found .graph")).to_be_visible()


def test_a_replay_follows_its_table(visit: Visit) -> None:
    table = visit()
    new_game(table, "morris")
    my_turn(table)
    replay = table.context.new_page()
    replay.goto(table.url.replace("/table/", "/replay/"))
    expect(replay.locator("#r-plies")).to_have_text("0")
    tap(table, random.Random(1))
    expect(replay.locator("#r-plies")).to_have_text("2")
    expect(replay.locator("#r-ply")).to_have_text("2")
    expect(replay.locator("#r-log li")).to_have_count(2)
    replay.locator("#r-before").click()
    expect(replay.locator("#r-ply")).to_have_text("1")
    my_turn(table)
    tap(table, random.Random(1))
    expect(replay.locator("#r-plies")).to_have_text("4")
    expect(replay.locator("#r-ply")).to_have_text("1")


@pytest.mark.parametrize("phone", [False, True])
def test_a_comment_and_a_variation_are_added(visit: Visit, phone: bool) -> None:
    page = visit(language="fr", phone=phone)
    page.locator("#record-file").set_input_files(upload(RECORD))
    page.locator('button[formaction="/replay"]').click()
    page.locator('#r-log > li > [data-at="2"]').click()
    expect(page.locator("#r-ply")).to_have_text("2")
    page.locator("#r-notes summary").click()
    page.locator("#r-say").fill("Une belle réponse")
    check(page)
    page.locator("#r-notes form").first.locator("button").click()
    expect(page.locator("#r-comment")).to_have_text("Une belle réponse")
    expect(page.locator("#r-log .comment").last).to_have_text("Une belle réponse")
    page.locator("#r-notes summary").click()
    page.locator("#r-move").select_option("g1")
    page.locator("#r-vary button").click()
    expect(page).to_have_url(re.compile(r"at=2-0-1"))
    expect(page.locator("#r-log .variation [aria-current]")).to_contain_text("g1")


def test_the_end_is_told_with_its_reason(visit: Visit) -> None:
    match = Match("morris", seed=1)
    match.play("a7")
    match.resign(1)
    page = visit()
    page.locator("#record-file").set_input_files(upload(match.record()))
    page.locator('button[formaction="/replay"]').click()
    told = page.locator("#r-ended")
    expect(told).to_contain_text("White wins. Black gives up. By the rules it was not over")
    expect(told.locator("a.rule")).to_have_text("Rule M4.1")
    expect(page.locator("#r-analyse")).to_be_enabled()  # the scripts hear keys
    page.keyboard.press("Home")
    expect(told).to_be_hidden()
    page.keyboard.press("End")
    expect(told).to_contain_text("White wins. Black gives up.")
