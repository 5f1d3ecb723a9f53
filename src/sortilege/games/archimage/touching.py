"""What is touched for each move, and what moves because of it.

Targets: `n-b0p` a space, `s0-rebirth-air` a scroll before seat 0, `d0-fire-3` a die of seat 0, `r-fire` a reserve,
`p-1` a player, and the buttons `use-1`, `ok`, `end`, `remove`, `discard`.
"""

from sortilege.games.archimage.dice import values
from sortilege.games.archimage.hands import dice_of_seat, scrolls_of
from sortilege.games.archimage.moves import (
    BIND,
    BREAK,
    CAST,
    CHOOSE_COLOUR,
    CHOOSE_DICE,
    CHOOSE_DIE,
    CHOOSE_FOE,
    CHOOSE_INTO,
    CHOOSE_SCROLL,
    CHOOSE_SPACE,
    COLOUR,
    DISCARD,
    DRAFT,
    END,
    HIS,
    LOAN,
    OWN,
    REMOVE,
    STORE,
    VICTIM,
    dice_of,
    kind_of,
    one_of,
    two_of,
)
from sortilege.games.archimage.names import COLOURS
from sortilege.games.archimage.notation import draft_colours, scroll_text
from sortilege.games.archimage.plan import plan_of
from sortilege.games.archimage.rules import Archimage
from sortilege.games.archimage.spells import SCROLL
from sortilege.games.archimage.tower import HOME
from sortilege.kernel.gesture import Gesture, Motion


def space_target(p: Archimage, space: int) -> str:
    return f"n-{plan_of(p.board).marks[space]}"


def die_target(seat: int, colour: int, value: int) -> str:
    return f"d{seat}-{COLOURS[colour]}-{value}"


def scroll_target(p: Archimage, seat: int, scroll: int) -> str:
    return f"s{seat}-binding" if scroll == 50 else f"s{seat}-{scroll_text(scroll, p.circle)}"


def dice_targets(seat: int, colour: int, word: int) -> tuple[str, ...]:
    return tuple(sorted(die_target(seat, colour, value) for value in values(word)))


def owner_of(p: Archimage, scroll: int) -> int:
    """The opponent who has this scroll active."""
    return next(seat for seat in range(p.seats) if seat != p.active and p.up[seat] >> scroll & 1)


def gesture(p: Archimage, move: int) -> Gesture:
    kind, one, two = kind_of(move), one_of(move), two_of(move)
    seat = int(p.active)
    if kind == BREAK:
        return _break(p, move)
    if kind == DRAFT:
        return (tuple(sorted(f"r-{COLOURS[colour]}" for colour in draft_colours(dice_of(move)))),)
    if kind == CAST:
        return (scroll_target(p, seat, one),)
    if kind == BIND:
        return (f"s{seat}-binding", f"use-{one}")
    if kind == CHOOSE_DICE:
        return (dice_targets(int(p.foe) if p.phase == HIS else seat, one, dice_of(move)), "ok")
    if kind == CHOOSE_DIE:
        return (die_target(int(p.foe) if p.phase in (HIS, VICTIM) else seat, one, two),)
    if kind == CHOOSE_SCROLL:
        owner = {OWN: seat, HIS: int(p.foe)}.get(int(p.phase))
        return (scroll_target(p, owner_of(p, one) if owner is None else owner, one),)
    if kind == CHOOSE_SPACE:
        return (space_target(p, one),)
    if kind in (CHOOSE_COLOUR, CHOOSE_INTO):
        return (f"r-{COLOURS[one]}",)
    if kind == CHOOSE_FOE:
        return (f"p-{one}",)
    if kind == STORE:
        return (f"s{seat}-absorption-{COLOURS[one]}",)
    return ({END: "end", REMOVE: "remove", DISCARD: "discard"}[kind],)


def first_touch(p: Archimage, move: int) -> tuple[str, ...]:
    """The targets with which the gesture of this move begins."""
    if kind_of(move) == BREAK:
        return (space_target(p, one_of(move)),)
    first = gesture(p, move)[0]
    return (first,) if isinstance(first, str) else first


def _break(p: Archimage, move: int) -> Gesture:
    """The seal, and the dice if there is a choice of them."""
    space, seat = one_of(move), int(p.active)
    ways = sum(kind_of(other) == BREAK and one_of(other) == space for other in p.moves())
    target = space_target(p, space)
    return (target,) if ways == 1 else (target, dice_targets(seat, two_of(move), dice_of(move)))


# what moves


def reserve_dice(p: Archimage, colour: int) -> list[str]:
    """The places of the dice in a reserve."""
    return [f"r-{COLOURS[colour]}-{i}" for i in range(p.reserve[colour])]


def pieces(p: Archimage) -> dict[str, str]:
    """Every piece with a place of its own: place -> what it is. Dice and scrolls are counted along their row."""
    marks = plan_of(p.board).marks
    found = {f"t-{marks[i]}": f"cell {int(p.cell[i])}" for i in range(p.board.size) if p.cell[i]}
    for colour in range(4):
        found |= dict.fromkeys(reserve_dice(p, colour), f"die {colour}")
    for seat in range(p.seats):
        found |= {f"d-{seat}-{i}": f"die {colour}" for i, (colour, _) in enumerate(dice_of_seat(p, seat))}
        found |= {f"s-{seat}-{i}": f"cell {SCROLL + held.scroll}" for i, held in enumerate(scrolls_of(p, seat))}
    found |= {f"w-{marks[p.wizard[seat]]}": f"wizard {seat}" for seat in range(p.seats)}
    found |= {
        f"v-{marks[at]}" if at != HOME else f"v-home-{seat}": f"familiar {seat}" for seat, at in enumerate(p.familiar)
    }
    found |= {f"u-{marks[at]}": f"guardian {c}" for c, at in enumerate(p.guardian) if at != HOME}
    return found


def motions(p: Archimage, move: int) -> list[Motion]:
    """Figures walk, tokens and scrolls swap or leave: found by comparing the pieces before and after."""
    before, after_move = pieces(p), p.copy()
    after_move.play(move)
    after = pieces(after_move)
    found: list[Motion] = []
    gone = {place: what for place, what in before.items() if after.get(place) != what}
    come = {place: what for place, what in after.items() if before.get(place) != what}
    for place, what in gone.items():
        end = next((one for one, other in come.items() if other == what), None)
        if end is not None:
            del come[end]
        found.append((place, end))
    return found


def is_choice(p: Archimage) -> bool:
    """Whether a choice inside a spell is asked."""
    return bool(COLOUR <= p.phase <= LOAN)
