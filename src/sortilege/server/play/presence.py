"""Who has gone from a table and for how long: an absent seat may be lent, and an absent host's powers pass on."""

import time
from collections.abc import Iterable, Mapping

from sortilege.server.play.table import Table

MINUTE = 60.0  # seconds
DAY = 86_400
HOST = -1  # the number under which the host holds the table itself
WATCHERS = -2  # the number under which spectators are counted


class Presence:
    """Since when nobody is there for a seat, or for the host."""

    def __init__(self, table: Table, departures: Mapping[int, int]) -> None:
        self.table = table
        self.left_at = dict(departures)  # of a seat: how far the game was when its person went
        self._left = dict.fromkeys((HOST, *range(len(table.seats))), time.monotonic())

    def note(self, here: Iterable[int]) -> None:
        """Notes for which seats somebody is there now; HOST among them for the host."""
        there = set(here)
        for seat in (HOST, *range(len(self.table.seats))):
            if seat in there:
                self._left.pop(seat, None)
                self.left_at.pop(seat, None)
            elif seat not in self._left:
                self._left[seat] = time.monotonic()
                self.left_at[seat] = self.table.match.ply

    def since(self, seats: Iterable[int]) -> int:
        """The ply at which who holds these seats went away; -1 if he is there, or was never."""
        return min((self.left_at[seat] for seat in seats if seat in self._left and seat in self.left_at), default=-1)

    @property
    def patience(self) -> float:
        """How long is too long: as the host chose; where a move may take days, as long as a move."""
        rule, chosen = self.table.settings.clock, MINUTE * self.table.settings.patience
        return float(rule.seconds) if rule.kind == "move" and rule.seconds >= DAY else chosen

    def away(self, seat: int) -> bool:
        """Tells whether this seat, or the host, has been away for too long."""
        left = self._left.get(seat)
        return left is not None and time.monotonic() - left >= self.patience

    def until_next(self) -> float | None:
        """The seconds after which one more will have been away for too long."""
        waits = [left + self.patience - time.monotonic() for left in self._left.values()]
        return min((wait for wait in waits if wait > 0), default=None)
