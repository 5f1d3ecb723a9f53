"""The scene builder: layers, ids, targets, the trail, and what leaves the page."""

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from sortilege.ink import DARK, LIGHT, NOTHING, Scene, box, disc, flatten, gem, light, png, rendered, text
from sortilege.ink.__main__ import main
from sortilege.ink.specimen import specimen
from sortilege.kernel.gesture import View

POINTS = {"a": (10.0, 20.0), "b": (30.0, 40.0)}


def scene(view: View | None = None) -> Scene:
    return Scene(100, 100, "Title", view or View(), "What <is> drawn")


def test_it_is_one_document_with_a_name_and_a_description() -> None:
    root = ET.fromstring(scene().svg())
    assert root.get("aria-label") == "Title"
    assert root.get("viewBox") == "0 0 100 100"
    assert root[0].tag.endswith("desc")
    assert root[0].text == "What <is> drawn"


def test_its_lines_and_targets_are_those_of_its_text() -> None:
    drawings: list[str] = []
    for words in ("one", "two\nlines"):
        made = scene()
        made.ground(text(5, 5, words, 3), NOTHING)
        made.piece("a", 10, 20, gem(0, "fire"))
        made.target("a", 10, 20, disc(5), "a gem")
        made.target("a", 30, 40, disc(5), "the same gem")
        drawings.append(made.svg())
        assert rendered(drawings[-1]).lines == drawings[-1].split("\n")
        assert rendered(drawings[-1]).targets == {"a": 2}
    assert "two lines" in drawings[1]
    assert rendered(drawings[0]).lines == drawings[0].split("\n"), "also of one that is not the last"
    assert rendered(drawings[0]).targets == {"a": 2}


def test_pieces_stand_in_the_order_of_their_ids_wherever_they_are() -> None:
    made = scene(View(ids={"a": "m9", "b": "m1"}))
    made.piece("a", 10, 20, gem(0, "fire"))
    made.piece("b", 30, 40, gem(1, "air"))
    made.piece("c", 50, 60, gem(1, "air"))
    root = ET.fromstring(made.svg())
    pieces = [one for one in root.iter() if one.get("class") == "piece"]
    assert [one.get("id") for one in pieces] == ["c", "m1", "m9"]
    assert pieces[2].get("transform") == "translate(10,20)"


def test_alike_pieces_share_their_drawing() -> None:
    made = scene()
    for i in range(5):
        made.piece(f"p{i}", i, 0, gem(0, "fire"))
    svg = made.svg()
    assert svg.count("<use ") == 5
    assert svg.count("<polygon") == gem(0, "fire").count("<polygon")


def test_two_pieces_with_one_id_are_refused() -> None:
    made = scene(View(ids={"a": "m", "b": "m"}))
    made.piece("a", 0, 0, gem(0, "fire"))
    with pytest.raises(AssertionError, match="two pieces"):
        made.piece("b", 0, 0, gem(0, "fire"))


def test_targets_are_buttons_with_names_and_alike_ones_share_a_target() -> None:
    made = scene()
    made.target("card", 1, 2, box(10, 20), "a card")
    made.target("card", 3, 4, disc(5), "a card")
    targets = [one for one in ET.fromstring(made.svg()).iter() if one.get("data-target")]
    assert [one.get("id") for one in targets] == ["at-card", "at-card-2"]
    assert {one.get("role") for one in targets} == {"button"}
    assert {one.get("aria-label") for one in targets} == {"a card"}
    assert {one.get("fill-opacity") for one in targets} == {"0"}


def test_a_target_stands_where_it_is_and_may_have_a_title() -> None:
    made = scene()
    made.target("card", 50, 40, box(10, 20, 3, title="<what> it does"), "a card")
    (card,) = [one for one in ET.fromstring(made.svg()).iter() if one.get("data-target")]
    assert [card.get(key) for key in ("x", "y", "width", "height", "rx")] == ["45", "30", "10", "20", "3"]
    assert [one.text for one in card] == ["<what> it does"]


def test_lighting_targets() -> None:
    made = scene()
    made.target("a", 1, 2, disc(5, veil=True), "a")
    made.target("ab", 1, 2, disc(5), "ab")
    lit = light(made.svg(), ["a"], ["ab"])
    assert lit.count('class="target veil lit" data-target="a"') == 1
    assert lit.count('class="target touched" data-target="ab"') == 1


def test_a_part_stands_where_it_is_placed() -> None:
    made = scene()
    with made.placed(50, 10, 0.5):
        made.ground(text(0, 0, "here"))
        made.piece("a", 20, 40, gem(0, "fire"), scale=2)
        made.target("a", 20, 40, disc(5), "a point")
    made.target("b", 20, 40, disc(5), "a point")
    root = ET.fromstring(made.svg())
    found = {one.get("id"): one for one in root.iter()}
    assert found["a"].get("transform") == "translate(60,30)"
    discs = {name: tuple(found[name].get(key) for key in ("cx", "cy", "r")) for name in ("at-a", "at-b")}
    assert discs == {"at-a": ("60", "30", "2.5"), "at-b": ("20", "40", "5")}
    ground = next(one for one in root.iter() if one.get("class") == "ground")
    assert [one.get("transform") for one in ground] == ["translate(50,10) scale(0.5)"]


def test_the_last_move_leaves_a_trail() -> None:
    made = scene(View(trail=[("a", "b"), ("b", None), ("elsewhere", "a")]))
    made.trail(POINTS)
    assert made.svg().count('class="trail"') == 3 + 1 + 1
    assert 'class="trail"' not in scene().svg()


def test_ones_own_last_action_is_marked_in_another_way() -> None:
    for mover, name in ((0, "trail own"), (1, "trail"), (-1, "trail")):
        made = scene(View(0, trail=[("a", "b")], mover=mover))
        made.trail(POINTS)
        assert f'class="{name}"' in made.svg()


@pytest.mark.parametrize(("theme", "colours"), [("light", LIGHT), ("dark", DARK)])
def test_flat_drawings_know_no_variables(theme: str, colours: dict[str, str]) -> None:
    flat = flatten(specimen(), theme)
    assert "var(" not in flat
    assert colours["page"] in flat
    ET.fromstring(flat)


def test_an_unknown_colour_is_an_error() -> None:
    with pytest.raises(KeyError):
        flatten('<svg xmlns="http://www.w3.org/2000/svg"><g fill="var(--mauve)"/></svg>')


def test_words_that_look_like_paint_stay_words() -> None:
    words = 'see fill="var(--mauve)" or var(--fire)'
    made = Scene(100, 100, words, View(), words)
    made.ground(text(0, 0, words))
    made.target("a", 0, 0, disc(5), "var(--mauve)")
    root = ET.fromstring(flatten(made.svg()))
    assert root.get("aria-label") == words
    assert [one.text for one in root.iter() if one.tag.endswith(("text", "desc"))] == [words, words]


def test_the_specimen_becomes_a_picture() -> None:
    pictures = {theme: png(specimen(), 590, theme) for theme in ("light", "dark")}
    assert all(one.startswith(b"\x89PNG") for one in pictures.values())
    assert pictures["light"] != pictures["dark"]


def test_ids_stand_once() -> None:
    ids = [one.get("id") for one in ET.fromstring(specimen()).iter() if one.get("id")]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_sheet_in_the_docs_is_current(theme: str) -> None:
    """If not: python -m sortilege.ink docs/pictures."""
    docs = Path(__file__).parent.parent.parent / "docs" / "pictures"
    assert (docs / f"ink-{theme}.svg").read_text(encoding="utf-8") == flatten(specimen(), theme)


def test_the_command_writes_sheets_and_pictures(tmp_path: Path) -> None:
    main(tmp_path, pictures=True)
    assert sorted(one.name for one in tmp_path.iterdir()) == [
        "ink-dark.png",
        "ink-dark.svg",
        "ink-light.png",
        "ink-light.svg",
    ]
