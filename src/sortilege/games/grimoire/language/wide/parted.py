"""Orders whose parts stand in any order: "turn all gems, around the centre, by two points, clockwise"."""

from dataclasses import dataclass
from typing import Any

from sortilege.games.grimoire.language.wide import said
from sortilege.games.grimoire.language.wide.said import Named, Ordered, Rider, Steps


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a movement: how far (points, arcs, figures, turn), which way (spin, toward, radial, along), where to
    (arc, target, fixed), and around, which a turn may add.
    """

    kind: str
    value: Any


def _part(meaning: str, value: Any, *more: Any) -> Part | Rider:
    del more
    if meaning == "landing":
        return Rider(meaning, value)
    return Part(*value) if meaning == "amount" else Part(meaning, value)


def order(who: tuple[Named, ...], parts: list[Part], riders: tuple[Rider, ...]) -> Ordered | None:
    """The order that the parts make together, each of them said once; None if they make none."""
    values = {part.kind: part.value for part in parts}
    turned = values.pop("around", None) is not None
    move = _move(values) if len(values) + turned == len(parts) else None
    if move is None or (turned and not _turns(move)):
        return None
    if turned and any(isinstance(one.at, said.Beside) and not one.at.arc for one in who):
        return None  # "beside a gem, on the same arc": where they stand, or how they go?
    return Ordered(who, move, riders)


_STEPS = {  # which way, and how far it may be said to go
    "spin": ("points", "turn"),
    "toward": ("points",),
    "radial": ("points", "arcs"),
    "along": ("figures",),
}


def _move(values: dict[str, Any]) -> Any:
    kinds = set(values)
    for way, amounts in _STEPS.items():
        for amount in amounts:
            if kinds == {way, amount}:
                return Steps(((values[way], int(values[amount])),))
    if kinds == {"fixed"}:
        return Steps(((values["fixed"], 1),))
    if kinds == {"target"}:
        return values["target"]
    if "arc" in kinds and kinds <= {"arc", "radial", "arcs"}:
        return Steps(((said.ToArc(values["arc"], values.get("radial", "")), values.get("arcs", 0)),))
    return None


def _turns(move: Any) -> bool:
    """Does the movement go around the centre?"""
    return isinstance(move, Steps) and all(step in ("cw", "ccw", "half") for step, _ in move.steps)
