"""What is counted for each kind, slot or seat: cards in zones, spells, curses with their tokens, library and supply.

All of it stands in one vector, so that copying it is one slice; only this module knows the places in it. A draw pile
follows the kernel's Pile, a known top over an unknown middle: the counts of zone DECK, and one word.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.madness import codes as c
from sortilege.games.madness.cards import Cards
from sortilege.games.madness.codes import NONE
from sortilege.kernel.bits import bit, bit_index
from sortilege.kernel.position import Position

UNKNOWN: Final = -1  # the next card or curse of a pile: chance decides
NO_CARD: Final = -2

# Places of the whole table in `counts`.
_LIBRARY: Final = 0  # four: the visible spell
_TOKENS: Final = 4  # four: tokens left beside the board
_DISCOUNTS: Final = 8  # eight: uses left of each kind
_POOL: Final = 16  # four: what the cards in all supports are worth
_CURSE: Final = 20  # five slots
_BURDEN: Final = 25  # five times four: tokens on the curses
_SUPPLY: Final = 45  # twelve kinds
_BOX: Final = 57  # thirteen kinds
_UNDER_N: Final = 70  # five: known cards under each curse pile
_UNDER: Final = 75  # sixty: the known bottoms, each pile from its own first place
_SEATS: Final = 135

# Places of a seat: five zones of thirteen kinds, their sizes, and the rest.
_SIZE: Final = 65  # five
_TOP: Final = 70  # known cards on the draw pile, four bits each, the next one lowest
_SPELLS: Final = 71  # bits
_SPENT: Final = 72  # bits: the exhausted ones
_MAGE: Final = 73
_ALIVE: Final = 74
_WORTH: Final = 75  # four: what the cards in hand are worth
_STRIDE: Final = 79


class MadnessZones(Position):
    """The counts of a position, by name."""

    def __init__(self, seats: i64, cards: Cards) -> None:
        super().__init__(seats)
        self.cards: Cards = cards
        self.curses: i64 = 2 * bit(cards.curses - 1) - 1  # bits: those in the unknown middle of their piles
        self.counts: vec[i64] = vec[i64]([0] * (_SEATS + seats * _STRIDE))
        i: i64 = 0
        while i < c.SLOTS:
            self.counts[_CURSE + i] = NONE
            if i < 4:
                self.counts[_LIBRARY + i] = NONE
            if i < seats:
                self.counts[_SEATS + i * _STRIDE + _MAGE] = NONE
            i += 1

    # seats

    def alive(self, seat: i64) -> bool:
        return self.counts[_SEATS + seat * _STRIDE + _ALIVE] == 1

    def mage(self, seat: i64) -> i64:
        """The magician of a player, or NONE."""
        return self.counts[_SEATS + seat * _STRIDE + _MAGE]

    def spells(self, seat: i64) -> i64:
        """Bits of a player's spells."""
        return self.counts[_SEATS + seat * _STRIDE + _SPELLS]

    def spent(self, seat: i64) -> i64:
        """Bits of the exhausted ones."""
        return self.counts[_SEATS + seat * _STRIDE + _SPENT]

    def set_spells(self, seat: i64, spells: i64, spent: i64) -> None:
        self.counts[_SEATS + seat * _STRIDE + _SPELLS] = spells
        self.counts[_SEATS + seat * _STRIDE + _SPENT] = spent

    def turn_over(self, seat: i64, spells: i64) -> None:
        """Exhausts the ready ones of these spells and readies the others."""
        self.counts[_SEATS + seat * _STRIDE + _SPENT] ^= spells

    def lose_spell(self, seat: i64, spell: i64) -> None:
        """A spell leaves the game."""
        self.set_spells(seat, self.spells(seat) & ~bit(spell), self.spent(seat) & ~bit(spell))

    def sit(self, seat: i64, magician: i64, alive: bool) -> None:
        """Gives a player a magician, who plays or is out."""
        self.counts[_SEATS + seat * _STRIDE + _MAGE] = magician
        self.counts[_SEATS + seat * _STRIDE + _ALIVE] = 1 if alive else 0

    def after(self, seat: i64) -> i64:
        """The next living player after this one; the same one if no other is left."""
        i: i64 = 1
        while i < self.seats:
            other: i64 = (seat + i) % self.seats
            if self.alive(other):
                return other
            i += 1
        return seat

    # cards

    def count(self, seat: i64, zone: i64, kind: i64) -> i64:
        return self.counts[_SEATS + seat * _STRIDE + zone * c.KINDS + kind]

    def size(self, seat: i64, zone: i64) -> i64:
        return self.counts[_SEATS + seat * _STRIDE + _SIZE + zone]

    def change(self, seat: i64, zone: i64, kind: i64, n: i64) -> None:
        """Puts n cards of this kind into a zone, or takes them out if n is negative."""
        here: i64 = _SEATS + seat * _STRIDE
        counts = self.counts
        counts[here + zone * c.KINDS + kind] += n
        counts[here + _SIZE + zone] += n
        if zone <= c.SUPPORT and kind != c.MAD:
            worth: i64 = here + _WORTH if zone == c.HAND else _POOL
            counts[worth + c.ELEMENT[kind]] += n * c.VALUE[kind]

    def carry(self, seat: i64, start: i64, end: i64, kind: i64) -> None:
        """Moves one card from zone to zone of the same player."""
        self.change(seat, start, kind, -1)
        self.change(seat, end, kind, 1)

    def carry_all(self, seat: i64, zone: i64, to: i64, to_zone: i64) -> None:
        """Moves all cards of a zone to a zone of the same or another player."""
        kind: i64 = 0
        while kind < c.KINDS:
            n: i64 = self.count(seat, zone, kind)
            if n:
                self.change(seat, zone, kind, -n)
                self.change(to, to_zone, kind, n)
            kind += 1

    def in_hand(self, seat: i64, element: i64) -> i64:
        """What this player can pay of an element from the hand alone."""
        return self.counts[_SEATS + seat * _STRIDE + _WORTH + element]

    def pool(self, element: i64) -> i64:
        """What all supports together can pay of an element."""
        return self.counts[_POOL + element]

    def worth(self, seat: i64, element: i64) -> i64:
        """What this player can pay of an element, from hand and all supports (B3.1)."""
        return self.counts[_SEATS + seat * _STRIDE + _WORTH + element] + self.counts[_POOL + element]

    def limit(self, seat: i64) -> i64:
        """How many cards a player's support holds (B4.1)."""
        return self.cards.support_limit[self.mage(seat)]

    # the draw pile

    def known_top(self, seat: i64) -> i64:
        """The known cards on a draw pile, each kind plus one in four bits, the next one lowest."""
        return self.counts[_SEATS + seat * _STRIDE + _TOP]

    def deck_size(self, seat: i64) -> i64:
        n: i64 = self.size(seat, c.DECK)
        top: i64 = self.known_top(seat)
        while top:
            n += 1
            top >>= 4
        return n

    def top_card(self, seat: i64) -> i64:
        """The next card if it is known, UNKNOWN if chance decides, NO_CARD if the pile is empty."""
        top: i64 = self.known_top(seat)
        if top:
            return (top & 15) - 1
        if self.size(seat, c.DECK) == 0:
            return NO_CARD
        kind: i64 = 0
        while self.count(seat, c.DECK, kind) == 0:
            kind += 1
        return kind if self.count(seat, c.DECK, kind) == self.size(seat, c.DECK) else UNKNOWN

    def take_next(self, seat: i64, kind: i64) -> None:
        """Removes the next card, which is of this kind."""
        if self.known_top(seat):
            self.counts[_SEATS + seat * _STRIDE + _TOP] >>= 4
        else:
            self.change(seat, c.DECK, kind, -1)

    def put_on_top(self, seat: i64, kind: i64) -> None:
        """Lays a known card on the draw pile; of more than fourteen known ones the deepest is forgotten."""
        top: i64 = self.known_top(seat)
        if top >> 52:
            self.change(seat, c.DECK, (top >> 52) - 1, 1)
            top &= (1 << 52) - 1
        self.counts[_SEATS + seat * _STRIDE + _TOP] = top << 4 | (kind + 1)

    # the table

    def supply(self, kind: i64) -> i64:
        return self.counts[_SUPPLY + kind]

    def add_supply(self, kind: i64, n: i64) -> None:
        self.counts[_SUPPLY + kind] += n

    def boxed(self, kind: i64) -> i64:
        """How many cards of this kind are out of the game."""
        return self.counts[_BOX + kind]

    def box(self, kind: i64, n: i64) -> None:
        """Puts cards out of the game."""
        self.counts[_BOX + kind] += n

    def library(self, element: i64) -> i64:
        """The visible spell of a library pile, or NONE (B1.5)."""
        return self.counts[_LIBRARY + element]

    def show(self, element: i64, spell: i64) -> None:
        self.counts[_LIBRARY + element] = spell

    def discounts(self, which: i64) -> i64:
        """How often a kind of discount may still be used."""
        return self.counts[_DISCOUNTS + which]

    def add_discount(self, which: i64, n: i64) -> None:
        self.counts[_DISCOUNTS + which] += n

    # curses

    def curse(self, slot: i64) -> i64:
        """The curse in a slot, or NONE."""
        return self.counts[_CURSE + slot]

    def cursed(self) -> i64:
        """Bits of the slots that hold a curse."""
        bits: i64 = 0
        slot: i64 = 0
        while slot < c.SLOTS:
            if self.counts[_CURSE + slot] != NONE:
                bits |= 1 << slot
            slot += 1
        return bits

    def tokens(self, element: i64) -> i64:
        """The tokens left beside the board."""
        return self.counts[_TOKENS + element]

    def burden(self, slot: i64, element: i64) -> i64:
        """The tokens of an element on the curse of a slot."""
        return self.counts[_BURDEN + slot * 4 + element]

    def put_token(self, slot: i64, element: i64, n: i64) -> None:
        """Puts tokens from beside the board onto a curse; back, if n is negative."""
        self.counts[_TOKENS + element] -= n
        self.counts[_BURDEN + slot * 4 + element] += n

    def set_tokens(self, element: i64, n: i64) -> None:
        self.counts[_TOKENS + element] = n

    def under(self, pile: i64) -> i64:
        """How many known curses lie under a pile."""
        return self.counts[_UNDER_N + pile]

    def under_curse(self, pile: i64, i: i64) -> i64:
        """The i-th of them, the uppermost first."""
        return self.counts[_UNDER + self.cards.first[pile] + i]

    def put_under(self, curse: i64) -> None:
        """Lays a curse under its pile."""
        pile: i64 = self.cards.pile[curse]
        self.counts[_UNDER + self.cards.first[pile] + self.under(pile)] = curse
        self.counts[_UNDER_N + pile] += 1

    def remove_curse(self, slot: i64) -> None:
        """The curse goes under its pile, its tokens back beside the board."""
        self.put_under(self.curse(slot))
        self.set_curse(slot, NONE)
        e: i64 = 0
        while e < 4:
            self.put_token(slot, e, -self.burden(slot, e))
            e += 1

    def place_curse(self, curse: i64, slot: i64) -> None:
        """Takes this curse, the next of its pile, into a slot."""
        counts = self.counts
        pile: i64 = self.cards.pile[curse]
        if self.curses >> curse & 1:
            self.curses ^= bit(curse)
        else:
            i: i64 = _UNDER + self.cards.first[pile]
            last: i64 = i + counts[_UNDER_N + pile] - 1
            while i < last:
                counts[i] = counts[i + 1]
                i += 1
            counts[last] = 0
            counts[_UNDER_N + pile] -= 1
        self.set_curse(slot, curse)

    def set_curse(self, slot: i64, curse: i64) -> None:
        self.counts[_CURSE + slot] = curse

    def next_curse(self, pile: i64) -> i64:
        """The next curse of a pile if it is known, else UNKNOWN."""
        unknown: i64 = self.curses & self.cards.pile_bits[pile]
        if unknown & (unknown - 1):
            return UNKNOWN
        return bit_index(unknown) if unknown else self.under_curse(pile, 0)

    def free_slot(self) -> i64:
        """The first free slot in filling order, or NONE."""
        slot: i64 = 0
        while slot < c.SLOTS:
            if self.counts[_CURSE + slot] == NONE:
                return slot
            slot += 1
        return NONE
