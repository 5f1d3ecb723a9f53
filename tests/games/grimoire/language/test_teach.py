"""Errors that teach: the place, what was expected in the writer's language, and a repair."""

import pytest

from sortilege.games.grimoire.language.diagnostic import Diagnostic
from sortilege.games.grimoire.language.read import read


def errors(text: str) -> list[Diagnostic]:
    return read(text).diagnostics


def underlined(text: str, one: Diagnostic) -> str:
    line = text.split("\n")[one.site.line - 1]
    return line[one.site.column - 1 : one.site.column - 1 + one.site.length]


@pytest.mark.parametrize(
    ("sentence", "words", "said", "repair"),
    [
        (
            "Les gemmes de feu se déplacent de 1 point dans le sens horaire.",
            "se",
            "« de l’invocateur »",
            "de l’invocateur",
        ),
        (
            "Les gemmes de feu de l'invocateur se déplacent dans le sens horaire.",
            "dans le sens horaire",
            "combien",
            "de 1 point",
        ),
        ("Elles vont au point 3.", "Elles", "« elles »", "Répétez"),
        ("Condition : il y a 3 gemmes de feu de l'invocateur.", "3", "Exactement", "au moins 3"),
        (
            "Les gemmes de l'invocateur situées au front ou sur l'axe et sur la rivière vont au point 3.",
            "et",
            "« et » et « ou »",
            "deux phrases",
        ),
        (
            "Les gemmes de l'invocateur situées au front ou ailleurs que sur l'axe vont au point 3.",
            "ailleurs que",
            "« ailleurs que »",
            "ni … ni",
        ),
        (
            "Les gemmes de l'invocateur se déplacent de 1 point dans le sens horraire.",
            "dans le sens horraire",
            "horraire",
            "horaire",
        ),
        (
            "Les gemmes de l'invocateur se déplacent de 1 point vers le centre.",
            "vers le centre",
            "arcs",
            "de 1 arc vers le centre",
        ),
        (
            "Les gemmes de l'invocateur situées parmi les points 1 et 2 vont au point 3.",
            "parmi",
            "conditions",
            "aux points",
        ),
        ("La gemme d'air de l'invocateur se déplace de 1 point dans le sens horaire.", "se", "qu’une", "les gemmes"),
    ],
)
def test_lessons_in_french(sentence: str, words: str, said: str, repair: str) -> None:
    text = f'Sortilège "X" :\n{sentence}\n'
    (error,) = errors(text)
    assert error.code == "E-SYNTAX"
    assert error.site.line == 2
    assert underlined(text, error) == words
    assert said in error.message
    assert repair in error.repairs[0]
    assert error.spell == "X"
    assert error.clause == "Perfection des définitions"


@pytest.mark.parametrize(
    ("sentence", "words", "said", "repair"),
    [
        ("The fire gems move 1 point clockwise.", "move", "“of the caster”", "of the caster"),
        ("The fire gems of the caster move clockwise.", "clockwise", "how many", "1 point clockwise"),
        ("They go to point 3.", "They", "“they”", "Repeat"),
        ("Condition: there are three fire gems of the caster.", "three", "at least", "exactly three"),
        ("The fire gems of the castor move 1 point clockwise.", "of the castor", "castor", "of the caster"),
        ("The gems of the caster move 2 points outward.", "outward", "arcs", "1 arc outward"),
        ("The gems of the caster moves 1 point clockwise.", "moves", "one gem", "move"),
    ],
)
def test_lessons_in_english(sentence: str, words: str, said: str, repair: str) -> None:
    text = f'Spell "X":\n{sentence}\n'
    (error,) = errors(text)
    assert underlined(text, error) == words
    assert said in error.message
    assert repair in error.repairs[0]


def test_a_missing_full_stop() -> None:
    text = 'Spell "X":\nThe fire gems of the caster move 1 point clockwise\nThe air gems of the caster move 1 arc up.\n'
    first, second = errors(text)
    assert (first.site.line, underlined(text, first)) == (3, "The")
    assert "full stop" in first.message
    assert second.site.line == 3
    (last,) = errors('Spell "X":\nThe fire gems of the caster move 1 point clockwise')
    assert "full stop" in last.message


def test_several_errors_in_one_run() -> None:
    text = "\n".join(
        [
            'Spell "A":',
            "The fire gems move 1 point clockwise.",
            "They sleep.",
            'Spel "B":',
            "The air gems of the caster move 1 point clokwise.",
            "Spell C:",
            "The air gems of the caster move 1 point clockwise.",
        ]
    )
    found = errors(text)
    assert [one.site.line for one in found] == [2, 3, 4, 5, 6]
    assert [one.spell for one in found] == ["A", "A", "B", "B", ""]
    assert "spell" in found[2].repairs[0]
    assert "quotes" in found[4].message


def test_a_sentence_without_spell() -> None:
    (error,) = errors("The fire gems of the caster move 1 point clockwise.")
    assert "no spell" in error.message


def test_everything_expected_is_listed_in_the_writers_language() -> None:
    (error,) = errors('Sortilège "X" :\nLes gemmes de feu de l\'invocateur dansent.\n')
    assert "« se déplacent »" in error.message
    assert "« vont »" in error.message
    (error,) = errors('Spell "X":\nThe fire gems of the caster.\n')
    assert "“move”" in error.message


def test_headers_with_a_colon() -> None:
    reading = read('Titre : L\'Essai\nAuteur : Zoé\nLangue : français\n\nSortilège "X" :\n')
    assert (reading.title, reading.author, reading.language) == ("L'Essai", "Zoé", "fr")
    assert reading.diagnostics == []
    quoted = read('Titre : « L\'Essai ».\nLangue : "français".\n\nSortilège "X" :\n')
    assert (quoted.title, quoted.language, quoted.diagnostics) == ("L'Essai", "fr", [])
    assert read('Title "Embers".\nAuthor "A.".').title == "Embers"
    assert errors('Language "Elvish".')[0].code == "E-LANG"
