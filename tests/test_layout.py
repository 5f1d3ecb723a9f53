"""Each check of scripts/layout.py can fail; that this tree passes is for scripts/lint to say."""

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

    for part in ("kernel", "ink", "games", "search", "server", "lab", "cli"):
        write(f"src/sortilege/{part}/__init__.py", "")
    for language in ("en", "fr"):
        write(f"src/sortilege/games/chess/words.{language}.ftl", "title = Chess\nmoved = { $who } moved\n")
    write("src/sortilege/games/chess/RULES.md", "# Chess\n\n**C1** White begins.\n\n**C1.2** Kings walk.\n")
    write("src/sortilege/games/chess/RULES.fr.md", "**C1** Les blancs commencent.\n\n**C1.2** Le roi marche.\n")
    write("src/sortilege/games/chess/__init__.py", "")
    write("src/sortilege/games/chess/rules.py", '"""Chess (C1)."""\n\nx = 1  # C1.2\n')
    write("docs/games/chess.md", "| `clock.py`, `endings/` | extra parts |\n")
    write("tests/games/chess/test_rules.py", "def test_C1_white(): ...\ndef test_C1_2(): ...\n")
    return write


def found(tmp_path: Path) -> list[str]:
    return [problem.replace(f"{tmp_path}/", "") for problem in layout.problems(tmp_path)]


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


def test_a_rule_that_no_code_cites(plant: Plant, tmp_path: Path) -> None:
    plant("src/sortilege/games/chess/rules.py", 'def f():\n    """Begins (C1)."""\n    return "C1.2", "C9.9"\n')
    plant("src/sortilege/games/chess/reasons.py", "x = 1  # C1.2\n")
    assert found(tmp_path) == ["src/sortilege/games/chess/RULES.md: no code cites rule C1.2"]


def test_a_cited_rule_that_does_not_exist(plant: Plant, tmp_path: Path) -> None:
    plant("src/sortilege/games/chess/board.py", "x = 1  # C1.2, C1.20 and chapter C7\n")
    assert found(tmp_path) == ["src/sortilege/games/chess/board.py: cites rule C1.20, which does not exist"]


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
        ("games/chess/a/b.py", "from sortilege.server import app", "sortilege.server.app"),
        ("games/chess/a.py", "import sortilege.games.chessboard", "sortilege.games.chessboard"),
        ("search/a.py", "from sortilege.games.chess import rules", "sortilege.games.chess"),
        ("server/a.py", "import sortilege.cli", "sortilege.cli"),
        ("lab/a.py", "import sortilege.server", "sortilege.server"),
        ("elsewhere/a.py", "import sortilege.kernel.position", "sortilege.kernel.position"),
        ("cli/a.py", "from sortilege.games.chess import rules", "sortilege.games.chess"),
        ("games/chess/a.py", "from sortilege.games.chess.extras import pages", "sortilege.games.chess.extras"),
        ("games/chess/extras/a.py", "import sortilege.games.go", "sortilege.games.go"),
        ("server/words.py", "from sortilege.server.play.table import Seat", "sortilege.server.play.table"),
        ("server/http.py", "from sortilege.server import app", "sortilege.server.app"),
        ("server/store/a.py", "from sortilege.server.play import table", "sortilege.server.play"),
        ("server/play/a.py", "from sortilege.server.pages import lobby", "sortilege.server.pages"),
        ("server/api/a.py", "from sortilege.server.pages.lobby import x", "sortilege.server.pages.lobby"),
        ("server/pages/a.py", "from ..api import routes", "sortilege.server.api"),
    ],
)
def test_imports_in_the_wrong_direction(plant: Plant, tmp_path: Path, path: str, line: str, module: str) -> None:
    plant("docs/games/chess.md", "| `a.py`, `a/` |\n")
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
        ("cli/a.py", "import sortilege\nimport sortilege.build\nimport sortilege.server.app\nimport sortilege.lab"),
        ("server/app.py", "from sortilege.server import words\nfrom sortilege.server.pages import lobby"),
        ("server/api/a.py", "import sortilege.server.play.hall\nimport sortilege.server.store.store"),
        ("games/chess/extras/a.py", "from sortilege.games.chess import rules\nimport sortilege.server.play.hall"),
    ],
)
def test_imports_in_the_right_direction(plant: Plant, tmp_path: Path, path: str, line: str) -> None:
    plant("docs/games/chess.md", "| `a.py`, `a/` |\n")
    plant(f"src/sortilege/{path}", line + "\n")
    assert found(tmp_path) == []


def test_a_module_without_role(plant: Plant, tmp_path: Path) -> None:
    for path in ("board.py", "clock.py", "endings/__init__.py", "extras/__init__.py", "stuff.py", "more/__init__.py"):
        plant(f"src/sortilege/games/chess/{path}", "")
    assert found(tmp_path) == [
        "src/sortilege/games/chess/more: is no role, and the table of chess.md does not have `more/`",
        "src/sortilege/games/chess/stuff.py: is no role, and the table of chess.md does not have `stuff.py`",
    ]


def test_modules_of_one_name(plant: Plant, tmp_path: Path) -> None:
    for path in ("server/speed.py", "search/speed.py", "cli/speed.py", "ink/speed.py", "kernel/scene.py"):
        plant(f"src/sortilege/{path}", "")
    assert found(tmp_path) == ["src/sortilege: modules called speed in search, server"]


def test_classes_of_one_name(plant: Plant, tmp_path: Path) -> None:
    plant("src/sortilege/kernel/a.py", "class A: ...\n")
    plant("src/sortilege/search/b.py", "def f():\n    class A: ...\n")
    assert found(tmp_path) == ["src/sortilege/search/b.py:2: class A is also at src/sortilege/kernel/a.py:1"]


def test_a_game_named_outside_its_folder(plant: Plant, tmp_path: Path) -> None:
    plant("src/sortilege/server/a.py", '"""chess"""\n\nx = ["chess", "checkers"]\n')
    plant("src/sortilege/games/chess/board.py", 'x = "chess"\n')
    assert found(tmp_path) == ["src/sortilege/server/a.py:3: names the game chess"]


def test_a_cache_without_bound(plant: Plant, tmp_path: Path) -> None:
    head = "from functools import cache\n\n\n"
    plant("src/sortilege/kernel/a.py", f"{head}@cache\ndef f(text: str) -> str:\n    return text\n")
    plant(
        "src/sortilege/kernel/b.py", f"{head}@cache  # the two languages\ndef f(text: str) -> str:\n    return text\n"
    )
    plant("src/sortilege/kernel/c.py", f"{head}@cache\ndef f() -> str:\n    return ''\n")
    (problem,) = found(tmp_path)
    assert problem.startswith("src/sortilege/kernel/a.py:4: @cache never forgets")


def test_a_literal_shifted_by_a_variable(plant: Plant, tmp_path: Path) -> None:
    head = "from mypy_extensions import i64\n\n\n"
    body = "def f(n: i64) -> i64:\n    return {}\n"
    plant("src/sortilege/kernel/a.py", f"\n{head}" + body.format("i64(1) << n"))
    plant("src/sortilege/kernel/b.py", f"\n{head}" + body.format("(1 << n + 2) - 1"))
    plant("src/sortilege/kernel/c.py", f"\n{head}" + body.format("(1 << 40) + (n << 2) + (1 << SIZE) + (1 << c.SIZE)"))
    plant("src/sortilege/kernel/subsets.py", f"\n{head}" + body.format("i64(1) << n"))  # named in NARROW
    plant("src/sortilege/kernel/d.py", "def f(n: int) -> int:\n    return 1 << n\n")  # not compiled
    first, second = found(tmp_path)
    assert "a.py:6: i64(1) << n is wrong from 32 on" in first
    assert "b.py:6: 1 << n + 2 is wrong from 32 on" in second


def test_length(plant: Plant, tmp_path: Path) -> None:
    plant("src/sortilege/kernel/a.py", "x = 1\n" * 401)
    plant("examples/b.py", "async def f():\n" + "    x = 1\n" * 60)
    assert found(tmp_path) == [
        "src/sortilege/kernel/a.py: 401 lines, at most 400",
        "examples/b.py:1: f has 61 lines, at most 60",
    ]


def test_width_of_documents(plant: Plant, tmp_path: Path) -> None:
    plant("README.md", "é" * 120 + "\n" + "x" * 121)
    plant("docs/games/go.md", "x" * 200)
    assert found(tmp_path) == [
        "README.md:2: 121 characters, at most 120",
        "docs/games/go.md:1: 200 characters, at most 120",
    ]
