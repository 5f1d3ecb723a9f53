"""The endings of the grimoire game for the exact solver: few gems, few spells that can still be cast."""

from functools import cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.grimoire import board, state
from sortilege.games.grimoire.layers import BookFacts, Layer
from sortilege.games.grimoire.rules import Confrontation
from sortilege.kernel.bits import bit_index
from sortilege.kernel.endgame import DRAWN, NO_TABLE, Endgame
from sortilege.kernel.position import OVER, Position
from sortilege.kernel.subsets import Symmetries, TwoSides, choose, rank_within, unrank_within

LAYERS: Final = 256  # tables below are plain, a * 16 + b gems; those from here on are layers in the order of asking
PLAIN_GEMS: Final = 9  # of both masters, in plain tables
USUAL: Final = 7  # in those that are made when nothing is asked for


@cache
def board_symmetries() -> Symmetries:
    """The sixteen symmetries of the Agrica, the identity first: turned, mirrored, inside out."""
    ways = [(inverted, sign, turn) for inverted in (False, True) for sign in (1, -1) for turn in (0, 2, 4, 6)]
    points = [(arc, place) for arc in range(3) for place in range(8)]
    return Symmetries(
        [
            [(2 - arc if inverted else arc) * 8 + (sign * place + turn) % 8 for arc, place in points]
            for inverted, sign, turn in ways
        ]
    )


class GrimoireEndgame(Endgame):
    """Plain tables, up to symmetry and whoever is to move, and tables of layers; turns that only move lead back."""

    def __init__(self, position: Confrontation) -> None:
        self.scratch: Confrontation = Confrontation(position.books)
        super().__init__(self.scratch)
        self.scratch.draws = False  # `ruled` sees to draws
        self.scratch.banned0 = position.banned0
        self.scratch.banned1 = position.banned1
        self.facts: BookFacts = BookFacts(position.books, (int(position.banned0), int(position.banned1)))
        self.folder: str = ""  # the fingerprint of the books, once it is needed
        self.plain: TwoSides = TwoSides(board_symmetries())
        self.layers: list[Layer] = []
        self.ids: dict[tuple[int, ...], int] = {}
        self.shapes: list[vec[i64]] = []  # by layer: the number of gems of each class, then how many ways it can lie
        self.digits: vec[i64] = vec[i64]([0] * 8)

    # tables

    def size(self, table: i64) -> i64:
        return self.plain.size(table) if table < LAYERS else 2 * self.width(table)

    def width(self, table: i64) -> i64:
        """In how many ways the gems of a layer can lie."""
        shape = self.shapes[table - LAYERS]
        ways: i64 = 1
        c: i64 = 8
        while c < 16:
            ways *= shape[c]
            c += 1
        return ways

    def locate(self, position: Position) -> i64:
        assert isinstance(position, Confrontation)
        if position.phase != state.PLAY or position.seat == OVER:
            return NO_TABLE
        key = (
            int(position.count_of(0)), int(position.count_of(1)), int(position.hand_of(0)), int(position.hand_of(1)),
            int(position.open_of(0)), int(position.open_of(1)), int(position.cast_of(0)), int(position.cast_of(1)),
            int(position.took_of(0)), int(position.took_of(1)),
        )  # fmt: skip
        known = self.ids.get(key)
        return self.enter(key) if known is None else known

    def enter(self, key: tuple[int, ...]) -> int:
        """The table of a layer, which is made known."""
        layer = Layer(key[0:2], key[2:4], key[4:6], key[6:8], key[8:10])  # type: ignore[arg-type]
        table = NO_TABLE
        more, fewer = max(layer.gems), min(layer.gems)
        if self.facts.is_plain(layer):
            table = more * 16 + fewer if fewer and more + fewer <= PLAIN_GEMS else NO_TABLE
        elif fewer and self.facts.is_small(layer):
            table = LAYERS + len(self.layers)
            self.layers.append(layer)
            self.shapes.append(_shape(layer))
        self.ids[key] = table
        return table

    def name(self, table: i64) -> str:
        if table < LAYERS:
            return f"plain/{table >> 4}-{table & 15}"
        self.folder = self.folder or self.facts.fingerprint()
        layer = self.layers[int(table) - LAYERS]
        return f"{self.folder}/" + "-".join(f"{pair[0]:x}.{pair[1]:x}" for pair in layer)

    def below(self, table: i64) -> list[int]:
        if table < LAYERS:
            more, fewer = int(table >> 4), int(table & 15)
            pairs = {(more - 1, fewer), (more, fewer - 1)}
            return sorted({int(self.plain.table(a, b)) for a, b in pairs if a and b})
        layers = self.facts.after(self.layers[int(table) - LAYERS])
        keys = {tuple(number for pair in layer for number in pair) for layer in layers}
        return sorted({self._known(key) for key in keys} - {NO_TABLE, int(table)})

    def _known(self, key: tuple[int, ...]) -> int:
        found = self.ids.get(key)
        return self.enter(key) if found is None else found

    def usual(self, everything: bool, pieces: int | None = None) -> list[int]:
        """Plain tables; with a number of gems also what both books do with so many, if they are small enough."""
        most = min(pieces or (PLAIN_GEMS if everything else USUAL), PLAIN_GEMS)
        plain = [16 * a + b for a in range(1, most) for b in range(1, a + 1) if a + b <= most]
        layers = self.facts.openings(pieces) if pieces else ()
        keys = [tuple(number for pair in layer for number in pair) for layer in layers]
        return plain + sorted({self._known(key) for key in keys} - {NO_TABLE, *plain})

    # numbers

    def find(self, position: Position) -> bool:
        assert isinstance(position, Confrontation)
        self.table = self.locate(position)
        if self.table < 0:
            return False
        if self.table < LAYERS:
            self.number = self.plain.number(position.own, position.opp)
        else:
            gems: i64 = position.gems_of(0)
            self.number = self.arranged(position.master, gems, position.own | position.opp, position.lo, position.hi)
        return True

    def arranged(self, master: i64, gems0: i64, gems: i64, lo: i64, hi: i64) -> i64:
        """The number of gems on the board in the layer's table: class after class, each in what the others leave."""
        shape = self.shapes[self.table - LAYERS]
        number: i64 = master
        room: i64 = board.ALL
        c: i64 = 0
        while c < 8:
            mine: i64 = gems0 if c < 4 else gems & ~gems0
            mine &= lo if c & 1 else ~lo
            mine &= hi if c & 2 else ~hi
            number = number * shape[8 + c] + rank_within(mine, room)
            room &= ~mine
            c += 1
        return number

    def set_up(self, table: i64, number: i64) -> bool:
        position = self.scratch
        position.winner = -1
        position.phase = state.PLAY
        position.sterile = position.trail = 0
        position.barred = position.spell = 0
        position.turn = 0
        self.table = table
        if table < LAYERS:
            return self._set_up_plain(table, number)
        return self._set_up_layer(self.shapes[table - LAYERS], self.layers[int(table) - LAYERS], number)

    def _set_up_plain(self, table: i64, number: i64) -> bool:
        """Elements do not matter, nor whose turn it is: every spell was cast by both."""
        real: bool = self.plain.set_up(table, number)
        position = self.scratch
        books = position.books
        position.first = position.master = position.seat = 0
        position.own_hand = position.opp_hand = 0
        position.own_open = position.opp_open = 1
        position.own_cast = position.opp_took = books.full[0]
        position.opp_cast = position.own_took = books.full[1]
        lo: i64 = by_threes(self.plain.own, 1) | by_threes(self.plain.opp, 1)
        hi: i64 = by_threes(self.plain.own, 2) | by_threes(self.plain.opp, 2)
        position.lay(self.plain.own, self.plain.opp, lo, hi)
        position.recount()
        return real

    def _set_up_layer(self, shape: vec[i64], layer: Layer, number: i64) -> bool:
        c: i64 = 7
        while c >= 0:
            self.digits[c] = number % shape[8 + c]
            number //= shape[8 + c]
            c -= 1
        position = self.scratch
        gems0: i64 = 0
        lo: i64 = 0
        hi: i64 = 0
        room: i64 = board.ALL
        c = 0
        while c < 8:
            points: i64 = unrank_within(shape[c], self.digits[c], room)
            room &= ~points
            if c < 4:
                gems0 |= points
            if c & 1:
                lo |= points
            if c & 2:
                hi |= points
            c += 1
        gems1: i64 = board.ALL & ~room & ~gems0
        me: i64 = number
        position.first = position.master = position.seat = me
        you: i64 = 1 - me
        position.lay(gems1 if me else gems0, gems0 if me else gems1, lo, hi)
        position.own_count, position.opp_count = layer.counts[me], layer.counts[you]
        position.own_hand, position.opp_hand = layer.hands[me], layer.hands[you]
        position.own_open, position.opp_open = layer.opens[me], layer.opens[you]
        position.own_cast, position.opp_cast = layer.casts[me], layer.casts[you]
        position.own_took, position.opp_took = layer.tooks[me], layer.tooks[you]
        return position.opp != 0  # G5.2: who ends his turn without a gem has lost

    def fill_back(self, out: vec[i64]) -> i64:
        """Undoes the other's last move to a point that was empty (G3.3)."""
        position = self.scratch
        empty: i64 = ~(position.own | position.opp) & board.ALL
        n: i64 = 0
        gems: i64 = position.opp
        while gems:
            gem: i64 = gems & -gems
            gems ^= gem
            p: i64 = bit_index(gem)
            lo: i64 = position.lo >> p & 1
            hi: i64 = position.hi >> p & 1
            starts: i64 = board.around(gem) & empty
            while starts:
                start: i64 = starts & -starts
                starts ^= start
                before: i64 = position.opp ^ gem | start
                if self.table < LAYERS:
                    out[n] = self.plain.number(before, position.own)
                else:
                    gems0: i64 = position.own if position.master == 0 else before
                    was_lo: i64 = position.lo & ~gem | start * lo
                    was_hi: i64 = position.hi & ~gem | start * hi
                    out[n] = self.arranged(1 - position.master, gems0, before | position.own, was_lo, was_hi)
                n += 1
        return n

    def ruled(self, position: Position, value: i64) -> i64:
        """A win stands if it comes before the sterile turns are counted out and no position stood twice (G5.4, G5.5).

        On the way to a win no position comes twice, so that none can then stand for the third time.
        """
        assert isinstance(position, Confrontation)
        if value == DRAWN or not position.draws:
            return value
        if position.sterile + value - 1 > state.STERILE or stood_twice(position):
            return -1
        return value


def by_threes(gems: i64, plane: i64) -> i64:
    """One of the two planes of elements, if of these gems the first three are fire, the next three air, and so on."""
    bits: i64 = 0
    n: i64 = 0
    while gems:
        gem: i64 = gems & -gems
        if n // 3 & plane:
            bits |= gem
        gems ^= gem
        n += 1
    return bits


def stood_twice(position: Confrontation) -> bool:
    """Tells whether a position of the sterile turns has stood twice with the same master to act."""
    i: i64 = 0
    while i <= position.sterile:
        j: i64 = i + 2
        while j <= position.sterile:
            if position.history[i] >> 10 == position.history[j] >> 10:
                return True
            j += 2
        i += 1
    return False


def _shape(layer: Layer) -> vec[i64]:
    """The number of gems of each class, and in how many ways they can lie beside those before them."""
    gems = [layer.counts[seat] >> 2 * element & 3 for seat in (0, 1) for element in range(4)]
    ways = []
    free = 24
    for some in gems:
        ways.append(int(choose(free, some)))
        free -= some
    return vec[i64](gems + ways)
