"""Boards from data: how one is read, what must be true of it, and where things are drawn on it.

The format is that of boards.json, described in docs/games/archimage.md; owners of the printed game may enter its board.
"""

import json
import re
from collections import Counter
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from sortilege.games.archimage.board import KINDS, Board
from sortilege.kernel.errors import BadOption

SUPPLY = {"seal": {2: 40, 3: 20, 4: 20, 5: 20, 6: 20}, "scroll": dict.fromkeys(range(2, 7), 10)}
MOST = 255  # spaces that a move can name
_ID = re.compile(r"[A-Za-z][A-Za-z0-9]{0,5}")


@dataclass(frozen=True, eq=False)
class Plan:
    """A board and its drawing: the place of each space by index, rooms and passages as they stand in the data."""

    board: Board
    spots: tuple[tuple[float, float], ...]
    rooms: tuple[dict[str, Any], ...] = field(default=())
    passages: tuple[dict[str, Any], ...] = field(default=())

    @cached_property
    def marks(self) -> tuple[str, ...]:
        """The names of the spaces in targets and places."""
        return tuple(name.lower() for name in self.board.ids)

    @cached_property
    def index(self) -> dict[str, int]:
        """The space of each of these names."""
        return {mark: i for i, mark in enumerate(self.marks)}


@cache
def own_boards() -> dict[str, Any]:
    """The boards that come with the game, by the number of players."""
    found: dict[str, Any] = json.loads((Path(__file__).parent / "boards.json").read_text(encoding="utf-8"))
    return found


@cache
def plan(seats: int, text: str = "") -> Plan:
    """The plan for a number of players: our own, or the one that the text describes. BadOption says what is wrong."""
    if not text:
        return _plan(own_boards()[str(seats)])
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise _bad(f"it is not JSON: {error}") from None
    for problem in problems(data, seats):
        raise _bad(problem)
    return _plan(data)


_PLANS: dict[int, Plan] = {}  # by the identity of their boards, which live as long


def plan_of(board: Board) -> Plan:
    """The plan that this board was made from."""
    return _PLANS[id(board)]


def _bad(problem: str) -> BadOption:
    return BadOption(f"option board: {problem}")


def _plan(data: dict[str, Any]) -> Plan:
    nodes = data["nodes"]
    ids = [str(node["id"]) for node in nodes]
    index = {name: i for i, name in enumerate(ids)}
    kinds = [KINDS.index(node["kind"]) for node in nodes]
    powers = [int(node.get("power") or 0) for node in nodes]
    board = Board(data["players"], ids, kinds, powers, [(index[a], index[b]) for a, b in data["edges"]])
    spots = tuple((float(node["x"]), float(node["y"])) for node in nodes)
    made = Plan(board, spots, tuple(data.get("rooms", ())), tuple(data.get("passages", ())))
    _PLANS[id(board)] = made
    return made


def problems(data: Any, seats: int) -> list[str]:
    """What is wrong with a board for so many players: its form first, then supply, connections and fairness."""
    return _form(data, seats) or [*_supply(data["nodes"], seats), *_connections(data), *_fairness(data, seats)]


# form


def _form(data: Any, seats: int) -> list[str]:
    if not isinstance(data, dict) or data.get("players") != seats:
        return [f'expected an object with "players": {seats}']
    nodes, edges = data.get("nodes"), data.get("edges")
    if not isinstance(nodes, list) or not isinstance(edges, list) or not 0 < len(nodes) <= MOST:
        return [f"expected the lists nodes (1 to {MOST}) and edges"]
    found = [problem for node in nodes if (problem := _node_problem(node))]
    if found:
        return found
    names = [node["id"].lower() for node in nodes]
    twice = sorted(name for name, n in Counter(names).items() if n > 1)
    known = {node["id"] for node in nodes}
    wrong = [edge for edge in edges if not _is_edge(edge, known)]
    return (
        [f"two nodes are called {name}" for name in twice]
        + [f"the edge {edge!r} does not join two different nodes" for edge in wrong]
        + ([] if _draws(data) else ["rooms and passages, if given, are lists of objects as in boards.json"])
    )


def _node_problem(node: Any) -> str:
    if not isinstance(node, dict) or not isinstance(node.get("id"), str) or not _ID.fullmatch(node["id"]):
        return f"a node needs an id of a letter and up to five letters or digits: {node!r}"
    name, kind, power = node["id"], node.get("kind"), node.get("power")
    if kind not in KINDS:
        return f"{name}: kind is one of {', '.join(KINDS)}, not {kind!r}"
    if kind in SUPPLY and (type(power) is not int or not 2 <= power <= 6):
        return f"{name}: a {kind} has a power from 2 to 6, not {power!r}"
    if kind not in SUPPLY and power is not None:
        return f"{name}: a {kind} has no power"
    if any(type(node.get(axis)) not in (int, float) or not -100 <= node[axis] <= 100 for axis in "xy"):
        return f"{name}: x and y are numbers from -100 to 100"
    return ""


def _is_edge(edge: Any, known: set[str]) -> bool:
    pair = isinstance(edge, list) and len(edge) == 2 and all(isinstance(end, str) and end in known for end in edge)
    return pair and edge[0] != edge[1]


def _draws(data: dict[str, Any]) -> bool:
    room, way = {"r_in", "r_out", "a_from", "a_to"}, {"path"}
    return all(
        isinstance(data.get(name, []), list)
        and all(isinstance(one, dict) and need <= one.keys() for one in data.get(name, []))
        for name, need in (("rooms", room), ("passages", way))
    )


# supply, connections, fairness


def _supply(nodes: list[dict[str, Any]], seats: int) -> list[str]:
    found = []
    for kind, most in SUPPLY.items():
        have = Counter(node["power"] for node in nodes if node["kind"] == kind)
        found += [f"{have[p]} spaces for a {kind} of power {p}; there are {most[p]}" for p in most if have[p] > most[p]]
    scrolls = Counter(node["power"] for node in nodes if node["kind"] == "scroll")
    enough = 4 if seats < 4 else 5
    if scrolls[6] < enough:
        found.append(f"{scrolls[6]} scrolls of power 6: the game would end at once; at least {enough} are needed")
    if scrolls[5] > seats + 4:
        found.append(f"{scrolls[5]} scrolls of power 5: with {seats + 5} Growths a draft could find too few dice")
    starts = sum(node["kind"] == "start" for node in nodes)
    if starts < seats:
        found.append(f"{starts} start places for {seats} players")
    return found


def _neighbours(data: dict[str, Any]) -> dict[str, set[str]]:
    near: dict[str, set[str]] = {node["id"]: set() for node in data["nodes"]}
    for a, b in data["edges"]:
        near[a].add(b)
        near[b].add(a)
    return near


def _connections(data: dict[str, Any]) -> list[str]:
    near = _neighbours(data)
    reached, todo = set(), [data["nodes"][0]["id"]]
    while todo:
        one = todo.pop()
        if one not in reached:
            reached.add(one)
            todo += near[one]
    lost = [name for name in near if name not in reached]
    return [f"no way leads to {', '.join(lost[:5])}"] if lost else []


def _fairness(data: dict[str, Any], seats: int) -> list[str]:
    """Every start place is as good as every other: they open into the same spaces."""
    near = _neighbours(data)
    starts = [node["id"] for node in data["nodes"] if node["kind"] == "start"][:seats]
    unlike = [name for name in starts if near[name] != near[starts[0]]]
    floors = {node["id"] for node in data["nodes"] if node["kind"] == "floor"}
    found = [f"{name} does not open into the same spaces as {starts[0]}" for name in unlike]
    if not near[starts[0]] <= floors:
        found.append(f"{starts[0]} must open into a floor, so that no wizard can be shut in before his first turn")
    return found
