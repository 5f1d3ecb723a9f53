"""What is touched: the targets of each move, and which pieces it carries where.

Targets: `p1` to `p24` (as seat 0 counts) are drawn; `hand-0-fire` ... and `spell-0-12` (spell 12 of seat 0's book) are
in panels; `book-0` opens a book, `cast` casts a spell that was touched, and so on: buttons.
"""

from collections.abc import Sequence

from sortilege.games.grimoire import moves as mv
from sortilege.games.grimoire.board import ALL
from sortilege.games.grimoire.changes import effect
from sortilege.games.grimoire.notation import entry_of, spell_of
from sortilege.games.grimoire.state import PLACING, GrimoireState
from sortilege.kernel.bits import each
from sortilege.kernel.gesture import Gesture, Motion
from sortilege.kernel.targets import Target

NAMES = ("fire", "air", "water", "earth")
POINT = Target("p{point}", range(1, 25))
HAND = Target("hand-{seat}-{element}", (0, 1), NAMES)
BOOK = Target("book-{seat}", (0, 1))
SPELL = Target("spell-{seat}-{number}", (0, 1), range(100))
HELD = Target("hand-{seat}-{element}-{place}", (0, 1), NAMES, range(3))  # where a gem comes from, not drawn
BUTTONS = {
    mv.STOP: "stop",
    mv.DONE: "done",
    mv.READY: "ready",
    mv.ACCEPT: "accept",
    mv.CONTEST: "contest",
    mv.YIELD: "yield",
    mv.INSIST: "insist",
}


def spell_at(position: GrimoireState, target: str) -> tuple[int, int] | None:
    """The book and the place in it of the spell that a target names."""
    if fields := SPELL.read(target):
        for place, entry in enumerate(position.book(fields[0])):
            if entry.number == fields[1]:
                return fields[0], place
    return None


def gesture(position: GrimoireState, move: int) -> Gesture:
    if move >= mv.MOVE:
        return POINT(mv.start_of(move)), POINT(mv.end_of(move))
    if mv.CAST <= move < mv.LIFT:
        target = SPELL(spell_of(position, move)[0], entry_of(position, move).number)
        return target, "dispute" if move >= mv.DISPUTE else "cast"
    if mv.STOP <= move < mv.LIFT:
        return (BOOK(position.master) if move == mv.OPEN else BUTTONS[move],)
    point = POINT(mv.point_of(move))
    if move >= mv.LAND and position.landed >> mv.point_of(move) & 1:  # two gems meet
        return point, "falls" if move >= mv.FALL else "stays"
    if move >= mv.LIFT or position.phase == PLACING:
        return (point,)
    hand = HAND(position.master, mv.element_of(move))
    return (hand, point, "stop") if _ends_placing(position, move) else (hand, point)


def _ends_placing(position: GrimoireState, move: int) -> bool:
    """Tells whether a first gem ends the placing though more are in hand: no free point has a higher number."""
    held = position.in_hand(position.master)[mv.element_of(move)]
    free = ~(position.own | position.opp) & ALL
    return held > 1 and not free >> (mv.point_of(move) + 1) and free & (free - 1) != 0


def loose(position: GrimoireState) -> list[int]:
    """The placings below the last point: the rules have them in rising order, people in any (G3.2)."""
    if position.phase != PLACING:
        return []
    free = ~(position.own | position.opp) & ((1 << int(position.last)) - 1)
    return [mv.PLACE + int(position.element) * 24 + point for point in each(int(free))]


def made_anew(moves: Sequence[int], loose: int) -> list[int]:
    """Puts the points of a placing into rising order."""
    return sorted([*moves, loose])


def motions(position: GrimoireState, move: int) -> list[Motion]:
    """From the hand to a point, from point to point, or away."""
    if move < mv.STOP:
        master, element = int(position.master), int(mv.element_of(move))
        place = position.in_hand(master)[element] - 1
        return [(HELD(master, element, place), POINT(mv.point_of(move)))]
    done = effect(position, move)
    return [*((POINT(start), POINT(end)) for start, end in done.moves), *((POINT(point), None) for point in done.taken)]
