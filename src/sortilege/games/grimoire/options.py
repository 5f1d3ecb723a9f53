"""What may be agreed before a confrontation: books, house rules, and what a match carries from round to round."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from sortilege.games.grimoire.compile import compile_books
from sortilege.games.grimoire.compiled_books import CompiledBooks
from sortilege.games.grimoire.language.random_spells import random_book
from sortilege.games.grimoire.language.text.read_book import read
from sortilege.games.grimoire.rules import Confrontation
from sortilege.games.grimoire.spellbooks import (
    Book,
    Verdict,
    illustrated,
    is_studied,
    numbered,
    numbers,
    ready_book,
    ready_books,
    verdict_on,
    written,
)
from sortilege.games.grimoire.state import COIN, STUDY
from sortilege.kernel.deeds import MatchTally
from sortilege.kernel.errors import BadOption
from sortilege.kernel.options import Options, Value, option
from sortilege.kernel.position import CHANCE
from sortilege.kernel.words import Words

_WORDS = Words(Path(__file__).parent)
BOOKS = (*ready_books(), "own")


@dataclass(frozen=True)
class GrimoireOptions(Options):
    """A book is one that comes with the game, or the master's own text. What is kept is a match's memory."""

    book0: str = option("first40", choices=BOOKS)
    book1: str = option("last40", choices=BOOKS)
    text0: str = option("", when=("book0", "own"))
    text1: str = option("", when=("book1", "own"))
    first: str = option("coin", choices=("coin", "0", "1"))
    study: bool = option(True)
    draws: bool = option(True, when=("letter", False))
    empty_casts: bool = option(False, when=("letter", False))
    funnel: bool = option(True, when=("letter", False))
    unverified: bool = option(False)
    letter: bool = option(False)
    wins: int = option(1, low=1, high=3)
    won0: int = option(0, low=0, high=2, kept=True)
    won1: int = option(0, low=0, high=2, kept=True)
    banned0: str = option("", kept=True)
    banned1: str = option("", kept=True)
    begins: str = option("agreed", choices=("agreed", "coin", "0", "1"), kept=True)

    def check(self) -> None:
        """Refuses books that are none, and a match that is over (G2.2)."""
        for seat in (0, 1):
            name, text = self.book_name(seat), self.text(seat)
            if (name == "own") != bool(text.strip()):
                raise BadOption.said(_WORDS, "bad-text", seat=str(seat))
            self.banned(seat)
        if max(self.won0, self.won1) >= self.wins:
            raise BadOption.said(_WORDS, "bad-wins", wins=self.wins)

    @property
    def beginner(self) -> str:
        """Who acts first: as agreed, and in a later round of a match the other master than before (G6.1)."""
        return self.first if self.begins == "agreed" else self.begins

    @property
    def studied(self) -> bool:
        """Whether the masters study now: once in a match (G6.2)."""
        return self.study and self.begins == "agreed"

    def book_name(self, seat: int) -> str:
        return self.book1 if seat else self.book0

    def text(self, seat: int) -> str:
        return self.text1 if seat else self.text0

    def book(self, seat: int) -> Book:
        """The book of a seat; BadOption if its text is no grimoire."""
        name = self.book_name(seat)
        if name == "own":
            return written(self.text(seat), self.funnel and not self.letter, self.unverified, f"text{seat}")
        return ready_book(name)

    def compiled(self) -> CompiledBooks:
        return compile_books((self.book(0), self.book(1)), self.empty_casts or self.letter, self.letter)

    @property
    def won(self) -> tuple[int, int]:
        return self.won0, self.won1

    def banned(self, seat: int) -> int:
        """The spells of a book that were inhibited in an earlier round, a bit each (G6.2)."""
        text = self.banned1 if seat else self.banned0
        spells = numbered(self.book(seat), text)
        if spells is None:
            raise BadOption.said(_WORDS, "bad-banned", seat=str(seat), text=repr(text))
        return spells


def start(options: GrimoireOptions) -> Confrontation:
    """The position before the first choice and the coin (G2.4)."""
    position = Confrontation(options.compiled())
    position.options = options
    position.draws = options.draws and not options.letter  # G8.2
    position.banned0, position.banned1 = options.banned(0), options.banned(1)
    if options.beginner != "coin":
        position.first = position.master = position.seat = int(options.beginner)
    if options.studied:
        position.phase, position.seat, position.master = STUDY, 0, 0
    elif options.beginner == "coin":
        position.phase, position.seat = COIN, CHANCE
    return position


def tally(options: GrimoireOptions, scores: Sequence[float] = ()) -> MatchTally | None:
    """Counts the rounds won, with these scores of the last one; a drawn round counts for nobody (G6.1)."""
    if options.wins == 1:
        return None
    won = [before + (score == 1) for before, score in zip(options.won, scores or (0, 0), strict=True)]
    return MatchTally(options.wins, won)


def next_round(options: GrimoireOptions, position: Confrontation, scores: Sequence[float]) -> GrimoireOptions | None:
    """The next round of a match, the other master first (G6.1); none if it is won, or a single confrontation."""
    stands = tally(options, scores)
    if stands is None or stands.winner >= 0:
        return None
    return replace(
        options,
        begins=str(1 - int(position.first)) if position.first >= 0 else "coin",
        won0=stands.won[0],
        won1=stands.won[1],
        banned0=numbers(position.book(0), int(position.banned(0))),
        banned1=numbers(position.book(1), int(position.banned(1))),
    )


def rematch(options: GrimoireOptions) -> GrimoireOptions:
    """A fresh match: each master takes his book to the other side; coin and study are as they were agreed."""
    fresh = replace(options, won0=0, won1=0, banned0="", banned1="", begins="agreed")
    return replace(fresh, book0=options.book1, text0=options.text1, book1=options.book0, text1=options.text0)


def own_texts(values: Mapping[str, Any]) -> list[str]:
    """The texts of masters' own books among the values of options; proving them takes long."""
    return [str(values.get(f"text{seat}", "")) for seat in (0, 1) if values.get(f"book{seat}") == "own"]


def study(values: Mapping[str, Any]) -> dict[tuple[str, bool], Verdict]:
    """Proves the own books among these values, and finds the positions on the cards of their spells."""
    letter = by_the_letter(values)
    return {(text, letter): illustrated(verdict_on(text, letter)) for text in own_texts(values)}


def granted(values: Mapping[str, Any]) -> dict[tuple[str, bool], Verdict]:
    """Reads the own books among these values, which were proved before; unverified ones have to be studied."""
    if _on(values, "unverified", False):
        return study(values)
    return {(text, by_the_letter(values)): Verdict(read(text)) for text in own_texts(values)}


def is_unstudied(values: Mapping[str, Any]) -> bool:
    """Tells whether an own book among these values is still to be read and proved."""
    return any(not is_studied(text, by_the_letter(values)) for text in own_texts(values))


def by_the_letter(values: Mapping[str, Any]) -> bool:
    """Tells whether books are proved by the booklet's rules alone."""
    return not _on(values, "funnel", True) or _on(values, "letter", False)


def _on(values: Mapping[str, Any], name: str, usual: bool) -> bool:
    return str(values.get(name, usual)).casefold() not in ("no", "false", "0")


def for_people_only(options: GrimoireOptions) -> bool:
    """Tells whether a book holds unverified spells, or all may be contested: no bot sits at such a table (G7.1)."""
    return options.letter or any(entry.tree is None for seat in (0, 1) for entry in options.book(seat))


_DOUBTFUL = """\
Spell "Ember Step" : The fire gems of the caster move 1 point clockwise.
Spell "Whim" : The gems dance as their master pleases.
Spell "Second Whim" : The gems dance again.
"""

# The sets of options that laws and random games go through: every example spell, every house rule, matches.
OPTION_SETS: tuple[dict[str, Value], ...] = (
    {},
    {"book0": "even", "book1": "odd"},
    {"book0": "last40", "book1": "first40", "study": False},
    {"book0": "strong", "book1": "strong", "first": "0"},
    {"book0": "winds", "book1": "mystics", "first": "1", "study": False},
    {"book0": "novice", "book1": "none", "empty_casts": True},
    {"book0": "odd", "book1": "even", "draws": False, "wins": 2, "won0": 1},
    {"book0": "winds", "book1": "novice", "letter": True},
    {"book0": "own", "text0": _DOUBTFUL, "book1": "own", "text1": _DOUBTFUL, "unverified": True},
)


def option_sets() -> list[dict[str, Value]]:
    """These sets, and random books of one's own with every clause of the language."""
    english, french = random_book(1, "en"), random_book(2, "fr")
    own: list[dict[str, Value]] = [
        {"book0": "attack", "book1": "guard", "study": False},
        {"book0": "guard", "book1": "gathering", "study": False},
        {"book0": "own", "text0": english, "book1": "own", "text1": french, "study": False},
        {"book0": "last40", "book1": "own", "text1": english, "first": "1", "study": False},
    ]
    return [dict(values) for values in OPTION_SETS] + own


def fresh(seed: int, language: str) -> dict[str, str]:
    """Two proved books that nobody can have read before."""
    first, second = (random_book(2 * seed + seat, language) for seat in range(2))
    return {"book0": "own", "text0": first, "book1": "own", "text1": second}
