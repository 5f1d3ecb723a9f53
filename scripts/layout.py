"""Checks what the documents promise, and yields a sentence per problem; none is silent about what it could not read.

Rules have tests and are cited by the code that does them, languages agree, imports keep their direction, a name has one
meaning, files stay small. Run by scripts/lint.
"""

import ast
import io
import re
import sys
import tokenize
from collections import Counter, defaultdict
from collections.abc import Container, Iterable, Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

RULE = re.compile(r"^\*\*([A-Z]+\d+(?:\.\d+)*)\*\*", re.MULTILINE)
RULE_TEST = re.compile(r"^\s*(?:async )?def test_([A-Z]+\d+(?:_\d+)*)(?=_|\()", re.MULTILINE)
CITED = re.compile(r"\b[A-Z]+\d+(?:\.\d+)*\b")
# These say or show a rule that others do.
SILENT = {"reasons.py", "speech.py", "details.py", "scene.py", "panels.py", "deeds.py", "endings.py", "editor.py",
    "evaluation.py",
}  # fmt: skip
LONGEST_FILE = 400
LONGEST_FUNCTION = 60
LONGEST_LINE = 120  # of a document; ruff looks at the sources

# The modules that have the same name in every game, see docs/adding-a-game.md.
ROLES = {
    "__init__", "board", "state", "moves", "rules", "options", "notation", "position_text", "invariants", "speech",
    "reasons", "details", "touch", "scene", "figures", "layout", "ground", "panels", "diagram", "editor", "evaluation",
    "weights", "needs", "deeds", "endings", "own_copy", "endgame", "encoder",
}  # fmt: skip
# Names that modules of different roles share, and why. Besides, a command has the name of what it runs, a page or a
# module of ink/ that of what it shows, one of extras/ that of what it adds to.
SHARED = {
    "__main__": "Python asks for it",
    "common": "what the modules of one folder share",
    "words": "the server has words of its own, read as every game's are",
    "messages": "browsers and programs are told different things",
}
# Where a game's key is written outside its folder, and why.
NAMED = {
    "lab/openspiel.py": "morris is what OpenSpiel plays too",
    "lab/load.py": "some game has to be played",
}

# Compiled, a literal shifted left (`1 << n`, `i64(1) << n`) is wrong from 32 on: there kernel/bits.py has `bit(n)`.
# Where literals are shifted by a variable all the same, and why it stays small.
NARROW = {
    "games/archimage/dice.py": "four bits a value, six values",
    "games/archimage/rounds.py": "seats, colours, four bits a colour",
    "games/archimage/spells/passages.py": "codes of tokens, below 30",
    "games/archimage/spells/power.py": "four bits a colour",
    "games/archimage/spells/spell.py": "colours",
    "games/archimage/state.py": "seats",
    "games/grimoire/casting.py": "24 points",
    "games/grimoire/compiled_books.py": "four elements",
    "games/grimoire/rules.py": "24 points, two bits an element",
    "games/grimoire/showing.py": "24 points",
    "games/madness/rules.py": "13 kinds, five seats",
    "games/madness/steps.py": "three bits an element",
    "games/madness/zones.py": "five slots",
    "games/morris/evaluation.py": "24 points",
    "games/morris/rules.py": "24 points",
    "games/spell/board.py": "Python's own integers, while tables are made",
    "games/spell/evaluation.py": "16 cells",
    "games/spell/rules.py": "16 cells",
    "games/spell/solo.py": "16 cells",
    "games/spell/solver/moment.py": "16 cells",
    "games/spell/solver/reach.py": "16 cells, eight bits a level of four",
    "games/spell/solver/solve.py": "16 cells",
    "games/spell/state.py": "16 cells",
    "games/spell/turn.py": "16 cells",
    "kernel/subsets.py": "24 points",
}

# What each part may import besides itself. `game` is one game and `extras` what it adds to the program: both may import
# that game. `games` is the folder alone: nobody imports a game by its name. `top` is the package itself.
BELOW = {"kernel", "ink", "search", "web", "top"}
MAY_IMPORT: dict[str, set[str]] = {
    "kernel": set(),
    "ink": {"kernel"},
    "game": {"kernel", "ink"},
    "games": set(),
    "search": {"kernel"},
    "server": BELOW,  # what all its parts share: http, templates, visitor, limits, words, workers, ...
    "store": BELOW | {"server"},
    "play": BELOW | {"server", "store"},
    "pages": BELOW | {"server", "store", "play"},
    "api": BELOW | {"server", "store", "play"},
    "app": BELOW | {"server", "store", "play", "pages", "api"},
    "lab": BELOW,
    "cli": BELOW | {"lab", "server", "store", "play", "app"},
    "extras": BELOW | {"lab", "cli", "server", "store", "play", "pages", "api"},
    "top": {"kernel", "ink", "games", "search"},
}


def problems(root: Path) -> Iterator[str]:
    """All that is wrong in this tree."""
    package = root / "src" / "sortilege"
    sources = sorted(package.rglob("*.py"))
    for rules in sorted(package.rglob("RULES.md")):
        yield from rules_without_tests(rules, root / "tests" / "games" / rules.parent.name)
        yield from rules_not_cited(rules, rules.parent)
        yield from rules_that_differ(rules, rules.with_name("RULES.fr.md"))
    for words in sorted(package.rglob("words.en.ftl")):
        yield from words_that_differ(words, words.with_name("words.fr.ftl"))
    games = sorted(path.parent for path in package.glob("games/*/__init__.py"))
    for game in games:
        yield from modules_without_role(game, root / "docs" / "games" / f"{game.name}.md")
    for source in sources:
        yield from wrong_imports(source, package)
        yield from games_named(source, package, {game.name for game in games})
        yield from unbounded_caches(source)
        yield from shifted_literals(source, package)
    yield from names_shared(sources, package)
    yield from classes_twice(sources)
    for folder in ("src", "tests", "scripts", "examples"):
        for source in sorted((root / folder).rglob("*.py")):
            yield from too_long(source)
    for page in sorted([*root.glob("*.md"), *root.glob("docs/**/*.md")]):
        yield from too_wide(page)


@cache
def parsed(text: str) -> ast.Module:
    """Parses a source, once for all checks."""
    return ast.parse(text)


def rule_numbers(rules: Path) -> list[str]:
    """The numbers of the paragraphs of a rulebook, in order."""
    return RULE.findall(rules.read_text(encoding="utf-8"))


def rules_without_tests(rules: Path, tests: Path) -> Iterator[str]:
    """Each rule has a test named after it, and each such test has its rule."""
    names = [name for path in sorted(tests.rglob("*.py")) for name in RULE_TEST.findall(path.read_text("utf-8"))]
    tested = {name.replace("_", ".") for name in names}
    numbers = rule_numbers(rules)
    if not numbers:
        yield f"{rules}: no numbered rule"
    yield from (f"{rules}: no test of rule {number}" for number in numbers if number not in tested)
    yield from (f"{tests}: a test of rule {number}, which does not exist" for number in sorted(tested - set(numbers)))


def rules_not_cited(rules: Path, folder: Path) -> Iterator[str]:
    """Each rule is cited, by a comment or docstring, where the code does it; each number cited is a rule."""
    numbers = rule_numbers(rules)
    cited = {}
    for source in sorted(folder.rglob("*.py")):
        if source.name not in SILENT:
            cited.update(dict.fromkeys(CITED.findall(remarks(source)), source))
    yield from (f"{rules}: no code cites rule {number}" for number in numbers if number not in cited)
    for number, source in cited.items():
        if "." in number and number not in numbers:
            yield f"{source}: cites rule {number}, which does not exist"


def remarks(source: Path) -> str:
    """The docstrings and comments of a source."""
    text = source.read_text(encoding="utf-8")
    comments = [
        one.string for one in tokenize.generate_tokens(io.StringIO(text).readline) if one.type == tokenize.COMMENT
    ]
    return "\n".join([*(str(node.value) for node in docstrings(parsed(text))), *comments])


def docstrings(tree: ast.Module) -> Iterator[ast.Constant]:
    """The docstrings of a module, of its classes and of its functions."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            first = node.body[0] if node.body else None
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                yield first.value


def rules_that_differ(english: Path, french: Path) -> Iterator[str]:
    """Both rulebooks have the same numbers in the same order, each once."""
    if not french.exists():
        yield f"{french}: is missing"
        return
    numbers, other = rule_numbers(english), rule_numbers(french)
    yield from (f"{english}: rule {number} stands twice" for number, n in Counter(numbers).items() if n > 1)
    yield from (f"{french}: no rule {number}" for number in numbers if number not in other)
    yield from (f"{french}: rule {number} is not in {english.name}" for number in other if number not in numbers)
    if numbers != other and set(numbers) == set(other):
        yield f"{french}: the rules stand in another order than in {english.name}"


class _Variables(Visitor):
    """Gathers the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """The messages of a file of words, with the variables of each; what cannot be read counts as one of its own."""
    entries = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message | ftl.Term):
            variables = _Variables()
            variables.visit(entry)
            entries[entry.id.name] = variables.names
        elif isinstance(entry, ftl.Junk):
            entries[f"(unreadable: {(entry.content or '')[:40]!r})"] = {path.name}
    return entries


def words_that_differ(english: Path, french: Path) -> Iterator[str]:
    """Both languages have the same messages, with the same variables."""
    if not french.exists():
        yield f"{french}: is missing"
        return
    here, there = messages(english), messages(french)
    yield from (f"{french}: no message {name}" for name in here if name not in there)
    yield from (f"{french}: message {name} is not in {english.name}" for name in there if name not in here)
    for name in here.keys() & there.keys():
        if odd := ", ".join(f"${variable}" for variable in sorted(here[name] ^ there[name])):
            yield f"{french}: message {name}: only one language uses {odd}"


def modules_without_role(game: Path, page: Path) -> Iterator[str]:
    """Each module of a game has the name of its role, or is in the table of the game's page: `name.py`, `folder/`."""
    text = page.read_text(encoding="utf-8") if page.exists() else ""
    table = "\n".join(line for line in text.splitlines() if line.startswith("|"))
    listed = set(re.findall(r"`(\w+(?:\.py|/))", table))
    modules = {path.name for path in game.glob("*.py") if path.stem not in ROLES}
    folders = {f"{path.parent.name}/" for path in game.glob("*/__init__.py") if path.parent.name != "extras"}
    for name in sorted((modules | folders) - listed):
        yield f"{game / name}: is no role, and the table of {page.name} does not have `{name}`"


def names_shared(sources: Iterable[Path], package: Path) -> Iterator[str]:
    """A module's name has one meaning: no two have the same but by their role, or as SHARED says."""
    homes = defaultdict(list)
    for source in sources:
        folder = source.relative_to(package).parent.as_posix()
        is_named_after = folder in ("ink", "cli", "server/pages") or "extras" in folder.split("/")
        if not is_named_after and source.stem not in ROLES | SHARED.keys():
            homes[source.stem].append(folder)
    for name, folders in homes.items():
        if len(folders) > 1:
            yield f"{package}: modules called {name} in {', '.join(folders)}"


def classes_twice(sources: Iterable[Path]) -> Iterator[str]:
    """No two classes have the same name."""
    homes = defaultdict(list)
    for source in sources:
        for node in ast.walk(parsed(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                homes[node.name].append(f"{source}:{node.lineno}")
    for name, places in homes.items():
        yield from (f"{place}: class {name} is also at {places[0]}" for place in places[1:])


def games_named(source: Path, package: Path, games: Container[object]) -> Iterator[str]:
    """Games are found through the registry: no string outside games/ is the key of one, but as NAMED says."""
    home = source.relative_to(package)
    if home.parts[0] == "games" or home.as_posix() in NAMED:
        return
    tree = parsed(source.read_text(encoding="utf-8"))
    spoken = {id(node) for node in docstrings(tree)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and id(node) not in spoken and node.value in games:
            yield f"{source}:{node.lineno}: names the game {node.value!s}"


def wrong_imports(source: Path, package: Path) -> Iterator[str]:
    """Imports go in one direction alone, and a game knows no other game."""
    parts = source.relative_to(package).with_suffix("").parts
    part = part_of(parts, package)
    own = ".".join(("sortilege", *parts[:2], "")) if parts[0] == "games" else ""
    for line, module in imported(source, ("sortilege", *parts)):
        target = part_of(tuple(module.split(".")[1:]), package)
        within = (target == "game" or part == "extras") and own and f"{module}.".startswith(own)
        if not within and (target == "game" or target not in {part, *MAY_IMPORT.get(part, set())}):
            yield f"{source}:{line}: {part} may not import {module}"


def part_of(names: tuple[str, ...], package: Path) -> str:
    """The part, as MAY_IMPORT names it, that a module belongs to."""
    match names:
        case ("games", _, "extras", *_):
            return "extras"
        case ("games", _, *_) if names[1] != "__init__":
            return "game"
        case ("server", "store" | "play" | "pages" | "api" as part, *_):
            return part
        case ("server", "app" | "warmup"):
            return "app"
        case (first, *_) if (package / first).is_dir():
            return first
    return "top"


def imported(source: Path, parts: tuple[str, ...]) -> Iterator[tuple[int, str]]:
    """The line and the full name of each module of this package that the source imports."""
    for node in ast.walk(parsed(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            start = parts[: -node.level] if node.level else ()
            module = ".".join((*start, node.module) if node.module else start)
            bare = module in ("sortilege", "sortilege.games", "sortilege.server")
            names = [f"{module}.{alias.name}" for alias in node.names] if bare else [module]
        else:
            continue
        yield from ((node.lineno, name) for name in names if name.split(".")[0] == "sortilege")


def unbounded_caches(source: Path) -> Iterator[str]:
    """A cache that never forgets says beside `@cache` what bounds it: texts of strangers are without end."""
    text = source.read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef) and [given.arg for given in node.args.args] not in ([], ["self"]):
            for decorator in node.decorator_list:
                line = text.splitlines()[decorator.lineno - 1]
                if ast.unparse(decorator) == "cache" and "#" not in line:
                    yield f"{source}:{decorator.lineno}: @cache never forgets: use lru_cache, or say what bounds it"


def shifted_literals(source: Path, package: Path) -> Iterator[str]:
    """Compiled code shifts no literal by a variable, but as NARROW says."""
    text = source.read_text(encoding="utf-8")
    home = source.relative_to(package).as_posix()
    if "\nfrom mypy_extensions import " not in text or home in NARROW:
        return
    for function in ast.walk(parsed(text)):
        if not isinstance(function, ast.FunctionDef):
            continue
        for node in ast.walk(function):
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and shifts_literal(node):
                yield f"{source}:{node.lineno}: {ast.unparse(node)} is wrong from 32 on: use bit(n), or say why not"


def shifts_literal(node: ast.BinOp) -> bool:
    """Whether a literal, or `i64` of one, is shifted by what is no constant."""
    left = node.left
    if isinstance(left, ast.Call) and ast.unparse(left.func) == "i64":
        left = left.args[0]
    names = [part.id for part in ast.walk(node.right) if isinstance(part, ast.Name)]
    fixed = all(name.isupper() for name in names) or ast.unparse(node.right).split(".")[-1].isupper()
    return isinstance(left, ast.Constant) and not fixed


def too_long(source: Path) -> Iterator[str]:
    """Files and functions that nobody reads top to bottom."""
    text = source.read_text(encoding="utf-8")
    if (lines := len(text.splitlines())) > LONGEST_FILE:
        yield f"{source}: {lines} lines, at most {LONGEST_FILE}"
    for node in ast.walk(parsed(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > LONGEST_FUNCTION:
                yield f"{source}:{node.lineno}: {node.name} has {length} lines, at most {LONGEST_FUNCTION}"


def too_wide(page: Path) -> Iterator[str]:
    """Lines of a document that run out of a window."""
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), start=1):
        if len(line) > LONGEST_LINE:
            yield f"{page}:{number}: {len(line)} characters, at most {LONGEST_LINE}"


if __name__ == "__main__":
    sentences = list(problems(Path()))
    print("\n".join(sentences) or "layout: all well")
    sys.exit(bool(sentences))
