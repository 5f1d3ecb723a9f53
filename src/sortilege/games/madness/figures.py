"""The things of the table, drawn around the origin: monsters, small cards, Curses, the marker; signs of panels."""

from functools import cache, lru_cache
from pathlib import Path

from sortilege import ink
from sortilege.games.madness import codes as c
from sortilege.games.madness.portraits import SIZE, portrait
from sortilege.ink.svg import drawn_once
from sortilege.kernel.options import OWN_TEXTS
from sortilege.kernel.panels import Sign

MONSTERS = Path(__file__).parent / "monsters"
DRAWN = {file.stem for file in MONSTERS.glob("*.svg")}
MINI = (44.0, 60.0)


@lru_cache(OWN_TEXTS)
def monster(page_id: str) -> ink.Ink:
    """The monster of a page, from its file, in a square of 200; of a page that is none of ours a shadow with eyes."""
    file = MONSTERS / f"{page_id if page_id in DRAWN else 'stranger'}.svg"
    opening, *elements, _ = file.read_text("utf-8").splitlines()
    assert opening.startswith("<svg")
    return ink.Ink("".join(elements))


@drawn_once
def mini(kind: int) -> ink.Ink:
    """A small card: an element with its value, or Madness."""
    if kind != c.MAD:
        return ink.card(element=c.ELEMENTS[kind // 3], value=str(kind % 3 + 1), size=MINI)
    w, h = MINI
    spiral = "M0,1C3,-3 8,1 5,6C1,12 -9,9 -9,1C-9,-9 5,-13 11,-5C17,4 11,16 0,17"
    return ink.join(
        ink.rect(-w / 2 + 1, -h / 2 + 1.5, w, h, 4, fill="var(--shade)", fill_opacity=0.25),
        ink.rect(-w / 2, -h / 2, w, h, 4, fill="#2a1640", stroke="#120820", stroke_width=1),
        ink.rect(-w / 2 + 3, -h / 2 + 3, w - 6, h - 6, 3, fill="none", stroke="#a77bd0", stroke_width=0.8),
        ink.path(spiral, fill="none", stroke="#c9a0f0", stroke_width=2.4, stroke_linecap="round"),
        *(ink.circle(x, y, 1.6, fill="#f6e2a0") for x, y in ((-13, -20), (12, -22), (-12, 22), (13, 21))),
    )


@drawn_once
def leaf(element: str, w: float, h: float, head: float, strikes: bool) -> ink.Ink:
    """The sheet of a Curse with a head in its element's colour; one that strikes now has a strong rim."""
    edge = "var(--fire-line)" if strikes else f"var(--{element}-edge)"
    top = f"M{-w / 2},{-h / 2 + head}V{-h / 2 + 8}q0,-8 8,-8H{w / 2 - 8}q8,0 8,8V{-h / 2 + head}Z"
    return ink.join(
        ink.rect(-w / 2 + 2, -h / 2 + 3, w, h, 8, fill="var(--shade)", fill_opacity=0.25),
        ink.rect(-w / 2, -h / 2, w, h, 8, fill="var(--sheet)"),
        ink.path(top, fill=f"var(--{element})"),
        ink.rect(-w / 2, -h / 2, w, h, 8, fill="none", stroke=edge, stroke_width=4 if strikes else 1.6),
    )


def marker() -> ink.Ink:
    """A small open book with an eye."""
    return ink.join(
        ink.path("M-19,-9C-12,-14 -5,-13 0,-9C5,-13 12,-14 19,-9V10C12,6 5,7 0,11C-5,7 -12,6 -19,10Z", fill="#7a2f1d",
             stroke="#2e180e", stroke_width=1.6),
        ink.path("M-15,-7C-10,-11 -4,-10 0,-6C4,-10 10,-11 15,-7V6C10,3 4,4 0,7C-4,4 -10,3 -15,6Z", fill="#fbf5e6"),
        ink.circle(0, 0, 5, fill="#f0c54a", stroke="#2e180e", stroke_width=1.2),
        ink.circle(0, 0, 2, fill="#2e180e"),
    )  # fmt: skip


# signs of panels


@cache  # five elements
def pip_sign(element: str) -> Sign:
    """An element, or the spirit of a Multi-Element Curse."""
    return Sign(ink.pip(element, 10), 22, 22)


@cache  # thirteen kinds
def card_sign(kind: int) -> Sign:
    return Sign(mini(kind), MINI[0] + 2, MINI[1] + 2)


@cache  # one
def place_sign() -> Sign:
    """A free place of a support."""
    empty: ink.Style = {"fill": "none", "stroke": "var(--gold)", "stroke_width": 1.4, "stroke_dasharray": "4 5"}
    return Sign(ink.rect(-MINI[0] / 2, -MINI[1] / 2, *MINI, 5, **empty), MINI[0] + 2, MINI[1] + 2)


@cache  # one
def back_sign() -> Sign:
    """A draw pile."""
    return Sign(ink.card_back("spirit", MINI), MINI[0] + 2, MINI[1] + 2)


@cache  # one
def hand_sign() -> Sign:
    """Two cards, for the size of a hand or of a discard pile."""
    style: ink.Style = {"fill": "var(--sheet)", "stroke": "var(--ink)", "stroke_width": 1.8}
    cards = (ink.at(x, 0, ink.rect(-4.5, -7, 9, 14, 1.6, **style), turn=turn) for x, turn in ((-4, -10), (4, 8)))
    return Sign(ink.join(*cards), 22, 22)


def monster_sign(page_id: str) -> Sign:
    return Sign(monster(page_id), 200, 200)


def face_sign(magician: str, element: str) -> Sign:
    """The portrait of a magician."""
    return Sign(portrait(magician, element), SIZE, SIZE)
