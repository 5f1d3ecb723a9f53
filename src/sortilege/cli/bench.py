"""`sortilege bench`: speed against other programs."""

from dataclasses import asdict
from typing import Annotated, Literal

import typer
from rich.console import Console

from sortilege.cli.common import AsJson, print_json
from sortilege.lab.bench import Result, all_benches, measure, report
from sortilege.lab.load import measure_server

SLOWEST = 100  # milliseconds, the 95th percentile from click to acknowledgement with many tables
SLOWEST_PAINT = 50  # the same from the click to the painted move, with one
Rounds = Annotated[int, typer.Option(min=1, help="Rounds of each comparison; the best one counts.")]


What = Annotated[
    Literal["peers", "server", "paint"],
    typer.Argument(help="Other programs, many tables on one server, or from the click to the painted move."),
]
Tables = Annotated[int, typer.Option(min=1, help="Tables at once, for `bench server`; a move every 2 s at each.")]
Moves = Annotated[int, typer.Option(min=1, help="Moves of each game, for `bench paint`.")]


def bench(
    what: What = "peers", rounds: Rounds = 25, tables: Tables = 1000, moves: Moves = 60, as_json: AsJson = False
) -> None:
    """Measure Sortilège against its peers, both in one interleaved run; exit 1 if a promised ratio is missed."""
    if what == "server":
        _bench_server(tables, as_json)
        return
    if what == "paint":
        _bench_paint(moves, as_json)
        return
    results: dict[str, dict[str, Result]] = {}
    for one in all_benches():
        Console(stderr=True).print(f"measuring {one.game}: {one.name} against {one.peer} ...", style="dim")
        results.setdefault(one.game, {})[one.name] = measure(one, rounds)
    if as_json:
        print_json({game: {name: asdict(row) for name, row in rows.items()} for game, rows in results.items()})
    else:
        Console().print(report(results))
    if any(row.ratio < row.target for rows in results.values() for row in rows.values()):
        raise typer.Exit(1)


def _bench_server(tables: int, as_json: bool) -> None:
    """Moves at many tables of one server: exit 1 if the slow ones take 100 ms or a move is lost."""
    found = measure_server(tables, seconds=20)
    if as_json:
        print_json({"server": asdict(found)})
    else:
        Console().print(
            f"{found.tables} tables, {found.moves} moves in {found.seconds:g} s: "
            f"median {found.median_ms:.0f} ms, p95 {found.p95_ms:.0f} ms, slowest {found.slowest_ms:.0f} ms; "
            f"processor time for each move: server {found.server_ms:.2f} ms, driver {found.driver_ms:.2f} ms; "
            f"{found.lost} tables with lost moves"
        )
    if found.p95_ms >= SLOWEST or found.lost:
        raise typer.Exit(1)


def _bench_paint(moves: int, as_json: bool) -> None:
    """Each game in Chromium: exit 1 if in one of them the slow moves take 50 ms from the click to the painting."""
    from sortilege.lab.paint import measure_paint  # it needs what only the tests install

    found = measure_paint(moves)
    if as_json:
        print_json({"paint": {game: asdict(one) for game, one in found.items()}})
    else:
        for game, one in found.items():
            times = f"median {one.median_ms:.0f} ms, p95 {one.p95_ms:.0f} ms, slowest {one.slowest_ms:.0f} ms"
            Console().print(f"{game}: {one.moves} moves, from click to painted move {times}")
    if any(one.p95_ms >= SLOWEST_PAINT for one in found.values()):
        raise typer.Exit(1)
