"""`sortilege arena GAME BOT BOT ...`: matches between bots."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from sortilege.cli.common import (
    AsJson,
    GameKey,
    On,
    OptionList,
    Seed,
    State,
    Workers,
    find_own_modules,
    print_json,
    read_options,
    tell_aside,
)
from sortilege.lab.arena import ArenaRun, Schedule, run, tasks
from sortilege.lab.executors import Executor, executor
from sortilege.lab.standings import report, standings


def arena(
    key: GameKey,
    bots: Annotated[list[str], typer.Argument(metavar="BOT...", help="Bots as texts: greedy, 'uct 400', 'level 4'.")],
    games: Annotated[int, typer.Option(min=1, help="Games of each pairing.")] = 100,
    seconds: Annotated[
        float | None, typer.Option(min=0.001, help="Seconds a turn for bots named 'uct' or 'guided' alone.")
    ] = None,
    seed: Seed = 0,
    option: OptionList = None,
    state: State = None,
    records: Annotated[Path | None, typer.Option(help="Keep the record of every game in this folder.")] = None,
    workers: Workers = None,
    on: On = "",
    as_json: AsJson = False,
) -> None:
    """Let bots play against each other, seats swapped in pairs; tells scores and Elo with 95 % intervals.

    Time is processor time for a turn of the rulebook, so a busy machine does not weaken a bot. Where all win or lose
    together, each bot plays the same seeds and its win rate is told.
    """
    find_own_modules()
    texts = [f"{text} {seconds:g}s" if seconds and text in ("uct", "guided", "look") else text for text in bots]
    plan = Schedule(key, tuple(dict.fromkeys(texts)), games, seed, read_options(option))
    print_result(plan, state, records, executor(on, workers, tell_aside), as_json)


def print_result(plan: Schedule, state: Path | None, records: Path | None, where: Executor, as_json: bool) -> None:
    """Plays a plan with progress, and tells what came out."""
    total = len(tasks(plan))
    so_far = ArenaRun(state, plan)
    with Progress(console=Console(stderr=True), transient=True, disable=as_json) as progress:
        task = progress.add_task(f"playing {plan.game}", total=total, completed=len(so_far.played))
        for _ in run(plan, so_far, records, where):
            progress.advance(task)
    result = standings(plan, list(so_far.played.values()))
    if as_json:
        print_json(result)
    else:
        Console().print(report(result))
