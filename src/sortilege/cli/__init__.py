"""The command line: one file per command; groups of commands come from the games' extras."""

import sys

import typer
from rich.console import Console
from rich.markup import escape

from sortilege import build
from sortilege.cli.common import add_commands
from sortilege.kernel.errors import SortilegeError
from sortilege.kernel.registry import extras

app = typer.Typer(
    help="A table for board games of wizardry: play, study, extend.",
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
)


def _version(wanted: bool) -> None:
    if wanted:
        print(build.describe())
        raise typer.Exit


@app.callback()
def _start(
    version: bool = typer.Option(
        False, "--version", callback=_version, is_eager=True, help="Tell the build and leave."
    ),
) -> None:
    if not build.compiled:
        Console(stderr=True).print("This is the plain build: everything works, bots think more slowly.", style="yellow")


def _find_commands() -> None:
    """Adds the commands of this package; what a game adds is a group of commands under its key."""
    add_commands(app, __name__)
    for key, module in extras("commands").items():
        app.add_typer(module.app, name=key)


def main() -> None:
    """Runs a command; what a user did wrong is told in one line, with exit code 2."""
    _find_commands()
    try:
        app()
    except SortilegeError as error:
        told = f"[red]{type(error).__name__}[/]: {escape(str(error))}"
        Console(stderr=True).print(told, highlight=False, soft_wrap=True)
        sys.exit(2)
