"""The words of the wide grammars: movements, and where they lead."""

from dataclasses import replace
from typing import Any

from sortilege.games.grimoire.language import tree
from sortilege.games.grimoire.language.wide import known, said, wording
from sortilege.games.grimoire.language.wide.said import Named, Steps, ToPlace, ToPoints
from sortilege.games.grimoire.language.wide.wording import ARCS, are

Values = tuple[Any, ...]


def _moves(meaning: str, *words: str) -> str:
    """A verb of moving; "all", "together" and the like say nothing more, but "then" must not mean a second move."""
    del words
    return meaning


def _amount(_: str, number: int) -> tuple[str, int]:
    return "points", number


def _arcs(_: str, number: int) -> tuple[str, int]:
    return "arcs", number


def _figures(_: str, number: int) -> tuple[str, int]:
    return "figures", number


def _step(meaning: str, *values: Any) -> Steps | None:
    amount = next((value[1] for value in values if isinstance(value, tuple)), 0)
    words = [value for value in values if isinstance(value, str)]
    spin = next((word for word in words if word in ("cw", "ccw", "back", "same")), "")
    match meaning:
        case "turn" | "turned":
            return Steps(((spin, amount),))
        case "next":
            return Steps(((spin, 1),))
        case "nth":
            return Steps(((spin, next(int(word) for word in words if word.isdigit())),))
        case "next_kind":
            kind = next(word for word in words if word in ("points", "angles", "intersections", "crossroads"))
            return Steps(((said.NextKind(kind, spin), 1),))
        case "quarter" | "eighth" | "three_quarters":
            return Steps(((spin, {"quarter": 2, "eighth": 1, "three_quarters": 6}[meaning]),))
        case "line_on":
            return Steps(((words[0], amount),))
        case "line" | "lined":
            return Steps(((words[0], amount),))
        case "radial" | "along":
            return Steps(((next(word for word in words if word in ("in", "out", "next", "prev")), amount),))
        case "to_arc":
            arc = next(word for word in words if word in ARCS)
            radial = next((word for word in words if word in ("in", "out")), "")
            kind = next((word for word in words if word in ("angles", "intersections")), "points")
            return Steps(((said.ToArc(arc, radial, kind), amount),))
        case "advance":
            step = next((word for word in words if word in _NUMBERED), "next")
            return Steps(((_NUMBERED[step], 1),))
        case "shift":
            return values[0] if isinstance(values[0], Steps) else None
        case "beside_line":
            return Steps(((words[0], 1),))
    return Steps(((words[0], 1),))


_NUMBERED = {"plus": "next", "minus": "prev", "next": "next", "prev": "prev"}


def _steps(meaning: str, *values: Any) -> Steps | None:
    """Steps one after another; while: a turn and a way to another arc, of which either may come first."""
    steps = tuple(step for one in values if isinstance(one, Steps) for step in one.steps)
    turns = [step in ("cw", "ccw") for step, _ in steps]
    between = [isinstance(step, said.ToArc) or step in ("in", "out") for step, _ in steps]
    return None if meaning == "while" and (sum(turns), sum(between)) != (1, 1) else Steps(steps)


def _shifted(_: str, *values: Any) -> Steps:
    """So many numbers on or back."""
    number = next(value for value in values if isinstance(value, int))
    return Steps((("next" if {"plus", "next"} & set(values) else "prev", number),))


def _fixed(meaning: str, *values: Any) -> str:
    return next(value for value in values if value in ("mirror", "flip", "half")) if meaning == "about" else meaning


def _landing(_: str, *words: str) -> Any:
    return tree.Zone(words[-1])


def _points_said(_: str, points: Values = ()) -> Any:
    """Points by number; none for the point that the order leads to."""
    return said.Listed(points)


def _route(meaning: str, *values: Any) -> Any:
    match meaning:
        case "pairs":
            return said.Pairs(values[0])
        case "told":
            return said.TwiceTold(values[0], values[1])
        case "begun":
            return said.TwiceTold(values[0], values[1], True)
        case "away":
            return said.Away(values[0][1], values[1])
    return values[0]


def _pairs(_: str, *pairs: tuple[int, int]) -> tuple[tuple[int, int], ...]:
    return pairs


def _pair(_: str, start: int, end: int) -> tuple[int, int]:
    return start, end


_bare_pairs, _bare_pair = _pairs, _pair  # after a colon, without "from"


def _to_points(meaning: str, *values: Any) -> ToPoints | None:
    if meaning == "kind_points" and not are(values[0], values[1]):
        return None
    if meaning == "zone_points" and not _claimed(values):
        return None
    return ToPoints(values[-1])


def _claimed(values: Values) -> bool:
    """Do the points lie in the zones that they are said to be of, and are they as many as is said?"""
    zones = [tree.Zone(one) if isinstance(one, str) else one for one in values[:-1] if not isinstance(one, int)]
    inside = [known.points_of(zone) for zone in zones]
    number = next((one for one in values[:-1] if isinstance(one, int)), len(values[-1]))
    return number == len(values[-1]) and all(one is not None and one.issuperset(values[-1]) for one in inside)


def _first_points(_: str, *points: int) -> ToPoints:
    return ToPoints(points)


def _bare_points(_: str, points: Values) -> ToPoints:
    return ToPoints(points)


def _target(meaning: str, *values: Any) -> Any:
    match meaning:
        case "points":
            return values[0]
        case "filling":
            first, *order = values
            if isinstance(first, int):
                return ToPoints(values, "priority")
            rest = [one for one in first.points if one not in order]
            order += rest if len(rest) == 1 or first.points[: len(order)] == tuple(order) else []  # the last ones
            return ToPoints(tuple(order), "priority") if sorted(first.points) == sorted(order) else None
        case "bare":
            return replace(values[0], how="bare")
        case "priority" | "in_order":
            how = "priority" if meaning == "priority" else "order"
            return ToPoints(values[0].points, how) if isinstance(values[0], ToPoints) else None
        case "beside":
            anchor = next(value for value in values if isinstance(value, Named) or value == "single")
            return ToPlace(said.Beside(None if anchor == "single" else anchor, "same" in values))
        case "beside_it":
            return ToPlace(said.Beside(None))
        case "reached":
            place = wording.reached(values)
            return ToPlace(place) if place is not None else None
        case "after":
            step = next(_NUMBERED[one] for one in values if isinstance(one, str) and one in _NUMBERED)
            return ToPlace(tree.Reached(tree.Path((step,)), tree.Where(values[-1])))
    listed = values[0].parts if isinstance(values[0], said.OneOf) else values[:1]
    if all(isinstance(one, said.Listed) for one in listed):
        return None  # with "and" they are target.points
    return ToPlace(said.OneOrAnother()) if isinstance(values[0], tree.Either) else ToPlace(values[0])


def _anchor(meaning: str, *values: Any) -> Any:
    return values[0] if values else meaning
