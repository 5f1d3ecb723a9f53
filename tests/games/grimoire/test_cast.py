"""`sortilege grimoire cast`: one line for each board."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from sortilege.games.grimoire.extras.commands import app
from sortilege.kernel.errors import BadNotation

BOARD = "F..........a........f..."


def answer(*arguments: str, text: str = "") -> str:
    result = CliRunner().invoke(app, ["cast", *arguments], input=text, catch_exceptions=False)
    assert result.exit_code == 0
    return result.stdout


def test_the_board_after_and_what_was_taken() -> None:
    assert answer("example", "1", "--board", BOARD) == ".F.........a........f... -\n"
    assert (
        answer("example", "The Fire Tornado", "--board", "FW......................") == ".F...................... W\n"
    )
    assert answer("example", "la tornade de feu", "--board", BOARD) == answer("example", "1", "--board", BOARD)


def test_the_other_caster_counts_from_his_side() -> None:
    assert (
        answer("example", "14", "--board", "...e....................", "--caster", "1")
        == ".....e.................. -\n"
    )
    assert answer("example", "1", "--board", BOARD, "--caster", "1") == "F..........a.........f.. -\n"


def test_why_not() -> None:
    assert answer("example", "53", "--board", BOARD).startswith("no: a condition")
    assert answer("example", "14", "--board", BOARD).startswith("no: ")


def test_many_boards() -> None:
    lines = answer("example", "1", "--board", "-", text=f"{BOARD}\n{'.' * 24}\nnonsense\n").splitlines()
    assert lines[0] == ".F.........a........f... -"
    assert all(line.startswith("no: ") for line in lines[1:])
    assert len(lines) == 3


def test_a_book_of_ones_own(tmp_path: Path) -> None:
    book = tmp_path / "mine.grimoire"
    book.write_text('Spell "Leap" : The fire gems of the caster move 2 points clockwise.\n', encoding="utf-8")
    for name in ("Leap", "1"):
        assert answer(str(book), name, "--board", BOARD) == "..F........a........f... -\n"


def test_errors_say_what_was_expected() -> None:
    with pytest.raises(BadNotation, match="24"):
        answer("example", "1", "--board", "F")
    with pytest.raises(BadNotation, match="1 to 80"):
        answer("example", "81", "--board", BOARD)
