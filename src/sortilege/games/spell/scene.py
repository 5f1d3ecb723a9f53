"""The drawing of a position: the stone arena with its tiles and pawns, and the amulets while they are chosen."""

from collections.abc import Hashable, Sequence
from functools import partial

from sortilege.games.spell import figures, fits
from sortilege.games.spell import state as st
from sortilege.games.spell.board import CENTRE
from sortilege.games.spell.layout import Places
from sortilege.games.spell.notation import CELLS, OUTSIDE, cell_names, settled
from sortilege.games.spell.outlines import outline
from sortilege.games.spell.previews import render_previews
from sortilege.games.spell.speech import SpellSpeech
from sortilege.games.spell.touch import AMULET, FLIP, NEUTRAL_HOME
from sortilege.games.spell.turn import flippable
from sortilege.ink import Ink, Scene, Style, at, box, circle, disc, fit, frame, group, join, paragraph, path, rect, text
from sortilege.ink import figures as numerals
from sortilege.ink.svg import drawn_once
from sortilege.kernel.bits import each
from sortilege.kernel.gesture import View


def render(speech: SpellSpeech, view: View) -> str:
    """The position as an SVG document."""
    place = Places(speech.position, view)
    scene = Scene(place.floor, place.floor, speech("title"), view, _describe(speech))
    _floor(scene, place)
    _arena(scene, speech, place)
    _last_move(scene, place)
    _fits(scene, place)
    render_previews(scene, place)
    _targets(scene, speech, place)
    return scene.svg()


def _describe(speech: SpellSpeech) -> str:
    position = speech.position
    facts = [speech("round-of", round=int(position.round()), rounds=int(position.terms.rounds))]
    facts += [speech("points-of", seat=speech.seat(seat), points=int(position.points(seat))) for seat in (0, 1)]
    return ", ".join(facts)


# the arena


def _floor(scene: Scene, place: Places) -> None:
    position = place.position
    open_ = (settled(position), place.reach()) if position.stage == st.BUILD else ()
    key = ("floor", place.cells, place.wall, place.label, position.gap, open_)
    scene.part(key, lambda part: _draw_floor(part, place))


def _draw_floor(scene: Scene, place: Places) -> None:
    position = place.position
    scene.ground(frame(0, 0, place.floor, place.floor))
    if position.stage == st.BUILD:
        scene.ground(*(circle(*spot, 4, fill="var(--gold)", fill_opacity=0.5) for spot in place.dots()))
    elif position.gap >= 0:
        scene.ground(_pit(place))
        scene.mark(_recess(place, position.gap))
        if place.outer:
            scene.ground(*(_outer_cell(place, i) for i in range(16)))
    if position.gap >= 0 or position.stage == st.BUILD:
        shade = "var(--silver-on)" if place.outer else "var(--muted)"
        scene.ground(*(numerals(*spot, name, place.label, fill=shade) for spot, name in place.names()))


def _pit(place: Places) -> Ink:
    """The frame of dressed stone in which the slabs slide."""
    x, y = place.at(0, 0)
    side, wall = place.step * 4 + 8, place.wall
    left, top = x - place.step / 2 - 4, y - place.step / 2 - 4
    stone: Style = {"fill": "url(#ink-silver)", "stroke": "var(--silver-rim)", "stroke_width": 2}
    return join(
        rect(left - wall, top - wall, side + 2 * wall, side + 2 * wall, 16, **stone),
        rect(left, top, side, side, 10, fill="var(--silver-rim)", stroke="var(--silver-on)", stroke_width=1.5),
    )


def _recess(place: Places, cell: int) -> Ink:
    x, y = place.cell(cell)
    t = place.tile
    return join(
        rect(x - t / 2, y - t / 2, t, t, t * 0.1, fill="#000", fill_opacity=0.5),
        circle(
            x,
            y,
            t * 0.16,
            fill="none",
            stroke="var(--silver-low)",
            stroke_width=1.5,
            stroke_dasharray="3 6",
            stroke_opacity=0.7,
        ),
    )


def _outer_cell(place: Places, number: int) -> Ink:
    x, y = place.outside(number)
    t = place.tile * 0.86
    return rect(
        x - t / 2,
        y - t / 2,
        t,
        t,
        9,
        fill="none",
        stroke="var(--gold)",
        stroke_width=1.3,
        stroke_dasharray="4 6",
        stroke_opacity=0.6,
    )


def _arena(scene: Scene, speech: SpellSpeech, place: Places) -> None:
    """The cells with all that lies on them, row by row: most moves change few of them."""
    position, side = place.position, place.side
    building = position.stage == st.BUILD
    there = building or position.gap >= 0
    neutral = (1 << CENTRE if building else position.neutral()) if there else 0
    gap = 1 << position.gap if position.gap >= 0 else 0
    words = (
        position.own0, position.own1, neutral, position.active, position.wizards0, position.wizards1,
        position.elementals, gap,
    )  # fmt: skip
    built = settled(position) if building else ()  # then cells are called by their places
    mover = position.mover() if position.elementals else -1
    same = ("arena", place.cells, speech.edition, speech.language, scene.view.seat, mover, there, built)
    full = (1 << side) - 1
    for start in range(0, side**2, side):
        row = tuple([word >> start & full for word in words])
        if there or any(row):
            scene.part(("row", same, start, row), partial(_row, speech, place, scene.view.seat, same, start, row))
    if not there:
        scene.piece(NEUTRAL_HOME, place.floor / 2, place.floor * 0.26, figures.slab(-1, False, place.floor * 0.13))
    if position.special >= 0:
        scene.piece(
            f"slab-{OUTSIDE[position.special]}",
            *place.outside(position.special),
            figures.special_slab(position.mover(), place.tile * 0.88),
        )
    if position.in_turn():
        scene.overlay(*(_corners(place.tile, *place.cell(cell)) for cell in each(position.lit())))


def _row(
    speech: SpellSpeech, place: Places, seat: int, same: Hashable, start: int, row: Sequence[int], part: Scene
) -> None:  # fmt: skip
    for column in range(place.side):
        on = tuple([bool(word >> column & 1) for word in row])
        part.part(("cell", same, start + column, on), partial(_cell, speech, place, seat, start + column, on))


def _cell(speech: SpellSpeech, place: Places, seat: int, cell: int, on: Sequence[bool], part: Scene) -> None:
    """A tile with who stands on it as this seat sees it, and the cell as a target."""
    own0, own1, neutral, active, *wizards, elemental, _ = on
    position, (x, y), r = place.position, place.cell(cell), place.tile * 0.33
    name = cell_names(position)[cell]
    if own0 or own1 or neutral:
        owner = 0 if own0 else 1 if own1 else -1
        part.piece(f"slab-{name}", x, y, figures.slab(owner, active, place.tile))
    if elemental:
        shift = place.tile * 0.2 if any(wizards) else 0
        part.piece(f"sprite-{name}", x + shift, y + shift, figures.sprite(position.mover(), r))
    for one, stands in enumerate(wizards):
        if stands:
            part.piece(f"wizard-{name}", x, y, figures.wizard(one, r, mine=one == seat))
    if position.gap >= 0 or position.stage == st.BUILD:
        size = place.tile + 4
        sign = FLIP(cell) if position.gap >= 0 else ""
        part.target(name, x, y, box(size, size, size * 0.1), speech.name(name), holds=sign)


def _last_move(scene: Scene, place: Places) -> None:
    """A rim around what the last move brought here, arrows for what is about to happen, and where a rune lies."""
    ends = {end for _, end in scene.view.trail if end}
    names = {end.partition("-")[2] for end in ends if not end.startswith("fit")}
    scene.overlay(
        *(_moved(place, cell, _seen(scene)) for cell, name in enumerate(cell_names(place.position)) if name in names)
    )
    scene.trail(place.pawns() if scene.view.trail or scene.view.staged else {}, place.tile * 0.3)
    for motions, colour in ((scene.view.trail, _seen(scene)), (scene.view.staged, "var(--action)")):
        runes = sum(1 << CELLS.index(end[4:]) for _, end in motions if end and end.startswith("fit"))
        if runes:
            scene.overlay(outline(place.cells, runes, colour=colour))


def _seen(scene: Scene) -> str:
    """The colour of what was done last: one's own, or another's; never that of what can be touched."""
    return "var(--water-line)" if scene.view.mover == scene.view.seat else "var(--fire-line)"


def _fits(scene: Scene, place: Places) -> None:
    """A line around the tiles of each rune that can be taken now, one within the other."""
    if place.position.stage == st.TURN and place.position.seat == scene.view.seat:
        for number, card in enumerate(fits.fitting(place.position)):
            line = outline(place.cells, fits.cells_of(place.position, card), inset=(1 + 8 * number) * place.scale)
            scene.overlay(group(line, class_="resting"))


def _moved(place: Places, cell: int, colour: str) -> Ink:
    x, y = place.cell(cell)
    t = place.tile - 1
    rim: Style = {"fill": "none", "stroke": colour, "stroke_width": 3, "opacity": 0.75}
    return rect(x - t / 2, y - t / 2, t, t, t * 0.1, **rim)


@drawn_once
def _corners(tile: float, x: float, y: float) -> Ink:
    """The marks of a cell that counts as active in this turn."""
    h, arm = tile * 0.44, tile * 0.13
    angles = [
        f"M{sx * h:.1f},{sy * (h - arm):.1f}V{sy * h:.1f}H{sx * (h - arm):.1f}" for sx in (-1, 1) for sy in (-1, 1)
    ]
    style = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    d = "".join(angles)
    return at(
        x,
        y,
        path(d, stroke="#2b2118", stroke_width=5, opacity=0.5, **style),
        path(d, stroke="#ffe9a8", stroke_width=2.6, **style),
    )


# what can be touched


def _targets(scene: Scene, speech: SpellSpeech, place: Places) -> None:
    position = place.position
    if position.stage == st.KEEP:
        _amulets(scene, speech, place)
    if position.gap < 0 and position.stage != st.BUILD:
        return
    if position.in_turn() and position.amulet(position.mover()) == st.EXTRALIMITAE:
        for i, name in enumerate(OUTSIDE):
            scene.target(name, *place.outside(i), box(place.tile * 0.86, place.tile * 0.86, 9), speech.name(name))
    _flips(scene, speech, place)


def _flips(scene: Scene, speech: SpellSpeech, place: Places) -> None:
    """A sign on each tile that can be turned over now."""
    position = place.position
    extra = position.stage == st.TARGET and position.spell == 1 and position.amulet(position.mover()) == st.DOPPELGANGER
    if extra or (position.stage == st.TURN and position.wizard_actions):
        for cell in each(flippable(position)):
            x, y = place.cell(cell)
            spot = (x + place.tile * 0.34, y - place.tile * 0.34)
            scene.overlay(at(*spot, figures.turn_mark(place.touch * 0.8)))
            scene.target(FLIP(cell), *spot, disc(place.touch), speech.name(FLIP(cell)))


def _amulets(scene: Scene, speech: SpellSpeech, place: Places) -> None:
    """The two amulets between which the seat chooses."""
    for i, amulet in enumerate(each(speech.position.amulets_offered())):
        x, y = place.floor * (0.27 + 0.46 * i), place.floor * 0.54
        name, power = speech(f"amulet-{amulet}"), speech(f"power-{amulet}")
        scene.mark(
            at(
                x,
                y,
                figures.amulet(amulet, int(speech.position.seat), 58),
                text(0, 96, name, fit(name, 260, 24), font_weight=600),
                paragraph(0, 126, power, 270, place.label / place.scale + 1, anchor="middle", fill="var(--muted)"),
                scale=place.scale,
            )
        )
        size = box(284 * place.scale, 256 * place.scale, 14)
        scene.target(AMULET(amulet), x, y + 42 * place.scale, size, speech.name(AMULET(amulet)))
