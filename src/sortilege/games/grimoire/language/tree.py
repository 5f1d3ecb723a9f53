"""The tree of a spell: immutable, hashable, the same whatever the language it was written in.

A spell has conditions without which it cannot be cast (`require`), clauses that order gems to points (`clauses`), and
one policy for gems whose orders clash (`clash`). All of it reads the position before the cast, so the order of clauses
never matters; `canonical` sorts what has no order, and two spells are the same if their canonical trees are equal.
"""

from dataclasses import dataclass
from typing import Any, Literal

Owner = Literal["me", "opp", "any"]
Sign = Literal["=", ">=", "<="]
Order = Literal["=", ">", "<"]
ELEMENTS = "FAWE"


@dataclass(frozen=True, slots=True)
class Gems:
    """The gems on the board of an owner and of some elements (letters of FAWE, in that order), perhaps at a place."""

    owner: Owner
    elements: str = ELEMENTS
    at: "Place | None" = None


@dataclass(frozen=True, slots=True)
class Points:
    """Points named by number, without order; numbers out of range are kept for the checker to refuse."""

    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Zone:
    """One of the named zones of `points.ZONES`."""

    name: str


@dataclass(frozen=True, slots=True)
class Both:
    """The points that belong to every part."""

    parts: "tuple[Place, ...]"


@dataclass(frozen=True, slots=True)
class Either:
    """The points that belong to at least one part."""

    parts: "tuple[Place, ...]"


@dataclass(frozen=True, slots=True)
class Outside:
    """The points that do not belong to the part."""

    part: "Place"


@dataclass(frozen=True, slots=True)
class Where:
    """The points where these gems stand."""

    gems: Gems


@dataclass(frozen=True, slots=True)
class Reached:
    """The points a map leads to from the points of a place; from a point without such a move it leads nowhere."""

    map: "Map"
    place: "Place"


Place = Points | Zone | Both | Either | Outside | Where | Reached


@dataclass(frozen=True, slots=True)
class Path:
    """Steps of `points.STEPS`, one after the other, as one single move."""

    steps: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PointTable:
    """Pairs (from, to), sorted; a gem elsewhere is not concerned."""

    pairs: tuple[tuple[int, int], ...]


Map = Path | PointTable


@dataclass(frozen=True, slots=True)
class Count:
    """The number of these gems on the board is exactly, at least or at most k."""

    gems: Gems
    sign: Sign
    number: int


@dataclass(frozen=True, slots=True)
class Compare:
    """There are as many (=), more (>) or fewer (<) gems of the left than of the right."""

    left: Gems
    sign: Order
    right: Gems


@dataclass(frozen=True, slots=True)
class All:
    """Every part holds."""

    parts: "tuple[Cond, ...]"


@dataclass(frozen=True, slots=True)
class Some:
    """At least one part holds."""

    parts: "tuple[Cond, ...]"


@dataclass(frozen=True, slots=True)
class No:
    """The part does not hold."""

    part: "Cond"


Cond = Count | Compare | All | Some | No


@dataclass(frozen=True, slots=True)
class By:
    """Each gem moves by a map from its own point."""

    map: Map


@dataclass(frozen=True, slots=True)
class To:
    """The k gems, all of one class, go one each to the k points of a place."""

    place: Place


@dataclass(frozen=True, slots=True)
class Fill:
    """The k gems, all of one class, take the first k points of an ordered list."""

    points: tuple[int, ...]


Move = By | To | Fill


@dataclass(frozen=True, slots=True)
class Clause:
    """An order: the gems, what they do, and the guard under which the order is given."""

    gems: Gems
    move: Move
    when: Cond | None = None


@dataclass(frozen=True, slots=True)
class Stay:
    """Gems that would meet, and gems that have two orders (if the sentence says so), stay in place."""

    double: bool = True


@dataclass(frozen=True, slots=True)
class Forbid:
    """If unlike gems would meet, or a gem has two orders (if the sentence says so), the spell cannot be cast."""

    double: bool = True


@dataclass(frozen=True, slots=True)
class Win:
    """Where gems meet, the first of these groups that is present prevails; the other arrivals are taken."""

    groups: tuple[Gems, ...]


Clash = Stay | Forbid | Win | None  # None: the text says nothing, and a clash makes the spell undetermined


@dataclass(frozen=True, slots=True)
class Spell:
    """What a spell does; its name belongs to the book."""

    clauses: tuple[Clause, ...]
    require: tuple[Cond, ...] = ()
    clash: Clash = None


def points(numbers: "list[int] | tuple[int, ...]") -> Points:
    """Points without order or repetition."""
    return Points(tuple(sorted(set(numbers))))


def table(pairs: "list[tuple[int, int]] | tuple[tuple[int, int], ...]") -> PointTable:
    """A table without order."""
    return PointTable(tuple(sorted((a, b) for a, b in pairs)))


def elements(letters: str) -> str:
    """The letters in their order; * is all of them."""
    return ELEMENTS if letters == "*" else "".join(one for one in ELEMENTS if one in letters)


def canonical(tree: Any) -> Any:
    """The tree with everything sorted that has no order: equal for equal meaning as far as spelling goes."""
    match tree:
        case Spell(clauses, require, clash):
            wanted = canonical(All(require))
            conditions = wanted.parts if isinstance(wanted, All) else (wanted,)
            return Spell(_sorted(clauses), conditions, canonical(clash))
        case Clause(gems, move, when):
            return Clause(canonical(gems), canonical(move), canonical(when))
        case Gems(owner, letters, at):
            return Gems(owner, elements(letters), canonical(at))
        case Both(parts) | Either(parts) | All(parts) | Some(parts):
            flat = _sorted(tuple(dict.fromkeys(_flatten(type(tree), parts))))
            return flat[0] if len(flat) == 1 else type(tree)(flat)
        case Outside(part) | No(part):
            return type(tree)(canonical(part))
        case Where(gems):
            return Where(canonical(gems))
        case Reached(map, place):
            return Reached(map, canonical(place))
        case Compare(left, sign, right):
            return _compare(canonical(left), sign, canonical(right))
        case Count(gems, sign, number):
            return Count(canonical(gems), sign, number)
        case To(place):
            return To(canonical(place))
        case Points(numbers):
            return points(numbers)
        case Win(groups):
            return Win(tuple(canonical(one) for one in groups))
        case _:
            return tree


def _compare(left: Gems, sign: Order, right: Gems) -> Compare:
    """More of the left is fewer of the right; as many has no side."""
    if sign == ">" or (sign == "=" and repr(right) < repr(left)):
        left, right = right, left
    return Compare(left, "=" if sign == "=" else "<", right)


def _sorted(parts: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(sorted((canonical(one) for one in parts), key=repr))


def _flatten(kind: type, parts: tuple[Any, ...]) -> list[Any]:
    flat: list[Any] = []
    for one in (canonical(part) for part in parts):
        flat.extend(one.parts if isinstance(one, kind) else [one])  # type: ignore[attr-defined]
    return flat
