"""The workshop in a browser: from an empty page to a certified spell cast at a table."""

from playwright.sync_api import Page, expect

from .conftest import Visit
from .test_pages import check

SPARK = "Spell “Spark”:\nThe fire gems of the caster move 1 point clockwise"


# What to touch first: the spell, the book, a gem in hand, a point; so six gems are placed, then the book is opened.
WISHES = ("spell-0-1", "book-0", "hand-0-", "p", "star")


def tap_towards_the_spell(page: Page) -> bool:
    """Touches the first lit target that leads on; tells whether it was the spell."""
    lit = page.locator("main.mine #t-board .lit")
    found = lit.evaluate_all("(all) => all.map((one) => one.dataset.target)")
    wished = next((one for wish in WISHES for one in found if one.startswith(wish)), None)
    if wished is None:
        page.wait_for_timeout(50)
        return False
    page.locator(f'#t-board [data-target="{wished}"]').first.click()
    return bool(wished == "spell-0-1")


def test_from_an_empty_page_to_a_spell_cast_at_a_table(visit: Visit) -> None:
    page = visit("/workshop")
    page.locator('a[href="/workshop/blank"]').click()
    expect(page.locator("#w-verdict")).to_contain_text("Begin with a spell")
    page.locator("#w-text").fill(SPARK + " twice")
    expect(page.locator("#w-found li.error").first).to_be_visible(timeout=30_000)
    page.locator("#w-text").fill(SPARK)
    expect(page.locator("#w-next .choice").first).to_be_visible()
    page.locator("#w-text").press_sequentially(".")
    expect(page.locator("#w-verdict")).to_contain_text("Certified", timeout=60_000)
    expect(page.locator("#w-printed")).to_contain_text("feu")
    page.locator("#w-clear").click()
    page.locator('#w-board [data-target="p2"]').first.click()
    expect(page.locator("#w-story")).to_contain_text("3")
    page.locator("#w-after").click()
    expect(page.locator("#w-story")).to_contain_text("4")
    check(page)
    page.locator("#w-against").select_option("jester")
    page.locator("#w-play").click()
    page.wait_for_selector("main.mine #t-board svg", timeout=60_000)
    assert any(tap_towards_the_spell(page) for _ in range(300)), "the spell was never lit"
    page.locator('#t-board [data-target="star"]').first.click()
    expect(page.locator("#t-log")).to_contain_text("Spark", timeout=30_000)


def test_the_workshop_on_a_phone_in_french(visit: Visit) -> None:
    page = visit("/workshop", language="fr", phone=True, dark=True)
    check(page)
    page.goto("/workshop/new")
    expect(page.locator("#w-verdict")).to_contain_text("Certifié", timeout=60_000)
    expect(page.locator("#w-printed")).to_contain_text("fire gems")
    spell = page.locator("#w-mystiques li .choice").last
    spell.click()
    expect(page.locator("#w-spell")).to_have_value(spell.inner_text())
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    check(page)
    page.locator('button[formaction="/workshop/save"]').click()
    expect(page.locator("#w-kept")).to_have_value(page.url)
