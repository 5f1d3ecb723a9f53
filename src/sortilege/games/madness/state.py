"""What lies on the table, as numbers: zones, draw piles, curses, the stack of effects, the question being asked.

The draw piles follow the kernel's Pile (a known top over an unknown middle) inside the one flat vector of the position,
so that copying a position is one slice.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sortilege.games.madness import board as b
from sortilege.kernel.bits import bit
from sortilege.kernel.position import CHANCE, OVER, Position

UNKNOWN: Final = -1
LOST: Final = -2


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Position):
    """The numbers of a position, and the small things that rules do with them."""

    def __init__(self, seats: i64, cards: b.Cards, difficulty: i64) -> None:
        super().__init__(seats)
        self.cards: b.Cards = cards
        self.difficulty: i64 = difficulty  # the field of the round track where the first round stands
        self.frames: i64 = b.SEATS + seats * b.STRIDE  # here the stack begins
        self.s: vec[i64] = vec[i64]([0] * (b.SEATS + seats * b.STRIDE + 4 * b.FRAME))
        self.offer: vec[i64] = vec[i64]([0] * 512)  # the moves of the present question
        self.offered: i64 = -1  # how many; -1 if they have to be found
        self.cells: vec[i64] = vec[i64]([0] * 64)  # what may be picked or paid: how many of each
        self.places: vec[i64] = vec[i64]([0] * 64)
        self.probe: vec[i64] = vec[i64]([0] * 2)

    # seats

    def at(self, seat: i64) -> i64:
        """Where the numbers of this seat begin."""
        return b.SEATS + seat * b.STRIDE

    def alive(self, seat: i64) -> bool:
        return self.s[b.SEATS + seat * b.STRIDE + b.ALIVE] == 1

    def mage(self, seat: i64) -> i64:
        return self.s[b.SEATS + seat * b.STRIDE + b.MAGE] - 1

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
        return self.s[b.SEATS + seat * b.STRIDE + zone * b.KINDS + kind]

    def size(self, seat: i64, zone: i64) -> i64:
        return self.s[b.SEATS + seat * b.STRIDE + b.SIZE + zone]

    def change(self, seat: i64, zone: i64, kind: i64, n: i64) -> None:
        """Puts n cards of this kind into a zone, or takes them out if n is negative."""
        here: i64 = b.SEATS + seat * b.STRIDE
        s = self.s
        s[here + zone * b.KINDS + kind] += n
        s[here + b.SIZE + zone] += n
        if zone <= b.SUPPORT and kind != b.MAD:
            if zone == b.HAND:
                s[here + b.WORTH + b.ELEMENT[kind]] += n * b.VALUE[kind]
            else:
                s[b.POOL + b.ELEMENT[kind]] += n * b.VALUE[kind]

    def carry(self, seat: i64, start: i64, end: i64, kind: i64) -> None:
        """Moves one card from zone to zone of the same player."""
        self.change(seat, start, kind, -1)
        self.change(seat, end, kind, 1)

    def box(self, kind: i64) -> None:
        self.s[b.BOX + kind] += 1

    def worth(self, seat: i64, element: i64) -> i64:
        """What this player can pay of an element, from hand and all supports."""
        return self.s[b.SEATS + seat * b.STRIDE + b.WORTH + element] + self.s[b.POOL + element]

    def limit(self, seat: i64) -> i64:
        return self.cards.support_limit[self.mage(seat)]

    # the draw pile

    def deck_size(self, seat: i64) -> i64:
        here: i64 = b.SEATS + seat * b.STRIDE
        n: i64 = self.s[here + b.SIZE + b.DECK]
        top: i64 = self.s[here + b.TOP]
        while top:
            n += 1
            top >>= 4
        return n

    def next_card(self, seat: i64) -> i64:
        """The next card if it is known, UNKNOWN if chance decides, LOST if the Madness pile ran out on the way."""
        here: i64 = b.SEATS + seat * b.STRIDE
        s = self.s
        if s[here + b.TOP]:
            return (s[here + b.TOP] & 15) - 1
        if s[here + b.SIZE + b.DECK] == 0 and not self.reshuffle(seat):
            return LOST
        kind: i64 = 0
        while s[here + b.DECK * b.KINDS + kind] == 0:
            kind += 1
        return kind if s[here + b.DECK * b.KINDS + kind] == s[here + b.SIZE + b.DECK] else UNKNOWN

    def take_next(self, seat: i64, kind: i64) -> None:
        """Removes the next card, which is of this kind."""
        here: i64 = b.SEATS + seat * b.STRIDE
        if self.s[here + b.TOP]:
            self.s[here + b.TOP] >>= 4
        else:
            self.change(seat, b.DECK, kind, -1)

    def put_on_top(self, seat: i64, kind: i64) -> None:
        """Lays a known card on the draw pile; of more than fourteen known ones the deepest is forgotten."""
        here: i64 = b.SEATS + seat * b.STRIDE
        top: i64 = self.s[here + b.TOP]
        if top >> 52:
            self.change(seat, b.DECK, (top >> 52) - 1, 1)
            top &= (1 << 52) - 1
        self.s[here + b.TOP] = top << 4 | (kind + 1)

    def reshuffle(self, seat: i64) -> bool:
        """One Madness joins the discard pile, which becomes the draw pile; False if there is none to take."""
        if not self.gain_madness(seat, b.DISCARD):
            return False
        kind: i64 = 0
        while kind < b.KINDS:
            n: i64 = self.count(seat, b.DISCARD, kind)
            if n:
                self.change(seat, b.DISCARD, kind, -n)
                self.change(seat, b.DECK, kind, n)
            kind += 1
        f: i64 = self.frames
        while f < self.frames + self.s[b.DEPTH] * b.FRAME:
            self.s[f + b.PAID + seat] = 0
            f += b.FRAME
        return True

    def gain_madness(self, seat: i64, zone: i64) -> bool:
        """Takes one Madness from the pile into a zone (DECK is the top of the draw pile); False if the game is lost."""
        if self.s[b.MADNESS] == 0:
            self.finish(b.MAD_END)
            return False
        self.s[b.MADNESS] -= 1
        if zone == b.DECK:
            self.put_on_top(seat, b.MAD)
        else:
            self.change(seat, zone, b.MAD, 1)
        return True

    def finish(self, result: i64) -> None:
        self.s[b.RESULT] = result
        self.s[b.ASK] = b.NOTHING
        self.seat = OVER

    # curses

    def remove_curse(self, slot: i64) -> None:
        """The curse goes under its pile, its tokens back beside the board."""
        s = self.s
        curse: i64 = s[b.SLOT + slot] - 1
        pile: i64 = self.cards.pile[curse]
        s[b.UNDER + self.cards.first[pile] + s[b.UNDER_N + pile]] = curse
        s[b.UNDER_N + pile] += 1
        s[b.SLOT + slot] = 0
        e: i64 = 0
        while e < 4:
            s[b.TOKENS + e] += s[b.ON + slot * 4 + e]
            s[b.ON + slot * 4 + e] = 0
            e += 1

    def place_curse(self, curse: i64, slot: i64) -> None:
        """Takes this curse, the next of its pile, into a slot."""
        s = self.s
        pile: i64 = self.cards.pile[curse]
        if s[b.CURSES] >> curse & 1:
            s[b.CURSES] ^= bit(curse)
        else:
            i: i64 = b.UNDER + self.cards.first[pile]
            last: i64 = i + s[b.UNDER_N + pile] - 1
            while i < last:
                s[i] = s[i + 1]
                i += 1
            s[last] = 0
            s[b.UNDER_N + pile] -= 1
        s[b.SLOT + slot] = curse + 1

    def next_curse(self, pile: i64) -> i64:
        """The next curse of a pile if it is known, else -1."""
        unknown: i64 = self.s[b.CURSES] & self.cards.pile_bits[pile]
        if unknown & (unknown - 1):
            return -1
        curse: i64 = 0
        if unknown:
            while not unknown >> curse & 1:
                curse += 1
            return curse
        return self.s[b.UNDER + self.cards.first[pile]]

    def free_slot(self) -> i64:
        """The first free slot in filling order, or -1."""
        slot: i64 = 0
        while slot < 5:
            if self.s[b.SLOT + slot] == 0:
                return slot
            slot += 1
        return -1

    # the stack

    def push(self, kind: i64, actor: i64) -> i64:
        """A new frame on top; returns its place."""
        f: i64 = self.frames + self.s[b.DEPTH] * b.FRAME
        while f + b.FRAME > len(self.s):
            self.s = append(self.s, 0)
        i: i64 = f
        while i < f + b.FRAME:
            self.s[i] = 0
            i += 1
        self.s[b.DEPTH] += 1
        self.s[f + b.KIND] = kind
        self.s[f + b.ACTOR] = actor
        if kind == b.PROGRAM:
            self.s[f + b.DEFAULT] = actor
            self.s[f + b.LEFT] = -1
        return f

    def pop(self) -> None:
        self.s[b.DEPTH] -= 1

    def top(self) -> i64:
        """The place of the frame on top."""
        return self.frames + (self.s[b.DEPTH] - 1) * b.FRAME

    def busy(self, seat: i64) -> i64:
        """Bits of this player's spells whose effect is still being resolved."""
        bits: i64 = 0
        f: i64 = self.frames
        while f < self.frames + self.s[b.DEPTH] * b.FRAME:
            if self.s[f + b.KIND] == b.PROGRAM and self.s[f + b.SPELL] and self.s[f + b.ACTOR] == seat:
                bits |= bit(self.s[f + b.SPELL] - 1)
            f += b.FRAME
        return bits

    def spells(self, seat: i64) -> i64:
        return self.s[b.SEATS + seat * b.STRIDE + b.SPELLS]

    # questions

    def question(self, ask: i64, seat: i64) -> bool:
        """Asks this seat; the details follow in `about`. Returns True: the game waits."""
        self.s[b.ASK] = ask
        self.seat = seat
        self.offered = -1
        return True

    def about(self, of: i64, low: i64, high: i64, where: i64, what: i64, do: i64) -> bool:
        """What the question is about: whose things, how many, from where, which, and what becomes of them."""
        s = self.s
        s[b.OF] = of
        s[b.LOW] = low
        s[b.HIGH] = high
        s[b.WHERE] = where
        s[b.WHAT] = what
        s[b.DO] = do
        s[b.FLOOR] = 0
        return True

    def chance(self, ask: i64, of: i64) -> bool:
        """Lets chance decide about something of this seat, pile or kind."""
        self.s[b.ASK] = ask
        self.about(of, 0, 0, 0, 0, 0)
        self.seat = CHANCE
        self.offered = -1
        return True

    def active(self) -> i64:
        return self.s[b.ACTIVE]
