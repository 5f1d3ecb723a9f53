"""What a shift of the arena does, while its tile is touched: the tile lies in the gap, and arrows show what can slide.

Each drawing lies hidden above the arena, in a group with `data-preview` and the tile's target as its value; where the
tile lies in it is its `landing`, and a tile that is dragged there stays touched. Within it each side has a group with
`data-ghost` and the target of that side as its value: while that is pointed at, the page shows copies of what lies on
`data-cells`, moved `data-by` so much, which is how the arena will look. The ids of what lies on each cell are told once
for all, in `data-lying`: so a drawing says nothing of ids, and is the same at every table.
"""

from sortilege.games.spell import figures
from sortilege.games.spell import state as st
from sortilege.games.spell.board import PART
from sortilege.games.spell.layout import Cells, Places
from sortilege.games.spell.notation import CELLS
from sortilege.games.spell.outlines import outline
from sortilege.games.spell.touch import slides_from
from sortilege.ink import Ink, Scene, Style, at, circle, group, join, path, rect
from sortilege.ink.svg import drawn_once
from sortilege.kernel.bits import each, popcount

_TURNS = (-90.0, 90.0, 180.0, 0.0)  # of an arrow to the right, by direction


def render_previews(scene: Scene, place: Places) -> None:
    """Adds what lifting each tile would do, for who may lift one now."""
    position = place.position
    if position.stage != st.TURN or position.seat != scene.view.seat or not position.arena_actions:
        return
    scene.overlay(group(class_="lying", data_lying=_lying(scene, place)))
    arrow = scene.shared(_arrow(place.tile * 0.33))
    for cell in each(position.free()):
        owner = 0 if position.own0 >> cell & 1 else 1 if position.own1 >> cell & 1 else -1
        slab = scene.shared(figures.slab(owner, bool(position.active >> cell & 1), place.tile))
        scene.overlay(_preview(place.cells, int(position.gap), cell, slab, arrow))


def _lying(scene: Scene, place: Places) -> str:
    """The ids of the pieces on each cell, the tile first."""
    position, ids = place.position, scene.view.ids
    riders = (("wizard", position.wizards0 | position.wizards1), ("sprite", position.elementals))
    found = []
    for cell, name in enumerate(CELLS):
        if cell != position.gap:
            places = [f"slab-{name}", *[f"{kind}-{name}" for kind, cells in riders if cells >> cell & 1]]
            found.append(f"{name}:{','.join([ids.get(one, one) for one in places])}")
    return " ".join(found)


@drawn_once
def _preview(cells: Cells, gap: int, cell: int, slab: Ink, arrow: Ink) -> Ink:
    """What lifting a tile does: where it lies then, and what can slide from each side."""
    drawing = join(_lifted(cells, gap, cell, slab), _parts(cells, cell, arrow))
    ghosts = [_ghost(cells, gap, cell, direction) for direction in range(4) if PART[cell << 2 | direction]]
    return group(drawing, *ghosts, class_="preview", data_preview=CELLS[cell], visibility="hidden")


def _lifted(cells: Cells, gap: int, cell: int, slab: Ink) -> Ink:
    """The new gap, the tile in the old one, and the way between them."""
    (x, y), (gx, gy), t = cells.middle(cell), cells.middle(gap), cells.step * 0.93
    bend = 0.24 if gx >= x else -0.24
    mx, my = (x + gx) / 2 + (gy - y) * bend, (y + gy) / 2 - (gx - x) * bend
    way = f"M{x:.0f},{y:.0f}Q{mx:.0f},{my:.0f} {gx:.0f},{gy:.0f}"
    dots: Style = {"fill": "none", "stroke_linecap": "round", "stroke_width": 7 * cells.scale}
    return join(
        rect(x - t / 2 - 2, y - t / 2 - 2, t + 4, t + 4, t * 0.1, fill="#232931"),
        at(gx, gy, slab, id=_lifted_id(cell)),
        group(outline(cells, 1 << gap, inset=4 * cells.scale, colour="var(--ivory)"), class_="landing"),
        path(way, stroke="#2b2118", stroke_opacity=0.6, **dots),
        path(way, stroke="#ffe9a8", stroke_dasharray=f"0 {13 * cells.scale:.0f}", **dots),
        circle(gx, gy, 7 * cells.scale, fill="#ffe9a8", stroke="#2b2118", stroke_width=2),
    )


def _lifted_id(cell: int) -> str:
    return f"lift-{CELLS[cell]}"


def _ghost(cells: Cells, gap: int, cell: int, direction: int) -> Ink:
    """What slides into the new gap, and the gap that it leaves behind."""
    start, t = slides_from(cell, direction), cells.step * 0.93
    moved = [_lifted_id(cell) if part == gap else CELLS[part] for part in each(PART[cell << 2 | direction])]
    (x, y), (nx, ny) = cells.middle(cell), cells.middle(start)
    last = cells.middle(cell + popcount(int(PART[cell << 2 | direction])) * (start - cell))
    left = rect(last[0] - t / 2 - 2, last[1] - t / 2 - 2, t + 4, t + 4, t * 0.1, fill="#232931")
    way: Style = {"data_ghost": CELLS[start], "data_cells": " ".join(moved), "data_by": f"{x - nx:g}px {y - ny:g}px"}
    return group(left, display="none", **way)


def _parts(cells: Cells, cell: int, arrow: Ink) -> Ink:
    """The parts beside the new gap that can slide into it (S4.5), each with its arrow."""
    drawings = []
    x, y = cells.middle(cell)
    for direction in range(4):
        if part := int(PART[cell << 2 | direction]):
            nx, ny = cells.middle(slides_from(cell, direction))
            drawings += [
                outline(cells, part, inset=3 * cells.scale, dashed=True),
                at((x + nx) / 2, (y + ny) / 2, arrow, turn=_TURNS[direction]),
            ]
    return join(*drawings)


@drawn_once
def _arrow(r: float) -> Ink:
    """A broad arrow to the right."""
    thin, tip = r * 0.42, r * 1.15
    head = f"H{r * 0.1:.1f}V{-r:.1f}L{tip:.1f},0L{r * 0.1:.1f},{r:.1f}V{thin:.1f}"
    shape = f"M{-r:.1f},{-thin:.1f}{head}H{-r:.1f}Z"
    return path(shape, fill="var(--sheet)", stroke="var(--action)", stroke_width=r * 0.12, stroke_linejoin="round")
