"""Morris for players that learn. The numbers of moves are OpenSpiel's: a point, or 24 + 24 * from + to."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sortilege.games.morris.endgame import board_symmetries
from sortilege.games.morris.rules import LAST_TURN, MEN, Morris
from sortilege.kernel.bits import bit, bit_index
from sortilege.kernel.encoder import NONE, Encoder, Plane, put_bits, put_number
from sortilege.kernel.position import Position

POINTS: Final = 24
PLANES: Final = [
    Plane("own men", POINTS),
    Plane("other's men", POINTS),
    Plane("own men in hand", 1, MEN),
    Plane("other's men in hand", 1, MEN),
    Plane("own men left", 1, MEN),
    Plane("other's men left", 1, MEN),
    Plane("a man is to be taken", 1),
    Plane("turns left", 1, LAST_TURN),
]


class MorrisEncoder(Encoder):
    """One number a move, whether it places, moves or takes."""

    def __init__(self) -> None:
        super().__init__(PLANES, POINTS + POINTS * POINTS)

    def observe(self, position: Position, out: vec[u8], at: i64) -> None:
        assert isinstance(position, Morris)
        at = put_bits(out, at, position.own, POINTS)
        at = put_bits(out, at, position.opp, POINTS)
        at = put_number(out, at, position.own_hand)
        at = put_number(out, at, position.opp_hand)
        at = put_number(out, at, position.own_men)
        at = put_number(out, at, position.opp_men)
        at = put_number(out, at, 1 if position.take else 0)
        put_number(out, at, LAST_TURN - position.turn)

    def action(self, position: Position, move: i64, step: i64 = 0) -> i64:
        return NONE if step else number_of(move)

    def fill(self, position: Position, begun: vec[i64], depth: i64, out: vec[i64]) -> i64:
        n: i64 = position.fill(out)
        i: i64 = 0
        while i < n:
            out[i] = number_of(out[i])
            i += 1
        return n

    def move(self, position: Position, action: i64) -> i64:
        return action if action < POINTS else (action // POINTS) << 5 | action % POINTS

    def symmetries(self) -> list[tuple[list[int], list[int]]]:
        """The sixteen of the board."""
        found = []
        board = board_symmetries()
        for g in range(board.count):
            images = [int(bit_index(board.image(g, bit(point)))) for point in range(POINTS)]
            places = [*images, *(POINTS + image for image in images), *range(2 * POINTS, self.size)]
            pairs = [POINTS + POINTS * a + b for a in images for b in images]
            found.append((places, [*images, *pairs]))
        return found


def number_of(move: i64) -> i64:
    """The number of a move: its point, or both its points."""
    return move if move < 32 else POINTS * (move >> 5) + (move & 31)
