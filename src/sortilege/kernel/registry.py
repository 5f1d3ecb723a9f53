"""The games there are: the folders under sortilege/games and the entry points of other packages."""

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from sortilege.kernel.errors import PROBLEMS, UnknownGame
from sortilege.kernel.game import AnyGame
from sortilege.kernel.nearest import nearest
from sortilege.kernel.position import Position

_HOME = "sortilege.games"  # also the name of the group of entry points


@cache
def _sources() -> dict[str, str]:
    """Each game's key and the module that holds its GAME."""
    folder = import_module(_HOME).__path__
    sources = {one.name: f"{_HOME}.{one.name}" for one in pkgutil.iter_modules(folder) if one.ispkg}
    sources.update({one.name: one.value for one in entry_points(group=_HOME)})
    return dict(sorted(sources.items()))


def games() -> list[str]:
    """The keys of all games."""
    return list(_sources())


def game_of(position: Position) -> AnyGame | None:
    """The installed game that this position belongs to, if there is one."""
    return next((found for found in map(game, games()) if type(position) is found.position), None)


@cache
def game(key: str) -> AnyGame:
    """The game of this key."""
    if key not in _sources():
        known = _sources()
        raise UnknownGame.said(PROBLEMS, "no-game", name=repr(key), near=nearest(key, known), known=", ".join(known))
    module, _, attribute = _sources()[key].partition(":")
    found: AnyGame = getattr(import_module(module), attribute or "GAME")
    return found
