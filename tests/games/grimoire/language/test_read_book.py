"""Explaining, completing, certifying; and the books that come with the game."""

import time

import pytest

from sortilege.games.grimoire.language.book import content_hash
from sortilege.games.grimoire.language.gems import diagram, read_board
from sortilege.games.grimoire.language.library import BOOKS, book_text, shipped
from sortilege.games.grimoire.language.meaning.certificate import LANGUAGE_VERSION, Certificate
from sortilege.games.grimoire.language.meaning.check import check
from sortilege.games.grimoire.language.meaning.explain import explain
from sortilege.games.grimoire.language.print.book_text import heading, tidy
from sortilege.games.grimoire.language.text.complete import complete
from sortilege.games.grimoire.language.text.read_book import read
from sortilege.kernel.errors import BadNotation
from tests.games.grimoire.language.corpus import examples


def story(number: int, board: str, language: str) -> str:
    return "\n".join(explain(examples().entries[number - 1].spell, read_board(board), language))


def test_explain_a_capture() -> None:
    told = story(1, "Fa......................", "en")
    assert "Go: the caster’s fire gem on point 1 to point 2." in told
    assert "Taken: the opponent’s air gem on point 2; the gem from point 1 arrives there." in told
    assert "Taken: 0 of the caster, 1 of the opponent." in told


def test_explain_in_french() -> None:
    told = story(77, "....FeF.................", "fr")
    assert "Reste : la gemme de terre de l’adversaire au point 6 reçoit deux ordres différents." in told


def test_explain_what_does_not_happen() -> None:
    assert "cannot be cast" in story(53, "A.......................", "en")
    assert "moves no gem" in story(1, "........................", "en")
    assert "arrives on point 16 together with an identical gem" in story(33, "........A.....A.........", "en")
    assert "arrives on point 8 together with a gem that prevails" in story(33, "A.....a.................", "en")


def test_the_board_is_drawn_where_the_points_are() -> None:
    lines = diagram(read_board("F......................e")).split("\n")
    assert lines[0].startswith("[F]")
    assert lines[6][8:11] == "[e]"
    assert len({len(line) for line in lines}) <= 2


@pytest.mark.parametrize(
    ("text", "expected", "typed"),
    [
        ("", "spell", 0),
        ("Sor", "sortilège", 3),
        ('Spell "X":\n', "the", 0),
        ('Spell "X":\nThe fi', "fire", 2),
        ('Spell "X":\nThe fire gems ', "of the caster", 0),
        ('Spell "X":\nThe fire gems of the ca', "of the caster", 9),
        ('Spell "X":\nThe fire gems of the caster move 1 point ', "clockwise", 0),
        ('Spell "X":\nThe fire gems of the caster go to points 1, 2 ', "and", 0),
        ('Spell "X":\nCondition: there are exactly 2 fire gems of the caster and th', "and there are", 6),
        ('Sortilège "X" :\nLes gemmes de l\u2019inv', "de l'invocateur", 8),
        ('Sortilège "X" :\nLes gemmes de l\'invocateur situées ailleurs qu', "ailleurs que", 11),
        ("Spell ", "a name between quotes", 0),
    ],
)
def test_completion(text: str, expected: str, typed: int) -> None:
    found = complete(text, len(text))
    assert (expected, typed) in [(one.text, one.typed) for one in found]


def test_completion_looks_at_the_text_before_the_cursor_only() -> None:
    text = 'Spell "X":\nThe fire gems of the opponent move 1 point clockwise.'
    cursor = text.index("of the")
    assert "of the caster" in [one.text for one in complete(text, cursor)]
    assert complete('Spell "X":\nThe nonsense ', 24) == []


def test_every_completion_can_follow() -> None:
    """Whatever is proposed for a whole word leads on: the same text with it still has completions or is a sentence."""
    text = 'Spell "X":\nThe fire gems of the caster '
    for one in complete(text, len(text)):
        assert complete(text + one.text + " ", len(text) + len(one.text) + 1)


def test_a_certificate_holds_for_its_content_only() -> None:
    text = 'Spell "A":\nThe fire gems of the caster move 1 point clockwise.'
    report = check(text)
    assert report.certificate is not None
    assert Certificate.read(report.certificate.write()) == report.certificate
    same = read('# a comment\nSpell "A" :\nthe FIRE gems of the caster move one point clockwise .').book()
    assert report.certificate.holds(same)
    for changed in (text.replace('"A"', '"B"'), text.replace("1 point", "2 points"), text + '\nMystique "M": "A".'):
        assert not report.certificate.holds(read(changed).book())
    assert not Certificate(content_hash(same), LANGUAGE_VERSION + 1).holds(same)
    assert not Certificate(content_hash(same), LANGUAGE_VERSION, letter=True).holds(same)
    assert Certificate(content_hash(same), LANGUAGE_VERSION, letter=True).holds(same, letter=True)


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", "no", '{"verdict": "refused", "content": "", "version": 1, "letter": false}']
)
def test_bad_certificates(text: str) -> None:
    with pytest.raises(BadNotation):
        Certificate.read(text)


def test_a_full_book_takes_less_than_8_seconds() -> None:
    """Forty spells with all pairs; processor time, because the machine may be busy."""
    text = book_text("example")
    forty = text[: text.index(heading(examples().entries[40].name, "en"))].replace("Collection", "Grimoire")
    start = time.process_time()
    report = check(forty)
    assert len(report.book.entries) == 40
    assert report.errors == ()
    assert time.process_time() - start < 8


@pytest.mark.parametrize("name", [*BOOKS, "new"])
def test_shipped_books(name: str) -> None:
    """Certified, in canonical form, and the same spells in both languages."""
    texts = {language: shipped(name, language).read_text(encoding="utf-8") for language in ("fr", "en")}
    reports = {language: check(text) for language, text in texts.items()}
    for language, report in reports.items():
        assert report.errors == ()
        assert report.certificate is not None
        assert report.book.language == language
        assert tidy(texts[language], language) == texts[language]
    french, english = reports["fr"].book, reports["en"].book
    assert [one.spell for one in french.entries] == [one.spell for one in english.entries]
    assert [len(one.spells) for one in french.mystiques] == [len(one.spells) for one in english.mystiques]
    assert len(french.entries) == {"example": 80, "new": 4}.get(name, 12)


def test_the_errata_are_noted_beside_the_examples() -> None:
    for language in ("fr", "en"):
        text = book_text("example", language)
        notes = [line for line in text.split("\n") if line.startswith("# ")]
        assert len([one for one in notes if "ooklet" in one or "livret" in one]) >= 11


@pytest.mark.parametrize(
    ("text", "first", "somewhere"),
    [
        ("The fire gems of the caster ", ("move", "go", "standing"), "are"),
        ("The caster", (), "caster's"),
        ("If ", ("there are",), "the"),
        ("The fire gems of the caster go to points 1, ", ("2", "3", "4"), "a number"),
        ("The fire gems of the caster go to points 1, 2 and ", ("3", "4"), "24"),
        ("The fire gems of the caster go to points 1", ("10", "11"), "19"),
        ("The caster ", ("must",), "needs"),
        ("All ene", ("enemy",), "enemy"),
    ],
)
def test_completion_offers_what_is_likely_first(text: str, first: tuple[str, ...], somewhere: str) -> None:
    text = f'Spell "X":\n{text}'
    found = [one.text for one in complete(text, len(text))]
    assert set(first) <= set(found[: 2 * len(first) + 2])
    assert somewhere in found
    assert len(found) == len(set(found))
