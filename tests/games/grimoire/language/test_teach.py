"""Errors that teach: the place, what was expected in the writer's language, and a repair."""

import pytest

from sortilege.games.grimoire.language.diagnostic import Diagnostic
from sortilege.games.grimoire.language.text.read_book import read


def errors(text: str) -> list[Diagnostic]:
    return read(text).diagnostics


def underlined(text: str, one: Diagnostic) -> str:
    line = text.split("\n")[one.site.line - 1]
    return line[one.site.column - 1 : one.site.column - 1 + one.site.length]


@pytest.mark.parametrize(
    ("sentence", "words", "said", "repair"),
    [
        ("Elles vont au point 3.", "Elles", "« elles »", "Répétez"),
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
            "horraire",
            "horraire",
            "horaire",
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
        ("They go to point 3.", "They", "“they”", "Repeat"),
        ("The fire gems of the castor move 1 point clockwise.", "castor", "castor", "caster"),
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
            "The fire gems dance.",
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


def test_where_the_reader_is_lost() -> None:
    text = 'Sortilège "X" :\nLes gemmes de feu de l\'invocateur dansent.\n'
    (error,) = errors(text)
    assert underlined(text, error) == "dansent"
    assert "dansent" in error.message
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


def test_the_word_that_was_meant_is_an_answer() -> None:
    text = 'Spell "X":\nThe fire gems of the castor move 1 point clockwise.\n'
    (error,) = errors(text)
    start, end = error.span
    ((label, word),) = error.answers
    assert (text[start:end], label, word) == ("castor", "caster", "caster")
    assert errors(text[:start] + word + text[end:]) == []


@pytest.mark.parametrize(
    "sentence",
    ["Les gemmes de feu reviennent zorp.", "Les gemmes se posent zorp.", "Les gemmes de feu vont zorp jusqu'au bout."],
)
def test_movements_are_not_taken_for_what_is_forbidden(sentence: str) -> None:
    assert [one.code for one in errors(f'Sortilège "X" :\n{sentence}\n')] == ["E-SYNTAX"]
