"""All that a position of the grimoire game holds; rules.py says what may be done with it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.grimoire.casting import Caster
from sortilege.games.grimoire.compiled_books import CompiledBooks
from sortilege.games.grimoire.spellbooks import Book
from sortilege.kernel.bits import bit_index, popcount, zobrist_words
from sortilege.kernel.position import Position

PLAY: Final = 0  # a master begins his turn
PLACING: Final = 1  # he has placed gems and may place more
STUDY: Final = 2  # the masters read each other's books
COIN: Final = 3
SHOWING: Final = 4  # the caster shows what his unverified spell does: which gem moves
LANDING: Final = 5  # ... and where it goes
JUDGING: Final = 6  # the other master accepts or contests what was shown
ANSWERING: Final = 7  # the author of a contested spell gives it up or loses

DRAWN: Final = 2  # as the winner
STERILE: Final = 100  # G5.5: turns without placing, taking, opening or casting that end the confrontation

# Words for a gem of a class (owner * 4 + element) on a point, of 48 bits because a trail of them shares a number with a
# step; then words for all else that tells positions apart.
GEM_WORDS: Final = vec[i64]([word >> 12 for word in zobrist_words(8 * 24, 0x5EED)])
_OTHER_WORDS: Final = vec[i64](zobrist_words(512, 0x6E1))


class GrimoireState(Position):
    """One moment of a confrontation. `own` and its like belong to the master whose turn it is, `opp` to the other.

    The elements are two planes of bits, lo and hi. Numbers of gems (hands, and counts on the board) are two bits an
    element. Turns that only moved a gem are remembered since the last other one, for repetition.
    """

    def __init__(self, books: CompiledBooks) -> None:
        super().__init__(2)
        self.books: CompiledBooks = books
        self.caster: Caster = Caster()
        self.phase: i64 = PLAY
        self.master: i64 = 0
        self.first: i64 = -1  # who acted first; -1 before the coin
        self.winner: i64 = -1
        self.draws: bool = True  # do repetition and sterile turns end the confrontation?
        self.own: i64 = 0
        self.opp: i64 = 0
        self.lo: i64 = 0
        self.hi: i64 = 0
        self.own_count: i64 = 0
        self.opp_count: i64 = 0
        self.own_hand: i64 = 255  # G2.1: three of each element
        self.opp_hand: i64 = 255
        self.own_open: i64 = 0
        self.opp_open: i64 = 0
        self.own_cast: i64 = 0  # spells of his own book that he has cast
        self.opp_cast: i64 = 0
        self.own_took: i64 = 0  # spells of the other's book that he has cast
        self.opp_took: i64 = 0
        self.banned0: i64 = 0  # inhibited spells of each book
        self.banned1: i64 = 0
        self.barred: i64 = 0  # spells of the other's book whose author refused the reading shown in this turn
        self.element: i64 = 0  # what is being placed, and the last point
        self.last: i64 = 0
        self.sterile: i64 = 0
        self.trail: i64 = 0  # how the board differs from the last time a turn was not sterile
        # [n]: trail after n sterile turns << 10 | from << 5 | to
        self.history: vec[i64] = vec[i64]([0] * (STERILE + 1))
        self.spell: i64 = 0  # the cast that is being shown or contested, as a move
        self.moved: i64 = 0  # gems shown to move, points shown to be reached, the gem in hand
        self.landed: i64 = 0
        self.lifted: i64 = 0
        self.fallen: i64 = 0  # gems shown to be taken where another lands with them
        self.shown: vec[i64] = vec[i64]([0] * 24)  # where each moved gem goes

    def assign(self, other: Position) -> None:
        assert isinstance(other, GrimoireState)
        self.seat = other.seat
        self.turn = other.turn
        self.options = other.options
        self.books = other.books
        self.phase = other.phase
        self.master = other.master
        self.first = other.first
        self.winner = other.winner
        self.draws = other.draws
        self.own = other.own
        self.opp = other.opp
        self.lo = other.lo
        self.hi = other.hi
        self.own_count = other.own_count
        self.opp_count = other.opp_count
        self.own_hand = other.own_hand
        self.opp_hand = other.opp_hand
        self.own_open = other.own_open
        self.opp_open = other.opp_open
        self.own_cast = other.own_cast
        self.opp_cast = other.opp_cast
        self.own_took = other.own_took
        self.opp_took = other.opp_took
        self.banned0 = other.banned0
        self.banned1 = other.banned1
        self.barred = other.barred
        self.element = other.element
        self.last = other.last
        self.sterile = other.sterile
        self.trail = other.trail
        i: i64 = 0
        while i <= other.sterile:
            self.history[i] = other.history[i]
            i += 1
        self.spell = other.spell
        if other.spell:
            self.moved = other.moved
            self.landed = other.landed
            self.lifted = other.lifted
            self.fallen = other.fallen
            self.shown = other.shown[:]

    # what belongs to a seat, whosever turn it is

    def book(self, seat: i64) -> Book:
        """The spells of a master's book, with their names."""
        return self.books.pair[int(seat)]

    def gems_of(self, seat: i64) -> i64:
        return self.own if seat == self.master else self.opp

    def hand_of(self, seat: i64) -> i64:
        return self.own_hand if seat == self.master else self.opp_hand

    def count_of(self, seat: i64) -> i64:
        return self.own_count if seat == self.master else self.opp_count

    def open_of(self, seat: i64) -> bool:
        return (self.own_open if seat == self.master else self.opp_open) != 0

    def cast_of(self, seat: i64) -> i64:
        """The spells of his own book that this master has cast."""
        return self.own_cast if seat == self.master else self.opp_cast

    def took_of(self, seat: i64) -> i64:
        """The spells of the other's book that this master has cast."""
        return self.own_took if seat == self.master else self.opp_took

    def banned(self, book: i64) -> i64:
        """The inhibited spells of a book."""
        return self.banned1 if book else self.banned0

    # counted for people, point by point and element by element

    def gem_at(self, point: i64) -> tuple[int, int] | None:
        """The seat and the element of the gem on a point (0 to 23), if there is one."""
        if not (self.own | self.opp) >> point & 1:
            return None
        seat: i64 = self.master if self.own >> point & 1 else 1 - self.master
        return int(seat), int(self.lo >> point & 1 | (self.hi >> point & 1) << 1)

    def in_hand(self, seat: i64) -> list[int]:
        """How many gems of each element a seat has in hand."""
        return [int(self.hand_of(seat) >> 2 * element & 3) for element in range(4)]

    def lost(self, seat: i64) -> list[int]:
        """How many gems of each element a seat has lost."""
        left: i64 = self.hand_of(seat) + self.count_of(seat)
        return [int(3 - (left >> 2 * element & 3)) for element in range(4)]

    def score(self, seat: i64) -> float:
        if self.winner == DRAWN:
            return 0.5
        return 1.0 if self.winner == seat else 0.0

    def points(self, seat: i64) -> i64:
        """How many of the other master's gems are destroyed."""
        if seat == self.master:
            return 12 - popcount(self.opp) - total(self.opp_hand)
        return 12 - popcount(self.own) - total(self.own_hand)

    def key(self) -> i64:
        own: i64 = self.master
        key: i64 = self._gems_key(self.own, own * 4) ^ self._gems_key(self.opp, 4 - own * 4)
        key ^= _set_key(self.own_hand | self.own_open << 8, own * 16)
        key ^= _set_key(self.opp_hand | self.opp_open << 8, 16 - own * 16)
        key ^= _set_key(self.own_cast, 32 + own * 128) ^ _set_key(self.own_took, 96 + own * 128)
        key ^= _set_key(self.opp_cast, 160 - own * 128) ^ _set_key(self.opp_took, 224 - own * 128)
        key ^= _set_key(self.banned0, 288) ^ _set_key(self.banned1, 352) ^ _set_key(self.barred, 416)
        key ^= _set_key(self.phase << 4 | (self.seat + 2) << 2 | own << 1 | (1 if self.phase == PLACING else 0), 480)
        if self.spell:
            key ^= (
                _set_key(self.moved, 416)
                ^ _set_key(self.landed, 440)
                ^ _set_key(self.fallen, 464)
                ^ _OTHER_WORDS[self.spell & 255]
            )
        return key ^ _OTHER_WORDS[487 + self.last] if self.phase == PLACING else key

    def _gems_key(self, gems: i64, kinds: i64) -> i64:
        key: i64 = 0
        while gems:
            low: i64 = gems & -gems
            gems ^= low
            point: i64 = bit_index(low)
            kind: i64 = kinds + (self.lo >> point & 1) + 2 * (self.hi >> point & 1)
            key ^= GEM_WORDS[kind * 24 + point]
        return key


def total(hand: i64) -> i64:
    """How many gems in all, from two bits an element."""
    hand = (hand & 0x33) + (hand >> 2 & 0x33)
    return (hand & 15) + (hand >> 4)


def _set_key(bits: i64, base: i64) -> i64:
    key: i64 = 0
    while bits:
        low: i64 = bits & -bits
        key ^= _OTHER_WORDS[base + bit_index(low)]
        bits ^= low
    return key
