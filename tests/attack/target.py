"""The server that is attacked: a process of its own on a free port of this machine, and what it wrote about itself."""

import http.client
import ipaddress
import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import HTTPRedirectHandler, Request, build_opener, urlopen

HOST = "127.0.0.1"
assert ipaddress.ip_address(HOST).is_loopback


class _Stay(HTTPRedirectHandler):
    """Looks at redirects instead of following them."""

    def redirect_request(self, *_: Any) -> None:
        return None


class Target:
    """Starts, kills and starts again a server over one database; its errors go to a file beside it."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.data = folder / "tables.db"
        self.errors = folder / "errors.log"
        self.arguments = arguments
        with socket.socket() as probe:
            probe.bind((HOST, 0))
            self.port = int(probe.getsockname()[1])
        self.address = f"{HOST}:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "sortilege.cli", "serve", "--port", str(self.port), "--data", str(self.data)]
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen([*command, "--limits", "100000", *self.arguments], stderr=errors)
        for _ in range(600):
            try:
                with urlopen(f"http://{self.address}/health"):
                    return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the server does not start")

    def kill(self) -> None:
        """As a power cut would, but for the disk."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def complaints(self) -> list[str]:
        """The tracebacks and errors that it wrote."""
        text = self.errors.read_text(encoding="utf-8", errors="replace")
        return re.findall(
            r"^(?:Traceback|ERROR|.*Exception in ASGI).*\n(?:.*\n){0,40}?(?=\S+Error|\Z).*", text, re.MULTILINE
        )

    def get(self, path: str, cookie: str = "") -> tuple[int, str]:
        try:
            with urlopen(Request(f"http://{self.address}{path}", headers={"Cookie": cookie})) as answer:
                return answer.status, answer.read().decode()
        except HTTPError as answer:
            return answer.code, answer.read().decode(errors="replace")

    def open_table(self, game: str, seats: tuple[str, ...] = ("me", "me"), **fields: str) -> tuple[str, str]:
        """A new table and the cookie of its host."""
        form = {f"seat-{number}": kind for number, kind in enumerate(seats)} | {"name": "Ada"} | fields
        request = Request(f"http://{self.address}/new/{game}", urlencode(form).encode())
        try:
            build_opener(_Stay).open(request)
        except HTTPError as answer:
            if answer.code != 303:
                raise
            cookies = answer.headers.get_all("set-cookie") or []
            return answer.headers["location"].rsplit("/", 1)[1], next(
                c.split(";")[0] for c in cookies if c[:6] == "guest="
            )
        raise AssertionError("a redirect was expected")

    def record(self, table: str) -> str:
        status, text = self.get(f"/table/{table}/record")
        assert status == 200, f"the record of a table is a {status}"
        return text

    def raw(self, data: bytes, patience: float) -> bytes:
        """Sends bytes as they are and returns what comes back until the server closes or is silent for so long."""
        answer = b""
        with socket.create_connection((HOST, self.port), timeout=patience) as line:
            try:
                line.sendall(data)
                while part := line.recv(65_536):
                    answer += part
            except (TimeoutError, ConnectionError):
                pass
        return answer


def status_of(answer: bytes) -> int:
    """The status of a raw answer; 0 where the server just closed."""
    found = re.match(rb"HTTP/1\.[01] (\d{3})", answer)
    return int(found[1]) if found else 0


def alive(target: Target) -> bool:
    """Whether the server still answers."""
    line = http.client.HTTPConnection(HOST, target.port, timeout=10)
    try:
        line.request("GET", "/health")
        return line.getresponse().status == 200
    except (OSError, http.client.HTTPException):
        return False
    finally:
        line.close()
