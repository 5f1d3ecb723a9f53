"""`sortilege bench`: speed against other programs."""

from dataclasses import asdict
from typing import Annotated

import typer
from rich.console import Console

from sortilege.cli.common import AsJson, print_json
from sortilege.lab.bench import Result, all_benches, measure, report

Rounds = Annotated[int, typer.Option(min=1, help="Rounds of each comparison; the best one counts.")]


def bench(rounds: Rounds = 25, as_json: AsJson = False) -> None:
    """Measure Sortilège against its peers, both in one interleaved run; exit 1 if a promised ratio is missed."""
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
