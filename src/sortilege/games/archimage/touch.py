"""What is touched for each move, and every piece with its place.

Targets: `n-b0p` a space, `s0-rebirth-air` a scroll before seat 0, `d0-fire-3` a die of seat 0, `r-fire` a reserve,
`p-1` a player, and the buttons `use-1`, `ok`, `end`, `remove`, `discard`.
"""

from functools import cache

from sortilege.games.archimage import moves as mv
from sortilege.games.archimage import scrolls as sc
from sortilege.games.archimage.dice import values
from sortilege.games.archimage.names import COLOURS, SPELLS
from sortilege.games.archimage.notation import draft_colours, write_move
from sortilege.games.archimage.plan import plan_of
from sortilege.games.archimage.rules import Archimage
from sortilege.games.archimage.spells.conflict import lender
from sortilege.games.archimage.state import HOME
from sortilege.kernel.gesture import Gesture
from sortilege.kernel.targets import Target

_SCROLLS = [f"{spell}-{colour}" for spell in SPELLS[: sc.BINDING] for colour in COLOURS]
_HELD = Target("s{seat}-{scroll}", range(5), [*_SCROLLS, SPELLS[sc.BINDING]])
DIE = Target("d{seat}-{colour}-{value}", range(5), COLOURS[:4], range(7))
RESERVE = Target("r-{colour}", COLOURS[:4])
PLAYER = Target("p-{seat}", range(5))
USE = Target("use-{use}", range(4))


def space_target(p: Archimage, space: int) -> str:
    return plan_of(p.board).targets(space)


def space_of(p: Archimage, target: str) -> int | None:
    """The space that a target is; None if it is something else."""
    read = plan_of(p.board).targets.read(target)
    return read[0] if read else None


def scroll_target(p: Archimage, seat: int, scroll: int) -> str:
    return _HELD(seat, 5 * sc.spell_of(scroll, max(1, p.circle)) + scroll % 5)


def held_scroll(target: str) -> tuple[int, int, int] | None:
    """Seat, spell and colour of the scroll that a target is; None if it is something else."""
    read = _HELD.read(target)
    if not read:
        return None
    spell, colour = divmod(read[1], 5)
    return read[0], spell, sc.SPIRIT if spell == sc.BINDING else colour


def dice_targets(seat: int, colour: int, word: int) -> tuple[str, ...]:
    return tuple(sorted(DIE(seat, colour, value) for value in values(word)))


def gesture(p: Archimage, move: int) -> Gesture:
    kind, one, two = mv.kind_of(move), mv.one_of(move), mv.two_of(move)
    seat = int(p.active)
    owner = int(p.foe) if p.phase in (mv.HIS, mv.VICTIM) else seat
    if kind == mv.BREAK:
        return _break(p, move)
    if kind == mv.DRAFT:
        return (tuple(sorted(RESERVE(colour) for colour in draft_colours(mv.dice_of(move)))),)
    if kind == mv.CAST:
        return (scroll_target(p, seat, one),)
    if kind == mv.BIND:
        return (scroll_target(p, seat, sc.LINK), USE(one))
    if kind == mv.CHOOSE_DICE:
        return (dice_targets(owner, one, mv.dice_of(move)), "ok")
    if kind == mv.CHOOSE_DIE:
        return (DIE(owner, one, two),)
    if kind == mv.CHOOSE_SCROLL:
        return (scroll_target(p, int(lender(p, one)) if p.phase == mv.LOAN else owner, one),)
    if kind == mv.CHOOSE_SPACE:
        return (space_target(p, one),)
    if kind in (mv.CHOOSE_COLOUR, mv.CHOOSE_INTO):
        return (RESERVE(one),)
    if kind == mv.CHOOSE_FOE:
        return (PLAYER(one),)
    if kind == mv.STORE:
        return (scroll_target(p, seat, sc.scroll_of(sc.ABSORPTION, one)),)
    return (write_move(p, move),)  # the buttons end, remove, discard


def first_touch(p: Archimage, move: int) -> tuple[str, ...]:
    """The targets with which the gesture of this move begins."""
    if mv.kind_of(move) == mv.BREAK:
        return (space_target(p, mv.one_of(move)),)
    first = gesture(p, move)[0]
    return (first,) if isinstance(first, str) else first


def _break(p: Archimage, move: int) -> Gesture:
    """The seal, and the dice if there is a choice of them."""
    space, seat = mv.one_of(move), int(p.active)
    ways = sum(mv.kind_of(other) == mv.BREAK and mv.one_of(other) == space for other in p.moves())
    target = space_target(p, space)
    return (target,) if ways == 1 else (target, dice_targets(seat, mv.two_of(move), mv.dice_of(move)))


def reserve_dice(p: Archimage, colour: int) -> list[str]:
    """The places of the dice in a reserve."""
    return [f"{RESERVE(colour)}-{i}" for i in range(p.reserve[colour])]


@cache  # the codes there are
def _cell(code: int) -> str:
    return f"cell {code}"


def pieces(p: Archimage) -> dict[str, str]:
    """Every piece of the drawing with a place of its own: place -> what it is. Dice are counted along their rows."""
    plan = plan_of(p.board)
    marks = plan.marks
    pieces = {place: _cell(code) for place, code in zip(plan.lying, p.cell, strict=True) if code}
    for colour in range(4):
        pieces |= dict.fromkeys(reserve_dice(p, colour), f"die {colour}")
    pieces |= {f"w-{marks[p.wizard[seat]]}": f"wizard {seat}" for seat in range(p.seats)}
    pieces |= {f"v-{marks[at]}": f"familiar {seat}" for seat, at in enumerate(p.familiar) if at != HOME}
    pieces |= {f"u-{marks[at]}": f"guardian {colour}" for colour, at in enumerate(p.guardian) if at != HOME}
    return pieces
