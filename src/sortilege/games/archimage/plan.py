"""Boards from data: how one is read, what must be true of it, and where things are drawn on it.

The format is that of boards.json, described in docs/games/archimage.md; owners of the printed game may enter its board.
"""

import json
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any

from sortilege.games.archimage.board import KINDS, TowerBoard
from sortilege.kernel.errors import BadOption
from sortilege.kernel.options import OWN_TEXTS
from sortilege.kernel.targets import Target
from sortilege.kernel.words import Words

WORDS = Words(Path(__file__).parent)
Problem = Mapping[str, str]  # in every language

SUPPLY = {"seal": {2: 40, 3: 20, 4: 20, 5: 20, 6: 20}, "scroll": dict.fromkeys(range(2, 7), 10)}
MOST = 255  # spaces that a move can name
REACH = 110  # of what is drawn, from the middle
_ID = re.compile(r"[A-Za-z][A-Za-z0-9]{0,5}")


@dataclass(frozen=True, eq=False)
class TowerPlan:
    """A board and its drawing: the place of each space by index, rooms and passages as they stand in the data."""

    board: TowerBoard
    spots: tuple[tuple[float, float], ...]
    rooms: tuple[dict[str, Any], ...] = field(default=())
    passages: tuple[dict[str, Any], ...] = field(default=())

    @cached_property
    def marks(self) -> tuple[str, ...]:
        """The names of the spaces in targets and places."""
        return tuple(name.lower() for name in self.board.ids)

    @cached_property
    def lying(self) -> tuple[str, ...]:
        """The places of what lies on the spaces."""
        return tuple(f"t-{mark}" for mark in self.marks)

    @cached_property
    def targets(self) -> Target:
        """The targets of the spaces: `n-b0p`."""
        return Target("n-{space}", self.marks)


@cache
def own_boards() -> dict[str, Any]:
    """The boards that come with the game, by the number of players."""
    boards: dict[str, Any] = json.loads((Path(__file__).parent / "boards.json").read_text(encoding="utf-8"))
    return boards


@lru_cache(OWN_TEXTS)
def plan(seats: int, text: str = "") -> TowerPlan:
    """The plan for a number of players: our own, or the one that the text describes. BadOption says what is wrong."""
    if not text:
        return _plan(own_boards()[str(seats)])
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise _bad(problem("json", error=str(error))) from None
    for found in problems(data, seats):
        raise _bad(found)
    return _plan(data)


_PLANS: dict[int, TowerPlan] = {}  # by the identity of their boards, which live as long


def plan_of(board: TowerBoard) -> TowerPlan:
    """The plan that this board was made from."""
    return _PLANS[id(board)]


def _bad(found: Problem) -> BadOption:
    return BadOption.said(WORDS, "bad-board", problem=found)


def problem(message: str, **arguments: object) -> Problem:
    """What is wrong, in every language."""
    return WORDS.every(f"plan-{message}", **{name: str(value) for name, value in arguments.items()})


def _plan(data: dict[str, Any]) -> TowerPlan:
    nodes = data["nodes"]
    ids = [str(node["id"]) for node in nodes]
    index = {name: i for i, name in enumerate(ids)}
    kinds = [KINDS.index(node["kind"]) for node in nodes]
    powers = [int(node.get("power") or 0) for node in nodes]
    board = TowerBoard(data["players"], ids, kinds, powers, [(index[a], index[b]) for a, b in data["edges"]])
    spots = tuple((float(node["x"]), float(node["y"])) for node in nodes)
    made = TowerPlan(board, spots, tuple(data.get("rooms", ())), tuple(data.get("passages", ())))
    _PLANS[id(board)] = made
    return made


def problems(data: Any, seats: int) -> list[Problem]:
    """What is wrong with a board for so many players: its form first, then supply, connections and fairness."""
    return _form(data, seats) or [*_supply(data["nodes"], seats), *_connections(data), *_fairness(data, seats)]


# form


def _form(data: Any, seats: int) -> list[Problem]:
    if not isinstance(data, dict) or data.get("players") != seats:
        return [problem("players", seats=seats)]
    nodes, edges = data.get("nodes"), data.get("edges")
    if not isinstance(nodes, list) or not isinstance(edges, list) or not 0 < len(nodes) <= MOST:
        return [problem("lists", most=MOST)]
    bad_nodes = [found for node in nodes if (found := node_problem(node))]
    if bad_nodes:
        return bad_nodes
    names = [node["id"].lower() for node in nodes]
    twice = sorted(name for name, n in Counter(names).items() if n > 1)
    known = {node["id"] for node in nodes}
    wrong = [edge for edge in edges if not _is_edge(edge, known)]
    return (
        [problem("twice", name=name) for name in twice]
        + [problem("edge", edge=repr(edge)) for edge in wrong]
        + ([] if _draws(data) else [problem("drawing")])
    )


def node_problem(node: Any) -> Problem | None:
    """What is wrong with a space by itself."""
    if not isinstance(node, dict) or not isinstance(node.get("id"), str) or not _ID.fullmatch(node["id"]):
        return problem("id", node=repr(node))
    name, kind, power = node["id"], node.get("kind"), node.get("power")
    if kind not in KINDS:
        return problem("kind", name=name, kinds=", ".join(KINDS), kind=repr(kind))
    if kind in SUPPLY and (type(power) is not int or not 2 <= power <= 6):
        return problem("power", name=name, kind=kind, power=repr(power))
    if kind not in SUPPLY and power is not None:
        return problem("no-power", name=name, kind=kind)
    if any(type(node.get(axis)) not in (int, float) or not -100 <= node[axis] <= 100 for axis in "xy"):
        return problem("spot", name=name)
    return None


def _is_edge(edge: Any, known: set[str]) -> bool:
    pair = isinstance(edge, list) and len(edge) == 2 and all(isinstance(end, str) and end in known for end in edge)
    return pair and edge[0] != edge[1]


def _draws(data: dict[str, Any]) -> bool:
    """Rooms and passages can be drawn: lists of bounded length, their numbers within the tower."""
    rooms, passages = data.get("rooms", []), data.get("passages", [])
    listed = all(isinstance(parts, list) and len(parts) <= MOST for parts in (rooms, passages))
    return listed and all(map(_is_room, rooms)) and all(map(_is_passage, passages))


def _within(value: Any, low: float, high: float) -> bool:
    return type(value) in (int, float) and low <= value <= high


def _is_room(room: Any) -> bool:
    if not isinstance(room, dict) or not _within(room.get("ring", 1), 0, 99):
        return False
    radii = all(_within(room.get(key), 0, REACH) for key in ("r_in", "r_out"))
    return radii and all(_within(room.get(key), -720, 720) for key in ("a_from", "a_to"))


def _is_passage(passage: Any) -> bool:
    path = passage.get("path") if isinstance(passage, dict) else None
    return isinstance(path, list) and 1 < len(path) <= MOST and all(map(_is_point, path))


def _is_point(point: Any) -> bool:
    return isinstance(point, list) and len(point) == 2 and all(_within(at, -REACH, REACH) for at in point)


# supply, connections, fairness


def _supply(nodes: list[dict[str, Any]], seats: int) -> list[Problem]:
    """There are tokens, scrolls, start places and dice enough for this board (A1.3, A3.3)."""
    wrong: list[Problem] = []
    for kind, most in SUPPLY.items():
        have = Counter(node["power"] for node in nodes if node["kind"] == kind)
        over = [p for p in most if have[p] > most[p]]
        wrong += [problem("supply", count=have[p], kind=kind, power=p, most=most[p]) for p in over]
    scrolls = Counter(node["power"] for node in nodes if node["kind"] == "scroll")
    enough = 4 if seats < 4 else 5
    if scrolls[6] < enough:
        wrong.append(problem("sixes", count=scrolls[6], enough=enough))
    if scrolls[5] > seats + 4:
        wrong.append(problem("growths", count=scrolls[5], growths=seats + 5))
    starts = sum(node["kind"] == "start" for node in nodes)
    if starts < seats:
        wrong.append(problem("starts", count=starts, seats=seats))
    return wrong


def _neighbours(data: dict[str, Any]) -> dict[str, set[str]]:
    near: dict[str, set[str]] = {node["id"]: set() for node in data["nodes"]}
    for a, b in data["edges"]:
        near[a].add(b)
        near[b].add(a)
    return near


def _connections(data: dict[str, Any]) -> list[Problem]:
    near = _neighbours(data)
    reached, todo = set(), [data["nodes"][0]["id"]]
    while todo:
        name = todo.pop()
        if name not in reached:
            reached.add(name)
            todo += near[name]
    lost = [name for name in near if name not in reached]
    return [problem("lost", names=", ".join(lost[:5]))] if lost else []


def _fairness(data: dict[str, Any], seats: int) -> list[Problem]:
    """Every start place is as good as every other: they open into the same floors (A2.2)."""
    near = _neighbours(data)
    starts = [node["id"] for node in data["nodes"] if node["kind"] == "start"][:seats]
    unlike = [name for name in starts if near[name] != near[starts[0]]]
    floors = {node["id"] for node in data["nodes"] if node["kind"] == "floor"}
    wrong = [problem("unlike", name=name, other=starts[0]) for name in unlike]
    if not near[starts[0]] <= floors:
        wrong.append(problem("shut", name=starts[0]))
    return wrong
