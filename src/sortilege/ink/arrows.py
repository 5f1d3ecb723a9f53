"""What is about to happen: arrows from place to place, and crosses over what will be taken."""

from collections.abc import Iterable
from functools import lru_cache
from math import hypot

from sortilege.ink.svg import NOTHING, Ink, Point, join, path


def arrows(ways: Iterable[tuple[Point, Point]], taken: Iterable[Point], r: float = 28) -> Ink:
    """Renders bent arrows and crosses, with a pale edge to be seen above everything; r is a piece's size."""
    shafts = "".join(_arrow(start, end, r) for start, end in ways if start != end)
    crosses = "".join(_cross(*spot, r * 0.54) for spot in taken)
    return join(
        _twice(shafts, "var(--action)", r * 0.16, 0.85) if shafts else NOTHING,
        _twice(crosses, "var(--fire-line)", r * 0.2, 0.9) if crosses else NOTHING,
    )


def _twice(shape: str, colour: str, width: float, edge: float) -> Ink:
    """A line, and a wider one of the paper's colour below it."""
    return join(
        path(shape, fill="none", stroke="var(--sheet)", stroke_width=width * 2, stroke_linecap="round", opacity=edge),
        path(shape, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round"),
    )


@lru_cache(4096)
def _arrow(start: Point, end: Point, r: float) -> str:
    (x1, y1), (x2, y2) = start, end
    length = hypot(x2 - x1, y2 - y1)
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    bend = min(r * 1.64, length * 0.16)
    mx, my = (x1 + x2) / 2 - uy * bend, (y1 + y2) / 2 + ux * bend
    ax, ay = x1 + ux * r * 0.5, y1 + uy * r * 0.5
    bx, by = x2 - (ux * 5 + uy) * r * 0.143, y2 - (uy * 5 - ux) * r * 0.143
    wx, wy = bx - mx, by - my
    size = hypot(wx, wy) or 1.0
    wx, wy = wx / size * r * 0.46, wy / size * r * 0.46
    left = f"{bx - wx - wy * 0.6:.1f},{by - wy + wx * 0.6:.1f}"
    right = f"{bx - wx + wy * 0.6:.1f},{by - wy - wx * 0.6:.1f}"
    return f"M{ax:.1f},{ay:.1f}Q{mx:.1f},{my:.1f} {bx:.1f},{by:.1f}M{left}L{bx:.1f},{by:.1f}L{right}"


@lru_cache(1024)
def _cross(x: float, y: float, r: float) -> str:
    west, east, north, south = f"{x - r:.1f}", f"{x + r:.1f}", f"{y - r:.1f}", f"{y + r:.1f}"
    return f"M{west},{north}L{east},{south}M{east},{north}L{west},{south}"
