"""What a spell does, as a row of bytes that tells it apart from others: for nets that play books they never saw.

All of it is read from the compiled book, as seat 0 casts it, so a spell has the same traits in every book.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from sortilege.games.grimoire import casting
from sortilege.games.grimoire.compiled_books import CompiledBooks
from sortilege.games.grimoire.endgame import board_symmetries
from sortilege.kernel.bits import bit_index, each

POINTS = 24
ARCS, PLACES = 5, 8  # how far a gem goes: arcs from -2 to 2, places around
LEAVES, REACHED, FAR = 0, POINTS, 2 * POINTS  # for each owner: where gems leave, where they land, how far they go
OWNER = FAR + ARCS * PLACES
KINDS = 2 * OWNER  # the elements it orders, own and the other's
NEEDS = KINDS + 8  # how many gems of each element its conditions ask for at least, own and the other's
FORM = NEEDS + 8  # clauses, guards, conditions, asks where gems stand, clashing gems stay, some prevail
TRAITS = FORM + 6

HIGHEST = [*[*[4] * 48, *[24] * 40] * 2, *[1] * 8, *[3] * 8, 3, 3, 1, 1, 1, 1]


@lru_cache(64)
def book_traits(books: CompiledBooks, book: int) -> list[list[int]]:
    """The traits of each spell of a book."""
    return [spell_traits(books, book, spell) for spell in each(int(books.full[book]))]


def spell_traits(books: CompiledBooks, book: int, spell: int) -> list[int]:
    """The traits of one spell; an unverified one has none."""
    row = [0] * TRAITS
    at = int(books.program[book * 64 + spell])
    if not at:
        return row
    code = books.code
    flags, needs, clauses = (int(code[at + i]) for i in range(3))
    for i in range(clauses):
        clause = at + casting.HEAD + i * casting.CLAUSE
        owners, kinds = int(code[clause + 1]), int(code[clause + 2])
        for side in each(owners):
            for kind in each(kinds):
                row[KINDS + 4 * side + kind] = 1
            for start, end in orders(books, clause):
                base = side * OWNER
                row[base + LEAVES + start] += len(each(kinds))
                row[base + REACHED + end] += len(each(kinds))
                arc, place = end // 8 - start // 8 + 2, (end - start) % 8
                row[base + FAR + arc * PLACES + place] += 1
        row[FORM + 1] += int(code[clause]) != 0
    for side, table in enumerate((books.own_needs, books.opp_needs)):
        allowed = [n for n in range(256) if int(table[book * 256 + n]) >> spell & 1]
        for kind in range(4):
            row[NEEDS + 4 * side + kind] = min((n >> 2 * kind & 3 for n in allowed), default=3)
    asked = int(books.asks[book]) >> spell & 1
    form = (clauses, row[FORM + 1], needs != 0, asked, flags & casting.STAYS != 0, flags & casting.WINS != 0)
    row[FORM:] = [int(number) for number in form]
    return [min(number, most) for number, most in zip(row, HIGHEST, strict=True)]


def orders(books: CompiledBooks, clause: int) -> Iterator[tuple[int, int]]:
    """From where to where a clause may send a gem; where only the position tells, nothing."""
    code, maps = books.code, books.maps
    starts, kind, given = int(code[clause + 3]), int(code[clause + 5]), int(code[clause + 6])
    if kind == casting.BY:
        for start in each(starts & int(maps[given + 768])):
            yield start, int(bit_index(casting.image(maps, given, 1 << start)))
        return
    ends = given
    if kind == casting.FILL:
        ends = next((int(code[given + n]) for n in (3, 2, 1) if int(code[given + n]) > 0), 0)
    yield from product(each(starts), each(ends))


def trait_symmetries() -> list[list[int]]:
    """Where each trait goes when the board is turned, mirrored or inside out."""
    found = []
    board = board_symmetries()
    for g in range(board.count):
        images = [int(bit_index(board.image(g, 1 << point))) for point in range(POINTS)]
        out = images[0] // 8 == 2  # inside out
        turn = 1 if (images[1] - images[0]) % 8 == 1 else -1
        far = [
            (ARCS - 1 - arc if out else arc) * PLACES + turn * place % 8
            for arc in range(ARCS)
            for place in range(PLACES)
        ]
        owner = [*images, *(REACHED + image for image in images), *(FAR + image for image in far)]
        found.append([*owner, *(OWNER + place for place in owner), *range(KINDS, TRAITS)])
    return found
