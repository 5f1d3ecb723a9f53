"""How matches and positions look in Jupyter, and after `%load_ext sortilege.notebook` what games add to that.

Matches and positions show themselves; a position in another theme or language is a `BoardView`.
"""

from dataclasses import dataclass
from typing import Any

from sortilege.ink.render import flatten
from sortilege.kernel.game import AnyGame
from sortilege.kernel.gesture import View
from sortilege.kernel.match import Match
from sortilege.kernel.position import OVER, Position
from sortilege.kernel.registry import extras, game_of


@dataclass(frozen=True)
class BoardView:
    """A position as a picture: `BoardView(match.game, match.at(12))`."""

    game: AnyGame
    position: Position
    seat: int = 0
    language: str = "en"
    theme: str = "light"

    def _repr_svg_(self) -> str:
        return flatten(self.game.scene(self.position, View(self.seat, self.language)), self.theme)

    def _repr_markdown_(self) -> str:
        return f"```text\n{self.game.board(self.position, self.language)}\n```"


def show(kind: str, thing: Match | Position) -> str | None:
    """Shows a match or a position, as `svg` or `markdown`, as the seat that is asked sees it.

    None for a position whose game is not installed.
    """
    if isinstance(thing, Match):
        view = BoardView(thing.game, thing.position, max(0, thing.seat))
        return view._repr_svg_() if kind == "svg" else match_markdown(thing)
    game = game_of(thing)
    if game is None:
        return None
    view = BoardView(game, thing, max(0, int(thing.seat)))
    return view._repr_svg_() if kind == "svg" else view._repr_markdown_()


def match_markdown(match: Match, language: str = "en") -> str:
    """Tells where a match stands, in words."""
    title = match.game.title(language)
    if match.seat == OVER:
        return f"**{title}**, {match.ply} plies: {', '.join(f'{score:.6g}' for score in match.scores)}"
    role = match.game.seat_name(match.position, match.seat, language)
    return f"**{title}**, turn {match.turn + 1}, {role}: {match.game.ask(match.position, language)}"


def load_ipython_extension(ipython: Any) -> None:
    """Does what `%load_ext sortilege.notebook` asks: enters how the games' own things are written."""
    formatter = ipython.display_formatter.formatters["text/markdown"]
    for addition in extras("notebook").values():
        for kind, write in addition.MARKDOWN.items():
            formatter.for_type(kind, write)
