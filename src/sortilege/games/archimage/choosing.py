"""The choices inside a spell, in the order of the rulebook. A step offers only what can be completed."""

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.archimage.breaking import breaks, fits, leap, speedy, teleport
from sortilege.games.archimage.casting import (
    ABOVE_ONE,
    BELOW_SIX,
    colour_works,
    colours_in,
    foe_works,
    is_foe,
    loans,
    mystifies,
    next_mission,
    swappable,
)
from sortilege.games.archimage.dice import how_many_dice, next_part
from sortilege.games.archimage.moves import (
    CHOOSE_COLOUR,
    CHOOSE_DICE,
    CHOOSE_DIE,
    CHOOSE_FOE,
    CHOOSE_INTO,
    CHOOSE_SCROLL,
    CHOOSE_SPACE,
    COLOUR,
    DISCARD,
    FOE,
    FREE,
    HIS,
    INTO,
    LOAN,
    OWN,
    PLACE,
    REMOVE,
    SECOND,
    SHATTER,
    STORE,
    VICTIM,
    move,
)
from sortilege.games.archimage.rounds import absorbers
from sortilege.games.archimage.spells import (
    ABSORPTION,
    ALL,
    ALTERATION,
    BINDING,
    COLOUR_OF,
    DISINTEGRATION,
    EVOLUTION,
    EXCHANGE,
    GUARDIAN,
    INVERSION,
    LEAP,
    MISSION,
    MYSTIFICATION,
    OF_COLOUR,
    OF_POWER,
    REORGANISATION,
    SCROLL,
    SPEED,
    SPIRIT,
    TRANSFER,
    TRANSMUTATION,
)
from sortilege.games.archimage.tower import HOME, NOBODY, Tower
from sortilege.kernel.bits import bit_index


def fill_choice(t: Tower, out: vec[i64]) -> i64:
    """Writes the answers to what the spell under way asks."""
    if t.phase == COLOUR:
        return fill_colours(t, out)
    if t.phase == INTO:
        return fill_into(t, out)
    if t.phase == FOE:
        return fill_foes(t, out)
    if t.phase == OWN:
        return fill_own(t, out)
    if t.phase == HIS:
        return fill_his(t, out)
    if t.phase == PLACE:
        return fill_place(t, out)
    if t.phase == SECOND:
        return fill_second(t, out)
    if t.phase == SHATTER:
        return fill_shatter(t, out)
    if t.phase == FREE:
        return fill_free(t, out)
    if t.phase == VICTIM:
        return fill_dice(t, out, t.foe, colours_in(t.tint), 0xFFFFFF)
    if t.phase == LOAN:
        return fill_loans(t, out)
    return fill_storing(t, out)


def fill_colours(t: Tower, out: vec[i64]) -> i64:
    n: i64 = 0
    colour: i64 = 0
    while colour < 4:
        if colour_works(t, t.spell, colour):
            out[n] = move(CHOOSE_COLOUR, colour)
            n += 1
        colour += 1
    return n


def fill_into(t: Tower, out: vec[i64]) -> i64:
    n: i64 = 0
    colour: i64 = 0
    while colour < 4:
        if colour != t.colour and t.reserve[colour]:
            out[n] = move(CHOOSE_INTO, colour)
            n += 1
        colour += 1
    return n


def fill_foes(t: Tower, out: vec[i64]) -> i64:
    n: i64 = 0
    foe: i64 = 0
    while foe < t.seats:
        if is_foe(t, foe) and foe_works(t, t.spell, t.tint, foe):
            out[n] = move(CHOOSE_FOE, foe)
            n += 1
        foe += 1
    return n


def fill_own(t: Tower, out: vec[i64]) -> i64:
    """Own dice, one own die, or an own scroll."""
    if t.spell == TRANSFER:
        return fill_scrolls(swappable(t, t.up[t.active] & ALL, t.foe, t.tint), out, 0)
    if t.spell == ABSORPTION:
        return fill_dice(t, out, t.active, 15, BELOW_SIX)
    if t.spell == MYSTIFICATION:
        colours: i64 = 0
        colour: i64 = 0
        while colour < 4:
            if mystifies(t, i64(1) << colour, t.foe, t.tint):
                colours |= i64(1) << colour
            colour += 1
        return fill_dice(t, out, t.active, colours, 0xFFFFFF)
    word: i64 = t.dice[4 * t.active + t.colour]
    if t.spell == TRANSMUTATION:
        return fill_parts(t, word, t.reserve[t.into], out)
    return fill_parts(t, word & BELOW_SIX if t.spell == EVOLUTION or t.spell == ALTERATION else word, 24, out)


def fill_his(t: Tower, out: vec[i64]) -> i64:
    """Dice, one die, or a scroll of the opponent."""
    if t.spell == TRANSFER:
        power: i64 = t.held // 5 % 5 + 2
        return fill_scrolls(t.up[t.foe] & OF_COLOUR[t.tint] & OF_POWER[power], out, 0)
    if t.spell == MYSTIFICATION:
        return fill_dice(t, out, t.foe, colours_in(t.tint) & ~(i64(1) << (t.held >> 3)), 0xFFFFFF)
    return fill_parts(t, t.dice[4 * t.foe + t.colour] & ABOVE_ONE, 24, out)


def fill_parts(t: Tower, word: i64, most: i64, out: vec[i64]) -> i64:
    """Every non-empty set of these dice, up to a number."""
    n: i64 = 0
    part: i64 = next_part(word, 0)
    while part:
        if how_many_dice(part) <= most:
            out[n] = move(CHOOSE_DICE, t.colour, 0, part)
            n += 1
        part = next_part(word, part)
    return n


def fill_dice(t: Tower, out: vec[i64], seat: i64, colours: i64, values: i64) -> i64:
    """One die of a seat, of these colours and values."""
    n: i64 = 0
    colour: i64 = 0
    while colour < 4:
        word: i64 = t.dice[4 * seat + colour] & values
        value: i64 = 1
        while word and (colours >> colour) & 1:
            if word & 15:
                out[n] = move(CHOOSE_DIE, colour, value)
                n += 1
            word >>= 4
            value += 1
        colour += 1
    return n


def fill_scrolls(word: i64, out: vec[i64], n: i64) -> i64:
    while word:
        low: i64 = word & -word
        out[n] = move(CHOOSE_SCROLL, bit_index(low))
        n += 1
        word ^= low
    return n


def fill_loans(t: Tower, out: vec[i64]) -> i64:
    n: i64 = 0
    foe: i64 = 0
    while foe < t.seats:
        if is_foe(t, foe):
            n = fill_scrolls(loans(t, foe, t.tint), out, n)
        foe += 1
    return n


def fill_place(t: Tower, out: vec[i64]) -> i64:
    """A space; of a pair the first one, if a second is left for it."""
    n: i64 = 0
    i: i64 = 0
    if t.spell == MISSION:
        i = next_mission(t, 0, t.tint)
        while i != NOBODY:
            out[n] = move(CHOOSE_SPACE, t.board.spaces[i])
            n += 1
            i = next_mission(t, i + 1, t.tint)
        return n
    if t.spell != GUARDIAN and t.spell != DISINTEGRATION:
        return fill_firsts(t, out)
    while i < t.board.seals + t.board.alcoves:
        space: i64 = t.board.spaces[i]
        code: i64 = i64(t.cell[space])
        if t.spell == GUARDIAN:
            works: bool = code >= SCROLL and COLOUR_OF[code] == t.tint and t.guardian[t.tint] != space
        else:
            works = code != 0 and code < SCROLL and fits(t.tint, code >> 3)
        if works:
            out[n] = move(CHOOSE_SPACE, space)
            n += 1
        i += 1
    if t.spell == GUARDIAN and t.guardian[t.tint] != HOME:
        out[n] = move(REMOVE)
        n += 1
    return n


def fill_firsts(t: Tower, out: vec[i64]) -> i64:
    """The first space of each pair, found from the last space backwards: what comes later is known by then."""
    later: i64 = 0  # for each power the colours of the tokens seen, five bits a power; of scrolls only colours
    if t.spell == INVERSION and t.tint != SPIRIT:
        later = all_tokens(t)
    n: i64 = 0
    i: i64 = t.board.seals + t.board.alcoves
    while i:
        i -= 1
        space: i64 = t.board.spaces[i]
        code: i64 = i64(t.cell[space])
        if code == 0 or (code >= SCROLL) != (t.spell == REORGANISATION):
            continue
        if opens_a_pair(t, code, later):
            out[n] = move(CHOOSE_SPACE, space)
            n += 1
        later |= i64(1) << (COLOUR_OF[code] if code >= SCROLL else 5 * (code & 7) - 10 + (code >> 3))
    i = 0
    while i < n - 1 - i:
        kept: i64 = out[i]
        out[i] = out[n - 1 - i]
        out[n - 1 - i] = kept
        i += 1
    return n


def all_tokens(t: Tower) -> i64:
    """For each power the colours of the tokens on the board, five bits a power."""
    found: i64 = 0
    code: i64 = 2
    while code < SCROLL:
        if t.tokens[code]:
            found |= i64(1) << (5 * (code & 7) - 10 + (code >> 3))
        code += 1
    return found


def opens_a_pair(t: Tower, code: i64, later: i64) -> bool:
    """Whether this token or scroll can be the first of a pair whose second is among those that come later."""
    if t.spell == REORGANISATION:
        return later != 0 if COLOUR_OF[code] == t.tint else (later >> t.tint) & 1 != 0
    colour: i64 = code >> 3
    if not fits(t.tint, colour):
        return False
    if t.spell == INVERSION:
        return (later >> (5 * (code & 7) - 10)) & 31 & ~(i64(1) << colour) != 0
    own: i64 = i64(0x108421) << colour  # this colour in every power
    return later & own & ~(i64(1) << (5 * (code & 7) - 10 + colour)) != 0


def pair_works(t: Tower, one: i64, two: i64) -> bool:
    """Whether the spell swaps these two; the lower space comes first, but the spell's colour leads an Inversion."""
    a: i64 = i64(t.cell[one])
    b: i64 = i64(t.cell[two])
    if a == 0 or b == 0 or one == two:
        return False
    if t.spell == REORGANISATION:
        return a >= SCROLL and b >= SCROLL and one < two and (COLOUR_OF[a] == t.tint or COLOUR_OF[b] == t.tint)
    if a >= SCROLL or b >= SCROLL:
        return False
    if t.spell == EXCHANGE:
        return one < two and a >> 3 == b >> 3 and a != b
    return a & 7 == b & 7 and a != b and (t.tint != SPIRIT or one < two)


def fill_second(t: Tower, out: vec[i64]) -> i64:
    n: i64 = 0
    i: i64 = 0
    while i < t.board.seals + t.board.alcoves:
        if pair_works(t, t.held, t.board.spaces[i]):
            out[n] = move(CHOOSE_SPACE, t.board.spaces[i])
            n += 1
        i += 1
    return n


def fill_shatter(t: Tower, out: vec[i64]) -> i64:
    """A break with dice: Binding's second use, Leap, Teleportation, the first of Speed."""
    if t.spell == BINDING:
        t.reach(t.active)
        return breaks(t, out, 0, 0, SPIRIT, True)
    if t.spell == LEAP:
        return breaks(t, out, 0, leap(t, t.tint), SPIRIT, False)
    if t.spell == SPEED:
        return speedy(t, out)
    return breaks(t, out, 0, teleport(t), t.tint, False)


def fill_free(t: Tower, out: vec[i64]) -> i64:
    """Binding's third use: a token for a die that shows 1. Speed's second seal: for nothing."""
    n: i64 = 0
    i: i64 = 0
    end: i64 = t.reach(t.active)
    while i < end:
        code: i64 = i64(t.cell[t.goal[i]])
        works: bool = fits(t.tint, COLOUR_OF[code]) if t.spell == SPEED else one_works(t, code)
        if works:
            out[n] = move(CHOOSE_SPACE, t.goal[i])
            n += 1
        i += 1
    return n


def one_works(t: Tower, code: i64) -> bool:
    """Whether the active seat has a 1 of this token's colour."""
    return code < SCROLL and t.dice[4 * t.active + (code >> 3)] & 15 != 0


def fill_storing(t: Tower, out: vec[i64]) -> i64:
    """An Absorption that fits the broken token, or none."""
    n: i64 = 0
    found: i64 = absorbers(t, t.held)
    colour: i64 = 0
    while colour < 5:
        if (found >> colour) & 1:
            out[n] = move(STORE, colour)
            n += 1
        colour += 1
    out[n] = move(DISCARD)
    return n + 1
