"""From the rules of the wide grammars to what was said: conditions."""

from dataclasses import replace
from typing import Any

from sortilege.games.grimoire.language import tree
from sortilege.games.grimoire.language.tree import Order
from sortilege.games.grimoire.language.wide import said, wording
from sortilege.games.grimoire.language.wide.said import Named

Values = tuple[Any, ...]


def _flat(*values: Any) -> Values:
    return tuple(one for value in values for one in (value if isinstance(value, tuple) else (value,)))


def _amounts(_: str, first: Any, more: Values = ()) -> Values:
    return _flat(first, more)


_AMOUNTS = {  # the sign of an amount, and what to add to the number that is said
    "exactly": ("=", 0),
    "at_least": (">=", 0),
    "at_most": ("<=", 0),
    "over": (">=", 1),
    "under": ("<=", -1),
    "some": ("?", 0),
}


def _how_many(meaning: str, number: int) -> tuple[str, int] | None:
    sign, more = _AMOUNTS[meaning]
    return (sign, number + more) if number + more >= 0 else None


def _of_them(_: str, *values: Any) -> Values:
    """So many of the gems named last."""
    said_number = next(value for value in values[::-1] if not isinstance(value, str))
    sign, number = said_number if isinstance(said_number, tuple) else ("=", said_number)
    return (said.Counted(Named("it"), sign, number),)


def _counted(meaning: str, *given: Any) -> Any:
    """A condition on gems; the sign ? is a number of which it is not said whether there may be more."""
    values: list[Any] = [replace(one, how="") if isinstance(one, Named) else one for one in given]
    if meaning in _AMOUNTS:
        sign, more = _AMOUNTS[meaning]
        number = next((value for value in values if isinstance(value, int)), 1) + more
        gems = next(one for one in values if isinstance(one, Named))
        gems = replace(gems, owner=gems.owner or ("me" if "me" in values else ""))
        return said.Counted(gems, sign, number, "of" in values or "me" in values) if number >= 0 else None
    if meaning == "on_each_arc":
        gems = values[-1]
        arcs = ("outer", "middle", "inner")
        return None if gems.at else tuple(said.Counted(replace(gems, at=tree.Zone(one)), ">=", 1) for one in arcs)
    orders: dict[str, Order] = {"same": "=", "more": ">", "fewer": "<"}
    if meaning in orders:
        return said.Compared(values[0], orders[meaning], values[1])
    if meaning == "same_three":
        return tuple(said.Compared(values[0], "=", other) for other in values[1:])
    if meaning.endswith("_but"):
        gems, (trait, other) = values
        if not getattr(gems, trait):
            return None  # nothing was said that is left out
        return said.Compared(gems, orders[meaning.removesuffix("_but")], replace(gems, **{trait: other}))
    if meaning.endswith("_kinds"):
        one, other = (value for value in values if isinstance(value, str) and value in tree.ELEMENTS)
        kind = wording.with_traits(Named(), [value for value in values if isinstance(value, tuple)])
        sign = orders[meaning.removesuffix("_kinds")]
        return kind and said.Compared(replace(kind, elements=one), sign, replace(kind, elements=other))
    if meaning.startswith("not_"):  # not fewer, not more
        flat = _counted(meaning.removeprefix("not_"), *given)
        return None if flat is None else said.Not((flat,))
    if meaning in _THAN:
        gems, master = values
        other = replace(gems, owner={"he": "his"}.get(master, master))
        return None if gems.owner or master == "each" else said.Compared(gems, _THAN[meaning], other)
    if meaning == "of_each":
        owner = next((one for one in values if one in ("me", "opp", "any")), "")
        return tuple(said.Counted(Named("", 0, element, owner), ">=", 1) for element in tree.ELEMENTS)
    if meaning == "on_each":
        gems, *points = values
        every = points if isinstance(points[0], int) else points[0]
        return None if gems.at else tuple(said.Counted(replace(gems, at=said.Listed((p,))), ">=", 1) for p in every)
    gems = values[-1]
    match meaning:
        case "only":
            gems, *places = [value for value in values if not isinstance(value, str)]
            gems = replace(gems, owner=gems.owner or ("me" if "me" in values else ""))
            if places and gems.at is not None:
                return None
            some = "of" in values or "me" in values
            return said.Counted(replace(gems, at=places[0] if places else gems.at), "=", 1, some)
        case "none":
            return said.Counted(gems, "=", 0)
        case "one_of_his":
            return said.Counted(_his(gems, values), "?", 1, True)
    number = next((value for value in values if isinstance(value, int)), 3)
    return said.Counted(_his(gems, values), "=", number)


def _his(gems: Named, values: list[Any]) -> Named:
    """The caster's gems where the caster speaks; else of the master named last."""
    return replace(gems, owner=gems.owner or ("me" if "me" in values else "his"))


def _but_for(meaning: str, value: Any, *more: str) -> tuple[str, Any]:
    del more
    return meaning, value


_THAN: dict[str, Order] = {"more_than": ">", "as_many_as": "=", "fewer_than": "<"}


def _of(master: str, conds: Any) -> Values:
    """Conditions on a master's gems, or on each master's."""
    masters = ("me", "opp") if master == "each" else ({"he": "his"}.get(master, master),)

    def own(gems: Named, who: str) -> Named:
        return replace(gems, owner=who if gems.owner in ("", "his") else gems.owner)

    def one(cond: Any, who: str) -> Any:
        if isinstance(cond, said.Not):
            return said.Not(tuple(one(part, who) for part in cond.facts))
        if isinstance(cond, said.Compared):
            return said.Compared(own(cond.left, who), cond.sign, own(cond.right, who))
        return replace(cond, gems=own(cond.gems, who))

    return tuple(one(cond, who) for who in masters for cond in _flat(conds))


def _cond(meaning: str, *facts: Any) -> Values | None:
    """Conditions that hold together, or one of which holds; both kinds do not mix, as nobody could tell what binds."""
    if meaning == "or":
        return (said.AnyOf(tuple(_flat(one) for one in facts)),)
    together = _flat(*facts)
    return None if len(together) > 1 and any(isinstance(one, said.AnyOf) for one in together) else together


def _plain(value: Any) -> Any:
    """A gem that is counted is not said to be the only one."""
    return replace(value, how="") if isinstance(value, Named) and value.how == "sole" else value


def _fact(meaning: str, *given: Any) -> Any:
    values: list[Any] = [_plain(one) for one in given]
    number = next((value for value in values if isinstance(value, int)), 0)
    gems: Any = next((value for value in values if isinstance(value, Named)), None)
    if meaning in ("has", "only", "lacks", "has_of_them"):
        fact = values[1] if meaning == "has" else said.Counted(gems or Named("it"), "=", number)
        if gems is None and meaning != "has":
            return said.Counted(Named("it"), "?", number)
        return _of(values[0], fact)
    match meaning:
        case "has_any":
            return said.AnyOf(tuple(_of(values[0], one) for one in values[1:] if one != "on"))
        case "there_any":
            return said.AnyOf(tuple(_flat(one) for one in values if one != "on"))
        case "has_not":
            return None if _none_said(values[1]) else said.Not(_of(values[0], values[1]))
        case "not_over":
            return _of(values[0], said.Counted(gems, "<=", number))
        case "stands" | "occupies":
            return _stand(values)
        case "zone_empty" | "zone_filled":
            place = tree.Zone(values[0]) if isinstance(values[0], str) else values[0]
            sign, number = ("=", 0) if meaning == "zone_empty" else (">=", 1)
            return said.Counted(Named("all", owner="any", at=place), sign, number)
        case "is_kind":
            return said.Counted(Named("all", 0, values[1], "any", said.Listed((number,))), ">=", 1)
        case "held_by":
            return _held(meaning, values[::-1], number)
        case "holds" | "controls" | "belong":
            return _held(meaning, values, number)
        case "equal":
            return _equal(values)
        case "all_stand":
            return said.AllStand(values[0], values[1]) if isinstance(values[0], Named) else None
        case "number_is":
            one, sign, other = values
            right = other if isinstance(other, Named) else replace(one, owner=other)
            return said.Compared(one, _SIGNS[sign], right) if one.owner else None
        case "outnumber" | "outnumbered":
            return said.Compared(values[0], ">" if meaning == "outnumber" else "<", values[1])
        case "there":
            every = _flat(values[0])
            lame = (isinstance(one, said.Compared) and not one.left.owner and one.right.owner for one in every)
            return None if any(lame) else every
        case "neither_nor":
            return _neither(values)
        case "there_only" | "there_of_them":
            return said.Counted(gems, "=", number) if gems else said.Counted(Named("it"), "?", number)
        case "there_none":
            return said.Counted(gems, "=", 0)
        case "neither":
            return None if gems.owner else said.Counted(replace(gems, owner="any"), "=", 0)
        case "empty" | "filled" | "empty_or" | "filled_or" | "none_occupies":
            return _on_points(meaning, values, gems)
        case "none":
            place = next((value for value in values[1:] if value != "on"), None)
            return None if place and gems.at else said.Counted(replace(gems, at=gems.at or place), "=", 0)
        case _ if meaning in _SPOKEN_OF:
            return _of_those(meaning, values, gems)
    return values[0]


_SPOKEN_OF = ("none_at", "one_at", "as_many", "one_of_them", "none_there", "nth", "all_on", "it_is", "rather")


def _of_those(meaning: str, values: list[Any], gems: Named | None) -> Any:
    """Facts about gems that are spoken of."""
    match meaning:
        case "none_at" | "one_at":
            number = int(meaning == "one_at")
            return said.Counted(Named("those", at=values[-1]), ">=" if number else "=", number)
        case "as_many":
            return said.SameAmount()
        case "one_of_them":
            return said.Counted(Named("it", at=values[-1]), "=", 1, True)
        case "none_there":
            return said.Counted(Named("it"), "=", 0)
        case "rather":
            return said.Compared(Named("former"), _SIGNS[values[-1]], Named("latter"))
        case "nth":
            return said.Nth(values[1], int(values[0]))
        case "all_on":
            return said.Counted(gems, "=", gems.number) if gems and gems.number else None
    return said.ItIs(values[0], values[1])


def _held(meaning: str, values: list[Any], number: int) -> Values | None:
    """A master's gems stand on each of some points; holds: it is said which."""
    if meaning == "holds":
        counted = _stand(values[1:])
        return None if counted is None else _of(values[0], counted)
    master, points = (values[-1], said.Listed(values[-2])) if meaning == "belong" else values[:2]
    return _of(master, _occupied(points, ">=", 1, "")) if number in (0, len(points.points)) else None


_SIGNS: dict[str, Order] = {"more": ">", "fewer": "<", "same": "="}


def _on_points(meaning: str, values: list[Any], gems: Named | None) -> Any:
    """Points that are empty or occupied: all of them, or one of them."""
    points = tuple(point for value in values if isinstance(value, int | tuple) for point in _flat(value))
    listed = next((value for value in values if isinstance(value, said.Listed)), said.Listed(points))
    if meaning == "none_occupies":
        who = gems or Named("all", owner="any")
        return None if who.at is not None else said.Counted(replace(who, at=listed), "=", 0)
    each = _occupied(listed, "=", 0) if meaning.startswith("empty") else _occupied(listed, ">=", 1)
    return said.AnyOf(tuple((one,) for one in each)) if meaning.endswith("_or") else each


def _none_said(counted: Any) -> bool:
    """Is it said that there is none? "Does not have no gem" is no English."""
    return isinstance(counted, said.Counted) and counted.number == 0


def _neither(values: list[Any]) -> Values:
    """A master has none of several kinds of gems."""
    kinds = [value for value in values if isinstance(value, Named)]
    kinds = kinds or [Named("", 0, value) for value in values if value in tuple(tree.ELEMENTS)]
    return _of(values[0], tuple(said.Counted(one, "=", 0) for one in kinds))


def _stand(values: list[Any]) -> Any:
    """So many gems stand at a place, or occupy points; as many points as gems, if points are occupied."""
    if isinstance(values[0], int):  # of those just named: "two of them must occupy points 9 and 11"
        points = values[-1].points
        every = tuple(said.Counted(Named("it", at=said.Listed((one,))), ">=", 1, True) for one in points)
        return every if len(points) == values[0] else None
    counted = next((one for one in values if isinstance(one, said.Counted)), None)
    place = next(one for one in values if one is not counted)
    if counted is None or counted.gems.at is not None:
        return None
    if isinstance(place, said.Listed) and len(place.points) > 1 and counted.number != len(place.points):
        return None
    return replace(counted, gems=replace(counted.gems, at=place))


def _equal(values: list[Any]) -> Any:
    """Both masters have as many gems of a kind."""
    gems = next(one for one in values if isinstance(one, Named))
    masters = values[: values.index(gems)]
    one, other = ("me", "opp") if masters == ["each"] else masters if len(masters) == 2 else ("", "")
    if gems.owner or {one, other} != {"me", "opp"}:
        return None
    return (said.Compared(replace(gems, owner=one), "=", replace(gems, owner=other)),)


def _occupied(points: said.Listed, sign: str, number: int, owner: str = "any") -> Values:
    """So many gems, of anybody if no owner is given, on each of the points."""
    places = [said.Listed((one,)) for one in points.points] or [points]
    return tuple(said.Counted(Named("all", owner=owner, at=one), sign, number) for one in places)


def _of_which(meaning: str, *values: Any) -> Values:
    return "of_which", meaning, values


def _parts(conds: Values, values: Values) -> Values | None:
    """Conditions, and one on some of the gems that they count: "of which one stands at point 3"."""
    part = next((one for one in values if isinstance(one, tuple) and one and one[0] == "of_which"), None)
    if part is None:
        return conds
    if len(conds) != 1 or not isinstance(conds[0], said.Counted) or conds[0].gems.at is not None:
        return None
    whole = conds[0].gems
    if part[1] == "at":
        number, place = part[2]
        return (*conds, said.Counted(replace(whole, at=place), "?", number))
    if part[1] == "exactly":
        return (*conds, said.Counted(replace(whole, at=part[2][-1]), "=", part[2][0] if len(part[2]) > 1 else 1, True))
    if part[1] == "none":
        return (*conds, said.Counted(replace(whole, at=part[2][0]), "=", 0))
    more = part[2][-1]
    if not isinstance(more, said.Counted) or more.gems.owner:
        return None
    return (*conds, replace(more, gems=replace(more.gems, owner=whole.owner)))


def _musts(_: str, *musts: Values) -> Values:
    return _flat(*musts)


def _must(meaning: str, *values: Any) -> Any:
    gems: Any = next((_plain(one) for one in values if isinstance(one, Named)), None)
    match meaning:
        case "require":
            return tuple(values[0])
        case "have":
            return _parts(_of(values[0], values[1]), values)
        case "one_of_them":
            return (said.Counted(Named("it", at=values[-1]), "?", 1, True),)
        case "occupied" | "occupies" | "counted":
            counted = _stand(list(values))
            return None if counted is None or (meaning == "counted" and counted.sign == "?") else _flat(counted)
        case "controls":
            return _held(meaning, list(values), 0)
        case "so_many":
            return _of_them(meaning, *values)
        case "cast" | "one_of" | "requires":
            return tuple(values[0])
        case "not_cast":
            return (said.Not(values[-1]),)
        case "equal":
            return _equal(list(values))
        case "only":
            return _of(values[0], said.Counted(gems, "=", values[1]))
        case "lack":
            masters = [value for value in values if isinstance(value, str)]
            both = {"me", "opp"}.issubset(masters)
            return _of("any" if both else masters[0], said.Counted(gems, "=", 0))
        case "not_have":
            return None if _none_said(values[1]) else (said.Not(_of(values[0], values[1])),)
        case "neither_nor":
            return _neither([_plain(one) for one in values])
        case "none_board":
            return (said.Counted(gems, "=", 0),)
        case "none":
            place = next((value for value in values if value is not values[0] and value != "on"), None)
            if place is not None and gems.at is not None:
                return None
            return (said.Counted(replace(gems, at=gems.at or place), "=", 0),)
        case "empty":
            return _occupied(values[0], "=", 0)
        case "as_many":
            return (said.SameAmount(),)
        case "present":
            gems = values[0]
            counted = gems.number or (1 if gems.how == "a" else 0)
            sign = "?" if gems.how == "a" else "="
            return _parts((said.Counted(gems, sign, counted),), values) if counted else None
        case "stand":
            gems, place = values[0], values[-1]
            if gems.at is not None:
                return None
            number = 1 if gems.how == "a" else gems.number
            at = Named(gems.how, gems.number, gems.elements, gems.owner, place)
            return (said.Counted(at, "?" if gems.how == "a" else "=", number),) if number else None
    gems, place = values[0], values[-1]
    if not isinstance(gems, Named) or gems.at is not None:
        return None
    return (said.Counted(Named(gems.how, 0, gems.elements, gems.owner, place), "=", 1, True),)
