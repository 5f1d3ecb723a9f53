"""What never moves: the rock, the rooms and passages of the tower, the reserves in its corners."""

from math import cos, pi, sin
from typing import Any

from sortilege.games.archimage.board import ALCOVE, SEAL, START, TowerBoard
from sortilege.games.archimage.names import COLOURS
from sortilege.games.archimage.plan import TowerPlan
from sortilege.ink import Ink, Point, Style, at, circle, group, join, path, pentacle, rect, sign
from sortilege.ink.svg import drawn_once

SIZE = 1000.0  # the tower's square
UNIT = 4.72  # pixels for one unit of the plan
MIDDLE = SIZE / 2
TRAY = (160.0, 118.0)
DIE = 36.0  # of a reserve
JOINT = 0.9  # between two flagstones
_FLOORS = ("--ivory", "--ivory", "--ivory-low", "--ivory-low", "--bronze", "--bronze")


def spot(x: float, y: float) -> Point:
    """A point of the plan on the drawing, in whole units: they are half as long to send, and nobody sees the rest."""
    return round(MIDDLE + UNIT * x), round(MIDDLE + UNIT * y)


def tray(colour: int) -> Point:
    """The middle of a reserve: fire, water above, air, earth below."""
    x, y = TRAY[0] / 2 + 10, TRAY[1] / 2 + 10
    return (x if colour % 2 == 0 else SIZE - x, y if colour < 2 else SIZE - y)


def tray_die(colour: int, i: int) -> Point:
    """The place of a die in its reserve: two rows of three."""
    x, y = tray(colour)
    return x - 28 + i % 3 * 42, y - 22 + i // 3 * 44


@drawn_once
def ground(plan: TowerPlan) -> Ink:
    """The rock, the rooms, the ways and the places of a plan."""
    rings = [room for room in plan.rooms if room["r_in"]]
    ways = "".join([_way(passage) for passage in plan.passages] if plan.passages else _edges(plan))
    style: Style = {"fill": "none", "stroke_linejoin": "round", "stroke_linecap": "butt"}
    return join(
        _rock(),
        path(ways, stroke="var(--ebony-low)", stroke_width=26, **style),
        group(*map(_room, rings), stroke="var(--ebony-low)", stroke_width=4, stroke_linejoin="round"),
        group(*map(_joints, rings), fill="none", stroke="var(--ivory-rim)", stroke_opacity=0.35),
        path(ways, stroke="var(--ivory-low)", stroke_width=19, **style),
        *(_hall(room) for room in plan.rooms if not room["r_in"]),
        *_places(plan.board, plan.spots),
    )


def _rock() -> Ink:
    """The tower seen from above: a wall with merlons, which are the dashes of a circle, round dark rock."""
    outer = 101.8 * UNIT
    step = 2 * pi * outer / 60
    merlons = [
        circle(
            0, 0, outer, stroke=f"var(--{colour})", stroke_width=high,
            stroke_dasharray=f"{wide} {step - wide:.3f}", stroke_dashoffset=wide / 2,
        )
        for colour, wide, high in (("ebony-low", 19, 13), ("ebony", 17, 11))
    ]  # fmt: skip
    return at(
        MIDDLE,
        MIDDLE,
        circle(6, 10, outer + 4, fill="var(--shade)", fill_opacity=0.25),
        *merlons,
        circle(0, 0, outer, fill="url(#ink-ebony)", stroke="var(--ebony-rim)", stroke_width=2.5),
    )


def _polar(r: float, degrees: float) -> Point:
    angle = degrees * pi / 180
    return MIDDLE + UNIT * r * sin(angle), MIDDLE - UNIT * r * cos(angle)


def _room(room: dict[str, Any]) -> Ink:
    """A room: a piece of a ring."""
    inner, outer, start, end = room["r_in"], room["r_out"], room["a_from"], room["a_to"]
    floor = f"var({_FLOORS[min(int(room.get('ring', 1)), 5)]})"
    large = 1 if end - start > 180 else 0
    (ax, ay), (bx, by) = _polar(outer, start), _polar(outer, end)
    (cx, cy), (dx, dy) = _polar(inner, end), _polar(inner, start)
    ro, ri = outer * UNIT, inner * UNIT
    d = (
        f"M{ax:.1f},{ay:.1f}A{ro:.1f},{ro:.1f} 0 {large} 1 {bx:.1f},{by:.1f}"
        f"L{cx:.1f},{cy:.1f}A{ri:.1f},{ri:.1f} 0 {large} 0 {dx:.1f},{dy:.1f}Z"
    )
    return path(d, fill=floor)


def _joints(room: dict[str, Any]) -> Ink:
    """The joints between the flagstones of a room: an arc in the middle, and two staggered rows of short lines.

    A row is one arc as broad as the row, and its joints are the dashes of it.
    """
    inner, outer, start, end = room["r_in"], room["r_out"], room["a_from"], room["a_to"]
    middle, half = (inner + outer) / 2, (outer - inner) / 2
    count = max(2, round((end - start) * middle * pi / 180 / 6))
    step = (end - start) / count
    rows = []
    for r, first in ((middle - half / 2, start), (middle + half / 2, start + step / 2)):
        gap = step * pi / 180 * r * UNIT - JOINT
        rows.append(path(_arc(r, first, end), stroke_width=half * UNIT, stroke_dasharray=f"{JOINT} {gap:.2f}"))
    return join(path(_arc(middle, start, end), stroke_width=JOINT), *rows)


def _arc(r: float, start: float, end: float) -> str:
    (ax, ay), (bx, by), radius = _polar(r, start), _polar(r, end), f"{r * UNIT:.1f}"
    return f"M{ax:.1f},{ay:.1f}A{radius},{radius} 0 0 1 {bx:.1f},{by:.1f}"


def _hall(room: dict[str, Any]) -> Ink:
    r = room["r_out"] * UNIT
    floor = circle(0, 0, r, fill="var(--ivory)", stroke="var(--ebony-low)", stroke_width=4)
    return join(at(MIDDLE, MIDDLE, floor), pentacle(MIDDLE, MIDDLE, r * 0.86))


def _way(passage: dict[str, Any]) -> str:
    return _line([spot(*point) for point in passage["path"]])


def _line(points: list[Point]) -> str:
    """A line from point to point, each step from the one before."""
    (x, y), *rest = points
    written = f"M{x},{y}l"
    for to_x, to_y in rest:
        written += f"{to_x - x},{to_y - y} "
        x, y = to_x, to_y
    return written.rstrip()


def _edges(plan: TowerPlan) -> list[str]:
    """Where a board gives no passages, its edges are drawn."""
    near, first = plan.board.near, plan.board.first
    pairs = [(v, near[i]) for v in range(plan.board.size) for i in range(first[v], first[v + 1]) if v < near[i]]
    return [_line([spot(*plan.spots[a]), spot(*plan.spots[b])]) for a, b in pairs]


def _places(board: TowerBoard, spots: tuple[Point, ...]) -> list[Ink]:
    """Where seals and scrolls lie and wizards start: faint rings and niches."""
    places: dict[int, list[Point]] = {SEAL: [], ALCOVE: [], START: []}
    for i, where in enumerate(spots):
        if board.kind[i] in places:
            places[board.kind[i]].append(spot(*where))
    rim, floor = "var(--ivory-rim)", "var(--ivory-low)"
    rings = ((41, rim, 1.0), (37.8, floor, 1.0), (25.8, rim, 0.5), (24.2, floor, 1.0))
    niches = [rect(x - 20, y - 24, 40, 48, 6) for x, y in places[ALCOVE]]
    starts = [circle(x, y, 19) for x, y in places[START]]
    return [
        *(_dots(places[SEAL], width, colour, opacity) for width, colour, opacity in rings),
        group(*niches, fill="var(--ivory)", stroke=rim, stroke_width=1.4),
        group(*starts, fill="var(--spirit)", fill_opacity=0.28, stroke="var(--spirit)"),
    ]


def _dots(points: list[Point], width: float, colour: str, opacity: float) -> Ink:
    """A disc at each point: the round ends of lines without length, all in one path."""
    spots = "".join(f"M{x},{y}h0" for x, y in points)
    style: Style = {"stroke_opacity": opacity} if opacity < 1 else {}
    return path(spots, stroke=colour, stroke_width=width, stroke_linecap="round", **style)


@drawn_once
def tray_board(colour: int) -> Ink:
    """A reserve with its sign, around the middle."""
    w, h = TRAY
    name = COLOURS[colour]
    board = rect(-w / 2, -h / 2, w, h, 14, fill="var(--sheet)", stroke=f"var(--{name})", stroke_width=3)
    return join(board, sign(name, -w / 2 + 18, -h / 2 + 18, 9))
