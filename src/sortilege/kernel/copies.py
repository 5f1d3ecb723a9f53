"""An owner's copy of what comes printed: a deck, cards or a board as rows to fill in, checked, and held against ours.

A game whose options take such a text gives an `OwnCopy` (`Game.own_copy`); pages and tests know no more than this.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Literal

from sortilege.kernel.options import Value
from sortilege.kernel.panels import Sign

Values = Mapping[str, str]  # of a row, by the keys of its columns: texts, as they are typed


@dataclass(frozen=True)
class Column:
    """What is asked of each row: a word, a long text, a number, one of some choices, or a shape of X and . by rows."""

    key: str
    title: str
    kind: Literal["text", "long", "number", "choice", "shape"] = "text"
    choices: Mapping[str, str] = field(default_factory=dict)  # the words for each value


@dataclass(frozen=True)
class Section:
    """The rows of one kind, each with its picture."""

    key: str
    title: str
    columns: Sequence[Column]
    rows: Sequence[Values]
    signs: Sequence[Sign | None]
    grows: bool = True  # rows may be added


@dataclass(frozen=True)
class CopySheet:
    """A copy as rows, and as text what no row holds."""

    sections: Sequence[Section]
    rest: str = ""


@dataclass(frozen=True)
class RowFlaw:
    """What is wrong, in every language: with a row of a section, or (row -1) with the whole."""

    texts: Mapping[str, str]
    section: str = ""
    row: int = -1


@dataclass(frozen=True)
class Change:
    """A value of a row that is another in the copy."""

    title: str
    ours: str
    own: str


@dataclass(frozen=True)
class Difference:
    """A row that only one side has, or that has other values."""

    kind: Literal["missing", "added", "changed"]
    section: str  # its title
    name: str
    sign: Sign | None = None
    changes: Sequence[Change] = ()


@dataclass(frozen=True)
class Comparison:
    """How a copy differs from ours, and how many rows are the same."""

    differences: Sequence[Difference]
    alike: int


class OwnCopy:
    """What a game lets its owners enter. `which` names the one of ours that a copy is held against."""

    extension: ClassVar[str] = "txt"  # of the file that it is kept in
    pictured: ClassVar[bool] = False  # the table's first drawing shows what was entered

    def ours(self) -> Mapping[str, str]:
        """Gives the texts that come with the game, by name; the usual one first."""
        raise NotImplementedError

    def title(self, which: str, language: str) -> str:
        """Names one of ours."""
        raise NotImplementedError

    def kind(self, text: str, which: str) -> str:
        """Tells which of ours this text is to be held against, where it says so itself."""
        return which

    def read(self, text: str, language: str) -> CopySheet:
        """Lays a text out as rows, whether they are right or not; BadOption where it has no such form."""
        raise NotImplementedError

    def write(self, rows: Mapping[str, Sequence[Values]], rest: str, which: str) -> str:
        """Writes rows as the text that the option takes."""
        raise NotImplementedError

    def flaws(self, text: str, which: str) -> list[RowFlaw]:
        """Finds all that is wrong with a text: nothing, if a table can be opened with it."""
        raise NotImplementedError

    def same(self, section: str, row: Values) -> str:
        """Gives what makes a row the same as one of ours, whatever else it says."""
        raise NotImplementedError

    def name(self, section: str, row: Values, language: str) -> str:
        """Names a row."""
        raise NotImplementedError

    def options(self, text: str, which: str) -> Mapping[str, Value]:
        """Gives the options of a table that plays with this text."""
        raise NotImplementedError

    def compare(self, text: str, which: str, language: str) -> Comparison:
        """Holds a text without flaws against ours, section by section."""
        ours, own = self.read(self.ours()[which], language), self.read(text, language)
        found: list[Difference] = []
        alike = 0
        for mine, yours in zip(ours.sections, own.sections, strict=True):
            differing, same = self._compare(mine, yours, language)
            found += differing
            alike += same
        return Comparison(found, alike)

    def _compare(self, ours: Section, own: Section, language: str) -> tuple[list[Difference], int]:
        """Pairs the rows of a section: what is changed or added in the order of the copy, then what is missing."""
        left = {self.same(ours.key, row): (row, sign) for row, sign in zip(ours.rows, ours.signs, strict=True)}
        found: list[Difference] = []
        alike = 0
        for row, sign in zip(own.rows, own.signs, strict=True):
            known = left.pop(self.same(own.key, row), None)
            changes = self._changes(own, known[0], row) if known else []
            if known and not changes:
                alike += 1
                continue
            name = self.name(own.key, row, language)
            found.append(Difference("changed" if known else "added", own.title, name, sign, changes))
        for row, sign in left.values():
            found.append(Difference("missing", ours.title, self.name(ours.key, row, language), sign))
        return found, alike

    def _changes(self, section: Section, ours: Values, own: Values) -> list[Change]:
        """Lists the values that differ; a choice is told in its words."""
        told = []
        for column in section.columns:
            before, after = ours.get(column.key, ""), own.get(column.key, "")
            if before != after and not self.equal(section.key, column.key, before, after):
                words = column.choices
                told.append(Change(column.title, words.get(before, before), words.get(after, after)))
        return told

    def equal(self, section: str, column: str, ours: str, own: str) -> bool:
        """Tells whether two texts of a value mean the same."""
        return False
