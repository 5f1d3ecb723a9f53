"""`sortilege serve`: the table in the browser."""

import gc
import os
import secrets
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import typer
from rich.console import Console

from sortilege.kernel.errors import SortilegeError
from sortilege.kernel.registry import game as find_game

FIRST_PORT = 8000


def serve(
    host: str = typer.Option("127.0.0.1", help="The address to listen on; 0.0.0.0 lets your network in."),
    port: int = typer.Option(0, help=f"The port; 0 takes the first free one from {FIRST_PORT} on."),
    data: Path = typer.Option(None, help="The database file; it is made if it does not exist."),  # noqa: B008
    workers: int = typer.Option(max(1, (os.cpu_count() or 2) - 1), min=1, help="Processes in which bots think."),
    open_: bool = typer.Option(False, "--open", help="Open a game against a bot in the browser."),
    game: str = typer.Option("", help="The game for --open."),
    limits: float = typer.Option(1.0, min=0.1, help="Scales how much one address may ask; for many people behind one."),
    proxy: bool = typer.Option(False, help="Trust the headers of a proxy on this machine (address, https)."),
) -> None:
    """Opens the table: play in the browser against bots or, by link, against friends."""
    import uvicorn

    from sortilege.table.app import make_app
    from sortilege.table.wire import Wire

    port = port or _free_port(host)
    database = data or _default_data()
    app = make_app(database, workers=workers, rate=limits, warm=True)
    address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}"
    Console(stderr=True).print(
        f"Sortilège: [link={address}]{address}[/]   (Ctrl-C ends; tables are kept in {database})"
    )
    if open_:
        app.state.launch = (secrets.token_urlsafe(16), find_game(game).key if game else "")
        _open_when_ready(address, app.state.launch[0])
    _tune()
    uvicorn.run(
        app, host=host, port=port, log_level="warning", server_header=False, timeout_graceful_shutdown=3,
        ws=Wire, ws_max_size=16_384, ws_ping_interval=20, ws_ping_timeout=20, proxy_headers=proxy,
    )  # fmt: skip


def _tune() -> None:
    """For short answers: threads take turns often, and what lives as long as a table is not searched for rubbish."""
    sys.setswitchinterval(0.0005)
    gc.set_threshold(20_000, 20, 100)
    gc.freeze()


def _free_port(host: str) -> int:
    for port in range(FIRST_PORT, FIRST_PORT + 100):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return port
    raise SortilegeError(f"no port from {FIRST_PORT} to {FIRST_PORT + 99} is free; choose one with --port")


def _default_data() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "sortilege" / "tables.db"


def _open_when_ready(address: str, token: str) -> None:
    """Opens the browser as soon as the server answers."""

    def wait() -> None:
        for _ in range(100):
            try:
                with urlopen(f"{address}/health", timeout=1):
                    break
            except (URLError, OSError):
                time.sleep(0.1)
        webbrowser.open(f"{address}/launch/{token}")

    threading.Thread(target=wait, daemon=True).start()
