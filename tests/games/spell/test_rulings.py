"""One test for each ruling where the rulebooks are silent or disagree, by its number."""

from collections import Counter
from collections.abc import Callable

import pytest

from sortilege.games.spell import GAME
from sortilege.games.spell.options import LAYOUTS
from sortilege.games.spell.rules import SpellPosition
from sortilege.kernel.bits import popcount
from sortilege.kernel.errors import BadOption
from sortilege.kernel.match import Match
from sortilege.kernel.position import CHANCE, OVER
from sortilege.kernel.rng import Rng

Arena = Callable[..., SpellPosition]
Texts = Callable[[SpellPosition], list[str]]
Play = Callable[..., SpellPosition]

USUAL = "V V b b\nv N v B\n_ b b B\nv V v b"
SQUARE = "V V b b\nV V v B\n_ b b B\nv v N b"  # b1-2 lies ready
EVERY = {f"{column}{row}" for column in "abcd" for row in "1234"}
SWAPPED = "b1-2+b1-1/b2-1+b2-2/b3-1+b3-2/b4-1+b4-2"


def some(texts: list[str], kind: str) -> list[str]:
    return [text for text in texts if text.split()[0] == kind]


def cells(word: int) -> set[str]:
    return {f"{'abcd'[i % 4]}{i // 4 + 1}" for i in range(16) if word >> i & 1}


def solo(arena: Arena, rows: str, violet: str, black: str, **fields: object) -> SpellPosition:
    usual = {"stage": "script-wizard", "turn": 5, "actions": "00", "mode": "solo"}
    return arena(rows, violet, black, **(usual | fields))


def settled(position: SpellPosition) -> SpellPosition:
    while position.seat == CHANCE:
        position.play(position.moves()[0])
    return position


def test_ruling_01_a_shape_is_contained(arena: Arena, texts: Texts) -> None:
    exact = arena(SQUARE, "a1", "d2")
    more = arena("V V V b\nV V V B\n_ b b B\nV b N b", "a1", "d2")
    assert "claim b1-2" in texts(exact)
    assert "claim b1-2" in texts(more)
    less = arena("V V b b\nV v v B\n_ b b B\nv v N b", "a1", "d2")
    assert "claim b1-2" not in texts(less)


def test_ruling_02_what_counts_as_active(arena: Arena) -> None:
    rows = "V v b b\nv N v B\n_ B b V\nb b v V"
    french = arena(rows, "b2", "d3", elementals="c1", won=("b1-3", "-"))
    assert cells(french.lit()) == {"a1", "b2", "c1", "d3", "d4"}
    original = arena(rows, "b2", "d3", elementals="c1", won=("b1-3", "-"), edition="original")
    assert cells(original.lit()) == {"a1", "b2", "c1", "d4"}
    rival = arena(rows, "a2", "d3", turn=5)
    assert "a2" not in cells(rival.lit())  # violet's wizard makes nothing active in black's turn


def test_ruling_03_one_of_two_cards_of_a_level(arena: Arena, texts: Texts, play: Play) -> None:
    display = "b1-1+b1-2/b2-4+b2-5/b3-2+b3-6/b4-1+b4-2"
    position = arena("V V V V\nV V v B\n_ b b B\nb b N b", "a1", "d2", display=display)
    assert some(texts(position), "claim") == ["claim b1-1", "claim b1-2"]
    assert some(texts(play(position, "claim b1-1")), "claim") == []


def test_ruling_04_claims_at_any_time_and_by_choice(arena: Arena, texts: Texts, play: Play) -> None:
    position = arena(SQUARE, "a1", "d2", actions="00")
    assert texts(position) == ["claim b1-2", "end"]
    assert play(arena(SQUARE, "a1", "d2"), "lift d4 down; claim b1-2").points(0) == 1


def test_ruling_05_the_same_tiles_for_several_cards(arena: Arena, play: Play) -> None:
    position = arena("V V V b\nV V V B\n_ b b B\nv b N b", "a1", "d2")
    assert play(position, "claim b1-2; claim b2-1; claim b3-1").points(0) == 6


def test_ruling_06_pawns_ride_on_sliding_tiles(arena: Arena, play: Play) -> None:
    position = arena(USUAL, "b1", "d2", elementals="c1,c2", won=("b1-3,b1-4", "-"))
    down = play(position, "lift c3 down")
    assert GAME.write(down).split()[7] == "c2,c3"
    left = play(position, "lift a1 left")
    assert GAME.write(left).split()[5:8] == ["a1", "d2", "b1,c2"]


def test_ruling_07_the_slide_is_compulsory(arena: Arena, texts: Texts) -> None:
    position = arena(USUAL, "b1", "d2")
    counts = Counter(text.split()[1] for text in some(texts(position), "lift"))
    assert (counts["a1"], counts["c1"], counts["c3"]) == (2, 3, 4)
    assert all(len(text.split()) == 3 for text in some(texts(position), "lift"))


def test_ruling_08_the_lifted_tile_may_slide(arena: Arena, play: Play) -> None:
    position = arena(USUAL, "b1", "d2")
    after = play(position, "lift a2 up")  # into a3, and back up with the part below
    assert GAME.write(after).split()[4] == "VVbb/vNvB/vbbB/_Vvb"
    beside = arena("V V b b\nv N v B\nv b b B\n_ V v b", "b1", "d2")
    assert GAME.write(play(beside, "lift a3 up")).split()[4] == GAME.write(beside).split()[4]  # ends as it began


def test_ruling_09_own_rival_and_neutral_tiles_are_lifted(arena: Arena, texts: Texts) -> None:
    lifted = {text.split()[1] for text in some(texts(arena(USUAL, "b1", "d2")), "lift")}
    assert {"a1", "c1", "b2"} <= lifted


def test_ruling_10_the_neutral_tile_is_never_flipped(arena: Arena, texts: Texts) -> None:
    for edition in ("french", "original"):
        assert "flip b2" not in texts(arena(USUAL, "b1", "d2", edition=edition))


def test_ruling_11_the_frame_floats(texts: Texts, play: Play) -> None:
    position = play(GAME.start(GAME.make_options({})), "gem black")
    position = play(settled(position), "place d3; place d2; place d5")
    assert "place d6" not in texts(position)  # rows 2 to 5 are four
    assert "place d1" not in texts(position)
    assert {"place b4", "place f4"} <= set(texts(position))  # columns still float


def test_ruling_12_a_step_really_moves(arena: Arena, texts: Texts) -> None:
    position = arena(USUAL, "b1", "d2")
    assert all(text.split()[1] != text.split()[2] for text in some(texts(position), "step"))


def test_ruling_13_a_spell_without_target_cannot_be_cast(arena: Arena, texts: Texts) -> None:
    rows = "V V b _\nv N B b\nv b b B\nv V v b"
    won = ("b1-3,b1-4,b2-3+,b3-3+", "-")
    walled = arena(rows, "c1", "d2", elementals="c2,c3", won=won)
    assert "cast 3 with 3" in texts(walled)  # d3 is free
    shut = arena("V V b b\nv N B b\nv b b B\nv V v _", "c3", "d3", elementals="c2,d2", won=won)
    assert "push d3 c4" in texts_of_cast(shut)
    corner = arena("V V b b\nv N b b\nv b B v\nv V _ B", "c3", "d4", elementals="d3", won=("b1-3,b3-3+", "-"))
    assert "cast 3 with 3" not in texts(corner)
    assert "cast 2 with 3" in texts(corner)


def texts_of_cast(position: SpellPosition) -> list[str]:
    after = position.copy()
    after.play(GAME.read_move(after, "cast 3 with 3"))
    return [GAME.write_move(after, move) for move in after.moves()]


def test_ruling_14_one_spell_then_discarded(arena: Arena, play: Play) -> None:
    position = arena(USUAL, "b1", "d2", won=("b3-3+", "-"))
    for spell, target in ((1, "summon a1"), (2, "fly b1 c1"), (3, "push d2 d1")):
        assert play(position, f"cast {spell} with 3; {target}").hand0 == 0


def test_ruling_15_a_card_serves_in_the_turn_it_was_won(arena: Arena, play: Play) -> None:
    assert play(arena(SQUARE, "a1", "d2"), "claim b1-2; cast 1 with 1; summon c1").elementals == 1 << 2


def test_ruling_16_the_order_at_the_end_of_the_turn(arena: Arena, play: Play) -> None:
    position = arena("B B b b\nB B v V\n_ v v v\nv v N b", "d2", "a1", turn=11)
    ended = play(position, "claim b1-2; cast 1 with 1; summon c1; end")
    assert (ended.seat, ended.elementals, ended.stage) == (CHANCE, 0, 3)  # the display is refilled before the end check
    assert settled(ended).seat == OVER


def test_ruling_17_slots(arena: Arena, play: Play) -> None:
    taken_b = play(arena(SQUARE, "a1", "d2"), "claim b1-2; end; reveal b1-3")
    assert GAME.write(taken_b).split()[11].startswith("b1-3+b1-1/")
    display = SWAPPED
    taken_a = play(arena(SQUARE, "a1", "d2", display=display), "claim b1-2; end; reveal b1-3")
    assert GAME.write(taken_a).split()[11].startswith("b1-3+b1-1/")


def test_ruling_18_no_reshuffle(arena: Arena, play: Play) -> None:
    won = ("b1-3,b1-5", "b1-4,b1-6,b1-7")
    after = play(arena(SQUARE, "a1", "d2", turn=6, won=won), "claim b1-2; end; end")
    assert GAME.write(after).split()[11].startswith("-+b1-1/")


def test_ruling_19_both_at_sixteen(arena: Arena) -> None:
    mine = "b1-1,b1-2,b2-1,b2-2,b3-1,b3-2,b4-1"
    theirs = "b1-3,b1-4,b2-3,b2-4,b3-3,b3-4,b4-2"
    fields = {"stage": "over", "turn": 8, "actions": "00", "display": "b1-5+b1-6/b2-5+b2-6/b3-5+b3-6/b4-3+b4-4"}
    assert arena(USUAL, "b1", "d2", won=(mine, theirs), **fields).score(1) == 1
    assert arena(USUAL, "b1", "d2", won=(mine, theirs), edition="original", **fields).score(1) == 0.5
    assert arena(USUAL, "b1", "d2", won=(f"{mine},b4-5", theirs), **fields).score(0) == 1


def test_ruling_20_amulets_are_dealt_openly_or_named(texts: Texts, play: Play) -> None:
    dealt = play(
        GAME.start(GAME.make_options({"mode": "asymmetric"})), "gem violet; deal trielementaris; deal doppelganger"
    )
    assert (dealt.seat, texts(dealt)) == (1, ["keep doppelganger", "keep trielementaris"])
    assert texts(play(dealt, "keep doppelganger")) == ["keep extralimitae", "keep bilevitagramaton"]
    same = GAME.make_options({"mode": "asymmetric", "violet": "extralimitae", "black": "extralimitae"})
    named = play(GAME.start(same), "gem violet")
    assert (named.amulet0, named.amulet1) == (2, 2)
    with pytest.raises(BadOption, match="name both amulets or deal both"):
        GAME.make_options({"mode": "asymmetric", "violet": "extralimitae"})


def test_ruling_21_the_second_wizard_comes_after_the_arena() -> None:
    options = GAME.make_options(
        {"mode": "asymmetric", "violet": "doppelganger", "black": "bilevitagramaton", "tournament": True}
    )
    position, rng, order = GAME.start(options), Rng(5), []
    while position.stage != 6:
        move = position.pick(rng)
        if GAME.write_move(position, move).startswith("wizard"):
            order.append(int(position.seat))
            assert position.gap >= 0
        position.play(move)
    assert order == [1 - position.first, position.first, 0]


def test_ruling_22_the_caster_chooses_the_wizard(arena: Arena, texts: Texts, play: Play) -> None:
    mine = arena(USUAL, "a1,c4", "d2,d4", amulets="dd", won=("b2-3+,b3-3+", "-"))
    assert {text.split()[1] for text in texts(play(mine, "cast 2 with 2"))} == {"a1", "c4"}
    assert {text.split()[1] for text in texts(play(mine, "cast 3 with 3"))} == {"d2", "d4"}


def test_ruling_23_the_push_of_a_summons(arena: Arena, texts: Texts, play: Play) -> None:
    position = arena(USUAL, "c1", "d2", amulets="tb", won=("b1-3+", "-"))
    goals = {text.split()[3] for text in texts(play(position, "cast 1 with 1")) if "push" in text}
    assert goals == {"d1", "c2", "c3", "d3"}  # never the own wizard's c1
    corner = arena(
        "V V b b\nv N b b\nv b B v\nv V _ B", "c3", "d4", amulets="tb", elementals="d3", won=("b1-3,b2-3+", "-")
    )
    assert not [text for text in texts(play(corner, "cast 1 with 2")) if "push" in text]


def test_ruling_24_the_sixteen_outside_cells(arena: Arena, texts: Texts, play: Play) -> None:
    position = arena("V V b _\nv N v B\nb b b B\nv V v b", "b1", "d2", amulets="eb")
    placed = {text.split()[1] for text in some(texts(position), "special")}
    assert placed == {c + r for c in "abcd" for r in "05"} | {
        c + r for c in "ze" for r in "1234"
    }  # beside the gap, too
    assert some(texts(play(position, "step b1 c1; lift a1 up")), "special")  # at any time
    assert not some(texts(play(position, "special d0; lift a1 up")), "special")


def test_ruling_25_the_special_tile_is_no_tile_of_the_arena(arena: Arena, texts: Texts, play: Play) -> None:
    position = play(arena(USUAL, "a1", "d2", amulets="eb", won=("b1-3+,b2-3+,b3-3+", "-")), "special a0")
    for cast in ("cast 1 with 1", "cast 2 with 2", "cast 3 with 3"):
        assert not any("a0" in text.split() for text in texts(play(position, cast)))
    free = play(position, "step a1 b2")
    slid = play(free, "lift a1 left")
    assert (slid.special, GAME.write(slid).split()[4][3]) == (0, "_")
    gap = play(free, "lift a4 down")  # column a slides away from it: a1 is the gap now
    assert (gap.special, int(gap.gap)) == (0, 0)


def test_ruling_26_two_full_arena_actions_anywhere(arena: Arena, texts: Texts, play: Play) -> None:
    position = arena(USUAL, "a1", "d2", amulets="bt", actions="12", won=("b1-3+", "-"))
    after = play(position, "lift c3 up; cast 1 with 1; summon b3; step a1 b1; lift c3 up")
    assert not some(texts(after), "lift")


def test_ruling_27_undo_within_a_turn_is_free() -> None:
    match = Match("spell", seed=3, setup="quick")
    seat = match.seat
    before = GAME.write(match.position)  # type: ignore[arg-type]
    match.play(next(text for text in match.moves() if text.startswith("lift")))
    assert match.free_undo(seat)
    match.undo()
    assert GAME.write(match.position) == before  # type: ignore[arg-type]


def test_ruling_28_the_starting_player_is_random() -> None:
    starts = Counter(Match("spell", seed=seed, setup="quick").seat for seed in range(60))
    assert set(starts) == {0, 1}
    assert min(starts.values()) > 15


def test_ruling_29_the_script_steps_to_the_nearest(arena: Arena, texts: Texts) -> None:
    near = solo(arena, "v v B b\nv N B V\n_ B B v\nb v V b", "a1", "c2")
    assert texts(near) == ["step c2 b1", "step c2 d3"]
    blocked = solo(arena, "b B v v\nB B N v\nb _ V v\nB b v v", "b1", "a1")
    assert texts(blocked) == ["step a1 b2"]  # not over the violet wizard on b1
    far = solo(arena, "B B v v\nB B N v\nb _ b v\nb v V v", "c4", "a1")
    assert texts(far) == ["step a1 b1", "step a1 b2"]  # c1 is two steps away, by either


def test_ruling_30_without_a_wizard_action_it_goes_on(arena: Arena) -> None:
    """No legal position is like that: one with a single violet tile is made by hand."""
    position = solo(arena, "V V b b\nv N b B\n_ B b v\nv V v b", "a1", "c2")
    position.own0 = position.wizards0
    position.active = 0xFFFF & ~(1 << position.gap)
    position.ask_script(8)
    assert position.stage == 9


def test_ruling_31_the_player_picks_the_flip(arena: Arena, texts: Texts) -> None:
    position = solo(arena, "V V b b\nv N b B\n_ B b v\nv V v b", "a1", "c2")
    assert (position.seat, texts(position)) == (0, ["flip c1", "flip c3"])
    guarded = solo(arena, "V V b b\nv N b B\n_ B b v\nv V v b", "c1", "c2")
    assert (guarded.seat, texts(guarded)) == (CHANCE, ["flip c3"])  # c1 is occupied


def test_ruling_32_the_middle_after_the_wizard(arena: Arena, texts: Texts, play: Play) -> None:
    position = play(solo(arena, "V V b b\nv N b B\n_ B b v\nv V v b", "a1", "c2"), "flip c1")
    assert texts(position) == ["lift b2"]
    occupied = solo(arena, "v b b v\nb V v b\nv N V b\nv b b _", "b2", "b1", stage="script-lift")
    assert texts(occupied) == ["lift c3"]  # not the tile under a wizard


def test_ruling_33_slot_A_else_B_and_nothing_for_nothing(arena: Arena, play: Play) -> None:
    rows = "v b b v\nb V v b\nv N V b\nv b b _"
    dry = ("b2-1,b2-2,b2-3,b2-4", "b2-5,b2-6,b2-7")
    position = solo(
        arena, rows, "a1", "b1", stage="script-lift", turn=7, won=dry, display="b1-1+b1-2/-+-/b3-1+b3-2/b4-1+b4-2"
    )
    after = play(position, "lift b2; slide up")
    assert after.points(1) - position.points(1) == 4  # levels 1 and 3 alone


def test_ruling_34_a_tie_is_lost_in_solo(arena: Arena) -> None:
    tied = arena(USUAL, "b1", "d2", stage="over", turn=12, actions="00", mode="solo", won=("b1-4", "b1-3"))
    assert tied.score(0) == 0


def test_ruling_35_violet_neutral_black_in_a_row(play: Play) -> None:
    for gem in ("violet", "black"):
        position = settled(play(GAME.start(GAME.make_options({})), f"gem {gem}"))
        assert GAME.write(position).split()[4].split("/")[3] == "..VNB.."


def test_ruling_36_set_up_never_deadlocks(bulk: Callable[[int], int]) -> None:
    rng = Rng(9)
    for number in range(bulk(2000)):
        position = GAME.start(GAME.make_options({"setup": "quick", "tournament": bool(number % 2)}))
        while position.gap < 0:
            position.play(position.pick(rng))
        assert list(GAME.invariants(position)) == []


def test_ruling_37_any_number_of_extra_actions(arena: Arena, texts: Texts, play: Play) -> None:
    position = arena(USUAL, "a1,c4", "d2", amulets="db", won=("b1-3+,b1-4+,b2-3+", "-"))
    after = play(position, "cast 1 with 1; flip a2; cast 1 with 2; step a1 b1; step b1 a1; cast 1 with 1; step c4 d4")
    assert after.hand0 == 0
    stuck = arena("V B b b\nB _ v v\nb b b N\nv v v v", "a1,d4", "b1,a2", amulets="dd", won=("b1-3+", "-"))
    assert "cast 1 with 1" in texts(stuck)
    stuck.wizards0 = 1  # by hand: the one on a1 alone cannot act
    assert "cast 1 with 1" not in texts(stuck)


def test_ruling_38_both_rival_wizards_in_one_turn(arena: Arena, play: Play) -> None:
    position = arena(USUAL, "a1", "d2,c4", amulets="td", won=("b1-3+,b1-4+,b2-3+", "-"))
    after = play(
        position, "cast 1 with 1; summon d2 push d1; cast 1 with 1; summon c4 push c3; cast 1 with 2; summon a2"
    )
    assert (cells(after.wizards1), cells(after.elementals)) == ({"d1", "c3"}, {"d2", "c4", "a2"})


def test_ruling_39_all_four_directions_always_work(bulk: Callable[[int], int]) -> None:
    rng = Rng(1)
    for number in range(bulk(500)):
        layout = list(LAYOUTS)[number % 6]
        position = GAME.start(GAME.make_options({"mode": "solo", "layout": layout}))
        while position.seat != OVER:
            if position.stage == 10:
                assert len(position.moves()) == 4
            if position.stage == 9:
                assert popcount(position.free() & 0b0110_0110_0000) >= 2
            position.play(position.pick(rng))


def test_ruling_40_the_players_refill_comes_first(arena: Arena, play: Play) -> None:
    position = arena("V V b b\nV V v B\n_ b b b\nv v N b", "a1", "d2", mode="solo")
    after = play(position, "claim b1-2; end; reveal b1-6")
    assert GAME.write(after).split()[11].startswith("b1-6+b1-1/")
    while after.turn == 5:
        after.play(after.moves()[0])
    assert "b1-6" in GAME.write(after).split()[13]


def test_ruling_41_the_opponent_still_plays_the_last_round(arena: Arena, play: Play) -> None:
    rich = "b1-3,b1-4,b2-3,b2-4,b3-3,b3-4,b4-3"
    position = arena(SQUARE, "a1", "d2", mode="solo", turn=8, won=(rich, "b1-5,b2-5"), end_at=17)
    after = play(position, "claim b1-2; end")
    assert after.points(0) == 17
    assert after.turn == 9
    while after.seat != OVER:
        after.play(after.moves()[0])
    assert (after.turn, after.points(1), after.score(0)) == (10, 9, 1)


def test_ruling_42_quick_placements_are_uniform() -> None:
    position, rng = GAME.start(GAME.make_options({"setup": "quick"})), Rng(2)
    seen = 0
    while position.gap < 0:
        if position.stage == 4:
            assert position.seat == CHANCE
            assert {weight for _, weight in position.odds()} == {1}
            seen += 1
        position.play(position.pick(rng))
    assert seen == 12
