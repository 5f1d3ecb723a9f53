"""The levels that people choose from and the parameters of search, as data.

They are `levels.toml` of a game's folder, or the one beside this module.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from sortilege.kernel.errors import BadNotation
from sortilege.kernel.game import AnyGame
from sortilege.kernel.options import Options
from sortilege.kernel.speech import yes
from sortilege.kernel.words import Words
from sortilege.search.params import SearchParams

_HERE = Path(__file__).parent
_WORDS = Words(_HERE)
AT_ONCE = 0.5  # seconds that nobody notices

# The short names of parameters in levels.toml and in the texts of bots, where their own are read as well.
SHORT = {
    "guide": "c_puct",
    "sharp": "prior_power",
    "plies": "rollout_depth",
    "trust": "evaluation_weight",
    "follow": "prior_weight",
    "whole": "c_turns",
    "far": "longest_turn",
    "miss": "overlooked",
}


@dataclass(frozen=True)
class Level:
    """One strength, from 1 to 8: the bot that plays it, and the longest it thinks about a turn."""

    number: int
    bot: str
    seconds: float

    def name(self, language: str) -> str:
        return _WORDS(language, f"level-{self.number}")

    def about(self, game: AnyGame, language: str) -> str:
        """How it plays this game and how long it thinks, in a line; a game may have words of its own for the first."""
        message = f"level-{self.number}-about"
        plays = (game.words if message in game.words else _WORDS)(language, message)
        return f"{plays} {_WORDS(language, 'level-time', seconds=self.seconds, swift=yes(self.seconds <= AT_ONCE))}"


@cache  # the games there are
def _data(folder: Path) -> dict[str, Any]:
    """The levels of a game, the common ones where it says nothing."""
    common = tomllib.loads((_HERE / "levels.toml").read_text(encoding="utf-8"))
    own = folder / "levels.toml"
    return common | (tomllib.loads(own.read_text(encoding="utf-8")) if own.exists() else {})


def levels(game: AnyGame) -> list[Level]:
    """The levels of this game, from the weakest to the strongest."""
    rows = _data(game.folder)["level"]
    return [Level(number, row["bot"], float(row["seconds"])) for number, row in enumerate(rows, 1)]


def won(game: AnyGame, options: Options) -> tuple[int, ...]:
    """How many of a hundred games with these options each level wins by itself, as far as that was measured."""
    measured = _data(game.folder).get("won", {"given": {}, "rows": []})
    for row in measured["rows"]:
        asked = {**measured["given"], **row["with"]}
        if all(getattr(options, name) == value for name, value in asked.items()):
            return tuple(row["levels"])
    return ()


def params_of(game: AnyGame) -> dict[str, float]:
    """The parameters with which PUCT searches this game, by their short names."""
    data = _data(game.folder)
    short = {name: key for key, name in SHORT.items()}
    return {short.get(name, name): value for name, value in (data.get("params") or data["style"]).items()}


def guide_of_nets(game: AnyGame, learns: bool = False) -> float:
    """The constant of PUCT with which nets search this game, or the games that they learn from."""
    return float(_data(game.folder)["net"]["learn" if learns else "guide"])


def manners_of(game: AnyGame) -> dict[str, Any]:
    """When bots of this game give up or agree to a draw, as search/manners.py reads it."""
    manners: dict[str, Any] = _data(game.folder)["manners"]
    return manners


def make_params(given: dict[str, float]) -> SearchParams:
    """The parameters of a search, by short or full names; what is not given is as usual."""
    params = SearchParams()
    for key, value in given.items():
        name = SHORT.get(key, key)
        if name not in ("exploration", *SHORT.values()):
            raise BadNotation(f"{key!r} is no number of a search; there are exploration, {', '.join(SHORT)}")
        setattr(params, name, int(value) if name in ("rollout_depth", "longest_turn") else float(value))
    return params
