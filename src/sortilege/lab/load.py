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
from dataclasses import dataclass
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.parse import urlencode
from urllib.request import HTTPRedirectHandler, Request, build_opener, urlopen

import msgspec
from websockets.asyncio.client import connect


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

    async def play(self, pace: float, until: float) -> None:
        socket_address = f"ws://{self.address}/table/{self.id}/socket"
        async with connect(socket_address, additional_headers={"Cookie": self.cookie}) as window:
            frame = _read(await window.recv())
            await asyncio.sleep(self.dice.random() * pace)
            while time.perf_counter() < until and frame.board and frame.board.moves:
                started = time.perf_counter()
                ask = {"do": "move", "move": self.dice.choice(frame.board.moves)[0], "rev": frame.rev}
                await window.send(msgspec.json.encode(ask).decode())
                rev = frame.rev
                while frame.rev <= rev or frame.board is None:
                    frame = _read(await window.recv())
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
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "tables.db"
        command = [sys.executable, "-m", "sortilege.cli", "serve", "--port", str(port), "--data", str(data)]
        server = subprocess.Popen([*command, "--limits", "100000"], stderr=subprocess.DEVNULL)
        try:
            _wait_for(port)
            return _drive([_Table(f"127.0.0.1:{port}", game, seed) for seed in range(tables)], seconds, pace)
        finally:
            server.terminate()
            server.wait()


def _drive(tables: list[_Table], seconds: float, pace: float) -> Load:
    async def run() -> None:
        until = time.perf_counter() + seconds
        await asyncio.gather(*(table.play(pace, until) for table in tables))

    asyncio.run(run())
    delays = sorted(delay for table in tables for delay in table.delays)
    lost = sum(table.kept() != table.ply for table in tables)
    return Load(
        len(tables), len(delays), seconds, 1000 * delays[len(delays) // 2], 1000 * delays[len(delays) * 95 // 100], lost
    )


def _wait_for(port: int) -> None:
    for _ in range(600):
        try:
            with urlopen(f"http://127.0.0.1:{port}/health"):
                return
        except (URLError, ConnectionError):
            time.sleep(0.05)
    raise TimeoutError("the server does not start")
