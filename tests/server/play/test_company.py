"""Bots as company: names that tell them apart, giving up, and draws; with bots that say what a test wants."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest

from sortilege.kernel.match import Match
from sortilege.search.manners import Decision
from sortilege.server.play import company
from sortilege.server.play.company import NAMES, new_names
from sortilege.server.play.opening import TableRequest
from tests.server.people import House, forget, hall_of, on_the_loop, room_of


@dataclass
class Minded:
    """Bots that play the first move there is, and have this in mind."""

    hopeless: list[bool] = field(default_factory=list)
    offers: bool = False
    agree: bool = False

    async def choose(self, record: str, *_: object) -> Decision:
        hopeless = self.hopeless.pop(0) if self.hopeless else False
        return Decision(Match.from_record(record).moves()[0], hopeless, self.offers)

    async def agrees(self, *_: object) -> bool:
        return self.agree


def test_names_are_people_and_nobody_twice() -> None:
    assert len(set(NAMES)) == len(NAMES) >= 20
    names = new_names(["alba", "Ada"], 5)
    assert len(set(names)) == 5
    assert "Alba" not in names


def test_the_same_name_in_seats_log_record_and_after_a_restart(house: House) -> None:
    person = house.person("fr")
    table = person.open()
    with person.at(table) as window:
        window.play()
        window.until("mine and ply == 2")
        bot = window.frame["seats"][1]
        assert bot["name"] in NAMES
        assert (bot["level"], bot["bot"]) == ("jester", "Bouffon")
        assert window.log[-1]["who"] == bot["name"]
    assert f"{bot['name']} (Jester)" in person.get(f"/table/{table}/record").text
    assert bot["name"] in person.get(f"/replay/{table}").text
    forget(house, table)
    with person.at(table) as window:
        assert window.frame["seats"][1]["name"] == bot["name"]


class FirstFree(random.Random):
    """Chance that takes the first names there are."""

    def sample(self, population: Sequence[str], k: int) -> list[str]:  # type: ignore[override]
        return list(population[:k])


def test_a_rematch_is_with_the_same_bot_and_another_level_is_somebody_else(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(company, "_chance", FirstFree())
    hall = hall_of(house)
    table = on_the_loop(house, lambda: hall.open(TableRequest("morris", {}, ["me", "adept"]), "x", "Ada"))
    room = room_of(house, table)
    first = room.table.seats[1].name
    again = room_of(house, on_the_loop(house, lambda: hall.again(room, False)))
    assert again.table.seats[0].name == first
    other = room_of(house, on_the_loop(house, lambda: hall.again(again, False, "mage")))
    assert other.table.seats[0].level == "mage"
    assert other.table.seats[0].name not in ("", first)


@pytest.mark.parametrize(("thoughts", "over"), [((True, True), True), ((True, False, True), False)])
def test_a_bot_gives_up_what_is_hopeless_at_two_turns(
    house: House, monkeypatch: pytest.MonkeyPatch, thoughts: tuple[bool, ...], over: bool
) -> None:
    person = house.person()
    table = person.open()
    monkeypatch.setattr(room_of(house, table).keeper, "_bots", Minded(list(thoughts)))
    with person.at(table) as window:
        for turn in range(len(thoughts)):
            assert window.frame["mine"]
            window.play(window.board["moves"][3 + turn][0])
            window.until("seat == -2 or mine")
        assert (window.frame["seat"] == -2) is over
        if over:
            name = window.frame["seats"][1]["name"]
            assert (window.log[-1]["who"], window.log[-1]["text"]) == (name, "resigns.")
            assert window.frame["result"] == "Ada (White) wins."


def test_a_bot_that_stands_in_for_somebody_gives_nothing_up(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    person = house.person()
    table = person.open(**{"seat-1": "me"})
    room = room_of(house, table)
    monkeypatch.setattr(room.keeper, "_bots", Minded([True] * 9))
    with person.at(table) as window:
        window.send("lend", seat=1, level="jester")
        for _ in range(3):
            window.until("mine and seat == 0")
            window.play(window.board["moves"][5][0])
        window.until("ply >= 6")
        assert window.frame["seat"] != -2


@pytest.mark.parametrize("agree", [True, False])
def test_a_bot_answers_a_draw(house: House, monkeypatch: pytest.MonkeyPatch, agree: bool) -> None:
    person = house.person()
    table = person.open()
    monkeypatch.setattr(room_of(house, table).keeper, "_bots", Minded(agree=agree))
    with person.at(table) as window:
        assert "draw" in window.frame["can"]
        window.ask("draw")
        name = window.frame["seats"][1]["name"]
        if agree:
            window.until("seat == -2")
            assert window.frame["result"] == "A draw."
        else:
            window.until("log and log[-1]['text'] == 'does not agree.'")
            assert window.log[-1]["who"] == name
            assert window.frame["mine"]
        assert (window.log[0]["who"], window.log[0]["text"]) == ("Ada", "offers a draw.")


def test_a_bot_offers_a_draw_once_in_a_while(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    person = house.person()
    table = person.open()
    monkeypatch.setattr(room_of(house, table).keeper, "_bots", Minded(offers=True))
    with person.at(table) as window:
        window.play(window.board["moves"][5][0])
        window.until("offer == 'draw'")
        assert window.log[-1]["text"] == "offers a draw."
        window.ask("answer", yes=False)
        window.until("not offer")
        window.play(window.board["moves"][5][0])
        window.until("mine and ply == 4")
        assert [line["text"] for line in window.log].count("offers a draw.") == 1


def test_nobody_offers_a_draw_where_all_win_together(house: House) -> None:
    person = house.person()
    with person.at(person.open("madness")) as window:
        assert "draw" not in window.frame["can"]
