"""An owner's board: its spaces as rows with their neighbours, checked space by space, and held against ours by name."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from sortilege.games.archimage.board import KINDS
from sortilege.games.archimage.figures import TOKEN, scroll_sign, start_sign, token_space
from sortilege.games.archimage.options import SEATS
from sortilege.games.archimage.plan import WORDS, node_problem, own_boards, problem, problems
from sortilege.kernel.copies import Column, CopySheet, OwnCopy, RowFlaw, Section, Values
from sortilege.kernel.errors import BadOption
from sortilege.kernel.options import Value
from sortilege.kernel.panels import Sign

_DRAWN = ("players", "rooms", "passages")  # what no row holds


class OwnBoard(OwnCopy):
    """The spaces of a board as rows; rooms and passages, which are only drawn, stay as they are."""

    extension = "json"
    pictured = True

    def ours(self) -> Mapping[str, str]:
        return {str(seats): json.dumps(own_boards()[str(seats)]) for seats in SEATS}

    def title(self, which: str, language: str) -> str:
        return WORDS(language, "copy-board", seats=int(which))

    def kind(self, text: str, which: str) -> str:
        players = str(_data(text).get("players"))
        return players if players in self.ours() else which

    def read(self, text: str, language: str) -> CopySheet:
        data = _data(text)
        near = _neighbours(data)
        rows = [_row(node, near) for node in _objects(data, "nodes")]
        kinds = {kind: WORDS(language, f"copy-is-{kind}") for kind in KINDS}
        columns = [
            Column("id", WORDS(language, "copy-id")),
            Column("kind", WORDS(language, "copy-kind"), "choice", kinds),
            Column("power", WORDS(language, "copy-power"), "number"),
            Column("x", WORDS(language, "copy-x")),
            Column("y", WORDS(language, "copy-y")),
            Column("near", WORDS(language, "copy-near")),
        ]
        spaces = Section("spaces", WORDS(language, "copy-spaces"), columns, rows, [_sign(row) for row in rows])
        return CopySheet([spaces], json.dumps({key: data[key] for key in _DRAWN if key in data}))

    def write(self, rows: Mapping[str, Sequence[Values]], rest: str, which: str) -> str:
        given = rows.get("spaces", ())
        nodes = [_node(row) for row in given]
        pairs = [[row.get("id", ""), other] for row in given for other in row.get("near", "").split()]
        edges = {frozenset(pair): pair for pair in reversed(pairs)}
        try:
            drawn = {key: value for key, value in _data(rest or "{}").items() if key in _DRAWN}
        except BadOption:
            drawn = {}
        return json.dumps(drawn | {"players": int(which), "nodes": nodes, "edges": [*reversed(edges.values())]})

    def flaws(self, text: str, which: str) -> list[RowFlaw]:
        try:
            data = _data(text)
            nodes = _objects(data, "nodes")
        except BadOption as error:
            return [RowFlaw(error.texts)]
        wrong = [RowFlaw(found, "spaces", row) for row, node in enumerate(nodes) if (found := node_problem(node))]
        return wrong or _strangers(data) or [RowFlaw(found) for found in problems(data, int(which))]

    def same(self, section: str, row: Values) -> str:
        return row["id"]

    def equal(self, section: str, column: str, ours: str, own: str) -> bool:
        if column == "near":
            return set(ours.split()) == set(own.split())
        return column in "xy" and abs(float(ours) - float(own)) < 0.05

    def name(self, section: str, row: Values, language: str) -> str:
        return row["id"]

    def options(self, text: str, which: str) -> Mapping[str, Value]:
        return {"seats": int(which), "board": text}


def _data(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadOption(problem("json", error=error)) from None
    if not isinstance(data, dict):
        raise BadOption(problem("players", seats="2"))
    return data


def _objects(data: dict[str, Any], name: str) -> list[dict[str, Any]]:
    listed = data.get(name)
    if not isinstance(listed, list) or not all(isinstance(one, dict) for one in listed):
        raise BadOption(problem("lists", most=255))
    return listed


def _neighbours(data: dict[str, Any]) -> dict[str, list[str]]:
    """Each space with those beside it, by the edges that are pairs of names."""
    near: dict[str, list[str]] = {}
    edges = data.get("edges")
    for edge in edges if isinstance(edges, list) else ():
        if isinstance(edge, list) and len(edge) == 2:
            a, b = map(str, edge)
            near.setdefault(a, []).append(b)
            near.setdefault(b, []).append(a)
    return near


def _row(node: dict[str, Any], near: dict[str, list[str]]) -> Values:
    texts = {key: "" if node.get(key) is None else str(node[key]) for key in ("id", "kind", "power", "x", "y")}
    return texts | {"near": " ".join(near.get(texts["id"], ()))}


def _node(row: Values) -> dict[str, Any]:
    """The space that a row describes; what is no number stays text, and is told as a flaw."""
    node: dict[str, Any] = {"id": row.get("id", ""), "kind": row.get("kind", "")}
    for key in ("power", "x", "y"):
        text = row.get(key, "").replace(",", ".").replace("\u2212", "-")
        if text:
            node[key] = _number(text)
    return node


def _number(text: str) -> float | str:
    try:
        value = float(text) if len(text) < 12 else None
    except ValueError:
        return text
    return text if value is None else int(value) if value.is_integer() else value


def _strangers(data: dict[str, Any]) -> list[RowFlaw]:
    """Neighbours that are no spaces, in the row of the space that names them."""
    near = _neighbours(data)
    known = {node["id"] for node in data["nodes"]}
    return [
        RowFlaw(problem("stranger", name=node["id"], other=other), "spaces", row)
        for row, node in enumerate(data["nodes"])
        for other in near.get(node["id"], ())
        if other not in known or other == node["id"]
    ]


def _sign(row: Values) -> Sign | None:
    """How a space looks: a blank token or scroll of its power, a start place; a floor has no picture."""
    kind, power = row["kind"], row["power"]
    if kind == "start":
        return Sign(start_sign(), 30, 30)
    if power not in {"2", "3", "4", "5", "6"}:
        return None
    if kind == "seal":
        return Sign(token_space(int(power)), 2 * TOKEN + 4, 2 * TOKEN + 4)
    return Sign(scroll_sign(-1, int(power), False), 46, 38) if kind == "scroll" else None
