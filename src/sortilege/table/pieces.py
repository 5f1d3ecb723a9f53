"""Which piece stands where, from ply to ply: a drawing that keeps its ids can glide."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from sortilege.kernel.gesture import Motion

LONGEST_TRAIL = 6


@dataclass(frozen=True)
class Pieces:
    """The ids of the pieces by place, and the last moves to be marked. A place without an entry is its own id."""

    ids: Mapping[str, str] = field(default_factory=dict)
    trail: Sequence[Motion] = ()

    def after(self, motions: Sequence[Motion], ply: int, goes_on: bool) -> "Pieces":
        """After a ply. The trail goes on while the same seat does. Who comes to a place that was left is new there."""
        if not motions:
            return self if goes_on else Pieces(self.ids)
        ids = dict(self.ids)
        carried: list[tuple[str | None, str]] = []
        for count, (start, end) in enumerate(motions):
            again = any(start == before for before, _ in motions[:count])
            carried.append((end, f"{start}.{ply}.{count}" if again else self.ids.get(start, start)))
        for start, _ in motions:
            ids[start] = f"{start}.{ply}"
        ids |= {end: piece for end, piece in carried if end is not None}
        trail = (*self.trail, *motions) if goes_on else tuple(motions)
        return Pieces(ids, trail[-LONGEST_TRAIL:])
