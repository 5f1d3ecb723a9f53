"""What is true of every position that play can reach. Random games ask it at every ply, so it is compiled."""

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.archimage.board import ALCOVE, FLOOR, SEAL, START
from sortilege.games.archimage.dice import how_many_dice
from sortilege.games.archimage.moves import (
    DRAFTING,
    ENDED,
    FREE,
    LAYING,
    MAIN,
    MARKING,
    OPENING,
    REROLLING,
    ROLLING,
    STORING,
)
from sortilege.games.archimage.rules import Archimage
from sortilege.games.archimage.spells import ABSORPTION, ALL, CODES, COLOUR_OF, POWER_OF, SCROLL, scroll_of, spell_of
from sortilege.games.archimage.tower import HOME
from sortilege.kernel.bits import bit_index
from sortilege.kernel.position import OVER


def problems(p: Archimage) -> list[str]:
    """What is wrong with a position."""
    found: list[str] = []
    lying: vec[i64] = vec[i64]([0] * CODES)
    _census(p, lying, found)
    _dice(p, found)
    _figures(p, found)
    _guardians(p, found)
    _tokens(p, lying, found)
    _stored(p, found)
    _scrolls(p, lying, found)
    _hands(p, found)
    return found


def _census(p: Archimage, lying: vec[i64], found: list[str]) -> None:
    """Counts the tokens and scrolls in the tower; each lies on a space of its kind."""
    cell = p.cell
    kind = p.board.kind
    i: i64 = 0
    while i < p.board.size:
        if cell[i]:
            code: i64 = i64(cell[i])
            lying[code] += 1
            if (kind[i] == SEAL) != (code < SCROLL):
                found.append("a token or a scroll is on a space of another kind")
        i += 1


def _dice(p: Archimage, found: list[str]) -> None:
    """Reserve and dice before players are seats + 1 of each colour, always."""
    colour: i64 = 0
    while colour < 4:
        before: i64 = 0
        seat: i64 = 0
        while seat < p.seats:
            before += how_many_dice(p.dice[4 * seat + colour]) + ((p.wait[seat] >> (4 * colour)) & 15)
            seat += 1
        if p.reserve[colour] < 0 or p.reserve[colour] + before != p.seats + 1:
            found.append(f"colour {colour}: {p.reserve[colour]} dice in reserve and {before} before players")
        colour += 1


def _hands(p: Archimage, found: list[str]) -> None:
    """Who is in the round has dice, who has finished has three, unrolled (ruling 71)."""
    seat: i64 = 0
    while seat < p.seats:
        rolled: i64 = p.dice_left(seat)
        waiting: i64 = how_many_dice(p.wait[seat])
        if not _fits(p, seat, rolled, waiting):
            found.append(f"seat {seat} has {rolled} dice rolled and {waiting} waiting")
        seat += 1


def _fits(p: Archimage, seat: i64, rolled: i64, waiting: i64) -> bool:
    """Whether a seat may have so many dice in this phase."""
    if p.phase <= OPENING:
        drafted = p.phase == OPENING and (seat - p.first) % p.seats < (p.seat - p.first) % p.seats
        return rolled == 0 and waiting == (3 if drafted else 0)
    if p.phase == ROLLING:
        return rolled + waiting == 3
    if not p.in_round(seat):
        drafts = (p.phase == DRAFTING and p.seat == seat) or (p.phase == ENDED and seat == p.active)
        return rolled == 0 and waiting == (0 if drafts else 3)
    if seat == p.active and (p.phase == FREE or p.phase == STORING):
        return waiting == 0
    if seat == p.active and p.phase == REROLLING:
        return waiting > 0
    return rolled > 0 and waiting == 0


def _figures(p: Archimage, found: list[str]) -> None:
    places: list[int] = []
    seat: i64 = 0
    while seat < p.seats:
        at: i64 = p.wizard[seat]
        kind: i64 = p.board.kind[at]
        if p.cell[at] or kind == FLOOR:
            found.append(f"the wizard of seat {seat} stands on a seal or on no space")
        if kind == START and at != p.board.starts[seat]:
            found.append(f"the wizard of seat {seat} is on another's start place")
        places.append(at)
        pet: i64 = p.familiar[seat]
        if pet != HOME:
            _familiar(p, seat, pet, found)
            if pet != at:
                places.append(pet)
        seat += 1
    if len(set(places)) != len(places):
        found.append("two figures on one space")


def _familiar(p: Archimage, seat: i64, pet: i64, found: list[str]) -> None:
    """A familiar away from home."""
    code: i64 = i64(p.cell[pet])
    if code >= SCROLL or p.board.kind[pet] == FLOOR:
        found.append(f"the familiar of seat {seat} is on a scroll or on no space")
    if code and p.circle != 4:
        found.append(f"the familiar of seat {seat} is on a token without Mission")
    if not p.in_round(seat):
        found.append(f"the familiar of seat {seat}, whose round is over, is not home")
    if pet == p.wizard[seat] and (seat != p.active or p.phase < MAIN):
        found.append(f"wizard and familiar of seat {seat} are on one space outside its turn")


def _guardians(p: Archimage, found: list[str]) -> None:
    colour: i64 = 0
    while colour < 5:
        if p.guardian[colour] != HOME:
            code: i64 = i64(p.cell[p.guardian[colour]])
            if p.circle != 4 or code < SCROLL or COLOUR_OF[code] != colour:
                found.append(f"the guardian of colour {colour} is not on a scroll of its colour")
        colour += 1


def _tokens(p: Archimage, lying: vec[i64], found: list[str]) -> None:
    """The tower's count of its tokens is right, and with the stored ones they are no more than the supply."""
    all_of = lying[:]
    colour: i64 = 0
    while colour < 5:
        if p.stored[colour]:
            all_of[p.stored[colour]] += 1
        colour += 1
    code: i64 = 0
    while code < SCROLL:
        if p.tokens[code] != lying[code]:
            found.append("the tokens on the board are miscounted")
        if all_of[code] > 5 and (all_of[code] > 10 or code & 7 != 2):
            found.append(f"{all_of[code]} tokens of colour {code >> 3} and power {code & 7}")
        code += 1


def _stored(p: Archimage, found: list[str]) -> None:
    """A token is stored only on an Absorption that somebody has, of its colour or violet."""
    owned: i64 = 0
    seat: i64 = 0
    while seat < p.seats:
        owned |= p.owned(seat)
        seat += 1
    colour: i64 = 0
    while colour < 5:
        code: i64 = p.stored[colour]
        had: i64 = (owned >> scroll_of(ABSORPTION, colour)) & 1
        if code and not (p.circle == 2 and had and (colour == 4 or colour == code >> 3)):
            found.append(
                f"a token is stored on an Absorption of colour {colour} that nobody has, or that it does not fit"
            )
        colour += 1


def _scrolls(p: Archimage, lying: vec[i64], found: list[str]) -> None:
    """Scrolls on the board and in hands are as many as were laid out, and each exists only so often."""
    laid: vec[i64] = vec[i64]([0] * 50)
    held: vec[i64] = vec[i64]([0] * 50)
    _count(p.laid, p.circle, laid)
    seat: i64 = 0
    while seat < p.seats:
        _count(p.up[seat], p.circle, held)
        _count(p.down[seat], p.circle, held)
        if (p.up[seat] >> 50) & 1 == (p.down[seat] >> 50) & 1:
            found.append("a Binding is missing or double")
        seat += 1
    if p.phase == LAYING and any(held):
        found.append("scrolls in hands before the set-up is over")
    if p.seat == OVER and p.phase != ENDED:
        found.append("over, and not ended")
    most: i64 = 2 if p.circle == 1 else 1
    scroll: i64 = 0
    while scroll < 50:
        n: i64 = lying[SCROLL + scroll] + held[scroll]
        if n > most or (n and p.circle == 1 and scroll >= 25):
            found.append(f"{n} scrolls of {spell_of(scroll, max(1, p.circle))} in colour {scroll % 5}")
        if laid[scroll] != lying[SCROLL + scroll]:
            found.append("the scrolls on the board are miscounted")
        scroll += 1
    if p.phase >= MARKING:
        _powers(p, lying, held, found)


def _powers(p: Archimage, lying: vec[i64], held: vec[i64], found: list[str]) -> None:
    """There are as many scrolls of each power as the board has places for them."""
    spare: vec[i64] = vec[i64]([0] * 7)
    scroll: i64 = 0
    while scroll < 50:
        spare[POWER_OF[SCROLL + scroll]] += lying[SCROLL + scroll] + held[scroll]
        scroll += 1
    i: i64 = 0
    while i < p.board.size:
        if p.board.kind[i] == ALCOVE:
            spare[p.board.power[i]] -= 1
        i += 1
    if any(spare):
        found.append("the scrolls on the board and in hands are not those that were laid out")


def _count(word: i64, circle: i64, counts: vec[i64]) -> None:
    """Adds the scrolls of a word; with circle I the upper bits are second ones."""
    word &= ALL
    while word:
        scroll: i64 = bit_index(word & -word)
        counts[scroll % 25 if circle == 1 else scroll] += 1
        word &= word - 1
