"""A position whose moves are the numbers of an encoder: what learns and searches sees small numbers alone."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from sortilege.kernel.bits import zobrist
from sortilege.kernel.encoder import NONE, Encoder
from sortilege.kernel.position import CHANCE, OVER, Position


class Numbered(Position):
    """Another position, chosen by numbers; where a move has several, the seat is asked for one after the other.

    What chance brings keeps the numbers of the game.
    """

    def __init__(self, position: Position, encoder: Encoder) -> None:
        super().__init__(position.seats)
        self.inner: Position = position
        self.encoder: Encoder = encoder
        self.begun: vec[i64] = vec[i64]([0] * int(encoder.steps))  # the numbers of a choice under way
        self.depth: i64 = 0
        self.last: i64 = NONE  # the move of the game that was played by the last number; NONE if there are more to come
        self.seat = position.seat
        self.turn = position.turn

    def copy(self) -> "Numbered":
        position = Numbered(self.inner.copy(), self.encoder)
        position.assign(self)
        return position

    def assign(self, other: Position) -> None:
        assert isinstance(other, Numbered)
        self.inner.assign(other.inner)
        self.seat = other.seat
        self.turn = other.turn
        self.options = other.options
        self.depth = other.depth
        i: i64 = 0
        while i < other.depth:
            self.begun[i] = other.begun[i]
            i += 1

    def fill(self, out: vec[i64]) -> i64:
        if self.seat == CHANCE:
            return self.inner.fill(out)
        return self.encoder.fill(self.inner, self.begun, self.depth, out)

    def weights(self, out: vec[i64]) -> i64:
        return self.inner.weights(out)

    def play(self, move: i64) -> None:
        if self.seat != CHANCE:
            self.begun[self.depth] = move
            self.depth += 1
            move = self.encoder.find(self.inner, self.begun, self.depth)
        self.last = move
        if move == NONE:
            return
        self.inner.play(move)
        self.depth = 0
        self.seat = self.inner.seat
        self.turn = self.inner.turn

    def score(self, seat: i64) -> float:
        return self.inner.score(seat)

    def points(self, seat: i64) -> i64:
        return self.inner.points(seat)

    def key(self) -> i64:
        key: i64 = self.inner.key()
        i: i64 = 0
        while i < self.depth:
            key ^= zobrist(900 + i, self.begun[i])
            i += 1
        return key

    def observe(self, out: vec[u8], at: i64) -> None:
        """Writes the observation of the seat that chooses, with what it has chosen so far."""
        self.encoder.observe(self.inner, out, at)
        if self.depth:
            self.encoder.enter(self.begun, self.depth, out, at)

    def is_over(self) -> bool:
        return self.seat == OVER
