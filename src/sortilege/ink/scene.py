"""The drawing of a position, built layer by layer: ground, marks, pieces, targets, overlay."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from html import escape
from typing import NamedTuple
from zlib import crc32

from sortilege.ink.paint import paints_of
from sortilege.ink.svg import NOTHING, Ink, Point, Style, at, circle, group, join, line, tag
from sortilege.kernel.gesture import View

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
    width: float, height: float, *body: Ink, label: str = "", description: str = "", defs: Sequence[Ink] = ()
) -> str:
    """An SVG document with the gradients that its body uses. Definitions, and each layer of the body, begin a line."""
    inner = Ink("\n".join(body))
    head = tag("desc", Ink(escape(description).replace("\n", " "))) if description else NOTHING
    shared = tag("defs", _lines(paints_of(join(*defs, inner)), *defs))
    size: Style = {"viewBox": f"0 0 {width:g} {height:g}", "role": "group", "aria_label": label or None}
    lines = Ink("\n".join((head, shared, inner, "")))
    return tag("svg", lines, xmlns="http://www.w3.org/2000/svg", **size)


def _lines(*drawings: Ink) -> Ink:
    """Each drawing on a line of its own, so that the page sees at once which of them have changed."""
    return Ink("".join(["\n", *(drawing.replace("\n", " ") + "\n" for drawing in drawings if drawing)]))


@lru_cache(4096)
def _look(drawing: Ink) -> tuple[str, Ink]:
    """Alike pieces share one definition; its id follows from what it looks like, so it stays from ply to ply."""
    name = f"ink-{crc32(drawing.encode()):08x}"
    return name, tag("g", drawing, id=name)


@lru_cache(16384)
def _piece(name: str, look: str, x: float, y: float, turn: float, scale: float) -> Ink:
    return at(x, y, tag("use", href=f"#{look}"), turn=turn, scale=scale, id=name, class_="piece")


@lru_cache(16384)
def _target(element: str, target: str, x: float, y: float, scale: float, shape: Shape, name: str) -> Ink:
    """Drawn at its place and not moved there, for a browser keeps a node for every transform."""
    style: Style = {
        "id": element, "class_": "target veil" if shape.veil else "target", "data_target": target,
        "role": "button", "aria_label": name, "fill": "var(--glow)", "fill_opacity": 0, "stroke": "none",
    }  # fmt: skip
    inner = [tag("title", Ink(escape(shape.title)))] if shape.title else []
    w, h, r = shape.width * scale, shape.height * scale, shape.r * scale
    if w == h == 2 * r:
        return tag("circle", *inner, cx=x, cy=y, r=r, **style)
    return tag("rect", *inner, x=x - w / 2, y=y - h / 2, width=w, height=h, rx=r, **style)


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
        self._targets: list[Ink] = []
        self._overlay: list[Ink] = []
        self._looks: dict[str, Ink] = {}
        self._met: dict[str, int] = {}
        self._origin: Point = (0, 0)
        self._scale = 1.0

    @contextmanager
    def placed(self, x: float, y: float, scale: float = 1) -> Iterator[None]:
        """What is drawn meanwhile stands here: its origin at this point, its units so large. Parts do not nest."""
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
        """What never moves: the board, its frame, panels."""
        self._ground += drawings

    def mark(self, *drawings: Ink) -> None:
        """What lies on the ground under the pieces: counts, names, signs of state."""
        self._marks += drawings

    def overlay(self, *drawings: Ink) -> None:
        """What lies above everything and is never touched."""
        self._overlay += drawings

    def piece(self, place: str, x: float, y: float, drawing: Ink, *, turn: float = 0, scale: float = 1) -> None:
        """A piece at a place. Its id is kept from ply to ply by view.ids, so that it glides when its place changes."""
        name = self.view.ids.get(place, place)
        assert name not in self._pieces, f"two pieces with the id {name}"
        look, self._looks[look] = _look(drawing)
        self._pieces[name] = _piece(name, look, *self._at(x, y), turn, scale * self._scale)

    def target(self, target: str, x: float, y: float, shape: Shape, name: str) -> None:
        """What can be touched: invisible until it is lit. `name` is what a screen reader says."""
        again = self._met[target] = self._met.get(target, 0) + 1
        element = f"at-{target}" if again == 1 else f"at-{target}-{again}"
        self._targets.append(_target(element, target, *self._at(x, y), self._scale, shape, name))

    def trail(self, places: Mapping[str, Point], r: float = 28) -> None:
        """The last move, faintly: a ring where each piece came from or left, a line to where it went."""
        for start, end in self.view.trail:
            here, there = places.get(start), places.get(end) if end else None
            if here:
                self._trails(circle(*here, r, fill="none", stroke_dasharray="2 5"))
            if there:
                self._trails(circle(*there, r, fill="none"))
            if here and there:
                self._trails(line(*here, *there, stroke_width=r * 0.5, opacity=0.35))

    def _trails(self, drawing: Ink) -> None:
        style: Style = {"stroke": "var(--action)", "stroke_width": 2.5, "stroke_linecap": "round"}
        self._marks.append(group(drawing, class_="trail", opacity=0.55, **style))

    def svg(self) -> str:
        """The whole drawing."""
        pieces = [self._pieces[name] for name in sorted(self._pieces)]
        silent: Style = {"aria_hidden": "true", "pointer_events": "none"}
        return document(
            self.width,
            self.height,
            group(_lines(*self._ground), class_="ground", **silent),
            group(_lines(*self._marks), class_="marks", **silent),
            group(_lines(*pieces), class_="pieces", **silent),
            group(_lines(*self._targets), class_="targets"),
            group(_lines(*self._overlay), class_="overlay", **silent),
            label=self.title,
            description=self.description,
            defs=[self._looks[name] for name in sorted(self._looks)],
        )
