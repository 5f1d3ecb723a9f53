"""`sortilege spell`: what only SPELL has."""

from itertools import islice
from pathlib import Path
from typing import Annotated

import typer

from sortilege.cli.common import AsJson, OptionList, print_json, read_options
from sortilege.games.spell import GAME
from sortilege.games.spell.solver.puzzles import puzzles, record

app = typer.Typer(help="SPELL: puzzles from self-play.", no_args_is_help=True)


@app.callback()
def _group() -> None:
    """Keeps `puzzles` a command of its own."""


@app.command("puzzles")
def make_puzzles(
    count: Annotated[int, typer.Option(min=1, help="How many puzzles to make.")] = 10,
    seed: Annotated[int, typer.Option(help="The seed of the self-play.")] = 0,
    points: Annotated[int, typer.Option(min=1, max=10, help="The fewest points that the turn must bring.")] = 10,
    out: Annotated[Path, typer.Option(help="The folder that the records are written to.")] = Path("puzzles"),
    option: OptionList = None,
    as_json: AsJson = False,
) -> None:
    """Make puzzles: records that begin with one question, the best turn from a position; the moves are the answer."""
    options = GAME.make_options({"setup": "quick"} | read_options(option))
    out.mkdir(parents=True, exist_ok=True)
    rows = []
    for number, puzzle in enumerate(islice(puzzles(options, points, seed), count), start=1):
        path = out / f"spell-{puzzle.points}-{puzzle.difficulty}-{number:03}.record"
        path.write_text(record(puzzle, options), encoding="utf-8")
        rows.append({"file": str(path), "points": puzzle.points, "difficulty": puzzle.difficulty})
        if not as_json:
            print(f"{path}  {puzzle.points} points, difficulty {puzzle.difficulty}")
    if as_json:
        print_json(rows)
