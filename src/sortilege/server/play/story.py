"""The match as it is followed: which plies make a deed, where each piece went, and how a position looked.

Following is silent: words, motions and turning points are found when somebody looks.
"""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise

from sortilege.kernel.deeds import Deed
from sortilege.kernel.gesture import Motion, View
from sortilege.kernel.match import Match
from sortilege.kernel.memory import Memory
from sortilege.kernel.position import CHANCE, Position
from sortilege.kernel.turning import greatest
from sortilege.server.play.piece_ids import Track

RECENT = 12  # positions kept to show what happened in between, while there is more to come
TOLD = 24  # deeds kept as they were last told, which log and film share

Part = tuple[int, int]  # the plies of a deed, or of what is left of it: from this one to before that one


class Story:
    """Follows a match ply by ply, and can go back with it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = match.game
        self.now: Position = match.at(0)  # to look at: whoever wants to play on it takes a copy
        self.ply = 0  # how far the match is followed
        self.begins: list[int] = []  # the first ply of each deed
        self._track = Track(self)
        self._recent: dict[int, Position] | None = {0: self.now.copy()}  # none while nobody can look
        self._told: Memory[tuple[Part, str, int], Deed] = Memory(TOLD)
        self._viewed: tuple[tuple[int, int, str, bool] | None, View] = None, View()  # what was looked at last

    def catch_up(self) -> int:
        """Follows what was played since; returns the number of the first deed that began or grew."""
        told = len(self.begins)
        for number in range(self.ply, self.match.ply):
            move = self.match.history[number].move
            if not self.begins or not self.game.joins(self.now, move):
                self.begins.append(number)
            else:
                told = min(told, len(self.begins) - 1)
            self.now.play(move)
            if self._recent is not None and number + 1 + RECENT > self.match.ply:
                self._recent[number + 1] = self.now.copy()
        self.ply = self.match.ply
        if self.match.over:  # whoever looks now looks at the end
            self._told.clear()
        if self._recent is not None:
            last = 0 if self.match.over else RECENT
            self._recent = {ply: stood for ply, stood in self._recent.items() if ply > self.ply - last}
        return told

    @contextmanager
    def unseen(self) -> Iterator[None]:
        """Follows what a log tells meanwhile: nobody looks at what is in between."""
        self._recent = None
        yield
        self._recent = {} if self.match.over else {self.ply: self.now.copy()}

    def cut(self, ply: int) -> None:
        """Goes back to before this ply."""
        self.begins = [first for first in self.begins if first < ply]
        self.ply = ply
        self.now = self.match.at(ply)
        self._track.cut(ply)
        self._viewed = None, View()
        self._recent = None if self._recent is None else {ply: self.now.copy()}
        self._told.clear()

    def part(self, ply: int) -> Part:
        """The plies from this one to the end of its deed."""
        after = bisect_right(self.begins, ply)
        return ply, self.begins[after] if after < len(self.begins) else self.ply

    def whole(self, number: int) -> Part:
        """All plies of the deed with this number."""
        return self.part(self.begins[number])

    def number(self, ply: int) -> int:
        """The number of the deed that this ply belongs to; -1 before the first."""
        return bisect_right(self.begins, ply) - 1

    def is_set_up(self, number: int) -> bool:
        """Whether the deed with this number lays out the game: nobody did it, and nothing is to be followed."""
        return number == 0 and self.match.history[0].seat == CHANCE

    def at(self, ply: int) -> Position:
        """The position before this ply, to look at."""
        return (self._recent or {}).get(ply) or self.match.at(ply)

    def positions(self, plies: Iterable[int]) -> dict[int, Position]:
        """The positions before all these plies, found in one walk."""
        wanted, found = set(plies), {self.ply: self.now}
        for number, (position, _) in enumerate(self.match.walk()):
            if number in wanted:
                found[number] = position.copy()
        return found

    def turning_points(self) -> list[Part]:
        """The deeds that changed most of what decides the game."""
        stood = self.positions(self.begins)
        swings = [self.game.swing(stood[one], stood[next_one]) for one, next_one in pairwise([*self.begins, self.ply])]
        return [self.whole(number) for number in greatest(swings)]

    def deed(self, part: Part, language: str, seat: int = 0, before: Position | None = None) -> Deed:
        """Tells what these plies of a deed do, to who looks through the eyes of this seat."""

        def tell() -> Deed:
            first, end = part
            moves = [ply.move for ply in self.match.history[first:end]]
            return self.game.told(before or self.at(first), moves, View(seat, language))

        return tell() if self.match.over else self._told.remember((part, language, seat), tell)

    def view(self, ply: int, seat: int, language: str, narrow: bool, staged: Sequence[Motion] = ()) -> View:
        """How the position before this ply is looked at; drawing and panels share it."""
        key = (ply, seat, language, narrow)
        if staged or self._viewed[0] != key:
            pieces = self._track.before(ply)
            trail = () if staged or self.is_set_up(self.number(ply - 1)) else pieces.trail
            view = View(seat, language, pieces.ids, trail, narrow, staged, pieces.mover)
            if staged:
                return view
            self._viewed = key, view
        return self._viewed[1]

    def moved(self, ply: int) -> bool:
        """Whether something glides in the drawing before this ply."""
        return ply > 0 and bool(self._track.motions(ply - 1))
