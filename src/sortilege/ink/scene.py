"""The drawing of a position, built layer by layer: ground, marks, pieces, targets, overlay."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from html import escape
from typing import NamedTuple, TypeVar
from zlib import crc32

from sortilege.ink.arrows import arrows
from sortilege.ink.gradients import paints_of
from sortilege.ink.svg import NOTHING, Ink, Point, Style, at, circle, group, line, tag
from sortilege.kernel.gesture import View
from sortilege.kernel.memory import Memory

MOST_PARTS = 20_000  # of drawings that are remembered
TOGETHER = 6  # parts beside each other that are remembered as one part too
NARROW = 390.0  # the width of a narrow drawing: about a pixel of a phone to each unit


class Shape(NamedTuple):
    """What a target covers around its point: a disc, or a box with round corners."""

    width: float
    height: float
    r: float
    veil: bool  # lies over a piece or a card, and glows less, to leave it its colours
    title: str = ""  # shown when a mouse rests on it


def disc(r: float, *, veil: bool = False) -> Shape:
    return Shape(2 * r, 2 * r, r, veil)


def box(width: float, height: float, r: float = 8, *, veil: bool = True, title: str = "") -> Shape:
    return Shape(width, height, r, veil, title)


def document(
    width: float, height: float, *body: Ink, label: str = "", description: str = "", defs: Sequence[Ink] = (),
    painted: Iterable[Ink] = (),
) -> str:  # fmt: skip
    """Makes an SVG document with the gradients that it uses; definitions and layers each begin a line.

    If it is known what of the body uses gradients, that is `painted`.
    """
    inner = Ink("\n".join(body))
    head = tag("desc", Ink(escape(description).replace("\n", " "))) if description else NOTHING
    shared = tag("defs", _lines([paints_of([*defs, *(painted or body)]), *defs]))
    size: Style = {"viewBox": f"0 0 {width:g} {height:g}", "role": "group", "aria_label": label or None}
    lines = Ink("\n".join((head, shared, inner, "")))
    return tag("svg", lines, xmlns="http://www.w3.org/2000/svg", **size)


def _lines(drawings: Iterable[Ink]) -> Ink:
    """Puts each drawing on a line of its own, so that the page sees at once which of them have changed."""
    kept = [drawing for drawing in drawings if drawing]
    lines = "\n".join(kept)
    if lines.count("\n") >= max(1, len(kept)):  # few drawings have lines of their own
        lines = "\n".join([drawing.replace("\n", " ") for drawing in kept])
    return Ink(f"\n{lines}\n" if lines else "\n")


@lru_cache(4096)
def _look(drawing: Ink) -> tuple[str, Ink]:
    """Shares one definition among alike pieces; its id follows from what it looks like and stays from ply to ply."""
    name = f"ink-{crc32(drawing.encode()):08x}"
    return name, tag("g", drawing, id=name)


@lru_cache(16384)
def _piece(name: str, look: str, x: float, y: float, turn: float, scale: float) -> Ink:
    return at(x, y, tag("use", href=f"#{look}"), turn=turn, scale=scale, id=name, class_="piece")


@lru_cache(16384)
def _target(element: str, target: str, x: float, y: float, scale: float, shape: Shape, name: str, drags: bool) -> Ink:
    """Puts a target at its place, without a transform: a browser keeps a node for each of those."""
    kind = "target" + " veil" * shape.veil + " drags" * drags
    style: Style = {
        "id": element, "class_": kind, "data_target": target,
        "role": "button", "aria_label": name, "fill": "var(--glow)", "fill_opacity": 0, "stroke": "none",
    }  # fmt: skip
    inner = [tag("title", Ink(escape(shape.title)))] if shape.title else []
    w, h, r = shape.width * scale, shape.height * scale, shape.r * scale
    if w == h == 2 * r:
        return tag("circle", *inner, cx=x, cy=y, r=r, **style)
    return tag("rect", *inner, x=x - w / 2, y=y - h / 2, width=w, height=h, rx=r, **style)


class _PlacedPiece(NamedTuple):
    """A piece as it was added: under its place as its id, and what it takes to add it under another."""

    place: str
    ink: Ink
    above: bool
    how: tuple[str, float, float, float, float]  # look, x, y, turn, scale


_PlacedTarget = tuple[str, Ink, tuple[float, float, float, Shape, str, bool]]  # as it was added, and how
State = TypeVar("State", bound=Hashable)


class _Part(NamedTuple):
    """What a part of a drawing adds to each layer."""

    ground: list[Ink]
    marks: list[Ink]
    overlay: list[Ink]
    pieces: list[_PlacedPiece]
    targets: list[_PlacedTarget]
    looks: dict[str, Ink]


PARTS: Memory[Hashable, _Part] = Memory(MOST_PARTS)  # by what they follow from


class Scene:
    """Collects what a game draws; the order of the calls matters only within a layer."""

    def __init__(self, width: float, height: float, title: str, view: View, description: str = "") -> None:
        self.width = width
        self.height = height
        self.title = title
        self.description = description
        self.view = view
        self._ground: list[Ink] = []
        self._marks: list[Ink] = []
        self._pieces: dict[str, Ink] = {}
        self._raised: set[str] = set()
        self._targets: list[Ink] = []
        self._overlay: list[Ink] = []
        self._looks: dict[str, Ink] = {}
        self._met: dict[str, int] = {}
        self._origin: Point = (0, 0)
        self._scale = 1.0
        self._recorded: _Part | None = None  # the part that is made of what is added

    @contextmanager
    def placed(self, x: float, y: float, scale: float = 1) -> Iterator[None]:
        """Puts what is added meanwhile here: its origin at this point, its units so large. Parts do not nest."""
        whole = self._ground, self._marks, self._overlay
        self._ground, self._marks, self._overlay = [], [], []
        self._origin, self._scale = (x, y), scale
        yield
        part = self._ground, self._marks, self._overlay
        self._ground, self._marks, self._overlay = whole
        self._origin, self._scale = (0, 0), 1.0
        for layer, drawings in zip(whole, part, strict=True):
            if drawings:
                layer.append(at(x, y, *drawings, scale=scale))

    def _at(self, x: float, y: float) -> Point:
        return self._origin[0] + x * self._scale, self._origin[1] + y * self._scale

    def ground(self, *drawings: Ink) -> None:
        """Adds what never moves: the board, its frame, panels."""
        self._ground += drawings

    def mark(self, *drawings: Ink) -> None:
        """Adds what lies on the ground under the pieces: counts, names, signs of state."""
        self._marks += drawings

    def overlay(self, *drawings: Ink) -> None:
        """Adds what lies above everything and is never touched."""
        self._overlay += drawings

    def piece(
        self, place: str, x: float, y: float, drawing: Ink, *, turn: float = 0, scale: float = 1, above: bool = False
    ) -> None:
        """Adds a piece at a place, or above those that are not. Its id is kept by view.ids, so that it glides."""
        look, self._looks[look] = _look(drawing)
        how = (look, *self._at(x, y), turn, scale * self._scale)
        self._put_pieces([_PlacedPiece(place, _piece(place, *how), above, how)])

    def _put_pieces(self, added: Sequence[_PlacedPiece]) -> None:
        ids, pieces = self.view.ids, self._pieces
        for place, ink, above, how in added:
            name = ids.get(place, place)
            assert name not in pieces, f"two pieces with the id {name}"
            pieces[name] = ink if name == place else _piece(name, *how)
            if above:
                self._raised.add(name)
        if self._recorded is not None:
            self._recorded.pieces.extend(added)

    def shared(self, drawing: Ink) -> Ink:
        """Gives a copy of a drawing for other layers, which has one definition with the pieces that look like it."""
        look, self._looks[look] = _look(drawing)
        return tag("use", href=f"#{look}")

    def target(self, target: str, x: float, y: float, shape: Shape, name: str, *, drags: bool = False) -> None:
        """Adds what can be touched, invisible until it is lit. `name` is what a screen reader says.

        With `drags` the piece that lies there is dragged to what is lit, though it need not be touched itself.
        """
        how = (*self._at(x, y), self._scale, shape, name, drags)
        self._put_targets([(target, _target(f"at-{target}", target, *how), how)])

    def _put_targets(self, added: Sequence[_PlacedTarget]) -> None:
        met, targets = self._met, self._targets
        for target, ink, how in added:
            again = met[target] = met.get(target, 0) + 1
            targets.append(ink if again == 1 else _target(f"at-{target}-{again}", target, *how))
        if self._recorded is not None:
            self._recorded.targets.extend(added)

    def part(self, key: Hashable, draw: "Callable[[Scene], None]") -> None:
        """Adds what `draw` adds to the scene that it is given: from memory, where this key was met before.

        All that it adds must follow from the key, which says whose part it is; but pieces have the ids of this view.
        """
        assert (self._origin, self._scale) == ((0, 0), 1), "a part has its own place"
        part = PARTS.remember(key, lambda: self._record(draw))
        self._ground += part.ground
        self._marks += part.marks
        self._overlay += part.overlay
        self._looks.update(part.looks)
        self._put_pieces(part.pieces)
        self._put_targets(part.targets)

    def parts(self, key: Hashable, each: "Sequence[State]", draw: "Callable[[Scene, State], None]") -> None:
        """Adds a part for each of these, which follows from it and the key; those that stand together from one memory.

        Most moves change few of many alike things: then most are added several at once.
        """
        for start in range(0, len(each), TOGETHER):
            some = tuple(each[start : start + TOGETHER])
            self.part((key, some), lambda scene, some=some: scene._each(key, some, draw))  # type: ignore[misc]

    def _each(self, key: Hashable, each: "Iterable[State]", draw: "Callable[[Scene, State], None]") -> None:
        for one in each:
            self.part((key, one), lambda scene, one=one: draw(scene, one))  # type: ignore[misc]

    def _record(self, draw: "Callable[[Scene], None]") -> _Part:
        """Lets a part be added to an empty scene, and notes how."""
        other = Scene(self.width, self.height, "", View(narrow=self.view.narrow))
        other._recorded = _Part(other._ground, other._marks, other._overlay, [], [], other._looks)
        draw(other)
        return other._recorded

    def trail(self, places: Mapping[str, Point], r: float = 28) -> None:
        """Adds the last action, faintly: a ring where each piece came from or left, a line to where it went.

        What is about to happen is added too: arrows, and crosses over what leaves the drawing.
        """
        for start, end in self.view.trail:
            here, there = places.get(start), places.get(end) if end else None
            if here:
                self._trails(circle(*here, r, fill="none", stroke_dasharray="2 5"))
            if there:
                self._trails(circle(*there, r, fill="none"))
            if here and there:
                self._trails(line(*here, *there, stroke_width=r * 0.5, opacity=0.35))
        self._stage(places, r)

    def _stage(self, places: Mapping[str, Point], r: float) -> None:
        """Adds what is about to happen, above everything."""
        ways, taken = [], []
        for start, end in self.view.staged:
            if start in places and end is not None and end in places:
                ways.append((places[start], places[end]))
            elif start in places:
                taken.append(places[start])
        if ways or taken:
            self.overlay(group(arrows(ways, taken, r), class_="staged"))

    def _trails(self, drawing: Ink) -> None:
        style: Style = {"stroke": "var(--action)", "stroke_width": 2.5, "stroke_linecap": "round"}
        name = "trail own" if self.view.mover == self.view.seat else "trail"
        self._marks.append(group(drawing, class_=name, opacity=0.55, **style))

    def svg(self) -> str:
        """Renders the whole drawing."""
        raised = self._raised
        order = [*sorted(self._pieces.keys() - raised), *sorted(raised)]
        pieces = [self._pieces[name] for name in order]
        silent: Style = {"aria_hidden": "true", "pointer_events": "none"}
        return document(
            self.width,
            self.height,
            group(_lines(self._ground), class_="ground", **silent),
            group(_lines(self._marks), class_="marks", **silent),
            group(_lines(pieces), class_="pieces", **silent),
            group(_lines(self._targets), class_="targets"),
            group(_lines(self._overlay), class_="overlay", **silent),
            label=self.title,
            description=self.description,
            defs=[self._looks[name] for name in sorted(self._looks)],
            painted=[*self._ground, *self._marks, *self._overlay],
        )
