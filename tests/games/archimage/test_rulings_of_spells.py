"""The rulings on spells, one by one."""

from collections.abc import Callable
from typing import Any

from sortilege.games.archimage import GAME
from sortilege.games.archimage import moves as mv
from sortilege.games.archimage import scrolls as sc
from sortilege.kernel.rulebook import paragraphs

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
    for language in ("en", "fr"):
        assert "Permutation" not in " ".join(paragraphs(GAME.folder, language).values())
        assert GAME.rules(language).count("Permutation") == 1, "the ruling behind A8.6 tells of the other name"


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
    assert t.p.phase == mv.STORING  # a token that the familiar breaks, too
    t = tower(circle=2, tokens=GATES, dice=("w1", "w1"), hands=("absorption-fire disintegration-fire",))
    t.play("cast disintegration-fire", "at G0")
    assert t.p.phase == mv.MAIN


def test_ruling_35_disintegration_takes_no_scroll(tower: Make) -> None:
    t = tower(circle=2, dice=("f1", "w1"), hands=("disintegration-fire",))
    t.play("cast disintegration-fire")
    assert all(t.at(text.split()[1]) < sc.SCROLL for text in t.moves())


def test_ruling_36_reorganisation_any_powers(tower: Make) -> None:
    t = tower(circle=2, dice=("f1", "w1"), hands=("reorganisation-fire",))
    t.play("cast reorganisation-fire", t.copy().play("cast reorganisation-fire").moves()[0])
    powers = {(t.at(text.split()[1]) - sc.SCROLL) // 5 % 5 for text in t.moves()}
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
    assert (t.p.phase, t.p.seat, t.p.active) == (mv.DRAFTING, 1, 0)
    assert t.up(1, "rebirth-air")
    t.play("draft water+water+water")
    assert (t.p.seat, t.p.phase, t.dice(0)) == (0, mv.MAIN, "f51")


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
    assert (t.p.phase, t.dice(0)) == (mv.FREE, "")
    t.play("at G2")
    assert (t.wizard(0), t.p.phase, t.p.seat) == ("G2", mv.DRAFTING, 0)


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
    assert t.p.phase == mv.ROLLING
    assert t.p.guardian[0] == t.p.board.index["A0s"]
