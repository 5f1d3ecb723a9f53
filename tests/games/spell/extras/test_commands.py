"""`sortilege spell puzzles`."""

import json
from pathlib import Path

from typer.testing import CliRunner

from sortilege.games.spell.extras.commands import app
from sortilege.kernel.match import Match


def test_puzzles_are_written(tmp_path: Path) -> None:
    arguments = ["puzzles", "--count", "2", "--seed", "5", "--points", "3", "--out", str(tmp_path), "--json"]
    result = CliRunner().invoke(app, [*arguments, "-o", "tournament=yes"])
    assert result.exit_code == 0
    told = json.loads(result.stdout)
    assert len(told) == len(list(tmp_path.glob("*.record"))) == 2
    for one in told:
        match = Match.from_record(Path(one["file"]).read_text(encoding="utf-8"))
        assert f"{one['points']} points in this turn" in match.comment
        assert f"Difficulty {one['difficulty']} of 5" in match.comment


def test_the_same_seed_makes_the_same_puzzles(tmp_path: Path) -> None:
    texts = []
    for folder in ("one", "two"):
        out = tmp_path / folder
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
            "-o",
            "tournament=yes",
        ]
        assert CliRunner().invoke(app, arguments).exit_code == 0
        texts.append(next(out.glob("*.record")).read_text(encoding="utf-8"))
    assert texts[0] == texts[1]
