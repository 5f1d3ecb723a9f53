"""`sortilege games`: what can be played."""

from dataclasses import fields

from rich.console import Console
from rich.table import Table

from sortilege.cli.common import AsJson, Language, print_json
from sortilege.kernel.options import choices, write_value
from sortilege.kernel.registry import game as find_game
from sortilege.kernel.registry import games as all_games


def games(as_json: AsJson = False, language: Language = "en") -> None:
    """List the games with their seats and options."""
    found = [find_game(key) for key in all_games()]
    if as_json:
        print_json(
            [
                {
                    "key": game.key,
                    "title": game.title(language),
                    "seats": list(game.seats),
                    "rules": game.version,
                    "options": {one.name: [write_value(v) for v in choices(one)] for one in fields(game.options)},
                }
                for game in found
            ]
        )
        return
    table = Table("key", "title", "seats", "options", box=None, header_style="bold")
    for game in found:
        options = "\n".join(
            f"{one.name}: {', '.join(write_value(v) for v in choices(one)) or 'text'}" for one in fields(game.options)
        )
        seats = "-".join(str(n) for n in sorted({game.seats[0], game.seats[-1]}))
        table.add_row(game.key, game.title(language), seats, options)
    Console().print(table)
