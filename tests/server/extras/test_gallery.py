"""The gallery finds spells by what they do; what a book lacks is made of the grammar; a booklet has all cards."""

import html
import re

import pytest

from sortilege.games.grimoire.extras.book_index import EFFECTS, index, index_of_the_game, indexed, of_the_game
from sortilege.games.grimoire.extras.booklet import NEEDED, lexicon_lines
from sortilege.games.grimoire.extras.lacking import corner, lacking, signature, small_spells
from sortilege.games.grimoire.language.library import BOOKS, shipped
from sortilege.games.grimoire.language.meaning.check import check
from sortilege.games.grimoire.language.meaning.prove import difference
from sortilege.games.grimoire.language.print.book_text import heading, spell_lines
from sortilege.games.grimoire.language.text.read_book import read
from tests.server.extras.test_books import BOOK, save, text_of
from tests.server.people import House


@pytest.mark.parametrize(
    ("sentences", "effects", "elements", "reach"),
    [
        ("The fire gems of the caster move 1 point clockwise.", ["own", "takes", "costs"], "F", list(range(1, 25))),
        ("The gems of the opponent standing in the front move 1 point toward the caster.",
         ["other", "takes", "costs"], "FAWE", [4, 8, 12, 16, 18, 20, 22, 24, 10]),
        ("The gems of both masters move from point 1 to point 2.", ["own", "other", "both", "takes", "costs"],
         "FAWE", [2]),
    ],
)  # fmt: skip
def test_what_a_spell_does(sentences: str, effects: list[str], elements: str, reach: list[int]) -> None:
    spell = read(f"Spell “x”:\n{sentences}\n").drafts[0].spell()
    found = indexed("x", spell)
    assert (found.effects, found.elements) == (effects, elements)
    assert found.reach == sorted(reach)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_books_of_the_game_are_known_as_they_are(language: str) -> None:
    """If this fails, `python -m sortilege.games.grimoire.extras.book_index` studies them anew."""
    assert of_the_game(language) == index_of_the_game(language)
    assert all(book.certificate for book in of_the_game(language).values())


@pytest.mark.parametrize("language", ["en", "fr"])
def test_spells_are_found_by_effect_element_word_and_point(house: House, language: str) -> None:
    person = house.person(language)
    page = person.get("/gallery").text
    total = sum(len(read(shipped(name, language).read_text("utf-8")).drafts) for name in BOOKS)
    assert re.search(rf"{total} (of|sur) {total}", page)
    spells = [spell for name in BOOKS for spell in of_the_game(language)[name].spells]
    wanted = [one for one in spells if {"both", "takes"} <= set(one.effects) and "W" in one.elements and 6 in one.reach]
    assert 0 < len(wanted) < total
    found = person.get("/gallery?does=both&does=takes&element=W&to=6").text
    assert re.search(rf"{len(wanted)} (of|sur) {total}", found)
    assert found.count('class="spellcard"') == min(len(wanted), 24)
    assert all(f"effect-{effect}" not in found for effect in EFFECTS)  # said in words
    assert person.get("/gallery?does=<b>&element=QX&to=99&to=x&page=9999999&q=" + "%00" * 50).status_code == 200
    assert person.get("/gallery?book=nothing").text.count('class="spellcard"') == 0


def test_three_proved_spells_for_the_corner_that_a_book_lacks() -> None:
    book = of_the_game("en")["attack"]
    found = lacking(book)
    assert len(found.spells) == 3
    assert found.points == corner(found.counts)
    for one in found.spells:
        assert set(one.reach) & set(found.points)
        assert all(difference(one.spell, other.spell) is not None for other in book.spells)
        for language in ("en", "fr"):
            said = "\n".join([heading(one.name, language), *spell_lines(one.spell, language)])
            assert check(said).certificate, said
    assert len({one.elements for one in found.spells}) == 3


def test_the_corner_is_where_the_fewest_spells_lead() -> None:
    counts = [3] * 24
    counts[4], counts[9] = 0, 1
    assert corner(counts) == [5, 10]
    assert corner([2] * 24) == [1, 2, 3, 4, 5, 6]


def test_spells_with_the_same_effect_count_once() -> None:
    """A half-turn is a half-turn, however often it is written: their signatures are equal."""
    one, other = (
        read(f"Spell “x”:\nThe fire gems of the caster standing {where} move 1 point clockwise.\n").drafts[0].spell()
        for where in ("in the front", "at points 1 to 3, 9 to 11 and 17 to 19")
    )
    assert signature(one) == signature(other)
    assert sum(1 for _ in small_spells([1, 2, 3])) > 400


def test_what_a_book_lacks_is_added_to_it(house: House) -> None:
    ada = house.person()
    book = save(ada, BOOK)
    page = ada.get(f"/books/{book}/lacks").text
    assert page.count('class="spellcard"') == 3
    assert ada.post(f"/books/{book}/lacks", {"place": "0"}).status_code == 303
    text = text_of(ada, book)
    assert len(read(text).drafts) == 2
    assert check(text).certificate
    assert ada.post(f"/books/{book}/lacks", {"place": "7"}).status_code == 404


@pytest.mark.parametrize("name", ["gathering", "example"])
def test_a_printed_book_has_all_cards(house: House, name: str) -> None:
    person = house.person()
    book = of_the_game("en")[name]
    page = person.get(f"/booklet/{name}?in=both").text
    assert page.count('<article class="entry">') == len(book.spells) == page.count('class="diagram"')
    names = re.findall(r'<span class="number">\d+</span> (.*?)</h2>', page)
    assert [one.replace("&#39;", "'") for one in names] == [spell.name for spell in book.spells]
    assert book.certificate in page
    for group, _ in book.mystiques:
        assert group.replace("'", "&#39;") in page
    assert page.count('<p lang="fr">') == page.count('<p lang="en">') == len(book.spells)


RARE = """Spell “Rare”:
The fire gems of the caster standing on the crossroads move 1 point toward the left.
Spell “Rarer”:
The water gems of the caster standing at point 3 move 1 point toward the axis.
Spell “Rarest”:
The gems of the opponent standing on the points adjacent to the air gems of the caster move 1 number forward.
"""


def test_a_booklet_explains_its_own_words_and_no_others(house: House) -> None:
    """The same lines in both languages; the eighty and these three need all, a book of one spell hardly any."""
    ada = house.person()
    lines = {language: lexicon_lines(language) for language in NEEDED}
    for language, openings in NEEDED.items():
        for opening in openings:
            assert sum(line.startswith(opening) for line in lines[language]) == 1

    def explained(name: str) -> set[int]:
        page = html.unescape(ada.get(f"/booklet/{name}?in=both").text)
        printed = [part.split("</div>")[0] for part in page.split('class="lexicon"')[1:]]
        english, french = (
            {place for place, line in enumerate(lines[language]) if f"<p>{line}" in text}
            for language, text in zip(("en", "fr"), printed, strict=True)
        )
        assert english == french
        return english

    all_lines, always = set(range(len(lines["en"]))), len(lines["en"]) - len(NEEDED["en"])
    assert explained("example") | explained(save(ada, RARE)) == all_lines
    assert all_lines - explained("example")
    assert len(explained(save(ada, BOOK))) == always + 1
    assert always < len(explained("gathering")) < len(explained("example"))


def test_a_booklet_says_what_is_not_proved(house: House) -> None:
    ada = house.person()
    book = save(ada, BOOK + "Spell “Crowd”:\nThe fire gems of the caster go to point 5.\n")
    page = ada.get(f"/booklet/{book}").text
    assert page.count('<article class="entry">') == 1
    assert "not certified" in page
    assert "<li>Crowd</li>" in page
    assert index(BOOK).certificate
    assert index(BOOK).certificate not in page
