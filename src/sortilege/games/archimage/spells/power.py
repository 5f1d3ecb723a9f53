"""The School of Power, circle 0 and first circle: spells on one's own dice."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.archimage import moves as mv
from sortilege.games.archimage.dice import BELOW_SIX, MANY, how_many_dice, raised
from sortilege.games.archimage.rounds import resolved
from sortilege.games.archimage.spells.spell import TowerSpell, any_colour, write_sets
from sortilege.games.archimage.state import ArchimageState
from sortilege.kernel.position import CHANCE


class Power(TowerSpell):
    """A spell on dice of one colour; a subclass says when it does something to them."""

    def allowed(self, t: ArchimageState, scroll: i64) -> bool:
        return any_colour(t, self, scroll % 5)


class Transmutation(Power):
    """A8.1 Transmutation (2): dice of the colour become as many of another, with the same values."""

    # allowed: a die of the colour, and another colour in reserve

    def works(self, t: ArchimageState, colour: i64) -> bool:
        others: i64 = t.reserve[0] + t.reserve[1] + t.reserve[2] + t.reserve[3] - t.reserve[colour]
        return t.dice[4 * t.active + colour] != 0 and others > 0

    # asks: the colour if violet, the new colour, the dice

    def offers(self, t: ArchimageState, out: vec[i64]) -> i64:
        if t.phase == mv.INTO:
            return write_other_colours(t, out)
        return write_sets(t, t.dice[4 * t.active + t.colour], t.reserve[t.into], out)

    # does

    def take(self, t: ArchimageState, move: i64) -> None:
        if t.phase == mv.INTO:
            t.into = mv.one_of(move)
        else:
            t.spend(t.active, t.colour, mv.dice_of(move))
            t.dice[4 * t.active + t.into] += mv.dice_of(move)
            t.reserve[t.into] -= how_many_dice(mv.dice_of(move))


class Rebirth(Power):
    """A8.2 Rebirth (3): roll dice of the colour again."""

    def works(self, t: ArchimageState, colour: i64) -> bool:
        return t.dice[4 * t.active + colour] != 0

    def offers(self, t: ArchimageState, out: vec[i64]) -> i64:
        return write_sets(t, t.dice[4 * t.active + t.colour], MANY, out)

    def take(self, t: ArchimageState, move: i64) -> None:
        t.dice[4 * t.active + t.colour] -= mv.dice_of(move)
        t.wait[t.active] = how_many_dice(mv.dice_of(move)) << (4 * t.colour)

    def end(self, t: ArchimageState) -> None:
        roll(t)


class Evolution(Power):
    """A8.3 Evolution (4): add 2 to dice of the colour; 5 becomes 6, and a 6 cannot be chosen."""

    def works(self, t: ArchimageState, colour: i64) -> bool:
        return t.dice[4 * t.active + colour] & BELOW_SIX != 0

    def offers(self, t: ArchimageState, out: vec[i64]) -> i64:
        return write_sets(t, t.dice[4 * t.active + t.colour] & BELOW_SIX, MANY, out)

    def take(self, t: ArchimageState, move: i64) -> None:
        t.dice[4 * t.active + t.colour] += raised(mv.dice_of(move), 2) - mv.dice_of(move)


class Growth(Power):
    """A8.4 Growth (5): take a die of the colour from the reserve and roll it."""

    def works(self, t: ArchimageState, colour: i64) -> bool:
        return t.reserve[colour] > 0

    def end(self, t: ArchimageState) -> None:
        t.reserve[t.colour] -= 1
        t.wait[t.active] = i64(1) << (4 * t.colour)
        roll(t)


class Synergy(TowerSpell):
    """A8.5 Synergy (6): never cast; `points` counts it."""


# What each spell asks, in the order of A7.5; powers 2 to 6.
SCHOOL: Final[list[TowerSpell]] = [
    Transmutation([mv.COLOUR, mv.INTO, mv.OWN]),
    Rebirth([mv.COLOUR, mv.OWN]),
    Evolution([mv.COLOUR, mv.OWN]),
    Growth([mv.COLOUR]),
    Synergy([]),
]


def write_other_colours(t: ArchimageState, out: vec[i64]) -> i64:
    """The colours in reserve that dice of t.colour may become."""
    n: i64 = 0
    colour: i64 = 0
    while colour < 4:
        if colour != t.colour and t.reserve[colour]:
            out[n] = mv.move(mv.CHOOSE_INTO, colour)
            n += 1
        colour += 1
    return n


def roll(t: ArchimageState) -> None:
    """The spell is done; chance rolls the dice that wait."""
    resolved(t)
    t.phase = mv.REROLLING
    t.seat = CHANCE
