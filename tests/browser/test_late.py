"""Late games of every kind come to their end by taps, and games in which time has run out to theirs."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sortilege.kernel.registry import game, games

from .conftest import Visit
from .driver import from_position, over, play
from .prepared import golden
from .test_follow import SIZES

# A moment of a golden game from which every way to play on ends within 26 choices.
LATE = {
    "spell": ("symmetric", 61),
    "archimage": ("game_2_I", 576),
    "madness": ("elimination", 289),
    "grimoire": ("sterile", 202),
    "morris": ("drawn", 184),
}


def sized(visit: Visit, size: str) -> Page:
    page = visit(phone=size == "phone")
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    return page


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("key", LATE)
def test_a_late_game_is_played_to_its_end_by_taps(visit: Visit, key: str, size: str) -> None:
    """All seats are one's own; whatever is tapped, the end comes, and says why by which rule."""
    name, ply = LATE[key]
    match = golden(key, name)
    page = sized(visit, size)
    from_position(page, key, game(key).write(match.at(ply)))
    taps = play(page, random.Random(1), taps=400, seconds=150)
    assert over(page), f"not over after {taps} taps"
    expect(page.locator("#t-why")).to_have_text(re.compile(r"\w{3}"))
    expect(page.locator("#t-why a.rule")).to_have_text(re.compile(r"^Rule [A-Z]\d"))
    expect(page.locator("#t-points tbody tr")).to_have_count(match.seats)
    expect(page.locator('#t-ending [data-do="again"][data-next="no"]:visible')).to_have_count(1)


class Timed:
    """A table of two or more people, each with a token."""

    def __init__(self, page: Page, key: str, **settings: Any) -> None:
        self.page, self.key = page, key
        seats = ["open"] * min(count for count in game(key).seats if count > 1)
        opened = page.request.post("/api/tables", data={"game": key, "seats": seats} | settings).json()
        self.id, self.tokens = opened["table"], [seat["token"] for seat in opened["seats"]]
        for seat, name in zip(range(len(seats)), ("Ada", "Bo"), strict=True):
            self.post(seat, "seat", name=name)
        page.goto(f"/table/{self.id}")
        page.wait_for_selector("#t-board svg")

    def post(self, seat: int, what: str, **data: str) -> None:
        token = {"Authorization": f"Bearer {self.tokens[seat]}"}
        answer = self.page.request.post(f"/api/tables/{self.id}/{what}", data=data, headers=token)
        assert answer.ok, answer.text()

    def move(self) -> None:
        """The first legal move of who is asked."""
        legal = self.page.request.get(f"/api/tables/{self.id}/moves").json()
        self.post(legal["seat"], "plays", move=legal["moves"][0]["move"])


@pytest.mark.parametrize("size", ["laptop", pytest.param("phone", marks=pytest.mark.deep)])
@pytest.mark.parametrize("key", games())
def test_time_ends_a_game_and_the_clock_stands_at_nothing(visit: Visit, key: str, size: str) -> None:
    """Whose time it was is told, the clock shows 0:00, and how far it was from an end by the rules."""
    page = sized(visit, size)
    table = Timed(page, key, clock={"kind": "total", "seconds": 2, "penalty": "lose"})
    table.move()
    expect(page.locator("#t-result")).to_be_visible()
    expect(page.locator("#t-why")).to_have_text(re.compile(r"(Ada|Bo).* has run out of time\."))
    expect(page.locator("#t-why a.rule")).to_have_count(1)
    expect(page.locator("#t-summary table")).to_be_visible()
    expect(page.locator("#t-seats .clock", has_text="0:00")).to_have_count(1)
    expect(page.locator("#t-result")).to_have_text("Lost." if game(key).cooperative else re.compile(r"wins\.$"))
