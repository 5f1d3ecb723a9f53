"""`sortilege games`: what can be played."""

from dataclasses import fields

from rich.console import Console
from rich.table import Table

from sortilege.cli.common import AsJson, Language, print_json
from sortilege.kernel.game import AnyGame
from sortilege.kernel.options import choices, write_value
from sortilege.kernel.registry import game as find_game
from sortilege.kernel.registry import games as all_games


def games(as_json: AsJson = False, language: Language = "en") -> None:
    """List the games with their seats and options."""
    every = [find_game(key) for key in all_games()]
    if as_json:
        print_json([_plain(game, language) for game in every])
        return
    table = Table("key", "title", "seats", "options", box=None, header_style="bold")
    for game in every:
        options = "\n".join(f"{name}: {', '.join(values) or 'text'}" for name, values in _options(game).items())
        seats = "-".join(str(n) for n in sorted({game.seats[0], game.seats[-1]}))
        table.add_row(game.key, game.title(language), seats, options)
    Console().print(table)


def _plain(game: AnyGame, language: str) -> dict[str, object]:
    """A game for programs."""
    head = {"key": game.key, "title": game.title(language), "seats": list(game.seats), "rules": game.version}
    return head | {"options": _options(game)}


def _options(game: AnyGame) -> dict[str, list[str]]:
    """The options by name, each with its values; none for a text."""
    return {option.name: [write_value(value) for value in choices(option)] for option in fields(game.options)}
