"""`sortilege analyse FILE`: what each move of a game cost, and where it turned."""

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from sortilege.cli.common import AsJson, Language, RecordFile, print_json, read_text
from sortilege.kernel.match import Match
from sortilege.kernel.words import Words
from sortilege.search.analysis import THINKER, Advice, Verdict, advise, curve, turning_points
from sortilege.search.analysis import analyse as analyse_match

_WORDS = Words(Path(__file__).parent)


def analyse(
    file: RecordFile,
    thinker: Annotated[str, typer.Option("--bot", help="Who thinks: 'guided 300', 'guided 2s', 'uct 1000'.")] = THINKER,
    seed: Annotated[int, typer.Option(help="The seed of the thinking.")] = 0,
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Tell each move's loss, the turning points, the expected result as it went, and the best moves at the end.

    Expectations and losses are scores between 0 and 1; 1 is a win.
    """
    match = Match.from_record(read_text(file))
    steps = track(
        analyse_match(match, thinker, seed), "", total=match.ply, console=Console(stderr=True), disable=as_json
    )
    verdicts = list(steps)
    now = advise(match, thinker, seed)
    if as_json:
        print_json(
            {
                "game": match.game.key,
                "bot": thinker,
                "seed": seed,
                "moves": [asdict(one) for one in verdicts],
                "turning_points": [one.ply for one in turning_points(verdicts)],
                "curve": curve(match, verdicts),
                "advice": [asdict(one) for one in now],
            }
        )
        return
    _print(match, verdicts, now, language)


def _print(match: Match, verdicts: list[Verdict], now: list[Advice], language: str) -> None:
    """The same for people; the worst moves are marked."""
    worst = {one.ply for one in turning_points(verdicts)}
    table = Table()
    for heading in ("turn", "seat", "move", "expected", "loss", "best"):
        table.add_column(_WORDS(language, f"analysis-{heading}"))
    for one in verdicts:
        name = match.game.seat_name(match.position, one.seat, language)
        style = "bold red" if one.ply in worst else None
        cells = (f"{one.expected[one.seat]:.2f}", f"{one.loss:.2f}" if one.loss else "", one.best if one.loss else "")
        table.add_row(str(one.turn), name, one.move, *cells, style=style)
    console = Console(highlight=False)
    console.print(table)
    for advice in now:
        console.print(f"{advice.expected:.2f}  {'; '.join(advice.line)}", markup=False)
