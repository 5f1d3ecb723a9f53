"""SVG elements as text. Markup is `Ink`, which only these functions make, so that plain text is always escaped."""

import re
from collections.abc import Callable
from functools import cache, lru_cache
from html import escape
from math import cos, pi, sin
from typing import Any, NewType, TypeVar, cast

Ink = NewType("Ink", str)
Value = str | float | None
Style = dict[str, Any]  # attributes shared by several elements
F = TypeVar("F", bound=Callable[..., "Ink"])
NOTHING = Ink("")
_special = re.compile("[&<>\"']").search


@lru_cache(8192)
def number(value: float) -> str:
    """Writes a coordinate with at most two decimals."""
    written = f"{value:.2f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))
    return "0" if written == "-0" else written


@cache  # names of attributes in our code
def _name(key: str) -> str:
    """Writes an attribute's name: `stroke_width` is stroke-width, `class_` class."""
    return key.rstrip("_").replace("_", "-")


def tag(name: str, *children: Ink, **attributes: Value) -> Ink:
    """Writes an element. `stroke_width` is written stroke-width, `class_` class; what is None is left out."""
    opening = _opening(name, **attributes)
    return Ink(f"{opening}>{''.join(children)}</{name}>" if children else f"{opening}/>")


@lru_cache(16384)
def _opening(name: str, **attributes: Value) -> str:
    """Writes an element's name and attributes, and remembers them: most drawings use the same again."""
    written = f"<{name}"
    for key, value in attributes.items():
        if isinstance(value, str):
            written += f' {_name(key)}="{escape(value) if _special(value) else value}"'
        elif value is not None:
            written += f' {_name(key)}="{number(value)}"'
    return written


def drawn_once(draw: F) -> F:
    """Remembers drawings: what a function of a few values draws is drawn once and then copied from memory."""
    return cast(F, lru_cache(4096)(draw))


def group(*children: Ink, **attributes: Value) -> Ink:
    return tag("g", *children, **attributes)


def at(x: float, y: float, *children: Ink, scale: float = 1, turn: float = 0, **attributes: Value) -> Ink:
    """Moves a drawing to a point, scaled and turned, by the attribute that every renderer honours."""
    transform = f"translate({number(x)},{number(y)})"
    if turn:
        transform += f" rotate({number(turn)})"
    if scale != 1:
        transform += f" scale({scale:.4g})"
    return tag("g", *children, transform=transform, **attributes)


def join(*parts: Ink) -> Ink:
    return Ink("".join(parts))


def circle(x: float, y: float, r: float, **attributes: Value) -> Ink:
    return tag("circle", cx=x, cy=y, r=r, **attributes)


def ellipse(x: float, y: float, rx: float, ry: float, **attributes: Value) -> Ink:
    return tag("ellipse", cx=x, cy=y, rx=rx, ry=ry, **attributes)


def rect(x: float, y: float, width: float, height: float, r: float | None = None, **attributes: Value) -> Ink:
    return tag("rect", x=x, y=y, width=width, height=height, rx=r, **attributes)


def line(x1: float, y1: float, x2: float, y2: float, **attributes: Value) -> Ink:
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, **attributes)


def path(d: str, **attributes: Value) -> Ink:
    return tag("path", d=d, **attributes)


Point = tuple[float, float]


def polygon(points: list[Point], **attributes: Value) -> Ink:
    return tag("polygon", points=" ".join(f"{number(x)},{number(y)}" for x, y in points), **attributes)


def ring(n: int, r: float, turn: float = 0, x: float = 0, y: float = 0) -> list[Point]:
    """Places n points on a circle, the first at the top, turned by degrees."""
    angles = [2 * pi * i / n - pi / 2 + turn * pi / 180 for i in range(n)]
    return [(x + r * cos(a), y + r * sin(a)) for a in angles]
