"""What a net sees of the grimoire game: gems and threats, of each spell what it would do now, books by their traits.

The numbers of moves are those of encoder.py. A byte of a spell stands for the spell itself, which `traits` tells.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sortilege.games.grimoire import board, state
from sortilege.games.grimoire.compiled_books import CompiledBooks
from sortilege.games.grimoire.encoder import (
    CAST,
    LIFT,
    MOVE,
    PHASES,
    POINTS,
    SPELLS,
    TAKE,
    GrimoireEncoder,
    put_gems,
    put_hand,
    turned,
)  # fmt: skip
from sortilege.games.grimoire.endgame import board_symmetries
from sortilege.games.grimoire.rules import Confrontation
from sortilege.games.grimoire.spell_traits import HIGHEST, TRAITS, book_traits, trait_symmetries
from sortilege.kernel.bits import bit, bit_index, popcount
from sortilege.kernel.encoder import Plane, put_bits, put_number, put_one
from sortilege.kernel.position import Position

GEMS: Final = 12
OWN: Final = 0  # things: the own book's spells, then the other's
OTHERS: Final = SPELLS
PLANES: Final = [
    Plane("own gems, by element", 4 * POINTS),
    Plane("other's gems, by element", 4 * POINTS),
    Plane("own gems", POINTS),
    Plane("other's gems", POINTS),
    Plane("own gems that a move can take", POINTS),
    Plane("other's gems that a move can take", POINTS),
    Plane("points next to other's gems", POINTS),
    Plane("points where placing may go on", POINTS),
    Plane("the element being placed", 4),
    Plane("own gems in hand, by element", 4, 3),
    Plane("other's gems in hand, by element", 4, 3),
    Plane("gems on the board: own, other's", 2, GEMS),
    Plane("gems on the board and in hand: own, other's", 2, GEMS),
    Plane("what is asked", PHASES),
    Plane("it is one's own turn", 1),
    Plane("books are open: own, other's", 2),
    Plane("sterile turns", 1, state.STERILE),
    Plane("the most a spell would gain now: own, other's", 2, GEMS),
    Plane("own spells not cast yet", SPELLS, 1, OWN),
    Plane("own spells that the other may appropriate later", SPELLS, 1, OWN),
    Plane("other's spells not cast yet", SPELLS, 1, OTHERS),
    Plane("other's spells that one may appropriate later", SPELLS, 1, OTHERS),
    Plane("own spells that can be cast now", SPELLS, 1, OWN),
    Plane("other's gems that they would take", SPELLS, GEMS, OWN),
    Plane("own gems that they would take", SPELLS, GEMS, OWN),
    Plane("other's spells that can be appropriated now", SPELLS, 1, OTHERS),
    Plane("other's gems that these would take", SPELLS, GEMS, OTHERS),
    Plane("own gems that these would take", SPELLS, GEMS, OTHERS),
    Plane("spells that the other could cast now", SPELLS, 1, OTHERS),
    Plane("own gems that those would take", SPELLS, GEMS, OTHERS),
    Plane("other's gems that those would take", SPELLS, GEMS, OTHERS),
]
# Where planes begin.
OTHERS_GEMS: Final = 216
IN_DANGER: Final = 240
NEXT_TO: Final = 288
BEST: Final = 364
SETS: Final = 366
WOULD: Final = 622  # three planes a group: can be cast, the other side's gems, the caster's own


class SightEncoder(GrimoireEncoder):
    """An observation for nets; it has its own board to cast spells on."""

    def __init__(self, books: CompiledBooks) -> None:
        super().__init__(PLANES, 2)
        self.books: CompiledBooks = books
        self.best: i64 = 0

    def observe(self, position: Position, out: vec[u8], at: i64) -> None:
        assert isinstance(position, Confrontation)
        me: i64 = position.seat
        own: i64 = position.gems_of(me)
        opp: i64 = position.gems_of(1 - me)
        begin: i64 = at
        at = put_gems(position, me, me, out, at)
        at = put_gems(position, 1 - me, me, out, at)
        at = put_bits(out, at, turned(own, me), POINTS)
        at = put_bits(out, at, turned(opp, me), POINTS)
        near: i64 = board.around(opp)
        at = put_bits(out, at, turned(own & near, me), POINTS)
        at = put_bits(out, at, turned(opp & board.around(own), me), POINTS)
        at = put_bits(out, at, turned(near, me), POINTS)
        placing: bool = position.phase == state.PLACING
        at = put_bits(out, at, turned(position.free_points(), me) if placing else 0, POINTS)
        at = put_one(out, at, position.element if placing else -1, 4)
        at = put_hand(position.hand_of(me), out, at)
        at = put_hand(position.hand_of(1 - me), out, at)
        at = put_number(out, at, popcount(own))
        at = put_number(out, at, popcount(opp))
        at = put_number(out, at, popcount(own) + state.total(position.hand_of(me)))
        at = put_number(out, at, popcount(opp) + state.total(position.hand_of(1 - me)))
        at = put_one(out, at, position.phase, PHASES)
        mine: bool = me == position.master
        at = put_number(out, at, 1 if mine else 0)
        at = put_number(out, at, 1 if position.open_of(me) else 0)
        at = put_number(out, at, 1 if position.open_of(1 - me) else 0)
        put_number(out, at, position.sterile)
        self.put_spells(position, me, mine and position.phase == state.PLAY, out, begin)

    def put_spells(self, position: Confrontation, me: i64, asked: bool, out: vec[u8], begin: i64) -> None:
        """Writes all that is told of spells."""
        books = position.books
        other: i64 = 1 - me
        at: i64 = begin + SETS
        left: i64 = books.full[other] & ~position.cast_of(other) & ~position.banned(other)
        at = put_bits(out, at, books.full[me] & ~position.cast_of(me) & ~position.banned(me), SPELLS)
        at = put_bits(out, at, position.cast_of(me) & ~position.took_of(other), SPELLS)
        at = put_bits(out, at, left, SPELLS)
        at = put_bits(out, at, position.cast_of(other) & ~position.took_of(me), SPELLS)
        self.best = 0
        at = self.put_would(position, me, me, position.castable() if asked else 0, out, at)
        at = self.put_would(position, me, other, position.takeable() if asked else 0, out, at)
        put_number(out, begin + BEST, self.best)
        self.best = 0
        threats: i64 = 0
        if left and position.open_of(other):
            position.caster.see(position.gems_of(other), position.gems_of(me), position.lo, position.hi)
            threats = books.castable(position.caster, other * 3, left, position.count_of(other), position.count_of(me))
        self.put_would(position, other, other, threats, out, at)
        put_number(out, begin + BEST + 1, self.best)

    def put_would(self, position: Confrontation, who: i64, book: i64, spells: i64, out: vec[u8], at: i64) -> i64:
        """Writes what each of these spells would do if this seat cast it now; returns where the next byte goes."""
        put_bits(out, at, spells, SPELLS)
        books = position.books
        caster = position.caster
        own: i64 = position.gems_of(who)
        opp: i64 = position.gems_of(1 - who)
        while spells:
            low: i64 = spells & -spells
            spells ^= low
            spell: i64 = bit_index(low)
            program: i64 = books.program[(who * 2 + book) * 64 + spell]
            if not program:
                continue
            caster.see(own, opp, position.lo, position.hi)
            caster.cast(books.code, books.maps, program)
            taken: i64 = popcount(opp) - popcount(caster.opp)
            lost: i64 = popcount(own) - popcount(caster.own)
            put_number(out, at + SPELLS + spell, taken)
            put_number(out, at + 2 * SPELLS + spell, lost)
            if taken - lost > self.best:
                self.best = taken - lost
        return at + 3 * SPELLS

    # what a net should know of it

    def traits(self, seat: int) -> list[list[int]]:
        """The spells of both books, the own ones first, each as its master casts it."""
        rows: list[list[int]] = []
        for book in (seat, 1 - seat):
            known = book_traits(self.books, book)
            rows += known + [[0] * TRAITS] * (int(SPELLS) - len(known))
        return rows

    def trait_highest(self) -> list[int]:
        return HIGHEST

    def pointers(self) -> list[tuple[int, int, int]]:
        return [(int(CAST), int(SPELLS), int(OWN)), (int(TAKE), int(SPELLS), int(OTHERS))]

    def hints(self) -> list[tuple[int, int, int]]:
        """Captures, and points where a gem can be taken, for moves and placing; gems taken and lost, for spells."""
        found: list[tuple[int, int, int]] = []
        for way in range(4):
            for end in range(24):
                number = int(MOVE) + way * 24 + end
                found.append((number, int(OTHERS_GEMS) + end, 0))
                found.append((number, int(NEXT_TO) + end, 1))
                found.append((number, int(IN_DANGER) + int(board.ORIGIN[way * 24 + end]), 2))
                found.append((way * 24 + end, int(NEXT_TO) + end, 3))
        for spell in range(64):
            for side in range(2):
                taken = int(WOULD) + 64 * (1 + side) + spell
                found.append((int(CAST) + spell, taken, 4 + side))
                found.append((int(TAKE) + spell, taken + 192, 6 + side))
        return found

    def symmetries(self) -> list[tuple[list[int], list[int]]]:
        """The sixteen of the board, for the spells too: a book that is turned is another book."""
        found: list[tuple[list[int], list[int]]] = []
        sides = board_symmetries()
        for g in range(sides.count):
            images = [int(bit_index(sides.image(g, bit(point)))) for point in range(24)]
            places: list[int] = []
            for block in range(14):  # eight of elements, six of points
                places += [24 * block + image for image in images]
            places += list(range(len(places), int(self.size)))
            numbers = [24 * element + image for element in range(4) for image in images]
            numbers += list(range(96, int(LIFT)))
            for block in range(3):  # lift, land, fall
                numbers += [int(LIFT) + 24 * block + image for image in images]
            for way in range(4):
                for end in range(24):
                    numbers.append(int(MOVE) + 24 * self.turned_way(images, way, end) + images[end])
            found.append((places, numbers))
        return found

    def turned_way(self, images: list[int], way: int, end: int) -> int:
        """The direction that another one becomes: clockwise, counterclockwise, inward, outward."""
        if way < 2:
            turn = (images[1] - images[0]) % 8 == 1
            return way if turn else 1 - way
        return 5 - way if images[0] // 8 == 2 else way

    def trait_symmetries(self) -> list[list[int]]:
        return trait_symmetries()
