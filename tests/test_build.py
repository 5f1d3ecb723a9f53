"""The build: what is compiled, by what, and how plain Python is asked for."""

import os
import re
import shutil
import subprocess
import sys
import venv
from importlib.util import find_spec
from pathlib import Path

import pytest

import _build
import sortilege
from sortilege import build

TREE = Path(__file__).parent.parent
PACKAGE = Path(sortilege.__file__).parent


def origin(path: Path) -> str:
    """Where the module of this source is really loaded from."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    spec = find_spec(".".join(("sortilege", *parts)).removesuffix(".__init__"))
    assert spec is not None
    assert spec.origin is not None
    return spec.origin


def test_exactly_the_modules_with_compiled_types_are_compiled() -> None:
    for path in PACKAGE.rglob("*.py"):
        hot = re.search(r"^from mypy_extensions import ", path.read_text(encoding="utf-8"), re.MULTILINE)
        assert origin(path).endswith(".py") == (not hot or not build.compiled), path


def test_what_is_installed_is_the_tree() -> None:
    assert build.sources_hash(PACKAGE) == build.sources_hash(TREE / "src" / "sortilege")


def test_the_hash_follows_every_file(tmp_path: Path) -> None:
    seen = set()
    for name, text in (("a.py", ""), ("a.py", "x"), ("words.ftl", "x"), ("b/a.py", "x")):
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(text)
        build.sources_hash.cache_clear()
        seen.add(build.sources_hash(tmp_path))
    (tmp_path / "a.so").write_text("binary")
    build.sources_hash.cache_clear()
    assert build.sources_hash(tmp_path) in seen
    assert len(seen) == 4


def test_pure_at_run_time() -> None:
    code = (
        "from sortilege.kernel import position as p; from sortilege import build; print(p.__file__, build.describe())"
    )
    environment = {**os.environ, "SORTILEGE_PURE": "1"}
    told = subprocess.run([sys.executable, "-c", code], env=environment, check=True, capture_output=True, text=True)
    assert re.match(r"\S+/position\.py sortilege \S+, plain Python, not compiled, sources [0-9a-f]{12},", told.stdout)


def test_zig_is_asked_for_only_without_a_compiler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.delenv("SORTILEGE_PURE", raising=False)
    monkeypatch.setattr(_build, "has_headers", lambda: True)
    monkeypatch.setattr(_build, "own_compiler", lambda: "gcc")
    assert "ziglang" not in _build.get_requires_for_build_wheel()
    monkeypatch.undo()
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setattr(_build, "has_headers", lambda: True)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert _build.own_compiler() is None
    assert "ziglang" in _build.get_requires_for_build_wheel()
    monkeypatch.setenv("SORTILEGE_PURE", "1")
    assert "ziglang" not in _build.get_requires_for_build_wheel()


def install(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Installs this tree, without what it needs, into a new environment."""
    venv.create(folder / "venv", with_pip=True)
    shutil.copytree(TREE / "src", folder / "tree" / "src", ignore=shutil.ignore_patterns("*.egg-info", "__pycache__"))
    for name in ("pyproject.toml", "setup.py", "_build.py", "README.md", "LICENSE"):
        shutil.copy(TREE / name, folder / "tree")
    command: list[str | Path] = [folder / "venv" / "bin" / "pip", "install", "--no-deps", folder / "tree"]
    return subprocess.run(command, check=False, env={**os.environ, **environment}, capture_output=True, text=True)


def kind_of(folder: Path) -> str:
    """Which build was installed there."""
    package = next((folder / "venv").rglob("site-packages")) / "sortilege"
    return "compiled" if list(package.rglob("*.so")) else "plain"


@pytest.mark.deep
@pytest.mark.parametrize(
    ("environment", "kind"),
    [({"SORTILEGE_PURE": "1"}, "plain"), ({"PATH": "/nowhere"}, "compiled"), ({"CC": "false"}, "an error")],
    ids=["plain Python asked for", "no compiler, so zig", "a compiler that fails"],
)
def test_installs(tmp_path: Path, environment: dict[str, str], kind: str) -> None:
    done = install(tmp_path, **environment)
    assert ("an error" if done.returncode else kind_of(tmp_path)) == kind, done.stdout + done.stderr
