"""Positions and moves as text.

A position: the rows from the seventh to the first with w, b or . on each point, whose turn it is, the men in hand of
White and Black, the turns finished, and `x` if a man is to be taken: `w../.../.../....../.../.../..b w 8/8 2`.
A move: `d2` places, `d2 d3` moves, `x d3` takes.
"""

import re
from itertools import islice

from sortilege.games.morris.board import POINTS
from sortilege.games.morris.invariants import problems
from sortilege.games.morris.rules import Morris
from sortilege.kernel.bits import popcount
from sortilege.kernel.errors import BadNotation

POINT = "(?:[ag][147]|[bf][246]|[ce][345]|d[1-35-7])"
MOVE = f"x {POINT}|{POINT}(?: {POINT})?"
_ROWS = (3, 3, 3, 6, 3, 3, 3)
_TEXT = re.compile(r"([wb./]{30}) ([wb]) ([0-9])/([0-9]) ([0-9]{1,3})( x)?", re.ASCII)
_EXAMPLE = "w../.../.../....../.../.../..b w 8/8 2"


def point(name: str) -> int:
    """The point of this name."""
    if name not in POINTS:
        raise BadNotation(f"{name!r} is no point; points are written like 'd2': {' '.join(POINTS)}")
    return POINTS.index(name)


def move_from(move: int) -> int:
    """The point a man moves from; -1 if none moves."""
    return (move >> 5) - 1


def move_to(move: int) -> int:
    """The point a move ends on or takes from."""
    return move & 31


def write_move(position: Morris, move: int) -> str:
    end = POINTS[move_to(move)]
    if position.take:
        return f"x {end}"
    return f"{POINTS[move_from(move)]} {end}" if move >= 32 else end


def man_at(position: Morris, p: int) -> int:
    """The seat whose man stands on p; -1 if it is free."""
    for seat in (0, 1):
        if position.men_of(seat) >> p & 1:
            return seat
    return -1


def men_by_point(position: Morris) -> dict[str, int]:
    """The same for each point, by its name."""
    white, black = int(position.men_of(0)), int(position.men_of(1))
    return {name: 0 if white >> p & 1 else 1 if black >> p & 1 else -1 for p, name in enumerate(POINTS)}


def write_men(men: list[int]) -> str:
    """The rows of the board, each point with the seat of its man or -1."""
    marks = iter(".wb"[man + 1] for man in men)
    return "/".join("".join(islice(marks, length)) for length in _ROWS)


def write(position: Morris) -> str:
    rows = write_men([man_at(position, p) for p in range(24)])
    text = f"{rows} {'wb'[position.mover()]} {position.hand_of(0)}/{position.hand_of(1)} {position.turn}"
    return text + (" x" if position.take else "")


def read(text: str) -> Morris:
    parts = _TEXT.fullmatch(text)
    if not parts or [len(row) for row in parts[1].split("/")] != list(_ROWS):
        raise BadNotation(f"{text!r} is no position of morris; positions are written like {_EXAMPLE!r}")
    men = parts[1].replace("/", "")
    sets = [sum(1 << p for p, man in enumerate(men) if man == colour) for colour in "wb"]
    hands = [int(parts[3]), int(parts[4])]
    position = Morris()
    position.seat = mover = "wb".index(parts[2])
    position.turn, position.take = int(parts[5]), bool(parts[6])
    position.own, position.opp = sets[mover], sets[1 - mover]
    position.own_hand, position.opp_hand = hands[mover], hands[1 - mover]
    position.own_men = popcount(position.own) + position.own_hand
    position.opp_men = popcount(position.opp) + position.opp_hand
    for problem in problems(position):
        raise BadNotation(f"{text!r}: {problem}")
    if not position.take:
        position.settle()
    return position


_DRAWING = """\
7  {}--------{}--------{}
   |        |        |
6  |  {}-----{}-----{}  |
   |  |     |     |  |
5  |  |  {}--{}--{}  |  |
   |  |  |     |  |  |
4  {}--{}--{}     {}--{}--{}
   |  |  |     |  |  |
3  |  |  {}--{}--{}  |  |
   |  |     |     |  |
2  |  {}-----{}-----{}  |
   |        |        |
1  {}--------{}--------{}
   a  b  c  d  e  f  g"""


def board(position: Morris) -> str:
    """The board in ASCII, O for White and X for Black."""
    return _DRAWING.format(*(".OX"[man_at(position, p) + 1] for p in range(24)))
