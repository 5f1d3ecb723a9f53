"""What lies under the pieces: parchment, frames with old-book corners, panels, tracks, engraved points."""

from collections.abc import Sequence

from sortilege.ink.cards import pip
from sortilege.ink.signs import sign
from sortilege.ink.svg import NOTHING, Ink, Style, at, circle, drawn_once, group, join, line, path, rect
from sortilege.ink.text import figures, fit, text, text_width, wrap


def frame(x: float, y: float, width: float, height: float, *, signs: bool = False) -> Ink:
    """Renders a parchment with a double gold rule, and in its corners thin ornaments or the elements' signs."""
    right, foot = x + width, y + height
    if signs:
        places = {
            "fire": (x + 38, y + 38),
            "air": (right - 38, y + 38),
            "earth": (x + 38, foot - 38),
            "water": (right - 38, foot - 38),
        }
        marks = [sign(element, *place, 11, "var(--gold)", 1.6) for element, place in places.items()]
    else:
        corners = ((x, y, 0), (right, y, 90), (right, foot, 180), (x, foot, 270))
        marks = [at(cx, cy, corner(), turn=turn) for cx, cy, turn in corners]
    return join(
        rect(x, y, width, height, 18, fill="url(#ink-parchment)", stroke="var(--gold)", stroke_width=2.2),
        rect(x + 12, y + 12, width - 24, height - 24, 11, fill="none", stroke="var(--gold)", stroke_opacity=0.75),
        *marks,
    )


def corner(size: float = 46) -> Ink:
    """Renders an old-book ornament for the upper left corner: two curling stems and a bud, thin and pale."""
    stem = path("M22,60C22,40 24,26 34,22C43,19 48,28 41,31C37,33 34,29 37,27")
    other = path("M60,22C40,22 26,24 22,34C19,43 28,48 31,41C33,37 29,34 27,37")
    bud = path("M22,22C28,23 31,26 33,33C26,31 23,28 22,22Z", fill="var(--gold)", fill_opacity=0.25)
    style: Style = {"fill": "none", "stroke": "var(--gold)", "stroke_width": 1.3, "stroke_linecap": "round"}
    return at(0, 0, stem, other, bud, scale=size / 46, opacity=0.85, **style)


def panel(x: float, y: float, width: float, height: float, title: str = "") -> Ink:
    """Renders a sheet beside the board, for hands and lists."""
    head = text(x + 16, y + 28, title, fit(title, width - 32, 18), anchor="start") if title else NOTHING
    return join(rect(x, y, width, height, 12, fill="var(--sheet)", stroke="var(--gold)", stroke_width=1.2), head)


@drawn_once
def entry(
    x: float,
    y: float,
    width: float,
    words: str,
    element: str = "",
    *,
    spent: bool = False,
    height: float = 36,
    keep: float = 0,
) -> Ink:
    """Renders a line of a list: an element's pip and a name, struck through when spent; `keep` stays free.

    A name too long for its line takes two where the line is high enough.
    """
    left, middle = x + (height + 8 if element else 14), y + height / 2
    room = x + width - left - 10 - keep
    size = fit(words, room, min(17.0, height * 0.46))
    rows = wrap(words, room, 12.5) if size < 12 and height > 34 else [words]
    size = min(size if len(rows) == 1 else fit(row, room, 12.5) for row in rows)
    middles = [middle + (i - (len(rows) - 1) / 2) * size * 1.15 for i in range(len(rows))]
    strokes = [
        line(left, at_y + 1, left + text_width(row, size) * 0.94, at_y + 1, stroke="var(--ink)")
        for row, at_y in zip(rows, middles, strict=True)
    ]
    return group(
        rect(x, y, width, height, height / 6, fill="var(--vellum)", stroke="var(--gold)", stroke_opacity=0.5),
        pip(element, height * 0.34, x + height * 0.6, middle) if element else NOTHING,
        *(text(left, at_y + size * 0.34, row, size, anchor="start") for row, at_y in zip(rows, middles, strict=True)),
        *(strokes if spent else ()),
        opacity=0.45 if spent else None,
    )


@drawn_once
def point(x: float, y: float, r: float = 8.5) -> Ink:
    """Renders a point of an engraved board."""
    return circle(x, y, r, fill="var(--sheet)", stroke="var(--line)", stroke_width=r * 0.3)


def track(x: float, y: float, labels: Sequence[str], current: int = -1, *, step: float = 34, size: float = 28) -> Ink:
    """Renders a row of numbered cells, the current one filled: rounds, scores."""
    cells: list[Ink] = []
    for i, label in enumerate(labels):
        ground, ink = ("var(--ink)", "var(--page)") if i == current else ("var(--sheet)", "var(--muted)")
        cells.append(rect(x + i * step, y, size, size, 6, fill=ground, stroke="var(--gold)", stroke_width=1.4))
        cells.append(figures(x + i * step + size / 2, y + size / 2, label, size * 0.52, fill=ink))
    return join(*cells)


def pentacle(x: float, y: float, r: float) -> Ink:
    """Renders the great pentacle of a board's middle, pale."""
    outer = circle(x, y, r, fill="none", stroke="var(--gold)", stroke_width=1.4)
    return group(outer, sign("spirit", x, y, r * 0.87, "var(--gold)", 1.3), opacity=0.6)
