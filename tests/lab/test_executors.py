"""Jobs give the same results wherever they run, and whoever dies meanwhile."""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

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


def after_deaths(folder: Path, work: Callable[[Any], Any], job: Any) -> Any:
    """The work of a job, after two workers were killed."""
    notes = len(list(folder.iterdir()))
    if notes < 2:
        (folder / str(notes)).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return work(job)


class Deadly:
    """An executor whose workers are killed twice."""

    def __init__(self, where: Executor, folder: Path) -> None:
        self.where, self.folder = where, folder
        folder.mkdir()

    def map(self, work: Callable[[Any], Any], jobs: Sequence[Any]) -> Iterator[tuple[Any, Any]]:
        return self.where.map(partial(after_deaths, self.folder, work), jobs)


class DiesSoon:
    """A run in one process that is killed after its first job."""

    def map(self, work: Callable[[Any], Any], jobs: Sequence[Any]) -> Iterator[tuple[Any, Any]]:
        yield jobs[0], work(jobs[0])
        os.kill(os.getpid(), signal.SIGKILL)


def play_on(folder: Path, where: Executor) -> None:
    """Plays what the journal of an arena lacks."""
    list(run(PLAN, ArenaRun(folder / "state", PLAN), folder / "records", where))


def result(where: Executor, records: Path) -> dict[int, str]:
    """The records of an arena."""
    return {
        game.number: (records / game.record).read_text(encoding="utf-8")
        for game in run(PLAN, ArenaRun(None, PLAN), records, where)
    }


def test_all_jobs_are_done_once() -> None:
    for where in (Serial(), Local(2)):
        assert sorted(where.map(square, range(7))) == [(number, number * number) for number in range(7)]


def test_the_same_arena_whoever_is_killed(tmp_path: Path) -> None:
    told: list[str] = []
    deadly = Deadly(Local(2, told.append), tmp_path / "deaths")
    assert result(deadly, tmp_path / "local") == result(Serial(), tmp_path / "serial")
    assert len(told) == 2
    assert "a worker died" in told[0]


def test_the_same_arena_in_one_process_that_is_killed_twice(tmp_path: Path) -> None:
    """Its journal has what was played; the next process goes on."""
    for deaths in (1, 2):
        process = get_context("spawn").Process(target=play_on, args=(tmp_path, DiesSoon()))
        process.start()
        process.join()
        assert process.exitcode == -signal.SIGKILL
        assert len(ArenaRun(tmp_path / "state", PLAN).played) == deaths
    play_on(tmp_path, Serial())
    names = sorted(path.name for path in (tmp_path / "records").iterdir())
    whole = result(Serial(), tmp_path / "serial")
    assert [(tmp_path / "records" / name).read_text(encoding="utf-8") for name in names] == list(whole.values())


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
    """For real, where Ray is installed; its workers find this file if the tree is on PYTHONPATH."""
    pytest.importorskip("ray")
    deadly = Deadly(executor("ray"), tmp_path / "deaths")
    assert result(deadly, tmp_path / "ray") == result(Serial(), tmp_path / "serial")
    assert len(list((tmp_path / "deaths").iterdir())) == 2
