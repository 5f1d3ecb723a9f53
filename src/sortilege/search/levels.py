"""The levels that people choose from, as data: `levels.toml` of a game's folder, or the one beside this module."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from sortilege.kernel.game import AnyGame
from sortilege.kernel.words import Words

_HERE = Path(__file__).parent
_WORDS = Words(_HERE)


@dataclass(frozen=True)
class Level:
    """One strength, from 1 to 6: the bot that plays it, and the longest it thinks about a turn."""

    number: int
    bot: str
    seconds: float

    def name(self, language: str) -> str:
        return _WORDS(language, f"level-{self.number}")

    def about(self, language: str) -> str:
        """What to expect of it, in a sentence."""
        return _WORDS(language, f"level-{self.number}-about", seconds=self.seconds)


@cache
def _data(folder: Path) -> dict[str, Any]:
    """The levels of a game, the common ones where it says nothing."""
    common = tomllib.loads((_HERE / "levels.toml").read_text(encoding="utf-8"))
    own = folder / "levels.toml"
    return common | (tomllib.loads(own.read_text(encoding="utf-8")) if own.exists() else {})


def levels(game: AnyGame) -> list[Level]:
    """The levels of this game, from the weakest to the strongest."""
    return [
        Level(number, one["bot"], float(one["seconds"])) for number, one in enumerate(_data(game.folder)["level"], 1)
    ]


def style_of(game: AnyGame) -> dict[str, float]:
    """How guided search thinks in this game."""
    style: dict[str, float] = _data(game.folder)["style"]
    return style
