"""Jobs give the same results wherever they run, and whoever dies meanwhile."""

import os
import signal
from functools import partial
from pathlib import Path

import pytest

from sortilege.kernel.errors import BadOption
from sortilege.lab.arena import ArenaRun, Schedule, run
from sortilege.lab.executors import Executor, Local, Serial, WorkersDie, executor

PLAN = Schedule("morris", ("random", "greedy"), 4, seed=3)


def square(number: int) -> int:
    return number * number


def square_after_deaths(folder: Path, deaths: int, number: int) -> int:
    """A worker that is killed at job 3, so many times."""
    notes = len(list(folder.iterdir()))
    if number == 3 and notes < deaths:
        (folder / str(notes)).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return square(number)


def result(where: Executor) -> dict[int, tuple[float, ...]]:
    return {game.number: game.scores for game in run(PLAN, ArenaRun(None, PLAN), executor=where)}


def test_all_jobs_are_done_once() -> None:
    for where in (Serial(), Local(2)):
        assert sorted(where.map(square, range(7))) == [(number, number * number) for number in range(7)]


def test_the_same_arena_everywhere() -> None:
    assert result(Local(2)) == result(Local(1))


def test_two_killed_workers_lose_nothing(tmp_path: Path) -> None:
    told: list[str] = []
    done = list(Local(2, told.append).map(partial(square_after_deaths, tmp_path, 2), range(6)))
    assert sorted(done) == [(number, number * number) for number in range(6)]
    assert len(told) == 2
    assert "a worker died" in told[0]


def test_a_job_that_always_kills_is_told(tmp_path: Path) -> None:
    with pytest.raises(WorkersDie, match="in a row"):
        list(Local(1).map(partial(square_after_deaths, tmp_path, 99), [3]))


def test_an_error_of_a_job_is_its_own() -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        list(Local(1).map(int, ["1", "one"]))


def test_places_are_named() -> None:
    assert isinstance(executor(), Local)
    assert isinstance(executor("serial"), Serial)
    with pytest.raises(BadOption, match="expected 'serial', 'ray'"):
        executor("cloud")


@pytest.mark.deep
def test_ray_gives_the_same_whoever_is_killed(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    cluster = executor("ray")
    assert result(cluster) == result(Local(2))
    done = list(cluster.map(partial(square_after_deaths, tmp_path, 2), range(6)))
    assert sorted(done) == [(number, number * number) for number in range(6)]
