"""Sortilège: a table for board games of wizardry, and the engine under it."""

import sortilege._pure  # first: it decides how the modules below are found
import sortilege.games  # noqa: F401  before the function of this name, which it would else hide
from sortilege.kernel.match import Match
from sortilege.kernel.registry import game, games

__all__ = ["Match", "game", "games"]
