"""The drawing of a confrontation: the Agrica alone, as a bound page. Hands and grimoires are panels.

The board is seen from the viewer's side, with his numbers. A spell that the viewer may cast has a hidden group with
`data-preview` and the spell's target as value: arrows and crosses, to be shown while that target is touched.
"""

from functools import lru_cache

from sortilege import ink
from sortilege.games.grimoire.changes import Effect, cast_effect, number, shown
from sortilege.games.grimoire.figures import R, stone
from sortilege.games.grimoire.language.points import PLACES
from sortilege.games.grimoire.moves import is_cast
from sortilege.games.grimoire.notation import entry_of
from sortilege.games.grimoire.speech import GrimoireSpeech
from sortilege.games.grimoire.touch import NAMES, POINT, gesture
from sortilege.ink import Ink, Point, Scene, circle, disc, figures, frame, group, join, line, pentacle, point, rect
from sortilege.ink.svg import drawn_once
from sortilege.kernel.gesture import View

SIZE = 816
MIDDLE = 408
STAR = 56
_LINES = (78, 186, 294, 408, 522, 630, 738)
_LEFT = (3, 5)  # the points whose numbers stand left of them: at their right are the signs in the corners


def where(p: int, seat: int) -> Point:
    """The place of a point (0 to 23, as seat 0 counts) on the drawing that this seat sees."""
    column, row = PLACES[number(p, seat)]
    return _LINES[column], _LINES[6 - row]


@lru_cache(2)
def _places(seat: int) -> dict[str, Point]:
    """The places of the points as trails name them."""
    return {POINT(p): where(p, seat) for p in range(24)}


def render(speak: GrimoireSpeech, view: View) -> str:
    """Renders the board; on a phone its gems and numbers are larger."""
    position, seat, large = speak.position, view.seat % 2, 1.3 if view.narrow else 1.0
    scene = Scene(SIZE, SIZE, speak("title"), view, speak.describe())
    scene.ground(BOARD, numbers(view.narrow))
    scene.trail(_places(seat), (R + 6) * large)

    def draw_point(part: Scene, place: tuple[int, tuple[int, int] | None]) -> None:
        p, gem = place
        if gem:
            part.piece(POINT(p), *where(p, seat), stone(gem[0], NAMES[gem[1]], R), scale=large)
        shape = disc(49 if view.narrow else R + 6, veil=gem is not None)
        part.target(POINT(p), *where(p, seat), shape, speak.name(POINT(p)))

    places = [(p, position.gem_at(p)) for p in range(24)]
    scene.parts(("agrica", speak.language, speak.reader, seat, view.narrow), places, draw_point)
    _previews(scene, speak, seat)
    return scene.svg()


@drawn_once
def numbers(narrow: bool) -> Ink:
    """The viewer's numbers: whoever looks sits below, so they stand in the same places for both masters."""
    size, across, above = (27, 45, 45) if narrow else (17, 36, 28)
    labels = []
    for n, (column, row) in PLACES.items():
        side = -across if n in _LEFT else across
        labels.append(figures(_LINES[column] + side, _LINES[6 - row] - above, str(n), size))
    return join(*labels)


def _previews(scene: Scene, speak: GrimoireSpeech, seat: int) -> None:
    """Adds what is being shown of an unverified spell, and hidden what each spell would do."""
    position = speak.position
    if position.spell:
        scene.overlay(arrows(shown(position), seat))
    if position.seat != scene.view.seat:
        return
    for move in position.moves():
        if is_cast(move):
            done = cast_effect(position, entry_of(position, move))
            scene.overlay(_preview(str(gesture(position, move)[0]), done, seat))


@drawn_once
def _preview(target: str, done: Effect, seat: int) -> Ink:
    return group(arrows(done, seat), class_="preview", data_preview=target, visibility="hidden")


@drawn_once
def arrows(done: Effect, seat: int) -> Ink:
    """Where gems go, and a cross over those that are taken."""
    return ink.arrows(
        [(where(start, seat), where(end, seat)) for start, end in done.moves], [where(p, seat) for p in done.taken]
    )


def lines() -> list[tuple[Point, Point]]:
    """The ends of the lines of the Agrica."""
    ends: list[tuple[Point, Point]] = []
    for arc in range(3):
        low, high = _LINES[arc], _LINES[6 - arc]
        corners: list[Point] = [(low, low), (high, low), (high, high), (low, high)]
        ends += [(corners[i], corners[(i + 1) % 4]) for i in range(4)]
    near, far = _LINES[0], _LINES[2]
    for a, b in ((near, far), (SIZE - far, SIZE - near)):
        ends += [((MIDDLE, a), (MIDDLE, b)), ((a, MIDDLE), (b, MIDDLE))]
    return ends


def _board() -> Ink:
    """The engraved page, the same in every position."""
    shade = [line(x1 + 1.5, y1 + 2, x2 + 1.5, y2 + 2) for (x1, y1), (x2, y2) in lines()]
    groove = [line(*start, *end) for start, end in lines()]
    bands = [
        rect(low, low, SIZE - 2 * low, SIZE - 2 * low, fill="var(--gold)", fill_opacity=0.045) for low in _LINES[:3]
    ]
    return join(
        frame(2, 2, SIZE - 4, SIZE - 4, signs=True),
        *bands,
        group(*shade, stroke="var(--sheet)", stroke_width=3),
        group(*groove, stroke="var(--line)", stroke_width=3.4, stroke_linecap="round"),
        circle(MIDDLE, MIDDLE, STAR + 9, fill="none", stroke="var(--gold)", stroke_width=0.8, stroke_opacity=0.6),
        pentacle(MIDDLE, MIDDLE, STAR),
        *(point(*where(p, 0)) for p in range(24)),
    )


BOARD = _board()
