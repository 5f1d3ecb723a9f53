"""The two grammars: strict, alike, with real word boundaries, and generous with the ways masters say things."""

import re
from pathlib import Path

import pytest

from sortilege.games.grimoire.language.meaning.prove import difference
from sortilege.games.grimoire.language.text import grammar as module
from sortilege.games.grimoire.language.text.grammar import STARTS, SyntaxFault, grammar
from sortilege.games.grimoire.language.text.normalise import normalise
from sortilege.games.grimoire.language.tree import canonical
from tests.games.grimoire.language.corpus import blocks, spell_of

FOLDER = Path(module.__file__).parent


@pytest.mark.parametrize("language", ["fr", "en"])
def test_strict_lalr(language: str) -> None:
    """Lark refuses a grammar with a conflict in strict mode, so that no sentence has two parses."""
    options = grammar(language).lark.options
    assert options.strict
    assert options.parser == "lalr"
    assert set(options.start) == set(STARTS)


def aliases(language: str) -> set[str]:
    text = (FOLDER / f"grammar_{language}.lark").read_text(encoding="utf-8")
    return set(re.findall(r"-> (\w+)", text)) | set(re.findall(r"^\??(\w+):", text, re.MULTILINE))


def test_both_grammars_have_the_same_rules() -> None:
    assert aliases("fr") ^ aliases("en") <= {"dest", "steps", "one"}


def test_both_vocabularies_have_the_same_meanings() -> None:
    french, english = grammar("fr").vocabulary, grammar("en").vocabulary
    for kind in ("ELEM", "OWNER", "CMP", "NUMBER", "ZONE", "OF_ZONE", "DIR", "RADIAL", "ALONG", "FIXED", "KIND"):
        assert list(french[kind]) == list(english[kind])


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "thefire gems of the caster move 1 point clockwise."),
        ("en", "The fire gemsof the caster move 1 point clockwise."),
        ("en", "The fire gems of the caster move 1 pointclockwise."),
        ("en", "The fire gems of the casters move 1 point clockwise."),
        ("fr", "Les gemmesde feu de l'invocateur se déplacent de 1 point dans le sens horaire."),
        ("fr", "Les gemmes de feux de l'invocateur se déplacent de 1 point dans le sens horaire."),
    ],
)
def test_a_phrase_ends_where_a_word_ends(language: str, sentence: str) -> None:
    with pytest.raises(SyntaxFault):
        grammar(language).parse("sentence", normalise(sentence).text)


@pytest.mark.parametrize(("language", "sayings"), blocks("sayings.txt"))
def test_other_ways_to_say_it(language: str, sayings: str) -> None:
    said, *meant = sayings.split("\n= ")
    assert spell_of(said, language=language) == spell_of(*meant, language=language)


def test_adjacent_points_are_joined_by_a_line() -> None:
    sentence = (
        "The gems of the opponent standing on the points adjacent to the {} gems of the caster move 1 number forward."
    )
    assert canonical(spell_of(sentence.format("fire"))) != canonical(spell_of(sentence.format("air")))
    neighbours = sentence.replace("points adjacent to", "neighbouring points on the same arc as")
    assert difference(spell_of(sentence.format("fire")), spell_of(neighbours.format("fire"))) is not None


@pytest.mark.parametrize(
    "sentence",
    [
        "The fire gems of the caster move 1 point inward.",
        "The fire gems of the caster move 1 point toward the centre.",
        "The fire gems of the caster move 1 arc clockwise.",
        "The fire gems of the caster standing among points 1 and 2 move 1 point clockwise.",
        "The fire gems of the caster standing in the front or on the axis and on the river move 1 point clockwise.",
        "The fire gems of the caster standing in the front or anywhere but on the axis move 1 point clockwise.",
        "The fire gem of the caster moves 1 point clockwise.",
        "Condition: there are 3 fire gems of the caster.",
        "Condition: there are exactly 3 fire gems.",
        (
            "If a gem receives two different orders, or if two moved gems arrive at the same point, the gems of the "
            "caster prevail."
        ),
        "During two turns, the fire gems of the caster move 1 point clockwise.",
        "Remove the fire gems of the opponent.",
    ],
)
def test_what_cannot_be_said(sentence: str) -> None:
    with pytest.raises(SyntaxFault):
        grammar("en").parse("sentence", normalise(sentence).text)


def test_normalisation() -> None:
    source = "  Sortilège «\u00a0L\u2019E\u0301ruption \u00bb :Les\tgemmes,d\u2019AIR"
    normal = normalise(source)
    assert normal.text == "sortilège \"L'Éruption\" : les gemmes , d' air "
    start = normal.text.index("air")
    assert source[slice(*normal.source(start, start + 3))] == "AIR"
    start = normal.text.index('"')
    assert source[slice(*normal.source(start, start + 12))].startswith("«")
