"""The drawing: the open book, the invocation track with its curses, the supply, the rounds and the Madness pile."""

from sortilege import ink
from sortilege.games.madness import codes as c
from sortilege.games.madness import notation as n
from sortilege.games.madness.codes import NONE
from sortilege.games.madness.costs import curse_cost
from sortilege.games.madness.figures import leaf, marker, mini, monster
from sortilege.games.madness.layout import SLIM, WIDE, BookPlace, MadnessLayout, Passage
from sortilege.games.madness.speech import MadnessSpeech
from sortilege.games.madness.touch import CURSE, SUPPLY
from sortilege.kernel.gesture import View

LEAST = 12.5  # the smallest letters of the wide drawing: what needs smaller ones ends with an ellipsis, and has a card
SLIM_LEAST = 12.3  # those of the narrow one: 11 pixels on a phone that lies
_SIZES = (15, 14.5, 14, 13.5, 13, LEAST)  # of passages and Curses
_LEADING = 1.15


def render(say: MadnessSpeech, view: View) -> str:
    """The position as an SVG document."""
    layout = SLIM if view.narrow else WIDE
    scene = ink.Scene(layout.width, layout.height, say("title"), view)
    p, same = say.p, (say.p.cards, say.language, view.narrow)
    book = ("book", *same, p.monster, p.right_page, p.cursed() != 0)
    scene.part(book, lambda part: _book(part, say, layout.book))
    _track(scene, say, layout)
    scene.part(("round", *same, p.round), lambda part: _rounds(part, say, layout))
    scene.part(("pile", *same, p.madness), lambda part: _pile(part, say, layout))
    supply = ("supply", *same, *[p.supply(kind) for kind in range(c.MAD)])
    scene.part(supply, lambda part: _supply(part, say, layout))
    scene.trail({_place(say, slot): layout.slots[slot] for slot in range(c.SLOTS) if say.p.curse(slot) != NONE})
    return scene.svg()


def _place(say: MadnessSpeech, slot: int) -> str:
    """The place of the Curse in a slot, as pieces name it."""
    return f"c-{n.curse_text(say.p, say.p.curse(slot))}"


# the book


def _book(scene: ink.Scene, say: MadnessSpeech, book: BookPlace) -> None:
    """Two pages on a leather cover: the Monster on the first, on the second what happens when the round closes."""
    p = say.p
    cover = ink.rect(*book.cover, 12, fill="#5a3322", stroke="#2e180e", stroke_width=2)
    if p.monster == NONE:
        left, top, w, h = book.cover
        rim = ink.rect(left + 12, top + 12, w - 24, h - 24, 6, fill="none", stroke="#d8b45a", stroke_width=2)
        scene.ground(cover, rim, ink.text(left + w / 2, top + h / 2, say("scene-closed"), 20, fill="#f3e3bb"))
        return
    scene.ground(cover, _leaves(book))
    page = say.cards.pages[p.monster]
    name, (x, y, room) = say.of(page), book.name
    scene.ground(ink.at(*book.monster[:2], monster(page.id), scale=book.monster[2]))
    if book.appearance:
        scene.ground(
            ink.text(x, y, name, ink.fit(name, room, 22), font_weight=600),
            _passage(book.appearance, say("scene-appearance"), page.parts[0][say.language]),
        )
    else:
        scene.ground(ink.paragraph(x, y - 15 * (len(ink.wrap(name, room, 13)) - 1), name, room, 13, anchor="middle",
                                   leading=1.15, font_weight=600))  # fmt: skip
    if p.right_page != NONE:
        _right_page(scene, say, book)
    for target, (left, top, w, h) in zip(
        ("monster", "page")[: 1 if p.right_page == NONE else 2], book.leaves, strict=False
    ):
        scene.target(target, left + w / 2, top + h / 2, ink.box(w, h, 8), say.name(target))


def _leaves(book: BookPlace) -> ink.Ink:
    """The two pages, curved towards the fold; a narrow book shows a page and the edge of the other."""
    (x, y, w, h), (fold, _, rest, _) = book.leaves
    far = fold + rest
    bow = 90 if w > 200 else 30
    first = f"M{x},{y + 3}C{x + bow},{y - 5} {fold - bow},{y - 5} {fold},{y + 5}V{y + h}"
    first += f"C{fold - bow},{y + h - 10} {x + bow},{y + h - 10} {x},{y + h - 3}Z"
    second = f"M{far},{y + 3}C{far - 90},{y - 5} {fold + 90},{y - 5} {fold},{y + 5}V{y + h}"
    second += f"C{fold + 90},{y + h - 10} {far - 90},{y + h - 10} {far},{y + h - 3}Z"
    edges = "".join(f"M{k},{y + 5}V{y + h - 5}" for k in (x + 3, x + 6, far - 3, far - 6))
    return ink.join(
        ink.path(first + second, fill="var(--sheet)", stroke="var(--gold)", stroke_width=1.2),
        ink.path(edges, fill="none", stroke="var(--gold)", stroke_width=0.8, stroke_opacity=0.6),
    )


def _passage(place: Passage, title: str, words: str) -> ink.Ink:
    """A titled text that is set smaller if it is long."""
    size = ink.fitting(words, place.width, place.height, _SIZES, _LEADING)
    lines = max(1, int(place.height / (size * _LEADING)))
    head = ink.text(place.x, place.y, title, 13.5, anchor="start", fill="var(--muted)", font_style="italic")
    body = ink.paragraph(place.x, place.y + 4 + size, words, place.width, size, leading=_LEADING, lines=lines)
    return ink.join(head, body)


def _right_page(scene: ink.Scene, say: MadnessSpeech, book: BookPlace) -> None:
    """What happens when the round closes. The Monster on the back of this page stays hidden until it is turned."""
    page = say.cards.pages[say.p.right_page]
    lost = say.p.cursed() != 0
    title, (x, y, room) = say("scene-closes"), book.other
    anchor = "middle" if book.appearance else "start"
    scene.ground(
        ink.text(x, y, title, ink.fit(title, room, 17 if book.appearance else 16), fill="var(--muted)", anchor=anchor),
        _read(book.failure, lost),
        _passage(book.failure, say("scene-if-cursed"), page.parts[1][say.language]),
        _read(book.bonus, not lost),
        _passage(book.bonus, say("scene-if-free"), page.parts[2][say.language]),
    )


def _read(place: Passage, now: bool) -> ink.Ink:
    """The mark of the passage that would be read if the round closed now."""
    fill = "var(--action)" if now else "none"
    return ink.circle(place.x - 12, place.y - 4.5, 4.5, fill=fill, stroke="var(--gold)", stroke_width=1.2)


# the track


def _track(scene: ink.Scene, say: MadnessSpeech, layout: MadnessLayout) -> None:
    p = say.p
    scene.part(("rail", layout is SLIM), lambda part: _rail(part, layout))
    for slot in range(c.SLOTS):
        burden = [p.burden(slot, e) for e in range(4)]
        state = slot == say.striking(), say.curse_state(slot) if layout is SLIM and p.curse(slot) != NONE else ""
        key = ("curse", p.cards, say.language, layout is SLIM, slot, p.curse(slot), *burden, *state)
        scene.part(key, lambda part, slot=slot: _slot(part, say, layout, slot))  # type: ignore[misc]
    x, y = layout.spaces[int(p.marker)]
    scene.piece("marker", x, y - 2, marker(), scale=0.8)


def _rail(scene: ink.Scene, layout: MadnessLayout) -> None:
    small, large = layout.spaces[: layout.small], layout.spaces[layout.small :]
    rim: ink.Style = {"fill": "var(--sheet)", "stroke": "var(--gold)", "stroke_width": 1.6}
    scene.ground(
        ink.path(layout.rail, fill="none", stroke="var(--gold)", stroke_width=2, stroke_linejoin="round"),
        *(ink.circle(*space, 5, **rim) for space in small),
        *(ink.circle(*space, 10.5 if small else 12, **rim) for space in large),
        *(ink.figures(*space, str(i), 13) for i, space in enumerate(layout.spaces) if i >= max(1, layout.small)),
    )


def _slot(scene: ink.Scene, say: MadnessSpeech, layout: MadnessLayout, slot: int) -> None:
    """A Curse in its slot, or its place."""
    (w, h), (x, y) = layout.curse, layout.slots[slot]
    draw = _slim_curse if layout is SLIM else _curse
    if say.p.curse(slot) == NONE:
        empty: ink.Style = {"stroke": "var(--gold)", "stroke_dasharray": "4 6", "stroke_width": 1.3}
        scene.ground(ink.rect(x - w / 2, y - h / 2, w, h, 8, fill="none", **empty))
    else:
        scene.piece(_place(say, slot), x, y, draw(say, slot, w, h))
    target = CURSE(slot)
    scene.target(target, x, y, ink.box(w, h, 8), say.name(target))


def _frame(say: MadnessSpeech, slot: int, w: float, h: float, head: float) -> tuple[str, ink.Ink]:
    """The leaf of a Curse with its coloured head; one that strikes now has a strong rim. Its element is told too."""
    element = say.cards.curses[say.p.curse(slot)].element
    element = element if element in c.ELEMENTS else "spirit"
    strikes = slot == say.striking()
    return element, leaf(element, w, h, head, strikes)


def _curse(say: MadnessSpeech, slot: int, w: float, h: float) -> ink.Ink:
    """A Curse: its name, what it does, and what destroying it costs now."""
    face = say.cards.curses[say.p.curse(slot)]
    element, frame = _frame(say, slot, w, h, 27)
    name, words = say.of(face), face.effect[say.language]
    height = h - 51
    size = ink.fitting(words, w - 11, height, _SIZES, _LEADING)
    lines = max(1, int(height / (size * _LEADING)))
    on = f"var(--{element}-on)"
    return ink.join(
        frame,
        *_title(name, -h / 2 + 18, w - 10, on),
        ink.paragraph(-w / 2 + 7, -h / 2 + 27 + size, words, w - 11, size, leading=_LEADING, lines=lines),
        *_price(say, slot, h / 2 - 13, w),
    )


def _title(name: str, y: float, room: float, fill: str) -> list[ink.Ink]:
    """The name in one line, or in two smaller ones where it is long."""
    size = ink.fit(name, room, 15)
    if size >= LEAST:
        return [ink.text(0, y, name, size, fill=fill, font_weight=600)]
    lines = ink.wrap(name, room, LEAST)
    return [ink.text(0, y - 6.5 + i * 13, line, ink.fit(line, room, LEAST), fill=fill, font_weight=600)
            for i, line in enumerate(lines[:2])]  # fmt: skip


def _price(say: MadnessSpeech, slot: int, y: float, w: float) -> list[ink.Ink]:
    """The cost of a Curse: a pip for each element, with a number where it is more than one."""
    amounts = [(sign, int(curse_cost(say.p, slot, e))) for e, sign in enumerate(c.ELEMENTS)]
    amounts = [(sign, amount) for sign, amount in amounts if amount]
    wide = [18 + (14 if amount > 1 else 0) for _, amount in amounts]
    gap = min(8.0, (w - 10 - sum(wide)) / max(1, len(wide) - 1))
    x = -(sum(wide) + gap * (len(wide) - 1)) / 2
    drawn = []
    for (sign, amount), room in zip(amounts, wide, strict=True):
        drawn.append(ink.pip(sign, 9, x + 9, y))
        if amount > 1:
            drawn.append(ink.figures(x + 20, y, str(amount), 15, anchor="start", fill="var(--ink)"))
        x += room + gap
    return drawn


def _slim_curse(say: MadnessSpeech, slot: int, w: float, h: float) -> ink.Ink:
    """A Curse on a phone: its cost, its name, and when it strikes."""
    p, face = say.p, say.cards.curses[say.p.curse(slot)]
    element, frame = _frame(say, slot, w, h, 24)
    on, name = f"var(--{element}-on)", say.of(face)
    costs = [int(curse_cost(p, slot, e)) for e in range(4)]
    if element == "spirit":
        words = say("scene-each") if costs == [1] * 4 else say("scene-mixed", n=sum(costs))
        head = ink.text(0, -h / 2 + 17, words, ink.fit(words, w - 8, 13), fill=on, font_weight=600)
    else:
        head = ink.join(ink.sign(element, -9, -h / 2 + 12, 6.5, on, 1.5),
                        ink.figures(10, -h / 2 + 12, f"×{sum(costs)}", 14, fill=on))  # fmt: skip
    state = say.curse_state(slot)
    return ink.join(
        frame, head,
        *(_word(-h / 2 + 38 + i * 14, line, w - 6) for i, line in enumerate(ink.wrap(name, w - 6, 13))),
        _word(h / 2 - 6, state, w - 6, fill="var(--muted)", font_style="italic"),
    )  # fmt: skip


def _word(y: float, words: str, room: float, **style: str) -> ink.Ink:
    """A line of a small card; one that would be too small to read is set closer instead."""
    size = ink.fit(words, room, 13)
    closer: ink.Style = {"textLength": room - 2, "lengthAdjust": "spacingAndGlyphs"} if size < SLIM_LEAST else {}
    return ink.text(0, y, words, max(size, SLIM_LEAST), **closer, **style)


# below the track


def _rounds(scene: ink.Scene, say: MadnessSpeech, layout: MadnessLayout) -> None:
    size = layout.step - 3
    scene.ground(
        ink.text(*layout.round, say("scene-round"), 14.5, anchor="start", fill="var(--muted)"),
        ink.track(*layout.rounds, "123456", int(say.p.round) - 1, step=layout.step, size=size),
    )


def _pile(scene: ink.Scene, say: MadnessSpeech, layout: MadnessLayout) -> None:
    """The Madness pile with its number, in the colour of fire where it runs out."""
    left = int(say.p.madness)
    x, y, scale = layout.pile
    colour = "var(--fire-line)" if left < 5 else "var(--muted)"
    scene.ground(ink.at(x, y, ink.card_back("spirit", (62, 86)), scale=scale))
    x, y = layout.pile_name
    if layout is SLIM:
        scene.ground(ink.text(x, y, say("scene-left", n=left), 14.5, anchor="start", fill=colour))
        return
    scene.ground(
        ink.text(x, y, say("madness"), 14.5, anchor="start"),
        ink.text(x, y + 19, say("scene-left-short", n=left), 14.5, anchor="start", fill=colour),
    )


def _supply(scene: ink.Scene, say: MadnessSpeech, layout: MadnessLayout) -> None:
    """The cards of value 2 and 3 that are left, with their numbers."""
    if layout is WIDE:
        scene.ground(ink.text(*layout.supply_name, say("scene-supply"), 14.5, anchor="start", fill="var(--muted)"))
    x, y = layout.supply
    for i, kind in enumerate(kind for kind in range(c.MAD) if kind % 3):
        left, many = x + i * layout.shelf, int(say.p.supply(kind))
        scene.ground(ink.at(left, y, _stock(kind, many, layout is SLIM)))
        if layout is WIDE:
            scene.overlay(ink.at(left + 16, y - 23, ink.badge(many, 11)))
        target = SUPPLY(kind)
        scene.target(target, left, y, ink.box(46, 46 if layout is SLIM else 60, 5), say.name(target))


def _stock(kind: int, many: int, slim: bool) -> ink.Ink:
    """A pile of the supply: a card, or on a phone a chip with value and number."""
    faint = None if many else 0.35
    if not slim:
        return ink.group(mini(kind), opacity=faint)
    element = c.ELEMENTS[kind // 3]
    body: ink.Style = {"fill": f"var(--{element})", "stroke": f"var(--{element}-edge)", "stroke_width": 1.2}
    on = f"var(--{element}-on)"
    return ink.group(
        ink.rect(-23, -22, 46, 44, 6, **body),
        ink.sign(element, -9, -7, 8, on, 1.5),
        ink.figures(10, -7, str(kind % 3 + 1), 16, fill=on),
        ink.figures(0, 13, f"×{many}", 13, fill=on),
        opacity=faint,
    )
