"""The drawing, its targets and previews, and what glides."""

import re
from collections.abc import Callable
from itertools import combinations, product
from math import hypot

import pytest

from sortilege.games.grimoire import GAME
from sortilege.games.grimoire.rules import Confrontation
from sortilege.games.grimoire.scene import SIZE, numbers, where
from sortilege.kernel.errors import IllegalMove
from sortilege.kernel.gesture import View, follow
from sortilege.kernel.match import Match

Drawn = Callable[..., Confrontation]


def move(position: Confrontation, text: str) -> int:
    return GAME.read_move(position, text)


def test_each_master_sees_the_board_from_his_side() -> None:
    assert where(5, 0) == (408, 738)  # point 6 faces seat 0
    assert where(5, 1) == (408, 78)
    assert where(1, 1) == (408, 738)  # and 2, which is his 6, seat 1


def test_the_board_alone_is_drawn(drawn: Drawn) -> None:
    position = drawn("1=F 20=f 13=a", hands="1200/0002")
    for view in (View(0, "en"), View(1, "fr"), View(0, "en", narrow=True)):
        drawing = GAME.scene(position, view)
        assert drawing.count('class="piece"') == 3
        assert set(re.findall(r'data-target="([a-z0-9-]+)"', drawing)) == {f"p{n}" for n in range(1, 25)}


@pytest.mark.parametrize(("narrow", "size", "gem"), [(False, 17, 28.5), (True, 27, 37)])
def test_numbers_are_legible_and_stand_apart(narrow: bool, size: float, gem: float) -> None:
    found = re.findall(r'<text x="([\d.]+)" y="([\d.]+)"[^>]*font-size="([\d.]+)"[^>]*>(\d+)<', numbers(narrow))
    assert {int(number) for *_, number in found} == set(range(1, 25))
    assert {float(height) for *_, height, _ in found} == {size}
    boxes = [(float(x), float(y) - size * 0.36, size * 0.31 * len(number), size * 0.37) for x, y, _, number in found]
    for (x, y, w, h), (x2, y2, w2, h2) in combinations(boxes, 2):
        assert abs(x - x2) > w + w2 + 4 or abs(y - y2) > h + h2 + 4
    for (x, y, w, h), point in product(boxes, range(24)):
        gem_x, gem_y = where(point, 0)
        assert hypot(max(abs(x - gem_x) - w, 0), max(abs(y - gem_y) - h, 0)) > gem
        assert w + 12 < x < SIZE - w - 12
        assert h + 12 < y < SIZE - h - 12


def test_previews_of_the_spells_that_can_be_cast(drawn: Drawn) -> None:
    position = drawn("1=F 20=f", casts="/45")
    mine = set(re.findall(r'data-preview="([a-z0-9-]+)" visibility="hidden"', GAME.scene(position, View(0, "en"))))
    casts = {GAME.gesture(position, one)[0] for one in position.moves() if GAME.gesture(position, one)[-1] == "cast"}
    assert mine == casts
    assert "spell-0-1" in mine
    assert "data-preview" not in GAME.scene(position, View(1, "en"))


def test_gestures(drawn: Drawn) -> None:
    position = drawn("1=F 20=f", hands="1000/0000", opened="oo")
    gestures = {GAME.write_move(position, one): GAME.gesture(position, one) for one in position.moves()}
    assert gestures["place F 12"] == ("hand-0-fire", "p12")
    assert gestures["move 1 2"] == ("p1", "p2")
    assert gestures["cast 1"] == ("spell-0-1", "cast")
    assert set(follow(gestures, ["p1"])) == {"move 1 2", "move 1 8"}


def test_motions(drawn: Drawn) -> None:
    position = drawn("1=F 2=w 20=f", hands="2000/0000", casts="/45")
    assert GAME.motions(position, move(position, "place F 12")) == [("hand-0-fire-1", "p12")]
    assert GAME.motions(position, move(position, "move 1 2")) == [("p1", "p2"), ("p2", None)]
    assert GAME.motions(position, move(position, "cast 1")) == [("p1", "p2"), ("p2", None)]
    turned = drawn("1=F 20=f", master=1, book1="first40")
    assert GAME.motions(turned, move(turned, "cast 1")) == [("p20", "p21")]


def test_motions_of_gems_that_merge(drawn: Drawn) -> None:
    position = drawn("1=A 7=A 20=f")
    assert GAME.motions(position, move(position, "cast 33")) == [("p1", "p8"), ("p7", None)]


def test_what_is_staged_gets_arrows_and_crosses(drawn: Drawn) -> None:
    position = drawn("1=F 2=w 20=f")
    motions = GAME.motions(position, move(position, "move 1 2"))
    staged = GAME.scene(position, View(1, "en", staged=motions))
    (drawing,) = re.findall(r'<g class="staged">.*', staged)
    assert (drawing.count("var(--action)"), drawing.count("var(--fire-line)")) == (1, 1)


def test_what_is_shown_of_an_unverified_spell(drawn: Drawn) -> None:
    text = 'Spell "Whim" : The gems dance as they please.'
    for asked in ("judge-c1-1>2", "answer-c1-1>2"):
        position = drawn("1=F 13=f", asked=asked, book0="own", text0=text, unverified=True)
        for seat in (0, 1):
            assert "var(--action)" in GAME.scene(position, View(seat, "en")).split('class="overlay"')[1]
            assert "dance" in GAME.spoken(position, "en").cause()


def test_G3_2_gems_are_placed_in_any_order_and_recorded_in_rising_order() -> None:
    match = Match("grimoire", study=False, first="0")
    for text in ("place F 12", "and 20", "and 5"):
        assert text in match.playable
        match.play(text)
    assert [ply.text for ply in match.history] == ["place F 5", "and 12", "and 20"]
    assert match.seat == 1
    assert Match.from_record(match.record()).record() == match.record()
    match.play("place A 9")
    assert set(match.legal) < set(match.playable)
    match.play("and 6")
    match.play("stop")
    assert [ply.text for ply in match.history][3:] == ["place A 6", "and 9", "stop"]
    with pytest.raises(IllegalMove):
        match.play("and 3")


def test_G3_2_the_last_point_alone_is_confirmed() -> None:
    position = GAME.start(GAME.make_options({"study": False, "first": "0"}))
    gestures = {GAME.write_move(position, one): GAME.gesture(position, one) for one in position.moves()}
    assert gestures["place F 24"] == ("hand-0-fire", "p24", "stop")
    assert gestures["place F 23"] == ("hand-0-fire", "p23")
    asked = GAME.ask(position, "en", ["hand-0-fire", "p24"])
    assert asked == "Place this gem of fire alone? To place more, begin with another point."
