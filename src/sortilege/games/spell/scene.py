"""The drawing of a position: the stone arena, the display of runes, both players' strips, rounds and points."""

from sortilege.games.spell import figures
from sortilege.games.spell.display import draw_display, draw_tracks
from sortilege.games.spell.notation import CELLS, FIELD_CELLS, OUTSIDE
from sortilege.games.spell.places import BOARD, MINE, Places
from sortilege.games.spell.speech import Speech
from sortilege.games.spell.state import (
    BUILD,
    DEAL,
    DOPPELGANGER,
    ENDED,
    EXTRALIMITAE,
    KEEP,
    TARGET,
    TOSS,
    TURN,
)
from sortilege.games.spell.strips import draw_strip
from sortilege.games.spell.text import bits
from sortilege.games.spell.touch import NEUTRAL_HOME
from sortilege.games.spell.turn import flippable
from sortilege.ink import (
    Ink,
    Scene,
    Style,
    at,
    box,
    circle,
    disc,
    fit,
    frame,
    group,
    join,
    paragraph,
    path,
    rect,
    ring,
    text,
)
from sortilege.ink import figures as numerals
from sortilege.kernel.gesture import View


def draw(speech: Speech, view: View) -> str:
    place = Places(speech.position, view)
    scene = Scene(place.layout.width, place.layout.height, speech("title"), view, _describe(speech))
    with scene.placed(*place.layout.floor):
        _arena(scene, speech, place)
    for seat in (0, 1):
        draw_strip(scene, speech, place, seat)
    draw_display(scene, speech, place)
    draw_tracks(scene, speech, place)
    return scene.svg()


def _describe(speech: Speech) -> str:
    position = speech.position
    said = [speech("round-of", round=int(position.round()), rounds=int(position.terms.rounds))]
    said += [speech("points-of", seat=speech.seat(seat), points=int(position.points(seat))) for seat in (0, 1)]
    return ", ".join(said)


# the arena


def _arena(scene: Scene, speech: Speech, place: Places) -> None:
    _floor(scene, place)
    _slabs(scene, place)
    _pawns(scene, place)
    _targets(scene, speech, place)
    if place.position.stage == ENDED:
        _result(scene, speech)


def _floor(scene: Scene, place: Places) -> None:
    position = place.position
    left, top, side = BOARD
    scene.ground(frame(left, top, side, side))
    if position.stage == BUILD:
        dots = [circle(*place.cell(i), 4, fill="var(--gold)", fill_opacity=0.5) for i in range(49)]
        scene.ground(*dots)
    elif position.gap >= 0:
        scene.ground(_pit(place))
        scene.mark(_recess(place, position.gap))
        if place.step < 110:
            scene.ground(*(_outer_cell(place, i) for i in range(16)))
    names = CELLS if place.side == 4 else FIELD_CELLS
    ends = {end.partition("-")[2] for _, end in scene.view.trail if end}
    scene.overlay(*(_moved(place, cell) for cell, name in enumerate(names) if name in ends))


def _moved(place: Places, cell: int) -> Ink:
    """A faint rim around what the last move brought here."""
    x, y = place.cell(cell)
    t = place.tile - 1
    rim: Style = {"fill": "none", "stroke": "var(--action)", "stroke_width": 2.5, "opacity": 0.6}
    return rect(x - t / 2, y - t / 2, t, t, t * 0.1, **rim)


def _pit(place: Places) -> Ink:
    """The frame of dressed stone in which the slabs slide, with the names of rows and columns."""
    x, y = place.at(0, 0)
    size = place.step * 4 + 8
    corner = (x - place.step / 2 - 4, y - place.step / 2 - 4)
    wall = rect(
        corner[0] - 9,
        corner[1] - 9,
        size + 18,
        size + 18,
        16,
        fill="url(#ink-silver)",
        stroke="var(--silver-rim)",
        stroke_width=2,
    )
    pit = rect(*corner, size, size, 10, fill="var(--silver-rim)", stroke="var(--silver-on)", stroke_width=1.5)
    far = place.step / 2 + 21
    size = place.layout.label
    names = [numerals(place.at(0, i)[0], y - far, "abcd"[i], size) for i in range(4)]
    names += [numerals(x - far, place.at(i, 0)[1], str(i + 1), size) for i in range(4)]
    return join(wall, pit, *(names if place.step > 110 else ()))


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


def _slabs(scene: Scene, place: Places) -> None:
    position = place.position
    names = FIELD_CELLS if position.stage == BUILD else CELLS
    there = position.gap >= 0 or position.stage == BUILD
    neutral = (1 << 24 if position.stage == BUILD else position.neutral()) if there else 0
    for owner, cells in ((0, position.own0), (1, position.own1), (-1, neutral)):
        for cell in bits(cells):
            lit = bool(position.active >> cell & 1)
            scene.piece(f"slab-{names[cell]}", *place.cell(cell), figures.slab(owner, lit, place.tile))
    if not there:
        scene.piece(NEUTRAL_HOME, BOARD[0] + BOARD[2] / 2, BOARD[1] + BOARD[2] * 0.26, figures.slab(-1, False, 86))
    if position.special >= 0:
        scene.piece(
            f"slab-{OUTSIDE[position.special]}",
            *place.outside(position.special),
            figures.special_slab(position.mover(), place.tile * 0.88),
        )


def _pawns(scene: Scene, place: Places) -> None:
    position = place.position
    names = FIELD_CELLS if position.stage == BUILD else CELLS
    r = place.tile * 0.33
    for cell in bits(position.elementals):
        x, y = place.cell(cell)
        both = (position.wizards0 | position.wizards1) >> cell & 1
        shift = place.tile * 0.2 if both else 0
        scene.piece(f"sprite-{names[cell]}", x + shift, y + shift, figures.sprite(position.mover(), r))
    for seat in (0, 1):
        for cell in bits(position.wizards(seat)):
            scene.piece(f"wizard-{names[cell]}", *place.cell(cell), figures.wizard(seat, r))
    if position.stage in MINE:
        scene.overlay(*(_corners(place, cell) for cell in bits(position.lit())))


def _corners(place: Places, cell: int) -> Ink:
    """The marks of a cell that counts as active in this turn."""
    x, y = place.cell(cell)
    h, arm = place.tile * 0.44, place.tile * 0.13
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


def _targets(scene: Scene, speech: Speech, place: Places) -> None:
    position = place.position
    size = place.tile + 4
    if position.stage in (TOSS, DEAL):
        return
    if position.stage == KEEP:
        _amulets(scene, speech, place)
        return
    if position.gap < 0 and position.stage != BUILD:
        return
    for cell, name in enumerate(FIELD_CELLS if position.stage == BUILD else CELLS):
        scene.target(name, *place.cell(cell), box(size, size, size * 0.1), speech.name(name))
    if position.stage in MINE and position.amulet(position.mover()) == EXTRALIMITAE:
        for i, name in enumerate(OUTSIDE):
            scene.target(name, *place.outside(i), box(place.tile * 0.86, place.tile * 0.86, 9), speech.name(name))
    extra = position.stage == TARGET and position.spell == 1 and position.amulet(position.mover()) == DOPPELGANGER
    if extra or (position.stage == TURN and position.wizard_actions):
        for cell in bits(flippable(position)):
            x, y = place.cell(cell)
            spot = (x + place.tile * 0.34, y - place.tile * 0.34)
            scene.overlay(at(*spot, figures.turn_mark(15 * place.layout.touch)))
            scene.target(
                f"flip-{CELLS[cell]}", *spot, disc(18 * place.layout.touch), speech.name(f"flip-{CELLS[cell]}")
            )


def _amulets(scene: Scene, speech: Speech, place: Places) -> None:
    """The two amulets between which the seat chooses."""
    left, top, side = BOARD
    for i, amulet in enumerate(bits(speech.position.amulets_offered())):
        x, y = left + side * (0.3 + 0.4 * i), top + side * 0.56
        name, power = speech(f"amulet-{amulet}"), speech(f"power-{amulet}")
        scene.mark(
            at(
                x,
                y,
                _amulet(amulet, speech.position.seat),
                text(0, 96, name, fit(name, 230, 19), font_weight=600),
                paragraph(0, 122, power, 236, place.layout.label + 1, anchor="middle", fill="var(--muted)"),
            )
        )
        scene.target(f"amulet-{amulet}", x, y + 42, box(246, 250, 14), speech.name(f"amulet-{amulet}"))


def _amulet(amulet: int, seat: int) -> Ink:
    """A medallion: two, three, one outside, or a pair of arrows."""
    inner = [
        join(at(-15, 0, figures.wizard(seat, 17)), at(17, 4, figures.wizard(seat, 17))),
        join(*(at(x, y, figures.sprite(seat, 15)) for x, y in ring(3, 20))),
        join(
            rect(-20, -16, 34, 34, 4, fill="none", stroke="var(--gold)", stroke_width=2),
            at(24, 0, figures.special_slab(seat, 22)),
        ),
        join(*(at(0, dy, _arrow(), turn=turn) for dy, turn in ((-11, 0), (11, 180)))),
    ]
    return join(
        circle(0, 0, 58, fill="url(#ink-bronze)", stroke="var(--bronze-rim)", stroke_width=3),
        circle(0, 0, 49, fill="var(--sheet)", stroke="var(--bronze-rim)", stroke_width=1.5),
        inner[amulet],
    )


def _arrow() -> Ink:
    return path(
        "M-24,0H20M10,-8L22,0L10,8",
        fill="none",
        stroke="var(--spirit-line)",
        stroke_width=5,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def _result(scene: Scene, speech: Speech) -> None:
    position = speech.position
    winner = next((seat for seat in (0, 1) if position.score(seat) == 1.0), None)
    words = speech("drawn") if winner is None else speech("won-by", seat=speech.seat(winner))
    x, y = BOARD[0] + BOARD[2] / 2, BOARD[1] + BOARD[2] / 2
    scene.overlay(
        group(
            rect(x - 190, y - 46, 380, 92, 16, fill="var(--sheet)", stroke="var(--gold)", stroke_width=2.5),
            text(x, y + 11, words, fit(words, 340, 32), font_weight=600),
            opacity=0.95,
        )
    )
