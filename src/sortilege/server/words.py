"""The table's own words, and the language that a browser prefers."""

from collections.abc import Sequence
from pathlib import Path

import sortilege
from sortilege.kernel.words import LANGUAGES, Words

WEB = Path(sortilege.__file__).parent / "web"
WORDS = Words(WEB)


def spoken(language: str, prefix: str) -> dict[str, str]:
    """The words that begin with a prefix, for a script: by their names without it."""
    return {name.removeprefix(prefix): WORDS(language, name) for name in WORDS.ids(language) if name.startswith(prefix)}


def choose_language(accepted: str) -> str:
    """The language that a browser prefers among ours (the header Accept-Language)."""
    wishes: list[tuple[float, str]] = []
    for part in accepted.split(",")[:20]:
        code, _, quality = part.strip().partition(";q=")
        try:
            wishes.append((-float(quality or 1), code[:2].lower()))
        except ValueError:
            continue
    return next((code for _, code in sorted(wishes, key=lambda wish: wish[0]) if code in LANGUAGES), LANGUAGES[0])


def listed(names: Sequence[str], language: str) -> str:
    """Names as people say them: Ada, Bo and Cy."""
    first = WORDS(language, "versus").join(names[:-1])
    return WORDS(language, "and").join([first, names[-1]] if first else names)
