"""The signs of the four elements and of spirit, drawn as our own paths. They carry the meaning; colour supports it."""

from math import sqrt

from sortilege.ink.palette import ELEMENTS
from sortilege.ink.svg import Ink, Style, Value, at, circle, drawn_once, number, path, ring

_H = sqrt(3) / 2
_DROP = {"fire": 0.18, "air": 0.18, "water": -0.18, "earth": -0.18, "spirit": 0.0}  # a triangle balances off its centre


@drawn_once
def sign(element: str, x: float, y: float, r: float, stroke: str = "", width: float = 0, **attributes: Value) -> Ink:
    """The sign of an element in a circle of radius r around the point; by default in the element's colour for paper."""
    if element not in ELEMENTS:
        raise ValueError(f"no element {element!r}; elements: {', '.join(ELEMENTS)}")
    style: Style = {"stroke_linejoin": "round", "stroke_linecap": "round", "fill": "none"} | attributes
    stroke = stroke or f"var(--{element}-line)"
    return at(
        x,
        y + _DROP[element] * r,
        *_strokes(element, r),
        stroke=stroke,
        stroke_width=width or max(1.2, r * 0.17),
        **style,
    )


def _strokes(element: str, r: float) -> list[Ink]:
    if element == "spirit":
        star = ring(5, r * 0.98)
        points = " ".join(f"{number(star[i][0])},{number(star[i][1])}" for i in (0, 2, 4, 1, 3))
        return [path(f"M{points}Z"), circle(0, 0, r)]
    up = -1 if element in ("fire", "air") else 1
    outline = f"M0,{number(up * r)}L{number(r * _H)},{number(-up * r / 2)}H{number(-r * _H)}Z"
    if element in ("air", "earth"):  # the bar stops at the edges of the triangle
        y = up * r * 0.08
        half = (r - r * 0.08) / sqrt(3)
        outline += f"M{number(-half)},{number(y)}H{number(half)}"
    return [path(outline)]
