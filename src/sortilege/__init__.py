"""Sortilège: a table for board games of wizardry, and the engine under it. `dir(sortilege)` is all that it offers."""

from functools import partial
from typing import TYPE_CHECKING

import sortilege._pure  # first: it decides how the modules below are found
import sortilege.games  # noqa: F401  before the function of this name, which it would else hide
from sortilege.build import VERSION as __version__
from sortilege.kernel.errors import (
    BadNotation,
    BadOption,
    BadRecord,
    GameOver,
    IllegalMove,
    NotOver,
    SortilegeError,
    StaleMove,
    UnknownGame,
    ViewOnly,
    WrongSeat,
)
from sortilege.kernel.match import DISPLAYS, Match
from sortilege.kernel.position import PICTURES, Position
from sortilege.kernel.registry import game, games

if TYPE_CHECKING:
    from sortilege.search.bots import bot

__all__ = [
    "BadNotation",
    "BadOption",
    "BadRecord",
    "GameOver",
    "IllegalMove",
    "Match",
    "NotOver",
    "Position",
    "SortilegeError",
    "StaleMove",
    "UnknownGame",
    "ViewOnly",
    "WrongSeat",
    "__version__",
    "bot",
    "game",
    "games",
]


def __getattr__(name: str) -> object:
    """Loads search when somebody first asks for a bot."""
    if name == "bot":
        from sortilege.search.bots import bot

        return bot
    raise AttributeError(f"module 'sortilege' has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__


def _show(kind: str, thing: Match | Position) -> str | None:
    """Shows a match or a position in a notebook; drawing is loaded when it is first asked for."""
    from sortilege.notebook import show

    return show(kind, thing)


for _kind in ("svg", "markdown"):
    DISPLAYS[_kind] = PICTURES[_kind] = partial(_show, _kind)
