"""The School of Conflict, third circle: spells against an opponent who is still in the round (A7.4)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.archimage import moves as mv
from sortilege.games.archimage import scrolls as sc
from sortilege.games.archimage.dice import ABOVE_ONE, ANY_VALUE, BELOW_SIX, MANY, die_showing, holds, raised
from sortilege.games.archimage.rounds import finish, resolved
from sortilege.games.archimage.spells.spell import (
    CATALOGUE,
    TowerSpell,
    any_colour,
    colours_in,
    colours_of,
    is_foe,
    write_dice,
    write_scrolls,
    write_sets,
)
from sortilege.games.archimage.state import NOBODY, ArchimageState
from sortilege.kernel.bits import bit, bit_index


class Conflict(TowerSpell):
    """A spell against one opponent; a subclass says against whom it works."""

    def allowed(self, t: ArchimageState, scroll: i64) -> bool:
        """Somebody can be its target; the scroll itself counts as used from the declaration on (A7.2)."""
        up: i64 = t.up[t.active]
        t.up[t.active] = sc.drop_one(up, scroll, t.circle)
        can: bool = self.foes(t, scroll % 5) != 0
        t.up[t.active] = up
        return can

    def foes(self, t: ArchimageState, tint: i64) -> i64:
        foes: i64 = 0
        foe: i64 = 0
        while foe < t.seats:
            if is_foe(t, foe) and self.works_on(t, tint, foe):
                foes |= bit(foe)
            foe += 1
        return foes

    def works_on(self, t: ArchimageState, tint: i64, foe: i64) -> bool:
        """Whether it can be completed against this opponent."""
        return False


class Mystification(Conflict):
    """A8.11 Mystification (2): a die of the opponent's and one of yours, of another colour, swap their colours."""

    # allowed: he has a die of the spell's colour, and you have one of another

    def works_on(self, t: ArchimageState, tint: i64, foe: i64) -> bool:
        return self.swaps(t, colours_of(t, t.active), foe, tint)

    def swaps(self, t: ArchimageState, own: i64, foe: i64, tint: i64) -> bool:
        """Whether one of these own colours differs from one of his that fit."""
        his: i64 = colours_of(t, foe) & colours_in(tint)
        return own != 0 and his != 0 and not (own == his and own & (own - 1) == 0)

    # asks: the opponent, your die, his die

    def offers(self, t: ArchimageState, out: vec[i64]) -> i64:
        if t.phase == mv.OWN:
            return write_dice(t, t.active, self.own_colours(t), ANY_VALUE, out)
        return write_dice(t, t.foe, colours_in(t.tint) & ~bit(t.chosen >> 3), ANY_VALUE, out)

    def own_colours(self, t: ArchimageState) -> i64:
        """Your colours that leave him a die of another one."""
        colours: i64 = 0
        colour: i64 = 0
        while colour < 4:
            if self.swaps(t, bit(colour), t.foe, t.tint):
                colours |= bit(colour)
            colour += 1
        return colours

    def keeps(self, t: ArchimageState) -> bool:
        colour: i64 = t.chosen >> 3
        value: i64 = t.chosen & 7
        if t.phase != mv.HIS:
            return t.chosen == 0
        return colour < 4 and 1 <= value <= 6 and holds(t.dice[4 * t.active + colour], die_showing(value))

    # does: the colours change hands, each die keeps its value

    def take(self, t: ArchimageState, move: i64) -> None:
        if t.phase == mv.OWN:
            t.chosen = mv.one_of(move) * 8 + mv.two_of(move)
        else:
            mine: i64 = t.chosen >> 3
            his: i64 = mv.one_of(move)
            recolour(t, t.active, t.chosen & 7, mine, his)
            recolour(t, t.foe, mv.two_of(move), his, mine)


class Alteration(Conflict):
    """A8.12 Alteration (3): add 1 to own dice of the colour below 6, take 1 from an opponent's above 1."""

    # allowed: one of the halves does something; not if all others have finished (A7.4)

    def allowed(self, t: ArchimageState, scroll: i64) -> bool:
        return t.done | bit(t.active) != bit(t.seats) - 1 and any_colour(t, self, scroll % 5)

    def works(self, t: ArchimageState, colour: i64) -> bool:
        return t.dice[4 * t.active + colour] & BELOW_SIX != 0 or weakened(t, colour) != 0

    def foes(self, t: ArchimageState, tint: i64) -> i64:
        return weakened(t, t.colour)

    # asks: the colour if violet, the opponent, your dice, his; a half that is impossible is left out

    def asked(self, t: ArchimageState, question: i64) -> bool:
        if question == mv.FOE:
            return weakened(t, t.colour) != 0
        if question == mv.OWN:
            return t.dice[4 * t.active + t.colour] & BELOW_SIX != 0
        return t.foe != NOBODY if question == mv.HIS else super().asked(t, question)

    def offers(self, t: ArchimageState, out: vec[i64]) -> i64:
        if t.phase == mv.OWN:
            return write_sets(t, t.dice[4 * t.active + t.colour] & BELOW_SIX, MANY, out)
        return write_sets(t, t.dice[4 * t.foe + t.colour] & ABOVE_ONE, MANY, out)

    # does

    def take(self, t: ArchimageState, move: i64) -> None:
        part: i64 = mv.dice_of(move)
        if t.phase == mv.OWN:
            t.dice[4 * t.active + t.colour] += raised(part, 1) - part
        else:
            t.dice[4 * t.foe + t.colour] += (part >> 4) - part


class Transfer(Conflict):
    """A8.13 Transfer (4): swap an active scroll for one of the spell's colour and of the same power."""

    # allowed: a pair of one power; Binding stays, and so does the Transfer being cast

    def works_on(self, t: ArchimageState, tint: i64, foe: i64) -> bool:
        return self.swappable(t, tint, foe) != 0

    def swappable(self, t: ArchimageState, tint: i64, foe: i64) -> i64:
        """Your scrolls for which he has a fitting one."""
        his: i64 = t.up[foe] & sc.OF_COLOUR[tint]
        own: i64 = 0
        power: i64 = 2
        while power < 7:
            if his & sc.OF_POWER[power]:
                own |= t.up[t.active] & sc.ALL & sc.OF_POWER[power]
            power += 1
        return own

    # asks: the opponent, your scroll, his

    def offers(self, t: ArchimageState, out: vec[i64]) -> i64:
        if t.phase == mv.OWN:
            return write_scrolls(self.swappable(t, t.tint, t.foe), out, 0)
        power: i64 = sc.POWER_OF[sc.SCROLL + t.chosen]
        return write_scrolls(t.up[t.foe] & sc.OF_COLOUR[t.tint] & sc.OF_POWER[power], out, 0)

    def keeps(self, t: ArchimageState) -> bool:
        return t.chosen < sc.LINK and (t.up[t.active] >> t.chosen) & 1 == 1 if t.phase == mv.HIS else t.chosen == 0

    # does

    def take(self, t: ArchimageState, move: i64) -> None:
        if t.phase == mv.OWN:
            t.chosen = mv.one_of(move)
        else:
            mine: i64 = bit(t.chosen)
            his: i64 = bit(mv.one_of(move))
            t.up[t.active] = (t.up[t.active] & ~mine) | his
            t.up[t.foe] = (t.up[t.foe] & ~his) | mine


class Theft(Conflict):
    """A8.14 Theft (5): an opponent gives you a die of the spell's colour with its value; he chooses which."""

    # allowed: he has such a die

    def works_on(self, t: ArchimageState, tint: i64, foe: i64) -> bool:
        return colours_of(t, foe) & colours_in(tint) != 0

    # asks: the opponent, and then him: which die

    def offers(self, t: ArchimageState, out: vec[i64]) -> i64:
        return write_dice(t, t.foe, colours_in(t.tint), ANY_VALUE, out)

    # does: the die is yours; without dice his round ends at once, with all of A6.1 and A6.2

    def take(self, t: ArchimageState, move: i64) -> None:
        die: i64 = die_showing(mv.two_of(move))
        t.dice[4 * t.foe + mv.one_of(move)] -= die
        t.dice[4 * t.active + mv.one_of(move)] += die

    def end(self, t: ArchimageState) -> None:
        victim: i64 = t.foe
        resolved(t)
        if t.dice_left(victim) == 0:
            finish(t, victim)


class Borrowing(Conflict):
    """A8.15 Borrowing (6): cast an opponent's active scroll of the spell's colour as if it were yours."""

    # allowed: one of them could be cast; never Binding nor Synergy

    def works_on(self, t: ArchimageState, tint: i64, foe: i64) -> bool:
        return self.loans(t, tint, foe) != 0

    def loans(self, t: ArchimageState, tint: i64, foe: i64) -> i64:
        """His scrolls that could be cast now."""
        up: i64 = t.up[foe]
        rest: i64 = up & sc.OF_COLOUR[tint]
        usable: i64 = 0
        while rest:
            low: i64 = rest & -rest
            rest ^= low
            scroll: i64 = bit_index(low)
            t.up[foe] = up & ~low
            if CATALOGUE[sc.spell_of(scroll, t.circle)].allowed(t, scroll):
                usable |= low
        t.up[foe] = up
        return usable

    # asks: the scroll

    def offers(self, t: ArchimageState, out: vec[i64]) -> i64:
        n: i64 = 0
        foe: i64 = 0
        while foe < t.seats:
            if is_foe(t, foe):
                n = write_scrolls(self.loans(t, t.tint, foe), out, n)
            foe += 1
        return n

    # does: both are turned down, and the borrowed spell asks its own questions

    def answered(self, t: ArchimageState, move: i64) -> None:
        scroll: i64 = mv.one_of(move)
        t.turn_down(lender(t, scroll), scroll)
        number: i64 = sc.spell_of(scroll, t.circle)
        CATALOGUE[number].begin(t, number, scroll % 5)


# What each spell asks, in the order of A7.5; powers 2 to 6.
SCHOOL: Final[list[TowerSpell]] = [
    Mystification([mv.FOE, mv.OWN, mv.HIS], "die"),
    Alteration([mv.COLOUR, mv.FOE, mv.OWN, mv.HIS], "dice"),
    Transfer([mv.FOE, mv.OWN, mv.HIS], "scroll"),
    Theft([mv.FOE, mv.VICTIM], "die"),
    Borrowing([mv.LOAN], "scroll"),
]


def recolour(t: ArchimageState, seat: i64, value: i64, old: i64, new: i64) -> None:
    """A die of a seat changes its colour and keeps its value."""
    t.dice[4 * seat + old] -= die_showing(value)
    t.dice[4 * seat + new] += die_showing(value)


def weakened(t: ArchimageState, colour: i64) -> i64:
    """The opponents with a die of the colour that shows more than 1, as bits."""
    foes: i64 = 0
    foe: i64 = 0
    while foe < t.seats:
        if is_foe(t, foe) and t.dice[4 * foe + colour] & ABOVE_ONE:
            foes |= bit(foe)
        foe += 1
    return foes


def lender(t: ArchimageState, scroll: i64) -> i64:
    """The opponent who has this scroll active."""
    seat: i64 = 0
    while seat == t.active or not (t.up[seat] >> scroll) & 1:
        seat += 1
    return seat
