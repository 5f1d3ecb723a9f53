"""Books in a browser: a spell is taken from the gallery; the book that it makes is shared and printed, all cards."""

import re

from playwright.sync_api import Page, expect

from .conftest import Visit
from .test_pages import check

PRINTED = "() => [...document.querySelectorAll('.entry')].filter((one) => one.getClientRects().length).length"


def fits(page: Page) -> None:
    """Nothing is wider than the window."""
    assert page.evaluate("() => document.documentElement.scrollWidth <= window.innerWidth")


def test_from_the_gallery_to_a_printed_booklet(visit: Visit) -> None:
    page = visit("/gallery")
    page.get_by_role("checkbox", name="moves both masters’").check()
    page.locator(".spot", has_text=re.compile("^6$")).click()
    page.get_by_role("button", name="Search").click()
    expect(page.locator(".spellcard").first).to_be_visible()
    check(page)
    name = page.locator(".spellcard h3").first.inner_text()
    page.get_by_role("button", name=f"Take “{name}”").click()
    expect(page.get_by_role("status")).to_contain_text("with where it comes from")
    page.get_by_text("Name, copy, delete").click()
    page.get_by_label("Title").fill("Borrowed")
    page.get_by_role("button", name="Rename").click()
    page.get_by_role("button", name="everybody").click()
    expect(page.get_by_role("status")).to_contain_text("Everybody")
    check(page)
    page.get_by_role("link", name="Print “Borrowed”").click()
    expect(page.locator(".entry h2")).to_have_text(re.compile(re.escape(name)))
    expect(page.locator(".origin")).to_contain_text(name)
    check(page)
    page.goto("/booklet/gathering?in=both")
    page.emulate_media(media="print")
    assert page.evaluate(PRINTED) == 12
    expect(page.locator("#b-print")).to_be_hidden()
    for name in ("example?in=fr", "gathering?in=both"):
        page.goto(f"/booklet/{name}")
        paper = page.pdf(prefer_css_page_size=True)
        assert re.search(rb"/MediaBox \[0 0 4(19|20)[.\d]* 59[45]", paper), "A5"
        assert len(re.findall(rb"/Type /Page\b", paper)) == page.locator(".sheet").count(), "each sheet is a page"


def test_no_draft_overwrites_another(visit: Visit) -> None:
    page = visit("/workshop/blank")
    text = page.locator("#w-text")
    text.fill("# on an empty page\n")
    page.goto("/workshop/new")
    saved = text.input_value()
    text.fill(saved + "# in the first book\n")
    page.goto("/workshop/guard")
    expect(text).not_to_have_value(re.compile("# (on an|in the)"))
    page.goto("/workshop/blank")
    expect(text).to_have_value("# on an empty page\n")
    page.goto("/workshop/new")
    expect(text).to_have_value(saved + "# in the first book\n")
    page.locator("#w-saved").click()
    expect(text).to_have_value(saved)
    text.fill(saved + "# saved now\n")
    page.get_by_role("button", name="Save", exact=True).click()
    page.wait_for_url(re.compile(r"/workshop/\w{24}$"))
    expect(text).to_have_value(saved + "# saved now\n")
    expect(page.locator("#w-unsaved")).to_be_hidden()
    page.goto("/workshop/new")
    expect(text).to_have_value(saved)  # what was saved elsewhere is no draft any more


def test_books_on_a_phone_in_french(visit: Visit) -> None:
    page = visit("/gallery", language="fr", phone=True, dark=True)
    expect(page.locator("#g-more")).not_to_have_attribute("open", "")
    fits(page)
    check(page)
    page.get_by_role("button", name=re.compile("^Prendre « ")).first.click()
    page.get_by_role("link", name=re.compile("^Ce qui manque")).click()
    expect(page.locator(".spellcard")).to_have_count(3)
    fits(page)
    check(page)
    page.get_by_role("button", name=re.compile("^Ajouter « ")).first.click()
    expect(page.locator(".own-book")).to_contain_text("2 sortilèges")
    fits(page)
    page.get_by_role("link", name=re.compile("^Histoire")).click()
    page.get_by_role("button", name=re.compile("^Annuler")).click()
    expect(page.locator(".versions li")).to_have_count(3)
    fits(page)
    check(page)
