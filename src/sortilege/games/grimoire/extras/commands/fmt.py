"""`sortilege grimoire fmt FILE`: put a book's file into canonical form, its comments kept."""

from pathlib import Path
from typing import Annotated

import typer

from sortilege.games.grimoire.extras.commands.common import CERTIFIED, ERRORS, BookFile, load, understood
from sortilege.games.grimoire.language.print.book_text import tidy


def command(
    file: BookFile,
    check: Annotated[bool, typer.Option("--check", help="Only tell (exit code 1) whether it would change.")] = False,
) -> None:
    """Rewrite a book in its canonical wording. What has syntax errors is not touched (exit code 1)."""
    text = load(file)
    tidied = tidy(text, understood(text).language)
    if check:
        raise typer.Exit(CERTIFIED if tidied == text else ERRORS)
    if Path(file).is_file():
        Path(file).write_text(tidied, encoding="utf-8")
    else:
        print(tidied, end="")
