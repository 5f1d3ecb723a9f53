"""The graph of the expected result: the lines of some seats, how sure one of them is, and the turning points."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from sortilege.ink.svg import Ink, at, group, line, number, path, rect, tag
from sortilege.search.analysis import MoveVerdict

WIDTH, HEIGHT = 480, 150
LEFT, RIGHT, TOP, BOTTOM = 40, 10, 10, 10
_LOW = HEIGHT - BOTTOM
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
    return LEFT + (WIDTH - LEFT - RIGHT) * ply / max(1, last)


def y_of(share: float) -> float:
    return TOP + (_LOW - TOP) * (1 - share)


def sample(number: int, doubtful: bool = False) -> Ink:
    """A bit of a line, for the legend; of the line in doubt with its band."""
    band = [_band(number, "M2 1H38V15H2Z")] if doubtful else []
    return tag("svg", *band, _line(number, "M2 8H38"), viewBox="0 0 40 16", width=40, height=16, aria_hidden="true")


def _stroke(number: int) -> str:
    return f"var({_STROKES[number % len(_STROKES)]})"


def _line(number: int, d: str) -> Ink:
    dashes = _DASHES[number % len(_DASHES)] or None
    return path(
        d, fill="none", stroke=_stroke(number), stroke_width=2.5, stroke_linejoin="round", stroke_dasharray=dashes
    )


def _band(number: int, d: str) -> Ink:
    return path(d, fill=_stroke(number), fill_opacity=0.22, class_="doubt")


def render_graph(
    points: Sequence[GraphPoint], worst: Sequence[MoveVerdict], last: int, seats: Sequence[int], own: int, title: str
) -> str:
    """The lines of these seats, the own one with its band of doubt.

    The page moves the cursor, whose place it reckons from data-left, data-right and data-last.
    """
    ways = [_way([(x_of(one.ply, last), y_of(one.expected[seat])) for one in points]) for seat in seats]
    lines = [_line(number, way) for number, way in enumerate(ways)]
    band = _band(list(seats).index(own), _doubt(points, last, own))
    cursor = line(LEFT, TOP - 4, LEFT, _LOW + 4, class_="cursor", stroke="var(--fire-line)", stroke_width=1.5)
    marks = [
        _mark(verdict.ply, verdict.expected[verdict.seat if verdict.seat in seats else own], place, last)
        for place, verdict in enumerate(worst, 1)
    ]
    return str(
        tag(
            "svg", tag("title", Ink(escape(title))), _frame(), band, *lines, cursor, group(*marks),
            viewBox=f"0 0 {WIDTH} {HEIGHT}",
            role="img", class_="graph", data_left=LEFT, data_right=WIDTH - RIGHT, data_last=last,
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
    """The field with its lines at 0, 50 and 100 %."""
    parts = [rect(LEFT, TOP, WIDTH - LEFT - RIGHT, _LOW - TOP, fill="var(--page)")]
    for share in (0.0, 0.5, 1.0):
        y = y_of(share)
        parts.append(line(LEFT, y, WIDTH - RIGHT, y, stroke="var(--gold)", stroke_width=1, stroke_dasharray="1 3"))
        parts.append(
            tag(
                "text", Ink(str(round(100 * share))), x=LEFT - 6, y=y + 4.5, text_anchor="end", font_size=13,
                fill="var(--muted)",
            )
        )  # fmt: skip
    return group(*parts)


def _mark(ply: int, share: float, place: int, last: int) -> Ink:
    """A diamond with the number that the list of turning points gives it."""
    x, y = x_of(ply, last), y_of(share)
    y = min(max(y, TOP + 6), _LOW - 6)
    return at(
        x, y,
        path("M0 -9L9 0L0 9L-9 0Z", fill="var(--fire)", stroke="var(--sheet)", stroke_width=1.5),
        tag("text", Ink(str(place)), y=3.6, text_anchor="middle", font_size=10, font_weight=700, fill="#fff"),
        class_="turning",
    )  # fmt: skip
