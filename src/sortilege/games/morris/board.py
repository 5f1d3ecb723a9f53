"""The board of Nine Men's Morris: 24 points on 16 lines of three. Neighbours and mills follow from the lines."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.kernel.rng import Rng

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

# The neighbours of each point: those next to it on a line.
NEXT: Final = vec[i64](
    [
        sum(1 << q for line in LINES for q, r in zip(line[1:] + line[:-1], line[:-1] + line[1:], strict=True) if r == p)
        for p in range(24)
    ]
)
# Two entries for each point p, at 2p and 2p + 1: the other two points of each line through it.
MATES: Final = vec[i64]([sum(1 << q for q in line if q != p) for p in range(24) for line in LINES if p in line])

# Zobrist words: a white and a black man on each point, men in hand by seat, a capture due, the turn.
_rng: Final = Rng(1816)
_words: Final = [(int(_rng.below(1 << 30)) << 30) | int(_rng.below(1 << 30)) for _ in range(48 + 20 + 1 + 201)]
MAN_WORDS: Final = vec[i64](_words[:48])
HAND_WORDS: Final = vec[i64](_words[48:68])
TAKE_WORD: Final = _words[68]
TURN_WORDS: Final = vec[i64](_words[69:])
