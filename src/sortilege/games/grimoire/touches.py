"""What is touched: the targets of each move, and which pieces it carries where.

Targets: `p1` to `p24` (as seat 0 counts), `hand-0-fire` ..., `book-0` (the cover, to open it), `spell-0-12` (spell 12
of seat 0's book) and `star`, the middle of the board, which casts a chosen spell and ends what takes several steps.
"""

from sortilege.games.grimoire import board as codes
from sortilege.games.grimoire.effects import effect
from sortilege.games.grimoire.notation import entry_of, gem_at, in_hand, lost, spell_of
from sortilege.games.grimoire.state import PLACING, State
from sortilege.kernel.gesture import Gesture, Motion

NAMES = ("fire", "air", "water", "earth")
_BUTTONS = {
    codes.STOP: "star",
    codes.DONE: "star",
    codes.READY: "ready",
    codes.ACCEPT: "accept",
    codes.CONTEST: "contest",
    codes.YIELD: "yield",
    codes.INSIST: "insist",
}


def point(p: int) -> str:
    return f"p{p + 1}"


def gesture(position: State, move: int) -> Gesture:
    if move >= codes.MOVE:
        return point(move - codes.MOVE >> 5), point(move & 31)
    if codes.CAST <= move < codes.LIFT:
        target = f"spell-{spell_of(position, move)[0]}-{entry_of(position, move).number}"
        return (target, "dispute") if move >= codes.DISPUTE else (target, "star")
    if move >= codes.LIFT:
        return (point(move - (codes.LAND if move >= codes.LAND else codes.LIFT)),)
    if move < codes.STOP:
        hand = f"hand-{position.master}-{NAMES[move // 24]}"
        return (point(move % 24),) if position.phase == PLACING else (hand, point(move % 24))
    return (f"book-{position.master}",) if move == codes.OPEN else (_BUTTONS[move],)


def motions(position: State, move: int) -> list[Motion]:
    """From the hand to a point, from point to point, from a point to the gems destroyed."""
    if move < codes.STOP:
        master, element = int(position.master), move // 24
        place = in_hand(position, master)[element] - 1
        return [(f"hand-{master}-{NAMES[element]}-{place}", point(move % 24))]
    done = effect(position, move)
    found: list[Motion] = [(point(start), point(end)) for start, end in done.moves]
    already = [lost(position, 0), lost(position, 1)]
    for p in done.taken:
        gem = gem_at(position, p)
        assert gem is not None
        seat, element = gem
        found.append((point(p), f"lost-{seat}-{NAMES[element]}-{already[seat][element]}"))
        already[seat][element] += 1
    return found
