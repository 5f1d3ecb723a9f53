"""`sortilege grimoire balance BOOK BOOK ...`: bots play every pair of books against each other."""

from itertools import combinations
from typing import Annotated, Any

import typer

from sortilege import Match
from sortilege.cli.common import AsJson, print_json
from sortilege.games.grimoire.extras.commands.common import load, understood
from sortilege.games.grimoire.language.print.book_text import print_book
from sortilege.search.bots import bot

LONGEST = 1500  # plies; a game that lasts longer counts as a draw


def command(
    books: Annotated[list[str], typer.Argument(metavar="BOOK...", help="Files, or books of the game; two at least.")],
    games: Annotated[int, typer.Option(min=2, help="Games of each pair; half with each book first.")] = 40,
    player: Annotated[str, typer.Option("--bot", help="random, greedy, or uct 400.")] = "greedy",
    as_json: AsJson = False,
) -> None:
    """Let bots play books against each other: the share of points (win 1, draw 1/2) of the first book of each pair."""
    texts = {name: print_book(understood(load(name)).book(), "en", words=False) for name in books}
    shares = {}
    for one, other in combinations(books, 2):
        points = [share(texts[one], texts[other], number, player) for number in range(games)]
        shares[f"{one} - {other}"] = round(sum(points) / games, 3)
        if not as_json:
            print(f"{one} - {other}: {shares[f'{one} - {other}']:.3f} of {games} games", flush=True)
    if as_json:
        print_json(shares)


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
