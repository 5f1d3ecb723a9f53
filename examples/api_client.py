"""Plays a whole game through the JSON API: two programs at one table, or one against a bot.

sortilege serve --port 8000
python examples/api_client.py http://127.0.0.1:8000 morris jester
"""

import json
import random
import sys
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

Json = dict[str, Any]


class Refused(Exception):
    """The table says no, and why."""


class Client:
    """The API of one server; with a seat's token it plays that seat."""

    def __init__(self, address: str, token: str = "") -> None:
        self.address = address.rstrip("/")
        self.headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})

    def ask(self, path: str, body: Json | None = None) -> Json:
        data = None if body is None else json.dumps(body).encode()
        try:
            with urlopen(Request(f"{self.address}/api/{path}", data, self.headers), timeout=60) as response:
                answer: Json = json.load(response)
                return answer
        except HTTPError as error:
            raise Refused(f"{error.code}: {error.read().decode()}") from error

    def open(self, game: str, seats: list[str]) -> Json:
        return self.ask("tables", {"game": game, "seats": seats})

    def sit(self, table: str, name: str) -> Json:
        return self.ask(f"tables/{quote(table)}/seat", {"name": name})

    def state(self, table: str, after: int = -1) -> Json:
        """The state now, or as soon as the table is beyond this revision."""
        return self.ask(f"tables/{quote(table)}" + (f"?after={after}&wait=30" if after >= 0 else ""))

    def moves(self, table: str) -> Json:
        return self.ask(f"tables/{quote(table)}/moves")

    def play(self, table: str, move: str, rev: int) -> Json:
        return self.ask(f"tables/{quote(table)}/plays", {"move": move, "rev": rev})


def play_game(address: str, game: str = "morris", level: str = "open", *, seed: int = 0) -> Json:
    """A whole game: the first seat plays at random, the others are bots of this level or, if open, play so too."""
    dice = random.Random(seed)
    table = Client(address).open(game, ["open", level])
    players = {one["seat"]: Client(address, one["token"]) for one in table["seats"]}
    for seat, player in players.items():
        state = player.sit(table["table"], f"Program {seat}")
    while not state["over"]:
        asked = players.get(state["seat"])
        if asked is None:  # a bot thinks
            state = Client(address).state(table["table"], state["rev"])
            continue
        legal = asked.moves(table["table"])
        state = asked.play(table["table"], dice.choice(legal["moves"])["move"], legal["rev"])
    return state


if __name__ == "__main__":
    final = play_game(*sys.argv[1:4])
    print(f"{final['game']}: {final['ply']} plies, scores {final['scores']}")
