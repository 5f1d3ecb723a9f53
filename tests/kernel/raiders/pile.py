"""A pile of cards without secrets: a known top, an unknown middle, a known bottom."""

from librt.vecs import append, vec
from mypy_extensions import i64


class Pile:
    """Cards are kinds 0 .. kinds-1. Of the middle only the multiset is known, so the next card may be a chance event.

    `fill` and `weights` answer as Position does: the kinds that may be drawn next, with whole-number odds.
    """

    def __init__(self, kinds: i64) -> None:
        self.counts: vec[i64] = vec[i64]([0] * kinds)  # the unknown middle: how many of each kind
        self.middle: i64 = 0
        self.top: vec[i64] = vec[i64]()  # known cards, the next to be drawn last
        self.bottom: vec[i64] = vec[i64]()  # known cards under the middle, the next to be drawn first

    def assign(self, other: "Pile") -> None:
        self.counts = other.counts[:]
        self.middle = other.middle
        self.top = other.top[:]
        self.bottom = other.bottom[:]

    def copy(self) -> "Pile":
        pile = Pile(0)
        pile.assign(self)
        return pile

    def size(self) -> i64:
        return i64(len(self.top)) + self.middle + i64(len(self.bottom))

    def count(self, kind: i64) -> i64:
        """How many cards of this kind the pile holds, wherever they lie."""
        n: i64 = self.counts[kind]
        for card in self.top:
            if card == kind:
                n += 1
        for card in self.bottom:
            if card == kind:
                n += 1
        return n

    def next(self) -> i64:
        """The next card if it is known, else -1 (also for an empty pile)."""
        if len(self.top):
            return self.top[len(self.top) - 1]
        if self.middle == 0 and len(self.bottom):
            return self.bottom[0]
        return -1

    def fill(self, out: vec[i64]) -> i64:
        """Writes the kinds that may be drawn next, in rising order, and returns how many."""
        known: i64 = self.next()
        if known >= 0:
            out[0] = known
            return 1
        n: i64 = 0
        kind: i64 = 0
        kinds: i64 = len(self.counts)
        while kind < kinds:
            if self.counts[kind]:
                out[n] = kind
                n += 1
            kind += 1
        return n

    def weights(self, out: vec[i64]) -> i64:
        """Writes the weight of each kind in fill's order and returns their sum."""
        if self.next() >= 0:
            out[0] = 1
            return 1
        n: i64 = 0
        for count in self.counts:
            if count:
                out[n] = count
                n += 1
        return self.middle

    def draw(self, kind: i64) -> None:
        """Takes the next card, which fill offered as this kind."""
        if len(self.top):
            self.top = self.top[: len(self.top) - 1]
        elif self.middle:
            self.counts[kind] -= 1
            self.middle -= 1
        else:
            self.bottom = self.bottom[1:]

    def put_on_top(self, kind: i64) -> None:
        self.top = append(self.top, kind)

    def put_under(self, kind: i64) -> None:
        self.bottom = append(self.bottom, kind)

    def mix_in(self, kind: i64, n: i64) -> None:
        """Adds n cards of this kind to the unknown middle."""
        self.counts[kind] += n
        self.middle += n

    def shuffle(self) -> None:
        """All cards join the unknown middle."""
        for card in self.top:
            self.mix_in(card, 1)
        for card in self.bottom:
            self.mix_in(card, 1)
        self.top = vec[i64]()
        self.bottom = vec[i64]()
