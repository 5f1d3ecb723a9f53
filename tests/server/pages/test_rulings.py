"""Rules pages tell what is the booklet's and what is ours, and show its examples."""

import re
from html import escape

import pytest

from sortilege.kernel.match import Match
from sortilege.kernel.registry import game as find_game
from sortilege.kernel.registry import games
from sortilege.kernel.words import LANGUAGES
from sortilege.server.pages import rulebook
from sortilege.server.pages.guide_data import guide_data, written
from tests.server.people import House

EXAMPLES = [(key, number) for key in games() for number in range(len(guide_data(key).example))]
_RULED = re.compile(r"^\*\*([A-Z]+[\d.]+)\*\* (?:.+\n)+\n> (.+)", re.MULTILINE)


@pytest.mark.parametrize("key", games())
def test_rulings_stand_behind_the_same_paragraphs_in_both_languages(key: str) -> None:
    found = {language: dict(_RULED.findall(find_game(key).rules(language))) for language in LANGUAGES}
    assert list(found["en"]) == list(found["fr"])
    for language, rulings in found.items():
        page = rulebook.rules(key, language)
        assert page.count('class="ruled"') == page.count('class="ruling"') == len(rulings)
        assert "<blockquote>" not in page
        for number in rulings:
            assert f'href="#{number}">{number}</a><span class="ruled"' in page


@pytest.mark.parametrize(
    ("key", "numbers"),
    [
        ("archimage", ("A2.1", "A4.3", "A9.4")),
        ("grimoire", ("G3.1", "G3.7", "G4.2", "G4.4", "G5.4", "G5.5", "G6.2", "G7.1", "G8.1")),
        ("morris", ("M2.3", "M3.2", "M3.3", "M4.3")),
        ("spell", ("S1.2", "S8.1", "S8.5")),
    ],
)
def test_what_is_not_the_booklets_is_marked(key: str, numbers: tuple[str, ...]) -> None:
    for language in LANGUAGES:
        assert set(numbers) <= set(dict(_RULED.findall(find_game(key).rules(language))))


@pytest.mark.parametrize("key", ["archimage", "grimoire", "madness", "spell"])
def test_a_booklet_of_others_has_rulings_and_advice(key: str) -> None:
    for language, title in (("en", "Advice"), ("fr", "Conseils")):
        page = rulebook.rules(key, language)
        assert 'class="ruled"' in page
        advice = page.partition(f"<h2>{title}</h2>")[2]
        assert advice.count("<li>") >= 5


def test_some_game_has_examples() -> None:
    assert len(EXAMPLES) >= 4


@pytest.mark.parametrize(("key", "number"), EXAMPLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_example_is_watched_with_its_words(house: House, key: str, number: int, language: str) -> None:
    example, person = guide_data(key).example[number], house.person(language)
    assert f'href="/example/{key}/{number}"' in rulebook.rules(key, language)
    addresses = {person.get(f"/example/{key}/{number}").headers["location"] for _ in range(2)}
    assert len(addresses) == 1, "it is kept once"
    page = person.get(addresses.pop())
    assert page.status_code == 200
    assert escape(example.say[language]) in page.text
    match = Match.from_record(written(key, example, example.say[language], language))
    assert match.comment == example.say[language]
    assert [ply.comment for ply in match.history] == [step.say.get(language, "") for step in example.steps]
    assert all(set(step.say) in (set(), set(LANGUAGES)) for step in example.steps)


def test_there_are_no_other_examples(house: House) -> None:
    assert house.person().get("/example/archimage/99").status_code == 404
    assert house.person().get("/example/chess/0").status_code == 404
