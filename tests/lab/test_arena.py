"""The arena: fair seats, the same result from the same seed, resumable, honest intervals."""

import json
from functools import partial
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from sortilege import Match
from sortilege.cli import arena as command
from sortilege.kernel.errors import BadNotation, BadOption
from sortilege.lab.arena import ArenaGame, ArenaRun, Schedule, play, run, tasks
from sortilege.lab.executors import Local, Serial
from sortilege.lab.ladder import markdown, plans, rows
from sortilege.lab.ratings import elo, ratings, share
from sortilege.lab.standings import pairing, points, standings
from sortilege.lab.tune import neighbours, tune

PLAN = Schedule("morris", ("greedy", "random"), 4, seed=3)


def test_seats_are_swapped_within_a_pair_that_has_one_seed() -> None:
    found = tasks(PLAN)
    assert [one.line_up for one in found] == [("greedy", "random"), ("random", "greedy")] * 2
    assert [one.group for one in found] == [0, 0, 1, 1]
    assert found[0].seed == found[1].seed != found[2].seed


def test_all_pairs_of_several_bots_meet() -> None:
    found = tasks(Schedule("morris", ("greedy", "random", "instinct"), 2))
    assert len(found) == 6
    assert len({frozenset(one.line_up) for one in found}) == 3
    with pytest.raises(BadOption, match="at least two"):
        tasks(Schedule("morris", ("greedy",), 2))
    with pytest.raises(BadNotation):
        tasks(Schedule("morris", ("greedy", "nobody"), 2))


def test_where_all_win_together_each_bot_plays_the_same_seeds() -> None:
    found = tasks(Schedule("madness", ("instinct", "random"), 3))
    assert [one.line_up for one in found] == [("instinct",) * 2] * 3 + [("random",) * 2] * 3
    assert [one.seed for one in found[:3]] == [one.seed for one in found[3:]]


def test_the_same_plan_plays_the_same_games() -> None:
    task = tasks(PLAN)[1]
    first, second = play(PLAN, task), play(PLAN, task)
    assert (first.scores, first.turns) == (second.scores, second.turns)


def test_a_stopped_run_goes_on_and_keeps_its_records(tmp_path: Path) -> None:
    path = tmp_path / "state.jsonl"
    state = ArenaRun(path, PLAN)
    state.add(play(PLAN, tasks(PLAN)[0]))
    with path.open("a", encoding="utf-8") as file:
        file.write('{"number": 1, "gro')  # cut off
    again = ArenaRun(path, PLAN)
    assert list(again.played) == [0]
    fresh = list(run(PLAN, again, tmp_path / "records", Local(1)))
    assert sorted(one.number for one in fresh) == [1, 2, 3]
    assert sorted(ArenaRun(path, PLAN).played) == [0, 1, 2, 3]
    record = (tmp_path / "records" / fresh[0].record).read_text(encoding="utf-8")
    assert tuple(Match.from_record(record).scores) == fresh[0].scores
    with pytest.raises(BadOption, match="another run"):
        ArenaRun(path, Schedule("morris", ("greedy", "random"), 4, seed=4))


def test_points_of_seats_that_meet() -> None:
    one = ArenaGame(0, 0, ("a", "b", "a"), (0.0, 1.0, 0.5), 9, 0.1)
    assert points(one, "a", "b") == 0
    assert points(ArenaGame(0, 0, ("a", "b"), (0.5, 0.5), 9, 0.1), "a", "b") == 0.5


def test_intervals() -> None:
    half = share([1.0, 0.0] * 50)
    assert half.mean == 0.5
    assert 0.40 < half.low < 0.41
    assert 0.59 < half.high < 0.60
    sure = share([1.0] * 20)
    assert sure.mean == 1
    assert 0.8 < sure.low < 0.85, "twenty wins do not prove that a bot always wins"
    swapped = share([0.5] * 98 + [0.0, 1.0])
    assert swapped.high - swapped.low < half.high - half.low, "pairs that are halved each time tell more"
    assert (share([]).low, share([]).high) == (0, 1)


def test_elo() -> None:
    assert elo(0.5) == 0
    assert elo(0.75) == pytest.approx(190.8, abs=0.1)
    assert elo(1.0) == float("inf")
    found = ratings({("a", "b"): (75, 100), ("b", "a"): (25, 100), ("b", "c"): (75, 100), ("c", "b"): (25, 100)})
    assert found["a"] - found["b"] == pytest.approx(190, abs=4)
    assert sum(found.values()) == pytest.approx(0)


def test_standings_tell_what_is_needed_to_play_again() -> None:
    played = [
        ArenaGame(n, n // 2, tuple(("greedy", "random")[:: 1 - 2 * (n % 2)]), (1.0, 0.0), 9, 0.1) for n in range(4)
    ]
    result = standings(PLAN, played)
    (row,) = result["pairings"]
    assert (row["bot"], row["against"], row["games"], row["mean"], row["elo"]) == ("greedy", "random", 4, 0.5, 0)
    assert (result["seed"], result["game"]) == (3, "morris")
    assert pairing(played, "random", "greedy").mean == 0.5


def test_the_command() -> None:
    app = typer.Typer()
    app.command()(command.arena)
    arguments = ["morris", "greedy", "random", "--games", "2", "--seed", "5", "--workers", "1"]
    told = CliRunner().invoke(app, [*arguments, "--json"])
    assert told.exit_code == 0, told.output
    assert json.loads(told.stdout)["pairings"][0]["games"] == 2


def test_a_ladder_is_neighbours_and_a_table() -> None:
    found = plans("morris", 10, 1, {})
    assert found[0].bots == ("level 2", "level 1")
    assert len(found) == 7
    assert len(plans("madness", 10, 1, {})) == 1
    played = [ArenaGame(n, n // 2, ("level 2", "level 1"), (1.0, 0.0), 9, 0.1) for n in range(2)]
    table = markdown("morris", 10, 1, {}, rows(found[0], played))
    assert "sortilege ladder morris --games 10 --seed 1" in table
    assert "| level 2, Novice |" in table


def test_a_scaled_ladder_thinks_that_much_shorter() -> None:
    full, scaled = plans("grimoire", 10, 1, {}), plans("grimoire", 10, 1, {}, 0.1)
    assert full[5].bots == ("level 7", "level 6")
    assert scaled[5].bots == ("guided 18 0.05s", "guided 6 0.05s")
    assert scaled[0].bots == ("glance 12", "glance 6")
    played = [ArenaGame(n, n // 2, scaled[5].bots, (1.0, 0.0), 9, 0.1) for n in range(2)]
    table = markdown("grimoire", 10, 1, {}, rows(scaled[5], played, 0.1), 0.1)
    assert "sortilege ladder grimoire --scale 0.1 --games 10 --seed 1" in table
    assert "| level 7, Master | `guided 18 0.05s` | level 6 |" in table


def test_tuning_changes_one_number_at_a_time() -> None:
    params = {"guide": 1.2, "plies": 12.0, "trust": 1.0}
    for name in params:
        for other in neighbours(params, name):
            assert [key for key in params if other[key] != params[key]] == [name]
    assert all(one["trust"] <= 1 for one in neighbours(params, "trust"))


def test_a_stopped_tuning_goes_on(tmp_path: Path) -> None:
    ask = partial(tune, "morris", 2, "2", 1, ["guide"], {}, Serial())
    whole = list(ask())
    first = next(ask(tmp_path))
    assert first == whole[0]
    begun = (tmp_path / "morris-0.jsonl").read_text(encoding="utf-8")
    assert list(ask(tmp_path)) == whole
    assert (tmp_path / "morris-0.jsonl").read_text(encoding="utf-8") == begun, "what was played is not played again"
    assert len((tmp_path / "morris-1.jsonl").read_text(encoding="utf-8").splitlines()) == 3
