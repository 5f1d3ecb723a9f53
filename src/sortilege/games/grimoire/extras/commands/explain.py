"""`sortilege grimoire explain FILE SPELL --board TEXT`: what a spell does in a position, step by step."""

from typing import Annotated

import typer

from sortilege.cli.common import AsJson, print_json
from sortilege.games.grimoire.extras.commands.common import (
    BookFile,
    SpellName,
    find_spell,
    known_language,
    load,
    understood,
)
from sortilege.games.grimoire.language.gems import board_text, diagram, read_board
from sortilege.games.grimoire.language.meaning.evaluate import evaluate
from sortilege.games.grimoire.language.meaning.explain import explain


def command(
    file: BookFile,
    spell: SpellName,
    board: Annotated[
        str,
        typer.Option(
            help="24 characters from point 1 (F A W E the caster's, f a w e the opponent's, . none), or 5=F 6=a."
        ),
    ],
    language: Annotated[str, typer.Option("--language", "-l", help="fr or en; by default the book's own.")] = "",
    as_json: AsJson = False,
) -> None:
    """Tell what a spell does in a position: who goes where, who is taken and why."""
    reading = understood(load(file, known_language(language or "en")))
    entry = find_spell(reading, spell)
    before = read_board(board)
    outcome = evaluate(entry.spell, before)
    lines = explain(entry.spell, before, language or reading.language)
    if as_json:
        print_json({"verdict": outcome.verdict, "board": board_text(outcome.board), "story": lines})
        return
    print(diagram(before), "", *lines, sep="\n")
    if outcome.verdict == "done":
        print("", diagram(outcome.board), sep="\n")
