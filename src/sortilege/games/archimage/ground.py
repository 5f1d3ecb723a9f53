"""What never moves: the rock, the rooms and passages of the tower, the reserves in its corners."""

from dataclasses import dataclass
from math import cos, pi, sin
from typing import Any

from sortilege.games.archimage.board import ALCOVE, SEAL, START, Board
from sortilege.games.archimage.names import COLOURS
from sortilege.games.archimage.plan import Plan
from sortilege.ink import Ink, Point, Style, at, circle, group, join, line, path, pentacle, rect, ring, sign, tag
from sortilege.ink.svg import drawn_once

SIZE = 1000.0  # the tower's square
UNIT = 4.72  # pixels for one unit of the plan
MIDDLE = SIZE / 2
TRAY = (150.0, 100.0)
_FLOORS = ("--ivory", "--ivory", "--ivory-low", "--ivory-low", "--bronze", "--bronze")


def spot(x: float, y: float) -> Point:
    """A point of the plan on the drawing."""
    return MIDDLE + UNIT * x, MIDDLE + UNIT * y


@dataclass(frozen=True)
class Part:
    """A part of the tower's square that is drawn in one piece, from left to right, and where it is placed.

    Parts overlap: what lies on the side of another part is drawn there, and here only once more, to be seen.
    """

    name: str
    left: float
    right: float
    own: tuple[float, float]
    x: float = 0.0
    y: float = 0.0
    scale: float = 1.0

    def shows(self, x: float) -> bool:
        return self.left <= x <= self.right

    def owns(self, x: float) -> bool:
        return self.own[0] <= x < self.own[1]


WHOLE = Part("whole", 0, SIZE, (0, SIZE))
HALVES = (Part("west", 6, 534, (0, MIDDLE + 1)), Part("east", 466, 994, (MIDDLE + 1, SIZE)))


def tray(colour: int) -> Point:
    """The middle of a reserve: fire, water above, air, earth below."""
    x, y = TRAY[0] / 2 + 10, TRAY[1] / 2 + 10
    return (x if colour % 2 == 0 else SIZE - x, y if colour < 2 else SIZE - y)


@drawn_once
def ground(plan: Plan) -> Ink:
    """The rock, the rooms, the ways and the places of a plan."""
    rings = [room for room in plan.rooms if room["r_in"]]
    ways = "".join([_way(passage) for passage in plan.passages] if plan.passages else _edges(plan))
    style: Style = {"fill": "none", "stroke_linejoin": "round", "stroke_linecap": "butt"}
    return join(
        _rock(),
        path(ways, stroke="var(--ebony-low)", stroke_width=26, **style),
        group(*map(_room, rings), stroke="var(--ebony-low)", stroke_width=4, stroke_linejoin="round"),
        path(
            "".join(map(_joints, rings)), fill="none", stroke="var(--ivory-rim)", stroke_width=0.9, stroke_opacity=0.35
        ),
        path(ways, stroke="var(--ivory-low)", stroke_width=19, **style),
        *(_hall(room) for room in plan.rooms if not room["r_in"]),
        *_places(plan.board, plan.spots),
    )


def _rock() -> Ink:
    """The tower seen from above: a wall with merlons round dark rock."""
    outer = 101.8 * UNIT
    merlons = [at(x, y, rect(-9, -6, 18, 12, 2), turn=360 * i / 60) for i, (x, y) in enumerate(ring(60, outer, 0))]
    return at(
        MIDDLE,
        MIDDLE,
        circle(6, 10, outer + 4, fill="var(--shade)", fill_opacity=0.25),
        group(*merlons, fill="var(--ebony)", stroke="var(--ebony-low)", stroke_width=1),
        circle(0, 0, outer, fill="url(#ink-ebony)", stroke="var(--ebony-rim)", stroke_width=2.5),
    )


def _polar(r: float, degrees: float) -> Point:
    angle = degrees * pi / 180
    return spot(r * sin(angle), -r * cos(angle))


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


def _joints(room: dict[str, Any]) -> str:
    """The joints between the flagstones of a room: an arc in the middle, short lines in two staggered rows."""
    inner, outer, start, end = room["r_in"], room["r_out"], room["a_from"], room["a_to"]
    middle = (inner + outer) / 2
    (ax, ay), (bx, by) = _polar(middle, start), _polar(middle, end)
    r = middle * UNIT
    joints = f"M{ax:.1f},{ay:.1f}A{r:.1f},{r:.1f} 0 0 1 {bx:.1f},{by:.1f}"
    count = max(2, round((end - start) * middle * pi / 180 / 6))
    step = (end - start) / count
    for i in range(count):
        for low, high, angle in ((inner, middle, start + i * step), (middle, outer, start + (i + 0.5) * step)):
            (x1, y1), (x2, y2) = _polar(low, angle), _polar(high, angle)
            joints += f"M{x1:.0f},{y1:.0f}L{x2:.0f},{y2:.0f}"
    return joints


def _hall(room: dict[str, Any]) -> Ink:
    r = room["r_out"] * UNIT
    floor = circle(0, 0, r, fill="var(--ivory)", stroke="var(--ebony-low)", stroke_width=4)
    return join(at(MIDDLE, MIDDLE, floor), pentacle(MIDDLE, MIDDLE, r * 0.86))


def _way(passage: dict[str, Any]) -> str:
    return "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in (spot(*point) for point in passage["path"]))


def _edges(plan: Plan) -> list[str]:
    """Where a board gives no passages, its edges are drawn."""
    near, first = plan.board.near, plan.board.first
    pairs = [(v, near[i]) for v in range(plan.board.size) for i in range(first[v], first[v + 1]) if v < near[i]]
    return [
        "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in (spot(*plan.spots[a]), spot(*plan.spots[b]))) for a, b in pairs
    ]


def _places(board: Board, spots: tuple[Point, ...]) -> list[Ink]:
    """Where seals and scrolls lie and wizards start: faint rings and niches."""
    found: dict[int, list[Point]] = {SEAL: [], ALCOVE: [], START: []}
    for i, one in enumerate(spots):
        if board.kind[i] in found:
            found[board.kind[i]].append(spot(*one))
    rim = "var(--ivory-rim)"
    rings = [circle(x, y, 19.5) for x, y in found[SEAL]]
    inner = [circle(x, y, 12.5) for x, y in found[SEAL]]
    niches = [rect(x - 20, y - 24, 40, 48, 6) for x, y in found[ALCOVE]]
    starts = [circle(x, y, 19) for x, y in found[START]]
    return [
        group(*rings, fill="var(--ivory-low)", stroke=rim, stroke_width=1.6),
        group(*inner, fill="none", stroke=rim, stroke_width=0.8, opacity=0.5),
        group(*niches, fill="var(--ivory)", stroke=rim, stroke_width=1.4),
        group(*starts, fill="var(--spirit)", fill_opacity=0.28, stroke="var(--spirit)"),
    ]


@drawn_once
def shown(plan: Plan, part: Part) -> Ink:
    """The ground of a part: the tower whole, or cut at a seam; the second half uses what the first has drawn."""
    if part is WHOLE:
        return ground(plan)
    inner = group(ground(plan), id="tower") if part.name == HALVES[0].name else tag("use", href="#tower")
    window = tag("clipPath", rect(part.left, 0, part.right - part.left, SIZE), id=f"half-{part.name}")
    dashes = line(MIDDLE, 6, MIDDLE, SIZE - 6, stroke="var(--gold)", stroke_width=2, stroke_dasharray="2 9")
    return join(window, group(inner, clip_path=f"url(#half-{part.name})"), dashes)


@drawn_once
def tray_board(colour: int) -> Ink:
    """A reserve with its sign, around the middle."""
    w, h = TRAY
    name = COLOURS[colour]
    board = rect(-w / 2, -h / 2, w, h, 14, fill="var(--sheet)", stroke=f"var(--{name})", stroke_width=3)
    return join(board, sign(name, -w / 2 + 18, -h / 2 + 18, 9))
