"""In a notebook things show themselves; the example in the documents was executed and still runs."""

import json
from pathlib import Path
from typing import Any

import pytest

import sortilege
from sortilege import notebook
from sortilege.games.grimoire.language.text.read_book import read
from sortilege.kernel.position import Position

EXAMPLE = json.loads((Path(__file__).parent.parent / "docs" / "notebook.ipynb").read_text(encoding="utf-8"))
CODE = [cell for cell in EXAMPLE["cells"] if cell["cell_type"] == "code"]


class Formatters(dict[str, Any]):
    """Notes what is registered, as IPython would."""

    def __missing__(self, kind: str) -> "Formatters":
        self[kind] = Formatters()
        return self[kind]  # type: ignore[no-any-return]

    def for_type(self, of: type, function: Any) -> None:
        self[of.__name__] = function


def test_a_match_shows_itself() -> None:
    match = sortilege.Match("morris", seed=1)
    drawn = match._repr_svg_()
    assert drawn is not None
    assert drawn.startswith("<svg")
    assert "var(--" not in drawn
    assert "White: Place a man" in str(match._repr_markdown_())
    match.resign(0)
    assert str(match._repr_markdown_()).endswith("0, 1")


def test_books_are_registered() -> None:
    shell = type("Shell", (), {"display_formatter": type("Display", (), {"formatters": Formatters()})})
    notebook.load_ipython_extension(shell)
    formatters = shell.display_formatter.formatters  # type: ignore[attr-defined]
    book = read("Spell “Spark”: the fire gems of the caster move 1 point clockwise.").book()
    assert "Spark" in formatters["text/markdown"]["Book"](book)


@pytest.mark.parametrize("key", sortilege.games())
def test_every_position_is_a_picture(key: str) -> None:
    match = sortilege.Match(key, seed=1)
    board = notebook.BoardView(match.game, match.position, language="fr", theme="dark")
    assert board._repr_svg_().startswith("<svg")
    assert "var(--" not in board._repr_svg_()
    assert board._repr_markdown_().startswith("```text\n")
    position = match.position
    shown = position._repr_svg_()
    assert shown is not None
    assert shown == notebook.BoardView(match.game, position, max(0, match.seat))._repr_svg_()
    assert str(position._repr_markdown_()).startswith("```text\n")


def test_a_position_of_a_game_that_is_not_installed_shows_its_text_alone() -> None:
    class Strange(Position):
        """Of no game."""

    assert Strange()._repr_svg_() is None
    assert Strange()._repr_markdown_() is None


def test_the_example_was_executed_and_runs() -> None:
    assert all(cell["execution_count"] for cell in CODE)
    kinds = {kind for cell in CODE for output in cell["outputs"] for kind in output.get("data", {})}
    assert {"image/svg+xml", "text/markdown"} <= kinds
    bare = next(cell for cell in CODE if "".join(cell["source"]) == "match.at(6)")
    assert "image/svg+xml" in bare["outputs"][0]["data"], "a position shows itself"
    names: dict[str, object] = {}
    for cell in CODE:
        exec("".join(line for line in cell["source"] if not line.startswith("%")), names)
