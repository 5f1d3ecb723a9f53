"""`sortilege laws GAME`: does the game keep the promises that every game makes?"""

from collections import Counter
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from sortilege.cli.common import AsJson, GameKey, print_json
from sortilege.kernel.laws import EVERY_PLY, SAMPLED, Breach, check
from sortilege.kernel.registry import game as find_game


def laws(
    key: GameKey,
    games: Annotated[int, typer.Option(min=1, help="How many random games to play.")] = 60,
    seed: Annotated[int, typer.Option(help="The seed of the first game.")] = 0,
    as_json: AsJson = False,
) -> None:
    """Check the laws of every game: copies, texts, gestures, records, words, scenes, an end to play."""
    game = find_game(key)
    console = Console(stderr=True)
    steps = track(check(game, games, seed), "playing", total=games, console=console, transient=True, disable=as_json)
    found = [step for step in steps if step is not None]
    if as_json:
        print_json([{"law": one.law, "problem": one.problem, "options": one.options} for one in found])
    else:
        _tell(key, games, found)
    if found:
        raise typer.Exit(1)


def _tell(key: str, games: int, found: list[Breach]) -> None:
    console = Console()
    broken = Counter(one.law for one in found)
    for law in (*EVERY_PLY, *SAMPLED):
        mark = "[red]broken[/]" if broken[law.__name__] else "[green]kept[/]"
        console.print(f"  {mark}  {law.__name__.replace('_', ' ')}", highlight=False)
    for one in found:
        console.print(f"[red]{one.law}[/] after {len(one.moves)} plies, options {one.options}: {one.problem}")
    if not found:
        console.print(f"{key} keeps all laws over {games} random games.")
