"""The commands, as a user and as a program would call them."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from sortilege import Match


def run(*arguments: str, given: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "sortilege.cli", *arguments]
    return subprocess.run(command, check=False, input=given, capture_output=True, text=True, timeout=120, cwd=cwd)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = Match("morris", seed=7)
    while not match.over:
        match.play(match.moves()[match.ply % len(match.moves())])
    path = tmp_path / "game.record"
    path.write_text(match.record())
    return path


def test_version_tells_the_build() -> None:
    told = run("--version").stdout
    assert "sortilege 0.1.0" in told
    assert "compiled" in told
    assert "sources" in told


def test_games() -> None:
    listed = json.loads(run("games", "--json").stdout)
    assert {"key", "title", "seats", "rules", "options"} <= set(listed[0])
    assert "morris" in {one["key"] for one in listed}
    assert "Nine Men's Morris" in run("games").stdout


def test_laws() -> None:
    done = run("laws", "morris", "--games", "2")
    assert done.returncode == 0
    assert "keeps all laws" in done.stdout
    assert json.loads(run("laws", "morris", "--games", "1", "--json").stdout) == []


def test_perft() -> None:
    assert run("perft", "morris", "--depth", "2").stdout.split() == ["1", "24", "2", "552"]
    assert json.loads(run("perft", "morris", "--depth", "2", "--json").stdout) == [24, 552]


def test_random() -> None:
    done = run("random", "morris", "--games", "4", "--seed", "3", "--json")
    assert done.returncode == 0
    told = json.loads(done.stdout)
    assert told["games"] == 4
    assert told["breaches"] == []
    assert sum(told["scores"].values()) == pytest.approx(1)
    assert "least seen" in run("random", "morris", "--games", "1").stdout


def test_verify_show_and_replay(record: Path, tmp_path: Path) -> None:
    assert run("verify", str(record)).stdout.startswith("true: all 0 draws")
    assert "White" in run("show", str(record)).stdout
    svg, png = tmp_path / "a.svg", tmp_path / "a.png"
    assert run("show", str(record), "--svg", str(svg), "--png", str(png), "--ply", "9").returncode == 0
    assert svg.read_text().startswith("<svg")
    assert png.read_bytes().startswith(b"\x89PNG")
    told = run("replay", str(record), "--language", "fr").stdout
    assert "Blanc" in told
    assert told.count("\n") > 30


def test_what_a_user_did_wrong_is_told_in_one_line(tmp_path: Path) -> None:
    assert run("replay", "[red].record").stderr.splitlines()[-1].startswith("BadNotation: [red].record: ")
    done = run("laws", "moris")
    assert done.returncode == 2
    assert "did you mean 'morris'" in done.stderr
    assert "Traceback" not in done.stderr
    assert "No such file" in run("show", str(tmp_path / "none")).stderr
    damaged = tmp_path / "damaged.record"
    damaged.write_text("Sortilege record 1\nGame: morris\nRules: 1\n\n1. z9\n")
    assert "line 5" in run("verify", str(damaged)).stderr
    damaged.write_bytes(b"\xff\xfe\x00")
    assert "UTF-8" in run("replay", str(damaged)).stderr


def test_play_in_the_terminal(tmp_path: Path) -> None:
    kept = tmp_path / "kept.record"
    lines = "?\nd2\nhint\nundo\nd2\nwhy d2\ncard d2\nz9\nresign\n"
    done = run("play", "morris", "--bot", "random", "--seed", "1", "--record", str(kept), given=lines)
    assert done.returncode == 0
    assert re.search(r"^Place a man on \w\w\.  \[\w\w\]$", done.stdout, re.MULTILINE)
    assert re.search(r"Your chances: \d+% \(±", done.stdout)
    assert "Its neighbours are d3, b2, f2 and d1." in " ".join(done.stdout.split())
    assert "is no move of morris" in done.stdout
    assert "Black wins.\nWhite gives up." in done.stdout
    again = Match.from_record(kept.read_text())
    assert again.history[0].text == "d2"
    assert again.ending == "resign 0"
    assert again.takebacks == 2  # the bot's answer and the move before it


def test_cards_by_their_names() -> None:
    told = run("card", "archimage", "rebirth", "of", "air").stdout
    assert told.splitlines()[:2] == [
        "Rebirth of Air · Scroll of power 3 · Circles 0 and I – School of Power",
        "Roll any of your air dice again. (A8.2)",
    ]
    assert "Piochez 1 carte." in run("card", "madness", "croisance", "--language", "fr").stdout
    none = run("card", "spell", "qqqq")
    assert none.returncode == 2
    assert "there is no card like" in none.stderr


def test_a_card_on_the_table_in_the_terminal() -> None:
    done = run("play", "grimoire", "--bot", "random", "--seed", "1", given="card fire tornado\ncard zzzzzz\nquit\n")
    assert "The Fire Tornado · Spell 1 of Ivory's grimoire" in done.stdout
    assert "there is no card like" in done.stdout


def test_a_guest_says_that_no_server_is_there() -> None:
    done = run("lab", "guest", "morris", "--bot", "greedy", "--at", "http://127.0.0.1:9", "--no-open")
    assert done.returncode == 2
    assert "http://127.0.0.1:9 does not answer" in done.stderr
    assert "Traceback" not in done.stderr
