"""The signs of the four elements and of spirit, drawn as our own paths. They carry the meaning; colour supports it."""

from math import sqrt

from sortilege.ink.palette import ELEMENTS
from sortilege.ink.svg import Ink, at, circle, number, path, ring

_H = sqrt(3) / 2


def sign(
    element: str,
    x: float,
    y: float,
    r: float,
    stroke: str | None = None,
    width: float | None = None,
    opacity: float | None = None,
) -> Ink:
    """The sign of an element in a circle of radius r, by default in the element's colour for paper."""
    stroke = stroke or f"var(--{element}-line)"
    return at(
        x, y, *_strokes(element, r), fill="none", stroke=stroke, stroke_width=width or max(1.2, r * 0.17),
        stroke_linejoin="round", stroke_linecap="round", opacity=opacity,
    )  # fmt: skip


def _strokes(element: str, r: float) -> list[Ink]:
    if element == "spirit":
        star = ring(5, r * 0.98)
        points = " ".join(f"{number(star[i][0])},{number(star[i][1])}" for i in (0, 2, 4, 1, 3))
        return [path(f"M{points}Z"), circle(0, 0, r)]
    if element not in ELEMENTS:
        raise ValueError(f"no element {element!r}; elements: {', '.join(ELEMENTS)}")
    up = -1 if element in ("fire", "air") else 1
    apex, foot = up * r, -up * r / 2
    outline = f"M0,{number(apex)}L{number(r * _H)},{number(foot)}H{number(-r * _H)}Z"
    if element in ("air", "earth"):
        half = r * 0.5  # the bar lies in the middle, where the triangle is r wide, and stops at its edges
        outline += f"M{number(-half)},{number(up * r * 0.12)}H{number(half)}"
    return [path(outline)]
