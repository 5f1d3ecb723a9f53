"""One action of the rulebook, told in a sentence and staged: the card of what acts, arrows and crosses, the change."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar, overload

from sortilege.kernel.details import Card, Reason
from sortilege.kernel.gesture import Motion

Item = TypeVar("Item")
NOBODY = -1  # who acts when the game itself does: a curse strikes, a page appears


class Later(Sequence[Item], Generic[Item]):
    """What is found when somebody looks at it: most deeds are only told, and not staged."""

    def __init__(self, find: Callable[[], Sequence[Item]]) -> None:
        self._find: Callable[[], Sequence[Item]] | None = find
        self._found: Sequence[Item] = ()

    def _now(self) -> Sequence[Item]:
        if self._find is not None:
            self._found, self._find = self._find(), None
        return self._found

    def __len__(self) -> int:
        return len(self._now())

    @overload
    def __getitem__(self, index: int) -> Item: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Item]: ...
    def __getitem__(self, index: int | slice) -> Item | Sequence[Item]:
        return self._now()[index]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(list(self))


@dataclass(frozen=True)
class Deed:
    """What was done by one or several plies that the rulebook calls one action."""

    text: str  # the line of the log; the name of the seat stands before it
    seat: int = NOBODY  # who acts; the game's own deeds have no name before them and begin with a capital
    card: Card | None = None  # what acts, with its text
    results: Sequence[str] = ()  # a line for each thing that happens to somebody: "your own fire takes your water"
    motions: Sequence[Motion] = ()  # an arrow for each, a cross where it has no end
    place: str = ""  # the target of what acts, in the drawing or in a panel: it is marked
    brief: str = ""  # the line without what the results tell, where there are any; empty if nothing else is left
    then: Sequence["Deed"] = ()  # what the same plies brought after it, each an action of its own: a second Curse

    @property
    def all(self) -> list["Deed"]:
        """This one and those that came with it, each a line of the log."""
        return [self, *self.then]


@dataclass(frozen=True)
class Ending:
    """Why a game is over by its rules, or why it is not yet, and the numbers that decide it."""

    reason: Reason
    columns: Sequence[str] = ()  # what was counted: "scrolls", "synergies", "points"
    rows: Sequence[Sequence[str]] = ()  # the numbers of each seat, in the order of seats


@dataclass(frozen=True)
class MatchTally:
    """How a match of several rounds stands: the wins that end it, and the rounds that each seat has won."""

    wins: int
    won: Sequence[int]

    @property
    def winner(self) -> int:
        """Who has won the match; NOBODY while it goes on."""
        return next((seat for seat, won in enumerate(self.won) if won >= self.wins), NOBODY)


def composed(steps: Iterable[Sequence[Motion]]) -> list[Motion]:
    """Puts the motions of several plies together: what goes on from where it came is one motion."""
    ends: dict[str, str | None] = {}  # by where it began
    for motions in steps:
        began = {end: start for start, end in ends.items() if end is not None}
        for start, end in motions:
            ends[began.get(start, start)] = end
    return [(start, end) for start, end in ends.items() if start != end]
