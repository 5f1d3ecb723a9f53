"""Time to think: per move, or in total with an increment. Time while the server is down is nobody's.

A clock follows from the log and the times in it, so that it stands the same wherever it is looked at.
"""

import time
from collections.abc import Callable
from typing import Annotated, Literal

from msgspec import Meta, Struct

from sortilege.server.play.events import Drawn, Event, Played, Resigned, TimedOut, Undone, Waited


class ClockRule(Struct, frozen=True, omit_defaults=True):
    """How a table counts time. A time-out loses, or the rulebook or a bot makes the move."""

    kind: Literal["none", "move", "total"] = "none"
    seconds: Annotated[int, Meta(ge=1, le=604_800)] = 60  # for each move, or in total
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    penalty: Literal["bot", "lose"] = "bot"


class Clock:
    """What each seat has left. It runs for the seat that is asked, once everybody is there."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [float(rule.seconds)] * seats
        self.now: Callable[[], float] = time.time  # by the clock that the log's times are of
        self.since: float | None = None  # when it was started for the seat that is asked
        self.banked = 0.0  # seconds that this choice had taken when the clock was last stopped

    def run(self, runs: bool, at: float) -> None:
        """Runs on from where it stands, or stops: nobody wins time by stopping it."""
        if runs and self.since is None:
            self.since = at
        elif not runs and self.since is not None:
            self.banked, self.since = self.banked + at - self.since, None

    def spent(self) -> float:
        """The seconds that the seat that is asked has used for this choice."""
        if self.rule.kind == "none":
            return 0.0
        return max(0.0, self.banked + (0.0 if self.since is None else self.now() - self.since))

    def remaining(self, seat: int, asked: int) -> float:
        return self.left[seat] - (self.spent() if seat == asked else 0.0)

    def enter(self, event: Event) -> None:
        """Charges a move to its seat; after whatever changes the game the next choice begins from nothing."""
        if isinstance(event, Played | Undone | Resigned | TimedOut | Drawn):
            self.banked, self.since = 0.0, None
        if isinstance(event, Played) and self.rule.kind == "total":
            self.left[event.seat] = max(0.0, self.left[event.seat] - event.spent) + self.rule.increment
        if isinstance(event, Waited):
            self.banked -= event.seconds
