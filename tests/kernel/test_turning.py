"""Turning points: the actions in which the game's own numbers moved apart most."""

from sortilege import Match
from sortilege.kernel.turning import MOST, greatest, swing


def test_a_swing_is_how_far_the_numbers_move_apart() -> None:
    assert swing([9, 9], [9, 8]) == 2  # the lead is taken
    assert swing([9, 7], [9, 6]) == 1
    assert swing([5, 4, 3], [5, 4, 7]) == 8
    assert swing([5, 5], [5, 5]) == 0
    assert swing([4], [2]) == 2


def test_the_first_numbers_of_a_game_take_the_lead_from_nobody() -> None:
    assert swing([0, 0], [1, 0]) == 1


def test_the_greatest_are_told_in_order_and_of_equal_ones_the_latest() -> None:
    assert greatest([0, 3, 0, 1]) == [1, 3]
    assert greatest([1] * (MOST + 2)) == list(range(2, MOST + 2))
    assert greatest([9, *[1] * MOST]) == [0, *range(2, MOST + 1)]


def test_a_match_tells_its_captures() -> None:
    match = Match("morris", start="ww./..w/.../..b.b./b../.../... w 0/0 40")
    match.play("f6 g7")
    match.play("x c4")
    (point,) = match.turning_points()
    assert (point.end, len(point.moves)) == (2, 2)
    assert match.game.stands(point.after, "en") == "White 3, Black 2 men left"
