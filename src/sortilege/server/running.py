"""Runs the server: one process, or several that share a port and are started again when they die."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Any

import uvicorn

SOCKET = "SORTILEGE_SOCKET"  # in the environment of a process that shares a port: the socket's number
GRACE = 15.0  # seconds in which a process that was asked to stop has to
RETRY = 1.0  # seconds between two lives of a process that does not live


class TableServer(uvicorn.Server):
    """A server that hands over before it stops: nobody new comes in, then `farewell`, then windows are closed."""

    def __init__(self, config: uvicorn.Config, farewell: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self.farewell = farewell

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self.farewell()
        await super().shutdown(sockets)


def run(app: Any, farewell: Callable[[], Awaitable[None]], host: str, port: int, **settings: Any) -> None:
    """Serves until a signal comes, on a port of its own or on the one that it shares."""
    config = uvicorn.Config(app, host=host, port=port, **settings)
    shared = os.environ.get(SOCKET)
    TableServer(config, farewell).run([socket.socket(fileno=int(shared))] if shared else None)


class Supervisor:
    """Several processes of the same command on one port. SIGTERM stops all, SIGHUP starts them anew one by one."""

    def __init__(self, number: int, host: str, port: int) -> None:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        self._socket = socket.socket(family, socket.SOCK_STREAM)
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._socket.bind((host, port))
        self._socket.listen(2048)
        self._socket.set_inheritable(True)
        self._children: list[subprocess.Popen[bytes]] = []
        self._number = number
        self._stopping = False
        self._renewing = False

    def run(self) -> None:
        """Starts the processes, and again those that die; returns when all have stopped."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        signal.signal(signal.SIGHUP, self._renew)
        self._children = [self._start() for _ in range(self._number)]
        while not self._stopping:
            time.sleep(0.2)
            for place, child in enumerate(self._children):
                if child.poll() is not None and not self._stopping:
                    time.sleep(RETRY if child.returncode > 0 else 0.0)
                    self._children[place] = self._start()
            if self._renewing:
                self._renewing = False
                for place, child in enumerate(self._children):
                    self._children[place] = self._start()
                    self._end([child])
        self._end(self._children)

    def _start(self) -> subprocess.Popen[bytes]:
        number = self._socket.fileno()
        command = [sys.executable, "-m", "sortilege.cli", *sys.argv[1:]]
        return subprocess.Popen(command, env=os.environ | {SOCKET: str(number)}, pass_fds=[number])

    def _end(self, children: list[subprocess.Popen[bytes]]) -> None:
        for child in children:
            child.terminate()
        for child in children:
            try:
                child.wait(GRACE)
            except subprocess.TimeoutExpired:
                child.kill()
                child.wait()

    def _stop(self, *_: object) -> None:
        self._stopping = True

    def _renew(self, *_: object) -> None:
        self._renewing = True


async def farewell_of(app: Any) -> None:
    """Lets the tables of an application go to other processes, if there are any."""
    neighbours = app.state.hall.neighbours
    if neighbours:
        await neighbours.leave()
    else:
        await asyncio.sleep(0)
