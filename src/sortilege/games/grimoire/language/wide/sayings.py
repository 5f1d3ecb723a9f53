"""From the rules of the wide grammars to what was said: orders and sentences."""

from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import Any

from sortilege.games.grimoire.language import tree
from sortilege.games.grimoire.language.wide import facts, movement, parted, said, several, wording
from sortilege.games.grimoire.language.wide.said import Named, Ordered, Rider, Spoken, Steps, ToPoints

_BY_NAME = {
    "forbidden",
    "radial",
    "around",
    "about",
    "at",
    "zone",
    "own_number",
    "on_board",
    "of_board",
    "command",
    "nth_one",
}  # whatever else they hold
Values = tuple[Any, ...]


def build(rule: str, meaning: str, values: Values) -> Any:
    """The value of a rule: by the function of its name, else what it holds, else its meaning; None for nonsense."""
    if rule in _BY_NAME:
        return meaning
    maker = _makers().get(f"_{rule}")
    if maker is not None:
        return maker(meaning, *values)
    return meaning if not values else values[0] if len(values) == 1 else values


@cache
def _makers() -> dict[str, Any]:
    return vars(wording) | vars(movement) | vars(facts) | vars(several) | vars(parted) | globals()


# orders


def _subjects(meaning: str, first: Any, more: tuple[Named, ...] = ()) -> tuple[Named, ...] | None:
    """Gems of several kinds; shared: what is said of the last ones at the end is said of all of them."""
    if meaning == "arc":
        return (Named("every", at=tree.Zone(first)),)
    if meaning != "shared":
        return (first, *more)
    last = more[-1]
    every = [first, *more[:-1]]
    shared = [replace(one, at=one.at or last.at, owner=one.owner or last.owner) for one in every]
    said_alone = all(one.how in ("all", "every", "the", "sole", "his", "") for one in (*every, last))
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
        case "per_count":
            counts = [value for value in values if isinstance(value, tuple) and isinstance(value[0], int)]
            return tuple(Ordered(values[0], ToPoints(points), (Rider("present", n),)) for n, points in counts)
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
            target = next((value for value in values if isinstance(value, ToPoints)), None)
            return None if target is None else Ordered((values[0],), ToPoints(target.points, "each"), riders)
        case "split" | "owners":
            return _halved(meaning, values)
        case "stay" | "none_moves" | "neither_moves":
            return _stay(meaning, values, gems)
    return _exchanged(meaning, values, gems, riders)


def _halved(meaning: str, values: Values) -> Any:
    """Some of the gems go one way and the others another way: by where they stand, or by their master."""
    if meaning == "split":
        np, one, here, other, there = (value for value in values if not isinstance(value, str))
        if not isinstance(other, Steps):  # so many points the same way
            other = Steps(((one.steps[-1][0], other[1]),)) if isinstance(one, Steps) else None
        if other is None:
            return None
        return Ordered((np,), one, (Rider("if", here),)), Ordered((np,), other, (Rider("if", there),))
    np, _, (_, amount), one, mine, other, theirs = values
    turned = ((one, mine), (other, theirs))
    halves = tuple(Ordered((replace(np, owner=owner),), Steps(((spin, amount),))) for spin, owner in turned)
    return None if np.owner else halves


def _stay(meaning: str, values: Values, gems: list[Named]) -> Ordered:
    """Gems that stay where they are."""
    if meaning == "neither_moves":
        kinds = "".join(value for value in values if value in tuple(tree.ELEMENTS))
        return Ordered((Named("the", 0, tree.elements(kinds)),), None)
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
            return said.Taking(gems[0], gems[1], False, riders)
    return None


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
    return gems.how in ("sole", "that", "every") and isinstance(gems.at, said.Listed) and len(gems.at.points) == 1


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
    if meaning == "if_not":
        return Rider("but", values[-1])
    if meaning == "unless":
        return Rider("when", (said.Not(values[0]),))
    if meaning == "but_gems":
        return Rider(meaning, values[-1]) if values[-1].owner in ("me", "opp") else None
    if meaning == "whatever":
        return Rider("whatever", values[0])
    if meaning == "shifted":
        return Rider("same", values[0])
    if meaning == "present":
        number = next((value for value in values if isinstance(value, int)), 0)
        return None if number == 1 else Rider("present", number)
    return Rider(meaning, values[0] if values else None)


# sentences


def _guarded(meaning: str, *values: Any) -> tuple[Values, Values]:
    cond, orders = values[-2:]
    return ((said.Not(cond),) if meaning == "unless" else cond), orders


def _drift(_: str, toward: str, spot: Any) -> tuple[str, Any]:
    return toward, spot


def _too_few(_: str, *values: Any) -> tuple[str, int]:
    """Who has too few gems, if it is said, and fewer than how many."""
    masters = [value for value in values if value in ("me", "opp")]
    return next(iter(masters), ""), next((value for value in values if isinstance(value, int)), 0)


def _meeting(meaning: str, *values: Any) -> str:
    del values
    return meaning


def _settled(meaning: str, *values: Any) -> tuple[str, Values]:
    return ("win", (Named("the", owner=values[0]),)) if meaning == "win_of" else (meaning, values)


def _saying(meaning: str, *values: Any) -> Spoken | None:
    """A sentence within a sentence."""
    return _sentence(meaning, *values)


def _several(parts: tuple[Spoken, ...]) -> Spoken | None:
    """Sentences within a sentence; an order after a condition would be heard as one under that condition."""
    kinds = [(one.kind, bool(one.guards and one.guards[0][0])) for one in parts]
    heard = all(
        one != other and (one, other) not in ((_GUARDED, _ORDERS), (_GUARDED, _MUST)) for one, other in pairwise(kinds)
    )
    return Spoken("several", value=parts) if heard else None


_ORDERS, _GUARDED, _MUST = ("orders", False), ("orders", True), ("must", False)


def _sentence(meaning: str, *values: Any) -> Spoken | None:
    match meaning:
        case "orders" | "gloss":
            if "then" in values:  # after a condition; after an order it would be a second movement
                orders = several.first(values[-1])
                return None if orders is None else Spoken(meaning, ((None, orders),))
            return Spoken(meaning, ((None, values[-1]),))
        case "for":
            return Spoken("orders", ((None, (Ordered(values[1], values[0]),)),))
        case "fronted":
            orders = several.fronted(*values)
            return None if orders is None else Spoken("orders", ((None, orders),))
        case "gaps":
            gaps = [value for value in values if isinstance(value, said.Gap)]
            told = all(isinstance(one.move, ToPoints | said.Pairs) for one in gaps)
            return Spoken("orders", ((None, tuple(Ordered(one.gems, one.move) for one in gaps)),)) if told else None
        case "also":
            return Spoken(meaning, value=next(value for value in values if isinstance(value, tuple)))
        case "guarded":
            return Spoken("orders", (values[0],))
        case "examples":
            return Spoken("examples", tuple(one for one in values if one != "etc"), open_end="etc" in values)
        case "else":
            return Spoken("orders", (values[0],), otherwise=values[-1])
        case "else_do":
            orders, gems = values[0][1], values[-1]
            same = isinstance(orders[-1], Ordered) and len(orders) == 1 and orders[0].move is not None
            return Spoken("orders", (values[0],), otherwise=(replace(orders[0], gems=gems),)) if same else None
        case "retold":
            return Spoken("retold", ((None, values[0]),), value=values[1])
        case "fills":
            points = values[1].points if isinstance(values[1], ToPoints) else values[1:]
            return Spoken("fills", value=(points, *values[0]))
        case "must":
            return Spoken("must", must=next(value for value in values if isinstance(value, tuple)))
        case "several":
            return _several(tuple(value for value in values if isinstance(value, Spoken)))
        case "lead" | "lead_to":
            arc = next((value for value in values if value in ("outer", "middle", "inner")), "")
            return Spoken("lead", ((None, values[-1]),), value=(values[0], arc))
        case "amount":
            return Spoken("amount", value=(values[0], values[-1][1]))
        case "drift":
            drifts = tuple(one for one in values[3:])
            return Spoken("drift", value=(values[0], values[2][1], drifts))
        case "priority":
            return Spoken("priority", value=tuple(values))
        case "clash":
            return Spoken("clash", value=(values[0], values[1]))
    return Spoken(meaning)
