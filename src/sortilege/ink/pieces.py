"""Things that stand on boards, all drawn around the origin: gems, men, wizards, seals.

A seat is told by the material of the base and by its rim: plain, gold, beaded, notched, scalloped.
"""

from sortilege.ink.palette import MATERIALS
from sortilege.ink.signs import sign
from sortilege.ink.svg import NOTHING, Ink, circle, ellipse, group, join, line, path, polygon, ring
from sortilege.ink.text import figures


def shadow(r: float) -> Ink:
    return ellipse(r * 0.08, r * 0.13, r * 1.02, r, fill="var(--shade)", opacity=0.28)


def base(seat: int, r: float) -> Ink:
    """The disc of a seat: material, rim, shadow."""
    name = MATERIALS[seat]
    disc = circle(0, 0, r, fill=f"url(#ink-{name})", stroke=f"var(--{name}-rim)", stroke_width=max(1.2, r * 0.11))
    return join(shadow(r), disc, rim(seat, r))


def rim(seat: int, r: float) -> Ink:
    """The pattern on the rim that tells this seat from the others without any hue."""
    colour = f"var(--{MATERIALS[seat]}-rim)"
    on = f"var(--{MATERIALS[seat]}-on)"
    if seat == 0:
        return NOTHING
    if seat == 1:
        return circle(0, 0, r * 0.86, fill="none", stroke=colour, stroke_width=r * 0.03, opacity=0.7)
    if seat == 2:
        return group(
            *(circle(x, y, r * 0.085) for x, y in ring(14, r * 0.88)),
            fill="var(--sheet)",
            stroke=on,
            stroke_width=r * 0.03,
        )
    if seat == 3:
        inner, outer = ring(12, r * 0.8), ring(12, r * 1.02)
        return group(*(line(*a, *b) for a, b in zip(inner, outer, strict=True)), stroke=on, stroke_width=r * 0.1)
    outer = ring(10, r)
    d = f"M{outer[-1][0]:.2f},{outer[-1][1]:.2f}" + "".join(
        f"A{r * 0.32:.2f},{r * 0.32:.2f} 0 0 0 {x:.2f},{y:.2f}" for x, y in outer
    )
    return path(d, fill="none", stroke=on, stroke_width=r * 0.06)


def jewel(element: str, r: float) -> Ink:
    """A hexagonal cut stone with its sign, without a base."""
    outer, table = ring(6, r), ring(6, r * 0.74)
    facets = [
        polygon([outer[i], outer[(i + 1) % 6], table[(i + 1) % 6], table[i]], fill=_LIGHT[i], opacity=_STRENGTH[i])
        for i in range(6)
    ]
    return join(
        polygon(
            outer,
            fill=f"var(--{element})",
            stroke=f"var(--{element}-edge)",
            stroke_width=r * 0.09,
            stroke_linejoin="round",
        ),
        *facets,
        sign(element, 0, _HEART.get(element, 0) * r, r * 0.5, f"var(--{element}-on)", r * 0.085),
    )


# The light falls from the upper left: the facets in the order of the hexagon's sides, from the top clockwise.
_LIGHT = ("#fff", "#000", "#000", "#000", "#000", "#fff")
_STRENGTH = (0.14, 0.12, 0.34, 0.4, 0.12, 0.36)
_HEART = {"fire": 0.1, "air": 0.1, "water": -0.1, "earth": -0.1}  # triangles balance a little off their centre


def gem(seat: int, element: str, r: float = 25) -> Ink:
    """An element's gem of a seat, on the seat's base."""
    return join(base(seat, r), jewel(element, r * 0.76))


def man(seat: int, r: float = 25) -> Ink:
    """A turned man of the morris board: the seat's base with engraved circles and a flower of petals."""
    on = f"var(--{MATERIALS[seat]}-on)"
    petals = [path(_petal(r * 0.46), transform=f"rotate({60 * i + 30 * (seat % 2)})") for i in range(6)]
    rings = [circle(0, 0, r * 0.7, opacity=0.55), circle(0, 0, r * 0.6, opacity=0.8)]
    return join(
        base(seat, r),
        group(*rings, *petals, circle(0, 0, r * 0.07, fill=on), fill="none", stroke=on, stroke_width=r * 0.045, stroke_linejoin="round"),
        path(f"M{-r * 0.72:.2f},{-r * 0.3:.2f}A{r * 0.78:.2f},{r * 0.78:.2f} 0 0 1 {r * 0.1:.2f},{-r * 0.77:.2f}", fill="none", stroke="#fff",
             stroke_width=r * 0.06, stroke_linecap="round", opacity=0.5),
    )  # fmt: skip


def _petal(length: float) -> str:
    w, t = length * 0.3, length
    return f"M0,0C{w:.2f},{-t * 0.3:.2f} {w:.2f},{-t * 0.75:.2f} 0,{-t:.2f}C{-w:.2f},{-t * 0.75:.2f} {-w:.2f},{-t * 0.3:.2f} 0,0Z"


def pawn(seat: int, r: float = 25, mark: str = "") -> Ink:
    """A plain pawn seen from above: the seat's base with a knob, or with a short mark on it."""
    name = MATERIALS[seat]
    on = f"var(--{name}-on)"
    if mark:
        return join(base(seat, r), figures(0, 0, mark, r * 0.95, fill=on))
    knob = circle(0, 0, r * 0.42, fill=f"url(#ink-{name})", stroke=on, stroke_width=r * 0.06)
    return join(base(seat, r), circle(r * 0.05, r * 0.09, r * 0.44, fill="var(--shade)", opacity=0.25), knob)


def wizard(seat: int, r: float = 30, element: str | None = None) -> Ink:
    """A wizard: robe, beard and pointed hat in the seat's material, standing on the seat's base."""
    name = MATERIALS[seat]
    on, skin = f"var(--{name}-on)", "#e8c9a0"
    edge = {"stroke": on, "stroke_width": r * 0.05, "stroke_linejoin": "round"}
    s = r / 30
    robe = _scaled("M-15,21C-13,6 -8,-2 0,-2C8,-2 13,6 15,21C8,25 -8,25 -15,21Z", s)
    beard = _scaled("M-6.5,-6C-7,4 -3,10 0,14C3,10 7,4 6.5,-6C3,-3 -3,-3 -6.5,-6Z", s)
    hat = _scaled("M-12.5,-8C-7,-11 -5,-20 1,-29C1,-23 6,-12 12.5,-8C6,-5 -6,-5 -12.5,-8Z", s)
    heart = sign(element, 0, 16.5 * s, 4.6 * s, on, 1.1 * s) if element else NOTHING
    return join(
        base(seat, r),
        path(robe, fill=f"url(#ink-{name})", **edge),
        circle(0, -5.5 * s, 6.6 * s, fill=skin, **edge),
        path(beard, fill="#f4efe4", stroke="#6a5633", stroke_width=r * 0.03),
        path(hat, fill=f"url(#ink-{name})", **edge),
        path(
            _scaled("M-8.2,-10.4C-3,-8.3 3,-8.3 8,-10.6", s), fill="none", stroke="var(--gold)", stroke_width=r * 0.07
        ),
        heart,
    )


def _scaled(d: str, s: float) -> str:
    """A path of absolute coordinates, scaled."""
    out, numeral = [], ""
    for c in d + " ":
        if c in "-.0123456789":
            numeral += c
        else:
            out.append(f"{float(numeral) * s:.2f}" if numeral else "")
            out.append(c)
            numeral = ""
    return "".join(out).strip()


def seal(element: str, r: float = 22, *, spent: bool = False) -> Ink:
    """A wax seal with an element's sign."""
    petals = ring(9, r * 0.93)
    d = f"M{petals[-1][0]:.2f},{petals[-1][1]:.2f}" + "".join(
        f"A{r * 0.4:.2f},{r * 0.4:.2f} 0 0 1 {x:.2f},{y:.2f}" for x, y in petals
    )
    return group(
        shadow(r),
        path(d + "Z", fill=f"var(--{element})", stroke=f"var(--{element}-edge)", stroke_width=r * 0.06),
        circle(0, 0, r * 0.72, fill="none", stroke=f"var(--{element}-edge)", stroke_width=r * 0.06, opacity=0.7),
        sign(element, 0, _HEART.get(element, 0) * r, r * 0.46, f"var(--{element}-on)", r * 0.09),
        opacity=0.35 if spent else None,
    )


def token(
    mark: str, r: float = 16, *, fill: str = "var(--sheet)", stroke: str = "var(--gold)", ink: str = "var(--ink)"
) -> Ink:
    """A round counter with a number or a short mark."""
    return join(
        shadow(r),
        circle(0, 0, r, fill=fill, stroke=stroke, stroke_width=r * 0.12),
        figures(0, 0, mark, r * 1.0, fill=ink),
    )


def badge(count: int, r: float = 10) -> Ink:
    """How many lie here."""
    return join(
        circle(0, 0, r, fill="var(--ink)", stroke="var(--sheet)", stroke_width=r * 0.16),
        figures(0, 0, str(count), r * 1.15, fill="var(--sheet)"),
    )
