"""`sortilege tune GAME`: better parameters for a game's PUCT, by self-play."""

from typing import Annotated

import typer

from sortilege.cli.common import GameKey, On, OptionList, Seed, StateFolder, Workers, read_options, tell_aside
from sortilege.kernel.errors import BadOption
from sortilege.lab.executors import executor
from sortilege.lab.tune import STEPS
from sortilege.lab.tune import tune as tune_params


def tune(
    key: GameKey,
    games: Annotated[int, typer.Option(min=2, help="Games for each comparison.")] = 100,
    budget: Annotated[str, typer.Option(help="Simulations a choice, or seconds a turn (0.1s).")] = "200",
    seed: Seed = 0,
    only: Annotated[list[str] | None, typer.Option(help=f"One of {', '.join(STEPS)}; may be repeated.")] = None,
    option: OptionList = None,
    state: StateFolder = None,
    workers: Workers = None,
    on: On = "",
) -> None:
    """Try other parameters for a game's guided search (PUCT), and print those that won for its levels.toml."""
    if unknown := set(only or ()) - set(STEPS):
        raise BadOption(f"--only {', '.join(unknown)}: expected {', '.join(STEPS)}")
    where = executor(on, workers, tell_aside)
    for line in tune_params(key, games, budget, seed, only or [], read_options(option), where, state):
        print(line, flush=True)
