"""The other processes on the same database: what they write is taken in, who looks there is shown here, tables are
kept by one of them, and what a process that dies has kept is taken over."""

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import TYPE_CHECKING

from sqlalchemy import RowMapping

from sortilege.kernel.registry import game as find_game
from sortilege.kernel.registry import games
from sortilege.server.play.room import COME_BACK, Room
from sortilege.server.store.asking import ANSWERED
from sortilege.server.store.listener import BEAT, Listener
from sortilege.server.store.processes import BEHIND, ELSEWHERE, FREE, PRESENT, Beat, Process
from sortilege.server.store.store import DatabaseAway

if TYPE_CHECKING:
    from sortilege.server.play.hall import Hall

BEATS = 0.4  # seconds
MUTE = 1.4  # seconds without a commit after which this process is not ready: one beat, and a second
LOOK = 0.2  # seconds between two looks whether it is
ALL = 10.0  # seconds after which all tables in memory are looked up, whatever was heard
FAREWELL = 1.0  # seconds over which windows are sent away: each costs the others a table to load
TRY_LATER = 1013  # the code of a socket that is closed because nothing can be kept now
MOST_ROWS = 1000  # of a table in one reading, as BEHIND says

_log = logging.getLogger("sortilege.server")


class Neighbours:
    """This process among the others. `ready` tells whether what is played here can be kept."""

    def __init__(self, hall: "Hall", awake: float) -> None:
        self.hall = hall
        self.store = hall.store
        self.process = Process(hall.store, "serve", {key: find_game(key).version for key in games()}, awake)
        self.ready = False
        self.last = Beat(lives=True)
        self.kept: dict[str, float] = {}  # tables that this process keeps; seconds that nobody did, not yet given back
        self.given_up = 0  # times that the others thought this process dead
        self.answered: Callable[[str], None] = lambda request: None  # noqa: ARG005
        self._leaving = False
        self._heard: dict[str, int] = {}  # numbers of events that others have written
        self._shown: set[str] = set()  # tables whose people have changed elsewhere
        self._sooner = asyncio.Event()  # to beat at once
        self._news = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._taking: set[asyncio.Task[None]] = set()
        self._listener: Listener | None = None

    async def start(self) -> None:
        await self.store.transact(self.process.join)
        await self._beat()
        self.ready = True
        self._listener = Listener(self.store, self._hear, self._look_at_all)
        loops = (self._beats(), self._watch(), self._follow(), self._now_and_then())
        self._tasks = [asyncio.create_task(loop) for loop in loops]

    async def leave(self) -> None:
        """Hands everything over: tables first, then windows, a few at a time."""
        if self._leaving:
            return
        self._leaving, self.ready = True, False
        with contextlib.suppress(DatabaseAway):
            await self.store.transact(self.process.leave)
        for room in list(self.hall.rooms.values()):
            room.keeper.let_go()
        await self.hall.send_away(COME_BACK, FAREWELL)

    async def close(self) -> None:
        await self.leave()
        if self._listener:
            await asyncio.to_thread(self._listener.close)
        for task in (*self._tasks, *self._taking):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._taking, return_exceptions=True)

    # the beat

    async def _beats(self) -> None:
        while not self._leaving:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._sooner.wait(), BEATS)
            self._sooner.clear()
            try:
                if not self._leaving:
                    await self._beat()
            except Exception as error:
                _log.warning("no beat: %s", type(error).__name__)

    async def _beat(self) -> None:
        beat = await self.store.transact(lambda now: self.process.beat(now, self.ready, self.numbers()))
        if not beat.lives:
            await self._begin_anew()
            return
        if self.last.epoch and beat.epoch != self.last.epoch:
            _log.warning("the log is another one: a backup was brought back, and all tables are loaded again")
            await self.hall.forget_all()
        if beat.living != self.last.living:
            self._look_at_all()  # nobody looks on where a process has gone
        self.last = beat
        if beat.taken:
            self.kept |= beat.taken
            self._spawn(self._take(list(beat.taken)))

    async def _begin_anew(self) -> None:
        """The others thought this process dead, and keep its tables: it comes back as a new one that keeps none."""
        self.given_up += 1
        self.kept.clear()
        for room in list(self.hall.rooms.values()):
            room.keeper.let_go()
        await self.store.transact(self.process.join)
        for room in list(self.hall.rooms.values()):
            self.announce(room)

    def numbers(self) -> dict[str, float]:
        """What this process tells of itself with each beat."""
        rooms = self.hall.rooms.values()
        return {"rooms": len(rooms), "viewers": sum(len(room.viewers) for room in rooms), "kept": len(self.kept)}

    async def _watch(self) -> None:
        """Closes the windows as soon as nothing can be kept: browsers go where it can."""
        looked = time.monotonic()
        while not self._leaving:
            await asyncio.sleep(LOOK)
            late, looked = time.monotonic() - looked > 3 * LOOK, time.monotonic()
            mute = time.monotonic() - self.store.committed > MUTE
            if not mute:
                self.ready = True
            elif self.ready and not late:
                self.ready = False
                _log.warning("the database does not answer; windows are sent away")
                await self.hall.send_away(TRY_LATER, 0.0)

    # tables that are kept here

    async def _take(self, tables: Sequence[str]) -> None:
        """Brings tables back that this process keeps now, one after the other."""
        for table_id in tables:
            room = self.hall.rooms.get(table_id)
            if room is None:
                await self.hall.wake_quietly(table_id)
            else:
                await self.settle(room)

    async def settle(self, room: Room) -> None:
        """Sets a table in memory going if it is kept here, and shows who looks at it elsewhere."""
        idle = self.kept.get(room.table.id)
        if idle is not None and room.table.trouble:
            await self._leave_to_others(room)
        elif idle is None:
            room.keeper.wake()
        elif not room.keeper.kept:
            self.kept[room.table.id] = 0.0
            try:
                await room.keeper.take(idle)
            except Exception:
                _log.exception("table %s: time could not be given back", room.table.id)
                room.keeper.wind()
        self._shown.add(room.table.id)
        self._news.set()

    async def _leave_to_others(self, room: Room) -> None:
        """Lets a table go that does not replay here: a newer version may go on with it."""
        self.kept.pop(room.table.id, None)
        room.keeper.let_go()
        with contextlib.suppress(DatabaseAway):
            await self.store.transact(lambda now: self.process.leave_to_others(now, room.table.id))

    # what others write

    def _hear(self, told: Iterable[str]) -> None:
        for text in told:
            what = text.partition(";")[2]
            table_id, _, number = what.partition(":")
            if what.startswith(ANSWERED):
                self.answered(what.removeprefix(ANSWERED))
            elif what == FREE:
                self._sooner.set()
            elif number == PRESENT:
                self._shown.add(table_id)
            elif what != BEAT and number.isdecimal():
                self._heard[table_id] = max(int(number), self._heard.get(table_id, 0))
        self._news.set()

    def _look_at_all(self) -> None:
        """Looks up all tables in memory: something may have been told that was not heard."""
        for table_id, room in self.hall.rooms.items():
            self._heard.setdefault(table_id, room.table.number)
            self._shown.add(table_id)
        self._news.set()

    async def _now_and_then(self) -> None:
        while True:
            await asyncio.sleep(ALL)
            self._look_at_all()

    async def _follow(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            heard, self._heard = self._heard, {}
            shown, self._shown = self._shown, set()
            try:
                await self._take_in(heard)
                await self._look_who_is_there(shown)
            except Exception as error:
                _log.warning("not followed: %s", type(error).__name__)
                await asyncio.sleep(LOOK)
                self._look_at_all()

    async def _take_in(self, heard: dict[str, int]) -> None:
        """Reads what is new of all tables that are behind, at once."""
        asleep = [table_id for table_id in heard if table_id in self.kept and table_id not in self.hall.rooms]
        if asleep:
            self._spawn(self._take(asleep))
        rooms = {table_id: room for table_id, room in self.hall.rooms.items() if table_id in heard}
        behind = {table_id: room for table_id, room in rooms.items() if room.table.number <= heard[table_id]}
        while behind:
            given = {"tables": list(behind), "numbers": [room.table.number for room in behind.values()]}
            news: dict[str, list[RowMapping]] = {}
            for row in await self.store.read(BEHIND, given):
                news.setdefault(row["table_id"], []).append(row)
            await asyncio.gather(*(behind[table_id].hear(rows) for table_id, rows in news.items()))
            for table_id in news:
                if behind[table_id].table.trouble and table_id in self.kept:
                    await self._leave_to_others(behind[table_id])
            behind = {table_id: behind[table_id] for table_id, rows in news.items() if len(rows) == MOST_ROWS}

    # who is there

    def announce(self, room: Room) -> None:
        """Tells the others who looks at a table here."""
        if not self._leaving:
            windows = dict(room.windows())
            room.spawn(self.store.transact(lambda now: self.process.show(now, room.table.id, windows)))

    async def _look_who_is_there(self, tables: Iterable[str]) -> None:
        rooms = {table_id: self.hall.rooms[table_id] for table_id in tables if table_id in self.hall.rooms}
        if not rooms:
            return
        windows: dict[str, Counter[int]] = {table_id: Counter() for table_id in rooms}
        for row in await self.store.read(ELSEWHERE, {"tables": list(rooms), "me": self.store.me}):
            windows[row["table_id"]][row["seat"]] = int(row["windows"])
        for table_id, room in rooms.items():
            room.set_elsewhere(windows[table_id])

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._taking.add(task)
        task.add_done_callback(self._taking.discard)
