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
    page.locator("#option-mode").select_option("solo")
    expect(page.locator("#seat-1")).to_be_hidden()
    expect(page.locator("#option-layout")).to_be_visible()
    page.locator("#option-layout").select_option("halves")
    page.locator("main form button.primary").click()
    page.wait_for_selector("main.mine #t-board svg")
    expect(page.locator("#t-seats .seat")).to_have_count(1)


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


def test_morph_makes_exactly_the_tree_that_is_wanted(visit: Visit) -> None:
    page = visit("/new/morris")
    address = page.evaluate("document.querySelector('link[rel=stylesheet]:last-of-type').href").replace(
        "style.css", "morph.js"
    )
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
    board.draw(html);
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
    """Only that the pieces which move or come stand above the others."""
    page = visit("/new/morris")
    address = page.evaluate("document.querySelector('link[rel=stylesheet]:last-of-type').href").replace(
        "style.css", "board.js"
    )
    match, dice, drawings = Match(key, seed=4), random.Random(4), []
    for number in range(40):
        if match.over:
            break
        drawings.append(match.game.scene(match.position, View(narrow=number > 30)))
        match.play(dice.choice(match.moves()))
    kept = page.evaluate(DRAW, {"address": address, "drawings": drawings})
    assert isinstance(kept, float), kept
    assert kept > 0.5


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
