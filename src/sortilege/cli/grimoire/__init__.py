"""`sortilege grimoire ...`: write, check, print and study books of spells; one file per command."""

import pkgutil
from importlib import import_module

import typer

app = typer.Typer(help="Books of spells: check, print, explain, compare.", no_args_is_help=True)

for _found in pkgutil.iter_modules(__path__):
    _module = import_module(f"{__name__}.{_found.name}")
    if hasattr(_module, "command"):
        app.command(_found.name)(_module.command)
