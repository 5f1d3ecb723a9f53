"""`sortilege grimoire check FILE`: prove that every spell of a book has one meaning in every position."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from sortilege.cli.common import AsJson, print_json
from sortilege.games.grimoire.extras.commands.common import (
    CERTIFIED,
    ERRORS,
    UNREADABLE,
    BookFile,
    BookLanguage,
    known_language,
    tell,
)
from sortilege.games.grimoire.language.diagnostic import WORDS, Diagnostic, Site, Source
from sortilege.games.grimoire.language.library import Unreadable, book_text
from sortilege.games.grimoire.language.meaning.certificate import beside
from sortilege.games.grimoire.language.meaning.check import Report, check


def command(
    file: BookFile,
    as_json: AsJson = False,
    letter: Annotated[
        bool, typer.Option("--letter", help="The booklet's rules only, without the house rules.")
    ] = False,
    certify: Annotated[bool, typer.Option("--certify", help="Write the certificate beside the file.")] = False,
    language: BookLanguage = "en",
) -> None:
    """Check a book. Exit code 0: certified (there may be warnings); 1: errors; 2: unreadable."""
    try:
        text = book_text(file, known_language(language))
    except Unreadable as error:
        raise _unreadable(str(error), as_json) from None
    report = check(text, letter) if as_json else _watched(text, letter)
    if as_json:
        print_json([one.plain() for one in report.diagnostics])
    else:
        _tell(report, Source(text))
    if certify and report.certificate is not None and Path(file).is_file():
        beside(Path(file)).write_text(report.certificate.write(), encoding="utf-8")
    raise typer.Exit(CERTIFIED if report.certificate is not None else ERRORS)


def _unreadable(message: str, as_json: bool) -> typer.Exit:
    if as_json:
        print_json([Diagnostic("E-FILE", "error", Site(), message).plain()])
    else:
        Console(stderr=True).print(message, style="red", markup=False, soft_wrap=True)
    return typer.Exit(UNREADABLE)


def _watched(text: str, letter: bool) -> Report:
    """The check with a progress bar, where somebody is looking."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=None)
        return check(
            text, letter, lambda done, of, name: progress.update(task, completed=done, total=of, description=name[:30])
        )


def _tell(report: Report, source: Source) -> None:
    language = report.book.language
    console = Console()
    tell(console, source, report.diagnostics)
    if report.certificate is None:
        console.print(WORDS(language, "refused", errors=len(report.errors)), style="red", highlight=False)
        return
    console.print(WORDS(language, "certified", count=len(report.book.entries)), style="green", highlight=False)
    proof = report.certificate
    console.print(WORDS(language, "certified-hash", hash=proof.content[:16], version=proof.version), highlight=False)
