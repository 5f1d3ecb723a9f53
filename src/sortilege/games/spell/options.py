"""The options of SPELL and the position that a game with them begins from."""

import tomllib
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path

from sortilege.games.spell.decks import WORDS, cards, tables
from sortilege.games.spell.notation import AMULETS
from sortilege.games.spell.rules import Spell
from sortilege.games.spell.state import TOSS, Terms
from sortilege.kernel.errors import BadOption
from sortilege.kernel.options import Options, Value, option
from sortilege.kernel.position import CHANCE

_DEALT = ("deal", *AMULETS)
LAYOUTS: dict[str, dict[str, object]] = tomllib.loads(
    (Path(__file__).parent / "layouts.toml").read_text(encoding="utf-8")
)


@dataclass(frozen=True)
class SpellOptions(Options):
    """Edition, mode and set-up; violet and black are the amulets; layout and level are for the solo mode."""

    edition: str = option("french", choices=("french", "original"))
    mode: str = option("symmetric", choices=("symmetric", "asymmetric", "solo"))
    tournament: bool = option(False)
    deck: str = option("basic")  # basic, advanced, or the text of an owner's deck
    violet: str = option("deal", choices=_DEALT, when=("mode", "asymmetric"))
    black: str = option("deal", choices=_DEALT, when=("mode", "asymmetric"))
    setup: str = option("played", choices=("played", "quick"))
    layout: str = option("exile", choices=tuple(LAYOUTS), when=("mode", "solo"))
    level: str = option("normal", choices=("normal", "hard"), when=("mode", "solo"))
    end_at: int = option(16, low=6, high=40)

    def check(self) -> None:
        solo = self.mode == "solo"
        named = (self.violet, self.black)
        _refuse(solo and self.edition == "original", "bad-solo")
        _refuse(solo and self.tournament, "bad-tournament")
        _refuse(solo and self.setup == "quick", "bad-setup")
        _refuse(self.mode != "asymmetric" and named != ("deal", "deal"), "bad-amulets")
        _refuse(named.count("deal") == 1, "bad-half-dealt")
        _refuse(not solo and self.layout != "exile", "bad-layout")
        _refuse(not solo and self.level != "normal", "bad-level")
        cards(self.deck)


def _refuse(wrong: bool, why: str) -> None:
    if wrong:
        raise BadOption.said(WORDS, why)


@cache
def terms(options: SpellOptions) -> Terms:
    """What does not change during a game with these options."""
    made = Terms(tables(options.deck), options.deck)
    made.original = options.edition == "original"
    made.asymmetric = options.mode == "asymmetric"
    made.tournament = options.tournament
    made.quick = options.setup == "quick"
    made.solo = options.mode == "solo"
    made.hard = options.level == "hard"
    made.end_at = options.end_at
    made.rounds = 5 if made.hard else 6
    if options.violet != "deal":
        made.amulets = AMULETS.index(options.violet) * 4 + AMULETS.index(options.black)
    return made


def start(options: SpellOptions) -> Spell:
    position = Spell(terms(options))
    position.stage = TOSS
    position.seat = CHANCE
    if options.mode == "solo":
        rows = LAYOUTS[options.layout]["rows"]
        assert isinstance(rows, list)
        lay_out(position, "".join(rows))
        position.first = 0
        position.refill()
    return position


def lay_out(position: Spell, flat: str) -> None:
    """The 16 letters of a start layout: capitals are active tiles with their wizard."""
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


def varieties() -> list[dict[str, Value]]:
    """What laws and random games go through: all editions, modes, decks, set-ups, amulets, layouts and levels."""
    found: list[dict[str, Value]] = []
    for deck, edition, tournament in product(("basic", "advanced"), ("french", "original"), (False, True)):
        usual: dict[str, Value] = {"deck": deck, "edition": edition, "tournament": tournament}
        for mode, setup in product(("symmetric", "asymmetric"), ("played", "quick")):
            found.append(usual | {"mode": mode, "setup": setup})
        for i, violet in enumerate(AMULETS):
            black = AMULETS[(i + len(found)) % 4]
            found.append(usual | {"mode": "asymmetric", "setup": "quick", "violet": violet, "black": black})
    for deck, layout, level in product(("basic", "advanced"), LAYOUTS, ("normal", "hard")):
        found.append({"deck": deck, "mode": "solo", "layout": layout, "level": level})
    return found
