"""Following a game: what others do is staged in beats, at three paces, skipped by a tap, and shown again."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Visit
from .driver import drawn, from_position, log, my_turn, new_game
from .test_people import open_table, sit_down

SIZES = {"laptop": (1366, 650), "phone": (390, 844)}
MILL = ("a7", "b6", "d7", "b4", "g7", "b4")
SLOW = """() => { window.beats = []; new MutationObserver(() => {
    const box = document.querySelector("#t-staged");
    const now = box.hidden ? "shut" : box.dataset.beat;
    if (now !== window.beats.at(-1)?.[0]) window.beats.push([now, performance.now()]);
  }).observe(document.querySelector("#t-staged"), { attributes: true }); }"""
# The moves of morris as if they were of two kinds: no game of this test has to have them.
TWO_KINDS = """const parse = JSON.parse; JSON.parse = (text) => { const read = parse(text);
  if (read?.board?.moves) read.board.kinds = read.board.moves.map(([move]) => (move < "d" ? "Left" : "Right"));
  return read; }"""
# A calm beat lasts until somebody goes on.
ENDLESS = """() => { const usual = setTimeout;
  window.setTimeout = (work, ms) => usual(work, ms === 1200 ? 600_000 : ms) }"""


def board(page: Page, target: str) -> Locator:
    return page.locator(f'#t-board [data-target="{target}"]')


def touch(page: Page, target: str) -> None:
    my_turn(page)
    board(page, target).click(force=True)


@contextmanager
def two_at_morris(visit: Visit, size: str = "laptop", pace: str = "calm") -> Iterator[tuple[Page, Page]]:
    """Ada, who wants everything at once, and Bo, who watches what she does at this pace."""
    ada = visit()
    bo = visit(open_table(ada), phone=size == "phone", pace=pace)
    width, height = SIZES[size]
    bo.set_viewport_size({"width": width, "height": height})
    sit_down(bo, "Bo")
    my_turn(ada)
    yield ada, bo


def staged(page: Page, beat: str) -> Locator:
    return page.locator(f'#t-staged[data-beat="{beat}"]:visible')


@pytest.mark.parametrize("size", SIZES)
def test_a_mill_of_another_seat_is_staged(visit: Visit, size: str) -> None:
    """The card of the mill first; then the arrow; then the man that is taken, crossed, with who loses it."""
    with two_at_morris(visit, size) as (ada, bo):
        for number, target in enumerate(MILL[:4]):
            touch(bo if number % 2 else ada, target)
        my_turn(ada)
        touch(ada, "g7")
        box = staged(bo, "card")
        expect(box.locator(".s-who")).to_have_text(re.compile(r"places a man on g7 and closes a mill$"))
        expect(box.locator(".s-title")).to_have_text("A mill")
        expect(box.locator(".s-text")).to_contain_text("Three men of one player")
        expect(box.locator("a.rule")).to_have_attribute("href", re.compile(r"#M3\.1$"))
        assert board(bo, "g7").get_attribute("aria-label") == "g7, free"  # nothing has changed yet
        expect(staged(bo, "arrows")).to_be_visible()
        expect(bo.locator("#t-board .staged")).to_have_count(1)
        expect(board(bo, "g7")).to_have_attribute("aria-label", "g7, white man")
        touch(ada, "b4")
        lines = staged(bo, "arrows").locator(".s-results li")
        expect(lines).to_have_text(["Black loses the man on b4 and has 8 men left."])
        expect(bo.locator("#t-board .staged")).to_have_count(1)
        inside(bo)
        my_turn(bo)
        expect(bo.locator("#t-staged")).to_be_hidden()
        expect(bo.locator("#t-board .staged")).to_have_count(0)
        assert log(bo)[-1].endswith("places a man on g7, closes a mill and takes the man on b4")
        expect(ada.locator("#t-staged")).to_be_hidden()  # one's own moves are not staged, nor anything at once


def inside(page: Page) -> None:
    """The box is whole within the window, and does not cover the middle of the board."""
    box = page.locator("#t-staged").bounding_box()
    seen = page.locator("#t-board svg").bounding_box()
    assert box is not None
    assert seen is not None
    size = page.viewport_size or {"width": 0, "height": 0}
    assert box["x"] >= 0 and box["y"] >= 0  # noqa: PT018
    assert box["x"] + box["width"] <= size["width"] + 1
    assert box["y"] + box["height"] <= size["height"] + 1
    middle = seen["x"] + seen["width"] / 2, seen["y"] + seen["height"] / 2
    covered = box["x"] < middle[0] < box["x"] + box["width"] and box["y"] < middle[1] < box["y"] + box["height"]
    assert not covered


@pytest.mark.parametrize(("pace", "least", "most"), [("calm", 1150, 60_000), ("brisk", 450, 1150)])
def test_the_pace_is_a_choice(visit: Visit, pace: str, least: float, most: float) -> None:
    with two_at_morris(visit, pace=pace) as (ada, bo):
        bo.evaluate(SLOW)
        touch(ada, "a7")
        my_turn(bo)
        beats = dict(bo.evaluate("window.beats"))
        assert list(beats) == ["arrows", "change", "shut"]
        assert least < beats["change"] - beats["arrows"]
        if pace == "brisk":
            assert beats["change"] - beats["arrows"] < most


def test_at_once_nothing_is_staged_and_the_choice_is_remembered(visit: Visit) -> None:
    with two_at_morris(visit, pace="brisk") as (ada, bo):
        bo.locator("summary").last.click()
        bo.locator('[data-setting="pace"]').select_option("once")
        bo.evaluate(SLOW)
        touch(ada, "a7")
        my_turn(bo)
        assert bo.evaluate("window.beats") == []
        bo.reload()
        my_turn(bo)
        assert bo.locator('[data-setting="pace"]').input_value() == "once"


@pytest.mark.parametrize("how", ["tap", "key"])
def test_a_tap_or_a_key_goes_on(visit: Visit, how: str) -> None:
    """It goes on by one beat, and touches nothing below it."""
    with two_at_morris(visit) as (ada, bo):
        bo.evaluate(
            "() => { const slow = setTimeout; window.setTimeout = (work, ms) => slow(work, ms === 1200 ? 6e5 : ms) }"
        )
        touch(ada, "a7")
        expect(staged(bo, "arrows")).to_be_visible()
        if how == "tap":
            bo.locator('#t-board [data-target="g1"]').click(force=True)
        else:
            bo.keyboard.press("Enter")
        my_turn(bo)
        expect(bo.locator("#t-staged")).to_be_hidden()
        expect(bo.locator("#t-board .touched")).to_have_count(0)
        assert len([line for line in log(bo) if "places" in line]) == 1


@pytest.mark.parametrize("size", SIZES)
def test_the_last_turn_is_shown_again(visit: Visit, size: str) -> None:
    with two_at_morris(visit, size, "brisk") as (ada, bo):
        expect(bo.locator("#t-last")).to_be_hidden()
        touch(ada, "a7")
        my_turn(bo)
        now = drawn(bo)
        bo.reload()
        my_turn(bo)
        bo.locator("#t-last").click()
        expect(staged(bo, "arrows")).to_be_visible()
        assert "a7" not in drawn(bo) or drawn(bo) != now
        expect(bo.locator("#t-staged")).to_be_hidden()
        my_turn(bo)
        assert drawn(bo) == now
        touch(bo, "d7")  # and one goes on as before
        expect(bo.locator("#t-log")).to_contain_text("d7")


MOVING = "ww./..w/.../..b.b./b../.../... w 0/0 40"


@pytest.mark.parametrize("size", SIZES)
def test_the_question_follows_the_hand(visit: Visit, size: str) -> None:
    """A touched man is named, with what would happen; when it is let go the question is as before."""
    page = visit(phone=size == "phone")
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    from_position(page, "morris", MOVING)
    expect(page.locator("#t-ask")).to_have_text("You have three men left: carry one to any free point.")
    touch(page, "f6")
    expect(page.locator("#t-ask")).to_have_text("The man on f6: where does it go?")
    expect(page.locator("#t-subject .q-name")).to_have_text("f6, white man")
    expect(page.locator("#t-subject .q-lines li")).to_have_text(["It closes a mill on g7."])
    page.keyboard.press("Escape")
    expect(page.locator("#t-ask")).to_have_text("You have three men left: carry one to any free point.")
    expect(page.locator("#t-subject")).to_be_hidden()


def test_kinds_of_action_are_buttons_that_light_their_things(visit: Visit) -> None:
    page = visit()
    page.add_init_script(TWO_KINDS)
    new_game(page, "morris")
    my_turn(page)
    expect(page.locator("#t-kinds .kind")).to_have_text(["Left9", "Right15"])
    page.locator("#t-kinds .kind").first.click()
    expect(page.locator("#t-kinds .kind").first).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#t-board .lit")).to_have_count(9)
    expect(page.locator("#t-ask")).to_have_text("Left: touch what is lit.")
    page.locator("#t-kinds .kind").first.click()
    expect(page.locator("#t-board .lit")).to_have_count(24)
    expect(page.locator("#t-ask")).to_have_text("Place a man on a free point.")
    page.locator("#t-kinds .kind").first.click()
    page.locator('#t-board [data-target="g7"]').click(force=True)  # of the other kind: it is touched all the same
    expect(page.locator("#t-log")).to_contain_text("g7")


# What is sent waits; what the page says about a touch is noted, however soon it is gone.
HELD = """() => {
  const send = WebSocket.prototype.send, note = document.querySelector("#t-note");
  [window.held, window.told] = [[], []];
  WebSocket.prototype.send = function (text) { window.held.push(() => send.call(this, text)); };
  new MutationObserver(() => window.told.push(note.textContent)).observe(note, { childList: true });
}"""


def test_a_wish_that_comes_too_early_is_told(visit: Visit) -> None:
    with two_at_morris(visit) as (ada, bo):
        board(bo, "a7").click(force=True)
        expect(bo.locator("#t-card .c-no")).to_have_text(re.compile("not your turn"))
        bo.keyboard.press("Escape")
        ada.evaluate(HELD)
        touch(ada, "a7")
        board(ada, "d7").click(force=True)
        ada.wait_for_function("window.told.some((text) => text.includes('your move is on its way'))")
        ada.evaluate("window.held.forEach((send) => send())")
        expect(ada.locator("#t-note")).to_be_hidden()  # what it was too early for is there


HEARD = """() => { window.heard = []; document.addEventListener("sound", ({ detail }) => window.heard.push(detail)) }"""


def test_sounds_follow_the_beats_and_can_be_switched_off(visit: Visit) -> None:
    """One hears one's own move, the others' as they happen, captures, one's turn and the end."""
    with two_at_morris(visit, pace="brisk") as (ada, bo):
        bo.locator("#t-board").click(position={"x": 2, "y": 2})  # before a first touch browsers forbid all sound
        bo.evaluate(HEARD)
        for number, target in enumerate(MILL):
            page = bo if number in (1, 3) else ada
            touch(page, target)
        my_turn(bo)
        heard = bo.evaluate("window.heard")
        assert heard == ["move", "turn", "move", "move", "turn", "move", "move", "capture", "turn"]
        bo.locator(".more > summary").click()
        bo.locator("#t-sound").uncheck()
        bo.evaluate("window.heard = []")
        touch(bo, "a1")
        my_turn(ada)
        assert bo.evaluate("window.heard") == []


def test_title_and_icon_tell_whose_turn_it_is(visit: Visit) -> None:
    with two_at_morris(visit) as (ada, bo):
        for page, mine in (ada, True), (bo, False):
            said = re.compile("your turn" if mine else "^(?!.*your turn)")
            expect(page).to_have_title(said)
            for hidden in True, False:  # the sign of a window that is looked at stays as it is
                page.evaluate(
                    """(hidden) => {
                      Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
                      document.dispatchEvent(new Event("visibilitychange"));
                    }""",
                    hidden,
                )
                shown = re.compile("icon-turn" if mine and hidden else "^(?!.*icon-turn)")
                expect(page.locator("link[rel=icon]")).to_have_attribute("href", shown)
