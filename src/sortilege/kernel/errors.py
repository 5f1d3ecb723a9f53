"""The kinds of error an outsider can cause. Each says what was expected: in English, and in the words it was given."""

from collections.abc import Mapping
from pathlib import Path
from typing import Self

from sortilege.kernel.words import LANGUAGES, Argument, Words

PROBLEMS = Words(Path(__file__).parent)  # the kernel's own
LONGEST_QUOTE = 160  # characters of what somebody sent, in the message about it
LONGEST_MESSAGE = 900


def shortened(text: str, most: int = LONGEST_QUOTE) -> str:
    """The text, or its beginning and end around an ellipsis where it is longer."""
    return text if len(text) <= most else f"{text[: most - 20]} … {text[-17:]}"


def quoted(arguments: Mapping[str, Argument | Mapping[str, str]]) -> dict[str, Argument | Mapping[str, str]]:
    """The arguments of a message, with texts of a readable length; lists of what is known stay whole."""
    return {
        name: shortened(given, LONGEST_MESSAGE // 2 if name == "known" else LONGEST_QUOTE)
        if isinstance(given, str)
        else given
        for name, given in arguments.items()
    }


class SortilegeError(ValueError):
    """Any of the errors below: bad input, nothing lost."""

    def __init__(self, problem: str | Mapping[str, str]) -> None:
        texts = problem if isinstance(problem, Mapping) else dict.fromkeys(LANGUAGES, problem)
        self.texts = {language: shortened(text, LONGEST_MESSAGE) for language, text in texts.items()}
        super().__init__(self.texts[LANGUAGES[0]])

    @classmethod
    def said(cls, words: Words, message: str, **arguments: Argument | Mapping[str, str]) -> Self:
        """The error that these words tell in every language; what they quote is cut to a readable length."""
        return cls(words.every(message, **quoted(arguments)))


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
        return cls(line, PROBLEMS.every(message, **quoted(arguments)))
