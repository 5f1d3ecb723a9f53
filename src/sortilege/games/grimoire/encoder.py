"""The grimoire game for players that learn: points as the seat that chooses counts them, spells by their place.

Seat 1 counts the points half a turn on (G1.2), so both masters see their own side alike.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sortilege.games.grimoire import board, state
from sortilege.games.grimoire import moves as mv
from sortilege.games.grimoire.rules import Confrontation
from sortilege.games.grimoire.state import GrimoireState
from sortilege.kernel.encoder import NONE, Encoder, Plane, put_bits, put_number, put_one
from sortilege.kernel.position import Position

POINTS: Final = 24
SPELLS: Final = 64
PHASES: Final = 8
PLANES: Final = [
    Plane("own gems, by element", 4 * POINTS),
    Plane("other's gems, by element", 4 * POINTS),
    Plane("own gems in hand, by element", 4, 3),
    Plane("other's gems in hand, by element", 4, 3),
    Plane("what is asked", PHASES),
    Plane("it is one's own turn", 1),
    Plane("books are open: own, other's", 2),
    Plane("own spells not cast yet", SPELLS),
    Plane("own spells that can be cast now", SPELLS),
    Plane("other's spells not cast yet", SPELLS),
    Plane("other's spells cast by him", SPELLS),
    Plane("other's spells cast by oneself", SPELLS),
    Plane("other's spells that can be appropriated now", SPELLS),
    Plane("own spells cast by the other", SPELLS),
    Plane("sterile turns", 1, state.STERILE),
    Plane("the element being placed", 4),
    Plane("points where placing may go on", POINTS),
    Plane("the spell shown or contested", SPELLS),
    Plane("it is of one's own book", 1),
    Plane("gems shown: moved, landed, taken, in hand", 4 * POINTS),
]

# Numbers: where each kind of move begins. Placing (element * 24 + point) and what is said are as in moves.py.
CAST: Final = 104
TAKE: Final = 168
DISPUTE: Final = 232
LIFT: Final = 296
LAND: Final = 320
FALL: Final = 344
MOVE: Final = 368  # direction * 24 + end: clockwise, counterclockwise, inward, outward
ACTIONS: Final = 464


def turned(points: i64, seat: i64) -> i64:
    """These points as a seat counts them."""
    return (points & 0x0F0F0F) << 4 | (points >> 4 & 0x0F0F0F) if seat else points


class GrimoireEncoder(Encoder):
    """One number a move."""

    def __init__(self, planes: list[Plane] = PLANES, version: i64 = 1) -> None:
        super().__init__(planes, ACTIONS, 1, version)

    def observe(self, position: Position, out: vec[u8], at: i64) -> None:
        assert isinstance(position, Confrontation)
        me: i64 = position.seat
        at = put_gems(position, me, me, out, at)
        at = put_gems(position, 1 - me, me, out, at)
        at = put_hand(position.hand_of(me), out, at)
        at = put_hand(position.hand_of(1 - me), out, at)
        at = put_one(out, at, position.phase, PHASES)
        mine: bool = me == position.master
        at = put_number(out, at, 1 if mine else 0)
        at = put_number(out, at, 1 if position.open_of(me) else 0)
        at = put_number(out, at, 1 if position.open_of(1 - me) else 0)
        asked: bool = mine and position.phase == state.PLAY
        books = position.books
        at = put_bits(out, at, books.full[me] & ~position.cast_of(me) & ~position.banned(me), SPELLS)
        at = put_bits(out, at, position.castable() if asked else 0, SPELLS)
        at = put_bits(out, at, books.full[1 - me] & ~position.cast_of(1 - me) & ~position.banned(1 - me), SPELLS)
        at = put_bits(out, at, position.cast_of(1 - me), SPELLS)
        at = put_bits(out, at, position.took_of(me), SPELLS)
        at = put_bits(out, at, position.takeable() if asked else 0, SPELLS)
        at = put_bits(out, at, position.took_of(1 - me), SPELLS)
        at = put_number(out, at, position.sterile)
        placing: bool = position.phase == state.PLACING
        at = put_one(out, at, position.element if placing else -1, 4)
        at = put_bits(out, at, turned(position.free_points(), me) if placing else 0, POINTS)
        put_shown(position, me, out, at)

    def action(self, position: Position, move: i64, step: i64 = 0) -> i64:
        return NONE if step else number_of(move, 4 if position.seat else 0)

    def fill(self, position: Position, begun: vec[i64], depth: i64, out: vec[i64]) -> i64:
        n: i64 = position.fill(out)
        flip: i64 = 4 if position.seat else 0
        i: i64 = 0
        while i < n:
            out[i] = number_of(out[i], flip)
            i += 1
        return n

    def move(self, position: Position, action: i64) -> i64:
        flip: i64 = 4 if position.seat else 0
        if action >= MOVE:
            end: i64 = (action - MOVE) % POINTS ^ flip
            return mv.step(board.ORIGIN[action - MOVE - (action - MOVE) % POINTS + end], end)
        if action < mv.STOP:
            return action ^ flip
        if action < CAST:
            return action
        if action < TAKE:
            return mv.CAST + action - CAST
        if action < DISPUTE:
            return mv.TAKE + action - TAKE
        if action < LIFT:
            return mv.DISPUTE + action - DISPUTE
        if action < LAND:
            return mv.LIFT + (action - LIFT ^ flip)
        return mv.LAND + (action - LAND ^ flip) if action < FALL else mv.FALL + (action - FALL ^ flip)


def number_of(move: i64, flip: i64) -> i64:
    """The number of a move, points flipped as the seat that chooses counts them."""
    if move >= mv.MOVE:
        start: i64 = mv.start_of(move)
        end: i64 = mv.end_of(move)
        return MOVE + direction(start, end) * POINTS + (end ^ flip)
    if move < mv.STOP:
        return move ^ flip  # 24 is a multiple of 8: the last three bits are those of the point
    if move < mv.CAST:
        return move
    if move < mv.TAKE:
        return CAST + mv.index_of(move)
    if move < mv.DISPUTE:
        return TAKE + mv.index_of(move)
    if move < mv.LIFT:
        return DISPUTE + mv.index_of(move)
    point: i64 = mv.point_of(move) ^ flip
    if move < mv.LAND:
        return LIFT + point
    return LAND + point if move < mv.FALL else FALL + point


def direction(start: i64, end: i64) -> i64:
    """The direction of a movement: clockwise, counterclockwise, inward, outward."""
    if start >> 3 == end >> 3:
        return 0 if (end - start) & 7 == 1 else 1
    return 2 if end > start else 3


def put_gems(position: GrimoireState, seat: i64, me: i64, out: vec[u8], at: i64) -> i64:
    """Writes the gems of a seat, element by element."""
    gems: i64 = position.gems_of(seat)
    lo: i64 = position.lo
    hi: i64 = position.hi
    at = put_bits(out, at, turned(gems & ~lo & ~hi, me), POINTS)
    at = put_bits(out, at, turned(gems & lo & ~hi, me), POINTS)
    at = put_bits(out, at, turned(gems & ~lo & hi, me), POINTS)
    return put_bits(out, at, turned(gems & lo & hi, me), POINTS)


def put_hand(hand: i64, out: vec[u8], at: i64) -> i64:
    """Writes how many gems of each element are in a hand."""
    element: i64 = 0
    while element < 4:
        at = put_number(out, at, hand >> 2 * element & 3)
        element += 1
    return at


def put_shown(position: GrimoireState, me: i64, out: vec[u8], at: i64) -> None:
    """Writes what is shown or contested of an unverified spell."""
    spell: i64 = position.spell
    at = put_one(out, at, mv.index_of(spell) if spell else -1, SPELLS)
    whose: i64 = 1 - position.master if mv.TAKE <= spell < mv.DISPUTE else position.master
    if spell >= mv.DISPUTE:  # its author is the one who answers
        whose = position.seat
    at = put_number(out, at, 1 if spell and whose == me else 0)
    at = put_bits(out, at, turned(position.moved, me) if spell else 0, POINTS)
    at = put_bits(out, at, turned(position.landed, me) if spell else 0, POINTS)
    at = put_bits(out, at, turned(position.fallen, me) if spell else 0, POINTS)
    lifted: i64 = position.lifted ^ (4 if me else 0)
    put_one(out, at, lifted if position.phase == state.LANDING else -1, POINTS)
