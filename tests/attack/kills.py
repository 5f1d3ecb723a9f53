"""kill -9 while people play, chat and offer, bots and clocks run: what was acknowledged is there, once, in order."""

import json
import random
import threading
import time
from typing import Any

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from tests.attack.target import Target

PLAYED: tuple[tuple[str, dict[str, str]], ...] = (
    ("morris", {}),
    ("morris", {"clock": "total", "minutes": "10"}),
    ("spell", {}),
    ("madness", {}),
    ("grimoire", {}),
)


class Player(threading.Thread):
    """One person with all seats of a table, or against a bot, who plays at random and notes what was acknowledged."""

    def __init__(self, target: Target, game: str, fields: dict[str, str], seed: int) -> None:
        super().__init__(daemon=True)
        self.target, self.game, self.dice = target, game, random.Random(seed)
        self.table, self.cookie = target.open_table(game, ("me", "jester") if seed % 3 == 0 else ("me", "me"), **fields)
        self.moves: list[tuple[int, str]] = []  # acknowledged, each with its ply
        self.chats: list[str] = []
        self.said = 0

    def run(self) -> None:
        address = f"ws://{self.target.address}/table/{self.table}/socket"
        try:
            with connect(address, additional_headers={"Cookie": self.cookie}, max_size=None) as window:
                self.play(window)
        except (ConnectionClosed, ConnectionError, EOFError, WebSocketException, OSError):
            return

    def play(self, window: Any) -> None:
        sent, at = "", -1
        while True:
            frame = json.loads(window.recv())
            if frame["type"] != "frame":
                continue
            self.chats += [line["text"] for line in frame.get("log", []) if line.get("chat")]
            if "board" not in frame:
                continue
            if sent and frame["ply"] > at:
                self.moves.append((at, sent))
            sent, at = "", frame["ply"]
            if self.dice.random() < 0.05:
                self.said += 1
                window.send(json.dumps({"do": "chat", "text": f"number {self.said}"}))
            if self.dice.random() < 0.03:
                window.send(json.dumps({"do": "draw", "rev": frame["rev"]}))
                continue  # nobody else is there to agree: the table is sent again, and then a move is made
            moves = frame["board"].get("moves")
            if frame["seat"] == -2:
                return
            if moves:
                sent = self.dice.choice(moves)[0]
                window.send(json.dumps({"do": "move", "move": sent, "rev": frame["rev"]}))

    def problems(self) -> list[str]:
        """What of the acknowledged is not in the record, or stands there twice."""
        status, text = self.target.get(f"/table/{self.table}/record")
        if status != 200:
            return [f"table {self.table} is a {status}"]
        kept = text.split("\n\n", 1)[1]
        lines = [line.split(". ", 1)[1] for line in kept.splitlines() if line[:1].isdigit()]
        items = [item.strip() for line in lines for item in line.split(";")]
        plies = [item for item in items if not item.startswith("!")]
        for ply, move in self.moves:
            if not self.kept(plies, ply, move):
                return [
                    f"table {self.table}: {move!r} was acknowledged as ply {ply}, the record has {plies[ply : ply + 3]}"
                ]
        return []

    def kept(self, plies: list[str], ply: int, move: str) -> bool:
        """Whether a move is where it was acknowledged; gems placed in any order stand in rising order in the record."""
        if plies[ply : ply + 1] == [move]:
            return True
        around = plies[max(0, ply - 2) : ply + 3]
        return self.game == "grimoire" and move.split()[-1] in [item.split()[-1] for item in around]


def attack(target: Target, kills: int, seed: int) -> tuple[dict[str, int], list[str]]:
    """Kills the server so often in the middle of play; how much was acknowledged, and what was lost."""
    wrong: list[str] = []
    told = {"kills": 0, "acknowledged": 0, "chats": 0}
    for kill in range(kills):
        people = [Player(target, *PLAYED[(kill + i) % len(PLAYED)], seed=seed + 10 * kill + i) for i in range(4)]
        for person in people:
            person.start()
        time.sleep(0.5 + random.Random(seed + kill).random())
        target.kill()
        for person in people:
            person.join()
        target.start()
        for person in people:
            wrong += person.problems()
            told["acknowledged"] += len(person.moves)
            told["chats"] += len(person.chats)
        told["kills"] += 1
    return told, wrong
