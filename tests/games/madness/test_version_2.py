"""Content of version 2: the sixteen new Curses, four Spells multiplied, Corvin's power (rulings 51 on)."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from sortilege.games.madness import GAME
from sortilege.games.madness import codes as c
from sortilege.kernel.errors import BadOption
from sortilege.kernel.gesture import View
from sortilege.kernel.match import Match

Make = Callable[..., Any]
SET = json.loads((GAME.folder / "cards.json").read_text(encoding="utf-8"))
SEATS = (
    "fire-a; hand f1 f1 f1 f1 f1; support f1 f1; discard f1 f2; deck f1 f1 f1 f1 f1 f1",
    "earth-a; hand e1 e1; support e1; discard e3 e1; deck e1 e1 e1 e1 e1 e1",
)
# What each seat has after the strike: hand, support, discard, draw pile, exhausted Spells; the Madness pile; forbidden.
AFTER: dict[str, tuple[list[list[int]], int, int]] = {
    "fire-1": ([[4, 2, 3, 6, 1], [2, 1, 2, 6, 1]], 14, 0),
    "fire-2": ([[5, 2, 2, 6, 4], [2, 1, 2, 6, 4]], 12, 0),
    "fire-5": ([[5, 2, 3, 5, 1], [2, 1, 3, 5, 1]], 14, 0),
    "water-3": ([[5, 2, 4, 4, 1], [2, 1, 4, 4, 1]], 14, 0),
    "water-5": ([[5, 2, 3, 5, 0], [2, 1, 3, 5, 0]], 13, 0),
    "water-6": ([[5, 2, 2, 6, 1], [2, 1, 2, 6, 1]], 14, c.NO_ACT),
    "earth-5": ([[5, 1, 3, 6, 2], [2, 0, 3, 6, 2]], 14, 0),
    "earth-6": ([[5, 2, 7, 1, 0], [2, 1, 7, 1, 0]], 14, 0),
    "air-1": ([[4, 2, 4, 5, 0], [1, 1, 4, 5, 0]], 14, 0),
    "air-3": ([[5, 2, 2, 6, 3], [2, 1, 2, 6, 3]], 14, 0),
    "air-4": ([[5, 2, 2, 6, 3], [2, 1, 2, 6, 3]], 14, 0),
    "air-5": ([[5, 1, 4, 5, 0], [2, 0, 4, 5, 0]], 14, 0),
    "air-6": ([[5, 2, 2, 6, 2], [2, 1, 2, 6, 2]], 14, c.NO_HEAL),
    "multi-02": ([[6, 2, 2, 6, 0], [3, 1, 2, 6, 0]], 12, 0),
    "multi-07": ([[5, 2, 1, 6, 0], [2, 1, 1, 6, 0]], 14, 0),
    "multi-12": ([[5, 0, 4, 6, 4], [2, 0, 3, 6, 4]], 14, 0),
}


def struck(table: Make, curse: str, *seats: str, **numbers: int) -> Any:
    """The table after this Curse has struck, every question answered with the first answer."""
    hit = table(*(seats or SEATS), track=curse, phase=c.BEGIN, space=1, **numbers)
    while hit.position.phase == c.TRIGGER and not hit.over:
        hit.play(hit.texts()[0])
    return hit


def state(hit: Any, seat: int) -> list[int]:
    p = hit.position
    sizes = [int(p.size(seat, zone)) for zone in (c.HAND, c.SUPPORT, c.DISCARD)]
    return [*sizes, int(p.deck_size(seat)), int(p.spent(seat)).bit_count()]


@pytest.mark.parametrize("curse", AFTER)
def test_a_new_curse_does_to_all_what_its_text_says(table: Make, curse: str) -> None:
    seats, madness, forbidden = AFTER[curse]
    hit = struck(table, curse)
    assert [state(hit, seat) for seat in (0, 1)] == seats
    assert (hit.position.madness, hit.position.forbidden) == (madness, forbidden)


def steps(primitives: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """All steps, those inside of others too."""
    found = []
    for step in primitives:
        found.append(step)
        for inner in (*step.get("options", ()), step.get("else", [])):
            found += steps(inner)
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_texts_of_all_curses_have_the_numbers_of_their_effects(language: str) -> None:
    """A number above one stands in the text as such, and no other does; `each` is every player in words."""
    each = {"en": "Each player", "fr": "Chaque joueur"}[language]
    for curse in SET["curses"]:
        text = curse[f"effect_{language}"]
        said = {int(number) for number in re.findall(r"\d+", text)} - {1}
        meant = {number for step in steps(curse["primitives"]) for number in (step.get("n"), step.get("down_to"))}
        assert said == {number for number in meant if isinstance(number, int) and number > 1}, curse["id"]
        if any(step.get("who") == "each" for step in steps(curse["primitives"])):
            assert each.lower() in text.lower(), curse["id"]


def test_48_curses_have_48_effects() -> None:
    assert len({json.dumps(curse["primitives"]) for curse in SET["curses"]}) == 48 == len(SET["curses"])
    assert len({curse["effect_en"] for curse in SET["curses"]}) == 48


def test_french_texts_are_typeset() -> None:
    """Curled apostrophes, a narrow space before ; and a wide one before a colon."""
    said = [text for part in ("magicians", "spells", "curses", "pages") for row in SET[part] for text in _french(row)]
    assert len(said) > 200
    for text in said:
        assert "'" not in text
        assert not re.search("[^\u202f];|[^\u00a0]:", text), text


def _french(row: dict[str, Any]) -> list[str]:
    parts = [row, *(row[part] for part in ("appearance", "fail", "bonus") if row.get(part))]
    return [part[key] for part in parts for key in ("name_fr", "effect_fr") if part.get(key)]


def test_ruling_51_discounts_multiplied_serve_as_many_curses(table: Make) -> None:
    acting = table("fire-a; hand f2 f2 w1 e1; spells fire-1c", "earth-a; hand e1 e1", track="water-1 earth-1")
    acting.play("cast fire-1c x2")
    acting.play("destroy water-1 less 3", "gain f2", "destroy earth-1 less 3", "gain f2")
    assert acting.track() == "- - - - -"
    crucible = table("fire-a; hand f2 f2 w1 w1; spells fire-3b", "earth-a; hand e1").play("cast fire-3b x2")
    assert [int(n) for n in (crucible.position.discounts(i) for i in range(c.DISCOUNTS)) if n] == [4]


def test_ruling_52_shields_add_up_and_the_hand_draws_each_time(table: Make) -> None:
    still = table("fire-a; hand w2 w2; spells water-3c", "earth-a; hand e1").play("cast water-3c x2")
    assert still.position.shield == 2
    hand = table("fire-a; hand a2 a2; top f1 e1 w1; spells air-3b growth-", "earth-a; hand e1").play("cast air-3b x2")
    assert hand.position.size(0, c.HAND) == 2
    assert hand.spells(0) == "growth air-3b-"


def test_ruling_53_corvin_lets_another_draw_and_is_not_offered_alone(table: Make) -> None:
    three = table("air-b; hand a1 f1", "earth-a; hand e1; deck w1", "fire-a; hand f1; deck w2")
    three.play("power")
    assert three.texts() == ["player p2", "player p3"]
    three.play("player p3")
    assert three.cards(2, "hand") == "f1 w2"
    assert three.seat == 0
    assert not three.can("power")
    dry = table("air-b; hand a1 f1", "earth-a; hand e1").play("power")
    assert (dry.cards(1, "hand"), dry.position.madness) == ("e1 m", 13)
    forbidden = table("air-b; hand a1 f1", "earth-a; hand e1; deck w1", forbidden=c.NO_ACT)
    assert forbidden.can("power")  # it is no action
    alone = table("air-b; hand a1 f1 a1 f1", "earth-a; hand e1")
    assert alone.can("power")
    alone.position.eliminate(1)
    alone.position.offered = -1
    assert not alone.can("power")


def test_ruling_54_what_all_share_is_struck_once(table: Make) -> None:
    assert struck(table, "water-9").position.madness == 12
    assert struck(table, "multi-03").position.spells(0).bit_count() == 2


def test_ruling_55_a_for_all_then_b_for_all(table: Make) -> None:
    hit = table("fire-a; hand f1 w1 e1 a1 f1", "earth-a; hand e1 f1 w1 a1 e2", track="fire-1", phase=c.BEGIN, space=1)
    asked = []
    while hit.position.phase == c.TRIGGER:
        asked.append((hit.seat, hit.texts()[0].split()[0]))
        hit.play(hit.texts()[0])
    assert asked == [(0, "discard"), (1, "discard"), (0, "exhaust"), (1, "exhaust")]


def test_ruling_56_fewer_ready_spells_and_a_choice_that_must_be_full(table: Make) -> None:
    tired = ("fire-a; hand f1 f1; spells growth ice-", "earth-a; hand e1; spells growth ice combustion")
    assert struck(table, "air-4", *tired).spells(1) == "growth- ice- combustion-"
    hit = struck(table, "air-3", *tired)
    assert hit.cards(1, "hand") == "e1"
    assert (hit.cards(0, "hand"), hit.position.madness) == ("f1 f1 m", 13)


def test_ruling_57_two_cards_at_random_then_a_draw(table: Make) -> None:
    hit = struck(table, "air-1", "fire-a; hand m; deck w1 w1", "earth-a; hand e1 e1 e1; deck w1 w1")
    assert (hit.cards(0, "hand"), hit.cards(0, "discard")) == ("w1", "m")
    assert hit.cards(1, "hand") == "w1 e1"


def test_ruling_58_the_draw_pile_may_be_chosen_while_a_shuffle_can_be_paid(table: Make) -> None:
    seats = ("fire-a; hand f1; deck w1 w1", "earth-a; hand e1; deck w1 w1 w1 w1 w1")
    paid = table(*seats, track="earth-6", phase=c.BEGIN, space=1)
    assert paid.texts() == ["option 1", "option 2"]
    names = [GAME.name(paid.position, f"option-{i}", "en") for i in (1, 2)]
    assert names == [
        "discard the top 5 cards of the draw pile",
        "take 1 Madness",
    ]
    empty = table(*seats, track="earth-6", phase=c.BEGIN, space=1, madness=0)
    assert empty.over  # no option in full: the last one, a Madness from an empty pile


def test_ruling_59_the_best_card_of_the_discard_pile_leaves(table: Make) -> None:
    hit = struck(table, "multi-07", "fire-a; hand f1; discard f2 w2 e1", "earth-a; hand e1; discard m")
    assert (hit.cards(0, "discard"), hit.cards(1, "discard")) == ("w2 e1", "m")
    assert hit.position.boxed(1) == 1


def test_ruling_60_the_form_recommends_by_seats() -> None:
    advice = {seats: GAME.recommended(seats) for seats in GAME.seats}
    assert advice == {
        2: {"difficulty": "hard", "madness": "2n"},
        3: {"difficulty": "normal", "madness": "2n"},
        4: {"difficulty": "normal", "madness": "5n"},
        5: {"difficulty": "easy", "madness": "5n"},
    }
    usual = GAME.make_options({"seats": 4})
    assert (usual.difficulty, usual.madness) == ("normal", "2n")  # the rulebook's default stays


def test_B1_1_each_player_chooses_a_magician_with_power_and_deck() -> None:
    match = Match("madness", seed=3, seats=3, choose=True, first=2)
    assert match.seat == 0
    assert len(match.moves()) == 8
    start = GAME.start(GAME.make_options({"seats": 3, "choose": True}))
    own = next(panel for panel in GAME.panels(start, View(0)) if panel.key == "own")
    assert [row.target for row in own.rows][:2] == ["pick-fire-a", "pick-fire-b"]
    text = own.rows[0].text.replace("\u00a0", " ")  # numbers stay with what they count
    assert text.endswith("Deck: 4 × fire 1, fire 2, 2 × water 1, 2 × earth 1, 3 × air 1.")
    match.play("choose air-b")
    assert match.seat == 1
    assert "choose air-b" not in match.moves()
    match.play("choose fire-a")
    match.play("choose earth-b")
    assert match.seat == 1  # who begins
    names = [match.game.seat_name(match.position, seat, "en") for seat in range(3)]
    assert names == ["Corvin Highvane", "Saffra Emberlow", "Gorm Stonebrow"]
    assert Match.from_record(match.record()).moves() == match.moves()


def test_B1_1_a_named_magician_is_not_chosen_and_the_first_seat_must_exist() -> None:
    match = Match("madness", seed=3, choose=True, magicians="-,air-b")
    assert len(match.moves()) == 7
    with pytest.raises(BadOption, match="expected at most 2"):
        GAME.make_options({"seats": 2, "first": 3})
