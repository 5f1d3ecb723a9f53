"""The starter books of the table's form are the books of the gallery, the same in both languages, and proved."""

import pytest

from sortilege.games.grimoire import GAME
from sortilege.games.grimoire.language.gems import read_board
from sortilege.games.grimoire.language.library import book_text
from sortilege.games.grimoire.language.meaning.check import check
from sortilege.games.grimoire.language.meaning.evaluate import evaluate
from sortilege.games.grimoire.language.print import typeset
from sortilege.games.grimoire.language.text.read_book import read
from sortilege.games.grimoire.spellbooks import ready_book, starters
from sortilege.kernel.match import Match
from sortilege.kernel.words import LANGUAGES

NAMES = ("attack", "guard", "gathering")


def test_there_are_three_of_twelve_spells() -> None:
    assert tuple(starters()) == NAMES
    assert all([entry.number for entry in ready_book(name)] == list(range(1, 13)) for name in NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_starter_book_is_its_text_and_proved(name: str, language: str) -> None:
    reading = read(book_text(name, language))
    assert check(reading).errors == ()
    book = ready_book(name)
    names = [typeset(draft.name, language) for draft in reading.drafts]
    assert names == [entry.name(language) for entry in book]
    assert [draft.spell() for draft in reading.drafts] == [entry.tree for entry in book]


@pytest.mark.parametrize("name", NAMES)
def test_the_position_on_each_card_is_one_that_the_spell_changes(name: str) -> None:
    for entry in ready_book(name):
        assert entry.tree is not None
        board = read_board(entry.show)
        assert evaluate(entry.tree, board).board != board, entry.name("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_are_chosen_in_the_form_described_and_played_at_once(language: str) -> None:
    cards = GAME.option_cards("book0", language)
    said = [(cards[name].title, cards[name].text) for name in NAMES]
    assert all(title and text for title, text in said)
    assert len(set(said)) == 3
    values = {"book0": "attack", "book1": "gathering", "study": False, "first": "0"}
    assert not GAME.is_slow(values)
    match = Match("grimoire", book0="attack", book1="gathering", study=False, first="0")
    assert match.legal
