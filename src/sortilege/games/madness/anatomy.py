"""Eyes, teeth and light: what all the monsters share."""

from sortilege.ink import Ink, Style, circle, group, join, polygon

EDGE = "#241a2e"
EYE = "#fff6d8"
LINE: Style = {"stroke": EDGE, "stroke_width": 2.6, "stroke_linejoin": "round", "stroke_linecap": "round"}
THIN: Style = {"fill": "none", "stroke": EDGE, "stroke_width": 1.8, "stroke_linecap": "round"}


def eye(x: float, y: float, r: float, look: tuple[float, float] = (0.25, 0.2), iris: str = "#7a1f2b") -> Ink:
    """An eye that looks somewhere."""
    dx, dy = look[0] * r, look[1] * r
    return join(
        circle(x, y, r, fill=EYE, **LINE),
        circle(x + dx, y + dy, r * 0.58, fill=iris),
        circle(x + dx, y + dy, r * 0.3, fill=EDGE),
        circle(x + dx - r * 0.2, y + dy - r * 0.22, r * 0.14, fill="#fff"),
    )


def teeth(x: float, y: float, width: float, n: int, height: float) -> Ink:
    """A row of pointed teeth hanging from a line; a negative height makes them stand."""
    step = width / n
    points = [(x + i * step / 2, y + (height if i % 2 else 0)) for i in range(2 * n + 1)]
    return polygon(points, fill=EYE, stroke=EDGE, stroke_width=1.4, stroke_linejoin="round")


def glow(r: float, colour: str) -> Ink:
    """Light behind a monster."""
    rings = [circle(0, 0, r * k, fill=colour, fill_opacity=0.10) for k in (1.0, 0.8, 0.6)]
    return group(*rings)
