"""Time to think: per move, or in total with an increment. Time while the server is down is nobody's."""

import time
from typing import Annotated, Literal

from msgspec import Meta, Struct

from sortilege.table.events import Event, Played


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
        self.since: float | None = None  # when it was started for the seat that is asked

    def start(self) -> None:
        self.since = time.monotonic()

    def stop(self) -> None:
        self.since = None

    def spent(self) -> float:
        return 0.0 if self.since is None or self.rule.kind == "none" else time.monotonic() - self.since

    def remaining(self, seat: int, asked: int) -> float:
        return self.left[seat] - (self.spent() if seat == asked else 0.0)

    def enter(self, event: Event) -> None:
        """Charges a move to its seat."""
        if isinstance(event, Played) and self.rule.kind == "total":
            self.left[event.seat] = max(0.0, self.left[event.seat] - event.spent) + self.rule.increment
