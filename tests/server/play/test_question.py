"""The question: it follows the hand, speaks of others in the third person, and waits for who is missing."""

import pytest

from sortilege.kernel.registry import games
from tests.server.people import House, Person, room_of, seated, table_of, two_players

MOVING = "ww./..w/.../..b.b./b../.../... w 0/0 40"


def from_position(person: Person, key: str, text: str) -> str:
    return table_of(person.post(f"/editor/{key}", {"text": text, "against": "me"}))


def test_the_sentence_follows_the_hand(house: House) -> None:
    person = house.person()
    with person.at(from_position(person, "morris", MOVING)) as window:
        window.ask("ask", touched=["f6"])
        asked = window.next("asked")
        assert asked["ask"] == "The man on f6: where does it go?"
        assert asked["title"] == "f6, white man"
        assert asked["text"].startswith("Its neighbours are")
        assert asked["lines"] == ["It closes a mill on g7."]
        window.ask("ask", touched=["a7", "a7"])
        assert "not possible" in window.next("note")["text"]


def test_others_are_spoken_of_with_name_and_role(house: House) -> None:
    table, ada, bo = seated(house)
    with ada.at(table) as host, bo.at(table) as guest, house.person("fr").at(table) as watcher:
        assert host.board["ask"] == "Place a man on a free point."
        assert guest.board["ask"] == "Ada (White) places a man."
        assert watcher.board["ask"] == "Ada (Blanc) pose un pion."
        guest.ask("ask", touched=[])  # who is not asked gets no answer
        guest.send("card", target="a7")
        guest.next("card")


def test_nothing_is_asked_while_a_seat_is_free(house: House) -> None:
    table, _, ada = two_players(house)
    with ada.at(table) as host:
        assert host.board["ask"].startswith("Waiting for a player (Black):")
        assert host.board["moves"] == []
        assert "cause" not in host.board


def test_moves_of_several_kinds_are_told_apart(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each move has its kind, in the order of the moves; one kind alone is not worth a button."""
    person = house.person()
    table = person.open()
    room = room_of(house, table)
    with person.at(table) as window:
        assert "kinds" not in window.board
    speech = type(room.table.game.spoken(room.table.position, "en"))
    monkeypatch.setattr(speech, "action", lambda _, move: "Above" if move < 12 else "Below")
    room.shared.clear()
    with person.at(table) as window:
        assert window.board["kinds"] == ["Above"] * 12 + ["Below"] * 12


def test_every_button_has_a_name(house: House) -> None:
    """What is neither drawn nor in a panel has words, in every game."""
    for key in games():
        person = house.person()
        with person.at(person.open(key)) as window:
            window.until("mine")
            for target, name in window.board.get("names", {}).items():
                assert name.strip(), target
                assert name != target
