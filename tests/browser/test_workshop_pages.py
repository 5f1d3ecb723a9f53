"""Every page of the workshop is clean for axe in both themes, fits its window, and is light."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Request, expect

from .conftest import Visit
from .driver import sent
from .test_books import fits
from .test_pages import check

WEIGHT = 60_000  # bytes of a page as they are sent, without typefaces
PAGES = ("/workshop", "/workshop/guide", "/workshop/blank", "/books", "/gallery", "/gallery?does=takes&element=F&to=6")
OF_A_BOOK = ("/books/{}/lacks", "/books/{}/history", "/booklet/{}?in=both", "/workshop/{}")


def own_book(page: Page) -> str:
    """Keeps a book that others can find; returns its name."""
    page.goto("/workshop/gathering")
    page.locator("#w-save").click()
    page.wait_for_url(re.compile(r"/workshop/\w{24}$"))
    book = urlsplit(page.url).path.rpartition("/")[2]
    page.goto("/books")
    page.locator(".own-book button[value=public]").click()
    expect(page.get_by_role("status")).to_be_visible(timeout=60_000)
    return book


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(("language", "phone"), [("en", False), ("fr", True)])
def test_axe_finds_nothing_and_all_fits(visit: Visit, language: str, phone: bool, dark: bool) -> None:
    page = visit("/workshop", language=language, phone=phone, dark=dark)
    book = own_book(page)
    for path in (*PAGES, *(one.format(book) for one in OF_A_BOOK)):
        page.goto(path, timeout=120_000)  # what a book lacks is found by proofs
        if path == f"/workshop/{book}":
            expect(page.locator("#w-asking.ok")).to_be_visible(timeout=60_000)
        check(page)
        fits(page)


def weight_of(page: Page, path: str) -> int:
    """The bytes of a page as it is sent; what it asks later, while somebody writes, is no part of it."""
    asked: list[Request] = []

    def note(request: Request) -> None:
        asked.append(request)

    page.on("requestfinished", note)
    page.goto(path)
    return sum(map(sent, asked))


def test_no_page_weighs_much(visit: Visit) -> None:
    """As it is sent to somebody who has never been here."""
    book = own_book(visit("/workshop"))
    for path in (*PAGES, *(one.format(book) for one in OF_A_BOOK if "books" not in one)):
        weight = weight_of(visit("/health"), path)
        assert 5_000 < weight < WEIGHT, f"{path} weighs {weight}"
