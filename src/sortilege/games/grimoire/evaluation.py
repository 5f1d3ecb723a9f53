"""What search should know of the grimoire game: gems, hands, open books, and captures at hand."""

from typing import Final

from mypy_extensions import i64

from sortilege.games.grimoire import moves as mv
from sortilege.games.grimoire.board import around
from sortilege.games.grimoire.rules import Confrontation
from sortilege.games.grimoire.state import PLAY, total
from sortilege.kernel.bits import popcount
from sortilege.kernel.evaluation import Evaluation
from sortilege.kernel.position import OVER, Position

# Worth in hundredths of a gem on the board.
GEM: Final = 100
HELD: Final = 85  # a gem in hand
BOOK: Final = 120  # an open book
CASTABLE: Final = 8  # a spell that is left in an open book
THREAT: Final = 30  # an opposing gem that can be taken next
STEP: Final = 3  # a neighbouring point to go to


class GrimoireEvaluation(Evaluation):
    """Counts gems, books, threats and freedom, and squeezes the difference between 0 and 1."""

    def value(self, position: Position, seat: i64) -> float:
        assert isinstance(position, Confrontation)
        if position.seat == OVER:
            return position.score(seat)
        worth: i64 = GEM * (popcount(position.own) - popcount(position.opp))
        worth += HELD * (total(position.own_hand) - total(position.opp_hand))
        worth += reach(position.own, position.opp) - reach(position.opp, position.own)
        master: i64 = position.master
        if position.own_open:
            worth += BOOK + CASTABLE * popcount(position.books.full[master] & ~position.own_cast)
        if position.opp_open:
            worth -= BOOK + CASTABLE * popcount(position.books.full[1 - master] & ~position.opp_cast)
        if seat != master:
            worth = -worth
        size: i64 = worth if worth > 0 else -worth
        return 0.5 + 0.5 * float(worth) / float(size + 400)

    def prior(self, position: Position, move: i64) -> float:
        """Captures first, spells by what they destroy, then the opening of the book."""
        assert isinstance(position, Confrontation)
        if position.phase != PLAY:
            return 0.5
        if move >= mv.MOVE:
            return 0.9 if position.opp >> mv.end_of(move) & 1 else 0.35
        if move < mv.STOP:
            exposed: i64 = around(position.opp) >> mv.point_of(move) & 1
            return 0.35 if exposed else 0.5
        if move == mv.OPEN:
            return 0.7
        return cast_prior(position, move) if mv.is_cast(move) else 0.5


def cast_prior(position: Confrontation, move: i64) -> float:
    """What a cast gains in gems, as a prior."""
    after = position.copy()
    after.play(move)
    if after.seat == OVER:
        return after.score(position.master)
    gain: i64 = popcount(after.opp) - popcount(position.own) - popcount(after.own) + popcount(position.opp)
    worth: float = 0.4 + 0.15 * float(gain)
    return 1.0 if worth > 1.0 else max(worth, 0.0)


def reach(mine: i64, theirs: i64) -> i64:
    """What one side's gems can do next."""
    there: i64 = around(mine) & ~mine
    return THREAT * popcount(there & theirs) + STEP * popcount(there)
