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
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.parse import urlencode
from urllib.request import HTTPRedirectHandler, Request, build_opener, urlopen

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from sortilege.lab.machine import family, memory, parent_named, processor_time

GAME = "morris"
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
    server_ms: float  # of all the server's processes' time, for each move
    database_ms: float  # of PostgreSQL's, if it is on this machine
    table_kb: float  # memory that a table takes
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
        self.cookie = next(
            text.split(";")[0] for text in headers.get_all("set-cookie", []) if text.startswith("guest=")
        )
        self.delays: list[float] = []
        self.ply = 0

    async def join(self, few: asyncio.Semaphore) -> None:
        """Opens the window and waits for the first drawing."""
        async with few:
            address = f"ws://{self.address}/table/{self.id}/socket"
            self.window: ClientConnection = await connect(address, additional_headers={"Cookie": self.cookie})
            self.frame = _read(await self.window.recv())

    async def play(self, pace: float, until: float) -> None:
        """Plays a random move every `pace` seconds and notes how long each takes."""
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


def measure_server(
    tables: int, seconds: float, pace: float = 2.0, game: str = "", database: str = "", processes: int = 1
) -> Load:
    """Plays at so many tables, a move every `pace` seconds each; on a file of its own, or a PostgreSQL."""
    with _running(database, processes) as (address, server):
        _wait_for(int(address.rsplit(":", 1)[1]))

        def made() -> list[_Table]:
            return [_Table(address, game or GAME, seed) for seed in range(tables)]

        return _drive(made, seconds, pace, server, _postgres(database))


@contextmanager
def running_server() -> Iterator[str]:
    """The address of a server in a process of its own, over an empty database."""
    with _running("", 1) as (address, _):
        yield address


@contextmanager
def _running(database: str, processes: int) -> Iterator[tuple[str, int]]:
    """The address of a server, and the number of its first process."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "tables.db"
        command = [sys.executable, "-m", "sortilege.cli", "serve", "--port", str(port), "--data", str(data)]
        if database:
            command = [*command[:-2], "--database", database, "--processes", str(processes)]
        command += ["--limits", "100000", "--no-league"]  # what plays by itself while nobody asks is no part of a move
        server = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        try:
            _wait_for(port)
            yield f"127.0.0.1:{port}", server.pid
        finally:
            server.terminate()
            server.wait()


def _postgres(database: str) -> int | None:
    """The first process of the PostgreSQL that is measured, if it is on this machine."""
    if not database:
        return None
    import psycopg  # an extra

    with psycopg.connect(database) as connection:
        return parent_named(connection.info.backend_pid, "postgres")


def _drive(make: Callable[[], list[_Table]], seconds: float, pace: float, server: int, database: int | None) -> Load:
    """Everybody sits down; then the clock starts."""
    empty = memory(family(server))
    tables = make()

    def of_database() -> float:
        return processor_time(family(database)) if database else 0.0

    async def run() -> tuple[float, float, float]:
        few = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*(table.join(few) for table in tables))
        theirs, data, ours = processor_time(family(server)), of_database(), time.process_time()
        until = time.perf_counter() + seconds
        await asyncio.gather(*(table.play(pace, until) for table in tables))
        spent = (
            processor_time(family(server)) - theirs, of_database() - data, time.process_time() - ours,
        )  # fmt: skip
        await asyncio.gather(*(table.window.close() for table in tables))
        return spent

    theirs, data, ours = uvloop.run(run())
    each = (memory(family(server)) - empty) / len(tables) / 1024
    delays = sorted(1000 * delay for table in tables for delay in table.delays)
    n = len(delays)
    lost = sum(table.kept() != table.ply for table in tables)
    slow = delays[n // 2], delays[n * 95 // 100], delays[-1]
    spent = 1000 * theirs / n, 1000 * data / n, each, 1000 * ours / n
    return Load(len(tables), n, seconds, *slow, *spent, lost)


def _wait_for(port: int) -> None:
    for _ in range(600):
        try:
            with urlopen(f"http://127.0.0.1:{port}/health"):
                return
        except (URLError, ConnectionError):
            time.sleep(0.05)
    raise TimeoutError("the server does not start")
