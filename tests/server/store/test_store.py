"""What is kept: group commit, nothing shown before it is kept, resuming, clearing away."""

import asyncio
import time
import traceback
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from hashlib import sha256
from multiprocessing import active_children
from pathlib import Path
from threading import Event
from typing import Any, TypeVar

import pytest
from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import IntegrityError
from starlette.applications import Starlette
from starlette.testclient import TestClient

from sortilege.search.manners import Decision
from sortilege.server.app import make_app
from sortilege.server.play.clock import ClockRule
from sortilege.server.play.hall import DAY, KEEP_RUNNING, Hall
from sortilege.server.play.opening import TableRequest, new_token
from sortilege.server.play.table import TableSettings
from sortilege.server.store import columns as db
from sortilege.server.store.store import Store
from tests.server.conftest import is_token
from tests.server.people import House, Person, seated

T = TypeVar("T")


def table_row(name: str) -> dict[str, Any]:
    return {
        "id": name, "game": "morris", "rules": 1, "seed": "", "record": "", "settings": "{}", "created": 0.0,
        "touched": 0.0, "listed": False, "over": False,
    }  # fmt: skip


def run(work: Coroutine[Any, Any, T]) -> T:
    """Runs work in a thread of its own: an event loop of the browser tests may run in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def counted(store: Store) -> int:
    return int(store.read_now(select(func.count().label("n")).select_from(db.events))[0]["n"])


def test_many_moves_share_a_commit(database: Path | str) -> None:
    store = Store(database)

    async def write_all() -> list[float | None]:
        await store.write(insert(db.tables).values([table_row(f"t{number}") for number in range(500)]))
        return await asyncio.gather(*(store.append(f"t{number}", 0, "{}") for number in range(500)))

    assert None not in run(write_all())
    assert counted(store) == 500
    assert store.commits < 250
    store.close()


def test_a_job_that_fails_fails_alone(database: Path | str) -> None:
    store = Store(database)

    async def write_all() -> list[float | BaseException | None]:
        await store.write(insert(db.tables).values([table_row("a"), table_row("b")]))
        again = insert(db.tables).values(table_row("a"))
        jobs = [store.append("a", 0, "{}"), store.append("gone", 0, "{}"), store.append("b", 0, "{}", [again])]
        return await asyncio.gather(*jobs, store.append("b", 0, "{}"), return_exceptions=True)

    first, unknown, guilty, second = run(write_all())
    assert isinstance(first, float)
    assert isinstance(unknown, IntegrityError)
    assert isinstance(guilty, IntegrityError)
    assert isinstance(second, float), "what is guilty leaves no event behind"
    assert counted(store) == 2
    store.close()


def test_a_number_is_given_once_and_the_log_has_no_gap(database: Path | str) -> None:
    store = Store(database)

    async def write_all() -> list[float | None]:
        await store.write(insert(db.tables).values(table_row("t")))
        note = [insert(db.removed).values(guest="g", table_id="t")]
        tries = [store.append("t", 0, "first"), store.append("t", 0, "second", note), store.append("t", 2, "{}")]
        return await asyncio.gather(*tries)

    first, second, gap = run(write_all())
    assert (first is None) != (second is None)
    assert gap is None
    assert counted(store) == 1
    assert len(store.read_now(select(db.removed))) == (second is not None), "what belongs to a lost event is not done"
    store.close()


def test_an_error_of_the_database_tells_no_secret(database: Path | str) -> None:
    store, token = Store(database), new_token()
    seat = {"table_id": "t", "token": token, "kind": "open", "name": "", "level": "", "host": False}

    async def sit_twice() -> None:
        await store.write(insert(db.tables).values(table_row("t")), insert(db.seats).values(seat | {"seat": 0}))
        await store.write(insert(db.seats).values(seat | {"seat": 1}))

    with pytest.raises(IntegrityError) as failed:
        run(sit_twice())
    assert is_token(token)
    assert "INSERT INTO seats" in str(failed.value)
    assert token not in "".join(traceback.format_exception(failed.value))
    store.close()


@contextmanager
def server(database: Path | str) -> Iterator[tuple[Starlette, House]]:
    app = make_app(database, pace=0, rate=1000)
    with TestClient(app) as client:
        yield app, House(client)


def come_back(person: Person, house: House) -> Person:
    """The same browser at the server that was started again."""
    person.client = house.client
    return person


def test_a_table_resumes_exactly(database: Path | str) -> None:
    with server(database) as (_, house):
        person = house.person()
        table = person.open(**{"seat-1": "me"})
        with person.at(table) as window:
            for _ in range(5):
                window.play()
            window.ask("undo")
            window.until("ply == 4")
            window.send("chat", text="still here")
            window.until("log[-1].get('chat')")
            before, told = window.frame, window.log
            drawing = window.board
    with server(database) as (_, house), come_back(person, house).at(table) as window:
        assert {key: window.frame[key] for key in ("rev", "ply", "seat", "mine")} == {
            key: before[key] for key in ("rev", "ply", "seat", "mine")
        }
        assert window.log == told
        assert window.board["html"] == drawing["html"]
        assert window.board["moves"] == drawing["moves"]
        window.play()


def test_a_bot_goes_on_thinking_after_a_restart(database: Path | str) -> None:
    with server(database) as (app, house):
        person = house.person()
        table = person.open()
        app.state.hall.bots.choose = never
        with person.at(table) as window:
            window.play()
            assert window.frame["ply"] == 1
    with server(database) as (_, house), come_back(person, house).at(table) as window:
        window.until("mine and ply == 2")


def test_bots_and_clocks_go_on_though_nobody_looks(database: Path | str) -> None:
    with server(database) as (app, house):
        person = house.person()
        bots = person.open()
        app.state.hall.bots.choose = never
        with person.at(bots) as window:
            window.play()
        timed, clock = clocked("lose", house, app)
        with timed.at(clock) as window:
            window.play()
        asleep = person.open(**{"seat-1": "me"})
    with server(database) as (app, _):
        rooms = app.state.hall.rooms
        wait_for(lambda: bots in rooms and rooms[bots].table.match.ply == 2)
        wait_for(lambda: clock in rooms and rooms[clock].table.match.over)
        assert asleep not in rooms


def wait_for(happens: Callable[[], bool]) -> None:
    while not happens():
        time.sleep(0.02)


def test_an_offer_outlives_a_restart(database: Path | str) -> None:
    with server(database) as (_, house):
        table, ada, bo = seated(house)
        with ada.at(table) as host, bo.at(table) as guest:
            host.play()
            host.ask("undo")
            guest.until("offer == 'takeback'")
    with server(database) as (_, house), come_back(bo, house).at(table) as guest:
        guest.until("offer == 'takeback'")
        guest.ask("answer", yes=True)
        guest.until("ply == 0")


async def never(record: str, level: str, people: bool = True, mind: str = "") -> str:
    await asyncio.sleep(1000)
    return ""


def test_nothing_is_shown_before_it_is_committed(database: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Event()
    commit = Store._commit

    def slow(self: Store, group: list[Any], unsure: bool = False) -> None:
        if any(job.entry for job in group):
            gate.wait(10)
        commit(self, group, unsure)

    with server(database) as (_, house):
        person = house.person()
        table = person.open(**{"seat-1": "me"})
        with person.at(table) as window:
            monkeypatch.setattr(Store, "_commit", slow)
            window.ask("move", move="a1")
            time.sleep(0.2)
            with person.at(table) as late:
                assert late.frame["ply"] == 0
            gate.set()
            window.until("ply == 1")


def test_a_table_of_other_rules_can_only_be_looked_at(database: Path | str) -> None:
    with server(database) as (app, house):
        person = house.person()
        table = person.open(**{"seat-1": "me"})
        with person.at(table) as window:
            window.play()
        old = app.state.hall.store.read_now(select(db.tables.c.record))[0]["record"].replace("Rules: 1", "Rules: 0")
        app.state.hall.rooms.clear()
        house.client.portal.call(app.state.hall.store.write, update(db.tables).values(record=old))  # type: ignore[union-attr]
        with person.at(table) as window:
            assert "version" in window.frame["view_only"]
            assert window.frame["ply"] == 1
            assert "only be looked at" in window.refused("move", move="a4", rev=window.frame["rev"])


def test_old_tables_are_cleared_away(database: Path | str) -> None:
    with server(database) as (app, house):
        person = house.person()
        hall: Hall = app.state.hall
        old, young = person.open(), person.open()
        with person.at(old) as window:
            window.play()
            window.until("ply == 2")
        wait_for(lambda: not hall.store.read_now(select(db.presence)))  # others are told within a second
        hall.rooms.clear()
        call = house.client.portal.call  # type: ignore[union-attr]
        long_ago = time.time() - KEEP_RUNNING - DAY
        call(hall.store.write, update(db.tables).where(db.tables.c.id == old).values(touched=long_ago))
        call(hall.clean)
        assert person.get(f"/table/{old}").status_code == 404
        assert person.get(f"/table/{young}").status_code == 200
        assert hall.store.read_now(select(func.count()).select_from(db.events))[0]["count_1"] == 0


def test_a_slow_game_is_not_cleared_away_while_it_is_played(database: Path | str) -> None:
    with server(database) as (app, house):
        person = house.person()
        hall: Hall = app.state.hall
        slow = person.open(**{"seat-1": "me"})
        call = house.client.portal.call  # type: ignore[union-attr]
        long_ago = time.time() - KEEP_RUNNING - DAY
        for _ in range(2):  # a move after a long pause, in a room of its own as after a restart
            hall.rooms.clear()
            call(hall.store.write, update(db.tables).values(touched=long_ago))
            with person.at(slow) as window:
                window.play()
        hall.rooms.clear()
        call(hall.clean)
        assert person.get(f"/table/{slow}").status_code == 200


def test_an_idle_table_leaves_the_memory(database: Path | str) -> None:
    with server(database) as (app, house):
        person = house.person()
        hall: Hall = app.state.hall
        table = person.open()
        with person.at(table):
            hall.rooms[table].used -= 10_000
            house.client.portal.call(hall.clean)  # type: ignore[union-attr]
            assert table in hall.rooms, "somebody looks at it"
        hall.rooms[table].used -= 10_000
        house.client.portal.call(hall.clean)  # type: ignore[union-attr]
        assert table not in hall.rooms
        with person.at(table) as window:
            window.play()


def test_a_bot_that_fails_is_replaced_and_the_log_says_so(database: Path | str) -> None:
    with server(database) as (app, house):
        choose = app.state.hall.bots.choose

        async def clumsy(record: str, level: str, people: bool = True, mind: str = "") -> Decision:
            return Decision("b17") if level == "mage" else Decision((await choose(record, level)).move)

        app.state.hall.bots.choose = clumsy
        person = house.person()
        with person.at(person.open(**{"seat-1": "mage"})) as window:
            window.play()
            window.until("mine and ply == 2")
            assert "stumbles" in window.log[1]["text"]


def test_bots_survive_the_death_of_their_process(database: Path | str) -> None:
    with server(database) as (_, house):
        person = house.person()
        with person.at(person.open()) as window:
            window.play()
            window.until("mine and ply == 2")
            for child in active_children():
                child.kill()
                child.join()
            window.play()
            window.until("mine and ply == 4")


def clocked(penalty: str, house: House, app: Starlette, game: str = "morris") -> tuple[Person, str]:
    person = house.person()
    person.get("/")
    guest = sha256(person.cookies["guest"].encode()).hexdigest()[:43]
    clock = ClockRule("total", 1, 0, penalty)  # type: ignore[arg-type]
    plan = TableRequest(game, seats=["me", "me"], settings=TableSettings(clock))
    return person, house.client.portal.call(app.state.hall.open, plan, guest, "Ada")  # type: ignore[union-attr]


def test_time_over_loses(database: Path | str) -> None:
    with server(database) as (app, house):
        person, table = clocked("lose", house, app)
        with person.at(table) as window:
            assert window.frame["seats"][0]["clock"] == 1.0
            window.play()
            assert window.frame["running"]
            window.until("seat == -2")
            assert [seat["score"] for seat in window.frame["seats"]] == [1.0, 0.0]


def test_time_over_lets_a_bot_move(database: Path | str) -> None:
    with server(database) as (app, house):
        person, table = clocked("bot", house, app)
        with person.at(table) as window:
            window.play()
            window.until("ply == 2")
            assert "a bot plays this move" in window.log[1]["text"]


def test_time_over_takes_the_answer_of_the_rulebook(database: Path | str) -> None:
    with server(database) as (app, house):
        person, table = clocked("bot", house, app, "madness")
        with person.at(table) as window:
            window.play()
            ply = window.frame["ply"]
            window.until(f"ply > {ply}")
            assert any("the rulebook chooses" in entry["text"] for entry in window.log)


def test_clocks_resume_with_what_was_left(database: Path | str) -> None:
    with server(database) as (app, house):
        person, table = clocked("lose", house, app)
        with person.at(table) as window:
            window.play()
            time.sleep(0.4)
            window.play()
            left = window.frame["seats"][1]["clock"]
            assert left < 0.7
    with server(database) as (_, house), come_back(person, house).at(table) as window:
        assert window.frame["seats"][1]["clock"] == pytest.approx(left, abs=0.06)
