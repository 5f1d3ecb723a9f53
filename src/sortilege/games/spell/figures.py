"""The things of the arena, drawn around the origin: slabs, wizards, elementals, rune cards, spells.

The sides are told apart by shape: violet is the lozenge, black the hexagon. An active slab is lit, the others bare.
"""

from sortilege.games.spell.decks import RuneCard
from sortilege.ink import (
    Ink,
    Point,
    Style,
    at,
    circle,
    group,
    join,
    line,
    path,
    polygon,
    rect,
    ring,
    text,
)
from sortilege.ink.svg import drawn_once

LEVELS = ("I", "II", "III", "IV")
RUNE = (92.0, 72.0)  # the box of a rune's sign
_STONE = ("url(#ink-silver)", "var(--silver-rim)")
_LIT = (("url(#ink-spirit)", "var(--spirit-edge)"), ("url(#ink-ebony)", "var(--ebony-low)"))


def emblem(seat: int, r: float) -> list[Point]:
    """The outline of a side's sign."""
    return [(0, -r), (r * 0.82, 0), (0, r), (-r * 0.82, 0)] if seat == 0 else ring(6, r * 0.96)


@drawn_once
def side_mark(seat: int, r: float) -> Ink:
    """A side's sign in its colour, for names and tracks."""
    fill, edge = _LIT[seat]
    return polygon(emblem(seat, r), fill=fill, stroke=edge if seat == 0 else "var(--gold)", stroke_width=r * 0.12)


@drawn_once
def slab(owner: int, active: bool, size: float) -> Ink:
    """A tile: owner 0 violet, 1 black, -1 neutral."""
    fill, edge = _LIT[owner] if active else _STONE if owner >= 0 else ("url(#ink-ivory)", "var(--ivory-rim)")
    h = size / 2
    near, far = round(-h + size * 0.055, 1), round(-h + size * 0.09, 1)
    return join(
        rect(-h + size * 0.02, -h + size * 0.045, size, size, size * 0.1, fill="var(--shade)", fill_opacity=0.4),
        rect(-h, -h, size, size, size * 0.1, fill=fill, stroke=edge, stroke_width=size * 0.018),
        path(
            f"M{near},{-far}V{far}Q{near},{near} {far},{near}H{-far}",
            fill="none",
            stroke="#fff",
            stroke_width=size * 0.02,
            stroke_linecap="round",
            stroke_opacity=0.28 if active else 0.6,
        ),
        _engraving(owner, active, size),
    )


def _engraving(owner: int, active: bool, size: float) -> Ink:
    if owner < 0:
        return group(
            circle(0, 0, size * 0.3),
            circle(0, 0, size * 0.24),
            *(line(*a, *b) for a, b in zip(ring(8, size * 0.24), ring(8, size * 0.3), strict=True)),
            fill="none",
            stroke="var(--ivory-rim)",
            stroke_width=size * 0.018,
            opacity=0.75,
        )
    if active:
        return _lit_rune(owner, size)
    tone = "var(--spirit-edge)" if owner == 0 else "var(--ebony-low)"
    corners = [
        at(x * size * 0.37, y * size * 0.37, polygon(emblem(owner, size * 0.055), fill=tone, fill_opacity=0.85))
        for x in (-1, 1)
        for y in (-1, 1)
    ]
    outline = polygon(
        emblem(owner, size * 0.3), fill="none", stroke=tone, stroke_width=size * 0.022, stroke_opacity=0.75
    )
    shine = polygon(
        emblem(owner, size * 0.3), fill="none", stroke="#fff", stroke_width=size * 0.012, stroke_opacity=0.6
    )
    return join(*corners, at(size * 0.012, size * 0.014, shine), outline)


def _lit_rune(owner: int, size: float) -> Ink:
    """The side's sign shining on an active slab."""
    light, core = ("#f3dcff", "#fffaf0") if owner == 0 else ("#f0c54a", "#fff2c4")
    halo = [polygon(emblem(owner, size * r), fill=light, fill_opacity=o) for r, o in ((0.43, 0.12), (0.37, 0.16))]
    rune = polygon(emblem(owner, size * 0.3), fill="none", stroke=light, stroke_width=size * 0.05)
    inner = polygon(emblem(owner, size * 0.3), fill="none", stroke=core, stroke_width=size * 0.018)
    arms = ring(4, size * 0.3) if owner == 0 else ring(6, size * 0.285)
    rays = [line(0, 0, x * 0.55, y * 0.55, stroke=light, stroke_width=size * 0.028) for x, y in arms]
    return join(*halo, *rays, rune, inner, circle(0, 0, size * 0.045, fill=core))


@drawn_once
def special_slab(seat: int, size: float) -> Ink:
    """The special tile of Extralimitae: lit, with a ring of stars."""
    stars = [circle(x, y, size * 0.022, fill="#fff2c4") for x, y in ring(12, size * 0.43)]
    return join(slab(seat, True, size), *stars)


def _plinth(seat: int, r: float) -> Ink:
    """What a pawn stands on: the side's sign."""
    fill, _ = _LIT[seat]
    rim = "var(--ivory)" if seat == 0 else "var(--ebony-rim)"
    outline = emblem(seat, r * (1.16 if seat == 0 else 1.06))
    fall = at(r * 0.07, r * 0.13, polygon(outline, fill="var(--shade)", fill_opacity=0.45))
    return join(fall, polygon(outline, fill=fill, stroke=rim, stroke_width=r * 0.1, stroke_linejoin="round"))


@drawn_once
def wizard(seat: int, r: float, *, mine: bool = False) -> Ink:
    """A wizard on the side's plinth: pointed hat with a star, beard and cloak; one's own has a ring of dots."""
    cloth, trim = ("var(--ivory)", "var(--spirit-edge)") if seat == 0 else ("var(--ebony-on)", "var(--ebony-low)")
    figure = [
        path("M-13,15C-12,6 -7,2 0,2C7,2 12,6 13,15C7,19 -7,19 -13,15Z", fill=cloth),
        circle(0, -1.5, 5.6, fill="#e8c9a0"),
        path("M-6.2,-2C-6.6,5 -3,9.5 0,12.5C3,9.5 6.6,5 6.2,-2C3,1.2 -3,1.2 -6.2,-2Z", fill="#f8f3e6"),
        path("M-13,-3.4C-7,-7 -5,-15 3,-23C2.4,-16 6.5,-7 13,-3.4C6,-0.8 -6,-0.8 -13,-3.4Z", fill=cloth),
        path(
            "M0.6,-14.5L1.9,-11.6L5,-11.3L2.7,-9.2L3.4,-6.1L0.6,-7.7L-2.2,-6.1L-1.5,-9.2L-3.8,-11.3L-0.7,-11.6Z",
            fill=trim,
        ),
    ]
    dots = [circle(x, y, r * 0.07, fill="#ffe9a8", stroke="#2b2118", stroke_width=0.8) for x, y in ring(18, r * 1.3)]
    return join(
        *(dots if mine else ()), _plinth(seat, r), at(0, 0, *figure, scale=r / 25, stroke=trim, stroke_width=0.9)
    )


@drawn_once
def sprite(seat: int, r: float) -> Ink:
    """An elemental: a wisp of light on a small plinth."""
    glow = "#f3dcff" if seat == 0 else "#f0c54a"
    wisp = "M0,-20C9,-11 12,-4 9,4C7,11 -7,11 -9,4C-11,-2 -6,-5 -5,-10C-2,-8 -1,-6 -1,-3C2,-7 3,-13 0,-20Z"
    body = at(
        0,
        2,
        path(wisp, fill=glow, stroke="#fffaf0", stroke_width=1.6),
        circle(-3.4, 2, 1.5),
        circle(3.4, 2, 1.5),
        scale=r / 21,
    )
    return join(_plinth(seat, r * 0.86), body)


@drawn_once
def rune_sign(card: RuneCard, seat: int, barred: bool) -> Ink:
    """A rune in a box of RUNE: its level and its shape, in the colours of the seat that can take it now (-1: bare)."""
    level = text(-RUNE[0] / 2 + 1, -RUNE[1] / 2 + 15, LEVELS[card.level - 1], 16, anchor="start", font_weight=700)
    return group(level, at(0, 9, shape(card, seat, 72)), fill="var(--muted)", opacity=0.45 if barred else None)


@drawn_once
def amulet(number: int, seat: int, r: float) -> Ink:
    """A medallion: two wizards, three elementals, a tile outside, or a pair of arrows."""
    inner = [
        join(at(-15, 0, wizard(seat, 17)), at(17, 4, wizard(seat, 17))),
        join(*(at(x, y, sprite(seat, 15)) for x, y in ring(3, 20))),
        join(
            rect(-20, -16, 34, 34, 4, fill="none", stroke="var(--gold)", stroke_width=2),
            at(24, 0, special_slab(seat, 22)),
        ),
        join(*(at(0, dy, _arrow(), turn=turn) for dy, turn in ((-11, 0), (11, 180)))),
    ]
    medal = join(
        circle(0, 0, 58, fill="url(#ink-bronze)", stroke="var(--bronze-rim)", stroke_width=3),
        circle(0, 0, 49, fill="var(--sheet)", stroke="var(--bronze-rim)", stroke_width=1.5),
        inner[number],
    )
    return at(0, 0, medal, scale=r / 60)


def _arrow() -> Ink:
    ends: Style = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    return path("M-24,0H20M10,-8L22,0L10,8", fill="none", stroke="var(--spirit-line)", stroke_width=5, **ends)


@drawn_once
def gem(r: float) -> Ink:
    """The gem of Vrinolur: who has it begins."""
    outline: list[Point] = [(0, -r), (r * 0.8, -r * 0.3), (r * 0.5, r * 0.9), (-r * 0.5, r * 0.9), (-r * 0.8, -r * 0.3)]
    facets = [
        polygon([outline[0], outline[1], (0, 0.1 * r)], fill="#fff", fill_opacity=0.35),
        polygon([outline[2], outline[3], (0, 0.1 * r)], fill="#000", fill_opacity=0.25),
    ]
    return join(polygon(outline, fill="url(#ink-earth)", stroke="var(--earth-edge)", stroke_width=1.4), *facets)


def shape(card: RuneCard, seat: int, width: float) -> Ink:
    """The shape of a rune as small slabs, in the colours of the seat that can take it (-1: bare)."""
    wide = max(len(row) for row in card.rows)
    step = min(width / 4, (RUNE[1] - 18) / len(card.rows))
    left, top = -step * wide / 2, -step * len(card.rows) / 2
    tone = "var(--spirit)" if seat == 0 else "var(--ebony)" if seat == 1 else "var(--muted)"
    cells = []
    for row, column in sorted(card.cells):
        x, y = left + (column + 0.5) * step, top + (row + 0.5) * step
        cells.append(rect(x - step * 0.45, y - step * 0.45, step * 0.9, step * 0.9, step * 0.18, fill=tone))
        light = "#f3dcff" if seat == 0 else "#f0c54a"
        if seat >= 0:
            cells.append(at(x, y, polygon(emblem(seat, step * 0.26), fill="none", stroke=light, stroke_width=1.6)))
    return join(*cells)


@drawn_once
def spell_icon(spell: int, r: float, *, extra: bool = False) -> Ink:
    """The sign of a spell: 1 a wisp, 2 a rising arrow, 3 a blast; with a Doppelganger 1 is a hat."""
    ink: Style = {
        "fill": "none",
        "stroke": "var(--ink)",
        "stroke_width": r * 0.12,
        "stroke_linecap": "round",
        "stroke_linejoin": "round",
    }
    s = r / 15
    if spell == 1 and extra:
        drawing = path("M-10,7C-5,4 -3,-4 2,-11C2,-4 5,4 10,7C5,9.5 -5,9.5 -10,7Z", **ink)
    elif spell == 1:
        drawing = path(
            "M0,-10.5C5,-6 7,-2 5.5,3C4,8 -4,8 -5.5,3C-6.5,-1 -3.5,-3 -3,-6"
            "C-1,-5 -.5,-3.5 -.5,-1.5C1.5,-4 2,-7.5 0,-10.5Z",
            **ink,
        )
    elif spell == 2:
        drawing = join(path("M0,4V-10M-5,-5L0,-10L5,-5", **ink), path("M-7,8Q0,4 7,8", **ink))
    else:
        drawing = join(circle(-5, 0, 3.2, **ink), path("M1,0H10M6,-4L10,0L6,4M-1,-8Q2,-4 1.5,-3M-1,8Q2,4 1.5,3", **ink))
    return join(
        circle(0, 0, r, fill="var(--sheet)", stroke="var(--gold)", stroke_width=r * 0.09),
        at(0, 0, drawing, scale=s),
    )


def turn_mark(r: float) -> Ink:
    """The sign on a tile that can be turned over: an arrow bent back on itself."""
    bend = f"M{-r * 0.5},{-r * 0.05}A{r * 0.5},{r * 0.5} 0 1 1 {-r * 0.12},{r * 0.46}"
    arrow = f"{bend}M{-r * 0.75},{-r * 0.36}L{-r * 0.5},{-r * 0.02}L{-r * 0.14},{-r * 0.28}"
    return join(
        circle(0, 0, r, fill="var(--sheet)", stroke="var(--action)", stroke_width=r * 0.12),
        path(
            arrow,
            fill="none",
            stroke="var(--ink)",
            stroke_width=r * 0.17,
            stroke_linecap="round",
            stroke_linejoin="round",
        ),
    )
