"""A duel: searching bots play a book of one spell against an empty book, and the share of points has its interval."""

import time
from collections.abc import Sequence
from itertools import count
from typing import Any

from sortilege.games.grimoire.language.book import Book, BookEntry
from sortilege.games.grimoire.language.print.book_text import print_book
from sortilege.games.grimoire.language.tree import Spell
from sortilege.kernel.match import Match
from sortilege.kernel.registry import game as find_game
from sortilege.lab.ratings import share
from sortilege.search.bots import bot

BOT = "uct 25"  # strong enough to cast where it pays, quick enough for many games
SECONDS = 2.0  # of one call, after which no new pair of games begins
MOST_PAIRS = 200
LONGEST = 600  # plies; a game that lasts longer counts as a draw


def written(entries: Sequence[tuple[str, Spell]]) -> str:
    """A book of these spells as text."""
    return print_book(Book("en", tuple(BookEntry(name, spell) for name, spell in entries)), "en", words=False)


def duel(spell: Spell, before: list[float]) -> dict[str, Any]:
    """Goes on with a duel: the means of pairs of games so far and those that are new, and the share of points.

    The two games of a pair have the same seed and change who begins: pairs are independent, their games are not.
    """
    text = written([("Duel", spell)])
    pairs, end = list(before), time.monotonic() + SECONDS
    for pair in count(len(pairs)):
        if pair >= MOST_PAIRS:
            break
        pairs.append((points(text, "", pair, 0) + points(text, "", pair, 1)) / 2)
        if time.monotonic() > end:
            break
    found = share(pairs, 2 * len(pairs))
    return {"pairs": pairs, "games": found.games, "value": found.mean, "low": found.low, "high": found.high}


def points(text: str, other: str, pair: int, seat: int) -> float:
    """The points of a proved book in one game against another (or none); its master has this seat, and 0 begins."""
    options: dict[str, Any] = {"study": False, "first": "0"}
    for place, one in ((seat, text), (1 - seat, other)):
        options |= {f"book{place}": "own", f"text{place}": one} if one else {f"book{place}": "none"}
    game = find_game("grimoire")
    if game.is_slow(options):
        game.learn(game.granted(options))
    match = Match("grimoire", seed=pair, **options)
    bots = [bot(BOT, seed=2 * pair + number) for number in (0, 1)]
    while not match.over and match.ply < LONGEST:
        match.play(bots[match.seat].choose(match))
    return float(match.position.score(seat)) if match.over else 0.5
