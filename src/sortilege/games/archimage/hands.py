"""The panels of the players: who is who, points, dice, scrolls."""

from dataclasses import dataclass, replace

from sortilege.games.archimage.dice import values
from sortilege.games.archimage.ground import HALVES, SIZE, WHOLE, Part
from sortilege.games.archimage.rules import Archimage
from sortilege.games.archimage.spells import ABSORPTION, LINK, SPIRIT, how_many, spell_of
from sortilege.ink import NARROW, Point
from sortilege.kernel.gesture import View

LEFT, WIDTH = 1016.0, 404.0
HEIGHT = 1000.0
GAP = 10.0
HEAD = 104.0  # the height of a panel without its scrolls
CHIP, OWN_CHIP = 25.0, 31.0  # the least height of a scroll; one's own keep their long names
ROW, LOW = 124.0, 44.0  # of scrolls in a narrow drawing: one's own, which all explain themselves, and the others'
EDGE = 2.0  # room for the outline of the first and the last panel
_BY_POWER = (LINK, *sorted(range(LINK), key=lambda one: (one // 5 % 5, one)))


@dataclass(frozen=True)
class Held:
    """A scroll before a player: which, active or used, and the token on it."""

    scroll: int
    up: bool
    stored: int = 0


@dataclass(frozen=True)
class Panel:
    """A player's part of the drawing."""

    seat: int
    x: float
    y: float
    width: float
    height: float

    def die(self, i: int, dice: int) -> Point:
        step = min(46.0, (self.width - 40) / max(1, dice))
        return self.x + 34 + i * step, self.y + 70

    def chips(self, count: int) -> tuple[int, float, float]:
        """Columns, and the width and height of one chip, so that all find room."""
        room = self.height - HEAD
        for columns in (2, 3, 4, 5):
            rows = max(1, -(-count // columns))
            if room / rows >= CHIP:
                break
        return columns, (self.width - 24) / columns, min(124.0, room / rows)

    def chip(self, i: int, count: int) -> Point:
        """The middle of a chip."""
        columns, w, h = self.chips(count)
        return self.x + 12 + (i % columns + 0.5) * w, self.y + 98 + (i // columns + 0.5) * h


def arrange(p: Archimage, view: View) -> tuple[tuple[Part, ...], list[Panel], float, float]:
    """The parts of the tower, the panels, and the size of it all; a narrow one has the own panel between two halves."""
    seats = int(p.seats)
    mine = view.seat % seats
    if not view.narrow:
        return (WHOLE,), panels(p, mine), LEFT + WIDTH + GAP, HEIGHT
    west, east = HALVES
    scale = NARROW / (west.right - west.left)
    own = Panel(mine, 3, SIZE * scale + 4, NARROW - 6, HEAD + _rows(p, mine) * ROW)
    below = own.y + own.height + 4
    parts = (
        replace(west, x=-west.left * scale, scale=scale),
        replace(east, x=-east.left * scale, y=below, scale=scale),
    )
    found, y = [own], below + SIZE * scale + 4
    for seat in ((mine + i) % seats for i in range(1, seats)):
        found.append(replace(own, seat=seat, y=y, height=HEAD + _rows(p, seat) * LOW))
        y += found[-1].height + GAP
    return parts, found, NARROW, y


def _rows(p: Archimage, seat: int) -> int:
    return -(-len(scrolls_of(p, seat)) // 2)


def panels(p: Archimage, mine: int) -> list[Panel]:
    """The own panel first and larger, then the others clockwise; who has many scrolls gets room from the others."""
    seats = int(p.seats)
    order = [(mine + i) % seats for i in range(seats)]
    share = (HEIGHT - 2 * EDGE - GAP * (seats - 1)) / (seats + (0 if seats == 2 else 0.6))
    usual = [share * 1.6 if i == 0 and seats > 2 else share for i in range(seats)]
    need = [HEAD + (CHIP if i else OWN_CHIP) * -(-len(scrolls_of(p, seat)) // 3) for i, seat in enumerate(order)]
    spare = sum(max(0.0, has - must) for has, must in zip(usual, need, strict=True))
    lack = sum(max(0.0, must - has) for has, must in zip(usual, need, strict=True))
    given = min(spare, lack)
    found, y = [], EDGE
    for seat, has, must in zip(order, usual, need, strict=True):
        height = has + (must - has) * given / ((spare if has > must else lack) or 1.0)
        found.append(Panel(seat, LEFT, y, WIDTH, height))
        y += height + GAP
    return found


def dice_of_seat(p: Archimage, seat: int) -> list[tuple[int, int]]:
    """Colour and value of each die, highest first within a colour; value 0 is not rolled."""
    found = []
    for colour in range(4):
        found += [(colour, value) for value in values(p.dice[4 * seat + colour])]
        found += [(colour, 0)] * (p.wait[seat] >> 4 * colour & 15)
    return found


def scrolls_of(p: Archimage, seat: int) -> list[Held]:
    """The scrolls of a seat by power, Binding first; a used one keeps its place."""
    found = []
    own = p.owned(seat)
    for scroll in _BY_POWER:
        if not own >> scroll & 1 or (p.circle == 1 and 25 <= scroll < LINK):
            continue
        stored = int(p.stored[scroll % 5]) if spell_of(scroll, max(1, p.circle)) == ABSORPTION else 0
        found += [Held(scroll, True, stored)] * how_many(p.up[seat], scroll, p.circle)
        found += [Held(scroll, False, stored)] * how_many(p.down[seat], scroll, p.circle)
    return found


def colour_of(scroll: int) -> int:
    return SPIRIT if scroll == LINK else scroll % 5


def power_of(scroll: int) -> int:
    return 1 if scroll == LINK else scroll // 5 % 5 + 2
