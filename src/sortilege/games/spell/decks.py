"""Decks of rune cards as text: the two of the project, and those that owners of the game enter themselves.

One card a line (or between commas): its level, the rows of its shape from the top with X for a tile and . for none,
then a name, and after a bar its French name. What follows # is a remark.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import itemgetter
from pathlib import Path

from sortilege.games.spell.board import Deck
from sortilege.kernel.errors import BadOption
from sortilege.kernel.options import OWN_TEXTS
from sortilege.kernel.words import Words

WORDS = Words(Path(__file__).parent)
BUILT_IN = ("basic", "advanced")
TILES = (4, 5, 6, 8)  # of a shape, by level
FEWEST, MOST = 2, 15  # cards a level

Cells = frozenset[tuple[int, int]]
Problem = Mapping[str, str]  # in every language
_LINE = re.compile(r"(\d{1,100})\s+(\S+)(?:\s+(.+))?")


@dataclass(frozen=True)
class RuneCard:
    """A rune card. Its id stands in moves and positions: the deck's letter, the level, the number within the level."""

    id: str
    level: int
    rows: tuple[str, ...]
    name: str
    name_fr: str

    def called(self, language: str) -> str:
        return (self.name_fr or self.name) if language == "fr" else self.name

    @property
    def cells(self) -> Cells:
        return frozenset((r, c) for r, row in enumerate(self.rows) for c, mark in enumerate(row) if mark == "X")


@lru_cache(OWN_TEXTS)
def cards(text: str) -> tuple[RuneCard, ...]:
    """The cards of the deck named or written in this text; BadOption says what is wrong with it."""
    numbered = read_deck(text)
    for problem in deck_flaws(numbered):
        raise BadOption.said(WORDS, "bad-deck", problem=problem)
    return numbered


def read_deck(text: str) -> tuple[RuneCard, ...]:
    """The same cards, each right by itself, whatever they are together."""
    letter = text[0] if text in BUILT_IN else "o"
    source = (Path(__file__).parent / f"{text}.txt").read_text(encoding="utf-8") if text in BUILT_IN else text
    entries = sorted(_parse(source), key=itemgetter(0))
    levels = [level for level, *_ in entries]
    numbered = []
    for i, (level, rows, name, name_fr) in enumerate(entries):
        number = i + 1 - levels.index(level)
        numbered.append(
            RuneCard(f"{letter}{level}-{number}", level, rows, name or f"{level}-{number}", name_fr or name)
        )
    return tuple(numbered)


@lru_cache(OWN_TEXTS)
def tables(text: str) -> Deck:
    """The same deck for the rules: levels, and where each shape fits."""
    deck = cards(text)
    turns = [[sorted(turn) for turn in rotations(card.cells)] for card in deck]
    return Deck([card.level - 1 for card in deck], turns)


def rotations(cells: Cells) -> list[Cells]:
    """The shape turned by quarter turns, each beginning at row 0 and column 0; never mirrored."""
    turns = []
    for _ in range(4):
        cells = frozenset((column, -row) for row, column in cells)
        top, left = min(row for row, _ in cells), min(column for _, column in cells)
        cells = frozenset((row - top, column - left) for row, column in cells)
        turns.append(cells)
    return turns


def lines(text: str) -> list[str]:
    """The lines of a deck, one for each card, without remarks."""
    parts = [part.strip() for line in text.splitlines() for part in line.partition("#")[0].split(",")]
    return list(filter(None, parts))


def flaw(line: str) -> Problem | None:
    """What is wrong with the line of a card, by itself."""
    match = _LINE.fullmatch(line)
    if not match:
        return WORDS.every("bad-card-form", known=", ".join(BUILT_IN))
    problem, counts = _misshapen(int(match[1]), tuple(match[2].split("/")))
    return WORDS.every(problem, level=match[1], **counts) if problem else None


def _parse(text: str) -> list[tuple[int, tuple[str, ...], str, str]]:
    entries = []
    for number, line in enumerate(lines(text), 1):
        if problem := flaw(line):
            raise BadOption.said(WORDS, "bad-card", number=number, line=line, problem=problem)
        level, rows, *name = line.split(maxsplit=2)
        english, _, french = "".join(name).partition("|")
        entries.append((int(level), tuple(rows.split("/")), english.strip(), french.strip()))
    return entries


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


def deck_flaws(numbered: Sequence[RuneCard]) -> Iterator[Problem]:
    """What is wrong with the cards together: too few or too many of a level, two alike when turned."""
    for level in range(1, 5):
        count = sum(card.level == level for card in numbered)
        if not FEWEST <= count <= MOST:
            yield WORDS.every("bad-deck-count", count=count, level=level, fewest=FEWEST, most=MOST)
    seen: dict[Cells, RuneCard] = {}
    for card in numbered:
        turns = rotations(card.cells)
        if turns[0] in seen:
            yield WORDS.every("bad-deck-twin", card=card.name, other=seen[turns[0]].name)
        seen.update(dict.fromkeys(turns, card))
