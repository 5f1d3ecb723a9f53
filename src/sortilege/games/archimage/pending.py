"""Whether the choice that a text asks for can come up inside the spell that it names."""

from sortilege.games.archimage.casting import is_foe
from sortilege.games.archimage.moves import (
    COLOUR,
    ENDED,
    FOE,
    FREE,
    HIS,
    INTO,
    LOAN,
    OWN,
    PLACE,
    SECOND,
    SHATTER,
    STORING,
    VICTIM,
)
from sortilege.games.archimage.rounds import absorbers
from sortilege.games.archimage.rules import Archimage
from sortilege.games.archimage.spells import (
    ABSORPTION,
    ALTERATION,
    BINDING,
    BORROWING,
    DISINTEGRATION,
    EVOLUTION,
    EXCHANGE,
    GROWTH,
    GUARDIAN,
    INVERSION,
    LEAP,
    LINK,
    MISSION,
    MYSTIFICATION,
    REBIRTH,
    REORGANISATION,
    SCROLL,
    SPEED,
    SPIRIT,
    TELEPORTATION,
    THEFT,
    TRANSFER,
    TRANSMUTATION,
    scroll_of,
    spell_of,
)

_DICE = (TRANSMUTATION, REBIRTH, EVOLUTION, GROWTH, ALTERATION)  # spells that ask for a colour
_ASKS = {
    COLOUR: _DICE,
    INTO: (TRANSMUTATION,),
    FOE: (ALTERATION, MYSTIFICATION, TRANSFER, THEFT),
    OWN: (TRANSMUTATION, REBIRTH, EVOLUTION, ABSORPTION, MYSTIFICATION, ALTERATION, TRANSFER),
    HIS: (MYSTIFICATION, ALTERATION, TRANSFER),
    PLACE: (INVERSION, EXCHANGE, DISINTEGRATION, REORGANISATION, MISSION, GUARDIAN),
    SECOND: (INVERSION, EXCHANGE, REORGANISATION),
    SHATTER: (BINDING, LEAP, TELEPORTATION, SPEED),
    FREE: (BINDING, SPEED),
    VICTIM: (THEFT,),
    LOAN: (BORROWING,),
}


def spell_problem(p: Archimage) -> str:
    """What does not fit in the pending choice; nothing if all does."""
    if p.phase < COLOUR or p.phase == ENDED:
        return ""
    fields = (p.spell, p.tint, p.colour, p.into, p.foe)
    if p.phase == STORING:
        fits = p.circle == 2 and fields == (0, 0, 0, 0, -1) and 0 < p.held < SCROLL and 2 <= p.held & 7 <= 6
        return "" if fits and absorbers(p, p.held) else "no Absorption could take this token"
    if p.spell not in _ASKS[p.phase] or spell_of(scroll_of(p.spell, p.tint), p.circle) != p.spell:
        return "this spell does not ask that"
    if not _declared(p):
        return "the spell under way is not among the used scrolls"
    return "" if _colours_fit(p) and _foe_fits(p) and _held_fits(p) else "what was chosen does not fit the spell"


def _declared(p: Archimage) -> bool:
    """The scroll was turned down at the declaration; a borrowed one is its owner's."""
    scroll = LINK if p.spell == BINDING else int(scroll_of(p.spell, p.tint))
    if p.down[p.active] >> scroll & 1:
        return True
    loan = int(scroll_of(BORROWING, p.tint))
    lent = any(p.down[seat] >> scroll & 1 for seat in range(p.seats) if is_foe(p, seat))
    return bool(p.circle == 3 and lent and p.down[p.active] >> loan & 1)


def _colours_fit(p: Archimage) -> bool:
    asks = p.spell in _DICE and p.phase != COLOUR
    if (not asks and p.colour) or (asks and p.tint != SPIRIT and p.colour != p.tint):
        return False
    chosen = p.spell == TRANSMUTATION and p.phase == OWN
    return p.into != p.colour if chosen else p.into == 0


def _foe_fits(p: Archimage) -> bool:
    if p.foe >= p.seats or (p.foe >= 0 and not is_foe(p, p.foe)):
        return False
    if p.phase == VICTIM or (p.phase in (OWN, HIS) and p.spell in (MYSTIFICATION, TRANSFER)) or p.phase == HIS:
        return bool(p.foe >= 0)
    return bool(p.foe < 0 or (p.phase == OWN and p.spell == ALTERATION))


def _held_fits(p: Archimage) -> bool:
    if p.phase == SECOND:
        return bool(p.held < p.board.size)
    if p.phase == HIS and p.spell == TRANSFER:
        return bool(p.held < 50 and p.up[p.active] >> p.held & 1)
    if p.phase == HIS and p.spell == MYSTIFICATION:
        colour, value = p.held >> 3, p.held & 7
        return bool(colour < 4 and 1 <= value <= 6 and p.dice[4 * p.active + colour] >> 4 * (value - 1) & 15)
    return bool(p.held == 0)
