"""Two servers on one PostgreSQL: what one writes the other shows, and it takes over when that one is gone."""

import asyncio
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from sqlalchemy import event, select, text, update
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from sortilege.server.app import make_app
from sortilege.server.play import events as ev
from sortilege.server.play import neighbours
from sortilege.server.play.hall import Hall
from sortilege.server.store import columns as db
from sortilege.server.store.database import new_nonce
from tests.postgres import Postgres
from tests.server.people import House, Person, hall_of, on_the_loop, room_of


@contextmanager
def houses(url: str, number: int = 2) -> Iterator[list[House]]:
    with ExitStack() as stack:
        yield [House(stack.enter_context(TestClient(make_app(url, pace=0, rate=1000)))) for _ in range(number)]


@pytest.fixture
def pair(postgres: Postgres) -> Iterator[tuple[House, House]]:
    with houses(postgres.database()) as (one, other):
        yield one, other


def at(house: House, person: Person) -> Person:
    """The same browser at another process."""
    there = house.person(person.language)
    there.cookies = person.cookies
    return there


def log_of(house: House, table: str) -> list[Any]:
    where = db.events.c.table_id == table
    return list(hall_of(house).store.read_now(select(db.events).where(where).order_by(db.events.c.number)))


def wait_for(happens: Callable[[], Any]) -> None:
    while not happens():
        time.sleep(0.02)


def couple_apart(pair: tuple[House, House], **fields: str) -> tuple[str, Person, Person]:
    """Two people at one table, each at a process of their own."""
    one, other = pair
    host, friend = one.person(), other.person()
    table = host.open(**{"seat-1": "open"}, **fields)
    with host.at(table) as window:
        link = window.frame["seats"][1]["link"]
    friend.post(link, {"name": "Bo"})
    return table, host, friend


def test_people_at_two_processes_play_each_other(pair: tuple[House, House]) -> None:
    table, ada, bo = couple_apart(pair)
    with ada.at(table) as first, bo.at(table) as second:
        for turn in range(6):
            mover, other = (second, first) if turn % 2 else (first, second)
            mover.until("mine")
            mover.play()
            other.until(f"ply == {turn + 1}")
        first.send("chat", text="good game")
        second.until("log and log[-1].get('chat')")
        first.ask("undo")
        second.until("offer == 'takeback'")
        second.ask("answer", yes=True)
        first.until("ply < 6")
        second.until("ply < 6")
        assert first.frame["rev"] == second.frame["rev"]
    assert [row["number"] for row in log_of(pair[0], table)] == list(range(len(log_of(pair[0], table))))


def test_who_is_there_is_seen_at_the_other_process(pair: tuple[House, House]) -> None:
    table, ada, bo = couple_apart(pair)
    with ada.at(table) as first:
        with bo.at(table) as second:
            first.until("seats[1].get('here')")
            second.until("seats[0].get('here')")
        first.until("not seats[1].get('here')")


def test_what_the_host_arranges_reaches_the_other_process(pair: tuple[House, House]) -> None:
    table, ada, _ = couple_apart(pair)
    with ada.at(table) as first, pair[1].person().at(table) as watcher:
        first.send("gallery", open=False)
        watcher.until("frame.get('hushed')")


def test_who_is_put_out_at_another_process_plays_no_more(pair: tuple[House, House]) -> None:
    table, ada, bo = couple_apart(pair)
    with ada.at(table) as first, bo.at(table) as second:
        first.play()
        second.until("mine")
        room = room_of(pair[1], table)

        async def deaf(rows: Any) -> None:
            """Nothing is heard: only the log can tell."""

        room.hear = deaf  # type: ignore[method-assign]
        first.send("revoke", seat=1)
        first.until("seats[1]['kind'] == 'open'")
        assert "turn" in second.refused("move", move=second.board["moves"][0][0], rev=second.frame["rev"])
        assert room.table.match.ply == 1


def test_everything_said_at_once_is_kept_once_and_in_one_order(pair: tuple[House, House]) -> None:
    table, _, _ = couple_apart(pair)
    rooms = [room_of(house, table) for house in pair]

    def talk(house: House, room: Any, name: str) -> None:
        async def all_at_once() -> None:
            await asyncio.gather(*(room.do(lambda n=n: ev.Said(name, f"{name}{n}")) for n in range(20)))

        on_the_loop(house, all_at_once)

    threads = [threading.Thread(target=talk, args=(pair[n], rooms[n], "AB"[n])) for n in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    events = [ev.read(row["body"]) for row in log_of(pair[0], table)]
    said = [event.text for event in events if isinstance(event, ev.Said)]
    assert sorted(said) == sorted(f"{name}{n}" for name in "AB" for n in range(20))
    wait_for(lambda: rooms[0].table.number == rooms[1].table.number)
    lines = [[entry.text("en") for entry in room.table.log.read() if entry.chat] for room in rooms]
    assert lines[0] == lines[1] == said


def test_a_move_that_comes_second_is_stale_and_a_chat_does_not_make_it_so(pair: tuple[House, House]) -> None:
    host = pair[0].person()
    table = host.open(**{"seat-1": "me"})
    with host.at(table) as first, at(pair[1], host).at(table) as second:
        rooms = [room_of(house, table) for house in pair]

        async def deaf(rows: Any) -> None:
            """Nothing is heard: only the log can tell."""

        rooms[1].hear = deaf  # type: ignore[method-assign]
        first.send("chat", text="hello")
        first.until("log and log[-1].get('chat')")
        second.play("a1")  # the number that it would have had is taken, and the move is as good as before
        first.until("ply == 1")
        first.play("d1")
        assert "changed meanwhile" in second.refused("move", move="d1", rev=1)


def keeper_of(house: House, table: str) -> int | None:
    rows = hall_of(house).store.read_now(select(db.keepers.c.process).where(db.keepers.c.table_id == table))
    return rows[0]["process"] if rows else None


def test_one_process_keeps_a_table_and_another_takes_it_over(postgres: Postgres) -> None:
    url = postgres.database()
    with houses(url, 1) as (stays,):
        person = stays.person()
        with houses(url, 1) as (leaves,):
            tables = [person.open() for _ in range(6)]
            wait_for(lambda: None not in [keeper_of(stays, table) for table in tables])
            both = {hall_of(house).store.me for house in (stays, leaves)}
            assert {keeper_of(stays, table) for table in tables} <= both
            for table in tables:
                with person.at(table) as window:
                    window.play()
                    window.until("mine and ply == 2")
        for table in tables:
            wait_for(lambda table=table: keeper_of(stays, table) == hall_of(stays).store.me)  # type: ignore[misc]
            with person.at(table) as window:
                window.play()
                window.until("mine and ply == 4")


def die(house: House) -> None:
    """Falls silent as a process that was killed: no beat, no keeping, no farewell."""
    hall = hall_of(house)

    async def silence() -> None:
        assert hall.neighbours is not None
        hall.neighbours._leaving = True
        for task in hall.neighbours._tasks:
            task.cancel()
        for room in hall.rooms.values():
            room.keeper.let_go()

    on_the_loop(house, silence)


def test_a_clock_is_the_same_everywhere_and_time_without_a_keeper_is_nobodys(pair: tuple[House, House]) -> None:
    host = pair[0].person()
    table = host.open(**{"seat-1": "me", "clock": "total", "minutes": "1"})
    with host.at(table) as first:
        first.play()
        time.sleep(1)
        here = room_of(pair[0], table).table.clock
        there = room_of(pair[1], table).table.clock
        assert here.remaining(1, 1) < 59.5
        assert there.remaining(1, 1) == pytest.approx(here.remaining(1, 1), abs=0.2)
    wait_for(lambda: keeper_of(pair[0], table))
    dead, alive = sorted(pair, key=lambda house: hall_of(house).store.me != keeper_of(pair[0], table))
    die(dead)
    wait_for(lambda: keeper_of(alive, table) == hall_of(alive).store.me)
    wait_for(lambda: '"wait"' in log_of(alive, table)[-1]["body"])
    waited = ev.read(log_of(alive, table)[-1]["body"])
    assert isinstance(waited, ev.Waited)
    assert waited.seconds > 1.9, "a dead process is silent for so long before it counts as dead"


def test_who_was_at_a_process_that_died_is_not_there(pair: tuple[House, House]) -> None:
    table, ada, bo = couple_apart(pair)
    with ada.at(table) as first, bo.at(table):
        first.until("seats[1].get('here')")
        die(pair[1])
        began = time.monotonic()
        first.until("not seats[1].get('here')")
        assert time.monotonic() - began < neighbours.ALL, "as soon as it counts as dead"


def test_a_commit_whose_answer_is_lost_is_done_once(pair: tuple[House, House]) -> None:
    table, ada, _ = couple_apart(pair)
    hall, lost = hall_of(pair[0]), list[int]()

    @event.listens_for(hall.store.engine, "commit")
    def lose_answer(connection: Any) -> None:
        """The commit comes through, and then the connection is gone."""
        if not lost and connection.info.pop("appended", False):
            lost.append(1)
            connection.connection.dbapi_connection.commit()
            connection.connection.dbapi_connection.close()

    @event.listens_for(hall.store.engine, "before_cursor_execute")
    def note(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
        if "INSERT INTO events" in statement:
            connection.info["appended"] = True

    with ada.at(table) as window:
        window.play()
        assert window.frame["ply"] == 1
    assert lost
    assert hall.store.lost >= 1
    assert sum('"play"' in row["body"] for row in log_of(pair[0], table)) == 1


def test_another_log_is_read_again(pair: tuple[House, House]) -> None:
    host = pair[0].person()
    table = host.open(**{"seat-1": "me"})
    with host.at(table) as window:
        window.play()
        store = hall_of(pair[0]).store
        with store.engine.begin() as connection:  # a backup from before the move
            connection.execute(text("DELETE FROM events"))
            connection.execute(update(db.house).values(epoch=new_nonce()))
        with pytest.raises(WebSocketDisconnect) as closed:
            window.until("ply == 0")
        assert closed.value.code == 1012
    with host.at(table) as window:
        assert window.frame["ply"] == 0
        window.play()


def test_a_log_that_became_shorter_is_noticed_at_the_next_event(pair: tuple[House, House]) -> None:
    host = pair[0].person()
    table = host.open(**{"seat-1": "me"})
    with host.at(table) as window:
        window.play()
        with hall_of(pair[0]).store.engine.begin() as connection:
            connection.execute(text("DELETE FROM events"))
        window.ask("move", move=window.board["moves"][0][0])
        with pytest.raises(WebSocketDisconnect):
            window.until("ply == 2")
    with host.at(table) as window:
        assert window.frame["ply"] == 0
    assert log_of(pair[0], table) == []


def test_ready_is_told_apart_from_live_and_windows_are_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(neighbours, "MUTE", 1.4)
    server = Postgres()
    try:
        with houses(server.database(), 1) as (house,):
            person = house.person()
            table = person.open(**{"seat-1": "me"})
            assert person.get("/ready").status_code == 200
            with person.at(table) as window:
                server.stop(signal.SIGINT)
                with pytest.raises(WebSocketDisconnect) as closed:
                    window.until("ply == 1")
                assert closed.value.code == 1013
            assert person.get("/ready").status_code == 503
            assert person.get("/health").status_code == 200
            server.start()
            wait_for(lambda: person.get("/ready").status_code == 200)
            with person.at(table) as window:
                window.play()
    finally:
        server.close()


def test_a_table_whose_rules_nobody_has_is_kept_by_nobody(pair: tuple[House, House]) -> None:
    hall: Hall = hall_of(pair[0])
    table = pair[0].person().open()
    wait_for(lambda: keeper_of(pair[0], table))
    changes = update(db.tables).values(rules=99), update(db.keepers).values(process=None)
    on_the_loop(pair[0], lambda: hall.store.write(*changes))
    time.sleep(1)
    assert keeper_of(pair[0], table) is None
