"""Layers of endings: what no turn can bring back, and the layers that a turn leads to.

A gem taken is gone (G4.7), a gem placed stays out of the hand, a grimoire stays open (G3.4), and a spell is cast once
by each master (G3.5, G3.6). Where no spell can be cast any more the elements do not matter: such a layer is plain.
"""

import hashlib
import json
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from sortilege.games.grimoire.compiled_books import CompiledBooks
from sortilege.games.grimoire.language.tree import canonical
from sortilege.games.grimoire.language.tree_json import spell_to
from sortilege.kernel.bits import each

MOST_GEMS = 7  # of both masters, on the board and in hand, while spells can be cast
MOST_CASTS = 6  # that may still come, of both masters
OPENING = 6  # G3.4: gems on the Agrica

Pair = tuple[int, int]  # of the two seats


class Layer(NamedTuple):
    """Numbers of gems are two bits an element; spells are a bit each."""

    counts: Pair  # gems on the Agrica
    hands: Pair
    opens: Pair
    casts: Pair  # spells of his own book that a master has cast
    tooks: Pair  # spells of the other's book

    @property
    def gems(self) -> Pair:
        """All gems of each master that are not destroyed."""
        return _total(self.counts[0]) + _total(self.hands[0]), _total(self.counts[1]) + _total(self.hands[1])


class BookFacts:
    """What layers need to know of the two books."""

    def __init__(self, books: CompiledBooks, banned: Pair) -> None:
        self.books = books
        self.full: Pair = int(books.full[0]) & ~banned[0], int(books.full[1]) & ~banned[1]
        self.banned = banned

    def fingerprint(self) -> str:
        """Tells pairs of books apart by what they say."""
        spells = [[spell_to(canonical(entry.tree)) for entry in book if entry.tree] for book in self.books.pair]
        content = {"spells": spells, "banned": self.banned, "empty": bool(self.books.empty)}
        return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()[:16]

    def may_cast(self, layer: Layer, seat: int) -> bool:
        """Whether a master's grimoire is open, or can be opened some time."""
        return bool(layer.opens[seat]) or layer.gems[seat] >= OPENING

    def own(self, layer: Layer, seat: int) -> int:
        """The spells of his own book that a master may cast some time."""
        return self.full[seat] & ~layer.casts[seat] if self.may_cast(layer, seat) else 0

    def taken(self, layer: Layer, seat: int) -> int:
        """The spells that he may appropriate some time (G3.6)."""
        if not (self.may_cast(layer, 0) and self.may_cast(layer, 1)):
            return 0
        cast = (layer.casts[1 - seat] | self.own(layer, 1 - seat)) & self.full[1 - seat]
        return cast & ~layer.tooks[seat]

    def casts_left(self, layer: Layer) -> int:
        """How many casts may still come."""
        return sum(self.own(layer, seat).bit_count() + self.taken(layer, seat).bit_count() for seat in (0, 1))

    def is_plain(self, layer: Layer) -> bool:
        """Whether nothing but moves can ever happen."""
        opening = any(not layer.opens[seat] and layer.gems[seat] >= OPENING for seat in (0, 1))
        return not any(layer.hands) and not opening and not self.casts_left(layer)

    def is_small(self, layer: Layer) -> bool:
        """Whether this is a layer that tables are made of."""
        return sum(layer.gems) <= MOST_GEMS and self.casts_left(layer) <= MOST_CASTS

    def openings(self, gems: int) -> Iterator[Layer]:
        """The layers with so many gems at most, none in hand, in which no spell was cast and a grimoire is open."""
        most = min(gems, MOST_GEMS)
        some = [counts for counts in range(256) if 0 < _total(counts) < most]
        for counts in product(some, some):
            for opens in ((1, 0), (0, 1), (1, 1)):
                layer = Layer(counts, (0, 0), opens, (0, 0), (0, 0))
                if sum(layer.gems) <= most and self.is_small(layer):
                    yield layer

    def after(self, layer: Layer) -> Iterator[Layer]:
        """The other layers that one turn may lead to in which nobody has lost; perhaps more."""
        for seat in (0, 1):
            for counts in _fewer(layer.counts[1 - seat], 1):
                yield layer._replace(counts=_changed(layer.counts, 1 - seat, counts))
            if not layer.opens[seat] and layer.gems[seat] >= OPENING:
                yield layer._replace(opens=_changed(layer.opens, seat, 1))
            yield from self._cast(layer, seat)
            yield from _placed(layer, seat)

    def _cast(self, layer: Layer, seat: int) -> Iterator[Layer]:
        """The layers after any cast, whatever it takes; the same spell elsewhere counts as cast too (G3.7)."""
        if not layer.opens[seat]:
            return
        alike = self.books.alike
        uses = [(seat, spell) for spell in each(self.own(layer, seat))]
        if all(layer.opens) and not any(layer.hands):
            uses += [(1 - seat, spell) for spell in each(layer.casts[1 - seat] & self.taken(layer, seat))]
        for book, spell in uses:
            here, there = int(alike[book * 128 + spell]), int(alike[book * 128 + 64 + spell])
            mine, theirs = (here, there) if book == seat else (there, here)
            casts = _changed(layer.casts, seat, layer.casts[seat] | mine)
            tooks = _changed(layer.tooks, seat, layer.tooks[seat] | theirs)
            for counts in product(_fewer(layer.counts[0], 24), _fewer(layer.counts[1], 24)):
                yield layer._replace(casts=casts, tooks=tooks, counts=counts)


def _placed(layer: Layer, seat: int) -> Iterator[Layer]:
    """The layers after one to three gems of an element were placed (G3.2)."""
    for element in range(4):
        for gems in range(1, (layer.hands[seat] >> 2 * element & 3) + 1):
            some = gems << 2 * element
            yield layer._replace(
                hands=_changed(layer.hands, seat, layer.hands[seat] - some),
                counts=_changed(layer.counts, seat, layer.counts[seat] + some),
            )


def _fewer(counts: int, most: int) -> Iterator[int]:
    """The numbers of gems after at most so many are taken, none included."""
    ranges = [range((counts >> 2 * element & 3) + 1) for element in range(4)]
    for left in product(*ranges):
        if _total(counts) - sum(left) <= most:
            yield sum(gems << 2 * element for element, gems in enumerate(left))


def _changed(pair: Pair, seat: int, value: int) -> Pair:
    return (pair[0], value) if seat else (value, pair[1])


def _total(counts: int) -> int:
    return sum(counts >> 2 * element & 3 for element in range(4))
