"""The drawing of a morris position: an engraved board, a strip above and below it with hands and men taken."""

from sortilege.games.morris.board import LINES, POINTS
from sortilege.games.morris.notation import man_at, move_from, move_to
from sortilege.games.morris.rules import MEN, Morris
from sortilege.ink import (
    Ink,
    Point,
    Scene,
    Style,
    at,
    circle,
    disc,
    figures,
    frame,
    group,
    join,
    line,
    man,
    path,
    point,
    rect,
    ring,
    text,
)
from sortilege.ink.svg import drawn_once
from sortilege.kernel.game import AnyGame
from sortilege.kernel.gesture import Motion, View
from sortilege.kernel.position import OVER

WIDTH, HEIGHT = 720, 884
STRIP = 92  # the height of a player's strip
STEP = 92  # between columns
R = 29  # of a man
SMALL = 0.58  # a man in hand or taken, compared with one on the board
_LEFT, _TOP = (WIDTH - 6 * STEP) / 2, STRIP + (700 - 6 * STEP) / 2


_PLACES = {name: (_LEFT + STEP * "abcdefg".index(name[0]), _TOP + STEP * (7 - int(name[1]))) for name in POINTS}


def where(name: str) -> Point:
    """A point's place on the drawing."""
    return _PLACES[name]


def _row(seat: int, view: View) -> float:
    """The middle of a player's strip: one's own is below the board."""
    return HEIGHT - STRIP / 2 if seat == view.seat % 2 else STRIP / 2


def _slot(seat: int, i: int, view: View) -> Point:
    """A man in hand."""
    return 172 + 36.0 * i, _row(seat, view)


def _prison(seat: int, i: int, view: View) -> Point:
    """A man of this seat that was taken; it lies in the strip of who took it."""
    return WIDTH - 34 - 25.0 * i, _row(1 - seat, view)


def motions(position: Morris, move: int) -> list[Motion]:
    """From the hand to a point, from point to point, from a point to the men taken."""
    end, mover = POINTS[move_to(move)], int(position.mover())
    if position.take:
        return [(end, f"taken-{1 - mover}-{MEN - int(position.opp_men)}")]
    if move >= 32:
        return [(POINTS[move_from(move)], end)]
    return [(f"hand-{mover}-{int(position.own_hand) - 1}", end)]


def draw(game: AnyGame, position: Morris, view: View) -> str:
    men = {name: man_at(position, p) for p, name in enumerate(POINTS)}
    scene = Scene(WIDTH, HEIGHT, game.title(view.language), view, _describe(game, position, men, view.language))
    scene.ground(_BOARD)
    for seat in (0, 1):
        _strip(scene, game, position, seat)
    if position.take:
        scene.mark(*_mills(position))
    scene.trail(_PLACES, R + 5)
    _men(scene, position, men)
    for name, seat in men.items():
        scene.target(name, *where(name), disc(R + 6, veil=seat >= 0), game.name(position, name, view.language))
    return scene.svg()


def _men(scene: Scene, position: Morris, men: dict[str, int]) -> None:
    for name, seat in men.items():
        if seat >= 0:
            scene.piece(name, *where(name), man(seat, R))
    for seat in (0, 1):
        for i in range(position.hand_of(seat)):
            scene.piece(f"hand-{seat}-{i}", *_slot(seat, i, scene.view), man(seat, R), scale=SMALL)
        for i in range(MEN - int(position.points(seat))):
            scene.piece(f"taken-{seat}-{i}", *_prison(seat, i, scene.view), man(seat, R), scale=SMALL)


def _strip(scene: Scene, game: AnyGame, position: Morris, seat: int) -> None:
    """A player's name, marked if it is their turn, above the places of the men in hand."""
    y = _row(seat, scene.view)
    chooses = position.seat == seat
    scene.ground(_slots(seat == scene.view.seat % 2))
    name = game.seat_name(position, seat, scene.view.language)
    scene.mark(text(44, y + 8, name, 25, anchor="start", font_weight=600 if chooses else None))
    if chooses:
        scene.mark(path(f"M22,{y - 9}L31,{y}L22,{y + 9}L13,{y}Z", fill="var(--action)"))
    if position.seat == OVER and position.winner == seat:
        scene.mark(_laurel(23, y))


@drawn_once
def _slots(own: bool) -> Ink:
    """The places of the men in hand, below the board or above it."""
    spots = [_slot(0 if own else 1, i, View()) for i in range(MEN)]
    return join(*(circle(*spot, 5, fill="var(--gold)", fill_opacity=0.35) for spot in spots))


def _mills(position: Morris) -> list[Ink]:
    """The mills of the player who takes, glowing."""
    mills = [(POINTS[row[0]], POINTS[row[2]]) for row in LINES if all(position.own >> p & 1 for p in row)]
    style: Style = {"stroke": "var(--glow)", "stroke_width": 16, "stroke_linecap": "round", "opacity": 0.55}
    return [line(*where(start), *where(end), **style) for start, end in mills]


def _describe(game: AnyGame, position: Morris, men: dict[str, int], language: str) -> str:
    told = []
    for seat in (0, 1):
        points = ", ".join(name for name, who in men.items() if who == seat)
        words = {"points": points} if points else {}
        told.append(game.words(language, f"men-{seat}" if points else f"no-men-{seat}", **words))
    return f"{' '.join(told)} {hands(game, position, language)}"


def hands(game: AnyGame, position: Morris, language: str) -> str:
    """The men in hand, in a sentence."""
    return game.words(language, "hands", white=int(position.hand_of(0)), black=int(position.hand_of(1)))


def _laurel(x: float, y: float) -> Ink:
    """A small wreath for the winner, open at the top."""
    leaf = path("M0,-4.6C2.8,-2 2.8,2 0,4.6C-2.8,2 -2.8,-2 0,-4.6Z")
    leaves = [at(*spot, leaf, turn=30 * i - 55) for i, spot in enumerate(ring(12, 10))]
    return at(x, y, *leaves[1:-1], class_="laurel", fill="var(--action)")


def _board() -> Ink:
    """The engraved board, the same in every position."""
    ends = [(where(POINTS[row[0]]), where(POINTS[row[2]])) for row in LINES]
    gleam = [line(x1 + 1.5, y1 + 1.5, x2 + 1.5, y2 + 1.5) for (x1, y1), (x2, y2) in ends]
    groove = [line(*start, *end) for start, end in ends]
    return join(
        frame(10, STRIP, 700, 700),
        *(_inlay(i, tone) for i, tone in enumerate(("vellum", "sheet", "vellum"))),
        group(*gleam, stroke="var(--sheet)", stroke_width=3),
        group(*groove, stroke="var(--line)", stroke_width=3.2, stroke_linecap="round"),
        _rosette(WIDTH / 2, _TOP + 3 * STEP, 58),
        *(point(*where(name)) for name in POINTS),
        *(figures(_LEFT + STEP * i, _TOP + 6 * STEP + 51, column, 21) for i, column in enumerate("abcdefg")),
        *(figures(_LEFT - 51, _TOP + STEP * i, str(7 - i), 21) for i in range(7)),
    )


def _inlay(i: int, tone: str) -> Ink:
    """The ground of one of the three squares, from the outermost."""
    side = STEP * (6 - 2 * i)
    return rect(_LEFT + STEP * i, _TOP + STEP * i, side, side, fill=f"var(--{tone})", fill_opacity=0.5)


def _rosette(x: float, y: float, r: float) -> Ink:
    """The six-petalled flower that old boards carry in the middle, pale."""
    bow = f"A{r * 0.84:.2f},{r * 0.84:.2f} 0 0 1"
    petals = "".join(f"M0,0{bow} {tx:.2f},{ty:.2f}{bow} 0,0Z" for tx, ty in ring(6, r * 0.84))
    flower = path(petals, fill="var(--gold)", fill_opacity=0.13)
    rings = [circle(0, 0, r), circle(0, 0, r * 0.92), circle(0, 0, r * 0.05, fill="var(--gold)")]
    return at(x, y, flower, *rings, fill="none", stroke="var(--gold)", stroke_width=1.3, opacity=0.75)


_BOARD = _board()
