"""Panels as lines: escaped, nested, the same from ply to ply; their signs are defined once."""

import re
from xml.etree import ElementTree as ET

from sortilege.kernel.panels import Filter, Mark, Panel, Row, Shelf, Sign, Thing
from sortilege.server.play.panel_html import LONG, panel_lines

GEM = Sign("<circle r='9'/>")
NASTY = "<b>&\"'"


def whole(lines: list[str]) -> ET.Element:
    """The lines as one document: `+` opens what `-` closes."""
    text = ""
    open_tags: list[str] = []
    for line in lines:
        if line == "-":
            text += f"</{open_tags.pop()}>"
        elif line.startswith("+"):
            tag = line[1:] if line[1] == "<" else f"<part id='{line[1:]}'>"
            open_tags.append(re.findall(r"\w+", tag)[0])
            text += tag
        else:
            text += re.sub(r"(<(?:input|i) [^>]*|<i)>", r"\1/>", line).replace("/></i>", "/>").replace("class=full", "")
    assert not open_tags
    return ET.fromstring(f"<page>{text}</page>")


def book(rows: int = 2, note: str = "") -> list[Panel]:
    spells = [Row(f"spell-{i}", f"Spell {i}", "Draw a card.", GEM, tags=["fire"]) for i in range(rows)]
    hand = Shelf([Thing("card-1", GEM, "fire", 2), Thing("", GEM, "nothing", 0)], "Hand", note)
    return [
        Panel(
            "own", "Mage", "own", 0, GEM, [Mark("gems", "3", GEM)], [hand], spells, "Spells", [Filter("fire", "Fire")]
        ),
        Panel("library", "Library", "list", rows=[Row("shop-1", "Ice")]),
        Panel("other", "Witch", "seat", 1, rows=[Row("", "Power")]),
        Panel("end", "Madness", "fact", note="3 left", meter=(3, 8)),
    ]


def test_parts_of_the_page() -> None:
    page = whole(panel_lines(book(), "en"))
    parts = {part.get("id"): part for part in page}
    assert list(parts) == ["t-signs", "t-panels", "t-others", "t-fact"]
    assert [one.get("id") for one in parts["t-panels"].iter("button") if one.get("role") == "tab"] == [
        "tab-own",
        "tab-library",
    ]
    targets = [one.get("data-target") for one in page.iter() if one.get("data-target")]
    assert targets == ["card-1", "spell-0", "spell-1", "shop-1"]
    assert parts["t-others"][0].tag == "details"
    assert "3 left" in "".join(parts["t-fact"].itertext())


def test_whatever_a_game_says_is_escaped() -> None:
    row = Row("a", NASTY, NASTY, note=NASTY, marks=[Mark(NASTY, NASTY)])
    shelf = Shelf([Thing("b", GEM, NASTY, note=NASTY)], NASTY, NASTY)
    chip = Filter("f", NASTY)
    panel = Panel("own", NASTY, "own", 0, None, [Mark(NASTY)], [shelf], [row], NASTY, [chip], NASTY)
    page = whole(panel_lines([panel, Panel("fact", NASTY, "fact", note=NASTY)], "fr"))
    said = [text for text in page.itertext() if NASTY in text]
    assert len(said) >= 12
    assert page.find(".//*[@aria-label]") is not None


def test_a_sign_is_defined_once() -> None:
    lines = panel_lines(book(30), "en")
    assert sum("<g id=" in line for line in lines) == 1
    assert sum(line.count("<use ") for line in lines) > 30


def test_what_stays_is_the_same_line() -> None:
    before, after = panel_lines(book(20), "en"), panel_lines(book(20, "2 cards"), "en")
    assert len(set(after) - set(before)) == 1


def test_only_long_lists_are_searched() -> None:
    plain = [Panel("list", "Tower", "list", rows=[Row("", str(i)) for i in range(LONG)])]
    assert not any('class="filters"' in line for line in panel_lines(plain, "en"))
    many = [Panel("list", "Tower", "list", rows=[Row("", str(i)) for i in range(LONG + 1)])]
    assert any('class="filters"' in line for line in panel_lines(many, "en"))


def test_one_target_may_stand_in_several_places() -> None:
    twice = [Panel("a", "A", "list", rows=[Row("x", "X")]), Panel("b", "B", "list", rows=[Row("x", "X")])]
    ids = re.findall(r' id="(in-[^"]+)"', "\n".join(panel_lines(twice, "en")))
    assert ids == ["in-x", "in-x-2"]


def test_no_panels_no_lines() -> None:
    assert panel_lines([], "en") == []


def test_a_shelf_may_stand_in_lines_of_so_many() -> None:
    shelves = [Shelf([Thing("a", GEM, "a")], large=True, columns=4), Shelf([Thing("b", GEM, "b")], large=True)]
    lines = panel_lines([Panel("k", "Runes", "own", shelves=shelves)], "en")
    assert '+<div id="p-k-s0" class="shelf large lined c4">' in lines
    assert '+<div id="p-k-s1" class="shelf large">' in lines
