"""People at a server under test: each with a cookie jar of their own, and a window at a table."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.cookies import SimpleCookie
from typing import Any

from httpx2 import Response
from starlette.testclient import TestClient, WebSocketTestSession

from sortilege.server.play.hall import Hall
from sortilege.server.play.messages import MOST_LINES
from sortilege.server.play.room import Room

Message = dict[str, Any]


class House:
    """The server, and who comes in."""

    def __init__(self, client: TestClient) -> None:
        self.client = client

    def person(self, language: str = "en") -> "Person":
        return Person(self.client, language)


class Person:
    """One browser."""

    def __init__(self, client: TestClient, language: str) -> None:
        self.client = client
        self.language = language
        self.cookies: dict[str, str] = {}

    @property
    def headers(self) -> dict[str, str]:
        jar = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return {"accept-language": self.language} | ({"cookie": jar} if jar else {})

    def get(self, path: str, **headers: str) -> Response:
        return self._keep(self.client.get(path, headers=self.headers | headers, follow_redirects=False))

    def post(self, path: str, data: dict[str, str], **headers: str) -> Response:
        sent = self.headers | headers
        return self._keep(self.client.post(path, data=data, headers=sent, follow_redirects=False))

    def upload(self, text: str) -> Response:
        files = {"record": ("game.record", text.encode())}
        return self._keep(self.client.post("/open", files=files, headers=self.headers, follow_redirects=False))

    def _keep(self, response: Response) -> Response:
        self.client.cookies.clear()
        for header in response.headers.get_list("set-cookie"):
            self.cookies |= {name: morsel.coded_value for name, morsel in SimpleCookie(header).items()}
        return response

    def open(self, game: str = "morris", **fields: str) -> str:
        """A new table; by default against a jester. Returns its id."""
        response = self.post(f"/new/{game}", {"seat-0": "me", "seat-1": "jester", "name": "Ada"} | fields)
        assert response.status_code == 303, response.text
        return table_of(response)

    @contextmanager
    def at(self, table: str, query: str = "", **headers: str) -> Iterator["Window"]:
        path = f"/table/{table}/socket{query}"
        with self.client.websocket_connect(path, headers=self.headers | headers) as socket:
            yield Window(socket)


class Window:
    """A window at a table: what it was sent last, and what it asks."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.frame: Message = {}
        self.board: Message = {}
        self.log: list[Message] = []
        self.drawn: list[str] = []
        self.films: list[Message] = []
        self.greeting: Message | None = None
        self.next("frame")

    def next(self, kind: str) -> Message:
        """The next message of this kind; frames on the way are taken in."""
        while True:
            message: Message = json.loads(self.socket.receive_text())
            for drawing in message.get("films", [message if message["type"] == "film" else message.get("board") or {}]):
                for part in ("before", "before_panels", "staged", "html", "panels"):
                    if part in drawing:
                        lines = list(self._lines(drawing[part]))
                        drawing[part] = lines if "panels" in part else "\n".join(lines)
            if message["type"] == "film":
                self.films.append(message)
            if message["type"] == "back":
                self.greeting = message
            if message["type"] == "frame":
                self.frame = message
                self.board = message.get("board") or self.board
                self.log = self.log[: message.get("log_from", 0)] + message.get("log", [])
            if message["type"] == kind:
                return message

    def _lines(self, lines: list[str | int]) -> Iterator[str]:
        """The lines of a drawing: new ones, and such as came before."""
        if len(self.drawn) > MOST_LINES:
            self.drawn.clear()
        for line in lines:
            if isinstance(line, str):
                self.drawn.append(line)
            yield line if isinstance(line, str) else self.drawn[line]

    def until(self, wanted: str) -> None:
        """Waits for a frame in which this holds, e.g. `mine` or `seat == 1`."""
        usual = {"offer": "", "offered": "", "next": "", "result": ""}
        while not eval(wanted, {}, usual | self.frame | {"log": self.log, "board": self.board, "frame": self.frame}):
            self.next("frame")

    def send(self, do: str, **fields: Any) -> None:
        self.socket.send_text(json.dumps({"do": do} | fields))

    def ask(self, do: str, **fields: Any) -> None:
        """Asks something that names the revision of the table."""
        self.send(do, rev=self.frame["rev"], **fields)

    def play(self, move: str = "") -> str:
        """Plays a move, the first one if none is named; returns when it is acknowledged."""
        rev = self.frame["rev"]
        move = move or self.board["moves"][0][0]
        self.ask("move", move=move)
        self.until(f"rev > {rev}")
        return move

    def refused(self, do: str, **fields: Any) -> str:
        """Asks something, and returns the sentence with which it is refused."""
        self.send(do, **fields)
        return str(self.next("note")["text"])


def table_of(response: Response) -> str:
    return response.headers["location"].rsplit("/", 1)[1]


def token_of(link: str) -> str:
    found = re.fullmatch(r"/seat/([\w-]{32})", link)
    assert found is not None
    return found[1]


def two_players(house: House) -> tuple[str, str, Person]:
    """A table for two people: its id, the link of the free seat, and its host."""
    host = house.person()
    table = host.open(**{"seat-1": "open"})
    with host.at(table) as window:
        link = window.frame["seats"][1]["link"]
    return table, link, host


def seated(house: House) -> tuple[str, Person, Person]:
    table, link, host = two_players(house)
    friend = house.person()
    friend.post(link, {"name": "Bo"})
    return table, host, friend


def hall_of(house: House) -> Hall:
    hall: Hall = house.client.app.state.hall  # type: ignore[attr-defined]
    return hall


def on_the_loop(house: House, work: Callable[[], Any]) -> Any:
    """Runs a coroutine on the server's own loop."""
    assert house.client.portal is not None
    return house.client.portal.call(work)


def room_of(house: House, table: str) -> Room:
    room = on_the_loop(house, lambda: hall_of(house).room(table))
    assert isinstance(room, Room)
    return room


def forget(house: House, table: str) -> None:
    """Takes a table out of memory, as a restart does."""
    room = hall_of(house).rooms.pop(table)
    on_the_loop(house, room.close)


def couple(house: House, key: str = "morris", **fields: str) -> tuple[str, Person, Person]:
    """Two people at a table of this game."""
    host, friend = house.person(), house.person()
    table = host.open(key, **{"seat-1": "open"}, **fields)
    with host.at(table) as window:
        link = window.frame["seats"][1]["link"]
    friend.post(link, {"name": "Bo"})
    return table, host, friend
