"""`sortilege spell puzzles`."""

import json
from pathlib import Path

from typer.testing import CliRunner

from sortilege.games.spell.extras.commands import app
from sortilege.kernel.match import Match


def test_puzzles_are_written(tmp_path: Path) -> None:
    arguments = ["puzzles", "--count", "2", "--seed", "5", "--points", "3", "--out", str(tmp_path), "--json"]
    result = CliRunner().invoke(app, [*arguments, "--on", "serial", "-o", "tournament=yes"])
    assert result.exit_code == 0
    told = json.loads(result.stdout)
    assert len(told) == len(list(tmp_path.glob("*.record"))) == 2
    for one in told:
        match = Match.from_record(Path(one["file"]).read_text(encoding="utf-8"))
        assert f"{one['points']} points in this turn" in match.comment
        assert f"Difficulty {one['difficulty']} of 5" in match.comment


def test_the_same_seed_makes_the_same_puzzles_wherever_they_are_made(tmp_path: Path) -> None:
    """On one core, on two, and taken up again from a journal, with nothing searched anew."""
    texts = []
    for folder, *where in (("one", "--on", "serial"), ("two", "--workers", "2"), ("three", "--on", "serial")):
        out, state = tmp_path / folder, tmp_path / ("other" if folder == "two" else "state")
        arguments = [
            "puzzles",
            "--count",
            "1",
            "--seed",
            "5",
            "--points",
            "3",
            "--out",
            str(out),
            "--state",
            str(state),
        ]
        assert CliRunner().invoke(app, [*arguments, *where, "-o", "tournament=yes"]).exit_code == 0
        texts.append(next(out.glob("*.record")).read_text(encoding="utf-8"))
    assert texts[0] == texts[1] == texts[2]
