"""`sortilege grimoire cast BOOK SPELL --board TEXT`: what a spell does to a board, in one line."""

import sys
from typing import Annotated

import typer

from sortilege.games.grimoire.extras.commands.common import BookFile, SpellName, find_spell, load, understood
from sortilege.games.grimoire.notation import find
from sortilege.games.grimoire.one_cast import SingleCast
from sortilege.games.grimoire.spellbooks import NamedSpell, examples
from sortilege.kernel.errors import BadNotation


def command(
    book: BookFile,
    spell: SpellName,
    board: Annotated[
        str,
        typer.Option(
            help="24 characters, points 1 to 24 as seat 0 sees them: F A W E gems of seat 0, f a w e of seat 1, . none;"
            " - reads many boards, one a line."
        ),
    ],
    caster: Annotated[int, typer.Option(min=0, max=1, help="The seat that casts; seat 1 in its own numbers.")] = 0,
) -> None:
    """Cast a spell: tells the board after it and the gems taken, or `no:` and the reason."""
    cast = SingleCast(_entry(book, spell), caster)
    if board != "-":
        print(cast.answer(board))
        return
    for line in sys.stdin:
        try:
            print(cast.answer(line.strip()))
        except BadNotation as error:
            print(f"no: {error}")


def _entry(book: str, spell: str) -> NamedSpell:
    """The spell of the examples, by number or by either name, or of a book's text."""
    if book == "example":
        example = find(tuple(examples().values()), spell)
        if example is None:
            raise BadNotation(f"there is no example spell {spell!r}: expected 1 to 80 or a name")
        return example
    entry = find_spell(understood(load(book)), spell)
    return NamedSpell(1, (("en", entry.name),), entry.spell, proved=False)
