"""Spells as people write them: how many the wide reader reads as they were meant, asks about, refuses or misreads.

`python -m tests.games.grimoire.language.natural` counts those of natural.txt, set by set.
"""

import re
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from sortilege.games.grimoire.language.meaning.prove import difference
from sortilege.games.grimoire.language.text.read_book import Reading, read
from sortilege.games.grimoire.language.tree import Spell, canonical

HEADS = {"fr": 'Sortilège "x" :', "en": 'Spell "x":'}
FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Written:
    """A spell in its author's words, and what was meant in canonical ones (nothing, if it may not be accepted)."""

    group: str
    language: str
    text: str
    meaning: str = ""


def written() -> list[Written]:
    """The spells of natural.txt."""
    found: list[Written] = []
    for part in (FOLDER / "natural.txt").read_text(encoding="utf-8").split("\n## ")[1:]:
        group = part.split(":", 1)[0]
        for language, text, meaning in re.findall(r"^\[(\w\w)\] (.*)\n(?:= (.*)$)?", part, re.MULTILINE):
            found.append(Written(group, language, text, meaning))
    return found


def source(one: Written, text: str = "") -> str:
    return f"{HEADS[one.language]}\n{text or one.text}\n"


def meant(one: Written) -> Spell:
    reading = read(source(one, one.meaning))
    assert reading.diagnostics == [], (one.meaning, reading.diagnostics)
    return reading.drafts[0].spell()


def verdict(one: Written) -> str:
    """read (as it was meant), asked (and what was meant is among the answers), refused, or misread."""
    reading = read(source(one))
    codes = {found.code for found in reading.diagnostics}
    if not codes:
        return "read" if _same(reading, meant(one)) else "misread"
    if codes != {"E-ASK"}:
        return "refused"
    return "asked" if _answered(source(one), meant(one)) else "misread"


def _same(reading: Reading, spell: Spell) -> bool:
    found = reading.drafts[0].spell()
    return canonical(found) == canonical(spell) or difference(found, spell) is None


def _answered(text: str, spell: Spell) -> bool:
    """Can the questions be answered so that the spell is what was meant?"""
    reading = read(text)
    if not reading.diagnostics:
        return _same(reading, spell)
    first = reading.diagnostics[0]
    start, end = first.span
    return any(_answered(text[:start] + sentence + text[end:], spell) for _, sentence in first.answers)


def main() -> None:
    counts: dict[tuple[str, str], Counter[str]] = {}
    for one in written():
        if one.meaning:
            counts.setdefault((one.group, one.language), Counter())[verdict(one)] += 1
    for (group, language), count in counts.items():
        row = ", ".join(f"{count[kind]} {kind}" for kind in ("read", "asked", "refused", "misread"))
        print(f"{group} {language}: {row}, of {count.total()}")


if __name__ == "__main__":
    main()
