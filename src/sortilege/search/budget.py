"""How long a bot may think: simulations for a choice, seconds for a turn of the rulebook, or both."""

import re
import time
from collections.abc import Callable
from dataclasses import dataclass

SHORT = r"(?P<simulations>[1-9]\d{0,8})?(?:(?:^| )(?P<seconds>\d{1,4}(?:\.\d{1,3})?)s)?"


@dataclass(frozen=True)
class Budget:
    """`400`, `2.5s`, or `400 2.5s`: what is used up first ends the thinking."""

    simulations: int | None = None
    seconds: float | None = None

    @classmethod
    def read(cls, text: str) -> "Budget | None":
        """The budget that this text tells; None if it is none."""
        match = re.fullmatch(SHORT, text)
        if not text or match is None:
            return None
        simulations, seconds = match["simulations"], match["seconds"]
        return cls(int(simulations) if simulations else None, float(seconds) if seconds else None)

    def scaled(self, factor: float) -> "Budget":
        """So many times as much thinking, but never none."""
        simulations = max(1, round(self.simulations * factor)) if self.simulations else None
        return Budget(simulations, max(0.001, round(self.seconds * factor, 3)) if self.seconds is not None else None)

    def __str__(self) -> str:
        parts = [str(self.simulations)] if self.simulations else []
        return " ".join([*parts, *([f"{self.seconds:g}s"] if self.seconds is not None else [])])


class Stopwatch:
    """Shares the seconds of a turn among its choices, by how many choices turns had so far.

    `now` is wall-clock time, since people wait; the arena sets processor time, so that other programs on the machine
    change nothing.
    """

    now: Callable[[], float] = staticmethod(time.monotonic)

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.turn = -1
        self.left = seconds
        self.choices = 0  # in this turn so far
        self.usual = 2.0  # choices in a turn, a running mean

    def begin(self, turn: int, whole: bool = False) -> float:
        """How many seconds the next choice may take; a choice of a whole turn may take all that is left of the turn."""
        if turn != self.turn:
            if self.choices:
                self.usual += 0.25 * (self.choices - self.usual)
            self.turn, self.left, self.choices = turn, self.seconds, 0
        if whole:
            return self.left
        share = self.left / max(1.0, self.usual - self.choices)
        self.choices += 1
        return share

    def spent(self, seconds: float) -> None:
        """Takes from the turn what a choice took."""
        self.left = max(0.0, self.left - seconds)
