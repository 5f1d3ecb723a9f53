"""Every page is clean for axe, in both languages, light and dark, wide and narrow; and the morph is exact."""

import random

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from sortilege import Match
from sortilege.ink import text_width
from sortilege.kernel.gesture import View
from sortilege.kernel.registry import games
from sortilege.kernel.words import LANGUAGES
from sortilege.server.bundle import STATIC

from .conftest import Visit
from .driver import new_game, play
from .test_people import open_table


def check(page: Page) -> None:
    page.wait_for_timeout(350)  # until what fades in has faded in
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize(("language", "dark", "phone"), [("en", False, False), ("fr", True, True)])
def test_axe_finds_nothing_on_the_pages(visit: Visit, language: str, dark: bool, phone: bool) -> None:
    page = visit(language=language, dark=dark, phone=phone)
    check(page)
    for key in games():
        for kind in ("new", "rules"):
            page.goto(f"/{kind}/{key}")
            check(page)
    link = open_table(page)
    check(page)
    check(visit(link, language=language, dark=dark, phone=phone))


@pytest.mark.parametrize("key", games())
@pytest.mark.parametrize(("dark", "phone"), [(False, False), (True, True)])
def test_axe_finds_nothing_at_the_table(visit: Visit, key: str, dark: bool, phone: bool) -> None:
    page = visit(dark=dark, phone=phone)
    new_game(page, key)
    play(page, random.Random(2), taps=6, seconds=8)
    page.locator("summary").last.click()
    page.locator("#t-as-text").check()
    page.wait_for_selector("#t-text:not([hidden])")
    check(page)


def test_a_form_shows_what_the_choices_need(visit: Visit) -> None:
    page = visit("/new/spell")
    expect(page.locator("#seat-1")).to_be_visible()
    expect(page.locator("#option-layout")).to_be_hidden()
    page.locator('[name="option-mode"][value="solo"]').check()
    expect(page.locator("#seat-1")).to_be_hidden()
    expect(page.locator("#option-layout")).to_be_visible()
    page.locator('[name="option-layout"][value="halves"]').check()
    page.locator("main form button.primary").click()
    page.wait_for_selector("main.mine #t-board svg")
    expect(page.locator("#t-seats .seat")).to_have_count(1)


def test_a_form_says_what_its_choices_mean(visit: Visit) -> None:
    page = visit("/new/madness")
    expect(page.locator("#role-0")).to_have_text("First magician")
    expect(page.locator("#n-expects")).to_contain_text("Two magicians")
    page.locator('[name="option-seats"][value="5"]').check()
    expect(page.locator("#n-expects")).to_contain_text("the hardest table")
    expect(page.locator("#seat-4")).to_be_visible()
    page.locator("#seat-1").select_option("master")
    expect(page.locator("#about-1")).to_contain_text("Plans well")
    expect(page.locator("[data-free]").last).to_be_hidden()
    page.locator("#seat-2").select_option("open")
    expect(page.locator("[data-free]").last).to_be_visible()
    expect(page.locator('[name="minutes"]')).to_be_hidden()
    page.locator('[name="clock"][value="own"]').check()
    expect(page.locator('[name="minutes"]')).to_be_visible()
    page.locator('[name="clock"][value="days"]').check()
    expect(page.locator('[name="minutes"]')).to_be_hidden()
    expect(page.locator("#n-summary")).to_contain_text("3 days a move")


def test_the_wrong_field_is_opened_after_an_error(visit: Visit) -> None:
    page = visit("/new/spell", quiet=False)  # the answer is 422, and the console says so
    page.locator('[name="option-deck"][value="own"]').check()
    page.locator('[name="option-cards"]').fill("not a deck")
    page.locator("main form button.primary").click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator('.wrong [name="option-cards"]')).to_be_visible()
    expect(page.locator('.wrong [name="option-cards"]')).to_have_value("not a deck")


def test_a_game_alone_offers_nothing_that_it_cannot_have(visit: Visit) -> None:
    page = visit("/new/spell")
    fields = ["edition", "setup", "tournament"]
    for name in fields:
        expect(page.locator(f'[name="option-{name}"]').first).to_be_visible()
    page.locator('[name="option-edition"][value="original"]').check()
    page.locator('[name="option-mode"][value="solo"]').check()
    for name in fields:
        expect(page.locator(f'[name="option-{name}"]').first).to_be_hidden()
    expect(page.locator('[name="option-layout"]').first).to_be_visible()
    page.locator("main form button.primary").click()
    expect(page.locator("#t-board svg")).to_be_visible()


def test_the_lobby_begins_with_the_easiest_game(visit: Visit) -> None:
    page = visit()
    cards = page.locator(".game")
    expect(cards.first).to_contain_text("two minutes to learn")
    for card in cards.all():
        expect(card.locator("button.primary")).to_have_count(1)
    page.get_by_role("button", name="twelve spells each").click()
    page.wait_for_selector("#t-board svg")
    expect(page.locator("#t-seats")).to_contain_text("Apprentice")


FUZZ = """async ({ address, rounds, seed }) => {
  const { morph } = await import(address);
  let state = seed;
  const random = (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) % n;
  };
  const tree = (depth, ids) => {
    const svg = random(3) > 0;
    const node = svg ? document.createElementNS("http://www.w3.org/2000/svg", ["g", "circle", "text"][random(3)])
                     : document.createElement(["div", "p", "b"][random(3)]);
    if (random(2) && ids.length) node.id = ids.splice(random(ids.length), 1)[0];
    for (const name of ["class", "lang", "data-target", "title"]) {
      if (!random(3)) node.setAttribute(name, String(random(5)));
    }
    if (!random(6)) node.setAttributeNS("http://www.w3.org/1999/xlink", "xlink:href", "#" + random(4));
    for (let i = random(depth > 0 ? 6 : 1); i > 0; i--) {
      const kind = random(6);
      if (kind === 0) node.append(document.createTextNode("t" + random(4)));
      else if (kind === 1) node.append(document.createComment("c" + random(2)));
      else node.append(tree(depth - 1, ids));
    }
    return node;
  };
  let kept = 0;
  for (let round = 0; round < rounds; round++) {
    const names = () => Array.from({ length: 12 }, (_, i) => "id" + i);
    const root = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const live = root.cloneNode(), wanted = root.cloneNode();
    for (const root of [live, wanted]) {
      const ids = names(), tops = ["top0", "top1", "top2", "top3", "top4", "top5"];
      for (let i = 0; i < 5; i++) {
        const child = tree(3, ids);
        if (random(4)) child.id = tops.splice(random(tops.length), 1)[0];
        root.append(child);
      }
    }
    document.body.append(live);
    const before = new Map([...live.children].filter((one) => one.id).map((one) => [one.id, one]));
    const copy = wanted.cloneNode(true);
    morph(live, copy);
    if (!live.isEqualNode(wanted)) return `round ${round}: ${live.outerHTML} is not ${wanted.outerHTML}`;
    for (const one of live.children) {
      const old = before.get(one.id);
      if (!old || old.nodeName !== one.nodeName || old.namespaceURI !== one.namespaceURI) continue;
      if (old !== one) return `round ${round}: ${one.id} was made anew`;
      kept += 1;
    }
    live.remove();
  }
  return kept;
}"""


def script_address(page: Page, name: str) -> str:
    """The address of a script as its author wrote it, with its modules beside it: pages get them all in one file."""
    folder = "/as-written/"
    page.route(f"**{folder}*.js", lambda route: route.fulfill(path=STATIC / route.request.url.rsplit("/", 1)[1]))
    return f"{folder}{name}"


def test_morph_makes_exactly_the_tree_that_is_wanted(visit: Visit) -> None:
    page = visit("/new/morris")
    address = script_address(page, "morph.js")
    kept = page.evaluate(FUZZ, {"address": address, "rounds": 400, "seed": 7})
    assert isinstance(kept, int), kept
    assert kept > 100


DRAW = """async ({ address, drawings }) => {
  const { Board } = await import(address);
  const root = document.body.appendChild(document.createElement("div"));
  const board = new Board(root, () => {});
  const plain = (html) => html.replace(/>\\s+</g, "><");
  let kept = 0;
  let last = new Set();
  for (const html of drawings) {
    const before = new Set(root.querySelectorAll("svg *"));
    board.render(html);
    const bare = [...root.querySelectorAll("use")].find((one) => !root.querySelector(one.getAttribute("href")));
    if (bare) return `${bare.parentNode.outerHTML} has no look`;
    for (const one of root.querySelectorAll(".leaving")) one.remove();
    const wanted = document.createElement("template");
    wanted.innerHTML = html;
    const pieces = [...wanted.content.querySelectorAll(".piece")];
    const moved = pieces.filter((one) => !last.has(one.outerHTML));
    last = new Set(pieces.map((one) => one.outerHTML));
    moved.forEach((one) => one.parentNode.append(one));
    const [is, should] = [root, wanted].map((one) => plain(one.innerHTML));
    if (is !== should) return `${is} is not ${should}`;
    const now = [...root.querySelectorAll("svg *")];
    kept += now.filter((one) => before.has(one)).length / now.length;
  }
  return kept / drawings.length;
}"""


@pytest.mark.parametrize("key", games())
def test_a_drawing_becomes_exactly_the_next_one_and_keeps_what_stays(visit: Visit, key: str) -> None:
    """Only that the pieces which move or come stand above the others. Those that leave keep their look."""
    page = visit("/new/morris")
    address = script_address(page, "board.js")
    match, dice, drawings = Match(key, seed=4), random.Random(4), []
    for number in range(40):
        if match.over:
            break
        drawings.append(match.game.scene(match.position, View(narrow=number > 30)))
        match.play(dice.choice(match.moves()))
    kept = page.evaluate(DRAW, {"address": address, "drawings": drawings})
    assert isinstance(kept, float), kept
    assert kept > 0.5


def test_letters_are_the_same_on_every_machine(visit: Visit) -> None:
    page = visit("/new/morris")
    loaded = page.evaluate(
        "async () => { await document.fonts.ready; return [...document.fonts].filter((f) => f.status === 'loaded')"
        ".map((f) => `${f.family} ${f.weight} ${f.style}`) }"
    )
    assert {"Source Sans Pro 100 500 normal", "Source Serif Pro 600 900 normal"} <= {
        one.replace('"', "") for one in loaded
    }


WIDTHS = """(html) => {
  const root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = html;
  const found = [...root.querySelectorAll('text[font-family="var(--serif)"]:not([font-weight])')];
  const size = (one) => parseFloat(one.getAttribute("font-size"));
  const told = found.map((one) => [one.textContent, size(one), one.getComputedTextLength()]);
  root.remove();
  return told;
}"""


@pytest.mark.parametrize("key", games())
def test_words_are_as_wide_as_they_were_measured_whatever_the_face(visit: Visit, key: str) -> None:
    page = visit("/new/morris")
    match, dice = Match(key, seed=4), random.Random(4)
    for number in range(24):
        match.play(dice.choice(match.moves()))
        for language in LANGUAGES if number % 8 == 0 else ():
            told = page.evaluate(WIDTHS, match.game.scene(match.position, View(language=language)))
            for words, size, width in told:
                if len(words) > 5:
                    assert width < 1.1 * text_width(words, size), f"{words!r} at {size}"
