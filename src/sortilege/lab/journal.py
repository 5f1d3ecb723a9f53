"""What a run has done so far, on disk: a first line that tells the plan, then one line of JSON for each thing done.

A run that was stopped goes on from it; a line that was cut off when it was stopped is done again.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from sortilege.kernel.errors import BadOption
from sortilege.lab.executors import Executor


class Journal:
    """The rows so far; without a path they are kept in memory alone. What is in `free` of the plan may differ."""

    def __init__(self, path: Path | None, plan: dict[str, Any], free: tuple[str, ...] = ()) -> None:
        self.path = path
        self.rows: list[Any] = []
        if path is None:
            return
        told = json.loads(json.dumps(plan))
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(told) + "\n", encoding="utf-8")
        text = path.read_text(encoding="utf-8")
        if not text.endswith("\n"):
            path.write_text(text + "\n", encoding="utf-8")
        first, *lines = text.splitlines()
        either = dict.fromkeys(free)
        if json.loads(first) | either != told | either:
            raise BadOption(f"{path} belongs to another run: {first}")
        for line in lines:
            try:
                self.rows.append(json.loads(line))
            except json.JSONDecodeError:
                continue

    def add(self, row: Any) -> None:
        """Enters something done."""
        self.rows.append(row)
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")

    def map(self, executor: Executor, work: Callable[[Any], Any], jobs: Sequence[Any]) -> Iterator[tuple[Any, Any]]:
        """Runs the jobs that were not done yet and yields all with their results, those of before first.

        Jobs and results are values of JSON.
        """
        done = {json.dumps(job): result for job, result in self.rows}
        yield from ((job, done[json.dumps(job)]) for job in jobs if json.dumps(job) in done)
        for job, result in executor.map(work, [job for job in jobs if json.dumps(job) not in done]):
            self.add([job, result])
            yield job, result
