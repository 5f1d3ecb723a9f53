"""Checks what the documents promise: rules have tests, languages agree, imports keep their direction, files stay small.

Run by scripts/lint. Each check yields a sentence per problem; none is silent about what it could not read.
"""

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

RULE = re.compile(r"^\*\*([A-Z]+\d+(?:\.\d+)*)\*\*", re.MULTILINE)
RULE_TEST = re.compile(r"^\s*(?:async )?def test_([A-Z]+\d+(?:_\d+)*)(?=_|\()", re.MULTILINE)
LONGEST_FILE = 500
LONGEST_FUNCTION = 60

# What each part may import; `game` is one game, which may import itself besides, and `top` the package itself.
MAY_IMPORT: dict[str, set[str]] = {
    "kernel": {"kernel"},
    "ink": {"ink", "kernel"},
    "game": {"kernel", "ink"},
    "games": set(),
    "search": {"search", "kernel"},
    "table": {"table", "web", "search", "games", "ink", "kernel", "top"},
    "lab": {"lab", "search", "games", "ink", "kernel", "top"},
    "cli": {"cli", "lab", "table", "web", "search", "games", "ink", "kernel", "top"},
    "top": {"games", "ink", "kernel", "top"},
}


def problems(root: Path) -> Iterator[str]:
    """All that is wrong in this tree."""
    package = root / "src" / "sortilege"
    for rules in sorted(package.rglob("RULES.md")):
        yield from rules_without_tests(rules, root / "tests" / "games" / rules.parent.name)
        yield from rules_that_differ(rules, rules.with_name("RULES.fr.md"))
    for words in sorted(package.rglob("words.en.ftl")):
        yield from words_that_differ(words, words.with_name("words.fr.ftl"))
    for source in sorted(package.rglob("*.py")):
        yield from wrong_imports(source, package)
    for folder in ("src", "tests", "scripts", "examples"):
        for source in sorted((root / folder).rglob("*.py")):
            yield from too_long(source)


def rule_numbers(rules: Path) -> list[str]:
    """The numbers of the paragraphs of a rulebook, in order."""
    return RULE.findall(rules.read_text(encoding="utf-8"))


def rules_without_tests(rules: Path, tests: Path) -> Iterator[str]:
    """Each rule has a test named after it, and each such test has its rule."""
    found = [name for path in sorted(tests.rglob("*.py")) for name in RULE_TEST.findall(path.read_text("utf-8"))]
    tested = {name.replace("_", ".") for name in found}
    numbers = rule_numbers(rules)
    if not numbers:
        yield f"{rules}: no numbered rule"
    yield from (f"{rules}: no test of rule {one}" for one in numbers if one not in tested)
    yield from (f"{tests}: a test of rule {one}, which does not exist" for one in sorted(tested - set(numbers)))


def rules_that_differ(english: Path, french: Path) -> Iterator[str]:
    """Both rulebooks have the same numbers in the same order, each once."""
    if not french.exists():
        yield f"{french}: is missing"
        return
    numbers, other = rule_numbers(english), rule_numbers(french)
    yield from (f"{english}: rule {one} stands twice" for one, n in Counter(numbers).items() if n > 1)
    yield from (f"{french}: no rule {one}" for one in numbers if one not in other)
    yield from (f"{french}: rule {one} is not in {english.name}" for one in other if one not in numbers)
    if numbers != other and set(numbers) == set(other):
        yield f"{french}: the rules stand in another order than in {english.name}"


class _Variables(Visitor):
    """Gathers the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """The messages of a file of words, with the variables of each; what cannot be read counts as one of its own."""
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message | ftl.Term):
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
        elif isinstance(entry, ftl.Junk):
            found[f"(unreadable: {(entry.content or '')[:40]!r})"] = {path.name}
    return found


def words_that_differ(english: Path, french: Path) -> Iterator[str]:
    """Both languages have the same messages, with the same variables."""
    if not french.exists():
        yield f"{french}: is missing"
        return
    here, there = messages(english), messages(french)
    yield from (f"{french}: no message {one}" for one in here if one not in there)
    yield from (f"{french}: message {one} is not in {english.name}" for one in there if one not in here)
    for one in here.keys() & there.keys():
        if here[one] != there[one]:
            odd = ", ".join(f"${name}" for name in sorted(here[one] ^ there[one]))
            yield f"{french}: message {one}: only one language uses {odd}"


def wrong_imports(source: Path, package: Path) -> Iterator[str]:
    """Imports go in one direction alone, and a game knows no other game."""
    parts = source.relative_to(package).with_suffix("").parts
    own = ".".join(("sortilege", *parts[:2])) if parts[0] == "games" and len(parts) > 2 else ""
    part = "game" if own else parts[0] if len(parts) > 1 else "top"
    for line, module in imported(source, ("sortilege", *parts)):
        names = module.split(".")
        target = names[1] if len(names) > 1 and (package / names[1]).is_dir() else "top"
        within = own and f"{module}.".startswith(f"{own}.")
        if not within and target not in MAY_IMPORT.get(part, set()):
            yield f"{source}:{line}: {part} may not import {module}"


def imported(source: Path, parts: tuple[str, ...]) -> Iterator[tuple[int, str]]:
    """The line and the full name of each module of this package that the source imports."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            start = parts[: -node.level] if node.level else ()
            module = ".".join((*start, node.module) if node.module else start)
            bare = module in ("sortilege", "sortilege.games")
            names = [f"{module}.{alias.name}" for alias in node.names] if bare else [module]
        else:
            continue
        yield from ((node.lineno, name) for name in names if name.split(".")[0] == "sortilege")


def too_long(source: Path) -> Iterator[str]:
    """Files and functions that nobody reads top to bottom."""
    text = source.read_text(encoding="utf-8")
    if (lines := len(text.splitlines())) > LONGEST_FILE:
        yield f"{source}: {lines} lines, at most {LONGEST_FILE}"
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > LONGEST_FUNCTION:
                yield f"{source}:{node.lineno}: {node.name} has {length} lines, at most {LONGEST_FUNCTION}"


if __name__ == "__main__":
    found = list(problems(Path()))
    print("\n".join(found) or "layout: all well")
    sys.exit(bool(found))
