"""French typography: a no-break space before : ; ! ? » and after «, so that no line begins with a lone mark."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "sortilege"
BREAKS = re.compile(r"[ \n][:;!?»](?![\w/=-])|«[ \n]")
TEXTS = sorted(path for name in ("words.fr.ftl", "RULES.fr.md", "around.toml") for path in SOURCE.rglob(name))


def sentences(path: Path) -> Iterator[str]:
    """What people read in this file; comments are for us."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".toml":
        yield from french(tomllib.loads(text))
    else:
        yield from (line for line in text.splitlines() if path.suffix != ".ftl" or not line.startswith("#"))


def french(tree: Any) -> Iterator[str]:
    """All that stands under a key `fr`."""
    if isinstance(tree, dict):
        for key, value in tree.items():
            yield from [value] if key == "fr" and isinstance(value, str) else french(value)
    elif isinstance(tree, list):
        for value in tree:
            yield from french(value)


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: "-".join(path.relative_to(SOURCE).parts))
def test_marks_stay_with_their_words(path: Path) -> None:
    wrong = [one for one in sentences(path) if BREAKS.search(one)]
    assert not wrong, f"{len(wrong)} lines need no-break spaces, first: {wrong[0]!r}"


def test_the_search_finds_what_it_looks_for() -> None:
    assert len(TEXTS) > 12
    assert all(BREAKS.search(one) for one in ("Quoi ?", "ici : là", "« ici\u00a0»", "«\u00a0ici »", "un ; deux"))
    assert not any(
        BREAKS.search(one) for one in ("Quoi\u00a0?", "ici\u00a0: là", "«\u202fici\u00a0»", "| :--- |", "12:30")
    )
