"""Where the parts of the drawing lie, wide or narrow."""

from dataclasses import dataclass

from sortilege.ink import NARROW, Point

Box = tuple[float, float, float, float]  # left, top, width, height


@dataclass(frozen=True)
class Passage:
    """Where a titled text stands: its left, the title's baseline, its width, and the height of the lines below."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class BookPlace:
    """The open book: the cover, the leaves, the Monster, and what the pages say."""

    cover: Box
    leaves: tuple[Box, Box]
    name: tuple[float, float, float]  # middle, baseline, width
    monster: tuple[float, float, float]  # middle, scale
    appearance: Passage | None  # only in its card, where there is no room
    other: tuple[float, float, float]  # what the page on the right is about, as above
    failure: Passage
    bonus: Passage


@dataclass(frozen=True)
class MadnessLayout:
    """The parts of the drawing."""

    width: float
    height: float
    book: BookPlace
    spaces: tuple[Point, ...]  # where the marker can stand
    small: int  # so many of the spaces are small
    rail: str
    curse: tuple[float, float]
    slots: tuple[Point, ...]  # the middles of the five curses
    round: Point  # the word for the rounds, and their track
    rounds: Point
    step: float  # from round to round
    pile: tuple[float, float, float]  # of Madness: middle, scale
    pile_name: Point
    supply: Point  # the middle of its first card
    shelf: float  # from card to card
    supply_name: Point


WIDE = MadnessLayout(
    width=604, height=592,
    book=BookPlace(
        cover=(1, 1, 602, 234), leaves=((8, 11, 294, 214), (302, 11, 294, 214)), name=(155, 37, 270),
        monster=(78, 134, 0.58), appearance=Passage(138, 58, 160, 150), other=(449, 37, 270),
        failure=Passage(346, 68, 236, 60), bonus=Passage(346, 150, 236, 60),
    ),
    spaces=((16, 253), (56, 253), (96, 253), (240, 253), (422, 253), (544, 253)), small=0,
    rail="M16,253H544M181,270V262H302V270", curse=(118, 224),
    slots=tuple((60 + i * 121.0, 382.0) for i in range(5)),
    round=(366, 520), rounds=(424, 501), step=30,
    pile=(28, 552, 0.78), pile_name=(64, 548), supply=(178, 561), shelf=57, supply_name=(156, 520),
)  # fmt: skip
SLIM = MadnessLayout(
    width=NARROW, height=376,
    book=BookPlace(
        cover=(1, 1, 388, 176), leaves=((6, 7, 98, 164), (104, 7, 280, 164)), name=(55, 158, 92),
        monster=(55, 72, 0.46), appearance=None, other=(116, 27, 250),
        failure=Passage(131, 45, 249, 45), bonus=Passage(131, 109, 249, 45),
    ),
    spaces=((16, 191), (40, 191), (66, 191), (156, 191), (273, 191), (350, 191)), small=2,
    rail="M16,191H350M117,205V199H195V205", curse=(74, 88),
    slots=tuple((39 + i * 78.0, 249.0) for i in range(5)),
    round=(6, 316), rounds=(60, 299), step=27.5,
    pile=(262, 311, 0.26), pile_name=(275, 316), supply=(25, 351), shelf=48.5, supply_name=(0, 0),
)  # fmt: skip
