"""From the rules of the wide grammars to what was said: orders and sentences."""

from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import Any

from sortilege.games.grimoire.language import tree
from sortilege.games.grimoire.language.wide import facts, movement, ordering, parted, said, several, wording
from sortilege.games.grimoire.language.wide.said import Named, Ordered, Rider, Spoken, ToPoints

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
    return vars(wording) | vars(movement) | vars(facts) | vars(several) | vars(parted) | vars(ordering) | globals()


def _guarded(meaning: str, *values: Any) -> tuple[Values, Values]:
    if meaning == "gap":
        number, target = values
        return (said.Counted(Named("it"), "=", number),), (Ordered((Named("it"),), target),)
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
    if meaning.endswith("_of"):
        return meaning.removesuffix("_of"), (Named("the", owner=values[0]),)
    return meaning, values


def _saying(meaning: str, *values: Any) -> Spoken | None:
    """A sentence within a sentence."""
    return _sentence(meaning, *values)


def _several(parts: tuple[Spoken, ...]) -> Spoken | None:
    """Sentences within a sentence; an order after a condition would be heard as one under that condition."""
    for one, other in pairwise(parts):
        guarded = [bool(part.guards and part.guards[0][0]) for part in (one, other)]
        bound = guarded == [True, False] and other.kind in ("orders", "must")
        if bound or ((one.kind, guarded[0]) == (other.kind, guarded[1]) and not other.value):
            return None
    return Spoken("several", value=parts)


def _else(meaning: str, values: Values) -> Spoken | None:
    """What happens otherwise: other orders, or the same for other gems, or nothing at all, as it cannot be cast."""
    if meaning == "otherwise":
        return Spoken(meaning, value=values[-1])
    conds, orders = values[0]
    if meaning == "else":
        return Spoken("orders", (values[0],), otherwise=values[-1])
    if meaning == "else_not":
        parts = Spoken("must", must=conds), Spoken("orders", ((None, orders),))
        return Spoken("several", value=parts) if values[-1][0] == "forbid" else None
    same = several.also(orders[0], values[-1]) if len(orders) == 1 and isinstance(orders[0], Ordered) else None
    return Spoken("orders", (values[0],), otherwise=same[1:]) if same else None


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
            return None if orders is None else Spoken("orders", ((None, orders),), value="fronted")
        case "gaps":
            gaps = [value for value in values if isinstance(value, said.Gap)]
            told = all(isinstance(one.move, ToPoints | said.Pairs) for one in gaps)
            return Spoken("orders", ((None, tuple(Ordered(one.gems, one.move) for one in gaps)),)) if told else None
        case "pairs":
            return Spoken("orders", ((None, (Ordered((Named("all"),), said.Pairs(values[-1])),)),))
        case "concerned":
            return _sentence("lead", replace(values[0], how=values[0].how.replace("sole", "")), *values[1:])
        case "also":
            return Spoken(meaning, value=next(value for value in values if isinstance(value, tuple)))
        case "guarded":
            return Spoken("orders", (values[0],))
        case "examples":
            return Spoken("examples", tuple(one for one in values if one != "etc"), open_end="etc" in values)
        case "else" | "else_not" | "else_do" | "otherwise":
            return _else(meaning, values)
        case "retold":
            return Spoken("retold", ((None, values[0]),), value=values[1])
        case "fills_zones":
            return Spoken("priority", value=tuple(tree.Zone(value) for value in values if isinstance(value, str)))
        case "fills":
            points = values[1].points if isinstance(values[1], ToPoints) else values[1:]
            return Spoken("fills", value=(points, *values[0]))
        case "must":
            return Spoken("must", must=next(value for value in values if isinstance(value, tuple)))
        case "several":
            return _several(tuple(value for value in values if isinstance(value, Spoken)))
        case "lead" | "lead_to":
            arc = next((value for value in values if value in ("outer", "middle", "inner")), "")
            riders = tuple(value for value in values if isinstance(value, Rider))
            orders = tuple(
                replace(one, riders=(*one.riders, *riders)) for one in values[-1] if isinstance(one, Ordered)
            )
            return Spoken("lead", ((None, orders),), value=(values[0], arc)) if len(orders) == len(values[-1]) else None
        case "amount":
            return Spoken("amount", value=(values[0], values[-1][1]))
        case "drift":
            drifts = tuple(one for one in values[3:])
            return Spoken("drift", value=(values[0], values[2][1], drifts))
        case "look":
            return Spoken("look", value=values[-1])
        case "whoever":
            return Spoken("whoever", value=values[-1])
        case "priority":
            return Spoken("priority", value=tuple(values))
        case "clash":
            return Spoken("clash", value=(values[0], values[1]))
    return Spoken(meaning)
