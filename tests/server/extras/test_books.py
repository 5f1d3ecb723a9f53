"""My books: kept with every version, named, copied, shared and printed; what is not one's own is out of reach."""

import re
import time
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from sortilege.games.grimoire.extras.book_index import head_of, index, origins_of
from sortilege.games.grimoire.extras.books import LARGEST, disposition, titled, unique, with_spell
from sortilege.games.grimoire.language.book import same_name
from sortilege.games.grimoire.language.library import BOOKS, shipped
from sortilege.games.grimoire.language.meaning.check import check
from sortilege.games.grimoire.language.text.read_book import read
from sortilege.server.app import make_app
from sortilege.server.store import shelf
from tests.server.people import House, Person

SPARK = "Spell “Spark”:\nThe fire gems of the caster move {} points clockwise.\n"
BOOK = "Grimoire “Embers”.\nAuthor “Ada”.\n" + SPARK.format(2)
VAGUE = "Spell “Crowd”:\nThe fire gems of the caster go to point 5.\n"
HOSTILE = 'Grimoire "<script>alert(1)</script>".\nSpell "</textarea><img src=x onerror=1>":\n{{ 7*7 }}\u202e\n'


def save(person: Person, text: str, book: str = "", base: int = 0) -> str:
    """Saves as the workshop does; returns the name of the book."""
    sent = person.post("/workshop/save", {"text": text} | ({"book": book, "base": str(base)} if book else {}))
    assert sent.status_code == 303, sent.text
    return str(sent.headers["location"]).rsplit("/", 1)[1].partition("?")[0]


def text_of(person: Person, book: str) -> str:
    return str(person.get(f"/books/{book}/file").text)


def test_a_book_is_listed_for_who_wrote_it_alone(house: House) -> None:
    ada, eve = house.person(), house.person()
    book = save(ada, BOOK)
    assert len(book) == 24
    assert "Embers" in ada.get("/books").text
    assert "Embers" not in eve.get("/books").text
    assert "Embers" not in eve.get("/gallery").text


def test_nothing_is_overwritten_and_undo_goes_back_step_by_step(house: House) -> None:
    ada = house.person()
    book = save(ada, BOOK)
    for steps in (3, 4):
        assert save(ada, BOOK.replace("2 points", f"{steps} points"), book) == book
    assert save(ada, BOOK.replace("2 points", "4 points"), book) == book  # the same text adds nothing
    for wanted in (2, 1):  # each undo leads one version further back
        page = ada.get(f"/books/{book}/history").text
        found = re.search(r'class="primary" name="version" value="(\d+)"', page)
        assert found
        assert int(found[1]) == wanted
        assert ada.post(f"/books/{book}/back", {"version": found[1]}).status_code == 303
    assert "move 2 points" in text_of(ada, book)
    page = ada.get(f"/books/{book}/history").text
    assert page.count("/history?version=") == 5
    assert "Undo" not in page
    assert "4 points" in ada.get(f"/books/{book}/history?version=3").text
    assert ada.get(f"/books/{book}/history?version=77").status_code == 404


def test_two_windows_lose_nothing(house: House) -> None:
    ada = house.person()
    book = save(ada, BOOK)
    save(ada, BOOK + "# one\n", book, 1)
    late = ada.post("/workshop/save", {"text": BOOK + "# two\n", "book": book, "base": "1"}).headers["location"]
    assert late.endswith("?saved=both")
    assert "Nothing is lost" in ada.get(late).text
    assert ["# two" in text_of(ada, book), "# one" in ada.get(f"/books/{book}/history?version=2").text] == [True, True]


def test_who_has_a_link_reads_and_copies_and_changes_nothing(house: House) -> None:
    ada, eve = house.person(), house.person()
    book = save(ada, BOOK)
    assert "Embers" in eve.get(f"/workshop/{book}").text
    hers = save(eve, BOOK + "# hers\n", book, 1)
    assert hers != book
    assert "# hers" not in text_of(ada, book)
    assert f"/workshop/{book}" in eve.get("/books").text  # where it was copied from
    for what in ("share", "name", "remove", "back", "lacks"):
        assert eve.post(f"/books/{book}/{what}", {"seen": "private", "title": "x", "version": "1"}).status_code == 404
    assert eve.get(f"/books/{book}/history").status_code == 404
    assert ada.post(f"/books/{book}/share", {"seen": "private"}).status_code == 303
    for path in (f"/workshop/{book}", f"/books/{book}/file", f"/booklet/{book}", f"/books/{book}/lacks"):
        assert eve.get(path).status_code == 404
    assert eve.post(f"/books/{book}/copy", {}).status_code == 404
    assert ada.get(f"/workshop/{book}").status_code == 200


def test_a_book_is_named_copied_and_deleted(house: House) -> None:
    ada = house.person("fr")
    book = save(ada, SPARK.format(2))
    assert ada.post(f"/books/{book}/name", {"title": "  Les « Braises »\x00 pâles "}).status_code == 303
    assert text_of(ada, book).startswith("Grimoire “Les Braises pâles”.\n")
    headers = ada.get(f"/books/{book}/file").headers["content-disposition"]
    assert 'filename="les-braises-p-les.grimoire"' in headers
    assert ada.post(f"/books/{book}/name", {"title": "x" * 81}).status_code == 422
    assert ada.post(f"/books/{book}/name", {"title": ' "" '}).status_code == 422
    assert ada.post(f"/books/{book}/copy", {}).status_code == 303
    assert ada.get("/books").text.count("Les Braises pâles</a>") == 2
    assert ada.post(f"/books/{book}/remove", {}).status_code == 303
    assert ada.get(f"/workshop/{book}").status_code == 404
    assert ada.get("/books").text.count("Les Braises pâles</a>") == 1


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (SPARK.format(2), "Grimoire “New”.\n" + SPARK.format(2)),
        (BOOK, BOOK.replace("Embers", "New")),
        ("Title: Old\n" + SPARK.format(2), "Grimoire “New”.\n" + SPARK.format(2)),
        ('Collection "Old".\n' + SPARK.format(2), "Collection “New”.\n" + SPARK.format(2)),
        ('Spell "a":\nGrimoire of all.\n', 'Grimoire “New”.\nSpell "a":\nGrimoire of all.\n'),
    ],
)
def test_titles(before: str, after: str) -> None:
    assert titled(before, "New", "en") == after
    assert read(after).title == "New"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", ["new", *BOOKS])
def test_a_list_tells_what_the_reader_reads(name: str, language: str) -> None:
    text = shipped(name, language).read_text("utf-8")
    book, head = read(text).book(), head_of(text)
    assert head.language == language
    assert same_name(head.title) == same_name(book.title)
    assert same_name(head.author) == same_name(book.author)
    assert [same_name(one) for one in head.spells] == [same_name(entry.name) for entry in book.entries]


def test_a_list_does_not_wait_for_strange_texts() -> None:
    start = time.process_time()
    for part in ("spell ", 'spell "', " ", "title:", "grimoire «", "\t\n", "language ", 'author "x'):
        head_of((part * LARGEST)[:LARGEST])
        origins_of((part * LARGEST)[:LARGEST])
    assert time.process_time() - start < 2


def test_files_are_named_after_titles_whatever_these_hold() -> None:
    assert disposition('Le "Livre"/../é\r\nX') == (
        "attachment; filename=\"le-livre-x.grimoire\"; filename*=UTF-8''Le%20Livre%20%C3%A9%20X.grimoire"
    )
    assert 'filename="grimoire.grimoire"' in disposition("…")


def test_a_spell_is_taken_with_where_it_comes_from(house: House) -> None:
    ada, eve = house.person(), house.person("fr")
    book = save(ada, BOOK)
    assert ada.post(f"/books/{book}/share", {"seen": "public"}).status_code == 303
    page = eve.get("/gallery?q=spark").text
    what = re.search(rf'name="what" value="({book}/0)"', page)
    assert what
    taken = eve.post("/books/take", {"what": what[1], "into": ""}).headers["location"]
    hers = re.search(r"at=(\w+)", taken)
    assert hers
    text = text_of(eve, hers[1])
    assert "# Approprié de «\u00a0Spark\u00a0», Embers, Ada\n" in text
    assert "gemmes de feu" in text
    assert check(text).certificate
    again = eve.post("/books/take", {"what": f"{hers[1]}/0", "into": hers[1]})  # of her own: the first origin stays
    assert again.status_code == 303
    assert list(origins_of(text_of(eve, hers[1])).values()) == ["«\u00a0Spark\u00a0», Embers, Ada"] * 2
    assert "Spark\u00a0(2)" in text_of(eve, hers[1]).replace("Spark (2)", "Spark\u00a0(2)")
    for wrong in ("", "x", f"{book}/9", f"{book}/-1", "example/99999999999"):
        assert eve.post("/books/take", {"what": wrong, "into": ""}).status_code == 404


def test_a_taken_spell_stands_before_the_mystiques() -> None:
    found = index(BOOK).spells[0]
    text = with_spell(BOOK + "Mystique “Alone”: “Spark”.\n", unique("Spark", ["spark"]), found, "en", "“Spark”, Embers")
    assert [draft.name for draft in read(text).drafts] == ["Spark", "Spark (2)"]
    assert text.endswith("Mystique “Alone”: “Spark”.\n")
    assert [spell.name for spell in index(text).spells] == ["Spark"]  # the other does the same, which is refused
    assert origins_of(text) == {"spark (2)": "“Spark”, Embers"}


def test_only_proved_books_are_shown_to_all_and_as_they_were_proved(house: House) -> None:
    ada, eve = house.person(), house.person()
    vague, book = save(ada, VAGUE), save(ada, BOOK)
    refused = ada.post(f"/books/{vague}/share", {"seen": "public"})
    assert refused.status_code == 422
    assert "not proved" in refused.text
    assert ada.post(f"/books/{book}/share", {"seen": "all"}).status_code == 400
    ada.post(f"/books/{book}/share", {"seen": "public"})
    assert f"book={book}" in eve.get("/gallery").text
    save(ada, VAGUE, book)
    assert "move 2 points" in eve.get(f"/workshop/{book}").text  # as it was shown
    assert "go to point 5" in ada.get(f"/workshop/{book}").text
    ada.post(f"/books/{book}/share", {"seen": "private"})
    assert f"book={book}" not in eve.get("/gallery").text


def test_hostile_texts_are_kept_as_text(house: House) -> None:
    ada = house.person()
    book = save(ada, HOSTILE)
    for path in ("/books", f"/books/{book}/history", f"/booklet/{book}", f"/books/{book}/lacks", f"/workshop/{book}"):
        page = ada.get(path)
        assert page.status_code == 200, path
        assert "<script>alert" not in page.text
        assert "<img src=x" not in page.text
    assert ada.post("/workshop/save", {"text": "x" * (LARGEST + 1)}).status_code == 413
    for wrong in ("x", "0", "99", "9" * 30):
        assert ada.post(f"/books/{book}/back", {"version": wrong}).status_code == 404
    for path in ("/booklet/nothing", "/books/x/file", "/books/x/lacks", "/books/x/history"):
        assert ada.get(path).status_code == 404, path


def test_a_shelf_is_finite(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "MOST_WORKS", 1)
    monkeypatch.setattr(shelf, "MOST_VERSIONS", 2)
    ada = house.person()
    book = save(ada, BOOK)
    assert ada.post("/workshop/save", {"text": SPARK.format(3)}).status_code == 400
    for number in range(3):
        save(ada, f"{BOOK}# {number}\n", book)
    assert ada.get(f"/books/{book}/history").text.count("/history?version=") == 2


def test_books_of_before_keep_opening_and_saving_makes_them_ones_own(tmp_path: Path) -> None:
    from sortilege.server.store import documents

    with TestClient(make_app(tmp_path / "tables.db", pace=0, rate=1000)) as client:
        ada = House(client).person()
        store = client.app.state.hall.store  # type: ignore[attr-defined]
        assert client.portal
        old = client.portal.call(documents.keep, store, "book", BOOK)
        assert "Embers" in ada.get(f"/workshop/{old}").text
        assert ada.get(f"/booklet/{old}").status_code == 200
        assert save(ada, BOOK, old) != old
