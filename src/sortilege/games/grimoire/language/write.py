"""The writers of the two languages."""

from functools import cache

from sortilege.games.grimoire.language.write_en import English
from sortilege.games.grimoire.language.write_fr import French
from sortilege.games.grimoire.language.writer import Unsayable, Writer

__all__ = ["Unsayable", "writer"]


@cache
def writer(language: str) -> Writer:
    """The writer of a language: `writer("fr").spell(spell)` gives its sentences."""
    return French() if language == "fr" else English()
