"""An owner's rune cards: typed in by level, shape and name, checked card by card, and held against ours by shape."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from sortilege.games.spell.decks import BUILT_IN, WORDS, RuneCard, deck_flaws, flaw, lines, read_deck, rotations
from sortilege.games.spell.figures import LEVELS, RUNE, rune_sign
from sortilege.games.spell.options import OWN
from sortilege.kernel.copies import Column, CopySheet, OwnCopy, RowFlaw, Section, Values
from sortilege.kernel.options import Value
from sortilege.kernel.panels import Sign

EMPTY = "?"  # a level or a shape that was not filled in
_PARTS = re.compile(r"(\S+)(?:\s+(\S+))?(?:\s+(.+))?")
_MARKS = re.compile(r"[,#|\n\r]+")  # what parts cards and names in the text of a deck


class OwnRunes(OwnCopy):
    """Rune cards as rows."""

    def ours(self) -> Mapping[str, str]:
        return {name: _deck(name) for name in BUILT_IN}

    def title(self, which: str, language: str) -> str:
        return WORDS(language, f"card-deck-{which}")

    def read(self, text: str, language: str) -> CopySheet:
        rows = [_row(line) for line in lines(text)]
        levels = {str(level): numeral for level, numeral in enumerate(LEVELS, 1)}
        columns = [
            Column("level", WORDS(language, "copy-level"), "choice", levels),
            Column("shape", WORDS(language, "copy-shape"), "shape"),
            Column("name", WORDS(language, "copy-name-en")),
            Column("french", WORDS(language, "copy-name-fr")),
        ]
        return CopySheet([Section("runes", WORDS(language, "copy-runes"), columns, rows, [_sign(row) for row in rows])])

    def write(self, rows: Mapping[str, Sequence[Values]], rest: str, which: str) -> str:
        return "\n".join(_line(row) for row in rows.get("runes", ()))

    def flaws(self, text: str, which: str) -> list[RowFlaw]:
        wrong = [(row, flaw(line)) for row, line in enumerate(lines(text))]
        return [RowFlaw(problem, "runes", row) for row, problem in wrong if problem] or [
            RowFlaw(problem) for problem in deck_flaws(read_deck(text))
        ]

    def same(self, section: str, row: Values) -> str:
        """Two cards are the same if one's shape is the other's, turned."""
        shape = RuneCard("", 0, tuple(row["shape"].split("/")), "", "").cells
        return str(min(sorted(turn) for turn in rotations(shape)))

    def equal(self, section: str, column: str, ours: str, own: str) -> bool:
        return column == "shape" or not own  # a turned shape is the same, and a name is nobody's duty

    def name(self, section: str, row: Values, language: str) -> str:
        called = (row["french"] or row["name"]) if language == "fr" else row["name"]
        return called or row["shape"].replace("/", " / ")

    def options(self, text: str, which: str) -> Mapping[str, Value]:
        return {"deck": OWN, "cards": text}


@cache  # the decks of ours
def _deck(name: str) -> str:
    text = (Path(__file__).parent / f"{name}.txt").read_text(encoding="utf-8")
    return "\n".join(lines(text))


def _row(line: str) -> Values:
    """The parts of a line, whatever stands there."""
    match = _PARTS.fullmatch(line)
    level, shape, names = match.groups(default="") if match else ("", line, "")
    name, _, french = names.partition("|")
    level, shape = ("" if part == EMPTY else part for part in (level, shape))
    return {"level": level, "shape": shape, "name": name.strip(), "french": french.strip()}


def _line(row: Values) -> str:
    names = [" ".join(_MARKS.sub(" ", row.get(key, "")).split()) for key in ("name", "french")]
    level, shape = (_MARKS.sub("", row.get(key, "")).replace(" ", "") or EMPTY for key in ("level", "shape"))
    return f"{level} {_trimmed(shape.upper())} {' | '.join(names) if names[1] else names[0]}".strip()


def _trimmed(shape: str) -> str:
    """The shape without empty rows and columns around it, as somebody leaves them who fills in a grid."""
    rows = shape.split("/")
    if set(shape) - set("X./") or "X" not in shape:
        return shape
    while "X" not in rows[0]:
        rows = rows[1:]
    while "X" not in rows[-1]:
        rows = rows[:-1]
    width = max(map(len, rows))
    rows = [row.ljust(width, ".") for row in rows]
    left = min(row.index("X") for row in rows if "X" in row)
    right = max(row.rindex("X") for row in rows)
    return "/".join(row[left : right + 1] for row in rows)


def _sign(row: Values) -> Sign | None:
    """The card as it is drawn; nothing while it is none."""
    if flaw(_line(row)):
        return None
    card = RuneCard("", int(row["level"]), tuple(row["shape"].split("/")), "", "")
    return Sign(rune_sign(card, -1, False), *RUNE)
