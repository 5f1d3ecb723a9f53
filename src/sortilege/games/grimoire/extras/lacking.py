"""What a book lacks: the points where its spells seldom lead, and proved spells that go there.

The spells are made by going through the small sentences of the language, one for each effect: of those that do the same
everywhere the shortest is kept. Positions tell most of them apart, the prover is asked about the rest.
"""

import time
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

import msgspec

from sortilege.games.grimoire.extras.book_index import BookIndex, IndexedSpell, indexed, positions
from sortilege.games.grimoire.language import tree
from sortilege.games.grimoire.language.gems import Board
from sortilege.games.grimoire.language.meaning.circuit import TooHard
from sortilege.games.grimoire.language.meaning.evaluate import evaluate
from sortilege.games.grimoire.language.meaning.prove import difference
from sortilege.games.grimoire.language.meaning.remembered import findings
from sortilege.games.grimoire.language.meaning.static import flaws
from sortilege.games.grimoire.language.points import POINTS, STEPS, ZONES
from sortilege.games.grimoire.language.tree import ELEMENTS, Gems, Spell

WANTED = 3
MOST_LACKING = 6  # points that spells are sought for
_TRIES = 40  # positions that tell small spells apart
LONGEST = 8.0  # seconds of the processor
_PATHS = [(step,) for step in STEPS if not step.startswith("line")] + [("cw", "cw"), ("ccw", "ccw"), ("in", "cw")]


class Lacking(msgspec.Struct, frozen=True):
    """How many spells of a book lead to each point (1 first), the points it lacks, and spells that go there."""

    counts: list[int]
    points: list[int]
    spells: list[IndexedSpell]


def lacking(book: BookIndex, most: float = LONGEST) -> Lacking:
    """Runs in a worker: what a book lacks, and up to three spells for it."""
    until = time.process_time() + most
    counts = [sum(point in spell.reach for spell in book.spells) for point in POINTS]
    points = corner(counts)
    taken = {signature(spell.spell): [spell.spell] for spell in book.spells}
    chosen: list[IndexedSpell] = []
    for spell in _best_first(points, book):
        if time.process_time() > until or len(chosen) == WANTED:
            break
        if any(_related(spell, other.spell) for other in chosen) or not _sound(spell):
            continue
        alike = taken.setdefault(signature(spell), [])
        if all(_differ(spell, other) for other in alike):
            alike.append(spell)
            chosen.append(indexed(f"{len(chosen) + 1}", spell))
    return Lacking(counts, points, chosen)


def _related(one: Spell, other: Spell) -> bool:
    """Tells whether two small spells move the same element, or other ones in the same way."""
    first, second = one.clauses[0], other.clauses[0]
    return first.gems.elements == second.gems.elements or first.move == second.move


def corner(counts: list[int]) -> list[int]:
    """The points where the fewest spells lead."""
    fewest = sorted(POINTS, key=lambda point: (counts[point - 1], point))[:MOST_LACKING]
    least = counts[fewest[0] - 1]
    return sorted(point for point in fewest if counts[point - 1] <= least + 1)


def _best_first(points: list[int], book: BookIndex) -> list[Spell]:
    """The small spells that lead to these points, those first that reach the most of them and little else."""
    used = [sum(letter in spell.elements for spell in book.spells) for letter in ELEMENTS]

    def worth(spell: Spell) -> tuple[float, int, int]:
        reach = _tried(spell)[1]
        hit = len(set(reach) & set(points))
        rare = min(used[ELEMENTS.index(letter)] for letter in spell.clauses[0].gems.elements)
        return -(hit - 0.15 * (len(reach) - hit)), rare, len(repr(spell))

    seen: dict[tuple[Board | None, ...], Spell] = {}
    for spell in small_spells(points):
        done, reach = _tried(spell)
        if reach & set(points):
            seen.setdefault(done, spell)
    return sorted(seen.values(), key=worth)


def small_spells(points: list[int]) -> Iterator[Spell]:
    """The spells of one short sentence about the caster's gems of one element, and those sent to these points."""
    for element in ELEMENTS:
        for count in (3, 2, 1):
            for some in combinations(points, count):
                gems, where = Gems("me", element), tree.points(some)
                yield Spell((tree.Clause(gems, tree.To(where)),), (tree.Count(gems, "=", count),))
        for zone in (None, *ZONES):
            gems = Gems("me", element, tree.Zone(zone) if zone else None)
            for path in _PATHS:
                yield Spell((tree.Clause(gems, tree.By(tree.Path(path))),))


def signature(spell: Spell) -> tuple[Board | None, ...]:
    """What a spell does in the same positions as all others: those that differ here are different."""
    return _tried(spell)[0]


@lru_cache(8192)
def _tried(spell: Spell) -> tuple[tuple[Board | None, ...], frozenset[int]]:
    """What a spell does in a few positions, and where its gems arrive there."""
    outcomes = [evaluate(spell, board) for board in positions()[:_TRIES]]
    done = tuple(one.board if one.verdict == "done" and one.ordered else None for one in outcomes)
    return done, frozenset(end for one in outcomes for start, end in one.moves if start != end)


def _sound(spell: Spell) -> bool:
    if flaws(spell):
        return False
    proof = findings(spell)
    return not proof.errors and not proof.hard


def _differ(one: Spell, other: Spell) -> bool:
    try:
        return difference(one, other) is not None
    except TooHard:
        return False
