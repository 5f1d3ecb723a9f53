"""Tables at a moment of a golden game, played by a program while a page looks on."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from sortilege.kernel.match import Match
from sortilege.server.pages.playback import Playback

GAMES = Path(__file__).parents[1] / "games"
NAMES = ("Ada", "Bo", "Cyd", "Dee", "Eve")


class Prepared:
    """A table whose seats a program plays, each by its token."""

    def __init__(self, page: Page, key: str, record: str, seats: int) -> None:
        self.page = page
        answer = page.request.post("/api/tables", data={"game": key, "record": record, "seats": ["open"] * seats})
        assert answer.ok, answer.text()
        opened = answer.json()
        self.id: str = opened["table"]
        self.tokens = {seat["seat"]: seat["token"] for seat in opened["seats"]}
        for seat in self.tokens:
            self._post(seat, "seat", {"name": NAMES[seat]})

    def _post(self, seat: int, what: str, data: dict[str, Any]) -> None:
        token = {"Authorization": f"Bearer {self.tokens[seat]}"}
        answer = self.page.request.post(f"/api/tables/{self.id}/{what}", data=data, headers=token)
        assert answer.ok, answer.text()

    def look(self) -> None:
        """Opens the page of the table, as somebody who looks on."""
        self.page.goto(f"/table/{self.id}")
        self.page.wait_for_selector("#t-board svg")
        self.page.wait_for_selector("#t-turn:not(:empty), #t-result:not([hidden])")

    def play(self, move: str) -> None:
        """Plays a move for whoever is asked."""
        seat = self.page.request.get(f"/api/tables/{self.id}/moves").json()["seat"]
        self._post(seat, "plays", {"move": move})


def golden(key: str, name: str) -> Match:
    """A golden game, or one from this position."""
    if "=" in name:
        return Match(key, start=name)
    return Match.from_record((GAMES / key / "golden" / f"{name}.record").read_text(encoding="utf-8"))


def at_ply(page: Page, key: str, name: str, ply: int) -> tuple[Prepared, list[str]]:
    """A table at this ply of a golden game, and the moves that follow in it."""
    match = golden(key, name)
    record = Playback(match).branch((ply,)) if ply < match.ply else match.record()  # with dice of its own
    return Prepared(page, key, record, match.seats), [one.text for one in match.history[ply:]]
