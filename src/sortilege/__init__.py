"""Sortilège: a table for board games of wizardry, and the engine under it."""

import sortilege._pure  # first: it decides how the modules below are found
import sortilege.games  # noqa: F401  before the function of this name, which it would else hide
from sortilege.kernel.match import DISPLAYS, Match
from sortilege.kernel.position import PICTURES, Position
from sortilege.kernel.registry import game, games


def _svg(match: Match) -> str:
    from sortilege.notebook import match_svg  # only a notebook needs it

    return match_svg(match)


def _markdown(match: Match) -> str:
    from sortilege.notebook import match_markdown

    return match_markdown(match)


def _position_svg(position: Position) -> str | None:
    from sortilege.notebook import board_of

    board = board_of(position)
    return board._repr_svg_() if board else None


def _position_markdown(position: Position) -> str | None:
    from sortilege.notebook import board_of

    board = board_of(position)
    return board._repr_markdown_() if board else None


DISPLAYS.update(svg=_svg, markdown=_markdown)
PICTURES.update(svg=_position_svg, markdown=_position_markdown)

__all__ = ["Match", "game", "games"]
