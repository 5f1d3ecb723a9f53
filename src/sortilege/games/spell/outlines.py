"""A line around several cells of the arena, drawn once and a little inside their edge."""

from functools import lru_cache
from itertools import pairwise

from sortilege.games.spell.layout import Cells
from sortilege.ink import Ink, Style, join, path
from sortilege.ink.svg import drawn_once
from sortilege.kernel.bits import each

Corner = tuple[int, int]  # column and row of a corner of cells


@drawn_once
def outline(place: Cells, cells: int, *, inset: float = 0, colour: str = "var(--action)", dashed: bool = False) -> Ink:
    """A line in this colour around these cells; if it is whole, on a darker one, to be seen on every tile."""
    x, y = place.middle(0)
    left, top, step = x - place.step / 2, y - place.step / 2, place.step
    loops = []
    for loop in _loops(cells):
        points = [(left + x * step + dx * inset, top + y * step + dy * inset) for (x, y), (dx, dy) in _inward(loop)]
        loops.append("M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in points) + "Z")
    style: Style = {"fill": "none", "stroke_linejoin": "round", "stroke_linecap": "round"}
    ways = "".join(loops)
    if dashed:
        return path(ways, stroke=colour, stroke_width=5 * place.scale, stroke_dasharray="10 9", **style)
    return join(
        path(ways, stroke="#2b2118", stroke_width=9 * place.scale, stroke_opacity=0.55, **style),
        path(ways, stroke=colour, stroke_width=5 * place.scale, **style),
    )


@lru_cache(4096)
def _loops(cells: int) -> list[list[Corner]]:
    """The corners where the edge of these cells turns, clockwise, in as many loops as there are."""
    edges: set[tuple[Corner, Corner]] = set()
    for cell in each(cells):
        y, x = divmod(cell, 4)
        around = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1), (x, y)]
        for edge in pairwise(around):
            if edge[::-1] in edges:
                edges.remove(edge[::-1])
            else:
                edges.add(edge)
    loops = []
    while edges:
        loops.append(_corners(_walk(edges)))
    return loops


def _walk(edges: set[tuple[Corner, Corner]]) -> list[Corner]:
    """Takes one loop out of the edges; where two cells meet at a corner only, it turns right and keeps to its cell."""
    start, here = edges.pop()
    walked, before = [start], start
    while here != start:
        walked.append(here)
        dx, dy = here[0] - before[0], here[1] - before[1]
        turns = [(here[0] - dy, here[1] + dx), (here[0] + dx, here[1] + dy), (here[0] + dy, here[1] - dx)]
        end = next(end for end in turns if (here, end) in edges)
        edges.remove((here, end))
        before, here = here, end
    return walked


def _corners(walked: list[Corner]) -> list[Corner]:
    """Leaves out the corners at which a loop goes straight on."""
    size = len(walked)
    return [
        here
        for i, here in enumerate(walked)
        if not _straight(walked[i - 1], here, walked[(i + 1) % size])
    ]  # fmt: skip


def _straight(before: Corner, here: Corner, after: Corner) -> bool:
    return before[0] == here[0] == after[0] or before[1] == here[1] == after[1]


def _inward(loop: list[Corner]) -> list[tuple[Corner, Corner]]:
    """Each corner of a clockwise loop, and the way from it into the cells."""
    normals = []
    for i, (x, y) in enumerate(loop):
        nx, ny = loop[(i + 1) % len(loop)]
        normals.append((_sign(y - ny), _sign(nx - x)))
    return [
        (corner, (normals[i - 1][0] + normals[i][0], normals[i - 1][1] + normals[i][1]))
        for i, corner in enumerate(loop)
    ]


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
