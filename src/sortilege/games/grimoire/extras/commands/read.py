"""`sortilege grimoire read FILE`: how each sentence of a book is read, in canonical words and in the other language."""

from itertools import groupby

import typer
from rich.console import Console

from sortilege.cli.common import AsJson, print_json
from sortilege.games.grimoire.extras.commands.common import ERRORS, BookFile, BookLanguage, known_language, load, tell
from sortilege.games.grimoire.language.diagnostic import WORDS
from sortilege.games.grimoire.language.text.read_book import read
from sortilege.games.grimoire.language.wide.read_back import SentenceRead, read_back


def command(file: BookFile, as_json: AsJson = False, language: BookLanguage = "en") -> None:
    """Tell how each sentence of a book is read. Exit code 1: something was not understood, or has to be answered."""
    reading = read(load(file, known_language(language)))
    other = "en" if reading.language == "fr" else "fr"
    sentences = read_back(reading, other)
    if as_json:
        print_json(
            {
                "read": [one.plain() for one in sentences],
                "diagnostics": [one.plain() for one in reading.diagnostics],
            }
        )
    else:
        for spell, said in groupby(sentences, key=lambda one: one.spell):
            _show(Console(), reading.language, spell, list(said), reading.source.text)
        tell(Console(), reading.source, reading.diagnostics)
    raise typer.Exit(ERRORS if reading.diagnostics else 0)


def _show(console: Console, language: str, spell: str, said: list[SentenceRead], source: str) -> None:
    console.print(spell, style="bold", markup=False, highlight=False)
    for one in said:
        console.print(
            f"  {' '.join(source[one.start : one.end].split())}", markup=False, highlight=False, soft_wrap=True
        )
        for sentence in one.canonical:
            console.print(f"    → {sentence}", style="green", markup=False, highlight=False, soft_wrap=True)
        if one.note and one.note != "same":
            console.print(f"    {WORDS(language, f'read-{one.note}')}", style="dim", markup=False, highlight=False)
        for sentence in one.other:
            console.print(f"      {sentence}", style="dim", markup=False, highlight=False, soft_wrap=True)
