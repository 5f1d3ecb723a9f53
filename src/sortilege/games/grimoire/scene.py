"""The drawing of a confrontation: the Agrica as a bound page, and beside it each master's hand and grimoire.

The board is seen from the viewer's side, with his numbers. A spell that the viewer may cast has a hidden group with
`data-preview` and the spell's target as value: arrows and text, to be shown while that target is touched.
"""

from math import hypot

from sortilege.games.grimoire import pages
from sortilege.games.grimoire.board import CAST, DISPUTE
from sortilege.games.grimoire.effects import Effect, effect, shown
from sortilege.games.grimoire.language.points import PLACES, seen_by_opponent
from sortilege.games.grimoire.notation import entry_of, gem_at
from sortilege.games.grimoire.sentences import Speaker
from sortilege.games.grimoire.spellbooks import Entry
from sortilege.games.grimoire.touches import NAMES, gesture
from sortilege.ink import (
    NARROW,
    Ink,
    Point,
    Scene,
    at,
    circle,
    disc,
    figures,
    fitting,
    frame,
    group,
    join,
    line,
    paragraph,
    path,
    pentacle,
    point,
    rect,
    text,
)
from sortilege.ink.svg import drawn_once
from sortilege.kernel.gesture import View

WIDTH, HEIGHT = 1292, 860
MIDDLE = 430
R = 27  # of a gem
STAR = 62
_LINES = (100, 208, 316, 430, 544, 652, 760)


def where(p: int, seat: int) -> Point:
    """The place of a point (0 to 23, as seat 0 counts) on the drawing that this seat sees."""
    column, row = PLACES[number(p, seat)]
    return _LINES[column], _LINES[6 - row]


def number(p: int, seat: int) -> int:
    """The number that a seat gives to a point."""
    return seen_by_opponent(p + 1) if seat else p + 1


def draw(speak: Speaker, view: View) -> str:
    seat = view.seat % 2
    books = speak.position.shelf.books
    far, near = pages.sheets((len(books[1 - seat]), len(books[seat])), view.narrow)
    width, height = (NARROW, near.top + near.height + 4) if view.narrow else (WIDTH, HEIGHT)
    scene = Scene(width, height, speak("title"), view, speak.describe())
    with scene.placed(*_board_place(view)):
        _agrica(scene, speak, seat, 1.3 if view.narrow else 1.0)
    pages.page(scene, speak, seat, near)
    pages.page(scene, speak, 1 - seat, far)
    _overlays(scene, speak, seat, far)
    return scene.svg()


def _board_place(view: View) -> tuple[float, float, float]:
    """Where the board stands, and how large."""
    scale = NARROW / 816
    return (-22 * scale, -22 * scale, scale) if view.narrow else (0.0, 0.0, 1.0)


def _agrica(scene: Scene, speak: Speaker, seat: int, large: float) -> None:
    """The board with its gems, which are larger on a phone."""
    scene.ground(BOARD, *(label(p, seat, 14 if large == 1 else 24) for p in range(24)))
    scene.trail({f"p{p + 1}": where(p, seat) for p in range(24)}, (R + 6) * large)
    scene.target("star", MIDDLE, MIDDLE, disc(STAR), speak.name("star"))
    for p in range(24):
        found = gem_at(speak.position, p)
        if found:
            scene.piece(f"p{p + 1}", *where(p, seat), pages.stone(found[0], NAMES[found[1]], R), scale=large)
        shape = disc((R + 6) * large, veil=found is not None)
        scene.target(f"p{p + 1}", *where(p, seat), shape, speak.name(f"p{p + 1}"))


def label(p: int, seat: int, size: float = 14) -> Ink:
    """The viewer's number of a point; seen by seat 1, also the number that records use."""
    x, y = where(p, seat)
    beside = 26 + size / 2
    x += beside if x <= MIDDLE else -beside
    own = figures(x, y - 7 - size * 1.28, str(number(p, seat)), size)
    if seat == 0:
        return own
    records = figures(x, y + 7 + size * 1.14, str(p + 1), size * 0.79, font_style="italic", font_weight=400)
    return join(own, group(records, opacity=0.75))


# previews


def _overlays(scene: Scene, speak: Speaker, seat: int, far: pages.Sheet) -> None:
    position = speak.position
    x, y, scale = _board_place(scene.view)
    if position.spell:
        ways = at(x, y, arrows(shown(position), seat), scale=scale)
        scene.overlay(ways, _caption(speak, speak.pending(), far))
    if position.seat != scene.view.seat:
        return
    for move in position.moves():
        if CAST <= move < DISPUTE:
            ways = at(x, y, arrows(effect(position, move), seat), scale=scale)
            drawing = join(ways, _caption(speak, entry_of(position, move), far))
            target = gesture(position, move)[0]
            scene.overlay(group(drawing, class_="preview", data_preview=str(target), visibility="hidden"))


def arrows(done: Effect, seat: int) -> Ink:
    """Where gems go, and a cross over those that are taken."""
    ways = [_arrow(where(start, seat), where(end, seat)) for start, end in done.moves]
    crosses = [_cross(*where(p, seat)) for p in done.taken]
    return join(
        path(
            "".join(ways),
            fill="none",
            stroke="var(--sheet)",
            stroke_width=9,
            stroke_linecap="round",
            stroke_opacity=0.85,
        ),
        path("".join(ways), fill="none", stroke="var(--action)", stroke_width=4.5, stroke_linecap="round"),
        path(
            "".join(crosses), fill="none", stroke="var(--sheet)", stroke_width=11, stroke_linecap="round", opacity=0.9
        ),
        path("".join(crosses), fill="none", stroke="var(--fire-line)", stroke_width=5.5, stroke_linecap="round"),
    )


def _arrow(start: Point, end: Point) -> str:
    """A slightly bent arrow from gem to gem."""
    (x1, y1), (x2, y2) = start, end
    length = hypot(x2 - x1, y2 - y1)
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    bend = min(46.0, length * 0.16)
    mx, my = (x1 + x2) / 2 - uy * bend, (y1 + y2) / 2 + ux * bend
    ax, ay = x1 + ux * 14, y1 + uy * 14
    bx, by = x2 - ux * 20 - uy * 4, y2 - uy * 20 + ux * 4
    wx, wy = bx - mx, by - my
    size = hypot(wx, wy)
    wx, wy = wx / size * 13, wy / size * 13
    left = f"{bx - wx - wy * 0.6:.1f},{by - wy + wx * 0.6:.1f}"
    right = f"{bx - wx + wy * 0.6:.1f},{by - wy - wx * 0.6:.1f}"
    return f"M{ax:.1f},{ay:.1f}Q{mx:.1f},{my:.1f} {bx:.1f},{by:.1f}M{left}L{bx:.1f},{by:.1f}L{right}"


def _cross(x: float, y: float) -> str:
    return f"M{x - 15},{y - 15}L{x + 15},{y + 15}M{x + 15},{y - 15}L{x - 15},{y + 15}"


def _caption(speak: Speaker, entry: Entry, far: pages.Sheet) -> Ink:
    return _slip(entry.name(speak.language), pages.sentences(entry, speak.language), far)


@drawn_once
def _slip(name: str, words: str, far: pages.Sheet) -> Ink:
    """The spell's name and text on a slip that covers the other master's page."""
    x, y, wide, high = far.left, far.top, far.width, far.height
    size = fitting(words, wide - 36, high - 56, (15, 14, 13, 12, 11), 1.3)
    return join(
        rect(x, y, wide, high, 12, fill="var(--sheet)", stroke="var(--action)", stroke_width=2),
        text(x + 18, y + 30, name, 19, anchor="start", font_weight=600),
        paragraph(x + 18, y + 56, words, wide - 36, size, lines=int((high - 56) / size / 1.3)),
    )


def _board() -> Ink:
    """The engraved page, the same in every position."""
    ends: list[tuple[Point, Point]] = []
    for arc in range(3):
        low, high = _LINES[arc], _LINES[6 - arc]
        corners: list[Point] = [(low, low), (high, low), (high, high), (low, high)]
        ends += [(corners[i], corners[(i + 1) % 4]) for i in range(4)]
    near, far = _LINES[0], _LINES[2]
    for a, b in ((near, far), (860 - far, 860 - near)):
        ends += [((MIDDLE, a), (MIDDLE, b)), ((a, MIDDLE), (b, MIDDLE))]
    shade = [line(x1 + 1.5, y1 + 2, x2 + 1.5, y2 + 2) for (x1, y1), (x2, y2) in ends]
    groove = [line(*start, *end) for start, end in ends]
    bands = [rect(low, low, 860 - 2 * low, 860 - 2 * low, fill="var(--gold)", fill_opacity=0.045) for low in _LINES[:3]]
    return join(
        frame(24, 24, 812, 812, signs=True),
        *bands,
        group(*shade, stroke="var(--sheet)", stroke_width=3),
        group(*groove, stroke="var(--line)", stroke_width=3.4, stroke_linecap="round"),
        circle(MIDDLE, MIDDLE, STAR + 9, fill="none", stroke="var(--gold)", stroke_width=0.8, stroke_opacity=0.6),
        pentacle(MIDDLE, MIDDLE, STAR),
        *(point(*where(p, 0)) for p in range(24)),
    )


BOARD = _board()
