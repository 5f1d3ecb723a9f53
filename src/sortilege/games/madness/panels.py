"""A player's panel: magician, what they can pay, hand, support, piles and spells."""

from sortilege.games.madness import board as b
from sortilege.games.madness.speech import Speaker
from sortilege.games.madness.touch import card_target, spell_target
from sortilege.ink import (
    NOTHING,
    Ink,
    Scene,
    Style,
    at,
    badge,
    box,
    card,
    card_back,
    circle,
    entry,
    figures,
    fit,
    group,
    join,
    paragraph,
    path,
    pip,
    rect,
    sign,
    text,
    wizard,
)  # fmt: skip

PANEL = 304.0
MINI = (44.0, 60.0)
WIDTH = 1172.0
WIDE = 450.0  # panels wider than this have room for more words


def columns(seats: int) -> int:
    return {2: 2, 3: 3, 4: 2, 5: 3}[seats]


def mini(kind: int) -> Ink:
    """A small card: an element with its value, or Madness."""
    if kind != b.MAD:
        return card(element=b.ELEMENTS[kind // 3], value=str(kind % 3 + 1), size=MINI)
    w, h = MINI
    spiral = "M0,1C3,-3 8,1 5,6C1,12 -9,9 -9,1C-9,-9 5,-13 11,-5C17,4 11,16 0,17"
    return join(
        rect(-w / 2 + 1, -h / 2 + 1.5, w, h, 4, fill="var(--shade)", opacity=0.25),
        rect(-w / 2, -h / 2, w, h, 4, fill="#2a1640", stroke="#120820", stroke_width=1),
        rect(-w / 2 + 3, -h / 2 + 3, w - 6, h - 6, 3, fill="none", stroke="#a77bd0", stroke_width=0.8),
        path(spiral, fill="none", stroke="#c9a0f0", stroke_width=2.4, stroke_linecap="round"),
        *(circle(x, y, 1.6, fill="#f6e2a0") for x, y in ((-13, -20), (12, -22), (-12, 22), (13, 21))),
    )


def draw_seat(scene: Scene, say: Speaker, seat: int, top: float) -> None:
    """The panel of one player; the viewer's own has a stronger frame."""
    p = say.p
    across = columns(int(p.seats))
    w = (WIDTH - 14 * (across - 1)) / across
    x, y = 14 + (seat % across) * (w + 14), top + (seat // across) * (PANEL + 14)
    own, active = seat == scene.view.seat, seat == p.s[b.ACTIVE]
    edge = "var(--action)" if active else "var(--gold)"
    scene.ground(rect(x, y, w, PANEL, 12, fill="var(--sheet)", stroke=edge, stroke_width=2.6 if own or active else 1.2))
    _header(scene, say, seat, x, y, w)
    if not p.s[p.at(seat) + b.MAGE]:
        return
    if not p.s[p.at(seat) + b.ALIVE]:
        scene.ground(text(x + w / 2, y + PANEL / 2, say("scene-out"), 22, fill="var(--muted)"))
        return
    _row(scene, say, seat, b.HAND, x + 38, y + 88, w - 76)
    _support(scene, say, seat, x, y + 158, w)
    _discard(scene, say, seat, x, y + 204, w)
    _spells(scene, say, seat, x, y + 222, w)


def _header(scene: Scene, say: Speaker, seat: int, x: float, y: float, w: float) -> None:
    """Who it is, and what they can pay of each element with hand and supports."""
    p = say.p
    mage = int(p.s[p.at(seat) + b.MAGE])
    element = say.cards.magicians[mage - 1].element if mage else ""
    name = say.who(seat)
    room = w - (290 if w > WIDE else 234)
    scene.ground(
        at(x + 28, y + 28, wizard(seat, 19, element)),
        text(x + 54, y + 27, name, fit(name, room, 18), anchor="start"),
        text(x + 54, y + 44, say("scene-active"), 12, anchor="start", fill="var(--action)")
        if seat == p.s[b.ACTIVE] and mage
        else NOTHING,
        text(x + w - 186, y + 33, say("scene-has"), 11.5, anchor="end", fill="var(--muted)") if w > WIDE else NOTHING,
    )
    for e, one in enumerate(b.ELEMENTS):
        at_x = x + w - 170 + e * 44
        scene.mark(at(at_x, y + 29, pip(one, 9)), figures(at_x + 20, y + 29, str(int(p.worth(seat, e))), 15))
    target = f"player-{seat + 1}"
    scene.target(target, x + w / 2 - 90, y + 28, box(w - 200, 44, 8), say.name(target))


def _row(scene: Scene, say: Speaker, seat: int, zone: int, x: float, y: float, room: float) -> None:
    """The cards of a zone side by side, closer together if there are many."""
    p = say.p
    kinds = [kind for kind in range(b.KINDS) for _ in range(p.count(seat, zone, kind))]
    step = min(MINI[0] + 4, room / max(1, len(kinds) - 1))
    copies: dict[int, int] = {}
    for i, kind in enumerate(kinds):
        copy = copies[kind] = copies.get(kind, -1) + 1
        target = card_target(seat, zone, kind)
        scene.piece(f"{target}-{copy}", x + i * step, y, mini(kind))
        scene.target(target, x + i * step, y, box(MINI[0], MINI[1], 5), say.name(target))


def _support(scene: Scene, say: Speaker, seat: int, x: float, y: float, w: float) -> None:
    """The places of the support, the draw pile with its known top, and cards being looked at."""
    p = say.p
    limit = int(p.limit(seat))
    for i in range(limit):
        empty: Style = {"fill": "none", "stroke": "var(--gold)", "stroke_width": 1.2, "stroke_dasharray": "3 5"}
        scene.ground(at(x + 38 + i * 48, y, rect(-22, -30, 44, 60, 5, **empty)))
    scene.ground(text(x + 66 + limit * 48 - 44, y - 18, say("scene-support"), 12, anchor="start", fill="var(--muted)"))
    _row(scene, say, seat, b.SUPPORT, x + 38, y, limit * 48.0)
    size = int(p.deck_size(seat))
    top = int(p.s[p.at(seat) + b.TOP] & 15) - 1
    face = mini(top) if top >= 0 else card_back("spirit", MINI)
    shown = (
        join(face, at(15, -26, badge(size, 10)))
        if size
        else rect(-22, -30, 44, 60, 5, fill="none", stroke="var(--gold)")
    )
    label = text(x + w - 70, y - 18, say("scene-draw"), 12, anchor="end", fill="var(--muted)")
    scene.ground(at(x + w - 38, y, shown), label if w > WIDE or limit < 5 else NOTHING)
    looked = int(p.size(seat, b.LIMBO))
    if looked:
        _row(scene, say, seat, b.LIMBO, x + w - 90 - 48 * (looked - 1), y, 48.0 * looked)


def _discard(scene: Scene, say: Speaker, seat: int, x: float, y: float, w: float) -> None:
    """The discard pile as a line of chips, each kind with its number."""
    p = say.p
    kinds = [kind for kind in range(b.KINDS) if p.count(seat, b.DISCARD, kind)]
    label = say("scene-discard")
    scene.ground(text(x + 16, y + 4, label, 12, anchor="start", fill="var(--muted)"))
    room = w - 100
    step = min(44.0, room / max(1, len(kinds)))
    for i, kind in enumerate(kinds):
        at_x = x + 96 + i * step
        target = card_target(seat, b.DISCARD, kind)
        scene.mark(at(at_x, y, _chip(kind, int(p.count(seat, b.DISCARD, kind)), step - 3)))
        scene.target(target, at_x, y, box(step - 3, 22, 5), say.name(target))


def _chip(kind: int, count: int, width: float) -> Ink:
    """A kind of card in a pile, small: value and sign, and how many if more than one."""
    w = min(41.0, width)
    mad = kind == b.MAD
    element = "" if mad else b.ELEMENTS[kind // 3]
    fill, on = ("#2a1640", "#c9a0f0") if mad else (f"var(--{element})", f"var(--{element}-on)")
    mark = (
        path("M0,0C2,-2 5,1 3,4C0,7 -6,4 -5,-1C-4,-6 4,-7 7,-2", fill="none", stroke=on, stroke_width=1.5)
        if mad
        else join(sign(element, -w * 0.24, 0, 5, on, 1.1), figures(0, 0, str(kind % 3 + 1), 11, fill=on))
    )
    many = figures(w * 0.3, 0, f"×{count}", 9.5, fill=on) if count > 1 else join()
    edge = "#120820" if mad else f"var(--{element}-edge)"
    shift = at(-w * 0.22, 0, mark) if mad else mark
    return group(rect(-w / 2, -10, w, 20, 5, fill=fill, stroke=edge, stroke_width=1), shift, many)


def _spells(scene: Scene, say: Speaker, seat: int, x: float, y: float, w: float) -> None:
    """The spells with their costs; exhausted ones are struck through."""
    p = say.p
    here = p.at(seat)
    owned = [spell for spell in range(p.cards.spells) if p.s[here + b.SPELLS] >> spell & 1]
    across = 3 if w > 500 else 2
    width = (w - 28) / across
    for i, spell in enumerate(owned[:8]):
        at_x, at_y = x + 14 + (i % across) * width, y + (i // across) * 26
        spent = bool(p.s[here + b.SPENT] >> spell & 1)
        cost = [one for e, one in enumerate(b.ELEMENTS) for _ in range(p.cards.cost[spell * 4 + e])]
        scene.mark(
            entry(at_x, at_y, width - 6, say.spell(spell), b.ELEMENTS[p.cards.school[spell]], spent=spent, height=24),
            *(at(at_x + width - 16 - j * 12, at_y + 12, pip(one, 5.5)) for j, one in enumerate(cost)),
        )
        target = spell_target(p, seat, spell)
        scene.target(target, at_x + width / 2 - 3, at_y + 12, box(width - 6, 24, 5), say.name(target))
    if w <= WIDE or p.size(seat, b.LIMBO):
        below = y + -(-len(owned) // across) * 26 + 14
        lines = int((PANEL - 226 - (below - y)) // 13.2) + 1
        scene.ground(_power(say, seat, x + 16, below, w - 34, lines) if lines > 0 else NOTHING)
    else:
        left = x + 22 + int(p.limit(seat)) * 48
        scene.ground(_power(say, seat, left, y - 66, x + w - 70 - left, 3))


def _power(say: Speaker, seat: int, x: float, y: float, w: float, lines: int) -> Ink:
    """What the magician can do: beside the support if there is room, else under the spells."""
    words = say.cards.magicians[say.p.mage(seat)].effect[say.language]
    return paragraph(x, y, words, w, 11, leading=1.2, lines=lines, fill="var(--muted)")
