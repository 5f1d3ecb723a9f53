"""A grimoire: its title, author and language, its spells with their names, and its mystiques."""

import hashlib
import json
from dataclasses import dataclass

from sortilege.games.grimoire.language.tree import Spell
from sortilege.games.grimoire.language.tree_json import spell_to

CAPACITY = 40  # spells in a grimoire
COLLECTION = 120  # spells in a collection, which is read and copied from but not brought to a confrontation


@dataclass(frozen=True, slots=True)
class BookEntry:
    """A spell under its name."""

    name: str
    spell: Spell


@dataclass(frozen=True, slots=True)
class Mystique:
    """A named group of spells of the book that work together."""

    name: str
    spells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Book:
    """A grimoire, or a collection of spells."""

    language: str
    entries: tuple[BookEntry, ...]
    title: str = ""
    author: str = ""
    mystiques: tuple[Mystique, ...] = ()
    collection: bool = False

    def entry(self, name: str) -> BookEntry | None:
        """The spell of this name, or of this number in the book (1 is the first)."""
        wanted = same_name(name)
        for number, entry in enumerate(self.entries, 1):
            if same_name(entry.name) == wanted or name == str(number):
                return entry
        return None


def same_name(name: str) -> str:
    """Two names are the same if they differ in capitals, spaces or apostrophes only."""
    return " ".join(name.replace("\u2019", "'").casefold().split())


def content_hash(book: Book) -> str:
    """The fingerprint of what a book says: its language, names, spells and mystiques, not its layout or comments."""
    content = {
        "language": book.language,
        "spells": [[entry.name, spell_to(entry.spell)] for entry in book.entries],
        "mystiques": [[one.name, *one.spells] for one in book.mystiques],
    }
    text = json.dumps(content, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
