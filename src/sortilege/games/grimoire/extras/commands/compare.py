"""`sortilege grimoire compare FILE SPELL1 SPELL2`: the same effect, or a position in which they differ."""

import typer

from sortilege.cli.common import AsJson, print_json
from sortilege.games.grimoire.extras.commands.common import (
    CERTIFIED,
    ERRORS,
    BookFile,
    BookLanguage,
    SpellName,
    find_spell,
    known_language,
    load,
    understood,
)
from sortilege.games.grimoire.language.diagnostic import WORDS
from sortilege.games.grimoire.language.gems import board_text, diagram
from sortilege.games.grimoire.language.meaning.prove import difference, effect


def command(
    file: BookFile, spell1: SpellName, spell2: SpellName, as_json: AsJson = False, language: BookLanguage = "en"
) -> None:
    """Compare two spells of a book in all positions. Exit code 0: the same effect; 1: they differ somewhere."""
    reading = understood(load(file, known_language(language)))
    one, other = find_spell(reading, spell1), find_spell(reading, spell2)
    board = difference(one.spell, other.spell)
    if as_json:
        print_json({"same": board is None, "example": "" if board is None else board_text(board)})
    elif board is None:
        print(WORDS(reading.language, "compare-same", one=one.name, other=other.name))
    else:
        print(WORDS(reading.language, "compare-differ", one=one.name, other=other.name), diagram(board), sep="\n")
        for entry in (one, other):
            after = effect(entry.spell, board)
            key = "compare-not" if after is None else "compare-does"
            print(WORDS(reading.language, key, name=entry.name), *([] if after is None else [diagram(after)]), sep="\n")
    raise typer.Exit(CERTIFIED if board is None else ERRORS)
