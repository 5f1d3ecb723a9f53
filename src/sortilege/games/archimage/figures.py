"""Tokens, scrolls, familiars and guardians, each around the origin, and the small signs of the panels."""

from sortilege.games.archimage.names import COLOURS
from sortilege.ink import (
    NOTHING,
    Ink,
    Point,
    at,
    base,
    circle,
    figures,
    group,
    join,
    path,
    rect,
    shadow,
    sign,
)
from sortilege.ink.palette import MATERIALS
from sortilege.ink.svg import drawn_once

# Each familiar's silhouette on a field of 24 by 24: raven, cat, cobra, owl, toad.
_RAVEN = "M-11,3C-6,3 -4,-1 -2,-5C0,-9 4,-9 6,-7L11,-5L6,-4C7,2 3,7 -2,8L-3,11L-5,8C-9,8 -10,6 -11,3Z"
_CAT = "M-6,-10L-2,-6H2L6,-10L7,-3C8,0 5,3 2,3.5C7,5 8,9 7,11H-7C-9,7 -6,4 -3,3.5C-6,3 -8,0 -7,-3Z"
_HOOD = "M0,-11C5,-11 8,-7 5,-3C3,0 1,0 2,3C6,2 10,4 10,7C10,10 6,11 0,11"
_COBRA = _HOOD + "C-6,11 -10,10 -10,7C-10,5 -7,4 -3,5C-2,1 -1,0 -4,-3C-8,-7 -5,-11 0,-11Z"
_OWL = "M-7,-10L-3,-7H3L7,-10C9,-4 9,3 6,7L3,9L0,11L-3,9L-6,7C-9,3 -9,-4 -7,-10Z"
_BROW = "M-6,-7C-3,-9 -2,-6 0,-6C2,-6 3,-9 6,-7C8,-5 7,-3 8,-1C11,3 11,8 8,9L11,11H3L2,9H-2L-3,11"
_TOAD = _BROW + "H-11L-8,9C-11,8 -11,3 -8,-1C-7,-3 -8,-5 -6,-7Z"
_PETS = (_RAVEN, _CAT, _COBRA, _OWL, _TOAD)
_EYES: tuple[tuple[Point, ...], ...] = (
    ((4.5, -6.5),),
    ((-3, -3.5), (3, -3.5)),
    ((-2, -7.5), (2, -7.5)),
    ((-3, -4), (3, -4)),
    ((-4.5, -5.5), (4.5, -5.5)),
)

BLANK = "ivory"  # a scroll of no colour
TOKEN, FIGURE = 18.0, 20.7  # the radius of a token, and the height of its number: 12 pixels on a small laptop
NARROW_TOKEN, NARROW_FIGURE = 20.0, 32.5  # the same on a phone, where the number has 11, also when it lies


@drawn_once
def token(colour: int, power: int, *, narrow: bool = False) -> Ink:
    """Draws a seal token: its colour, its sign and its power."""
    name, r = COLOURS[colour], NARROW_TOKEN if narrow else TOKEN
    on = f"var(--{name}-on)"
    return join(
        shadow(r),
        circle(0, 0, r, fill=f"url(#ink-{name})", stroke=f"var(--{name}-edge)", stroke_width=1.6),
        NOTHING if narrow else circle(0, 0, r * 0.87, fill="none", stroke=on, stroke_width=0.7, stroke_opacity=0.5),
        sign(name, -r * (0.52 if narrow else 0.38), 0, r * (0.34 if narrow else 0.42), on, r * 0.1),
        figures(r * 0.34, 0, str(power), NARROW_FIGURE if narrow else FIGURE, fill=on, font_weight=700),
    )


@drawn_once
def scroll(colour: int, power: int, *, folded: bool = False, guarded: bool = False, narrow: bool = False) -> Ink:
    """Draws a scroll in its alcove: a leaf between two rods with colour and power; folded from circle II on."""
    name = COLOURS[colour]
    w, h = 41.0, 46.0
    on = f"var(--{name}-on)"
    return group(
        rect(-w / 2 + 1.5, -h / 2 + 2, w, h, 3, fill="var(--shade)", fill_opacity=0.3),
        *_leaf(name, w, h, folded),
        sign(name, -w * 0.26, 0, w * 0.17 if narrow else w * 0.19, on, 2),
        figures(w * 0.2, 0, str(power), NARROW_FIGURE if narrow else 24, fill=on, font_weight=700),
        opacity=0.8 if guarded else None,
    )


def _leaf(name: str, w: float, h: float, folded: bool) -> list[Ink]:
    """Draws the leaf of a scroll between its rods, one corner folded over."""
    rod, fold, edge = "var(--bronze-low)", 13.0, f"var(--{name}-{'rim' if name == BLANK else 'edge'})"
    corner = f"M{w / 2 - fold:g},{h / 2:g}L{w / 2:g},{h / 2 - fold:g}V{h / 2:g}Z"
    return [
        rect(-w / 2, -h / 2, w, h, 2, fill=f"var(--{name})", stroke=edge, stroke_width=1.4),
        path(corner, fill="var(--ivory)", stroke=edge, stroke_width=1.2) if folded else NOTHING,
        rect(-w / 2 - 2, -h / 2 - 2.5, w + 4, 4.5, 2.2, fill=rod),
        rect(-w / 2 - 2, h / 2 - 2, w + 4, 4.5, 2.2, fill=rod),
    ]


@drawn_once
def pet(seat: int, r: float = 12.5) -> Ink:
    """Draws a familiar on its wizard's base."""
    on = f"var(--{MATERIALS[seat]}-on)"
    cloth = f"var(--{MATERIALS[seat]})"
    eyes = [circle(x, y, 1.3, fill=cloth) for x, y in _EYES[seat]]
    return join(base(seat, r), at(0, 0, path(_PETS[seat], fill=on), *eyes, scale=r / 17))


@drawn_once
def guardian(colour: int) -> Ink:
    """Draws a guardian: a shield with the sign of its colour."""
    name = COLOURS[colour]
    shield = "M0,-15C5,-12 10,-11 14,-11C14,1 9,10 0,15C-9,10 -14,1 -14,-11C-10,-11 -5,-12 0,-15Z"
    return join(
        at(1.5, 2, path(shield, fill="var(--shade)", fill_opacity=0.35)),
        path(shield, fill=f"url(#ink-{name})", stroke="var(--ebony-rim)", stroke_width=2),
        sign(name, 0, -1, 7.5, f"var(--{name}-on)", 1.8),
    )


@drawn_once
def own_mark(r: float) -> Ink:
    """Draws what marks one's own figure: a dotted ring round it and an arrow above."""
    tip = f"M-9,{-r - 17:g}H9L0,{-r - 5:g}Z"
    return join(
        circle(0, 0, r, fill="none", stroke="var(--ebony-low)", stroke_width=3.5, stroke_dasharray="1 6"),
        circle(
            0, 0, r, fill="none", stroke="var(--ivory)", stroke_width=3, stroke_dasharray="0 7", stroke_linecap="round"
        ),
        path(tip, fill="var(--ivory)", stroke="var(--ebony-low)", stroke_width=2, stroke_linejoin="round"),
    )


# signs of the panels


@drawn_once
def scroll_sign(colour: int, power: int, folded: bool) -> Ink:
    """Draws a scroll lying on its side, for rows: sign and power; without a colour it is blank."""
    name = COLOURS[colour] if colour >= 0 else BLANK
    on = f"var(--{name}-on)"
    marks = [sign(name, -9, 0, 7, on, 1.6)] if colour >= 0 else []
    return join(
        *_leaf(name, 40, 30, folded), *marks, figures(8 if marks else 0, 0, str(power), 20, fill=on, font_weight=700)
    )


@drawn_once
def token_space(power: int) -> Ink:
    """Draws the place of a seal, with the power that is printed there."""
    ring = circle(0, 0, TOKEN, fill="var(--ivory-low)", stroke="var(--ivory-rim)", stroke_width=1.6)
    return join(ring, figures(0, 0, str(power), FIGURE, fill="var(--ivory-on)", font_weight=700))


@drawn_once
def start_sign() -> Ink:
    """Draws a start place."""
    return circle(0, 0, 13, fill="var(--spirit)", fill_opacity=0.28, stroke="var(--spirit)", stroke_width=1.4)


@drawn_once
def lantern() -> Ink:
    """Draws the first player's marker: a small lantern."""
    return group(
        path("M-7,-6H7L9,9H-9Z", fill="var(--glow)", stroke="var(--line)", stroke_width=1.4),
        path("M-4,-6C-4,-13 4,-13 4,-6", fill="none", stroke="var(--line)", stroke_width=1.4),
        path("M0,-3C4,1 3,5 0,6C-3,5 -4,1 0,-3Z", fill="var(--fire)"),
    )


@drawn_once
def sheet() -> Ink:
    """Draws a written leaf: a number of scrolls."""
    lines = "M-6,-9H6V9H-6ZM-3,-5H3M-3,-1H3M-3,3H1"
    return path(lines, fill="none", stroke="var(--ink)", stroke_width=1.6, stroke_linejoin="round")
