"""The checks that need no position: numbers, references to the opponent's positions, lists and tables."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Literal

from sortilege.games.grimoire.language import tree
from sortilege.games.grimoire.language.tree import Clause, Cond, Gems, Spell

Part = Literal["require", "clause", "clash"]


@dataclass(frozen=True, slots=True)
class Flaw:
    """What is wrong, in which part of the spell, and the words to say it with."""

    code: str
    part: Part
    index: int
    message: str
    repairs: tuple[str, ...] = ()
    number: int = 0

    @property
    def blocks(self) -> bool:
        """The prover has nothing to work on while this stands."""
        return self.code != "E-OPP-POS"


def flaws(spell: Spell) -> list[Flaw]:
    """All flaws of a spell that can be seen in its text alone."""
    problems: list[Flaw] = []
    for index, cond in enumerate(spell.require):
        problems += _in_cond(cond, "require", index)
    for index, clause in enumerate(spell.clauses):
        problems += _in_clause(clause, index)
    if isinstance(spell.clash, tree.Stay) and not all(isinstance(one.move, tree.By) for one in spell.clauses):
        problems.append(Flaw("E-STAY", "clash", 0, "error-E-STAY", ("repair-E-STAY",)))
    return list(dict.fromkeys(problems))


def _in_clause(clause: Clause, index: int) -> Iterator[Flaw]:
    if clause.when is not None:
        yield from _in_cond(clause.when, "clause", index)
    yield from _range(clause.gems, "clause", index)
    yield from _range(clause.move, "clause", index)
    yield from _said_twice((clause.gems, clause.move), "clause", index)
    if _looks_at_opponent(clause.gems.at) or _looks_at_opponent(clause.move):
        yield Flaw("E-OPP-POS", "clause", index, "error-E-OPP-POS", ("repair-E-OPP-POS-where",))
    match clause.move:
        case tree.Fill(points):
            if clause.gems.at is not None and clause.gems.owner != "me":
                yield Flaw("E-OPP-POS", "clause", index, "error-E-OPP-POS", ("repair-E-OPP-POS-fill",))
            yield from (
                Flaw("E-COUNT", "clause", index, "error-E-COUNT-fill", number=one) for one in _repeated(list(points))
            )
        case tree.By(tree.PointTable(pairs)):
            yield from (
                Flaw("E-TWICE", "clause", index, "error-E-TWICE-table", ("repair-E-TWICE",), one)
                for one in _repeated([start for start, _ in pairs])
            )


def _in_cond(cond: Cond, part: Part, index: int) -> Iterator[Flaw]:
    """Opposing gems may be counted on the whole board only."""
    yield from _range(cond, part, index)
    yield from _said_twice(cond, part, index)
    if _looks_at_opponent(cond):
        yield Flaw("E-OPP-POS", part, index, "error-E-OPP-POS", ("repair-E-OPP-POS-where",))
    if any(one.at is not None and one.owner != "me" for one in counted(cond)):
        yield Flaw("E-OPP-POS", part, index, "error-E-OPP-POS", ("repair-E-OPP-POS-count",))


def counted(cond: Cond) -> Iterator[Gems]:
    """The groups of gems that a condition counts."""
    match cond:
        case tree.Count(gems):
            yield gems
        case tree.Compare(left, _, right):
            yield from (left, right)
        case tree.All(parts) | tree.Some(parts):
            for one in parts:
                yield from counted(one)
        case tree.No(part):
            yield from counted(part)


def nodes(node: Any) -> Iterator[Any]:
    """The node and everything below it."""
    yield node
    if isinstance(node, tuple):
        for one in node:
            yield from nodes(one)
    elif hasattr(node, "__dataclass_fields__"):
        for name in node.__dataclass_fields__:
            yield from nodes(getattr(node, name))


def _looks_at_opponent(node: Any) -> bool:
    """Is a place defined by where gems stand that are not all the caster's?"""
    return any(isinstance(one, tree.Where) and one.gems.owner != "me" for one in nodes(node))


def _range(node: Any, part: Part, index: int) -> Iterator[Flaw]:
    for one in nodes(node):
        numbers: tuple[int, ...] = ()
        match one:
            case tree.Points(points) | tree.Fill(points):
                numbers = points
            case tree.PointTable(pairs):
                numbers = tuple(number for pair in pairs for number in pair)
            case tree.Path(steps) if any(len(list(run)) > 23 for _, run in groupby(steps)):
                yield Flaw("E-RANGE", part, index, "error-E-RANGE-amount")
        yield from (
            Flaw("E-RANGE", part, index, "error-E-RANGE", number=number) for number in numbers if not 1 <= number <= 24
        )


def _said_twice(node: Any, part: Part, index: int) -> Iterator[Flaw]:
    """A list that names a point twice says less than it seems to."""
    for one in nodes(node):
        if isinstance(one, tree.Points):
            yield from (
                Flaw("E-COUNT", part, index, "error-E-COUNT-fill", number=n) for n in _repeated(list(one.points))
            )


def _repeated(numbers: list[int]) -> list[int]:
    return sorted({one for one in numbers if numbers.count(one) > 1})
