"""What may be agreed before a confrontation: books, house rules, and what a match carries from round to round."""

from dataclasses import dataclass
from pathlib import Path

from sortilege.games.grimoire.binding import bind
from sortilege.games.grimoire.rules import Confrontation
from sortilege.games.grimoire.shelf import Shelf
from sortilege.games.grimoire.spellbooks import Book, numbered, selection, selections, written
from sortilege.games.grimoire.state import COIN, STUDY
from sortilege.kernel.errors import BadOption
from sortilege.kernel.options import Options, Value, option
from sortilege.kernel.position import CHANCE
from sortilege.kernel.words import Words

_WORDS = Words(Path(__file__).parent)
BOOKS = (*selections(), "own")


@dataclass(frozen=True)
class GrimoireOptions(Options):
    """A book is a selection of the example spells, or the master's own text. The last five are a match's memory."""

    book0: str = option("first40", choices=BOOKS)
    book1: str = option("last40", choices=BOOKS)
    text0: str = option("", when=("book0", "own"))
    text1: str = option("", when=("book1", "own"))
    first: str = option("coin", choices=("coin", "0", "1"))
    study: bool = option(True)
    draws: bool = option(True)
    empty_casts: bool = option(False)
    funnel: bool = option(True)
    unverified: bool = option(False)
    wins: int = option(1, low=1, high=3)
    won0: int = option(0, low=0, high=2, kept=True)
    won1: int = option(0, low=0, high=2, kept=True)
    banned0: str = option("", kept=True)
    banned1: str = option("", kept=True)

    def check(self) -> None:
        for seat in (0, 1):
            name, text = self.book_name(seat), self.text(seat)
            if (name == "own") != bool(text.strip()):
                raise BadOption.said(_WORDS, "bad-text", seat=str(seat))
            self.banned(seat)
        if max(self.won0, self.won1) >= self.wins:
            raise BadOption.said(_WORDS, "bad-wins", wins=self.wins)

    def book_name(self, seat: int) -> str:
        return self.book1 if seat else self.book0

    def text(self, seat: int) -> str:
        return self.text1 if seat else self.text0

    def book(self, seat: int) -> Book:
        """The book of a seat; BadOption if its text is no grimoire."""
        name = self.book_name(seat)
        return (
            written(self.text(seat), self.funnel, self.unverified, f"text{seat}") if name == "own" else selection(name)
        )

    def shelf(self) -> Shelf:
        return bind((self.book(0), self.book(1)), self.empty_casts)

    def banned(self, seat: int) -> int:
        """The spells of a book that were inhibited in an earlier round, a bit each."""
        text, book = self.banned1 if seat else self.banned0, self.book(seat)
        found = numbered(book, text)
        if found is None:
            raise BadOption.said(_WORDS, "bad-banned", seat=str(seat), text=repr(text))
        return found


def begin(options: GrimoireOptions) -> Confrontation:
    """The position before the first choice or draw."""
    position = Confrontation(options.shelf())
    position.draws = options.draws
    position.banned0, position.banned1 = options.banned(0), options.banned(1)
    if options.first != "coin":
        position.first = position.master = position.seat = int(options.first)
    if options.study:
        position.phase, position.seat = STUDY, 0
        position.master = 0
    elif options.first == "coin":
        position.phase, position.seat = COIN, CHANCE
    return position


def for_people_only(options: GrimoireOptions) -> bool:
    """Whether a book holds unverified spells: then no bot sits at this table."""
    return any(entry.tree is None for seat in (0, 1) for entry in options.book(seat))


_DOUBTFUL = """\
Spell "Ember Step" : The fire gems of the caster move 1 point clockwise.
Spell "Whim" : The gems dance as their master pleases.
Spell "Second Whim" : The gems dance again.
"""

# The sets of options that laws and random games go through: every example spell, every house rule, matches.
VARIETIES: tuple[dict[str, Value], ...] = (
    {},
    {"book0": "even", "book1": "odd"},
    {"book0": "last40", "book1": "first40", "study": False},
    {"book0": "strong", "book1": "strong", "first": "0"},
    {"book0": "winds", "book1": "mystics", "first": "1", "study": False},
    {"book0": "novice", "book1": "none", "empty_casts": True},
    {"book0": "odd", "book1": "even", "draws": False, "wins": 2, "won0": 1},
    {"book0": "own", "text0": _DOUBTFUL, "book1": "own", "text1": _DOUBTFUL, "unverified": True},
)
