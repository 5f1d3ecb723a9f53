"""The checks of scripts/layout.py: this tree passes, and each check can fail."""

from collections.abc import Callable
from pathlib import Path

import layout
import pytest

Plant = Callable[[str, str], Path]


@pytest.fixture
def plant(tmp_path: Path) -> Plant:
    """Writes a file into an otherwise empty tree."""

    def write(path: str, text: str) -> Path:
        file = tmp_path / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        return file

    for part in ("kernel", "ink", "games", "search", "table", "lab", "cli"):
        write(f"src/sortilege/{part}/__init__.py", "")
    for language in ("en", "fr"):
        write(f"src/sortilege/games/chess/words.{language}.ftl", "title = Chess\nmoved = { $who } moved\n")
    write("src/sortilege/games/chess/RULES.md", "# Chess\n\n**C1** White begins.\n\n**C1.2** Kings walk.\n")
    write("src/sortilege/games/chess/RULES.fr.md", "**C1** Les blancs commencent.\n\n**C1.2** Le roi marche.\n")
    write("tests/games/chess/test_rules.py", "def test_C1_white(): ...\ndef test_C1_2(): ...\n")
    return write


def found(tmp_path: Path) -> list[str]:
    return [one.replace(f"{tmp_path}/", "") for one in layout.problems(tmp_path)]


def test_this_tree() -> None:
    assert list(layout.problems(Path(__file__).parent.parent)) == []


def test_a_sound_tree(plant: Plant, tmp_path: Path) -> None:
    assert found(tmp_path) == []


def test_a_rule_without_test(plant: Plant, tmp_path: Path) -> None:
    plant("tests/games/chess/test_rules.py", "def test_C1_white(): ...\ndef test_C1_20(): ...\n")
    assert found(tmp_path) == [
        "src/sortilege/games/chess/RULES.md: no test of rule C1.2",
        "tests/games/chess: a test of rule C1.20, which does not exist",
    ]


def test_a_longer_number_does_not_stand_for_a_shorter(plant: Plant, tmp_path: Path) -> None:
    plant("tests/games/chess/test_rules.py", "def test_C1_2_kings(): ...\n")
    assert found(tmp_path) == ["src/sortilege/games/chess/RULES.md: no test of rule C1"]


def test_rules_of_two_languages(plant: Plant, tmp_path: Path) -> None:
    plant("src/sortilege/games/chess/RULES.fr.md", "**C1.2** Le roi marche.\n**C3** Roque.\n")
    assert found(tmp_path) == [
        "src/sortilege/games/chess/RULES.fr.md: no rule C1",
        "src/sortilege/games/chess/RULES.fr.md: rule C3 is not in RULES.md",
    ]
    plant("src/sortilege/games/chess/RULES.fr.md", "**C1.2** Le roi marche.\n**C1** Les blancs.\n")
    assert found(tmp_path) == [
        "src/sortilege/games/chess/RULES.fr.md: the rules stand in another order than in RULES.md"
    ]


@pytest.mark.parametrize(
    ("french", "problem"),
    [
        ("title = Échecs\n", "no message moved"),
        ("title = Échecs\nmoved = { $who } joue\nmore = x\n", "message more is not in words.en.ftl"),
        ("title = Échecs\nmoved = { $qui } joue\n", "message moved: only one language uses $qui, $who"),
        ("title = Échecs\nmoved = { $who } joue\n???\n", "message (unreadable: '???\\n') is not in words.en.ftl"),
    ],
)
def test_words_of_two_languages(plant: Plant, tmp_path: Path, french: str, problem: str) -> None:
    plant("src/sortilege/games/chess/words.fr.ftl", french)
    assert found(tmp_path) == [f"src/sortilege/games/chess/words.fr.ftl: {problem}"]


def test_a_language_that_is_missing(plant: Plant, tmp_path: Path) -> None:
    (tmp_path / "src/sortilege/games/chess/words.fr.ftl").unlink()
    (tmp_path / "src/sortilege/games/chess/RULES.fr.md").unlink()
    assert found(tmp_path) == [
        "src/sortilege/games/chess/RULES.fr.md: is missing",
        "src/sortilege/games/chess/words.fr.ftl: is missing",
    ]


@pytest.mark.parametrize(
    ("path", "line", "module"),
    [
        ("kernel/a.py", "from sortilege.ink import svg", "sortilege.ink"),
        ("kernel/a.py", "from sortilege import Match", "sortilege.Match"),
        ("games/chess/a.py", "import sortilege.games.go.rules", "sortilege.games.go.rules"),
        ("games/chess/a.py", "from sortilege.games import go", "sortilege.games.go"),
        ("games/chess/a.py", "from ..go import rules", "sortilege.games.go"),
        ("games/chess/a.py", "def f():\n    from sortilege.search import uct", "sortilege.search"),
        ("games/chess/a/b.py", "from sortilege.table import app", "sortilege.table"),
        ("games/chess/a.py", "import sortilege.games.chessboard", "sortilege.games.chessboard"),
        ("search/a.py", "from sortilege.games.chess import rules", "sortilege.games.chess"),
        ("table/a.py", "import sortilege.cli", "sortilege.cli"),
        ("lab/a.py", "import sortilege.table", "sortilege.table"),
        ("elsewhere/a.py", "import sortilege.kernel.position", "sortilege.kernel.position"),
    ],
)
def test_imports_in_the_wrong_direction(plant: Plant, tmp_path: Path, path: str, line: str, module: str) -> None:
    plant(f"src/sortilege/{path}", line + "\n")
    (problem,) = found(tmp_path)
    assert problem.startswith(f"src/sortilege/{path}:")
    assert problem.endswith(f" may not import {module}")


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (
            "games/chess/a.py",
            "from sortilege.games.chess.board import x\nfrom . import y\nimport sortilege.kernel.game",
        ),
        ("games/chess/a/b.py", "from sortilege.games.chess.board import x\nfrom sortilege.ink import svg"),
        ("search/a.py", "from sortilege.kernel import match\nimport math"),
        ("cli/a.py", "import sortilege\nimport sortilege.build\nimport sortilege.table.app\nimport sortilege.lab"),
    ],
)
def test_imports_in_the_right_direction(plant: Plant, tmp_path: Path, path: str, line: str) -> None:
    plant(f"src/sortilege/{path}", line + "\n")
    assert found(tmp_path) == []


def test_length(plant: Plant, tmp_path: Path) -> None:
    plant("src/sortilege/kernel/a.py", "x = 1\n" * 501)
    plant("examples/b.py", "async def f():\n" + "    x = 1\n" * 60)
    assert found(tmp_path) == [
        "src/sortilege/kernel/a.py: 501 lines, at most 500",
        "examples/b.py:1: f has 61 lines, at most 60",
    ]
