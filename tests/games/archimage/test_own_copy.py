"""An owner's board: what differs from ours, what is wrong, space by space, and drawings that stay drawable."""

import json
from typing import Any

import pytest

from sortilege.games.archimage.own_copy import OwnBoard
from sortilege.games.archimage.plan import problems

OURS = OwnBoard().ours()["2"]


def rows_of(text: str = OURS) -> list[dict[str, str]]:
    return [dict(row) for row in OwnBoard().read(text, "en").sections[0].rows]


def written(rows: list[dict[str, str]]) -> str:
    own = OwnBoard()
    return own.write({"spaces": rows}, own.read(OURS, "en").rest, "2")


def test_a_power_that_differs_is_told_by_its_space() -> None:
    rows = rows_of()
    seal = next(row for row in rows if row["kind"] == "seal" and row["power"] == "2")
    seal["power"] = "3"
    (found,) = OwnBoard().compare(written(rows), "2", "fr").differences
    assert (found.kind, found.name) == ("changed", seal["id"])
    assert [(change.title, change.ours, change.own) for change in found.changes] == [("Puissance", "2", "3")]


def test_a_way_that_is_missing_is_told_at_both_ends() -> None:
    data = json.loads(OURS)
    a, b = data["edges"].pop()
    found = OwnBoard().compare(json.dumps(data), "2", "en").differences
    assert {one.name for one in found} == {a, b}
    assert {change.title for one in found for change in one.changes} == {"Neighbours"}


def test_wrong_spaces_are_told_in_their_rows() -> None:
    rows = rows_of()
    rows[3]["x"] = "left"
    rows[5]["kind"] = ""
    assert [(flaw.section, flaw.row) for flaw in OwnBoard().flaws(written(rows), "2")] == [("spaces", 3), ("spaces", 5)]
    rows = rows_of()
    rows[4]["near"] += " nowhere"
    (flaw,) = OwnBoard().flaws(written(rows), "2")
    assert (flaw.section, flaw.row) == ("spaces", 4)
    assert flaw.texts["en"] == f"{rows[4]['id']}: its neighbour nowhere is no other space of this board"


def test_the_number_of_players_is_read_from_the_board() -> None:
    assert OwnBoard().kind(OwnBoard().ours()["4"], "2") == "4"


def test_numbers_are_read_as_people_write_them() -> None:
    rows = rows_of()
    rows[3] |= {"x": "1,5", "y": "\u22122"}
    node = json.loads(written(rows))["nodes"][3]
    assert (node["x"], node["y"]) == (1.5, -2)


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("rooms", [{"r_in": 0, "r_out": 1e9, "a_from": 0, "a_to": 360}]),
        ("rooms", [{"r_in": 0, "r_out": '"/>', "a_from": 0, "a_to": 360}]),
        ("rooms", [{"r_in": 1, "r_out": 2, "a_from": 0, "a_to": 9, "ring": "x"}]),
        ("passages", [{"path": [["a", "b"], [0, 1]]}]),
        ("passages", [{"path": []}]),
        ("passages", [{"path": [[0, 0], [0, 1e9]]}]),
        ("rooms", [{"r_in": 0, "r_out": 1, "a_from": 0, "a_to": 360}] * 300),
    ],
)
def test_what_cannot_be_drawn_is_refused(part: str, value: Any) -> None:
    data = json.loads(OURS) | {part: value}
    assert [found["en"] for found in problems(data, 2)] == [
        "rooms and passages, if given, are lists of objects as in boards.json"
    ]
