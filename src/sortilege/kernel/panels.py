"""What is read beside the drawing, as data: no game writes HTML, and no script knows a game.

A panel has a head (title, marks), shelves of things to look at, and rows to read. Whatever has a target is touched as
in the drawing, and lit by the page when it can be. Signs are small drawings made with ink.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeVar

from sortilege.kernel.memory import Memory


@dataclass(frozen=True)
class Sign:
    """A small drawing in a box of this size, its origin in the middle; the page scales it to its place."""

    drawing: str  # SVG without a document around it, as ink makes it
    width: float = 24
    height: float = 24


@dataclass(frozen=True)
class Mark:
    """A number or a word with a sign; `title` says what it counts, to pointers and screen readers."""

    title: str
    text: str = ""
    sign: Sign | None = None
    quiet: bool = False  # nothing of it is there
    spoken: bool = False  # the title is shown beside it too


@dataclass(frozen=True, eq=False)
class Thing:
    """Something to look at and touch: a card of the hand, a gem, a die, a rune."""

    target: str
    sign: Sign
    name: str  # what a screen reader says, and a caption where the shelf shows captions
    count: int = 1  # with more, a number stands on it; 0 is an empty place
    note: str = ""  # a word on it: what it brings, what it costs


@dataclass(frozen=True)
class Shelf:
    """Things side by side."""

    things: Sequence[Thing]
    title: str = ""
    note: str = ""  # beside the title: "6 cards"
    marks: Sequence[Mark] = ()
    large: bool = False  # pictures that want room, with captions
    columns: int = 0  # so many in a line, 3 to 6, whatever the window; 0: as many as find room


@dataclass(frozen=True, eq=False)
class Row:
    """A line to read: a spell, a scroll, a power. One made once is written once."""

    target: str  # empty where there is nothing to touch
    name: str
    text: str = ""
    sign: Sign | None = None
    marks: Sequence[Mark] = ()  # cost, what it brings
    note: str = ""  # how it stands, in a word or two: "exhausted", "no target"
    state: Literal["", "quiet", "used"] = ""  # as usual, not now, used for good
    tags: Sequence[str] = ()  # the keys of the filters that let it through


@dataclass(frozen=True)
class Filter:
    """A chip above a long list that leaves only the rows of one kind."""

    key: str
    title: str
    sign: Sign | None = None


@dataclass(frozen=True, eq=False)
class Panel:
    """One box of the page. An own panel stands open, lists share a place as tabs, seats fold to a line, facts count.

    own: what the viewer's seat holds, or all must see at any time; its rows are the first of the tabs.
    list: what is read by all: a library, a tower, the other's book.
    seat: another seat; its head alone is shown until it is opened.
    fact: what counts down to the end: the meter and the note.
    """

    key: str  # the same from ply to ply, unlike all others of the position
    title: str
    kind: Literal["own", "list", "seat", "fact"]
    seat: int = -1  # whose it is; the page adds who plays there
    sign: Sign | None = None  # a face
    marks: Sequence[Mark] = ()
    shelves: Sequence[Shelf] = ()
    rows: Sequence[Row] = ()
    rows_title: str = ""  # the name of the rows on their tab: "Spells"
    filters: Sequence[Filter] = ()
    note: str = ""
    meter: tuple[int, int] | None = None  # so many of so many
    lasting: bool = False  # it is remembered, so that what is written of it may be too


MOST_PANELS = 4000  # that are remembered
MOST_ONES = 8000  # and things and rows in them
PANELS: Memory[Hashable, Panel] = Memory(MOST_PANELS)


_ONES: Memory[Hashable, Any] = Memory(MOST_ONES)
One = TypeVar("One", Thing, Row)


def once(key: Hashable, make: Callable[[], One]) -> One:
    """Gives the thing or row that was made for this key, as `remembered` does: what is made once is written once."""
    made: One = _ONES.remember(key, make)
    return made


def remembered(key: Hashable, make: Callable[[], Panel]) -> Panel:
    """Gives the panel that was made for this key, which says whose it is and all that it follows from."""
    return PANELS.remember(key, lambda: replace(make(), lasting=True))


def panel_targets(panels: Iterable[Panel]) -> Iterator[tuple[str, str]]:
    """Goes through all that can be touched in these panels: each target and its name."""
    for panel in panels:
        for shelf in panel.shelves:
            yield from ((thing.target, thing.name) for thing in shelf.things if thing.target)
        yield from ((row.target, row.name) for row in panel.rows if row.target)
