"""A player's panel: magician, what they can pay, hand, support, piles and spells."""

from dataclasses import dataclass, replace

from sortilege.games.madness import board as b
from sortilege.games.madness.places import GAP, Layout
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
    fitting,
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
from sortilege.ink.svg import drawn_once
from sortilege.kernel.gesture import View

MINI = (44.0, 60.0)
ROOMY = 450.0  # panels wider than this have room for more words


@dataclass(frozen=True)
class Panel:
    """A player's panel: where it is, the heights of its chips and lines, and the size of small print."""

    seat: int
    x: float
    y: float
    width: float
    chip: float
    line: float
    small: float

    @property
    def across(self) -> int:
        """How many spells stand beside each other."""
        return 3 if self.width > 500 else 2

    @property
    def spells(self) -> float:
        """The top of the spells, from the panel's."""
        return 202 + self.chip

    @property
    def height(self) -> float:
        """Room for six spells and four lines about the magician."""
        return self.spells + 6 / self.across * self.line + (3 if self.across == 3 else 4) * self.small * 1.2 + 16


def place_panels(seats: int, layout: Layout, view: View) -> list[Panel]:
    """The panels in columns; in a narrow drawing one's own first and apart."""
    if view.narrow:
        own = Panel(view.seat % seats, 3, layout.own, layout.width - 6, 34, 40, 12)
        rest = [seat for seat in range(seats) if seat != own.seat]
        return [own, *(replace(own, seat=s, y=layout.seats + i * (own.height + GAP)) for i, s in enumerate(rest))]
    across = {2: 2, 3: 3, 4: 2, 5: 3}[seats]
    w = (layout.width - 28 - GAP * (across - 1)) / across
    one = Panel(0, 0, 0, w, 20, 26, 11)
    return [
        replace(one, seat=s, x=14 + s % across * (w + GAP), y=layout.seats + s // across * (one.height + GAP))
        for s in range(seats)
    ]


@drawn_once
def mini(kind: int) -> Ink:
    """A small card: an element with its value, or Madness."""
    if kind != b.MAD:
        return card(element=b.ELEMENTS[kind // 3], value=str(kind % 3 + 1), size=MINI)
    w, h = MINI
    spiral = "M0,1C3,-3 8,1 5,6C1,12 -9,9 -9,1C-9,-9 5,-13 11,-5C17,4 11,16 0,17"
    return join(
        rect(-w / 2 + 1, -h / 2 + 1.5, w, h, 4, fill="var(--shade)", fill_opacity=0.25),
        rect(-w / 2, -h / 2, w, h, 4, fill="#2a1640", stroke="#120820", stroke_width=1),
        rect(-w / 2 + 3, -h / 2 + 3, w - 6, h - 6, 3, fill="none", stroke="#a77bd0", stroke_width=0.8),
        path(spiral, fill="none", stroke="#c9a0f0", stroke_width=2.4, stroke_linecap="round"),
        *(circle(x, y, 1.6, fill="#f6e2a0") for x, y in ((-13, -20), (12, -22), (-12, 22), (13, 21))),
    )


def draw_seat(scene: Scene, say: Speaker, panel: Panel) -> None:
    """The panel of one player; the viewer's own has a stronger frame."""
    p, seat = say.p, panel.seat
    x, y, w, h = panel.x, panel.y, panel.width, panel.height
    own, active = seat == scene.view.seat, seat == p.s[b.ACTIVE]
    edge = "var(--action)" if active else "var(--gold)"
    scene.ground(rect(x, y, w, h, 12, fill="var(--sheet)", stroke=edge, stroke_width=2.6 if own or active else 1.2))
    _header(scene, say, seat, x, y, w)
    if not p.s[p.at(seat) + b.MAGE]:
        return
    if not p.s[p.at(seat) + b.ALIVE]:
        scene.ground(text(x + w / 2, y + h / 2, say("scene-out"), 22, fill="var(--muted)"))
        return
    _row(scene, say, seat, b.HAND, x + 38, y + 88, w - 76)
    _support(scene, say, seat, x, y + 158, w)
    _discard(scene, say, panel)
    _spells(scene, say, panel)


def _header(scene: Scene, say: Speaker, seat: int, x: float, y: float, w: float) -> None:
    """Who it is, and what they can pay of each element with hand and supports."""
    p = say.p
    mage = int(p.s[p.at(seat) + b.MAGE])
    element = say.cards.magicians[mage - 1].element if mage else ""
    name = say.who(seat)
    room = w - (290 if w > ROOMY else 234)
    scene.ground(
        at(x + 28, y + 28, wizard(seat, 19, element)),
        text(x + 54, y + 27, name, fit(name, room, 18), anchor="start"),
        text(x + 54, y + 44, say("scene-active"), 12, anchor="start", fill="var(--air-line)")
        if seat == p.s[b.ACTIVE] and mage
        else NOTHING,
        text(x + w - 186, y + 33, say("scene-has"), 12, anchor="end", fill="var(--muted)") if w > ROOMY else NOTHING,
    )
    for e, one in enumerate(b.ELEMENTS):
        at_x = x + w - 170 + e * 44
        scene.mark(pip(one, 9, at_x, y + 29), figures(at_x + 20, y + 29, str(int(p.worth(seat, e))), 15))
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
    scene.ground(at(x + w - 38, y, shown), label if w > ROOMY or limit < 5 else NOTHING)
    looked = int(p.size(seat, b.LIMBO))
    if looked:
        _row(scene, say, seat, b.LIMBO, x + w - 90 - 48 * (looked - 1), y, 48.0 * looked)


def _discard(scene: Scene, say: Speaker, panel: Panel) -> None:
    """The discard pile as a line of chips, each kind with its number."""
    p, seat = say.p, panel.seat
    kinds = [kind for kind in range(b.KINDS) if p.count(seat, b.DISCARD, kind)]
    y = panel.y + 194 + panel.chip / 2
    scene.ground(text(panel.x + 16, y + 4, say("scene-discard"), 12, anchor="start", fill="var(--muted)"))
    step = min(44.0, (panel.width - 84) / max(1, len(kinds)))
    for i, kind in enumerate(kinds):
        x = panel.x + 76 + (i + 0.5) * step
        target = card_target(seat, b.DISCARD, kind)
        scene.mark(at(x, y, _chip(kind, int(p.count(seat, b.DISCARD, kind)), min(41.0, step - 3), panel.chip)))
        scene.target(target, x, y, box(step - 2, panel.chip + 2, 5), say.name(target))


def _chip(kind: int, count: int, w: float, h: float) -> Ink:
    """A kind of card in a pile, small: value and sign, and how many if more than one, below where there is room."""
    mad = kind == b.MAD
    element = "" if mad else b.ELEMENTS[kind // 3]
    fill, on = ("#2a1640", "#c9a0f0") if mad else (f"var(--{element})", f"var(--{element}-on)")
    mark = (
        path("M0,0C2,-2 5,1 3,4C0,7 -6,4 -5,-1C-4,-6 4,-7 7,-2", fill="none", stroke=on, stroke_width=1.5)
        if mad
        else join(sign(element, -6.5, 0, 5, on, 1.1), figures(5, 0, str(kind % 3 + 1), 12, fill=on))
    )
    tall = h > 30
    many = figures(0 if tall else w * 0.3, 8 if tall else 0, f"×{count}", 11.5 if tall else 10, fill=on)
    edge = "#120820" if mad else f"var(--{element}-edge)"
    place = (0.0, -7.0 if count > 1 else 0.0) if tall else (-w * 0.2 if count > 1 else 0.0, 0.0)
    leaf = rect(-w / 2, -h / 2, w, h, 5, fill=fill, stroke=edge, stroke_width=1)
    return group(leaf, at(*place, mark), many if count > 1 else NOTHING)


def _spells(scene: Scene, say: Speaker, panel: Panel) -> None:
    """The spells with their costs, exhausted ones struck through, and below them what the magician can do."""
    p, here = say.p, say.p.at(panel.seat)
    owned = [spell for spell in range(p.cards.spells) if p.s[here + b.SPELLS] >> spell & 1]
    width, high, top = (panel.width - 28) / panel.across, panel.line - 2, panel.y + panel.spells
    for i, spell in enumerate(owned):
        x, y = panel.x + 14 + (i % panel.across) * width, top + (i // panel.across) * panel.line
        spent = bool(p.s[here + b.SPENT] >> spell & 1)
        cost = [one for e, one in enumerate(b.ELEMENTS) for _ in range(p.cards.cost[spell * 4 + e])]
        school, keep = b.ELEMENTS[p.cards.school[spell]], 12.0 * len(cost) + 6
        scene.mark(
            entry(x, y, width - 6, say.spell(spell), school, spent=spent, height=high, keep=keep),
            *(pip(one, 5.5, x + width - 16 - j * 12, y + high / 2) for j, one in enumerate(cost)),
        )
        target = spell_target(p, panel.seat, spell)
        scene.target(target, x + width / 2 - 3, y + high / 2, box(width - 6, high, 5), say.name(target))
    below = top + -(-len(owned) // panel.across) * panel.line
    scene.ground(_power(say, panel, below, panel.y + panel.height - 4))


def _power(say: Speaker, panel: Panel, top: float, foot: float) -> Ink:
    """What the magician can do, whole, in the room between the spells and the foot of the panel."""
    words, w = say.cards.magicians[say.p.mage(panel.seat)].effect[say.language], panel.width - 32
    size = fitting(words, w, foot - top, [panel.small - 0.25 * i for i in range(16)], 1.2)
    return paragraph(panel.x + 16, top + 2 + size, words, w, size, leading=1.2, fill="var(--muted)")
