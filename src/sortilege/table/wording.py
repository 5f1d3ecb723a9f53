"""The table's own words, and how players are called."""

from pathlib import Path
from typing import TYPE_CHECKING

import sortilege
from sortilege.kernel.words import LANGUAGES, Words

if TYPE_CHECKING:
    from sortilege.table.table import Seat

WEB = Path(sortilege.__file__).parent / "web"
WORDS = Words(WEB)


def player_name(seat: "Seat", language: str) -> str:
    """What everybody calls who sits here."""
    if seat.kind == "bot":
        return WORDS(language, f"bot-{seat.level}")
    if seat.kind == "open":
        return WORDS(language, "seat-free")
    return seat.name


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
