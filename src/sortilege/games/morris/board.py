"""The board of Nine Men's Morris: 24 points on 16 lines of three; neighbours and mills follow from the lines (M1.1)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.kernel.bits import zobrist_words

# Points in reading order, column letter and row number; a man's place is its index here.
POINTS: Final = [
    *("a7", "d7", "g7"),
    *("b6", "d6", "f6"),
    *("c5", "d5", "e5"),
    *("a4", "b4", "c4", "e4", "f4", "g4"),
    *("c3", "d3", "e3"),
    *("b2", "d2", "f2"),
    *("a1", "d1", "g1"),
]
_ROWS: Final = ["a7 d7 g7", "b6 d6 f6", "c5 d5 e5", "a4 b4 c4", "e4 f4 g4", "c3 d3 e3", "b2 d2 f2", "a1 d1 g1"]
_COLUMNS: Final = ["a7 a4 a1", "b6 b4 b2", "c5 c4 c3", "d7 d6 d5", "d3 d2 d1", "e5 e4 e3", "f6 f4 f2", "g7 g4 g1"]
LINES: Final = [[POINTS.index(name) for name in line.split()] for line in _ROWS + _COLUMNS]
ALL: Final = 0xFFFFFF  # the set of all points: a set of points is a word with one bit for each


def _moves(lines: list[list[int]]) -> list[int]:
    """The move of each step along these lines, by the bit of the step."""
    moves = [0] * 48
    for first, middle, last in lines:
        for p, q in ((first, middle), (middle, last)):
            moves[q] = (p + 1) << 5 | q
            moves[p + 24] = (q + 1) << 5 | p
    return moves


# The neighbours of each point: those next to it on a line.
NEXT: Final = vec[i64](
    [
        sum(1 << q for line in LINES for q, r in zip(line[1:] + line[:-1], line[:-1] + line[1:], strict=True) if r == p)
        for p in range(24)
    ]
)
# A step to a neighbour is a bit: its end for steps right and down, 24 more than its end for steps left and up. These
# tables tell the move of each step along rows and along columns, in the numbers of rules.py.
ROW_STEPS: Final = vec[i64](_moves(LINES[:8]))
COLUMN_STEPS: Final = vec[i64](_moves(LINES[8:]))
# Two entries for each point p, at 2p and 2p + 1: the other two points of each line through it.
MATES: Final = vec[i64]([sum(1 << q for q in line if q != p) for p in range(24) for line in LINES if p in line])

# Zobrist words: a white and a black man on each point, men in hand by seat, a capture due, the turn.
_words: Final = zobrist_words(48 + 20 + 1 + 201, 1816)
MAN_WORDS: Final = vec[i64](_words[:48])
HAND_WORDS: Final = vec[i64](_words[48:68])
TAKE_WORD: Final = _words[68]
TURN_WORDS: Final = vec[i64](_words[69:])

# The points that have a neighbour on their right, and those that have one 3, 4, 5, 7, 8, 9 or 12 places on below them.
_RIGHT: Final = 0o33333333
_BELOW_3: Final = 1 << 1 | 1 << 4 | 1 << 16 | 1 << 19
_BELOW_4: Final = 1 << 8 | 1 << 11
_BELOW_5: Final = 1 << 6 | 1 << 12
_BELOW_7: Final = 1 << 3 | 1 << 13
_BELOW_8: Final = 1 << 5 | 1 << 10
_BELOW_9: Final = 1 << 0 | 1 << 14
_BELOW_12: Final = 1 << 2 | 1 << 9


def right(points: i64) -> i64:
    """The right neighbours of these points; the next three are alike."""
    return (points & _RIGHT) << 1


def left(points: i64) -> i64:
    return (points >> 1) & _RIGHT


def below(points: i64) -> i64:
    inner: i64 = (points & _BELOW_3) << 3 | (points & _BELOW_4) << 4 | (points & _BELOW_5) << 5
    return (
        inner
        | (points & _BELOW_7) << 7
        | (points & _BELOW_8) << 8
        | (points & _BELOW_9) << 9
        | (points & _BELOW_12) << 12
    )


def above(points: i64) -> i64:
    inner: i64 = (points >> 3) & _BELOW_3 | (points >> 4) & _BELOW_4 | (points >> 5) & _BELOW_5
    return (
        inner
        | (points >> 7) & _BELOW_7
        | (points >> 8) & _BELOW_8
        | (points >> 9) & _BELOW_9
        | (points >> 12) & _BELOW_12
    )


def row_steps(men: i64, free: i64) -> i64:
    """The steps that these men can make to free points along rows."""
    return right(men) & free | (left(men) & free) << 24


def column_steps(men: i64, free: i64) -> i64:
    """The steps that these men can make to free points along columns."""
    return below(men) & free | (above(men) & free) << 24
