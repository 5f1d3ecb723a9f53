"""Thinking elsewhere: requests in PostgreSQL, taken by one, given out again when that one dies."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy.exc import ProgrammingError
from starlette.testclient import TestClient

from sortilege.kernel.match import Match
from sortilege.kernel.registry import game as find_game
from sortilege.search.analysis import analyse
from sortilege.search.manners import Decision
from sortilege.server.app import make_app
from sortilege.server.play import thinking
from sortilege.server.play.thinking import Thinker
from sortilege.server.store import asking
from sortilege.server.store.database import engine_of, url_of
from sortilege.server.store.processes import Process
from sortilege.server.store.store import Store
from tests.postgres import Postgres
from tests.server.people import House, hall_of

ROLE = Path(__file__).parents[3] / "deploy" / "thinker.sql"


@contextmanager
def beside(work: Callable[[], Coroutine[Any, Any, None]]) -> Iterator[None]:
    """Runs something on a loop of its own."""
    loop = asyncio.new_event_loop()
    tasks: list[asyncio.Task[None]] = []

    def run() -> None:
        asyncio.set_event_loop(loop)
        tasks.append(loop.create_task(work()))
        with pytest.raises(asyncio.CancelledError):
            loop.run_until_complete(tasks[0])

    thread = Thread(target=run, daemon=True)
    thread.start()
    try:
        yield
    finally:
        loop.call_soon_threadsafe(tasks[0].cancel)
        thread.join(20)
        loop.close()


def as_thinker(postgres: Postgres, url: str) -> str:
    """The same database, as a role that sees neither tables nor seats."""
    engine = engine_of(url_of(url))
    with engine.begin() as connection:
        script = ROLE.read_text()
        if connection.exec_driver_sql("SELECT 1 FROM pg_roles WHERE rolname = 'thinker'").scalar():
            script = script.replace("CREATE ROLE thinker LOGIN;", "")
        connection.exec_driver_sql(script)
    engine.dispose()
    return url.replace("house@", "thinker@")


def test_a_bot_is_asked_elsewhere_by_who_sees_nothing_else(postgres: Postgres) -> None:
    url = postgres.database()
    store = Store(as_thinker(postgres, url))
    for name in ("tables", "seats", "holds", "events"):
        with pytest.raises(ProgrammingError, match="permission denied"):
            store.read_now(sa.text(f"SELECT * FROM {name}"))
    with TestClient(make_app(url, pace=0, rate=1000)) as client, beside(Thinker(store, 1).run):
        bots: Any = hall_of(House(client)).bots
        while not bots._neighbours.last.thinkers:
            time.sleep(0.05)
        person = House(client).person()
        with person.at(person.open()) as window:
            while not bots.elsewhere:  # on a busy machine the thinker may seem dead for a moment
                window.play()
                window.until("mine")
            window.ask("hint")
            assert window.next("hinted")["best"]
    store.close()


BOOK = """Grimoire « Un ».
Auteur « Ada ».
Langue « français ».

Sortilège « La Roue de Feu » :
Les gemmes de feu de l’invocateur se déplacent de 2 points dans le sens horaire.
"""


def test_a_proof_and_an_analysis_are_made_elsewhere(postgres: Postgres) -> None:
    """As a role that sees neither tables nor texts: what it is asked says all."""
    url = postgres.database()
    store = Store(as_thinker(postgres, url))
    with TestClient(make_app(url, pace=0, rate=1000)) as client, beside(Thinker(store, 1).run):
        bots: Any = hall_of(House(client)).bots
        asks = client.portal
        assert asks is not None
        until = time.monotonic() + 60
        while not bots._neighbours.last.thinkers and time.monotonic() < until:
            time.sleep(0.05)
        match = Match("morris", seed="0" * 64)
        for _ in range(4):
            match.play(match.moves()[0])
        judged = asks.call(bots.judge, match.record(), "guided 20", 1)
        whole = list(analyse(Match.from_record(match.record()), "guided 20", first=1))
        assert judged.done
        assert [one.ply for one in judged.verdicts] == [one.ply for one in whole]
        game, values = find_game("grimoire"), {"book0": "own", "text0": BOOK}
        found = asks.call(bots.study, "grimoire", values)
        assert found is not None
        (here,), (there,) = game.study(values).values(), game.read_study(found).values()
        assert there.reading.book() == here.reading.book()
        assert here.shows
        assert (there.errors, there.shows) == (here.errors, here.shows) == ((), here.shows)
        assert bots.elsewhere == 2
    store.close()


def test_a_person_waits_before_an_analysis() -> None:
    works = {name: priority for name, (_, _, priority) in thinking._WORKS.items()}
    assert works["advise"] < works["choose"] == works["agrees"] < works["study"] < works["judge"]


def test_without_a_thinker_the_server_thinks(postgres: Postgres) -> None:
    with TestClient(make_app(postgres.database(), pace=0, rate=1000)) as client:
        person = House(client).person()
        with person.at(person.open()) as window:
            window.play()
            window.until("mine and ply == 2")
        assert hall_of(House(client)).bots.elsewhere == 0  # type: ignore[attr-defined]


def test_a_request_is_taken_once_by_urgency_and_again_when_its_taker_dies(postgres: Postgres) -> None:
    store = Store(postgres.database())
    one, other = Process(store, "think", {}, 0.0), Process(store, "think", {}, 0.0)
    with store.engine.begin() as connection:
        one.join(connection)
        first = store.me
        other.join(connection)
        second = store.me
        usual = {"key": "a", "work": "choose", "priority": 1, "seconds": 60, "body": "[]", "me": 1}
        slow = asking.ask(connection, usual)
        assert asking.ask(connection, usual) == slow, "the same request twice is one"
        urgent = asking.ask(connection, usual | {"key": "b", "priority": 0})
        taken = asking.take(connection, first)
        assert taken is not None
        assert taken.id == urgent, "who waits comes first"
        assert getattr(asking.take(connection, second), "id", 0) == slow
        assert asking.take(connection, second) is None
        connection.execute(sa.text("UPDATE processes SET beat = 0 WHERE id = :id"), {"id": first})
        again = asking.take(connection, second)
        assert again is not None
        assert (again.id, again.attempt) == (urgent, 2)
        assert not asking.answer(connection, first, taken, "late", None), "what comes from the dead counts no more"
        assert asking.answer(connection, second, again, "{}", None)
        late = usual | {"key": "c", "seconds": -1}
        asking.ask(connection, late)
        assert asking.take(connection, second) is None, "nobody waits for it any more"
    store.close()


def test_an_answer_has_the_shape_that_was_asked_for() -> None:
    match = Match("morris", seed=1)
    assert msgspec.json.decode(msgspec.json.encode(Decision(match.moves()[0])), type=Decision).move == match.moves()[0]
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"move": 7}', type=Decision)
