"""The rulings on what the rulebook leaves open, one by one: breaking, round and dice, spells in general, familiars."""

from collections.abc import Callable
from typing import Any

import pytest

from sortilege.games.archimage import GAME
from sortilege.games.archimage.board import ALCOVE
from sortilege.games.archimage.dice import SETS, SETS_FROM, values
from sortilege.games.archimage.moves import DRAFTING, ENDED, MAIN, ROLLING
from sortilege.games.archimage.scrolls import POWER_OF, SCROLL
from sortilege.kernel.position import OVER
from sortilege.kernel.rng import Rng

Make = Callable[..., Any]
GATES = "G0=f2 G1=w2 G2=w2 G3=w2 G4=w2 G5=w2"
END = ("end", "draft fire+water+air")


# breaking seals


def test_ruling_1_a_scrolls_number_is_its_seal_and_its_points(tower: Make) -> None:
    t = tower(open="G0", lying="A0s=transmutation-water", dice=("w1 f6", "f1"), wizards="G0 S1")
    assert not t.starting("break A0s")
    t = tower(open="G0", lying="A0s=transmutation-water", dice=("w2 f6", "f1"), wizards="G0 S1")
    t.play("break A0s water 2")
    assert t.p.points(0) == 3


def test_ruling_2_no_mixing_against_violet(tower: Make) -> None:
    t = tower(open="G0", lying="A0s=transmutation-spirit", dice=("f1 w1 a1", "f1"), wizards="G0 S1")
    assert not t.starting("break A0s")
    t = tower(open="G0", lying="A0s=transmutation-spirit", dice=("f11 w2", "a1"), wizards="G0 S1")
    assert t.starting("break A0s") == ["break A0s fire 1+1", "break A0s water 2"]


def test_ruling_3_minimal_is_not_fewest(tower: Make) -> None:
    assert {tuple(values(SETS[i])) for i in range(SETS_FROM[4], SETS_FROM[5])} >= {(4,), (3, 2), (1, 1, 1, 1)}
    t = tower(open="G0 B0p B0q B0r", tokens="C0p=e3", wizards="B0q S1", dice=("e234", "f1"))
    assert sorted(t.starting("break C0p")) == ["break C0p earth 3", "break C0p earth 4"]


@pytest.mark.parametrize("power", range(2, 7))
def test_ruling_3_sets_are_exactly_the_minimal_ones(power: int) -> None:
    from itertools import combinations_with_replacement

    wanted = {
        some
        for size in range(1, 7)
        for some in combinations_with_replacement(range(6, 0, -1), size)
        if sum(some) >= power and all(sum(some) - one < power for one in some)
    }
    found = [tuple(values(SETS[i])) for i in range(SETS_FROM[power], SETS_FROM[power + 1])]
    assert set(found) == wanted
    assert len(found) == len(wanted)


def test_ruling_4_overshoot_is_lost(tower: Make) -> None:
    t = tower(tokens=GATES, dice=("f6 w1", "f1"))
    t.play("break G0 fire 6")
    assert t.dice(0) == "w1"


def test_ruling_5_duty_is_checked_after_the_spells(tower: Make) -> None:
    t = tower(tokens=GATES, dice=("f2", "f1"), hands=("transmutation-fire",))
    assert "end" not in t.moves()
    t.play("cast transmutation-fire", "into air")  # a player may make breaking impossible
    assert "end" in t.moves()


def test_ruling_6_disintegration_is_no_break(tower: Make) -> None:
    t = tower(circle=2, tokens=GATES, dice=("f2 w1", "f1"), hands=("disintegration-water",))
    t.play("cast disintegration-water", "at G1")
    assert t.p.seat == 0
    assert t.p.broken == 0
    assert "end" not in t.moves()


def test_ruling_7_what_blocks(tower: Make) -> None:
    t = tower(open="G0 A0r", wizards="G0 S1")
    assert {"A1s", "G1", "A0s"} <= t.targets()
    t = tower(open="G0 A0r", wizards="G0 A0r")
    assert "A1s" not in t.targets()
    t = tower(open="G0 A0r", wizards="G0 S1", familiars="- A0r")
    assert "A1s" not in t.targets()
    t = tower(open="G0 A0r", wizards="G0 S1", familiars="A0r -")
    assert "A1s" in t.targets()


def test_ruling_8_the_wizard_moves_onto_a_scroll_space_too(tower: Make) -> None:
    t = tower(open="G0", lying="A0s=transmutation-fire", dice=("f22", "f1"), wizards="G0 S1")
    t.play("break A0s fire 2", *END)
    assert t.wizard(0) == "A0s"
    assert "cast transmutation-fire" in t.moves()  # in the same round, as there are dice left


def test_ruling_9_wizards_keep_their_place(tower: Make) -> None:
    t = tower(tokens=GATES, dice=("f2", "f1"))
    t.play("break G0 fire 2", "draft fire+water+air", *END)
    assert t.p.phase == ROLLING
    assert t.wizard(0) == "G0"


# round and dice


def test_ruling_10_drafted_dice_wait(tower: Make) -> None:
    t = tower(tokens=GATES, dice=("f1", "w2"))
    t.play("end", "draft air+air+earth")
    assert t.dice(0) == "a?? e?"
    t.play("break G1 water 2")
    assert t.dice(0) == "a?? e?"


def test_ruling_11_the_order_of_the_end_of_a_round(tower: Make) -> None:
    t = tower(tokens="G0=w2 G1=w2 G2=w2 G3=w2 G4=w2 G5=w2", dice=("f111", "w1"), hands=("~rebirth-air",))
    t.play("end")
    assert "draft fire+fire+fire" in t.moves()  # the leftovers are back before the draft
    assert t.up(0, "rebirth-air")
    t.play("draft fire+fire+fire", "end")
    assert not [text for text in t.moves() if "fire" in text]


def test_ruling_12_a_turn_that_ends_can_end_the_round(tower: Make) -> None:
    t = tower(tokens=GATES, dice=("f2", "w1"))
    t.play("binding 2")
    assert (t.p.phase, t.p.seat) == (DRAFTING, 0)
    assert t.familiar(0) == "home"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ruling_13_a_draft_finds_three_dice(tower: Make, seats: int) -> None:
    """All Growths in one hand, all cast, and the others' dice drafted: three are left, never fewer."""
    board = tower(seats).p.board
    fives = sum(board.power[i] == 5 and board.kind[i] == ALCOVE for i in range(board.size))
    assert 4 * (seats + 1) - 3 * (seats - 1) - fives == 3
    t = tower(tokens="G0=w2 G1=w2 G2=w2 G3=w2 G4=w2 G5=w2", dice=("f11", "f1 w111 a111 e11"))
    t.play("end")
    assert t.moves() == ["draft fire+fire+earth"]


def test_ruling_14_a_finished_wizard_goes_on_blocking(tower: Make) -> None:
    t = tower(open="G0", dice=("", "f1"), wizards="G0 S1", done=(0,), active=1)
    assert not {"A0s", "A0r"} & t.targets()


def test_ruling_15_the_marker_always_passes_left(tower: Make) -> None:
    t = tower(3, tokens=GATES, dice=("f1", "w1", "a1"))
    t.play(*END, *END, *END)
    assert (t.p.first, t.p.phase) == (1, ROLLING)


def test_ruling_16_only_scrolls_on_the_board_count(tower: Make) -> None:
    hands = ("synergy-fire synergy-water", "synergy-air")
    t = tower(circle=4, tokens=GATES, dice=("f1", "f1"), hands=hands)
    assert t.p.sixes() == 3
    assert t.p.seat == 0  # only at the end of a round
    t.play(*END, "end")
    assert t.p.seat == OVER
    lying = "V0s=speed-fire"
    t = tower(circle=4, tokens=GATES, lying=lying, dice=("f1", "f1"), hands=("synergy-fire synergy-water",))
    t.p.put_guardian(0, t.p.board.index["V0s"])
    t.play(*END, "end")
    assert t.p.seat == 1  # four left, a guarded one among them


def test_ruling_17_standstill_after_two_rounds_without_a_target(tower: Make) -> None:
    t = tower(tokens=GATES, dice=("f1", "f1"))
    for i in range(t.p.board.size):
        if 0 < t.p.cell[i] < SCROLL:
            t.p.put_token(i, 0)
    everything = [i for i in range(t.p.board.size) if t.p.cell[i]]
    for space in everything:  # every scroll won by seat 1, except those of power 6, which guardians keep
        if POWER_OF[int(t.p.cell[space])] < 6:
            scroll = t.p.take_scroll(space)
            t.p.up[1] |= 1 << (scroll if not t.p.up[1] >> scroll & 1 else scroll + 25)
        else:
            t.p.who[space] |= 128
    assert t.targets() == set()
    for rounds in (1, 2):
        for last in (False, True):
            t.p.play(GAME.read_move(t.p, "end"))
            if not (last and rounds == 2):
                t.p.play(t.p.moves()[0])
        while t.p.phase == ROLLING:
            t.p.play(t.p.moves()[0])
    assert (t.p.idle, t.p.phase) == (2, ENDED)


def test_ruling_17_breaks_by_binding_count_and_disintegration_does_not(tower: Make) -> None:
    t = tower(tokens=GATES, dice=("f2", "w1"))
    assert t.play("binding 2").p.broken == 1
    t = tower(circle=2, tokens=GATES, dice=("f1", "w1"), hands=("disintegration-water",))
    assert t.play("cast disintegration-water", "at G1").p.broken == 0


def test_ruling_18_used_scrolls_count(tower: Make) -> None:
    t = tower(hands=("~growth-fire rebirth-air", ""))
    assert t.p.points(0) == 5 + 3 + 1


# spells in general


def test_ruling_19_one_spell_is_resolved_before_the_next(tower: Make) -> None:
    t = tower(dice=("f12", "w1"), hands=("evolution-fire rebirth-fire",))
    t.play("cast evolution-fire")
    assert not t.starting("cast")
    t.play("dice 2")
    assert t.starting("cast") == ["cast rebirth-fire"]


def test_ruling_20_spells_without_effect(tower: Make) -> None:
    every = "transmutation-fire rebirth-fire evolution-fire"
    t = tower(dice=("w6", "a1"), hands=(every,))
    assert t.starting("cast") == []
    t = tower(dice=("f6", "a1"), hands=(every,))
    assert t.starting("cast") == ["cast transmutation-fire", "cast rebirth-fire"]
    t = tower(dice=("f111 w1", "w22"), hands=("growth-fire growth-water growth-air",))
    assert t.starting("cast") == ["cast growth-air"]
    t = tower(circle=2, dice=("f1", "w1"), hands=("absorption-fire",))
    assert t.starting("cast") == []
    t.p.stored[0] = 3
    assert t.starting("cast") == ["cast absorption-fire"]
    t = tower(circle=2, dice=("f6", "w1"), hands=("absorption-fire",))
    t.p.stored[0] = 3
    assert t.starting("cast") == []
    t = tower(dice=("a3", "f111 w111"), hands=("transmutation-air",), done=())
    t.p.reserve[3] = 0
    t.p.dice[3] = 0x3  # the earth dice, too, are in the hands of players
    assert t.starting("cast") == []


def test_ruling_20_binding_and_travels_need_a_break(tower: Make) -> None:
    t = tower(
        circle=4, tokens="G0=f2 G1=f2 G2=f2 G3=f2 G4=f2 G5=f2", dice=("w6", "f1"), hands=("speed-fire leap-fire",)
    )
    t2 = tower(circle=4, tokens="G0=f2 G1=f2 G2=f2 G3=f2 G4=f2 G5=f2", dice=("a1", "f1"), hands=("leap-water",))
    assert "cast speed-fire" not in t.moves()
    assert not {"binding 2", "binding 3"} & set(t.moves())
    assert t2.starting("cast") == []


def test_ruling_21_finished_players_are_immune(tower: Make) -> None:
    hands = ("mystification-fire alteration-fire theft-fire borrowing-fire", "evolution-fire")
    t = tower(circle=3, dice=("f1 w2", ""), hands=hands, done=(1,))
    assert t.starting("cast") == []
    t = tower(
        circle=4, open="G0", tokens="A0r=f2", dice=("f2", ""), wizards="S0 G0", hands=("teleportation-fire",), done=(1,)
    )
    assert t.starting("cast") == ["cast teleportation-fire"]


def test_ruling_22_synergy_is_never_turned_down(tower: Make) -> None:
    t = tower(circle=3, dice=("f1", "f1"), hands=("borrowing-fire", "synergy-fire"))
    assert t.starting("cast") == []


# Binding and the familiar


def test_ruling_23_the_familiar_stays_and_blocks(tower: Make) -> None:
    t = tower(open="G0", tokens="A0r=f2", dice=("f2 w1", "f1"), wizards="G0 S1")
    t.play("binding 1", "break A0r fire 2")
    assert (t.familiar(0), t.wizard(0)) == ("G0", "A0r")
    assert not {"A0s", "A0r"} & t.targets()
    t = tower(tokens=GATES, dice=("f2 w1", "f1"))
    t.play("binding 1", "break G0 fire 2")
    assert t.familiar(0) == "S0"
    assert {"G1", "G2"} <= t.targets()  # in the hall it blocks nothing


def test_ruling_24_never_a_scroll(tower: Make) -> None:
    near = "G1=w2 G2=w2 G3=w2 G4=w2 G5=w2 A0r=w2 A5r=w2 B0p=w2"
    t = tower(open="G0", tokens=near, lying="A0s=transmutation-fire", dice=("f12", "a1"), wizards="G0 S1")
    t2 = tower(open="G0", tokens="A0r=w2 A5r=w2 B0p=w2", dice=("f1 w1", "f1"), wizards="G0 S1")
    assert t.starting("break A0s")
    assert not {"binding 2", "binding 3"} & set(t.moves())  # A0s is all that the fire dice break
    t2.play("binding 3")
    assert {text for text in t2.moves() if "s" in text.split()[1][-1:]} == set()
    assert "at A0r" in t2.moves()


def test_ruling_24_a_one_breaks_any_power_of_its_colour(tower: Make) -> None:
    t = tower(open="G0 B0p B0q", tokens="C0p=f3 B0r=w3 B5r=a3", wizards="B0q S1", dice=("f1 a2", "w1"))
    t.play("binding 3", "at C0p")
    assert (t.at("C0p"), t.familiar(0), t.dice(0)) == (0, "C0p", "a2")
    t = tower(open="G0 B0p B0q", tokens="C0p=f3", wizards="B0q S1", dice=("f22", "w1"))
    assert "binding 3" not in t.moves()  # exactly one die that shows 1


def test_ruling_25_binding_does_not_count_for_the_duty(tower: Make) -> None:
    t = tower(open="G0", tokens="A0r=f2 A5r=f2 B0p=f2", dice=("f1", "w1"), wizards="G0 S1")
    t.p.put_token(t.p.board.index["B0p"], 2)
    assert {"binding 3", "end"} <= set(t.moves())


def test_ruling_26_one_figure_that_moves(tower: Make) -> None:
    t = tower(circle=4, open="G0", tokens="V0r=f6", dice=("f1", "w1"), wizards="G0 S1", hands=("mission-fire",))
    t.play("binding 1", "cast mission-fire", "at V0r")
    assert t.familiar(0) == "V0r"
    assert not t.p.who[t.p.board.index["V0r"]] & 2
    t.play("end")
    assert t.familiar(0) == "home"


def test_ruling_27_mission(tower: Make) -> None:
    t = tower(circle=4, open="G0", tokens="A0r=f2", dice=("f22", "w1"), wizards="G0 S1", hands=("mission-fire",))
    t.play("cast mission-fire", "at A0r")
    assert "A0r" in t.targets()
    other = t.copy()
    other.p.active = 1
    assert "A0r" not in other.targets()
    own = t.copy().play("break A0r fire 2", *END)
    assert own.familiar(0) == "home"
    assert "binding 1" in own.moves()
    bound = t.copy().play("binding 2")
    while bound.starting("break A0r"):
        bound.play("break A0r fire 2")
    assert bound.familiar(0) == "A0r"
    assert bound.at("A0r") == 0


def test_random_games_keep_the_invariants(bulk: Callable[[int], int]) -> None:
    """Dice, figures, tokens and scrolls are conserved; who is in the round has dice (rulings 65 and 71)."""
    option_sets = GAME.option_sets()
    for number in range(bulk(40)):
        p = GAME.start(GAME.make_options(dict(option_sets[number % len(option_sets)])))
        rng = Rng(number)
        while p.seat != OVER:
            p.play(p.pick(rng))
            if p.phase == MAIN:
                assert list(GAME.invariants(p)) == []
        assert p.turn < 2000
