"""The rulings on set-up, order of choices and result, one by one."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from sortilege.games.archimage import GAME
from sortilege.games.archimage import moves as mv
from sortilege.kernel.position import CHANCE, OVER
from sortilege.kernel.rng import Rng

Make = Callable[..., Any]
GATES = "G0=f2 G1=w2 G2=w2 G3=w2 G4=w2 G5=w2"
DRY = "G0=a2 G1=a2 G2=a2 G3=a2 G4=a2 G5=a2"  # gates that fire, water and earth dice do not break
END = ("end", "draft fire+water+air")


def test_ruling_47_drawing_without_replacement() -> None:
    p = GAME.start(GAME.make_options({}))
    first = dict(p.odds())
    assert list(first.values()) == [10, 10, 10, 10]
    p.play(p.moves()[0])
    assert [weight for _, weight in p.odds()] == [9, 10, 10, 10]


def test_ruling_48_three_dice_each_and_enough_to_choose(begun: Make) -> None:
    t = begun(5, phase=mv.OPENING)
    while t.p.phase == mv.OPENING:
        assert sum(t.p.reserve) >= 5 + 7
        t.play(t.moves()[0])
    assert t.p.phase == mv.ROLLING


def test_ruling_49_the_circle_is_I_unless_said() -> None:
    assert GAME.make_options({}).circle == "I"
    for name, circle in (("I", 1), ("II", 2), ("III", 3), ("IV", 4), ("random", 0)):
        assert GAME.start(GAME.make_options({"circle": name})).circle == circle


def test_ruling_50_seats_and_first_player(begun: Make) -> None:
    t = begun(4, phase=mv.MARKING)
    assert [t.wizard(seat) for seat in range(4)] == ["S0", "S1", "S2", "S3"]
    assert t.moves() == ["first 0", "first 1", "first 2", "first 3"]
    assert [weight for _, weight in t.p.odds()] == [1, 1, 1, 1]


def test_ruling_51_set_up_in_the_order_of_the_data() -> None:
    p = GAME.start(GAME.make_options({"circle": "II"}))
    board, rng, order = p.board, Rng(3), []
    while p.phase < mv.MARKING:
        order.append(GAME.write_move(p, p.moves()[0]).split()[1])
        if p.phase == mv.LAYING and len(order) == board.seals + 1:
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
    assert len(begun(2, phase=mv.OPENING).moves()) == 20


def test_ruling_54_the_order_of_rolling(tower: Make) -> None:
    t = tower(dice=("f123", "w1"), hands=("rebirth-fire",))
    t.play("cast rebirth-fire", "dice 3+2")
    assert t.p.seat == CHANCE
    t.play("roll fire 6")
    assert t.p.phase == mv.REROLLING
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
            if p.phase == mv.MAIN:
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
    assert (t.wizard(0), t.p.phase) == ("G0", mv.STORING)
    t.play("discard")
    assert t.p.phase == mv.DRAFTING
    t = tower(circle=2, tokens=GATES, dice=("w2", "w1"), hands=("absorption-fire",))
    assert t.play("break G1 water 2").p.phase == mv.DRAFTING  # no scroll fits: no question


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
    assert (t.p.phase, t.dice(1)) == (mv.ENDED, "")
    t = tower(tokens=DRY, dice=("f1", "w1"))
    t.play(*END, "end")
    assert (t.p.phase, t.p.seat) == (mv.DRAFTING, 1)


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
            if p.phase == mv.MAIN:
                for seat in range(p.seats):
                    waiting = sum(p.wait[seat] >> 4 * colour & 15 for colour in range(4))
                    assert (p.dice_left(seat) > 0, waiting) == ((True, 0) if p.in_round(seat) else (False, 3))
                    shown["in" if p.in_round(seat) else "out"] += 1
    assert shown["in"]
    assert shown["out"]
