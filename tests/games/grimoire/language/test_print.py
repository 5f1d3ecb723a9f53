"""What is printed is read back as the same tree, in both languages."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sortilege.games.grimoire.language import tree
from sortilege.games.grimoire.language.print import Unsayable
from sortilege.games.grimoire.language.print.book_text import print_book, spell_lines, tidy
from sortilege.games.grimoire.language.random_spells import random_spell
from sortilege.games.grimoire.language.text.read_book import read
from sortilege.games.grimoire.language.tree import Gems, Spell
from tests.games.grimoire.language.corpus import alternatives, every_spell, examples, spell_of

LANGUAGES = ("fr", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_round_trip_of_the_80_and_their_alternatives(language: str) -> None:
    assert len(every_spell()) == 80 + len(alternatives()) == 96
    for spell in every_spell():
        assert spell_of(*spell_lines(spell, language), language=language) == spell


@given(st.randoms(use_true_random=False), st.sampled_from(LANGUAGES))
@settings(max_examples=150, deadline=None)
def test_round_trip_of_random_spells(rng: Random, language: str) -> None:
    spell = random_spell(rng)
    assert spell_of(*spell_lines(spell, language), language=language) == spell


@pytest.mark.deep
@pytest.mark.parametrize("language", LANGUAGES)
def test_round_trip_of_2000_random_spells(language: str) -> None:
    """Printed, read and printed again, whatever the language can say."""
    for seed in range(2000):
        spell = random_spell(Random(seed))
        lines = spell_lines(spell, language)
        assert spell_of(*lines, language=language) == spell, lines


FRONT, AXIS = tree.Zone("front"), tree.Zone("axis")


@pytest.mark.parametrize(
    "place",
    [
        tree.Either((tree.Both((FRONT, tree.Where(Gems("me")))), AXIS)),
        tree.Both((tree.Outside(FRONT), AXIS)),
        tree.Reached(tree.Path(("cw",)), FRONT),
        tree.Outside(tree.Outside(FRONT)),
        tree.Where(Gems("me", at=tree.Where(Gems("me")))),
        tree.Points(()),
    ],
)
def test_what_the_language_does_not_say(place: tree.Place) -> None:
    spell = Spell((tree.Clause(Gems("me", at=place), tree.By(tree.Path(("cw",)))),))
    for language in LANGUAGES:
        with pytest.raises(Unsayable):
            spell_lines(spell, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_printed_book_opens_with_the_lexicon_and_reads_back(language: str) -> None:
    book = examples("en")
    printed = print_book(book, language)
    lexicon = printed.split("\n\n")[0]
    assert lexicon.startswith("#")
    assert all(word in lexicon for word in ("24", "18", "22"))
    reading = read(printed)
    assert reading.diagnostics == []
    assert [entry.spell for entry in reading.book().entries] == [entry.spell for entry in book.entries]
    assert [entry.name for entry in reading.book().entries] == [entry.name for entry in book.entries]
    assert reading.book().mystiques == book.mystiques
    assert reading.book().title == book.title


def test_canonical_form_of_a_file_keeps_comments_and_is_stable() -> None:
    text = (
        'Title: Essai\n\n# kept\nspell "a" :\n'
        "All the fire gems of the invoker\n  move one point clockwise .\n# inside\n"
        "The air gems of the caster move 1 arc inward."
    )
    tidied = tidy(text, "en")
    assert tidied == (
        "Grimoire “Essai”.\n\n# kept\nSpell “a”:\nThe fire gems of the caster move 1 point clockwise.\n\n# inside\n"
        "The air gems of the caster move 1 arc inward.\n"
    )
    assert tidy(tidied, "en") == tidied
    assert read(tidied).book().entries == read(text).book().entries


def test_a_file_as_people_write_is_put_into_canonical_words() -> None:
    text = (
        'Spell "x":\n# a comment\nAll the caster\'s fire gems on the middle arc move to the corresponding point on '
        "the outer arc. In other words, these gems move to the point whose number is theirs minus eight.\n"
    )
    tidied = tidy(text, "en")
    assert tidied.splitlines()[-1] == "The fire gems of the caster standing on the middle arc move 1 arc outward."
    assert "# a comment" in tidied
    assert tidy(tidied, "en") == tidied
