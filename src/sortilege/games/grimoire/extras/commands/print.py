"""`sortilege grimoire print FILE --language fr|en`: a book in either language, opened by the lexicon."""

from typing import Annotated

import typer
from rich.console import Console

from sortilege.games.grimoire.extras.commands.common import ERRORS, BookFile, known_language, load, understood
from sortilege.games.grimoire.language.print import Unsayable
from sortilege.games.grimoire.language.print.book_text import print_book


def command(
    file: BookFile,
    language: Annotated[str, typer.Option("--language", "-l", help="fr or en; by default the book's own.")] = "",
    lexicon: Annotated[bool, typer.Option(help="Open the book with the lexicon.")] = True,
) -> None:
    """Print a book in its canonical wording, in French or English."""
    reading = understood(load(file, known_language(language or "en")))
    try:
        print(print_book(reading.book(), language or reading.language, words=lexicon), end="")
    except Unsayable as error:
        Console(stderr=True).print(str(error), style="red")
        raise typer.Exit(ERRORS) from None
