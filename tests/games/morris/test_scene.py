"""The drawing: places, ids that stay, gliding, targets, both themes as PNG."""

from collections.abc import Callable
from random import Random
from xml.etree import ElementTree as ET

import pytest

from sortilege.games.morris import GAME
from sortilege.games.morris.board import POINTS
from sortilege.games.morris.rules import Morris
from sortilege.ink import png
from sortilege.kernel.game import Game
from sortilege.kernel.gesture import View
from sortilege.kernel.options import Options
from sortilege.kernel.panels import Panel
from sortilege.kernel.position import OVER

Drawn = Callable[..., Morris]


def pieces(svg: str) -> dict[str, str]:
    """The id of each piece and where it stands."""
    root = ET.fromstring(svg)
    return {one.get("id", ""): one.get("transform", "") for one in root.iter() if one.get("class") == "piece"}


def glide(ids: dict[str, str], motions: list[tuple[str, str | None]]) -> dict[str, str]:
    """The ids after a move, as the table keeps them."""
    after = {place: name for place, name in ids.items() if place not in {start for start, _ in motions}}
    return after | {end: ids.get(start, start) for start, end in motions if end is not None}


def test_every_man_keeps_its_id_through_a_whole_game() -> None:
    chance = Random(5)
    position = GAME.start(Options())
    ids: dict[str, str] = {f"hand-{seat}-{i}": f"hand-{seat}-{i}" for seat in (0, 1) for i in range(9)}
    before = pieces(GAME.scene(position, View(ids=ids)))
    assert not before, "a man in hand is in no drawing"
    while position.seat != OVER:
        move = chance.choice(position.moves())
        motions = GAME.motions(position, move)
        assert motions == Game.motions(GAME, position, move), "how the pieces differ"
        ids = glide(ids, motions)
        position.play(move)
        after = pieces(GAME.scene(position, View(ids=ids)))
        assert len(after) == int(position.own | position.opp).bit_count()
        assert len(before.items() ^ after.items()) == (2 if before.keys() == after.keys() else 1)
        before = after


def test_every_point_is_a_named_target() -> None:
    root = ET.fromstring(GAME.scene(GAME.start(Options()), View(0, "fr")))
    targets = {one.get("data-target"): one.get("aria-label") for one in root.iter() if one.get("data-target")}
    assert targets == {name: f"{name}, libre" for name in POINTS}


def test_a_screen_reader_hears_the_whole_position() -> None:
    position = GAME.read("w../.../.../....../.../.../..b w 8/8 2", Options())
    root = ET.fromstring(GAME.scene(position, View()))
    assert root[0].text == "White on a7. Black on g1. White (O) has 8 in hand, Black (X) 8."
    start = ET.fromstring(GAME.scene(GAME.start(Options()), View(0, "fr")))
    assert (start[0].text or "").startswith("Les Blancs n’ont aucun pion sur le plateau.")


def test_gestures(drawn: Drawn) -> None:
    position = GAME.start(Options())
    assert GAME.gesture(position, GAME.read_move(position, "d2")) == ("d2",)
    position = drawn(
        """
        O--------X--------.
        |  .-----.-----.  |
        |  |  .--.--.  |  |
        O--X--.     .--.--O
        |  |  .--.--.  |  |
        |  .-----.-----.  |
        O--------.--------X"""
    )
    assert GAME.gesture(position, GAME.read_move(position, "g4 g7")) == ("g4", "g7")
    assert GAME.motions(position, GAME.read_move(position, "g4 g7")) == [("g4", "g7")]


def test_motions_from_the_hand_and_to_the_men_taken() -> None:
    position = GAME.read("ww./.../.../....../.../.../.bb w 7/7 4", Options())
    assert GAME.motions(position, GAME.read_move(position, "g7")) == [("hand-0-6", "g7")]
    position.play(GAME.read_move(position, "g7"))
    assert GAME.motions(position, GAME.read_move(position, "x g1")) == [("g1", "taken-1-0")]


def men(panel: Panel) -> list[int]:
    """How many men lie on each shelf of a panel."""
    return [sum(thing.count for thing in shelf.things) for shelf in panel.shelves]


def test_the_turns_until_a_draw_are_counted_from_halfway_on() -> None:
    early, late = (position_of(turn) for turn in (98, 100))
    assert [panel.kind for panel in GAME.panels(early, View(0))] == ["own", "seat"]
    *_, fact = GAME.panels(late, View(0, "fr"))
    assert (fact.kind, fact.meter) == ("fact", GAME.draw_count(late))
    assert fact.meter == (100, 200)
    assert fact.note == "Encore 100 tours, et la partie est nulle."


def position_of(turn: int) -> Morris:
    return GAME.read(f"www/bb./.../....../.../.../wbb w 0/0 {turn}", GAME.make_options({}))


def test_panels_show_the_men_in_hand_and_taken() -> None:
    position = GAME.read("www/.../.../....../.../.../..b b 6/7 5", Options())
    white, black = GAME.panels(position, View(0))
    assert (white.kind, white.title, men(white)) == ("own", "White", [6, 1])
    assert (black.kind, black.title, [mark.text for mark in black.marks]) == ("seat", "Black", ["7", "1", "0"])
    own, other = GAME.panels(position, View(1, "fr"))
    assert (own.title, men(own), own.shelves[0].title) == ("Noir", [7, 0], "en main")
    assert (other.title, [mark.text for mark in other.marks]) == ("Blanc", ["6", "3", "1"])


def test_the_winner_is_shown() -> None:
    won = GAME.read("www/.../.../....../.../.../.bb b 0/0 41", Options())
    drawn = GAME.read("www/.../.../....../.../.../bbb w 0/0 200", Options())
    assert "laurel" in GAME.scene(won, View())
    assert "laurel" not in GAME.scene(drawn, View())


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_renders(theme: str) -> None:
    position = GAME.read("www/.../.../....../.../.../.bb w 6/7 4 x", Options())
    image = png(GAME.scene(position, View()), 360, theme)
    assert image.startswith(b"\x89PNG")
    assert int.from_bytes(image[16:20], "big") == 360
