"""Texts of positions and moves, both ways, and what is refused: the position editor is this text."""

import pytest

from sortilege.games.spell import GAME
from sortilege.kernel.errors import BadNotation, IllegalMove

TURN = (
    "turn 4 v --/- VVbb/vNvB/_bbB/vVvb b1 d2 c2 10 - 1 b1-6+-/b2-1+b2-2/b3-1+b3-3/b4-1+b4-4 "
    "b1-2,b1-3+,b2-3+,b3-5+ b1-7,b2-6+"
)


def read(text: str, **options: str) -> str:
    return GAME.write(GAME.read(text, GAME.make_options(options)))


def test_a_position_is_its_text() -> None:
    assert read(TURN) == TURN


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("turn 4", "turn  4", "a position has 14 fields"),
        ("turn 4", "think 4", "stage 'think': expected one of toss"),
        ("turn 4", "turn 44", "turn '44': expected a number from 0 to 12"),
        ("turn 4", "turn 04", "expected a number"),
        (" v --", " x --", "gem 'x': expected one of -, v, b"),
        (" v --", " - --", "gem: known from the toss on"),
        ("--/-", "de/-", "amulets: both or none"),
        ("--/-", "zz/-", "amulets 'zz/-': expected"),
        ("VVbb", "VVb", "expected 4 rows of 4"),
        ("VVbb", "VVVb", "seven tiles of each colour"),
        ("_bbB", "NbbB", "one neutral tile and one gap"),
        (" b1 d2", " a3 d2", "a pawn stands on the gap"),
        (" b1 d2", " b1 b1", "two wizards stand on one tile"),
        (" b1 d2", " b1,c1 d2", "wizards: expected 1"),
        (" b1 d2", " c1,b1 d2", "each name once and in order"),
        (" b1 d2", " e9 d2", "expected names such as"),
        (" c2 10", " d2 10", "elementals: that tile is occupied"),
        (" c2 10", " a1,c2,d4 10", "elementals: too many"),
        (" 10 -", " 12 -", "one arena action a turn"),
        (" 10 -", " 40 -", "actions '40': expected"),
        (" 10 -", " 10 a0", "only Extralimitae has that tile"),
        (" - 1 ", " - 21 ", "levels '21': expected levels in order"),
        (" - 1 ", " - 14 ", "one card of level 4 was taken"),
        ("b1-6+-", "b1-6+b1-5", "one card of level 1 was taken"),
        ("b1-6+-", "b2-6+-", "b2-6 is not of level 1"),
        ("b1-6+-", "b1-9+-", "'b1-9' is no card of this deck"),
        ("b2-1+b2-2", "b2-1+b2-1", "b2-1 stands twice"),
        ("b2-1+b2-2", "b2-1+-", "level 2 shows two cards"),
        ("b1-7,b2-6+", "b1-3,b2-6+", "a card lies in two places"),
        ("b1-7,b2-6+", "b4-2+", "a card of level 4 is discarded"),
        ("b1-7,b2-6+", "b1-1,b1-4,b1-7", "one card of each level a turn"),
        ("b3-5+ b1", "b3-5++ b1", "a [+] stands behind a card"),
        ("turn 4", "over 4", "they leave at the end of the turn"),
        ("turn 4", "script-lift 4", "the scripted opponent is for the solo mode"),
    ],
)
def test_what_is_wrong_with_a_position_is_said(old: str, new: str, problem: str) -> None:
    assert TURN.count(old) == 1
    with pytest.raises(BadNotation, match=problem):
        read(TURN.replace(old, new))


def test_a_game_that_must_be_over_is_refused() -> None:
    rich = "b1-2,b1-3,b2-3,b2-4,b3-5,b3-6,b4-2"
    text = f"turn 8 v --/- VVbb/vNvB/_bbB/vVvb b1 d2 - 11 - - b1-6+b1-5/b2-1+b2-2/b3-1+b3-3/b4-1+b4-4 {rich} -"
    with pytest.raises(BadNotation, match="the game is over by now"):
        read(text)
    assert read(text.replace("turn 8", "over 8").replace(" 11 ", " 00 "))
    assert read(text, end_at="17")


def test_the_field_is_written_even_before_its_first_tile() -> None:
    field = ".......\n" * 3 + "...N...\n" + ".......\n" * 3
    text = "build 0 v --/- {} - - - 00 - - b1-1+b1-2/b2-1+b2-2/b3-1+b3-2/b4-1+b4-2 - -"
    options = {"edition": "original", "tournament": "yes"}
    assert read(text.format("/".join(field.split())), **options)
    with pytest.raises(BadNotation, match="arena '-': expected 7 rows of 7"):
        read(text.format("-"), **options)


def test_moves_are_texts() -> None:
    position = GAME.read(TURN, GAME.make_options({}))
    assert GAME.write_move(position, GAME.read_move(position, "cast 2 with 3")) == "cast 2 with 3"
    with pytest.raises(IllegalMove, match="'lift a1 up' is not allowed now"):
        GAME.read_move(position, "lift a1 up")
    with pytest.raises(BadNotation, match="is no move of spell"):
        GAME.read_move(position, "jump")


def test_the_board_is_readable() -> None:
    assert GAME.board(GAME.read(TURN, GAME.make_options({}))).splitlines() == [
        "Round 3 of 6",
        "   a  b  c  d",
        "1  V  Vw b  b",
        "2  v  N  ve Bm",
        "3  _  b  b  B",
        "4  v  V  v  b",
        "b1-6   b2-1   b2-2   b3-1   b3-3   b4-1   b4-4",
        "X.     XX     XX     XXX    XXXX   XXXX   XX..",
        "X.     XX     XX     XXX    .XX.   XXXX   XXX.",
        "XX     X.     .X                          .XXX",
        "b1-6 Ell, b2-1 Flag right, b2-2 Flag left, b3-1 Brick, b3-3 Hat, b4-1 Great wall, b4-4 Great stair",
        "Violet: 7 points, hand: 1, 2, 3",
        "Black: 3 points, hand: 2",
    ]
