"""Where jobs run: in this process, on the cores of this machine, or on a Ray cluster. The results are the same.

A job is named by what it is given, its seed among that; one whose worker died is run again and gives what it would have
given. Jobs should take a tenth of a second or more, since each is sent on its own.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from os import cpu_count
from typing import Any, Protocol, TypeVar

from sortilege.kernel.errors import BadOption, SortilegeError
from sortilege.lab.extra import need

PATIENCE = 3  # deaths of workers in a row, without a job done between them, after which something must be wrong

Job = TypeVar("Job")
Result = TypeVar("Result")
Tell = Callable[[str], None]


class WorkersDie(SortilegeError):
    """Workers died again and again, and no job was done between."""


class Executor(Protocol):
    """Something that runs jobs."""

    def map(self, work: Callable[[Job], Result], jobs: Sequence[Job]) -> Iterator[tuple[Job, Result]]:
        """Runs the work for each job; yields each with its result, as they come."""


class Serial:
    """All in this process, one after the other."""

    def map(self, work: Callable[[Job], Result], jobs: Sequence[Job]) -> Iterator[tuple[Job, Result]]:
        for job in jobs:
            yield job, work(job)


class Local:
    """On the cores of this machine, or on so many."""

    def __init__(self, workers: int | None = None, tell: Tell | None = None, patience: int = PATIENCE) -> None:
        self.workers = workers or cpu_count() or 1
        self.tell = tell
        self.patience = patience

    def map(self, work: Callable[[Job], Result], jobs: Sequence[Job]) -> Iterator[tuple[Job, Result]]:
        waiting = dict(enumerate(jobs))
        deaths = 0
        while waiting:
            before = len(waiting)
            yield from self._run(work, waiting)
            if not waiting:
                return
            deaths = deaths + 1 if len(waiting) == before else 1
            if deaths >= self.patience:
                raise WorkersDie(f"{deaths} times in a row a worker died before any job was done")
            if self.tell:
                self.tell(f"a worker died; {len(waiting)} jobs go on with new ones")

    def _run(self, work: Callable[[Job], Result], waiting: dict[int, Job]) -> Iterator[tuple[Job, Result]]:
        """Runs what waits until all is done or a worker dies; what is done waits no more."""
        pool = ProcessPoolExecutor(min(self.workers, len(waiting)), get_context("spawn"))
        try:
            running = {pool.submit(work, job): number for number, job in waiting.items()}
            for done in as_completed(running):
                if not isinstance(done.exception(), BrokenProcessPool):
                    yield waiting.pop(running[done]), done.result()
        finally:
            pool.shutdown(cancel_futures=True)


class Cluster:
    """On a Ray cluster; `ray://head:10001`, or `ray` for one that Ray finds or starts on this machine."""

    def __init__(self, address: str) -> None:
        self.ray: Any = need("ray", "ray")
        if not self.ray.is_initialized():
            known = {} if address == "ray" else {"address": address}
            self.ray.init(log_to_driver=False, include_dashboard=False, **known)

    def map(self, work: Callable[[Job], Result], jobs: Sequence[Job]) -> Iterator[tuple[Job, Result]]:
        remote = self.ray.remote(max_retries=PATIENCE)(work_on)
        running = {remote.remote(work, job): job for job in jobs}
        while running:
            ready, _ = self.ray.wait(list(running))
            for done in ready:
                yield running.pop(done), self.ray.get(done)


def work_on(work: Callable[[Job], Result], job: Job) -> Result:
    """One job of a cluster, a function of its own since Ray wants plain functions."""
    return work(job)


def executor(on: str = "", workers: int | None = None, tell: Tell | None = None) -> Executor:
    """The executor that `--on` and `--workers` name; by default the cores of this machine."""
    if not on:
        return Local(workers, tell)
    if on == "serial":
        return Serial()
    if on == "ray" or on.startswith("ray://"):
        return Cluster(on)
    raise BadOption(f"expected 'serial', 'ray' or 'ray://HOST:PORT', got {on!r}")
