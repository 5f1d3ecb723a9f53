"""One test for each spell of RULES.md, in a colour and in violet."""

from collections.abc import Callable
from typing import Any

from sortilege.games.archimage.moves import FREE, MAIN, REROLLING, STORING
from sortilege.kernel.position import CHANCE

Make = Callable[..., Any]
FIRE2, WATER2, WATER3, FIRE3 = 2, 10, 11, 3


def test_A8_1_transmutation(tower: Make) -> None:
    t = tower(dice=("f13", "f1"), hands=("transmutation-fire",))
    t.play("cast transmutation-fire")
    assert t.moves() == ["into water", "into air", "into earth"]
    t.play("into air")
    assert sorted(t.moves()) == ["dice 1", "dice 3", "dice 3+1"]
    t.play("dice 3+1")
    assert t.dice(0) == "a31"
    t = tower(dice=("f13 w2", "a1"), hands=("transmutation-spirit",))
    t.play("cast transmutation-spirit")
    assert t.moves() == ["colour fire", "colour water"]
    t.play("colour water", "into fire")
    assert t.dice(0) == "f321"


def test_A8_2_rebirth(tower: Make) -> None:
    t = tower(dice=("a24 e3", "f1"), hands=("rebirth-spirit",))
    t.play("cast rebirth-spirit")
    assert t.moves() == ["colour air", "colour earth"]
    t.play("colour air")
    assert sorted(t.moves()) == ["dice 2", "dice 4", "dice 4+2"]
    t.play("dice 4+2")
    assert (t.p.phase, t.p.seat) == (REROLLING, CHANCE)
    t.play("roll air 6", "roll air 1")
    assert (t.dice(0), t.p.phase, t.p.seat) == ("a61 e3", MAIN, 0)


def test_A8_3_evolution(tower: Make) -> None:
    t = tower(dice=("a25 f4", "f1"), hands=("evolution-air",))
    t.play("cast evolution-air", "dice 5+2")
    assert t.dice(0) == "f4 a64"
    t = tower(dice=("a25 f4", "f1"), hands=("evolution-spirit",))
    t.play("cast evolution-spirit", "colour fire")
    assert t.dice(0) == "f6 a52"


def test_A8_4_growth(tower: Make) -> None:
    t = tower(dice=("a2", "f1"), hands=("growth-water",))
    t.play("cast growth-water", "roll water 5")
    assert t.dice(0) == "w5 a2"
    assert t.p.reserve[1] == 2
    t = tower(dice=("a2", "f1"), hands=("growth-spirit",))
    t.play("cast growth-spirit")
    assert len(t.moves()) == 4


def test_A8_5_synergy(tower: Make) -> None:
    t = tower(dice=("f1", "f1"), hands=("synergy-fire evolution-fire rebirth-water", "synergy-spirit"))
    assert "cast synergy-fire" not in t.moves()
    assert t.p.points(0) == 1 + 6 + 4 + 3 + 2
    assert t.p.points(1) == 1 + 6 + 2


def test_A8_6_inversion(tower: Make) -> None:
    t = tower(circle=2, tokens="G0=f2 G1=w2", dice=("f1", "f1"), hands=("inversion-fire",))
    t.play("cast inversion-fire", "at G0")
    assert "at G1" in t.moves()
    assert all(t.at(text.split()[1]) & 7 == 2 and t.at(text.split()[1]) >> 3 != 0 for text in t.moves())
    t.play("at G1")
    assert (t.at("G0"), t.at("G1")) == (WATER2, FIRE2)
    t = tower(circle=2, tokens="G0=w2 G1=a2", dice=("f1", "f1"), hands=("inversion-spirit",))
    t.play("cast inversion-spirit", "at G0", "at G1")
    assert t.at("G1") == WATER2


def test_A8_7_exchange(tower: Make) -> None:
    t = tower(circle=2, tokens="G0=f2 B0r=f3 B1r=w3", dice=("f1", "f1"), hands=("exchange-fire",))
    t.play("cast exchange-fire", "at G0")
    assert "at B0r" in t.moves()
    assert "at B1r" not in t.moves()
    t.play("at B0r")
    assert (t.at("G0"), t.at("B0r")) == (FIRE3, FIRE2)
    t = tower(circle=2, tokens="G0=w2 B0r=w3", dice=("f1", "f1"), hands=("exchange-spirit",))
    t.play("cast exchange-spirit", "at G0", "at B0r")
    assert t.at("G0") == WATER3


def test_A8_8_absorption(tower: Make) -> None:
    t = tower(circle=2, tokens="G0=f2 G1=w2", dice=("f23 w1", "f2"), hands=("absorption-fire",))
    t.play("break G0 fire 2")
    assert (t.p.phase, t.p.seat) == (STORING, 0)
    t.play("store fire")
    while t.p.seat != 0 or t.p.phase != MAIN:
        t.play(t.moves()[0])
    t.play("cast absorption-fire")
    assert sorted(t.moves()) == ["die fire 3", "die water 1"]
    t.play("die water 1")
    assert t.dice(0) == "f3 w3"
    assert t.p.stored[0] == 0
    t = tower(circle=2, tokens="G1=w2", dice=("w22", "f2"), hands=("absorption-spirit",))
    t.play("break G1 water 2")
    assert t.moves() == ["store spirit", "discard"]


def test_A8_9_disintegration(tower: Make) -> None:
    t = tower(circle=2, tokens="V0r=f6", dice=("f1", "f1"), hands=("disintegration-fire",))
    t.play("cast disintegration-fire")
    assert all(t.at(text.split()[1]) >> 3 == 0 for text in t.moves())
    t.play("at V0r")
    assert t.at("V0r") == 0
    assert t.p.broken == 0
    t = tower(circle=2, dice=("f1", "f1"), hands=("disintegration-spirit",))
    assert len(t.play("cast disintegration-spirit").moves()) == 72


def test_A8_10_reorganisation(tower: Make) -> None:
    lying = "A0s=transmutation-fire V0s=synergy-water A1s=transmutation-spirit"
    t = tower(circle=2, lying=lying, dice=("f1", "f1"), hands=("reorganisation-fire",))
    before = t.at("A0s"), t.at("V0s")
    t.play("cast reorganisation-fire", "at A0s", "at V0s")
    assert (t.at("V0s"), t.at("A0s")) == before
    t = tower(circle=2, lying=lying, dice=("f1", "f1"), hands=("reorganisation-spirit",))
    t.play("cast reorganisation-spirit", "at A0s")
    assert "at A1s" in t.moves()
    assert "at V0s" not in t.moves()


def test_A8_11_mystification(tower: Make) -> None:
    t = tower(circle=3, dice=("w3", "f5 a1"), hands=("mystification-fire",))
    t.play("cast mystification-fire")
    assert (t.dice(0), t.dice(1)) == ("f3", "w5 a1")
    t = tower(circle=3, dice=("w3", "f5 w1"), hands=("mystification-spirit",))
    t.play("cast mystification-spirit")
    assert (t.dice(0), t.dice(1)) == ("f3", "w51")


def test_A8_12_alteration(tower: Make) -> None:
    t = tower(circle=3, dice=("f26", "f3 w1"), hands=("alteration-fire",))
    t.play("cast alteration-fire")
    assert (t.dice(0), t.dice(1)) == ("f63", "f2 w1")
    t = tower(circle=3, dice=("f2 w3", "f3 w2"), hands=("alteration-spirit",))
    t.play("cast alteration-spirit", "colour water")
    assert (t.dice(0), t.dice(1)) == ("f2 w4", "f3 w1")


def test_A8_13_transfer(tower: Make) -> None:
    hands = ("transfer-fire rebirth-water evolution-air", "rebirth-fire alteration-fire ~mystification-fire")
    t = tower(circle=3, dice=("f2", "f3"), hands=hands)
    t.play("cast transfer-fire")
    assert sorted(t.moves()) == ["scroll alteration-fire", "scroll rebirth-fire"]
    t.play("scroll alteration-fire")
    assert t.up(0, "alteration-fire")
    assert t.up(1, "rebirth-water")
    assert not t.up(0, "rebirth-water")
    t = tower(circle=3, dice=("f2", "f3"), hands=("transfer-spirit rebirth-water", "rebirth-fire rebirth-spirit"))
    t.play("cast transfer-spirit")
    assert t.up(0, "rebirth-spirit")


def test_A8_14_theft(tower: Make) -> None:
    t = tower(circle=3, dice=("f2", "f36 w1"), hands=("theft-fire",))
    t.play("cast theft-fire")
    assert t.p.seat == 1
    assert t.moves() == ["die fire 3", "die fire 6"]
    t.play("die fire 3")
    assert (t.dice(0), t.dice(1), t.p.seat) == ("f32", "f6 w1", 0)
    t = tower(circle=3, dice=("f2", "f36 w1"), hands=("theft-spirit",))
    assert t.play("cast theft-spirit").moves() == ["die fire 3", "die fire 6", "die water 1"]


def test_A8_15_borrowing(tower: Make) -> None:
    t = tower(circle=3, dice=("f2", "f3"), hands=("borrowing-fire", "evolution-fire rebirth-water synergy-fire"))
    t.play("cast borrowing-fire")
    assert t.dice(0) == "f4"
    assert t.down(0, "borrowing-fire")
    assert t.down(1, "evolution-fire")
    t = tower(circle=3, dice=("f2", "f3"), hands=("borrowing-spirit", "evolution-fire"))
    assert t.starting("cast") == []


def test_A8_16_mission(tower: Make) -> None:
    t = tower(circle=4, tokens="V0r=f6", dice=("f1", "f1"), hands=("mission-fire",))
    t.play("cast mission-fire")
    assert all(t.at(text.split()[1]) >> 3 == 0 for text in t.moves())
    t.play("at V0r")
    assert t.familiar(0) == "V0r"
    assert t.at("V0r") == 6
    t = tower(circle=4, dice=("f1", "f1"), hands=("mission-spirit",))
    assert len(t.play("cast mission-spirit").moves()) == 72


def test_A8_17_leap(tower: Make) -> None:
    gates = "G0=f2 G1=w2 G2=w2 G3=w2 G4=w2 G5=w2"
    t = tower(circle=4, tokens=f"{gates} A0r=a2 B0p=a2", dice=("a2 w1", "f1"), hands=("leap-fire",))
    t.play("cast leap-fire")
    assert "break A0r air 2" in t.moves()
    assert {text.split()[1] for text in t.moves()} <= {"A0r", "A5r", "A0s", "B0p"}
    t.play("break A0r air 2")
    assert t.wizard(0) == "A0r"
    assert t.at("G0") == FIRE2
    assert t.p.seat == 1
    t = tower(circle=4, tokens=f"{gates} A1r=a2", dice=("a2 w1", "f1"), hands=("leap-spirit",))
    t.play("cast leap-spirit")
    assert "break A1r air 2" in t.moves()


def test_A8_18_teleportation(tower: Make) -> None:
    t = tower(
        circle=4,
        open="G0",
        tokens="A0r=f2 B0p=w2 A5r=f2",
        dice=("f2 w2", "f1"),
        wizards="S0 G0",
        hands=("teleportation-fire",),
    )
    assert "A0r" not in t.targets()
    t.play("cast teleportation-fire")
    assert "break B0p water 2" not in t.moves()
    t.play("break A0r fire 2")
    assert t.wizard(0) == "A0r"
    assert t.p.seat == 1
    t = tower(
        circle=4,
        open="G0",
        tokens="A0r=f2 B0p=w2",
        dice=("f2 w2", "f1"),
        wizards="S0 G0",
        hands=("teleportation-spirit",),
    )
    t.play("cast teleportation-spirit")
    assert {"break A0r fire 2", "break B0p water 2"} <= set(t.moves())


def test_A8_19_guardian(tower: Make) -> None:
    lying = "A0s=transmutation-fire V0s=synergy-fire A1s=transmutation-spirit"
    t = tower(circle=4, lying=lying, dice=("f1", "f1"), hands=("guardian-fire",))
    t.play("cast guardian-fire")
    assert "at A0s" in t.moves()
    assert "at A1s" not in t.moves()
    t.play("at A0s")
    assert t.p.guardian[0] == t.p.board.index["A0s"]
    t = tower(circle=4, lying=lying, dice=("f1", "f1"), hands=("guardian-fire",))
    t.p.put_guardian(0, t.p.board.index["A0s"])
    t.play("cast guardian-fire")
    assert "at A0s" not in t.moves()
    assert {"at V0s", "remove"} <= set(t.moves())
    t.play("remove")
    assert t.p.guardian[0] == -1
    t = tower(circle=4, lying=lying, dice=("f1", "f1"), hands=("guardian-spirit",))
    assert "at A0s" not in t.play("cast guardian-spirit").moves()


def test_A8_20_speed(tower: Make) -> None:
    t = tower(
        circle=4,
        open="G0",
        tokens="A0r=f2 B0p=w2 A5r=a2",
        dice=("f2 a1", "f1"),
        wizards="G0 S1",
        hands=("speed-water",),
    )
    t.play("cast speed-water", "break A0r fire 2")
    assert t.p.phase == FREE
    assert "at B0p" in t.moves()
    assert "at A5r" not in t.moves()
    t.play("at B0p")
    assert t.wizard(0) == "B0p"
    assert t.dice(0) == "a1"
    assert t.p.seat == 1
    t = tower(
        circle=4, open="G0", tokens="A0r=f2 A5r=a2", dice=("f2 a1", "f1"), wizards="G0 S1", hands=("speed-spirit",)
    )
    assert "at A5r" in t.play("cast speed-spirit", "break A0r fire 2").moves()


def test_A8_21_binding(tower: Make) -> None:
    gates = "G0=f2 G1=w2 G2=w2 G3=w2 G4=w2 G5=w2"
    t = tower(tokens=gates, dice=("f12", "f1"))
    assert {"binding 1", "binding 2", "binding 3"} <= set(t.moves())
    one = t.copy().play("binding 1")
    assert (one.familiar(0), one.p.seat) == ("S0", 0)
    two = t.copy().play("binding 2")
    assert (two.wizard(0), two.familiar(0), two.dice(0), two.at("G0"), two.p.seat) == ("S0", "G0", "f1", 0, 1)
    t = tower(open="G0", tokens="A0r=f2 B0p=w2", dice=("f12 w1", "f1"), wizards="G0 S1")
    t.play("binding 3", "at A0r")
    assert (t.wizard(0), t.familiar(0), t.dice(0), t.p.seat) == ("G0", "A0r", "f2 w1", 1)
