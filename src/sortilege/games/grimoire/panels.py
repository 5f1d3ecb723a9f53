"""What is read beside the board: the viewer's hand and grimoire, the other master, his grimoire, what counts down."""

from collections.abc import Hashable
from functools import lru_cache
from typing import Literal

from sortilege.games.grimoire import state
from sortilege.games.grimoire.changes import cast_effect
from sortilege.games.grimoire.figures import (
    SPIRIT,
    book_sign,
    cross_sign,
    element_sign,
    gem_sign,
    moved_elements,
    spell_sign,
)
from sortilege.games.grimoire.speech import GrimoireSpeech
from sortilege.games.grimoire.spellbooks import NamedSpell, sentences
from sortilege.games.grimoire.touch import HAND, NAMES, SPELL
from sortilege.kernel.bits import popcount
from sortilege.kernel.memory import Memory
from sortilege.kernel.panels import Filter, Mark, Panel, Row, Shelf, Thing, remembered
from sortilege.kernel.speech import yes
from sortilege.kernel.words import Words

SHORT = 12  # a book up to this length shows its texts and needs no filter


def panels(speak: GrimoireSpeech, seat: int) -> list[Panel]:
    """Lists the viewer's own panel, the other's book to read, the other master, and the count of sterile turns."""
    books = [_Book(speak, owner, seat) for owner in (0, 1)]
    own, other = books[seat], books[1 - seat]
    found = [own.hand(with_book=not own.studied), other.tab()]
    if own.studied:  # the other's book is read first
        found.append(own.tab())
    return [*found, other.master(), *_countdown(speak)]


def _countdown(speak: GrimoireSpeech) -> list[Panel]:
    """How many turns without placing, taking, opening or casting are left until a draw, from halfway on.

    A position that stood before is told too: its third time is a draw (G5.4).
    """
    position, sterile = speak.position, int(speak.position.sterile)
    again = any(int(position.history[i]) >> 10 == position.trail for i in range(sterile - 4, -1, -2))
    if not position.draws or not (again or 2 * sterile >= state.STERILE):
        return []
    counted = speak("sterile-note", left=state.STERILE - sterile)
    note = f"{speak('sterile-again')} {counted}" if again else counted
    return [Panel("sterile", speak("sterile-title"), "fact", note=note, meter=(sterile, state.STERILE))]


class _Book:
    """A master and his grimoire, as a viewer reads them."""

    def __init__(self, speak: GrimoireSpeech, seat: int, viewer: int) -> None:
        self.speak, self.position, self.seat, self.viewer = speak, speak.position, seat, viewer
        self.book = speak.position.book(seat)
        self.studied = speak.position.phase == state.STUDY
        self.long = len(self.book) > SHORT

    # panels

    def hand(self, *, with_book: bool) -> Panel:
        """The viewer's own panel, its rows the spells of his book."""
        speak, state_ = self.speak, self._state()
        rows, filters = (self._rows(), self._filters()) if with_book else ((), ())

        def make() -> Panel:
            return Panel(
                "own", speak("own-title", owner=speak.seat(self.seat)), "own", self.seat, gem_sign(self.seat, SPIRIT),
                self._lost(), [self._shelf()], rows, self._title(), filters, state_,
            )  # fmt: skip

        return remembered(self._key("hand", *rows, *self._has(), state_), make)

    def tab(self) -> Panel:
        """The book alone, on a tab of its own."""
        rows, state_, is_open = self._rows(), self._state(), bool(self.position.open_of(self.seat))

        def make() -> Panel:
            return Panel(
                f"book-{self.seat}", self._title(), "list", self.seat, book_sign(is_open),
                rows=rows, rows_title=self._title(), filters=self._filters(), note=state_,
            )  # fmt: skip

        return remembered(self._key("tab", *rows, state_, is_open), make)

    def master(self) -> Panel:
        """The other master on a line: hand, losses, book."""
        speak, hand, state_ = self.speak, self.position.in_hand(self.seat), self._state()

        def make() -> Panel:
            held = [self._mark("in-hand", element, count) for element, count in enumerate(hand)]
            return Panel(
                f"seat-{self.seat}", speak.seat(self.seat), "seat", self.seat, gem_sign(self.seat, SPIRIT),
                [*held, *self._lost_in_all()], [self._shelf()], note=state_,
            )  # fmt: skip

        return remembered(self._key("master", *self._has(), state_), make)

    # their parts

    def _key(self, kind: str, *follows: object) -> tuple[object, ...]:
        """What a panel follows from; rows in it are each the same row in the same state."""
        return self.speak.words, self.speak.language, kind, self.seat, self.viewer, *follows

    def _has(self) -> tuple[object, ...]:
        return *self.position.in_hand(self.seat), *self.position.lost(self.seat)

    def _shelf(self) -> Shelf:
        return Shelf([self._held(element) for element in range(4)], self.speak("hand-title"))

    def _title(self) -> str:
        own = self.seat == self.viewer
        return self.speak("own-rows" if own else "book-of", owner=self.speak.seat(self.seat))

    def _state(self) -> str:
        """Open or closed, and what it waits for; how many spells, how many cast."""
        position, speak = self.position, self.speak
        used = int(popcount(position.cast_of(self.seat)))
        gems = int(popcount(position.gems_of(self.seat)))
        opened = position.open_of(self.seat)
        said = speak("book-state", open=yes(opened), count=len(self.book), used=used)
        return said if opened or gems >= 6 or self.studied else f"{said} {speak('book-waits', count=gems)}"

    def _held(self, element: int) -> Thing:
        count = self.position.in_hand(self.seat)[element]
        name = self.speak("thing-hand", element=self.speak.element(element), count=count)
        return Thing(HAND(self.seat, element), gem_sign(self.seat, NAMES[element]), name, count)

    def _lost(self) -> list[Mark]:
        lost = self.position.lost(self.seat)
        return [self._mark("lost", element, count) for element, count in enumerate(lost) if count]

    def _lost_in_all(self) -> list[Mark]:
        """One mark for all losses: the line of another master is short."""
        count = sum(self.position.lost(self.seat))
        return [Mark(self.speak("mark-all-lost"), str(count), cross_sign(own=False))] if count else []

    def _mark(self, what: str, element: int, count: int) -> Mark:
        title = self.speak(f"mark-{what}", element=self.speak.element(element), count=count)
        sign = element_sign(NAMES[element]) if what == "in-hand" else gem_sign(self.seat, NAMES[element])
        return Mark(title, str(count), sign, quiet=not count)

    def _filters(self) -> tuple[Filter, ...]:
        return _filters(self.speak.words, self.speak.language) if self.long else ()

    def _rows(self) -> list[Row]:
        """The spells; a book that stands as it did is the same rows."""
        position = self.position
        able = self.speak.able[self.seat] if position.seat == self.viewer else 0
        bits = position.cast_of(self.seat), position.took_of(1 - self.seat), position.banned(self.seat), able
        if able or self._judged():  # what its spells would do follows from the board
            return self._listed(*bits)
        key = (self.speak.words, self.speak.language, position.books, self.seat, self.viewer, self.studied, *bits)
        return _ROWS.remember(key, lambda: self._listed(*bits))

    def _listed(self, cast: int, took: int, banned: int, able: int) -> list[Row]:
        stands = [
            self._standing(1 << place, cast >> place & 1, took >> place & 1, banned >> place & 1, able >> place & 1)
            for place in range(len(self.book))
        ]
        return [self._row(*one) for one in zip(self.book, stands, strict=True)]

    def _row(self, entry: NamedSpell, standing: str) -> Row:
        speak = self.speak
        takes = loses = 0
        if standing in ("castable", "takeable") and entry.tree is not None:
            taken = cast_effect(self.position, entry).taken
            loses = sum(speak.gem(point)[0] == self.viewer for point in taken)
            takes = len(taken) - loses
        told = not self.long or self.studied or self.seat != self.viewer
        return _row(speak.words, speak.language, entry, self.seat, standing, takes, loses, told, self.long)

    def _judged(self) -> bool:
        """Whether the viewer is told of his own spells why they cannot be cast."""
        position = self.position
        mine = self.seat == self.viewer == position.seat
        return mine and position.phase == state.PLAY and bool(position.open_of(self.seat))

    def _standing(self, bit: int, cast: int, took: int, banned: int, able: int) -> str:
        """How a spell stands with the viewer: a key of the words `row-...`."""
        own = self.seat == self.viewer
        if banned:
            return "banned"
        if able:
            return "castable" if own else "takeable"
        if cast:
            return "both" if took else "cast" if own else "theirs"
        if took and not own:
            return "twin"
        return self._unable(bit) if self._judged() else "fresh"

    def _unable(self, bit: int) -> str:
        """Why a spell of his own cannot be cast: it orders no gem, or a condition of it does not hold."""
        position, books = self.position, self.position.books
        caster, edition = position.caster, int(position.master) * 3
        caster.see(position.own, position.opp, position.lo, position.hi)
        program = books.program[edition * 64 + bit.bit_length() - 1]
        return "idle" if caster.allows(books.code, books.maps, program, True) else "unmet"


_ROWS: Memory[Hashable, list[Row]] = Memory(500)  # of books that stand as they did
_STATES: dict[str, Literal["quiet", "used"]] = {
    "idle": "quiet", "unmet": "quiet", "theirs": "quiet", "twin": "quiet",
    "cast": "used", "both": "used", "banned": "used",
}  # fmt: skip


@lru_cache(4096)
def _row(
    words: Words, language: str, entry: NamedSpell, seat: int, standing: str, takes: int, loses: int, told: bool,
    tagged: bool,
) -> Row:  # fmt: skip
    """A spell as a line to read; the same spell in the same state is the same row."""
    marks = []
    if takes:
        marks.append(Mark(words(language, "mark-takes", count=takes), str(takes), cross_sign(own=False)))
    if loses:
        marks.append(Mark(words(language, "mark-loses", count=loses), str(loses), cross_sign(own=True)))
    moved = moved_elements(entry.tree)
    notes = [words(language, "unverified")] if entry.tree is None else []
    if standing not in ("fresh", "castable"):
        notes.append(words(language, f"row-{standing}"))
    return Row(
        SPELL(seat, entry.number),
        entry.name(language),
        sentences(entry, language) if told else "",
        spell_sign(moved),
        marks,
        ", ".join(notes),
        _STATES.get(standing, ""),
        moved if tagged else (),
    )


@lru_cache(8)
def _filters(words: Words, language: str) -> tuple[Filter, ...]:
    titles = {name: words(language, "filter", element=words(language, name)) for name in NAMES}
    return tuple(Filter(name, title, element_sign(name)) for name, title in titles.items())
