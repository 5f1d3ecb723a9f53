"""Which piece stands where, from ply to ply: a drawing that keeps its ids can glide."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from sortilege.kernel.deeds import NOBODY, composed
from sortilege.kernel.gesture import Motion

if TYPE_CHECKING:
    from sortilege.server.play.story import Story

LATELY = 64  # plies that nobody looked at and that are followed nevertheless; after more, ids begin anew
KEPT = 8  # drawings whose ids are at hand


@dataclass(frozen=True)
class Pieces:
    """The ids of the pieces by place, and the last deed to be marked. A place without an entry is its own id."""

    ids: Mapping[str, str] = field(default_factory=dict)
    trail: Sequence[Motion] = ()
    mover: int = NOBODY  # whose deed the trail is

    def begin(self, seat: int) -> "Pieces":
        """Before a new deed of this seat."""
        return Pieces(self.ids, mover=max(seat, NOBODY))

    def after(self, motions: Sequence[Motion], ply: int) -> "Pieces":
        """After a ply of the deed under way. Who comes to a place that was left is new there."""
        if not motions:
            return self
        ids = dict(self.ids)
        carried: list[tuple[str | None, str]] = []
        for count, (start, end) in enumerate(motions):
            again = any(start == before for before, _ in motions[:count])
            carried.append((end, f"{start}.{ply}.{count}" if again else self.ids.get(start, start)))
        for start, _ in motions:
            ids[start] = f"{start}.{ply}"
        ids |= {end: piece for end, piece in carried if end is not None}
        return Pieces(ids, composed((self.trail, motions)), self.mover)


class Track:
    """The pieces of a story, followed as far as somebody looks: before the plies that were never seen ids are places.

    Of each ply that is followed its motions are kept; the ids of few drawings, from which the others follow.
    """

    def __init__(self, story: "Story") -> None:
        self._story = story
        self._first = 0  # the first ply that is followed: a deed begins there
        self._motions: list[Sequence[Motion]] = []  # of each ply since
        self._kept: dict[int, Pieces] = {0: Pieces()}  # before a ply

    def cut(self, ply: int) -> None:
        """Goes back to before this ply."""
        if ply < self._first:
            self._begin(0)
        del self._motions[ply - self._first :]
        self._kept = {at: pieces for at, pieces in self._kept.items() if at <= ply}

    def before(self, ply: int) -> Pieces:
        """The pieces in the drawing before this ply."""
        self._follow(ply)
        if ply in self._kept:
            return self._kept[ply]
        if ply < self._first:
            first = self._story.begins[max(self._story.number(ply - 1), 0)]
            return self._go_on(Pieces(), first, self._found(first, ply))
        at = max(kept for kept in self._kept if kept <= ply)
        pieces = self._go_on(self._kept[at], at, self._motions[at - self._first : ply - self._first])
        self._kept[ply] = pieces
        if len(self._kept) > KEPT:
            del self._kept[sorted(self._kept)[1]]
        return pieces

    def motions(self, ply: int) -> Sequence[Motion]:
        """What glides in this ply."""
        self._follow(ply + 1)
        return self._motions[ply - self._first] if ply >= self._first else self._found(ply, ply + 1)[0]

    def _begin(self, ply: int) -> None:
        self._first, self._motions, self._kept = ply, [], {ply: Pieces()}

    def _follow(self, ply: int) -> None:
        """Finds the motions up to this ply, which is the newest or among those seen; of few that nobody saw, too."""
        done = self._first + len(self._motions)
        if ply - done > LATELY:
            done = self._story.begins[self._story.number(ply - 1)]
            self._begin(done)
        if ply > done:
            self._motions += self._found(done, ply)

    def _found(self, first: int, end: int) -> list[Sequence[Motion]]:
        """The motions of these plies, as the game tells them."""
        story, position, found = self._story, self._story.at(first).copy(), list[Sequence[Motion]]()
        for ply in story.match.history[first:end]:
            found.append(tuple(story.game.motions(position, ply.move)))
            position.play(ply.move)
        return found

    def _go_on(self, pieces: Pieces, first: int, steps: Sequence[Sequence[Motion]]) -> Pieces:
        """The pieces after these steps from this ply on."""
        begins = self._story.begins
        for number, motions in enumerate(steps, first):
            at = self._story.number(number)
            if begins[at] == number:
                pieces = pieces.begin(self._story.match.history[number].seat)
            pieces = pieces.after(motions, number)
        return pieces
