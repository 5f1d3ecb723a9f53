"""Sortilège: a table for board games of wizardry, and the engine under it."""

import sortilege._pure  # noqa: F401  first: it decides how the modules below are found
from sortilege.kernel.match import Match
from sortilege.kernel.registry import game, games

__all__ = ["Match", "game", "games"]
