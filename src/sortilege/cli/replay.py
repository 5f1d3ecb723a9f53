"""`sortilege replay FILE`: a recorded game, told move by move."""

from typing import Annotated

import typer
from rich.console import Console

from sortilege.cli.common import Language, RecordFile, read_text
from sortilege.kernel.match import Match
from sortilege.kernel.position import CHANCE


def replay(
    file: RecordFile,
    language: Language = "en",
    boards: Annotated[bool, typer.Option("--boards", "-b", help="Draw the board at each new turn.")] = False,
) -> None:
    """Tell a recorded game in sentences."""
    match = Match.from_record(read_text(file))
    console = Console(highlight=False)
    if match.view_only:
        console.print(match.view_only, style="yellow")
    turn = -1
    for position, ply in match.walk():
        if ply.turn != turn:
            turn = ply.turn
            console.print(f"[bold]{turn + 1}.[/]")
            if boards:
                console.print(match.game.board(position, language), markup=False)
        who = "*" if ply.seat == CHANCE else match.game.seat_name(position, ply.seat, language)
        console.print(f"  {who}: {match.game.say(position, ply.move, language)}", markup=False)
        if ply.comment:
            console.print(f"    {{{ply.comment}}}", markup=False, style="italic")
    console.print(match.game.board(match.position, language), markup=False)
    if match.over:
        console.print(f"{match.ending} {' '.join(f'{score:.3g}' for score in match.scores)}".strip(), markup=False)
