"""The kinds of error an outsider can cause. Each says what was expected: in English, and in the words it was given."""

from collections.abc import Mapping
from pathlib import Path
from typing import Self

from sortilege.kernel.words import LANGUAGES, Argument, Words

PROBLEMS = Words(Path(__file__).parent)  # the kernel's own


class SortilegeError(ValueError):
    """Any of the errors below: bad input, nothing lost."""

    def __init__(self, problem: str | Mapping[str, str]) -> None:
        texts = problem if isinstance(problem, Mapping) else dict.fromkeys(LANGUAGES, problem)
        super().__init__(texts[LANGUAGES[0]])
        self.texts = dict(texts)

    @classmethod
    def said(cls, words: Words, message: str, **arguments: Argument | Mapping[str, str]) -> Self:
        """The error that these words tell in every language."""
        return cls(words.every(message, **arguments))


class BadNotation(SortilegeError):
    """A text that is no move, position or target of this game."""


class IllegalMove(SortilegeError):
    """A move that is well written and not allowed now."""


class WrongSeat(SortilegeError):
    """A choice made for a seat that is not asked."""


class StaleMove(SortilegeError):
    """An answer to a ply that is already past."""


class BadOption(SortilegeError):
    """An option that the game does not have, or a value that it does not take."""


class UnknownGame(SortilegeError):
    """A game that nobody here knows."""


class GameOver(SortilegeError):
    """A move or an event after the end."""


class NotOver(SortilegeError):
    """A result asked for before the end."""


class ViewOnly(SortilegeError):
    """A change to a match that can only be looked at."""


class BadRecord(SortilegeError):
    """A damaged record: the line and what was expected there."""

    def __init__(self, line: int, problem: str | Mapping[str, str]) -> None:
        super().__init__(PROBLEMS.every("line", line=str(line), problem=problem))
        self.line = line

    @classmethod
    def at(cls, line: int, message: str, **arguments: Argument | Mapping[str, str]) -> Self:
        """The error in this line that the kernel's words tell."""
        return cls(line, PROBLEMS.every(message, **arguments))
