"""The two grammars: strict, alike, with real word boundaries, and generous with the ways masters say things."""

import re
from pathlib import Path

import pytest

from sortilege.games.grimoire.language import grammar as module
from sortilege.games.grimoire.language.grammar import STARTS, SyntaxFault, grammar
from sortilege.games.grimoire.language.normalise import normalise
from sortilege.games.grimoire.language.prove import difference
from sortilege.games.grimoire.language.tree import canonical
from tests.games.grimoire.language.corpus import spell_of

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


@pytest.mark.parametrize(
    ("language", "said", "meant"),
    [
        (
            "fr",
            "TOUTES LES  Gemmes de Feu de l\u2019invocateur tournent d'un point dans le sens des aiguilles d'une montre .",
            "Les gemmes de feu de l'invocateur se déplacent de 1 point dans le sens horaire.",
        ),
        (
            "fr",
            "Les gemmes d'air de l'invocateur se déplacent de deux points dans le sens inverse des aiguilles d'une montre.",
            "Les gemmes d'air de l'invocateur se déplacent de 2 points dans le sens antihoraire.",
        ),
        (
            "fr",
            "Condition : il n'y a aucune gemme d'eau de l'adversaire.",
            "Condition : il y a exactement 0 gemme d'eau de l'adversaire.",
        ),
        (
            "fr",
            "Condition : il y a exactement trois gemmes d'eau de l'invocateur.",
            "Condition : il y a exactement 3 gemmes d'eau de l'invocateur.",
        ),
        ("fr", "La gemme de feu de l'invocateur va au point 2.", "Les gemmes de feu de l'invocateur vont au point 2."),
        (
            "fr",
            "Les gemmes d'air de l'invocateur se déplacent vers les points 11, 12, et 13.",
            "Les gemmes d'air de l'invocateur vont aux points 11, 12 et 13.",
        ),
        (
            "fr",
            "Les gemmes des deux maîtres se déplacent du point 9 au 24 et du 10 au 17.",
            "Les gemmes des deux maîtres se déplacent du point 9 au point 24 et du point 10 au point 17.",
        ),
        (
            "fr",
            "Les gemmes de l'invocateur situées aux points 9 à 11 se déplacent de 1 arc vers l'extérieur.",
            "Les gemmes de l'invocateur situées aux points 9, 10 et 11 se déplacent de 1 arc vers l'extérieur.",
        ),
        (
            "fr",
            "Les gemmes de l'invocateur situées sur les intersections de l'arc médian se déplacent de 1 arc vers le centre.",
            "Les gemmes de l'invocateur situées à la fois sur les intersections et sur l'arc médian se déplacent de 1 arc "
            "vers le centre.",
        ),
        (
            "fr",
            "Les gemmes de l'invocateur situées ailleurs que sur l'axe ou sur la rivière se déplacent de 1 numéro en avant.",
            "Les gemmes de l'invocateur situées ni sur l'axe ni sur la rivière se déplacent de 1 numéro en avant.",
        ),
        (
            "fr",
            "Les gemmes de feu de l'invocateur vont, selon leur nombre : une : 2 ; deux : 1 et 3 ; trois : 1, 2 et 3.",
            "S'il y a exactement 1 gemme de feu de l'invocateur, les gemmes de feu de l'invocateur vont au point 2. "
            "S'il y a exactement 2 gemmes de feu de l'invocateur, les gemmes de feu de l'invocateur vont aux points 1 et 3. "
            "S'il y a exactement 3 gemmes de feu de l'invocateur, les gemmes de feu de l'invocateur vont aux points 1 à 3.",
        ),
        (
            "fr",
            "Les gemmes d'eau de l'invocateur et les gemmes de feu de l'invocateur échangent leurs places.",
            "Les gemmes d'eau de l'invocateur vont là où se trouvent les gemmes de feu de l'invocateur. "
            "Les gemmes de feu de l'invocateur vont là où se trouvent les gemmes d'eau de l'invocateur.",
        ),
        (
            "fr",
            "S'il y a au moins 2 gemmes de feu de l'invocateur, les gemmes d'air de l'invocateur se déplacent de 1 point vers "
            "la gauche ; les gemmes d'eau de l'invocateur se déplacent de 1 point vers la droite.",
            "S'il y a au moins 2 gemmes de feu de l'invocateur, les gemmes d'air de l'invocateur se déplacent de 1 point vers "
            "la gauche. S'il y a au moins 2 gemmes de feu de l'invocateur, les gemmes d'eau de l'invocateur se déplacent de "
            "1 point vers la droite.",
        ),
        (
            "en",
            "All the fire gems of the invoker turn one point anticlockwise.",
            "The fire gems of the caster move 1 point counterclockwise.",
        ),
        ("en", "The fire gem of the caster goes to point 2.", "The fire gems of the caster go to point 2."),
        (
            "en",
            "The air gems of the caster move to points 11, 12, and 13.",
            "The air gems of the caster go to points 11, 12 and 13.",
        ),
        (
            "en",
            "The fire gems of the caster go, according to their number: one: 2; two: to points 1 and 3.",
            "If there is exactly 1 fire gem of the caster, the fire gems of the caster go to point 2. "
            "If there are exactly 2 fire gems of the caster, the fire gems of the caster go to points 1 and 3.",
        ),
        (
            "en",
            "The gems of the caster standing at points 1, 3 and 9 to 11 move 1 arc toward the centre.",
            "The gems of the caster standing at points 1, 3, 9, 10 and 11 move 1 arc inward.",
        ),
        (
            "en",
            "If there are more fire gems of the caster than fire gems of the opponent, the fire gems of the caster move 1 "
            "point toward the north; otherwise, the fire gems of the caster move 1 point toward the south.",
            "If there are more fire gems of the caster than fire gems of the opponent, the fire gems of the caster move 1 "
            "point toward the opponent. If there are not more fire gems of the caster than fire gems of the opponent, the "
            "fire gems of the caster move 1 point toward the caster.",
        ),
        (
            "en",
            "On a clash, the gems of the caster prevail.",
            "If two moved gems arrive at the same point, the gems of the caster prevail.",
        ),
    ],
)
def test_other_ways_to_say_it(language: str, said: str, meant: str) -> None:
    assert spell_of(said, language=language) == spell_of(meant, language=language)


def test_adjacent_points_are_joined_by_a_line() -> None:
    sentence = "The gems of the opponent standing on the points adjacent to the {} gems of the caster move 1 number forward."
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
        "If a gem receives two different orders, or if two moved gems arrive at the same point, the gems of the caster prevail.",
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
