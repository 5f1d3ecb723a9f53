"""What every spell has: what allows it, what it asks, what it does; and the list of all spells by number.

A spell asks its questions in the order of A7.5. Its list `asks` is the one place that says which: the phases follow
from it here, the sentences in speech.py and the facts about a spell under way in invariants.py.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.archimage import moves as mv
from sortilege.games.archimage import scrolls as sc
from sortilege.games.archimage.dice import how_many_dice, next_part
from sortilege.games.archimage.rounds import resolved
from sortilege.games.archimage.state import ArchimageState
from sortilege.kernel.bits import bit_index


class TowerSpell:
    """A spell of A8. It holds no state: what was chosen so far stands in the tower."""

    def __init__(self, asks: list[int], thing: str = "dice") -> None:
        self.asks: vec[i64] = vec[i64](asks)  # the questions, in the order of A7.5
        self.thing = thing  # what it chooses or moves: "dice", "die" or "scroll"
        self.scrolls: bool = thing == "scroll"

    # what allows it

    def allowed(self, t: ArchimageState, scroll: i64) -> bool:
        """Whether the active seat can cast this scroll: it changes something and can be completed (A7.3)."""
        return False

    def works(self, t: ArchimageState, colour: i64) -> bool:
        """Whether it does something to dice of this colour."""
        return False

    def foes(self, t: ArchimageState, tint: i64) -> i64:
        """The opponents against whom it can be completed, as bits."""
        return 0

    # what it asks

    def asked(self, t: ArchimageState, question: i64) -> bool:
        """Whether a question of `asks` comes up in this position."""
        return question != mv.COLOUR or t.tint == sc.SPIRIT

    def offers(self, t: ArchimageState, out: vec[i64]) -> i64:
        """Writes the answers to a question of its own; returns how many."""
        return 0

    def keeps(self, t: ArchimageState) -> bool:
        """Whether `chosen`, the first of two things, can be what the position says."""
        return t.chosen == 0

    def past(self, t: ArchimageState, question: i64) -> bool:
        """Whether a question stands before the one that is open."""
        i: i64 = 0
        while self.asks[i] != t.phase:
            if self.asks[i] == question:
                return True
            i += 1
        return False

    # what it does

    def take(self, t: ArchimageState, move: i64) -> None:
        """Takes the answer to a question of its own."""

    def end(self, t: ArchimageState) -> None:
        """Ends the spell after the last answer."""
        resolved(t)

    # the course of every spell

    def begin(self, t: ArchimageState, number: i64, tint: i64) -> None:
        """Asks the first question; the scroll has been turned down."""
        t.spell = number
        t.tint = tint
        t.colour = tint if self.asks[0] == mv.COLOUR and tint != sc.SPIRIT else 0
        self.ask_from(t, 0)

    def fill(self, t: ArchimageState, out: vec[i64]) -> i64:
        """Writes the answers to the question that is open; returns how many."""
        if t.phase == mv.FOE:
            return write_foes(self.foes(t, t.tint), out)
        return write_colours(t, self, out) if t.phase == mv.COLOUR else self.offers(t, out)

    def answered(self, t: ArchimageState, move: i64) -> None:
        """Takes an answer, and asks what comes next."""
        i: i64 = 0
        while self.asks[i] != t.phase:
            i += 1
        if t.phase == mv.COLOUR:
            t.colour = mv.one_of(move)
        elif t.phase == mv.FOE:
            t.foe = mv.one_of(move)
        else:
            self.take(t, move)
        self.ask_from(t, i + 1)

    def ask_from(self, t: ArchimageState, i: i64) -> None:
        """Asks the first question from this one on that comes up; after the last one the spell ends (A7.5)."""
        while i < len(self.asks):
            if self.asked(t, self.asks[i]):
                t.phase = self.asks[i]
                t.seat = answerer(t)
                return
            i += 1
        self.end(t)


CATALOGUE: Final = vec[TowerSpell]([TowerSpell([mv.COLOUR]) for _ in range(21)])  # each school enters its own


def answerer(t: ArchimageState) -> i64:
    """Who answers the question that is open: the active seat, or the opponent who gives a die away."""
    return t.foe if t.phase == mv.VICTIM else t.active


def enter(first: i64, school: list[TowerSpell]) -> None:
    """Puts the spells of a school into the list, from this number on."""
    i: i64 = 0
    while i < len(school):
        CATALOGUE[first + i] = school[i]
        i += 1


# writing answers


def write_foes(seats: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    while seats:
        out[n] = mv.move(mv.CHOOSE_FOE, bit_index(seats & -seats))
        n += 1
        seats &= seats - 1
    return n


def write_colours(t: ArchimageState, spell: TowerSpell, out: vec[i64]) -> i64:
    """Each colour of dice on which the spell does something."""
    n: i64 = 0
    colour: i64 = 0
    while colour < 4:
        if spell.works(t, colour):
            out[n] = mv.move(mv.CHOOSE_COLOUR, colour)
            n += 1
        colour += 1
    return n


def write_sets(t: ArchimageState, word: i64, most: i64, out: vec[i64]) -> i64:
    """Every non-empty set of these dice, up to a number."""
    n: i64 = 0
    part: i64 = next_part(word, 0)
    while part:
        if how_many_dice(part) <= most:
            out[n] = mv.move(mv.CHOOSE_DICE, t.colour, 0, part)
            n += 1
        part = next_part(word, part)
    return n


def write_dice(t: ArchimageState, seat: i64, colours: i64, values: i64, out: vec[i64]) -> i64:
    """One die of a seat, of these colours and values."""
    n: i64 = 0
    colour: i64 = 0
    while colour < 4:
        word: i64 = t.dice[4 * seat + colour] & values
        value: i64 = 1
        while word and (colours >> colour) & 1:
            if word & 15:
                out[n] = mv.move(mv.CHOOSE_DIE, colour, value)
                n += 1
            word >>= 4
            value += 1
        colour += 1
    return n


def write_scrolls(word: i64, out: vec[i64], n: i64) -> i64:
    """Each of these scrolls, from out[n] on."""
    while word:
        out[n] = mv.move(mv.CHOOSE_SCROLL, bit_index(word & -word))
        n += 1
        word &= word - 1
    return n


# dice and opponents


def any_colour(t: ArchimageState, spell: TowerSpell, tint: i64) -> bool:
    """Whether the spell does something to its colour; violet: to one of the four."""
    if tint != sc.SPIRIT:
        return spell.works(t, tint)
    return spell.works(t, 0) or spell.works(t, 1) or spell.works(t, 2) or spell.works(t, 3)


def is_foe(t: ArchimageState, seat: i64) -> bool:
    """Whether a seat can be the target of a spell: another's, and still in the round (A7.4)."""
    return seat != t.active and t.in_round(seat)


def colours_of(t: ArchimageState, seat: i64) -> i64:
    """The colours of a seat's dice, as bits."""
    at: i64 = 4 * seat
    low: i64 = (1 if t.dice[at] else 0) | (2 if t.dice[at + 1] else 0)
    return low | (4 if t.dice[at + 2] else 0) | (8 if t.dice[at + 3] else 0)


def colours_in(tint: i64) -> i64:
    """The colours that a spell of this tint works on, as bits."""
    if tint == sc.SPIRIT:
        return 15
    return i64(1) << tint
