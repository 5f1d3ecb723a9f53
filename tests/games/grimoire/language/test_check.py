"""Whole books: each check with a book that fails it, its code, its clause and a confirmed example."""

import pytest

from sortilege.games.grimoire.language.gems import read_board
from sortilege.games.grimoire.language.meaning import remembered
from sortilege.games.grimoire.language.meaning.check import Report, check
from sortilege.games.grimoire.language.meaning.evaluate import evaluate
from sortilege.games.grimoire.language.meaning.prove import difference
from sortilege.games.grimoire.language.text.read_book import read
from sortilege.games.grimoire.spellbooks import verdict_on
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
    report = check(spells(TORNADO))
    assert not report.diagnostics
    assert {one.code for one in report.notes} == {"W-OWN"}
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


def test_the_name_that_30_and_32_share() -> None:
    text = "\n".join(
        f"Sortilège « Le Long Anticyclone du Nord » :\nLes gemmes d'air des deux maîtres situées sur l'arc médian "
        f"se déplacent de 1 point dans le sens {way}, puis de 1 arc vers l'extérieur."
        for way in ("horaire", "antihoraire")
    )
    assert codes(check(text)) == ["E-NAME"]


def test_a_changed_word_proves_one_spell() -> None:
    """Proofs are remembered by what a spell says, whatever its name, its place and the order of its sentences."""
    names = [f'Spell "{number}": The fire gems of the caster move {number} points clockwise.' for number in range(1, 8)]
    two = 'Spell "two": The air gems of the caster move {} points clockwise. The gems of the caster go to point 3.'
    check("\n".join([*names, two.format(2)]))
    before = remembered._prove.cache_info().misses
    turned = two.format(2).replace('"two"', '"other"').split(": ")
    turned[1] = ". ".join(turned[1].strip(".").split(". ")[::-1]) + "."
    report = check("\n".join([": ".join(turned), *names[::-1]]))
    assert remembered._prove.cache_info().misses == before
    assert report.errors[0].site.line == 1  # E-COUNT, told of the sentence as it stands here
    check("\n".join([*names, two.format(3)]))
    assert remembered._prove.cache_info().misses == before + 1


def test_shortest_first() -> None:
    long, short = [entry.spell for entry in examples().entries if entry.name in ("The Mountain of Fire", "The Tsunami")]
    assert remembered.shortest_first([long, short]) == [1, 0]


@pytest.mark.parametrize(
    ("code", "sentences"),
    [
        ("W-ALWAYS", ("Condition: there are at most 3 fire gems of the caster.", TORNADO)),
        ("W-ALWAYS", (f"If there are at most 3 air gems of the caster, {TORNADO[0].lower()}{TORNADO[1:]}",)),
        ("W-EMPTY", (TORNADO, "The air gems on the front of the guard move 1 point clockwise.")),
        ("W-AGAIN", (TORNADO, TORNADO)),
        ("W-CALM", (TORNADO, "If two moved gems arrive at the same point, the gems of the caster prevail.")),
        (
            "W-EMPTY",
            (TORNADO, "The air gems of the caster standing both on the left and on the axis move 1 number back."),
        ),
        (
            "W-IDLE",
            (
                "Condition: there are no air gems of the caster.",
                TORNADO,
                "The air gems of the caster move 1 number back.",
            ),
        ),
        (
            "W-GUARD",
            (
                "Condition: there are exactly 2 fire gems of the caster.",
                TORNADO,
                "If there is exactly 1 fire gem of the caster, the air gems of the caster move 1 point clockwise.",
            ),
        ),
    ],
)
def test_words_that_do_nothing_are_told(code: str, sentences: tuple[str, ...]) -> None:
    report = check(spells("\n".join(sentences)))
    assert not report.errors
    (warning,) = report.diagnostics
    assert (warning.code, warning.severity) == (code, "warning")


@pytest.mark.parametrize(
    ("sentence", "words"),
    [
        ("The caster's fire gems are removed.", "off the board"),
        ("A fire gem appears on point 3.", "on the board"),
        ("The caster chooses a gem and moves it to point 3.", "choose"),
        ("The fire gems do not move until the next turn.", "at once"),
        ("The fire gems of the caster move 1 point clockwise twice.", "once only"),
        ("All fire gems become water gems.", "never what"),
        ("A random gem moves to point 3 at random.", "chance"),
        ("The gem nearest to point 6 moves to point 7.", "equally near"),
    ],
)
def test_what_spells_may_not_do_is_answered_by_the_rule(sentence: str, words: str) -> None:
    (error,) = check(spells(sentence)).errors
    assert error.code == "E-RULE"
    assert words in error.message
    assert error.clause


def test_a_point_named_twice() -> None:
    (error,) = check(spells("The fire gems of the caster go to points 5, 5 and 6.")).errors
    assert (error.code, "twice" in error.message) == ("E-COUNT", True)


@pytest.mark.parametrize(
    ("sentence", "code", "mended"),
    [
        (
            "The gems of the caster standing at point 12 go to point 23.",
            "E-COUNT",
            "The gems of the caster move from point 12 to point 23.",
        ),
        (
            "The caster's gems move 1 arc inward if they are on the left.",
            "E-UNDEF",
            "The gems of the caster standing both on the left and anywhere but on the inner arc move 1 arc inward.",
        ),
    ],
)
def test_an_answer_writes_the_sentence_anew(sentence: str, code: str, mended: str) -> None:
    text = spells(sentence)
    error = next(one for one in check(text).errors if one.code == code)
    start, end = error.span
    assert text[start:end] == sentence
    assert [written for _, written in error.answers] == [mended]
    after = check(text[:start] + mended + text[end:])
    assert code not in [one.code for one in after.errors]


def test_a_spell_for_no_point_at_all_is_told_why() -> None:
    report = check(spells("The fire gems on the front of the guard move 1 point clockwise."))
    assert [one.code for one in report.diagnostics] == ["E-DEAD", "W-EMPTY"]


@pytest.mark.parametrize(
    ("head", "order", "meant"),
    [
        (
            'Sortilège "x" :\nCondition : il y a exactement 2 gemmes de feu de l\'invocateur.\n',
            "Les gemmes de feu de l'invocateur vont au point 1 ou au point 3.",
            "Les gemmes de feu de l’invocateur vont aux points 1 et 3.",
        ),
        (
            'Spell "x":\nCondition: there are exactly 2 fire gems of the caster.\n',
            "The fire gems of the caster go at point 1 or at point 3.",
            "The fire gems of the caster go to points 1 and 3.",
        ),
    ],
)
def test_G4_8_a_spell_leaves_no_choice(head: str, order: str, meant: str) -> None:
    assert verdict_on(head + order, letter=False).errors == ()  # records of before open
    (asked,) = check(head + order).diagnostics
    assert (asked.code, [sentence for _, sentence in asked.answers]) == ("E-ASK", [meant])
    answered = (head + order)[: asked.span[0]] + meant
    assert check(answered).certificate is not None
    assert difference(read(answered).drafts[0].spell(), read(head + order).drafts[0].spell()) is None


def test_G4_8_kinds_and_places_of_gems_may_be_joined_by_or() -> None:
    for text in (
        "The fire or water gems turn one point clockwise. If two gems meet, the spell cannot be cast.",
        "The fire gems of the caster standing on the axis or on the river move 1 point clockwise.",
    ):
        assert check(f'Spell "x":\n{text}').certificate is not None
