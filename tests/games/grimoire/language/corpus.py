"""The spells the tests work on: the 80 examples as shipped, and the readings of them that were not chosen."""

import json
import re
from functools import cache
from pathlib import Path

from sortilege.games.grimoire.language.book import Book
from sortilege.games.grimoire.language.library import book_text
from sortilege.games.grimoire.language.text.read_book import read
from sortilege.games.grimoire.language.tree import Spell
from sortilege.games.grimoire.language.tree_json import spell_from


@cache
def examples(language: str = "en") -> Book:
    reading = read(book_text("example", language))
    assert not reading.diagnostics
    return reading.book()


@cache
def alternatives() -> dict[str, Spell]:
    """By the number of the spell and the name of the reading."""
    values = json.loads((Path(__file__).parent / "alternatives.json").read_text(encoding="utf-8"))
    return {name: spell_from(value) for name, value in values.items()}


def every_spell() -> list[Spell]:
    return [entry.spell for entry in examples().entries] + list(alternatives().values())


def spell_of(*sentences: str, language: str = "en") -> Spell:
    """The spell of these sentences; fails if one is not understood."""
    head = "Spell" if language == "en" else "Sortilège"
    reading = read(f'{head} "x" :\n' + "\n".join(sentences))
    assert not reading.diagnostics, [one.message for one in reading.diagnostics]
    return reading.drafts[0].spell()


def blocks(name: str) -> list[tuple[str, str]]:
    """The blocks of a data file of the tests: what stands in brackets, and the text under it."""
    text = (Path(__file__).parent / name).read_text(encoding="utf-8")
    return [(head, body.strip()) for head, body in re.findall(r"^\[(.*)\]\n((?:[^\[\n].*\n|\n)*)", text, re.MULTILINE)]
