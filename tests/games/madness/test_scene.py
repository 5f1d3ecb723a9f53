"""What is drawn and touched: every target, the cheapest payment by one button, cards that glide."""

from collections.abc import Callable
from typing import Any
from xml.etree import ElementTree as ET

from sortilege.games.madness import GAME
from sortilege.games.madness import board as b
from sortilege.games.madness.cards import info, read_cards
from sortilege.games.madness.monsters import MONSTERS, monster
from sortilege.kernel.gesture import View
from sortilege.kernel.position import CHANCE
from sortilege.kernel.rng import Rng
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
    drawn = targets(acting.position)
    assert {
        "h1-f1",
        "h1-m",
        "s1-w1",
        "d1-e1",
        "sp1-growth",
        "sp2-ice",
        "curse-1",
        "curse-5",
        "lib-fire",
        "sup-f2",
    } <= drawn
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
    hit = table("fire-a; hand f1 w1 m", "air-a; hand a1", track="fire-1", phase=b.BEGIN, space=1)
    assert gesture(hit, "discard f1 m") == (("h1-f1", "h1-m"),)
    may = table("fire-a; hand f1 m; discard m", "earth-a; hand e1", right="in-01", phase=b.BEGIN, space=5)
    assert gesture(may, "none") == ("done",)
    assert gesture(may, "burn d:m") == ("d1-m",)


def test_cards_glide_from_hand_to_support(table: Make) -> None:
    acting = table("fire-a; hand w1 f1 a1", "earth-a; hand e1").play("cast ice")
    motions = GAME.motions(acting.position, GAME.read_move(acting.position, "keep f1"))
    assert ("h1-f1-0", "s1-f1-0") in motions


def test_each_page_has_its_own_monster() -> None:
    pages = [page.id for page in info(read_cards("ours")).pages]
    assert set(pages) == set(MONSTERS)
    assert len({str(monster(page)) for page in pages}) == 17
    assert monster("pg_of_somebody")


def test_reasons_name_the_rule(table: Make) -> None:
    acting = table("fire-a; hand f1 f1 m; spells growth- ice", "earth-a; hand m", track="fire-1", forbid=b.NO_ACQUIRE)
    rules = {
        "sp1-growth": "B3.2", "sp1-ice": "B3.2", "sp2-ice": "B3.2", "curse-1": "B3.6", "curse-2": "B3.6",
        "lib-fire": "B3.4", "sup-w2": "B5.3", "h1-f1": "B3.1", "h2-m": "B3.7", "player-2": "B3.8",
    }  # fmt: skip
    for target, rule in rules.items():
        reason = GAME.why_not(acting.position, target, "en")
        assert reason.rule == rule, target
        assert f"**{rule}**" in GAME.rules("en")
        assert GAME.why_not(acting.position, target, "fr").text != reason.text


def test_what_a_magician_can_do_is_never_cut() -> None:
    """With every number of seats, wide and narrow, in both languages."""
    for seats in GAME.seats:
        position, rng = GAME.start(GAME.make_options({"seats": seats})), Rng(seats)
        while position.seat == CHANCE or not all(position.s[position.at(seat) + b.MAGE] for seat in range(seats)):
            position.play(position.pick(rng))
        for language, narrow in ((language, narrow) for language in LANGUAGES for narrow in (False, True)):
            drawn = GAME.scene(position, View(0, language, narrow=narrow))
            said = " ".join(ET.fromstring(drawn).itertext())
            for seat in range(seats):
                power = info(position.cards).magicians[position.mage(seat)].effect[language]
                assert power in said, (seats, language, narrow, power)
