"""Who looks at a table: a window, what it has been shown and is to be told; and all of them together."""

import asyncio
from dataclasses import dataclass, field


@dataclass(eq=False)
class Viewer:
    """A browser window that looks at the table, and what it has been shown."""

    guest: str
    name: str
    language: str
    seats: frozenset[int]
    host: bool
    narrow: bool = False  # the window is as narrow as a phone
    staged: bool = False  # what others do is to be staged
    text: bool = False  # the board is wanted as text too
    rev: int = -1  # the last revision, ply and number of log lines that it was sent
    ply: int = -1
    lines: int = 0
    sent: dict[int, int] = field(
        default_factory=dict
    )  # hashes of the lines of drawings that it has, with their numbers
    last_seat: int = -1  # of several own seats, the one whose view is shown
    stays: bool = False  # the board does not turn to whoever is asked
    since: int = -1  # the ply at which he went away, if he was away,
    was_lent: bool = False  # and whether a bot has played for him
    notices: list[str] = field(default_factory=list)  # messages that he has not been told
    closing: int = 0  # the code with which this window is to be closed
    wake: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass(frozen=True)
class Crowd:
    """The seats whose people are there, and the number of spectators."""

    seats: frozenset[int]
    watchers: int
