"""`sortilege solve GAME`: exact tables of its endings."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from sortilege.cli.common import WORDS, AsJson, GameKey, Language, OptionList, print_json, read_options
from sortilege.kernel.endgame import NO_TABLE, Endgame
from sortilege.kernel.errors import SortilegeError
from sortilege.kernel.game import AnyGame
from sortilege.kernel.position import Position
from sortilege.kernel.registry import game as find_game
from sortilege.search.counsel import proved_end
from sortilege.search.perfect import proved_moves, tables_folder
from sortilege.search.solving import MOST, Solved, TableMaker

MOST_ROWS = 40  # tables that are told one by one


def solve(
    key: GameKey,
    everything: Annotated[
        bool, typer.Option("--all", help="All tables that the game can have; this may take a night.")
    ] = False,
    pieces: Annotated[int | None, typer.Option(min=2, help="All tables with at most so many pieces.")] = None,
    position: Annotated[str, typer.Option(help="The tables that this position needs, and what is proved of it.")] = "",
    data: Annotated[Path | None, typer.Option(help="The folder of tables; the server's, if none is named.")] = None,
    minutes: Annotated[float | None, typer.Option(min=0, help="Stop after so long; the next run goes on.")] = None,
    most: Annotated[
        int | None, typer.Option(min=1, help=f"Leave out tables of more positions; {MOST} but for --all.")
    ] = None,
    option: OptionList = None,
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Solve endings exactly and keep them: strong bots play them perfectly, and analysis says what is proved.

    A run that was stopped goes on where it was; a damaged file is found and made anew.
    """
    game = find_game(key)
    options = game.make_options(read_options(option))
    there = game.read(position, options) if position else game.start(options)
    endgame = game.endgame(there)
    if endgame is None:
        raise SortilegeError.said(WORDS, "solve-none", game=key)
    folder = data or tables_folder()
    wanted = [_table(endgame, there)] if position else endgame.usual(everything, pieces)
    maker = TableMaker(game, endgame, folder, most or (None if everything else MOST))
    solved = _run(maker, wanted, minutes, language, as_json)
    if as_json:
        print_json(vars(solved) | {"folder": str(folder), "moves": _moves(game, there, folder) if position else []})
        return
    _print(solved, folder, language)
    for row in _moves(game, there, folder) if position else []:
        print(f"{row['move']}: {proved_end(row['score'], row['turns'], language)}")


def _table(endgame: Endgame, there: Position) -> int:
    """The table of a position."""
    table = int(endgame.locate(there))
    if table == NO_TABLE:
        raise SortilegeError.said(WORDS, "solve-not-here")
    return table


def _run(maker: TableMaker, wanted: list[int], minutes: float | None, language: str, quiet: bool) -> Solved:
    """Makes the tables, with a bar and the time that is left."""
    columns = TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn()
    solved = Solved()
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=quiet) as progress:
        task = progress.add_task(WORDS(language, "solve-begin"))
        for solved in maker.run(wanted, None if minutes is None else 60 * minutes):
            progress.update(task, description=solved.table, total=solved.total, completed=solved.done)
    return solved


def _print(solved: Solved, folder: Path, language: str) -> None:
    """Tells what was made, in a few lines."""
    for kind, names in (("damaged", solved.damaged), ("made", solved.made), ("left-out", solved.left_out)):
        if names:
            print(WORDS(language, f"solve-{kind}", count=len(names), names=_some(names)))
    for name, counts in list(solved.counts.items())[:MOST_ROWS]:
        print(WORDS(language, "solve-table", name=name, **counts._asdict()))
    rate = round(solved.positions / solved.seconds) if solved.seconds else 0
    print(
        WORDS(
            language, "solve-done", found=len(solved.found), made=len(solved.made), positions=solved.positions,
            seconds=round(solved.seconds, 1), rate=rate, folder=str(folder),
            bytes=round(solved.bytes / max(1, solved.positions), 3),
        )
    )  # fmt: skip


def _some(names: list[str]) -> str:
    return ", ".join(names[:12]) + (", ..." if len(names) > 12 else "")


def _moves(game: AnyGame, there: Position, folder: Path) -> list[dict[str, Any]]:
    """What is proved of each move, the best first."""
    rows = proved_moves(game, there, folder)
    return [{"move": game.write_move(there, row.move), "score": row.score, "turns": row.turns} for row in rows]
