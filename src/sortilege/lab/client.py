"""The JSON API of a server for programs, with nothing but Python's standard library."""

import json
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import Request, urlopen

from sortilege.kernel.errors import SortilegeError

PATIENCE = 60.0  # seconds for an answer
LONG_POLL = 30  # seconds for which a server holds a question back

Json = dict[str, Any]


class Refused(SortilegeError):
    """The server says no, and why; `status` is that of HTTP, 0 if nobody answered."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(message)
        self.status = status


class Client:
    """One server; with a seat's token it plays that seat."""

    def __init__(self, address: str, token: str = "") -> None:
        self.address = address.rstrip("/")
        self.headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})

    def open(self, game: str, seats: list[str], options: Json | None = None) -> Json:
        return self._ask("tables", {"game": game, "seats": seats, "options": options or {}})

    def sit(self, table: str, name: str) -> Json:
        return self._ask(f"tables/{quote(table)}/seat", {"name": name})

    def state(self, table: str, after: int = -1) -> Json:
        """The state now, or as soon as the table is beyond this revision."""
        return self._ask(f"tables/{quote(table)}" + (f"?after={after}&wait={LONG_POLL}" if after >= 0 else ""))

    def moves(self, table: str) -> Json:
        return self._ask(f"tables/{quote(table)}/moves")

    def play(self, table: str, move: str, rev: int) -> Json:
        return self._ask(f"tables/{quote(table)}/plays", {"move": move, "rev": rev})

    def record(self, table: str) -> str:
        return self._get(f"tables/{quote(table)}/record").decode()

    def _ask(self, path: str, body: Json | None = None) -> Json:
        answer: Json = json.loads(self._get(path, body))
        return answer

    def _get(self, path: str, body: Json | None = None) -> bytes:
        data = None if body is None else json.dumps(body).encode()
        try:
            with urlopen(Request(f"{self.address}/api/{path}", data, self.headers), timeout=PATIENCE) as response:
                found: bytes = response.read()
                return found
        except HTTPError as error:
            raise Refused(error.code, _reason(error)) from error
        except (URLError, TimeoutError, ValueError) as error:  # ValueError: what was given is no address
            reason = getattr(error, "reason", error)
            raise Refused(0, f"{self.address} does not answer: {reason}") from error


def _reason(error: HTTPError) -> str:
    try:
        return str(json.loads(error.read())["message"])
    except (ValueError, KeyError, TypeError):
        return f"{error.code} {error.reason}"
