"""What is true of every position that play can reach."""

from collections import Counter
from collections.abc import Iterator

from sortilege.games.archimage.board import ALCOVE, SEAL, START
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
from sortilege.games.archimage.spells import ABSORPTION, COLOUR_OF, POWER_OF, SCROLL, how_many, scroll_of, spell_of
from sortilege.games.archimage.tower import HOME
from sortilege.kernel.position import OVER


def problems(p: Archimage) -> Iterator[str]:
    """What is wrong with a position."""
    yield from _dice(p)
    yield from _figures(p)
    yield from _tokens(p)
    yield from _scrolls(p)
    yield from _hands(p)


def _dice(p: Archimage) -> Iterator[str]:
    """Reserve and dice before players are seats + 1 of each colour, always."""
    for colour in range(4):
        before = sum(how_many_dice(p.dice[4 * s + colour]) + (p.wait[s] >> 4 * colour & 15) for s in range(p.seats))
        if p.reserve[colour] < 0 or p.reserve[colour] + before != p.seats + 1:
            yield f"colour {colour}: {p.reserve[colour]} dice in reserve and {before} before players"


def _hands(p: Archimage) -> Iterator[str]:
    """Who is in the round has dice, who has finished has three, unrolled (ruling 71)."""
    for seat in range(p.seats):
        rolled, waiting = int(p.dice_left(seat)), int(how_many_dice(p.wait[seat]))
        if p.phase <= OPENING:
            drafted = p.phase == OPENING and (seat - p.first) % p.seats < (p.seat - p.first) % p.seats
            fine = (rolled, waiting) == (0, 3 if drafted else 0)
        elif p.phase == ROLLING:
            fine = rolled + waiting == 3
        elif not p.in_round(seat):
            drafts = (p.phase == DRAFTING and p.seat == seat) or (p.phase == ENDED and seat == p.active)
            fine = (rolled, waiting) == (0, 0 if drafts else 3)
        elif seat == p.active and p.phase in (FREE, STORING):
            fine = waiting == 0
        elif seat == p.active and p.phase == REROLLING:
            fine = waiting > 0
        else:
            fine = rolled > 0 and waiting == 0
        if not fine:
            yield f"seat {seat} has {rolled} dice rolled and {waiting} waiting"


def _figures(p: Archimage) -> Iterator[str]:
    kinds, starts = p.board.kind, list(p.board.starts)
    for seat in range(p.seats):
        at, pet = int(p.wizard[seat]), int(p.familiar[seat])
        if p.cell[at] or kinds[at] not in (START, SEAL, ALCOVE):
            yield f"the wizard of seat {seat} stands on a seal or on no space"
        if kinds[at] == START and at != starts[seat]:
            yield f"the wizard of seat {seat} is on another's start place"
        if pet != HOME and (p.cell[pet] >= SCROLL or kinds[pet] not in (START, SEAL, ALCOVE)):
            yield f"the familiar of seat {seat} is on a scroll or on no space"
        if pet != HOME and p.cell[pet] and p.circle != 4:
            yield f"the familiar of seat {seat} is on a token without Mission"
        if pet != HOME and not p.in_round(seat):
            yield f"the familiar of seat {seat}, whose round is over, is not home"
        if pet == at and (seat != p.active or p.phase < MAIN):
            yield f"wizard and familiar of seat {seat} are on one space outside its turn"
    places = [int(p.wizard[seat]) for seat in range(p.seats)]
    places += [int(x) for s, x in enumerate(p.familiar) if x not in (HOME, p.wizard[s])]
    if len(set(places)) != len(places):
        yield "two figures on one space"
    for colour, at in enumerate(p.guardian):
        if at != HOME and (p.circle != 4 or p.cell[at] < SCROLL or COLOUR_OF[int(p.cell[at])] != colour):
            yield f"the guardian of colour {colour} is not on a scroll of its colour"


def _tokens(p: Archimage) -> Iterator[str]:
    counts = Counter(int(p.cell[i]) for i in range(p.board.size) if 0 < p.cell[i] < SCROLL)
    stored = Counter(int(code) for code in p.stored if code)
    for code, n in (counts + stored).items():
        if n > (10 if code % 8 == 2 else 5):
            yield f"{n} tokens of colour {code // 8} and power {code % 8}"
    if any(p.tokens[code] != counts[code] for code in range(32)):
        yield "the tokens on the board are miscounted"
    if any(p.cell[i] and (p.board.kind[i] == SEAL) != (p.cell[i] < SCROLL) for i in range(p.board.size)):
        yield "a token or a scroll is on a space of another kind"
    owned = [p.owned(seat) for seat in range(p.seats)]
    for colour, code in enumerate(p.stored):
        mine = p.circle == 2 and any(have >> scroll_of(ABSORPTION, colour) & 1 for have in owned)
        if code and not (mine and colour in (4, code >> 3)):
            yield f"a token is stored on an Absorption of colour {colour} that nobody has, or that it does not fit"


def _scrolls(p: Archimage) -> Iterator[str]:
    """Scrolls on the board and in hands are as many as were laid out, and each exists only so often."""
    lying = Counter(int(p.cell[i]) - SCROLL for i in range(p.board.size) if p.cell[i] >= SCROLL)
    words = [p.owned(seat) for seat in range(p.seats)]
    held = Counter({s: n for s in range(50) if (n := sum(_copies(p, w, s) for w in words))})
    most = 2 if p.circle == 1 else 1
    for scroll, n in (lying + held).items():
        if n > most or (p.circle == 1 and scroll >= 25):
            yield f"{n} scrolls of {spell_of(scroll, max(1, p.circle))} in colour {scroll % 5}"
    powers = Counter(POWER_OF[SCROLL + s] for s in (lying + held).elements())
    spaces = Counter(int(p.board.power[i]) for i in range(p.board.size) if p.board.kind[i] == ALCOVE)
    if p.phase >= MARKING and powers != spaces:
        yield "the scrolls on the board and in hands are not those that were laid out"
    if p.phase == LAYING and held:
        yield "scrolls in hands before the set-up is over"
    if any(_copies(p, p.laid, scroll) != lying[scroll] for scroll in range(50)):
        yield "the scrolls on the board are miscounted"
    if any(bool(p.up[s] >> 50 & 1) == bool(p.down[s] >> 50 & 1) for s in range(p.seats)):
        yield "a Binding is missing or double"
    if p.seat == OVER and p.phase != ENDED:
        yield "over, and not ended"


def _copies(p: Archimage, word: int, scroll: int) -> int:
    return 0 if p.circle == 1 and scroll >= 25 else int(how_many(word, scroll, p.circle))
