"""The league: public books play each other by searching bots while nobody needs the machine, two games at a time.

What is kept of two books is a list of points, one number for each pair of games. The games of a pair have the same
seed and change who begins; one that somebody interrupts is played again, so nothing is left out. Books are known by
what they say: one that changes begins anew.
"""

import asyncio
import hashlib
import logging
import time
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

import msgspec
from sqlalchemy import Connection, select

from sortilege.games.grimoire.extras.book_index import BookIndex, of_the_game
from sortilege.games.grimoire.extras.duel import points, written
from sortilege.games.grimoire.language.book import CAPACITY
from sortilege.kernel.memory import Memory
from sortilege.lab.ratings import Share, share
from sortilege.server.play.hall import Hall
from sortilege.server.store.columns import documents
from sortilege.server.store.shelf import WorkShelf
from sortilege.server.store.statements import replace
from sortilege.server.store.store import Store

KIND = "league"
ROUNDS = 12  # pairs of games of two books
MOST_BOOKS = 24  # of the public ones, the latest
PAUSE = 5.0  # seconds between two looks for something to play
_index = msgspec.json.Decoder(BookIndex)
_log = logging.getLogger("sortilege.server")


class Encounter(msgspec.Struct, frozen=True):
    """Two books and the points of the first so far, between 0 and 1 for each pair of games."""

    books: tuple[str, str]
    points: list[float]


@dataclass(frozen=True)
class Rank:
    """A book in the table."""

    title: str
    score: Share


def key_of(text: str) -> str:
    """The name by which results of a book are kept."""
    return hashlib.sha256(text.encode()).hexdigest()[:24]


_texts: Memory[str, str] = Memory(4 * MOST_BOOKS)  # of certified books, by their certificates


def text_of(book: BookIndex) -> str:
    """A book as it plays: its spells under numbers, in one language; empty if it cannot be brought."""
    if not book.certificate or not 0 < len(book.spells) <= CAPACITY:
        return ""
    spells = [(str(place), one.spell) for place, one in enumerate(book.spells, 1)]
    return _texts.remember(book.certificate, lambda: written(spells))


async def entrants(store: Store) -> list[str]:
    """The texts of the books that play, those of the game first."""
    rows = await WorkShelf(store, "grimoire").public(MOST_BOOKS)
    found = [*of_the_game("en").values(), *(_index.decode(row["index"]) for row in rows)]
    return list(dict.fromkeys(filter(None, [await asyncio.to_thread(text_of, book) for book in found])))


async def encounters(store: Store) -> dict[tuple[str, str], list[float]]:
    """What was played so far."""
    rows = await store.read(select(documents.c.text).where(documents.c.kind == KIND))
    known = [msgspec.json.decode(row["text"], type=Encounter) for row in rows]
    return {one.books: one.points for one in known}


def _paper(books: tuple[str, str]) -> str:
    """The id of the paper on which the encounters of two books are kept."""
    return key_of(" ".join(books))


async def enter(store: Store, books: tuple[str, str], place: int, result: float) -> None:
    """Writes a pair of games down; another process may have played the same one, which then stands."""

    def write(connection: Connection) -> None:
        rows = connection.execute(select(documents.c.text).where(documents.c.id == _paper(books))).all()
        known = msgspec.json.decode(rows[0][0], type=Encounter).points if rows else []
        if len(known) == place:
            text = msgspec.json.encode(Encounter(books, [*known, result])).decode()
            values = {"id": _paper(books), "kind": KIND, "text": text, "touched": time.time()}
            connection.execute(replace(documents, values))

    await store.transact(write)


class League:
    """What one server plays of it."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._half: dict[tuple[str, str, int], float] = {}  # the first game of a pair whose second was interrupted
        self._too_long: set[tuple[str, str]] = set()  # books whose games took longer than a worker may

    async def play(self) -> bool:
        """Plays a pair of games of those two books that met least; false if nothing is to be done, or somebody came.

        As long as somebody needs the machine it costs nothing: not even the store is asked. Of several processes on one
        database one plays.
        """
        if not self.hall.first or not self.hall.studies.at_rest:
            return False
        store, texts = self.hall.store, await entrants(self.hall.store)
        known = await encounters(store)
        pairs = [pair for pair in combinations(sorted(texts), 2) if pair not in self._too_long]
        met = {(one, other): len(known.get((key_of(one), key_of(other)), ())) for one, other in pairs}
        if not pairs or min(met.values()) >= ROUNDS:
            return False
        one, other = min(pairs, key=lambda pair: met[pair])
        try:
            result = await self._pair(one, other, met[one, other])
        except TimeoutError:
            self._too_long.add((one, other))
            return True
        if result is None:
            return False
        await enter(store, (key_of(one), key_of(other)), met[one, other], result)
        return True

    async def _pair(self, one: str, other: str, place: int) -> float | None:
        """The points of the first book in two games with the same seed; None if somebody came."""
        half = one, other, place
        if half not in self._half:
            first = await self.hall.studies.idle(points, one, other, place, 0)
            if first is None:
                return None
            self._half = {half: first}
        second = await self.hall.studies.idle(points, one, other, place, 1)
        return None if second is None else (self._half.pop(half) + second) / 2


async def play_on(hall: Hall) -> None:
    """Plays as long as the server runs; what fails is told, and tried again later."""
    league = League(hall)
    while True:
        try:
            played = await league.play()
        except Exception:
            _log.exception("the league stumbled; trying again later")
            played = False
        await asyncio.sleep(0 if played else PAUSE)


def standings(books: Iterable[tuple[str, BookIndex]], known: dict[tuple[str, str], list[float]]) -> list[Rank]:
    """The table of these books (with their titles) by the games against each other, the best first."""
    titles = {key_of(text): title for title, book in books if (text := text_of(book))}
    results: dict[str, list[float]] = {key: [] for key in titles}
    for (one, other), met in known.items():
        if one in titles and other in titles:
            results[one] += met
            results[other] += [1 - result for result in met]
    table = [Rank(titles[key], share(met, 2 * len(met))) for key, met in results.items() if met]
    return sorted(table, key=lambda row: row.score.mean, reverse=True)
