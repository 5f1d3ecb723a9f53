"""What is read beside the tower."""

from collections.abc import Callable
from typing import Any

import pytest

from sortilege.games.archimage import GAME
from sortilege.games.archimage.names import SPELLS
from sortilege.kernel.gesture import View
from sortilege.kernel.panels import Panel, Row
from sortilege.kernel.words import LANGUAGES

Make = Callable[..., Any]


def panels(t: Any, seat: int = 0, language: str = "en") -> dict[str, Panel]:
    return {panel.key: panel for panel in GAME.panels(t.p, View(seat, language))}


def rows(panel: Panel) -> dict[str, Row]:
    return {row.name: row for row in panel.rows}


def test_the_own_panel_has_dice_scrolls_and_points(tower: Make) -> None:
    t = tower(tokens="G0=f2", dice=("f62 w1", "w1"), hands=("evolution-fire ~rebirth-fire synergy-fire",))
    own = panels(t)["seat-0"]
    assert own.kind == "own"
    assert [thing.target for shelf in own.shelves for thing in shelf.things] == ["d0-fire-6", "d0-fire-2", "d0-water-1"]
    assert [(mark.title, mark.text) for mark in own.marks if mark.text] == [("points", "17")]
    assert [row.name for row in own.rows] == ["Binding", "Rebirth of Fire", "Evolution of Fire", "Synergy of Fire"]
    assert rows(own)["Rebirth of Fire"].note == "used"
    assert rows(own)["Rebirth of Fire"].state == "quiet"
    assert rows(own)["Evolution of Fire"].note == ""
    assert [mark.text for mark in rows(own)["Synergy of Fire"].marks] == ["+3"]
    assert rows(own)["Evolution of Fire"].text == "Add 2 to any of your fire dice, up to 6."


def test_a_scroll_that_would_do_nothing_says_so_to_who_is_asked_alone(tower: Make) -> None:
    t = tower(tokens="G0=f2", dice=("f2", "w1"), hands=("evolution-water",))
    assert rows(panels(t)["seat-0"])["Evolution of Water"].note == "no target"
    assert rows(panels(t, 1)["seat-0"])["Evolution of Water"].note == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scroll_is_named_and_explained_however_many_there_are(tower: Make, language: str) -> None:
    names = [f"{spell}-{colour}" for spell in SPELLS[:3] for colour in ("fire", "water", "air", "earth")][:11]
    t = tower(dice=("f2", "w1"), hands=(" ".join(names),))
    own, folded = panels(t, 0, language)["seat-0"], panels(t, 1, language)["seat-0"]
    assert len(own.rows) == len(folded.rows) == 12
    assert all(row.text and row.sign for row in own.rows)
    assert [row.text for row in own.rows] == [row.text for row in folded.rows]


def test_two_alike_scrolls_are_one_row(tower: Make) -> None:
    t = tower(dice=("f2", "w1"), hands=("rebirth-fire ~rebirth-fire",))
    own = panels(t)["seat-0"]
    assert [row.name for row in own.rows] == ["Binding", "Rebirth of Fire"]
    assert [mark.text for mark in own.rows[1].marks] == ["×2"]
    assert own.rows[1].note == ""


def test_others_fold_to_dice_scrolls_and_points(tower: Make) -> None:
    other = panels(tower(3, dice=("f1", "f5 a2", "w4"), hands=("", "rebirth-air")))["seat-1"]
    assert other.kind == "seat"
    assert [(mark.title, mark.text) for mark in other.marks] == [
        ("fire 5", "5"), ("air 2", "2"), ("scrolls", "2"), ("points", "4")
    ]  # fmt: skip


def test_who_has_finished_waits_with_dice_that_are_not_rolled(tower: Make) -> None:
    seat = panels(tower(3, dice=("f1", "f3", "f4"), done=(1,)))["seat-1"]
    assert "over" in seat.note
    assert seat.shelves[-1].things[0].name == "fire die, not rolled yet"
    assert GAME.card(tower(3, done=(1,)).p, "d1-fire-0", "fr")


def test_the_tower_tells_what_is_left_and_what_signs_mean(tower: Make) -> None:
    t = tower(circle=3, dice=("f1", "f3"))
    tower_panel = panels(t)["tower"]
    left = {row.name: len(row.marks) for row in tower_panel.rows}
    assert set(left) == {GAME.words("en", f"spell-{spell}") for spell in (*SPELLS[:5], *SPELLS[10:15])}
    assert sum(left.values()) == t.p.board.alcoves
    t.p.laid &= ~(0b11111 << 20)  # no Synergy of circle 0
    synergy = rows(panels(t)["tower"])["Synergy"]
    assert (synergy.note, synergy.state, synergy.marks) == ("none left", "quiet", [])
    assert "folded corner" in tower_panel.note
    assert "folded" not in panels(tower(circle=1))["tower"].note
    signs = rows(panels(t)["signs"])
    assert [mark.text for mark in signs["Fire, red"].marks] == [str(sum(t.p.tokens[2:7]))]
    assert "Guardian" not in signs
    assert "Guardian" in rows(panels(tower(circle=4))["signs"])


def test_the_countdown_to_the_end_is_said_with_a_meter(tower: Make) -> None:
    end = panels(tower(5, dice=("f1",) * 5))["end"]
    assert end.note.startswith("The end comes when 5 more scrolls of power 6 are won")
    assert end.meter == (0, 5)
    later = tower(hands=("synergy-fire synergy-air",), dice=("f1", "f1"))
    assert panels(later)["end"].meter == (2, 3)
    assert "one more scroll" in panels(later)["end"].note
    last = tower(hands=("synergy-fire synergy-air synergy-water",), dice=("f1", "f1"))
    assert panels(last)["end"].note == GAME.words("en", "end-last")
