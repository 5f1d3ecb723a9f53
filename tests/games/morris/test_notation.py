"""Texts of positions and moves, both ways, and what is refused."""

import re

import pytest

from sortilege.games.morris import GAME
from sortilege.games.morris.board import POINTS
from sortilege.games.morris.notation import POINT
from sortilege.kernel.errors import BadNotation, IllegalMove
from sortilege.kernel.options import Options
from sortilege.kernel.position import OVER

EMPTY = ".../.../.../....../.../.../..."


def test_the_pattern_of_points_matches_the_points_alone() -> None:
    names = [column + row for column in "abcdefgh" for row in "012345678"]
    assert {name for name in names if re.fullmatch(POINT, name)} == set(POINTS)


@pytest.mark.parametrize(
    "text",
    [
        f"{EMPTY} w 9/9 0",
        "w../.../.../....../.../.../..b w 8/8 2",
        "www/.../.../....../.../.../.bb w 6/7 4 x",
        "www/b../.../....../.../.../... b 6/7 5",
        "ww./.../.../....../.../.../bbb b 7/6 5 x".replace("7/6", "6/6"),
        "w.w/wbb/..w/w.bb.b/w../.b./.ww w 0/0 56",
    ],
)
def test_positions_round_trip(text: str) -> None:
    assert GAME.write(GAME.read(text, Options())) == text


def test_a_finished_position_is_read_as_finished() -> None:
    assert GAME.read("www/.../.../....../.../.../.bb b 0/0 41", Options()).seat == OVER
    assert GAME.read("www/.../.../....../.../.../bbb w 0/0 200", Options()).winner == 2


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "written like"),
        (f"{EMPTY} w 9/9", "written like"),
        ("..../../.../....../.../.../... w 9/9 0", "written like"),
        (f"{EMPTY} b 9/9 0", "even number"),
        (f"{EMPTY} w 9/8 1", "even number"),
        (f"{EMPTY} w 7/9 2", "in turn"),
        ("w../.../.../....../.../.../... b 8/9 3", "there were 1 turns"),
        ("www/.../.../....../.../.../bbb w 0/0 16", "after 18 turns"),
        ("www/.../.../....../.../.../bbb w 0/0 202", "at most 200"),
        ("www/www/www/w...../.../.../bbb w 0/0 20", "at most 9"),
        ("w../.../.../....../.../.../... w 8/8 2", "played last"),
        ("ww./.../.../....../.../.../bb. w 6/7 4 x", "without a mill"),
        ("www/.../.../....../.../.../bb. w 0/0 40", "lost already"),
        ("www/.../.../....../.../.../bb. w 0/0 40 x", "lost already"),
    ],
)
def test_garbage_and_impossible_positions_are_refused(text: str, expected: str) -> None:
    with pytest.raises(BadNotation, match=expected):
        GAME.read(text, Options())


def test_moves_are_read_as_written() -> None:
    position = GAME.start(Options())
    assert GAME.write_move(position, GAME.read_move(position, "d2")) == "d2"
    with pytest.raises(IllegalMove):
        GAME.read_move(position, "d2 d3")
    with pytest.raises(IllegalMove):
        GAME.read_move(position, "x d3")
    with pytest.raises(BadNotation, match="written like 'a7'"):
        GAME.read_move(position, "d4")


def test_the_board_is_readable() -> None:
    position = GAME.read("w.w/wbb/..w/w.bb.b/w../.b./.ww w 0/0 56", Options())
    assert str(position).splitlines()[:3] == [
        "7  O--------.--------O",
        "   |        |        |",
        "6  |  O-----X-----X  |",
    ]
    assert "Noirs (X) 0" in GAME.board(position, "fr")
