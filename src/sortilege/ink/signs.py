"""The signs of the four elements and of spirit, drawn as our own paths. They carry the meaning; colour supports it."""

from math import sqrt

from sortilege.ink.palette import ELEMENTS
from sortilege.ink.svg import Ink, Style, Value, circle, drawn_once, group, number, path, ring

_H = sqrt(3) / 2
_DROP = {"fire": 0.18, "air": 0.18, "water": -0.18, "earth": -0.18, "spirit": 0.0}  # a triangle balances off its centre


@drawn_once
def sign(element: str, x: float, y: float, r: float, stroke: str = "", width: float = 0, **attributes: Value) -> Ink:
    """Renders the sign of an element within r around the point; by default in the element's colour for paper."""
    if element not in ELEMENTS:
        raise ValueError(f"no element {element!r}; elements: {', '.join(ELEMENTS)}")
    style: Style = {"stroke_linejoin": "round", "stroke_linecap": "round", "fill": "none"} | attributes
    style |= {"stroke": stroke or f"var(--{element}-line)", "stroke_width": width or max(1.2, r * 0.17)}
    if element == "spirit":
        star = ring(5, r * 0.98, x=x, y=y)
        points = " ".join(f"{number(star[i][0])},{number(star[i][1])}" for i in (0, 2, 4, 1, 3))
        return group(path(f"M{points}Z"), circle(x, y, r), **style)
    return path(_triangle(element, x, y + _DROP[element] * r, r), **style)


def _triangle(element: str, x: float, y: float, r: float) -> str:
    """Its outline, with the bar of air and earth, which stops at the edges of the triangle."""
    up = -1 if element in ("fire", "air") else 1
    base = f"L{number(x + r * _H)},{number(y - up * r / 2)}H{number(x - r * _H)}Z"
    half = (r - r * 0.08) / sqrt(3)
    bar = f"M{number(x - half)},{number(y + up * r * 0.08)}H{number(x + half)}"
    return f"M{number(x)},{number(y + up * r)}{base}{bar if element in ('air', 'earth') else ''}"
