"""Sortilège: a table for board games of wizardry, and the engine under it."""

import sortilege._pure  # first: it decides how the modules below are found
import sortilege.games  # noqa: F401  before the function of this name, which it would else hide
from sortilege.kernel.match import DISPLAYS, Match
from sortilege.kernel.registry import game, games


def _svg(match: Match) -> str:
    from sortilege.notebook import match_svg  # only a notebook needs it

    return match_svg(match)


def _markdown(match: Match) -> str:
    from sortilege.notebook import match_markdown

    return match_markdown(match)


DISPLAYS.update(svg=_svg, markdown=_markdown)

__all__ = ["Match", "game", "games"]
