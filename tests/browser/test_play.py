"""Whole games by taps, in every game there is; keys, undo, languages, and what glides."""

import random
import re
import time

import pytest
from playwright.sync_api import Page, expect

from sortilege.kernel.gesture import View
from sortilege.kernel.registry import game, games
from sortilege.server.limits import Bucket
from sortilege.server.play.socket import MESSAGES

from .conftest import Server, Visit
from .driver import drawn, from_position, log, my_turn, new_game, over, play, sent, tap
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
        page.locator('[data-can="again"]').click()
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
    page.locator('[data-can="again"]').click()
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


# The least of its letters, those of pieces too, and of these targets.
_SIZES = """(targets) => {
  const svg = document.querySelector("#t-board svg");
  const scale = ({ a, b }) => Math.hypot(a, b);
  const size = (text, on) => parseFloat(text.getAttribute("font-size")) * scale(on.getScreenCTM());
  const own = [...svg.querySelectorAll("text")].filter((text) => !text.closest("defs")).map((text) => size(text, text));
  const copied = [...svg.querySelectorAll("use")].flatMap((copy) => [
    ...svg.querySelector(copy.getAttribute("href")).querySelectorAll("text")].map((text) => size(text, copy)));
  const boxes = [...svg.querySelectorAll(targets)].map((one) => one.getBoundingClientRect());
  const extents = boxes.map((one) => Math.min(one.width, one.height));
  return [Math.min(...own, ...copied), Math.min(...extents)];
}"""


# How large a drawing is, what can be touched in it, and its letters.
_DRAWN = """() => [document.querySelector("#t-board svg").getAttribute("viewBox"),
  document.querySelector("#t-board .target").getBBox().width,
  ...[...document.querySelectorAll("#t-board text")].map((one) => one.getAttribute("font-size"))].join()"""


def _large(page: Page, targets: str, least: float) -> None:
    text, target = page.evaluate(_SIZES, targets)
    assert text > 10.95, f"a text of {text} pixels"
    assert target > least, f"a target of {target} pixels"


@pytest.mark.parametrize("key", GAMES)
def test_a_phone_gets_a_drawing_of_its_own(visit: Visit, key: str) -> None:
    """It can be read and touched; when the window becomes wider the other drawing comes, and a reload keeps it."""
    page = visit(phone=True)
    new_game(page, key)
    my_turn(page)
    _large(page, ".lit.target", 39.5)
    if page.locator("main.dense").count():  # what is not lit is brought nearer
        page.locator("#t-zoom").click()
        expect(page.locator("#t-board.zoomed")).to_be_visible()
    _large(page, ".target", 31)
    start = game(key).start(game(key).make_options({}))
    if game(key).scene(start, View(narrow=True)) == game(key).scene(start, View()):
        return  # the same drawing does for both
    slim = page.evaluate(f"({_DRAWN})()")
    page.set_viewport_size({"width": 1280, "height": 860})
    page.wait_for_function(f"slim => ({_DRAWN})() !== slim", arg=slim)
    page.reload()
    page.wait_for_function(f"slim => document.querySelector('#t-board svg') && ({_DRAWN})() !== slim", arg=slim)


def test_play_now_is_one_click(visit: Visit) -> None:
    page = visit()
    page.locator('form:has(input[value="morris"]) button').click()
    my_turn(page)
    expect(page).to_have_title(re.compile("your turn"))
    tap(page, random.Random(1))
    expect(page.locator("#t-log li")).to_have_count(2)


def test_pieces_glide_and_keep_their_ids(visit: Visit) -> None:
    page = visit(motion=True)
    from_position(page, "morris", "w.w/.../.../bw..../.../.../bb. w 0/0 40")
    before = drawn(page)
    page.evaluate(
        """() => { window.glides = 0; document.querySelector("#t-board").addEventListener("transitionrun",
             (event) => (window.glides += event.propertyName === "transform")) }"""
    )
    for move in ("b4", "c4", "d1", "d2"):
        my_turn(page)
        page.locator(f'#t-board [data-target="{move}"]').click(force=True)
    expect(page.locator("#t-log li")).to_have_count(2)
    page.wait_for_function("() => window.glides >= 2")
    after = drawn(page)
    assert before.keys() == after.keys()
    assert sum(before[one] != after[one] for one in before) == 2


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
    page.locator("#t-back").click()
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
    link = page.locator("#t-card .c-no a")
    expect(link).to_have_text(re.compile(r"Rule M\d"))
    href = link.get_attribute("href")
    assert href is not None
    page.goto(href)
    assert page.locator(f'[id="{href.split("#")[1]}"]').count() == 1


def test_escape_steps_back(visit: Visit) -> None:
    page = visit()
    new_game(page, "morris")
    dice, end = random.Random(8), time.monotonic() + 100
    while "Move one" not in page.locator("#t-ask").inner_text() or not page.locator("main.mine").count():
        assert time.monotonic() < end, "the men are never all placed"
        if tap(page, dice) is None:
            page.wait_for_timeout(15)
    page.keyboard.press("Escape")
    page.locator("#t-board .lit").first.click()
    expect(page.locator("#t-board .touched")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("#t-board .touched")).to_have_count(0)
    told = log(page)
    page.locator("#t-board .lit").first.click()
    page.locator("#t-back").click()  # steps back, as long as something is touched
    expect(page.locator("#t-board .touched")).to_have_count(0)
    assert log(page) == told
    page.locator("#t-back").click()
    expect(page.locator("#t-log li").last).to_contain_text("takes back")


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


MILL = "w.w/.w./.bb/b...../.../bb./... w 0/0 60"  # White closes the upper row, and takes a man

COVERED = """() => [...document.querySelectorAll("#t-board .hinted")].filter((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return !there?.closest("#t-board");
}).length"""


@pytest.mark.parametrize("phone", [False, True])
def test_a_hint_is_shown_step_by_step_and_closed(visit: Visit, phone: bool) -> None:
    page = visit(phone=phone)
    from_position(page, "morris", MILL)
    my_turn(page)
    hint, box = page.locator('[data-do="hint"]'), page.locator("#t-hints")
    hint.click()
    numbers = page.locator("#t-board .step-number text")
    expect(numbers).to_have_text(["1", "2", "3"], timeout=60_000)
    expect(page.locator("#t-board .hinted")).to_have_count(3)
    order = re.compile(r"^Move from d6 to d7 and close a mill\. Take the man on")
    expect(page.locator("#t-best .advice").first).to_have_text(order)
    expect(page.locator("#t-best .promise").first).to_contain_text("Your chances: ")
    assert page.evaluate(COVERED) == 0, "the hint covers what it hints at"
    check(page)
    assert log(page) == []
    second = page.locator("#t-best .advice").nth(1)
    second.click()
    expect(second).to_have_attribute("aria-pressed", "true")
    expect(numbers).not_to_have_text(["1", "2", "3"])
    page.keyboard.press("Escape")
    expect(box).to_be_hidden()
    expect(page.locator("#t-board .hinted, .step-number")).to_have_count(0)
    hint.click()
    box.get_by_role("button", name="Close the hint").click()
    expect(box).to_be_hidden()
    hint.click()
    expect(numbers).to_have_text(["1", "2", "3"])
    tap(page, random.Random(1))
    tap(page, random.Random(1))
    expect(box).to_be_hidden()


def test_a_move_that_came_too_fast_is_let_go(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server did not hear it: whoever made it can make it again."""
    page = visit()
    from_position(page, "morris", MILL)
    my_turn(page)
    d6, d7 = (page.locator(f'#t-board [data-target="{point}"]') for point in ("d6", "d7"))
    d6.click()
    expect(d7).to_have_class(re.compile("lit"))
    with monkeypatch.context() as hurried:
        hurried.setattr(Bucket, "take", lambda bucket: bucket.size != MESSAGES)
        d7.click()
        expect(page.locator("#t-note")).to_contain_text("too fast")
    expect(d6).to_have_class(re.compile("lit"))
    d6.click()
    d7.click()
    expect(page.locator("#t-board [data-target].lit")).to_have_count(5)  # one of Black's men is taken


def test_a_first_page_is_small(visit: Visit, server: Server) -> None:
    sizes: list[int] = []
    page = visit("/health")
    page.on("requestfinished", lambda request: sizes.append(sent(request)))
    page.goto("/")
    page.wait_for_load_state("networkidle")
    assert 0 < sum(sizes) < 150_000
