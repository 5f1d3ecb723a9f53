"""The drawing: the open book, the invocation track with its curses, library and supply, and a panel for each player."""

from sortilege.games.madness import board as b
from sortilege.games.madness import notation as n
from sortilege.games.madness.actions import curse_cost
from sortilege.games.madness.monsters import monster
from sortilege.games.madness.panels import draw_seat, mini, place_panels
from sortilege.games.madness.places import GAP, SLIM, WIDE, Book, Box, Layout, Passage
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
    fitting,
    group,
    join,
    line,
    paragraph,
    path,
    pip,
    rect,
    text,
    track,
)  # fmt: skip
from sortilege.kernel.gesture import View
from sortilege.kernel.words import Words

_SIZES = (15, 14.5, 14, 13.5, 13, 12.5, 12, 11.5, 11, 10.5)  # of the passages of a page


def draw(words: Words, p: Madness, view: View) -> str:
    """The position as an SVG document."""
    say = Speaker(words, p, view.language)
    layout = SLIM if view.narrow else WIDE
    panels = place_panels(int(p.seats), layout, view)
    height = max(one.y + one.height for one in panels) + GAP
    scene = Scene(layout.width, height, words(view.language, "title"), view)
    scene.ground(rect(0, 0, layout.width, height, fill="var(--page)"))
    _book(scene, say, layout.book)
    _side(scene, say, layout)
    _track(scene, say, layout)
    for panel in panels:
        draw_seat(scene, say, panel)
    return scene.svg()


# the book


def _book(scene: Scene, say: Speaker, book: Book) -> None:
    """Two pages on a leather cover: the Monster on the first, failure and bonus on the second."""
    s = say.p.s
    scene.ground(rect(*book.cover, 16, fill="#5a3322", stroke="#2e180e", stroke_width=2), _leaves(book))
    x, y, room = book.name
    if not s[b.MONSTER]:
        left, top, w, h = book.cover
        scene.ground(text(left + w / 2, top + h / 2, say("scene-closed"), 22, fill="var(--muted)"))
        return
    page = say.cards.pages[s[b.MONSTER] - 1]
    name = say.of(page)
    scene.ground(
        text(x, y, name, fit(name, room, 27)),
        at(*book.monster[:2], monster(page.id), scale=book.monster[2]),
        _passage(book.appearance, say("scene-appearance"), page.parts[0][say.language]),
    )
    if s[b.RIGHT]:
        _right_page(scene, say, book)


def _leaves(book: Book) -> Ink:
    """The two pages: beside each other and curved towards the fold, or one below the other."""
    (x, y, w, h), (other, below, _, rest) = book.leaves
    if y != below:
        first = f"M{x},{y}H{x + w}V{y + h}C{x + w - 60},{y + h - 6} {x + 60},{y + h - 6} {x},{y + h}Z"
        second = f"M{x},{below}C{x + 60},{below - 6} {x + w - 60},{below - 6} {x + w},{below}V{below + rest}H{x}Z"
        edges = f"M{x + 4},{y + 2}V{below + rest - 2}M{x + w - 4},{y + 2}V{below + rest - 2}"
    else:
        far = other + w
        first = f"M{x},{y + 4}C{x + 120},{y - 4} {other - 90},{y - 4} {other},{y + 8}V{y + h}"
        first += f"C{other - 90},{y + h - 14} {x + 120},{y + h - 14} {x},{y + h - 4}Z"
        second = f"M{far},{y + 4}C{far - 120},{y - 4} {other + 90},{y - 4} {other},{y + 8}V{y + h}"
        second += f"C{other + 90},{y + h - 14} {far - 120},{y + h - 14} {far},{y + h - 4}Z"
        edges = "".join(f"M{k},{y + 6}V{y + h - 5}" for k in (x + 4, x + 8, far - 4, far - 8))
    return join(
        path(first + second, fill="var(--sheet)", stroke="var(--gold)", stroke_width=1.4),
        path(edges, fill="none", stroke="var(--gold)", stroke_width=0.8, stroke_opacity=0.6),
    )


def _passage(place: Passage, title: str, words: str) -> Ink:
    """A titled text that is set smaller if it is long."""
    size = fitting(words, place.width, place.height, _SIZES)
    head = text(place.x, place.y, title, 13, anchor="start", fill="var(--muted)", font_style="italic")
    return join(head, paragraph(place.x, place.y + 4 + size, words, place.width, size, leading=1.25))


def _right_page(scene: Scene, say: Speaker, book: Book) -> None:
    page = say.cards.pages[say.p.s[b.RIGHT] - 1]
    name = say.of(page)
    lost = any(say.p.s[b.SLOT + slot] for slot in range(b.SLOTS))
    x, y, room = book.other
    between = book.bonus.y - 24
    scene.ground(
        at(*book.shade[:2], monster(page.id), scale=book.shade[2], opacity=0.33),
        text(x, y, name, fit(name, room, 21), fill="var(--muted)"),
        _read(book.failure, lost),
        _passage(book.failure, say("scene-failure"), page.parts[1][say.language]),
        _read(book.bonus, not lost),
        _passage(book.bonus, say("scene-bonus"), page.parts[2][say.language]),
    )
    if not scene.view.narrow:
        scene.ground(line(book.failure.x, between, book.failure.x + 280, between, stroke="var(--gold)", stroke_width=1))


def _read(place: Passage, now: bool) -> Ink:
    """The mark of the passage that would be read if the round closed now."""
    fill = "var(--action)" if now else "none"
    return circle(place.x - 12, place.y - 4, 4.5, fill=fill, stroke="var(--gold)", stroke_width=1.2)


# beside the book


def _side(scene: Scene, say: Speaker, layout: Layout) -> None:
    """Rounds, the Madness pile, what is forbidden, the library and the supply."""
    s = say.p.s
    x, y, width = layout.library
    left, under = layout.supply
    pile_x, pile_y, scale = layout.pile
    scene.ground(
        text(*layout.label, say("scene-round"), 15, anchor="start", fill="var(--muted)"),
        track(*layout.rounds, "123456", int(s[b.ROUND]) - 1, step=36, size=30),
        at(pile_x, pile_y, card_back("spirit", (62, 86)), scale=scale),
        badge_at(pile_x + 26 * scale, pile_y - 36 * scale, int(s[b.MADNESS]), s[b.MADNESS] < 5),
        text(*layout.pile_name, say("scene-madness"), 13, fill="var(--muted)"),
        *_notices(say, layout),
        text(x + 4, y - 7, say("scene-library"), 15, anchor="start", fill="var(--muted)"),
        text(left, under, say("scene-supply"), 15, anchor="start", fill="var(--muted)"),
    )
    for e, element in enumerate(b.ELEMENTS):
        _shelf(scene, say, element, (x, y + e * layout.shelf, width, layout.shelf - 4))
    for i, kind in enumerate(kind for kind in range(b.MAD) if kind % 3):
        at_x, at_y, many = left + 20 + i * (width - 46) / 7, under + 40, int(s[b.SUPPLY + kind])
        drawing = group(mini(kind), opacity=None if many else 0.25)
        scene.ground(at(at_x, at_y, drawing, badge_at(15, -26, many, False)))
        target = f"sup-{n.kind_text(kind)}"
        scene.target(target, at_x, at_y, box(44, 60, 5), say.name(target))


def badge_at(x: float, y: float, count: int, warn: bool) -> Ink:
    """A count on a pile, in the colour of fire where it runs out."""
    if warn:
        return at(x, y, circle(0, 0, 13, fill="var(--fire)"), figures(0, 0, str(count), 14, fill="var(--fire-on)"))
    return at(x, y, badge(count, 11))


def _notices(say: Speaker, layout: Layout) -> list[Ink]:
    """What is forbidden or shielded in this turn: below each other, or in one line."""
    s = say.p.s
    names = [name for bit, name in enumerate(("act", "acquire", "heal", "support")) if s[b.FORBID] >> bit & 1]
    told = [say(f"scene-no-{name}") for name in names]
    if s[b.SHIELD]:
        told.append(say("scene-shield", n=int(s[b.SHIELD])))
    if layout is SLIM:
        told = [" · ".join(told)] if told else []
    x, y = layout.notices
    room = layout.pile[0] - x - 44 if layout is WIDE else layout.width - 16
    return [
        text(x, y + i * 16, one, fit(one, room, 13), anchor="start", fill="var(--fire-line)")
        for i, one in enumerate(told[:3])
    ]


def _shelf(scene: Scene, say: Speaker, element: str, place: Box) -> None:
    """The uppermost spell of a pile: name, level, cost, and all that it does."""
    spell = int(say.p.s[b.LIBRARY + b.ELEMENTS.index(element)])
    x, y, w, h = place
    shelf = join(entry(x, y, w, "", height=h), pip(element, 14, x + 22, y + h / 2))
    scene.ground(shelf if spell else group(shelf, opacity=0.4))
    if spell:
        face = say.cards.spells[spell - 1]
        words, room = face.effect[say.language], w - 54
        size = fitting(words, room, h - 18, (12, 11.5, 11, 10.5, 10, 9.5, 9), 1.12)
        scene.ground(
            text(x + 44, y + 15, f"{say.of(face)} · {int(say.p.cards.level[spell - 1])}", 14, anchor="start"),
            *_cost_pips(say, spell - 1, x + w - 14, y + 11),
            paragraph(x + 44, y + 16 + size, words, room, size, leading=1.12, fill="var(--muted)"),
        )
    scene.target(f"lib-{element}", x + w / 2, y + h / 2, box(w, h, 6), say.name(f"lib-{element}"))


def _cost_pips(say: Speaker, spell: int, right: float, y: float) -> list[Ink]:
    """The cost of a spell as pips, from the right."""
    cost = [element for e, element in enumerate(b.ELEMENTS) for _ in range(say.p.cards.cost[spell * 4 + e])]
    return [pip(element, 7, right - i * 16, y) for i, element in enumerate(cost)]


# the track


def _track(scene: Scene, say: Speaker, layout: Layout) -> None:
    s = say.p.s
    first, *others = layout.spaces
    called = say("scene-invocation")
    scene.ground(
        path(layout.rail, fill="none", stroke="var(--gold)", stroke_width=2.4, stroke_linejoin="round"),
        *(circle(*one, 13, fill="var(--sheet)", stroke="var(--gold)", stroke_width=2) for one in layout.spaces),
        *(figures(*one, str(i), 14) for i, one in enumerate(others, 1)),
    )
    if layout is WIDE:
        scene.ground(text(first[0], first[1] + 32, called, fit(called, 100, 13), fill="var(--muted)"))
    _needs(scene, say, *layout.needs)
    w, h = layout.curse
    for slot, (x, y) in enumerate(layout.slots):
        empty: Style = {"stroke": "var(--gold)", "stroke_dasharray": "4 6", "stroke_width": 1.4}
        scene.ground(at(x, y, rect(-w / 2, -h / 2, w, h, 10, fill="none", **empty)))
        if s[b.SLOT + slot]:
            curse = int(s[b.SLOT + slot]) - 1
            scene.piece(f"c-{n.curse_text(say.p, curse)}", x, y, _curse(say, slot, curse, w, h))
        target = f"curse-{slot + 1}"
        scene.target(target, x, y, box(w, h, 10), say.name(target))
    x, y = layout.spaces[int(s[b.MARKER])]
    scene.piece("marker", x, y - 2, _marker())


def _marker() -> Ink:
    """A small open book with an eye."""
    return join(
        path("M-19,-9C-12,-14 -5,-13 0,-9C5,-13 12,-14 19,-9V10C12,6 5,7 0,11C-5,7 -12,6 -19,10Z", fill="#7a2f1d",
             stroke="#2e180e", stroke_width=1.6),
        path("M-15,-7C-10,-11 -4,-10 0,-6C4,-10 10,-11 15,-7V6C10,3 4,4 0,7C-4,4 -10,3 -15,6Z", fill="#fbf5e6"),
        circle(0, 0, 5, fill="#f0c54a", stroke="#2e180e", stroke_width=1.2),
        circle(0, 0, 2, fill="#2e180e"),
    )  # fmt: skip


def _curse(say: Speaker, slot: int, curse: int, w: float, h: float) -> Ink:
    """A curse: its element, name, effect, and what destroying it costs now."""
    face = say.cards.curses[curse]
    element = face.element if face.element in b.ELEMENTS else "spirit"
    costs = [one for e, one in enumerate(b.ELEMENTS) for _ in range(int(curse_cost(say.p, slot, e)))]
    step = min(21.0, (w - 30) / max(1, len(costs)))
    words = face.effect[say.language]
    size = fitting(words, w - 18, h - 66, (13, 12.5, 12, 11.5, 11, 10.5, 10, 9.5, 9), 1.18)
    spent = b.SPACE[slot] <= say.p.s[b.MARKER]
    return group(
        rect(-w / 2 + 2, -h / 2 + 3, w, h, 10, fill="var(--shade)", fill_opacity=0.25),
        rect(-w / 2, -h / 2, w, h, 10, fill="var(--sheet)", stroke=f"var(--{element}-edge)", stroke_width=2),
        path(f"M{-w / 2},{-h / 2 + 31}V{-h / 2 + 10}q0,-10 10,-10H{w / 2 - 10}q10,0 10,10V{-h / 2 + 31}Z",
             fill=f"var(--{element})"),
        text(0, -h / 2 + 21, say.of(face), fit(say.of(face), w - 22, 15), fill=f"var(--{element}-on)"),
        paragraph(-w / 2 + 10, -h / 2 + 33 + size, words, w - 18, size, leading=1.18),
        *(at(-step * (len(costs) - 1) / 2 + i * step, h / 2 - 17, pip(one, 9)) for i, one in enumerate(costs)),
        at(w / 2 - 12, h / 2 - 14, circle(0, 0, 4, fill="var(--muted)")) if spent else NOTHING,
    )  # fmt: skip


def _needs(scene: Scene, say: Speaker, x: float, y: float) -> None:
    """What all curses together cost, beside the track."""
    p = say.p
    slots = [slot for slot in range(b.SLOTS) if p.s[b.SLOT + slot]]
    scene.ground(
        rect(x, y, 168, 122, 12, fill="var(--sheet)", stroke="var(--gold)", stroke_width=1.2),
        text(x + 84, y + 30, say("scene-needs"), 15, fill="var(--muted)"),
    )
    for e, element in enumerate(b.ELEMENTS):
        need = sum(int(curse_cost(p, slot, e)) for slot in slots)
        at_x, at_y = x + 34 + (e % 2) * 70.0, y + 58 + (e // 2) * 36.0
        scene.mark(pip(element, 12, at_x, at_y), text(at_x + 20, at_y + 6, str(need), 18, anchor="start"))
