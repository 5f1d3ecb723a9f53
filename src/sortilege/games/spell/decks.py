"""Decks of rune cards as text: the two of the project, and those that owners of the game enter themselves.

One card a line (or between commas): its level, the rows of its shape from the top with X for a tile and . for none,
then a name, and after a bar its French name. What follows # is a remark.
"""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from sortilege.games.spell.board import Deck
from sortilege.kernel.errors import BadOption
from sortilege.kernel.words import Words

WORDS = Words(Path(__file__).parent)
BUILT_IN = ("basic", "advanced")
TILES = (4, 5, 6, 8)  # of a shape, by level
FEWEST, MOST = 2, 15  # cards a level

Cells = frozenset[tuple[int, int]]
_LINE = re.compile(r"(\d+)\s+(\S+)(?:\s+(.+))?")


@dataclass(frozen=True)
class Card:
    """A rune card. Its id stands in moves and positions: the deck's letter, the level, the number within the level."""

    id: str
    level: int
    rows: tuple[str, ...]
    name: str
    name_fr: str

    @property
    def cells(self) -> Cells:
        return frozenset((r, c) for r, row in enumerate(self.rows) for c, mark in enumerate(row) if mark == "X")


@cache
def cards(text: str) -> tuple[Card, ...]:
    """The cards of the deck named or written in this text; BadOption says what is wrong with it."""
    letter = text[0] if text in BUILT_IN else "o"
    source = (Path(__file__).parent / f"{text}.txt").read_text(encoding="utf-8") if text in BUILT_IN else text
    found = sorted(_parse(source), key=lambda one: one[0])
    numbered = []
    for i, (level, rows, name, name_fr) in enumerate(found):
        number = i + 1 - next(j for j, one in enumerate(found) if one[0] == level)
        numbered.append(Card(f"{letter}{level}-{number}", level, rows, name or f"{level}-{number}", name_fr or name))
    _check(numbered)
    return tuple(numbered)


@cache
def tables(text: str) -> Deck:
    """The same deck for the rules: levels, and where each shape fits."""
    found = cards(text)
    turns = [[sorted(turn) for turn in rotations(card.cells)] for card in found]
    return Deck([card.level - 1 for card in found], turns)


def rotations(cells: Cells) -> list[Cells]:
    """The shape turned by quarter turns, each beginning at row 0 and column 0; never mirrored."""
    found = []
    for _ in range(4):
        cells = frozenset((column, -row) for row, column in cells)
        top, left = min(row for row, _ in cells), min(column for _, column in cells)
        cells = frozenset((row - top, column - left) for row, column in cells)
        found.append(cells)
    return found


def _parse(text: str) -> list[tuple[int, tuple[str, ...], str, str]]:
    found = []
    lines = [part.strip() for line in text.splitlines() for part in line.partition("#")[0].split(",")]
    for number, line in enumerate(filter(None, lines), 1):
        match = _LINE.fullmatch(line)
        if not match:
            raise BadOption.said(WORDS, "bad-card", number=number, line=repr(line), known=", ".join(BUILT_IN))
        level, rows, name = int(match[1]), tuple(match[2].split("/")), match[3] or ""
        problem, told = _misshapen(level, rows)
        if problem:
            raise BadOption.said(WORDS, problem, number=number, line=line, level=str(level), **told)
        english, _, french = name.partition("|")
        found.append((level, rows, english.strip(), french.strip()))
    return found


def _misshapen(level: int, rows: tuple[str, ...]) -> tuple[str, dict[str, int]]:
    """The message about what is wrong with a shape, and what it tells besides; empty if nothing is."""
    if not 1 <= level <= 4:
        return "bad-card-level", {}
    if any(not row or set(row) - set("X.") for row in rows):
        return "bad-card-rows", {}
    tiles = sum(row.count("X") for row in rows)
    if tiles != TILES[level - 1]:
        return "bad-card-tiles", {"tiles": tiles, "expected": TILES[level - 1]}
    if len(rows) > 4 or max(map(len, rows)) > 4:
        return "bad-card-size", {}
    return "", {}


def _check(numbered: list[Card]) -> None:
    """Enough cards of each level, and no two alike when turned."""
    for level in range(1, 5):
        count = sum(card.level == level for card in numbered)
        if not FEWEST <= count <= MOST:
            raise BadOption.said(WORDS, "bad-deck-count", count=count, level=level, fewest=FEWEST, most=MOST)
    seen: dict[Cells, Card] = {}
    for card in numbered:
        for turn in set(rotations(card.cells)):
            if turn in seen:
                raise BadOption.said(WORDS, "bad-deck-twin", card=card.name, other=seen[turn].name)
        seen.update(dict.fromkeys(rotations(card.cells), card))
