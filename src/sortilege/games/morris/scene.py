"""The drawing of a morris position: an engraved board with its men. What is in hand or taken is in panels.py."""

from sortilege import ink
from sortilege.games.morris.board import LINES, POINTS
from sortilege.games.morris.notation import men_by_point
from sortilege.games.morris.rules import MEN, Morris
from sortilege.games.morris.speech import MorrisSpeech
from sortilege.kernel.gesture import View
from sortilege.kernel.position import OVER

SIDE = 700
STEP = 92  # between columns
R = 29  # of a man
_EDGE = (SIDE - 6 * STEP) / 2

# The place of each point on the drawing.
_PLACES = {name: (_EDGE + STEP * "abcdefg".index(name[0]), _EDGE + STEP * (7 - int(name[1]))) for name in POINTS}


def render(speech: MorrisSpeech, view: View) -> str:
    """Renders the position that is spoken of, as this view shows it."""
    position = speech.position
    scene = ink.Scene(SIDE, SIDE, speech("title"), view, speech.describe())
    scene.ground(_BOARD)
    if position.take:
        scene.mark(*_mills(position))
    if position.seat == OVER and position.winner in (0, 1):
        scene.mark(_laurel(int(position.winner)))
    scene.trail(_PLACES | (_hands(view) if view.staged else {}), R + 5)
    around = 13 if view.narrow else 8  # on a phone a finger's breadth, also when it lies

    def draw_point(part: ink.Scene, point: tuple[str, int]) -> None:
        name, man = point
        if man >= 0:
            part.piece(name, *_PLACES[name], ink.man(man, R))
        part.target(name, *_PLACES[name], ink.disc(R + around, veil=man >= 0), speech.name(name))

    points = list(men_by_point(position).items())
    scene.parts(("morris", speech.language, view.narrow), points, draw_point)
    return scene.svg()


def _hands(view: View) -> dict[str, ink.Point]:
    """Where arrows of men in hand begin: at one's own edge of the board, or at the other's."""
    edges = {seat: (SIDE / 2, SIDE - 8.0 if seat == view.seat % 2 else 8.0) for seat in (0, 1)}
    return {f"hand-{seat}-{i}": edges[seat] for seat in (0, 1) for i in range(MEN)}


def _mills(position: Morris) -> list[ink.Ink]:
    """The mills of the player who takes, glowing."""
    mills = [(POINTS[row[0]], POINTS[row[2]]) for row in LINES if all(position.own >> p & 1 for p in row)]
    style: ink.Style = {"stroke": "var(--glow)", "stroke_width": 16, "stroke_linecap": "round", "opacity": 0.55}
    return [ink.line(*_PLACES[start], *_PLACES[end], **style) for start, end in mills]


def _laurel(winner: int) -> ink.Ink:
    """A wreath in the middle of the board around a man of the winner, open at the top."""
    leaf = ink.path("M0,-4.6C2.8,-2 2.8,2 0,4.6C-2.8,2 -2.8,-2 0,-4.6Z")
    leaves = [ink.at(*spot, leaf, turn=30 * i - 55) for i, spot in enumerate(ink.ring(12, 10))]
    wreath = ink.at(0, 0, *leaves[1:-1], scale=4.4, class_="laurel", fill="var(--action)")
    return ink.at(SIDE / 2, SIDE / 2, wreath, ink.man(winner, R))


def _board() -> ink.Ink:
    """The engraved board, the same in every position."""
    ends = [(_PLACES[POINTS[row[0]]], _PLACES[POINTS[row[2]]]) for row in LINES]
    gleam = [ink.line(x1 + 1.5, y1 + 1.5, x2 + 1.5, y2 + 1.5) for (x1, y1), (x2, y2) in ends]
    groove = [ink.line(*start, *end) for start, end in ends]
    return ink.join(
        ink.frame(0, 0, SIDE, SIDE),
        *(_inlay(i, tone) for i, tone in enumerate(("vellum", "sheet", "vellum"))),
        ink.group(*gleam, stroke="var(--sheet)", stroke_width=3),
        ink.group(*groove, stroke="var(--line)", stroke_width=3.2, stroke_linecap="round"),
        _rosette(SIDE / 2, SIDE / 2, 58),
        *(ink.point(*_PLACES[name]) for name in POINTS),
        *(ink.figures(_EDGE + STEP * i, _EDGE + 6 * STEP + 51, column, 23) for i, column in enumerate("abcdefg")),
        *(ink.figures(_EDGE - 51, _EDGE + STEP * i, str(7 - i), 23) for i in range(7)),
    )


def _inlay(i: int, tone: str) -> ink.Ink:
    """The ground of one of the three squares, from the outermost."""
    side = STEP * (6 - 2 * i)
    return ink.rect(_EDGE + STEP * i, _EDGE + STEP * i, side, side, fill=f"var(--{tone})", fill_opacity=0.5)


def _rosette(x: float, y: float, r: float) -> ink.Ink:
    """The six-petalled flower that old boards carry in the middle, pale."""
    bow = f"A{r * 0.84:.2f},{r * 0.84:.2f} 0 0 1"
    petals = "".join(f"M0,0{bow} {tx:.2f},{ty:.2f}{bow} 0,0Z" for tx, ty in ink.ring(6, r * 0.84))
    flower = ink.path(petals, fill="var(--gold)", fill_opacity=0.13)
    rings = [ink.circle(0, 0, r), ink.circle(0, 0, r * 0.92), ink.circle(0, 0, r * 0.05, fill="var(--gold)")]
    return ink.at(x, y, flower, *rings, fill="none", stroke="var(--gold)", stroke_width=1.3, opacity=0.75)


_BOARD = _board()
