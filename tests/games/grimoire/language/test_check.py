"""Whole books: each check with a book that fails it, its code, its clause and a confirmed example."""

import pytest

from sortilege.games.grimoire.language.board import read_board
from sortilege.games.grimoire.language.check import Report, check
from sortilege.games.grimoire.language.evaluate import evaluate
from tests.games.grimoire.language.corpus import blocks, examples

TORNADO = "The fire gems of the caster move 1 point clockwise."


def spells(*bodies: str) -> str:
    return "\n\n".join(f'Spell "No {number}":\n{body}' for number, body in enumerate(bodies, 1))


def codes(report: Report) -> list[str]:
    return [one.code for one in report.errors]


@pytest.mark.parametrize(("expected", "body"), blocks("verdicts.txt"))
def test_checks(expected: str, body: str) -> None:
    report = check(spells(body))
    assert sorted(codes(report)) == sorted(expected.split())
    assert (report.certificate is None) == bool(expected)
    spell = report.book.entries[0].spell
    for one in report.errors:
        assert one.clause
        if one.example and one.code != "E-FUNNEL":
            assert one.code in {fault.code for fault in evaluate(spell, read_board(one.example)).faults}


def test_names() -> None:
    report = check('Spell "A":\n' + TORNADO + '\nSpell " a ":\nThe air gems of the caster move 1 point clockwise.')
    assert codes(report) == ["E-NAME"]
    assert codes(check('Spell "":\n' + TORNADO)) == ["E-NAME"]
    assert codes(check(spells(TORNADO) + '\nMystique "M": "No 1", "No 2".')) == ["E-NAME"]


def test_capacity() -> None:
    def many(count: int) -> str:
        return spells(
            *(
                f"The gems of the caster move from point {n // 23 + 1} to point {(n // 23 + n % 23 + 1) % 24 + 1}."
                for n in range(count)
            )
        )

    assert codes(check(many(40))) == []
    assert codes(check(many(41))) == ["E-CAP"]
    assert codes(check('Collection "All of them".\n' + many(41))) == []


def test_one_language_a_book() -> None:
    french = 'Sortilège "F" :\nLes gemmes de feu de l\'invocateur se déplacent de 1 point dans le sens horaire.\n'
    english = 'Spell "E":\nThe air gems of the caster move 1 point clockwise.\n'
    for text in (french * 2 + english, english + english.replace('"E"', '"E2"') + french):
        assert "E-LANG" in codes(check(text))
    mixed = french + "The air gems of the caster move 1 point clockwise."
    assert codes(check(mixed)) == ["E-LANG"]
    assert set(codes(check('Langue "anglais".\n' + french))) == {"E-LANG"}


def test_a_spell_twice_under_two_names() -> None:
    fill = "The earth gems of the caster go, in order of priority, to points 2, 10 and 18."
    listed = "The earth gems of the caster go, according to their number: one: 2; two: 2 and 10; three: 2, 10 and 18."
    report = check(spells(fill, TORNADO, listed))
    assert codes(report) == ["W-DUP"]
    assert report.errors[0].spell == "No 3"
    assert "No 1" in report.errors[0].message


def test_the_letter_of_the_booklet() -> None:
    funnel = (
        "The fire gems of the caster move from point 2 to point 1, from point 3 to point 1 and from point 4 to point 1."
    )
    assert codes(check(spells(funnel, TORNADO, TORNADO))) == ["E-FUNNEL", "W-DUP"]
    report = check(spells(funnel, TORNADO, TORNADO), letter=True)
    assert codes(report) == []
    assert report.certificate is not None
    assert report.certificate.letter


def test_warnings_only_without_errors() -> None:
    assert {one.code for one in check(spells(TORNADO)).diagnostics} == {"W-OWN"}
    with_error = check(spells(TORNADO, "The earth gems of the caster move 1 arc inward."))
    assert {one.code for one in with_error.diagnostics} == {"E-UNDEF"}


def test_old_wordings_are_understood_with_a_warning() -> None:
    body = "The gems of both masters move from point 1 to point 3.\nOn a clash, the gems concerned stay in place."
    report = check(spells(body))
    assert codes(report) == []
    assert "W-WORD" in {one.code for one in report.diagnostics}


def test_repairs_are_offered_and_hold() -> None:
    body = "The gems of both masters move from point 1 to point 3 and from point 2 to point 3."
    (error,) = check(spells(body)).errors
    added = [one.removeprefix("Add: ") for one in error.repairs if one.startswith("Add: ")]
    assert len(added) == 2  # that the caster prevails would not settle two unlike gems of his own
    for sentence in added:
        assert codes(check(spells(body + "\n" + sentence))) == []
    (error,) = check(spells("The fire gems of the caster go to points 1 and 2.")).errors
    assert "Add: Condition: there are exactly 2 fire gems of the caster." in error.repairs
    (error,) = check(spells("The fire gems of the caster move 1 arc outward.")).errors
    assert "anywhere but on the outer arc" in error.repairs[0]


def test_progress_is_told() -> None:
    told: list[tuple[int, int, str]] = []
    check(
        spells(TORNADO, "The air gems of the caster move 1 point clockwise."), progress=lambda *step: told.append(step)
    )
    assert told == [(0, 2, "No 1"), (1, 2, "No 2"), (2, 2, "")]


def test_an_empty_book_is_a_book() -> None:
    assert check("").certificate is not None


def test_examples_as_shipped() -> None:
    assert len(examples("fr").entries) == len(examples("en").entries) == 80
    assert [one.spell for one in examples("fr").entries] == [one.spell for one in examples("en").entries]


@pytest.mark.parametrize(
    ("fault", "sentence", "message"),
    [
        (
            "8 and 9 do not say by how many points",
            "Les gemmes de feu et de terre des deux maîtres situées sur l'arc médian tournent dans le sens horaire.",
            "De combien de points ?",
        ),
        (
            "3 and 4 say one point toward the centre",
            "Les gemmes de terre de l'invocateur se déplacent d'un point vers le centre.",
            "on compte en arcs",
        ),
        (
            "44 asks for a gem, without saying whether for one or more",
            "Condition : il y a une gemme de terre de l'invocateur située parmi les points 13 et 15.",
            "Exactement, au moins ou au plus ?",
        ),
        (
            "in many spells the owner is not named",
            "Toutes les gemmes d'air situées dans la garde se déplacent par symétrie par rapport à la rivière.",
            "Les gemmes de qui ?",
        ),
        (
            "53 to 56 speak of “elles”",
            "Elles se déplacent vers les points 11, 12 et 13.",
            "Pas de « elles »",
        ),
    ],
)
def test_faults_of_the_booklet_that_the_grammar_does_not_let_through(fault: str, sentence: str, message: str) -> None:
    (error,) = check(f'Sortilège "{fault[:2]}" :\n{sentence}').errors
    assert error.code == "E-SYNTAX"
    assert message in error.message
    assert error.repairs


def test_the_name_that_30_and_32_share() -> None:
    text = "\n".join(
        f"Sortilège « Le Long Anticyclone du Nord » :\nLes gemmes d'air des deux maîtres situées sur l'arc médian "
        f"se déplacent de 1 point dans le sens {way}, puis de 1 arc vers l'extérieur."
        for way in ("horaire", "antihoraire")
    )
    assert codes(check(text)) == ["E-NAME"]
