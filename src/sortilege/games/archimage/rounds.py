"""Turns and rounds: what comes after a turn, the end of one's round, the draft, the roll, and the end of the game."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.archimage.dice import how_many_dice
from sortilege.games.archimage.moves import DRAFT, DRAFTING, ENDED, MAIN, OPENING, ROLLING, STORING, move
from sortilege.games.archimage.spells import ABSORPTION, LINK_BIT, both, scroll_of
from sortilege.games.archimage.tower import HOME, NOBODY, Tower
from sortilege.kernel.position import CHANCE, OVER

STILL: Final = 2  # rounds without a target that end the game
DRY: Final = 10  # rounds without a break that end the game


def resolved(t: Tower) -> None:
    """The spell is done: back to the list of the turn."""
    t.phase = MAIN
    t.seat = t.active
    t.spell = 0
    t.tint = 0
    t.colour = 0
    t.into = 0
    t.foe = NOBODY
    t.held = 0


def after_break(t: Tower, token: i64) -> None:
    """An Absorption that fits may take the token; then the turn is over."""
    resolved(t)
    if token and t.circle == 2 and absorbers(t, token):
        t.phase = STORING
        t.held = token
    else:
        end_turn(t)


def absorbers(t: Tower, token: i64) -> i64:
    """The active seat's Absorptions that may take this token, as bits of colours."""
    own: i64 = t.owned(t.active)
    found: i64 = 0
    colour: i64 = 0
    while colour < 5:
        if (own >> scroll_of(ABSORPTION, colour)) & 1 and (colour == 4 or colour == token >> 3):
            found |= i64(1) << colour
        colour += 1
    return found


def end_turn(t: Tower) -> None:
    """Without dice the round of the active seat is over; then it is the next one's turn."""
    t.turn += 1
    if t.dice_left(t.active):
        next_turn(t)
    else:
        finish(t, t.active)


def finish(t: Tower, seat: i64) -> None:
    """The end of one's round: dice back, scrolls up, familiar home, and three dice at once (A6.1)."""
    colour: i64 = 0
    while colour < 4:
        t.spend(seat, colour, t.dice[4 * seat + colour])
        colour += 1
    t.up[seat] = both(t.up[seat], t.down[seat], t.circle) | LINK_BIT
    t.down[seat] = 0
    t.put_familiar(seat, HOME)
    t.done |= i64(1) << seat
    if not t.lively and t.reach(seat):
        t.lively = 1
    t.phase = DRAFTING
    t.seat = seat
    if t.done == (i64(1) << t.seats) - 1:
        end_round(t)


def end_round(t: Tower) -> None:
    """Counts the scrolls of power 6, and the rounds in which nothing happened."""
    t.idle = 0 if t.lively else t.idle + 1
    t.dry = 0 if t.broken else t.dry + 1
    if t.sixes() < t.board.enough or t.idle >= STILL or t.dry >= DRY:
        t.phase = ENDED
        t.seat = OVER


def next_turn(t: Tower) -> None:
    """The next seat clockwise that is still in the round."""
    seat: i64 = (t.active + 1) % t.seats
    while (t.done >> seat) & 1:
        seat = (seat + 1) % t.seats
    t.active = seat
    t.seat = seat
    t.phase = MAIN


def fill_draft(t: Tower, out: vec[i64]) -> i64:
    """Three dice of the colours that the reserves hold."""
    n: i64 = 0
    a: i64 = 0
    while a < 4:
        b: i64 = a
        while b < 4:
            c: i64 = b
            while c < 4:
                word: i64 = (i64(1) << (4 * a)) + (i64(1) << (4 * b)) + (i64(1) << (4 * c))
                if in_reserve(t, word):
                    out[n] = move(DRAFT, 0, 0, word)
                    n += 1
                c += 1
            b += 1
        a += 1
    return n


def in_reserve(t: Tower, word: i64) -> bool:
    colour: i64 = 0
    while colour < 4:
        if (word >> (4 * colour)) & 15 > t.reserve[colour]:
            return False
        colour += 1
    return True


def draft(t: Tower, word: i64) -> None:
    """Takes the dice, and goes on where the draft came in."""
    t.wait[t.seat] = word
    colour: i64 = 0
    while colour < 4:
        t.reserve[colour] -= (word >> (4 * colour)) & 15
        colour += 1
    if t.phase == OPENING:
        t.seat = (t.seat + 1) % t.seats
        if t.seat == t.first:
            start_round(t)
    elif t.done == (i64(1) << t.seats) - 1:
        t.first = (t.first + 1) % t.seats
        start_round(t)
    elif t.seat == t.active:
        next_turn(t)
    else:
        resolved(t)


def start_round(t: Tower) -> None:
    t.round += 1
    t.done = 0
    t.lively = 0
    t.broken = 0
    t.phase = ROLLING
    t.seat = CHANCE
    t.active = t.first


def roller(t: Tower) -> i64:
    """Whose die is rolled now: from the first player clockwise; in a spell the active seat's."""
    seat: i64 = t.first if t.phase == ROLLING else t.active
    while not t.wait[seat]:
        seat = (seat + 1) % t.seats
    return seat


def rolled(t: Tower, value: i64) -> None:
    """The next waiting die shows this value; after the last one the turn begins, or goes on."""
    seat: i64 = roller(t)
    colour: i64 = next_colour(t, seat)
    t.wait[seat] -= i64(1) << (4 * colour)
    t.dice[4 * seat + colour] += i64(1) << (4 * (value - 1))
    if t.phase == ROLLING:
        if t.wait[seat] == 0 and (seat + 1) % t.seats == t.first:
            resolved(t)
    elif t.wait[seat] == 0:
        resolved(t)


def next_colour(t: Tower, seat: i64) -> i64:
    """The colour of the next die that a seat rolls: red, blue, yellow, green."""
    colour: i64 = 0
    while not (t.wait[seat] >> (4 * colour)) & 15:
        colour += 1
    return colour


def waiting(t: Tower, seat: i64) -> i64:
    """How many dice a seat has that are not rolled."""
    return how_many_dice(t.wait[seat])
