"""The options of SPELL and the position that a game with them begins from."""

import tomllib
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product
from pathlib import Path
from typing import Any

from sortilege.games.spell.decks import BUILT_IN, WORDS, cards, tables
from sortilege.games.spell.notation import AMULETS
from sortilege.games.spell.rules import SpellPosition
from sortilege.games.spell.state import TOSS, Terms
from sortilege.kernel.errors import BadOption
from sortilege.kernel.options import OWN_TEXTS, Options, Value, option
from sortilege.kernel.position import CHANCE

_DEALT = ("deal", *AMULETS)
_FOR_TWO = "symmetric asymmetric"
OWN = "own"
LAYOUTS: dict[str, dict[str, object]] = tomllib.loads(
    (Path(__file__).parent / "layouts.toml").read_text(encoding="utf-8")
)


@dataclass(frozen=True)
class SpellOptions(Options):
    """Edition, mode and set-up; violet and black are the amulets; layout and level are for the solo mode."""

    edition: str = option("french", choices=("french", "original"), when=("mode", _FOR_TWO))
    mode: str = option("symmetric", choices=("symmetric", "asymmetric", "solo"))
    tournament: bool = option(False, when=("mode", _FOR_TWO))
    deck: str = option("basic", choices=(*BUILT_IN, OWN))
    cards: str = option("", when=("deck", OWN))  # the text of an owner's deck
    violet: str = option("deal", choices=_DEALT, when=("mode", "asymmetric"))
    black: str = option("deal", choices=_DEALT, when=("mode", "asymmetric"))
    setup: str = option("played", choices=("played", "quick"), when=("mode", _FOR_TWO))
    layout: str = option("exile", choices=tuple(LAYOUTS), when=("mode", "solo"))
    level: str = option("normal", choices=("normal", "hard"), when=("mode", "solo"))
    end_at: int = option(16, low=6, high=40)

    def check(self) -> None:
        solo = self.mode == "solo"
        named = (self.violet, self.black)
        _refuse(solo and self.edition == "original", "bad-solo")  # S10.8
        _refuse(solo and self.tournament, "bad-tournament")
        _refuse(solo and self.setup == "quick", "bad-setup")
        _refuse(self.mode != "asymmetric" and named != ("deal", "deal"), "bad-amulets")
        _refuse(named.count("deal") == 1, "bad-half-dealt")
        _refuse(not solo and self.layout != "exile", "bad-layout")
        _refuse(not solo and self.level != "normal", "bad-level")
        _refuse((self.deck == OWN) != bool(self.cards), "bad-own")
        cards(self.deck_text)

    @property
    def deck_text(self) -> str:
        """The deck as `decks.cards` takes it: its name or its text."""
        return self.cards or self.deck


def with_deck_named(values: dict[str, Any]) -> dict[str, Any]:
    """Reads options of earlier versions too, in which the deck was its name or its whole text."""
    deck = values.get("deck", "basic")
    if isinstance(deck, str) and deck not in (*BUILT_IN, OWN):
        return values | {"deck": OWN, "cards": deck}
    return values


def _refuse(wrong: bool, why: str) -> None:
    if wrong:
        raise BadOption.said(WORDS, why)


@lru_cache(OWN_TEXTS)
def terms(options: SpellOptions) -> Terms:
    """What does not change during a game with these options."""
    terms = Terms(tables(options.deck_text), options.deck_text)
    terms.original = options.edition == "original"
    terms.asymmetric = options.mode == "asymmetric"
    terms.tournament = options.tournament
    terms.quick = options.setup == "quick"
    terms.solo = options.mode == "solo"
    terms.hard = options.level == "hard"
    terms.end_at = options.end_at
    terms.rounds = 5 if terms.hard else 6  # S9.6
    if options.violet != "deal":  # S8.1
        terms.amulets = AMULETS.index(options.violet) * 4 + AMULETS.index(options.black)
    return terms


def rematch(options: SpellOptions) -> SpellOptions:
    """The options of a rematch: each wizard takes his amulet to the other side (S8.1)."""
    return replace(options, violet=options.black, black=options.violet)


def unset(options: SpellOptions) -> SpellPosition:
    """A position with these options, before anything of it is set."""
    position = SpellPosition(terms(options))
    position.options = options
    return position


def start(options: SpellOptions) -> SpellPosition:
    """The position before the toss of the gem; alone, violet has it and one of six layouts is the arena (S9.1)."""
    position = unset(options)
    position.stage = TOSS
    position.seat = CHANCE
    if options.mode == "solo":
        rows = LAYOUTS[options.layout]["rows"]
        assert isinstance(rows, list)
        lay_out(position, "".join(rows))
        position.first = 0
        position.refill()
    return position


def lay_out(position: SpellPosition, flat: str) -> None:
    """Lays out the 16 letters of a solo arena (S9.1): capitals are active tiles with their wizard."""
    for cell, letter in enumerate(flat):
        bit = 1 << cell
        if letter in "vV":
            position.own0 |= bit
        if letter in "bB":
            position.own1 |= bit
        if letter in "VB":
            position.active |= bit
    position.wizards0 = position.own0 & position.active
    position.wizards1 = position.own1 & position.active
    position.gap = flat.index("_")


def option_sets() -> list[dict[str, Value]]:
    """What laws and random games go through: all editions, modes, decks, set-ups, amulets, layouts and levels."""
    sets: list[dict[str, Value]] = []
    for deck, edition, tournament in product(("basic", "advanced"), ("french", "original"), (False, True)):
        usual: dict[str, Value] = {"deck": deck, "edition": edition, "tournament": tournament}
        for mode, setup in product(("symmetric", "asymmetric"), ("played", "quick")):
            sets.append(usual | {"mode": mode, "setup": setup})
        for i, violet in enumerate(AMULETS):
            black = AMULETS[(i + len(sets)) % 4]
            sets.append(usual | {"mode": "asymmetric", "setup": "quick", "violet": violet, "black": black})
    for deck, layout, level in product(("basic", "advanced"), LAYOUTS, ("normal", "hard")):
        sets.append({"deck": deck, "mode": "solo", "layout": layout, "level": level})
    return sets
