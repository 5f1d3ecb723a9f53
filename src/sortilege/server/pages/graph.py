"""The graph of the expected result: the lines of some seats, how sure one of them is, and the turning points.

It is as wide as there is room: places are hundredths of it, lines are stretched, and letters and marks are not.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from sortilege.ink.svg import Ink, Style, group, number, path, tag
from sortilege.search.analysis import MoveVerdict

TOP, LOW = 9, 91  # where a sure win and a sure loss lie, in hundredths of the height
# Lines are told apart by colour, dashes and the sign at their end.
_STROKES = ("--action", "--ink", "--water-line", "--earth-line", "--spirit-line")
_DASHES = ("", "7 4", "2 4", "9 3 2 3", "1 5")


@dataclass(frozen=True)
class GraphPoint:
    """A place in the game, what each seat could expect there, and half of the interval that this is sure to."""

    ply: int
    expected: Sequence[float]
    error: float = 0.0


def x_of(ply: int, last: int) -> float:
    return 100 * ply / max(1, last)


def y_of(share: float) -> float:
    return TOP + (LOW - TOP) * (1 - share)


def sample(number: int, doubtful: bool = False) -> Ink:
    """A bit of a line, for the legend; of the line in doubt with its band."""
    band = [_band(number, "M2 1H38V15H2Z")] if doubtful else []
    return tag("svg", *band, _line(number, "M2 8H38"), viewBox="0 0 40 16", width=40, height=16, aria_hidden="true")


def _stroke(number: int) -> str:
    return f"var({_STROKES[number % len(_STROKES)]})"


def _line(number: int, d: str) -> Ink:
    dashes = _DASHES[number % len(_DASHES)] or None
    return path(
        d, fill="none", stroke=_stroke(number), stroke_width=2.5, stroke_linejoin="round", stroke_dasharray=dashes,
        vector_effect="non-scaling-stroke",
    )  # fmt: skip


def _band(number: int, d: str) -> Ink:
    return path(d, fill=_stroke(number), fill_opacity=0.22, class_="doubt")


def render_graph(
    points: Sequence[GraphPoint], worst: Sequence[MoveVerdict], last: int, seats: Sequence[int], own: int, title: str
) -> str:
    """The lines of these seats, the own one with its band of doubt. The page moves the cursor."""
    ways = [_way([(x_of(one.ply, last), y_of(one.expected[seat])) for one in points]) for seat in seats]
    band = _band(list(seats).index(own), _doubt(points, last, own))
    lines = [_line(number, way) for number, way in enumerate(ways)]
    field = tag("svg", band, *lines, viewBox="0 0 100 100", preserveAspectRatio="none", width="100%", height="100%")
    cursor = tag(
        "line", x1="0%", y1="2%", x2="0%", y2="98%", class_="cursor", stroke="var(--fire-line)", stroke_width=2
    )
    marks = [
        _mark(verdict.ply, verdict.expected[verdict.seat if verdict.seat in seats else own], place, last)
        for place, verdict in enumerate(worst, 1)
    ]
    return str(
        tag(
            "svg", tag("title", Ink(escape(title))), _frame(), field, *_shares(), cursor, *marks,
            role="img", class_="graph", data_last=last,
        )
    )  # fmt: skip


def _way(points: list[tuple[float, float]]) -> str:
    if len(points) == 1:
        points = [points[0], (points[0][0] + 4, points[0][1])]
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


def _doubt(points: Sequence[GraphPoint], last: int, seat: int) -> str:
    """The way around all that a seat may expect, as far as the search can tell."""
    high = [(x_of(one.ply, last), y_of(min(1.0, one.expected[seat] + one.error))) for one in points]
    low = [(x_of(one.ply, last), y_of(max(0.0, one.expected[seat] - one.error))) for one in points]
    return f"{_way([*high, *reversed(low)])}Z"


def _frame() -> Ink:
    """The ground with its lines at 0, 50 and 100 %."""
    rules = [(f"{y_of(share):g}%", 1 if share == 0.5 else 0.5) for share in (0.0, 0.5, 1.0)]
    style: Style = {"stroke": "var(--gold)", "stroke_width": 1, "stroke_dasharray": "1 3"}
    return group(
        tag("rect", width="100%", height="100%", rx=4, fill="var(--page)"),
        *(tag("line", x1="0%", y1=y, x2="100%", y2=y, opacity=opacity, **style) for y, opacity in rules),
    )


def _shares() -> list[Ink]:
    """What the lines of the ground stand for, above or below them."""
    style: Style = {"x": 5, "font_size": 12, "fill": "var(--muted)", "stroke": "var(--page)", "stroke_width": 3}
    return [
        tag("text", Ink(f"{share} %"), y=f"{y_of(share / 100):g}%", dy=dy, paint_order="stroke", **style)
        for share, dy in ((100, 12), (50, -3), (0, -3))
    ]


def _mark(ply: int, share: float, place: int, last: int) -> Ink:
    """A diamond with the number that the list of turning points gives it."""
    return tag(
        "svg",
        path("M0 -10L10 0L0 10L-10 0Z", fill="var(--fire)", stroke="var(--sheet)", stroke_width=1.5),
        tag("text", Ink(str(place)), y=4, text_anchor="middle", font_size=12, font_weight=700, fill="#fff"),
        x=f"{x_of(ply, last):g}%", y=f"{min(max(y_of(share), TOP), LOW):g}%", overflow="visible", class_="turning",
    )  # fmt: skip
