"""`sortilege analyse FILE`: what each move of a game cost, and where it turned."""

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import track
from rich.table import Table

from sortilege.cli.common import AsJson, Language, RecordFile, print_json, read_text
from sortilege.kernel.match import Match
from sortilege.kernel.words import Words
from sortilege.search.analysis import THINKER, MoveVerdict, advise, curve, turning_points
from sortilege.search.analysis import analyse as analyse_match
from sortilege.search.counsel import counsel, judged
from sortilege.search.judge import Advice

_WORDS = Words(Path(__file__).parent)


def analyse(
    file: RecordFile,
    thinker: Annotated[str, typer.Option("--bot", help="Who thinks: 'guided 300', 'guided 2s', 'uct 1000'.")] = THINKER,
    seed: Annotated[int, typer.Option(help="The seed of the thinking.")] = 0,
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Tell each move's loss, the turning points, the expected result as it went, and the best moves at the end.

    With --json expectations and losses are scores between 0 and 1; 1 is a win.
    """
    match = Match.from_record(read_text(file))
    steps = track(
        analyse_match(match, thinker, seed), "", total=match.ply, console=Console(stderr=True), disable=as_json
    )
    verdicts = list(steps)
    now = advise(match, thinker, seed)
    if as_json:
        worst = [verdict.ply for verdict in turning_points(verdicts)]
        moves = {"moves": [asdict(verdict) for verdict in verdicts], "turning_points": worst}
        graph = {"curve": curve(match, verdicts), "advice": [asdict(advice) for advice in now]}
        print_json({"game": match.game.key, "bot": thinker, "seed": seed} | moves | graph)
        return
    _print(match, verdicts, now, language)


def _print(match: Match, verdicts: list[MoveVerdict], now: list[Advice], language: str) -> None:
    """Prints the same for people, in the words of the table; the worst moves are marked."""
    worst = {verdict.ply for verdict in turning_points(verdicts)}
    table = Table()
    for heading in ("turn", "seat", "move", "expected", "loss", "best"):
        table.add_column(_WORDS(language, f"analysis-{heading}"))
    for verdict in verdicts:
        before = match.at(verdict.ply)
        told = judged(match.game, before, verdict, language)
        better = told.best.text if told.lost else ""
        table.add_row(
            str(verdict.turn), match.game.seat_name(before, verdict.seat, language), escape(told.played),
            told.best.expected, told.lost, escape(better), style="bold red" if verdict.ply in worst else None,
        )  # fmt: skip
    console = Console(highlight=False)
    console.print(table)
    for advice in now:
        told_now = counsel(match.game, match.position, advice, language)
        console.print(f"{told_now.text} {told_now.promise} ({told_now.sure})", markup=False)
        for reason in told_now.reasons:
            console.print(f"  {reason}", markup=False)
