"""Texts that a database may refuse: they are a bad request on both, and nothing fails."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from sortilege.server.app import make_app
from tests.server.people import House

RECORD = "Game: morris\nRules: 1\nSeat 0: A\x00da\n\n1. a1\n"


@pytest.fixture
def house(database: Path | str) -> Iterator[House]:
    with TestClient(make_app(database, pace=0, rate=1000)) as client:
        yield House(client)


@pytest.mark.parametrize(
    "path", ["/table/%00", "/seat/%00", "/replay/%00", "/join/a%00b/x", "/workshop/%00", "/table/%ED%A0%80"]
)
def test_addresses_that_are_no_texts_lead_nowhere(house: House, path: str) -> None:
    assert house.person().get(path).status_code in (400, 404)


def test_forms_and_records_that_are_no_texts_are_refused_or_cleaned(house: House) -> None:
    person = house.person()
    table = person.open(name="A\x00da")
    assert person.get(f"/table/{table}").status_code == 200
    assert person.upload(RECORD).status_code in (303, 400, 422)
    assert person.post("/new/morris", {"seat-0": "me", "seat-1": "open", "name": "x" * 5000}).status_code == 303
    with person.at(table) as window:
        window.send("chat", text="a\x00b")
        assert window.next("note")["text"]
        window.send("name", name="B\x00o")
        window.play()
    assert person.get("/").status_code == 200


def test_a_window_at_no_table_is_closed(house: House) -> None:
    with pytest.raises(WebSocketDisconnect), house.person().at("%00"):
        pass
