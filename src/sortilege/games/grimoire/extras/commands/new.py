"""`sortilege grimoire new --language fr|en`: a commented file to start a book from."""

from pathlib import Path
from typing import Annotated

import typer

from sortilege.games.grimoire.extras.commands.common import BookLanguage, known_language
from sortilege.games.grimoire.language.library import shipped
from sortilege.kernel.errors import BadOption


def command(
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="Where to write it; by default shown.")] = None,
    language: BookLanguage = "en",
) -> None:
    """Start a new book: a file that explains itself and is already certified."""
    text = shipped("new", known_language(language)).read_text(encoding="utf-8")
    if file is None:
        print(text, end="")
    elif file.exists():
        raise BadOption(f"{file}: is already there, and stays as it is")
    else:
        file.write_text(text, encoding="utf-8")
