"""The kinds of moves, and how a move is packed into one number: a kind, then points or the index of a spell."""

from typing import Final

from mypy_extensions import i64

PLACE: Final = 0  # + element * 24 + point
STOP: Final = 96
OPEN: Final = 97
READY: Final = 98
ACCEPT: Final = 99
CONTEST: Final = 100
YIELD: Final = 101
INSIST: Final = 102
DONE: Final = 103
FIRST: Final = 104  # + the master whom the coin names
CAST: Final = 128  # + index in the caster's book
TAKE: Final = 192  # + index in the other master's book
DISPUTE: Final = 256  # + index in the other master's book
LIFT: Final = 320  # + point
LAND: Final = 352  # + point
FALL: Final = 384  # + point, where the gem in hand is taken by another that lands there
MOVE: Final = 1024  # + from * 32 + to


def step(start: i64, end: i64) -> i64:
    """Packs the move of a gem from point to point."""
    return MOVE + start * 32 + end


def start_of(move: i64) -> i64:
    return (move - MOVE) >> 5


def end_of(move: i64) -> i64:
    return move & 31


def element_of(move: i64) -> i64:
    """The element of a gem that is placed."""
    return move // 24


def point_of(move: i64) -> i64:
    """The point of a gem that is placed, lifted or landed."""
    return move % 24 if move < STOP else move & 31


def index_of(move: i64) -> i64:
    """The index of the spell that is cast, taken or disputed, in the book where it stands."""
    return move & 63


def is_cast(move: i64) -> bool:
    """Tells whether a spell is cast, of either book."""
    return CAST <= move < DISPUTE
