"""Benchmarks against another program: the same work, interleaved, best of several rounds, reported as ratios.

The comparisons of a game are the rows of its `bench.toml`: what is done (`work`: random games driven from `python`,
`playouts`, `uct`, or `steps` with observation and mask in numpy), how often (`n`), the ratio that is promised, and the
options; `after_set_up` begins with the first choice. The peer does the same in Nine Men's Morris. `vector` compares
random games of `lab.vector` with the game's own playouts.
"""

import random
import time
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from typing import Any

from rich.table import Table

from sortilege import build
from sortilege.kernel.errors import SortilegeError
from sortilege.kernel.game import AnyGame
from sortilege.kernel.position import CHANCE, OVER, Position
from sortilege.kernel.registry import game as find_game
from sortilege.kernel.registry import games
from sortilege.kernel.rng import Rng
from sortilege.lab.vectors import VectorGames
from sortilege.search.playouts import playouts
from sortilege.search.uct import Uct

EXPLORATION = 1.4
SEED = 7
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
    for game in map(find_game, games()):
        path = game.folder / "bench.toml"
        rows = tomllib.loads(path.read_text(encoding="utf-8"))["row"] if path.exists() else []
        yield from (_bench(game, row) for row in rows)


def _bench(game: AnyGame, row: dict[str, Any]) -> Bench:
    """The comparison that a row of a game's bench.toml describes."""
    try:
        peer = import_module("sortilege.lab.openspiel")
    except ModuleNotFoundError as error:
        raise SortilegeError(
            f"the peer {error.name} is not installed; pip install 'sortilege[test]' does it"
        ) from error
    start = game.start(game.make_options(row.get("options", {})))
    rng = Rng(SEED)
    while row.get("after_set_up") and start.seat == CHANCE:
        start.play(start.pick(rng))
    work, unit = row["work"], _UNITS.get(row["work"], "playouts/s")
    name = row.get("name", work)
    if work == "vector":
        ours, theirs, who = partial(_vector, game, start), partial(_compiled, start), "own playouts"
    elif work == "steps":
        ours, theirs, who = partial(_steps, game, start), peer.WORK[work], peer.name(game.key)
    else:
        ours, theirs, who = partial(_OURS[work], start), peer.WORK[work], peer.name(game.key)
    return Bench(game.key, name, unit, row["n"], ours, theirs, who, row["promised"])


def _from_python(start: Position, n: int) -> None:
    """Random games whose every move is chosen by Python code."""
    choose = random.Random(SEED).random
    for _ in range(n):
        position = start.copy()
        while position.seat != OVER:
            moves = position.moves()
            position.play(moves[int(choose() * len(moves))])


def _compiled(start: Position, n: int) -> None:
    playouts(start, n, Rng(SEED))


def _uct(start: Position, n: int) -> None:
    tree = Uct(start, Rng(SEED), EXPLORATION)
    tree.run(n)
    tree.best()


def _steps(game: AnyGame, start: Position, n: int) -> None:
    """Random choices in many games, each with observation and mask in numpy."""
    games = VectorGames(game, start, min(n, 256), SEED)
    for _ in range(n // games.n):
        games.step(games.sample())


def _vector(game: AnyGame, start: Position, n: int) -> None:
    """Random games to their end, as many as the playouts they are compared with."""
    games = VectorGames(game, start, min(n, 128), SEED)
    while sum(games.batch.played) < n:
        for _ in range(8):
            games.step(games.sample())


_OURS = {"python": _from_python, "playouts": _compiled, "uct": _uct}
_UNITS = {"uct": "simulations/s", "steps": "steps/s", "vector": "games/s"}


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
        for name, row in rows.items():
            colour = "green" if row.ratio >= row.target else "red"
            numbers = (f"{row.ours:,.0f}", f"{row.theirs:,.0f}", row.unit)
            table.add_row(game, name, *numbers, f"[{colour}]{row.ratio:.3g}", f"{row.target:g}", row.peer)
    return table
