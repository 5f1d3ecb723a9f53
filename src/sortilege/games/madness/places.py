"""Where the parts of the drawing lie, wide or narrow."""

from dataclasses import dataclass

from sortilege.ink import NARROW, Point

Box = tuple[float, float, float, float]  # left, top, width, height
GAP = 14.0  # between panels


@dataclass(frozen=True)
class Passage:
    """Where a titled text stands: its left, the title's baseline, its width, and the height of the lines below."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class Book:
    """The open book: the cover, the leaves, the Monster, and what the pages say."""

    cover: Box
    leaves: tuple[Box, Box]
    name: tuple[float, float, float]  # middle, baseline, width
    monster: tuple[float, float, float]  # middle, scale
    appearance: Passage
    other: tuple[float, float, float]  # the Monster of the right page, as above
    shade: tuple[float, float, float]
    failure: Passage
    bonus: Passage


@dataclass(frozen=True)
class Layout:
    """The parts of the drawing; the players' panels stand in columns, in a narrow one below each other."""

    width: float
    book: Book
    label: Point  # the word for the rounds, and their track
    rounds: Point
    pile: tuple[float, float, float]  # of Madness: middle, scale
    pile_name: Point
    notices: Point
    library: tuple[float, float, float]  # left, top, width
    shelf: float  # the height of a spell in the library
    supply: Point  # the left end of its title
    needs: Point  # the left top of what all curses cost
    curse: tuple[float, float]
    slots: tuple[Point, ...]  # the middles of the five curses
    spaces: tuple[Point, ...]  # where the marker can stand
    rail: str
    own: float  # the top of one's own panel
    seats: float  # the top of the others


_ABOVE = (60.0, 150.0, 296.0, 581.0, 866.0, 1056.0)
WIDE = Layout(
    width=1200,
    book=Book(
        cover=(14, 12, 692, 376), leaves=((24, 22, 336, 356), (360, 22, 336, 356)), name=(192, 62, 300),
        monster=(192, 182, 0.98), appearance=Passage(46, 302, 300, 56), other=(528, 62, 290), shade=(606, 306, 0.52),
        failure=Passage(402, 96, 280, 96), bonus=Passage(402, 240, 200, 110),
    ),
    label=(726, 38), rounds=(806, 16), pile=(1136, 58, 1), pile_name=(1136, 118), notices=(726, 66),
    library=(726, 122, 456), shelf=46, supply=(726, 321), needs=(18, 452), curse=(182, 142),
    slots=tuple((x, 503.0) for x in (296.0, 486.0, 676.0, 866.0, 1056.0)), spaces=tuple((x, 408.0) for x in _ABOVE),
    rail="M60,408H1056M486,426V417H676V426", own=590, seats=590,
)  # fmt: skip
SLIM = Layout(
    width=NARROW,
    book=Book(
        cover=(3, 70, 384, 310), leaves=((9, 76, 372, 158), (9, 235, 372, 139)), name=(195, 102, 340),
        monster=(70, 170, 0.54), appearance=Passage(134, 126, 240, 100), other=(195, 258, 340), shade=(340, 272, 0.34),
        failure=Passage(38, 278, 330, 34), bonus=Passage(38, 330, 330, 34),
    ),
    label=(8, 32), rounds=(62, 13), pile=(306, 28, 0.56), pile_name=(354, 33), notices=(8, 62),
    library=(3, 1424, 384), shelf=62, supply=(8, 1700), needs=(14, 858), curse=(186, 148),
    slots=((293, 928), (97, 1116), (293, 1116), (97, 1304), (293, 1304)),
    spaces=((22, 834), (90, 834), (293, 834), (195, 1022), (97, 1210), (293, 1210)),
    rail="M22,834H385V1022M5,1022H385M5,1022V1210H293M97,1038V1030H293V1038", own=386, seats=1796,
)  # fmt: skip
