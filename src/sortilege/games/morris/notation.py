"""Positions and moves as text.

A position: the rows from the seventh to the first with w, b or . on each point, whose turn it is, the men in hand of
White and Black, the turns finished, and `x` if a man is to be taken: `w../.../.../....../.../.../..b w 8/8 2`.
A move: `d2` places, `d2 d3` moves, `x d3` takes.
"""

import re

from sortilege.games.morris.board import POINTS
from sortilege.games.morris.rules import LAST_TURN, MEN, Morris, in_mills
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


def write(position: Morris) -> str:
    men = "".join(".wb"[man_at(position, p) + 1] for p in range(24))
    rows, start = [], 0
    for length in _ROWS:
        rows.append(men[start : start + length])
        start += length
    text = f"{'/'.join(rows)} {'wb'[position.mover()]} {position.hand_of(0)}/{position.hand_of(1)} {position.turn}"
    return text + (" x" if position.take else "")


def read(text: str) -> Morris:
    found = _TEXT.fullmatch(text)
    if not found or [len(row) for row in found[1].split("/")] != list(_ROWS):
        raise BadNotation(f"{text!r} is no position of morris; positions are written like {_EXAMPLE!r}")
    men = found[1].replace("/", "")
    sets = [sum(1 << p for p, man in enumerate(men) if man == colour) for colour in "wb"]
    hands = [int(found[3]), int(found[4])]
    mover = "wb".index(found[2])
    position = Morris()
    position.turn, position.take = int(found[5]), bool(found[6])
    position.own, position.opp = sets[mover], sets[1 - mover]
    position.own_hand, position.opp_hand = hands[mover], hands[1 - mover]
    position.own_men = popcount(position.own) + position.own_hand
    position.opp_men = popcount(position.opp) + position.opp_hand
    for problem in problems(position, mover, hands):
        raise BadNotation(f"{text!r}: {problem}")
    position.seat = mover
    if not position.take:
        position.settle()
    return position


def problems(position: Morris, mover: int, hands: list[int]) -> list[str]:
    """Why no game comes to this position, as far as can be told."""
    take = int(position.take)
    placed = 2 * MEN - sum(hands)
    found = []
    if mover != position.turn % 2:
        found.append("White plays after an even number of turns, Black after an odd one")
    if position.turn > LAST_TURN - take:
        found.append(f"there are at most {LAST_TURN} turns")
    if hands[0] != hands[1] and (hands[0] != hands[1] - 1 or mover == take):
        found.append("White and Black place in turn, so their men in hand are equal, or White has one fewer")
    elif sum(hands) and position.turn != placed - take:
        found.append(f"with {sum(hands)} men in hand there were {placed - take} turns, not {position.turn}")
    elif not sum(hands) and position.turn < placed - take:
        found.append(f"all men are placed after {placed - take} turns, not {position.turn}")
    if position.own_men > MEN or position.opp_men > MEN:
        found.append(f"a player has at most {MEN} men on the board and in hand")
    if position.turn and not position.opp:
        found.append("the man that the opponent played last is missing")
    if take and not in_mills(position.own):
        found.append("nobody takes without a mill")
    if position.opp_men < 3 or position.own_men < 2 + take:
        found.append("a player with fewer than three men has lost already")
    return found


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
