"""`sortilege solve`, as a user and as a program would call it."""

import json
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from sortilege import Match
from sortilege.cli.solve import solve
from sortilege.kernel.errors import SortilegeError
from sortilege.search import perfect
from sortilege.search.analysis import advise, analyse
from sortilege.search.counsel import counsel, judged
from sortilege.search.table_files import TableFile

BOOKS: dict[str, Any] = {"book0": "none", "book1": "none", "study": False, "first": "0"}
LAST = "FF..........f........... 0 play 0000/0000 cc - - 0 60 -"
EMBER = 'text0=Spell "Ember Step" : The fire gems of the caster move 1 point clockwise.'


def told(*arguments: str) -> str:
    """What the command prints."""
    app = typer.Typer()
    app.command()(solve)
    found = CliRunner().invoke(app, list(arguments), catch_exceptions=False)
    assert found.exit_code == 0, found.output
    return found.stdout


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tables of at most three gems without spells."""
    path = tmp_path_factory.mktemp("solved")
    report = json.loads(told("grimoire", "--data", str(path), "--pieces", "3", "--json", "-o", "book0=none"))
    assert report["made"] == ["plain/1-1", "plain/2-1"]
    assert report["positions"] == 1764
    assert 200 < report["bytes"] < 1764, "two heads, and less than a byte each"
    return path


def test_a_second_run_finds_what_is_there(folder: Path) -> None:
    assert "0 tables made, 2 were there" in told("grimoire", "--data", str(folder), "--pieces", "3", "-o", "book0=none")
    french = told("grimoire", "--data", str(folder), "--pieces", "3", "-o", "book0=none", "-l", "fr")
    assert "0 tables faites, 2 étaient là" in french


def test_a_position_is_told_move_by_move(folder: Path) -> None:
    books = ["-o", "book0=none", "-o", "book1=none"]
    lines = told("grimoire", "--data", str(folder), "--position", LAST, *books).splitlines()
    assert "plain/2-1: 112 won, 737 drawn, 7 lost for the seat to move; distances up to 3" in lines
    rows = lines[3:]
    assert len(rows) > 2
    assert all(": proved: " in row for row in rows)
    assert "prouvé\u00a0: " in told("grimoire", "--data", str(folder), "--position", LAST, *books, "-l", "fr")


def test_two_books_are_solved_for_so_many_gems(tmp_path: Path) -> None:
    report = json.loads(
        told("grimoire", "--data", str(tmp_path), "--pieces", "2", "--minutes", "0", "--json",
             "-o", "book0=own", "-o", EMBER, "-o", "book1=none")
    )  # fmt: skip
    assert report["made"] == []
    names = report["left_out"]
    assert names[0] == "plain/1-1"
    books = {name.split("/")[0] for name in names[1:]}
    assert len(books) == 1, "kept by what the books say"
    assert len(names) > 16, "every two gems of every element"


def test_what_has_no_tables_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SortilegeError, match="no endings"):
        told("archimage", "--data", str(tmp_path))
    with pytest.raises(SortilegeError, match="in no table"):
        told("morris", "--data", str(tmp_path), "--position", "w../.../.../....../.../.../..b w 8/8 2")


def test_advice_and_analysis_say_in_how_many_turns(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(perfect.FOLDER, str(folder))
    match = Match("grimoire", start=LAST, **BOOKS)
    moves = advise(match, "guided 10")
    assert all(row.proved for row in moves)
    values = TableFile(folder / "grimoire/plain/2-1.table", {}).content()
    assert 4 in values, "there are wins in three turns"
    endgame = match.game.endgame(match.position)
    assert endgame is not None
    endgame.set_up(0x21, values.index(4))
    board = match.game.write(endgame.position).split()[0]
    match = Match("grimoire", start=f"{board} 0 play 0000/0000 cc - - 0 60 -", **BOOKS)
    best = advise(match, "guided 10")[0]
    assert (best.expected, best.turns) == (1.0, 3)
    assert counsel(match.game, match.position, best, "en").sure == "proved: win in 3"
    assert counsel(match.game, match.position, best, "fr").sure == "prouvé\u00a0: gain en 3"
    before = match.position.copy()
    for text in best.line:
        match.play(text)
    assert match.over
    assert match.scores == [1, 0]
    first = next(iter(analyse(match, "guided 10")))
    assert (first.loss, first.turns) == (0, 3)
    assert judged(match.game, before, first, "en").best.sure == "proved: win in 3"
