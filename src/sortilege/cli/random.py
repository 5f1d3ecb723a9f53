"""`sortilege random GAME`: random games in bulk, with the invariants on."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from sortilege.cli.common import AsJson, GameKey, On, Seed, State, Workers, print_json, tell_aside
from sortilege.kernel.errors import SortilegeError
from sortilege.kernel.laws import Breach
from sortilege.kernel.match import Match
from sortilege.kernel.registry import game as find_game
from sortilege.lab.bulk import Tally, play_many
from sortilege.lab.executors import executor


def random(
    key: GameKey,
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 1000,
    seed: Seed = 0,
    first: Annotated[int, typer.Option(min=0, help="The number of the first game, to repeat one of a run.")] = 0,
    state: State = None,
    workers: Workers = None,
    on: On = "",
    as_json: AsJson = False,
) -> None:
    """Play random games through all option sets of a game, checking its invariants at every ply.

    The text and gesture laws run on a sample. A failure is saved as a record that can be opened, and told with the
    command that plays that game alone again; the exit code is 1.
    """
    find_game(key)
    tally = Tally()
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=as_json or not console.is_terminal) as progress:
        task = progress.add_task(f"playing {key}", total=games)
        for part in play_many(key, games, seed, first, executor=executor(on, workers, tell_aside), state=state):
            twentieths = len(tally.plies) * 20 // games
            tally.add(part)
            progress.update(task, advance=len(part.plies))
            if not console.is_terminal and not as_json and len(tally.plies) * 20 // games > twentieths:
                console.print(f"{key}: {len(tally.plies)} of {games} games", highlight=False)
    saved = [_save(key, breach, number) for number, breach in enumerate(tally.breaches)]
    _tell(tally, saved, f"sortilege random {key} --seed {seed}", as_json)
    if tally.breaches:
        raise typer.Exit(1)


def _tell(tally: Tally, saved: list[str], command: str, as_json: bool) -> None:
    """Tells the statistics, and where each breach was saved."""
    if as_json:
        print_json(tally.summary() | {"saved": saved} if tally.plies else {"games": 0, "saved": saved})
        return
    console = Console()
    if tally.plies:
        summary = tally.summary()
        kinds = summary.pop("kinds")
        assert isinstance(kinds, dict)
        for name, value in summary.items():
            console.print(f"{name:>10}  {value}", highlight=False)
        console.print(
            "least seen  " + ", ".join(f"{kind} {n}" for kind, n in list(kinds.items())[:20]), highlight=False
        )
    for path, number, breach in zip(saved, tally.broken, tally.breaches, strict=True):
        console.print(f"[red]{breach.law}[/]: {breach.problem}\nsaved as {path}", soft_wrap=True)
        console.print(f"to repeat it: {command} --first {number} --games 1", soft_wrap=True, highlight=False)


def _save(key: str, breach: Breach, number: int) -> str:
    """Saves the game up to the breach as a record; the bare moves where even that fails."""
    path = Path(f"failure-{key}-{number}.record")
    try:
        text = Match.of_moves(find_game(key), breach.moves, **breach.options).record()
    except SortilegeError as error:
        text = f"{error}\n{breach.options}\n{breach.moves}\n"
    path.write_text(text, encoding="utf-8")
    return str(path.resolve())
