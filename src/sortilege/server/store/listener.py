"""Hears what other processes on the same PostgreSQL tell: in a thread and over a connection of its own."""

import asyncio
import logging
import threading
import time
from collections.abc import Callable
from typing import Any

from sortilege.server.store.appending import CHANNEL
from sortilege.server.store.database import CONNECTING
from sortilege.server.store.store import Store

DEAF = 2.0  # seconds without the own beat after which the connection is made anew
LISTEN = 0.5  # seconds at a time
PAUSE = 0.2  # seconds between two tries
BEAT = "!"  # what is told with each beat

_log = logging.getLogger("sortilege.server")


class Listener:
    """Calls `heard` on the loop with what others told, and `connected` whenever something may have been missed."""

    def __init__(self, store: Store, heard: Callable[[list[str]], None], connected: Callable[[], None]) -> None:
        self.store = store
        self.reconnected = -1
        self._heard = heard
        self._connected = connected
        self._loop = asyncio.get_running_loop()
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._stopped.set()
        self._thread.join(2 * DEAF)

    def _run(self) -> None:
        while not self._stopped.is_set():
            try:
                self._listen()
            except Exception as error:
                _log.warning("nothing is heard of other processes: %s", type(error).__name__)
            self._stopped.wait(PAUSE)

    def _listen(self) -> None:
        """Listens until the connection is lost, or silent though this process has told that it lives."""
        import psycopg

        address = self.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        with psycopg.connect(address, autocommit=True, **CONNECTING) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self.reconnected += 1
            self._on_loop(self._connected)
            last = time.monotonic()
            while not self._stopped.is_set() and time.monotonic() < last + DEAF:
                told = [one.payload for one in connection.notifies(timeout=LISTEN, stop_after=1)]
                own = f"{self.store.me};"
                if f"{own}{BEAT}" in told:
                    last = time.monotonic()
                if others := [text for text in told if not text.startswith(own)]:
                    self._on_loop(self._heard, others)

    def _on_loop(self, call: Callable[..., None], *given: Any) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(call, *given)
