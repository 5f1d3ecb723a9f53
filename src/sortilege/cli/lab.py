"""`sortilege lab`: a model that reads against the levels, a net that learns by itself, a bot as a guest at a table."""

import webbrowser
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from sortilege.cli.common import (
    AsJson,
    GameKey,
    Language,
    On,
    OptionList,
    Seed,
    State,
    Workers,
    find_own_modules,
    print_json,
    read_options,
    read_text,
    tell_aside,
)
from sortilege.kernel.errors import BadOption
from sortilege.kernel.match import Match
from sortilege.lab.executors import executor
from sortilege.lab.guest import Guest
from sortilege.lab.trials import LevelRow, Trial, TrialResult, rows, trials
from sortilege.lab.trials import evaluate as play_trials
from sortilege.search.bots import LEVELS

app = typer.Typer(help="Research: players that read, players that learn.", no_args_is_help=True)


@app.callback()
def _group() -> None:
    """Research: players that read, players that learn."""


@app.command()
def evaluate(
    key: GameKey,
    model: Annotated[str, typer.Argument(metavar="MODULE:FUNCTION", help="A function from text to text.")],
    games: Annotated[int, typer.Option(min=1, help="Games against each level, seats in turn.")] = 10,
    level: Annotated[list[str] | None, typer.Option(help="A bot to play; may be repeated. All levels if none.")] = None,
    legal: Annotated[bool, typer.Option(help="Whether the legal moves are told.")] = True,
    fresh: Annotated[bool, typer.Option(help="Grimoire: proved books made from the seed, new to everybody.")] = False,
    seed: Seed = 0,
    option: OptionList = None,
    language: Language = "en",
    records: Annotated[Path | None, typer.Option(help="Keep every game here, with all that was said.")] = None,
    state: State = None,
    workers: Workers = None,
    on: On = "",
    as_json: AsJson = False,
) -> None:
    """Let a model play every level, and print how often it won and how often it had to be corrected.

    It is told the rules, the position and the question; a reply that is no move is answered by the rule that forbids
    it. After three such replies a random move is made and counted.
    """
    find_own_modules()
    planned = trials(
        key, model, level or list(LEVELS), games, seed=seed, options=read_options(option), language=language,
        legal=legal, fresh=fresh,
    )  # fmt: skip
    played: list[tuple[Trial, TrialResult]] = []
    with Progress(console=Console(stderr=True), transient=True, disable=as_json) as progress:
        task = progress.add_task(f"playing {key}", total=len(planned))
        for trial, result in play_trials(planned, executor(on, workers, tell_aside), state):
            played.append((trial, result))
            progress.advance(task)
            if records:
                _keep(records, planned.index(trial), result)
    table = rows(played)
    if as_json:
        print_json([asdict(row) for row in table])
    else:
        Console().print(_report(table))


def _keep(folder: Path, number: int, result: TrialResult) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{number:05}.record").write_text(result.record, encoding="utf-8")


def _report(table: list[LevelRow]) -> Table:
    report = Table("against", "won", "choices", "refused replies", "random moves")
    for row in table:
        report.add_row(row.level, str(row.won), str(row.choices), str(row.refused), str(row.given_up))
    return report


@app.command()
def train(
    key: GameKey,
    to: Annotated[Path, typer.Option("--to", help="The file of the net; log, checkpoint and plot stand beside it.")],
    minutes: Annotated[float, typer.Option(min=0.0, help="How long to train; a round is always finished.")] = 10.0,
    games: Annotated[int, typer.Option(min=4, help="Games of a round.")] = 256,
    against: Annotated[
        list[str] | None, typer.Option(help="A bot to play now and then, at equal simulations: 'guided 50'.")
    ] = None,
    every: Annotated[float, typer.Option(min=0.0, help="Minutes between two such arenas.")] = 3.0,
    fresh: Annotated[bool, typer.Option(help="Grimoire: proved books made from the seed, new for each job.")] = False,
    teacher: Annotated[str, typer.Option(help="A bot whose games come first: 'guided 100'.")] = "",
    taught: Annotated[int, typer.Option(min=0, help="Rounds of its games.")] = 0,
    learner: Annotated[str, typer.Option("--with", help="What computes the steps: numpy or torch.")] = "numpy",
    seed: Seed = 0,
    option: OptionList = None,
    workers: Workers = None,
    on: On = "",
) -> None:
    """Train a net by self-play. A training that was stopped goes on where it was.

    Then `sortilege arena GAME "net FILE 100" "guided 100"`, or `sortilege lab guest GAME --bot "net FILE 100"`.
    """
    from sortilege.lab.plot import page  # numpy is needed from here on
    from sortilege.lab.training import Training, TrainingPlan

    plan = TrainingPlan(
        key, seed, games, options=read_options(option), fresh=fresh, teacher=teacher, taught=taught if teacher else 0,
        learner=learner,
    )  # fmt: skip
    training = Training(plan, to, executor(on, workers, tell_aside))
    console = Console(highlight=False)
    for told in training.run(60 * minutes, 60 * every, tuple(against or ())):
        won = "".join(f", {share:.0%} against {other}" for other, share in told.against.items())
        console.print(
            f"round {told.round}: {told.games} games, {told.games_a_second:.3g} a second, {told.plies_a_game:g} plies, "
            f"{told.samples} samples, loss {told.policy_loss:.3f} and {told.value_loss:.3f}{won}",
            soft_wrap=True,
        )
        plot = to.with_suffix(".html")
        plot.write_text(page(f"{key}, seed {seed}", training.rounds), encoding="utf-8")


@app.command()
def data(
    to: Annotated[Path, typer.Option("--to", help="The file to write, .npz or .parquet.")],
    files: Annotated[list[Path] | None, typer.Argument(metavar="RECORD...", help="Finished games of one kind.")] = None,
    net: Annotated[Path | None, typer.Option(help="Instead of records: let this net play against itself.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games it plays.")] = 64,
    seed: Seed = 0,
) -> None:
    """Turn records, or games of a net against itself, into columns, with a card that tells what is in them."""
    from sortilege.lab import data as columns
    from sortilege.search.net_file import read_net

    if bool(files) == bool(net):
        raise BadOption("expected either records or --net")
    if net:
        head, _ = read_net(net)
        key, origin = head.game, f"{net.name} against itself, seed {seed}."
        found = columns.of_self_play(key, net, games, seed, dict(head.made.get("options", {})))
    else:
        matches = [Match.from_record(read_text(str(file))) for file in files or ()]
        key, origin, found = matches[0].game.key, f"From {len(matches)} records.", columns.of_matches(matches)
    card = columns.write_data(to, found, key, origin)
    Console(highlight=False).print(f"{len(found['result'])} choices in {to}, told in {card}")


@app.command()
def guest(
    key: GameKey,
    opponent: Annotated[str, typer.Option("--bot", help="'net FILE 100', 'module:Class', 'uct 400', 'level 5'.")],
    at: Annotated[str, typer.Option("--at", metavar="ADDRESS", help="The server.")] = "http://127.0.0.1:8000",
    seat: Annotated[int, typer.Option(min=0, help="Your seat; the bot takes all others.")] = 0,
    option: OptionList = None,
    show: Annotated[bool, typer.Option("--open/--no-open", help="Open your seat in the browser.")] = True,
) -> None:
    """Play in the browser against a bot that runs here: a net of yours, or a class of your own.

    `sortilege serve` starts a server; a table is opened there, and the link to your seat is printed.
    """
    find_own_modules()
    console = Console(highlight=False)
    host = Guest(at, key, opponent, seat, read_options(option))
    console.print(f"Your seat: {host.link}\nThe bot plays as long as this runs.", soft_wrap=True)
    if show:
        webbrowser.open(host.link)
    scores = host.play()["scores"]
    console.print(f"The game is over. You: {scores[seat]:g}; scores by seat: {', '.join(f'{one:g}' for one in scores)}")
