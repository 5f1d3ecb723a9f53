"""From the rules of the wide grammars to what was said: one order."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

from sortilege.games.grimoire.language import tree
from sortilege.games.grimoire.language.wide import parted, said, several
from sortilege.games.grimoire.language.wide.said import Named, Ordered, Rider, Steps, ToPoints

Values = tuple[Any, ...]


def _subjects(meaning: str, first: Any, more: tuple[Named, ...] = ()) -> tuple[Named, ...] | None:
    """Gems of several kinds; shared: what is said of the last ones at the end is said of all of them."""
    if meaning == "arc":
        return (Named("every", at=tree.Zone(first)),)
    if more and first.how == "kind" and not first.owner and first.at is None:
        return None  # "fire and water on the axis": what is said is said of both
    if meaning != "shared":
        return (first, *more)
    last = more[-1]
    every = [first, *more[:-1]]
    shared = [replace(one, at=one.at or last.at, owner=one.owner or last.owner) for one in every]
    alone = ("all", "every", "the", "sole", "his", "")
    said_alone = all(one.how in alone for one in every) and last.how in (*alone, "those")
    return (*shared, last) if shared != every and said_alone else None


def _stepped(meaning: str, values: Values) -> Steps | None:
    """The steps that a verb says by itself: to climb, to come nearer to the centre or to a line."""
    match meaning:
        case "climb":
            step = next(value for value in values if value in ("up", "down"))
        case "ahead":
            step = "ahead"
        case "count":
            step = next(value for value in values if value in ("next", "prev"))
        case "nowhere":
            step = "way"
        case "round" | "turn_all":
            step = "round"
        case "nearer_line":
            step = next(value for value in values if value in _LINES)
        case "nearer_it":
            step = _line_in(values[0])
        case "nearer" | "farther":
            step = "in" if meaning == "nearer" else "out"
        case _:
            return None
    return Steps(((step, _amount_said(values)),)) if step else None


def _order(meaning: str, *values: Any) -> Any:
    riders = tuple(value for value in values if isinstance(value, Rider))
    riders += tuple(Rider("first", None) for value in values if value == "then")
    gems = [value for value in values if isinstance(value, Named)]
    if (steps := _stepped(meaning, values)) is not None:
        return Ordered(values[0], steps, riders)
    if meaning in _PLACED:
        return _placed(meaning, values, riders)
    if meaning.startswith("per_count"):
        return _per_number(meaning, values)
    match meaning:
        case "parts":
            who = next(value for value in values if isinstance(value, tuple))
            who = tuple(_his_own(one) for one in who) if values[0] == "caster" else who
            return parted.order(who, [value for value in values if isinstance(value, parted.Part)], riders)
        case "applied":
            return Ordered(values[-1], values[0], riders)
        case "mirrored":
            return Ordered(values[0], Steps(((next(one for one in values if one in _FIXED), 1),)), riders)
        case "listed":
            return Ordered(values[0], said.Pairs(values[-1]), riders)
        case "by" | "to" | "cleft":
            rest = [value for value in values[1:] if not isinstance(value, str | Rider)]
            return Ordered(values[0], rest[0], riders)
        case "colon":
            zone, move = ([None, *(value for value in values[1:] if not isinstance(value, Rider))])[-2:]
            who = tuple(one if zone is None else replace(one, at=zone) for one in values[0])
            twice = zone is not None and any(one.at is not None for one in values[0])
            return None if twice else Ordered(who, move, riders)
        case "apart":
            points = tuple(value for value in values if isinstance(value, int))
            return Ordered(values[0], ToPoints(points), riders)
        case "clitic":
            return Ordered((Named("it"),), values[1], riders)
        case "command":
            first, second = (value for value in values[1:] if not isinstance(value, Rider))
            who, move = (first, second) if isinstance(first, tuple) else (second, first)
            return Ordered(tuple(_his_own(one) for one in who) if values[0] == "caster" else who, move, riders)
        case "cross" | "over":
            line = next(value for value in values if value in _LINES)
            flat = {"axis": "mirror", "river": "flip"}[line]
            fixed = next(value for value in values if value in _FIXED)
            riders += tuple(Rider("landing", value) for value in values if isinstance(value, tree.Zone))
            return Ordered(values[0], Steps(((flat, 1),)), riders) if fixed in ("some", flat) else None
        case "respectively":
            ends = [
                one.points if isinstance(one, ToPoints) else one for one in values if isinstance(one, ToPoints | tuple)
            ]
            return Ordered((values[0],), ToPoints(ends[0], "each"), riders) if ends else None
        case "if_owned":
            given = [value for value in values if value not in ("move", "then")]
            np, one, mine, other, theirs = given if len(given) == 5 else (Named(), None, "", None, "")
            halves = ((one, mine), (other, theirs)) if {mine, theirs} == {"me", "opp"} and not np.owner else ()
            return tuple(Ordered((replace(np, owner=owner),), move) for move, owner in halves) or None
        case "split" | "owners":
            return _halved(meaning, values)
        case "stay" | "none_moves" | "neither_moves" | "neither_stay" | "nothing_moves":
            return _stay(meaning, values, gems)
    return _exchanged(meaning, values, gems, riders)


def _per_number(meaning: str, values: Values) -> Any:
    """So many gems go to so many points; else: as many as are named first, unless it is said how many there are."""
    if meaning == "per_count_else":
        targets = [value for value in values if isinstance(value, ToPoints)]
        numbers = [len(targets[0].points), *(value for value in values if isinstance(value, int))]
        counts = [(number, target.points) for number, target in zip(numbers, targets, strict=True)]
    else:
        counts = [value for value in values if isinstance(value, tuple) and isinstance(value[0], int)]
    return tuple(Ordered(values[0], ToPoints(points), (Rider("present", number),)) for number, points in counts)


def _halved(meaning: str, values: Values) -> Any:
    """Some of the gems go one way and the others another way: by where they stand, or by their master."""
    if meaning == "split":
        np, one, here, other, there = (value for value in values if not isinstance(value, str))
        if isinstance(other, tuple):  # so many points the same way
            other = Steps(((one.steps[-1][0], other[1]),)) if isinstance(one, Steps) else None
        if other is None:
            return None
        return Ordered((np,), one, (Rider("if", here),)), Ordered((np,), other, (Rider("if", there),))
    amount = next(value if isinstance(value, int) else value[1] for value in values if isinstance(value, int | tuple))
    given = [value for value in values if isinstance(value, Named) or value in _TURNED]
    if len(given) != 5:
        return None
    np, one, mine, other, theirs = given
    turned = ((one, mine), (other, theirs))
    halves = tuple(Ordered((replace(np, owner=owner),), Steps(((spin, amount),))) for spin, owner in turned)
    return None if np.owner else halves


_TURNED = ("cw", "ccw", "me", "opp")


def _turned(_: str, turn: str) -> int:
    return int(turn)


def _if_number(_: str, number: int) -> int:
    return number


def _stay(meaning: str, values: Values, gems: list[Named]) -> Any:
    """Gems that stay where they are."""
    if meaning == "nothing_moves":
        return Ordered((Named("all", at=values[0]),), None)
    if meaning == "neither_stay":
        return tuple(Ordered((one,), None) for one in gems)
    if meaning == "neither_moves":
        kinds = "".join(value for value in values if value in tuple(tree.ELEMENTS))
        return Ordered((Named("the", 0, tree.elements(kinds)),), None)
    if not gems:
        who = values[0]
        return Ordered((who if isinstance(who, tuple) else (Named("all", at=tree.Zone(str(who))),))[:1], None)
    return Ordered((replace(gems[0], how="all") if meaning == "none_moves" else gems[0],), None)


_PLACED = ("mirror_to", "landed", "there", "leave", "from_arc")


def _placed(meaning: str, values: Values, riders: tuple[Rider, ...]) -> Ordered | None:
    """Gems that go from one named place, or to one."""
    match meaning:
        case "mirror_to":
            zone = next(value for value in values if isinstance(value, tree.Zone))
            flat = {"left": "mirror", "right": "mirror", "front": "flip", "guard": "flip"}.get(zone.name)
            steps = Steps(((flat, 1),))
            return None if flat is None else Ordered(values[0], steps, (*riders, Rider("landing", zone)))
        case "landed":
            zone, fixed = (value for value in values if isinstance(value, tree.Zone) or value in _FIXED)
            return Ordered(values[0], Steps(((fixed, 1),)), (*riders, Rider("landing", zone)))
        case "there":
            return Ordered(values[0], said.ToPlace(said.There()), riders)
        case "leave":
            place, move = (value for value in values[1:] if not isinstance(value, str | Rider))
            return Ordered(values[0], move, (*riders, Rider("if", place)))
        case "from_arc":
            start, end = (value for value in values if value in ("outer", "middle", "inner"))
            steps = Steps(((said.ToArc(end), 0),))
            return Ordered(values[0], steps, (*riders, Rider("if", tree.Zone(start))))
    return None


def _exchanged(meaning: str, values: Values, gems: list[Named], riders: tuple[Rider, ...]) -> Any:
    """Gems that go where others are."""
    match meaning:
        case "swap_by":
            first, second = gems
            return Ordered((first, second), Steps(((values[-1], 1),)), (Rider("mirrored", second),))
        case "swap_each":
            if not all(isinstance(one.at, said.Listed) and len(one.at.points) > 1 for one in gems):
                return None
            ends = [one.at.points for one in gems][::-1]
            return tuple(Ordered((one,), ToPoints(end, "each")) for one, end in zip(gems, ends, strict=True))
        case "swap_points":
            if not isinstance(gems[0].at, said.Listed) or len(gems[0].at.points) != 2:
                return None
            return Ordered((gems[0],), ToPoints(gems[0].at.points[::-1], "each"))
        case "swap_own":
            return _exchanged("swap", values, [_his_own(one) for one in gems], riders)
        case "swap":
            if len(gems) == 4 and gems[0] == gems[3] and gems[1] == gems[2]:
                gems = gems[:2]
            riders = tuple(rider for rider in riders if rider.kind != "whatever")
            if len(gems) == 2 and not riders and all(_on_one_point(one) for one in gems):
                starts = [one.at.points for one in gems]
                return tuple(Ordered((one,), ToPoints(end)) for one, end in zip(gems, starts[::-1], strict=True))
            return said.Taking(*_of_one_master(*gems), True, riders) if len(gems) == 2 else None
        case "halves":
            owner = next(value for value in values if value in ("me", "opp", "any"))
            one, other = (value for value in values if isinstance(value, str) and value in tree.ELEMENTS)
            return said.Taking(Named("the", 0, one, owner), Named("the", 0, other, owner), True, riders)
        case "swap_arcs":
            arcs = [one.at.name if isinstance(one.at, tree.Zone) else "" for one in gems]
            if not set(arcs) <= {"outer", "middle", "inner"}:
                return None
            ends = [Steps(((said.ToArc(arc), 0),)) for arc in arcs[::-1]]
            return tuple(Ordered((one,), end, riders) for one, end in zip(gems, ends, strict=True))
        case "swap_them":
            return said.Taking(Named("former"), Named("latter"), True, riders)
        case "takes":
            return tuple(_taking(one, other) for one, other in zip(gems[::2], gems[1::2], strict=True))
        case "takes_on":
            return tuple(_taking(one, other) for one, other in pairwise(gems))
    return None


def _taking(one: Named, other: Named) -> Any:
    """Gems that go where others are; from point to point, if they stand on one each."""
    if _on_one_point(one) and _on_one_point(other):
        return Ordered((one,), ToPoints(other.at.points))
    return said.Taking(one, other, False)


_FIXED = ("mirror", "flip", "half", "some")
_LINES = ("axis", "river")


def _his_own(gems: Named) -> Named:
    """What the caster moves: "his" are the caster's."""
    return replace(
        gems,
        how="the" if gems.how == "his" else gems.how,
        owner="me" if "his" in (gems.how, gems.owner) else gems.owner,
    )


def _of_one_master(one: Named, other: Named) -> tuple[Named, Named]:
    """Two groups that exchange places; an owner said of one is the other's too, as gems of both masters never could."""
    owner = one.owner or other.owner
    said_alone = all(gems.how in ("all", "every", "the", "") for gems in (one, other))
    return (
        (replace(one, owner=owner), replace(other, owner=owner))
        if said_alone and owner != "any" and not (one.owner and other.owner)
        else (one, other)
    )


def _on_one_point(gems: Named) -> bool:
    return (
        gems.how in ("sole", "that", "every", "point") and isinstance(gems.at, said.Listed) and len(gems.at.points) == 1
    )


def _amount_said(values: Values) -> int:
    """The amount that is said, 0 for none."""
    amounts = ("points", "arcs", "figures")
    return next((int(one[1]) for one in values if isinstance(one, tuple) and one and one[0] in amounts), 0)


def _line_in(gems: tuple[Named, ...]) -> str:
    """The line that was named with the gems: "those that are not on the axis come nearer to it"."""
    match gems:
        case (Named(at=tree.Outside(tree.Zone(name))),) if name in _LINES:
            return name
    return ""


def _side(meaning: str) -> Any:
    return tree.Zone(meaning)


def _rider(meaning: str, *given: Any) -> Rider | None:
    values = [value for value in given if value != "if"]
    if meaning in ("but", "but_stay"):
        return Rider("but", several.either(values))
    if meaning in ("only", "not_owned"):
        flipped = {"me": "opp", "opp": "me"}.get(values[0], "") if meaning == "not_owned" else ""
        return Rider("if", values[-1]) if meaning == "only" else Rider("owned", flipped)
    if meaning == "if_not":
        return Rider("but", values[-1])
    if meaning == "unless":
        return Rider("when", (said.Not(values[0]),))
    if meaning == "but_gems":
        gems = next(value for value in values if isinstance(value, Named))
        return Rider(meaning, gems) if gems.owner in ("me", "opp", "his") or gems.how == "his" else None
    if meaning == "whatever":
        return Rider("whatever", values[0])
    if meaning == "shifted":
        return Rider("same", values[0])
    if meaning == "present":
        number = next((value for value in values if isinstance(value, int)), 0)
        return None if number == 1 else Rider("present", number)
    return Rider(meaning, values[0] if values else None)
