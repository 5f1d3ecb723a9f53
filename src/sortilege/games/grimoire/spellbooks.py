"""Grimoires as players see them: named spells, from the 80 examples or from a text of their own."""

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from sortilege.games.grimoire.language import tree_json
from sortilege.games.grimoire.language.diagnostic import Diagnostic
from sortilege.games.grimoire.language.gems import board_text
from sortilege.games.grimoire.language.meaning.check import check
from sortilege.games.grimoire.language.meaning.illustrate import illustration
from sortilege.games.grimoire.language.print import Unsayable, typeset, writer
from sortilege.games.grimoire.language.text.read_book import Reading, read
from sortilege.games.grimoire.language.tree import Spell
from sortilege.kernel.errors import BadOption
from sortilege.kernel.options import OWN_TEXTS
from sortilege.kernel.words import Words

_FOLDER = Path(__file__).parent
_WORDS = Words(_FOLDER)
_VERDICTS: "dict[tuple[str, bool], Verdict]" = {}  # by text, and whether the letter alone counts


@dataclass(frozen=True, eq=False)
class NamedSpell:
    """A spell of a book: its number there, its names, its tree. Without a tree it is unverified: its text counts."""

    number: int
    names: tuple[tuple[str, str], ...]  # language, name; the first is the book's own
    tree: Spell | None
    text: str = ""
    proved: bool = True  # the checker proves that it has one meaning in every position
    show: str = ""  # the position on its card, 24 characters; none where it is not known

    def name(self, language: str) -> str:
        """The name in this language, or as the book has it."""
        return dict(self.names).get(language, self.names[0][1])


@dataclass(frozen=True)
class Verdict:
    """A book as it was read, all that the checker has against it, and by name the positions on the cards of spells."""

    reading: Reading
    errors: tuple[Diagnostic, ...] = ()
    shows: dict[str, str] = field(default_factory=dict)


class StudiedBook(msgspec.Struct, array_like=True, frozen=True):
    """A verdict as it travels between machines: the text is read again, and not proved again."""

    text: str
    letter: bool
    errors: tuple[Diagnostic, ...]
    shows: dict[str, str]


def write_study(studied: Mapping[tuple[str, bool], Verdict]) -> str:
    books = [StudiedBook(*key, verdict.errors, verdict.shows) for key, verdict in studied.items()]
    return msgspec.json.encode(books).decode()


def read_study(text: str) -> dict[tuple[str, bool], Verdict]:
    books = msgspec.json.decode(text, type=list[StudiedBook])
    return {(book.text, book.letter): Verdict(read(book.text), book.errors, book.shows) for book in books}


@lru_cache(1024)
def sentences(entry: NamedSpell, language: str) -> str:
    """What a spell says, in the reader's language where its tree can be said in it."""
    if entry.tree is None:
        return entry.text
    try:
        return " ".join(typeset(sentence, language) for sentence in writer(language).spell(entry.tree))
    except Unsayable:
        return entry.text or entry.name(language)


@dataclass(frozen=True)
class Alternative:
    """Another reading of a printed spell, and why somebody might read it so."""

    key: str
    reason: str
    tree: Spell


Book = tuple[NamedSpell, ...]


@cache
def _data() -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = json.loads((_FOLDER / "spells.json").read_text(encoding="utf-8"))
    return rows


@cache
def examples() -> dict[int, NamedSpell]:
    """The 80 example spells by number."""
    return {row["id"]: _example(row) for row in _data()}


def _example(value: dict[str, Any]) -> NamedSpell:
    names = (("fr", value["fr"]), ("en", value["en"]))
    return NamedSpell(value["id"], names, tree_json.spell_from(value["tree"]), show=value["show"])


@cache
def alternatives() -> dict[int, tuple[Alternative, ...]]:
    """The readings of example spells that were not chosen."""
    return {
        row["id"]: tuple(
            Alternative(a["key"], a["reason"], tree_json.spell_from(a["tree"])) for a in row["alternatives"]
        )
        for row in _data()
        if "alternatives" in row
    }


@cache
def selections() -> dict[str, tuple[int, ...]]:
    """The named selections of example spells."""
    values = tomllib.loads((_FOLDER / "selections.toml").read_text(encoding="utf-8"))
    return {name: tuple(numbers) for name, numbers in values.items()}


@cache
def starters() -> dict[str, Book]:
    """The books to begin with, of twelve spells each: `books/` has their texts, and a test proves that they agree."""
    books = json.loads((_FOLDER / "starters.json").read_text(encoding="utf-8"))
    return {name: tuple(map(_example, rows)) for name, rows in books.items()}


@cache
def ready_books() -> tuple[str, ...]:
    """The names of all books that come with the game."""
    return *selections(), *starters()


@cache  # the books there are
def ready_book(name: str) -> Book:
    if name in starters():
        return starters()[name]
    return tuple(examples()[number] for number in selections()[name])


def numbered(book: Book, text: str) -> int | None:
    """The spells of a book that numbers such as `3.12` name, a bit each; None if one is not there."""
    places = {str(entry.number): 1 << place for place, entry in enumerate(book)}
    parts = text.split(".") if text else []
    if len(set(parts)) < len(parts) or any(part not in places for part in parts):
        return None
    return sum(places[part] for part in parts)


def numbers(book: Book, spells: int) -> str:
    """The numbers of a set of spells, as `numbered` reads them."""
    return ".".join(str(entry.number) for place, entry in enumerate(book) if spells >> place & 1)


def verdict_on(text: str, letter: bool) -> Verdict:
    """What the checker says of a book; what was learnt from another process is neither read nor proved again.

    Tables and records of before are read so too: their orders to one place or another mean all of them (G4.8).
    """
    known = _VERDICTS.get((text, letter))
    if known is None:
        reading = read(text)
        known = Verdict(reading, check(reading, letter=letter, choices=True).errors)
        learn({(text, letter): known})
    return known


def illustrated(verdict: Verdict) -> Verdict:
    """Adds the positions on the cards of a book's sound spells; that takes about as long as proving them."""
    doubtful = {error.spell for error in verdict.errors}
    drafts = [draft for draft in verdict.reading.drafts if draft.whole and draft.name not in doubtful]
    boards = {draft.name: illustration(draft.spell()) for draft in drafts}
    return replace(verdict, shows={name: board_text(board) for name, board in boards.items() if board})


def is_studied(text: str, letter: bool) -> bool:
    """Tells whether a text has been read and proved, here or in another process."""
    return (text, letter) in _VERDICTS


def learn(studied: Mapping[tuple[str, bool], Verdict]) -> None:
    """Remembers verdicts, the latest ones."""
    _VERDICTS.update(studied)
    for oldest in list(_VERDICTS)[:-OWN_TEXTS]:
        _VERDICTS.pop(oldest, None)


@lru_cache(OWN_TEXTS)
def written(text: str, funnel: bool, unverified: bool, option: str) -> Book:
    """The book of a master's own text. What the checker does not prove is refused, or unverified if allowed (G7.1).

    It sees to the rules of writing: what a spell may refer to (G9.1) and do (G9.2), that it means one thing (G9.3), in
    one language (G9.4), and that mystiques name spells of the book (G9.5).
    """
    verdict = verdict_on(text, not funnel)
    errors, reading = verdict.errors, verdict.reading
    if reading.collection:
        raise BadOption.said(_WORDS, "bad-collection", option=option)
    doubtful = {error.spell for error in errors}
    for error in errors:
        if not unverified or not error.spell or error.code in ("E-NAME", "E-CAP"):
            problem = f"{error.code} {error.spell} {error.message}"
            raise BadOption.said(_WORDS, "bad-line", option=option, line=str(error.site.line), problem=problem)
    if not reading.drafts:
        raise BadOption.said(_WORDS, "bad-empty", option=option)
    starts = [draft.site.line - 1 for draft in reading.drafts] + [len(text.splitlines())]
    return tuple(
        NamedSpell(
            number,
            ((reading.language, typeset(draft.name, reading.language)),),
            draft.spell() if draft.whole and draft.name not in doubtful else None,
            _lines(text, *span),
            show=verdict.shows.get(draft.name, ""),
        )
        for number, (draft, span) in enumerate(zip(reading.drafts, pairwise(starts), strict=True), 1)
    )


def _lines(text: str, start: int, end: int) -> str:
    return " ".join(" ".join(text.splitlines()[start:end]).split())
