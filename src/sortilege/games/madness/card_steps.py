"""Compiles the steps of cards (JSON) to CardStep objects, with errors that teach: the place, and what was expected."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sortilege.games.madness import codes as c
from sortilege.games.madness.step import CardStep
from sortilege.kernel.errors import BadOption
from sortilege.kernel.nearest import nearest
from sortilege.kernel.words import Words

WORDS = Words(Path(__file__).parent)
Where = tuple[str | int, ...]  # the way to a place in the set: names as they stand there, the numbers of steps

ZONES = {"hand": c.HAND, "support": c.SUPPORT, "discard": c.DISCARD}
FLAGS = {"may": c.MAY, "random": c.AT_RANDOM, "distribute": c.DISTRIBUTE, "distinct": c.DISTINCT}

# The parameters of each step; a star marks one that must be given.
PARAMETERS = {
    "draw": "n* who distribute",
    "discard": "n down_to filter who random",
    "mill": "n* who",
    "gain_madness": "n* to* who",
    "lose_madness": "n*",
    "heal": "n* from* scope* who may",
    "destroy_card": "n* from* filter who may",
    "destroy_spell": "n* who from else",
    "exhaust": "n* who",
    "refresh": "n* who other",
    "gain_element": "value* element* to* who distinct",
    "support": "n* from* who may filter",
    "unsupport": "n* who",
    "recover": "n* filter to* who",
    "give": "n* to* who",
    "scry": "n* who",
    "act": "n* who* distribute",
    "add_curse": "pile* when else",
    "token": "n* on* when",
    "destroy_curse": "on* reward",
    "learn": "free* who*",
    "discount": "what* n* uses* until* only owner_only",
    "shield": "uses* until*",
    "forbid": "what* until*",
    "choose": "options* who",
    "end_game": "result*",
}
VALUES: dict[str, tuple[Any, ...]] = {
    "who": c.WHOS[1:],
    "filter": c.FILTERS[:8],
    "scope": ("own", "any"),
    "element": ("choice", "same"),
    "pile": ("random_element", "multi"),
    "on": ("last", "last_other", "every_other", "choice"),
    "when": ("after_curses",),
    "only": ("single",),
    "until": ("turn_end", "round_end"),
    "result": ("win", "lose"),
    "value": (2, 3, "+1"),
    **dict.fromkeys(("may", "random", "distribute", "distinct", "other", "free", "owner_only"), (True, False)),
    "reward": (False,),
}
TARGETS = {
    "gain_madness": ("discard", "hand", "deck_top"),
    "gain_element": ("discard", "hand"),
    "recover": ("hand", "deck_top"),
    "give": ("next", "other"),
}


class BadCards(BadOption):
    """What is wrong with a set of cards, and where."""

    where: Where = ()
    problem: Mapping[str, str]  # without the name of the option
    inner: Mapping[str, str]  # without the first place either


def wrong(where: Where, message: str, **arguments: str | Mapping[str, str]) -> BadCards:
    """The error of this message, at this place of the set."""
    inner = problem = WORDS.every(message, **arguments)
    for part in reversed(where):
        inner = problem
        problem = WORDS.every("cards-step" if isinstance(part, int) else "cards-at", place=str(part), problem=problem)
    error = BadCards.said(WORDS, "bad-cards" if where else "bad-set", problem=problem)
    error.where, error.problem, error.inner = where, problem, inner
    return error


def table(value: Any, where: Where) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise wrong(where, "cards-object")
    return value


def number(row: dict[str, Any], key: str, where: Where, low: int, high: int) -> int:
    value = row.get(key)
    if type(value) is not int or not low <= value <= high:
        raise wrong(where, "cards-number", key=key, value=repr(value), low=str(low), high=str(high))
    return value


def one_of(value: Any, known: tuple[Any, ...], key: str, where: Where) -> int:
    """Which of the known values this is."""
    if value not in known or isinstance(value, bool) != isinstance(known[known.index(value)], bool):
        texts = [str(word) for word in known]
        near, listed = nearest(str(value), texts), ", ".join(texts)
        raise wrong(where, "cards-unknown", key=key, value=repr(value), near=near, known=listed)
    return known.index(value)


def steps_of(row: dict[str, Any], where: Where) -> list[dict[str, Any]]:
    """The steps of a card, each of them an object."""
    steps = row.get("primitives")
    if not isinstance(steps, list):
        raise wrong(where, "cards-primitives")
    return [table(step, (*where, f"primitives[{i}]")) for i, step in enumerate(steps)]


class StepCompiler:
    """Compiles lists of steps; `where` in every method is the place named in an error."""

    def __init__(self) -> None:
        self.steps: list[CardStep] = []
        self.lists: list[int] = []  # spans of lists inside steps
        self.discounts: list[int] = []  # elements less, and whether against single-element curses only

    def compile(self, steps: Any, where: Where) -> tuple[int, int]:
        """The span of a list of steps; the lists inside it come first, so that its own steps lie together."""
        if not isinstance(steps, list):
            raise wrong(where, "cards-steps")
        compiled = [self._step(table(step, where), (*where, i + 1)) for i, step in enumerate(steps)]
        start = len(self.steps)
        self.steps += compiled
        return start, start + len(compiled)

    def _step(self, row: dict[str, Any], where: Where) -> CardStep:
        op = one_of(row.get("op"), c.OPS, "op", where)
        _check(row, c.OPS[op], where)
        step = CardStep(op)
        step.by = c.WHOS.index(row.get("who", "default"))
        step.wanted = c.FILTERS.index(row.get("filter", "any"))
        step.flags = sum(flag for name, flag in FLAGS.items() if row.get(name))
        step.n = _count(row, where)
        if "down_to" in row:
            step.flags |= c.DOWN_TO
        _places(row, step, where)
        if row["op"] == "discount":
            self._discount(row, step, where)
        else:
            _specials(row, step, where)
        lists = row.get("options") or ([row["else"]] if row.get("else") else [])
        spans = [self.compile(steps, where) for steps in lists]
        step.lists, step.how_many_lists = len(self.lists) // 2, len(spans)
        for span in spans:
            self.lists += span
        return step

    def _discount(self, row: dict[str, Any], step: CardStep, where: Where) -> None:
        """Kinds of discounts are numbered as they come."""
        if row.get("owner_only"):
            raise wrong(where, "cards-owner")
        kind = [number(row, "n", where, 1, 9), int("only" in row)]
        kinds = [self.discounts[i : i + 2] for i in range(0, len(self.discounts), 2)]
        if kind not in kinds:
            kinds.append(kind)
            self.discounts += kind
        step.extra = kinds.index(kind)
        step.n = number(row, "uses", where, 1, 9)
        if len(kinds) > c.DISCOUNTS:
            raise wrong(where, "cards-discounts")


def _check(row: dict[str, Any], op: str, where: Where) -> None:
    """Refuses parameters that a step does not have, lacks, or has with another value."""
    known = [name.rstrip("*") for name in PARAMETERS[op].split()]
    for name in row:
        if name != "op" and name not in known:
            near, listed = nearest(name, known), ", ".join(known)
            raise wrong(where, "cards-takes", op=op, name=repr(name), near=near, known=listed)
    for name in PARAMETERS[op].split():
        if name.endswith("*") and name[:-1] not in row:
            raise wrong(where, "cards-needs", op=op, name=repr(name[:-1]))
    for name, value in row.items():
        if name in VALUES and not (op == "heal" and name == "who" and value == "self"):
            one_of(value, VALUES[name], name, where)
    if op == "choose" and not (isinstance(row["options"], list) and len(row["options"]) > 1):
        raise wrong(where, "cards-options")
    if op == "discard" and ("n" in row) == ("down_to" in row):
        raise wrong(where, "cards-discard")


def _count(row: dict[str, Any], where: Where) -> int:
    for name in ("n", "down_to", "uses"):
        if row.get(name) in ("all", "any"):
            return c.ALL
        if name in row:
            return number(row, name, where, 0, 20)
    return 1


def _places(row: dict[str, Any], step: CardStep, where: Where) -> None:
    """Where cards come from and go to."""
    op = row["op"]
    if op in TARGETS:
        step.to = one_of(row["to"], TARGETS[op], "to", where)
    if op == "heal" and row["scope"] == "any":
        step.flags |= c.ANYBODY
    zones = row.get("from", [])
    if zones == "library" and op == "destroy_spell":
        step.flags |= c.FROM_LIBRARY
    elif not isinstance(zones, list) or not all(isinstance(zone, str) for zone in zones):
        raise wrong(where, "cards-from", known=", ".join(ZONES))
    elif op == "heal" and sorted(zones) == ["any_support", "own_hand"]:
        step.flags |= c.OWN_HAND_ANY_SUPPORT
    else:
        for zone in zones:
            step.zones |= 1 << ZONES[tuple(ZONES)[one_of(zone, tuple(ZONES), "from", where)]]


def _specials(row: dict[str, Any], step: CardStep, where: Where) -> None:
    """What only one kind of step has."""
    op = row["op"]
    if op == "gain_element":
        step.n = 0 if row["value"] == "+1" else row["value"]
        if (row["value"] == "+1") != (row["element"] == "same"):
            raise wrong(where, "cards-same")
    elif op == "forbid":
        step.extra = 1 << one_of(row["what"], c.FORBIDS, "what", where)
    elif op == "token":
        step.flags |= c.NOT_SELF * row["on"].endswith("other") | c.EVERY * row["on"].startswith("every")
    elif op == "add_curse":
        step.extra = int(row["pile"] == "multi")
    elif op == "end_game":
        step.extra = c.WON if row["result"] == "win" else c.MONSTER_END
