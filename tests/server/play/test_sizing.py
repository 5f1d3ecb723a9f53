"""What tables cost a server that holds many of them: the time in which they wake, and the memory they take."""

import asyncio
import gc
import random
import signal
import time
import tracemalloc
from collections.abc import Awaitable, Callable, Iterator
from itertools import count
from pathlib import Path
from typing import TypeVar

import pytest
from sqlalchemy import insert

from sortilege.kernel.match import Match
from sortilege.kernel.registry import games
from sortilege.server.play import events as ev
from sortilege.server.play import opening
from sortilege.server.play.frame import encoded
from sortilege.server.play.hall import Hall
from sortilege.server.play.opening import TableRequest
from sortilege.server.play.viewer import Viewer
from sortilege.server.store import columns as db
from sortilege.server.store.store import Store
from sortilege.server.workers import BotWorkers

EVENTS = 300
AWAKE_IN = 5.0  # seconds of processor time for 300 tables
LARGEST = 400_000  # bytes of a table that is over
Found = TypeVar("Found")


@pytest.fixture
def _tuned() -> Iterator[None]:
    """Rubbish is searched for as seldom as in a server."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


def _in_hall(path: Path, work: Callable[[Hall], Awaitable[Found]]) -> Found:
    """Does this in a hall of its own."""

    async def run() -> Found:
        store, bots = Store(path), BotWorkers(1)
        hall = Hall(store, bots, 0)
        found = await work(hall)
        await hall.close()
        bots.close()
        store.close()
        return found

    return asyncio.run(run())


@pytest.fixture(autouse=True)
def _fixed_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = (f"{number:032x}" for number in count())
    monkeypatch.setattr(opening, "fresh_seed", lambda: next(seeds))


async def _played(hall: Hall, game: str, seed: int, events: int = 0) -> tuple[str, Match]:
    """A table at which so many random moves were played, and after the end people chat; or a whole game."""
    table_id = await hall.open(TableRequest(game, seats=("me",) * 8), "guest", "Ada")
    room = await hall.room(table_id)
    assert room
    match, dice, log = room.table.match, random.Random(seed), list[ev.Event]()
    while not match.over and (not events or len(log) < events):
        move = dice.choice(list(match.legal))
        log.append(ev.Played(match.seat, move))
        match.play(move)
    log += [ev.Said("Ada", f"and so it went on, {number}", 0) for number in range(events - len(log))]
    rows = [
        {"table_id": table_id, "number": number, "nonce": f"{number}", "time": time.time(), "body": ev.write(event)}
        for number, event in enumerate(log)
    ]
    for start in range(0, len(rows), 500):
        await hall.store.write(insert(db.events).values(rows[start : start + 500]))
    await hall.rooms.pop(table_id).close()
    return table_id, match


async def _wake(hall: Hall, tables: int) -> tuple[float, float]:
    """The processor time in which Archimage tables wake, and that of reading their matches alone."""
    played = [await _played(hall, "archimage", seed, EVENTS) for seed in range(tables)]
    records = [match.record() for _, match in played]
    began = time.process_time()
    for record in records:
        Match.from_record(record)
    alone, began = time.process_time() - began, time.process_time()
    for table_id, _ in played:
        room = await hall.room(table_id)
        assert room
        assert room.table.number == EVENTS
        assert not room.table.view_only
    return time.process_time() - began, alone


@pytest.mark.usefixtures("_tuned")
def test_a_table_wakes_in_three_times_its_match(tmp_path: Path) -> None:
    """Seats, log and deeds come back silently: the match alone is near half of it."""
    whole, alone = _in_hall(tmp_path / "tables.db", lambda hall: _wake(hall, 12))
    assert whole < 3 * alone


@pytest.mark.deep
@pytest.mark.usefixtures("_tuned")
def test_300_tables_wake_in_five_seconds(tmp_path: Path) -> None:
    signal.alarm(300)  # they are played first
    whole, _ = _in_hall(tmp_path / "tables.db", lambda hall: _wake(hall, 300))
    assert whole < AWAKE_IN


@pytest.mark.parametrize("game", games())
def test_a_table_that_is_over_is_small(game: str, tmp_path: Path) -> None:
    """What goes when a table goes at which a whole game was played, and at which somebody looks."""

    async def look(hall: Hall, table_id: str) -> None:
        room = await hall.room(table_id)
        assert room
        assert room.table.match.over
        viewer = Viewer("guest", "Ada", "fr", frozenset({0}), host=True)
        room.enter(viewer)
        encoded(room, viewer)

    async def weigh(hall: Hall) -> float:
        tables = [(await _played(hall, game, seed))[0] for seed in range(2)]
        tracemalloc.start()
        for table_id in tables:
            await look(hall, table_id)
        gc.collect()
        full, _ = tracemalloc.get_traced_memory()
        for table_id in tables:
            await hall.rooms.pop(table_id).close()
        gc.collect()
        empty, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return (full - empty) / len(tables)

    assert _in_hall(tmp_path / "tables.db", weigh) < LARGEST
