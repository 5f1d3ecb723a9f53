"""Sitting down at a table's address or by its invitation: the doors, and who may open them."""

import re

import pytest
from msgspec import json

from sortilege.server.play.table import TableSettings
from tests.server.people import House, Person, forget, room_of, table_of


def waits(host: Person, game: str = "morris", **fields: str) -> str:
    """A table with one free seat."""
    return host.open(game, **{"seat-1": "open", "name": "Ada"}, **fields)


def invitation(host: Person, table: str) -> str:
    found = re.search(r'id="invitation"[^>]* value="https?://[^/"]+([^"]+)"', host.get(f"/table/{table}").text)
    assert found
    return found[1]


def names(house: House, table: str) -> list[str]:
    return [seat.name for seat in room_of(house, table).table.seats]


def test_a_stranger_takes_a_free_seat_at_the_tables_address(house: House) -> None:
    host, stranger = house.person(), house.person("fr")
    table = waits(host)
    page = stranger.get(f"/table/{table}").text
    assert "La table de Ada" in page
    assert 'value="1" form="w-sit"' in page
    assert "invitation" not in page
    assert stranger.post(f"/table/{table}/sit", {"seat": "1", "name": "Bo"}).status_code == 303
    assert names(house, table) == ["Ada", "Bo"]
    with stranger.at(table) as window:
        assert window.frame["seats"][1]["mine"]
    forget(house, table)
    assert names(house, table) == ["Ada", "Bo"]


def test_two_cannot_take_one_seat(house: House) -> None:
    host, first, second = (house.person() for _ in range(3))
    table = host.open("madness", **{"option-seats": "3", "seat-1": "open", "seat-2": "open", "name": "Ada"})
    assert first.post(f"/table/{table}/sit", {"seat": "1", "name": "Bo"}).status_code == 303
    refused = second.post(f"/table/{table}/sit", {"seat": "1", "name": "Cy"})
    assert refused.status_code == 409
    assert "just been taken" in refused.text
    assert second.post(f"/table/{table}/sit", {"seat": "2", "name": "Cy"}).status_code == 303
    assert names(house, table) == ["Ada", "Bo", "Cy"]


@pytest.mark.parametrize("seat", ["0", "1", "7", "-1", "x", "", "99999999"])
def test_a_seat_that_is_not_free_is_not_taken(house: House, seat: str) -> None:
    host = house.person()
    table = host.open("madness", **{"option-seats": "3", "seat-1": "jester", "seat-2": "open", "name": "Ada"})
    before = names(house, table)
    stranger = house.person()
    assert stranger.post(f"/table/{table}/sit", {"seat": seat, "name": "Eve"}).status_code == 409
    assert names(house, table) == before
    with stranger.at(table) as window:
        assert not any(seat.get("mine") for seat in window.frame["seats"])


def test_who_sits_takes_no_second_seat(house: House) -> None:
    host = house.person()
    table = waits(host)
    host.post(f"/table/{table}/sit", {"seat": "1", "name": "Ada"})
    assert names(house, table) == ["Ada", ""]


def test_by_invitation_only(house: House) -> None:
    host, friend, stranger = (house.person() for _ in range(3))
    table = waits(host, comers="invited")
    link = invitation(host, table)
    assert re.fullmatch(rf"/join/{table}/[\w-]{{32}}", link)
    assert "w-sit" not in stranger.get(f"/table/{table}").text
    for token in ("", "x", link.rsplit("/", 1)[1][:-1]):
        assert stranger.post(f"/table/{table}/sit", {"seat": "1", "name": "Eve", "token": token}).status_code == 403
        assert stranger.get(f"/join/{table}/{token or 'y'}").status_code == 404
    assert "w-sit" in friend.get(link).text
    sat = friend.post(f"/table/{table}/sit", {"seat": "1", "name": "Bo", "token": link.rsplit("/", 1)[1]})
    assert sat.status_code == 303
    assert names(house, table) == ["Ada", "Bo"]
    assert friend.get(link).headers["location"] == f"/table/{table}"


def test_the_host_opens_and_closes_the_door(house: House) -> None:
    host, stranger = house.person(), house.person()
    table = waits(host)
    assert stranger.post(f"/table/{table}/comers", {"comers": "public"}).status_code == 403
    assert host.post(f"/table/{table}/comers", {"comers": "invited"}).status_code == 303
    forget(house, table)
    assert stranger.post(f"/table/{table}/sit", {"seat": "1", "name": "Eve"}).status_code == 403
    assert host.post(f"/table/{table}/comers", {"comers": "public"}).status_code == 303
    assert f"/table/{table}" in stranger.get("/").text
    assert host.post(f"/table/{table}/comers", {"comers": "everyone"}).status_code == 400


def test_the_host_gives_a_free_seat_to_a_bot(house: House) -> None:
    host, stranger = house.person(), house.person()
    table = waits(host)
    assert stranger.post(f"/table/{table}/bot", {"seat": "1"}).status_code == 403
    assert host.post(f"/table/{table}/bot", {"seat": "0"}).status_code == 403
    assert host.post(f"/table/{table}/bot", {"seat": "1"}).status_code == 303
    assert room_of(house, table).ready
    assert stranger.post(f"/table/{table}/sit", {"seat": "1", "name": "Eve"}).status_code == 303
    assert "Eve" not in names(house, table), "a bot's seat is not taken"


def test_the_new_doors_are_closed_to_other_sites_and_name_no_table(house: House) -> None:
    host = house.person()
    table = waits(host)
    for path in ("sit", "bot", "comers"):
        assert host.post(f"/table/{table}/{path}", {"seat": "1"}, origin="https://evil.example").status_code == 403
        assert host.post(f"/table/nowhere/{path}", {"seat": "1"}).status_code == 404
    for path in (
        "/table/nowhere/waiting",
        "/table/nowhere/picture.svg",
        "/table/nowhere/preview.png",
        "/join/no/where",
    ):
        assert host.get(path).status_code == 404


def test_a_table_of_before_lets_nobody_in_by_its_address() -> None:
    assert not json.decode(b'{"listed":true}', type=TableSettings).joinable


def test_two_of_one_name_are_told_apart(house: House) -> None:
    table = waits(house.person())
    house.person().post(f"/table/{table}/sit", {"seat": "1", "name": "ADA"})
    assert names(house, table) == ["Ada", "ADA 2"]


def test_a_messenger_is_told_who_sits_and_shown_the_board(house: House) -> None:
    host = house.person()
    table = waits(host)
    page = house.person().get(f"/table/{table}").text
    assert 'property="og:title" content="Ada’s table: Nine Men&#39;s Morris · one seat free"' in page
    assert f'/table/{table}/preview.png">' in page
    picture = house.person().get(f"/table/{table}/preview.png")
    assert picture.headers["content-type"] == "image/png"
    assert picture.content.startswith(b"\x89PNG")


def test_who_comes_back_keeps_the_name(house: House) -> None:
    host, friend, again = (house.person() for _ in range(3))
    table = waits(host)
    with host.at(table) as window:
        link = window.frame["seats"][1]["link"]
    friend.post(link, {"name": "Bo"})
    assert "Welcome back, Bo" in again.get(link).text
    again.post(link, {"name": "Eve"})
    assert names(house, table) == ["Ada", "Bo"]


def test_people_who_look_for_the_same_game_are_put_together(house: House) -> None:
    first, second, third, other = (house.person() for _ in range(4))

    def looks(person: Person, game: str, name: str) -> str:
        return table_of(person.post("/find", {"game": game, "name": name, "fill": "600"}))

    table = looks(first, "morris", "Ada")
    assert looks(first, "morris", "Ada") == table, "who looks twice waits at one table"
    assert looks(other, "spell", "Eve") != table
    assert looks(second, "morris", "Bo") == table
    assert names(house, table) == ["Ada", "Bo"]
    assert looks(third, "morris", "Cy") != table
    assert room_of(house, table).table.settings.fill == 600


def test_nobody_is_put_at_a_table_that_is_left_or_not_meant_for_it(house: House) -> None:
    host = house.person()
    waits(host, comers="public")
    lonely = table_of(house.person().post("/find", {"game": "morris", "name": "Ada"}))
    room_of(house, lonely).table.created = 0.0
    found = table_of(house.person().post("/find", {"game": "morris", "name": "Bo"}))
    assert found != lonely
    assert names(house, found) == ["Bo", ""]
    assert house.person().post("/find", {"game": "nogame"}).status_code == 404
    assert host.post("/find", {"game": "morris"}, origin="https://evil.example").status_code == 403
