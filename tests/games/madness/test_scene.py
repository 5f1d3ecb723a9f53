"""What is drawn and touched: every target, the cheapest payment by one button, the hidden page, letters and faces."""

from collections.abc import Callable
from typing import Any
from xml.etree import ElementTree as ET

from sortilege.games.madness import GAME
from sortilege.games.madness import codes as c
from sortilege.games.madness.card_set import read_cards, texts
from sortilege.games.madness.figures import MONSTERS, monster
from sortilege.games.madness.portraits import portrait
from sortilege.kernel.gesture import View
from sortilege.kernel.panels import panel_targets
from sortilege.kernel.words import LANGUAGES

Make = Callable[..., Any]


def targets(position: Any, seat: int = 0) -> set[str]:
    root = ET.fromstring(GAME.scene(position, View(seat)))
    return {one.get("data-target", "") for one in root.iter() if "data-target" in one.attrib}


def gesture(t: Any, text: str) -> Any:
    return GAME.gesture(t.position, GAME.read_move(t.position, text))


def test_all_that_can_be_touched_is_drawn_or_named(table: Make) -> None:
    acting = table(
        "fire-a; hand f1 f1 w1 m; support w1 m; discard e1", "earth-a; hand e1", track="fire-1", library="fire-1a"
    )
    assert {"monster", "page", "curse-1", "curse-5", "sup-f2", "sup-a3"} == targets(acting.position) - {
        "curse-2", "curse-3", "curse-4", "sup-f3", "sup-w2", "sup-w3", "sup-e2", "sup-e3", "sup-a2",
    }  # fmt: skip
    beside = {target for target, _ in panel_targets(GAME.panels(acting.position, View(0)))}
    assert {"h1-f1", "h1-m", "s1-w1", "sp1-growth", "sp2-ice", "h2-e1", "lib-fire", "curse-1", "mage-2"} <= beside
    for move in acting.position.moves():
        for step in GAME.gesture(acting.position, move):
            for target in (step,) if isinstance(step, str) else step:
                assert GAME.name(acting.position, target, "fr")


def test_few_payments_are_buttons_many_are_cards(table: Make) -> None:
    few = table("fire-a; hand f1 f1 f2 w1", "earth-a; hand e1", track="").play("acquire f2")
    assert [gesture(few, text) for text in few.texts()] == [("pay-1",), ("pay-2",)]
    assert GAME.name(few.position, "pay-1", "en") == "fire 2"
    seats = ("fire-a; hand f1 f2 f3 f1", "earth-a; support f1 f2 f3")
    many = table(*seats, track="fire-1").play("destroy fire-1")
    assert len(many.texts()) > 8
    assert gesture(many, "pay f3 f1") == (("h1-f1", "h1-f3"),)


def test_a_step_of_its_own_for_times_and_prices(table: Make) -> None:
    acting = table("fire-b; hand e1 e1 f3 f1 w1; deck a1 w1", "earth-a; hand e1", track="fire-1")
    assert gesture(acting, "cast growth x2") == ("sp1-growth", "times-2")
    assert gesture(acting, "destroy fire-1") == ("curse-1", "price-full")
    assert gesture(acting, "destroy fire-1 power") == ("curse-1", "price-power")


def test_picks_may_be_touched_in_any_order(table: Make) -> None:
    hit = table("fire-a; hand f1 w1 m", "air-a; hand a1", track="earth-1", phase=c.BEGIN, space=1)
    assert gesture(hit, "discard f1 m") == (("h1-f1", "h1-m"),)
    may = table("fire-a; hand f1 m; discard m", "earth-a; hand e1", right="in-01", phase=c.BEGIN, space=5)
    assert gesture(may, "none") == ("done",)
    assert gesture(may, "burn d:m") == ("d1-m",)


def test_a_destroyed_curse_leaves_the_drawing(table: Make) -> None:
    acting = table("fire-a; hand f2 f2", "earth-a; hand e1", track="fire-1").play("destroy fire-1")
    motions = GAME.motions(acting.position, GAME.read_move(acting.position, "gain w2"))
    assert motions == []
    before = table("fire-a; hand f2 f2", "earth-a; hand e1", track="fire-1 water-1").position
    assert GAME.motions(before, GAME.read_move(before, "destroy fire-1")) == [("c-fire-1", None)]
    staged = GAME.scene(before, View(0, staged=[("c-fire-1", None)]))
    assert 'class="staged"' in staged
    assert 'class="staged"' not in GAME.scene(before, View(0))


def test_B1_4_the_next_monster_stays_hidden_until_its_page_is_turned(table: Make) -> None:
    position = table("fire-a; hand f1", "earth-a; hand e1", monster="cover-1", right="in-05", track="fire-1").position
    faces = {page.short: page for page in texts(position.cards).pages}
    for language in LANGUAGES:
        name = faces["in-05"].name[language]
        card = GAME.card(position, "page", language)
        assert card
        seen = [GAME.board(position, language), GAME.name(position, "page", language), card.title, card.text, card.now]
        for narrow in (False, True):
            drawn = GAME.scene(position, View(0, language, narrow=narrow))
            seen.append(" ".join(ET.fromstring(drawn).itertext()))
            assert str(monster("pg_in_05")) not in drawn
            assert str(monster("pg_cover_1")) in drawn
        assert not [text for text in seen if name in text]
        failure, bonus = (part[language] for part in faces["in-05"].parts[1:])
        assert failure in card.text
        assert bonus in card.text


def test_each_page_has_its_own_monster() -> None:
    pages = [page.id for page in texts(read_cards("ours")).pages]
    assert {file.stem for file in MONSTERS.glob("*.svg")} == {*pages, "stranger"}
    assert len({str(monster(page)) for page in pages}) == 17
    assert monster("pg_of_somebody")


def test_reasons_name_the_rule(table: Make) -> None:
    acting = table(
        "fire-a; hand f1 f1 m; spells growth- ice", "earth-a; hand m", track="fire-1", forbidden=c.NO_ACQUIRE
    )
    rules = {
        "sp1-growth": "B3.2", "sp1-ice": "B3.2", "sp2-ice": "B3.2", "curse-1": "B3.6", "curse-2": "B3.6",
        "lib-fire": "B3.4", "sup-w2": "B5.3", "h1-f1": "B3.1", "h2-m": "B3.7", "player-2": "B3.8",
    }  # fmt: skip
    for target, rule in rules.items():
        reason = GAME.why_not(acting.position, target, "en")
        assert reason.rule == rule, target
        assert f"**{rule}**" in GAME.rules("en")
        assert GAME.why_not(acting.position, target, "fr").text != reason.text


def sizes(drawing: str) -> set[float]:
    return {float(one.get("font-size", "99")) for one in ET.fromstring(drawing).iter() if "font-size" in one.attrib}


def test_no_letters_are_small(table: Make) -> None:
    """Wide 12 and more at the least window, a unit a pixel; 11 on a phone. The longest Curses are on the track."""
    position = table("fire-a; hand f1", "earth-a; hand e1", track="multi-05 earth-9 multi-04 multi-03 fire-1").position
    for language in LANGUAGES:
        assert min(sizes(GAME.scene(position, View(0, language)))) >= 12
        assert min(sizes(GAME.scene(position, View(0, language, narrow=True)))) >= 11


def test_each_magician_has_a_face_of_his_own() -> None:
    magicians = texts(read_cards("ours")).magicians
    faces = {str(portrait(one.id, "fire")) for one in magicians}
    assert len(faces) == len(magicians) == 8
    assert str(portrait("mag_of_somebody", "fire")) not in faces
