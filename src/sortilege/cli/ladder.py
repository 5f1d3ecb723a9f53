"""`sortilege ladder GAME`: every level against the one below it."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress

from sortilege.cli.arena import Seed, Workers
from sortilege.cli.common import AsJson, GameKey, OptionList, print_json, read_options
from sortilege.lab.arena import State, run, tasks
from sortilege.lab.ladder import markdown, plans, rows


def ladder(
    key: GameKey,
    games: Annotated[int, typer.Option(min=2, help="Games of each pair of neighbours.")] = 100,
    seed: Seed = 0,
    scale: Annotated[float, typer.Option(min=0.001, help="All levels think so many times as long, to save time.")] = 1,
    option: OptionList = None,
    state: Annotated[Path | None, typer.Option(help="A folder for results; a stopped run goes on from it.")] = None,
    workers: Workers = None,
    as_json: AsJson = False,
) -> None:
    """Let each level play the one below it, and print the table for docs/bots.md."""
    options = read_options(option)
    every = plans(key, games, seed, options, scale)
    found: list[dict[str, Any]] = []
    with Progress(console=Console(stderr=True), transient=True, disable=as_json) as progress:
        task = progress.add_task(f"playing {key}", total=sum(len(tasks(plan)) for plan in every))
        for number, plan in enumerate(every):
            so_far = State(state / f"{key}-{number}.jsonl" if state else None, plan)
            progress.advance(task, len(so_far.played))
            for _ in run(plan, so_far, workers=workers):
                progress.advance(task)
            found += rows(plan, list(so_far.played.values()), scale)
    if as_json:
        print_json({"game": key, "games": games, "seed": seed, "scale": scale, "options": options, "levels": found})
    else:
        print(markdown(key, games, seed, options, found, scale))
