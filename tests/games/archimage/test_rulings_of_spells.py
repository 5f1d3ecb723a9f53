"""The rulings on spells, set-up and result, one by one."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from sortilege.games.archimage import GAME
from sortilege.games.archimage.moves import (
    DRAFTING,
    ENDED,
    FREE,
    LAYING,
    MAIN,
    MARKING,
    OPENING,
    REROLLING,
    ROLLING,
    STORING,
)
from sortilege.games.archimage.spells import SCROLL
from sortilege.kernel.position import CHANCE, OVER
from sortilege.kernel.rng import Rng

Make = Callable[..., Any]
GATES = "G0=f2 G1=w2 G2=w2 G3=w2 G4=w2 G5=w2"
DRY = "G0=a2 G1=a2 G2=a2 G3=a2 G4=a2 G5=a2"  # gates that fire, water and earth dice do not break
END = ("end", "draft fire+water+air")


# circles 0 and I


def test_ruling_28_transmutation_into_one_colour_that_has_enough(tower: Make) -> None:
    t = tower(dice=("f13", "w11"), hands=("transmutation-fire",))
    t.play("cast transmutation-fire", "into water")
    assert sorted(t.moves()) == ["dice 1", "dice 3"]  # one water die is left: not both
    t.play("dice 3")
    assert t.dice(0) == "f1 w3"


def test_ruling_29_any_subset_and_no_six(tower: Make) -> None:
    t = tower(dice=("f566", "w1"), hands=("evolution-fire",))
    t.play("cast evolution-fire")  # the 5 is the only die that may be chosen
    assert t.dice(0) == "f666"
    t = tower(dice=("f566", "w1"), hands=("rebirth-fire",))
    assert sorted(t.play("cast rebirth-fire").moves()) == ["dice 5", "dice 6", "dice 6+5", "dice 6+6", "dice 6+6+5"]


def test_ruling_30_growths_die_goes_back_like_any_other(tower: Make) -> None:
    t = tower(tokens=DRY, dice=("f1", "w1"), hands=("growth-earth",))
    t.play("cast growth-earth", "roll earth 3", "end")
    assert t.p.reserve[3] == 3


def test_ruling_31_synergies_add_up(tower: Make) -> None:
    t = tower(hands=("synergy-fire synergy-fire rebirth-fire", "synergy-spirit rebirth-spirit"))
    assert t.p.points(0) == 1 + 6 + 6 + 3 + 3 + 3
    assert t.p.points(1) == 1 + 6 + 3 + 3


# circle II


def test_ruling_32_inversion_is_permutation() -> None:
    assert GAME.words("fr", "spell-inversion") == "Inversion"
    assert all("Permutation" not in GAME.rules(language) for language in ("en", "fr"))


def test_ruling_32_equal_power_other_colour_anywhere(tower: Make) -> None:
    t = tower(circle=2, tokens="V0r=f6 V1r=w6", dice=("f1", "w1"), hands=("inversion-fire",))
    t.play("cast inversion-fire", "at V0r", "at V1r")
    assert t.at("V1r") == 6


def test_ruling_33_exchange_needs_different_powers(tower: Make) -> None:
    t = tower(circle=2, dice=("f1", "w1"), hands=("exchange-fire",))
    t.play("cast exchange-fire")
    first = t.moves()[0].split()[1]
    t.play(t.moves()[0])
    for text in t.moves():
        other = t.at(text.split()[1])
        assert other >> 3 == t.at(first) >> 3 == 0
        assert other != t.at(first)


def test_ruling_34_absorption_stores_on_one_scroll_also_face_down(tower: Make) -> None:
    t = tower(circle=2, tokens=GATES, dice=("f2 w1", "w1"), hands=("~absorption-fire absorption-spirit",))
    t.p.stored[0] = 3
    t.play("break G0 fire 2")
    assert t.moves() == ["store fire", "store spirit", "discard"]
    t.play("store fire")
    assert (t.p.stored[0], t.p.stored[4]) == (2, 0)  # the old token is gone
    t = tower(circle=2, tokens=GATES, dice=("f2 w1", "w1"), hands=("absorption-fire",))
    t.play("binding 2")
    assert t.p.phase == STORING  # a token that the familiar breaks, too
    t = tower(circle=2, tokens=GATES, dice=("w1", "w1"), hands=("absorption-fire disintegration-fire",))
    t.play("cast disintegration-fire", "at G0")
    assert t.p.phase == MAIN


def test_ruling_35_disintegration_takes_no_scroll(tower: Make) -> None:
    t = tower(circle=2, dice=("f1", "w1"), hands=("disintegration-fire",))
    t.play("cast disintegration-fire")
    assert all(t.at(text.split()[1]) < SCROLL for text in t.moves())


def test_ruling_36_reorganisation_any_powers(tower: Make) -> None:
    t = tower(circle=2, dice=("f1", "w1"), hands=("reorganisation-fire",))
    t.play("cast reorganisation-fire", t.copy().play("cast reorganisation-fire").moves()[0])
    powers = {(t.at(text.split()[1]) - SCROLL) // 5 % 5 for text in t.moves()}
    assert powers == {0, 1, 2, 3, 4}


# circle III


def test_ruling_37_mystification_keeps_values(tower: Make) -> None:
    t = tower(circle=3, dice=("w3 f2", "f56"), hands=("mystification-fire",))
    t.play("cast mystification-fire")
    assert t.moves() == ["die fire 5", "die fire 6"]  # the own die is the water one: the other is of the same colour
    t.play("die fire 6")
    assert (t.dice(0), t.dice(1)) == ("f32", "f5 w6")


def test_ruling_38_alteration_skips_only_what_is_impossible(tower: Make) -> None:
    t = tower(circle=3, dice=("f6", "f3"), hands=("alteration-fire",))
    assert t.play("cast alteration-fire").dice(1) == "f2"
    t = tower(circle=3, dice=("f5", "f1"), hands=("alteration-fire",))
    assert t.play("cast alteration-fire").dice(0) == "f6"
    t = tower(circle=3, dice=("f6", "f1"), hands=("alteration-fire",))
    assert t.starting("cast") == []
    t = tower(3, 3, dice=("f5", "f2", "f3"), hands=("alteration-fire",))
    assert t.play("cast alteration-fire").moves() == ["foe 1", "foe 2"]


def test_ruling_39_transfer_active_scrolls_of_equal_power(tower: Make) -> None:
    t = tower(circle=3, dice=("f1", "w1"), hands=("transfer-fire", "evolution-fire"))
    assert t.starting("cast") == []  # the Transfer itself cannot be given
    t = tower(circle=3, dice=("f1", "w1"), hands=("transfer-fire ~evolution-air", "evolution-fire"))
    assert t.starting("cast") == []
    t = tower(circle=3, dice=("f1", "w1"), hands=("transfer-fire synergy-air", "synergy-fire"))
    t.play("cast transfer-fire")
    assert t.up(0, "synergy-fire")
    t = tower(circle=3, dice=("f1", "w1"), hands=("transfer-fire evolution-air", "evolution-fire"))
    t.play("cast transfer-fire")
    assert "cast evolution-fire" in t.moves()  # received, it may be cast in the same turn


def test_ruling_40_theft_goes_by_colour_and_may_end_a_round(tower: Make) -> None:
    t = tower(circle=3, dice=("f1", "w5"), hands=("theft-fire",))
    assert t.starting("cast") == []
    t = tower(circle=3, dice=("f1", "f5"), hands=("theft-fire", "~rebirth-air"))
    t.play("cast theft-fire")
    assert (t.p.phase, t.p.seat, t.p.active) == (DRAFTING, 1, 0)
    assert t.up(1, "rebirth-air")
    t.play("draft water+water+water")
    assert (t.p.seat, t.p.phase, t.dice(0)) == (0, MAIN, "f51")


def test_ruling_41_borrowing_must_be_castable(tower: Make) -> None:
    t = tower(circle=3, dice=("f6", "w1"), hands=("borrowing-fire", "evolution-fire synergy-fire"))
    assert t.starting("cast") == []
    t = tower(3, 3, dice=("f1", "f5", "f4"), hands=("borrowing-fire", "theft-fire"))
    t.play("cast borrowing-fire")
    assert t.moves() == ["foe 1", "foe 2"]  # the lender included


# circle IV


def test_ruling_42_behind_means_not_reachable_otherwise(tower: Make) -> None:
    near = "A0r=f2 A1r=w2 B1p=w2 A5r=w2 B0p=w2"
    t = tower(circle=4, open="G0 G1", tokens=near, dice=("w2", "f1"), wizards="G0 S1", hands=("leap-fire",))
    assert t.starting("cast") == []  # behind A0r is room A1, which the open gate G1 leads to
    t = tower(circle=4, open="G0", tokens=f"{near} G1=f2", dice=("w2", "f1"), wizards="G0 S1", hands=("leap-fire",))
    t.play("cast leap-fire")
    assert {"break A1r water 2", "break B1p water 2"} <= set(t.moves())
    assert "break A5r water 2" not in t.moves()


def test_ruling_43_a_token_under_a_familiar_stays_untouchable(tower: Make) -> None:
    t = tower(circle=4, tokens=f"{GATES} A0r=f2", dice=("f2", "w1"), familiars="- G0", hands=("teleportation-fire",))
    assert t.starting("cast") == []
    t = tower(circle=4, open="G0", tokens="A0r=f2", dice=("f2", "w1"), familiars="- G0", hands=("teleportation-fire",))
    assert t.starting("cast") == ["cast teleportation-fire"]


def test_ruling_44_no_chains(tower: Make) -> None:
    t = tower(circle=4, tokens=GATES, dice=("f2 w22", "a1"), hands=("leap-fire speed-water mission-fire",))
    t.play("cast speed-water")
    assert all(text.startswith("break") for text in t.moves())
    t.play("break G0 fire 2")
    assert all(text.startswith("at") for text in t.moves())
    t.play("at G1")
    assert t.p.seat == 1


def test_ruling_45_speed_offers_only_firsts_with_a_second(tower: Make) -> None:
    near = "G1=w2 G2=w2 G3=w2 G4=w2 G5=w2 A0r=f2 A5r=w2 B0p=f2 B0q=w2 A1r=a2 B1p=w2"
    lying = "A0s=transmutation-water A1s=transmutation-earth"
    maker = {"circle": 4, "open": "G0", "tokens": near, "lying": lying, "wizards": "G0 S1"}
    t = tower(**maker, dice=("f22", "w1"), hands=("speed-air",))
    t.play("cast speed-air")  # only the break of A0r opens a seal of air, A1r: nothing is asked
    assert (t.wizard(0), t.dice(0), t.p.seat) == ("A1r", "f2", 1)
    t = tower(**maker, dice=("f22", "w1"), hands=("speed-spirit",))
    assert sorted(t.play("cast speed-spirit").moves()) == ["break A0r fire 2", "break B0p fire 2"]


def test_ruling_45_the_second_happens_without_dice(tower: Make) -> None:
    t = tower(circle=4, tokens=GATES, dice=("f2", "a1"), hands=("speed-water",))
    t.play("cast speed-water")
    assert (t.p.phase, t.dice(0)) == (FREE, "")
    t.play("at G2")
    assert (t.wizard(0), t.p.phase, t.p.seat) == ("G2", DRAFTING, 0)


def test_ruling_46_guardians_stay_over_rounds_and_stop_everybody(tower: Make) -> None:
    t = tower(
        circle=4,
        open="G0",
        lying="A0s=transmutation-fire",
        tokens="A0r=w2",
        dice=("w2", "e1"),
        wizards="G0 S1",
        hands=("guardian-fire",),
    )
    t.play("cast guardian-fire", "at A0s")
    assert "A0s" not in t.targets()
    t.play("break A0r water 2", "draft fire+water+air")
    assert "A0s" not in t.targets()
    t.play(*END)
    assert t.p.phase == ROLLING
    assert t.p.guardian[0] == t.p.board.index["A0s"]


# set-up


def test_ruling_47_drawing_without_replacement() -> None:
    p = GAME.start(GAME.make_options({}))
    first = dict(p.odds())
    assert list(first.values()) == [10, 10, 10, 10]
    p.play(p.moves()[0])
    assert [weight for _, weight in p.odds()] == [9, 10, 10, 10]


def test_ruling_48_three_dice_each_and_enough_to_choose(begun: Make) -> None:
    t = begun(5, phase=OPENING)
    while t.p.phase == OPENING:
        assert sum(t.p.reserve) >= 5 + 7
        t.play(t.moves()[0])
    assert t.p.phase == ROLLING


def test_ruling_49_the_circle_is_I_unless_said() -> None:
    assert GAME.make_options({}).circle == "I"
    for name, circle in (("I", 1), ("II", 2), ("III", 3), ("IV", 4), ("random", 0)):
        assert GAME.start(GAME.make_options({"circle": name})).circle == circle


def test_ruling_50_seats_and_first_player(begun: Make) -> None:
    t = begun(4, phase=MARKING)
    assert [t.wizard(seat) for seat in range(4)] == ["S0", "S1", "S2", "S3"]
    assert t.moves() == ["first 0", "first 1", "first 2", "first 3"]
    assert [weight for _, weight in t.p.odds()] == [1, 1, 1, 1]


def test_ruling_51_set_up_in_the_order_of_the_data() -> None:
    p = GAME.start(GAME.make_options({"circle": "II"}))
    board, rng, order = p.board, Rng(3), []
    while p.phase < MARKING:
        order.append(GAME.write_move(p, p.moves()[0]).split()[1])
        if p.phase == LAYING and len(order) == board.seals + 1:
            assert len(p.moves()) == 10
        p.play(p.pick(rng))
    seals = [board.ids[i] for i in range(board.size) if board.kind[i] == 2]
    alcoves = [board.ids[i] for i in range(board.size) if board.kind[i] == 3]
    assert order == seals + alcoves


def test_ruling_52_alike_dice_and_scrolls_give_one_move(tower: Make) -> None:
    t = tower(tokens=GATES, dice=("f22", "a1"), hands=("rebirth-fire rebirth-fire",))
    assert t.starting("cast") == ["cast rebirth-fire"]
    assert t.starting("break G0") == ["break G0 fire 2"]
    t.play("cast rebirth-fire", "dice 2", "roll fire 1")
    assert t.starting("cast") == ["cast rebirth-fire"]
    t.play("cast rebirth-fire", "dice 1", "roll fire 1")
    assert t.starting("cast") == []
    assert t.p.points(0) == 1 + 3 + 3


def test_ruling_53_a_draft_is_one_move_of_three_colours(begun: Make) -> None:
    assert len(begun(2, phase=OPENING).moves()) == 20


def test_ruling_54_the_order_of_rolling(tower: Make) -> None:
    t = tower(dice=("f123", "w1"), hands=("rebirth-fire",))
    t.play("cast rebirth-fire", "dice 3+2")
    assert t.p.seat == CHANCE
    t.play("roll fire 6")
    assert t.p.phase == REROLLING
    t.play("roll fire 6")
    assert t.dice(0) == "f661"


def test_ruling_55_the_one_list_of_a_turn(tower: Make) -> None:
    t = tower(tokens=GATES, dice=("f12", "w1"), hands=("rebirth-fire",))
    assert t.moves() == ["cast rebirth-fire", "binding 1", "binding 2", "binding 3", "break G0 fire 2"]


def test_ruling_56_the_order_of_choices(tower: Make) -> None:
    t = tower(3, 3, dice=("f12 w1", "f3 w3", "f4"), hands=("alteration-spirit",))
    t.play("cast alteration-spirit")
    assert t.moves() == ["colour fire", "colour water"]
    t.play("colour fire")
    assert t.moves() == ["foe 1", "foe 2"]
    t.play("foe 2")
    assert sorted(t.moves()) == ["dice 1", "dice 2", "dice 2+1"]
    t.play("dice 1")
    assert (t.dice(0), t.dice(2)) == ("f22 w1", "f3")


def test_ruling_56_pairs_are_unordered(tower: Make) -> None:
    t = tower(circle=2, dice=("f1", "w1"), hands=("inversion-spirit",))
    t.play("cast inversion-spirit")
    index = t.p.board.index
    for text in t.moves()[:10]:
        second = t.copy().play(text)
        if second.starting("at"):
            assert all(index[two.split()[1]] > index[text.split()[1]] for two in second.moves())


def test_ruling_57_who_chooses(tower: Make) -> None:
    t = tower(circle=3, dice=("w1", "f35 w2"), hands=("theft-fire mystification-fire",))
    caster = t.copy().play("cast mystification-fire")
    assert caster.p.seat == 0
    victim = t.copy().play("cast theft-fire")
    assert victim.p.seat == 1
    t = tower(circle=3, dice=("w1", "f33 w2"), hands=("theft-fire",))
    assert t.play("cast theft-fire").dice(0) == "f3 w1"  # no real choice: not asked


def test_ruling_58_theft_of_the_last_die_in_order(tower: Make) -> None:
    t = tower(circle=3, tokens=DRY, dice=("w1", "f3"), hands=("theft-fire alteration-fire", "~rebirth-fire"))
    t.p.put_familiar(1, t.p.board.index["S1"])
    t.p.familiar[1] = t.p.board.index["S1"]
    t.p.play(GAME.read_move(t.p, "cast theft-fire"))
    assert t.familiar(1) == "home"
    t.play("draft water+water+earth")
    assert not t.p.in_round(1)
    assert t.starting("cast") == []  # nobody is left to aim at


def test_ruling_59_borrowed_scrolls_are_turned_down_at_declaration(tower: Make) -> None:
    hands = ("borrowing-fire synergy-air", "transfer-fire synergy-fire")
    t = tower(circle=3, dice=("f6", "w1"), hands=hands)
    t.play("cast borrowing-fire")  # the Borrowing, of power 6 too, cannot be given for the Synergy
    assert t.up(0, "synergy-fire")
    assert t.up(1, "synergy-air")
    t = tower(circle=3, dice=("w1", "f3"), hands=("borrowing-fire", "theft-fire"))
    t.play("cast borrowing-fire", "draft water+water+earth")
    assert t.up(1, "theft-fire")  # his round ended, and his scrolls are turned up
    assert t.down(0, "borrowing-fire")


def test_ruling_60_a_scroll_just_won_can_be_borrowed(tower: Make) -> None:
    t = tower(
        circle=3,
        open="G0",
        lying="A0s=transmutation-fire",
        dice=("f22", "f3 w1"),
        wizards="G0 S1",
        hands=("", "borrowing-fire"),
    )
    t.play("break A0s fire 2")
    assert t.starting("cast") == ["cast borrowing-fire"]


def test_ruling_61_a_coloured_spell_breaks_no_violet_scroll(tower: Make) -> None:
    lying = "A0s=transmutation-spirit"
    near = "G1=a2 G2=a2 G3=a2 G4=a2 G5=a2 A0r=w2 A5r=w2 B0p=w2"
    t = tower(
        circle=4, open="G0", tokens=near, lying=lying, dice=("f2", "a1"), wizards="S0 G0", hands=("teleportation-fire",)
    )
    assert t.starting("cast") == []
    t = tower(
        circle=4,
        open="G0",
        tokens=near,
        lying=lying,
        dice=("f2", "a1"),
        wizards="S0 G0",
        hands=("teleportation-spirit",),
    )
    assert t.starting("cast") == ["cast teleportation-spirit"]


def test_ruling_62_one_token_passed_and_the_own_familiar_allowed(tower: Make) -> None:
    gates = "G0=f2 G1=f2 G2=w2 G3=w2 G4=w2 G5=w2 A0r=a2 A1r=a2 B0p=a2 B0q=e2"
    t = tower(circle=4, tokens=gates, dice=("a2 e2", "w1"), hands=("leap-fire",), familiars="G0 -")
    t.play("cast leap-fire")
    spaces = {text.split()[1] for text in t.moves()}
    assert {"A0r", "A1r", "B0p"} <= spaces
    assert "B0q" not in spaces
    t.play("break A1r air 2")
    assert t.familiar(0) == "G0"


def test_ruling_63_a_second_seal_opened_by_the_first(tower: Make) -> None:
    gates = "G0=f2 G1=f2 G2=f2 G3=f2 G4=f2 G5=f2 A0r=a2 B0p=a2"
    t = tower(circle=4, tokens=gates, dice=("f2 w1", "w1"), hands=("speed-air",), familiars="A0r -")
    t.play("cast speed-air", "break G0 fire 2", "at A0r")
    assert (t.wizard(0), t.familiar(0)) == ("A0r", "home")


def test_ruling_64_figures_on_leaves_block_nobody(tower: Make) -> None:
    t = tower(open="G0 A0s", tokens="A0r=f2", dice=("f1", "w1"), hands=("transmutation-fire",), wizards="G0 A0s")
    assert {"A0r", "B0p", "A5r"} <= t.targets()
    t = tower(tokens=GATES, dice=("f1", "w1"))
    assert "binding 1" in t.moves()


def test_ruling_65_figures_never_meet(tower: Make, bulk: Callable[[int], int]) -> None:
    rng = Rng(65)
    for _ in range(bulk(50)):
        p = GAME.start(GAME.make_options({"circle": "IV", "seats": 3}))
        while p.seat != OVER:
            p.play(p.pick(rng))
            if p.phase == MAIN:
                figures = [int(x) for x in p.wizard] + [
                    int(x) for s, x in enumerate(p.familiar) if x not in (-1, p.wizard[s])
                ]
                assert len(figures) == len(set(figures))


def test_ruling_66_missions_token_blocks_its_owner_until_broken(tower: Make) -> None:
    t = tower(circle=4, open="G0", tokens="A0r=f2 A1r=f2", dice=("f2", "w1"), wizards="G0 S1", hands=("mission-fire",))
    t.play("cast mission-fire", "at A0r")
    assert "A0r" in t.targets()
    assert "A1s" not in t.targets()
    assert t.play("binding 1").down(0, "binding")
    assert not t.starting("binding")


def test_ruling_67_absorption_is_asked_after_the_move(tower: Make) -> None:
    t = tower(circle=2, tokens=GATES, dice=("f2", "w1"), hands=("absorption-fire",))
    t.play("break G0 fire 2")
    assert (t.wizard(0), t.p.phase) == ("G0", STORING)
    t.play("discard")
    assert t.p.phase == DRAFTING
    t = tower(circle=2, tokens=GATES, dice=("w2", "w1"), hands=("absorption-fire",))
    assert t.play("break G1 water 2").p.phase == DRAFTING  # no scroll fits: no question


def test_ruling_68_free_ground_and_reserves(tower: Make) -> None:
    t = tower(circle=2, tokens=GATES, dice=("w1", "w1"), hands=("disintegration-fire",))
    t.play("cast disintegration-fire", "at G0")
    assert "A0s" in t.targets()
    t = tower(dice=("f123", "a111"), hands=("transmutation-fire",))
    t.play("cast transmutation-fire", "into water", "dice 3+2+1")
    assert (t.p.reserve[0], t.p.reserve[1], t.dice(0)) == (3, 0, "w321")


def test_ruling_69_the_last_finisher_drafts_only_if_the_game_goes_on(tower: Make) -> None:
    t = tower(tokens=DRY, dice=("f1", "w1"), hands=("synergy-fire synergy-water synergy-air",))
    t.play(*END, "end")
    assert (t.p.phase, t.dice(1)) == (ENDED, "")
    t = tower(tokens=DRY, dice=("f1", "w1"))
    t.play(*END, "end")
    assert (t.p.phase, t.p.seat) == (DRAFTING, 1)


def test_ruling_70_tied_leaders_share(tower: Make) -> None:
    hands = ("synergy-fire synergy-water", "synergy-air synergy-earth", "")
    t = tower(3, tokens=DRY, dice=("f1", "w1", "e1"), hands=hands)
    t.play(*END, *END, "end")
    assert t.p.seat == OVER
    assert [t.p.score(seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    assert [t.p.points(seat) for seat in range(3)] == [15, 15, 1]


def test_ruling_71_dice_of_who_is_in_and_who_is_out(bulk: Callable[[int], int]) -> None:
    shown: Counter[str] = Counter()
    for number in range(bulk(50)):
        p = GAME.start(GAME.make_options({"seats": 2 + number % 4, "circle": "III"}))
        rng = Rng(number)
        while p.seat != OVER:
            p.play(p.pick(rng))
            if p.phase == MAIN:
                for seat in range(p.seats):
                    waiting = sum(p.wait[seat] >> 4 * colour & 15 for colour in range(4))
                    assert (p.dice_left(seat) > 0, waiting) == ((True, 0) if p.in_round(seat) else (False, 3))
                    shown["in" if p.in_round(seat) else "out"] += 1
    assert shown["in"]
    assert shown["out"]
