"""Tables set by hand: `table("fire-a; hand f1 f1 m; deck e1", track="fire-1", space=2)`."""

from collections.abc import Callable

import pytest

from sortilege.games.madness import GAME
from sortilege.games.madness import board as b
from sortilege.games.madness.cards import info, read_cards, short
from sortilege.games.madness.rules import Madness
from sortilege.games.madness.text import KIND_TEXTS
from sortilege.kernel.position import CHANCE, OVER

ZONES = {"hand": b.HAND, "support": b.SUPPORT, "discard": b.DISCARD, "deck": b.DECK}
BASE = "growth ice combustion telepathy"


class Table:
    """A position with the means to play it and look at it in texts."""

    def __init__(self, position: Madness) -> None:
        self.position = position

    def __getitem__(self, at: int) -> int:
        return int(self.position.s[at])

    @property
    def seat(self) -> int:
        return int(self.position.seat)

    @property
    def over(self) -> bool:
        return self.position.seat == OVER

    @property
    def chance(self) -> bool:
        return self.position.seat == CHANCE

    def texts(self) -> list[str]:
        return [GAME.write_move(self.position, move) for move in self.position.moves()]

    def can(self, *texts: str) -> bool:
        return set(texts) <= set(self.texts())

    def play(self, *texts: str) -> "Table":
        for text in texts:
            self.position.play(GAME.read_move(self.position, text))
        return self

    def luck(self) -> "Table":
        """Lets chance take its first outcome as long as it is asked."""
        while self.chance:
            self.position.play(self.position.moves()[0])
        return self

    def cards(self, seat: int, zone: str) -> str:
        """The cards of a zone, or the known top of the draw pile, as `f1 f1 m`."""
        if zone == "top":
            word, found = int(self.position.s[self.position.at(seat) + b.TOP]), []
            while word:
                found.append(KIND_TEXTS[(word & 15) - 1])
                word >>= 4
            return " ".join(found)
        counts = [int(self.position.count(seat, ZONES[zone], kind)) for kind in range(b.KINDS)]
        return " ".join(text for text, n in zip(KIND_TEXTS, counts, strict=True) for _ in range(n))

    def spells(self, seat: int) -> str:
        """The spells of a player; a - follows an exhausted one."""
        here, faces = self.position.at(seat), info(self.position.cards).spells
        owned = [i for i in range(len(faces)) if self.position.s[here + b.SPELLS] >> i & 1]
        return " ".join(short(faces[i].id) + "-" * int(self.position.s[here + b.SPENT] >> i & 1) for i in owned)

    def track(self) -> str:
        faces = info(self.position.cards).curses
        slots = [self[b.SLOT + slot] for slot in range(b.SLOTS)]
        return " ".join(short(faces[curse - 1].id) if curse else "-" for curse in slots)


Make = Callable[..., Table]


def set_seat(p: Madness, seat: int, text: str) -> None:
    faces = info(p.cards)
    magician, *parts = [part.strip() for part in text.split(";")]
    p.seat_magician(seat, [short(one.id) for one in faces.magicians].index(magician))
    for kind in range(b.KINDS):
        p.change(seat, b.DECK, kind, -p.count(seat, b.DECK, kind))
    spells = [short(one.id) for one in faces.spells]
    for part in parts:
        zone, *cards = part.split()
        if zone == "spells":
            here = p.at(seat)
            p.s[here + b.SPELLS] = sum(1 << spells.index(card.removesuffix("-")) for card in cards)
            p.s[here + b.SPENT] = sum(1 << spells.index(card[:-1]) for card in cards if card.endswith("-"))
        for card in cards if zone != "spells" else ():
            if zone == "top":
                p.put_on_top(seat, KIND_TEXTS.index(card))
            else:
                p.change(seat, ZONES[zone], KIND_TEXTS.index(card), 1)


def make(
    *seats: str,
    track: str = "",
    library: str = "",
    monster: str = "cover-1",
    right: str = "in-05",
    phase: int = b.ACT,
    difficulty: int = 0,
    madness: int = 14,
    **numbers: int,
) -> Table:
    """A table in the Action phase of the first player, or in another phase; `round`, `space` and others by name."""
    p = Madness(len(seats), read_cards("ours"), difficulty, madness)
    faces = info(p.cards)
    for seat, text in enumerate(seats):
        set_seat(p, seat, text)
    for slot, text in enumerate(track.split()):
        if text != "-":
            name, *tokens = text.split("+")
            p.place_curse([short(one.id) for one in faces.curses].index(name), slot)
            for token in tokens:
                p.s[b.ON + slot * 4 + "fwea".index(token)] += 1
                p.s[b.TOKENS + "fwea".index(token)] -= 1
    for text in library.split():
        spell = [short(one.id) for one in faces.spells].index(text)
        p.s[b.LIBRARY + p.cards.school[spell]] = spell + 1
    pages = [short(one.id) for one in faces.pages]
    p.s[b.MONSTER], p.s[b.RIGHT] = pages.index(monster) + 1, pages.index(right) + 1
    p.s[b.PAGES] &= ~(1 << pages.index(monster)) & ~(1 << pages.index(right))
    p.s[b.ROUND], p.s[b.MARKER], p.s[b.PHASE] = 1, 1, phase
    for name, value in numbers.items():
        p.s[{"space": b.MARKER, "round": b.ROUND}.get(name) or getattr(b, name.upper())] = value
    p.settle()
    return Table(p)


@pytest.fixture
def table() -> Make:
    return make
