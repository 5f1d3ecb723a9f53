"""The form of a new table: roles by name, clocks in minutes, no word cut, what is wrong beside its field."""

import pytest
from playwright.sync_api import Page, expect

from sortilege.kernel.registry import games

from .conftest import Visit
from .test_follow import SIZES
from .test_pages import check

# What is cut: texts wider than their box, and entries of lists wider than the list.
CUT = """() => {
  const seen = [...document.querySelectorAll("main *")].filter((one) => one.checkVisibility() && !one.closest("svg"));
  const written = (one) => !one.children.length && one.textContent.trim() && !one.matches("option, textarea");
  const hides = (one) => getComputedStyle(one).overflowX !== "visible";
  const wide = seen.filter((one) => written(one) && one.scrollWidth > one.clientWidth + 1 && hides(one));
  const pen = document.createElement("canvas").getContext("2d");
  const lists = seen.filter((one) => one.matches("select")).flatMap((list) => {
    const style = getComputedStyle(list);
    pen.font = style.font;
    const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    return [...list.options].filter((option) => pen.measureText(option.text).width > room + 1);
  });
  return [...wide, ...lists].map((one) => one.textContent.trim());
}"""


def sized(visit: Visit, key: str, size: str, language: str, *, quiet: bool = True) -> Page:
    page = visit(f"/new/{key}", phone=size == "phone", language=language, quiet=quiet)
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    return page


def own_clock(page: Page) -> None:
    page.locator('label:has([name="clock"][value="own"])').scroll_into_view_if_needed()
    page.locator('[name="clock"][value="own"]').focus()
    page.keyboard.press("Space")
    expect(page.locator('[name="minutes"]')).to_be_visible()


@pytest.mark.parametrize(
    ("language", "size"),
    [
        ("en", "laptop"),
        ("fr", "phone"),
        pytest.param("en", "phone", marks=pytest.mark.deep),
        pytest.param("fr", "laptop", marks=pytest.mark.deep),
    ],
)
@pytest.mark.parametrize("key", games())
def test_no_word_of_a_form_is_cut(visit: Visit, key: str, language: str, size: str) -> None:
    page = sized(visit, key, size, language)
    for fold in page.locator("main details > summary").all():
        if fold.is_visible():  # not the one of a magician who does not play
            fold.click()
    own_clock(page)
    assert page.evaluate(CUT) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
    check(page)


def test_who_begins_is_a_magician_and_a_clock_is_told_in_minutes(visit: Visit) -> None:
    page = sized(visit, "madness", "laptop", "fr")
    who = page.locator('label:has([name="option-first"]):visible')
    expect(who).to_have_text(["Premier magicien", "Deuxième magicien"])
    page.locator('label:has([name="option-seats"][value="3"])').click()
    expect(who).to_have_text(["Premier magicien", "Deuxième magicien", "Troisième magicien"])
    own_clock(page)
    page.locator('[name="minutes"]').fill("2,5")
    page.locator('[name="increment"]').fill("3")
    page.locator('[name="increment"]').blur()
    expect(page.locator("#n-summary")).to_contain_text("2,5 min chacun + 3 s")
    page.locator('[name="pace"]').select_option("move")
    expect(page.locator("#n-summary")).to_contain_text("2,5 min par coup")


@pytest.mark.parametrize("size", SIZES)
def test_what_is_wrong_stands_beside_its_field_which_is_open(visit: Visit, size: str) -> None:
    page = sized(visit, "morris", size, "fr", quiet=False)
    own_clock(page)
    page.locator('[name="minutes"]').fill("dix")
    page.locator("main form button.primary").click()
    problem = page.locator("#problem")
    expect(problem).to_contain_text("donnez des minutes")
    expect(problem).to_be_in_viewport()
    expect(page.locator('[name="minutes"]')).to_be_in_viewport()
    expect(page.locator('[name="minutes"]')).to_have_value("dix")
    expect(page.locator('[name="minutes"]')).to_be_focused()
    page.goto("/new/madness")
    page.locator("main details > summary").first.click()
    expect(page.locator('[name="option-cards"]')).to_be_hidden()
    page.locator('label:has([name="own-cards"][value="own"])').click()
    page.locator('[name="option-cards"]').fill("{")
    page.locator("main form button.primary").click()
    expect(problem).to_contain_text("option cards")
    expect(problem).to_be_in_viewport()
    expect(page.locator('[name="option-cards"]')).to_have_value("{")
    expect(page.locator('[name="option-cards"]')).to_be_focused()
    expect(page.locator('[name="option-cards"]')).to_be_in_viewport()
