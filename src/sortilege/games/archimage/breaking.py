"""Breaking seals: which sets of dice break what, what a spell lets a wizard reach, and what a break does."""

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.archimage.dice import SETS, SETS_FROM, holds
from sortilege.games.archimage.moves import BREAK, move
from sortilege.games.archimage.spells import COLOUR_OF, POWER_OF, SCROLL, SPIRIT, add_one
from sortilege.games.archimage.tower import HOME, NOBODY, Tower


def fits(tint: i64, colour: i64) -> bool:
    """Whether a spell of this tint works on that colour: its own, and with violet any."""
    return tint in (SPIRIT, colour)


def sets_against(t: Tower, space: i64, colour: i64, out: vec[i64], n: i64) -> i64:
    """Writes the breaks of a space with the active seat's dice of one colour, no die to spare (A4.3)."""
    word: i64 = t.dice[4 * t.active + colour]
    if word == 0:
        return n
    power: i64 = POWER_OF[i64(t.cell[space])]
    i: i64 = SETS_FROM[power]
    end: i64 = SETS_FROM[power + 1]
    while i < end:
        if holds(word, SETS[i]):
            out[n] = move(BREAK, space, colour, SETS[i])
            n += 1
        i += 1
    return n


def breaks(t: Tower, out: vec[i64], n: i64, start: i64, tint: i64, tokens_only: bool) -> i64:
    """Writes the breaks of the targets from `start` on that fit the tint; a violet scroll takes any one colour."""
    i: i64 = start
    while i < t.goals:
        space: i64 = t.goal[i]
        i += 1
        code: i64 = i64(t.cell[space])
        colour: i64 = COLOUR_OF[code]
        if (tokens_only and code >= SCROLL) or not fits(tint, colour):
            continue
        if colour != SPIRIT:
            n = sets_against(t, space, colour, out, n)
        else:
            colour = 0
            while colour < 4:
                n = sets_against(t, space, colour, out, n)
                colour += 1
    return n


def can_break(t: Tower, space: i64) -> bool:
    """Whether the active seat has the dice to break this target."""
    code: i64 = i64(t.cell[space])
    colour: i64 = COLOUR_OF[code]
    if colour != SPIRIT:
        return total(t.dice[4 * t.active + colour]) >= POWER_OF[code]
    colour = 0
    while colour < 4:
        if total(t.dice[4 * t.active + colour]) >= POWER_OF[code]:
            return True
        colour += 1
    return False


def total(word: i64) -> i64:
    """The sum of the values of dice of one colour."""
    some: i64 = (word & 15) + 2 * ((word >> 4) & 15) + 3 * ((word >> 8) & 15)
    return some + 4 * ((word >> 12) & 15) + 5 * ((word >> 16) & 15) + 6 * ((word >> 20) & 15)


def breakable(t: Tower, start: i64, tint: i64, tokens_only: bool) -> bool:
    """Whether any target from `start` on that fits the tint can be broken with the active seat's dice."""
    i: i64 = start
    while i < t.goals:
        code: i64 = i64(t.cell[t.goal[i]])
        if fits(tint, COLOUR_OF[code]) and not (tokens_only and code >= SCROLL) and can_break(t, t.goal[i]):
            return True
        i += 1
    return False


# what the spells of the fourth circle open: the new targets stand behind the ordinary ones; returns where they start


def leap(t: Tower, tint: i64) -> i64:
    """Adds the targets behind each reachable token of the tint, one token passed at a time (A8.17)."""
    t.flood(t.active)
    ordinary: i64 = t.goals
    top: i64 = 0
    i: i64 = 0
    while i < ordinary:
        code: i64 = i64(t.cell[t.goal[i]])
        if code < SCROLL and fits(tint, COLOUR_OF[code]):
            t.stack[top] = t.goal[i]
            top += 1
        i += 1
    t.spread(t.active, top)
    t.reached = NOBODY
    return ordinary


def teleport(t: Tower) -> i64:
    """Adds the targets behind each opposing figure in the way, one figure passed at a time (A8.18)."""
    t.flood(t.active)
    ordinary: i64 = t.goals
    top: i64 = 0
    seat: i64 = 0
    while seat < t.seats:
        if seat != t.active:
            top = _passed(t, t.wizard[seat], top)
            if t.familiar[seat] != t.wizard[seat]:
                top = _passed(t, t.familiar[seat], top)
        seat += 1
    t.spread(t.active, top)
    t.reached = NOBODY
    return ordinary


def _passed(t: Tower, space: i64, top: i64) -> i64:
    """Stacks the space of a figure if the walk touched it and no token lies under the figure."""
    if space == HOME or t.seen[space] != t.stamp or t.cell[space]:
        return top
    t.stack[top] = space
    return top + 1


def has_second(t: Tower, space: i64, tint: i64) -> bool:
    """Whether Speed finds a second seal of its tint after the wizard has broken this target and moved there."""
    t.reach(t.active)
    if _has_fitting(t, 0, space, tint):
        return True
    t.flood(t.active)
    ordinary: i64 = t.goals
    t.stack[0] = space
    t.spread(t.active, 1)
    t.reached = NOBODY
    return _has_fitting(t, ordinary, space, tint)


def _has_fitting(t: Tower, start: i64, without: i64, tint: i64) -> bool:
    i: i64 = start
    while i < t.goals:
        if t.goal[i] != without and fits(tint, COLOUR_OF[i64(t.cell[t.goal[i]])]):
            return True
        i += 1
    return False


def speedy(t: Tower, out: vec[i64]) -> i64:
    """Writes the first breaks of Speed: those after which a second seal can be broken (A8.20)."""
    t.reach(t.active)
    n: i64 = breaks(t, out, 0, 0, SPIRIT, False)
    kept: i64 = 0
    last: i64 = NOBODY
    good: bool = False
    i: i64 = 0
    while i < n:
        space: i64 = (out[i] >> 5) & 255
        if space != last:
            last = space
            good = has_second(t, space, t.tint)
        if good:
            out[kept] = out[i]
            kept += 1
        i += 1
    return kept


def can_speed(t: Tower, tint: i64) -> bool:
    i: i64 = 0
    while i < t.reach(t.active):
        space: i64 = t.goal[i]
        if can_break(t, space) and has_second(t, space, tint):
            return True
        i += 1
    return False


# what a break does


def open_seal(t: Tower, space: i64) -> i64:
    """The seal is gone: the token off the board, or the scroll to the active seat, active. Returns the token."""
    code: i64 = i64(t.cell[space])
    t.broken = 1
    if code < SCROLL:
        t.put_token(space, 0)
        return code
    scroll: i64 = t.take_scroll(space)
    t.up[t.active] = add_one(t.up[t.active], scroll, t.circle)
    return 0


def walk_in(t: Tower, space: i64) -> None:
    """The wizard moves to the space; his own familiar there goes home (A5.5)."""
    if t.familiar[t.active] == space:
        t.put_familiar(t.active, HOME)
    t.put_wizard(t.active, space)
