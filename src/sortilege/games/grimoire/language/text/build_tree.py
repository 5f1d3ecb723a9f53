"""From what the grammar recognises to the tree: one transformer for both languages, as their rules share names.

Tokens arrive with their meaning as value ("F" for "de feu" and for "fire"), so nothing here knows a language.
"""

from dataclasses import dataclass
from typing import Any

from lark import Token, Transformer

from sortilege.games.grimoire.language import tree
from sortilege.games.grimoire.language.tree import Clause, Cond, Count, Gems, Place

LARGEST = 9999  # larger numbers are read as this one: all of them are out of range


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence of a spell: a condition, or orders, or what happens on a clash."""

    require: Cond | None = None
    clauses: tuple[Clause, ...] = ()
    clash: tree.Clash = None
    old: bool = False  # a wording of old books that says less than it means


def negated(cond: Cond) -> Cond:
    """The opposite of a condition, as it can be said: no "not" in front of a list."""
    match cond:
        case tree.No(part):
            return part
        case tree.All(parts):
            return tree.Some(tuple(negated(one) for one in parts))
        case tree.Some(parts):
            return tree.All(tuple(negated(one) for one in parts))
        case _:
            return tree.No(cond)


def neighbours(gems: Gems) -> Place:
    """The points one step away from gems on the same arc."""
    return tree.Either(tuple(tree.Reached(tree.Path((step,)), tree.Where(gems)) for step in ("cw", "ccw")))


def adjacent(gems: Gems) -> Place:
    """The points joined to gems by a line."""
    steps = ("cw", "ccw", "line-in", "line-out")
    return tree.Either(tuple(tree.Reached(tree.Path((step,)), tree.Where(gems)) for step in steps))


def _number(token: Any) -> int:
    return min(int(str(token)[:9]), LARGEST)


def _points(numbers: tuple[int, ...]) -> tree.Points:
    """Points without order; one that is named twice stays twice, for the checker to refuse."""
    return tree.Points(tuple(sorted(numbers)))


def _under(cond: Cond, clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    return tuple(Clause(one.gems, one.move, cond) for one in clauses)


class Trees(Transformer[Token, Any]):
    """The callbacks of the grammar rules; each takes the meanings of its parts."""

    def title(self, parts: list[Any]) -> tuple[str, str]:
        return str(parts[0]), str(parts[1])

    def author(self, parts: list[Any]) -> str:
        return str(parts[0])

    heading = author
    language = author

    def mystique(self, parts: list[Any]) -> tuple[str, ...]:
        return tuple(str(one) for one in parts)

    def require(self, parts: list[Any]) -> Sentence:
        return Sentence(require=parts[0])

    def plain(self, parts: list[Any]) -> Sentence:
        return Sentence(clauses=parts[0])

    def guarded(self, parts: list[Any]) -> Sentence:
        return Sentence(clauses=_under(parts[0], parts[1]))

    def choice(self, parts: list[Any]) -> Sentence:
        return Sentence(clauses=_under(parts[0], parts[1]) + _under(negated(parts[0]), parts[2]))

    def by_count(self, parts: list[Any]) -> Sentence:
        gems, *cases = parts
        return Sentence(
            clauses=tuple(Clause(gems, tree.To(_points(spots)), Count(gems, "=", number)) for number, spots in cases)
        )

    def orders(self, parts: list[Any]) -> tuple[Clause, ...]:
        return tuple(clause for one in parts for clause in one)

    def by(self, parts: list[Any]) -> tuple[Clause, ...]:
        return (Clause(parts[0], tree.By(parts[1])),)

    def to(self, parts: list[Any]) -> tuple[Clause, ...]:
        return (Clause(parts[0], tree.To(parts[1])),)

    def to_point(self, parts: list[Any]) -> tuple[Clause, ...]:
        return (Clause(parts[0], tree.To(tree.points([_number(parts[1])]))),)

    def to_points(self, parts: list[Any]) -> tuple[Clause, ...]:
        return (Clause(parts[0], tree.To(_points(parts[1]))),)

    def fill(self, parts: list[Any]) -> tuple[Clause, ...]:
        spots = parts[1].points if isinstance(parts[1], tree.Points) else parts[1]
        return (Clause(parts[0], tree.Fill(spots)),)

    def swap(self, parts: list[Any]) -> tuple[Clause, ...]:
        left, right = parts
        return Clause(left, tree.To(tree.Where(right))), Clause(right, tree.To(tree.Where(left)))

    def case(self, parts: list[Any]) -> tuple[int, tuple[int, ...]]:
        spots = parts[1].points if isinstance(parts[1], tree.Points) else parts[1]
        return parts[0], spots

    def case_point(self, parts: list[Any]) -> tuple[int, tuple[int, ...]]:
        return parts[0], (_number(parts[1]),)

    def clash(self, parts: list[Any]) -> Sentence:
        policy, old = parts[0]
        return Sentence(clash=policy, old=old)

    def stay(self, _: list[Any]) -> tuple[tree.Clash, bool]:
        return tree.Stay(), False

    def forbid(self, _: list[Any]) -> tuple[tree.Clash, bool]:
        return tree.Forbid(), False

    def stay_meeting(self, _: list[Any]) -> tuple[tree.Clash, bool]:
        return tree.Stay(double=False), False

    def forbid_meeting(self, _: list[Any]) -> tuple[tree.Clash, bool]:
        return tree.Forbid(double=False), False

    def win(self, parts: list[Any]) -> tuple[tree.Clash, bool]:
        return tree.Win(parts[0]), False

    def old_stay(self, _: list[Any]) -> tuple[tree.Clash, bool]:
        return tree.Stay(), True

    def old_win(self, parts: list[Any]) -> tuple[tree.Clash, bool]:
        return tree.Win(parts[0]), True

    def winners(self, parts: list[Any]) -> tuple[Gems, ...]:
        return tuple(parts)

    def all(self, parts: list[Any]) -> Cond:
        return tree.All(tuple(parts))

    def some(self, parts: list[Any]) -> Cond:
        return tree.Some(tuple(parts))

    def no(self, parts: list[Any]) -> Cond:
        return tree.No(parts[0])

    def none(self, parts: list[Any]) -> Cond:
        return Count(parts[0], "=", 0)

    def count(self, parts: list[Any]) -> Cond:
        return Count(parts[2], str(parts[0]), parts[1])  # type: ignore[arg-type]

    def same(self, parts: list[Any]) -> Cond:
        return tree.Compare(parts[0], "=", parts[1])

    def more(self, parts: list[Any]) -> Cond:
        return tree.Compare(parts[0], ">", parts[1])

    def fewer(self, parts: list[Any]) -> Cond:
        return tree.Compare(parts[0], "<", parts[1])

    def figure(self, parts: list[Any]) -> int:
        return _number(parts[0])

    word = figure

    def one(self, _: list[Any]) -> int:
        return 1

    def np(self, parts: list[Any]) -> Gems:
        """The parts come in the order of the language: elements (a tuple), owner (a token), place."""
        letters, owner, at = tree.ELEMENTS, "any", None
        for part in parts:
            if isinstance(part, Token):
                owner = str(part)
            elif isinstance(part, tuple):
                letters = tree.elements("".join(part))
            else:
                at = part
        return Gems(owner, letters, at)  # type: ignore[arg-type]

    def elems(self, parts: list[Any]) -> tuple[str, ...]:
        return tuple(str(one) for one in parts)

    def union(self, parts: list[Any]) -> Place:
        return tree.Either(tuple(parts))

    def inter(self, parts: list[Any]) -> Place:
        return tree.Both(tuple(parts))

    def compl(self, parts: list[Any]) -> Place:
        return tree.Outside(parts[0])

    def neither(self, parts: list[Any]) -> Place:
        return tree.Outside(tree.Either(tuple(parts)))

    def where(self, parts: list[Any]) -> Place:
        return tree.Where(parts[0])

    def reached(self, parts: list[Any]) -> Place:
        return tree.Reached(parts[1], tree.Where(parts[0]))

    def neighbours(self, parts: list[Any]) -> Place:
        return neighbours(parts[0])

    def adjacent(self, parts: list[Any]) -> Place:
        return adjacent(parts[0])

    def named(self, parts: list[Any]) -> Place:
        return tree.Zone(str(parts[0]))

    def within(self, parts: list[Any]) -> Place:
        """A zone of a zone; but "on the left of the axis" is the left, which lies beside the axis and not on it."""
        zone, inside = (str(part) for part in parts)
        beside = zone in ("left", "right") and inside == "axis"
        return tree.Zone(zone) if beside else tree.Both((tree.Zone(zone), tree.Zone(inside)))

    def point(self, parts: list[Any]) -> Place:
        return tree.points([_number(parts[0])])

    def points(self, parts: list[Any]) -> Place:
        return _points(parts[0])

    def listed(self, parts: list[Any]) -> tuple[int, ...]:
        return tuple(parts[0])

    def nums(self, parts: list[Any]) -> tuple[int, ...]:
        return tuple(number for one in parts for number in (one if isinstance(one, tuple) else (_number(one),)))

    def span(self, parts: list[Any]) -> tuple[int, ...]:
        """From a to b; a span that runs backwards or past the board keeps a number out of range for the checker."""
        first, last = _number(parts[0]), _number(parts[1])
        return tuple(range(first, last + 1)) if first < last <= 24 else (first, max(last, 25))

    def path(self, parts: list[Any]) -> tree.Map:
        return tree.Path(tuple(step for one in parts for step in one))

    def go(self, parts: list[Any]) -> tuple[str, ...]:
        """One step as many times as said; 24 times stands for every amount that makes no sense (0, or more than 23)."""
        return (str(parts[1]),) * (parts[0] if 0 < parts[0] < 24 else 24)

    def fixed(self, parts: list[Any]) -> tuple[str, ...]:
        return (str(parts[0]),)

    def pairs(self, parts: list[Any]) -> tree.Map:
        return tree.table(parts)

    def pair(self, parts: list[Any]) -> tuple[int, int]:
        return _number(parts[0]), _number(parts[1])
