"""A master's page beside the board: name, hand, gems destroyed, and the grimoire with what is cast and castable."""

from functools import cache, lru_cache

from sortilege.games.grimoire.language.tree import ELEMENTS, Spell
from sortilege.games.grimoire.language.write import Unsayable, writer
from sortilege.games.grimoire.notation import in_hand, lost
from sortilege.games.grimoire.sentences import Speaker
from sortilege.games.grimoire.spellbooks import Entry
from sortilege.games.grimoire.touches import NAMES
from sortilege.ink import (
    NOTHING,
    Ink,
    Scene,
    at,
    box,
    figures,
    fit,
    gem,
    group,
    join,
    line,
    panel,
    path,
    pip,
    rect,
    sign,
    tag,
    text,
)
from sortilege.kernel.bits import popcount
from sortilege.kernel.position import OVER

LEFT, WIDE = 852, 424
SLIP = (LEFT, 24, WIDE, 210)  # where a spell's text is shown: over the other master's page
_GEM = 27  # the radius that gems are drawn with before they are scaled
CHIPS = 12  # a grimoire seen from across the table shows names up to this length, then numbers only


stone = cache(gem)


def _top(near: bool) -> tuple[float, float]:
    """Where a page begins and how high it is: one's own is the lower one."""
    return (246, 590) if near else (SLIP[1], SLIP[3])


def page(scene: Scene, speak: Speaker, seat: int, near: bool) -> None:
    top, high = _top(near)
    scene.ground(panel(LEFT, top, WIDE, high))
    _heading(scene, speak, seat, top)
    _hand(scene, speak, seat, near, top)
    _destroyed(scene, speak, seat, top)
    _book(scene, speak, seat, near, top)


def _heading(scene: Scene, speak: Speaker, seat: int, top: float) -> None:
    position = speak.position
    chooses = position.seat == seat
    scene.mark(text(LEFT + 34, top + 29, speak.owner(seat), 20, anchor="start", font_weight=700 if chooses else None))
    if chooses:
        scene.mark(at(LEFT + 20, top + 22, path("M0,-8L7,0L0,8L-7,0Z", fill="var(--action)")))
    if position.seat == OVER and position.winner == seat:
        scene.mark(sign("spirit", LEFT + 20, top + 22, 9, "var(--action)", 1.8))
        scene.mark(
            text(LEFT + 112, top + 29, speak("won"), 16, anchor="start", fill="var(--muted)", font_style="italic")
        )


def _hand(scene: Scene, speak: Speaker, seat: int, near: bool, top: float) -> None:
    """Four stacks, one an element, with how many there are."""
    scale, y = (0.72, top + 66) if near else (0.54, top + 58)
    r, wide = _GEM * scale, 94.0
    for element, count in enumerate(in_hand(speak.position, seat)):
        x = LEFT + 12 + (WIDE - 24 - wide) / 3 * element
        slot = rect(x, y - r - 4, wide, 2 * r + 8, 9, fill="var(--vellum)", fill_opacity=0.6)
        scene.ground(slot, sign(NAMES[element], x + r + 10, y, r * 0.5, "var(--gold)", 1.5))
        for i in range(count):
            place = f"hand-{seat}-{NAMES[element]}-{i}"
            scene.piece(place, x + r + 6 + 9 * i, y, stone(seat, NAMES[element], _GEM), scale=scale)
        scene.mark(figures(x + wide - 16, y, f"×{count}", 15, opacity=1 if count else 0.45))
        target = f"hand-{seat}-{NAMES[element]}"
        scene.target(target, x + wide / 2, y, box(wide, 2 * r + 8, 9), speak.name(target))


def _destroyed(scene: Scene, speak: Speaker, seat: int, top: float) -> None:
    """The gems lost, small, in a row at the right of the name."""
    gone = [(element, i) for element, n in enumerate(lost(speak.position, seat)) for i in range(n)]
    x = LEFT + WIDE - 22
    for place, (element, i) in enumerate(reversed(gone)):
        name = f"lost-{seat}-{NAMES[element]}-{i}"
        scene.piece(name, x - 16 * place, top + 23, stone(seat, NAMES[element], _GEM), scale=0.29)
    if gone:
        label = speak("lost-title")
        scene.mark(text(x - 16 * len(gone) - 2, top + 28, label, 13, anchor="end", fill="var(--muted)"))


def _book(scene: Scene, speak: Speaker, seat: int, near: bool, top: float) -> None:
    book = speak.position.shelf.books[seat]
    y = top + (96 if near else 84)
    _cover(scene, speak, seat, y)
    if not book:
        return
    rows = _rows(len(book), near)
    for place, entry in enumerate(book):
        spot = _spot(place, len(book), near, y + 30)
        target = f"spell-{seat}-{entry.number}"
        name = speak.name(target)
        scene.mark(_entry(speak, seat, place, entry, spot, rows, near))
        shape = join(
            box(spot[2], spot[3], 6), tag("title", Ink(_escaped(f"{name} — {sentences(entry, speak.language)}")))
        )
        scene.target(target, spot[0] + spot[2] / 2, spot[1] + spot[3] / 2, shape, name)


def _cover(scene: Scene, speak: Speaker, seat: int, y: float) -> None:
    """The line above the spells: how many there are, whether the book is open, how many are cast."""
    position, book = speak.position, speak.position.shelf.books[seat]
    opened = position.open_of(seat)
    title = speak("book-title", count=len(book)) if book else speak("empty-book")
    used = int(popcount(position.cast_of(seat)))
    state = speak("open" if opened else "closed") + (f" · {speak('book-used', used=used)}" if used else "")
    scene.mark(at(LEFT + 27, y + 12, _tome(bool(opened))), text(LEFT + 46, y + 18, title, 16, anchor="start"))
    scene.mark(text(LEFT + WIDE - 18, y + 18, state, 14, anchor="end", fill="var(--muted)", font_style="italic"))
    target = f"book-{seat}"
    scene.target(target, LEFT + WIDE / 2, y + 12, box(WIDE - 20, 27, 7), speak.name(target))


def _tome(opened: bool) -> Ink:
    """A small book, open or clasped."""
    style = {"fill": "var(--vellum)", "stroke": "var(--line)", "stroke_width": "1.5", "stroke_linejoin": "round"}
    if opened:
        leaf = "M0,-5C-4,-8 -9,-8 -12,-6V7C-9,5 -4,5 0,8C4,5 9,5 12,7V-6C9,-8 4,-8 0,-5Z"
        return join(path(leaf, **style), path("M0,-5V8", stroke="var(--line)", stroke_width=1.3))
    return join(
        rect(-8, -9, 16, 18, 2, **style),
        path("M-5,-9V9", stroke="var(--line)", stroke_width=1.2),
        rect(5, -3, 6, 6, 1.5, fill="var(--gold)", stroke="var(--line)", stroke_width=1),
    )


Spot = tuple[float, float, float, float]  # left, top, width, height


def _rows(count: int, near: bool) -> int:
    """How many spells stand below each other."""
    if near:
        return min(count, 20)
    return -(-count // 2) if count <= CHIPS else 4


def _spot(place: int, count: int, near: bool, top: float) -> Spot:
    """The place of a spell on its page."""
    left, wide = LEFT + 12, WIDE - 24
    rows = _rows(count, near)
    columns = -(-count // rows)
    if near:
        high = min(34.0, 452 / rows)
        column, row = divmod(place, rows)
        return left + column * wide / columns, top + row * high, wide / columns - 4, high - 3
    if count <= CHIPS:
        column, row = divmod(place, rows)
        high = min(28.0, 91.5 / rows)
        return left + column * wide / 2, top + row * high, wide / 2 - 4, high - 0.9
    row, column = divmod(place, 10)
    return left + column * 40.2, top + row * 23.2, 37, 20.5


def _entry(speak: Speaker, seat: int, place: int, entry: Entry, spot: Spot, rows: int, near: bool) -> Ink:
    position = speak.position
    bit = 1 << place
    spent, banned = bool(position.cast_of(seat) & bit), bool(position.banned(seat) & bit)
    taken = bool(position.took_of(1 - seat) & bit)
    able = speak.state(seat, entry) == "castable"
    if near or len(position.shelf.books[seat]) <= CHIPS:
        return _line(speak, entry, spot, spent or banned, able, taken, 1 - seat)
    return _chip(entry, spot, spent, banned or taken, able)


def _line(speak: Speaker, entry: Entry, spot: Spot, spent: bool, able: bool, taken: bool, other: int) -> Ink:
    """A spell by name: pale and struck through once it is cast."""
    x, y, wide, high = spot
    size = min(16.0, high * (0.72 if high > 16 else 0.84))
    room = wide - high - 8 - (high if taken else 0)
    name = entry.name(speak.language) + (f" ({speak('unverified')})" if entry.tree is None else "")
    written = fit(name, room, size)
    ground = rect(
        x, y, wide, high, min(6, high / 3), fill="var(--vellum)", fill_opacity=0.85 if able else 0.25,
        stroke="var(--action)" if able else "var(--gold)", stroke_width=1.2 if able else 0.6,
    )  # fmt: skip
    struck = {"text_decoration": "line-through"} if spent else {}
    inner = [
        _mark(entry.tree, x + high / 2 + 3, y + high / 2, high * 0.4),
        text(x + high + 8, y + high / 2 + written * 0.34, name, written, anchor="start", **struck),
    ]
    stamp = at(x + wide - high / 2, y + high / 2, stone(other, "spirit", high * 0.34)) if taken else NOTHING
    return join(ground, group(*inner, opacity=0.5 if spent else None), stamp)


def _chip(entry: Entry, spot: Spot, spent: bool, gone: bool, able: bool) -> Ink:
    """A spell by number: gold once its master has cast it, struck through when it is out of reach."""
    x, y, wide, high = spot
    ground = rect(
        x, y, wide, high, 5, fill="var(--gold)" if spent else "var(--vellum)", fill_opacity=0.55 if spent else 0.35,
        stroke="var(--action)" if able else "var(--gold)", stroke_width=2 if able else 0.7,
    )  # fmt: skip
    shade = "var(--ink)" if spent else "var(--muted)"
    mark = _mark(entry.tree, x + 9, y + high / 2, 5.6)
    label = figures(x + wide / 2 + 6, y + high / 2, str(entry.number), 11.5, fill=shade)
    strike = line(x + 4, y + high - 4, x + wide - 4, y + 4, stroke="var(--ink)", stroke_width=1.2) if gone else NOTHING
    return join(ground, mark, label, strike)


def _mark(tree: Spell | None, x: float, y: float, r: float) -> Ink:
    """The element that a spell moves; the pentacle if it moves many, a question mark if nobody can tell."""
    return at(x, y, _emblem(tree, r))


@lru_cache(1024)
def _emblem(tree: Spell | None, r: float) -> Ink:
    if tree is None:
        return figures(0, 0, "?", r * 2, fill="var(--muted)")
    moved = sorted({ELEMENTS.index(letter) for clause in tree.clauses for letter in clause.gems.elements})
    if len(moved) == 2:
        return join(at(-r * 0.42, 0, pip(NAMES[moved[0]], r * 0.8)), at(r * 0.42, 0, pip(NAMES[moved[1]], r * 0.8)))
    return pip(NAMES[moved[0]] if len(moved) == 1 else "spirit", r)


@cache
def sentences(entry: Entry, language: str) -> str:
    """What a spell says, in the reader's language where its tree can be said in it."""
    if entry.tree is None:
        return entry.text
    try:
        return " ".join(writer(language).spell(entry.tree))
    except Unsayable:
        return entry.text or entry.name(language)


def _escaped(words: str) -> str:
    return words.replace("&", "&amp;").replace("<", "&lt;")
