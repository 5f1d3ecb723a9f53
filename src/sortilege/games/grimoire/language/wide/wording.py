"""The words of the wide grammars: gems and places; one for both languages, as their rules share names."""

from dataclasses import replace
from typing import Any

from sortilege.games.grimoire.language import tree
from sortilege.games.grimoire.language.points import ZONES
from sortilege.games.grimoire.language.wide import said
from sortilege.games.grimoire.language.wide.known import points_of
from sortilege.games.grimoire.language.wide.said import Named

ARCS = ("outer", "middle", "inner")
_KINDS = ("angles", "intersections")
Values = tuple[Any, ...]


def _number(meaning: str, *values: int) -> int:
    return values[0] if values else int(meaning)


def _span(meaning: str, *ends: Any) -> tuple[int, ...] | None:
    if meaning == "one":
        return ends
    first, last = ends[0] if isinstance(ends[0], tuple) else ends
    return tuple(range(first, last + 1)) if first < last <= 24 else None


def _nums(_: str, first: Values, more: Values = ()) -> Values:
    return first + more


_and_nums = _nums  # where "or" would leave a choice


def _elements(_: str, first: str, more: str = "") -> str:
    return tree.elements(first + more)


# gems


def _kinds(_: str, *kinds: str) -> str:
    return tree.elements("".join(kinds))


def _bare(meaning: str, *values: Any) -> Named | None:
    """Gems without an article; kind: called by their element alone."""
    how = "sole" if "one" in values else "kind" if meaning == "kind" else ""
    traits = [("elements", value) for value in values if meaning == "kind" and isinstance(value, str)]
    traits += [value for value in values if isinstance(value, tuple)]
    return None if ("sole", "") in traits and not how else with_traits(Named(how), traits)


def _quality(meaning: str, value: str = "") -> tuple[str, Any]:
    return ("zone", tree.Zone(value)) if meaning == "at" else (meaning, value)


def _np(meaning: str, *values: Any) -> Named | None:
    if meaning == "bare":
        return values[0] if isinstance(values[0], Named) else None
    if meaning in ("it", "former", "latter"):
        return Named(meaning)
    if meaning == "this":
        return Named("it", 1)
    if meaning == "all_of_them":
        return Named("it", values[0])
    if meaning == "theirs":
        return Named("those", owner=(values or ("his",))[0])
    if meaning == "board":
        return Named("all")
    if meaning in ("point", "points"):
        return Named("point", at=said.Listed(values if meaning == "point" else values[0]))
    if meaning == "those" and isinstance(values[-1], Named):
        owner = next((value for value in values if value in ("me", "opp", "any", "his")), "")
        return None if values[-1].owner and owner else replace(values[-1], how="the", owner=values[-1].owner or owner)
    if meaning in ("those", "that"):
        gems = with_traits(Named(meaning), values)
        several = gems is not None and isinstance(gems.at, said.Listed) and len(gems.at.points) > 1
        return None if meaning == "that" and several else gems  # one gem stands on one point
    if meaning == "zone":
        return Named("all", at=tree.Zone(values[0]))
    if meaning == "whichever":
        return Named("every", at=values[-1])
    how, number, sole, traits = "", 0, "one" in values, list[Any]()
    if meaning == "kind":
        traits, values = [("elements", values[1])], (values[0], *values[2:])
    for value in values:
        if isinstance(value, int):
            number = value
        elif isinstance(value, Named):
            sole = sole or value.how == "sole"
            traits += _traits(value)
        elif isinstance(value, tuple):
            traits.append(value)
        elif value in ("me", "opp", "any", "my"):
            traits.append(("owner", "me" if value == "my" else value))
            how = "the"
        elif value not in ("one", "many"):
            how = value
    how = {"the": "sole", "all": "every"}.get(how, how) if sole else how
    if meaning == "kind" and how == "the":
        how = "kind"
    if meaning == "others":
        return with_traits(Named("others", number, owner="his" if how == "his" else ""), traits)
    return with_traits(Named(how, number), traits)


def _traits(gems: Named) -> list[tuple[str, Any]]:
    """The traits of gems without an article."""
    said_of = [("elements", gems.elements), ("owner", gems.owner), ("at", gems.at)]
    return [trait for trait in said_of if trait[1]]


def _trait(meaning: str, *values: Any) -> tuple[str, Any]:
    match meaning:
        case "not_at":
            return "not_at", tree.Outside(values[-1])
        case "elsewhere":
            return "not_at", values[-1]
        case "at":
            return "at", values[-1]
        case "nor":
            return "at", _place("nor", *values)
        case "there":
            return "at", said.There()
        case "that_is":
            return "zone", values[0]
        case "of":
            return "at", values[0]
        case "of_each":
            return "at", said.OneOf(tuple(tree.Zone(one) if isinstance(one, str) else one for one in values))
        case "not_there":
            return "not_at", tree.Outside(values[-1])
        case "parity":
            return "zone", tree.Zone(values[0])
        case "on_board" | "whatever" | "these":
            return "board", None
        case "whoever":
            return "owner", "any"
        case "anywhere":
            return "anywhere", None
        case "reached":
            return "at", reached(values)
        case "beside" | "next_to":
            gems = next(one for one in values if isinstance(one, Named))
            return "at", said.Beside(gems, meaning == "next_to" or "same" in values)
        case "other_than":
            return "other_than", "".join(one for one in values if one not in ("one", "many"))
    return meaning, values[0]


def reached(values: Values) -> Any:
    """So many points on from gems, one if it is not said."""
    amounts = [one[1] if isinstance(one, tuple) else one for one in values if isinstance(one, tuple | int)]
    spin = next((one for one in values if one in ("cw", "ccw")), "")
    gems: Any = next(one for one in values if isinstance(one, Named))
    return tree.Reached(tree.Path((spin,) * (amounts or [1])[0]), tree.Where(gems)) if spin else None


def with_traits(gems: Named, traits: Any) -> Named | None:
    """The gems with these traits, each said once; places add up."""
    owner, elements, at, other = gems.owner, "", None, ""
    anywhere = any(kind == "anywhere" for kind, _ in traits)
    for kind, value in traits:
        if kind == "owner":
            if owner:
                return None
            owner = value
        elif kind == "elements":
            if elements or at is not None:
                return None
            elements = value
        elif kind == "other_than":
            other += value
        elif kind == "at":
            if anywhere or value is None or (at is not None and not (_simple(at) and _simple(value))):
                return None
            at = value if at is None else tree.Both((at, value))
    for kind, value in traits:
        if kind in ("not_at", "zone"):
            at = value if at is None else tree.Both((at, value))
    if other:
        elements = "".join(one for one in elements or tree.ELEMENTS if one not in other)
    return Named(gems.how, gems.number, elements, owner, at) if elements or not other else None


def _simple(place: Any) -> bool:
    """A zone, which may be named beside another: "of the axis, in the front"."""
    return isinstance(place, tree.Zone)


# places


def _place(meaning: str, *spots: Any) -> Any:
    if meaning == "range":
        points = _span("to", *spots)
        return None if points is None else said.Listed(points)
    spots = tuple(tree.Zone(one) if isinstance(one, str) else one for one in spots)
    match meaning:
        case "or":
            return _either(spots)
        case "xor":
            return said.Exactly(_either(spots))
        case "and":
            return said.OneOf(spots)
        case "both" | "in":
            return tree.Both(spots)
        case "nor":
            return tree.Outside(tree.Either(spots))
    return spots[0]


def _either(spots: Values) -> Any:
    """One of several places; points are one list."""
    if all(isinstance(one, said.Listed) for one in spots):
        return said.Listed(tuple(point for one in spots for point in one.points))
    return tree.Either(spots)


def _butted(_: str, spot: Any) -> Any:
    return tree.Outside(spot)


def _spot(meaning: str, *values: Any) -> Any:
    match meaning:
        case "zone":
            zone = values[0] if isinstance(values[0], tree.Zone) else tree.Zone(values[1])
            return said.Each(zone) if values[0] == "each" else zone
        case "within":
            place = _within(values[1], values[2])
            return said.Each(place) if values[0] == "each" else place
        case "ringed":
            return _ringed(*values)
        case "points":
            *number, points = values
            return said.Listed(points) if not number or number == [len(points)] else None
        case "kind_points":
            return said.Listed(values[1]) if are(values[0], values[1]) else None
        case "counted":
            number, zone, *inside = values
            place = _within(zone, inside[0]) if inside else tree.Zone(zone)
            return place if len(points_of(place) or ()) == number else None
        case "corners":
            return _within("angles", tree.Zone("outer"))
        case "side" | "guard":
            return tree.Zone("front" if meaning == "side" else "guard")
        case "on_zone":
            return next(one for one in values if isinstance(one, tree.Zone | tree.Outside))
        case "beside":
            return said.Beside(next(one for one in values if isinstance(one, Named)), "same" in values)
    return tree.Where(values[0])


def _within(zone: str, other: tree.Zone) -> Any:
    """A zone of a zone; where they do not meet, that is told as a spell's flaw."""
    return tree.Both((tree.Zone(zone), other))


def _ringed(*words: str) -> Any:
    """The angles or intersections of one arc, whichever is named first."""
    ring, kind = (one for one in sorted(words, key=lambda word: word not in ARCS) if one in (*ARCS, *_KINDS))
    return _within(kind, tree.Zone(ring))


def are(kind: str, points: Values) -> bool:
    """Are the points of this kind? Else the author has mistaken the number or the kind."""
    return kind == "points" or ZONES[kind].issuperset(points)


def _on_zone(_: str, zone: str) -> Any:
    return tree.Zone(zone)


def _zoned(_: str, zone: str, *more: str) -> Any:
    del more
    return tree.Zone(zone)


def _of_zone(meaning: str, *zones: str) -> Any:
    """A zone; two arcs are all but the third."""
    if meaning == "zone":
        return tree.Zone(zones[0])
    others = [arc for arc in ARCS if arc not in zones]
    return tree.Outside(tree.Zone(others[0])) if len(others) == 1 else None


def _of_place(meaning: str, value: Any, *more: Any) -> Any:
    if meaning == "within":
        return _within(value, more[0])
    if meaning == "ringed":
        return _ringed(value, *more)
    if meaning == "rings":
        return _of_zone(meaning, value, *more)
    if meaning == "points":
        points = more[0] if more else value
        return said.Listed(points) if not more or value == len(points) else None
    return tree.Zone(value)
