"""The analysis of a game in its replay: begun once, watched, stopped, kept; told in words and as a graph."""

import re
import time
from typing import Any

import pytest

from sortilege.kernel.match import Match
from sortilege.kernel.registry import games
from sortilege.search.analysis import MoveVerdict, analyse
from sortilege.search.counsel import counsel, judged
from sortilege.search.judge import Advice
from sortilege.server.pages import analysis_job
from sortilege.server.pages.graph import GraphPoint, render_graph, y_of
from sortilege.server.pages.playback import Playback
from sortilege.server.pages.replay_view import view
from tests.server.people import House, Person

SHORT = """Sortilege record 1
Game: morris
Rules: 1
Start: ww./bb./.../....../.../.../... w 7/7 4

5. a1
6. f6; x a7
"""


def opened(person: Person, record: str) -> str:
    return str(person.post("/replay", {"record": record}).headers["location"])


def ask(person: Person, address: str) -> dict[str, Any]:
    found: dict[str, Any] = person.get(f"{address}/analysis").json()
    return found


def finished(person: Person, address: str) -> dict[str, Any]:
    while (found := ask(person, address))["state"] in ("waiting", "running"):
        assert 0 <= found["share"] <= 1
        time.sleep(0.05)
    return found


def test_a_game_is_analysed_once_and_kept(house: House) -> None:
    person = house.person()
    address = opened(person, SHORT)
    assert ask(person, address)["state"] == "none"
    assert person.post(f"{address}/analysis", {}).json()["state"] in ("waiting", "running")
    found = finished(person, address)
    assert found["state"] == "done"
    assert found["html"].count("<tr data-end=") == 3
    assert 'class="graph"' in found["html"]
    again = house.person("fr")
    other = opened(again, SHORT.replace("5. a1", "5. a1 {said} (g7; x b6)"))
    assert ask(again, other)["state"] == "done", "the same moves, whoever opens them"
    assert "Toutes les valeurs" in again.get(other).text, "the page itself shows it, without any script"
    moment = again.get(f"{other}/moment?at=0").json()
    assert moment["judged"]["best"]["expected"].endswith("\u00a0%")
    assert moment["judged"]["played"]
    after = again.get(f"{other}/moment?at=1").json()
    assert (after["better"], after["chosen"]) == (moment["judged"]["best"]["text"], "0")


def test_an_action_of_several_plies_tells_what_any_of_them_cost() -> None:
    playback = Playback(Match.from_record(SHORT))
    verdict = MoveVerdict(1, 6, 1, "f6", "g7", 0.3, (0.5, 0.5), ("g7",))
    playback.verdicts = [verdict, MoveVerdict(2, 6, 1, "x a7", "x a7", 0.0, (0.5, 0.5), ("x a7",))]
    shown = [view(playback, playback.at((ply,)), 0, "en") for ply in range(4)]
    assert [bool(moment.cost) for moment in shown] == [False, False, True, True]
    assert {moment.chosen for moment in shown[2:]} == {"1"}
    assert {moment.better for moment in shown[2:]} == {"Place a man on g7."}


def test_an_analysis_is_stopped_by_who_began_it(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    person, other = house.person(), house.person()
    match = Match("morris", seed=1)
    while match.ply < 30:
        match.play(match.moves()[0])
    person.get("/")
    address = opened(person, match.record())
    assert person.post(f"{address}/analysis", {}).json()["mine"]
    other.get("/")
    other.post(f"{address}/analysis/stop", {})
    assert ask(other, address)["state"] in ("waiting", "running")
    assert not ask(other, address)["mine"]
    second = opened(person, SHORT)
    assert "still under way" in person.post(f"{second}/analysis", {}).json()["said"]
    person.post(f"{address}/analysis/stop", {})
    while (state := ask(person, address)["state"]) == "stopped":
        time.sleep(0.05)
    assert state == "none"
    monkeypatch.setattr(analysis_job, "LONGEST_GAME", 2)
    assert "too long" in person.post(f"{second}/analysis", {}).json()["said"]


def test_a_worker_that_dies_is_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_job, "thinker_for", lambda turns: "nobody")
    person = house.person()
    address = opened(person, SHORT)
    person.post(f"{address}/analysis", {})
    assert finished(person, address)["state"] == "failed"
    monkeypatch.undo()
    person.post(f"{address}/analysis", {})
    assert finished(person, address)["state"] == "done"


@pytest.mark.parametrize("key", games())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_game_tells_its_lines(key: str, language: str) -> None:
    match = Match(key, seed=2)
    for number in range(4):
        match.play(match.moves()[number % len(match.moves())])
    verdicts = list(analyse(match, "guided 4"))
    for one in verdicts:
        told = judged(match.game, match.at(one.ply), one, language)
        assert told.best.text
        assert told.best.promise
        assert told.best.sure
        own = len(told.best.line) - len(one.line)
        assert own < 0, "every move of the line has its sentence, the own ones in the order itself"
    points = [GraphPoint(one.ply, one.expected, one.error) for one in verdicts]
    drawn = render_graph(points, verdicts[:2], match.ply, range(match.seats), 0, "<x>")
    assert drawn.count('class="doubt"') == 1
    assert drawn.count('class="turning"') == min(2, len(verdicts))
    assert "&lt;x&gt;" in drawn


def test_the_band_of_doubt_lies_around_the_own_line() -> None:
    points = [GraphPoint(0, (0.5, 0.5), 0.1), GraphPoint(5, (0.95, 0.05), 0.2), GraphPoint(10, (1.0, 0.0))]
    for own, heights in [(0, [0.6, 1, 1, 1, 0.75, 0.4]), (1, [0.6, 0.25, 0, 0, 0, 0.4])]:
        drawn = render_graph(points, [], 10, [own], own, "x")
        band = re.search(r'd="M([^"]*)Z"[^>]*class="doubt"', drawn)
        assert band
        places = [place.split() for place in band[1].split("L")]
        assert [float(y) for _, y in places] == pytest.approx([y_of(share) for share in heights])
        assert [x for x, _ in places] == [x for x, _ in reversed(places)], "there and back"


def test_a_line_ends_where_it_is_not_understood() -> None:
    match = Match("morris", seed=1)
    told = counsel(match.game, match.position, Advice("a7", 0.5, 9, False, ("a7", "d7", "d7", "g7")), "en")
    assert told.expected == "50%"
    assert [re.sub("White|Black", "", one).strip() for one in told.line] == ["places a man on d7"]
