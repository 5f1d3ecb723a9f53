"""What stands and lies in the tower: tokens, scrolls, familiars, guardians, drawn around the origin."""

from sortilege.games.archimage.names import COLOURS
from sortilege.ink import Ink, Point, at, base, circle, figures, fit, group, join, path, rect, shadow, sign, text
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


@drawn_once
def token(colour: int, power: int, r: float = 18) -> Ink:
    """A seal token: its colour, its sign and its power."""
    name = COLOURS[colour]
    on = f"var(--{name}-on)"
    return join(
        shadow(r),
        circle(0, 0, r, fill=f"url(#ink-{name})", stroke=f"var(--{name}-edge)", stroke_width=1.6),
        circle(0, 0, r * 0.87, fill="none", stroke=on, stroke_width=0.7, stroke_opacity=0.5),
        sign(name, -r * 0.38, 0, r * 0.42, on, r * 0.1),
        figures(r * 0.38, 0, str(power), r * 1.15, fill=on, font_weight=700),
    )


@drawn_once
def scroll(colour: int, power: int, short: str, *, guarded: bool = False) -> Ink:
    """A scroll in its alcove: a leaf between two rods with its colour, power and the first letters of its spell."""
    name = COLOURS[colour]
    w, h = 38.0, 47.0
    rod = "var(--bronze-low)"
    leaf = [
        rect(-w / 2 + 1.5, -h / 2 + 2, w, h, 3, fill="var(--shade)", fill_opacity=0.3),
        rect(-w / 2, -h / 2, w, h, 2, fill="var(--ivory)", stroke=f"var(--{name}-edge)", stroke_width=1.4),
        rect(-w / 2, -h / 2, w, 30, 2, fill=f"var(--{name})"),
        rect(-w / 2 - 2.5, -h / 2 - 2.5, w + 5, 4.5, 2.2, fill=rod),
        rect(-w / 2 - 2.5, h / 2 - 2, w + 5, 4.5, 2.2, fill=rod),
    ]
    on = f"var(--{name}-on)"
    marks = [
        sign(name, -9, -7.5, 8, on, 1.8),
        figures(9, -7.5, str(power), 22, fill=on, font_weight=700),
        text(0, 18.5, short, fit(short, w - 2, 15.5), fill="var(--ivory-on)", font_weight=600),
    ]
    return group(*leaf, *marks, opacity=0.8 if guarded else None)


@drawn_once
def pet(seat: int, r: float = 12.5) -> Ink:
    """A familiar on its wizard's base."""
    on = f"var(--{MATERIALS[seat]}-on)"
    cloth = f"var(--{MATERIALS[seat]})"
    eyes = [circle(x, y, 1.3, fill=cloth) for x, y in _EYES[seat]]
    return join(base(seat, r), at(0, 0, path(_PETS[seat], fill=on), *eyes, scale=r / 17))


@drawn_once
def guardian(colour: int) -> Ink:
    """A guardian: a shield with the sign of its colour."""
    name = COLOURS[colour]
    shield = "M0,-15C5,-12 10,-11 14,-11C14,1 9,10 0,15C-9,10 -14,1 -14,-11C-10,-11 -5,-12 0,-15Z"
    return join(
        at(1.5, 2, path(shield, fill="var(--shade)", fill_opacity=0.35)),
        path(shield, fill=f"url(#ink-{name})", stroke="var(--ebony-rim)", stroke_width=2),
        sign(name, 0, -1, 7.5, f"var(--{name}-on)", 1.8),
    )
