"""The two books of a match, compiled: which spells can be cast now, and where their programs stand.

A set of spells is a word with one bit for each spell of a book. Most conditions are tables: by the numbers of gems of
each element (`counts` of casting.py), and arc by arc for spells that concern gems in some places only.
"""

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.grimoire.casting import Caster
from sortilege.games.grimoire.spellbooks import Book
from sortilege.kernel.bits import bit_index


class Shelf:
    """Made once for a match and held by reference; nothing in it changes. A leaf is caster * 2 + book."""

    def __init__(self) -> None:
        self.code: vec[i64] = vec[i64]()
        self.maps: vec[i64] = vec[i64]()
        self.program: vec[i64] = vec[i64]()  # [leaf * 64 + spell]: where its program stands
        # by numbers of gems, [leaf * 256 + counts]: spells whose conditions allow it; spells that order some gem
        self.own_needs: vec[i64] = vec[i64]()
        self.opp_needs: vec[i64] = vec[i64]()
        self.own_gives: vec[i64] = vec[i64]()
        self.opp_gives: vec[i64] = vec[i64]()
        # spells that order some gem among these, [((leaf * 4 + element) * 3 + arc) * 256 + points]
        self.any_at: vec[i64] = vec[i64]()
        self.own_at: vec[i64] = vec[i64]()
        self.opp_at: vec[i64] = vec[i64]()
        self.sided: vec[i64] = vec[i64]()  # [leaf]: elements (bits) that own_at, and << 4 those that opp_at has
        self.asks: vec[i64] = vec[i64]()  # [leaf]: spells that must be asked one by one
        self.full: vec[i64] = vec[i64]()  # [book]: all its spells
        self.free: vec[i64] = vec[i64]()  # [book]: its unverified spells
        self.twin: vec[i64] = vec[i64]()  # [book * 64 + spell]: the same spell in the other book, or -1
        self.books: tuple[Book, ...] = ()
        self.empty: bool = False  # may a spell be cast that orders no gem?

    def castable(self, caster: Caster, leaf: i64, left: i64, mine: i64, theirs: i64) -> i64:
        """Which of these spells can be cast now; mine and theirs are the numbers of gems on the board."""
        counts: i64 = leaf * 256
        able: i64 = left & self.own_needs[counts + mine] & self.opp_needs[counts + theirs]
        if not able:
            return 0
        gives: i64 = self.own_gives[counts + mine] | self.opp_gives[counts + theirs]
        if able & ~gives:
            able &= gives | self.located(caster, leaf)
        ask: i64 = able & self.asks[leaf]
        while ask:
            low: i64 = ask & -ask
            ask ^= low
            if not caster.allows(self.code, self.maps, self.program[leaf * 64 + bit_index(low)], self.empty):
                able ^= low
        return able

    def located(self, caster: Caster, leaf: i64) -> i64:
        """The spells that order some gem by its place."""
        table = self.any_at
        at: i64 = leaf * 3072
        all_gems: i64 = caster.own | caster.opp
        lo: i64 = caster.lo
        hi: i64 = caster.hi
        fire: i64 = all_gems & ~(lo | hi)
        air: i64 = lo & ~hi
        water: i64 = hi & ~lo
        earth: i64 = lo & hi
        found: i64 = table[at + (fire & 255)] | table[at + 256 + (fire >> 8 & 255)] | table[at + 512 + (fire >> 16)]
        at += 768
        found |= table[at + (air & 255)] | table[at + 256 + (air >> 8 & 255)] | table[at + 512 + (air >> 16)]
        at += 768
        found |= table[at + (water & 255)] | table[at + 256 + (water >> 8 & 255)] | table[at + 512 + (water >> 16)]
        at += 768
        found |= table[at + (earth & 255)] | table[at + 256 + (earth >> 8 & 255)] | table[at + 512 + (earth >> 16)]
        sided: i64 = self.sided[leaf]
        if sided:
            found |= self._sided(self.own_at, caster, leaf, sided & 15, 1)
            found |= self._sided(self.opp_at, caster, leaf, sided >> 4, 2)
        return found

    def _sided(self, table: vec[i64], caster: Caster, leaf: i64, elements: i64, owners: i64) -> i64:
        """The same for spells that order gems of one master by their place."""
        found: i64 = 0
        element: i64 = 0
        while elements:
            if elements & 1:
                at: i64 = (leaf * 4 + element) * 768
                gems: i64 = caster.gems(owners, i64(1) << element)
                found |= table[at + (gems & 255)] | table[at + 256 + (gems >> 8 & 255)] | table[at + 512 + (gems >> 16)]
            elements >>= 1
            element += 1
        return found


def table(numbers: list[int]) -> vec[i64]:
    """A table of these numbers, for those who make shelves."""
    return vec[i64]([i64(number) for number in numbers])
