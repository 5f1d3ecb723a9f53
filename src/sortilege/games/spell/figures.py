"""The things of the arena, drawn around the origin: slabs, wizards, elementals, rune cards, spells.

The sides are told apart by shape: violet is the lozenge, black the hexagon. An active slab is lit, the others bare.
"""

from sortilege.games.spell.decks import Card
from sortilege.ink import (
    NOTHING,
    Ink,
    Point,
    Style,
    at,
    badge,
    circle,
    fit,
    group,
    join,
    line,
    path,
    polygon,
    rect,
    ring,
    text,
    wrap,
)
from sortilege.ink.svg import drawn_once

LEVELS = ("I", "II", "III", "IV")
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
def wizard(seat: int, r: float) -> Ink:
    """A wizard on the side's plinth: pointed hat with a star, beard and cloak."""
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
    return join(_plinth(seat, r), at(0, 0, *figure, scale=r / 25, stroke=trim, stroke_width=0.9))


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
def rune_card(card: Card, name: str, *, lit: bool, barred: bool, seat: int, size: tuple[float, float]) -> Ink:
    """A rune card face up: its level, its shape, its name. Lit, it can be taken now; barred, its level is used up."""
    w, h = size
    ground = "var(--vellum)" if lit else "var(--sheet)"
    edge: Style = {"stroke": "var(--action)" if lit else "var(--gold)", "stroke_width": 3.2 if lit else 1.4}
    return group(
        rect(-w / 2 - 5, -h / 2 - 5, w + 10, h + 10, 13, fill="var(--glow)", fill_opacity=0.45) if lit else NOTHING,
        rect(-w / 2 + 2, -h / 2 + 4, w, h, 9, fill="var(--shade)", fill_opacity=0.25),
        rect(-w / 2, -h / 2, w, h, 9, fill=ground, **edge),
        rect(-w / 2 + 5, -h / 2 + 5, w - 10, h - 10, 6, fill="none", stroke="var(--gold)", stroke_opacity=0.5),
        text(-w / 2 + 18, -h / 2 + 25, LEVELS[card.level - 1], 17, font_weight=700, fill="var(--muted)"),
        at(0, -4, shape(card, seat if lit else -1, w * 0.66)),
        *_name(name, w, h),
        opacity=0.45 if barred else None,
    )


def _name(name: str, w: float, h: float) -> list[Ink]:
    """A rune's name at the foot of its card, in two lines if it is too long for one."""
    rows = [name] if fit(name, w - 14, 14.5) > 11.5 else wrap(name, w - 10, 12)
    return [
        text(0, h / 2 - 12 - 13.5 * (len(rows) - 1 - i), one, fit(one, w - 10, 14.5 if len(rows) == 1 else 12.5))
        for i, one in enumerate(rows)
    ]


def shape(card: Card, seat: int, width: float) -> Ink:
    """The shape of a rune as small slabs, in the colours of the seat that can take it (-1: bare)."""
    wide = max(len(row) for row in card.rows)
    step = min(width / 4, 27.0)
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


def counted(drawing: Ink, count: int, x: float, y: float) -> Ink:
    """A drawing with how many of it there are, if more than one."""
    return join(drawing, at(x, y, badge(count, 10))) if count > 1 else drawing
