"""Setting up a position by touch: what may be laid down or done, what may be turned, and what each touch does.

A game that has an `Editor` is edited by touch; every edit leads from one possible position to another. The client
knows no rule: it shows the brushes and dials, lights the places of the brush that was chosen, and sends touches.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, TypeVar

from sortilege.kernel.errors import BadNotation, SortilegeError

PositionT = TypeVar("PositionT")


@dataclass(frozen=True)
class Brush:
    """Something to lay on what is touched next, or to do with it; some want two touches."""

    id: str
    name: str
    group: str
    places: str  # which of the tray's places it is for
    taps: int = 1


@dataclass(frozen=True)
class Dial:
    """A counter or marker: its value, and those it may be turned to, each with its name."""

    id: str
    name: str
    value: str
    choices: Sequence[tuple[str, str]]


@dataclass(frozen=True)
class Tray:
    """What can be done with a position. Places are targets and their names; those not on the drawing are buttons."""

    brushes: Sequence[Brush] = ()
    dials: Sequence[Dial] = ()
    places: Mapping[str, Mapping[str, str]] = field(default_factory=dict)


class CannotBe(SortilegeError):
    """A touch that leads to no possible position; `reason` is a message of the game's words, or nothing."""

    def __init__(self, reason: str = "", **arguments: str | int) -> None:
        super().__init__(reason or "no possible position")
        self.reason = reason
        self.arguments = arguments


class Editor(Generic[PositionT]):
    """How positions of one game are set up. `game` is that game, `options` those of the position."""

    parts: ClassVar[tuple[str, ...]] = ()  # the parts of a position's text, where they are parted by spaces

    def __init__(self, game: Any) -> None:
        self.game = game

    def fields(self, position: PositionT) -> dict[str, str]:
        """Parts the text of a position, to be changed and joined again."""
        return dict(zip(self.parts, self.game.write(position).split(" "), strict=True))

    def text(self, fields: Mapping[str, str]) -> str:
        """Joins the text whose parts these are."""
        return " ".join(fields.values())

    def ready(self, position: PositionT) -> bool:
        """Tells whether the set-up may begin with this position; the editor plays at random until it does."""
        return True

    def tray(self, position: PositionT, language: str) -> Tray:
        """Lists what can be done now, in the language asked for."""
        raise NotImplementedError

    def put(self, position: PositionT, options: Any, brush: str, targets: Sequence[str]) -> PositionT:
        """Uses a brush on these targets and gives the position after it; CannotBe says why not."""
        raise NotImplementedError

    def turn(self, position: PositionT, options: Any, dial: str, value: str) -> PositionT:
        """Turns a dial to this value and gives the position after it; CannotBe says why not."""
        raise NotImplementedError

    def mend(self, position: PositionT, options: Any) -> PositionT:
        """Gives the position as it is once the options have been changed to these; by default as it was."""
        return position

    def first(self, texts: Iterable[str], options: Any, reason: str = "", **arguments: str | int) -> PositionT:
        """Reads the first of these texts that is a possible position: an edit often changes a counter besides."""
        for text in texts:
            try:
                position: PositionT = self.game.read(text, options)
            except BadNotation:
                continue
            return position
        raise CannotBe(reason, **arguments)
