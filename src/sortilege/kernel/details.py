"""One thing explained: the words that table, terminal, API and rules page all take from one place."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from unicodedata import combining, normalize

from sortilege.kernel.panels import Sign


@dataclass(frozen=True)
class Reason:
    """Why something cannot be done, or has ended: the number of the rule in RULES.md, and a sentence."""

    rule: str
    text: str


@dataclass(frozen=True)
class Card:
    """What a thing is, what it costs, what it says, how it stands now, and the rule that is about it."""

    title: str
    text: str
    kind: str = ""
    cost: str = ""
    now: str = ""  # its state in this position, in a sentence
    rule: str = ""  # the number of the paragraph
    sign: Sign | None = None  # how it looks
    picture: Sign | None = None  # what it does, drawn
    told: str = ""  # the picture in words


@dataclass(frozen=True)
class CardGroup:
    """Cards of one kind, for the chapter "Cards" of a rules page and for `card NAME`."""

    title: str
    cards: Sequence[Card]


def find_card(cards: Iterable[Card], name: str) -> Card | None:
    """Finds the card of this title: the same, or one that holds all its words, or the nearest; accents do not count."""
    by_title: dict[str, Card] = {}
    for card in cards:
        by_title.setdefault(plain(card.title), card)
    wanted = plain(name)
    if wanted in by_title or not wanted:
        return by_title.get(wanted)
    holding = [title for title in by_title if all(word in title for word in wanted.split())]
    near = sorted(holding, key=len) or get_close_matches(wanted, list(by_title), n=1)
    return by_title[near[0]] if near else None


def plain(text: str) -> str:
    """Gives a text in small letters without accents, words parted by one space."""
    letters = (letter for letter in normalize("NFD", text) if not combining(letter))
    return " ".join("".join(letters).replace("’", "'").casefold().split())
