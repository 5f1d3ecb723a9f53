"""The Agrica as the rules draw it."""

import pytest

from sortilege.games.grimoire.language.points import COLUMNS, POINTS, ROWS, STEPS, ZONES, seen_by_opponent, walk


@pytest.mark.parametrize(
    ("zone", "points"),
    [
        ("outer", "1 2 3 4 5 6 7 8"),
        ("middle", "9 10 11 12 13 14 15 16"),
        ("inner", "17 18 19 20 21 22 23 24"),
        ("angles", "1 3 5 7 9 11 13 15 17 19 21 23"),
        ("intersections", "2 4 6 8 10 12 14 16 18 20 22 24"),
        ("crossroads", "10 12 14 16"),
        ("front", "1 2 3 9 10 11 17 18 19"),
        ("guard", "5 6 7 13 14 15 21 22 23"),
        ("river", "4 8 12 16 20 24"),
        ("axis", "2 6 10 14 18 22"),
        ("left", "1 7 8 9 15 16 17 23 24"),
        ("right", "3 4 5 11 12 13 19 20 21"),
    ],
)
def test_zones(zone: str, points: str) -> None:
    assert sorted(ZONES[zone]) == [int(one) for one in points.split()]


@pytest.mark.parametrize(
    ("step", "pairs"),
    [
        ("cw", "1>2 8>1 16>9 24>17"),
        ("ccw", "1>8 9>16 17>24 5>4"),
        ("in", "1>9 2>10 16>24"),
        ("out", "9>1 24>16 17>9"),
        ("up", "7>8 8>1 6>14 14>22 22>18 18>10 10>2 21>20 4>3"),
        ("down", "1>8 8>7 2>10 18>22 22>14 14>6 19>20"),
        ("left", "3>2 2>1 4>12 12>20 20>24 24>16 16>8 5>6"),
        ("right", "1>2 24>20 8>16 7>6 23>22"),
        ("axis", "1>2 3>2 8>16 16>24 4>12 12>20 23>22 21>22"),
        ("river", "1>8 7>8 2>10 10>18 6>14 14>22 19>20 21>20"),
        ("next", "1>2 8>9 24>1"),
        ("prev", "1>24 9>8"),
        ("mirror", "1>3 4>8 5>7 9>11 2>2"),
        ("flip", "1>7 2>6 3>5 9>15 4>4"),
        ("half", "1>5 2>6 9>13 24>20"),
    ],
)
def test_steps(step: str, pairs: str) -> None:
    for pair in pairs.split():
        start, _, end = pair.partition(">")
        assert STEPS[step][int(start)] == int(end)


@pytest.mark.parametrize(
    ("step", "nowhere"),
    [
        ("in", ZONES["inner"]),
        ("out", ZONES["outer"]),
        ("up", {1, 2, 3, 9, 11, 17, 19}),
        ("down", {5, 6, 7, 13, 15, 21, 23}),
        ("axis", ZONES["axis"] | {20, 24}),
        ("river", ZONES["river"] | {18, 22}),
    ],
)
def test_steps_that_do_not_exist(step: str, nowhere: set[int]) -> None:
    assert set(POINTS) - set(STEPS[step]) == set(nowhere)


def test_the_opponents_view_is_half_a_turn() -> None:
    assert [seen_by_opponent(point) for point in (1, 2, 9, 17, 24)] == [5, 6, 13, 21, 20]
    assert all(seen_by_opponent(seen_by_opponent(point)) == point for point in POINTS)
    assert all(
        walk(("mirror", "flip"), point) == walk(("cw",) * 4, point) == seen_by_opponent(point) for point in POINTS
    )


def test_lines_cover_the_board() -> None:
    assert sorted(point for line in COLUMNS for point in line) == list(POINTS)
    assert sorted(point for line in ROWS for point in line) == list(POINTS)


def test_a_path_stops_where_a_step_is_missing() -> None:
    assert walk(("cw", "in"), 8) == 9
    assert walk(("in", "in", "in"), 1) is None
