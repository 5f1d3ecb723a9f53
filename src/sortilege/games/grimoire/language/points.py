"""The 24 points of the Agrica as the caster numbers them: zones, and the maps a movement is made of."""

from itertools import pairwise
from typing import Final

POINTS: Final = tuple(range(1, 25))

_RING_OF_XY: Final = ((0, 6), (3, 6), (6, 6), (6, 3), (6, 0), (3, 0), (0, 0), (0, 3))


def _place(point: int) -> tuple[int, int]:
    """Column and row of a point on the 7x7 drawing; (0, 0) is at the caster's left hand."""
    ring, slot = divmod(point - 1, 8)
    x, y = _RING_OF_XY[slot]
    squeeze = {0: ring, 3: 3, 6: 6 - ring}
    return squeeze[x], squeeze[y]


PLACES: Final = {point: _place(point) for point in POINTS}

# The zones as the caster sees them (G1.3).
ZONES: Final[dict[str, frozenset[int]]] = {
    "outer": frozenset(range(1, 9)),
    "middle": frozenset(range(9, 17)),
    "inner": frozenset(range(17, 25)),
    "angles": frozenset(range(1, 25, 2)),
    "intersections": frozenset(range(2, 25, 2)),
    "crossroads": frozenset((10, 12, 14, 16)),
    "front": frozenset(point for point, (_, y) in PLACES.items() if y > 3),
    "guard": frozenset(point for point, (_, y) in PLACES.items() if y < 3),
    "river": frozenset(point for point, (_, y) in PLACES.items() if y == 3),
    "left": frozenset(point for point, (x, _) in PLACES.items() if x < 3),
    "right": frozenset(point for point, (x, _) in PLACES.items() if x > 3),
    "axis": frozenset(point for point, (x, _) in PLACES.items() if x == 3),
}

# The lines of the drawing, bottom to top and left to right: a step "toward" somebody follows them.
COLUMNS: Final = ((7, 8, 1), (15, 16, 9), (23, 24, 17), (6, 14, 22, 18, 10, 2), (21, 20, 19), (13, 12, 11), (5, 4, 3))
ROWS: Final = ((1, 2, 3), (9, 10, 11), (17, 18, 19), (8, 16, 24, 20, 12, 4), (23, 22, 21), (15, 14, 13), (7, 6, 5))


def _turn(point: int, steps: int) -> int:
    ring, slot = divmod(point - 1, 8)
    return 8 * ring + (slot + steps) % 8 + 1


def _along(lines: tuple[tuple[int, ...], ...]) -> dict[int, int]:
    return {a: b for line in lines for a, b in pairwise(line)}


def _back(steps: dict[int, int]) -> dict[int, int]:
    return {b: a for a, b in steps.items()}


def _mirror(x: int, y: int) -> dict[int, int]:
    """The reflection that takes column c to 6 - c (x = 1) or row c to 6 - c (y = 1)."""
    at = {place: point for point, place in PLACES.items()}
    return {point: at[6 - c if x else c, 6 - r if y else r] for point, (c, r) in PLACES.items()}


_UP, _RIGHT = _along(COLUMNS), _along(ROWS)
_DOWN, _LEFT = _back(_UP), _back(_RIGHT)
_IN = {point: point + 8 for point in range(1, 17)}


def _within(half: str, steps: dict[int, int], target: str) -> dict[int, int]:
    """The steps that start in one half and do not jump over the target line."""
    allowed = ZONES[half] | ZONES[target]
    return {a: b for a, b in steps.items() if a in ZONES[half] and b in allowed}


# Each generator is a partial map; a point it does not contain has no such move.
STEPS: Final[dict[str, dict[int, int]]] = {
    "cw": {point: _turn(point, 1) for point in POINTS},
    "ccw": {point: _turn(point, -1) for point in POINTS},
    "in": _IN,
    "out": _back(_IN),
    "up": _UP,
    "down": _DOWN,
    "left": _LEFT,
    "right": _RIGHT,
    "axis": _within("left", _RIGHT, "axis") | _within("right", _LEFT, "axis"),
    "river": _within("front", _DOWN, "river") | _within("guard", _UP, "river"),
    "line-in": {a: b for a, b in _IN.items() if a % 2 == 0},
    "line-out": {b: a for a, b in _IN.items() if a % 2 == 0},
    "next": {point: point % 24 + 1 for point in POINTS},
    "prev": {point: (point - 2) % 24 + 1 for point in POINTS},
    "mirror": _mirror(1, 0),
    "flip": _mirror(0, 1),
    "half": _mirror(1, 1),
}


def walk(steps: tuple[str, ...], point: int) -> int | None:
    """Where a path of steps leads from a point; None where one of its steps does not exist."""
    for step in steps:
        if point not in STEPS[step]:
            return None
        point = STEPS[step][point]
    return point


def seen_by_opponent(point: int) -> int:
    """The number the opponent gives to this point, and back: half a turn (G1.2)."""
    return STEPS["half"][point]
