"""One test for each paragraph of the rulebook: aim, set-up, turn, runes, spells, end of the turn."""

from collections import Counter
from collections.abc import Callable

import pytest

from sortilege.games.spell import GAME
from sortilege.games.spell.rules import SpellPosition
from sortilege.kernel.bits import popcount
from sortilege.kernel.errors import IllegalMove
from sortilege.kernel.position import CHANCE, OVER
from sortilege.kernel.rng import Rng

Arena = Callable[..., SpellPosition]
Texts = Callable[[SpellPosition], list[str]]
Play = Callable[..., SpellPosition]
Tiles = Callable[[SpellPosition], str]

USUAL = """
V V b b
v N v B
_ b b B
v V v b
"""
SWAPPED = "b1-2+b1-1/b2-1+b2-2/b3-1+b3-2/b4-1+b4-2"


def started(**options: object) -> SpellPosition:
    """The first choice of a game, chance having drawn."""
    position, rng = GAME.start(GAME.make_options(options)), Rng(11)
    while position.seat == CHANCE:
        position.play(position.pick(rng))
    return position


def kinds(position: SpellPosition) -> Counter[str]:
    return Counter(GAME.write_move(position, move).split()[0] for move in position.moves())


# S1 aim and end


def test_S1_1_a_card_is_worth_its_level(arena: Arena, play: Play) -> None:
    position = arena("V V b b\nV V v B\n_ b b B\nv v N b", "a1", "d2", display=SWAPPED)
    assert (position.points(0), position.points(1)) == (0, 0)
    assert play(position, "claim b1-2").points(0) == 1
    wall = arena("V V V V\nV V V B\n_ b b B\nb b N b", "d2", "d3")
    assert play(wall, "claim b4-1; claim b3-1; claim b2-1; claim b1-1").points(0) == 10


def test_S1_2_the_round_is_finished_and_six_are_the_most(arena: Arena, play: Play) -> None:
    rich = "b1-3,b1-4,b2-3,b2-4,b3-3,b3-4,b4-3"
    first = arena(USUAL, "b1", "d2", turn=6, won=(rich, "-"), end_at=17)
    assert first.points(0) == 16
    square = arena("V V b b\nV V v B\n_ b b B\nv v N b", "a1", "d2", turn=6, won=(rich, "-"), end_at=17)
    second = play(square, "claim b1-2; end")
    while second.seat == CHANCE:
        second.play(second.moves()[0])
    assert (second.seat, second.points(0)) == (1, 17)  # the round is played to its end
    over = play(second, "end")
    assert (over.seat, over.turn) == (OVER, 8)
    last = arena(USUAL, "b1", "d2", turn=11, gem="v")
    assert play(last, "end").seat == OVER
    assert play(arena(USUAL, "b1", "d2", turn=9), "end").seat == 0


def test_S1_2_points_have_no_cap(arena: Arena, play: Play) -> None:
    rich = "b1-3,b1-4,b2-3,b2-4,b3-3,b3-4,b4-3"
    position = arena("V V V V\nV V V B\n_ b b B\nb b N b", "d2", "d3", turn=6, won=(rich, "-"), end_at=17)
    assert play(position, "claim b4-1; claim b3-1; claim b2-1; claim b1-1").points(0) == 26


def test_S1_3_the_higher_score_wins_and_the_second_player_a_tie(arena: Arena) -> None:
    ahead = arena(USUAL, "b1", "d2", stage="over", turn=12, actions="00", won=("b2-3", "b1-3"))
    assert [ahead.score(seat) for seat in (0, 1)] == [1, 0]
    tied = arena(USUAL, "b1", "d2", stage="over", turn=12, actions="00", won=("b1-4", "b1-3"))
    assert [tied.score(seat) for seat in (0, 1)] == [0, 1]
    gem = arena(USUAL, "b1", "d2", stage="over", turn=12, actions="00", gem="b", won=("b1-4", "b1-3"))
    assert [gem.score(seat) for seat in (0, 1)] == [1, 0]


# S2 what there is


def test_S2_1_seven_tiles_each_one_neutral_one_gap() -> None:
    position = started(setup="quick")
    flat = GAME.write(position).split()[4].replace("/", "")
    assert Counter(flat.lower()) == {"v": 7, "b": 7, "n": 1, "_": 1}


def test_S2_2_two_cards_of_each_level_lie_open() -> None:
    position = started()
    levels = [position.deck.level[position.slot(level, beside)] for level in range(4) for beside in (0, 1)]
    assert levels == [0, 0, 1, 1, 2, 2, 3, 3]
    assert popcount(position.hidden) == 26 - 8


def test_S2_3_one_wizard_and_two_elementals(arena: Arena) -> None:
    position = arena(USUAL, "b1", "d2")
    assert popcount(position.wizards0) == popcount(position.wizards1) == 1
    assert position.reserve() == 2


# S3 set-up


def test_S3_1_the_gem_falls_for_either() -> None:
    position = GAME.start(GAME.make_options({}))
    assert position.seat == CHANCE
    assert [(GAME.write_move(position, move), weight) for move, weight in position.odds()] == [
        ("gem violet", 1),
        ("gem black", 1),
    ]
    for move, first in zip(position.moves(), (0, 1), strict=True):
        after = position.copy()
        after.play(move)
        assert after.first == first


def test_S3_1_the_gem_holder_begins_every_round(arena: Arena, play: Play) -> None:
    position = arena(USUAL, "b1", "d2", gem="b", turn=5)
    assert position.seat == 0
    assert play(position, "end").seat == 1
    assert play(position, "end; end").seat == 0


def test_S3_2_the_display_comes_before_the_arena(play: Play) -> None:
    position = play(GAME.start(GAME.make_options({})), "gem violet")
    shown = 0
    while position.seat == CHANCE:
        assert position.own0 == 0
        assert all(weight == 1 for _, weight in position.odds())
        position.play(position.moves()[0])
        shown += 1
    assert shown == 8
    assert position.own0 != 0


def test_S3_3_a_row_of_violet_neutral_and_black() -> None:
    position = started()
    assert GAME.write(position).split()[4:7] == [
        ".......|.......|.......|..VNB..|.......|.......|.......".replace("|", "/"),
        "c4",
        "e4",
    ]


def test_S3_4_a_tile_touches_a_tile_by_an_edge_within_the_frame(texts: Texts, play: Play) -> None:
    position = play(GAME.start(GAME.make_options({})), "gem violet")
    while position.seat == CHANCE:
        position.play(position.moves()[0])
    assert position.seat == 1  # the player without the gem begins
    assert sorted(texts(position)) == sorted(
        f"place {cell}" for cell in ["b4", "c3", "c5", "d3", "d5", "e3", "e5", "f4"]
    )
    wide = play(position, "place b4")  # columns b to e: the frame no longer floats sideways
    assert wide.seat == 0
    assert "place f4" not in texts(wide)
    assert "place a4" not in texts(wide)
    high = play(wide, "place c3; place c2; place c1")
    assert not any(text.endswith(("5", "6", "7")) for text in texts(high))


def test_S3_4_the_gem_holder_places_last_and_the_gap_may_be_anywhere() -> None:
    gaps = set()
    rng = Rng(2)
    for _ in range(300):
        position = GAME.start(GAME.make_options({}))
        placed = []
        while position.gap < 0:
            move = position.pick(rng)
            if GAME.write_move(position, move).startswith("place"):
                placed.append(int(position.seat))
            position.play(move)
        assert len(placed) == 12
        assert placed[-1] == position.first
        assert placed[0] == 1 - position.first
        gaps.add(int(position.gap))
    assert gaps & {5, 6, 9, 10}
    assert gaps & {0, 3, 12, 15}


def test_S3_5_a_quick_set_up_is_chance() -> None:
    position, rng = GAME.start(GAME.make_options({"setup": "quick"})), Rng(4)
    while position.gap < 0:
        assert position.seat == CHANCE
        assert all(weight == 1 for _, weight in position.odds())
        position.play(position.pick(rng))
    assert position.seat == position.first


def test_S3_6_tournament_faces_alternate_and_wizards_come_last(tiles: Tiles) -> None:
    position, rng = GAME.start(GAME.make_options({"tournament": True})), Rng(4)
    while position.seat == CHANCE:
        position.play(position.pick(rng))
    assert tiles(position).split("/")[3] == "..vNb.."
    assert position.wizards0 == position.wizards1 == 0
    faces: dict[int, str] = {0: "i", 1: "i"}
    while position.gap < 0:
        seat, active = int(position.seat), popcount(position.active)
        position.play(position.pick(rng))
        faces[seat] += "a" if popcount(position.active) > active else "i"
    assert faces == {0: "iaiaiai", 1: "iaiaiai"}
    assert position.seat == 1 - position.first
    for _ in range(2):
        own = position.own0 if position.seat == 0 else position.own1
        cells = [move >> 4 for move in position.moves()]
        assert len(cells) == 3
        assert all(own & position.active & 1 << cell for cell in cells)
        position.play(position.moves()[0])
    assert position.seat == position.first


# S4 the turn


def test_S4_1_everything_once_in_any_order_or_not_at_all(arena: Arena, play: Play) -> None:
    position = arena(USUAL, "a1", "d2")
    assert kinds(position).keys() == {"step", "flip", "lift", "end"}
    assert kinds(play(position, "step a1 b2")).keys() == {"lift", "end"}
    assert kinds(play(position, "flip a2")).keys() == {"lift", "end"}
    assert kinds(play(position, "lift a2 up")).keys() == {"step", "flip", "end"}
    assert kinds(play(position, "lift a2 up; step a1 b2")).keys() == {"end"}
    assert play(position, "end").seat == 1


def test_S4_2_a_step_goes_to_a_free_neighbour(arena: Arena, texts: Texts) -> None:
    position = arena("V v b b\nv N v B\n_ b B b\nv V v b", "b2", "c3", elementals="b1", won=("b1-3", "-"))
    steps = [text for text in texts(position) if text.startswith("step")]
    assert steps == ["step b2 a1", "step b2 c1", "step b2 a2", "step b2 c2", "step b2 b3"]


def test_S4_3_an_own_inactive_free_tile_at_an_edge_is_turned(arena: Arena, texts: Texts, play: Play) -> None:
    position = arena("V v b b\nv V v B\n_ v B b\nb N v b", "b2", "c3", elementals="b1", won=("b1-3", "-"))
    flips = [text for text in texts(position) if text.startswith("flip")]
    assert flips == ["flip a2", "flip c2", "flip b3"]
    assert GAME.write(play(position, "flip c2")).split()[4] == "Vvbb/vVVB/_vBb/bNvb"


def test_S4_4_any_tile_without_pawns_is_lifted(arena: Arena, texts: Texts) -> None:
    position = arena(USUAL, "b1", "d2", elementals="c4", won=("b1-3", "-"))
    lifted = {text.split()[1] for text in texts(position) if text.startswith("lift")}
    every = {f"{column}{row}" for column in "abcd" for row in "1234"}
    assert lifted == every - {"a3", "b1", "d2", "c4"}


def test_S4_5_the_part_beside_the_new_gap_slides(arena: Arena, texts: Texts, tiles: Tiles, play: Play) -> None:
    position = arena(USUAL, "b1", "d2")
    for cell, directions in {
        "a1": ["up", "left"],
        "c1": ["up", "left", "right"],
        "c3": ["up", "down", "left", "right"],
    }.items():
        assert [t.split()[2] for t in texts(position) if t.startswith(f"lift {cell}")] == directions
    assert tiles(play(position, "lift c3 up")) == "VVbb/vNvB/bbvB/vV_b"
    assert tiles(play(position, "lift c3 down")) == "VV_b/vNbB/bbvB/vVvb"
    assert tiles(play(position, "lift c3 left")) == "VVbb/vNvB/bbB_/vVvb"
    assert tiles(play(position, "lift c3 right")) == "VVbb/vNvB/_bbB/vVvb"
    for text in texts(position):
        if text.startswith("lift"):
            assert int(play(position, text).gap) in {0, 1, 2, 3, 4, 7, 8, 11, 12, 13, 14, 15}


def test_S4_6_pawns_ride(arena: Arena, play: Play) -> None:
    position = arena(USUAL, "b1", "d2", elementals="b2", won=("b1-3", "-"))
    after = play(position, "lift b3 down")  # b1 and b2 slide down with wizard and elemental
    assert GAME.write(after).split()[4:8] == ["V_bb/vVvB/bNbB/vVvb", "b2", "d2", "b3"]


# S5 runes


def test_S5_1_what_is_active_for_me(arena: Arena) -> None:
    position = arena("V v b b\nv N v B\n_ B b V\nb b v V", "b2", "d3", elementals="c1", won=("b1-3", "-"))
    lit = {GAME.write_move(position, 6 | cell << 4).split()[1] for cell in range(16) if position.lit() >> cell & 1}
    assert lit == {"a1", "b2", "c1", "d3", "d4"}  # d3 under the rival's wizard, too


def test_S5_2_contained_turned_never_mirrored(arena: Arena, texts: Texts) -> None:
    display = "b1-6+b1-7/b2-4+b2-5/b3-6+b3-7/b4-4+b4-5"
    ell = arena("V b b b\nV N v b\nV V b b\nv v _ b", "a1", "d2", display=display)
    assert [t for t in texts(ell) if t.startswith("claim")] == ["claim b1-6"]
    turned = arena("V V V b\nV N v b\nb b b b\nv v _ b", "a1", "d2", display=display)
    assert [t for t in texts(turned) if t.startswith("claim")] == ["claim b1-6"]
    mirrored = arena("b V b b\nv V N b\nV V b b\nv v _ b", "b1", "d2", display=display)
    assert [t for t in texts(mirrored) if t.startswith("claim")] == ["claim b1-7"]
    more = arena("V V b b\nV N b b\nV V b b\nV v _ b", "a1", "d2", display=display)
    assert "claim b1-6" in texts(more)


def test_S5_3_one_card_of_each_level_a_turn(arena: Arena, texts: Texts, play: Play) -> None:
    position = arena(
        "V V V V\nb v V V\n_ b b B\nb b N b", "a1", "d3", display="b1-1+b1-2/b2-1+b2-7/b3-4+b3-2/b4-1+b4-2"
    )
    assert {t for t in texts(position) if "claim b1" in t} == {"claim b1-1", "claim b1-2"}
    assert not {t for t in texts(play(position, "claim b1-2")) if "claim b1" in t}
    assert {t for t in texts(play(position, "claim b1-2")) if "claim b2" in t}


def test_S5_4_at_any_moment_and_never_forced(arena: Arena, texts: Texts, play: Play) -> None:
    position = arena("V V b b\nV V v B\n_ b b B\nv v N b", "a1", "d2")
    assert "claim b1-2" in texts(position)
    assert "claim b1-2" in texts(play(position, "lift d4 down; step a1 a2"))
    assert play(position, "end").points(0) == 0
    both = arena("V V b b\nV V b B\nV b b B\nv v N _", "a1", "d2")
    assert play(both, "claim b2-1; claim b1-2").points(0) == 3


def test_S5_5_cards_go_to_the_hand_but_level_4_is_discarded(arena: Arena, play: Play) -> None:
    wall = arena("V V V V\nV V V B\n_ b b B\nb b N b", "d2", "d3")
    after = play(wall, "claim b4-1; claim b1-1")
    assert GAME.write(after).split()[12] == "b1-1+,b4-1"


# S6 spells


def test_S6_1_one_spell_of_the_cards_level_or_below_then_gone(arena: Arena, texts: Texts, play: Play) -> None:
    position = arena(USUAL, "b1", "d2", won=("b1-3+,b2-3+,b3-3+,b4-3", "-"))
    casts = [text for text in texts(position) if text.startswith("cast")]
    assert casts == [
        "cast 1 with 1",
        "cast 1 with 2",
        "cast 2 with 2",
        "cast 1 with 3",
        "cast 2 with 3",
        "cast 3 with 3",
    ]
    after = play(position, "cast 1 with 3; summon a1")
    assert GAME.write(after).split()[12] == "b1-3+,b2-3+,b3-3,b4-3"
    assert play(after, "cast 1 with 1; summon a2; cast 2 with 2; fly b1 c1").hand0 == 0


def test_S6_2_an_elemental_on_any_free_tile(arena: Arena, texts: Texts, play: Play) -> None:
    position = play(arena(USUAL, "b1", "d2", won=("b1-3+,b1-4+,b2-3+", "-")), "cast 1 with 1")
    assert {text.split()[1] for text in texts(position)} == {f"{c}{r}" for c in "abcd" for r in "1234"} - {
        "a3",
        "b1",
        "d2",
    }
    two = play(position, "summon a1; cast 1 with 1; summon c3")
    assert "cast 1 with 2" not in texts(two)  # both are in play
    assert "cast 2 with 2" in texts(two)
    assert not any("a1" in text.split()[1:2] for text in texts(two) if text.startswith("step"))


def test_S6_3_levitation_to_any_free_tile(arena: Arena, texts: Texts, play: Play) -> None:
    position = play(arena(USUAL, "b1", "d2", won=("b2-3+", "-")), "cast 2 with 2")
    assert {text.split()[2] for text in texts(position)} == {f"{c}{r}" for c in "abcd" for r in "1234"} - {
        "a3",
        "b1",
        "d2",
    }
    assert GAME.write(play(position, "fly b1 c4")).split()[5] == "c4"


def test_S6_4_a_force_field_moves_the_rival_by_one(arena: Arena, texts: Texts, play: Play) -> None:
    position = play(arena(USUAL, "c1", "d2", won=("b3-3+", "-")), "cast 3 with 3")
    assert texts(position) == ["push d2 d1", "push d2 c2", "push d2 c3", "push d2 d3"]
    assert GAME.write(play(position, "push d2 c3")).split()[6] == "c3"


# S7 the end of the turn


def test_S7_1_elementals_go_back_and_actions_are_fresh(arena: Arena, play: Play) -> None:
    position = arena(USUAL, "b1", "d2", elementals="a1", actions="00", won=("b1-3", "-"))
    after = play(position, "end")
    assert (after.elementals, after.seat, after.wizard_actions, after.arena_actions) == (0, 1, 1, 1)


def test_S7_2_slots_are_refilled_at_the_end(arena: Arena, play: Play) -> None:
    position = arena("V V b b\nV V v B\n_ b b B\nv v N b", "a1", "d2")
    beside = play(position, "claim b1-2")
    assert GAME.write(beside).split()[11].split("/")[0] == "b1-1+-"
    ended = play(beside, "end; reveal b1-5")
    assert GAME.write(ended).split()[11].split("/")[0] == "b1-5+b1-1"
    on_pile = arena("V V b b\nV V v B\n_ b b B\nv v N b", "a1", "d2", display=SWAPPED)
    ended = play(on_pile, "claim b1-2; end; reveal b1-7")
    assert GAME.write(ended).split()[11].split("/")[0] == "b1-7+b1-1"


def test_S7_3_an_empty_pile_is_played_on(arena: Arena, play: Play) -> None:
    won = ("b1-3,b1-5", "b1-4,b1-6,b1-7")
    position = arena("V V b b\nV V v B\n_ b b B\nv v N b", "a1", "d2", turn=6, won=won)
    after = play(position, "claim b1-2; end")
    assert after.seat == 1
    assert GAME.write(after).split()[11].split("/")[0] == "-+b1-1"


def test_moves_that_are_not_allowed_are_named(arena: Arena) -> None:
    with pytest.raises(IllegalMove, match="did you mean"):
        GAME.read_move(arena(USUAL, "b1", "d2"), "step b1 a3")
