"""Cards at the table: opened by touch of what cannot be played, hovering, long press and `i`; closed by Escape."""

import random
import re
from collections.abc import Iterator
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
# The parts of the page with what each shows; what is lit comes last.
PARTS = """["#t-board", ".reading"].flatMap((part) => {
  const shown = [...document.querySelectorAll(`main ${part} [data-target]`)].filter((one) => one.checkVisibility());
  const lit = (one) => Number(one.classList.contains("lit"));
  const targets = shown.sort((one, other) => lit(one) - lit(other)).map((one) => one.dataset.target);
  return [...new Set(targets)].map((target) => [part, target]);
})"""
# The middle of a thing of one part, brought into view, and whether it is lit; nothing if it is covered.
SPOT = """([part, target]) => {
  for (const thing of document.querySelectorAll(`main ${part} [data-target="${CSS.escape(target)}"]`)) {
    if (!thing.checkVisibility()) continue;
    thing.scrollIntoView({ block: "center", behavior: "instant" });
    const box = thing.getBoundingClientRect(), [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y)?.closest("[data-target]");
    if (hit === thing) return { part, target, x, y, lit: thing.classList.contains("lit") };
  }
  return null;
}"""


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


def shown_cards(page: Page, match: Match) -> dict[str, Card]:
    """The cards of all that is shown and stands for something."""
    cards = {target: match.game.card(match.position, target, "en") for target in page.evaluate(SHOWN)}
    return {target: card for target, card in cards.items() if card}


def cards_are_read(page: Page, wanted: dict[str, Card]) -> None:
    """Whatever is shown and stands for something tells by `i` what the game says of it."""
    assert len(wanted) > 3
    for found in page.evaluate(READ, list(wanted)[:: 1 + len(wanted) // MANY]):
        card = wanted[found["target"]]
        assert (found["title"], found["now"]) == (card.title, card.now), found
        assert card.text in found["text"], found


def kind_of(card: Card) -> str:
    """What a card is, whosever and of whatever level: a spell, a scroll, a point."""
    return re.split(r" of | \d|,", card.kind)[0]


def each_kind(page: Page, cards: dict[str, Card]) -> Iterator[dict[str, Any]]:
    """A thing of every kind of card in the drawing and in the panels, if possible one that cannot be touched now."""
    met: set[tuple[str, str]] = set()
    for part, target in page.evaluate(PARTS):
        if target not in cards or (part, kind_of(cards[target])) in met:
            continue
        spot = page.evaluate(SPOT, [part, target])
        if spot:
            met.add((part, kind_of(cards[target])))
            yield spot
    assert {kind for _, kind in met} == {kind_of(card) for card in cards.values()}


def expect_card(page: Page, card: Card) -> None:
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
    cards = shown_cards(page, played(page))
    cards_are_read(page, cards)
    for number, thing in enumerate(each_kind(page, cards)):
        _look_at(page, thing, cards[thing["target"]], phone)
        if number == 0:
            check(page)
        closed_by_escape(page)
        if thing["lit"]:
            continue
        spot = page.evaluate(SPOT, [thing["part"], thing["target"]])  # a phone may have scrolled back to what is lit
        (page.touchscreen.tap if phone else page.mouse.click)(spot["x"], spot["y"])
        expect_card(page, cards[thing["target"]])
        expect(page.locator("#t-card .c-no")).to_have_text(re.compile(r"\w"))
        closed_by_escape(page)
    last = (things(page, True) or things(page, False))[-1]
    _by_key(page, last, cards[last["target"]])


def _look_at(page: Page, thing: dict[str, Any], card: Card, phone: bool) -> None:
    """A mouse that rests, or a long press: nothing is touched."""
    ply, touched = page.locator("#t-log li").count(), page.locator("main .touched").count()
    if phone:
        client = page.context.new_cdp_session(page)
        spot = [{"x": thing["x"], "y": thing["y"]}]
        client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": spot})
        page.wait_for_timeout(550)
        client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    else:
        page.mouse.move(5, 5)
        page.mouse.move(thing["x"], thing["y"], steps=3)
    expect_card(page, card)
    assert page.locator("#t-log li").count() == ply
    expect(page.locator("main .touched")).to_have_count(touched)


def _by_key(page: Page, thing: dict[str, Any], card: Card) -> None:
    page.mouse.move(5, 5)
    page.evaluate("(spot) => document.elementFromPoint(spot.x, spot.y).closest('[data-target]').focus()", thing)
    page.keyboard.press("i")
    expect_card(page, card)
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
