"""A position under the laws, and what several laws ask of it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property

from sortilege.kernel.game import AnyGame
from sortilege.kernel.gesture import Gesture
from sortilege.kernel.options import Options
from sortilege.kernel.position import OVER, Position
from sortilege.kernel.rng import Rng

LONGEST = 20_000  # plies of a random game: play ends


@dataclass
class Moment:
    """A position under the laws. What several laws ask for, as they look on, is found once."""

    game: AnyGame
    options: Options
    position: Position

    @cached_property
    def moves(self) -> list[int]:
        return self.position.moves()

    @cached_property
    def gestures(self) -> dict[int, Gesture]:
        """The touches of each legal move."""
        return {move: self.game.gesture(self.position, move) for move in self.moves if self.position.seat >= 0}

    @cached_property
    def targets(self) -> list[str]:
        """What is touched by the first forty moves."""
        firsts = [self.gestures[move] for move in self.moves[:40] if move in self.gestures]
        return sorted({target for gesture in firsts for target in touched(gesture)})


Law = Callable[[Moment], Iterator[str]]


def touched(gesture: Gesture) -> list[str]:
    """Lists all targets of a gesture."""
    return [target for step in gesture for target in ((step,) if isinstance(step, str) else step)]


def portrait(game: AnyGame, position: Position) -> tuple[str, int, int, int, list[int]]:
    """Tells all that distinguishes two positions from outside."""
    return game.write(position), int(position.seat), int(position.turn), int(position.key()), position.moves()


def play_some(position: Position, plies: int) -> None:
    """Plays so many plies at random, always the same ones."""
    rng = Rng(7)
    while plies and position.seat != OVER:
        position.play(position.pick(rng))
        plies -= 1
