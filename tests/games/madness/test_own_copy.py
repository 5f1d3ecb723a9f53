"""An owner's cards: what differs from ours, and what is wrong, row by row."""

import json
from typing import Any

from sortilege.games.madness.own_copy import OwnCards

OURS = OwnCards().ours()["ours"]


def changed(**places: Any) -> str:
    """Our cards with other values: `spells__3__cost={...}`."""
    data = json.loads(OURS)
    for place, value in places.items():
        section, row, key = place.split("__")
        (data[section] if section == "rules" else data[section][int(row)])[key] = value
    return json.dumps(data)


def test_values_that_differ_are_told_by_card() -> None:
    text = changed(spells__0__cost={"earth": 2}, curses__1__severity=2, rules__0__tokens=6)
    found = OwnCards().compare(text, "ours", "en").differences
    told = [
        (one.section, one.name, [(change.title, change.ours, change.own) for change in one.changes]) for one in found
    ]
    assert told == [
        ("Numbers of the box", "Numbers of the box", [("Tokens", "4", "6")]),
        ("Spells", "Growth", [("Cost", "earth 1", "earth 2")]),
        ("Curses", "Fever Dream", [("Severity, from 1 to 3", "3", "2")]),
    ]


def test_another_order_of_amounts_is_no_difference() -> None:
    data = json.loads(OURS)
    for row in data["magicians"]:
        row["deck"]["value1"] = dict(reversed(row["deck"]["value1"].items()))
    assert OwnCards().compare(json.dumps(data), "ours", "en").differences == []


def test_every_wrong_row_is_told_at_once() -> None:
    spells = {"spells__3__cost": {"wood": 1}, "spells__7__primitives": "[{"}
    text = changed(**spells, curses__4__element="x", pages__2__symbols=[], rules__0__tokens=99)
    found = OwnCards().flaws(text, "ours")
    assert [(flaw.section, flaw.row) for flaw in found] == [
        ("rules", 0), ("spells", 3), ("spells", 7), ("curses", 4), ("pages", 2),
    ]  # fmt: skip
    assert found[1].texts["en"] == "cost: expected numbers of fire, water, earth, air"


def test_the_set_as_a_whole_is_checked_too() -> None:
    data = json.loads(OURS)
    data["magicians"] = data["magicians"][:4]
    (flaw,) = OwnCards().flaws(json.dumps(data), "ours")
    assert (flaw.row, flaw.texts["en"]) == (-1, "magicians: there are 4: expected 5 to 60")


def test_what_is_typed_is_read_as_it_was_meant() -> None:
    own = OwnCards()
    sheet = own.read(OURS, "en")
    rows = {section.key: [dict(row) for row in section.rows] for section in sheet.sections}
    rows["spells"][0] |= {"cost": "earth 2 , air 1", "repeatable": "false"}
    rows["rules"][0]["round_track"] = "0 0 0 0 1 1 2 2"
    data = json.loads(own.write(rows, "", "ours"))
    assert data["spells"][0]["cost"] == {"earth": 2, "air": 1}
    assert data["spells"][0]["repeatable"] is False
    assert data["rules"]["round_track"] == [0, 0, 0, 0, 1, 1, 2, 2]
    rows["spells"][0]["cost"] = "earth"
    (flaw,) = own.flaws(own.write(rows, "", "ours"), "ours")
    assert (flaw.section, flaw.row) == ("spells", 0)
