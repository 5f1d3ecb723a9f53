"""One cast in one position, checked by hand; and what holds of every cast."""

from random import Random

import pytest

from sortilege.games.grimoire.language.gems import board_text, read_board
from sortilege.games.grimoire.language.meaning.evaluate import Outcome, evaluate
from sortilege.games.grimoire.language.random_spells import random_board, random_spell
from tests.games.grimoire.language.corpus import examples, spell_of


def cast(board: str, *sentences: str) -> Outcome:
    return evaluate(spell_of(*sentences), read_board(board))


def after(board: str, *sentences: str) -> str:
    outcome = cast(board, *sentences)
    assert outcome.verdict == "done", outcome
    return board_text(outcome.board)


def test_each_gem_moves_from_its_own_point() -> None:
    assert after("F......F...............f", "The fire gems of the caster move 1 point clockwise.") == (
        "FF.....................f"
    )


def test_all_gems_move_at_once_and_a_gem_that_leaves_is_not_taken() -> None:
    outcome = cast("FFF.....................", "The fire gems of the caster move 1 point clockwise.")
    assert board_text(outcome.board) == ".FFF...................."
    assert outcome.taken == ()


def test_whoever_stands_on_a_destination_is_taken() -> None:
    outcome = cast("FA.Fa...................", "The fire gems of the caster move 1 point clockwise.")
    assert board_text(outcome.board) == ".F..F..................."
    assert [(point, gem.owner) for point, gem in outcome.taken] == [(2, "me"), (5, "opp")]


def test_a_table_concerns_its_own_starting_points_only() -> None:
    assert after("FA......................", "The gems of both masters move from point 1 to point 24.") == (
        ".A.....................F"
    )


def test_then_is_one_single_movement() -> None:
    sentence = "The air gems of the caster move 1 point clockwise, then 1 arc inward."
    outcome = cast("Af......................", sentence)
    assert board_text(outcome.board) == ".f.......A.............."
    assert outcome.taken == ()


def test_a_condition_that_does_not_hold() -> None:
    outcome = cast("F.......................", "Condition: there are exactly 3 fire gems of the caster.")
    assert outcome.verdict == "unmet"
    assert board_text(outcome.board) == "F......................."


def test_a_guard_that_does_not_hold_leaves_the_rest() -> None:
    sentences = (
        "If there is exactly 1 fire gem of the caster, the fire gems of the caster go to point 2.",
        "If there are exactly 2 fire gems of the caster, the fire gems of the caster go to points 1 and 3.",
    )
    assert after("....F..F................", *sentences) == "F.F....................."


def test_otherwise() -> None:
    sentence = (
        "If there are no air gems of the opponent, the fire gems of the caster move 1 point clockwise; "
        "otherwise, the fire gems of the caster move 1 point counterclockwise."
    )
    assert after(".F......................", sentence) == "..F....................."
    assert after(".F.....................a", sentence) == "F......................a"


def test_a_group_fills_the_first_points_of_its_list() -> None:
    sentence = "The earth gems of the caster go, in order of priority, to points 2, 10 and 18."
    assert after("E...E...................", sentence) == ".E.......E.............."
    assert cast("........................", sentence).ordered == ()


def test_a_gem_already_there_keeps_its_point() -> None:
    outcome = cast("..A.A.A.................", "The air gems of the caster go to points 3, 4 and 5.")
    assert board_text(outcome.board) == "..AAA..................."
    assert (3, 3) in outcome.moves
    assert outcome.taken == ()


def test_swap() -> None:
    sentences = ("The fire gems of the caster and the water gems of the caster exchange places.",)
    assert after("F.WF...W................", *sentences) == "W.FW...F................"


def test_identical_gems_that_arrive_together_merge() -> None:
    outcome = cast(
        "A.....A.................", "The gems of the caster move from point 1 to point 8 and from point 7 to point 8."
    )
    assert board_text(outcome.board) == ".......A................"
    assert [point for point, _ in outcome.taken] == [7]


GREGORIAN = (
    "The air gems of both masters standing both on the angles and in the front move 1 point toward the caster.",
    "The air gems of both masters standing both on the angles and in the guard move 1 point toward the opponent.",
)
PREVAIL = "If two moved gems arrive at the same point, the gems of the caster prevail."


def test_a_winner() -> None:
    outcome = cast("A.....a.................", *GREGORIAN, PREVAIL)
    assert board_text(outcome.board) == ".......A................"
    assert [gem.owner for _, gem in outcome.taken] == ["opp"]


def test_a_gem_that_stands_is_taken_whoever_prevails_among_arrivals() -> None:
    assert after("a......A................", *GREGORIAN, PREVAIL) == ".......a................"


def test_no_winner() -> None:
    outcome = cast("A.....a.................", *GREGORIAN)
    assert [(one.code, one.points) for one in outcome.faults] == [("E-CLASH", (8,))]


def test_unlike_winners_stay_undetermined() -> None:
    sentences = ("The gems of the caster move from point 1 to point 8 and from point 7 to point 8.", PREVAIL)
    assert [one.code for one in cast("A.....F.................", *sentences).faults] == ["E-CLASH"]


def test_failing_that() -> None:
    sentences = (
        "The gems of both masters move from point 1 to point 8 and from point 7 to point 8.",
        (
            "If two moved gems arrive at the same point, the fire gems of both masters, "
            "failing that the air gems of the caster prevail."
        ),
    )
    assert after("A.....w.................", *sentences) == ".......A................"
    assert after("A.....f.................", *sentences) == ".......f................"
    assert [one.code for one in cast("E.....w.................", *sentences).faults] == ["E-CLASH"]


def test_a_winner_does_not_settle_two_orders() -> None:
    sentences = (
        "The fire gems of the caster move 1 point clockwise.",
        "The gems of the caster standing in the front move 1 point counterclockwise.",
        PREVAIL,
    )
    assert [one.code for one in cast("F.......................", *sentences).faults] == ["E-TWICE"]


PUSH = tuple(
    "The gems of the opponent standing on the points reached from the fire gems of the caster by going 1 point "
    f"{way} move 1 point {way}."
    for way in ("clockwise", "counterclockwise")
)
CLASH = "If a gem receives two different orders, or if two moved gems arrive at the same point, "
STAY = CLASH + "the gems concerned stay in place."
FORBID = CLASH + "the spell cannot be cast."


def test_gems_with_two_orders_stay() -> None:
    outcome = cast("....FeF.................", *PUSH, STAY)
    assert outcome.moves == ()
    assert outcome.ordered == (6,)


def test_gems_that_would_meet_stay_even_identical_ones() -> None:
    assert cast("Fa.fF...................", *PUSH, STAY).moves == ()
    assert cast("Fa.aF...................", *PUSH, STAY).moves == ()


def test_a_gem_that_stays_may_be_taken() -> None:
    sentences = (
        "The gems of both masters move from point 1 to point 3 and from point 2 to point 3.",
        "The gems of both masters move from point 5 to point 2.",
        STAY,
    )
    assert after("Fa..w...................", *sentences) == "Fw......................"


def test_a_pusher_takes_what_stands_behind() -> None:
    assert after("FeA.....................", *PUSH, STAY) == "F.e....................."


def test_a_clash_may_forbid_the_cast() -> None:
    assert cast("....FeF.................", *PUSH, FORBID).verdict == "forbidden"
    assert cast("Fa.fF...................", *PUSH, FORBID).verdict == "forbidden"
    assert after("Fa.aF...................", *PUSH, FORBID) == "F.a.F..................."


def test_stay_said_of_meetings_does_not_settle_two_orders() -> None:
    stay = "If two moved gems arrive at the same point, the gems concerned stay in place."
    assert [one.code for one in cast("....FeF.................", *PUSH, stay).faults] == ["E-TWICE"]
    assert cast("Fa.fF...................", *PUSH, stay).verdict == "done"


@pytest.mark.parametrize(
    ("board", "sentence", "code"),
    [
        ("................E.......", "The earth gems of the caster move 1 arc inward.", "E-UNDEF"),
        ("F.......................", "The fire gems of the caster go to points 1 and 2.", "E-COUNT"),
        ("FF......................", "The fire gems of the caster go to point 3.", "E-COUNT"),
        ("........................", "The fire gems of the caster go to point 3.", "E-COUNT"),
        (
            "FFF.....................",
            "The fire gems of the caster go, in order of priority, to points 1 and 2.",
            "E-COUNT",
        ),
        ("FA......................", "The gems of the caster go to points 3 and 4.", "E-MIXED"),
        ("Ff......................", "The fire gems of both masters go to points 3 and 4.", "E-MIXED"),
    ],
)
def test_faults(board: str, sentence: str, code: str) -> None:
    outcome = cast(board, sentence)
    assert outcome.verdict == "undetermined"
    assert [one.code for one in outcome.faults] == [code]


def test_a_single_gem_may_have_the_same_order_twice() -> None:
    sentences = (
        "The fire gems of the caster move from point 1 to point 2.",
        "The fire gems of the caster go to point 2.",
    )
    assert after("F.......................", *sentences) == ".F......................"


def test_a_group_named_twice_has_two_orders() -> None:
    sentence = "The fire gems of the caster go to points 3 and 4."
    assert {one.code for one in cast("FF......................", sentence, sentence).faults} == {"E-TWICE"}


def test_every_cast_conserves_gems() -> None:
    """Nothing appears, and what leaves the board has an arrival on its point or was beaten on arrival."""
    rng = Random(80)
    spells = [entry.spell for entry in examples().entries] + [random_spell(rng) for _ in range(60)]
    done = 0
    for spell in spells:
        for _ in range(25):
            board = random_board(rng)
            outcome = evaluate(spell, board)
            gone = sorted(gem for _, gem in outcome.taken)
            assert sorted([*filter(None, outcome.board), *gone]) == sorted(filter(None, board))
            arrived = {to for _, to in outcome.moves}
            assert all(point in arrived or point in dict(outcome.moves) for point, _ in outcome.taken)
            done += outcome.verdict == "done"
    assert done > 1000


def test_the_80_examples_are_never_undetermined() -> None:
    rng = Random(81)
    for entry in examples().entries:
        for _ in range(20):
            assert evaluate(entry.spell, random_board(rng)).verdict in ("done", "unmet"), entry.name
