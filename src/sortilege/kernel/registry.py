"""The games there are: the folders under sortilege/games and the entry points of other packages."""

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from types import ModuleType
from typing import cast

from sortilege.kernel.errors import PROBLEMS, UnknownGame
from sortilege.kernel.game import AnyGame
from sortilege.kernel.nearest import nearest
from sortilege.kernel.position import TEXTS, Position

_HOME = "sortilege.games"  # also the name of the group of entry points


@cache
def _sources() -> dict[str, str]:
    """Finds each game's key and the module that holds its GAME."""
    folder = import_module(_HOME).__path__
    sources = {module.name: f"{_HOME}.{module.name}" for module in pkgutil.iter_modules(folder) if module.ispkg}
    sources.update({point.name: point.value for point in entry_points(group=_HOME)})
    return dict(sorted(sources.items()))


def games() -> list[str]:
    """Lists the keys of all games."""
    return list(_sources())


def game_of(position: Position) -> AnyGame | None:
    """Finds the game that this position belongs to, if there is one."""
    texts = TEXTS.get(type(position))
    return cast(AnyGame, texts.game) if texts else None


@cache  # the games there are
def game(key: str) -> AnyGame:
    """Loads the game of this key."""
    if key not in _sources():
        known = _sources()
        raise UnknownGame.said(PROBLEMS, "no-game", name=repr(key), near=nearest(key, known), known=", ".join(known))
    module, _, attribute = _sources()[key].partition(":")
    loaded: AnyGame = getattr(import_module(module), attribute or "GAME")
    return loaded


def extras(part: str) -> dict[str, ModuleType]:
    """Loads what games add to a part of the program (`commands`, `pages`, `notebook`): `extras.<part>`, by key."""
    homes = {key: source.partition(":")[0] for key, source in _sources().items()}
    named = {key: f"{home}.extras" for key, home in homes.items() if find_spec(f"{home}.extras")}
    return {key: import_module(f"{home}.{part}") for key, home in named.items() if find_spec(f"{home}.{part}")}
