"""Many tables at once: how long a move takes from click to acknowledgement, and whether anything is lost.

A server is started in a process of its own, over a database of its own, and driven through its sockets as by browsers.
"""

import asyncio
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.parse import urlencode
from urllib.request import HTTPRedirectHandler, Request, build_opener, urlopen

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

AT_ONCE = 20  # windows that are opened at the same time, before the measuring begins


class _Board(msgspec.Struct):
    moves: list[list[str | list[str]]] = []


class _Frame(msgspec.Struct):
    type: str
    rev: int = -1
    ply: int = -1
    board: _Board | None = None


_read = msgspec.json.Decoder(_Frame).decode


@dataclass
class Load:
    """What was measured."""

    tables: int
    moves: int
    seconds: float
    median_ms: float
    p95_ms: float
    slowest_ms: float
    server_ms: float  # of the server's processor time, for each move
    driver_ms: float  # of this process's own
    lost: int


class _Stay(HTTPRedirectHandler):
    """Redirects are looked at, not followed."""

    def redirect_request(self, *_: object) -> None:
        return None


class _Table:
    """One person who plays both seats of a table at a steady pace."""

    def __init__(self, address: str, game: str, seed: int) -> None:
        self.address = address
        self.dice = random.Random(seed)
        fields = urlencode({"seat-0": "me", "seat-1": "me", "name": "Ada"}).encode()
        try:
            build_opener(_Stay).open(Request(f"http://{address}/new/{game}", fields))
        except HTTPError as answer:
            headers = answer.headers
        self.id = headers["location"].rsplit("/", 1)[1]
        self.cookie = next(one.split(";")[0] for one in headers.get_all("set-cookie", []) if one.startswith("guest="))
        self.delays: list[float] = []
        self.ply = 0

    async def join(self, door: asyncio.Semaphore) -> None:
        """Opens the window and waits for the first drawing."""
        async with door:
            address = f"ws://{self.address}/table/{self.id}/socket"
            self.window: ClientConnection = await connect(address, additional_headers={"Cookie": self.cookie})
            self.frame = _read(await self.window.recv())

    async def play(self, pace: float, until: float) -> None:
        frame = self.frame
        await asyncio.sleep(self.dice.random() * pace)
        while time.perf_counter() < until and frame.board and frame.board.moves:
            started = time.perf_counter()
            ask = {"do": "move", "move": self.dice.choice(frame.board.moves)[0], "rev": frame.rev}
            await self.window.send(msgspec.json.encode(ask).decode())
            rev = frame.rev
            while frame.rev <= rev or frame.board is None:
                frame = _read(await self.window.recv())
            self.delays.append(time.perf_counter() - started)
            self.ply = frame.ply
            await asyncio.sleep(max(0.0, pace - (time.perf_counter() - started)))

    def kept(self) -> int:
        """How many moves the server has kept."""
        with urlopen(f"http://{self.address}/table/{self.id}/record") as answer:
            body = answer.read().decode().split("\n\n", 1)[1]
        return sum(line.count(";") + 1 for line in body.splitlines() if line[:1].isdigit())


def measure_server(tables: int, seconds: float, pace: float = 2.0, game: str = "morris") -> Load:
    """Plays at so many tables, a move every `pace` seconds each."""
    with running_server() as address:
        return _drive([_Table(address, game, seed) for seed in range(tables)], seconds, pace)


@contextmanager
def running_server() -> Iterator[str]:
    """The address of a server in a process of its own, over an empty database."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "tables.db"
        command = [sys.executable, "-m", "sortilege.cli", "serve", "--port", str(port), "--data", str(data)]
        server = subprocess.Popen([*command, "--limits", "100000"], stderr=subprocess.DEVNULL)
        try:
            _wait_for(port)
            yield f"127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait()


def _drive(tables: list[_Table], seconds: float, pace: float) -> Load:
    """Everybody sits down; then the clock starts."""
    address = tables[0].address

    async def run() -> tuple[float, float]:
        door = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*(table.join(door) for table in tables))
        theirs, ours = await asyncio.to_thread(_server_time, address), time.process_time()
        until = time.perf_counter() + seconds
        await asyncio.gather(*(table.play(pace, until) for table in tables))
        spent = await asyncio.to_thread(_server_time, address) - theirs, time.process_time() - ours
        await asyncio.gather(*(table.window.close() for table in tables))
        return spent

    theirs, ours = uvloop.run(run())
    delays = sorted(1000 * delay for table in tables for delay in table.delays)
    n = len(delays)
    lost = sum(table.kept() != table.ply for table in tables)
    slow = delays[n // 2], delays[n * 95 // 100], delays[-1]
    return Load(len(tables), n, seconds, *slow, 1000 * theirs / n, 1000 * ours / n, lost)


def _server_time(address: str) -> float:
    """The processor time that the server has used, in seconds."""
    with urlopen(f"http://{address}/metrics") as answer:
        numbers = dict(line.rsplit(" ", 1) for line in answer.read().decode().splitlines())
    return float(numbers["sortilege_cpu_seconds_total"])


def _wait_for(port: int) -> None:
    for _ in range(600):
        try:
            with urlopen(f"http://127.0.0.1:{port}/health"):
                return
        except (URLError, ConnectionError):
            time.sleep(0.05)
    raise TimeoutError("the server does not start")
