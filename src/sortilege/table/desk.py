"""Where books are studied for the workshop: in a worker process, so that no proof delays anybody's move."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeVar

from sortilege.games.grimoire.language.board import board_text, read_board
from sortilege.games.grimoire.language.check import check
from sortilege.games.grimoire.language.complete import complete
from sortilege.games.grimoire.language.evaluate import evaluate
from sortilege.games.grimoire.language.explain import explain
from sortilege.games.grimoire.language.layout import print_book, tidy
from sortilege.games.grimoire.language.read import Reading, read
from sortilege.games.grimoire.language.write import Unsayable
from sortilege.games.grimoire.sketch import sketch
from sortilege.kernel.errors import BadNotation, SortilegeError
from sortilege.table.bots import end, settle_in

LONGEST = 90.0  # seconds of one study
MOST_WAITING = 12
Found = TypeVar("Found")
Answer = dict[str, Any]


class Busy(SortilegeError):
    """Too many ask at once, or one asks too much."""


class Desk:
    """One worker, started when it is first needed."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._ended: ProcessPoolExecutor | None = None  # its own thread needs it until its workers are gone
        self._waiting = 0

    async def ask(self, study: Callable[..., Found], *given: Any) -> Found:
        """Runs a study in the worker; Busy if it takes too long or too many wait."""
        if self._waiting >= MOST_WAITING:
            raise Busy("too many books are being read; please try again in a moment")
        self._waiting += 1
        try:
            for _ in range(2):  # if somebody ended the worker, once more with a new one
                try:
                    return await self._run(study, *given)
                except BrokenProcessPool:
                    self.close()
            raise Busy("the workshop is closed for a moment")
        finally:
            self._waiting -= 1

    async def _run(self, study: Callable[..., Found], *given: Any) -> Found:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), settle_in)
        work = asyncio.get_running_loop().run_in_executor(self._pool, study, *given)
        try:
            return await asyncio.wait_for(work, LONGEST)
        except TimeoutError as error:
            self.close()
            raise Busy("this book takes too long to prove") from error

    def close(self) -> None:
        pool, self._pool = self._pool, None
        self._ended = pool
        end(pool)


def understand(text: str, cursor: int, other: str) -> Answer:
    """What can be told at once: what was not understood, the words that may come next, the book in a language."""
    reading = read(text)
    words = complete(text, cursor) if cursor >= 0 else []
    book = reading.book()
    return {
        "language": reading.language,
        "spells": [one.name for one in book.entries],
        "mystiques": [{"name": one.name, "spells": one.spells} for one in book.mystiques],
        "diagnostics": [one.plain() for one in reading.diagnostics],
        "next": [{"text": one.text, "typed": one.typed, "kind": one.kind} for one in words[:24]],
        "printed": _printed(reading, other),
    }


def _printed(reading: Reading, language: str) -> str:
    try:
        return print_book(reading.book(), language, words=False)
    except Unsayable as error:
        return f"# {error}\n"


def prove(text: str) -> Answer:
    """Everything that is wrong with a book, and its certificate if nothing is."""
    report = check(text)
    proof = report.certificate if report.book.entries else None
    return {
        "diagnostics": [one.plain() for one in report.diagnostics],
        "certified": proof is not None,
        "certificate": proof.write() if proof else "",
        "hash": proof.content[:16] if proof else "",
        "spells": [one.name for one in report.book.entries],
    }


def cast(text: str, spell: str, board: str, language: str) -> Answer:
    """What a spell does to a board, step by step, before and after; without a spell, the board as it is."""
    before = read_board(board)
    if not spell:
        return {"before": sketch(before, board), "board": board_text(before), "after": "", "story": [], "verdict": ""}
    entry = read(text).book().entry(spell)
    if entry is None:
        raise BadNotation(f"there is no spell {spell!r} in this book")
    outcome = evaluate(entry.spell, before)
    done = outcome.verdict == "done"
    return {
        "before": sketch(before, spell, outcome if done else None),
        "board": board_text(before),
        "after": board_text(outcome.board) if done else "",
        "story": explain(entry.spell, before, language),
        "verdict": outcome.verdict,
    }


def tidied(text: str) -> str:
    """The book in canonical form, if it was understood."""
    reading = read(text)
    return text if reading.diagnostics else tidy(text, reading.language)
