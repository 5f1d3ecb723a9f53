"""The endings of morris for the exact solver: all men are placed, and a man taken never comes back (M3.1)."""

from functools import cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.morris import board
from sortilege.games.morris.rules import LAST_TURN, MEN, Morris, closes
from sortilege.kernel.bits import bit_index, popcount
from sortilege.kernel.endgame import DRAWN, NO_TABLE, Endgame
from sortilege.kernel.position import OVER, Position
from sortilege.kernel.subsets import Symmetries, TwoSides

USUAL: Final = 5  # men of a side, in the tables that are made when nothing is asked for


@cache
def board_symmetries() -> Symmetries:
    """The sixteen symmetries of the board, the identity first: turned, mirrored, inside out."""
    places = [(ord(name[0]) - ord("d"), int(name[1]) - 4) for name in board.POINTS]
    found = []
    for inverted in (False, True):
        for mirrored in (False, True):
            for turns in range(4):
                images = []
                for column, row in places:
                    ring = max(abs(column), abs(row))
                    x, y = (column // ring, row // ring) if ring else (0, 0)
                    x = -x if mirrored else x
                    for _ in range(turns):
                        x, y = y, -x
                    ring = 4 - ring if inverted else ring
                    images.append(places.index((x * ring, y * ring)))
                found.append(images)
    return Symmetries(found)


class MorrisEndgame(Endgame):
    """Tables of a against b men, none in hand, either to move; the turns that take no man lead back."""

    def __init__(self) -> None:
        self.morris: Morris = Morris()
        super().__init__(self.morris)
        self.men: TwoSides = TwoSides(board_symmetries())

    def size(self, table: i64) -> i64:
        return self.men.size(table)

    def set_up(self, table: i64, number: i64) -> bool:
        real: bool = self.men.set_up(table, number)
        position = self.morris
        position.own = self.men.own
        position.opp = self.men.opp
        position.own_men = popcount(position.own)
        position.opp_men = popcount(position.opp)
        position.own_hand = 0
        position.opp_hand = 0
        position.take = False
        position.winner = -1
        position.turn = 0  # M4.3 is left to `ruled`
        position.seat = 0
        position.settle()
        return real

    def locate(self, position: Position) -> i64:
        assert isinstance(position, Morris)
        if position.take or position.own_hand or position.opp_hand or position.seat == OVER:
            return NO_TABLE
        return self.men.table(position.own_men, position.opp_men)

    def find(self, position: Position) -> bool:
        assert isinstance(position, Morris)
        self.table = self.locate(position)
        if self.table < 0:
            return False
        self.number = self.men.number(position.own, position.opp)
        return True

    def fill_back(self, out: vec[i64]) -> i64:
        """Undoes the other's last turn: any of his men that closes no mill goes back to a free point (M2.2, M2.3)."""
        position = self.morris
        empty: i64 = position.empty()
        n: i64 = 0
        men: i64 = position.opp
        while men:
            man: i64 = men & -men
            men ^= man
            p: i64 = bit_index(man)
            others: i64 = position.opp ^ man
            if closes(others, p):  # M3.1: a man would be missing
                continue
            starts: i64 = empty if position.opp_men <= 3 else empty & board.NEXT[p]
            while starts:
                start: i64 = starts & -starts
                starts ^= start
                out[n] = self.men.number(others | start, position.own)
                n += 1
        return n

    def ruled(self, position: Position, value: i64) -> i64:
        """A win that needs more turns than there are is a draw (M4.3): nobody can be held up for less."""
        return value if position.turn + value - 1 <= LAST_TURN else DRAWN

    def name(self, table: i64) -> str:
        return f"{table >> 4}-{table & 15}"

    def below(self, table: i64) -> list[int]:
        more, fewer = int(table >> 4), int(table & 15)
        pairs = {(more - 1, fewer), (more, fewer - 1)}
        return sorted({int(self.men.table(a, b)) for a, b in pairs if a >= 3 and b >= 3})

    def usual(self, everything: bool, pieces: int | None = None) -> list[int]:
        most = MEN if everything or pieces else USUAL
        pairs = [(a, b) for a in range(3, most + 1) for b in range(3, a + 1)]
        return [16 * a + b for a, b in pairs if pieces is None or a + b <= pieces]
