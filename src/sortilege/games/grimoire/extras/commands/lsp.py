"""`sortilege grimoire lsp`: the spell language for editors, over standard input and output."""

import typer
from rich.console import Console


def command() -> None:
    """Serve the spell language to an editor. It needs pygls: pip install "sortilege[lsp]"."""
    try:
        from sortilege.games.grimoire.extras.language_server import make_server
    except ImportError:
        Console(stderr=True).print('The language server needs pygls: pip install "sortilege[lsp]"', markup=False)
        raise typer.Exit(2) from None
    make_server().start_io()
