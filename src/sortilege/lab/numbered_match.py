"""A match that is played by the numbers of its encoder, for the environments of other libraries."""

from typing import Any

from sortilege.kernel.encoder import NONE, Encoder, byte_room
from sortilege.kernel.errors import IllegalMove
from sortilege.kernel.match import Match
from sortilege.kernel.numbered import Numbered
from sortilege.lab.extra import need
from sortilege.lab.vectors import encoding


class NumberedMatch:
    """A match, and the numbers chosen so far where a move has several."""

    def __init__(self, match: Match) -> None:
        self.numpy: Any = need("numpy", "lab")
        self.match = match
        self.encoder: Encoder = encoding(match.game, match.options)
        self._look()

    @property
    def seat(self) -> int:
        return self.match.seat

    def legal(self) -> list[int]:
        """The numbers that may be chosen now."""
        return [] if self.match.over else self.there.moves()

    def mask(self) -> Any:
        """The same, a 1 for each number that may be chosen, as int8."""
        mask = self.numpy.zeros(int(self.encoder.actions), self.numpy.int8)
        mask[self.legal()] = 1
        return mask

    def observation(self) -> Any:
        """What the seat that chooses sees, as uint8; nothing once the match is over."""
        room = byte_room(int(self.encoder.size))
        if not self.match.over:
            self.there.observe(room, 0)
        return self.numpy.array(memoryview(room))

    def play(self, action: int) -> None:
        """Plays a number; the match goes on once the move is whole."""
        if int(action) not in self.legal():
            raise IllegalMove(f"the number {action} is not allowed")
        before = self.there.inner.copy()
        self.there.play(int(action))
        if self.there.last != NONE:
            self.match.play(self.match.game.write_move(before, int(self.there.last)))
            self._look()

    def follow(self) -> None:
        """Looks at the match again after somebody else has played in it."""
        self._look()

    def _look(self) -> None:
        self.there = Numbered(self.match.position, self.encoder)

    def spaces(self) -> tuple[Any, Any]:
        """The spaces of observations (with masks) and of numbers, as Gymnasium has them."""
        spaces: Any = need("gymnasium", "gymnasium").spaces
        high = self.numpy.array(self.encoder.highest(), self.numpy.uint8)
        actions = int(self.encoder.actions)
        seen = spaces.Dict(
            {
                "observation": spaces.Box(self.numpy.zeros_like(high), high, dtype=self.numpy.uint8),
                "action_mask": spaces.Box(0, 1, (actions,), self.numpy.int8),
            }
        )
        return seen, spaces.Discrete(actions)
