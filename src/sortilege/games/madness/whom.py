"""Whom a step concerns: selectors, players chosen on the way, and numbers shared out among several."""

from typing import Final

from mypy_extensions import i64

from sortilege.games.madness import board as b
from sortilege.games.madness.state import State

NOBODY: Final = -1
ASKED: Final = -2  # of a player: the choice of the player is asked; of a step: its choice has been asked
DONE: Final = 0
WAIT: Final = 1  # somebody is asked, chance decides, or the game is over
PUSHED: Final = 2  # another frame comes first


def concerned(p: State, f: i64, c: i64) -> i64:
    """The next player this step concerns, NOBODY when it is finished, ASKED if the player has to be chosen."""
    s = p.s
    by: i64 = p.cards.code[c + b.BY]
    actor: i64 = s[f + b.ACTOR]
    i: i64 = s[f + b.WHO]
    if by == b.BY_EACH or by == b.BY_EACH_OTHER:
        if by == b.BY_EACH_OTHER and i == 0:
            i = 1
        while i < p.seats and not p.alive((actor + i) % p.seats):
            i += 1
        s[f + b.WHO] = i
        return (actor + i) % p.seats if i < p.seats else NOBODY
    if i > 0:
        return NOBODY
    if by == b.BY_SELF:
        return actor
    if by == b.BY_DEFAULT:
        return s[f + b.DEFAULT]
    if by == b.BY_GROUP:
        return p.active()
    if by == b.BY_NEXT:
        return p.after(p.active()) if p.after(p.active()) != p.active() else NOBODY
    if by == b.BY_SAME_OTHER:
        return s[f + b.OTHER] - 1
    return choose_seat(p, f, by == b.BY_ANY)


def choose_seat(p: State, f: i64, oneself: bool) -> i64:
    """The player chosen by the acting player: asked if there are several, NOBODY if there is none."""
    s = p.s
    actor: i64 = s[f + b.ACTOR]
    if s[f + b.CHOSEN]:
        return s[f + b.CHOSEN] - 1
    n: i64 = 1 if oneself else 0
    i: i64 = 1
    while i < p.seats:
        n += 1 if p.alive((actor + i) % p.seats) else 0
        i += 1
    if n > 1:
        p.question(b.WHICH_SEAT, actor)
        p.about(actor, 1 if oneself else 0, 0, 0, 0, 0)
        return ASKED
    if n == 0:
        s[f + b.OTHER] = 0
        return NOBODY
    set_seat(p, f, actor if oneself else p.after(actor))
    return s[f + b.CHOSEN] - 1


def set_seat(p: State, f: i64, seat: i64) -> None:
    s = p.s
    s[f + b.CHOSEN] = seat + 1
    if p.cards.code[s[f + b.PC] * b.WIDTH + b.BY] != b.BY_ANY:
        s[f + b.OTHER] = seat + 1


def share(p: State, f: i64, c: i64) -> bool:
    """The acting player gives each concerned player a number of draws or actions; True while they are asked."""
    s = p.s
    left: i64 = p.cards.code[c + b.N]
    i: i64 = 0
    while i < s[f + b.SHARED]:
        left -= s[f + b.SHARE] >> (5 * i) & 31
        i += 1
    actor: i64 = s[f + b.ACTOR]
    while i < p.seats:
        skipped: bool = (i == 0 and p.cards.code[c + b.BY] == b.BY_EACH_OTHER) or not p.alive((actor + i) % p.seats)
        if not skipped:
            if left and not last_served(p, actor, i):
                s[f + b.SHARED] = i
                p.question(b.NUMBER, actor)
                return p.about((actor + i) % p.seats, 0, left, 0, 0, 0)
            s[f + b.SHARE] |= left << (5 * i)
            left = 0
        i += 1
    s[f + b.SHARED] = p.seats
    return False


def last_served(p: State, actor: i64, i: i64) -> bool:
    """Whether no living player follows this place of the turn order."""
    i += 1
    while i < p.seats:
        if p.alive((actor + i) % p.seats):
            return False
        i += 1
    return True


def amount(p: State, f: i64, c: i64) -> i64:
    """The number of a step, or the share of the present player."""
    if p.cards.code[c + b.FLAGS] & b.DISTRIBUTE:
        return p.s[f + b.SHARE] >> (5 * p.s[f + b.WHO]) & 31
    return p.cards.code[c + b.N]
