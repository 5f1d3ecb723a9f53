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
    trail: Sequence[Motion] = ()  # the last action, to be marked faintly
    narrow: bool = False  # on a phone, where the parts of a drawing stand below each other
    staged: Sequence[Motion] = ()  # what is about to happen: arrows, and crosses on what will be taken
    mover: int = -1  # whose action the trail is: one's own is marked in another way


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
        """Gives the gesture after this touch, or None if the touch does not belong to it."""
        rest = list(self.open)
        if target not in rest:
            return None
        rest.remove(target)
        return Touch(self.steps, self.done + (not rest), tuple(rest))


def follow(gestures: Mapping[str, Gesture], touched: Iterable[str]) -> dict[str, Touch]:
    """Finds the moves that these touches may still become."""
    alive = {move: Touch(steps) for move, steps in gestures.items()}
    for target in touched:
        alive = {move: after for move, touch in alive.items() if (after := touch.touch(target))}
    return alive


def motions(before: Mapping[str, str], after: Mapping[str, str]) -> list[Motion]:
    """Compares the pieces of two drawings, by place: which of them glide where; one that is gone has no end."""
    gone = {place: piece for place, piece in before.items() if after.get(place) != piece}
    come = {place: piece for place, piece in after.items() if before.get(place) != piece}
    moved: list[Motion] = []
    for start, piece in gone.items():
        end = next((place for place, other in come.items() if other == piece), None)
        if end is not None:
            del come[end]
        moved.append((start, end))
    return moved


def clashes(gestures: Mapping[str, Gesture]) -> list[tuple[str, str]]:
    """Finds the moves whose gestures cannot be told apart: one is complete while the other goes on, or both are."""
    pairs: set[tuple[str, str]] = set()
    seen: set[frozenset[tuple[str, int, tuple[str, ...]]]] = set()
    stack = [{move: Touch(steps) for move, steps in gestures.items()}]
    while stack:
        alive = stack.pop()
        state = frozenset((move, touch.done, touch.left) for move, touch in alive.items())
        if state in seen:
            continue
        seen.add(state)
        complete = [move for move, touch in alive.items() if not touch.open]
        pairs.update((move, other) for move in complete for other in alive if other != move)
        for target in {target for touch in alive.values() for target in touch.open}:
            after = {move: nxt for move, touch in alive.items() if (nxt := touch.touch(target))}
            if len(after) > 1:
                stack.append(after)
    return sorted(pairs)
