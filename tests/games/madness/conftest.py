"""Tables set by hand: `table("fire-a; hand f1 f1 m; deck e1", track="fire-1", space=2)`."""

from collections.abc import Callable

import pytest

from sortilege.games.madness import GAME
from sortilege.games.madness import codes as c
from sortilege.games.madness.card_set import read_cards, texts
from sortilege.games.madness.invariants import top_cards
from sortilege.games.madness.notation import KIND_TEXTS
from sortilege.games.madness.rules import Madness
from sortilege.kernel.bits import each
from sortilege.kernel.position import CHANCE, OVER

ZONES = {"hand": c.HAND, "support": c.SUPPORT, "discard": c.DISCARD, "deck": c.DECK}
BASE = "growth ice combustion telepathy"


class Table:
    """A position with the means to play it and look at it in texts."""

    def __init__(self, position: Madness) -> None:
        self.position = position

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
            return " ".join(KIND_TEXTS[kind] for kind in top_cards(self.position, seat))
        counts = [int(self.position.count(seat, ZONES[zone], kind)) for kind in range(c.KINDS)]
        return " ".join(text for text, n in zip(KIND_TEXTS, counts, strict=True) for _ in range(n))

    def spells(self, seat: int) -> str:
        """The spells of a player; a - follows an exhausted one."""
        p, faces = self.position, texts(self.position.cards).spells
        return " ".join(faces[i].short + "-" * int(p.spent(seat) >> i & 1) for i in each(p.spells(seat)))

    def track(self) -> str:
        faces = texts(self.position.cards).curses
        slots = [int(self.position.curse(slot)) for slot in range(c.SLOTS)]
        return " ".join(faces[curse].short if curse != c.NONE else "-" for curse in slots)


Make = Callable[..., Table]


def set_seat(p: Madness, seat: int, text: str) -> None:
    faces = texts(p.cards)
    magician, *parts = [part.strip() for part in text.split(";")]
    p.seat_magician(seat, [one.short for one in faces.magicians].index(magician))
    for kind in range(c.KINDS):
        p.change(seat, c.DECK, kind, -p.count(seat, c.DECK, kind))
    spells = [one.short for one in faces.spells]
    for part in parts:
        zone, *cards = part.split()
        if zone == "spells":
            owned = sum(1 << spells.index(card.removesuffix("-")) for card in cards)
            p.set_spells(seat, owned, sum(1 << spells.index(card[:-1]) for card in cards if card.endswith("-")))
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
    phase: int = c.ACT,
    difficulty: int = 0,
    madness: int = 14,
    space: int = 1,
    **numbers: int,
) -> Table:
    """A table in the Action phase of the first player, or in another phase; `round` and other attributes by name."""
    p = Madness(len(seats), read_cards("ours"), difficulty, madness)
    faces = texts(p.cards)
    for seat, text in enumerate(seats):
        set_seat(p, seat, text)
    for slot, text in enumerate(track.split()):
        if text != "-":
            name, *tokens = text.split("+")
            p.place_curse([one.short for one in faces.curses].index(name), slot)
            for token in tokens:
                p.put_token(slot, "fwea".index(token), 1)
    for text in library.split():
        spell = [one.short for one in faces.spells].index(text)
        p.show(p.cards.school[spell], spell)
    pages = [one.short for one in faces.pages]
    p.monster, p.right_page = pages.index(monster), pages.index(right)
    p.pages &= ~(1 << pages.index(monster)) & ~(1 << pages.index(right))
    p.round, p.marker, p.phase = 1, space, phase
    for name, value in numbers.items():
        assert hasattr(p, name)
        setattr(p, name, value)
    p.settle()
    return Table(p)


@pytest.fixture
def table() -> Make:
    return make
