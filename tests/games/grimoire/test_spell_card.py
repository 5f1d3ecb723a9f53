"""The card of a spell: the stored positions show every sentence at work, and the drawing says what happens there."""

import pytest

from sortilege.games.grimoire.language.gems import board_text, read_board
from sortilege.games.grimoire.language.meaning.evaluate import evaluate
from sortilege.games.grimoire.language.meaning.illustrate import illustration
from sortilege.games.grimoire.language.text.read_book import read
from sortilege.games.grimoire.language.tree import Spell
from sortilege.games.grimoire.options import study
from sortilege.games.grimoire.spell_card import card_drawing, spell_card
from sortilege.games.grimoire.spellbooks import examples, learn, ready_book
from sortilege.ink import png
from sortilege.kernel.match import Match

TIDE = """Spell “Tide”:
The fire gems of the caster standing in the guard move 1 point toward the opponent.
The water gems of the caster standing in the front move 1 point toward the caster.
If two moved gems arrive at the same point, the gems concerned stay in place.
"""


def tree_of(text: str) -> Spell:
    return read(text).book().entries[0].spell


@pytest.mark.parametrize("number", range(1, 81))
def test_the_position_on_a_card_shows_the_spell_at_work(number: int) -> None:
    entry = examples()[number]
    assert entry.tree is not None
    board = read_board(entry.show)
    outcome = evaluate(entry.tree, board)
    assert outcome.verdict == "done"
    assert outcome.board != board
    if all(clause.when is None for clause in entry.tree.clauses):
        ordered = {event.index for event in outcome.story if event.kind == "ordered"}
        assert ordered == set(range(len(entry.tree.clauses)))


@pytest.mark.parametrize("number", [1, 22, 65, 78])
def test_the_stored_position_is_the_one_that_is_found(number: int) -> None:
    entry = examples()[number]
    assert entry.tree is not None
    found = illustration(entry.tree)
    assert found is not None
    assert board_text(found) == entry.show


def test_what_a_clash_sentence_does_is_shown_too() -> None:
    tree = tree_of(TIDE)
    board = illustration(tree)
    assert board is not None
    kinds = {event.kind for event in evaluate(tree, board).story}
    assert kinds >= {"ordered", "stays"}
    assert sum(gem is not None for gem in board) == 3


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_card_is_drawn_whole(language: str) -> None:
    tree = tree_of(TIDE)
    card = spell_card("<Tide>", tree, language, illustration(tree), author="Anna & Hugo")
    drawing = card_drawing(card)
    assert "&lt;Tide&gt;" in drawing
    assert "Anna &amp; Hugo" in drawing
    assert len(card.sentences) == 3
    assert ("Stay: " if language == "en" else "Reste : ") in card.told.replace("\u00a0", " ")
    assert png(drawing, 200).startswith(b"\x89PNG")


def test_a_spell_without_a_position_has_a_card_without_a_picture() -> None:
    card = spell_card("Tide", tree_of(TIDE), "en", None)
    assert card.picture is None
    assert "Tide" in card_drawing(card)


def test_the_card_at_a_table_has_the_picture_of_either_book() -> None:
    learn(study({"book0": "own", "text0": TIDE}))
    match = Match("grimoire", seed=1, book0="own", text0=TIDE, book1="novice", first="0", study=False)
    theirs = ready_book("novice")[0].number
    for target in ("spell-0-1", f"spell-1-{theirs}"):
        found = match.game.card(match.position, target, "en")
        assert found is not None
        assert found.picture is not None
        assert found.told
