"""Whole games by taps, in every game there is; keys, undo, languages, and what glides."""

import random
import re

import pytest
from playwright.sync_api import expect

from sortilege.kernel.registry import games

from .conftest import Server, Visit
from .driver import drawn, log, my_turn, new_game, over, play, tap
from .test_pages import check

GAMES = games()


@pytest.mark.parametrize("key", GAMES)
def test_a_game_against_a_bot_by_taps(visit: Visit, key: str) -> None:
    page = visit()
    new_game(page, key)
    short = key == "morris"  # the others are played to the end by the deep tests
    taps = play(page, random.Random(5), taps=1000 if short else 60, seconds=150)
    assert taps > 3
    if short:
        assert over(page)
        expect(page.locator("#t-result")).to_have_text(re.compile(r"wins\.|draw", re.IGNORECASE))
        page.locator('[data-do="again"][data-next="no"]').click()
        page.wait_for_url(re.compile(r"/table/"))
        page.wait_for_selector("#t-board svg")


@pytest.mark.deep
@pytest.mark.parametrize("key", GAMES)
def test_a_whole_game_against_a_bot_by_taps(visit: Visit, key: str) -> None:
    """To the end, however long it is: the result is told, each seat has its score, and a rematch can be begun."""
    page = visit()
    new_game(page, key)
    taps = play(page, random.Random(7), seconds=1500)
    assert over(page), f"not over after {taps} taps"
    expect(page.locator("#t-result")).to_have_text(re.compile(r"\w"))
    expect(page.locator("main.mine")).to_have_count(0)
    assert len(log(page)) > 10
    page.locator('[data-do="again"][data-next="no"]').click()
    page.wait_for_url(re.compile(r"/table/"))
    page.wait_for_selector("#t-board svg")


@pytest.mark.parametrize("key", GAMES)
def test_a_game_on_a_phone_in_French(visit: Visit, key: str) -> None:
    page = visit(language="fr", phone=True, dark=True)
    assert page.evaluate("document.documentElement.lang") == "fr"
    new_game(page, key)
    play(page, random.Random(6), taps=12)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390, f"the page is {wide} wide"


_SIZES = """() => {
  const svg = document.querySelector("#t-board svg");
  const scale = svg.getScreenCTM().a;
  const large = (one) => Math.hypot(one.getCTM().a, one.getCTM().b) * (one.closest("defs") ? scale : 1);
  const texts = [...svg.querySelectorAll("text")].map((one) => parseFloat(getComputedStyle(one).fontSize) * large(one));
  const boxes = [...svg.querySelectorAll(".target")].map((one) => one.getBoundingClientRect());
  return [texts, boxes.map((one) => Math.min(one.width, one.height))].map((sizes) => Math.min(...sizes));
}"""


@pytest.mark.parametrize("key", GAMES)
def test_a_phone_gets_a_drawing_of_its_own(visit: Visit, key: str) -> None:
    """It can be read and touched; when the window becomes wider the other drawing comes, and a reload keeps it."""
    page = visit(phone=True)
    new_game(page, key)
    my_turn(page)
    text, target = page.evaluate(_SIZES)
    assert text > 10.5, f"a text of {text} pixels"
    assert target > 31, f"a target of {target} pixels"
    slim = page.locator("#t-board svg").get_attribute("viewBox")
    page.set_viewport_size({"width": 1280, "height": 860})
    if key == "morris":  # the same drawing does for both
        return
    expect(page.locator("#t-board svg")).not_to_have_attribute("viewBox", slim or "")
    page.reload()
    expect(page.locator("#t-board svg")).not_to_have_attribute("viewBox", slim or "")


def test_play_now_is_one_click(visit: Visit) -> None:
    page = visit()
    page.locator('form:has(input[value="morris"]) button').click()
    my_turn(page)
    assert "your turn" in page.title()
    tap(page, random.Random(1))
    expect(page.locator("#t-log li")).to_have_count(2)


def test_pieces_glide_and_keep_their_ids(visit: Visit) -> None:
    page = visit(motion=True)
    new_game(page, "morris")
    my_turn(page)
    before = drawn(page)
    page.evaluate(
        """() => { window.glides = 0; document.querySelector("#t-board").addEventListener("transitionrun",
             (event) => (window.glides += event.propertyName === "transform")) }"""
    )
    tap(page, random.Random(2))
    expect(page.locator("#t-log li")).to_have_count(2)
    page.wait_for_timeout(400)
    after = drawn(page)
    assert before.keys() == after.keys()
    assert sum(before[one] != after[one] for one in before) >= 2
    assert page.evaluate("window.glides") >= 2


def test_the_log_stays_at_its_end_until_somebody_scrolls_up(visit: Visit) -> None:
    page = visit()
    new_game(page, "morris")
    my_turn(page)
    write = """() => { for (let i = 0; i < 40; i++)
      document.querySelector("#t-log").append(Object.assign(document.createElement("li"), { textContent: "line" })) }"""
    seen = """() => document.querySelector("#t-log").lastChild.getBoundingClientRect().bottom
      <= document.querySelector("#t-log-box").getBoundingClientRect().bottom + 1"""
    page.evaluate(write)
    assert page.evaluate(seen)
    page.evaluate("document.querySelector('#t-log-box').scrollBy(0, -300)")
    assert not page.evaluate(seen)
    page.evaluate(write)
    assert not page.evaluate(seen)


def test_keyboard_alone(visit: Visit) -> None:
    page = visit()
    page.keyboard.press("Tab")
    for _ in range(80):
        if page.evaluate("!!document.activeElement.closest('form[action=\"/play\"]')?.querySelector('[value=morris]')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    my_turn(page)
    for _ in range(40):
        if page.evaluate("document.activeElement.classList.contains('lit')"):
            break
        page.keyboard.press("Tab")
    here = page.evaluate("document.activeElement.dataset.target")
    page.keyboard.press("ArrowRight")
    there = page.evaluate("document.activeElement.dataset.target")
    assert there != here
    page.keyboard.press("Enter")
    expect(page.locator("#t-log li")).to_have_count(2)
    my_turn(page)
    expect(page.locator(f'#t-board [data-target="{there}"]')).to_be_focused()  # though it is drawn anew
    page.keyboard.press("u")
    expect(page.locator("#t-log li").first).to_contain_text("takes back")


def test_undo_against_a_bot(visit: Visit) -> None:
    page = visit()
    new_game(page, "morris")
    my_turn(page)
    before = drawn(page)
    tap(page, random.Random(3))
    expect(page.locator("#t-log li")).to_have_count(2)
    my_turn(page)
    page.locator('[data-can="undo"]').click()
    expect(page.locator("#t-log li")).to_have_count(1)
    assert sorted(before.values()) == sorted(drawn(page).values())


def test_why_not_names_the_rule(visit: Visit) -> None:
    page = visit()
    new_game(page, "morris")
    my_turn(page)
    target = tap(page, random.Random(4))
    expect(page.locator("#t-log li")).to_have_count(2)
    my_turn(page)
    page.locator(f'#t-board [data-target="{target}"]').click(force=True)
    link = page.locator("#t-note a")
    expect(link).to_have_text(re.compile(r"Rule M\d"))
    href = link.get_attribute("href")
    assert href is not None
    page.goto(href)
    assert page.locator(f'[id="{href.split("#")[1]}"]').count() == 1


def test_escape_steps_back(visit: Visit) -> None:
    page = visit()
    new_game(page, "morris")
    dice = random.Random(8)
    for _ in range(200):
        if "Move one" in page.locator("#t-ask").inner_text() and page.locator("main.mine").count():
            break
        if tap(page, dice) is None:
            page.wait_for_timeout(15)
    page.keyboard.press("Escape")
    page.locator("#t-board .lit").first.click()
    expect(page.locator("#t-board .touched")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("#t-board .touched")).to_have_count(0)


def test_the_language_can_be_switched(visit: Visit) -> None:
    page = visit()
    new_game(page, "morris")
    expect(page.locator("#t-ask")).to_have_text("Place a man on a free point.")
    page.locator("nav a[lang=fr]").click()
    expect(page.locator("#t-ask")).to_have_text("Posez un pion sur un point libre.")
    page.goto("/")
    expect(page.locator("h2").last).to_have_text("Ouvrir une partie")


def test_the_board_as_text(visit: Visit) -> None:
    page = visit()
    new_game(page, "morris")
    page.locator("summary").last.click()
    page.locator("#t-as-text").check()
    expect(page.locator("#t-text")).to_contain_text("White (O) has 9 in hand")


def test_the_log_shows_what_was(visit: Visit) -> None:
    page = visit()
    new_game(page, "morris")
    my_turn(page)
    tap(page, random.Random(9))
    expect(page.locator("#t-log li")).to_have_count(2)
    my_turn(page)
    now = drawn(page)
    page.locator("#t-log [data-ply]").first.click()
    expect(page.locator("#t-past")).to_be_visible()
    assert drawn(page) != now
    page.locator('[data-do="now"]').click()
    expect(page.locator("#t-past")).to_be_hidden()
    assert drawn(page) == now


def test_a_hint_is_shown_and_not_played(visit: Visit) -> None:
    page = visit()
    new_game(page, "morris")
    my_turn(page)
    page.locator('[data-do="hint"]').click()
    expect(page.locator("#t-board .hinted")).to_have_count(1, timeout=30_000)
    expect(page.locator("#t-best li")).to_have_count(3)
    expect(page.locator("#t-best .share").first).to_contain_text("%")
    check(page)
    assert log(page) == []
    tap(page, random.Random(1))
    expect(page.locator("#t-best")).to_be_hidden()


def test_a_first_page_is_small(visit: Visit, server: Server) -> None:
    sizes: list[int] = []
    page = visit("/health")
    page.on("requestfinished", lambda request: sizes.append(request.sizes()["responseBodySize"]))
    page.goto("/")
    page.wait_for_load_state("networkidle")
    assert 0 < sum(sizes) < 150_000
