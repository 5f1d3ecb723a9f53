"""Dice with pips, numbers or signs, drawn around the origin."""

from sortilege.ink.signs import sign
from sortilege.ink.svg import NOTHING, Ink, circle, drawn_once, group, join, rect
from sortilege.ink.text import figures

_SPOTS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_IVORY = ("url(#ink-ivory)", "var(--ivory-rim)", "var(--ivory-on)")


@drawn_once
def die(value: int = 0, *, element: str = "", size: float = 44, numeral: bool = False, spent: bool = False) -> Ink:
    """Renders a die, ivory or in an element's colour: pips, or a numeral with the sign small; 0 is the sign alone."""
    body, edge, on = (f"var(--{element})", f"var(--{element}-edge)", f"var(--{element}-on)") if element else _IVORY
    h, inner = size / 2, size * 0.86
    return group(
        rect(-h + size * 0.04, -h + size * 0.07, size, size, size * 0.2, fill="var(--shade)", fill_opacity=0.28),
        rect(-h, -h, size, size, size * 0.2, fill=body, stroke=edge, stroke_width=size * 0.05),
        rect(
            -inner / 2,
            -inner / 2,
            inner,
            inner,
            size * 0.16,
            fill="none",
            stroke="#fff",
            stroke_width=size * 0.02,
            stroke_opacity=0.35,
        ),
        _face(value, element, size, numeral, on),
        opacity=0.4 if spent else None,
    )


def _face(value: int, element: str, size: float, numeral: bool, on: str) -> Ink:
    if not value:
        return sign(element, 0, 0, size * 0.3, on, size * 0.055) if element else NOTHING
    if not numeral and value in _SPOTS:
        return group(*(circle(x * size * 0.25, y * size * 0.25, size * 0.085) for x, y in _SPOTS[value]), fill=on)
    if not element:
        return figures(0, 0, str(value), size * 0.6, fill=on)
    return join(
        figures(-size * 0.1, size * 0.06, str(value), size * 0.55, fill=on),
        sign(element, size * 0.27, -size * 0.24, size * 0.13, on, size * 0.035),
    )
