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
Game = Annotated[
    str, typer.Option(help="The game that is played, for `bench server` by default the smallest, for `paint` all.")
]
Database = Annotated[
    str, typer.Option(envvar="SORTILEGE_DATABASE", help="An empty PostgreSQL, for `bench server`; else a file.")
]
Processes = Annotated[int, typer.Option(min=1, help="Processes of the server, for `bench server` with --database.")]
Moves = Annotated[int, typer.Option(min=1, help="Moves of each game, for `bench paint`.")]
Against = Annotated[
    str, typer.Option(help="The address of another version's server, in turn with it, for `bench paint`.")
]


def bench(
    what: What = "peers", rounds: Rounds = 25, tables: Tables = 1000, moves: Moves = 30, game: Game = "",
    database: Database = "", processes: Processes = 1, against: Against = "", as_json: AsJson = False,
) -> None:  # fmt: skip
    """Measure Sortilège against its peers, both in one interleaved run; exit 1 if a promised ratio is missed."""
    if what == "server":
        _bench_server(tables, game, database, processes, as_json)
        return
    if what == "paint":
        _bench_paint(moves, game, against, as_json)
        return
    results: dict[str, dict[str, Result]] = {}
    for row in all_benches():
        Console(stderr=True).print(f"measuring {row.game}: {row.name} against {row.peer} ...", style="dim")
        results.setdefault(row.game, {})[row.name] = measure(row, rounds)
    if as_json:
        print_json({game: {name: asdict(result) for name, result in rows.items()} for game, rows in results.items()})
    else:
        Console().print(report(results))
    if any(result.ratio < result.target for rows in results.values() for result in rows.values()):
        raise typer.Exit(1)


def _bench_server(tables: int, game: str, database: str, processes: int, as_json: bool) -> None:
    """Measures moves at many tables of one server: exit 1 if the slow ones take 100 ms or a move is lost."""
    load = measure_server(tables, 20, game=game, database=database, processes=processes)
    if as_json:
        print_json({"server": asdict(load)})
    else:
        Console().print(
            f"{load.tables} tables, {load.moves} moves in {load.seconds:g} s: "
            f"median {load.median_ms:.0f} ms, p95 {load.p95_ms:.0f} ms, slowest {load.slowest_ms:.0f} ms; "
            f"processor time for each move: server {load.server_ms:.2f} ms, PostgreSQL "
            f"{load.database_ms:.2f} ms, driver {load.driver_ms:.2f} ms; memory a table {load.table_kb:.0f} kB; "
            f"{load.lost} tables with lost moves"
        )
    if load.p95_ms >= SLOWEST or load.lost:
        raise typer.Exit(1)


def _bench_paint(moves: int, game: str, against: str, as_json: bool) -> None:
    """Measures each game in Chromium: exit 1 if the slow moves of one take 50 ms from the click to the painting."""
    from sortilege.lab.paint_time import measure_paint  # it needs what only the tests install

    paints = measure_paint(moves, [game] if game else None, against)
    if as_json:
        print_json({"paint": {key: [asdict(paint) for paint in found] for key, found in paints.items()}})
    else:
        for key, found in paints.items():
            for name, paint in zip((key, f"{key}, {against}"), found, strict=False):
                times = f"median {paint.median_ms:.0f} ms, p95 {paint.p95_ms:.0f} ms, slowest {paint.slowest_ms:.0f} ms"
                worked = f"{paint.page_ms:.0f} ms of the page's processor time a move"
                Console().print(f"{name}: {paint.moves} moves, from click to painted move {times}; {worked}")
    if any(found[0].p95_ms >= SLOWEST_PAINT for found in paints.values()):
        raise typer.Exit(1)
