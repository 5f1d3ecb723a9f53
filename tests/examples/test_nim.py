"""The example of a game outside the package: found by its entry point, lawful, playable, short."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "nim"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the example is installed, as its pyproject.toml says."""
    site = tmp_path_factory.mktemp("site")
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = site / f"sortilege_nim-{project['version']}.dist-info"
    info.mkdir()
    points = project["entry-points"]["sortilege.games"].items()
    (info / "METADATA").write_text(f"Metadata-Version: 2.4\nName: {project['name']}\nVersion: {project['version']}\n")
    (info / "entry_points.txt").write_text(
        "[sortilege.games]\n" + "".join(f"{key} = {where}\n" for key, where in points)
    )
    (site / "sortilege_nim").symlink_to(EXAMPLE / "sortilege_nim")
    return os.environ | {"PYTHONPATH": os.pathsep.join([str(site), *(one for one in sys.path if one)])}


def run(environment: dict[str, str], *command: str) -> str:
    done = subprocess.run(
        [sys.executable, *command], env=environment, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_short_and_plain() -> None:
    files = list(EXAMPLE.rglob("*.py"))
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files) < 80
    assert not any("mypy_extensions" in file.read_text(encoding="utf-8") for file in files)


def test_it_is_found_and_keeps_the_laws(installed: dict[str, str]) -> None:
    assert "nim" in run(installed, "-m", "sortilege.cli", "games")
    assert "keeps all laws" in run(installed, "-m", "sortilege.cli", "laws", "nim", "--games", "20")


def test_it_is_played_by_its_rules(installed: dict[str, str]) -> None:
    run(installed, "-c", PLAY)


PLAY = """
import sortilege
from sortilege.kernel.gesture import View

match = sortilege.Match("nim", seed=7)
assert str(match.position) == "ooo/oooo/ooooo 0"  # N1
assert match.moves() == ["a0", "a1", "a2", "b0", "b1", "b2", "b3", "c0", "c1", "c2", "c3", "c4"]  # N2
match.play("c0")
match.play("b3")
assert str(match.position) == "ooo/ooo/ 2"
match.play("a0")
assert match.seat == 1
match.play("b0")
assert match.over and match.scores == [0, 1]  # N3: the second player took the last stone
assert sortilege.Match.from_record(match.record()).scores == [0, 1]

game = sortilege.game("nim")
position = game.start(game.make_options({}))
assert game.scene(position, View()).count('class="piece"') == 12
assert game.say(position, position.moves()[2], "fr") == "prend une pierre dans le tas a"
"""


def test_the_docs_show_the_example_as_it_is() -> None:
    page = (EXAMPLE.parent.parent / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    start = page.index("class Nim(Position)")
    shown = page[start : page.index("```", start)]
    assert shown in (EXAMPLE / "sortilege_nim" / "__init__.py").read_text(encoding="utf-8")
