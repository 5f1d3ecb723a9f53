"""The rules of Nine Men's Morris as a Position.

A move is a number: the point it ends on (placed on, moved to, or taken from) and, when a man moves, 32 times one more
than the point it comes from.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.morris import board
from sortilege.kernel.bits import bit_index, nth_bit, popcount
from sortilege.kernel.position import OVER, Position
from sortilege.kernel.rng import Rng

MEN: Final = 9
LAST_TURN: Final = 200
DRAW: Final = 2


def in_mills(men: i64) -> i64:
    """Those of these men that stand in a mill of theirs (M3.1)."""
    milled: i64 = 0
    rest: i64 = men
    while rest:
        man: i64 = rest & -rest
        p: i64 = bit_index(man)
        if closes(men, p):
            milled |= man
        rest ^= man
    return milled


def closes(men: i64, p: i64) -> bool:
    """Tells whether the two others of a line through p are among these men."""
    row: i64 = board.MATES[2 * p]
    column: i64 = board.MATES[2 * p + 1]
    return men & row == row or men & column == column


def fill_points(points: i64, out: vec[i64]) -> i64:
    """Writes the numbers of these points and returns how many."""
    n: i64 = 0
    while points:
        point: i64 = points & -points
        out[n] = bit_index(point)
        n += 1
        points ^= point
    return n


class Morris(Position):
    """A position from the side of the player whose turn it is: `own` and `opp` change places when the turn ends."""

    def __init__(self) -> None:
        super().__init__(2)
        self.own: i64 = 0  # the points where men stand
        self.opp: i64 = 0
        self.own_hand: i64 = MEN  # M1.2: men not placed yet
        self.opp_hand: i64 = MEN
        self.own_men: i64 = MEN  # men on the board and in hand
        self.opp_men: i64 = MEN
        self.take: bool = False  # a mill was closed and a man is to be taken
        self.winner: i64 = -1  # a seat, or DRAW, once the game is over

    def copy(self) -> "Morris":
        position = Morris()
        position.assign(self)
        return position

    def assign(self, other: Position) -> None:
        assert isinstance(other, Morris)
        self.seat = other.seat
        self.turn = other.turn
        self.own = other.own
        self.opp = other.opp
        self.own_hand = other.own_hand
        self.opp_hand = other.opp_hand
        self.own_men = other.own_men
        self.opp_men = other.opp_men
        self.take = other.take
        self.winner = other.winner

    # whose man stands where, from the outside

    def mover(self) -> i64:
        """Whose turn it is, or would be if the game were not over."""
        return self.turn & 1

    def men_of(self, seat: i64) -> i64:
        """The points where this seat's men stand."""
        return self.own if seat == self.mover() else self.opp

    def hand_of(self, seat: i64) -> i64:
        return self.own_hand if seat == self.mover() else self.opp_hand

    def empty(self) -> i64:
        return ~(self.own | self.opp) & board.ALL

    def flying(self) -> bool:
        """Tells whether men fly: with three men left and none in hand (M2.3)."""
        return self.own_men <= 3 and not self.own_hand

    def takeable(self) -> i64:
        """The men that may be taken: those outside mills, or any if all stand in mills (M3.2)."""
        outside: i64 = self.opp & ~in_mills(self.opp)
        return outside if outside else self.opp

    # the contract

    def fill(self, out: vec[i64]) -> i64:
        if self.take:  # M3.1
            return fill_points(self.takeable(), out)
        empty: i64 = self.empty()
        if self.own_hand:  # M2.1
            return fill_points(empty, out)
        if self.own_men <= 3:  # M2.3
            return self.fill_flights(empty, out)
        n: i64 = 0  # M2.2
        steps: i64 = board.row_steps(self.own, empty)
        while steps:
            step: i64 = steps & -steps
            out[n] = board.ROW_STEPS[bit_index(step)]
            n += 1
            steps ^= step
        steps = board.column_steps(self.own, empty)
        while steps:
            step = steps & -steps
            out[n] = board.COLUMN_STEPS[bit_index(step)]
            n += 1
            steps ^= step
        return n

    def fill_flights(self, empty: i64, out: vec[i64]) -> i64:
        """Writes the moves from any own man to any free point."""
        n: i64 = 0
        men: i64 = self.own
        while men:
            man: i64 = men & -men
            start: i64 = (bit_index(man) + 1) << 5
            ends: i64 = empty
            while ends:
                end: i64 = ends & -ends
                out[n] = start | bit_index(end)
                n += 1
                ends ^= end
            men ^= man
        return n

    def play(self, move: i64) -> None:
        to: i64 = move & 31
        if self.take:  # M3.1, and once for two mills: M3.3
            self.opp &= ~(i64(1) << to)
            self.opp_men -= 1
            self.take = False
            self.end_turn()
            return
        if move >= 32:
            self.own &= ~(i64(1) << ((move >> 5) - 1))
        else:
            self.own_hand -= 1
        self.own |= i64(1) << to
        # A man can always be taken: the opponent's last one placed or moved still stands there.
        if closes(self.own, to):  # M3.4: however often it was closed before
            self.take = True
        else:
            self.end_turn()

    def end_turn(self) -> None:
        """Gives the turn to the other player (M1.2), or ends the game."""
        men: i64 = self.own
        self.own = self.opp
        self.opp = men
        hand: i64 = self.own_hand
        self.own_hand = self.opp_hand
        self.opp_hand = hand
        left: i64 = self.own_men
        self.own_men = self.opp_men
        self.opp_men = left
        self.turn += 1
        self.seat = self.turn & 1
        self.settle()

    def settle(self) -> None:
        """Ends the game if it is over before this turn."""
        if self.own_men <= 2 or self.stuck():  # M4.1, M4.2
            self.winner = 1 - self.mover()
            self.seat = OVER
        elif self.turn >= LAST_TURN:  # M4.3
            self.winner = DRAW
            self.seat = OVER

    def stuck(self) -> bool:
        """Tells whether there is no man in hand, and none that can move (M4.2)."""
        if self.own_hand or self.own_men <= 3:
            return False
        empty: i64 = self.empty()
        return not board.row_steps(self.own, empty) and not board.column_steps(self.own, empty)

    def score(self, seat: i64) -> float:
        if self.winner == DRAW:
            return 0.5
        return 1.0 if self.winner == seat else 0.0

    def points(self, seat: i64) -> i64:
        """The men this seat has left, on the board and in hand."""
        return self.own_men if seat == self.mover() else self.opp_men

    def key(self) -> i64:
        seat: i64 = self.mover()
        key: i64 = board.TURN_WORDS[self.turn] ^ board.HAND_WORDS[10 * seat + self.own_hand]
        key ^= board.HAND_WORDS[10 * (1 - seat) + self.opp_hand]
        if self.take:
            key ^= board.TAKE_WORD
        men: i64 = self.own | self.opp
        while men:
            man: i64 = men & -men
            whose: i64 = seat if self.own & man else 1 - seat
            key ^= board.MAN_WORDS[24 * whose + bit_index(man)]
            men ^= man
        return key

    def pick(self, rng: Rng) -> i64:
        ends: i64
        if self.take or self.own_hand:
            ends = self.takeable() if self.take else self.empty()
            return nth_bit(ends, rng.below(popcount(ends)))
        empty: i64 = self.empty()
        n: i64
        r: i64
        if self.own_men <= 3:
            n = popcount(empty)
            r = rng.below(n * self.own_men)
            return (nth_bit(self.own, r // n) + 1) << 5 | nth_bit(empty, r % n)
        rows: i64 = board.row_steps(self.own, empty)
        columns: i64 = board.column_steps(self.own, empty)
        n = popcount(rows)
        r = rng.below(n + popcount(columns))
        return board.ROW_STEPS[nth_bit(rows, r)] if r < n else board.COLUMN_STEPS[nth_bit(columns, r - n)]
