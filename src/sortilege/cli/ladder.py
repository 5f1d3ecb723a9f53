"""`sortilege ladder GAME`: every level against the one below it."""

from dataclasses import asdict
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress

from sortilege.cli.common import (
    AsJson,
    GameKey,
    On,
    OptionList,
    Seed,
    StateFolder,
    Workers,
    print_json,
    read_options,
    tell_aside,
)
from sortilege.lab import think_time
from sortilege.lab.arena import ArenaRun, run, tasks
from sortilege.lab.executors import executor
from sortilege.lab.ladder import markdown, plans, rows
from sortilege.lab.think_time import think_times
from sortilege.search.bots import LEVELS


def ladder(
    key: GameKey,
    games: Annotated[int, typer.Option(min=2, help="Games of each pair of neighbours.")] = 100,
    seed: Seed = 0,
    scale: Annotated[float, typer.Option(min=0.001, help="All levels think so many times as long, to save time.")] = 1,
    option: OptionList = None,
    state: StateFolder = None,
    times: Annotated[
        bool, typer.Option("--times", help="Tell instead how long each level thinks about a turn.")
    ] = False,
    turns: Annotated[int, typer.Option(min=1, help="Turns of a game that are timed.")] = 12,
    workers: Workers = None,
    on: On = "",
    as_json: AsJson = False,
) -> None:
    """Let each level play the one below it, and print the table for docs/bots.md."""
    options = read_options(option)
    if times:
        _tell_times(key, turns, seed, options, scale, as_json)
        return
    pairs = plans(key, games, seed, options, scale)
    where = executor(on, workers, tell_aside)
    results: list[dict[str, Any]] = []
    with Progress(console=Console(stderr=True), transient=True, disable=as_json) as progress:
        task = progress.add_task(f"playing {key}", total=sum(len(tasks(plan)) for plan in pairs))
        for number, plan in enumerate(pairs):
            so_far = ArenaRun(state / f"{key}-{number}.jsonl" if state else None, plan)
            progress.advance(task, len(so_far.played))
            for _ in run(plan, so_far, executor=where):
                progress.advance(task)
            results += rows(plan, list(so_far.played.values()), scale)
    if as_json:
        print_json({"game": key, "games": games, "seed": seed, "scale": scale, "options": options, "levels": results})
    else:
        print(markdown(key, games, seed, options, results, scale))


def _tell_times(key: str, turns: int, seed: int, options: dict[str, str], scale: float, as_json: bool) -> None:
    """Times the levels one after the other."""
    with Progress(console=Console(stderr=True), transient=True, disable=as_json) as progress:
        found = list(progress.track(think_times(key, turns, seed, options, scale), total=len(LEVELS)))
    if as_json:
        print_json({"game": key, "turns": turns, "seed": seed, "levels": [asdict(row) for row in found]})
    else:
        print(think_time.markdown(key, turns, seed, options, found, scale))
