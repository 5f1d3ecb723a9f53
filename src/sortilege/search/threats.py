"""What others threaten: the costliest turn that a rival could make next, as the rulebook counts points.

A move prevents a threat if most other moves let it happen. That is a reason for the move that people understand, found
without search: a few plies of one rival's turn are looked at, and nothing beyond chance.
"""

from collections import Counter
from dataclasses import dataclass, field

from sortilege.kernel.position import CHANCE, OVER, Position

DEEPEST = 3  # plies of a rival's turn
MOST_PLIES = 300  # looked at for one threat
OTHERS = 6  # moves that a move is compared with
LOST = 1000  # points, for a game that is lost at once


@dataclass(frozen=True)
class Threat:
    """A rival's plies and what they cost."""

    cost: int = 0
    line: tuple[int, ...] = ()


@dataclass
class _Look:
    """One look at a rival's turn."""

    seat: int  # whose points they are
    before: int
    left: int = MOST_PLIES
    worst: Threat = field(default_factory=Threat)

    def search(self, position: Position, line: tuple[int, ...]) -> None:
        """Plays all that the seat that chooses here could do, as long as it goes on choosing."""
        rival = int(position.seat)
        for move in position.moves():
            if self.left <= 0:
                return
            self.left -= 1
            after = position.copy()
            after.play(move)
            cost = self.before - _standing(after, self.seat)
            if cost > self.worst.cost:
                self.worst = Threat(cost, (*line, move))
            if int(after.seat) == rival and int(after.turn) == int(position.turn) and len(line) + 1 < DEEPEST:
                self.search(after, (*line, move))


def threat(position: Position, seat: int) -> Threat:
    """The costliest thing that a rival who chooses here could do to this seat; nothing if nobody or chance chooses."""
    if position.seat < 0 or position.seat == seat:
        return Threat()
    look = _Look(seat, _standing(position, seat))
    look.search(position, ())
    return look.worst


def prevented(position: Position, turn: list[int]) -> tuple[int, ...]:
    """The move that would let a threat happen, and the threat; nothing unless most moves do, and this turn does not.

    A turn that is not at its end prevents nothing yet. It is told as far as it is the same whatever else is played:
    what a rival would take of that other move alone is no threat now.
    """
    seat, after = int(position.seat), position.copy()
    for move in turn:
        after.play(move)
    if after.seat in (seat, CHANCE):
        return ()
    others = [other for other in position.moves() if other != turn[0]]
    others = others[:: max(1, len(others) // OTHERS)][:OTHERS]
    kept = threat(after, seat).cost
    found = {other: threat(_after(position, other), seat) for other in others}
    let = {other: one.line for other, one in found.items() if one.cost > kept}
    if not let:
        return ()
    begins, often = Counter(line[0] for line in let.values()).most_common(1)[0]
    if 2 * often <= len(others):
        return ()
    same = {other: line for other, line in let.items() if line[0] == begins}
    line, often = Counter(same.values()).most_common(1)[0]
    other = next(other for other, one in same.items() if one == line)
    return (other, *(line if often > 1 else line[:1]))


def _after(position: Position, move: int) -> Position:
    after = position.copy()
    after.play(move)
    return after


def _standing(position: Position, seat: int) -> int:
    """A seat's points, less those of its best rival; a game that is over counts for far more."""
    own, best = int(position.points(seat)), max(int(position.points(r)) for r in range(position.seats) if r != seat)
    decided = 0 if position.seat != OVER else round(LOST * (2 * float(position.score(seat)) - 1))
    return own - best + decided
