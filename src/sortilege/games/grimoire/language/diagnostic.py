"""What the checker has to say about a place in a book."""

from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Literal

from sortilege.kernel.words import Words

WORDS = Words(Path(__file__).parent)

Severity = Literal["error", "warning"]


@dataclass(frozen=True, slots=True)
class Site:
    """A stretch of the source: line and column count from 1, both in characters."""

    line: int = 1
    column: int = 1
    length: int = 1


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """An error or a warning: its code, the spell, the place, the sentence, the rule, an example and ways to mend it."""

    code: str
    severity: Severity
    site: Site
    message: str
    spell: str = ""
    clause: str = ""
    example: str = ""  # a position of 24 characters that shows it
    repairs: tuple[str, ...] = ()
    answers: tuple[tuple[str, str], ...] = ()  # of a question: what each says, and the sentences that it writes
    span: tuple[int, int] = (0, 0)  # of a question: the stretch of the source that an answer replaces

    def plain(self) -> dict[str, Any]:
        """The diagnostic for machines."""
        return {
            "code": self.code,
            "severity": self.severity,
            "spell": self.spell,
            "line": self.site.line,
            "column": self.site.column,
            "length": self.site.length,
            "message": self.message,
            "clause": self.clause,
            "example": self.example,
            "repairs": list(self.repairs),
            "answers": [{"label": label, "sentence": sentence} for label, sentence in self.answers],
            "start": self.span[0],
            "end": self.span[1],
        }


class Source:
    """The text of a book with its lines."""

    def __init__(self, text: str) -> None:
        self.text = text

    @cached_property
    def starts(self) -> list[int]:
        return [0, *(place + 1 for place, letter in enumerate(self.text) if letter == "\n")]

    def site(self, start: int, end: int) -> Site:
        """The site of a stretch; only its first line is underlined."""
        start = min(start, len(self.text))
        line = bisect_right(self.starts, start)
        stop = self.text.find("\n", start)
        end = min(end, stop if stop >= 0 else len(self.text))
        return Site(line, start - self.starts[line - 1] + 1, max(1, end - start))

    def line(self, number: int) -> str:
        return self.text.split("\n")[number - 1].rstrip("\r") if self.text else ""
