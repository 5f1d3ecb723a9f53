"""The drawing of a position, built layer by layer: ground, marks, pieces, targets, overlay."""

import re
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache, partial
from html import escape
from typing import ClassVar, NamedTuple, TypeVar
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


def document(width: float, height: float, *body: Ink, label: str = "", description: str = "") -> str:
    """Makes an SVG document with the gradients that it uses; each part of its body begins a line."""
    return "\n".join(_document(width, height, label, description, paints_of(body), body))


def _document(
    width: float, height: float, label: str, description: str, paints: Ink, body: Iterable[Ink],
    defs: Iterable[Ink] = (),
) -> list[str]:  # fmt: skip
    """The lines of an SVG document: each definition and each part of its body on one of its own."""
    head = tag("desc", Ink(escape(description).replace("\n", " "))) if description else NOTHING
    return [
        f"{_sized(width, height, label)}{head}",
        "<defs>",
        *filter(None, (paints, *defs)),
        "</defs>",
        *body,
        "</svg>",
    ]


@lru_cache(1024)
def _sized(width: float, height: float, label: str) -> Ink:
    """The opening of a document."""
    size: Style = {"viewBox": f"0 0 {width:g} {height:g}", "role": "group", "aria_label": label or None}
    return _opened(tag("svg", NOTHING, xmlns="http://www.w3.org/2000/svg", **size))


def _opened(element: Ink) -> Ink:
    """The opening of an empty element, on whose next lines its parts follow."""
    return Ink(element[: element.index("></") + 1])


class Rendered(NamedTuple):
    """A drawing, its lines, and what can be touched in it; not to be changed."""

    drawing: str
    lines: list[str]
    targets: dict[str, int]  # and how often each stands there


def rendered(drawing: str) -> Rendered:
    """The lines of a drawing and its targets. Those of the last one are at hand: most lines others had before."""
    if drawing is Scene.last.drawing:
        return Scene.last
    return Rendered(drawing, drawing.split("\n"), Counter(_drawn(drawing)))


_SILENT: Style = {"aria_hidden": "true", "pointer_events": "none"}
_GROUND, _MARKS, _PIECES, _TARGETS, _OVERLAY = (
    _opened(group(NOTHING, class_=layer, **({} if layer == "targets" else _SILENT)))
    for layer in ("ground", "marks", "pieces", "targets", "overlay")
)
_CLOSED = Ink("</g>")
_drawn = re.compile('data-target="([^"]*)').findall


@lru_cache(4096)
def _look(drawing: Ink) -> tuple[str, Ink]:
    """Shares one definition among alike pieces; its id follows from what it looks like and stays from ply to ply."""
    name = f"ink-{crc32(drawing.encode()):08x}"
    return name, tag("g", drawing, id=name)


@lru_cache(16384)
def _piece(name: str, look: str, x: float, y: float, turn: float, scale: float) -> Ink:
    return at(x, y, tag("use", href=f"#{look}"), turn=turn, scale=scale, id=name, class_="piece")


@lru_cache(16384)
def _target(
    element: str, target: str, x: float, y: float, scale: float, shape: Shape, name: str, drags: bool, holds: str,
) -> Ink:  # fmt: skip
    """Puts a target at its place, without a transform: a browser keeps a node for each of those."""
    kind = "target" + " veil" * shape.veil + " drags" * drags
    style: Style = {
        "id": element, "class_": kind, "data_target": target, "data_holds": holds or None,
        "role": "button", "aria_label": name, "fill": "var(--glow)", "fill_opacity": 0, "stroke": "none",
    }  # fmt: skip
    inner = [tag("title", Ink(escape(shape.title)))] if shape.title else []
    w, h, r = shape.width * scale, shape.height * scale, shape.r * scale
    if w == h == 2 * r:
        return tag("circle", *inner, cx=x, cy=y, r=r, **style)
    return tag("rect", *inner, x=x - w / 2, y=y - h / 2, width=w, height=h, rx=r, **style)


@lru_cache(4096)
def _trail(here: Point | None, there: Point | None, r: float, own: bool) -> list[Ink]:
    """Marks the way of one piece: where it left, where it came, and a line between them."""
    marks: list[Ink] = []
    if here:
        marks.append(circle(*here, r, fill="none", stroke_dasharray="2 5"))
    if there:
        marks.append(circle(*there, r, fill="none"))
    if here and there:
        marks.append(line(*here, *there, stroke_width=r * 0.5, opacity=0.35))
    style: Style = {"stroke": "var(--action)", "stroke_width": 2.5, "stroke_linecap": "round"}
    return [group(mark, class_="trail own" if own else "trail", opacity=0.55, **style) for mark in marks]


class _PlacedPiece(NamedTuple):
    """A piece as it was added: under its place as its id, and what it takes to add it under another."""

    place: str
    ink: Ink
    above: bool
    how: tuple[str, float, float, float, float]  # look, x, y, turn, scale


_PlacedTarget = tuple[str, Ink, tuple[float, float, float, Shape, str, bool, str]]  # as it was added, and how
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

    last: ClassVar[Rendered] = Rendered("", [""], {})  # the drawing that was rendered last

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

    def target(
        self, target: str, x: float, y: float, shape: Shape, name: str, *, drags: bool = False, holds: str = ""
    ) -> None:  # fmt: skip
        """Adds what can be touched, invisible until it is lit. `name` is what a screen reader says.

        With `drags` the piece that lies there is dragged to what is lit, though it need not be touched itself. `holds`
        is a target that may come to lie on it: until then a hint numbers this one instead.
        """
        how = (*self._at(x, y), self._scale, shape, name, drags, holds)
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
        self._put(PARTS.get(key) or PARTS.remember(key, lambda: self._record(draw)))

    def _put(self, part: _Part) -> None:
        ground, marks, overlay, pieces, targets, looks = part
        self._ground += ground
        self._marks += marks
        self._overlay += overlay
        self._looks.update(looks)
        if pieces:
            self._put_pieces(pieces)
        if targets:
            self._put_targets(targets)

    def parts(self, key: Hashable, each: "Sequence[State]", draw: "Callable[[Scene, State], None]") -> None:
        """Adds a part for each of these, which follows from it and the key; those that stand together from one memory.

        Most moves change few of many alike things: then most are added several at once.
        """
        for start in range(0, len(each), TOGETHER):
            some = tuple(each[start : start + TOGETHER])
            self.part((key, some), partial(_draw_each, key, some, draw))

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
        own = self.view.mover == self.view.seat
        for start, end in self.view.trail:
            self._marks += _trail(places.get(start), places.get(end) if end else None, r, own)
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

    def svg(self) -> str:
        """Renders the whole drawing, each of its parts on a line: so the page sees at once which have changed."""
        raised = self._raised
        order = [*sorted(self._pieces.keys() - raised), *sorted(raised)] if raised else sorted(self._pieces)
        body = filter(None, (
            _GROUND, *self._ground, _CLOSED,
            _MARKS, *self._marks, _CLOSED,
            _PIECES, *[self._pieces[name] for name in order], _CLOSED,
            _TARGETS, *self._targets, _CLOSED,
            _OVERLAY, *self._overlay, _CLOSED,
        ))  # fmt: skip
        defs = [self._looks[name] for name in sorted(self._looks)]
        paints = paints_of([*defs, *self._ground, *self._marks, *self._overlay])
        lines = _document(self.width, self.height, self.title, self.description, paints, body, defs)
        drawing = "\n".join(lines)
        if drawing.count("\n") >= len(lines):  # few drawings have lines of their own
            lines = [line.replace("\n", " ") for line in lines]
            drawing = "\n".join(lines)
        Scene.last = Rendered(drawing, lines, self._met)
        return drawing


def _draw_each(key: Hashable, each: "Iterable[State]", draw: "Callable[[Scene, State], None]", scene: Scene) -> None:
    for one in each:
        scene.part((key, one), lambda part, one=one: draw(part, one))  # type: ignore[misc]
