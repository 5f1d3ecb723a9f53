"""What an attack found that is small: one test for each finding, numbered as in test_in_the_open.py."""

import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from sortilege.kernel.errors import BadOption
from sortilege.server.app import make_app
from sortilege.server.limits import address_group
from sortilege.server.play import hall as halls
from sortilege.server.play.opening import TableRequest
from sortilege.server.store.database import Unusable
from sortilege.server.store.store import Store
from tests.server.people import House, Window, hall_of, on_the_loop, seated


def test_15_tables_of_bots_alone_are_few(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "BOTS_ALONE", 2)
    plan_of_bots = TableRequest("madness", {}, ["jester", "jester"])

    async def open_one() -> None:
        await hall_of(house).room(await hall_of(house).open(plan_of_bots, "x", "x"))

    for _ in range(2):
        on_the_loop(house, open_one)
    with pytest.raises(BadOption, match="bots alone"):
        on_the_loop(house, open_one)


def test_16_ordinary_closings_leave_no_traceback(house: House, caplog: pytest.LogCaptureFixture) -> None:
    table, ada, bo = seated(house)
    with ada.at(table) as window, bo.at(table):
        window.play()
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_17_a_seat_given_back_quickly_is_no_failure(house: House) -> None:
    table, ada, bo = seated(house)
    with ada.at(table) as host, bo.at(table) as guest:
        for _ in range(3):
            host.send("lend", seat=1, level="jester")
            guest.send("lend", seat=1, level="")
        host.play()
        host.until("len(log) > 3")
        assert not any("stumbl" in line["text"] for line in host.log)


def test_18_a_file_that_cannot_be_used_is_told_in_a_sentence(tmp_path: Path) -> None:
    damaged = tmp_path / "tables.db"
    damaged.write_bytes(b"this is no database, and long enough to be one" * 40)
    with pytest.raises(Unusable, match=r"cannot be used as the tables' file: .*not a database"):
        Store(damaged)
    with pytest.raises(Unusable, match="cannot be used"):
        Store(damaged / "below.db")


def test_18_ready_asks_the_store(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    assert house.client.get("/ready").status_code == 200

    async def silent(*_: object, **__: object) -> None:
        raise TimeoutError

    monkeypatch.setattr(hall_of(house).store, "write", silent)
    assert house.client.get("/ready").status_code == 503
    assert house.client.get("/health").status_code == 200


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[House]:
    with TestClient(make_app(tmp_path / "strict.db", pace=0, rate=1000, names=["testserver"])) as client:
        yield House(client)


def test_19_an_address_opens_so_many_tables(strict: House, monkeypatch: pytest.MonkeyPatch) -> None:
    hall_of(strict).openings.size = hall_of(strict).openings.rate = 2
    person = strict.person()
    for _ in range(2):
        person.open()
    answer = person.post("/new/morris", {"seat-0": "me", "seat-1": "jester", "name": "Ada"})
    assert answer.status_code in (422, 429)
    assert "very many already" in answer.text or answer.status_code == 429
    monkeypatch.setattr(halls, "MOST_TEXTS", 0)
    hall_of(strict).openings.size = 1000
    assert strict.person().post("/workshop/save", {"text": "x"}).status_code == 429


def test_19_ipv6_is_counted_by_network() -> None:
    assert address_group("2001:db8:1:2:3::4") == address_group("2001:db8:1:2:ffff::9")
    assert address_group("2001:db8:1:2::4") != address_group("2001:db8:1:3::4")
    assert address_group("::ffff:192.0.2.7") == address_group("192.0.2.7") == "192.0.2.7"


def test_19_the_use_of_the_disk_is_told(house: House) -> None:
    assert re.search(r"^sortilege_store_bytes [1-9]\d*$", house.client.get("/metrics").text, re.MULTILINE)


def test_20_a_spectator_does_not_chat_under_a_players_name(house: House) -> None:
    table, ada, _ = seated(house)
    with ada.at(table) as window:
        name = window.frame["seats"][0]["name"]
        eve = house.person()
        with eve.at(table) as watching:
            watching.send("name", name=name)
            watching.send("chat", text="I resign")
            window.until("any(line.get('chat') for line in log)")
        assert next(line["who"] for line in window.log if line.get("chat")) == f"{name} (watching)"


def test_20_the_host_header_is_checked(strict: House) -> None:
    assert strict.client.get("/health").status_code == 200
    assert strict.client.get("/health", headers={"host": "evil.example"}).status_code == 421


def hear_everything(window: Window) -> None:
    while True:
        window.socket.receive_text()


def test_21_a_flooding_window_is_closed(house: House) -> None:
    person = house.person()
    table = person.open()
    with person.at(table) as window:
        for _ in range(200):
            window.socket.send_text('{"do":"look","ply":-1}')
        with pytest.raises(WebSocketDisconnect) as closed:
            hear_everything(window)
    assert closed.value.code == 4429


def test_22_a_finished_table_leaves_the_memory(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, ada, bo = seated(house)
    with ada.at(table) as window, bo.at(table):
        window.ask("resign")
        window.until("seat == -2")
    given_back: list[int] = []
    monkeypatch.setattr(halls, "IDLE_OVER", -1.0)
    monkeypatch.setattr(halls, "give_back_memory", lambda: given_back.append(1))
    on_the_loop(house, hall_of(house).clean)
    assert table not in hall_of(house).rooms
    assert given_back
    assert ada.get(f"/table/{table}/record").status_code == 200
