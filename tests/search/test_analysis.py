"""Hints and analysis on positions whose answer is known."""

import json

import pytest
import typer
from typer.testing import CliRunner

from sortilege import Match
from sortilege.cli import analyse as command
from sortilege.search.analysis import advise, analyse, curve, turning_points

WON = "w.w/.w./.b./b...../.../b../... w 0/0 60"  # White closes the upper row and takes one of Black's last three men


def test_the_best_move_with_its_line() -> None:
    match = Match("morris", start=WON)
    best, *rest = advise(match, "guided 120")
    assert (best.move, best.expected, best.proved) == ("d6 d7", 1.0, True)
    assert best.line[0] == "d6 d7"
    assert len(best.line) == 2, "the mill, then the man that is taken"
    assert len(rest) <= 4


def test_advice_in_spell_is_whole_turns() -> None:
    match = Match("spell", seed=5, setup="quick")
    seat, turn = match.seat, match.turn
    first, *rest = advise(match, "guided 12")
    assert len({first.move, *(one.move for one in rest)}) == 1 + len(rest)
    for text in first.line:
        assert (match.seat, match.turn) == (seat, turn)
        assert text in [one.line[0] for one in advise(match, "guided 12", most=99)]
        match.play(text)
    assert match.turn != turn


def test_no_advice_when_the_game_is_over() -> None:
    match = Match("morris", start=WON)
    match.resign(0)
    assert advise(match) == []


def test_a_missed_win_is_the_turning_point() -> None:
    match = Match("morris", start=WON)
    match.play("d6 f6") if "d6 f6" in match.moves() else match.play(
        next(move for move in match.moves() if move != "d6 d7")
    )
    match.resign(0)
    verdicts = list(analyse(match, "guided 150"))
    assert [one.best for one in verdicts] == ["d6 d7"]
    assert verdicts[0].expected == (1.0, 0.0)
    assert verdicts[0].loss > 0.1
    assert turning_points(verdicts) == verdicts
    assert curve(match, verdicts) == [(0, [1.0, 0.0]), (1, [0.0, 1.0])]


def test_the_best_move_loses_nothing() -> None:
    match = Match("morris", start=WON)
    match.play("d6 d7")
    assert [one.loss for one in analyse(match, "guided 100")] == [0.0]


def test_who_does_not_search_gives_no_advice() -> None:
    with pytest.raises(TypeError, match="does not search"):
        advise(Match("morris", seed=1), "random")


def test_the_command(tmp_path: pytest.TempPathFactory) -> None:
    match = Match("morris", start=WON)
    match.play("d6 d7")
    app = typer.Typer()
    app.command()(command.analyse)
    arguments = ["-", "--bot", "guided 60"]
    told = CliRunner().invoke(app, [*arguments, "--json"], input=match.record())
    assert told.exit_code == 0, told.output
    found = json.loads(told.stdout)
    assert [one["move"] for one in found["moves"]] == ["d6 d7"]
    assert found["advice"][0]["expected"] == 1.0
    shown = CliRunner().invoke(app, [*arguments, "-l", "fr"], input=match.record(), env={"COLUMNS": "120"})
    assert "espérance" in shown.stdout
