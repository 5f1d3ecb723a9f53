"""Spell trees as plain JSON values and back: the short notation of the corpus (`own`, `el`, `at`, `by`, `to` ...)."""

from typing import Any

from sortilege.games.grimoire.language import tree
from sortilege.games.grimoire.language.tree import Cond, Gems, Map, Place, Spell


def spell_from(value: dict[str, Any]) -> Spell:
    """The spell of a plain value such as {"do": [{"move": {"own": "me", "el": "F"}, "by": "cw"}]}."""
    clauses = tuple(_clause(one) for one in value["do"])
    require = tuple(_cond(one) for one in value.get("require", []))
    return Spell(clauses, require, _clash(value.get("clash")))


def _clause(value: dict[str, Any]) -> tree.Clause:
    when = _cond(value["if"]) if "if" in value else None
    return tree.Clause(_gems(value["move"]), _move(value), when)


def _move(value: dict[str, Any]) -> tree.Move:
    if "by" in value:
        return tree.By(_map(value["by"]))
    if "to" in value:
        return tree.To(_place(value["to"]))
    return tree.Fill(tuple(value["fill"]))


def _gems(value: dict[str, Any]) -> Gems:
    at = _place(value["at"]) if "at" in value else None
    return Gems(value["own"], tree.elements(value.get("el", "*")), at)


def _place(value: Any) -> Place:
    if isinstance(value, str):
        return tree.Zone(value)
    if isinstance(value, list):
        return tree.points(value)
    ((form, part),) = value.items()
    match form:
        case "and":
            return tree.Both(tuple(_place(one) for one in part))
        case "or":
            return tree.Either(tuple(_place(one) for one in part))
        case "not":
            return tree.Outside(_place(part))
        case "pos":
            return tree.Where(_gems(part))
        case "img":
            return tree.Reached(_map(part[0]), _place(part[1]))
    raise ValueError(f"unknown place {form!r}: expected and, or, not, pos or img")


def _map(value: Any) -> Map:
    if isinstance(value, dict):
        return tree.table([(a, b) for a, b in value["table"]])
    return tree.Path((value,) if isinstance(value, str) else tuple(value))


def _cond(value: dict[str, Any]) -> Cond:
    if "n" in value:
        return tree.Count(_gems(value["n"]), value["op"], value["k"])
    ((form, part),) = value.items()
    match form:
        case "same":
            return tree.Compare(_gems(part[0]), "=", _gems(part[1]))
        case "more":
            return tree.Compare(_gems(part[0]), ">", _gems(part[1]))
        case "fewer":
            return tree.Compare(_gems(part[0]), "<", _gems(part[1]))
        case "all":
            return tree.All(tuple(_cond(one) for one in part))
        case "any":
            return tree.Some(tuple(_cond(one) for one in part))
        case "no":
            return tree.No(_cond(part))
    raise ValueError(f"unknown condition {form!r}: expected n, same, more, fewer, all, any or no")


_CLASHES: dict[str | None, tree.Clash] = {
    None: None,
    "stay": tree.Stay(),
    "forbid": tree.Forbid(),
    "stay-meeting": tree.Stay(double=False),
    "forbid-meeting": tree.Forbid(double=False),
}


def _clash(value: Any) -> tree.Clash:
    if isinstance(value, dict):
        return tree.Win(tuple(_gems(one) for one in value["win"]))
    return _CLASHES[value]


def spell_to(spell: Spell) -> dict[str, Any]:
    """The plain value of a spell; spell_from gives the spell back."""
    value: dict[str, Any] = {}
    if spell.require:
        value["require"] = [_plain(one) for one in spell.require]
    value["do"] = [_plain(one) for one in spell.clauses]
    if spell.clash is not None:
        value["clash"] = _plain(spell.clash)
    return value


def _plain(node: Any) -> Any:
    match node:
        case tree.Clause(gems, move, when):
            guard = {} if when is None else {"if": _plain(when)}
            return {**guard, "move": _plain(gems), **_plain(move)}
        case tree.By(map):
            return {"by": _plain(map)}
        case tree.To(place):
            return {"to": _plain(place)}
        case tree.Fill(points):
            return {"fill": list(points)}
        case tree.Gems(owner, letters, at):
            named = {"own": owner, "el": "*" if letters == tree.ELEMENTS else letters}
            return named if at is None else {**named, "at": _plain(at)}
        case tree.Stay() | tree.Forbid():
            return next(name for name, policy in _CLASHES.items() if policy == node)
        case tree.Win(groups):
            return {"win": [_plain(one) for one in groups]}
        case tree.Count(gems, sign, number):
            return {"n": _plain(gems), "op": sign, "k": number}
        case tree.Compare(left, sign, right):
            return {{"=": "same", ">": "more", "<": "fewer"}[sign]: [_plain(left), _plain(right)]}
        case tree.All(parts):
            return {"all": [_plain(one) for one in parts]}
        case tree.Some(parts):
            return {"any": [_plain(one) for one in parts]}
        case tree.No(part):
            return {"no": _plain(part)}
        case _:
            return _plain_place(node)


def _plain_place(node: Place | Map) -> Any:
    match node:
        case tree.Zone(name):
            return name
        case tree.Points(numbers):
            return list(numbers)
        case tree.Both(parts):
            return {"and": [_plain_place(one) for one in parts]}
        case tree.Either(parts):
            return {"or": [_plain_place(one) for one in parts]}
        case tree.Outside(part):
            return {"not": _plain_place(part)}
        case tree.Where(gems):
            return {"pos": _plain(gems)}
        case tree.Reached(map, place):
            return {"img": [_plain_place(map), _plain_place(place)]}
        case tree.Path(steps):
            return steps[0] if len(steps) == 1 else list(steps)
        case tree.PointTable(pairs):
            return {"table": [list(one) for one in pairs]}
