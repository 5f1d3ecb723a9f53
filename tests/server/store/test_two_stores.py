"""Two stores on one log, whatever befalls them: no number twice, no gap, nothing acknowledged lost, nothing doubled.

Each of three mutants is caught: without nonces, without sorting, without looking again.
"""

import asyncio
import itertools
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test
from sqlalchemy import event, select

from sortilege.kernel.errors import SortilegeError, StaleMove
from sortilege.kernel.match import Match
from sortilege.server.play import events as ev
from sortilege.server.play.loading import enter_logged, load
from sortilege.server.play.opening import new_table
from sortilege.server.play.room import Room
from sortilege.server.play.table import Seat, TableSettings
from sortilege.server.store import appending
from sortilege.server.store import columns as db
from sortilege.server.store import store as store_module
from sortilege.server.store.processes import Process
from sortilege.server.store.statements import replace
from sortilege.server.store.store import Store, _Job
from sortilege.server.workers import BotWorkers
from tests.postgres import Postgres

SEED = "a seed of the tests"
HOUSES: dict[Any, "House"] = {}  # by their engines


@pytest.fixture(autouse=True)
def answers_of_single_statements_get_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """An event with nothing beside it is put by the driver alone: its answer is lost as that of a commit is."""

    def alone(connection: sa.Connection, *given: Any) -> appending.Appended:
        outcome = appending.append_alone(connection, *given)
        if (house := HOUSES.get(connection.engine)) and house.lose:
            house.lose = False
            connection.connection.dbapi_connection.close()  # type: ignore[union-attr]
            raise psycopg.OperationalError("the answer is lost")
        return outcome

    monkeypatch.setattr(store_module, "append_alone", alone)


class House:
    """One process: a store with an event loop of its own, and the room of the one table."""

    def __init__(self, url: str) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.store = Store(url)
        self.lose = False  # the answer of the next commit
        self.room: Room | None = None
        HOUSES[self.store.engine] = self

        @event.listens_for(self.store.engine, "before_cursor_execute")
        def note(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
            if "INSERT INTO events" in statement:
                connection.info["appended"] = True

        @event.listens_for(self.store.engine, "commit")
        def lose_answer(connection: Any) -> None:
            if connection.info.pop("appended", False) and self.lose:
                self.lose = False
                connection.connection.dbapi_connection.commit()
                connection.connection.dbapi_connection.close()

    def call(self, work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(30)

    async def enter(self, table_id: str) -> Room:
        if self.room is None:
            loaded = load(self.store, table_id)
            assert loaded is not None
            self.room = Room(loaded[0], self.store, BotWorkers(1), 0)
        return self.room

    def close(self) -> None:
        if self.room:
            self.call(self.room.close())
        self.store.close()
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(10)
        self.loop.close()


class TwoHouses(RuleBasedStateMachine):
    """People at two processes chat, play and take back; answers are lost, processes are deaf and begin anew."""

    url: Callable[[], str]

    def __init__(self) -> None:
        super().__init__()
        where = type(self).url()
        self.where = where
        self.houses = [House(where), House(where)]
        match = Match("morris", seed=SEED)
        seats = [Seat("guest", name, "", f"{name}{new}") for name, new in (("Ada", 1), ("Bo", 2))]
        self.table, rows = new_table(match, SEED, match.record(), seats, TableSettings(), [("ada", 0), ("bo", 1)])
        self.houses[0].call(self.houses[0].store.write(*rows))
        self.acknowledged: list[str] = []
        self.texts = itertools.count()

    def teardown(self) -> None:
        for house in self.houses:
            house.close()

    which = st.integers(0, 1)

    def _do(self, which: int, make: Callable[[Room], ev.Event], rev: int | None = None) -> None:
        house = self.houses[which]

        async def done() -> None:
            room = await house.enter(self.table)
            await room.do(lambda: make(room), rev=rev)

        try:
            house.call(done())
        except SortilegeError:
            return

    @rule(which=which)
    def chat(self, which: int) -> None:
        said = f"text {next(self.texts)}"
        self._do(which, lambda room: ev.Said("Ada", said))
        self.acknowledged.append(said)

    @rule(which=which, number=st.integers(0, 23))
    def play(self, which: int, number: int) -> None:
        def made(room: Room) -> ev.Event:
            moves = room.table.match.moves()
            return ev.Played(room.table.asked, moves[number % len(moves)])

        self._do(which, made)

    @rule(which=which)
    def undo(self, which: int) -> None:
        def made(room: Room) -> ev.Event:
            if not room.table.match.history:
                raise StaleMove("nothing to take back")
            return ev.Undone(room.table.match.history[-1].seat)

        self._do(which, made)

    @rule(number=st.integers(0, 23))
    def both_play_one_turn(self, number: int) -> None:
        """Two windows answer the same revision at once: one of them is stale."""
        rooms = [house.call(house.enter(self.table)) for house in self.houses]
        for house, room in zip(self.houses, rooms, strict=True):
            house.call(room.catch_up())
        rev, seat = rooms[0].table.rev, rooms[0].table.asked
        moves = rooms[0].table.match.moves()
        if not moves:
            return

        async def done(room: Room) -> None:
            await room.do(lambda: ev.Played(seat, moves[number % len(moves)]), rev=rev)

        tries = [
            asyncio.run_coroutine_threadsafe(done(room), house.loop)
            for house, room in zip(self.houses, rooms, strict=True)
        ]
        outcomes = [one.exception(30) for one in tries]
        assert sorted(isinstance(one, StaleMove) for one in outcomes) == [False, True], outcomes

    @rule(which=which)
    def lose_answer(self, which: int) -> None:
        self.houses[which].lose = True

    @rule(which=which)
    def hear(self, which: int) -> None:
        house = self.houses[which]
        house.call(house.call(house.enter(self.table)).catch_up())

    @rule(which=which)
    def begin_anew(self, which: int) -> None:
        self.houses[which].close()
        self.houses[which] = House(self.where)

    @invariant()
    def the_log_is_whole(self) -> None:
        store = self.houses[0].store
        rows = store.read_now(select(db.events).order_by(db.events.c.number))
        assert [row["number"] for row in rows] == list(range(len(rows)))
        assert len({row["nonce"] for row in rows}) == len(rows)
        said = [event.text for event in (ev.read(row["body"]) for row in rows) if isinstance(event, ev.Said)]
        assert sorted(said) == sorted(self.acknowledged), "nothing acknowledged is lost, nothing is there twice"

    @invariant()
    def memory_is_what_the_log_tells(self) -> None:
        for house in self.houses:
            if house.room:
                house.call(house.room.catch_up())
                loaded = load(house.store, self.table)
                assert loaded is not None
                told = [(table.number, table.rev, table.match.record()) for table in (house.room.table, loaded[0])]
                assert told[0] == told[1]


def machine_on(postgres: Postgres) -> type[TwoHouses]:
    return type("Machine", (TwoHouses,), {"url": staticmethod(postgres.database)})


@pytest.mark.parametrize("examples", [4, pytest.param(200, marks=pytest.mark.deep)])
def test_whatever_befalls_two_processes(postgres: Postgres, examples: int) -> None:
    signal.alarm(60 * examples)
    run_state_machine_as_test(
        machine_on(postgres),
        settings=settings(
            max_examples=examples, stateful_step_count=12, deadline=None, phases=[Phase.generate], derandomize=True,
            suppress_health_check=list(HealthCheck), database=None, print_blob=False,
        ),
    )  # fmt: skip


@contextmanager
def lost_answer(postgres: Postgres) -> Iterator[TwoHouses]:
    """A chat whose commit came through, and whose answer did not."""
    machine = machine_on(postgres)()
    try:
        machine.chat(1)
        for _ in range(2):  # with something beside it, which notes that the table lives, and alone
            machine.lose_answer(0)
            machine.chat(0)
            assert not machine.houses[0].lose
        yield machine
    finally:
        machine.teardown()


@contextmanager
def both_at_once(postgres: Postgres) -> Iterator[Callable[[], None]]:
    """Both processes answer the same revision."""
    machine = machine_on(postgres)()
    try:
        machine.chat(0)
        yield lambda: machine.both_play_one_turn(3)
    finally:
        machine.teardown()


def test_a_lost_answer_doubles_nothing(postgres: Postgres) -> None:
    with lost_answer(postgres) as machine:
        machine.the_log_is_whole()
        machine.memory_is_what_the_log_tells()


def test_without_nonces_it_does(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(appending, "_own", lambda connection, entries: {})
    with lost_answer(postgres) as machine, pytest.raises(AssertionError, match="twice"):
        machine.the_log_is_whole()


def test_one_of_two_answers_to_a_revision_is_stale(postgres: Postgres) -> None:
    with both_at_once(postgres) as play:
        play()


def test_without_a_second_look_neither_is(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    async def blind(
        self: Room, make: Callable[[], ev.Event], *, rev: int | None = None, also: tuple[sa.Executable, ...] = ()
    ) -> None:
        made, when = make(), None
        while when is None:  # what was made for another state of the table is written all the same
            when = await self._write(made, also)
            if when is None:
                await self._catch_up()
        enter_logged(self.table, ev.write(made), when)

    monkeypatch.setattr(Room, "do", blind)
    with both_at_once(postgres) as play, pytest.raises(AssertionError):
        play()


@contextmanager
def stores(url: str) -> Iterator[tuple[Store, Store]]:
    both = Store(url), Store(url)
    yield both
    for store in both:
        store.close()


def make_tables(store: Store, names: str) -> None:
    with store.engine.begin() as connection:
        for name in names:
            row = {"id": name, "game": "morris", "rules": 1, "seed": "", "record": "", "settings": "{}"}
            connection.execute(sa.insert(db.tables).values(row | {"created": 0, "touched": 0, "listed": False}))


def together(*works: Callable[[], None]) -> None:
    """Does all of these at once."""
    threads = [threading.Thread(target=work) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)


def cross(url: str) -> list[str]:
    """Two writers put the first events of the same two tables, each in an order of its own, each waiting once."""
    with stores(url) as (one, other):
        make_tables(one, "ab")
        meet, failed = threading.Barrier(2), list[str]()

        def write(store: Store, order: str) -> None:
            entries = [appending.Entry(name, 0, f"{id(store)}{name}"[:22], "{}", 0.0) for name in order]
            try:
                with store.engine.begin() as connection:
                    order_of = [entry.table_id for entry in appending.sorted_by_place(entries)]
                    for place in order_of:
                        appending.append(connection, 1, [entry for entry in entries if entry.table_id == place], False)
                        if place == order_of[0]:
                            _meet(meet)
            except sa.exc.OperationalError as error:
                failed.append(type(error.orig).__name__)

        together(lambda: write(one, "ab"), lambda: write(other, "ba"))
        return failed


def _meet(barrier: threading.Barrier) -> None:
    """Waits a little for the other writer, who may be waiting for a row of this one."""
    with suppress(threading.BrokenBarrierError):
        barrier.wait(0.7)


def test_two_writers_never_wait_for_each_other(postgres: Postgres) -> None:
    assert cross(postgres.database()) == []


def test_without_sorting_they_do(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(appending, "sorted_by_place", list)
    assert cross(postgres.database()) == ["DeadlockDetected"]


def cross_notes(url: str, named: bool) -> list[str]:
    """Two writers note how the same two tables stand, asked in an order of their own, each waiting once."""
    with stores(url) as (one, other):
        make_tables(one, "ab")
        meet, failed = threading.Barrier(2), list[str]()

        def write(store: Store, order: str) -> None:
            loop, noted = asyncio.new_event_loop(), list[str]()

            def note(name: str) -> _Job:
                row = {"table_id": name, "number": 1, "standing": "{}"}

                def work(connection: sa.Connection) -> None:
                    connection.execute(replace(db.standings, row))
                    noted.append(name)
                    if len(noted) == 1:
                        _meet(meet)

                return _Job(work, loop.create_future(), loop, about=name if named else "")

            try:
                store._transact([note(name) for name in order], False)
            except sa.exc.OperationalError as error:
                failed.append(type(error.orig).__name__)
            loop.close()

        together(lambda: write(one, "ab"), lambda: write(other, "ba"))
        return failed


def test_notes_about_the_same_tables_never_wait_for_each_other(postgres: Postgres) -> None:
    assert cross_notes(postgres.database(), named=True) == []


def test_in_the_order_they_were_asked_for_they_do(postgres: Postgres) -> None:
    assert cross_notes(postgres.database(), named=False) == ["DeadlockDetected"]


def test_clearing_away_waits_for_nobody(postgres: Postgres) -> None:
    with stores(url := postgres.database()) as (one, _):
        make_tables(one, "a")
        for dead in (1, 2):
            with one.engine.begin() as now:
                now.execute(sa.insert(db.presence).values(process=dead, table_id="a", seat=0, windows=1))
        with psycopg.connect(url) as busy:
            busy.execute("DELETE FROM presence WHERE process = 2")
            with one.engine.begin() as now:
                for statement in Process(one, "", {}, 0.0).forget_the_dead():
                    now.execute(statement)
            busy.rollback()
            assert busy.execute("SELECT process FROM presence").fetchall() == [(2,)]
