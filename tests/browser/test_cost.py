"""A move costs the browser what it changes: counted in elements, for times are the machine's.

From the click to the painting nothing may style the whole page anew, or lay it out while scripts still change it.
"""

import json
import random
from collections.abc import Iterable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from sortilege.kernel.registry import games
from sortilege.server.words import WEB
from tests.browser.conftest import Visit
from tests.browser.driver import my_turn, new_game, tap

MOVES = 4
SHEETS = ("table", "panels", "staging", "hints")  # of a table, besides style.css
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline.stack", "blink.user_timing"]
FEW = 12  # elements; giving the focus away and back has a few styled at once
FROM_TO = """() => {
  window.painted = 0;
  let touched = false;
  addEventListener("click", () => { touched = true; performance.mark("touched"); }, true);
  document.querySelector("#t-board").addEventListener("drawn", () => {
    if (!touched) return;
    touched = false;
    requestAnimationFrame(() => {
      performance.mark("changed");
      setTimeout(() => { window.painted += 1; performance.mark("painted"); });
    });
  });
}"""


@pytest.mark.parametrize("name", SHEETS)
def test_no_style_looks_down(name: str) -> None:
    """What `:has` looks at is most of the page, and each change in there styles all that hangs on it anew."""
    assert ":has(" not in (WEB / "static" / f"{name}.css").read_text(encoding="utf-8")


@pytest.mark.parametrize("key", games())
def test_a_move_styles_what_it_changes(visit: Visit, chromium: Browser, key: str) -> None:
    page = visit()
    new_game(page, key)
    my_turn(page)
    page.evaluate(FROM_TO)
    chromium.start_tracing(page=page, categories=CATEGORIES)
    _play(page, MOVES)
    events = json.loads(chromium.stop_tracing())["traceEvents"]
    whole = page.evaluate("document.querySelectorAll('body *').length")
    styled = [max(_elements(move), default=0) for move in _styling(events, "painted")]
    assert min(styled) < whole / 2, f"of {whole} elements were styled anew: {styled}"
    forced = [sum(_elements(filter(_stack, move))) for move in _styling(events, "changed")]
    assert min(forced) <= FEW, f"scripts ask for the layout of a page that they change: {forced} elements"


def _play(page: Page, moves: int) -> None:
    dice = random.Random(1)
    for _ in range(400):
        if page.evaluate("window.painted") >= moves:
            return
        tap(page, dice)
        page.wait_for_timeout(50)
    raise AssertionError("so many moves could not be made")


def _styling(events: list[dict[str, Any]], until: str) -> list[list[dict[str, Any]]]:
    """The styling from each touch that made a move until its drawing is whole, or painted.

    Where the answer was slow, the page shows meanwhile that it waits: so the cheapest of some moves is looked at.
    """
    marks = sorted((event["ts"], event["name"]) for event in events if event["name"] in ("touched", until))
    spans = [(a, b) for (a, first), (b, then) in pairwise(marks) if (first, then) == ("touched", until)]
    assert len(spans) >= MOVES
    done = [event for event in events if event["name"] == "UpdateLayoutTree"]
    return [[event for event in done if a <= event["ts"] <= b] for a, b in spans]


def _elements(events: Iterable[dict[str, Any]]) -> list[int]:
    return [event["args"]["elementCount"] for event in events]


def _stack(event: dict[str, Any]) -> object:
    """Who asked for it at once, if anybody."""
    return event["args"].get("beginData", {}).get("stackTrace")
