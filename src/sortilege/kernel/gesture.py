"""What a player touches, and what moves because of it. The client knows no rule: it follows these.

A target is an id such as `p12` or `card-fire1`: something drawn, or a button. A gesture is the steps that make one
move; a step is one target, or a sorted tuple of targets touched in any order (alike things share a target, so one may
stand in it twice). Among the legal moves of a position no gesture begins another, so a full gesture is a move.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

Step = str | tuple[str, ...]
Gesture = tuple[Step, ...]
Motion = tuple[str, str | None]  # a piece goes from one place to another, or leaves the drawing


@dataclass(frozen=True)
class View:
    """How a position is looked at: by which seat, in which language, on how wide a screen, and what it remembers."""

    seat: int = 0
    language: str = "en"
    ids: Mapping[str, str] = field(default_factory=dict)  # place -> the id of the piece there, kept from ply to ply
    trail: Sequence[Motion] = ()  # the last move, to be marked faintly
    narrow: bool = False  # on a phone, where the parts of a drawing stand below each other


@dataclass(frozen=True)
class Touch:
    """A gesture in the making: the steps done, and what is left of the step under way."""

    steps: Gesture
    done: int = 0
    left: tuple[str, ...] = ()

    @property
    def open(self) -> tuple[str, ...]:
        """The targets that continue this gesture; none when it is complete."""
        if self.left:
            return self.left
        if self.done == len(self.steps):
            return ()
        step = self.steps[self.done]
        return (step,) if isinstance(step, str) else step

    def touch(self, target: str) -> "Touch | None":
        """The gesture after this touch, or None if the touch does not belong to it."""
        rest = list(self.open)
        if target not in rest:
            return None
        rest.remove(target)
        return Touch(self.steps, self.done + (not rest), tuple(rest))


def follow(gestures: Mapping[str, Gesture], touched: Iterable[str]) -> dict[str, Touch]:
    """The moves that these touches may still become."""
    alive = {move: Touch(steps) for move, steps in gestures.items()}
    for target in touched:
        alive = {move: after for move, touch in alive.items() if (after := touch.touch(target))}
    return alive


def clashes(gestures: Mapping[str, Gesture]) -> list[tuple[str, str]]:
    """Pairs of moves whose gestures cannot be told apart: one is complete while the other goes on, or both are."""
    found: set[tuple[str, str]] = set()
    seen: set[frozenset[tuple[str, int, tuple[str, ...]]]] = set()
    stack = [{move: Touch(steps) for move, steps in gestures.items()}]
    while stack:
        alive = stack.pop()
        state = frozenset((move, touch.done, touch.left) for move, touch in alive.items())
        if state in seen:
            continue
        seen.add(state)
        complete = [move for move, touch in alive.items() if not touch.open]
        found.update((move, other) for move in complete for other in alive if other != move)
        for target in {target for touch in alive.values() for target in touch.open}:
            after = {move: nxt for move, touch in alive.items() if (nxt := touch.touch(target))}
            if len(after) > 1:
                stack.append(after)
    return sorted(found)
