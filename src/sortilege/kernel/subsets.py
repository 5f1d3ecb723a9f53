"""Numbers for sets of points on a board of 24, and for two such sets up to the symmetries of the board."""

from math import comb
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sortilege.kernel.bits import bit, bit_index, nth_bit, popcount

POINTS: Final = 24
ALL: Final = 0xFFFFFF
_CHOOSE: Final = vec[i64]([comb(n, k) for n in range(32) for k in range(32)])


def choose(n: i64, k: i64) -> i64:
    """How many sets of k there are among n."""
    return _CHOOSE[n * 32 + k]


def rank(points: i64) -> i64:
    """Numbers a set among those of its size, from 0."""
    number: i64 = 0
    k: i64 = 1
    while points:
        low: i64 = points & -points
        number += _CHOOSE[bit_index(low) * 32 + k]
        points ^= low
        k += 1
    return number


def unrank(k: i64, number: i64) -> i64:
    """The set of k points that has this number."""
    points: i64 = 0
    p: i64 = POINTS - 1
    while k:
        while _CHOOSE[p * 32 + k] > number:
            p -= 1
        points |= i64(1) << p
        number -= _CHOOSE[p * 32 + k]
        k -= 1
    return points


def rank_within(points: i64, room: i64) -> i64:
    """Numbers a set among those of its size in a room that holds it."""
    number: i64 = 0
    k: i64 = 1
    while points:
        low: i64 = points & -points
        number += _CHOOSE[popcount(room & (low - 1)) * 32 + k]
        points ^= low
        k += 1
    return number


def unrank_within(k: i64, number: i64, room: i64) -> i64:
    """The set of k points of a room that has this number in it."""
    places: i64 = unrank(k, number)
    points: i64 = 0
    while places:
        low: i64 = places & -places
        points |= i64(1) << nth_bit(room, bit_index(low))
        places ^= low
    return points


class Orbits:
    """The sets of one size, in classes that the symmetries make alike."""

    def __init__(self, k: i64) -> None:
        total: i64 = choose(POINTS, k)
        self.class_of: vec[i64] = vec[i64]([-1] * int(total))  # by the number of a set
        self.way: vec[i64] = vec[i64]([0] * int(total))  # the symmetry that makes it the first of its class
        self.first: vec[i64] = vec[i64]()  # by class: its first set
        self.still: vec[i64] = vec[i64]()  # by class: the symmetries that leave that one where it is, a bit each


class Symmetries:
    """The symmetries of a board of 24 points, each given as the image of every point; the identity comes first."""

    def __init__(self, images: list[list[int]]) -> None:
        self.count: i64 = len(images)
        words = [0] * (len(images) * 768)
        for g, image in enumerate(images):
            for part in range(3):
                for byte in range(256):
                    there = sum(1 << image[8 * part + i] for i in range(8) if byte >> i & 1)
                    words[(g * 3 + part) * 256 + byte] = there
        self.words: vec[i64] = vec[i64](words)
        backs = [images.index(sorted(range(24), key=image.__getitem__)) for image in images]
        self.inverse: vec[i64] = vec[i64](backs)
        self._orbits: dict[int, Orbits] = {}

    def image(self, g: i64, points: i64) -> i64:
        """Where a symmetry carries a set."""
        at: i64 = g * 768
        low: i64 = self.words[at + (points & 255)] | self.words[at + 256 + (points >> 8 & 255)]
        return low | self.words[at + 512 + (points >> 16)]

    def orbits(self, k: i64) -> Orbits:
        """The classes of the sets of k points."""
        made = self._orbits.get(int(k))
        if made is None:
            made = self._orbits[int(k)] = self._make(k)
        return made

    def _make(self, k: i64) -> Orbits:
        orbits = Orbits(k)
        number: i64 = 0
        while number < len(orbits.class_of):
            if orbits.class_of[number] < 0:
                points: i64 = unrank(k, number)
                still: i64 = 0
                g: i64 = 0
                while g < self.count:
                    there: i64 = self.image(g, points)
                    if there == points:
                        still |= bit(g)
                    at: i64 = rank(there)
                    if orbits.class_of[at] < 0:
                        orbits.class_of[at] = len(orbits.first)
                        orbits.way[at] = self.inverse[g]
                    g += 1
                orbits.first = append(orbits.first, points)
                orbits.still = append(orbits.still, still)
            number += 1
        return orbits


class TwoSets:
    """Numbers for two sets of points, of fixed sizes and apart from each other, alike under symmetries.

    The first set is carried to the first of its class, the second along with it; where several symmetries do that, the
    lowest number counts and the others are void.
    """

    def __init__(self, symmetries: Symmetries, first: i64, second: i64) -> None:
        self.symmetries: Symmetries = symmetries
        self.orbits: Orbits = symmetries.orbits(first)
        self.second: i64 = second
        self.width: i64 = choose(POINTS - first, second)
        self.size: i64 = self.width * len(self.orbits.first)
        self.own: i64 = 0  # what set_up has found
        self.opp: i64 = 0

    def number(self, own: i64, opp: i64) -> i64:
        """The number of these two sets."""
        at: i64 = rank(own)
        orbits = self.orbits
        kind: i64 = orbits.class_of[at]
        opp = self.symmetries.image(orbits.way[at], opp)
        return kind * self.width + self._lowest(opp, orbits.still[kind], ALL & ~orbits.first[kind])

    def set_up(self, number: i64) -> bool:
        """Finds the two sets of a number; False if it is void."""
        kind: i64 = number // self.width
        rest: i64 = number % self.width
        self.own = self.orbits.first[kind]
        self.opp = unrank_within(self.second, rest, ALL & ~self.own)
        still: i64 = self.orbits.still[kind]
        return still == 1 or self._lowest(self.opp, still, ALL & ~self.own) == rest

    def _lowest(self, opp: i64, still: i64, room: i64) -> i64:
        """The lowest number of the second set under the symmetries that leave the first where it is."""
        best: i64 = rank_within(opp, room)
        still &= still - 1
        while still:
            low: i64 = still & -still
            number: i64 = rank_within(self.symmetries.image(bit_index(low), opp), room)
            if number < best:
                best = number
            still ^= low
        return best


class TwoSides:
    """The tables of two sides' men: table `a * 16 + b`, a >= b, holds those with a against b men, either to move."""

    def __init__(self, symmetries: Symmetries) -> None:
        self.symmetries: Symmetries = symmetries
        self.pairs: list[TwoSets | None] = [None] * 256
        self.own: i64 = 0  # what set_up has found: the men of the side to move, and the other's
        self.opp: i64 = 0

    def pair(self, own: i64, opp: i64) -> TwoSets:
        """The numbers of so many men against so many."""
        found = self.pairs[own * 16 + opp]
        if found is None:
            found = self.pairs[own * 16 + opp] = TwoSets(self.symmetries, own, opp)
        return found

    def size(self, table: i64) -> i64:
        """How many numbers a table has."""
        more: i64 = table >> 4
        fewer: i64 = table & 15
        here: i64 = self.pair(more, fewer).size
        return here if more == fewer else here + self.pair(fewer, more).size

    def table(self, own: i64, opp: i64) -> i64:
        """The table of so many men against so many."""
        return own * 16 + opp if own >= opp else opp * 16 + own

    def number(self, own: i64, opp: i64) -> i64:
        """The number of these men in their table."""
        mine: i64 = popcount(own)
        theirs: i64 = popcount(opp)
        number: i64 = self.pair(mine, theirs).number(own, opp)
        return number if mine >= theirs else number + self.pair(theirs, mine).size

    def set_up(self, table: i64, number: i64) -> bool:
        """Finds the men of a number; False if it is void."""
        more: i64 = table >> 4
        fewer: i64 = table & 15
        pair = self.pair(more, fewer)
        if number >= pair.size:
            number -= pair.size
            pair = self.pair(fewer, more)
        real: bool = pair.set_up(number)
        self.own = pair.own
        self.opp = pair.opp
        return real
