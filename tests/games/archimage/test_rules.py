"""One test for each paragraph of RULES.md."""

from collections.abc import Callable
from typing import Any

import pytest

from sortilege.games.archimage import GAME
from sortilege.games.archimage.board import FLOOR, START
from sortilege.games.archimage.moves import DRAFTING, ENDED, LAYING, MAIN, MARKING, OPENING, ROLLING, SEALING
from sortilege.games.archimage.names import COLOURS
from sortilege.games.archimage.plan import plan
from sortilege.games.archimage.rules import Archimage
from sortilege.games.archimage.scrolls import COLOUR_OF, POWER_OF, SCROLL
from sortilege.kernel.position import CHANCE, OVER

Make = Callable[..., Any]
ALL_GATES = "G0=f2 G1=w2 G2=a2 G3=e2 G4=f2 G5=w2"


# the aim


def test_A1_1_dice_break_seals_and_scrolls_are_points(tower: Make) -> None:
    t = tower(open="G0 A0r", lying="A0s=transmutation-fire", dice=("f2 w1", "f1"))
    before = t.p.points(0)
    t.play("break A0s fire 2")
    assert t.p.points(0) == before + 2


def test_A1_2_dice_and_tokens_have_four_colours_and_scrolls_five(begun: Make) -> None:
    t = begun()
    codes = [int(code) for code in t.p.cell if code]
    assert {int(COLOUR_OF[code]) for code in codes if code < SCROLL} == {0, 1, 2, 3}
    assert len(t.p.reserve) == 4
    assert COLOURS == ("fire", "water", "air", "earth", "spirit")


def test_A1_3_supply(begun: Make) -> None:
    for seats in (2, 3, 4, 5):
        t = begun(seats, seed=seats)
        for code in range(32):
            assert t.p.tokens[code] <= (10 if code % 8 == 2 else 5 if 2 < code % 8 < 7 else 0)
        assert list(t.p.reserve) == [seats + 1] * 4


# the tower


def test_A2_1_nothing_lies_on_floors(begun: Make) -> None:
    t = begun(3)
    for space in range(t.p.board.size):
        kind = t.p.board.kind[space]
        assert bool(t.p.cell[space]) == (kind not in (FLOOR, START))


def test_A2_2_start_places_are_alike(tower: Make) -> None:
    t = tower(tokens=ALL_GATES)
    assert t.targets() == {f"G{i}" for i in range(6)}
    t.p.active = 1
    assert t.targets() == {f"G{i}" for i in range(6)}


# preparing


@pytest.mark.parametrize(("circle", "spells"), [("I", set(range(5))), ("III", {*range(5), *range(10, 15)})])
def test_A3_1_circle_0_and_one_other(begun: Make, circle: str, spells: set[int]) -> None:
    from sortilege.games.archimage.scrolls import spell_of

    seen = set()
    for seed in range(1, 9):
        t = begun(2, circle, seed)
        seen |= {int(spell_of(int(code) - SCROLL, t.p.circle)) for code in t.p.cell if code >= SCROLL}
    assert seen == spells


def test_A3_1_the_circle_may_be_drawn() -> None:
    p = GAME.start(GAME.make_options({"circle": "random"}))
    assert p.seat == CHANCE
    assert [GAME.write_move(p, move) for move in p.moves()] == ["circle 1", "circle 2", "circle 3", "circle 4"]
    assert [weight for _, weight in p.odds()] == [1, 1, 1, 1]


def test_A3_2_circles_get_tokens_of_their_power(begun: Make) -> None:
    t = begun(4)
    for space in list(t.p.board.spaces)[: t.p.board.seals]:
        assert POWER_OF[int(t.p.cell[space])] == t.p.board.power[space]


def test_A3_3_alcoves_get_scrolls_of_their_power(begun: Make) -> None:
    t = begun(4, "II")
    for space in list(t.p.board.spaces)[t.p.board.seals :]:
        assert POWER_OF[int(t.p.cell[space])] == t.p.board.power[space]


def test_A3_4_all_dice_are_in_reserve(begun: Make) -> None:
    assert list(begun(5).p.reserve) == [6, 6, 6, 6]


def test_A3_5_wizard_familiar_and_binding(begun: Make) -> None:
    t = begun(3)
    assert [t.wizard(seat) for seat in range(3)] == ["S0", "S1", "S2"]
    assert [t.familiar(seat) for seat in range(3)] == ["home"] * 3
    assert all(t.up(seat, "binding") for seat in range(3))
    assert [t.p.points(seat) for seat in range(3)] == [1, 1, 1]


def test_A3_6_first_player_and_first_draft(begun: Make) -> None:
    t = begun(3, phase=MARKING)
    t.play("first 2")
    order = []
    while t.p.phase == OPENING:
        order.append(t.p.seat)
        t.play("draft fire+water+air")
    assert order == [2, 0, 1]
    assert [t.dice(seat) for seat in range(3)] == ["f? w? a?"] * 3


# the breaking of seals


def test_A4_1_who_can_break_must(tower: Make) -> None:
    t = tower(tokens=ALL_GATES, dice=("f2", "f1"))
    assert "end" not in t.moves()
    t = tower(tokens=ALL_GATES, dice=("f1", "f1"))
    assert "end" in t.moves()


def test_A4_1_nobody_has_to_cast(tower: Make) -> None:
    t = tower(tokens=ALL_GATES, dice=("f1", "f1"), hands=("evolution-fire",))
    assert {"end", "cast evolution-fire"} <= set(t.moves())


def test_A4_2_a_free_way_of_any_length(tower: Make) -> None:
    t = tower(open="G0 A0r A1r A2r", wizards="G0 S1")
    assert {"A0s", "A1s", "A2s", "A3s", "B3p", "A3r", "G5"} <= t.targets()
    assert not {"B3q", "B0q"} & t.targets()
    t = tower(open="G0 A0r A1r A2r", wizards="G0 A0r")
    assert not {"A1s", "A1r", "B1p"} & t.targets()
    assert "A0s" in t.targets()


def test_A4_3_no_die_to_spare(tower: Make) -> None:
    t = tower(tokens="G0=e2 B0p=e2", open="", dice=("e1 f1", "f1"))
    assert t.starting("break") == []
    t = tower(lying="A0s=transmutation-earth", open="G0", dice=("e113", "f1"), wizards="G0 S1")
    assert sorted(t.starting("break A0s")) == ["break A0s earth 1+1", "break A0s earth 3"]


def test_A4_4_violet_takes_one_colour(tower: Make) -> None:
    t = tower(lying="A0s=transmutation-spirit", open="G0", dice=("f1 w1 a2", "f1"), wizards="G0 S1")
    assert t.starting("break A0s") == ["break A0s air 2"]


def test_A4_5_guardians_and_familiars_protect(tower: Make) -> None:
    t = tower(circle=4, lying="A0s=transmutation-fire", open="G0", dice=("f6", "f1"), wizards="G0 S1")
    assert t.starting("break A0s")
    t.p.put_guardian(0, t.p.board.index["A0s"])
    assert not t.starting("break A0s")
    t = tower(circle=4, tokens="A0r=f2", open="G0", dice=("f6", "f1"), wizards="G0 S1", familiars="- A0r")
    assert not t.starting("break A0r")
    t = tower(circle=4, tokens="A0r=f2", open="G0", dice=("f6", "f1"), wizards="G0 S1", familiars="A0r -")
    assert t.starting("break A0r")


def test_A4_6_one_break_a_turn(tower: Make) -> None:
    t = tower(tokens=ALL_GATES, dice=("f22", "f1"))
    t.play("break G0 fire 2")
    assert t.p.seat == 1


# after the break


def test_A5_1_token_gone_dice_back(tower: Make) -> None:
    t = tower(tokens=ALL_GATES, dice=("f2 w1", "f1"))
    before = t.p.reserve[0]
    t.play("break G0 fire 2")
    assert t.at("G0") == 0
    assert t.p.reserve[0] == before + 1
    assert t.dice(0) == "w1"


def test_A5_2_the_wizard_moves_and_blocks(tower: Make) -> None:
    t = tower(tokens=ALL_GATES, dice=("f2 w1", "f2"))
    t.play("break G0 fire 2")
    assert t.wizard(0) == "G0"
    assert "A0s" not in t.targets()
    t.p.active = 0
    assert "A0s" in t.targets()


def test_A5_3_a_scroll_is_cast_from_the_next_turn_on(tower: Make) -> None:
    t = tower(open="G0", lying="A0s=transmutation-fire", dice=("f22", "f1"), wizards="G0 S1")
    t.play("break A0s fire 2")
    assert t.up(0, "transmutation-fire")
    assert t.p.seat == 1
    t.play("end", "draft fire+water+air")
    assert "cast transmutation-fire" in t.moves()


def test_A5_4_nobody_returns_to_the_start(tower: Make) -> None:
    t = tower(tokens=ALL_GATES, dice=("f2 w1", "f1"))
    t.play("break G0 fire 2")
    assert not {"S0", "S1"} & t.targets()
    assert "at S0" not in t.moves()
    t.play("end", "draft fire+water+air", "end", "draft fire+water+air")
    assert t.p.phase == ROLLING
    assert t.wizard(0) == "G0"


def test_A5_5_the_own_familiar_comes_back(tower: Make) -> None:
    t = tower(circle=4, tokens="A0r=f2", open="G0", dice=("f2 w1", "f1"), wizards="G0 S1", familiars="A0r -")
    t.play("break A0r fire 2")
    assert t.wizard(0) == "A0r"
    assert t.familiar(0) == "home"


# the round


def test_A6_1_the_end_of_a_round(tower: Make) -> None:
    t = tower(tokens=ALL_GATES, dice=("f1 w1", "f1"), hands=("~rebirth-air ~binding",), familiars="B0p -", circle=4)
    t.play("end")
    assert t.dice(0) == ""
    assert t.up(0, "rebirth-air")
    assert t.up(0, "binding")
    assert t.familiar(0) == "home"
    assert t.p.phase == DRAFTING
    assert t.p.seat == 0


def test_A6_2_three_dice_at_once(tower: Make) -> None:
    t = tower(tokens=ALL_GATES, dice=("f2", "f11"))
    t.play("break G0 fire 2")
    assert t.p.seat == 0
    assert len(t.moves()) == 16  # one fire die is left: no draft of two or three of them
    t.play("draft air+air+air")
    assert t.dice(0) == "a???"
    assert t.p.reserve[2] == 0


def test_A6_3_dice_are_rolled_one_by_one(tower: Make) -> None:
    t = tower(tokens=ALL_GATES, dice=("f1", "f1"))
    t.play("end", "draft fire+fire+earth", "end", "draft water+air+air")
    assert t.p.first == 1
    rolled = []
    while t.p.phase == ROLLING:
        rolled.append(t.moves()[0])
        assert len(t.moves()) == 6
        t.play(t.moves()[2])
    colours = [text.split()[1] for text in rolled]
    assert colours == ["water", "air", "air", "fire", "fire", "earth"]
    assert (t.dice(0), t.dice(1)) == ("f33 e3", "w3 a33")


def test_A6_4_turns_go_clockwise_and_the_marker_left(tower: Make) -> None:
    t = tower(3, tokens=ALL_GATES, dice=("f22", "f1", "w2"))
    t.play("break G0 fire 2", "end", "draft fire+water+air", "break G1 water 2", "draft earth+earth+earth")
    assert t.p.active == 0
    t.play("break G4 fire 2", "draft water+water+air")
    assert (t.p.first, t.p.phase) == (1, ROLLING)


def test_A6_5_values_last(tower: Make) -> None:
    t = tower(tokens=ALL_GATES, dice=("f2 w5", "f2"))
    t.play("break G0 fire 2", "break G4 fire 2", "draft fire+water+air")
    assert t.p.seat == 0
    assert t.dice(0) == "w5"


# casting


def test_A7_1_any_number_of_spells_before_the_break(tower: Make) -> None:
    t = tower(tokens=ALL_GATES, dice=("f12", "f1"), hands=("evolution-fire transmutation-fire",))
    t.play("cast evolution-fire", "dice 1", "cast transmutation-fire")
    t.play("into water", "dice 2")
    assert t.dice(0) == "f3 w2"
    assert t.p.seat == 0


def test_A7_2_a_scroll_is_cast_once_a_round(tower: Make) -> None:
    t = tower(tokens=ALL_GATES, dice=("f1", "f1"), hands=("evolution-fire",))
    t.play("cast evolution-fire")
    assert t.down(0, "evolution-fire")
    assert "cast evolution-fire" not in t.moves()


def test_A7_3_a_spell_must_change_something(tower: Make) -> None:
    t = tower(dice=("f6", "f1"), hands=("evolution-fire rebirth-air",))
    assert t.starting("cast") == []


def test_A7_4_finished_players_are_safe(tower: Make) -> None:
    t = tower(3, 3, dice=("f1", "", "f5"), hands=("theft-fire",), done=(1,))
    assert t.starting("cast") == ["cast theft-fire"]
    t = tower(3, 3, dice=("f1", "", ""), hands=("theft-fire alteration-fire",), done=(1, 2))
    assert t.starting("cast") == []


def test_A7_5_one_answer_is_not_asked(tower: Make) -> None:
    t = tower(dice=("f1", "f1"), hands=("evolution-spirit",))
    t.play("cast evolution-spirit")
    assert t.p.phase == MAIN
    assert t.dice(0) == "f3"


# the end


def test_A9_1_the_game_ends_below_four_scrolls_of_power_6(tower: Make) -> None:
    for held, over in (("synergy-fire synergy-water", False), ("synergy-fire synergy-water synergy-air", True)):
        t = tower(tokens=ALL_GATES, dice=("f1", "f1"), hands=(held,))
        t.play("end", "draft fire+water+air", "end")
        assert (t.p.seat == OVER) is over
    t = tower(4, dice=("f1",) * 4, hands=("synergy-fire synergy-water synergy-air synergy-earth",))
    assert t.p.board.enough == 5
    t.play(*["end", "draft fire+water+air"] * 3, "end")
    assert t.p.seat == OVER


def test_A9_2_points(tower: Make) -> None:
    held = "transmutation-air rebirth-fire ~rebirth-spirit evolution-fire growth-air synergy-air"
    t = tower(hands=(held,))
    assert t.p.points(0) == 27


def test_A9_3_ties_share_the_win(tower: Make) -> None:
    t = tower(tokens=ALL_GATES, dice=("f1", "f1"), hands=("synergy-fire synergy-water", "synergy-air synergy-earth"))
    t.play("end", "draft fire+water+air", "end")
    assert t.p.phase == ENDED
    assert (t.p.score(0), t.p.score(1)) == (0.5, 0.5)


def test_A9_4_a_standstill_ends_the_game(tower: Make) -> None:
    t = tower(dice=("f1", "f1"))
    t.p.dry = 9
    t.play("end", "draft fire+water+air", "end")
    assert t.p.seat == OVER
    t = tower(dice=("f1", "f1"))
    t.p.dry = 8
    t.play("end", "draft fire+water+air", "end")
    assert t.p.seat == 1


def test_the_set_up_goes_tokens_then_scrolls(begun: Make) -> None:
    t = begun(2, phase=LAYING)
    assert t.p.placed == t.p.board.seals
    assert isinstance(t.p, Archimage)
    assert plan(2).board.seals == 72
    assert begun(2, phase=SEALING).p.placed == 0
