"""What a sentence says before it is known whom it speaks of: gems that are "these", masters who are "he"."""

from dataclasses import dataclass
from typing import Any

from sortilege.games.grimoire.language.tree import Order


@dataclass(frozen=True, slots=True)
class Named:
    """Gems as a phrase names them. It may stand in a tree wherever gems do, until it is known who they are.

    how: all, every, the, a (articles), sole (the only one), his (of the master named last), these, it, those, that (of
    gems named before), others (all but those just named), former, latter (of two groups), ones (each of so many), kind
    (an element instead of gems), or nothing. owner and elements may be left unsaid.
    """

    how: str = ""
    number: int = 0
    elements: str = ""
    owner: str = ""
    at: Any = None  # a place, which may hold names too


@dataclass(frozen=True, slots=True)
class Beside:
    """A place next to gems: on the same arc, or (arc: false) along any line. gems is None for the one singled out."""

    gems: Any
    arc: bool = True


@dataclass(frozen=True, slots=True)
class Listed:
    """Points by number in the order in which they were named; none: the point that the order leads to."""

    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class There:
    """The place that was named last: "the gems that stand there"."""


@dataclass(frozen=True, slots=True)
class Each:
    """Every point of a zone: "a gem on each corner" is more than a gem on the corners."""

    zone: Any


@dataclass(frozen=True, slots=True)
class Exactly:
    """One of several places, but not two of them at once."""

    place: Any


@dataclass(frozen=True, slots=True)
class OneOrAnother:
    """One place or another as the end of a movement, which no spell can mean."""


@dataclass(frozen=True, slots=True)
class OneOf:
    """A list of places with "and", which may mean points in each of them or in any of them."""

    parts: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Steps:
    """A movement by steps; an amount of 0 was not said."""

    steps: tuple[tuple[Any, int], ...]  # the name of a step, ToArc or NextKind


@dataclass(frozen=True, slots=True)
class ToArc:
    """A step to the same place on another arc; perhaps with the way there, and the kind of point, which must be so."""

    arc: str
    radial: str = ""
    kind: str = "points"


@dataclass(frozen=True, slots=True)
class NextKind:
    """A step along the arc to the next angle or intersection."""

    kind: str
    spin: str


@dataclass(frozen=True, slots=True)
class TwiceTold:
    """A movement in words, and the same as pairs of points, or (begun) some of these."""

    words: Any
    pairs: tuple[tuple[int, int], ...]
    begun: bool = False


@dataclass(frozen=True, slots=True)
class Pairs:
    """A movement as pairs of points."""

    pairs: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Away:
    """A movement away from gems beside which the moved ones stand."""

    amount: int
    gems: Named


@dataclass(frozen=True, slots=True)
class ToPoints:
    """To points by number (how: set), in order of priority (priority), respectively (each), or "in that order" (order),
    which is one of these two; a verb may also take them bare ("occupy points 1 and 2").
    """

    points: tuple[int, ...]
    how: str = "set"


@dataclass(frozen=True, slots=True)
class ToPlace:
    """To the points of a place."""

    place: Any


@dataclass(frozen=True, slots=True)
class Rider:
    """What is added to an order: if, but (places), but_gems, made_of, not_made_of (elements), when (conditions),
    present (all of them), and claims: landing (a place), same (a route), mirrored (gems that stand where these arrive),
    matching (each keeps its place on another arc), next_kind (each arrives at the next angle or intersection), first
    (nothing moved before it: "then" is no second movement).
    """

    kind: str
    value: Any


@dataclass(frozen=True, slots=True)
class Ordered:
    """An order: who, what they do (a route or a target; None: they stay), and what follows it."""

    gems: tuple[Named, ...]
    move: Any
    riders: tuple[Rider, ...] = ()


@dataclass(frozen=True, slots=True)
class Gap:
    """An order without a verb, after one that has it: who, and a route or a target."""

    gems: tuple[Named, ...]
    move: Any


@dataclass(frozen=True, slots=True)
class Taking:
    """The gems go where others are; both: and those where the first are."""

    gems: Named
    other: Named
    both: bool
    riders: tuple[Rider, ...] = ()


@dataclass(frozen=True, slots=True)
class Counted:
    """A condition: so many gems; the sign ? where it is not said whether there may be more."""

    gems: Named
    sign: str
    number: int
    some: bool = False  # of gems that are named with them: "one of his fire gems stands there"


@dataclass(frozen=True, slots=True)
class Compared:
    """A condition: as many (=), more (>) or fewer (<) of one than of the other."""

    left: Named
    sign: Order
    right: Named


@dataclass(frozen=True, slots=True)
class Not:
    """A condition: unless these hold."""

    facts: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class AnyOf:
    """A condition: one of several holds; each is several that must hold together."""

    ways: tuple[tuple[Any, ...], ...]


@dataclass(frozen=True, slots=True)
class AllStand:
    """A condition: all of the gems stand at a place."""

    gems: Named
    place: Any


@dataclass(frozen=True, slots=True)
class ItIs:
    """A condition: the gem spoken of stands at a place."""

    gems: Named
    place: Any


@dataclass(frozen=True, slots=True)
class Nth:
    """A condition: there is a second or a third such gem."""

    gems: Named
    number: int


@dataclass(frozen=True, slots=True)
class SameAmount:
    """A condition: there are as many of one as of the other of the gems that the order exchanges."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """A sentence. kind: orders, lead (gems, then their orders), must, several (sentences), examples, gloss,
    retold (orders, and the same in other words), nothing (otherwise), amount, drift, same_arc, priority, fills (points
    in their order), clash, also (other gems do what was just ordered).
    """

    kind: str
    guards: tuple[tuple[Any, tuple[Any, ...]], ...] = ()  # condition (or None) and its orders
    otherwise: tuple[Any, ...] = ()
    must: tuple[Any, ...] = ()
    value: Any = None
    open_end: bool = False  # "etc."
