"""What the commands on books share."""

from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from sortilege.games.grimoire.language.book import BookEntry
from sortilege.games.grimoire.language.diagnostic import WORDS, Diagnostic, Source
from sortilege.games.grimoire.language.gems import diagram, read_board
from sortilege.games.grimoire.language.library import Unreadable, book_text
from sortilege.games.grimoire.language.text.read_book import Reading, read
from sortilege.kernel.errors import BadOption
from sortilege.kernel.words import LANGUAGES

CERTIFIED, ERRORS, UNREADABLE = 0, 1, 2

BookFile = Annotated[
    str,
    typer.Argument(
        metavar="FILE", help="A .grimoire file, - for standard input, or example, attack, guard, gathering."
    ),
]
SpellName = Annotated[str, typer.Argument(metavar="SPELL", help="The spell's name, or its number in the book.")]
BookLanguage = Annotated[str, typer.Option("--language", "-l", help="fr or en.")]


def known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise BadOption(f"--language {language}: expected fr or en")
    return language


def load(name: str, language: str = "en") -> str:
    """The text of a book; if it cannot be read, tells why and leaves with code 2."""
    try:
        return book_text(name, language)
    except Unreadable as error:
        Console(stderr=True).print(str(error), style="red", markup=False, soft_wrap=True)
        raise typer.Exit(UNREADABLE) from None


def understood(text: str) -> Reading:
    """The reading of a book without syntax errors; else tells them and leaves with code 1."""
    reading = read(text)
    if reading.diagnostics:
        tell(Console(stderr=True), reading.source, reading.diagnostics)
        raise typer.Exit(ERRORS)
    return reading


def find_spell(reading: Reading, name: str) -> BookEntry:
    """The spell of this name; else tells so and leaves with code 1."""
    entry = reading.book().entry(name)
    if entry is None:
        known = ", ".join(one.name for one in reading.book().entries[:8])
        Console(stderr=True).print(WORDS(reading.language, "no-spell", name=name), f"({known} …)", markup=False)
        raise typer.Exit(ERRORS)
    return entry


def tell(console: Console, source: Source, diagnostics: "list[Diagnostic] | tuple[Diagnostic, ...]") -> None:
    """Prints each diagnostic with its line, the words underlined, the example as a diagram and the repairs."""
    for diagnostic in diagnostics:
        site, colour = diagnostic.site, "red" if diagnostic.severity == "error" else "yellow"
        spell = f" [bold]{escape(diagnostic.spell)}[/]" if diagnostic.spell else ""
        console.print(f"[{colour}]{diagnostic.code}[/]{spell} {site.line}:{site.column}", highlight=False)
        shown, under = excerpt(source.line(site.line), site.column, site.length)
        console.print(f"  {escape(shown)}\n  [{colour}]{under}[/]", highlight=False, soft_wrap=True)
        console.print(f"  {escape(diagnostic.message)}", highlight=False, soft_wrap=True)
        if diagnostic.example and diagnostic.severity == "error":
            drawing = "\n".join("    " + line for line in diagram(read_board(diagnostic.example)).splitlines())
            console.print(escape(drawing), highlight=False)
        for label, sentence in diagnostic.answers:
            console.print(f"  ? {escape(label)}: {escape(sentence)}", highlight=False, soft_wrap=True)
        for repair in diagnostic.repairs:
            console.print(f"  → {escape(repair)}", highlight=False, soft_wrap=True)
        if diagnostic.clause:
            console.print(f"  [dim]{escape(diagnostic.clause)}[/]", highlight=False)


_WIDTH = 100


def excerpt(line: str, column: int, length: int) -> tuple[str, str]:
    """The part of a line around a stretch, and the stretch underlined."""
    clean = "".join(letter if letter.isprintable() else " " for letter in line)
    start = max(0, column - 1 - _WIDTH // 2) if len(clean) > _WIDTH else 0
    shown = clean[start : start + _WIDTH]
    before = column - 1 - start
    return shown, " " * before + "^" * max(1, min(length, len(shown) - before))
