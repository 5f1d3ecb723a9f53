"""The School of Passages, second circle: spells on tokens and scrolls of the tower, and the tokens of Absorption."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sortilege.games.archimage import moves as mv
from sortilege.games.archimage import scrolls as sc
from sortilege.games.archimage.breaking import fits
from sortilege.games.archimage.dice import BELOW_SIX, die_showing
from sortilege.games.archimage.rounds import absorbers, end_turn
from sortilege.games.archimage.spells.spell import TowerSpell, write_dice
from sortilege.games.archimage.state import NOBODY, ArchimageState


class Swap(TowerSpell):
    """Two tokens or two scrolls change places; a subclass says which make a pair."""

    # asks: a space that opens a pair, then its second; of two alike orders the lower space comes first

    def offers(self, t: ArchimageState, out: vec[i64]) -> i64:
        return self.write_firsts(t, out) if t.phase == mv.PLACE else self.write_seconds(t, out)

    def write_firsts(self, t: ArchimageState, out: vec[i64]) -> i64:
        """The first space of each pair, found from the last space backwards: what comes later is known by then."""
        later: i64 = self.known(t)
        spaces = t.board.spaces
        start: i64 = self.start(t)
        n: i64 = 0
        i: i64 = t.board.seals + t.board.alcoves if start else t.board.seals
        while i > start:
            i -= 1
            code: i64 = i64(t.cell[spaces[i]])
            if code:
                if self.opens(t, code, later):
                    out[n] = mv.move(mv.CHOOSE_SPACE, spaces[i])
                    n += 1
                later |= mark(code)
        reverse(out, n)
        return n

    def write_seconds(self, t: ArchimageState, out: vec[i64]) -> i64:
        spaces = t.board.spaces
        n: i64 = 0
        i: i64 = self.start(t)
        end: i64 = t.board.seals + t.board.alcoves if i else t.board.seals
        while i < end:
            space: i64 = spaces[i]
            if t.cell[space] and space != t.chosen and self.pairs(t, t.chosen, space):
                out[n] = mv.move(mv.CHOOSE_SPACE, space)
                n += 1
            i += 1
        return n

    def start(self, t: ArchimageState) -> i64:
        """Where what it swaps begins in the order of the set-up: seals come first, then alcoves."""
        return t.board.seals if self.scrolls else 0

    def known(self, t: ArchimageState) -> i64:
        """Marks of what may be the second of a pair before any space was looked at."""
        return 0

    def opens(self, t: ArchimageState, code: i64, later: i64) -> bool:
        """Whether this thing can be the first of a pair whose second is among the marks."""
        return False

    def pairs(self, t: ArchimageState, first: i64, second: i64) -> bool:
        """Whether the spell swaps what lies on these two spaces."""
        return False

    def keeps(self, t: ArchimageState) -> bool:
        if t.phase != mv.SECOND or t.chosen >= t.board.size:
            return t.chosen == 0
        code: i64 = i64(t.cell[t.chosen])
        return code != 0 and (code >= sc.SCROLL) == self.scrolls

    # does

    def take(self, t: ArchimageState, move: i64) -> None:
        space: i64 = mv.one_of(move)
        if t.phase == mv.PLACE:
            t.chosen = space
            return
        kept: i64 = i64(t.cell[t.chosen])
        t.cell[t.chosen] = t.cell[space]
        t.cell[space] = u8(kept)
        t.reached = NOBODY


class Inversion(Swap):
    """A8.6 Inversion (2): swap two tokens of one power and of two colours, one of them the spell's."""

    def allowed(self, t: ArchimageState, scroll: i64) -> bool:
        tint: i64 = scroll % 5
        power: i64 = 2
        while power < 7:
            fire: i64 = 1 if t.tokens[power] else 0
            water: i64 = 1 if t.tokens[8 + power] else 0
            air: i64 = 1 if t.tokens[16 + power] else 0
            earth: i64 = 1 if t.tokens[24 + power] else 0
            if fire + water + air + earth > 1 and (tint == sc.SPIRIT or t.tokens[tint * 8 + power]):
                return True
            power += 1
        return False

    def known(self, t: ArchimageState) -> i64:
        if t.tint == sc.SPIRIT:
            return 0
        return all_tokens(t)

    def opens(self, t: ArchimageState, code: i64, later: i64) -> bool:
        return fits(t.tint, code >> 3) and later & same_power(code) & ~mark(code) != 0

    def pairs(self, t: ArchimageState, first: i64, second: i64) -> bool:
        a: i64 = i64(t.cell[first])
        b: i64 = i64(t.cell[second])
        return a & 7 == b & 7 and a != b and (t.tint != sc.SPIRIT or first < second)


class Exchange(Swap):
    """A8.7 Exchange (3): swap two tokens of the spell's colour and of different powers."""

    def allowed(self, t: ArchimageState, scroll: i64) -> bool:
        return has_powers(t, scroll % 5, 2)

    def opens(self, t: ArchimageState, code: i64, later: i64) -> bool:
        return fits(t.tint, code >> 3) and later & same_colour(code) & ~mark(code) != 0

    def pairs(self, t: ArchimageState, first: i64, second: i64) -> bool:
        a: i64 = i64(t.cell[first])
        b: i64 = i64(t.cell[second])
        return first < second and a >> 3 == b >> 3 and a != b


class Absorption(TowerSpell):
    """A8.8 Absorption (4): discard the token on it and add its power to one of your dice, up to 6."""

    def allowed(self, t: ArchimageState, scroll: i64) -> bool:
        at: i64 = 4 * t.active
        some: i64 = t.dice[at] | t.dice[at + 1] | t.dice[at + 2] | t.dice[at + 3]
        return t.stored[scroll % 5] != 0 and some & BELOW_SIX != 0

    def offers(self, t: ArchimageState, out: vec[i64]) -> i64:
        return write_dice(t, t.active, 15, BELOW_SIX, out)

    def take(self, t: ArchimageState, move: i64) -> None:
        value: i64 = mv.two_of(move)
        higher: i64 = min(6, value + (t.stored[t.tint] & 7))
        t.stored[t.tint] = 0
        t.dice[4 * t.active + mv.one_of(move)] += die_showing(higher) - die_showing(value)


def write_storing(t: ArchimageState, out: vec[i64]) -> i64:
    """A8.8: each Absorption that fits the broken token, or none."""
    n: i64 = 0
    fitting: i64 = absorbers(t, t.token)
    colour: i64 = 0
    while colour < 5:
        if (fitting >> colour) & 1:
            out[n] = mv.move(mv.STORE, colour)
            n += 1
        colour += 1
    out[n] = mv.move(mv.DISCARD)
    return n + 1


def store(t: ArchimageState, move: i64) -> None:
    """A8.8: the broken token goes onto an Absorption, or leaves the game; the turn is over."""
    if mv.kind_of(move) == mv.STORE:
        t.stored[mv.one_of(move)] = t.token
    t.token = 0
    end_turn(t)


class Disintegration(TowerSpell):
    """A8.9 Disintegration (5): remove a token of the colour from the board. This is no break."""

    def allowed(self, t: ArchimageState, scroll: i64) -> bool:
        return has_powers(t, scroll % 5, 1)

    def offers(self, t: ArchimageState, out: vec[i64]) -> i64:
        n: i64 = 0
        i: i64 = 0
        while i < t.board.seals:
            code: i64 = i64(t.cell[t.board.spaces[i]])
            if code and fits(t.tint, code >> 3):
                out[n] = mv.move(mv.CHOOSE_SPACE, t.board.spaces[i])
                n += 1
            i += 1
        return n

    def take(self, t: ArchimageState, move: i64) -> None:
        t.put_token(mv.one_of(move), 0)


class Reorganisation(Swap):
    """A8.10 Reorganisation (6): swap two scrolls on the board, at least one of the spell's colour."""

    def allowed(self, t: ArchimageState, scroll: i64) -> bool:
        return t.laid & sc.OF_COLOUR[scroll % 5] != 0 and t.laid & (t.laid - 1) != 0

    def opens(self, t: ArchimageState, code: i64, later: i64) -> bool:
        return later != 0 if sc.COLOUR_OF[code] == t.tint else (later >> t.tint) & 1 != 0

    def pairs(self, t: ArchimageState, first: i64, second: i64) -> bool:
        a: i64 = sc.COLOUR_OF[i64(t.cell[first])]
        return first < second and (t.tint == a or t.tint == sc.COLOUR_OF[i64(t.cell[second])])


# What each spell asks, in the order of A7.5; powers 2 to 6.
SCHOOL: Final[list[TowerSpell]] = [
    Inversion([mv.PLACE, mv.SECOND]),
    Exchange([mv.PLACE, mv.SECOND]),
    Absorption([mv.OWN], "die"),
    Disintegration([mv.PLACE]),
    Reorganisation([mv.PLACE, mv.SECOND], "scroll"),
]


# marks: a bit for what lies on a space; tokens five bits a power, scrolls by colour


def mark(code: i64) -> i64:
    return i64(1) << (sc.COLOUR_OF[code] if code >= sc.SCROLL else 5 * (code & 7) - 10 + (code >> 3))


def same_power(code: i64) -> i64:
    return i64(31) << (5 * (code & 7) - 10)


def same_colour(code: i64) -> i64:
    return i64(0x108421) << (code >> 3)


def all_tokens(t: ArchimageState) -> i64:
    """The marks of all tokens on the board."""
    marks: i64 = 0
    code: i64 = 2
    while code < sc.SCROLL:
        if t.tokens[code]:
            marks |= mark(code)
        code += 1
    return marks


def has_powers(t: ArchimageState, tint: i64, wanted: i64) -> bool:
    """Whether the tokens of a fitting colour on the board have so many powers."""
    colour: i64 = 0
    while colour < 4:
        if fits(tint, colour):
            n: i64 = 0
            power: i64 = 2
            while power < 7:
                n += 1 if t.tokens[colour * 8 + power] else 0
                power += 1
            if n >= wanted:
                return True
        colour += 1
    return False


def reverse(out: vec[i64], n: i64) -> None:
    i: i64 = 0
    while i < n - 1 - i:
        kept: i64 = out[i]
        out[i] = out[n - 1 - i]
        out[n - 1 - i] = kept
        i += 1
