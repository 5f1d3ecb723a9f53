"""Positions and moves as text.

A position is one line of nine parts, its points numbered as seat 0 sees them:

    F...........f........... 0 play 2333/3233 cc - - 0 2 -

* 24 characters for points 1 to 24: F A W E are gems of seat 0, f a w e of seat 1
* whose turn it is, and what is asked: `play`; `play-41.44` (spells whose reading was refused in this turn);
  `place-F-12` (fire is being placed, last on 12); `study-1` (seat 1 is asked); `coin`; `show`, `land`, `judge` and
  `answer` with the unverified spell and what was shown of it (`show-c3-5>6,7>8`, `land-t3-5>6-7`); `answer-d1-3`
  (seat 1 is asked to give up its spell 3); `over-0`, `over-1`, `over-draw`
* the hands, fire, air, water and earth of each seat; which books are open (`o`) or closed (`c`)
* what each seat has cast: own spells, then after `+` appropriated ones: `3.12+44/41`, or `-`
* the inhibited spells of each book, or `-`
* who began (`-` before the coin), the turns finished, and the sterile turns in a row as `5-6.12-11`, or `-`

Moves: `place F 12`, then `and 15` ... or `stop`; `move 12 13`; `open`; `cast 3`, `take 44` (or the spell's name in
quotes); `ready`, `dispute 3`; `show 5`, `to 6`, `done`; `accept`, `contest`; `yield`, `insist`; the coin: `first 0`.
"""

import re
import unicodedata
from functools import lru_cache

from sortilege.games.grimoire import board as codes
from sortilege.games.grimoire.rules import Confrontation
from sortilege.games.grimoire.spellbooks import Book, Entry, numbers
from sortilege.games.grimoire.state import PLACING, State
from sortilege.kernel.errors import BadNotation

ELEMENTS = "FAWE"
_POINT = "(?:1[0-9]?|2[0-4]?|[3-9])"
_NUMBER = '(?:[1-9][0-9]{0,2}|"[ -~]+")'
MOVE = (
    f"place [FAWE] {_POINT}|(?:and|show|to) {_POINT}|move {_POINT} {_POINT}|(?:cast|take|dispute) {_NUMBER}"
    "|first [01]|stop|open|ready|done|accept|contest|yield|insist"
)
_WORDS = {
    codes.STOP: "stop",
    codes.OPEN: "open",
    codes.READY: "ready",
    codes.ACCEPT: "accept",
    codes.CONTEST: "contest",
    codes.YIELD: "yield",
    codes.INSIST: "insist",
    codes.DONE: "done",
}


def spell_of(position: State, move: int) -> tuple[int, int]:
    """The book and the place in it of the spell that a move casts, takes or disputes."""
    if move >= codes.DISPUTE:
        return 1 - int(position.seat), move - codes.DISPUTE
    master = int(position.master)
    return (master, move - codes.CAST) if move < codes.TAKE else (1 - master, move - codes.TAKE)


def entry_of(position: State, move: int) -> Entry:
    book, place = spell_of(position, move)
    return position.shelf.books[book][place]


def gem_at(position: State, point: int) -> tuple[int, int] | None:
    """The seat and the element of the gem on a point (0 to 23), if there is one."""
    for seat in (0, 1):
        if position.gems_of(seat) >> point & 1:
            return seat, int(position.lo >> point & 1 | (position.hi >> point & 1) << 1)
    return None


def in_hand(position: State, seat: int) -> list[int]:
    """How many gems of each element a seat has in hand."""
    return [int(position.hand_of(seat) >> 2 * element & 3) for element in range(4)]


def lost(position: State, seat: int) -> list[int]:
    """How many gems of each element a seat has lost."""
    hand, there = position.hand_of(seat), position.count_of(seat)
    return [int(3 - (hand >> 2 * element & 3) - (there >> 2 * element & 3)) for element in range(4)]


# moves


def write_move(position: State, move: int) -> str:
    if move >= codes.MOVE:
        return f"move {(move - codes.MOVE >> 5) + 1} {(move & 31) + 1}"
    if codes.CAST <= move < codes.LIFT:
        verb = "cast" if move < codes.TAKE else "take" if move < codes.DISPUTE else "dispute"
        return f"{verb} {entry_of(position, move).number}"
    if move >= codes.LAND:
        return f"to {move - codes.LAND + 1}"
    if move >= codes.LIFT:
        return f"show {move - codes.LIFT + 1}"
    if move < codes.STOP:
        if position.phase == PLACING:
            return f"and {move % 24 + 1}"
        return f"place {ELEMENTS[move // 24]} {move % 24 + 1}"
    return _WORDS[move] if move in _WORDS else f"first {move - codes.FIRST}"


def plain_text(position: State, text: str) -> str:
    """The move with the number of its spell instead of a name in quotes."""
    found = re.fullmatch(r'(cast|take|dispute) "([^"]+)"', text)
    if not found:
        return text
    book = position.shelf.books[int(position.master) if found[1] == "cast" else 1 - int(position.master)]
    entry = find(book, found[2])
    if entry is None:
        raise BadNotation(f"there is no spell {found[2]!r} in that book")
    return f"{found[1]} {entry.number}"


def find(book: Book, name: str) -> Entry | None:
    """The spell of this number, or of this name in any language, whatever its capitals and accents."""
    wanted = _plain(name)
    for entry in book:
        if name == str(entry.number) or wanted in [_plain(one) for _, one in entry.names]:
            return entry
    return None


@lru_cache(1024)
def _plain(name: str) -> str:
    """A name as ASCII letters and digits in lower case."""
    name = name.replace("œ", "oe").replace("Œ", "oe").replace("æ", "ae").replace("Æ", "ae")
    letters = unicodedata.normalize("NFKD", name)
    return "".join(letter for letter in letters.lower() if letter.isascii() and letter.isalnum())


# positions


def write(position: State) -> str:
    books = position.shelf.books
    casts = "/".join(_casts(position, seat) for seat in (0, 1))
    banned = "/".join(numbers(books[book], int(position.banned(book))) for book in (0, 1))
    opened = "".join("o" if position.open_of(seat) else "c" for seat in (0, 1))
    hands = "/".join("".join(map(str, in_hand(position, seat))) for seat in (0, 1))
    first = position.first if position.first >= 0 else "-"
    return (
        f"{row(position)} {position.master} {_asked(position)} {hands} {opened} {casts if casts != '/' else '-'} "
        f"{banned if banned != '/' else '-'} {first} {position.turn} {_sterile(position)}"
    )


def row(position: State) -> str:
    """The 24 points."""
    gems = (gem_at(position, point) for point in range(24))
    return "".join("." if gem is None else letter(*gem) for gem in gems)


def letter(seat: int, element: int) -> str:
    return ELEMENTS[element].lower() if seat else ELEMENTS[element]


def _casts(position: State, seat: int) -> str:
    books = position.shelf.books
    own, took = numbers(books[seat], int(position.cast_of(seat))), numbers(books[1 - seat], int(position.took_of(seat)))
    return f"{own}+{took}" if took else own


def _sterile(position: State) -> str:
    steps = [int(position.history[i]) & 1023 for i in range(1, int(position.sterile) + 1)]
    return ".".join(f"{(step >> 5) + 1}-{(step & 31) + 1}" for step in steps) or "-"


def _asked(position: State) -> str:
    return _Asked(position).text()


class _Asked:
    """What is asked, as text."""

    def __init__(self, position: State) -> None:
        self.position = position

    def text(self) -> str:
        position = self.position
        if position.seat == -2:
            return f"over-{position.winner}" if position.winner < 2 else "over-draw"
        name = ("play", "place", "study", "coin", "show", "land", "judge", "answer")[position.phase]
        parts = {
            "play": [numbers(position.shelf.books[1 - int(position.master)], int(position.barred))],
            "place": [ELEMENTS[position.element], str(position.last + 1)],
            "study": [str(position.seat)],
            "coin": [],
        }.get(name) or self.shown(name)
        return "-".join([name, *(part for part in parts if part)])

    def shown(self, name: str) -> list[str]:
        position = self.position
        if not position.spell:
            return []
        if position.spell >= codes.DISPUTE:
            place = int(position.spell) - codes.DISPUTE
            return [f"d{position.seat}", str(position.shelf.books[int(position.seat)][place].number)]
        kind = "c" if position.spell < codes.TAKE else "t"
        pairs = [f"{p + 1}>{position.shown[p] + 1}" for p in range(24) if position.moved >> p & 1]
        hand = [str(position.lifted + 1)] if name == "land" else []
        return [f"{kind}{entry_of(position, int(position.spell)).number}", ",".join(pairs) or "0", *hand]


# the readable board

_DRAWING = """\
 {}-----------{}-----------{}
 |           |           |
 |   {}-------{}-------{}   |
 |   |       |       |   |
 |   |   {}---{}---{}   |   |
 |   |   |       |   |   |
 {}---{}---{}       {}---{}---{}
 |   |   |       |   |   |
 |   |   {}---{}---{}   |   |
 |   |       |       |   |
 |   {}-------{}-------{}   |
 |           |           |
 {}-----------{}-----------{}"""
_ORDER = (1, 2, 3, 9, 10, 11, 17, 18, 19, 8, 16, 24, 20, 12, 4, 23, 22, 21, 15, 14, 13, 7, 6, 5)


def board(position: Confrontation) -> str:
    """The Agrica in ASCII, seat 0 below."""
    gems = row(position)
    return _DRAWING.format(*(gems[point - 1] for point in _ORDER))
