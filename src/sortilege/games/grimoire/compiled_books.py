"""The two books of a match, compiled: which spells can be cast now, and where their programs stand.

A set of spells is a word with one bit for each spell of a book. Most conditions are tables: by the numbers of gems of
each element (`counts` of casting.py), and arc by arc for spells that concern gems in some places only.
"""

from collections.abc import Iterable, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.grimoire.casting import Caster, image
from sortilege.games.grimoire.spellbooks import Book
from sortilege.kernel.bits import bit_index


class CompiledBooks:
    """Made once for a match and held by reference; nothing in it changes. An edition is a book as one master casts from
    it: caster * 2 + book.
    """

    def __init__(self) -> None:
        self.code: vec[i64] = vec[i64]()
        self.maps: vec[i64] = vec[i64]()
        self.program: vec[i64] = vec[i64]()  # [edition * 64 + spell]: where its program stands
        # by numbers of gems, [edition * 256 + counts]: spells whose conditions allow it; spells that order some gem
        self.own_needs: vec[i64] = vec[i64]()
        self.opp_needs: vec[i64] = vec[i64]()
        self.own_gives: vec[i64] = vec[i64]()
        self.opp_gives: vec[i64] = vec[i64]()
        # spells that order some gem among these, [((edition * 4 + element) * 3 + arc) * 256 + points]
        self.any_at: vec[i64] = vec[i64]()
        self.own_at: vec[i64] = vec[i64]()
        self.opp_at: vec[i64] = vec[i64]()
        self.sided: vec[i64] = vec[i64]()  # [edition]: elements (bits) that own_at, and << 4 those that opp_at has
        self.asks: vec[i64] = vec[i64]()  # [edition]: spells that must be asked one by one
        self.full: vec[i64] = vec[i64]()  # [book]: all its spells
        self.free: vec[i64] = vec[i64]()  # [book]: its unverified spells
        self.doubtful: vec[i64] = vec[i64]()  # [book]: the spells that may be contested
        # [(book * 2 + side) * 64 + spell]: the spells of its own book (side 0) or the other that are the same as it
        self.alike: vec[i64] = vec[i64]()
        self.pair: tuple[Book, ...] = ()  # the books as they were brought
        self.letter: bool = False  # may proved spells be contested too (G8.2)?
        self.empty: bool = False  # may a spell be cast that orders no gem?

    def castable(self, caster: Caster, edition: i64, left: i64, mine: i64, theirs: i64) -> i64:
        """Which of these spells can be cast now, by the caster's numbers; mine and theirs count the gems (G4.6)."""
        counts: i64 = edition * 256
        able: i64 = left & self.own_needs[counts + mine] & self.opp_needs[counts + theirs]
        if not able:
            return 0
        gives: i64 = self.own_gives[counts + mine] | self.opp_gives[counts + theirs]
        if able & ~gives:
            able &= gives | self.located(caster, edition)
        ask: i64 = able & self.asks[edition]
        while ask:
            low: i64 = ask & -ask
            ask ^= low
            if not caster.allows(self.code, self.maps, self.program[edition * 64 + bit_index(low)], self.empty):
                able ^= low
        return able

    def located(self, caster: Caster, edition: i64) -> i64:
        """The spells that order some gem by its place."""
        at: i64 = edition * 3072
        lo: i64 = caster.lo
        hi: i64 = caster.hi
        spells: i64 = image(self.any_at, at, (caster.own | caster.opp) & ~(lo | hi))
        spells |= image(self.any_at, at + 768, lo & ~hi)
        spells |= image(self.any_at, at + 1536, hi & ~lo)
        spells |= image(self.any_at, at + 2304, lo & hi)
        sided: i64 = self.sided[edition]
        if sided:
            spells |= self._sided(self.own_at, caster, edition, sided & 15, 1)
            spells |= self._sided(self.opp_at, caster, edition, sided >> 4, 2)
        return spells

    def _sided(self, table: vec[i64], caster: Caster, edition: i64, elements: i64, owners: i64) -> i64:
        """The same for spells that order gems of one master by their place."""
        spells: i64 = 0
        element: i64 = 0
        while elements:
            if elements & 1:
                spells |= image(table, (edition * 4 + element) * 768, caster.gems(owners, i64(1) << element))
            elements >>= 1
            element += 1
        return spells


def joined(parts: Iterable[Sequence[int]]) -> vec[i64]:
    """Makes one table of several, one behind the other."""
    return table([number for part in parts for number in part])


def table(numbers: list[int]) -> vec[i64]:
    """Makes a table of these numbers."""
    return vec[i64]([i64(number) for number in numbers])
