"""What is known of places and orders without a position: points of a place, and whether an order says nothing new."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from sortilege.games.grimoire.language import tree
from sortilege.games.grimoire.language.gems import MOST
from sortilege.games.grimoire.language.meaning.evaluate import image
from sortilege.games.grimoire.language.points import PLACES, POINTS, ZONES
from sortilege.games.grimoire.language.tree import Clause, Gems

EVERYWHERE = frozenset(POINTS)
_ARCS = ("outer", "middle", "inner")
Orders = dict[tuple[str, str, int], int]  # owner, element, point -> where such a gem is sent


def points_of(place: Any) -> frozenset[int] | None:
    """The points of a place; None if they depend on the position."""
    match place:
        case None:
            return EVERYWHERE
        case tree.Points(numbers):
            return frozenset(numbers)
        case tree.Zone(name):
            return ZONES.get(name)
        case tree.Outside(part):
            inside = points_of(part)
            return None if inside is None else EVERYWHERE - inside
        case tree.Both(parts) | tree.Either(parts):
            sets = [points_of(part) for part in parts]
            known = [one for one in sets if one is not None]
            if len(known) < len(sets):
                return None
            return EVERYWHERE.intersection(*known) if isinstance(place, tree.Both) else frozenset().union(*known)
    return None


def inside(place: Any, zone: str) -> bool:
    """Does the place lie in a zone, whatever the position?"""
    points = points_of(place)
    return points is not None and points <= ZONES[zone]


def arc_of(place: Any) -> int | None:
    """The one arc of a place, 0 the outer one; None if it is not on one."""
    points = points_of(place)
    arcs = {(point - 1) // 8 for point in points or ()}
    return arcs.pop() if len(arcs) == 1 else None


def orders_of(clauses: Iterable[Clause]) -> Orders | None:
    """Where unguarded movements send each kind of gem from each point; None if that depends on the position."""
    orders: Orders = {}
    for clause in clauses:
        points = points_of(clause.gems.at)
        if points is None or clause.when is not None or not isinstance(clause.move, tree.By):
            return None
        for point in points:
            end = image(clause.move.map, point)
            for owner, element in kinds(clause.gems):
                if end is not None:
                    orders[owner, element, point] = end
    return orders


def effect_key(spell: tree.Spell) -> tuple[Any, ...]:
    """What a spell does, the same however its movements are divided into sentences."""
    orders: set[Any] = set()
    for clause in spell.clauses:
        flat = orders_of([replace(clause, when=None)])
        paths = isinstance(clause.move, tree.By) and isinstance(clause.move.map, tree.Path)
        wanted = len(points_of(clause.gems.at) or ()) * len(kinds(clause.gems)) if paths else 0
        missing = flat is None or len(flat) < wanted  # a path that leads nowhere from some point
        orders |= {tree.canonical(clause)} if missing else {(clause.when, *one) for one in (flat or {}).items()}
    return frozenset(orders), tree.canonical(replace(spell, clauses=()))


def aims(clause: Clause) -> tuple[int, ...]:
    """The points that an order names as its end."""
    match clause.move:
        case tree.Fill(points) | tree.To(tree.Points(points)):
            return points
    return ()


def kinds(gems: Gems) -> list[tuple[str, str]]:
    owners = ("me", "opp") if gems.owner == "any" else (gems.owner,)
    return [(owner, element) for owner in owners for element in gems.elements]


def apart(one: Gems, other: Gems) -> bool:
    """Is no gem of both groups, whatever the position?"""
    if not set(kinds(one)) & set(kinds(other)):
        return True
    here, there = points_of(one.at), points_of(other.at)
    return here is not None and there is not None and not here & there


def said_before(clauses: Iterable[Clause], before: Iterable[Clause]) -> bool:
    """Do these movements order nothing that others have not ordered already, and just so?"""
    again = orders_of(clauses)
    known: Orders = {}
    for clause in before:
        known |= orders_of([clause]) or {}
    return bool(again) and all(known.get(key) == end for key, end in (again or {}).items())


def impossible(clause: Clause) -> bool:
    """Is it an order for gems on no point, or one that too few gems could follow?"""
    return points_of(clause.gems.at) == frozenset() or overfull(clause)


def crowded(clauses: Iterable[Clause]) -> bool:
    """Are gems of different kinds sent to the same points at once? There is no room for both."""
    sent = [(one.move.place, one.when, one.gems) for one in clauses if isinstance(one.move, tree.To)]
    return any(
        one[:2] == other[:2] and isinstance(one[0], tree.Points) and not set(kinds(one[2])) & set(kinds(other[2]))
        for number, one in enumerate(sent)
        for other in sent[:number]
    )


def overfull(clause: Clause) -> bool:
    """Is it an order to fill more points than there are such gems, or a whole zone? Nobody means that, say, by "to the
    outer arc": eight gems would have to be there.
    """
    if not isinstance(clause.move, tree.To):
        return False
    points, kinds_of_gems = len(points_of(clause.move.place) or ()), len(kinds(clause.gems))
    return points > MOST * min(kinds_of_gems, 2 if isinstance(clause.move.place, tree.Zone) else kinds_of_gems)


def leaves_choice(clause: Clause) -> bool:
    """Does the order send gems to one place or another? What lies around gems is one place."""
    match clause.move:
        case tree.To(tree.Either(parts)):
            around = {one.place for one in parts if isinstance(one, tree.Reached)}
            return len(around) != 1 or not all(isinstance(one, tree.Reached) for one in parts)
    return False


def drifts(clauses: Iterable[Clause], claims: Iterable[tuple[str, Any]]) -> bool:
    """Does each movement go a way that is claimed for its place, and is no claim idle?"""
    ways = {"up": (0, 1), "down": (0, -1), "left": (-1, 0), "right": (1, 0)}
    places = {"top": "front", "bottom": "guard"}
    wanted = [(ways[way], ZONES[places.get(zone.name, zone.name)]) for way, zone in claims if way in ways]
    orders = orders_of(clauses)
    used = set()
    for (_, _, point), end in (orders or {}).items():
        way = _way(point, end)
        fits = [number for number, (one, zone) in enumerate(wanted) if point in zone and one == way]
        if not fits:
            return False
        used.update(fits)
    return bool(orders) and len(used) == len(wanted)


def _way(start: int, end: int) -> tuple[int, int]:
    (a, b), (c, d) = PLACES[start], PLACES[end]
    return (c > a) - (c < a), (d > b) - (d < b)


def by_number(clause: Clause) -> bool:
    """Does the movement go from number to number?"""
    match clause.move:
        case tree.By(tree.Path(steps)) | tree.To(tree.Reached(tree.Path(steps))):
            return set(steps) <= {"next", "prev"}
    return False


def keeps_arc(clauses: Iterable[Clause]) -> bool:
    """Does every movement by steps stay on its arc?"""
    moves = [clause for clause in clauses if isinstance(clause.move, tree.By)]
    return bool(moves) and all(
        (end - 1) // 8 == (point - 1) // 8
        for clause in moves
        for point in points_of(clause.gems.at) or EVERYWHERE
        if isinstance(clause.move, tree.By) and (end := image(clause.move.map, point)) is not None
    )


def both(one: Any, other: Any) -> Any:
    """The points of both places, said as simply as may be: a complement last, a list of points instead of a zone."""
    if one is None or other is None or one == other:
        return other if one is None else one
    first, second = points_of(one), points_of(other)
    if first is not None and second is not None:
        if second <= first:
            return other
        if first <= second:
            return one
    parts = [
        *(one.parts if isinstance(one, tree.Both) else (one,)),
        *(other.parts if isinstance(other, tree.Both) else (other,)),
    ]
    if first is not None and second is not None and any(isinstance(part, tree.Either) for part in parts):
        return tree.points(sorted(first & second))
    outside = [part.part for part in parts if isinstance(part, tree.Outside)]
    rest = [part for part in parts if not isinstance(part, tree.Outside)]
    if len(outside) > 1:
        outside = [tree.Either(tuple(outside))]
    made = (*rest, *(tree.Outside(part) for part in outside))
    return made[0] if len(made) == 1 else tree.Both(made)


def toward_arc(arc: str, place: Any) -> tuple[str, ...] | None:
    """The steps that lead from a place on one arc to another arc."""
    start = arc_of(place)
    if start is None or start == _ARCS.index(arc):
        return None
    ahead = _ARCS.index(arc) - start
    return ("in",) * ahead if ahead > 0 else ("out",) * -ahead
