"""Turns and rounds: what comes after a turn, the end of one's round, the draft, the roll, and the end of the game."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.archimage import moves as mv
from sortilege.games.archimage import scrolls as sc
from sortilege.games.archimage.dice import die_showing
from sortilege.games.archimage.state import HOME, NOBODY, ArchimageState
from sortilege.kernel.position import CHANCE, OVER

STILL: Final = 2  # rounds in a row without a target that end the game
DRY: Final = 10  # rounds in a row without a break that end the game


def resolved(t: ArchimageState) -> None:
    """The spell is done: back to the list of the turn."""
    t.phase = mv.MAIN
    t.seat = t.active
    t.spell = 0
    t.tint = 0
    t.colour = 0
    t.into = 0
    t.foe = NOBODY
    t.chosen = 0


def after_break(t: ArchimageState, token: i64) -> None:
    """An Absorption that fits may take the token (A8.8); then the turn is over: one break is all of it (A4.6)."""
    resolved(t)
    if token and t.circle == 2 and absorbers(t, token):
        t.phase = mv.STORING
        t.token = token
    else:
        end_turn(t)


def absorbers(t: ArchimageState, token: i64) -> i64:
    """The active seat's Absorptions that may take this token, as bits of colours."""
    own: i64 = t.owned(t.active)
    colours: i64 = 0
    colour: i64 = 0
    while colour < 5:
        if (own >> sc.scroll_of(sc.ABSORPTION, colour)) & 1 and (colour == sc.SPIRIT or colour == token >> 3):
            colours |= i64(1) << colour
        colour += 1
    return colours


def end_turn(t: ArchimageState) -> None:
    """Without dice the round of the active seat is over; then it is the next one's turn."""
    t.turn += 1
    if t.dice_left(t.active):
        next_turn(t)
    else:
        finish(t, t.active)


def finish(t: ArchimageState, seat: i64) -> None:
    """The end of one's round: dice back, scrolls up, familiar home, and three dice at once (A6.1, A6.2)."""
    colour: i64 = 0
    while colour < 4:
        t.spend(seat, colour, t.dice[4 * seat + colour])
        colour += 1
    t.up[seat] = sc.both(t.up[seat], t.down[seat], t.circle) | sc.LINK_BIT  # A7.2
    t.down[seat] = 0
    t.put_familiar(seat, HOME)
    t.done |= i64(1) << seat
    if not t.lively and t.reach(seat):
        t.lively = 1
    t.phase = mv.DRAFTING
    t.seat = seat
    if all_done(t):
        end_round(t)


def end_round(t: ArchimageState) -> None:
    """Counts the rounds in which nothing happened, and ends the game if it is over."""
    t.idle = 0 if t.lively else t.idle + 1
    t.dry = 0 if t.broken else t.dry + 1
    if is_over(t):
        t.phase = mv.ENDED
        t.seat = OVER


def all_done(t: ArchimageState) -> bool:
    """Whether everybody has finished the round."""
    return t.done == (i64(1) << t.seats) - 1


def is_over(t: ArchimageState) -> bool:
    """Whether the game ends with a round that ends like this: too few scrolls of power 6, or stalled (A9.1)."""
    return t.sixes() < t.board.enough or is_stalled(t)


def is_stalled(t: ArchimageState) -> bool:
    """Whether too many rounds in a row had no target, or no break (A9.4)."""
    return t.idle >= STILL or t.dry >= DRY


def next_turn(t: ArchimageState) -> None:
    """The next seat clockwise that is still in the round; its dice show what they showed (A6.4, A6.5)."""
    seat: i64 = (t.active + 1) % t.seats
    while (t.done >> seat) & 1:
        seat = (seat + 1) % t.seats
    t.active = seat
    t.seat = seat
    t.phase = mv.MAIN


def fill_draft(t: ArchimageState, out: vec[i64]) -> i64:
    """Writes every three dice of the colours that the reserves hold (A6.2)."""
    n: i64 = 0
    a: i64 = 0
    while a < 4:
        b: i64 = a
        while b < 4:
            c: i64 = b
            while c < 4:
                word: i64 = (i64(1) << (4 * a)) + (i64(1) << (4 * b)) + (i64(1) << (4 * c))
                if in_reserve(t, word):
                    out[n] = mv.move(mv.DRAFT, 0, 0, word)
                    n += 1
                c += 1
            b += 1
        a += 1
    return n


def in_reserve(t: ArchimageState, word: i64) -> bool:
    colour: i64 = 0
    while colour < 4:
        if (word >> (4 * colour)) & 15 > t.reserve[colour]:
            return False
        colour += 1
    return True


def draft(t: ArchimageState, word: i64) -> None:
    """Takes the dice, and goes on where the draft came in."""
    t.wait[t.seat] = word
    colour: i64 = 0
    while colour < 4:
        t.reserve[colour] -= (word >> (4 * colour)) & 15
        colour += 1
    if t.phase == mv.OPENING:  # A3.6
        t.seat = (t.seat + 1) % t.seats
        if t.seat == t.first:
            start_round(t)
    elif all_done(t):
        t.first = (t.first + 1) % t.seats  # A6.4
        start_round(t)
    elif t.seat == t.active:
        next_turn(t)
    else:
        resolved(t)


def start_round(t: ArchimageState) -> None:
    """All dice are rolled; the wizards stay where they are (A5.4, A6.3)."""
    t.round += 1
    t.done = 0
    t.lively = 0
    t.broken = 0
    t.phase = mv.ROLLING
    t.seat = CHANCE
    t.active = t.first


def roller(t: ArchimageState) -> i64:
    """Whose die is rolled now: from the first player clockwise (A6.3); in a spell the active seat's."""
    seat: i64 = t.first if t.phase == mv.ROLLING else t.active
    while not t.wait[seat]:
        seat = (seat + 1) % t.seats
    return seat


def rolled(t: ArchimageState, value: i64) -> None:
    """The next waiting die shows this value; after the last one the turn begins, or goes on."""
    seat: i64 = roller(t)
    colour: i64 = next_colour(t, seat)
    t.wait[seat] -= i64(1) << (4 * colour)
    t.dice[4 * seat + colour] += die_showing(value)
    if t.phase == mv.ROLLING:
        if t.wait[seat] == 0 and (seat + 1) % t.seats == t.first:
            resolved(t)
    elif t.wait[seat] == 0:
        resolved(t)


def next_colour(t: ArchimageState, seat: i64) -> i64:
    """The colour of the next die that a seat rolls: fire, water, air, earth (A6.3)."""
    colour: i64 = 0
    while not (t.wait[seat] >> (4 * colour)) & 15:
        colour += 1
    return colour
