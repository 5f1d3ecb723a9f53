"""Things that stand on boards, all drawn around the origin: gems, men, wizards, seals.

A seat is told by the material of the base and by its rim: plain, gold, beaded, notched, scalloped.
"""

from sortilege.ink.palette import MATERIALS
from sortilege.ink.signs import sign
from sortilege.ink.svg import (
    NOTHING,
    Ink,
    Point,
    at,
    circle,
    drawn_once,
    ellipse,
    group,
    join,
    line,
    number,
    path,
    polygon,
    ring,
)
from sortilege.ink.text import figures


def shadow(r: float) -> Ink:
    return ellipse(r * 0.08, r * 0.13, r * 1.02, r, fill="var(--shade)", fill_opacity=0.28)


@drawn_once
def base(seat: int, r: float = 25) -> Ink:
    """Renders the disc of a seat: material, rim, shadow."""
    name = MATERIALS[seat]
    disc = circle(0, 0, r, fill=f"url(#ink-{name})", stroke=f"var(--{name}-rim)", stroke_width=max(1.2, r * 0.11))
    return join(shadow(r), disc, rim(seat, r))


def rim(seat: int, r: float = 25) -> Ink:
    """Renders the pattern on the rim that tells this seat from the others without any hue."""
    on = f"var(--{MATERIALS[seat]}-on)"
    if seat == 0:
        return NOTHING
    if seat == 1:
        return circle(0, 0, r * 0.86, fill="none", stroke="var(--ebony-rim)", stroke_width=r * 0.03, stroke_opacity=0.7)
    if seat == 2:
        beads = [circle(x, y, r * 0.09) for x, y in ring(14, r * 0.88)]
        return group(*beads, fill="var(--ivory)", stroke=on, stroke_width=r * 0.03)
    if seat == 3:
        notches = zip(ring(12, r * 0.8), ring(12, r * 1.02), strict=True)
        return group(*(line(*inner, *outer) for inner, outer in notches), stroke=on, stroke_width=r * 0.1)
    return path(_lobes(ring(10, r), r * 0.32, 0), fill="none", stroke=on, stroke_width=r * 0.06)


def _lobes(points: list[Point], bow: float, sweep: int) -> str:
    """Arcs from point to point all around: lobes inward (sweep 0) or outward (1)."""
    arcs = [f"A{number(bow)},{number(bow)} 0 0 {sweep} {number(x)},{number(y)}" for x, y in points]
    return f"M{number(points[-1][0])},{number(points[-1][1])}{''.join(arcs)}Z"


# The light falls from the upper left: colour and strength of the six facets, from the top clockwise.
_FACETS = (("#fff", 0.14), ("#000", 0.12), ("#000", 0.34), ("#000", 0.4), ("#000", 0.12), ("#fff", 0.36))


@drawn_once
def jewel(element: str, r: float = 19) -> Ink:
    """Renders a hexagonal cut stone without a base, its sign on the flat table of the stone."""
    outer, table = ring(6, r), ring(6, r * 0.74)
    facets = [
        polygon([outer[i - 1], outer[i], table[i], table[i - 1]], fill=light, fill_opacity=strength)
        for i, (light, strength) in zip((1, 2, 3, 4, 5, 0), _FACETS, strict=True)
    ]
    edge = {"stroke": f"var(--{element}-edge)", "stroke_linejoin": "round"}
    stone = polygon(outer, fill=f"var(--{element})", stroke_width=r * 0.09, **edge)
    return join(stone, *facets, sign(element, 0, 0, r * 0.5, f"var(--{element}-on)", r * 0.085))


@drawn_once
def gem(seat: int, element: str, r: float = 25) -> Ink:
    """Renders an element's gem of a seat, on the seat's base."""
    return join(base(seat, r), jewel(element, r * 0.76))


@drawn_once
def man(seat: int, r: float = 25) -> Ink:
    """Renders a turned man: the seat's base with engraved rings and a flower of six petals, turned by seat."""
    on = f"var(--{MATERIALS[seat]}-on)"
    flower = path(_petals(30 * (seat % 2)), fill=on, fill_opacity=0.22)
    rings = [circle(0, 0, 17.5, fill="none", stroke_opacity=0.5), circle(0, 0, 14.8, fill="none", stroke_opacity=0.85)]
    shine = path(
        "M-18,-7.5A19.5,19.5 0 0 1 2.5,-19.3", fill="none", stroke="#fff", stroke_width=1.6, stroke_opacity=0.35
    )
    engraved = group(*rings, flower, circle(0, 0, 1.9, fill=on), stroke=on, stroke_width=1.15, stroke_linejoin="round")
    return join(base(seat, r), at(0, 0, engraved, shine, scale=r / 25, stroke_linecap="round"))


def _petals(turn: float) -> str:
    """Renders six petals around the origin."""
    tips, left, right = ring(6, 11.6, turn), ring(6, 6.9, turn - 30), ring(6, 6.9, turn + 30)
    return "".join(
        f"M0,0Q{ax:.1f},{ay:.1f} {x:.1f},{y:.1f}Q{bx:.1f},{by:.1f} 0,0Z"
        for (x, y), (ax, ay), (bx, by) in zip(tips, left, right, strict=True)
    )


@drawn_once
def pawn(seat: int, r: float = 25, mark: str = "") -> Ink:
    """Renders a plain pawn seen from above: the seat's base with a knob, or with a short mark on it."""
    name = MATERIALS[seat]
    on = f"var(--{name}-on)"
    if mark:
        return join(base(seat, r), figures(0, 0, mark, r * 0.95, fill=on))
    fall = circle(r * 0.07, r * 0.12, r * 0.5, fill="var(--shade)", fill_opacity=0.3)
    knob = circle(0, 0, r * 0.48, fill=f"url(#ink-{name})", stroke=on, stroke_width=r * 0.06)
    shine = circle(-r * 0.16, -r * 0.18, r * 0.12, fill="#fff", fill_opacity=0.6)
    return join(base(seat, r), fall, knob, shine)


@drawn_once
def wizard(seat: int, r: float = 25, element: str = "") -> Ink:
    """Renders a wizard on the seat's base: pointed hat, beard and robe, with an element's sign if one is given."""
    name = MATERIALS[seat]
    on, cloth = f"var(--{name}-on)", f"var(--{name})"
    figure = [
        path("M-16.5,14.5C-14,5 -8,1 0,1C8,1 14,5 16.5,14.5C9,21.5 -9,21.5 -16.5,14.5Z", fill=on),
        circle(0, -1.5, 5.6, fill="#e8c9a0"),
        path("M-6.2,-2C-6.6,4.5 -3,8.5 0,11C3,8.5 6.6,4.5 6.2,-2C3,1.2 -3,1.2 -6.2,-2Z", fill="#f8f3e6"),
        path("M-12.5,-4C-7,-7 -4.5,-14 2.5,-21.5C2,-15 6.5,-7 12.5,-4C6,-1.6 -6,-1.6 -12.5,-4Z", fill=on),
        path("M-7.4,-7.3C-3,-5.4 3,-5.4 7.2,-7.6", fill="none", stroke="#c9a24d", stroke_width=1.5),
        sign(element, 0, 14.6, 3.3, cloth, 0.9) if element else NOTHING,
    ]
    return join(base(seat, r), at(0, 0.6, *figure, scale=r / 25, stroke=cloth, stroke_width=0.8))


@drawn_once
def seal(element: str, r: float = 22, *, spent: bool = False) -> Ink:
    """Renders a wax seal with an element's sign."""
    edge = f"var(--{element}-edge)"
    return group(
        shadow(r),
        path(_lobes(ring(9, r * 0.93), r * 0.4, 1), fill=f"var(--{element})", stroke=edge, stroke_width=r * 0.06),
        circle(0, 0, r * 0.72, fill="none", stroke=edge, stroke_width=r * 0.06, stroke_opacity=0.7),
        sign(element, 0, 0, r * 0.48, f"var(--{element}-on)", r * 0.09),
        opacity=0.35 if spent else None,
    )


@drawn_once
def token(mark: str, r: float = 16, *, fill: str = "var(--sheet)", ink: str = "var(--ink)") -> Ink:
    """Renders a round counter with a number or a short mark."""
    disc = circle(0, 0, r, fill=fill, stroke="var(--gold)", stroke_width=r * 0.12)
    return join(shadow(r), disc, figures(0, 0, mark, r if len(mark) < 3 else r * 0.75, fill=ink))


@drawn_once
def badge(count: int, r: float = 10) -> Ink:
    """Renders how many lie here."""
    disc = circle(0, 0, r, fill="var(--ink)", stroke="var(--sheet)", stroke_width=r * 0.16)
    return join(disc, figures(0, 0, str(count), r * 1.15 if count < 100 else r * 0.8, fill="var(--sheet)"))
