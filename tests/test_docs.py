"""The documents tell the truth: their Python runs, their links lead somewhere, what the map names is there."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
BLOCK = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
# `room.py do, publish`: as much of a path as tells the file from others, then functions or classes of it
NAMED = re.compile(r"`((?:\w+/)*\w+\.(?:py|js))((?: \w+,?)*)`")
LINK = re.compile(r"(?:\]\(|^\[\w+\]: )(?!https?:|#|mailto:)([^)#\s]+)", re.MULTILINE)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_python_in_the_documents_runs(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {"__name__": "document"}
    for block in BLOCK.findall(page.read_text(encoding="utf-8")):
        exec(compile(block, str(page), "exec"), names)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    missing = [to for to in LINK.findall(page.read_text(encoding="utf-8")) if not (page.parent / to).exists()]
    assert missing == []


def defined(source: Path) -> set[str]:
    """The names of all functions, methods and classes of a source."""
    text = source.read_text(encoding="utf-8")
    if source.suffix == ".js":
        return set(re.findall(r"\bfunction (\w+)", text))
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    return {node.name for node in ast.walk(ast.parse(text)) if isinstance(node, kinds)}


@pytest.mark.parametrize(("path", "names"), NAMED.findall((ROOT / "docs/architecture.md").read_text(encoding="utf-8")))
def test_what_the_map_names_is_there(path: str, names: str) -> None:
    if path.startswith(("scripts/", "tests/")):
        assert (ROOT / path).exists()
        return
    sources = [file for file in (ROOT / "src").rglob(Path(path).name) if f"/{file}".endswith(f"/{path}")]
    assert len(sources) == 1, sources
    assert set(re.findall(r"\w+", names)) <= defined(sources[0])
