"""`sortilege spell`: what only SPELL has."""

from collections.abc import Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Annotated, Any

import typer

from sortilege.cli.common import AsJson, On, OptionList, State, Workers, print_json, read_options, tell_aside
from sortilege.games.spell import GAME
from sortilege.games.spell.solver.puzzles import puzzles, record
from sortilege.lab.executors import Executor, Local, Serial, executor
from sortilege.lab.journal import Journal

GAMES = 1_000_003  # of one seed, at most
ON_A_CLUSTER = 16  # games at a time
Found = tuple[str, int, int]  # record, points, difficulty

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
    state: State = None,
    workers: Workers = None,
    on: On = "",
    as_json: AsJson = False,
) -> None:
    """Make puzzles: records that begin with one question, the best turn from a position; the moves are the answer."""
    given = {"setup": "quick"} | read_options(option)
    GAME.make_options(given)
    out.mkdir(parents=True, exist_ok=True)
    journal = Journal(state, {"puzzles": given, "seed": seed, "points": points, "count": count})
    where, rows = executor(on, workers, tell_aside), []
    for number, (text, worth, hard) in enumerate(islice(_found(journal, where, given, seed, points, count), count), 1):
        path = out / f"spell-{worth}-{hard}-{number:03}.record"
        path.write_text(text, encoding="utf-8")
        rows.append({"file": str(path), "points": worth, "difficulty": hard})
        if not as_json:
            print(f"{path}  {worth} points, difficulty {hard}", flush=True)
    if as_json:
        print_json(rows)


def _found(
    journal: Journal, where: Executor, given: dict[str, Any], seed: int, points: int, most: int
) -> Iterator[Found]:
    """The puzzles of one game of self-play after another, several of them under way at once."""
    together = where.workers if isinstance(where, Local) else 1 if isinstance(where, Serial) else ON_A_CLUSTER
    for first in range(0, GAMES, together):
        games = [seed * 1_000_003 + number for number in range(first, first + together)]
        found = dict(journal.map(where, partial(_of_game, given, points, most), games))
        yield from (puzzle for game in games for puzzle in found[game])


def _of_game(given: dict[str, Any], points: int, most: int, game: int) -> list[Found]:
    options = GAME.make_options(given)
    return [(record(one, options), one.points, one.difficulty) for one in islice(puzzles(options, points, game), most)]
