"""Moves as text.

`place F 12`, then `and 15` ... or `stop`; `move 12 13`; `open`; `cast 3`, `take 44` (or the spell's name in quotes);
`ready`, `dispute 3`; `show 5`, `to 6`, `fall 6`, `done`; `accept`, `contest`; `yield`, `insist`; the coin: `first 0`.
"""

import re
import unicodedata
from functools import lru_cache

from sortilege.games.grimoire import moves as mv
from sortilege.games.grimoire.language.tree import ELEMENTS
from sortilege.games.grimoire.spellbooks import Book, NamedSpell, examples
from sortilege.games.grimoire.state import PLACING, GrimoireState
from sortilege.kernel.details import Reason
from sortilege.kernel.errors import BadNotation

_POINT = "(?:1[0-9]?|2[0-4]?|[3-9])"
_NUMBER = '(?:[1-9][0-9]{0,2}|"[ -~]+")'
MOVE = (
    f"place [FAWE] {_POINT}|(?:and|show|to|fall) {_POINT}|move {_POINT} {_POINT}|(?:cast|take|dispute) {_NUMBER}"
    "|first [01]|stop|open|ready|done|accept|contest|yield|insist"
)
_WORDS = {
    mv.STOP: "stop",
    mv.OPEN: "open",
    mv.READY: "ready",
    mv.ACCEPT: "accept",
    mv.CONTEST: "contest",
    mv.YIELD: "yield",
    mv.INSIST: "insist",
    mv.DONE: "done",
}
_VERBS = "place and stop move open cast take ready dispute show to fall done accept contest yield insist first"


def spell_of(position: GrimoireState, move: int) -> tuple[int, int]:
    """The book and the place in it of the spell that a move casts, takes or disputes."""
    master = int(position.seat if move >= mv.DISPUTE else position.master)
    return master if move < mv.TAKE else 1 - master, int(mv.index_of(move))


def entry_of(position: GrimoireState, move: int) -> NamedSpell:
    book, place = spell_of(position, move)
    return position.book(book)[place]


def write_move(position: GrimoireState, move: int) -> str:
    if move >= mv.MOVE:
        return f"move {mv.start_of(move) + 1} {mv.end_of(move) + 1}"
    if mv.CAST <= move < mv.LIFT:
        verb = "cast" if move < mv.TAKE else "take" if move < mv.DISPUTE else "dispute"
        return f"{verb} {entry_of(position, move).number}"
    if move >= mv.LIFT:
        verb = "fall" if move >= mv.FALL else "to" if move >= mv.LAND else "show"
        return f"{verb} {mv.point_of(move) + 1}"
    if move < mv.STOP:
        verb = "and" if position.phase == PLACING else f"place {ELEMENTS[mv.element_of(move)]}"
        return f"{verb} {mv.point_of(move) + 1}"
    return _WORDS[move] if move in _WORDS else f"first {move - mv.FIRST}"


def plain_text(position: GrimoireState, text: str) -> str:
    """The move with the number of its spell instead of a name in quotes."""
    named = re.fullmatch(r'(cast|take|dispute) "([^"]+)"', text)
    if not named:
        return text
    entry = find(position.book(position.master if named[1] == "cast" else 1 - position.master), named[2])
    if entry is None:
        raise BadNotation(f"there is no spell {named[2]!r} in that book")
    return f"{named[1]} {entry.number}"


def ruled_anew(position: GrimoireState, text: str) -> Reason | None:
    """A cast of a spell whose twin was cast before: such twins counted as two, against G3.7."""
    verb, _, number = text.partition(" ")
    if verb not in ("cast", "take"):
        return None
    book = int(position.master if verb == "cast" else 1 - position.master)
    place = next((i for i, entry in enumerate(position.book(book)) if str(entry.number) == number), None)
    if place is None:
        return None
    here, there = (int(position.books.alike[(book * 2 + side) * 64 + place]) for side in (0, 1))
    used = int(position.own_cast if verb == "cast" else position.own_took) | int(position.banned(book))
    if not used >> place & 1 or here.bit_count() + there.bit_count() < 2:
        return None
    return Reason("G3.7", "the same spell in both grimoires is one spell, and is cast once.")


def find(book: Book, name: str) -> NamedSpell | None:
    """The spell of this number, or of this name in any language, whatever its capitals and accents."""
    wanted = _plain(name)
    for entry in book:
        if name == str(entry.number) or wanted in [_plain(spelling) for _, spelling in entry.names]:
            return entry
    return None


@lru_cache(1024)
def _plain(name: str) -> str:
    """A name as ASCII letters and digits in lower case."""
    name = name.replace("œ", "oe").replace("Œ", "oe").replace("æ", "ae").replace("Æ", "ae")
    letters = unicodedata.normalize("NFKD", name)
    return "".join(letter for letter in letters.lower() if letter.isascii() and letter.isalnum())


def kinds(position: GrimoireState, move: int) -> list[str]:
    """The verb; for a cast also the spell, so that statistics tell which spells are used."""
    verb = write_move(position, move).split()[0]
    return [verb, entry_of(position, move).name("fr")] if mv.is_cast(move) else [verb]


def every_kind() -> list[str]:
    return [*_VERBS.split(), *(entry.name("fr") for entry in examples().values())]
