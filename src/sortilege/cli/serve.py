"""`sortilege serve`: the table in the browser."""

import gc
import os
import secrets
import socket
import sys
import threading
import time
import tomllib
import webbrowser
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import typer
from rich.console import Console

from sortilege.kernel.errors import SortilegeError
from sortilege.kernel.registry import game as find_game
from sortilege.search.perfect import FOLDER

FIRST_PORT = 8000
LAUNCH = "SORTILEGE_LAUNCH"  # in the environment: the secret of the address that --open opens


def _read_settings(context: typer.Context, path: Path | None) -> Path | None:
    """Takes the settings of a file for what neither flags nor the environment say."""
    if path is not None:
        try:
            settings = tomllib.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise typer.BadParameter(f"{path}: {error}") from error
        known = {parameter.name for parameter in context.command.params}
        if unknown := sorted(set(settings) - known):
            raise typer.BadParameter(f"{path}: no setting is called {unknown[0]}")
        context.default_map = {**settings, **(context.default_map or {})}
    return path


def _option(default: Any, *names: str, env: str, text: str, **more: Any) -> Any:
    """An option that the environment may set too."""
    return typer.Option(default, *names, envvar=f"SORTILEGE_{env}", help=text, **more)


def serve(
    settings: Path = _option(
        None, env="SETTINGS", text="A file of settings (TOML), named as these options.", callback=_read_settings,
        is_eager=True,
    ),
    host: str = _option("127.0.0.1", env="HOST", text="The address to listen on; 0.0.0.0 lets your network in."),
    port: int = _option(0, env="PORT", text=f"The port; 0 takes the first free one from {FIRST_PORT} on."),
    data: Path = _option(None, env="DATA", text="The database file; it is made if it does not exist."),
    database: str = _option("", env="DATABASE", text="postgresql://USER@HOST/NAME, instead of a file."),
    processes: int = _option(1, env="PROCESSES", min=1, text="Processes that share the port; needs --database."),
    workers: int = _option(
        max(1, (os.cpu_count() or 2) - 1), env="WORKERS", min=1, text="Processes in which bots think, of each process."
    ),
    open_: bool = typer.Option(False, "--open", help="Open a game against a bot in the browser."),
    game: str = typer.Option("", help="The game for --open."),
    limits: float = _option(
        1.0, env="LIMITS", min=0.1, text="Scales how much one address may ask; for many people behind one."
    ),
    proxy: bool = _option(False, env="PROXY", text="Trust the headers of a proxy on this machine (address, https)."),
    name: list[str] = _option(
        [], env="NAME", text="A name of this server; requests for any other host are refused."
    ),
    league: bool = _option(
        True, "--league/--no-league", env="LEAGUE", text="Let public books play each other while the machine is idle."
    ),
    log: str = _option("text", env="LOG", text="How it writes about itself: text, or json for machines."),
) -> None:  # fmt: skip
    """Open the table: play in the browser against bots or, by link, against friends."""
    from sortilege.server import logs
    from sortilege.server.running import SOCKET, Supervisor

    if data and database:
        raise SortilegeError("--data names a file and --database a server: choose one")
    if processes > 1 and not database:
        raise SortilegeError("several processes need a PostgreSQL: --database postgresql://USER@HOST/NAME")
    if log not in ("text", "json"):
        raise SortilegeError(f"--log {log}: expected text or json")
    logs.set_up(log)
    child = SOCKET in os.environ
    port = port or (0 if child else _free_port(host))
    where = database or data or _default_data()
    folder = where.parent if isinstance(where, Path) else _default_data().parent
    os.environ.setdefault(FOLDER, str(folder / "endings"))  # workers ask there too
    if not child:
        address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}"
        _greet(address, where)
        if open_:
            os.environ[LAUNCH] = secrets.token_urlsafe(16)
            _open_when_ready(address, os.environ[LAUNCH])
        if processes > 1:
            Supervisor(processes, host, port).run()
            return
    _serve(where, host, port, workers, limits / processes, proxy, name, find_game(game).key if game else "", league)


def _serve(
    where: Path | str, host: str, port: int, workers: int, limits: float, proxy: bool, names: list[str], game: str,
    league: bool,
) -> None:  # fmt: skip
    """Serves in this process."""
    from sortilege.server.app import make_app
    from sortilege.server.compression import CompressedSocket
    from sortilege.server.connections import CONNECTIONS, TOGETHER, bounded
    from sortilege.server.limits import LARGEST_MESSAGE
    from sortilege.server.running import farewell_of, run

    app = make_app(where, workers=workers, rate=limits, warm=True, names=names, idle=league)
    if LAUNCH in os.environ:
        app.state.launch = (os.environ[LAUNCH], game)
    _tune()
    run(
        app, lambda: farewell_of(app), host, port, log_level="warning", log_config=None, server_header=False,
        timeout_graceful_shutdown=3, ws=CompressedSocket, ws_max_size=LARGEST_MESSAGE, ws_ping_interval=20,
        ws_ping_timeout=20, proxy_headers=proxy, http=bounded(None if proxy else max(8, round(CONNECTIONS * limits))),
        limit_concurrency=round(TOGETHER * max(1, limits)),
    )  # fmt: skip


def _greet(address: str, where: Path | str) -> None:
    from sortilege.server.store.database import told, url_of

    kept = told(url_of(where))
    Console(stderr=True).print(f"Sortilège: [link={address}]{address}[/]   (Ctrl-C ends; tables are kept in {kept})")


def _tune() -> None:
    """Makes answers short: threads take turns often, and what lives as long as a table is not searched for rubbish."""
    sys.setswitchinterval(0.0005)
    gc.set_threshold(20_000, 20, 100)
    gc.freeze()


def _free_port(host: str) -> int:
    """The first free port from 8000 on."""
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
