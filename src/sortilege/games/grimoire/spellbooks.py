"""Grimoires as players see them: named spells, from the 80 examples or from a text of their own."""

import json
import tomllib
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from sortilege.games.grimoire.language import plain
from sortilege.games.grimoire.language.check import check
from sortilege.games.grimoire.language.read import Draft, read
from sortilege.games.grimoire.language.tree import Spell
from sortilege.kernel.errors import BadOption
from sortilege.kernel.words import Words

_FOLDER = Path(__file__).parent
_WORDS = Words(_FOLDER)


@dataclass(frozen=True, eq=False)
class Entry:
    """A spell of a book: its number there, its names, its tree. Without a tree it is unverified: its text counts."""

    number: int
    names: tuple[tuple[str, str], ...]  # language, name; the first is the book's own
    tree: Spell | None
    text: str = ""
    proved: bool = True  # the checker proves that it has one meaning in every position

    def name(self, language: str) -> str:
        """The name in this language, or as the book has it."""
        return dict(self.names).get(language, self.names[0][1])


@dataclass(frozen=True)
class Alternative:
    """Another reading of a printed spell, and why somebody might read it so."""

    key: str
    reason: str
    tree: Spell


Book = tuple[Entry, ...]


@cache
def _data() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((_FOLDER / "spells.json").read_text(encoding="utf-8"))
    return found


@cache
def examples() -> dict[int, Entry]:
    """The 80 example spells by number."""
    return {one["id"]: _example(one) for one in _data()}


def _example(value: dict[str, Any]) -> Entry:
    return Entry(value["id"], (("fr", value["fr"]), ("en", value["en"])), plain.spell_from(value["tree"]))


@cache
def alternatives() -> dict[int, tuple[Alternative, ...]]:
    """The readings of example spells that were not chosen."""
    return {
        one["id"]: tuple(Alternative(a["key"], a["reason"], plain.spell_from(a["tree"])) for a in one["alternatives"])
        for one in _data()
        if "alternatives" in one
    }


@cache
def selections() -> dict[str, tuple[int, ...]]:
    """The named selections of example spells."""
    values = tomllib.loads((_FOLDER / "selections.toml").read_text(encoding="utf-8"))
    return {name: tuple(numbers) for name, numbers in values.items()}


@cache
def selection(name: str) -> Book:
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


@lru_cache(64)
def written(text: str, funnel: bool, unverified: bool, option: str) -> Book:
    """The book of a master's own text. What the checker does not prove is refused, or stays unverified if allowed."""
    report, reading = check(text, letter=not funnel), read(text)
    if reading.collection:
        raise BadOption.said(_WORDS, "bad-collection", option=option)
    doubtful = {one.spell for one in report.errors}
    for one in report.errors:
        if not unverified or not one.spell or one.code in ("E-NAME", "E-CAP"):
            problem = f"{one.code} {one.spell} {one.message}"
            raise BadOption.said(_WORDS, "bad-line", option=option, line=str(one.site.line), problem=problem)
    if not reading.drafts:
        raise BadOption.said(_WORDS, "bad-empty", option=option)
    starts = [draft.site.line - 1 for draft in reading.drafts] + [len(text.splitlines())]
    return tuple(
        _own(number, draft, draft.whole and draft.name not in doubtful, reading.language, _lines(text, *span))
        for number, (draft, span) in enumerate(zip(reading.drafts, pairwise(starts), strict=True), 1)
    )


def _own(number: int, draft: Draft, sound: bool, language: str, text: str) -> Entry:
    return Entry(number, ((language, draft.name),), draft.spell() if sound else None, text)


def _lines(text: str, start: int, end: int) -> str:
    return " ".join(" ".join(text.splitlines()[start:end]).split())
