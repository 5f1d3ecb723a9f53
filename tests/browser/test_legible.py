"""Whether a table can be read and touched: letters as painted, targets, the question, in several windows and states."""

import random
import re
import zlib
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sortilege.kernel.registry import games
from sortilege.server.compression import LEVEL

from .conftest import Visit
from .driver import my_turn, new_game, play, sent

LAPTOP, PHONE, LYING = (1366, 650), (390, 844), (844, 390)
WINDOWS = [
    LAPTOP,
    PHONE,
    *(
        pytest.param(size, marks=pytest.mark.deep)
        for size in [(1280, 860), (1920, 1080), (2560, 1440), (820, 1180), LYING]
    ),
]
WEIGHT = 60_000  # bytes of a table as they are sent, without typefaces

# Letters with their size as painted, what is lit, and what answers the question, each with its least extent and the
# share of it that neither a box nor the window cuts off. Letters that a `use` draws again are measured where it stands.
MEASURE = """() => {
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const letters = [];
  const scale = (one) => {
    const matrix = one.getScreenCTM?.();
    return matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
  };
  const walk = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const [text, one] = [walk.currentNode.data.trim(), walk.currentNode.parentElement];
    const silent = "title, desc, defs, script, style, noscript, .hidden, dialog:not([open])";
    if (!text || one.closest(silent) || !seen(one)) continue;
    const drawn = one instanceof SVGElement;
    letters.push([parseFloat(getComputedStyle(one).fontSize) * (drawn ? scale(one) : 1), text, drawn]);
  }
  for (const copy of document.querySelectorAll("#t-board use")) {
    const texts = seen(copy) ? document.querySelector(copy.getAttribute("href")).querySelectorAll("text") : [];
    const size = (one) => parseFloat(one.getAttribute("font-size")) * scale(copy);
    for (const one of texts) letters.push([size(one), one.textContent, true]);
  }
  const share = (one) => {
    const box = one.getBoundingClientRect();
    let [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)];
    let [right, bottom] = [Math.min(box.right, innerWidth), Math.min(box.bottom, innerHeight)];
    for (let up = one.parentElement; up && up !== document.body; up = up.parentElement) {
      const { display, overflow } = getComputedStyle(up);
      if (display === "contents" || !/auto|scroll|hidden|clip/.test(overflow)) continue;
      const edge = up.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return Math.max(0, right - left) * Math.max(0, bottom - top) / Math.max(1, box.width * box.height);
  };
  const measured = (one) => {
    const { width, height } = one.getBoundingClientRect();
    return [Math.min(width, height), share(one), one.dataset.target ?? one.textContent.trim().slice(0, 40)];
  };
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen).map(measured);
  return {
    letters, lit: all("main .lit"), answers: all("#t-choices button"), ask: all("#t-ask"), hinted: all("main .hinted"),
    sideways: document.documentElement.scrollWidth > innerWidth + 1,
  };
}"""

# What the drawing says where a number of a hint's steps lies upon it.
COVERED = """() => [...document.querySelectorAll("#t-board .step-number rect")].flatMap((disc) => {
  const at = disc.getBoundingClientRect();
  return [...document.querySelectorAll("#t-board svg text")].filter((text) => {
    const box = text.getBoundingClientRect();
    const apart = (from, to) => Math.max(0, from - to);
    const aside = Math.max(apart(box.left, at.left + at.width / 2), apart(at.left + at.width / 2, box.right));
    const above = Math.max(apart(box.top, at.top + at.height / 2), apart(at.top + at.height / 2, box.bottom));
    return !text.closest(".step-number") && text.checkVisibility() && Math.hypot(aside, above) < at.height / 2 - 1;
  }).map((text) => text.textContent);
})"""
# The next step of a hint, by the number that it shows.
NEXT = """() => [...document.querySelectorAll("main .hinted:not(.later)")]
  .find((one) => one.checkVisibility())?.dataset.step"""

# Whether the sheet with the question leaves the thing that a step names free, or holds it.
UNCOVERED = """(step) => {
  const all = [...document.querySelectorAll(`main .hinted[data-step="${step}"]`)];
  const hinted = all.find((one) => one.checkVisibility());
  const [box, sheet] = [hinted, document.querySelector("#t-asking")].map((part) => part.getBoundingClientRect());
  const aside = box.right <= sheet.left || box.bottom <= sheet.top || box.top >= sheet.bottom;
  return aside || Boolean(hinted.closest("#t-asking"));
}"""


def problems(page: Page, scale: float = 1, *, plays: bool = True) -> list[str]:
    """What cannot be read or touched in the window as it is now; who only reads may have scrolled away what is lit."""
    phone = page.evaluate("document.documentElement.dataset.shape") in ("phone", "lying")
    drawn, target = (11, 39.5) if phone else (12, 23.5)
    found: dict[str, Any] = page.evaluate(MEASURE)
    wrong = [
        f"{size:.1f} px: {text!r}"
        for size, text, is_drawn in found["letters"]
        if size < (drawn - 0.05 if is_drawn else 13.9 * scale)
    ]
    wrong += [f"{what} is {size:.0f} px" for size, _, what in found["lit"] + found["answers"] if size < target]
    wrong += [f"{part:.0%} of {what!r} is seen" for _, part, what in found["answers"] + found["ask"] if part < 0.99]
    if plays and found["lit"] and not found["answers"] and not any(part > 0.5 for _, part, _ in found["lit"]):
        wrong.append("nothing that is lit is in the window")
    if found["sideways"]:
        wrong.append("the page scrolls sideways")
    return wrong


def legible(page: Page, *, plays: bool = True) -> None:
    """What glides or fades in may be small or cut on its way: only what stays so is wrong."""
    for _ in range(20):
        wrong = problems(page, plays=plays)
        if not wrong:
            return
        page.wait_for_timeout(100)
    pytest.fail("; ".join(wrong[:8]))


def table(visit: Visit, key: str, size: tuple[int, int], language: str) -> Page:
    page = visit(phone=size[0] < 700, language=language)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    new_game(page, key)
    my_turn(page)
    return page


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", WINDOWS, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("key", games())
def test_a_table_can_be_read_and_touched(visit: Visit, key: str, size: tuple[int, int], language: str) -> None:
    page = table(visit, key, size, language)
    legible(page)
    play(page, random.Random(7), taps=5, seconds=30)
    my_turn(page)
    legible(page)
    _with_a_card(page)
    for tab in page.locator("#t-panels [role=tab]:visible").all():
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
        legible(page, plays=False)
        if size == PHONE:
            page.locator(".page.on .shut").click()
    for fold in page.locator("#t-others summary").all():
        fold.evaluate("(summary) => { summary.parentElement.open = true; }")
    legible(page, plays=False)


def _with_a_card(page: Page) -> None:
    """One thing is explained; the question stays as it is."""
    page.evaluate("document.querySelector('main [data-target]:not(.choice)').focus()")
    page.keyboard.press("i")
    expect(page.locator("#t-card")).to_be_visible()
    legible(page)
    page.keyboard.press("Escape")
    expect(page.locator("#t-card")).to_be_hidden()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("key", games())
def test_a_hint_is_seen_whole(visit: Visit, key: str, size: tuple[int, int]) -> None:
    page = table(visit, key, size, "en")
    page.locator('[data-do="hint"]').click()
    expect(page.locator("#t-best li").first).to_be_visible(timeout=60_000)
    step = page.evaluate(NEXT)
    expect(page.locator(f'main .hinted[data-step="{step}"]:visible').first).to_be_in_viewport(ratio=0.9)
    page.wait_for_function(UNCOVERED, arg=step)
    assert page.evaluate(COVERED) == []
    legible(page)
    for width, height in [(820, 1180), (1920, 1080)] if size == LAPTOP else []:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".more > summary")).to_be_in_viewport(ratio=0.99)
        expect(page.locator("#t-best li").first).to_be_in_viewport(ratio=0.3)


@pytest.mark.parametrize("key", games())
def test_large_letters(visit: Visit, key: str) -> None:
    page = visit(language="fr")
    page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
    page.evaluate("localStorage.setItem('sortilege-size', '130')")
    new_game(page, key)
    my_turn(page)
    # The drawing gives way to what is read, so only what stands in HTML is larger.
    wrong = [one for one in problems(page, 1.3) if not re.match(r"1\d\.\d px: '[\dIV+×]+'", one)]
    assert not wrong, "; ".join(wrong[:8])


def test_how_much_a_table_weighs(visit: Visit) -> None:
    """All that a new visitor's browser is sent for a table, compressed: page, styles, scripts, the first drawing."""
    page = visit()
    client = page.context.new_cdp_session(page)
    client.send("Network.enable")
    client.send("Network.setCacheDisabled", {"cacheDisabled": True})
    files: list[int] = []
    frames: list[str] = []
    page.on("requestfinished", lambda request: files.append(sent(request)))
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    for key in games():
        new_game(page, key)
        my_turn(page)
        files.clear()
        frames.clear()
        page.reload()
        my_turn(page)
        page.wait_for_load_state("networkidle")
        weight = sum(files) + len(zlib.compress(frames[0].encode(), LEVEL))
        assert 30_000 < weight < WEIGHT, f"{key} weighs {weight}"
