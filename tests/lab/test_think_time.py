"""The time told is the time taken, on the slowest build too; in processor time, for a busy machine tells nothing."""

import json

import pytest
import typer
from typer.testing import CliRunner

import sortilege
from sortilege.cli import ladder as command
from sortilege.lab.think_time import think_times
from sortilege.search.budget import Stopwatch

SLACK = 2.0  # seconds, for what begins in time and takes longer


@pytest.mark.parametrize("key", sortilege.games())
def test_no_level_thinks_longer_about_a_turn_than_it_says(key: str) -> None:
    before = Stopwatch.now
    for row in think_times(key, 1, seed=3, scale=0.02):
        assert row.turns > 0
        assert row.mean <= row.longest <= row.told + SLACK, row.level
    assert Stopwatch.now is before


@pytest.mark.deep
@pytest.mark.parametrize("key", sortilege.games())
def test_no_level_thinks_longer_than_it_says_in_full(key: str) -> None:
    for row in think_times(key, 8, seed=3):
        assert row.longest <= 1.1 * row.told + SLACK, row.level


def test_the_command_tells_each_level() -> None:
    app = typer.Typer()
    app.command()(command.ladder)
    arguments = ["morris", "--times", "--turns", "1", "--scale", "0.01"]
    shown = CliRunner().invoke(app, arguments)
    assert shown.exit_code == 0, shown.output
    assert len([line for line in shown.stdout.splitlines() if line.startswith("| level ")]) == 9
    told = CliRunner().invoke(app, [*arguments, "--json"])
    assert [row["level"]["number"] for row in json.loads(told.stdout)["levels"]] == [*range(1, 9)]
