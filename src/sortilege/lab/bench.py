"""Benchmarks against other programs: the same work, interleaved, best of several rounds, reported as ratios.

Each module `bench_*.py` beside this one has a function `benches()` that lists the comparisons of one game.
"""

import pkgutil
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module

from rich.table import Table

import sortilege.lab
from sortilege import build
from sortilege.kernel.errors import SortilegeError

Work = Callable[[int], object]


@dataclass(frozen=True)
class Bench:
    """One comparison: the same n units of work, done by us and by a peer."""

    game: str
    name: str
    unit: str
    n: int
    ours: Work
    theirs: Work
    peer: str  # the peer's name and version
    target: float  # the ratio that is promised


@dataclass(frozen=True)
class Result:
    """What came out: units of work per second, and how many times the peer's speed ours is."""

    ratio: float
    target: float
    ours: float
    theirs: float
    unit: str
    peer: str
    build: str


def all_benches() -> Iterator[Bench]:
    """The comparisons of all games that have some."""
    for module in pkgutil.iter_modules(sortilege.lab.__path__):
        if module.name.startswith("bench_"):
            yield from _benches(f"sortilege.lab.{module.name}")


def _benches(module: str) -> list[Bench]:
    try:
        found: list[Bench] = import_module(module).benches()
    except ModuleNotFoundError as error:
        raise SortilegeError(
            f"the peer {error.name} is not installed; pip install 'sortilege[test]' does it"
        ) from error
    return found


def seconds(work: Work, n: int) -> float:
    """How much processor time this work takes; waiting for other programs does not count."""
    begun = time.process_time()
    work(n)
    return time.process_time() - begun


def measure(bench: Bench, rounds: int) -> Result:
    """Runs both sides in turn, so that a hot or busy processor slows both, and keeps the best time of each."""
    times = [(seconds(bench.ours, bench.n), seconds(bench.theirs, bench.n)) for _ in range(rounds)]
    ours, theirs = (bench.n / min(side) for side in zip(*times, strict=True))
    return Result(
        round(ours / theirs, 3), bench.target, round(ours), round(theirs), bench.unit, bench.peer, build.describe()
    )


def report(results: dict[str, dict[str, Result]]) -> Table:
    """The results for people."""
    table = Table(title=build.describe())
    for heading in ("game", "what", "ours", "theirs", "unit", "ratio", "promised", "peer"):
        table.add_column(heading, justify="right" if heading in ("ours", "theirs", "ratio", "promised") else "left")
    for game, rows in results.items():
        for name, one in rows.items():
            colour = "green" if one.ratio >= one.target else "red"
            numbers = (f"{one.ours:,.0f}", f"{one.theirs:,.0f}", one.unit)
            table.add_row(game, name, *numbers, f"[{colour}]{one.ratio:.3g}", f"{one.target:g}", one.peer)
    return table
