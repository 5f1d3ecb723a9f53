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
    breaches = [step for step in steps if step is not None]
    if as_json:
        print_json([{"law": breach.law, "problem": breach.problem, "options": breach.options} for breach in breaches])
    else:
        _tell(key, games, breaches)
    if breaches:
        raise typer.Exit(1)


def _tell(key: str, games: int, breaches: list[Breach]) -> None:
    """Tells of each law whether it was kept, then what broke it."""
    console = Console()
    broken = Counter(breach.law for breach in breaches)
    for law in (*EVERY_PLY, *SAMPLED):
        mark = "[red]broken[/]" if broken[law.__name__] else "[green]kept[/]"
        console.print(f"  {mark}  {law.__name__.replace('_', ' ')}", highlight=False)
    for breach in breaches:
        console.print(
            f"[red]{breach.law}[/] after {len(breach.moves)} plies, options {breach.options}: {breach.problem}"
        )
    if not breaches:
        console.print(f"{key} keeps all laws over {games} random games.")
