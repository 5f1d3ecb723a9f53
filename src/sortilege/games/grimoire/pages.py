"""A master's page beside the board: name, hand, gems destroyed, and the grimoire with what is cast and castable."""

from dataclasses import dataclass, replace
from functools import cache

from sortilege.games.grimoire.language.tree import ELEMENTS, Spell
from sortilege.games.grimoire.language.write import Unsayable, writer
from sortilege.games.grimoire.notation import in_hand, lost
from sortilege.games.grimoire.sentences import Speaker
from sortilege.games.grimoire.spellbooks import Entry
from sortilege.games.grimoire.touches import NAMES
from sortilege.ink import (
    NARROW,
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
    text,
    wrap,
)
from sortilege.ink.svg import drawn_once
from sortilege.kernel.bits import popcount
from sortilege.kernel.position import OVER

_GEM = 27  # the radius that gems are drawn with before they are scaled
CHIPS = 12  # a grimoire seen from across the table shows names up to this length, then numbers only
CHIP_ROW = 10  # numbers beside each other


@dataclass(frozen=True)
class Sheet:
    """A master's page: its box, whether it is the viewer's own, and how its lines and chips are cut."""

    near: bool
    left: float
    top: float
    width: float
    height: float
    line: float = 34.0  # the height of a spell by name
    chip: tuple[float, float] = (40.2, 23.2)  # the steps from number to number
    cover: float = 27.0  # the height of the line above the spells
    rows: int = 20  # spells below each other

    @property
    def spells(self) -> float:
        """The top of the spells."""
        return self.top + (69 if self.near else 57) + self.cover + 30


def sheets(counts: tuple[int, int], narrow: bool) -> tuple[Sheet, Sheet]:
    """The page of the other master and one's own: beside the board, or below it as long as they need."""
    if not narrow:
        return Sheet(False, 852, 24, 424, 210), Sheet(True, 852, 246, 424, 590)
    far = Sheet(False, 3, 396, NARROW - 6, 0, line=39, chip=(36.2, 37), cover=36, rows=max(6, -(-counts[0] // 2)))
    lines = -(-counts[0] // CHIP_ROW) * far.chip[1] if counts[0] > CHIPS else -(-counts[0] // 2) * far.line
    far = replace(far, height=max(150.0, far.spells - far.top + lines + 8))
    near = replace(far, near=True, top=far.top + far.height + 8, rows=max(6, -(-counts[1] // 2)))
    return far, replace(near, height=near.spells - near.top + min(counts[1], near.rows) * near.line + 8)


stone = cache(gem)


def page(scene: Scene, speak: Speaker, seat: int, sheet: Sheet) -> None:
    scene.ground(panel(sheet.left, sheet.top, sheet.width, sheet.height))
    _heading(scene, speak, seat, sheet)
    _hand(scene, speak, seat, sheet)
    _destroyed(scene, speak, seat, sheet)
    _book(scene, speak, seat, sheet)


def _heading(scene: Scene, speak: Speaker, seat: int, sheet: Sheet) -> None:
    position, left, top = speak.position, sheet.left, sheet.top
    chooses = position.seat == seat
    scene.mark(text(left + 34, top + 29, speak.owner(seat), 20, anchor="start", font_weight=700 if chooses else None))
    if chooses:
        scene.mark(at(left + 20, top + 22, path("M0,-8L7,0L0,8L-7,0Z", fill="var(--action)")))
    if position.seat == OVER and position.winner == seat:
        scene.mark(sign("spirit", left + 20, top + 22, 9, "var(--action)", 1.8))
        scene.mark(
            text(left + 112, top + 29, speak("won"), 16, anchor="start", fill="var(--muted)", font_style="italic")
        )


def _hand(scene: Scene, speak: Speaker, seat: int, sheet: Sheet) -> None:
    """Four stacks, one an element, with how many there are."""
    scale, y = (0.72, sheet.top + 66) if sheet.near else (0.54, sheet.top + 58)
    r, wide = _GEM * scale, min(94.0, (sheet.width - 36) / 4)
    for element, count in enumerate(in_hand(speak.position, seat)):
        x = sheet.left + 12 + (sheet.width - 24 - wide) / 3 * element
        slot = rect(x, y - r - 4, wide, 2 * r + 8, 9, fill="var(--vellum)", fill_opacity=0.6)
        scene.ground(slot, sign(NAMES[element], x + r + 10, y, r * 0.5, "var(--gold)", 1.5))
        step = 9 if wide > 90 else 5
        for i in range(count):
            place = f"hand-{seat}-{NAMES[element]}-{i}"
            scene.piece(place, x + r + 6 + step * i, y, stone(seat, NAMES[element], _GEM), scale=scale)
        scene.mark(figures(x + wide - 16, y, f"×{count}", 15, opacity=1 if count else 0.45))
        target = f"hand-{seat}-{NAMES[element]}"
        scene.target(target, x + wide / 2, y, box(wide, 2 * r + 8, 9), speak.name(target))


def _destroyed(scene: Scene, speak: Speaker, seat: int, sheet: Sheet) -> None:
    """The gems lost, small, in a row at the right of the name."""
    gone = [(element, i) for element, n in enumerate(lost(speak.position, seat)) for i in range(n)]
    x, top = sheet.left + sheet.width - 22, sheet.top
    for place, (element, i) in enumerate(reversed(gone)):
        name = f"lost-{seat}-{NAMES[element]}-{i}"
        scene.piece(name, x - 16 * place, top + 23, stone(seat, NAMES[element], _GEM), scale=0.29)
    if gone:
        label = speak("lost-title")
        scene.mark(text(x - 16 * len(gone) - 2, top + 28, label, 13, anchor="end", fill="var(--muted)"))


def _book(scene: Scene, speak: Speaker, seat: int, sheet: Sheet) -> None:
    book = speak.position.shelf.books[seat]
    _cover(scene, speak, seat, sheet)
    for place, entry in enumerate(book):
        spot = _spot(place, len(book), sheet)
        target = f"spell-{seat}-{entry.number}"
        name = speak.spell_name(seat, place)
        scene.mark(_entry(speak, seat, place, entry, spot, sheet.near))
        shape = box(spot[2], spot[3], 6, title=f"{name} — {sentences(entry, speak.language)}")
        scene.target(target, spot[0] + spot[2] / 2, spot[1] + spot[3] / 2, shape, name)


def _cover(scene: Scene, speak: Speaker, seat: int, sheet: Sheet) -> None:
    """The line above the spells: how many there are, whether the book is open, how many are cast."""
    position, book = speak.position, speak.position.shelf.books[seat]
    opened = position.open_of(seat)
    title = speak("book-title", count=len(book)) if book else speak("empty-book")
    used = int(popcount(position.cast_of(seat)))
    state = speak("open" if opened else "closed") + (f" · {speak('book-used', used=used)}" if used else "")
    x, y, right = sheet.left, sheet.spells - sheet.cover / 2 - 4.5, sheet.left + sheet.width
    scene.mark(at(x + 27, y, _tome(bool(opened))), text(x + 46, y + 6, title, 16, anchor="start"))
    scene.mark(text(right - 18, y + 6, state, 14, anchor="end", fill="var(--muted)", font_style="italic"))
    target = f"book-{seat}"
    shape = box(sheet.width - 20, sheet.cover, 7)
    scene.target(target, x + sheet.width / 2, y, shape, speak.name(target))


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


def _spot(place: int, count: int, sheet: Sheet) -> Spot:
    """The place of a spell on its page."""
    left, top, wide = sheet.left + 12, sheet.spells, sheet.width - 24
    if sheet.near:
        rows = min(count, sheet.rows)
        columns = -(-count // rows)
        high = min(sheet.line, (sheet.top + sheet.height - top) / rows)
        column, row = divmod(place, rows)
        return left + column * wide / columns, top + row * high, wide / columns - 4, high - 3
    if count <= CHIPS:
        rows = -(-count // 2)
        column, row = divmod(place, rows)
        high = min(sheet.line, 28.0 if sheet.line < 36 else 99.0, (sheet.top + sheet.height - top) / rows)
        return left + column * wide / 2, top + row * high, wide / 2 - 4, high - 0.9
    row, column = divmod(place, CHIP_ROW)
    across, down = sheet.chip
    return left + column * across, top + row * down, across - 3.2, down - 2.7


def _entry(speak: Speaker, seat: int, place: int, entry: Entry, spot: Spot, near: bool) -> Ink:
    position = speak.position
    bit = 1 << place
    spent, banned = bool(position.cast_of(seat) & bit), bool(position.banned(seat) & bit)
    taken = bool(position.took_of(1 - seat) & bit)
    able = speak.state(seat, place) == "castable"
    if near or len(position.shelf.books[seat]) <= CHIPS:
        name = entry.name(speak.language) + (f" ({speak('unverified')})" if entry.tree is None else "")
        return _line(name, entry.tree, spot, spent or banned, able, taken, 1 - seat)
    return _chip(entry, spot, spent, banned or taken, able)


@drawn_once
def _line(name: str, tree: Spell | None, spot: Spot, spent: bool, able: bool, taken: bool, other: int) -> Ink:
    """A spell by name: pale and struck through once it is cast."""
    x, y, wide, high = spot
    size = min(16.0, high * (0.72 if high > 16 else 0.84))
    edge = min(high, 28.0)  # the width of the mark
    room = wide - edge - 8 - (edge if taken else 0)
    lines = wrap(name, room, 12.5) if high > 30 and fit(name, room, size) < 12 else [name]
    written = min(fit(one, room, size if len(lines) == 1 else 12.5) for one in lines)
    first = y + high / 2 + written * (0.34 - 0.6 * (len(lines) - 1))
    ground = rect(
        x, y, wide, high, min(6, high / 3), fill="var(--vellum)", fill_opacity=0.85 if able else 0.25,
        stroke="var(--action)" if able else "var(--gold)", stroke_width=1.2 if able else 0.6,
    )  # fmt: skip
    struck = {"text_decoration": "line-through"} if spent else {}
    inner = [
        _mark(tree, x + edge / 2 + 3, y + high / 2, edge * 0.4),
        *(
            text(x + edge + 8, first + i * written * 1.2, one, written, anchor="start", **struck)
            for i, one in enumerate(lines)
        ),
    ]
    stamp = at(x + wide - edge / 2, y + high / 2, stone(other, "spirit", edge * 0.34)) if taken else NOTHING
    return join(ground, group(*inner, opacity=0.5 if spent else None), stamp)


@drawn_once
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
    if tree is None:
        return figures(x, y, "?", r * 2, fill="var(--muted)")
    moved = sorted({ELEMENTS.index(letter) for clause in tree.clauses for letter in clause.gems.elements})
    if len(moved) == 2:
        sides = zip(moved, (-1, 1), strict=True)
        return join(*(pip(NAMES[one], r * 0.8, x + side * r * 0.42, y) for one, side in sides))
    return pip(NAMES[moved[0]] if len(moved) == 1 else "spirit", r, x, y)


@cache
def sentences(entry: Entry, language: str) -> str:
    """What a spell says, in the reader's language where its tree can be said in it."""
    if entry.tree is None:
        return entry.text
    try:
        return " ".join(writer(language).spell(entry.tree))
    except Unsayable:
        return entry.text or entry.name(language)
