"""Cards at the table: opened by touch of what cannot be played, hovering, long press and `i`; closed by Escape."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sortilege.kernel.details import Card
from sortilege.kernel.match import Match
from sortilege.kernel.registry import games

from .conftest import Visit
from .driver import from_position, midgame, my_turn, new_game, play
from .test_pages import check

WINDOWS = [(1366, 650), (390, 844)]
MANY = 30  # cards that a window may ask for at once; of more, so many from all parts of the page
# Things of the drawing and the panels in view whose middle can be touched, lit or not: target and middle of each.
THINGS = """(wanted) => {
  const seen = new Set();
  return [...document.querySelectorAll("#t-board [data-target], .reading [data-target]")].flatMap((thing) => {
    const target = thing.dataset.target;
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y)?.closest("[data-target]");
    if (seen.has(target) || hit !== thing || thing.classList.contains("lit") !== wanted) return [];
    seen.add(target);
    return [{ target, x, y }];
  });
}"""


# Each of these things is focused and asked for by `i`; what its card then says, in order.
READ = """async (targets) => {
  const box = document.querySelector("#t-card"), found = [];
  const press = (key) => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  const said = (name) => box.querySelector(name)?.textContent ?? "";
  for (const target of targets) {
    press("Escape");
    const all = document.querySelectorAll(`main :is(#t-board, .reading) [data-target="${CSS.escape(target)}"]`);
    [...all].find((one) => one.checkVisibility()).focus({ preventScroll: true });
    press("i");
    for (let looks = 0; box.hidden && looks < 500; looks += 1) await new Promise((then) => setTimeout(then, 10));
    found.push({ target, title: said(".c-title"), text: said(".c-text"), now: said(".c-now:not(.c-no)") });
  }
  press("Escape");
  return found;
}"""
SHOWN = """[...new Set([...document.querySelectorAll(":is(#t-board, .reading) [data-target]")]
  .filter((one) => one.checkVisibility()).map((one) => one.dataset.target))]"""


def things(page: Page, lit: bool) -> list[dict[str, Any]]:
    """What can be touched in the window; the page is scrolled until there is something."""
    for _ in range(12):
        found: list[dict[str, Any]] = page.evaluate(THINGS, lit)
        if found:
            return found
        page.mouse.wheel(0, 300)
        page.wait_for_timeout(100)
    return []


def played(page: Page) -> Match:
    return Match.from_record(page.request.get(f"{page.url}/record").text())


def card_of(page: Page, target: str) -> Card:
    """What the game says of a thing in the position of the table."""
    match = played(page)
    card = match.game.card(match.position, target, "en")
    assert card is not None
    return card


def cards_are_read(page: Page) -> None:
    """Whatever is shown and stands for something tells by `i` what the game says of it."""
    match = played(page)
    cards = {target: match.game.card(match.position, target, "en") for target in page.evaluate(SHOWN)}
    wanted = {target: card for target, card in cards.items() if card}
    assert len(wanted) > 3
    for found in page.evaluate(READ, list(wanted)[:: 1 + len(wanted) // MANY]):
        card = wanted[found["target"]]
        assert (found["title"], found["now"]) == (card.title, card.now), found
        assert card.text in found["text"], found


def expect_card(page: Page, target: str) -> None:
    card = card_of(page, target)
    box = page.locator("#t-card")
    expect(box.locator(".c-title")).to_have_text(card.title)
    expect(box).to_be_visible()
    expect(box.locator(".c-text")).to_contain_text(card.text)
    if card.now:
        expect(box.locator(".c-now").first).to_have_text(card.now)
    inside = (
        "(box) => { const b = box.getBoundingClientRect(); return b.left >= 0 && b.top >= 0 && "
        "b.right <= innerWidth + 1 && b.bottom <= innerHeight + 1; }"
    )
    assert box.evaluate(inside)


def closed_by_escape(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator("#t-card")).to_be_hidden()


@pytest.mark.parametrize("size", WINDOWS, ids=["laptop", "phone"])
@pytest.mark.parametrize("key", games())
def test_cards_are_opened_in_every_way(visit: Visit, key: str, size: tuple[int, int]) -> None:
    phone = size[0] < 700
    page = visit(phone=phone)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    from_position(page, key, midgame(key, 20))
    my_turn(page)
    cards_are_read(page)
    for thing in things(page, False)[:2]:
        (page.touchscreen.tap if phone else page.mouse.click)(thing["x"], thing["y"])
        expect_card(page, thing["target"])
        expect(page.locator("#t-card .c-no")).to_have_text(re.compile(r"\w"))
        closed_by_escape(page)
    _look_at(page, (things(page, True) or things(page, False))[0], phone)
    _by_key(page, (things(page, True) or things(page, False))[-1])


def _look_at(page: Page, thing: dict[str, Any], phone: bool) -> None:
    """A mouse that rests, or a long press: nothing is touched."""
    ply, touched = page.locator("#t-log li").count(), page.locator("main .touched").count()
    if phone:
        client = page.context.new_cdp_session(page)
        spot = [{"x": thing["x"], "y": thing["y"]}]
        client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": spot})
        page.wait_for_timeout(650)
        client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    else:
        page.mouse.move(5, 5)
        page.mouse.move(thing["x"], thing["y"], steps=3)
    expect_card(page, thing["target"])
    check(page)
    closed_by_escape(page)
    assert page.locator("#t-log li").count() == ply
    expect(page.locator("main .touched")).to_have_count(touched)


def _by_key(page: Page, thing: dict[str, Any]) -> None:
    page.mouse.move(5, 5)
    page.evaluate("(spot) => document.elementFromPoint(spot.x, spot.y).closest('[data-target]').focus()", thing)
    page.keyboard.press("i")
    expect_card(page, thing["target"])
    assert page.evaluate("document.activeElement.dataset.target") == thing["target"]
    closed_by_escape(page)
    assert page.evaluate("document.activeElement.dataset.target") == thing["target"]


def test_a_touch_elsewhere_closes_and_plays(visit: Visit) -> None:
    page = visit()
    new_game(page, "morris")
    play(page, random.Random(3), taps=2, seconds=20)
    my_turn(page)
    taken = things(page, False)[0]
    page.mouse.click(taken["x"], taken["y"])
    expect(page.locator("#t-card")).to_be_visible()
    lines = page.locator("#t-log li").count()
    free = things(page, True)[0]
    page.mouse.click(free["x"], free["y"])
    expect(page.locator("#t-card")).to_be_hidden()
    expect(page.locator("#t-log li")).to_have_count(lines + 2)


def test_who_only_watches_reads_cards_too(visit: Visit) -> None:
    page = visit()
    new_game(page, "grimoire")
    my_turn(page)
    watcher = visit(page.url)
    watcher.wait_for_selector("#t-board svg")
    watcher.locator('main [data-target^="spell-1-"]:visible').first.click(force=True)
    expect(watcher.locator("#t-card .c-text")).to_have_text(re.compile(r"gems"))
    expect(watcher.locator("#t-card .c-no")).to_contain_text("watching")


def test_cards_are_searched_on_the_rules_page(visit: Visit) -> None:
    page = visit("/rules/madness", language="fr")
    page.locator("#rules-search").fill("embellie")
    expect(page.locator(".entry:visible")).to_have_count(1)
    expect(page.locator(".entry:visible b")).to_have_text("Embellie")
    expect(page.locator("#rules-count")).to_have_text("1")
