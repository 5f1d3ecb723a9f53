"""What is true of every position that play can reach: the order of the game first, then the things.

Each fact stands here once. The reader of positions refuses with the first one that is broken; random games ask for
all of them at every ply, so this is compiled.
"""

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.archimage import moves as mv
from sortilege.games.archimage import scrolls as sc
from sortilege.games.archimage.board import ALCOVE, FLOOR, SEAL, START
from sortilege.games.archimage.dice import how_many_dice
from sortilege.games.archimage.rounds import absorbers, all_done, is_over, is_stalled
from sortilege.games.archimage.rules import Archimage
from sortilege.games.archimage.spells.spell import CATALOGUE, TowerSpell, is_foe
from sortilege.games.archimage.state import HOME, NOBODY
from sortilege.kernel.bits import bit_index
from sortilege.kernel.position import OVER


def problems(p: Archimage) -> list[str]:
    """What is wrong with a position."""
    order: str = _set_up(p) or _round(p) or _choice(p)
    wrong: list[str] = [order] if order else []
    lying: vec[i64] = vec[i64]([0] * sc.CODES)
    _census(p, lying, wrong)
    _dice(p, wrong)
    _figures(p, wrong)
    _guardians(p, wrong)
    _tokens(p, lying, wrong)
    _stored(p, wrong)
    _scrolls(p, lying, wrong)
    _hands(p, wrong)
    return wrong


# the order of the game: what is asked must fit the rest; each returns the first problem, or nothing


def _set_up(p: Archimage) -> str:
    """The circle, tokens, scrolls in the order of the board, the first player, the first draft."""
    if (p.circle == 0) != (p.phase == mv.CIRCLE):
        return "the circle is drawn first, and once"
    if p.phase > mv.OPENING:
        return ""
    filled: i64 = _filled(p)
    spaces: i64 = p.board.seals + p.board.alcoves
    if p.phase <= mv.LAYING and filled in (NOBODY, spaces):
        return "the set-up fills the spaces in order"
    if (p.phase == mv.SEALING and filled >= p.board.seals) or (p.phase == mv.LAYING and filled < p.board.seals):
        return "tokens are laid before scrolls"
    if p.phase == mv.CIRCLE and filled:
        return "the circle is drawn first"
    if p.phase >= mv.MARKING and filled < spaces:
        return "the set-up is not over"
    if p.done or p.turn or p.round or p.idle or p.dry or p.lively or p.broken:
        return "nothing is played before the first roll"
    if p.phase <= mv.MARKING and (p.first or p.active):
        return "there is no first player yet"
    return ""


def _filled(p: Archimage) -> i64:
    """How many spaces are filled, in the order of the board; NOBODY if one was left out."""
    filled: i64 = 0
    i: i64 = 0
    while i < p.board.seals + p.board.alcoves:
        if p.cell[p.board.spaces[i]]:
            if filled < i:
                return NOBODY
            filled += 1
        i += 1
    return filled


def _round(p: Archimage) -> str:
    """Who rolls, plays and drafts, and when the game is over."""
    if p.seat >= p.seats:
        return f"seats are numbered from 0 to {p.seats - 1}"
    if p.seat == OVER and p.phase != mv.ENDED:
        return "over, and not ended"
    if p.phase == mv.OPENING and p.active != p.first:
        return "the first player is the one to play"
    if p.phase == mv.ROLLING and (p.done or p.active != p.first or not _rolls_in_order(p)):
        return "dice are rolled from the first player on, before anybody plays"
    if p.phase == mv.DRAFTING:
        if p.in_round(p.seat) or (p.seat != p.active and (p.circle != 3 or not p.in_round(p.active))):  # A8.14
            return "only who finishes a round drafts"
        if all_done(p) and (is_over(p) or p.seat != p.active):
            return "the game is over"
    elif p.phase > mv.ROLLING and p.phase != mv.ENDED and not p.in_round(p.active):
        return "the active seat has finished its round"
    if p.phase == mv.ENDED and not (all_done(p) and is_over(p)):
        return "the game is not over yet"
    if p.phase != mv.ENDED and (is_stalled(p) or (p.phase > mv.OPENING and p.round < 1)):
        return "the game would be over, or has not begun"
    return ""


def _rolls_in_order(p: Archimage) -> bool:
    """Whether there are dice to roll: none of the first seats', some of the next one's, all of the others'."""
    begun: bool = False
    i: i64 = 0
    while i < p.seats:
        waiting: i64 = how_many_dice(p.wait[(p.first + i) % p.seats])
        if begun and waiting != 3:
            return False
        begun = begun or waiting > 0
        i += 1
    return begun


# the choice that is asked inside a spell


def _choice(p: Archimage) -> str:
    """The spell asks this, it was declared, and what was chosen before can have been chosen."""
    if p.phase < mv.COLOUR or p.phase == mv.ENDED:
        return ""
    if p.phase == mv.STORING:
        clean: bool = not (p.spell or p.tint or p.colour or p.into or p.chosen) and p.foe == NOBODY
        token: bool = 0 < p.token < sc.SCROLL and 2 <= p.token & 7 <= 6
        fits: bool = p.circle == 2 and clean and token and absorbers(p, p.token) != 0
        return "" if fits else "no Absorption could take this token"
    spell = CATALOGUE[p.spell]
    if p.phase not in spell.asks or sc.spell_of(sc.scroll_of(p.spell, p.tint), p.circle) != p.spell:
        return "this spell does not ask that"
    if not _declared(p):
        return "the spell under way is not among the used scrolls"
    fits = _colours_fit(p, spell) and _foe_fits(p, spell) and spell.keeps(p)
    return "" if fits else "what was chosen does not fit the spell"


def _declared(p: Archimage) -> bool:
    """The scroll was turned down at the declaration; a borrowed one is its owner's."""
    scroll: i64 = sc.scroll_of(p.spell, p.tint)
    if (p.down[p.active] >> scroll) & 1:
        return True
    if p.circle != 3 or not (p.down[p.active] >> sc.scroll_of(sc.BORROWING, p.tint)) & 1:
        return False
    seat: i64 = 0
    while seat < p.seats:
        if is_foe(p, seat) and (p.down[seat] >> scroll) & 1:
            return True
        seat += 1
    return False


def _colours_fit(p: Archimage, spell: TowerSpell) -> bool:
    if not spell.past(p, mv.COLOUR):
        return p.colour == 0 and p.into == 0
    if p.tint not in (sc.SPIRIT, p.colour):
        return False
    return p.into != p.colour if spell.past(p, mv.INTO) else p.into == 0


def _foe_fits(p: Archimage, spell: TowerSpell) -> bool:
    """An opponent was chosen, where that question came up, before everything that follows it."""
    if not (spell.past(p, mv.FOE) and spell.asked(p, mv.FOE)):
        return p.foe == NOBODY
    return 0 <= p.foe < p.seats and (spell.foes(p, p.tint) >> p.foe) & 1 == 1


# the things


def _census(p: Archimage, lying: vec[i64], wrong: list[str]) -> None:
    """Counts the tokens and scrolls in the tower; each lies on a space of its kind."""
    cell = p.cell
    kind = p.board.kind
    i: i64 = 0
    while i < p.board.size:
        if cell[i]:
            code: i64 = i64(cell[i])
            lying[code] += 1
            if (kind[i] == SEAL) != (code < sc.SCROLL):
                wrong.append("a token or a scroll is on a space of another kind")
        i += 1


def _dice(p: Archimage, wrong: list[str]) -> None:
    """Reserve and dice before players are seats + 1 of each colour, always."""
    colour: i64 = 0
    while colour < 4:
        before: i64 = 0
        seat: i64 = 0
        while seat < p.seats:
            before += how_many_dice(p.dice[4 * seat + colour]) + ((p.wait[seat] >> (4 * colour)) & 15)
            seat += 1
        if p.reserve[colour] < 0 or p.reserve[colour] + before != p.seats + 1:
            wrong.append(f"colour {colour}: {p.reserve[colour]} dice in reserve and {before} before players")
        colour += 1


def _hands(p: Archimage, wrong: list[str]) -> None:
    """Who is in the round has dice, who has finished has three, unrolled (ruling 71)."""
    seat: i64 = 0
    while seat < p.seats:
        rolled: i64 = p.dice_left(seat)
        waiting: i64 = how_many_dice(p.wait[seat])
        if not _fits(p, seat, rolled, waiting):
            wrong.append(f"seat {seat} has {rolled} dice rolled and {waiting} waiting")
        seat += 1


def _fits(p: Archimage, seat: i64, rolled: i64, waiting: i64) -> bool:
    """Whether a seat may have so many dice in this phase."""
    if p.phase <= mv.OPENING:
        drafted = p.phase == mv.OPENING and (seat - p.first) % p.seats < (p.seat - p.first) % p.seats
        return rolled == 0 and waiting == (3 if drafted else 0)
    if p.phase == mv.ROLLING:
        return rolled + waiting == 3
    if not p.in_round(seat):
        drafts = (p.phase == mv.DRAFTING and p.seat == seat) or (p.phase == mv.ENDED and seat == p.active)
        return rolled == 0 and waiting == (0 if drafts else 3)
    if seat == p.active and (p.phase == mv.FREE or p.phase == mv.STORING):
        return waiting == 0
    if seat == p.active and p.phase == mv.REROLLING:
        return waiting > 0
    return rolled > 0 and waiting == 0


def _figures(p: Archimage, wrong: list[str]) -> None:
    places: list[int] = []
    seat: i64 = 0
    while seat < p.seats:
        at: i64 = p.wizard[seat]
        kind: i64 = p.board.kind[at]
        if p.cell[at] or kind == FLOOR:
            wrong.append(f"the wizard of seat {seat} stands on a seal or on no space")
        if kind == START and at != p.board.starts[seat]:
            wrong.append(f"the wizard of seat {seat} is on another's start place")
        places.append(at)
        pet: i64 = p.familiar[seat]
        if pet != HOME:
            _familiar(p, seat, pet, wrong)
            if pet != at:
                places.append(pet)
        seat += 1
    if len(set(places)) != len(places):
        wrong.append("two figures on one space")


def _familiar(p: Archimage, seat: i64, pet: i64, wrong: list[str]) -> None:
    """A familiar away from home."""
    code: i64 = i64(p.cell[pet])
    if code >= sc.SCROLL or p.board.kind[pet] == FLOOR:
        wrong.append(f"the familiar of seat {seat} is on a scroll or on no space")
    if code and p.circle != 4:
        wrong.append(f"the familiar of seat {seat} is on a token without Mission")
    if not p.in_round(seat):
        wrong.append(f"the familiar of seat {seat}, whose round is over, is not home")
    if pet == p.wizard[seat] and (seat != p.active or p.phase < mv.MAIN):
        wrong.append(f"wizard and familiar of seat {seat} are on one space outside its turn")


def _guardians(p: Archimage, wrong: list[str]) -> None:
    colour: i64 = 0
    while colour < 5:
        if p.guardian[colour] != HOME:
            code: i64 = i64(p.cell[p.guardian[colour]])
            if p.circle != 4 or code < sc.SCROLL or sc.COLOUR_OF[code] != colour:
                wrong.append(f"the guardian of colour {colour} is not on a scroll of its colour")
        colour += 1


def _tokens(p: Archimage, lying: vec[i64], wrong: list[str]) -> None:
    """The tower's count of its tokens is right, and with the stored ones they are no more than the supply."""
    all_of = lying[:]
    colour: i64 = 0
    while colour < 5:
        if p.stored[colour]:
            all_of[p.stored[colour]] += 1
        colour += 1
    code: i64 = 0
    while code < sc.SCROLL:
        if p.tokens[code] != lying[code]:
            wrong.append("the tokens on the board are miscounted")
        if all_of[code] > 5 and (all_of[code] > 10 or code & 7 != 2):
            wrong.append(f"{all_of[code]} tokens of colour {code >> 3} and power {code & 7}")
        code += 1


def _stored(p: Archimage, wrong: list[str]) -> None:
    """A token is stored only on an Absorption that somebody has, of its colour or violet."""
    owned: i64 = 0
    seat: i64 = 0
    while seat < p.seats:
        owned |= p.owned(seat)
        seat += 1
    colour: i64 = 0
    while colour < 5:
        code: i64 = p.stored[colour]
        had: i64 = (owned >> sc.scroll_of(sc.ABSORPTION, colour)) & 1
        if code and not (p.circle == 2 and had and (colour == 4 or colour == code >> 3)):
            wrong.append(
                f"a token is stored on an Absorption of colour {colour} that nobody has, or that it does not fit"
            )
        colour += 1


def _scrolls(p: Archimage, lying: vec[i64], wrong: list[str]) -> None:
    """Scrolls on the board and in hands are as many as were laid out, and each exists only so often."""
    laid: vec[i64] = vec[i64]([0] * 50)
    held: vec[i64] = vec[i64]([0] * 50)
    _count(p.laid, p.circle, laid)
    seat: i64 = 0
    while seat < p.seats:
        _count(p.up[seat], p.circle, held)
        _count(p.down[seat], p.circle, held)
        if (p.up[seat] >> 50) & 1 == (p.down[seat] >> 50) & 1:
            wrong.append("a Binding is missing or double")
        seat += 1
    if p.phase == mv.LAYING and any(held):
        wrong.append("scrolls in hands before the set-up is over")
    most: i64 = 2 if p.circle == 1 else 1
    scroll: i64 = 0
    while scroll < 50:
        n: i64 = lying[sc.SCROLL + scroll] + held[scroll]
        if n > most or (n and p.circle == 1 and scroll >= 25):
            wrong.append(f"{n} scrolls of {sc.spell_of(scroll, max(1, p.circle))} in colour {scroll % 5}")
        if laid[scroll] != lying[sc.SCROLL + scroll]:
            wrong.append("the scrolls on the board are miscounted")
        scroll += 1
    if p.phase >= mv.MARKING:
        _powers(p, lying, held, wrong)


def _powers(p: Archimage, lying: vec[i64], held: vec[i64], wrong: list[str]) -> None:
    """There are as many scrolls of each power as the board has places for them."""
    spare: vec[i64] = vec[i64]([0] * 7)
    scroll: i64 = 0
    while scroll < 50:
        spare[sc.POWER_OF[sc.SCROLL + scroll]] += lying[sc.SCROLL + scroll] + held[scroll]
        scroll += 1
    i: i64 = 0
    while i < p.board.size:
        if p.board.kind[i] == ALCOVE:
            spare[p.board.power[i]] -= 1
        i += 1
    if any(spare):
        wrong.append("the scrolls on the board and in hands are not those that were laid out")


def _count(word: i64, circle: i64, counts: vec[i64]) -> None:
    """Adds the scrolls of a word; with circle I the upper bits are second ones."""
    word &= sc.ALL
    while word:
        scroll: i64 = bit_index(word & -word)
        counts[scroll % 25 if circle == 1 else scroll] += 1
        word &= word - 1
