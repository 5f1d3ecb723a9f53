"""Fingers on a phone: two bring the drawing nearer, one pans it, and one drags a piece where it does not scroll."""

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .driver import from_position, log, midgame, my_turn

Spot = tuple[float, float]
MEN = "w.w/.../.../bw..../.../.../bb. w 0/0 40"
_MIDDLE = """(target) => {
  const thing = document.querySelector(`#t-board [data-target="${target}"]`);
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  return [(left + right) / 2, (top + bottom) / 2];
}"""
_SEEN = """() => {
  const board = document.querySelector("#t-board");
  const wide = board.querySelector("svg").getBoundingClientRect().width;
  return { left: board.scrollLeft, top: board.scrollTop, page: scrollY, wide, high: board.offsetHeight };
}"""


class Fingers:
    """Touches of a page, as a screen sends them."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.client = page.context.new_cdp_session(page)

    def send(self, kind: str, *spots: Spot) -> None:
        points = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(spots)]
        self.client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def down(self, *spots: Spot) -> None:
        for i in range(len(spots)):
            self.send("touchStart", *spots[: i + 1])

    def move(self, *ways: tuple[Spot, Spot], steps: int = 10) -> None:
        """Moves each finger from a spot to another, all of them together."""
        for i in range(1, steps + 1):
            self.send("touchMove", *((x + (u - x) * i / steps, y + (v - y) * i / steps) for (x, y), (u, v) in ways))

    def up(self) -> None:
        self.send("touchEnd")


def middle(page: Page, target: str) -> Spot:
    x, y = page.evaluate(_MIDDLE, target)
    return x, y


def from_middle(middle: Spot, spot: Spot, far: float) -> Spot:
    return middle[0] + far * (spot[0] - middle[0]), middle[1] + far * (spot[1] - middle[1])


def test_two_fingers_zoom_and_one_pans(visit: Visit) -> None:
    page = visit(phone=True)
    from_position(page, "archimage", midgame("archimage", 60))
    my_turn(page)
    fingers, whole = Fingers(page), page.evaluate(_SEEN)
    a, b = middle(page, "n-a0r"), middle(page, "n-a3r")  # opposite each other
    between = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    near, far = from_middle(between, a, 0.5), from_middle(between, a, 1.25)
    other_near, other_far = from_middle(between, b, 0.5), from_middle(between, b, 1.25)
    fingers.down(near, other_near)
    fingers.move((near, far), (other_near, other_far))
    fingers.up()
    expect(page.locator("#t-board.zoomed")).to_be_visible()
    expect(page.locator("#t-zoom")).to_have_attribute("aria-pressed", "true")
    zoomed = page.evaluate(_SEEN)
    assert zoomed["wide"] == pytest.approx(2.5 * whole["wide"], rel=0.05)
    assert zoomed["high"] == pytest.approx(whole["high"], abs=1)  # nothing around it moves
    assert middle(page, "n-a0r") == pytest.approx(from_middle(between, a, 2.5), abs=8)
    fingers.down(between)
    fingers.move((between, (between[0] - 90, between[1] - 60)), steps=18)
    fingers.up()
    page.wait_for_function("(left) => document.querySelector('#t-board').scrollLeft > left + 40", arg=zoomed["left"])
    assert page.evaluate(_SEEN)["page"] == whole["page"]
    fingers.down(far, other_far)
    fingers.move((far, near), (other_far, other_near))
    fingers.up()
    expect(page.locator("#t-board.zoomed")).to_have_count(0)
    assert page.evaluate(_SEEN) == whole
    assert log(page) == []


def test_a_finger_drags_a_piece_and_elsewhere_scrolls(visit: Visit) -> None:
    page = visit(phone=True)
    from_position(page, "morris", MEN)
    my_turn(page)
    fingers = Fingers(page)
    (x, y), to = middle(page, "b4"), middle(page, "c5")
    fingers.down((x, y))
    fingers.move(((x, y), (to[0] + 14, to[1] - 14)))
    expect(page.locator(".ghost svg use")).to_have_count(1)
    expect(page.locator('#t-board [data-target="b4"].touched')).to_be_visible()
    fingers.up()
    expect(page.locator("#t-log li")).to_contain_text("b4 to c5")
    expect(page.locator(".ghost")).to_have_count(0)
    assert page.evaluate("scrollY") == 0
    my_turn(page)
    bare = middle(page, "d3")  # nobody's, and not lit before a man is touched
    fingers.down(bare)
    fingers.move((bare, (bare[0], bare[1] - 160)), steps=16)
    fingers.up()
    page.wait_for_function("() => scrollY > 40")
    assert len(log(page)) == 1


def test_a_piece_dropped_nowhere_is_let_go(visit: Visit) -> None:
    page = visit(phone=True)
    from_position(page, "morris", MEN)
    my_turn(page)
    fingers, start, board = Fingers(page), middle(page, "b4"), page.locator("#t-board").bounding_box()
    assert board
    fingers.down(start)
    fingers.move((start, (start[0], board["y"] + board["height"] + 90)))
    fingers.up()
    expect(page.locator("#t-board .touched")).to_have_count(0)
    expect(page.locator(".ghost")).to_have_count(0)
    assert log(page) == []
