"""A bot as a guest at a table of any server: how a net, or a bot of one's own, is played in the browser.

It thinks in this process and speaks to the server by the JSON API, as any program may; no server runs it.
"""

import time
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from sortilege.kernel.errors import BadOption
from sortilege.kernel.match import Match
from sortilege.lab.client import Client, Json, Refused
from sortilege.search.bots import bot

LONGEST_NAME = 40
PAUSE = 0.5  # seconds between two looks at a table that waits for somebody
STALE = 409  # the table has gone on, or the move was taken back


class Guest:
    """A table that was opened for a person, with one bot on all the other seats."""

    def __init__(
        self, address: str, key: str, text: str, seat: int = 0, options: Mapping[str, Any] | None = None
    ) -> None:
        if urlsplit(address).scheme not in ("http", "https"):
            raise BadOption(f"expected the address of a server, as http://127.0.0.1:8000, got {address!r}")
        seats = Match(key, **(options or {})).seats
        if not 0 <= seat < seats:
            raise BadOption(f"expected a seat from 0 to {seats - 1}, got {seat}")
        self._bots = {other: bot(text, other) for other in range(seats) if other != seat}
        self._watcher = Client(address)
        opened = self._watcher.open(key, ["open"] * seats, dict(options or {}))
        self.table = str(opened["table"])
        tokens = {one["seat"]: one["token"] for one in opened["seats"]}
        self.link = f"{self._watcher.address}/seat/{tokens[seat]}"  # for the person
        self._clients = {other: Client(address, tokens[other]) for other in self._bots}
        for number, client in enumerate(self._clients.values(), 1):
            name = text if len(self._clients) == 1 else f"{text} {number}"
            client.sit(self.table, name[-LONGEST_NAME:])

    def play(self) -> Json:
        """Plays until the game is over; the last state."""
        state = self._watcher.state(self.table)
        while not state["over"]:
            if not state["ready"]:
                time.sleep(PAUSE)
                state = self._watcher.state(self.table)
            elif state["seat"] in self._bots:
                state = self._move(state)
            else:
                state = self._watcher.state(self.table, state["rev"])
        return state

    def _move(self, state: Json) -> Json:
        seat = int(state["seat"])
        match = Match.from_record(self._watcher.record(self.table))
        if match.seat != seat:  # the table went on between the two questions
            return self._watcher.state(self.table)
        try:
            return self._clients[seat].play(self.table, self._bots[seat].choose(match), int(state["rev"]))
        except Refused as refusal:
            if refusal.status != STALE:
                raise
            time.sleep(PAUSE)
            return self._watcher.state(self.table)
