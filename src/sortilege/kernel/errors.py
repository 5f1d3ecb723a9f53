"""The kinds of error an outsider can cause. Each says what was expected."""


class SortilegeError(ValueError):
    """Any of the errors below: bad input, nothing lost."""


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

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
