"""Whom a step concerns: selectors, players chosen on the way, and numbers shared out among several."""

from typing import Final

from mypy_extensions import i64

from sortilege.games.madness import codes as c
from sortilege.games.madness.codes import NONE
from sortilege.games.madness.frames import CardEffect
from sortilege.games.madness.state import MadnessState
from sortilege.games.madness.step import CardStep

ASKED: Final = -2  # of a player: the choice of the player is asked; of a step: its choice has been asked
DONE: Final = 0
WAIT: Final = 1  # somebody is asked, chance decides, or the game is over
PUSHED: Final = 2  # another effect comes first


def concerned(p: MadnessState, effect: CardEffect, step: CardStep) -> i64:
    """The next player this step concerns (B5.1), NONE when it is finished, ASKED if the player has to be chosen."""
    by: i64 = step.by
    actor: i64 = effect.actor
    i: i64 = effect.turn
    if by == c.BY_EACH or by == c.BY_EACH_OTHER:
        if by == c.BY_EACH_OTHER and i == 0:
            i = 1
        while i < p.seats and not p.alive((actor + i) % p.seats):
            i += 1
        effect.turn = i
        return (actor + i) % p.seats if i < p.seats else NONE
    if i > 0:
        return NONE
    if by == c.BY_SELF:
        return actor
    if by == c.BY_DEFAULT:
        return effect.default
    if by == c.BY_GROUP:
        return p.active
    if by == c.BY_NEXT:
        return p.after(p.active) if p.after(p.active) != p.active else NONE
    if by == c.BY_SAME_OTHER:
        return effect.other
    return choose_seat(p, effect, by == c.BY_ANY)


def choose_seat(p: MadnessState, effect: CardEffect, oneself: bool) -> i64:
    """The player chosen by the acting player (B5.2): ASKED if there are several, NONE if there is none."""
    if effect.chosen != NONE:
        return effect.chosen
    n: i64 = 1 if oneself else 0
    i: i64 = 1
    while i < p.seats:
        n += 1 if p.alive((effect.actor + i) % p.seats) else 0
        i += 1
    if n > 1:
        p.ask(c.WHICH_SEAT, effect.actor, low=1 if oneself else 0)
        return ASKED
    if n == 0:
        effect.other = NONE
        return NONE
    set_seat(p, effect, effect.actor if oneself else p.after(effect.actor))
    return effect.chosen


def set_seat(p: MadnessState, effect: CardEffect, seat: i64) -> None:
    """Notes the player chosen for the present step, and for later ones that speak of "the same other"."""
    effect.chosen = seat
    if p.cards.steps[effect.step].by != c.BY_ANY:
        effect.other = seat


def share(p: MadnessState, effect: CardEffect, step: CardStep) -> bool:
    """The acting player gives each concerned player a number of draws or actions; True while they are asked."""
    left: i64 = step.n
    i: i64 = 0
    while i < effect.served:
        left -= effect.share >> (5 * i) & 31
        i += 1
    while i < p.seats:
        seat: i64 = (effect.actor + i) % p.seats
        if p.alive(seat) and not (i == 0 and step.by == c.BY_EACH_OTHER):
            if left and not last_served(p, effect.actor, i):
                effect.served = i
                return p.ask(c.NUMBER, effect.actor, whose=seat, high=left)
            effect.share |= left << (5 * i)
            left = 0
        i += 1
    effect.served = p.seats
    return False


def last_served(p: MadnessState, actor: i64, i: i64) -> bool:
    """Whether no living player follows this place of the turn order."""
    i += 1
    while i < p.seats:
        if p.alive((actor + i) % p.seats):
            return False
        i += 1
    return True


def amount(effect: CardEffect, step: CardStep) -> i64:
    """The number of a step, or the share of the present player."""
    return effect.share >> (5 * effect.turn) & 31 if step.has(c.DISTRIBUTE) else step.n
