"""`sortilege grimoire balance BOOK BOOK ...`: bots play every pair of books against each other."""

from functools import partial
from itertools import combinations
from typing import Annotated, Any

import typer

from sortilege import Match
from sortilege.cli.common import AsJson, On, State, Workers, print_json, tell_aside
from sortilege.games.grimoire.extras.commands.common import load, understood
from sortilege.games.grimoire.language.print.book_text import print_book
from sortilege.lab.executors import executor
from sortilege.lab.journal import Journal
from sortilege.search.bots import bot

CHUNK = 10  # games of a job
LONGEST = 1500  # plies; a game that lasts longer counts as a draw


def command(
    books: Annotated[list[str], typer.Argument(metavar="BOOK...", help="Files, or books of the game; two at least.")],
    games: Annotated[int, typer.Option(min=2, help="Games of each pair; half with each book first.")] = 40,
    player: Annotated[str, typer.Option("--bot", help="random, greedy, or uct 400.")] = "greedy",
    state: State = None,
    workers: Workers = None,
    on: On = "",
    as_json: AsJson = False,
) -> None:
    """Let bots play books against each other: the share of points (win 1, draw 1/2) of the first book of each pair."""
    texts = [print_book(understood(load(name)).book(), "en", words=False) for name in books]
    pairs = list(combinations(range(len(books)), 2))
    jobs = [[*pair, first, min(CHUNK, games - first)] for pair in pairs for first in range(0, games, CHUNK)]
    journal = Journal(state, {"balance": texts, "bot": player})
    where, points = executor(on, workers, tell_aside), dict[str, list[float]]()
    for (one, other, *_), found in journal.map(where, partial(scores, texts, player), jobs):
        name = f"{books[one]} - {books[other]}"
        met = points.setdefault(name, [])
        met += found
        if len(met) == games and not as_json:
            print(f"{name}: {sum(met) / games:.3f} of {games} games", flush=True)
    if as_json:
        print_json({name: round(sum(met) / games, 3) for name, met in sorted(points.items())})


def scores(texts: list[str], player: str, job: list[int]) -> list[float]:
    """The scores of the first book of two in some of their games."""
    one, other, first, games = job
    return [share(texts[one], texts[other], number, player) for number in range(first, first + games)]


def share(one: str, other: str, number: int, player: str) -> float:
    """The score of the first book in one game; the books change places from game to game."""
    swapped = number % 2
    texts = (other, one) if swapped else (one, other)
    options: dict[str, Any] = {
        "book0": "own",
        "book1": "own",
        "text0": texts[0],
        "text1": texts[1],
        "study": False,
        "first": "0",
    }
    match = Match("grimoire", seed=number // 2, **options)
    bots = [bot(player, seed=2 * number + seat) for seat in (0, 1)]
    while not match.over and match.ply < LONGEST:
        match.play(bots[match.seat].choose(match))
    return float(match.position.score(swapped)) if match.over else 0.5
