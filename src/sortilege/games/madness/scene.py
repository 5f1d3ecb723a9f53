"""The drawing: the open book, the invocation track with its curses, library and supply, and a panel for each player."""

from sortilege.games.madness import board as b
from sortilege.games.madness import notation as n
from sortilege.games.madness.actions import curse_cost
from sortilege.games.madness.monsters import monster
from sortilege.games.madness.panels import PANEL, columns, draw_seat, mini
from sortilege.games.madness.rules import Madness
from sortilege.games.madness.speech import Speaker
from sortilege.ink import (
    NOTHING,
    Ink,
    Scene,
    Style,
    at,
    badge,
    box,
    card_back,
    circle,
    entry,
    figures,
    fit,
    group,
    join,
    line,
    paragraph,
    path,
    pip,
    rect,
    text,
    track,
    wrap,
)  # fmt: skip
from sortilege.kernel.gesture import View
from sortilege.kernel.words import Words

WIDTH = 1200
TRACK = 408.0  # the rail of the invocation marker
CURSE = (182.0, 142.0)
SLOT_X = (296.0, 486.0, 676.0, 866.0, 1056.0)
SPACE_X = (60.0, 150.0, 296.0, 581.0, 866.0, 1056.0)
SEATS = 590.0  # here the panels begin


def draw(words: Words, p: Madness, view: View) -> str:
    """The position as an SVG document."""
    say = Speaker(words, p, view.language)
    rows = -(-int(p.seats) // columns(int(p.seats)))
    height = SEATS + rows * (PANEL + 14) + 8
    scene = Scene(WIDTH, height, words(view.language, "title"), view)
    scene.ground(rect(0, 0, WIDTH, height, fill="var(--page)"))
    _book(scene, say)
    _side(scene, say)
    _track(scene, say)
    for seat in range(p.seats):
        draw_seat(scene, say, seat, SEATS)
    return scene.svg()


# the book


def _book(scene: Scene, say: Speaker) -> None:
    """Two pages on a leather cover: the Monster on the left, failure and bonus on the right."""
    s = say.p.s
    scene.ground(
        rect(14, 12, 772, 376, 16, fill="#5a3322", stroke="#2e180e", stroke_width=2),
        _leaf(24, 1),
        _leaf(776, -1),
        path("M400,24C396,140 396,260 400,378", fill="none", stroke="var(--line)", stroke_width=2, opacity=0.6),
    )
    if not s[b.MONSTER]:
        scene.ground(text(400, 205, say("scene-closed"), 22, fill="var(--muted)"))
        return
    page = say.cards.pages[s[b.MONSTER] - 1]
    name = say.of(page)
    scene.ground(
        text(212, 62, name, fit(name, 320, 27)),
        at(212, 184, monster(page.id), scale=0.98),
        _passage(48, 304, 334, say("scene-appearance"), page.parts[0][say.language], 52),
    )
    if s[b.RIGHT]:
        _right_page(scene, say)


def _leaf(x: float, side: int) -> Ink:
    """A page of the open book, its edge at x and its fold in the middle."""
    near, far = x + side * 120, 400 - side * 90
    leaf = f"M{x},26C{near},18 {far},18 400,30V380C{far},366 {near},366 {x},376Z"
    rules = [f"M{x + side * k},{28 + k * 0.2}V{375 - k * 0.2}" for k in (4, 8)]
    return join(
        path(leaf, fill="var(--sheet)", stroke="var(--gold)", stroke_width=1.4),
        path("".join(rules), fill="none", stroke="var(--gold)", stroke_width=0.8, opacity=0.6),
    )


def _passage(x: float, y: float, width: float, title: str, words: str, height: float) -> Ink:
    """A titled text that is set smaller if it is long."""
    size = 15.0
    while size > 10.5 and (len(wrap(words, width, size)) - 1) * size * 1.28 > height - 12:
        size -= 0.5
    head = text(x, y, title, 13, anchor="start", fill="var(--muted)", font_style="italic")
    return join(head, paragraph(x, y + 18, words, width, size, leading=1.28))


def _right_page(scene: Scene, say: Speaker) -> None:
    page = say.cards.pages[say.p.s[b.RIGHT] - 1]
    name = say.of(page)
    lost = any(say.p.s[b.SLOT + slot] for slot in range(b.SLOTS))
    scene.ground(
        at(676, 306, monster(page.id), scale=0.52, opacity=0.33),
        text(588, 62, name, fit(name, 300, 21), fill="var(--muted)"),
        _read(424, 92, lost),
        _passage(446, 96, 318, say("scene-failure"), page.parts[1][say.language], 90),
        line(446, 214, 760, 214, stroke="var(--gold)", stroke_width=1),
        _read(424, 236, not lost),
        _passage(446, 240, 230, say("scene-bonus"), page.parts[2][say.language], 100),
    )


def _read(x: float, y: float, now: bool) -> Ink:
    """The mark of the passage that would be read if the round closed now."""
    return circle(x + 10, y, 4.5, fill="var(--action)" if now else "none", stroke="var(--gold)", stroke_width=1.2)


# beside the book


def _side(scene: Scene, say: Speaker) -> None:
    """Rounds, the Madness pile, what is forbidden, the library and the supply."""
    s = say.p.s
    scene.ground(
        text(806, 36, say("scene-round"), 15, anchor="start", fill="var(--muted)"),
        track(806, 46, "123456", int(s[b.ROUND]) - 1, step=36, size=30),
        at(1120, 66, card_back("spirit", (62, 86)), badge_at(24, -36, int(s[b.MADNESS]), s[b.MADNESS] < 5)),
        text(1120, 126, say("scene-madness"), 13, fill="var(--muted)"),
        *_notices(say),
        text(806, 148, say("scene-library"), 15, anchor="start", fill="var(--muted)"),
        text(806, 322, say("scene-supply"), 15, anchor="start", fill="var(--muted)"),
    )
    for e, element in enumerate(b.ELEMENTS):
        _shelf(scene, say, e, element)
    for i, kind in enumerate(kind for kind in range(b.MAD) if kind % 3):
        x, y, left = 828 + i * 47.5, 362.0, int(s[b.SUPPLY + kind])
        drawing = group(mini(kind), opacity=None if left else 0.25)
        scene.ground(at(x, y, drawing, badge_at(15, -26, left, False)))
        target = f"sup-{n.kind_text(kind)}"
        scene.target(target, x, y, box(44, 60, 5), say.name(target))


def badge_at(x: float, y: float, count: int, warn: bool) -> Ink:
    """A count on a pile, in the colour of fire where it runs out."""
    if warn:
        return at(x, y, circle(0, 0, 13, fill="var(--fire)"), figures(0, 0, str(count), 14, fill="var(--fire-on)"))
    return at(x, y, badge(count, 11))


def _notices(say: Speaker) -> list[Ink]:
    s = say.p.s
    names = [name for bit, name in enumerate(("act", "acquire", "heal", "support")) if s[b.FORBID] >> bit & 1]
    told = [say(f"scene-no-{name}") for name in names]
    if s[b.SHIELD]:
        told.append(say("scene-shield", n=int(s[b.SHIELD])))
    return [text(806, 98 + i * 16, one, 13, anchor="start", fill="var(--fire-line)") for i, one in enumerate(told[:3])]


def _shelf(scene: Scene, say: Speaker, e: int, element: str) -> None:
    spell = int(say.p.s[b.LIBRARY + e])
    y = 156.0 + e * 36
    if not spell:
        scene.ground(group(entry(806, y, 376, "–", element, height=32), opacity=0.4))
    else:
        face = say.cards.spells[spell - 1]
        words = face.effect[say.language]
        scene.ground(
            entry(806, y, 376, "", element, height=32),
            text(844, y + 13, f"{say.of(face)} · {int(say.p.cards.level[spell - 1])}", 13, anchor="start"),
            *_cost_pips(say, spell - 1, 1172, y + 9),
            paragraph(844, y + 25, words, 345, 10.5, lines=1, fill="var(--muted)"),
        )
    scene.target(f"lib-{element}", 994, y + 16, box(376, 32, 6), say.name(f"lib-{element}"))


def _cost_pips(say: Speaker, spell: int, right: float, y: float) -> list[Ink]:
    """The cost of a spell as pips, from the right."""
    cost = [element for e, element in enumerate(b.ELEMENTS) for _ in range(say.p.cards.cost[spell * 4 + e])]
    return [at(right - i * 15, y, pip(element, 6.5)) for i, element in enumerate(cost)]


# the track


def _track(scene: Scene, say: Speaker) -> None:
    s = say.p.s
    names = (say("scene-invocation"), "1", "2", "3", "4", "5")
    scene.ground(
        line(SPACE_X[0], TRACK, SPACE_X[-1], TRACK, stroke="var(--gold)", stroke_width=3),
        path(f"M{SLOT_X[1]},{TRACK + 18}V{TRACK + 9}H{SLOT_X[2]}V{TRACK + 18}", fill="none", stroke="var(--gold)"),
        *(circle(x, TRACK, 13, fill="var(--sheet)", stroke="var(--gold)", stroke_width=2) for x in SPACE_X),
        *(figures(x, TRACK, name, 14) for x, name in zip(SPACE_X[1:], names[1:], strict=True)),
        text(SPACE_X[0], TRACK + 32, names[0], fit(names[0], 100, 13), fill="var(--muted)"),
    )
    _needs(scene, say)
    for slot, x in enumerate(SLOT_X):
        y = TRACK + 24 + CURSE[1] / 2
        empty: Style = {"stroke": "var(--gold)", "stroke_dasharray": "4 6", "stroke_width": 1.4}
        scene.ground(at(x, y, rect(-CURSE[0] / 2, -CURSE[1] / 2, *CURSE, 10, fill="none", **empty)))
        if s[b.SLOT + slot]:
            curse = int(s[b.SLOT + slot]) - 1
            scene.piece(f"c-{n.curse_text(say.p, curse)}", x, y, _curse(say, slot, curse))
        target = f"curse-{slot + 1}"
        scene.target(target, x, y, box(CURSE[0], CURSE[1], 10), say.name(target))
    scene.piece("marker", SPACE_X[int(s[b.MARKER])], TRACK - 2, _marker())


def _marker() -> Ink:
    """A small open book with an eye."""
    return join(
        path("M-19,-9C-12,-14 -5,-13 0,-9C5,-13 12,-14 19,-9V10C12,6 5,7 0,11C-5,7 -12,6 -19,10Z", fill="#7a2f1d",
             stroke="#2e180e", stroke_width=1.6),
        path("M-15,-7C-10,-11 -4,-10 0,-6C4,-10 10,-11 15,-7V6C10,3 4,4 0,7C-4,4 -10,3 -15,6Z", fill="#fbf5e6"),
        circle(0, 0, 5, fill="#f0c54a", stroke="#2e180e", stroke_width=1.2),
        circle(0, 0, 2, fill="#2e180e"),
    )  # fmt: skip


def _curse(say: Speaker, slot: int, curse: int) -> Ink:
    """A curse: its element, name, effect, and what destroying it costs now."""
    w, h = CURSE
    face = say.cards.curses[curse]
    element = face.element if face.element in b.ELEMENTS else "spirit"
    costs = [one for e, one in enumerate(b.ELEMENTS) for _ in range(int(curse_cost(say.p, slot, e)))]
    step = min(21.0, (w - 30) / max(1, len(costs)))
    words, size = face.effect[say.language], 13.0
    while size > 9.5 and len(wrap(words, w - 22, size)) * size * 1.25 > h - 74:
        size -= 0.5
    spent = b.SPACE[slot] <= say.p.s[b.MARKER]
    return group(
        rect(-w / 2 + 2, -h / 2 + 3, w, h, 10, fill="var(--shade)", opacity=0.25),
        rect(-w / 2, -h / 2, w, h, 10, fill="var(--sheet)", stroke=f"var(--{element}-edge)", stroke_width=2),
        path(f"M{-w / 2},{-h / 2 + 31}V{-h / 2 + 10}q0,-10 10,-10H{w / 2 - 10}q10,0 10,10V{-h / 2 + 31}Z",
             fill=f"var(--{element})"),
        text(0, -h / 2 + 21, say.of(face), fit(say.of(face), w - 22, 15), fill=f"var(--{element}-on)"),
        paragraph(-w / 2 + 11, -h / 2 + 32 + size * 1.2, words, w - 22, size, leading=1.25, lines=6),
        *(at(-step * (len(costs) - 1) / 2 + i * step, h / 2 - 17, pip(one, 9)) for i, one in enumerate(costs)),
        at(w / 2 - 12, h / 2 - 14, circle(0, 0, 4, fill="var(--muted)")) if spent else NOTHING,
    )  # fmt: skip


def _needs(scene: Scene, say: Speaker) -> None:
    """What all curses together cost, beside the track."""
    p = say.p
    slots = [slot for slot in range(b.SLOTS) if p.s[b.SLOT + slot]]
    scene.ground(
        rect(18, 452, 168, 122, 12, fill="var(--sheet)", stroke="var(--gold)", stroke_width=1.2),
        text(102, 482, say("scene-needs"), 15, fill="var(--muted)"),
    )
    for e, element in enumerate(b.ELEMENTS):
        need = sum(int(curse_cost(p, slot, e)) for slot in slots)
        x, y = 52 + (e % 2) * 70.0, 510 + (e // 2) * 36.0
        scene.mark(at(x, y, pip(element, 12)), text(x + 20, y + 6, str(need), 18, anchor="start"))
