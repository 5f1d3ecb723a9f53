"""The writers of the two languages."""

from functools import cache

from sortilege.games.grimoire.language.print.english import English
from sortilege.games.grimoire.language.print.french import French
from sortilege.games.grimoire.language.print.writer import Unsayable, Writer

__all__ = ["HARD", "Unsayable", "typeset", "writer"]


@cache  # the two languages
def writer(language: str) -> Writer:
    """The writer of a language: `writer("fr").spell(spell)` gives its sentences."""
    return French() if language == "fr" else English()


HARD = "\u00a0"  # the space that does not break


def typeset(sentence: str, language: str) -> str:
    """A sentence with the apostrophes and spaces of good printing."""
    text = sentence.replace("'", "\u2019")
    return text.replace(" :", HARD + ":").replace(" ;", HARD + ";") if language == "fr" else text
