"""What an attack found, one test for each finding; the numbers are those of the list of findings in their order."""

import asyncio
import json
import logging
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert
from starlette.testclient import TestClient

from sortilege import Match
from sortilege.games.archimage.plan import plan
from sortilege.games.grimoire import spellbooks
from sortilege.games.madness.card_set import read_cards
from sortilege.games.spell.decks import tables as deck_tables
from sortilege.kernel.errors import LONGEST_MESSAGE, SortilegeError
from sortilege.kernel.options import OWN_TEXTS
from sortilege.kernel.registry import game
from sortilege.server import app as app_module
from sortilege.server.app import make_app
from sortilege.server.play import frame as frames
from sortilege.server.play.hall import Hall
from sortilege.server.play.room import Room
from sortilege.server.store import columns as db
from sortilege.server.store.database import Unusable
from sortilege.server.store.store import Store
from sortilege.server.workers import BotWorkers
from tests.server.people import House, couple, forget, hall_of, on_the_loop, room_of, seated, two_players

BOOK = """\
Spell "Ember Step" : The fire gems of the caster move 1 point clockwise.
"""


# high


def test_01_a_table_cannot_be_poisoned(house: House) -> None:
    table, ada, bo = couple(house, "madness")
    with ada.at(table) as first, bo.at(table) as second:
        first.ask("draw")
        assert "not possible" in first.next("note")["text"]
        second.ask("answer", yes=True)
        assert second.next("note")["text"]
    number = room_of(house, table).table.number
    forget(house, table)
    assert room_of(house, table).table.number == number
    assert ada.get(f"/table/{table}").status_code == 200


def test_01_an_event_that_does_not_enter_is_passed_over(house: House, caplog: pytest.LogCaptureFixture) -> None:
    table, ada, _ = couple(house, "madness")
    number = room_of(house, table).table.number
    forget(house, table)
    rows = {"table_id": table, "number": number, "time": 0.0, "body": '{"type":"draw"}'}
    on_the_loop(house, lambda: hall_of(house).store.write(insert(db.events).values(rows)))
    with caplog.at_level(logging.WARNING, "sortilege.server"):
        assert ada.get(f"/table/{table}").status_code == 200
        assert not room_of(house, table).table.match.over
    assert "is passed over" in caplog.text


def test_02_books_are_proved_in_a_worker_alone(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("a book is proved in the server's own process")

    monkeypatch.setattr(spellbooks, "check", refuse)
    person = house.person()
    own = {"book0": "own", "text0": BOOK, "study": "no", "first": "0"}
    table = person.open("grimoire", **{f"option-{name}": value for name, value in own.items()}, **{"seat-1": "open"})
    spellbooks._VERDICTS.clear()
    spellbooks.written.cache_clear()
    forget(house, table) if table in hall_of(house).rooms else None
    assert getattr(room_of(house, table).table.match.options, "text0").strip() == BOOK.strip()  # noqa: B009
    record = person.get(f"/table/{table}/record").text
    spellbooks._VERDICTS.clear()
    spellbooks.written.cache_clear()
    opened = person.client.post(
        "/replay", files={"record": ("x", record)}, headers=person.headers, follow_redirects=True
    )
    assert opened.status_code == 200
    shown = {"text": "x", "options": own}
    answer = person.client.post("/editor/grimoire/draw", content=json.dumps(shown), headers=person.headers)
    assert answer.status_code == 200


def test_03_texts_of_strangers_are_forgotten() -> None:
    basic = (Path(game("spell").folder) / "basic.txt").read_text("utf-8")
    for number in range(OWN_TEXTS + 20):
        deck_tables(f"{basic}\n# {number}\n")
    assert deck_tables.cache_info().currsize <= OWN_TEXTS
    for cached in (read_cards, plan):
        assert cached.cache_info().maxsize == OWN_TEXTS


def test_04_an_error_quotes_a_part_of_what_is_long(house: House) -> None:
    for key in ("morris", "spell", "archimage", "madness", "grimoire"):
        found = game(key)
        position = found.start(found.make_options({}))
        for read in (
            lambda text, f=found, p=position: f.read_move(p, text),
            lambda text, f=found: f.read(text, f.make_options({})),
        ):
            with pytest.raises(SortilegeError) as error:
                read("x" * 50_000)  # type: ignore[no-untyped-call]
            assert all(len(text) <= LONGEST_MESSAGE for text in error.value.texts.values())
    assert house.person().get(f"/picture/{'x' * 5000}.svg").status_code == 404


def test_05_no_clock_is_wound_back_by_lending(house: House) -> None:
    table, ada, bo = couple(house, clock="total", minutes="1")
    with ada.at(table) as window:
        window.until("mine")
        window.play()
    with bo.at(table) as window:
        window.until("mine")
        room = room_of(house, table)
        assert room.table.clock.since is not None
        room.table.clock.since -= 30
        window.send("lend", seat=1, level="")
        assert window.next("note")["text"]
        assert room.table.clock.remaining(1, 1) < 31
        window.send("lend", seat=1, level="jester")
        window.until("ply >= 2")
        assert room.table.clock.left[1] < 31


# medium


def test_06_one_dead_worker_makes_no_bot_stumble() -> None:
    async def play() -> str:
        bots = BotWorkers(1)
        try:
            text = Match("morris", seed=1).record()
            await bots.choose(text, "jester")
            pool = bots._pools[0]._pool
            assert pool is not None
            asked = asyncio.ensure_future(bots.choose(text, "apprentice"))
            await asyncio.sleep(0)
            for process in list(pool._processes.values()):
                process.kill()
            return (await asked).move
        finally:
            bots.close()

    assert asyncio.run(play())


def test_07_again_opens_one_table(house: House) -> None:
    table, ada, bo = seated(house)
    with ada.at(table) as window, bo.at(table) as other:
        window.ask("resign")
        window.until("seat == -2")
        other.until("seat == -2")
        for _ in range(5):
            window.send("again", next=False)
            other.send("again", next=False)
        window.until("next")
    rows = on_the_loop(house, lambda: hall_of(house).store.read(db.tables.select()))
    assert len(rows) == 2


def test_08_links_are_shown_while_a_seat_is_free(house: House) -> None:
    table, link, host = two_players(house)
    friend, thief = house.person(), house.person()
    friend.post(link, {"name": "Bo"})
    with host.at(table) as window:
        assert "link" not in window.frame["seats"][1]
        seen = len(window.log)
        thief.post(link, {"name": "Eve"})
        window.until(f"len(log) > {seen}")
        assert window.log[-1]["who"] == "Bo", "who comes by a seat's link is called as its holder, and all are told"


def test_08_a_seat_that_is_taken_away_is_free_and_all_are_told(house: House) -> None:
    table, ada, bo = seated(house)
    with ada.at(table) as host, bo.at(table) as guest:
        host.send("revoke", seat=1)
        guest.until("not seats[1].get('mine')")
        host.until("seats[1]['kind'] == 'open'")
        assert host.frame["seats"][1]["link"]
        assert "free again" in host.log[-1]["text"]
    forget(house, table)
    assert room_of(house, table).table.seats[1].kind == "open"


def test_10_cleaning_goes_on_after_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rounds: list[int] = []

    async def fail(self: Hall) -> None:
        rounds.append(1)
        raise OSError("the disk is full")

    monkeypatch.setattr(Hall, "clean", fail)
    monkeypatch.setattr(app_module, "CLEANING", 0.01)
    with TestClient(make_app(tmp_path / "tables.db", rate=1000)) as client:
        while len(rounds) < 3:
            assert client.get("/health").status_code == 200


def test_10_a_time_out_that_fails_is_tried_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sortilege.server.play.keeper.RETRY", 0.01)
    table, ada, bo = couple(house, clock="total", minutes="1")
    room, tries = room_of(house, table), []
    append = hall_of(house).store.append

    async def fail_once(*given: Any) -> float | None:
        tries.append(1)
        if len(tries) == 1:
            raise OSError("the disk is full")
        return await append(*given)

    with ada.at(table) as window, bo.at(table):
        window.until("mine")
        monkeypatch.setattr(room._store, "append", fail_once)
        on_the_loop(house, lambda: room.keeper._ring(0, room.table.rev))
        window.until("ply == 1")
    assert len(tries) > 1


def test_11_a_table_has_one_room(house: House) -> None:
    table, *_ = seated(house)
    forget(house, table) if table in hall_of(house).rooms else None

    async def all_at_once() -> list[Room | None]:
        return list(await asyncio.gather(*(hall_of(house).room(table) for _ in range(20))))

    assert len({id(room) for room in on_the_loop(house, all_at_once)}) == 1


def test_12_a_second_server_on_a_file_is_refused(tmp_path: Path) -> None:
    first = Store(tmp_path / "tables.db")
    try:
        with pytest.raises(Unusable, match="in use by another server"):
            Store(tmp_path / "tables.db")
    finally:
        first.close()
    Store(tmp_path / "tables.db").close()


def test_13_strange_messages_are_refused(house: House) -> None:
    person = house.person()
    with person.at(person.open()) as window:
        for message in (b'{"do":"undo","rev":0}', b"\xff\xfe", b"[" * 12_000):
            window.socket.send_bytes(message)
            assert window.next("note")["text"]
        window.socket.send_text('{"do":"move","move":"' + "\\ud800" + '","rev":0}')
        assert window.next("note")["text"]
        window.play()


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", f"/diagram/morris/{'9' * 5000}.svg", None),
        ("GET", f"/guide/morris/{'9' * 5000}", None),
        ("GET", f"/rules/morris/{'9' * 5000}", None),
        ("POST", "/guide/nogame/play", b""),
        ("POST", "/workshop/ask/read", b'{"text": "\xff"}'),
        ("POST", "/workshop/ask/read", b'{"text": "\\ud800"}'),
        ("POST", "/workshop/ask/check", b"[" * 9000),
        ("POST", "/editor/morris/draw", b'{"text": "\xff"}'),
        ("POST", "/api/tables", b'{"game": "\xff"}'),
        ("POST", "/api/tables", b'{"game": "morris", "options": {"x": "\\ud800"}}'),
        ("POST", "/open", b"record=%FF%FE"),
    ],
)
def test_13_strange_requests_are_refused(house: House, method: str, path: str, body: bytes | None) -> None:
    person = house.person()
    answer = person.client.request(method, path, content=body, headers=person.headers, follow_redirects=False)
    assert answer.status_code < 500


def test_13_a_broken_origin_is_another_site(house: House) -> None:
    assert house.person().post("/new/morris", {"seat-0": "me"}, origin="http://[").status_code == 403


def test_13_records_with_strange_ends() -> None:
    text = Match("morris", seed=1).record()
    for strange in (f"{text}1.\r", f"{text}{'9' * 5000}. d2", text.replace("\n", "\r")):
        try:
            Match.from_record(strange)
        except SortilegeError:
            continue


def test_14_spectators_share_a_frame(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, ada, bo = seated(house)
    built: list[int] = []
    frame = frames.frame

    def counted(room: Room, viewer: Any) -> Any:
        built.append(len(viewer.seats))
        return frame(room, viewer)

    people = [house.person() for _ in range(12)]
    with ExitStack() as stack:
        player = stack.enter_context(ada.at(table))
        stack.enter_context(bo.at(table))
        looking = [stack.enter_context(person.at(table)) for person in people]
        for window in (player, *looking):
            while window.frame.get("watchers") != 12:
                window.next("frame")
        monkeypatch.setattr(frames, "frame", counted)
        player.play()
        for window in looking:
            window.until("ply == 1")
    assert 0 < built.count(0) <= 3
