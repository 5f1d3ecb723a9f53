"""`sortilege replay FILE`: a recorded game, told move by move."""

from typing import Annotated

import typer
from rich.console import Console

from sortilege.cli.common import Language, RecordFile, ending_lines, read_text, tell
from sortilege.kernel.match import Match


def replay(
    file: RecordFile,
    language: Language = "en",
    boards: Annotated[bool, typer.Option("--boards", "-b", help="Show the board at each new turn.")] = False,
) -> None:
    """Tell a recorded game in sentences."""
    match = Match.from_record(read_text(file))
    console = Console(highlight=False)
    if match.view_only:
        console.print(match.view_only, style="yellow")
    turn = -1
    for position, plies in match.actions():
        if plies[0].turn != turn:
            turn = plies[0].turn
            console.print(f"[bold]{turn + 1}.[/]")
            if boards:
                console.print(match.game.board(position, language), markup=False)
        for line in tell(match.game, position, [ply.move for ply in plies], language):
            console.print(f"  {line}", markup=False)
        for comment in filter(None, (ply.comment for ply in plies)):
            console.print(f"    {{{comment}}}", markup=False, style="italic")
    console.print(match.game.board(match.position, language), markup=False)
    if match.over:
        for line in ending_lines(match, language):
            console.print(line, markup=False)
