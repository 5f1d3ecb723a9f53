"""`sortilege grimoire ...`: write, check, print and study books of spells; one file per command."""

import typer

from sortilege.cli.common import add_commands

app = typer.Typer(help="Books of spells: check, print, explain, compare.", no_args_is_help=True)
add_commands(app, __name__)
