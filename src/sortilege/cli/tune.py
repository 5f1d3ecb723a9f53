"""`sortilege tune GAME`: better numbers for a game's guided search, by self-play."""

from typing import Annotated

import typer

from sortilege.cli.arena import Seed, Workers
from sortilege.cli.common import GameKey, OptionList, read_options
from sortilege.kernel.errors import BadOption
from sortilege.lab.tune import STEPS
from sortilege.lab.tune import tune as tune_style


def tune(
    key: GameKey,
    games: Annotated[int, typer.Option(min=2, help="Games for each comparison.")] = 100,
    budget: Annotated[str, typer.Option(help="Simulations a choice, or seconds a turn (0.1s).")] = "200",
    seed: Seed = 0,
    only: Annotated[list[str] | None, typer.Option(help=f"One of {', '.join(STEPS)}; may be repeated.")] = None,
    option: OptionList = None,
    workers: Workers = None,
) -> None:
    """Try other numbers for a game's guided search, and print those that won for its levels.toml."""
    if unknown := set(only or ()) - set(STEPS):
        raise BadOption(f"--only {', '.join(unknown)}: expected {', '.join(STEPS)}")
    for line in tune_style(key, games, budget, seed, only or [], read_options(option), workers):
        print(line, flush=True)
