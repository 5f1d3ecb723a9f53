"""One test for each paragraph of the rulebook: amulets, the solo game, the original edition."""

from collections import Counter
from collections.abc import Callable

import pytest

from sortilege.games.spell import GAME
from sortilege.games.spell.rules import SpellPosition
from sortilege.kernel.bits import popcount
from sortilege.kernel.errors import BadOption
from sortilege.kernel.position import CHANCE, OVER
from sortilege.kernel.rng import Rng

Arena = Callable[..., SpellPosition]
Texts = Callable[[SpellPosition], list[str]]
Play = Callable[..., SpellPosition]

USUAL = """
V V b b
v N v B
_ b b B
v V v b
"""


def some(texts: list[str], kind: str) -> list[str]:
    return [text for text in texts if text.split()[0] == kind]


# S8 amulets


def test_S8_1_two_amulets_each_and_the_seat_without_the_gem_keeps_first(texts: Texts, play: Play) -> None:
    position = play(GAME.start(GAME.make_options({"mode": "asymmetric"})), "gem black")
    assert position.seat == CHANCE
    assert len(position.moves()) == 4
    dealt = play(position, "deal extralimitae; deal doppelganger")
    assert dealt.seat == 0
    assert texts(dealt) == ["keep doppelganger", "keep extralimitae"]
    kept = play(dealt, "keep extralimitae")
    assert kept.seat == 1
    assert texts(kept) == ["keep trielementaris", "keep bilevitagramaton"]
    done = play(kept, "keep bilevitagramaton")
    assert (done.amulet0, done.amulet1, done.own0) == (2, 3, 0)  # before the arena is built


def test_S8_2_the_second_wizard_begins_on_an_own_inactive_tile(texts: Texts) -> None:
    for tournament in (False, True):
        options = GAME.make_options(
            {"mode": "asymmetric", "violet": "doppelganger", "black": "doppelganger", "tournament": tournament}
        )
        position, rng = GAME.start(options), Rng(8)
        while not (position.gap >= 0 and position.wizards0 and position.wizards1):
            position.play(position.pick(rng))
        assert position.seat == 1 - position.first
        for seat in (1 - position.first, position.first):
            assert position.seat == seat
            cells = [move >> 4 for move in position.moves()]
            assert len(cells) == (4 if tournament else 6)
            assert all(position.own(seat) & ~position.active & 1 << cell for cell in cells)
            position.play(position.moves()[0])
        assert popcount(position.wizards0) == popcount(position.wizards1) == 2


def test_S8_3_the_level_1_spell_plays_a_wizard_once_more(arena: Arena, texts: Texts, play: Play) -> None:
    position = arena(USUAL, "a1,c4", "d2", amulets="db", won=("b1-3+,b2-3+,b3-3+", "-"))
    assert {text.split()[1] for text in some(texts(position), "step")} == {"a1", "c4"}
    cast = play(position, "cast 1 with 1")
    assert {text.split()[0] for text in texts(cast)} == {"step", "flip"}
    after = play(cast, "step a1 b1; step b1 a1")
    assert (after.wizard_actions, after.hand0) == (0, position.hand0 & ~(1 << 2))
    assert {text.split()[1] for text in texts(play(position, "cast 2 with 2"))} == {"a1", "c4"}
    assert position.reserve() == 0


def test_S8_4_trielementaris_summons_onto_a_rival_wizard(arena: Arena, texts: Texts, play: Play) -> None:
    position = arena(USUAL, "c1", "d2", amulets="tb", won=("b1-3+", "-"))
    assert position.reserve() == 3
    cast = play(position, "cast 1 with 1")
    pushes = [text for text in texts(cast) if "push" in text]
    assert pushes == ["summon d2 push d1", "summon d2 push c2", "summon d2 push c3", "summon d2 push d3"]
    after = play(cast, "summon d2 push d3")
    assert GAME.write(after).split()[5:8] == ["c1", "d3", "d2"]
    walled = arena(
        "V V b _\nv N v B\nb b b B\nv V v b", "c1", "d2", amulets="tb", elementals="c2,c3", won=("b1-3,b1-4,b2-3+", "-")
    )
    assert [t for t in texts(play(walled, "cast 1 with 2")) if "push" in t] == ["summon d2 push d3"]


def test_S8_5_a_special_tile_outside_counts_for_a_turn(arena: Arena, texts: Texts, play: Play) -> None:
    position = arena(
        "V V V b\nb N v b\n_ b b b\nv v v b",
        "a1",
        "d2",
        amulets="eb",
        display="b1-1+b1-3/b2-1+b2-2/b3-1+b3-2/b4-1+b4-2",
    )
    assert len(some(texts(position), "special")) == 16
    assert not some(texts(position), "claim")
    above = play(position, "special b0")
    assert some(texts(above), "claim") == ["claim b1-3"]
    assert not some(texts(above), "special")
    beside = play(position, "special z1")
    assert some(texts(beside), "claim") == ["claim b1-1"]
    ended = play(above, "end")
    assert ended.special == -1
    assert "special b0" in texts(play(ended, "end"))


def test_S8_6_nothing_enters_or_moves_the_special_tile(arena: Arena, texts: Texts, play: Play) -> None:
    position = play(arena(USUAL, "a1", "d2", amulets="eb", won=("b1-3+,b2-3+", "-")), "special a0")
    assert not any("a0" in text for text in texts(position))
    assert not any("a0" in text for text in texts(play(position, "cast 1 with 1")))
    assert not any("a0" in text for text in texts(play(position, "cast 2 with 2")))
    lifted = play(play(position, "step a1 b2"), "lift a1 left")  # the cells beside it slide and one becomes the gap
    assert GAME.write(lifted).split()[9] == "a0"


def test_S8_7_two_arena_actions(arena: Arena, texts: Texts, play: Play) -> None:
    position = arena(USUAL, "a1", "d2", amulets="bt", actions="12")
    once = play(position, "lift c3 up")
    assert some(texts(once), "lift")
    twice = play(once, "step a1 b2; lift c3 up")
    assert not some(texts(twice), "lift")
    assert play(position, "end").arena_actions == 1
    assert play(position, "end; end").arena_actions == 2


# S9 solo


def test_S9_1_six_layouts_and_violet_begins() -> None:
    layouts = {}
    for layout in ("exile", "halves", "chequer", "pillar", "corners", "stripes"):
        position, rng = GAME.start(GAME.make_options({"mode": "solo", "layout": layout})), Rng(1)
        while position.seat == CHANCE:
            position.play(position.pick(rng))
        layouts[layout] = " ".join(GAME.write(position).split()[4:7])
        assert (position.seat, position.seats, position.first) == (0, 1, 0)
    assert layouts == {
        "exile": "bbvv/bVNB/bbvv/b_vv b2 d2",
        "halves": "vvbb/vVNB/vvbb/v_bb b2 d2",
        "chequer": "vbvb/bVNB/vbvb/_vbv b2 d2",
        "pillar": "vvbv/bBbb/vNb_/vVbv b4 b2",
        "corners": "vbbv/vbvb/BNVb/vbv_ c3 a3",
        "stripes": "vVvv/bNbb/vBv_/bbbv b1 b3",
    }


def solo(arena: Arena, rows: str, violet: str, black: str, **fields: object) -> SpellPosition:
    usual = {"stage": "script-wizard", "turn": 5, "actions": "00", "mode": "solo"}
    return arena(rows, violet, black, **(usual | fields))


def test_S9_2_it_flips_if_it_can_else_steps_towards_violet(arena: Arena, texts: Texts) -> None:
    flips = solo(arena, "V V b b\nv N b B\n_ B b v\nv V v b", "a1", "c2")
    assert flips.seat == 0  # the player chooses
    assert texts(flips) == ["flip c1", "flip c3"]
    steps = solo(arena, "v v B b\nv N B V\n_ B B v\nb v V b", "a1", "c2")
    assert texts(steps) == ["step c2 b1", "step c2 d3"]  # inactive ones before the active d2
    alone = solo(arena, "b b B v\nB B v v\nb b v v\n_ N V v", "c4", "a3")
    assert alone.seat == CHANCE  # nothing to choose
    assert texts(alone) == ["flip b3"]


def test_S9_3_it_lifts_a_middle_tile_by_priority(arena: Arena, texts: Texts) -> None:
    def lifted(rows: str, violet: str, black: str) -> list[str]:
        return texts(solo(arena, rows, violet, black, stage="script-lift"))

    assert lifted("v b b v\nb V v b\nv N V b\nv b b _", "a1", "b1") == ["lift b2", "lift c3"]
    assert lifted("v b b v\nb V v b\nv N b b\nv v b _", "b2", "b1") == ["lift c2"]
    assert lifted("v b b v\nv V N b\nv b b b\nv v b _", "b2", "b1") == ["lift c2"]
    assert lifted("v b b v\nv B b N\nv b B v\nv v b _", "a1", "b1") == ["lift c2", "lift b3"]
    assert lifted("v b b v\nv B b N\nv b B v\nv v b _", "b3", "c2") == ["lift b2", "lift c3"]


def test_S9_4_the_direction_is_one_of_four(arena: Arena, texts: Texts, play: Play) -> None:
    position = solo(arena, "v b b v\nb V v b\nv N V b\nv b b _", "a1", "b1", stage="script-lift", turn=1)
    slid = play(position, "lift b2")
    assert slid.seat == CHANCE
    assert [(GAME.write_move(slid, move), weight) for move, weight in slid.odds()] == [
        ("slide up", 1),
        ("slide down", 1),
        ("slide left", 1),
        ("slide right", 1),
    ]
    assert GAME.write(play(slid, "slide left")).split()[4] == "vbbv/bvb_/vNVb/vbbV"
    assert GAME.write(play(slid, "slide down")).split()[4:7] == ["v_bv/bbvb/vNVb/vbbV", "a1", "b2"]


@pytest.mark.parametrize(("level", "totals"), [("normal", [0, 0, 3, 9, 15, 25]), ("hard", [0, 0, 6, 12, 18])])
def test_S9_5_its_points_by_round(level: str, totals: list[int]) -> None:
    """The player only ends turns, so no pile runs dry; nothing but the layout and the level matters."""
    for layout in ("exile", "stripes"):
        options = GAME.make_options({"mode": "solo", "level": level, "layout": layout, "end_at": 40})
        position, rng, seen = GAME.start(options), Rng(3), []
        while position.seat != OVER:
            before = position.turn
            ending = [move for move in position.moves() if GAME.write_move(position, move) == "end"]
            position.play(ending[0] if ending else position.pick(rng))
            if position.turn > before and position.turn % 2 == 0:
                seen.append(int(position.points(1)))
        assert seen == totals


def test_S9_5_it_takes_slot_A_else_B_and_casts_nothing(arena: Arena, play: Play) -> None:
    rows = "v b b v\nb V v b\nv N V b\nv b b _"
    usual = solo(arena, rows, "a1", "b1", stage="script-lift", turn=5)
    after = play(usual, "lift b2; slide up")
    assert GAME.write(after).split()[13] == "b1-1,b2-1"
    assert after.hand1 == 0
    dry = ("b2-2,b2-3,b2-4", "b2-5,b2-6,b2-7")
    short = "b1-1+b1-2/-+b2-1/b3-1+b3-2/b4-1+b4-2"
    beside = solo(arena, rows, "a1", "b1", stage="script-lift", turn=7, won=dry, display=short)
    assert GAME.write(play(beside, "lift b2; slide up")).split()[13] == "b1-1,b2-1,b2-5,b2-6,b2-7,b3-1"


def settled(position: SpellPosition) -> SpellPosition:
    """The position when the display is full again."""
    while position.seat == CHANCE:
        position.play(position.moves()[0])
    return position


def test_S9_6_hard_ends_after_round_five(arena: Arena, play: Play) -> None:
    rows = "v b b v\nb V v b\nv N V b\nv b b _"
    fields = {"stage": "script-lift", "turn": 9, "level": "hard", "display": "b1-1+b1-2/b2-1+b2-2/b3-1+b3-2/b4-1+b4-2"}
    theirs = "b1-3,b1-4,b2-3,b2-4,b3-3,b3-4"

    def after(mine: str) -> SpellPosition:
        return settled(play(solo(arena, rows, "a1", "b1", won=(mine, theirs), **fields), "lift b2; slide up"))

    behind = after("b1-5,b2-5,b3-5,b4-3")
    assert (behind.seat, behind.points(0), behind.points(1), behind.score(0)) == (OVER, 10, 18, 0)
    equal = after("b1-5,b1-6,b2-5,b2-6,b2-7,b3-5,b3-6,b4-3")
    assert (equal.points(0), equal.score(0)) == (18, 0)
    ahead = after("b1-5,b1-6,b2-5,b2-6,b3-5,b3-6,b4-3,b4-4")
    assert (ahead.points(0), ahead.score(0)) == (20, 1)


# S10 the original edition

ORIGINAL = {"edition": "original"}


def test_S10_1_any_coloured_tile_both_ways(arena: Arena, texts: Texts, play: Play) -> None:
    rows = "V V b b\nv N v B\n_ b B b\nv V v b"
    position = arena(rows, "c2", "d4", **ORIGINAL)
    assert some(texts(position), "flip") == ["flip c1", "flip d2", "flip c3"]  # the neutral b2 never
    assert some(texts(arena(rows, "c2", "d4")), "flip") == []
    after = play(position, "flip d2")
    assert GAME.write(after).split()[4] == "VVbb/vNvb/_bBb/vVvb"


def test_S10_2_also_an_occupied_one(arena: Arena, texts: Texts) -> None:
    rows = "V V b b\nv N v B\n_ b B b\nv V v b"
    assert "flip d2" in texts(arena(rows, "c2", "d2", **ORIGINAL))
    assert "flip c1" in texts(arena(rows, "c2", "d2", elementals="c1", won=("b1-3", "-"), **ORIGINAL))
    assert some(texts(arena(rows, "a1", "a2")), "flip") == []


def test_S10_3_a_step_onto_the_own_elemental(arena: Arena, texts: Texts, play: Play) -> None:
    position = arena(USUAL, "b1", "d2", elementals="c1", won=("b1-3", "-"), **ORIGINAL)
    assert "step b1 c1" in texts(position)
    assert "step b1 c1" not in texts(arena(USUAL, "b1", "d2", elementals="c1", won=("b1-3", "-")))
    both = play(position, "step b1 c1")
    assert popcount(both.lit()) == 4  # a1, b1, b4 and c1, once
    assert not [text for text in some(texts(both), "lift") if text.startswith("lift c1")]
    ridden = play(both, "lift b1 left")
    assert GAME.write(ridden).split()[5:8] == ["b1", "d2", "b1"]


def test_S10_4_a_tile_under_a_rival_wizard_is_never_mine(arena: Arena) -> None:
    rows = "V V b b\nv N v B\n_ b b B\nv V v b"
    assert arena(rows, "a1", "b1").lit() >> 1 & 1
    assert not arena(rows, "a1", "b1", **ORIGINAL).lit() >> 1 & 1


def test_S10_5_the_orb_moves_the_rival_anywhere(arena: Arena, texts: Texts, play: Play) -> None:
    cast = play(arena(USUAL, "b1", "d2", won=("b3-3+", "-"), **ORIGINAL), "cast 3 with 3")
    assert len(texts(cast)) == 13
    assert "push d2 a4" in texts(cast)


def test_S10_6_a_tie_is_a_draw(arena: Arena) -> None:
    tied = arena(USUAL, "b1", "d2", stage="over", turn=12, actions="00", won=("b1-4", "b1-3"), **ORIGINAL)
    assert [tied.score(seat) for seat in (0, 1)] == [0.5, 0.5]


def test_S10_7_fourteen_placements_in_a_tournament(texts: Texts) -> None:
    position, rng = GAME.start(GAME.make_options({"edition": "original", "tournament": True})), Rng(6)
    while position.seat == CHANCE:
        position.play(position.pick(rng))
    assert sorted(texts(position)) == ["place c4", "place d3", "place d5", "place e4"]
    placed: Counter[int] = Counter()
    while position.gap < 0:
        placed[int(position.seat)] += 1
        position.play(position.pick(rng))
        if sum(placed.values()) == 1:
            assert len(texts(position)) == 6  # beside either tile
    assert placed == {0: 7, 1: 7}
    assert popcount(position.own0 & position.active) == 3


def test_S10_8_no_solo() -> None:
    with pytest.raises(BadOption, match="the original edition has no solo mode"):
        GAME.make_options({"edition": "original", "mode": "solo"})
