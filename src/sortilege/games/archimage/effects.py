"""What a cast and each choice inside a spell do."""

from mypy_extensions import i64, u8

from sortilege.games.archimage.breaking import open_seal, walk_in
from sortilege.games.archimage.casting import BELOW_SIX, any_weakened
from sortilege.games.archimage.dice import how_many_dice, raised
from sortilege.games.archimage.moves import (
    CHOOSE_COLOUR,
    CHOOSE_FOE,
    CHOOSE_INTO,
    COLOUR,
    FOE,
    FREE,
    HIS,
    INTO,
    LOAN,
    OWN,
    PLACE,
    REMOVE,
    REROLLING,
    SECOND,
    SHATTER,
    STORE,
    STORING,
    VICTIM,
    dice_of,
    kind_of,
    one_of,
    two_of,
)
from sortilege.games.archimage.rounds import after_break, end_turn, finish, resolved
from sortilege.games.archimage.spells import (
    ABSORPTION,
    ALTERATION,
    BINDING,
    BORROWING,
    DISINTEGRATION,
    EVOLUTION,
    GROWTH,
    GUARDIAN,
    LINK,
    MISSION,
    MYSTIFICATION,
    REBIRTH,
    REORGANISATION,
    SPEED,
    SPIRIT,
    THEFT,
    TRANSFER,
    TRANSMUTATION,
    spell_of,
)
from sortilege.games.archimage.tower import HOME, NOBODY, Tower
from sortilege.kernel.bits import bit
from sortilege.kernel.position import CHANCE


def declare(t: Tower, scroll: i64) -> None:
    """The active seat casts one of its own scrolls: it is turned down at once."""
    t.turn_down(t.active, scroll)
    begin(t, spell_of(scroll, t.circle), scroll % 5)


def bind(t: Tower, use: i64) -> None:
    """Binding: the familiar onto the wizard's space, a token by dice, or a token by a 1."""
    t.turn_down(t.active, LINK)
    t.spell = BINDING
    t.tint = SPIRIT
    if use == 1:
        t.put_familiar(t.active, t.wizard[t.active])
        resolved(t)
    else:
        t.phase = SHATTER if use == 2 else FREE


def begin(t: Tower, spell: i64, tint: i64) -> None:
    """Asks the first question of a spell."""
    t.spell = spell
    t.tint = tint
    if spell <= GROWTH or spell == ALTERATION:
        if tint == SPIRIT:
            t.phase = COLOUR
        else:
            coloured(t, tint)
    elif spell == ABSORPTION:
        t.phase = OWN
    elif spell == BORROWING:
        t.phase = LOAN
    elif spell in (MYSTIFICATION, TRANSFER, THEFT):
        t.phase = FOE
    elif spell <= REORGANISATION or spell in (MISSION, GUARDIAN):
        t.phase = PLACE
    else:
        t.phase = SHATTER


def coloured(t: Tower, colour: i64) -> None:
    """The colour is known: Growth rolls, the others ask for the new colour, the opponent or the dice."""
    t.colour = colour
    if t.spell == GROWTH:
        t.reserve[colour] -= 1
        reroll(t, i64(1) << (4 * colour))
    elif t.spell == TRANSMUTATION:
        t.phase = INTO
    elif t.spell == ALTERATION and any_weakened(t, colour):
        t.phase = FOE
    else:
        t.phase = OWN


def reroll(t: Tower, word: i64) -> None:
    resolved(t)
    t.wait[t.active] = word
    t.phase = REROLLING
    t.seat = CHANCE


def chosen(t: Tower, move: i64) -> None:
    """An answer to what the spell under way asks."""
    kind: i64 = kind_of(move)
    one: i64 = one_of(move)
    if kind == CHOOSE_COLOUR:
        coloured(t, one)
    elif kind == CHOOSE_INTO:
        t.into = one
        t.phase = OWN
    elif kind == CHOOSE_FOE:
        against(t, one)
    elif t.phase == LOAN:
        borrow(t, one)
    elif t.phase == OWN:
        own_chosen(t, move)
    elif t.phase == HIS:
        his_chosen(t, move)
    elif t.phase == VICTIM:
        steal(t, one, two_of(move))
    elif t.phase == STORING:
        if kind == STORE:
            t.stored[one] = t.held
        t.held = 0
        end_turn(t)
    elif t.phase == FREE:
        free_break(t, one)
    elif t.phase == SECOND:
        swap(t, t.held, one)
        resolved(t)
    else:
        placed(t, one, kind == REMOVE)


def against(t: Tower, foe: i64) -> None:
    t.foe = foe
    if t.spell == THEFT:
        t.phase = VICTIM
        t.seat = foe
    elif t.spell == ALTERATION and not t.dice[4 * t.active + t.colour] & BELOW_SIX:
        t.phase = HIS
    else:
        t.phase = OWN


def borrow(t: Tower, scroll: i64) -> None:
    """The lender's scroll is turned down, and acts as the borrower's."""
    owner: i64 = 0
    while owner == t.active or not (t.up[owner] >> scroll) & 1:
        owner += 1
    t.turn_down(owner, scroll)
    begin(t, spell_of(scroll, t.circle), scroll % 5)


def own_chosen(t: Tower, move: i64) -> None:
    part: i64 = dice_of(move)
    at: i64 = 4 * t.active + t.colour
    if t.spell == TRANSFER:
        t.held = one_of(move)
        t.phase = HIS
    elif t.spell == MYSTIFICATION:
        t.held = one_of(move) * 8 + two_of(move)
        t.phase = HIS
    elif t.spell == ABSORPTION:
        absorb(t, one_of(move), two_of(move))
    elif t.spell == TRANSMUTATION:
        t.spend(t.active, t.colour, part)
        t.dice[4 * t.active + t.into] += part
        t.reserve[t.into] -= how_many_dice(part)
        resolved(t)
    elif t.spell == REBIRTH:
        t.dice[at] -= part
        reroll(t, how_many_dice(part) << (4 * t.colour))
    elif t.spell == EVOLUTION:
        t.dice[at] += raised(part, 2) - part
        resolved(t)
    else:
        t.dice[at] += raised(part, 1) - part
        t.phase = HIS
        if t.foe == NOBODY:
            resolved(t)


def absorb(t: Tower, colour: i64, value: i64) -> None:
    """The token on the Absorption is spent on one die."""
    higher: i64 = min(6, value + (t.stored[t.tint] & 7))
    t.stored[t.tint] = 0
    t.dice[4 * t.active + colour] += (i64(1) << (4 * (higher - 1))) - (i64(1) << (4 * (value - 1)))
    resolved(t)


def his_chosen(t: Tower, move: i64) -> None:
    if t.spell == TRANSFER:
        transfer(t, t.held, one_of(move))
    elif t.spell == MYSTIFICATION:
        mystify(t, t.held >> 3, t.held & 7, one_of(move), two_of(move))
    else:
        part: i64 = dice_of(move)
        t.dice[4 * t.foe + t.colour] += (part >> 4) - part
    resolved(t)


def transfer(t: Tower, mine: i64, his: i64) -> None:
    t.up[t.active] = (t.up[t.active] & ~bit(mine)) | bit(his)
    t.up[t.foe] = (t.up[t.foe] & ~bit(his)) | bit(mine)


def mystify(t: Tower, own: i64, value: i64, his: i64, other: i64) -> None:
    """The two dice swap colours; each owner keeps his value."""
    die: i64 = i64(1) << (4 * (value - 1))
    t.dice[4 * t.active + own] -= die
    t.dice[4 * t.active + his] += die
    die = i64(1) << (4 * (other - 1))
    t.dice[4 * t.foe + his] -= die
    t.dice[4 * t.foe + own] += die


def steal(t: Tower, colour: i64, value: i64) -> None:
    """The die is handed over; if it was the last one, the victim's round ends before the thief goes on."""
    die: i64 = i64(1) << (4 * (value - 1))
    victim: i64 = t.foe
    t.dice[4 * victim + colour] -= die
    t.dice[4 * t.active + colour] += die
    resolved(t)
    if t.dice_left(victim) == 0:
        finish(t, victim)


def placed(t: Tower, space: i64, away: bool) -> None:
    if t.spell == GUARDIAN:
        t.put_guardian(t.tint, HOME if away else space)
    elif t.spell == MISSION:
        t.put_familiar(t.active, space)
    elif t.spell == DISINTEGRATION:
        t.put_token(space, 0)
    else:
        t.held = space
        t.phase = SECOND
        return
    resolved(t)


def swap(t: Tower, one: i64, two: i64) -> None:
    kept: i64 = i64(t.cell[one])
    t.cell[one] = t.cell[two]
    t.cell[two] = u8(kept)
    t.reached = NOBODY


def free_break(t: Tower, space: i64) -> None:
    """Speed's second seal, or Binding's token for a 1."""
    if t.spell == SPEED:
        token: i64 = open_seal(t, space)
        walk_in(t, space)
    else:
        t.spend(t.active, i64(t.cell[space]) >> 3, 1)
        token = open_seal(t, space)
        t.put_familiar(t.active, space)
    after_break(t, token)


def shattered(t: Tower, space: i64, colour: i64, part: i64) -> None:
    """A break with dice: the wizard walks in, or with Binding the familiar; Speed goes on to its second seal."""
    t.spend(t.active, colour, part)
    token: i64 = open_seal(t, space)
    if t.phase == SHATTER and t.spell == BINDING:
        t.put_familiar(t.active, space)
        after_break(t, token)
        return
    walk_in(t, space)
    if t.phase == SHATTER and t.spell == SPEED:
        t.phase = FREE
    else:
        after_break(t, token)
