"""The example of a bot outside the package: short, found by its entry point, playing in the arena."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "my_bot.py"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the example is installed, with the entry point that its first lines tell."""
    site = tmp_path_factory.mktemp("site")
    info = site / "my_bot-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.4\nName: my_bot\nVersion: 1\n")
    line = next(line.strip() for line in EXAMPLE.read_text("utf-8").splitlines() if line.strip().startswith("hasty ="))
    (info / "entry_points.txt").write_text("[sortilege.bots]\n" + line.replace('"', "") + "\n")
    (site / "my_bot.py").symlink_to(EXAMPLE)
    return os.environ | {"PYTHONPATH": os.pathsep.join([str(site), *(one for one in sys.path if one)])}


def run(environment: dict[str, str], *command: str) -> str:
    done = subprocess.run(
        [sys.executable, *command], env=environment, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < 50


def test_it_runs_by_itself(installed: dict[str, str]) -> None:
    assert run(installed, str(EXAMPLE)).strip() in ("[1.0, 0.0]", "[0.0, 1.0]", "[0.5, 0.5]")


def test_it_plays_in_the_arena_by_its_name(installed: dict[str, str]) -> None:
    told = run(
        installed,
        "-m",
        "sortilege.cli",
        "arena",
        "morris",
        "hasty",
        "random",
        "--games",
        "2",
        "--workers",
        "1",
        "--json",
    )
    assert json.loads(told)["pairings"][0]["bot"] == "hasty"
