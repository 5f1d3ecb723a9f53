"""The drawing, its targets and previews, and what glides."""

import re
from collections.abc import Callable

from sortilege.games.grimoire import GAME
from sortilege.games.grimoire.rules import Confrontation
from sortilege.games.grimoire.scene import where
from sortilege.kernel.gesture import View, follow

Drawn = Callable[..., Confrontation]


def move(position: Confrontation, text: str) -> int:
    return GAME.read_move(position, text)


def test_each_master_sees_the_board_from_his_side() -> None:
    assert where(5, 0) == (430, 760)  # point 6 faces seat 0
    assert where(5, 1) == (430, 100)
    assert where(1, 1) == (430, 760)  # and 2, which is his 6, seat 1


def test_every_gem_is_drawn_once(drawn: Drawn) -> None:
    position = drawn("1=F 20=f 13=a", hands="1200/0002")
    for seat in (0, 1):
        drawing = GAME.scene(position, View(seat, "en"))
        assert drawing.count('class="piece"') == 24


def test_previews_of_the_spells_that_can_be_cast(drawn: Drawn) -> None:
    position = drawn("1=F 20=f", casts="/45")
    mine = set(re.findall(r'data-preview="([a-z0-9-]+)" visibility="hidden"', GAME.scene(position, View(0, "en"))))
    casts = {GAME.gesture(position, one)[0] for one in position.moves() if GAME.gesture(position, one)[-1] == "star"}
    assert mine == casts
    assert "spell-0-1" in mine
    assert "data-preview" not in GAME.scene(position, View(1, "en"))


def test_gestures(drawn: Drawn) -> None:
    position = drawn("1=F 20=f", hands="1000/0000", opened="oo")
    gestures = {GAME.write_move(position, one): GAME.gesture(position, one) for one in position.moves()}
    assert gestures["place F 12"] == ("hand-0-fire", "p12")
    assert gestures["move 1 2"] == ("p1", "p2")
    assert gestures["cast 1"] == ("spell-0-1", "star")
    assert set(follow(gestures, ["p1"])) == {"move 1 2", "move 1 8"}


def test_motions(drawn: Drawn) -> None:
    position = drawn("1=F 2=w 20=f", hands="2000/0000", casts="/45")
    assert GAME.motions(position, move(position, "place F 12")) == [("hand-0-fire-1", "p12")]
    assert GAME.motions(position, move(position, "move 1 2")) == [("p1", "p2"), ("p2", "lost-1-water-2")]
    assert GAME.motions(position, move(position, "cast 1")) == [("p1", "p2"), ("p2", "lost-1-water-2")]
    turned = drawn("1=F 20=f", master=1, book1="first40")
    assert GAME.motions(turned, move(turned, "cast 1")) == [("p20", "p21")]


def test_motions_of_gems_that_merge(drawn: Drawn) -> None:
    position = drawn("1=A 7=A 20=f")
    assert GAME.motions(position, move(position, "cast 33")) == [("p1", "p8"), ("p7", "lost-0-air-1")]


def test_long_books_stay_on_their_page(drawn: Drawn) -> None:
    drawing = GAME.scene(drawn("1=F 20=f"), View(0, "fr"))
    size = r' (?:x|y|width|height)="([0-9.]+)"'
    spots = re.findall(rf'<rect{size * 4} rx="[0-9.]+" id="at-spell-[01]-[0-9]+"', drawing)
    assert len(spots) == 80
    for x, y, width, height in (map(float, spot) for spot in spots):
        assert x >= 852
        assert x + width <= 1276
        assert y >= 24
        assert y + height <= 836


def test_the_text_of_a_spell_that_is_shown_or_contested(drawn: Drawn) -> None:
    text = 'Spell "Whim" : The gems dance as they please.'
    for asked in ("show-c1-0", "judge-c1-1>2", "answer-c1-1>2"):
        position = drawn("1=F 13=f", asked=asked, book0="own", text0=text, unverified=True)
        for seat in (0, 1):
            overlay = GAME.scene(position, View(seat, "en")).split('class="overlay"')[1]
            assert "dance" in overlay
