"""Compiles two books: spell trees become programs and tables, once for each caster.

Points are those of seat 0 in every program, so a spell is written twice: as its numbers stand for seat 0, and turned by
half a turn for seat 1.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import product
from typing import Any

from sortilege.games.grimoire import casting
from sortilege.games.grimoire.board import ALL
from sortilege.games.grimoire.compiled_books import CompiledBooks, joined, table
from sortilege.games.grimoire.language import points, tree
from sortilege.games.grimoire.language.tree import Cond, Gems, Map, Place, Spell
from sortilege.games.grimoire.spellbooks import Book, NamedSpell
from sortilege.games.grimoire.twins import alike

_OWNERS = {"me": 1, "opp": 2, "any": 3}
_SIGNS = {"=": casting.EXACTLY, ">=": casting.AT_LEAST, "<=": casting.AT_MOST}


@lru_cache(32)
def compile_books(pair: tuple[Book, Book], empty: bool = False, letter: bool = False) -> CompiledBooks:
    """Compiles two books; the same books give the same object."""
    compiled, tables = CompiledBooks(), _Tables()
    editions = [_Edition(tables, book, caster, empty) for caster in (0, 1) for book in pair]
    compiled.pair, compiled.empty = pair, empty
    compiled.program = joined(_padded(edition.programs, 64) for edition in editions)
    compiled.own_needs, compiled.opp_needs = (joined(e.needs[side] for e in editions) for side in (0, 1))
    compiled.own_gives, compiled.opp_gives = (joined(e.gives[side] for e in editions) for side in (0, 1))
    compiled.own_at, compiled.opp_at, compiled.any_at = (
        joined(edition.by_arc(owners) for edition in editions) for owners in (1, 2, 3)
    )
    compiled.sided = table([edition.sided() for edition in editions])
    compiled.asks = table([edition.asks for edition in editions])
    trees = [[entry.tree for entry in book] for book in pair]
    compiled.full = table([(1 << len(book)) - 1 for book in trees])
    compiled.free = table([sum(1 << i for i, spell in enumerate(book) if spell is None) for book in trees])
    compiled.letter, compiled.doubtful = letter, compiled.full if letter else compiled.free
    compiled.alike = joined(_padded(spells, 64) for spells in alike(pair))
    compiled.code, compiled.maps = table(tables.code), table(tables.maps)
    return compiled


def _padded(numbers: Sequence[int], length: int) -> list[int]:
    return [*numbers, *[0] * (length - len(numbers))]


class _Tables:
    """The one table of code and the one table of maps."""

    def __init__(self) -> None:
        self.code: list[int] = [0]  # so that no code stands at 0, which means: none
        self.maps: list[int] = []
        self.known: dict[tuple[Map, int], int] = {}

    def add(self, code: Iterable[int]) -> int:
        at = len(self.code)
        self.code += code
        return at

    def map(self, route: Map, caster: int) -> int:
        """Where a map's table stands: the images of each byte of each arc, then the points where it is defined."""
        if (route, caster) not in self.known:
            self.known[route, caster] = len(self.maps)
            ends = _ends(route, caster)
            for arc in range(3):
                self.maps += _bytes([1 << ends[p] if p in ends else 0 for p in range(8 * arc, 8 * arc + 8)])
            self.maps.append(sum(1 << p for p in ends))
        return self.known[route, caster]


def _ends(route: Map, caster: int) -> dict[int, int]:
    """A map from bit to bit; its directions are the caster's (G4.6)."""
    if isinstance(route, tree.PointTable):
        pairs: Iterable[tuple[int, int | None]] = route.pairs
    else:
        pairs = ((start, points.walk(route.steps, start)) for start in points.POINTS)
    return {_bit(a, caster): _bit(b, caster) for a, b in pairs if b is not None}


def _bit(point: int, caster: int) -> int:
    """The bit of a point as its caster numbers it (G1.2)."""
    return (points.seen_by_opponent(point) if caster else point) - 1


def _mask(numbers: Iterable[int], caster: int) -> int:
    return sum({1 << _bit(point, caster) for point in numbers})


def _bytes(words: Sequence[int]) -> list[int]:
    """For each of the 256 sets of eight things, the union of their words."""
    unions = [0] * 256
    for things in range(1, 256):
        unions[things] = unions[things & (things - 1)] | words[(things & -things).bit_length() - 1]
    return unions


class _Edition:
    """One book for one caster, being written."""

    def __init__(self, tables: _Tables, book: Book, caster: int, empty: bool) -> None:
        self.tables, self.caster, self.empty = tables, caster, empty
        self.needs = [[(1 << len(book)) - 1] * 256 for _ in (0, 1)]
        self.gives = [[0] * 256 for _ in (0, 1)]
        self.at = [[[0] * 24 for _ in range(4)] for _ in range(4)]  # [owners][element][point]: spells
        self.asks = 0
        self.programs = [self.enter(1 << i, entry) for i, entry in enumerate(book)]

    def enter(self, bit: int, entry: NamedSpell) -> int:
        spell = entry.tree
        if spell is None:  # an unverified spell: it may be cast as long as there is a gem
            self.always(bit)
            return 0
        sure = entry.proved and not isinstance(spell.clash, tree.Forbid)  # else a position may still forbid the cast
        asked = not sure
        for cond in _conjuncts(spell.require):
            asked |= not self.need(bit, cond)
        if not asked and not self.empty:
            entered = [self.give(bit, clause) for clause in spell.clauses]
            asked = not all(entered)
        if asked or self.empty:
            self.always(bit)
        if asked:
            self.asks |= bit
        return self.program(spell, sure)

    def always(self, bit: int) -> None:
        """No table tells whether this spell orders a gem."""
        self.gives[0] = [word | bit for word in self.gives[0]]

    # what tables can tell

    def need(self, bit: int, cond: Cond) -> bool:
        """Enters a condition into the tables of numbers; false if they cannot tell it whole."""
        ways = _ways(cond)
        if ways is None:
            return False
        for side, allowed in enumerate(ways):
            self.needs[side] = [
                word if count in allowed else word & ~bit for count, word in enumerate(self.needs[side])
            ]
        return True

    def give(self, bit: int, clause: tree.Clause) -> bool:
        """Enters that a clause orders some gem; false if no table can tell it."""
        gems, where = clause.gems, self.reach(clause)
        if where is None:
            return False
        owners, kinds = _OWNERS[gems.owner], [tree.ELEMENTS.index(letter) for letter in gems.elements]
        if where != ALL:
            if clause.when is not None:
                return False
            for kind, point in product(kinds, range(24)):
                self.at[owners][kind][point] |= bit if where >> point & 1 else 0
            return True
        ways = _ways(clause.when) if clause.when else (frozenset(range(256)), frozenset(range(256)))
        for side in (0, 1):
            if owners >> side & 1:
                if ways is None or len(ways[1 - side]) < 256:
                    return False
                for count in ways[side]:
                    if any(count >> 2 * kind & 3 for kind in kinds):
                        self.gives[side][count] |= bit
        return True

    def reach(self, clause: tree.Clause) -> int | None:
        """The points where a clause's gems may stand; None if that depends on the position."""
        where = ALL if clause.gems.at is None else self.constant(clause.gems.at)
        if where is not None and isinstance(clause.move, tree.By) and isinstance(clause.move.map, tree.PointTable):
            where &= _mask((a for a, _ in clause.move.map.pairs), self.caster)
        return where

    def by_arc(self, owners: int) -> list[int]:
        return [
            word
            for kind in range(4)
            for arc in range(3)
            for word in _bytes(self.at[owners][kind][8 * arc : 8 * arc + 8])
        ]

    def sided(self) -> int:
        return sum(1 << kind + 4 * owners - 4 for owners in (1, 2) for kind in range(4) if any(self.at[owners][kind]))

    # programs

    def program(self, spell: Spell, sure: bool) -> int:
        code: list[int] = []
        for clause in spell.clauses:
            code += self.clause(clause)
        flags = casting.SURE if sure else 0
        winners = 0
        if isinstance(spell.clash, tree.Stay):
            flags |= casting.STAYS
        if isinstance(spell.clash, tree.Win):
            flags |= casting.WINS
            groups = [(_OWNERS[gems.owner], _kinds(gems)) for gems in spell.clash.groups]
            winners = self.tables.add([len(groups), *(number for group in groups for number in group)])
        needs = self.code(tree.All(spell.require)) if spell.require else 0
        return self.tables.add([flags, needs, len(spell.clauses), winners, *code])

    def clause(self, clause: tree.Clause) -> list[int]:
        guard = self.code(clause.when) if clause.when else 0
        where, more = self.reach(clause), 0
        if where is None:
            where = ALL
            assert clause.gems.at is not None
            more = self.code(clause.gems.at)
        selection = [guard, _OWNERS[clause.gems.owner], _kinds(clause.gems), where, more]
        match clause.move:
            case tree.By(route):
                if isinstance(route, tree.PointTable):
                    selection[3] &= _mask((a for a, _ in route.pairs), self.caster)
                return [*selection, casting.BY, self.tables.map(route, self.caster), 0]
            case tree.Fill(numbers):
                firsts = [self.first(numbers, n) for n in range(25)]
                return [*selection, casting.FILL, self.tables.add(firsts), 0]
            case tree.To(place):
                there = self.constant(place)
                code = self.code(place) if there is None else 0
                return [*selection, casting.TO, there or 0, code]

    def first(self, numbers: Sequence[int], n: int) -> int:
        chosen = set(numbers[:n])
        return _mask(chosen, self.caster) if len(chosen) == n else -1

    def code(self, part: Cond | Place) -> int:
        return self.tables.add([*self.postfix(part), casting.END])

    def postfix(self, part: Any) -> list[int]:
        """The postfix code of a condition or of a place."""
        if not isinstance(part, Cond) and (where := self.constant(part)) is not None:
            return [casting.POINTS, where]
        match part:
            case tree.Where(gems):
                return self.gems(gems)
            case tree.Outside(inner):
                return [*self.postfix(inner), casting.OUTSIDE]
            case tree.No(inner):
                return [*self.postfix(inner), casting.NO]
            case tree.Reached(route, place):
                return [*self.postfix(place), casting.IMAGE, self.tables.map(route, self.caster)]
            case tree.Count(gems, sign, number):
                return [*self.gems(gems), _SIGNS[sign], number]
            case tree.Compare(left, ">", right):
                return [*self.gems(right), *self.gems(left), casting.FEWER]
            case tree.Compare(left, sign, right):
                return [*self.gems(left), *self.gems(right), casting.AS_MANY if sign == "=" else casting.FEWER]
            case tree.All(parts) | tree.Both(parts):
                return self.chain(parts, casting.BOTH)
            case tree.Some(parts) | tree.Either(parts):
                return self.chain(parts, casting.EITHER)
        raise TypeError(f"no condition or place: {part!r}")

    def chain(self, parts: Sequence[Any], op: int) -> list[int]:
        first, *others = parts
        code = self.postfix(first)
        for part in others:
            code += [*self.postfix(part), op]
        return code

    def gems(self, gems: Gems) -> list[int]:
        where = ALL if gems.at is None else self.constant(gems.at)
        head = [casting.GEMS, _OWNERS[gems.owner], _kinds(gems), ALL if where is None else where]
        if where is not None:
            return head
        return [*head, *self.postfix(gems.at), casting.BOTH]

    def constant(self, place: Place) -> int | None:
        """The points of a place that does not depend on the position; None if it does."""
        numbers = _constant(place)
        return None if numbers is None else _mask(numbers, self.caster)


def _kinds(gems: Gems) -> int:
    return sum(1 << tree.ELEMENTS.index(letter) for letter in gems.elements)


def _constant(place: Place) -> frozenset[int] | None:
    match place:
        case tree.Points(numbers):
            return frozenset(numbers)
        case tree.Zone(name):
            return points.ZONES[name]
        case tree.Where():
            return None
        case tree.Outside(part) | tree.Reached(_, part):
            inner = _constant(part)
            if inner is None:
                return None
            if isinstance(place, tree.Outside):
                return frozenset(points.POINTS) - inner
            ends = _ends(place.map, 0)
            return frozenset(ends[point - 1] + 1 for point in inner if point - 1 in ends)
        case tree.Both(parts) | tree.Either(parts):
            sets = [inside for part in parts if (inside := _constant(part)) is not None]
            if len(sets) < len(parts):
                return None
            whole = frozenset(points.POINTS)
            return whole.intersection(*sets) if isinstance(place, tree.Both) else frozenset().union(*sets)


def _conjuncts(conds: Iterable[Cond]) -> list[Cond]:
    flat: list[Cond] = []
    for cond in conds:
        flat += _conjuncts(cond.parts) if isinstance(cond, tree.All) else [cond]
    return flat


@lru_cache(4096)
def _ways(cond: Cond) -> tuple[frozenset[int], frozenset[int]] | None:
    """The numbers of own and of opposing gems under which a condition holds, if the two do not depend on each other.

    None if it asks where gems stand, or if only both numbers together tell.
    """
    classes = _classes(cond)
    if classes is None:
        return None
    sides = [sorted({kind for owner, kind in classes if owner == side}) for side in (0, 1)]
    choices = [
        [sum(n << 2 * kind for n, kind in zip(ns, kinds, strict=True)) for ns in product(range(4), repeat=len(kinds))]
        for kinds in sides
    ]
    true = {(mine, theirs) for mine, theirs in product(*choices) if _holds(cond, (mine, theirs))}
    allowed = [{pair[side] for pair in true} for side in (0, 1)]
    if len(true) < len(allowed[0]) * len(allowed[1]):
        return None
    masks = [sum(3 << 2 * kind for kind in kinds) for kinds in sides]
    mine, theirs = (frozenset(n for n in range(256) if n & masks[side] in allowed[side]) for side in (0, 1))
    return mine, theirs


def _classes(cond: Cond) -> set[tuple[int, int]] | None:
    """The classes (side, element) that a condition counts; None if it asks where they stand."""
    match cond:
        case tree.Count(gems):
            return _of(gems)
        case tree.Compare(left, _, right):
            return _union([_of(left), _of(right)])
        case tree.No(part):
            return _classes(part)
        case tree.All(parts) | tree.Some(parts):
            return _union([_classes(part) for part in parts])


def _of(gems: Gems) -> set[tuple[int, int]] | None:
    if gems.at is not None:
        return None
    sides = [side for side in (0, 1) if _OWNERS[gems.owner] >> side & 1]
    return {(side, tree.ELEMENTS.index(letter)) for side in sides for letter in gems.elements}


def _union(sets: list[set[tuple[int, int]] | None]) -> set[tuple[int, int]] | None:
    known = [classes for classes in sets if classes is not None]
    return set().union(*known) if len(known) == len(sets) else None


def _holds(cond: Cond, counts: tuple[int, int]) -> bool:
    match cond:
        case tree.Count(gems, sign, number):
            n = _number(gems, counts)
            return n == number if sign == "=" else n >= number if sign == ">=" else n <= number
        case tree.Compare(left, sign, right):
            ahead = _number(left, counts) - _number(right, counts)
            return ahead == 0 if sign == "=" else ahead > 0 if sign == ">" else ahead < 0
        case tree.No(part):
            return not _holds(part, counts)
        case tree.All(parts):
            return all(_holds(part, counts) for part in parts)
        case tree.Some(parts):
            return any(_holds(part, counts) for part in parts)


def _number(gems: Gems, counts: tuple[int, int]) -> int:
    classes = _of(gems)
    assert classes is not None
    return sum(counts[side] >> 2 * kind & 3 for side, kind in classes)
