"""What search should know of morris: men, mills, almost-mills and freedom to move."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.morris.board import ALL, LINES, MATES, NEXT
from sortilege.games.morris.rules import Morris, closes
from sortilege.kernel.bits import bit_index, popcount
from sortilege.kernel.evaluation import Evaluation
from sortilege.kernel.position import OVER, Position

ROWS: Final = vec[i64]([sum(1 << p for p in line) for line in LINES])

# Worth in hundredths of a man.
MAN: Final = 100
MILL: Final = 45
ALMOST: Final = 22  # two men and an empty point on a line
STEP: Final = 4  # a neighbouring free point
TAKE: Final = 90  # a man is about to be taken


class MorrisEvaluation(Evaluation):
    """Counts men, lines and free steps, and squeezes the difference between 0 and 1."""

    def value(self, position: Position, seat: i64) -> float:
        assert isinstance(position, Morris)
        if position.seat == OVER:
            return position.score(seat)
        worth: i64 = MAN * (position.own_men - position.opp_men)
        worth += side(position.own, position.opp) - side(position.opp, position.own)
        if position.take:
            worth += TAKE
        if seat != position.mover():
            worth = -worth
        size: i64 = worth if worth > 0 else -worth
        return 0.5 + 0.5 * float(worth) / float(size + 250)

    def prior(self, position: Position, move: i64) -> float:
        assert isinstance(position, Morris)
        to: i64 = move & 31
        if position.take:  # rather a man that stands in an almost-mill
            return 0.8 if threatens(position.opp, position.own, to) else 0.4
        own: i64 = position.own
        if move >= 32:
            own &= ~(i64(1) << ((move >> 5) - 1))
        if closes(own, to):
            return 1.0
        if closes(position.opp, to):  # the opponent's mill is stopped
            return 0.8
        return 0.6 if threatens(own | i64(1) << to, position.opp, to) else 0.4


def side(men: i64, others: i64) -> i64:
    """What the lines and steps of one side's men are worth."""
    worth: i64 = 0
    i: i64 = 0
    while i < 16:
        if not ROWS[i] & others:
            n: i64 = popcount(ROWS[i] & men)
            if n == 3:
                worth += MILL
            elif n == 2:
                worth += ALMOST
        i += 1
    empty: i64 = ~(men | others) & ALL
    rest: i64 = men
    while rest:
        man: i64 = rest & -rest
        worth += STEP * popcount(NEXT[bit_index(man)] & empty)
        rest ^= man
    return worth


def threatens(men: i64, others: i64, p: i64) -> bool:
    """Tells whether the man on p has a mate and no opponent on one of its lines."""
    row: i64 = MATES[2 * p]
    column: i64 = MATES[2 * p + 1]
    return bool((men & row and not others & row) or (men & column and not others & column))
