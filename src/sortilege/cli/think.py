"""`sortilege think`: bots and hints of a house, thought about on whichever machine has processors to spare."""

import asyncio
import contextlib
import os
import signal

import typer
from rich.console import Console

from sortilege.kernel.errors import SortilegeError


def think(
    database: str = typer.Option(..., envvar="SORTILEGE_DATABASE", help="postgresql://USER@HOST/NAME of the house."),
    workers: int = typer.Option(
        max(1, os.cpu_count() or 1), envvar="SORTILEGE_WORKERS", min=1, help="Processes that think here."
    ),
    log: str = typer.Option("text", envvar="SORTILEGE_LOG", help="How it writes about itself: text, or json."),
) -> None:
    """Think for the servers on a PostgreSQL: they ask, this answers. Any number of machines may."""
    from sortilege.server import logs
    from sortilege.server.play.thinking import Thinker
    from sortilege.server.store.database import told
    from sortilege.server.store.store import Store

    logs.set_up(log)
    store = Store(database)
    if not store.shared:
        store.close()
        raise SortilegeError("there is nobody to think for: a file of SQLite has one server, which thinks itself")
    Console(stderr=True).print(f"Thinking for {told(store.url)} with {workers} processes (Ctrl-C ends)")

    async def until_stopped() -> None:
        task = asyncio.ensure_future(Thinker(store, workers).run())
        for number in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(number, task.cancel)
        with contextlib.suppress(asyncio.CancelledError):
            await task

    try:
        asyncio.run(until_stopped())
    finally:
        store.close()
