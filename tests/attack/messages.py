"""Mutated socket messages: no move is made that is not one's own, no window ends the server, no table is spoiled."""

import json
import random
import time
from typing import Any

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from tests.attack.mutate import mutated_json
from tests.attack.target import Target

CASES = ("morris", "spell", "archimage", "madness", "grimoire")


def requests(rev: int, moves: list[Any]) -> list[dict[str, Any]]:
    """Well-formed messages of every kind."""
    move = moves[0][0] if moves else "d2"
    return [
        {"do": "move", "move": move, "rev": rev}, {"do": "undo", "rev": rev}, {"do": "why", "target": "a1", "rev": rev},
        {"do": "resign", "rev": rev + 1}, {"do": "draw", "rev": rev}, {"do": "answer", "yes": True, "rev": rev},
        {"do": "chat", "text": "hello"}, {"do": "name", "name": "Bob"}, {"do": "lend", "seat": 1, "level": "jester"},
        {"do": "lend", "seat": 1, "level": ""}, {"do": "again", "next": False}, {"do": "text", "on": True},
        {"do": "width", "narrow": True}, {"do": "look", "ply": 0}, {"do": "revoke", "seat": 1},
        {"do": "card", "target": "a1"}, {"do": "gallery", "open": False}, {"do": "turning", "on": False},
        {"do": "retell", "missed": True},
    ]  # fmt: skip


class Window:
    """One window of the attacker; opened again whenever the server closes it."""

    def __init__(self, target: Target, table: str, cookie: str) -> None:
        self.address = f"ws://{target.address}/table/{table}/socket"
        self.cookie = cookie
        self.rev, self.moves, self.closed = 0, [], 0  # type: ignore[var-annotated]
        self.line = self._connect()

    def _connect(self) -> ClientConnection:
        return connect(
            self.address, additional_headers={"Cookie": self.cookie}, max_size=None, open_timeout=30, close_timeout=1,
            legacy=True,
        )  # fmt: skip

    def send(self, message: str | bytes) -> None:
        try:
            self.line.send(message)
            self._take_in()
        except (ConnectionClosed, ConnectionError):
            self.closed += 1
            self.line = self._connect()

    def _take_in(self) -> None:
        """Reads what has come, without waiting for more."""
        while True:
            try:
                frame = json.loads(self.line.recv(timeout=0.0))
            except TimeoutError:
                return
            if frame.get("type") == "frame":
                self.rev = frame["rev"]
                self.moves = (frame.get("board") or {}).get("moves", self.moves)


def attack(target: Target, count: int, seed: int) -> tuple[dict[str, int], list[str]]:
    """Sends so many messages to tables of every game, from a seat and from outside; what went wrong."""
    dice = random.Random(seed)
    wrong: list[str] = []
    told = {"messages": 0, "closed": 0, "foreign": 0}
    for game in CASES:
        table, cookie = target.open_table(game)  # without bots: whatever changes, somebody did it
        own, stranger = Window(target, table, cookie), Window(target, table, "guest=" + "x" * 43)
        before = moves_of(target.record(table))
        for _ in range(count // (2 * len(CASES))):
            stranger.send(mutated_json(dice.choice(requests(stranger.rev, own.moves)), dice))
        if moves_of(target.record(table)) != before:
            wrong.append(f"{game}: a stranger has changed the game")
            told["foreign"] += 1
        for _ in range(count // (2 * len(CASES))):
            message = dice.choice(requests(own.rev, own.moves))
            own.send(json.dumps(message) if dice.random() < 0.2 else mutated_json(message, dice))
        told["messages"] += 2 * (count // (2 * len(CASES)))
        told["closed"] += own.closed + stranger.closed
        try:
            own.line.close()
            stranger.line.close()
        except WebSocketException:
            pass
        after = _settled(target, table)
        target.kill()
        target.start()
        status, again = target.get(f"/table/{table}/record")
        kept, now = moves_of(after), moves_of(again)  # bots may have gone on since
        if status != 200 or now[: len(kept)] != kept:
            wrong.append(f"{game}: the table is a {status} after a restart, or another one")
    return told, wrong


def _settled(target: Target, table: str) -> str:
    """The record when what was sent last has been done, or refused; bots may go on."""
    after = target.record(table)
    for _ in range(10):
        time.sleep(0.5)
        before, after = after, target.record(table)
        if before == after:
            break
    return after


def moves_of(record: str) -> list[str]:
    """All moves and events of a record."""
    body = record.split("\n\n", 1)[1] if "\n\n" in record else ""
    lines = [line.split(". ", 1)[1] for line in body.splitlines() if line[:1].isdigit()]
    return [item.strip() for line in lines for item in line.split(";")]
