"""kill -9 in the middle of play: nothing that was acknowledged is lost, every table resumes."""

import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.parse import urlencode
from urllib.request import HTTPRedirectHandler, Request, build_opener, urlopen

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


class Stay(HTTPRedirectHandler):
    """Redirects are looked at, not followed."""

    def redirect_request(self, *_: Any) -> None:
        return None


class Process:
    """A server in a process of its own."""

    def __init__(self, data: Path) -> None:
        self.data = data
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "sortilege.cli", "serve", "--port", str(self.port), "--data", str(self.data)]
        self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        for _ in range(600):
            try:
                with urlopen(f"http://127.0.0.1:{self.port}/health"):
                    return
            except (URLError, ConnectionError):
                time.sleep(0.05)
        raise AssertionError("the server does not start")

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()


class Solo(threading.Thread):
    """One person at a table of two own seats, who plays at random and notes what was acknowledged."""

    def __init__(self, port: int, seed: int) -> None:
        super().__init__(daemon=True)
        self.port = port
        self.dice = random.Random(seed)
        fields = {"seat-0": "me", "seat-1": "me", "name": "Ada"}
        request = Request(f"http://127.0.0.1:{port}/new/morris", urlencode(fields).encode())
        try:
            build_opener(Stay).open(request)
            raise AssertionError("a redirect was expected")
        except URLError as answer:
            headers = answer.headers  # type: ignore[attr-defined]
        self.table = headers["location"].rsplit("/", 1)[1]
        self.cookie = next(one.split(";")[0] for one in headers.get_all("set-cookie") if one.startswith("guest="))
        self.moves: list[str] = []  # acknowledged
        self.sent = ""

    def run(self) -> None:
        address = f"ws://127.0.0.1:{self.port}/table/{self.table}/socket"
        try:
            with connect(address, additional_headers={"Cookie": self.cookie}) as window:
                self.play(window)
        except (ConnectionClosed, ConnectionError, EOFError):
            return

    def play(self, window: Any) -> None:
        while True:
            frame = json.loads(window.recv())
            if frame["type"] != "frame" or "board" not in frame:
                continue
            if frame["ply"] == len(self.moves) + 1 and self.sent:
                self.moves.append(self.sent)
            self.sent = ""
            assert frame["ply"] >= len(self.moves)
            if not frame["board"].get("moves"):
                return
            self.sent = self.dice.choice(frame["board"]["moves"])[0]
            window.send(json.dumps({"do": "move", "move": self.sent, "rev": frame["rev"]}))

    def kept(self) -> list[str]:
        """The moves in the record that the server has."""
        with urlopen(f"http://127.0.0.1:{self.port}/table/{self.table}/record") as answer:
            text = answer.read().decode()
        body = text.split("\n\n", 1)[1]
        lines = [line.split(". ", 1)[1] for line in body.splitlines() if line[:1].isdigit()]
        return [move.strip() for line in lines for move in line.split(";")]


@pytest.mark.parametrize("kills", [2, pytest.param(20, marks=pytest.mark.deep)])
def test_nothing_acknowledged_is_lost(tmp_path: Path, kills: int) -> None:
    signal.alarm(600)
    server = Process(tmp_path / "tables.db")
    played = 0
    try:
        for kill in range(kills):
            people = [Solo(server.port, 10 * kill + number) for number in range(3)]
            for person in people:
                person.start()
            time.sleep(0.4 + random.Random(kill).random())
            server.kill()
            for person in people:
                person.join()
            server.start()
            for person in people:
                kept = person.kept()
                assert kept[: len(person.moves)] == person.moves
                assert len(kept) <= len(person.moves) + 1, "only what was under way may have come through besides"
                played += len(person.moves)
    finally:
        server.kill()
    assert played > 10 * kills
