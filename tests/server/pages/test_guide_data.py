"""Diagrams and first games are data: positions that can be read, moves that are legal, both languages, real rules."""

import re

import pytest

from sortilege.kernel.match import Match
from sortilege.kernel.position import OVER
from sortilege.kernel.registry import game as find_game
from sortilege.kernel.registry import games
from sortilege.kernel.words import LANGUAGES
from sortilege.server.pages import guide, rulebook
from sortilege.server.pages.guide_data import guide_data
from tests.server.people import House

_CITED = re.compile(r"\(([A-Z]\d+\.\d+)\)")
GUIDED = [key for key in games() if guide_data(key).guide]


def test_every_game_has_a_first_game() -> None:
    assert games() == GUIDED


@pytest.mark.parametrize("key", games())
def test_french_lines_do_not_break_before_a_colon(key: str) -> None:
    told = guide_data(key)
    said = [one.caption for one in told.diagram]
    if told.guide:
        said += [told.guide.end, *(step.say for step in told.guide.steps if step.say)]
    assert said
    assert [one["fr"] for one in said if re.search(" [:;!?»]", one["fr"])] == []


@pytest.mark.parametrize("key", GUIDED)
def test_a_first_game_cites_paragraphs_that_exist(key: str) -> None:
    found = guide_data(key).guide
    assert found is not None
    for said in [found.end, *(step.say for step in found.steps if step.say)]:
        cited = {language: _CITED.findall(said[language]) for language in LANGUAGES}
        assert cited["en"] == cited["fr"]
        for language in LANGUAGES:
            assert all(f"**{rule}**" in find_game(key).rules(language) for rule in cited[language])


@pytest.mark.parametrize("key", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_diagrams_stand_behind_their_rule(house: House, key: str, language: str) -> None:
    page = house.person(language).get(f"/rules/{key}").text
    for number, one in enumerate(guide_data(key).diagram):
        assert f'id="{one.rule}"' in page
        assert f"/diagram/{key}/{number}.svg" in page
        assert set(one.caption) == set(LANGUAGES)
        drawn = rulebook.render_diagram(key, number, "dark", language)
        assert drawn.startswith("<svg")
        assert all(f' lit" data-target="{target}"' in drawn for target in one.lit)
    assert house.person().get(f"/diagram/{key}/99.svg").status_code == 404


@pytest.mark.parametrize("key", GUIDED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_game_is_a_real_opening(house: House, key: str, language: str) -> None:
    found = guide_data(key).guide
    assert found is not None
    match = Match.from_record(guide.record(key))
    assert match.over or match.seat == 0, "at the end the newcomer is asked, or has seen the end"
    for number, step in enumerate(found.steps):
        assert set(step.say) in (set(), set(LANGUAGES))
        shown = guide.view(key, number, language)
        assert bool(shown.moves) == bool(step.say)
        assert bool(step.say) == (match.history[number].seat == 0), "the newcomer makes every move of the first seat"
    assert guide.view(key, len(found.steps), language).end
    person = house.person(language)
    assert person.get(f"/guide/{key}").status_code == 200
    assert person.get(f"/guide/{key}/{len(found.steps) + 1}").status_code == 404
    table = person.post(f"/guide/{key}/play", {}).headers["location"].rsplit("/", 1)[1]
    with person.at(table) as window:
        assert window.frame["mine"] or match.over


def test_a_first_game_tells_who_did_what() -> None:
    assert guide.view("spell", 1, "en").told == "Violet moves the wizard from b4 to a3"
    assert guide.view("spell", 6, "fr").told.startswith("Noir active")


def test_after_a_guide_that_shows_the_end_a_new_game_is_opened(house: House) -> None:
    ended = [key for key in GUIDED if guide.is_over(key)]
    assert ended
    for key in ended:
        table = house.person().post(f"/guide/{key}/play", {}).headers["location"].rsplit("/", 1)[1]
        with house.person().at(table) as window:
            assert window.frame["seat"] != OVER


def test_who_has_no_guide(house: House) -> None:
    assert house.person().get("/guide/chess").status_code == 404
    assert house.person().get("/diagram/chess/0.svg").status_code == 404


@pytest.mark.parametrize("key", GUIDED)
def test_the_learners_steps_are_counted_without_a_gap(key: str) -> None:
    told = guide_data(key).guide
    assert told
    views = [guide.view(key, step, "en") for step in range(len(told.steps) + 1)]
    asked = [view.lesson for view in views if view.moves]
    assert asked == list(range(1, len(asked) + 1))
    assert views[-1].lesson == len(asked)
