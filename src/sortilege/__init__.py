"""Sortilège: a table for board games of wizardry, and the engine under it."""

from sortilege.kernel.match import Match
from sortilege.kernel.registry import game, games

__all__ = ["Match", "game", "games"]
