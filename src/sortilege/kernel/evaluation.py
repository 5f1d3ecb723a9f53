"""What search may know of a game beyond its rules."""

from mypy_extensions import i64, mypyc_attr

from sortilege.kernel.position import OVER, Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """What a game expects of its positions; this one knows only who has won."""

    def value(self, position: Position, seat: i64) -> float:
        """The score that this seat may expect, from 0 to 1. Exact at OVER."""
        return position.score(seat) if position.seat == OVER else 0.5

    def prior(self, position: Position, move: i64) -> float:
        """How promising this move looks before it is searched, from 0 (no reason to try it) to 1; 0.5 says nothing."""
        return 0.5

    def plan(self, position: Position) -> list[int]:
        """Moves with which the seat that chooses could play out its turn, good ones; none: it knows none.

        Search looks at them first. A game whose turns are made of many small choices finds whole turns here.
        """
        return []

    def turns(self, position: Position) -> list[list[int]]:
        """Whole turns that are worth a try, the most promising first. Search by whole turns asks this."""
        return []

    def is_turn_start(self, position: Position) -> bool:
        """Whether search by whole turns may stop here and ask `value_at_turn_start`."""
        return False

    def value_at_turn_start(self, position: Position, seat: i64) -> float:
        """The score that this seat may expect where a turn begins. Exact at OVER."""
        return self.value(position, seat)
