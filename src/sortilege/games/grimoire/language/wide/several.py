"""From the rules of the wide grammars to what was said: several orders in one sentence."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from sortilege.games.grimoire.language import tree
from sortilege.games.grimoire.language.wide import said
from sortilege.games.grimoire.language.wide.said import Named, Ordered, Rider, Steps, ToPoints

Values = tuple[Any, ...]
_ACROSS = {"left": "right", "right": "left", "front": "down", "guard": "up"}  # the way to the other side
_OTHER = {"left": "right", "right": "left", "front": "guard", "guard": "front", "up": "down", "down": "up"}
_ARCS = ("outer", "middle", "inner")


def _gap(_: str, gems: tuple[Named, ...], move: Any, *more: str) -> said.Gap | None:
    """An order without a verb; points without "to" are none, but gems: "point 6, point 14"."""
    del more
    return None if isinstance(move, ToPoints) and move.how == "bare" else said.Gap(gems, move)


def _orders(meaning: str, *values: Any) -> Values | None:
    """Orders one after another; one without a verb goes on with the verb before it."""
    match meaning:
        case "also":
            return also(*values)
        case "reversed":
            return _reversed(_added(values[0], values[1:]))
        case "landed":
            lands = [value for value in values if isinstance(value, tuple)]
            return tuple(Ordered(who, Steps(((values[-1], 1),)), (Rider("landing", zone),)) for who, zone in lands)
        case "ones":
            points = tuple(value for value in values if isinstance(value, int))
            return (Ordered((Named("ones", len(points)),), ToPoints(points)),)
        case "taken":
            return (Ordered(values[0], values[-1]),)
    orders: list[Any] = []
    for value in values:
        if not isinstance(value, said.Gap):
            orders += value if isinstance(value, tuple) else [value] if value != "joint" else []
            continue
        gap = value.move
        before = orders[-1].move if isinstance(orders[-1], Ordered) else None
        if isinstance(gap, tuple):  # so many points, the same way
            gap = (
                Steps(((before.steps[0][0], gap[1]),)) if isinstance(before, Steps) and len(before.steps) == 1 else None
            )
        targets = [isinstance(move, ToPoints | said.ToPlace) for move in (before, gap)]
        if before is None or targets[0] != targets[1]:
            return None
        if isinstance(before, Steps):
            gap = _as_far(before, gap)
        each = isinstance(before, ToPoints) and isinstance(gap, ToPoints) and before.how == "each"
        orders.append(Ordered(value.gems, replace(gap, how="each") if each else gap))
    return tuple(orders)


def _as_far(before: Steps, move: Any) -> Any:
    """As far as the gems before: "fire gems turn one point clockwise, water gems counterclockwise"."""
    match before.steps, move:
        case ((_, number),), Steps(((step, 0),)) if number and step in _TURNS:
            return Steps(((step, number),))
    return move


def also(order: Any, gems: tuple[Named, ...], zone: str = "") -> Values | None:
    """An order, and the same for other gems; perhaps with the zone that these come to."""
    match order:
        case Ordered((Named(at=said.Listed(points)),), ToPoints(ends, "each")):
            return _swaps_too((order,), gems) if ends == points[::-1] else None
        case (Ordered((Named(at=said.Listed(one)),), ToPoints(to)), Ordered((Named(at=said.Listed(other)),), _)) if (
            to == other != one
        ):
            return _swaps_too(order, gems)
        case Ordered(_, move, riders) if move is not None:
            kept = tuple(rider for rider in riders if rider.kind != "landing")
            landing = (Rider("landing", tree.Zone(zone)),) if zone else ()
            return order, Ordered(gems, move, (*kept, *landing))
    return None


def _swaps_too(orders: Values, gems: tuple[Named, ...]) -> Values | None:
    """Gems of two points exchange places, and so do those of two others."""
    points = [one.at.points if isinstance(one.at, said.Listed) else () for one in gems]
    if list(map(len, points)) == [1, 1]:
        ends = zip(gems, points[::-1], strict=True)
        return *orders, *(Ordered((one,), ToPoints(end)) for one, end in ends)
    if any(len(one) != 2 for one in points):
        return None
    return *orders, *(Ordered((one,), ToPoints(one.at.points[::-1], "each")) for one in gems)


def _toward_zone(_: str, *words: str) -> str:
    return words[-1]


def _front(meaning: str, *values: Any) -> Rider | None:
    """What is said of all gems before the order: where they stand, or which are excepted."""
    if meaning in ("arcs", "masters"):
        return Rider("arcs", None) if meaning == "arcs" else Rider("whatever", "owner")
    if meaning in ("whatever", "anywhere"):
        return Rider("whatever", values[0])
    if meaning == "but":
        return Rider(meaning, either(values))
    if meaning == "elsewhere":
        return Rider(meaning, None)
    if meaning == "from":
        return Rider("if", tree.Zone(values[-1]))
    return Rider({"at": "if", "but_kind": "not_made_of"}.get(meaning, meaning), values[-1])


def _excepted(_: str, *values: Any) -> Any:
    """Where excepted gems stand."""
    return next(value for value in values[::-1] if value != "stays")


def either(values: Iterable[Any]) -> Any:
    """One of the places that are excepted."""
    places = tuple(value for value in values if value != "but")
    return places[0] if len(places) == 1 else tree.Either(places)


def fronted(front: Rider, orders: Values) -> Values | None:
    """A place at the head is where gems start, unless they are sent to points: then it might be where they go."""
    if not all(isinstance(one, Ordered) and one.move is not None for one in orders):
        return None
    if front.kind == "if" and not all(isinstance(one.move, Steps) for one in orders):
        return None
    if front.kind == "if":
        front = Rider("in", front.value)
    if front.kind == "arcs":
        turns = all(isinstance(one.move, Steps) and {step for step, _ in one.move.steps} <= _TURNS for one in orders)
        return orders if turns else None
    return tuple(replace(one, riders=(*one.riders, front)) for one in orders)


_TURNS = {"cw", "ccw", "back"}


def first(orders: Values) -> Values | None:
    """Orders before which nothing may have moved."""
    alone = all(isinstance(one, Ordered) and one.move is not None for one in orders)
    return tuple(replace(one, riders=(*one.riders, Rider("first", None))) for one in orders) if alone else None


def _added(order: Any, riders: Values) -> Any:
    """An order with what is said of it and of its reverse."""
    return replace(order, riders=(*order.riders, *riders)) if riders and isinstance(order, Ordered) else order


def _reversed(order: Any) -> Values | None:
    """From one place to another, and vice versa."""
    match order:
        case Ordered((who,), said.ToPlace(tree.Where(Named() as other)), riders):
            return (said.Taking(who, other, True, riders),)
        case Ordered((Named(at=tree.Zone(arc)) as who,), Steps(((said.ToArc(end) as to, number),)), riders) if (
            arc in _ARCS
        ):
            back = {"in": "out", "out": "in"}.get(to.radial, "")
            step = replace(to, arc=arc, radial=back)
            return order, Ordered((replace(who, at=tree.Zone(end)),), Steps(((step, number),)), riders)
        case Ordered((Named(at=tree.Zone(here)) as who,), Steps(((way, number),)), riders) if (
            here in _ACROSS and way in _ACROSS.values()
        ):
            zone, back = tree.Zone(_OTHER[here]), _OTHER[str(way)]
            return (
                (order, Ordered((replace(who, at=zone),), Steps(((back, number),)), riders))
                if way == _ACROSS[here]
                else None
            )
        case Ordered((Named(at=tree.Zone() as here) as who,), Steps((_,)) as steps, (Rider("landing", there),)):
            return order, Ordered((replace(who, at=there),), steps, (Rider("landing", here),))
        case Ordered((Named(at=said.Listed(start)) as who,), ToPoints(ends, how), ()) if (
            how in ("set", "each") and len(start) == len(ends) and (how == "each" or len(start) == 1)
        ):
            pair = (who, ends), (replace(who, at=said.Listed(ends)), start)
            return tuple(Ordered((one,), ToPoints(points, "each")) for one, points in pair)
    return None


def _per_count(_: str, target: ToPoints, number: int) -> tuple[int, tuple[int, ...]]:
    """Where so many gems go."""
    return number, target.points


def _lands(_: str, *values: Any) -> Values:
    return values[0], values[-1]


def _one_of_them(_: str, *values: Any) -> int | None:
    """One of so many gems: the point to which it goes."""
    match values[-1]:
        case ToPoints((point,), "set"):
            return int(point)
    return None
