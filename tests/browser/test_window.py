"""The window of a table, whatever its shape: what must be pressed is whole and inside, what is read is large enough."""

import random
import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from sortilege.kernel.registry import games

from .conftest import Visit
from .driver import from_position, my_turn, new_game, play, tap
from .test_arena import FITS, touch
from .test_fingers import Fingers
from .test_pages import check
from .test_people import open_table, sit_down

SIZES = [(1366, 650), (1280, 860), (1920, 1080), (2560, 1440), (390, 844), (844, 390), (820, 1180)]
SETTLED = 40  # looks, after which a page will not change any more

# What is wrong with what stands in HTML: buttons cut by the window or by a box, small letters, small buttons.
WRONG = """(least) => {
  const wrong = [], seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const whole = (one) => {
    const box = one.getBoundingClientRect();
    let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
    for (let up = one.parentElement; up !== document.body; up = up.parentElement) {
      if (!/auto|scroll|hidden|clip/.test(getComputedStyle(up).overflow)) continue;
      const edge = up.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return box.left > left - 1 && box.top > top - 1 && box.right < right + 1 && box.bottom < bottom + 1;
  };
  for (const one of document.querySelectorAll("#t-ask, #t-result, #t-choices button, #t-tools > *, .offer *")) {
    if (seen(one) && one.textContent && !whole(one)) wrong.push(`cut: ${one.textContent}`);
  }
  for (const one of document.querySelectorAll("main button:not(.line), main .button, main select")) {
    const { width, height } = one.getBoundingClientRect();
    if (seen(one) && Math.min(width, height) < least) wrong.push(`${width}x${height}: ${one.textContent}`);
  }
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const one = walk.currentNode.parentElement;
    if (!walk.currentNode.data.trim() || one.closest("svg, script, noscript, .hidden") || !seen(one)) continue;
    const size = parseFloat(getComputedStyle(one).fontSize);
    if (size < 13.5) wrong.push(`${size} px: ${walk.currentNode.data}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) wrong.push("the page scrolls sideways");
  const phone = document.documentElement.dataset.shape === "phone";
  if (!phone && document.documentElement.scrollHeight > innerHeight) wrong.push("the page scrolls");
  return wrong;
}"""

PLACES = """() => [document.querySelector("#t-board svg").getBoundingClientRect().toJSON(),
  document.querySelector("#t-asking").getBoundingClientRect().height]"""


def wrong_now(page: Page) -> list[str]:
    phone = page.evaluate("document.documentElement.dataset.shape") == "phone"
    wrong: list[str] = page.evaluate(WRONG, 39.5 if phone else 23.5)
    return wrong


def each_size(page: Page, sizes: Sequence[tuple[int, int]] = SIZES) -> None:
    """Everything is right in every window, once the page has settled in it."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        wrong = ["nothing was looked at"]
        for _ in range(SETTLED):
            page.wait_for_timeout(70)
            if not (wrong := wrong_now(page)):
                break
        assert not wrong, f"{width}x{height}: {'; '.join(wrong)}"


@pytest.mark.parametrize("key", games())
@pytest.mark.parametrize(
    ("language", "text"),
    [("en", 100), ("fr", 130), *(pytest.param(*one, marks=pytest.mark.deep) for one in [("fr", 90), ("en", 150)])],
)
def test_what_must_be_pressed_is_inside_the_window(visit: Visit, key: str, language: str, text: int) -> None:
    page = visit(language=language)
    page.evaluate(f"localStorage.setItem('sortilege-size', '{text}')")
    new_game(page, key)
    play(page, random.Random(text), taps=5, seconds=20)
    my_turn(page)
    each_size(page)
    page.locator(".more > summary").click()
    each_size(page)
    page.locator("#t-as-text").check()
    expect(page.locator("#t-text")).to_be_visible()
    each_size(page)
    page.set_viewport_size({"width": 844, "height": 390})
    beside = page.locator("#t-text").bounding_box()
    assert beside
    assert beside["width"] > 300, "on a phone that lies it has the column beside the board"
    page.set_viewport_size({"width": 1280, "height": 860})
    page.locator('[data-do="hint"]').click()
    expect(page.locator("#t-best li").first).to_be_visible(timeout=60_000)
    each_size(page)


@pytest.mark.parametrize("key", games())
def test_nothing_jumps(visit: Visit, key: str) -> None:
    """Board and answers stay where they are from touch to touch; the card grows for more buttons than usual alone."""
    page, dice = visit(language="fr"), random.Random(5)
    page.set_viewport_size({"width": 1366, "height": 650})
    new_game(page, key)
    boxes = []
    for _ in range(12):
        my_turn(page)
        boxes.append(page.evaluate(PLACES))
        tap(page, dice)
        page.wait_for_timeout(100)
    boards, heights = {str(board) for board, _ in boxes}, [height for _, height in boxes]
    assert len(boards) == 1
    assert max(heights) - min(heights) <= (60 if key == "archimage" else 20)


def test_an_offer_is_inside_the_window(visit: Visit) -> None:
    host = visit()
    link = open_table(host)
    friend = visit(link)
    sit_down(friend, "Zoé")
    friend.locator(".more > summary").click()
    friend.locator('[data-do="draw"]').click()
    friend.locator("#t-confirm button.primary").click()
    expect(host.locator('[data-offer="draw"]')).to_be_visible()
    each_size(host)
    each_size(friend)


@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing_with_a_hint_and_more(visit: Visit, phone: bool) -> None:
    page = visit(phone=phone, dark=phone)
    new_game(page, "spell")
    my_turn(page)
    page.locator('[data-do="hint"]').click()
    expect(page.locator("#t-best li").first).to_be_visible(timeout=60_000)
    page.locator(".more > summary").click()
    check(page)
    for tab in ("seats", "talk"):
        page.evaluate("document.querySelector('.more').open = false")
        page.locator(f"#t-h-{tab}").click()
        check(page)


def test_text_size_and_colours_are_kept(visit: Visit) -> None:
    page = visit()
    new_game(page, "morris")
    page.locator(".more > summary").click()
    page.locator('[data-setting="size"]').select_option("150")
    page.locator('[data-setting="theme"]').select_option("dark")
    for _ in range(2):
        look = page.evaluate(
            "[getComputedStyle(document.documentElement).fontSize, getComputedStyle(document.body).color]"
        )
        assert look == ["24px", "rgb(239, 230, 210)"]
        page.reload()
    page.goto("/")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.evaluate("[...document.querySelectorAll('source')].every((one) => one.media === 'all')")


def test_chat_that_is_not_seen_is_counted(visit: Visit) -> None:
    host = visit()
    friend = visit(open_table(host))
    sit_down(friend, "Zoé")
    host.locator("#t-h-log").click()
    friend.locator("#t-h-talk").click()
    for words in ("Bonjour", "On y va ?"):
        friend.locator("#t-chat-text").fill(words)
        friend.keyboard.press("Enter")
        expect(friend.locator("#t-talk")).to_contain_text(words)
    expect(host.locator("#t-unread")).to_have_text("2")
    expect(host.locator("#t-log")).not_to_contain_text("Bonjour")
    host.locator("#t-h-talk").click()
    expect(host.locator("#t-unread")).to_be_hidden()
    expect(host.locator("#t-talk li")).to_have_count(2)
    expect(friend.locator("#t-unread")).to_be_hidden()


def test_a_phone_points_at_what_is_lit_elsewhere(visit: Visit) -> None:
    page = visit(phone=True)
    new_game(page, "spell")
    my_turn(page)
    page.set_viewport_size({"width": 390, "height": 600})  # so that the arena is out of sight at the end of the page
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    arrow = page.locator("#t-above")
    expect(arrow).to_have_text(re.compile(r"↑ \w+"))
    arrow.click()
    in_view = """() => [...document.querySelectorAll("#t-board .lit")].some((one) => {
      const box = one.getBoundingClientRect();
      return box.top >= 0 && box.bottom <= document.querySelector("#t-asking").getBoundingClientRect().top; })"""
    page.wait_for_function(in_view)
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    expect(arrow).to_be_visible()
    at = page.evaluate("scrollY")
    x, y = page.evaluate(
        """(things) => [...document.querySelectorAll(things)].map((one) => one.getBoundingClientRect())
             .map((box) => [box.x + box.width / 2, box.y + box.height / 2])
             .find(([x, y]) => y > 20 && document.elementFromPoint(x, y)?.closest(things))""",
        ":is(#t-panels, #t-others) [data-target]",
    )
    fingers = Fingers(page)
    fingers.down((x, y))
    expect(page.locator("#t-card")).to_be_visible()  # by a long press; what is read does not run away
    fingers.up()
    page.wait_for_timeout(200)
    assert page.evaluate("scrollY") == at


def test_a_hint_on_a_phone_is_not_covered(visit: Visit) -> None:
    page = visit(phone=True)
    new_game(page, "spell")
    play(page, random.Random(3), taps=10, seconds=20)
    my_turn(page)
    page.locator('[data-do="hint"]').click()
    expect(page.locator("#t-best li").first).to_be_visible(timeout=60_000)
    page.wait_for_timeout(300)
    covered = page.evaluate(
        """() => { const hinted = document.querySelector("#t-board .hinted"); if (!hinted) return false;
             const box = hinted.getBoundingClientRect();
             return box.top < 0 || box.bottom > document.querySelector("#t-asking").getBoundingClientRect().top; }"""
    )
    assert not covered


@pytest.mark.parametrize("phone", [False, True])
def test_a_note_covers_nothing_that_is_played(visit: Visit, phone: bool) -> None:
    page = visit(phone=phone)
    new_game(page, "morris")
    my_turn(page)
    page.locator(".more > summary").click()
    page.locator('[data-do="copy"][data-link^="/table/"]').click()
    expect(page.locator("#t-note")).to_be_visible()
    board, note = page.locator("#t-board").bounding_box(), page.locator("#t-note").bounding_box()
    sheet = page.locator("#t-asking").bounding_box()
    assert board
    assert note
    assert sheet
    assert note["y"] >= sheet["y"] if phone else note["x"] >= board["x"] + board["width"]


def test_hand_and_hint_outlast_another_width(visit: Visit) -> None:
    page = visit()
    from_position(page, "spell", FITS)
    my_turn(page)
    page.locator('[data-do="hint"]').click()
    expect(page.locator("#t-best li").first).to_be_visible(timeout=60_000)
    touch(page, "a2")
    for side, size in ((390, (390, 844)), (640, (1366, 650))):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(page.locator("#t-board svg")).to_have_attribute("viewBox", f"0 0 {side} {side}")
        expect(page.locator("#t-board .touched")).to_have_count(1)
        expect(page.locator("main .hinted").first).to_be_attached()
        expect(page.locator("#t-best li").first).to_be_visible()
