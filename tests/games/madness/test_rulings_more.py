"""The rulings on what the rulebook leaves open, from the twenty-sixth on."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from sortilege.games.madness import GAME
from sortilege.games.madness import codes as c
from sortilege.games.madness.card_set import read_cards, texts
from sortilege.kernel.errors import BadOption

Make = Callable[..., Any]


def test_ruling_26_an_empty_pile_means_another_element_or_nothing(table: Make) -> None:
    gaining = table("fire-a; hand e1 e1 f1; deck w1 a1; spells earth-1b", "earth-a; hand e1")
    gaining.position.add_supply(1, -gaining.position.supply(1))
    gaining.play("cast earth-1b")
    assert gaining.texts() == ["gain w2", "gain e2", "gain a2"]
    plume = table("fire-a; hand f1 w1 e1; spells fire-2b", "earth-a; hand e1")
    plume.position.add_supply(4, -plume.position.supply(4))
    plume.play("cast fire-2b")
    assert plume.cards(0, "hand") == "w1 e2"  # no better water card: only the earth card could be destroyed
    assert plume.position.boxed(6) == 1


def test_ruling_27_all_but_the_piles_is_open(table: Make) -> None:
    seen = table("fire-a; hand f1 m; discard w1; deck e1 a2", "earth-a; hand e1; support w2", track="fire-1")
    board = GAME.board(seen.position, "en")
    for shown in ("hand: fire 1, Madness", "discard: water 1", "support: water 2", "draw pile: 2", "Blistered Palms"):
        assert shown in board
    drawing = table("fire-a; hand f1 f1; deck e1 a2 a2 a2 a2 a2", "earth-a; hand e1").play("end")
    weights = {GAME.write_move(drawing.position, move): weight for move, weight in drawing.position.odds()}
    assert weights == {"draw e1": 1, "draw a2": 5}


def test_ruling_28_each_magician_once() -> None:
    with pytest.raises(BadOption, match="each once"):
        GAME.make_options({"magicians": "fire-a,fire-a"})
    mixed = GAME.start(GAME.make_options({"seats": 3, "magicians": "fire-a,-,air-b"}))
    assert [mixed.mage(0), mixed.mage(2)] == [0, 7]
    assert len(mixed.moves()) == 6


def test_ruling_29_the_name_of_the_fire_spell() -> None:
    names = {spell.id: spell.name for spell in texts(read_cards("ours")).spells}
    assert names["sp_base_combustion"] == {"en": "Combustion", "fr": "Combustible"}


def test_ruling_30_a_card_counts_for_one_element_only(table: Make) -> None:
    acting = table("fire-a; hand f3 w2 e1", "earth-a; hand e1", track="multi-05")
    assert not acting.can("destroy multi-05")
    acting = table("fire-a; hand f3 w2 e1 a1 a1", "earth-a; hand e1", track="multi-05")
    acting.play("destroy multi-05", "gain f2")
    assert acting.cards(0, "hand") == "a1"


def test_ruling_31_costs_count_values_and_value_1_is_not_for_sale(table: Make) -> None:
    acting = table("fire-a; hand f3 w1 w1", "earth-a; hand e1")
    assert acting.can("acquire f3", "acquire f2", "acquire w2")
    assert not acting.can("acquire f1")
    acting.play("acquire f2")
    assert acting.cards(0, "discard") == "f2 f3"  # the third fire is lost


def test_ruling_32_a_curse_concerns_all_players(table: Make) -> None:
    """None of ours names the active player, the next one or the others; seven strike what all share (ruling 54)."""
    curses = json.loads((GAME.folder / "cards.json").read_text(encoding="utf-8"))["curses"]
    for curse in curses:
        for step in curse["primitives"]:
            assert step.get("who", "each") in ("each", "group"), curse["id"]
    shared = {curse["id"] for curse in curses if all("who" not in step for step in curse["primitives"])}
    assert shared <= {"cu_water_9", "cu_earth_7", "cu_multi_01", "cu_multi_06", "cu_air_8"}
    seats = ("fire-a; hand f1; deck w1 w1 w1", "earth-a; hand e1; deck w1 w1 w1", "air-a; hand a1; deck w1 w1 w1")
    every = table(*seats, track="air-2", phase=c.BEGIN, space=1)
    assert [every.position.deck_size(seat) for seat in range(3)] == [1, 1, 1]


def test_ruling_33_payments_reach_the_cost_without_a_superfluous_card(table: Make) -> None:
    acting = table("fire-a; hand f2 f2 w1 e1 a1", "earth-a; hand e1", track="multi-05+f")
    acting.play("destroy multi-05", "gain f2")
    assert acting.cards(0, "hand") == "f2"  # one card of value 2 pays both fire
    many = table("fire-a; hand f1 f1 f2 f3", "earth-a; support f1 f2", track="fire-1").play("destroy fire-1")
    paid = [text.split()[1:] for text in many.texts()]
    for cards in paid:
        values = [int(card[-1]) for card in cards]
        assert sum(values) >= 4
        assert sum(values) - min(values) < 4
    assert len(paid) == len({tuple(sorted(cards)) for cards in paid})
    lost = [sum(int(card[-1]) for card in cards) - 4 for cards in paid]
    assert lost == sorted(lost)  # the cheapest first


def test_ruling_34_a_spell_is_exhausted_before_its_effect(table: Make) -> None:
    acting = table("fire-a; hand a1 f1 f1; spells air-1b growth-", "earth-a; hand e1").play("cast air-1b")
    assert acting.spells(0) == "growth air-1b-"
    nested = table("fire-a; hand a2 f1; spells air-2c growth-", "air-a; hand a2 w1 w1; spells air-3b ice- air-1b-")
    nested.play("cast air-2c")
    assert nested.spells(1) == "ice air-1b air-3b"
    nested.play("cast air-3b")
    assert nested.spells(0) == "growth- air-2c-"


def test_ruling_35_an_empty_activation_is_legal_and_confirmed(table: Make) -> None:
    acting = table("fire-a; hand a1 f1 f1; spells air-1b growth", "earth-a; hand e1")
    assert acting.can("cast air-1b")
    move = GAME.read_move(acting.position, "cast air-1b")
    assert GAME.gesture(acting.position, move) == ("sp1-air-1b", "confirm")
    acting.play("cast air-1b")
    assert acting.spells(0) == "growth air-1b-"


def test_ruling_36_the_first_move_closes_nothing(table: Make) -> None:
    position = GAME.start(GAME.make_options({"magicians": "fire-a,earth-a"}))
    while position.round == 0:
        assert position.marker == 0
        position.play(position.moves()[0])
    while position.marker == 0:
        position.play(position.moves()[0])
    assert (position.marker, position.round, position.madness) == (1, 1, 14)


def test_ruling_37_after_turn_thirty_the_next_living_player_closes_the_book(table: Make) -> None:
    last = table(
        "fire-a; hand f1 f1; top a1 a1 a1 a1",
        "earth-a; hand e1; spells growth-",
        "air-a; hand a1; spells ice-",
        right="end",
        round=6,
        space=5,
    )
    last.position.eliminate(1)
    last.position.turn = 29
    last.play("end")
    assert last.position.turn == 30
    assert last.position.result == c.WON
    assert last.spells(2) == "ice"  # their Concentration was still played
    assert last.position.score(1) == 1.0


def test_ruling_38_six_rounds_of_five_turns_whatever_the_number_of_players(table: Make) -> None:
    rounds = table("fire-a; hand f1 f1", "earth-a; hand e1 e1", "air-a; hand a1 a1", madness=30)
    active, rounds_of = {}, {}
    while not rounds.over and rounds.position.round < 3:
        if rounds.position.phase == c.ACT:
            active[int(rounds.position.turn)] = rounds.position.active
            rounds_of[int(rounds.position.turn)] = rounds.position.round
        rounds.play("end" if rounds.can("end") else rounds.texts()[0])
    assert len(active) > 5
    assert all(seat == turn % 3 for turn, seat in active.items())
    assert all(number == 1 + turn // 5 for turn, number in rounds_of.items())


def test_ruling_39_the_default_is_normal() -> None:
    assert GAME.make_options({}).difficulty == "normal"
    assert GAME.start(GAME.make_options({})).difficulty == 1
    assert list(read_cards("ours").track) == [0, 0, 1, 1, 1, 2, 2, 2]


def test_ruling_40_any_curse_may_be_destroyed_and_the_rest_goes_under_in_slot_order(table: Make) -> None:
    acting = table("fire-a; hand f3 f1 w1 w1; deck e1", "earth-a; hand e1", track="fire-1 - - fire-2", space=4)
    assert acting.can("destroy fire-1", "destroy fire-2")
    closed = table(
        "fire-a; hand f1", "earth-a; hand e1", track="fire-3 - fire-1 - fire-2", right="in-02", phase=c.BEGIN, space=5
    )
    ids = [
        closed.position.cards.texts.curses[closed.position.under_curse(0, i)].id
        for i in range(closed.position.under(0))
    ]
    assert ids == ["cu_fire_3", "cu_fire_1", "cu_fire_2"]


def test_ruling_41_the_reward_is_for_whoever_took_the_action(table: Make) -> None:
    acting = table("fire-a; hand a1 w1 w1", "earth-b; hand f3 f1; discard e1", track="fire-1")
    acting.play("cast telepathy", "destroy fire-1")
    assert acting.seat == 1
    assert acting.texts() == ["gain f2", "gain w2", "gain e2", "gain a2"]  # compulsory
    acting.play("gain w2")
    assert acting.cards(1, "discard") == "f1 f3 w2 e1"
    assert acting.seat == 0


def test_ruling_42_cards_without_a_place_stay(table: Make) -> None:
    acting = table("fire-a; hand w1 w1 w1 f1 a1; support e1 e1; deck e1", "earth-a; hand e1")
    acting.play("cast ice x3", "keep f1")
    assert acting.cards(0, "support") == "f1 e1 e1"
    assert acting.cards(0, "hand").startswith("a1")


def test_ruling_43_with_nothing_left_every_missing_card_is_a_madness(table: Make) -> None:
    bare = table("fire-a; spells telepathy", "earth-a; hand e1 e1", phase=c.RECOVER, madness=9)
    assert bare.position.madness == 3
    assert not bare.position.alive(0)


def test_ruling_44_more_than_six_cards_only_elements_go(table: Make) -> None:
    full = table("fire-a; hand f1 f1 w1 m m m m m", "earth-a; hand e1 e1").play("end")
    assert full.texts() == ["discard f1 f1", "discard f1 w1"]
    mad = table("fire-a; hand f1 f1 w1 m m m m m m", "earth-a; hand e1 e1").play("end")
    assert not mad.position.alive(0)


def test_ruling_45_elimination_only_after_the_own_recuperation(table: Make) -> None:
    seats = ("fire-a; hand e1 e1 f1; spells growth earth-1c", "air-a; hand m m m m m; top m m")
    fed = table(*seats).play("cast earth-1c")
    assert fed.cards(1, "hand") == "m m m m m m m"
    assert fed.position.alive(1)
    fed.play("end").luck()
    assert fed.position.active == 0  # the second player had nothing to do and is out after their own Recuperation
    assert not fed.position.alive(1)


def test_ruling_46_the_last_player_has_nobody_to_give_to(table: Make) -> None:
    alone = table("fire-a; hand a1 a1 f1 f1; deck w1; spells telepathy air-2b", "earth-a; hand e1")
    alone.position.eliminate(1)
    alone.play("cast telepathy")
    assert alone.seat == 0
    assert alone.spells(0) == "telepathy- air-2b"
    alone.play("cast air-2b")
    assert alone.cards(0, "hand") == "f1 f1 w1"  # nothing given, one card drawn


def test_ruling_47_what_a_granted_action_yields_concerns_the_receiver(table: Make) -> None:
    seats = ("fire-b; hand a1 f2 m e1; spells fire-1c telepathy", "air-b; hand f1 a1 m w1; spells telepathy")
    acting = table(*seats, track="fire-1").play("cast fire-1c", "cast telepathy")
    assert acting.seat == 1
    assert acting.can("destroy fire-1 less 3")  # the discount of the turn applies
    assert not acting.can("destroy fire-1 power")
    back = table(*seats, track="fire-1").play("cast telepathy", "cast telepathy")
    assert back.seat == 0
    assert not any(text.endswith("power") for text in back.texts())
    cured = table("fire-a; hand a1 m e1", "earth-b; hand f1 f1 m").play("cast telepathy")
    assert cured.can("cure p2 hand")
    assert not cured.can("cure p1 hand")


def test_ruling_48_any_own_spell_makes_room(table: Make) -> None:
    spells = "growth ice- combustion telepathy- fire-1a"
    five = table(f"fire-a; hand w1 w1 f1; spells {spells}", "earth-a; hand e1", library="water-1a")
    assert five.can("learn water-1a for growth", "learn water-1a for ice", "learn water-1a for fire-1a")
    assert not five.can("learn water-1a")
    gorm = table(f"earth-b; hand w1 w1 f1; spells {spells}", "earth-a; hand e1", library="water-1a")
    assert gorm.can("learn water-1a")


def test_ruling_49_cure_reaches_hand_and_supports_only(table: Make) -> None:
    acting = table("fire-a; hand f1 f1; discard m; deck m; support m", "earth-a; hand m; support m")
    assert [text for text in acting.texts() if text.startswith("cure")] == ["cure p1 support", "cure p2 support"]
    healer = table("water-b; hand f1 w1", "earth-a; hand m")
    assert healer.can("cure p2 hand")  # Osric, and for one element


def test_ruling_50_time_outs_decline_or_give_the_least(table: Make) -> None:
    def default(t: Any) -> str:
        return GAME.write_move(t.position, GAME.timeout_move(t.position))

    seats = ("fire-a; hand f2 f1 m a1", "earth-a; hand e1 a1; spells growth ice-", "air-a; hand a1")
    assert default(table(*seats)) == "end"
    assert default(table("fire-a; hand a1 f1", *seats[1:]).play("cast telepathy")) == "player p2"
    assert default(table("fire-a; hand a1 f1", "earth-a; hand e1 e1").play("cast telepathy")) == "stop"
    assert default(table(*seats, track="earth-1", phase=c.BEGIN, space=1)) == "discard f1 m"
    assert default(table(*seats, track="fire-8", phase=c.BEGIN, space=1)) == "option 1"
    assert default(table(*seats, track="fire-9", phase=c.BEGIN, space=1)) == "burn p2:ice"
    assert default(table(*seats, right="in-02", phase=c.BEGIN, space=5)) == "none"
