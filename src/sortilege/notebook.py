"""How matches, positions and grimoires look in Jupyter.

Matches and positions show themselves, a position in another theme or language as a `Board`, and grimoires after
`%load_ext sortilege.notebook`.
"""

from dataclasses import dataclass
from typing import Any

from sortilege.games.grimoire.language.book import Book
from sortilege.games.grimoire.language.layout import print_book
from sortilege.ink.render import flatten
from sortilege.kernel.game import AnyGame
from sortilege.kernel.gesture import View
from sortilege.kernel.match import Match
from sortilege.kernel.position import OVER, Position
from sortilege.kernel.registry import game_of


@dataclass(frozen=True)
class Board:
    """A position as a picture: `Board(match.game, match.at(12))`."""

    game: AnyGame
    position: Position
    seat: int = 0
    language: str = "en"
    theme: str = "light"

    def _repr_svg_(self) -> str:
        return flatten(self.game.scene(self.position, View(self.seat, self.language)), self.theme)

    def _repr_markdown_(self) -> str:
        return f"```text\n{self.game.board(self.position, self.language)}\n```"


def board_of(position: Position) -> Board | None:
    """A position seen by the seat that is asked; none if its game is not installed."""
    game = game_of(position)
    return Board(game, position, max(0, int(position.seat))) if game else None


def match_svg(match: Match) -> str:
    """The position of a match now, seen by the seat that is asked."""
    return Board(match.game, match.position, max(0, match.seat))._repr_svg_()


def match_markdown(match: Match, language: str = "en") -> str:
    """Where a match stands, in words."""
    title = match.game.title(language)
    if match.seat == OVER:
        return f"**{title}**, {match.ply} plies: {', '.join(f'{score:.6g}' for score in match.scores)}"
    role = match.game.seat_name(match.position, match.seat, language)
    return f"**{title}**, turn {match.turn + 1}, {role}: {match.game.ask(match.position, language)}"


def book_markdown(book: Book) -> str:
    """A grimoire in its own words."""
    return f"```text\n{print_book(book, book.language, words=False)}```"


def load_ipython_extension(ipython: Any) -> None:
    """What `%load_ext sortilege.notebook` does."""
    ipython.display_formatter.formatters["text/markdown"].for_type(Book, book_markdown)
