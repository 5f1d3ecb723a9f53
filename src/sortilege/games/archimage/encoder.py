"""Archimage for players that learn. A break has two numbers, the space and then the dice; all else has one.

Seats are counted from the one that chooses, clockwise.
"""

from itertools import combinations_with_replacement
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sortilege.games.archimage import moves as mv
from sortilege.games.archimage import scrolls as sc
from sortilege.games.archimage.board import TowerBoard
from sortilege.games.archimage.dice import SETS, pack
from sortilege.games.archimage.rules import Archimage
from sortilege.games.archimage.state import HOME, ArchimageState
from sortilege.kernel.encoder import NONE, Encoder, Plane, put_bits, put_number, put_one
from sortilege.kernel.position import Position

SPACES: Final = 255
PHASES: Final = 22
SPELLS: Final = 21
MOST_DICE: Final = 6  # of one colour: five players and one (A1.3)

# Numbers: where each kind of move begins.
END: Final = 0
REMOVE: Final = 1
DISCARD: Final = 2
BIND: Final = 3  # + the use, 1 to 3
COLOUR: Final = 7
INTO: Final = 11
FOE: Final = 15  # + the seat, clockwise from who chooses
STORE: Final = 20  # + the colour of the Absorption
DIE: Final = 25  # + 6 * colour + value - 1
CAST: Final = 49  # + scroll
SCROLL: Final = 100  # + scroll
DRAFT: Final = 151  # + two bits a colour
DICE: Final = 407  # + a set of dice of one colour
PAID: Final = 1331  # the second number of a break: 53 * colour + the set
SPACE: Final = 1543  # + space
BREAK: Final = 1798  # + space
ACTIONS: Final = 2053

# Every set of one to six dice of a colour, and those that break without a die to spare, by their words.
_ALL: Final = [
    pack(values) for n in range(1, MOST_DICE + 1) for values in combinations_with_replacement(range(1, 7), n)
]
_DICE: Final = {word: DICE + i for i, word in enumerate(sorted(_ALL))}
_SETS: Final = {int(word): i for i, word in enumerate(SETS)}


def _planes(seats: int, size: int) -> list[Plane]:
    others = seats - 1
    return [
        Plane("what is asked", PHASES),
        Plane("tokens, by colour: their power", 4 * size, 6),
        Plane("scrolls, by colour: their power", 5 * size, 6),
        Plane("scrolls: their spell, from 1", size, SPELLS),
        Plane("own wizard and familiar", 2 * size),
        Plane("others' wizards and familiars, clockwise", 2 * others * size),
        Plane("guardians", size),
        Plane("spaces that one's wizard gets to", size),
        Plane("dice, by seat, colour and value", seats * 24, 9),
        Plane("dice not rolled yet, by seat and colour", seats * 4, 9),
        Plane("active scrolls, by seat", seats * 51),
        Plane("used scrolls, by seat", seats * 51),
        Plane("points, by seat", seats, 255),
        Plane("reserves, by colour", 4, MOST_DICE),
        Plane("tokens stored, by colour of the Absorption", 5, 31),
        Plane("who has the first player's marker", seats),
        Plane("whose turn it is", seats),
        Plane("whose round is over", seats),
        Plane("rounds without a target, without a break", 2, 15),
        Plane("the circle", 5),
        Plane("the spell under way", SPELLS),
        Plane("its colour, the colour of dice, the new colour", 15),
        Plane("the opponent it is cast on", seats),
        Plane("the first thing chosen, in two bytes", 2, 255),
        Plane("the space being broken", size),
    ]


class ArchimageEncoder(Encoder):
    """Numbers are the same for every board; spaces are as many as the board has."""

    def __init__(self, board: TowerBoard) -> None:
        super().__init__(_planes(int(board.seats), int(board.size)), ACTIONS, 2)
        self.spaces: i64 = board.size

    def observe(self, position: Position, out: vec[u8], at: i64) -> None:
        assert isinstance(position, Archimage)
        me: i64 = position.seat
        at = put_one(out, at, position.phase, PHASES)
        at = self.put_board(position, out, at)
        at = self.put_figures(position, me, out, at)
        at = put_seats(position, me, out, at)
        put_round(position, me, out, at)

    def put_board(self, position: ArchimageState, out: vec[u8], at: i64) -> i64:
        """Writes what lies on the spaces."""
        size: i64 = self.spaces
        i: i64 = 0
        while i < size:
            code: i64 = i64(position.cell[i])
            if code >= sc.SCROLL:
                out[at + (4 + sc.COLOUR_OF[code]) * size + i] = u8(sc.POWER_OF[code])
                out[at + 9 * size + i] = u8(sc.spell_of(code - sc.SCROLL, position.circle) + 1)
            elif code:
                out[at + sc.COLOUR_OF[code] * size + i] = u8(sc.POWER_OF[code])
            i += 1
        return at + 10 * size

    def put_figures(self, position: ArchimageState, me: i64, out: vec[u8], at: i64) -> i64:
        """Writes wizards and familiars clockwise, guardians, and where one's own wizard gets to."""
        size: i64 = self.spaces
        i: i64 = 0
        while i < position.seats:
            seat: i64 = (me + i) % position.seats
            at = put_one(out, at, position.wizard[seat], size)
            at = put_one(out, at, position.familiar[seat], size)
            i += 1
        i = 0
        while i < 5:
            if position.guardian[i] != HOME:
                out[at + position.guardian[i]] = u8(1)
            i += 1
        at += size
        goals: i64 = position.reach(me)
        i = 0
        while i < goals:
            out[at + position.goal[i]] = u8(1)
            i += 1
        return at + size

    def enter(self, begun: vec[i64], depth: i64, out: vec[u8], at: i64) -> None:
        out[at + self.size - self.spaces + begun[0] - BREAK] = u8(1)

    def action(self, position: Position, move: i64, step: i64 = 0) -> i64:
        kind: i64 = mv.kind_of(move)
        one: i64 = mv.one_of(move)
        if kind == mv.BREAK and mv.dice_of(move):
            if step == 0:
                return BREAK + one
            return PAID + 53 * mv.two_of(move) + _SETS[int(mv.dice_of(move))] if step == 1 else NONE
        if step:
            return NONE
        if kind == mv.CAST:
            return CAST + one
        if kind == mv.DRAFT:
            return DRAFT + drafted(mv.dice_of(move))
        if kind == mv.CHOOSE_DICE:
            return _DICE[int(mv.dice_of(move))]
        if kind == mv.CHOOSE_DIE:
            return DIE + 6 * one + mv.two_of(move) - 1
        if kind == mv.CHOOSE_SPACE or kind == mv.BREAK:
            return SPACE + one
        if kind == mv.CHOOSE_SCROLL:
            return SCROLL + one
        if kind == mv.CHOOSE_FOE:
            return FOE + (one - position.seat) % position.seats
        return plain(kind, one)


def plain(kind: i64, one: i64) -> i64:
    """The number of a move that is a word or a colour."""
    if kind == mv.CHOOSE_COLOUR:
        return COLOUR + one
    if kind == mv.CHOOSE_INTO:
        return INTO + one
    if kind == mv.BIND:
        return BIND + one
    if kind == mv.STORE:
        return STORE + one
    if kind == mv.REMOVE:
        return REMOVE
    return DISCARD if kind == mv.DISCARD else END


def drafted(dice: i64) -> i64:
    """A number below 256 for at most three dice of four colours, four bits a colour: two bits a colour."""
    return dice & 3 | (dice >> 4 & 3) << 2 | (dice >> 8 & 3) << 4 | (dice >> 12 & 3) << 6


def put_seats(position: ArchimageState, me: i64, out: vec[u8], at: i64) -> i64:
    """Writes dice, scrolls and points, clockwise from the seat that chooses."""
    seats: i64 = position.seats
    i: i64 = 0
    while i < 4 * seats:
        word: i64 = position.dice[(4 * me + i) % (4 * seats)]
        value: i64 = 0
        while value < 6:
            at = put_number(out, at, word >> 4 * value & 15)
            value += 1
        i += 1
    i = 0
    while i < 4 * seats:
        at = put_number(out, at, position.wait[(me + i // 4) % seats] >> 4 * (i % 4) & 15)
        i += 1
    i = 0
    while i < seats:
        at = put_bits(out, at, position.up[(me + i) % seats], 51)
        i += 1
    i = 0
    while i < seats:
        at = put_bits(out, at, position.down[(me + i) % seats], 51)
        i += 1
    i = 0
    while i < seats:
        at = put_number(out, at, position.points((me + i) % seats))
        i += 1
    return at


def put_round(position: ArchimageState, me: i64, out: vec[u8], at: i64) -> None:
    """Writes reserves, the round, and the spell under way."""
    seats: i64 = position.seats
    i: i64 = 0
    while i < 4:
        at = put_number(out, at, position.reserve[i])
        i += 1
    i = 0
    while i < 5:
        at = put_number(out, at, position.stored[i])
        i += 1
    at = put_one(out, at, (position.first - me) % seats, seats)
    at = put_one(out, at, (position.active - me) % seats, seats)
    i = 0
    while i < seats:
        at = put_number(out, at, position.done >> ((me + i) % seats) & 1)
        i += 1
    at = put_number(out, at, position.idle)
    at = put_number(out, at, position.dry)
    at = put_one(out, at, position.circle, 5)
    casting: bool = mv.COLOUR <= position.phase <= mv.LOAN
    at = put_one(out, at, position.spell if casting else NONE, SPELLS)
    at = put_one(out, at, position.tint if casting else NONE, 5)
    at = put_one(out, at, position.colour if casting else NONE, 5)
    at = put_one(out, at, position.into if casting else NONE, 5)
    at = put_one(out, at, (position.foe - me) % seats if position.foe >= 0 else NONE, seats)
    at = put_number(out, at, position.chosen & 255)
    put_number(out, at, position.chosen >> 8)
