"""A sheet that shows every drawing once: for the docs, and to look at after a change."""

from sortilege.ink.cards import card, card_back, pile, pip
from sortilege.ink.dice import die
from sortilege.ink.frames import entry, frame, panel, pentacle, point, track
from sortilege.ink.palette import ELEMENTS
from sortilege.ink.pieces import gem, jewel, man, pawn, seal, token, wizard
from sortilege.ink.render import light
from sortilege.ink.scene import Scene, box, disc
from sortilege.ink.signs import sign
from sortilege.ink.svg import Ink, Style, at, join, line
from sortilege.ink.text import text
from sortilege.kernel.gesture import View


def specimen() -> str:
    """Renders the sheet, with a few targets lit."""
    scene = Scene(1180, 860, "Specimen", View(trail=[("p1", "p2")]), "Every drawing of the shared ink")
    scene.ground(frame(12, 12, 700, 836), _rows(), _board())
    scene.ground(
        panel(730, 12, 438, 300, "Cards"),
        panel(730, 330, 438, 250, "Dice, seals, tokens"),
        panel(730, 598, 438, 250, "Piles, tracks"),
    )
    scene.mark(_cards(), _dice(), _piles())
    scene.trail({"p1": (460, 610), "p2": (600, 610)})
    scene.piece("p2", 600, 610, man(0))
    scene.piece("p3", 460, 750, man(1))
    scene.target("p1", 460, 610, disc(27), "a point")
    scene.target("p3", 460, 750, disc(27, veil=True), "a man")
    scene.target("card", 810, 145, box(118, 162, 12), "a card")
    return light(scene.svg(), ["p1", "card"], ["p3"])


def _rows() -> Ink:
    rows = [text(90, 88, "Sortilège", 34, anchor="start")]
    for i, element in enumerate(ELEMENTS):
        x = 350 + 75 * i
        rows += [sign(element, x, 80, 18), at(x, 140, jewel(element, 24)), pip(element, 14, x, 190)]
    for seat in range(5):
        y = 260 + 62 * seat
        rows += [at(100 + 58 * i, y, gem(seat, element)) for i, element in enumerate(ELEMENTS)]
        rows += [
            at(430, y, man(seat)),
            at(500, y, pawn(seat)),
            at(560, y, pawn(seat, mark="7")),
            at(630, y, wizard(seat, 27, ELEMENTS[seat])),
        ]
    return join(*rows)


def _board() -> Ink:
    style: Style = {"stroke": "var(--line)", "stroke_width": 3}
    lines = [
        line(460, 610, 600, 610, **style),
        line(460, 750, 600, 750, **style),
        line(460, 610, 460, 750, **style),
        line(600, 610, 600, 750, **style),
    ]
    return join(*lines, *(point(x, y) for x in (460, 600) for y in (610, 750)), pentacle(200, 690, 90))


def _cards() -> Ink:
    words = "Throw the gem at a free neighbour; it burns what it meets & goes out."
    captions = {810: "a spell", 935: "an element card", 1060: "a back"}
    return join(
        at(810, 145, card("The Tornado of Fire", element="fire", cost=["fire", "fire", "air"], body=words)),
        at(935, 145, card(element="water", value="2")),
        at(1060, 145, card_back()),
        *(text(x, 250, words, 15) for x, words in captions.items()),
        entry(750, 266, 190, "The Tornado of Fire", "fire"),
        entry(950, 266, 200, "Reflection in the Lake", "water", spent=True),
    )


def _dice() -> Ink:
    rows = [at(770 + 58 * i, 400, die(i + 1)) for i in range(6)]
    rows += [at(770 + 58 * i, 460, die(i + 1, element=element, numeral=True)) for i, element in enumerate(ELEMENTS)]
    rows += [at(770 + 58 * i, 530, seal(element)) for i, element in enumerate(ELEMENTS)]
    return join(*rows, at(1110, 460, die(element="fire")), at(1080, 530, token("3")), at(1130, 530, token("12")))


def _piles() -> Ink:
    small = (80.0, 112.0)
    return join(
        at(800, 720, pile(card_back(size=small), 23, small)),
        at(910, 720, pile(card(element="earth", value="1", size=small), 2, small)),
        at(1020, 720, pile(card_back(size=small), 0, small)),
        track(760, 800, [str(n) for n in range(1, 12)], 4),
    )
