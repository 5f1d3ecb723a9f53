"""Breaking seals: which sets of dice break what, and what a break does (A4, A5)."""

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.archimage import moves as mv
from sortilege.games.archimage import scrolls as sc
from sortilege.games.archimage.dice import SETS, SETS_FROM, holds
from sortilege.games.archimage.state import HOME, ArchimageState


def fits(tint: i64, colour: i64) -> bool:
    """Whether a spell of this tint works on that colour: its own, and with violet any."""
    return tint in (sc.SPIRIT, colour)


def sets_against(t: ArchimageState, space: i64, colour: i64, out: vec[i64], n: i64) -> i64:
    """Writes the breaks of a space with the active seat's dice of one colour, no die to spare (A4.3)."""
    word: i64 = t.dice[4 * t.active + colour]
    if word == 0:
        return n
    power: i64 = sc.POWER_OF[i64(t.cell[space])]
    i: i64 = SETS_FROM[power]
    end: i64 = SETS_FROM[power + 1]
    while i < end:
        if holds(word, SETS[i]):
            out[n] = mv.move(mv.BREAK, space, colour, SETS[i])
            n += 1
        i += 1
    return n


def breaks(t: ArchimageState, out: vec[i64], n: i64, start: i64, tint: i64, tokens_only: bool) -> i64:
    """Writes the breaks of the targets from `start` on that fit the tint."""
    i: i64 = start
    while i < t.goals:
        space: i64 = t.goal[i]
        i += 1
        code: i64 = i64(t.cell[space])
        colour: i64 = sc.COLOUR_OF[code]
        if (tokens_only and code >= sc.SCROLL) or not fits(tint, colour):
            continue
        if colour != sc.SPIRIT:
            n = sets_against(t, space, colour, out, n)
        else:  # A4.4
            colour = 0
            while colour < 4:
                n = sets_against(t, space, colour, out, n)
                colour += 1
    return n


def can_break(t: ArchimageState, space: i64) -> bool:
    """Whether the active seat has the dice to break this target."""
    code: i64 = i64(t.cell[space])
    colour: i64 = sc.COLOUR_OF[code]
    if colour != sc.SPIRIT:
        return total(t.dice[4 * t.active + colour]) >= sc.POWER_OF[code]
    colour = 0
    while colour < 4:
        if total(t.dice[4 * t.active + colour]) >= sc.POWER_OF[code]:
            return True
        colour += 1
    return False


def total(word: i64) -> i64:
    """The sum of the values of dice of one colour."""
    low: i64 = (word & 15) + 2 * ((word >> 4) & 15) + 3 * ((word >> 8) & 15)
    return low + 4 * ((word >> 12) & 15) + 5 * ((word >> 16) & 15) + 6 * ((word >> 20) & 15)


def breakable(t: ArchimageState, start: i64, tint: i64, tokens_only: bool) -> bool:
    """Whether any target from `start` on that fits the tint can be broken with the active seat's dice."""
    i: i64 = start
    while i < t.goals:
        code: i64 = i64(t.cell[t.goal[i]])
        if fits(tint, sc.COLOUR_OF[code]) and not (tokens_only and code >= sc.SCROLL) and can_break(t, t.goal[i]):
            return True
        i += 1
    return False


# what a break does


def open_seal(t: ArchimageState, space: i64) -> i64:
    """The token leaves the board, or the scroll is the active seat's and active; returns the token (A5.1, A5.3)."""
    code: i64 = i64(t.cell[space])
    t.broken = 1
    if code < sc.SCROLL:
        t.put_token(space, 0)
        return code
    scroll: i64 = t.take_scroll(space)
    t.up[t.active] = sc.add_one(t.up[t.active], scroll, t.circle)
    return 0


def walk_in(t: ArchimageState, space: i64) -> None:
    """The wizard moves to the space; his own familiar there goes home (A5.2, A5.5)."""
    if t.familiar[t.active] == space:
        t.put_familiar(t.active, HOME)
    t.put_wizard(t.active, space)


def break_with_dice(t: ArchimageState, move: i64) -> i64:
    """Pays with dice, opens the seal and walks in; returns the token."""
    t.spend_on(move)
    token: i64 = open_seal(t, mv.one_of(move))
    walk_in(t, mv.one_of(move))
    return token
