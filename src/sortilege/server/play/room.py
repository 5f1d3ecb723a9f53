"""A table with people around it: who watches, and what they do. One thing happens at a time.

Other processes may write to the same log. Whoever comes second takes in what came first, and then looks again whether
what he wants may still be done.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from msgspec import json
from sqlalchemy import Executable, RowMapping, delete, insert, select, update

from sortilege.kernel.errors import SortilegeError, StaleMove
from sortilege.server.play import events as ev
from sortilege.server.play.keeper import RETRY, Keeper
from sortilege.server.play.loading import enter_logged
from sortilege.server.play.log_entry import LogEntry
from sortilege.server.play.opening import keeper_wanted
from sortilege.server.play.presence import HOST, WATCHERS, Presence
from sortilege.server.play.standing import NOTE, noted
from sortilege.server.play.table import Table, TableSettings
from sortilege.server.play.viewer import Crowd, Viewer
from sortilege.server.store import columns as db
from sortilege.server.store.store import DatabaseAway, Store
from sortilege.server.worker_pool import NEED
from sortilege.server.workers import BotWorkers

MOST_TRIES = 50  # of one event, while others are quicker
TOUCHED_EVERY = 3600.0  # seconds: a slow game stays far from the age at which tables are cleaned away
NOTED = 2.0  # seconds after which it is noted who came and went
COMINGS = 1.0  # seconds within which the others are told who came and went
COME_BACK = 1012  # the code of a socket that is closed and may be opened again at once

_ABOUT_PEOPLE = ev.Sat | ev.Freed | ev.Revoked | ev.Lent | ev.Arranged | ev.Wished | ev.Waited

_log = logging.getLogger("sortilege.server")


class Room:
    """The only way to a table: `do` writes an event down, then lets it happen, then wakes all viewers."""

    def __init__(
        self, table: Table, store: Store, bots: BotWorkers, pace: float, departures: Mapping[int, int] | None = None
    ) -> None:
        self.table = table
        self.viewers: set[Viewer] = set()
        self.torn = False  # the log is shorter than what is known here: the table must be loaded again
        self.seated = 0  # how often it has changed who holds which seat
        self.elsewhere: Mapping[int, int] = {}  # windows at other processes, by seat
        self.announce: Callable[[Room], None] | None = None  # tells other processes who is here
        self.shared: dict[tuple[Any, ...], Any] = {}  # what frames of this revision share
        self.crowd: Crowd | None = None
        self.used = time.monotonic()
        self._telling: asyncio.TimerHandle | None = None
        self._noting: asyncio.TimerHandle | None = None
        self._noted = table.number  # the events that lists know of
        self._missing: asyncio.TimerHandle | None = None
        self.presence = Presence(table, departures or {})
        self.keeper = Keeper(self, bots, pace, kept=not store.shared)
        self._store = store
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False
        self._touched = 0.0  # when this room last said so in the store: at its first event, then once an hour

    async def do(
        self, make: Callable[[], ev.Event], *, rev: int | None = None, also: tuple[Executable, ...] = ()
    ) -> None:
        """Makes an event happen. `make` checks, and raises if it may not; it runs when nothing else is under way."""
        began = time.perf_counter()
        async with self._lock:
            for _ in range(MOST_TRIES):
                if rev is not None and rev != self.table.rev:
                    raise StaleMove(f"this answers revision {rev}, and the table is at {self.table.rev}")
                event = make()
                self.table.check(event)
                when = await self._write(event, also)
                if when is not None:
                    break
                await self._catch_up()
            else:
                raise StaleMove("others at this table are always quicker")
            seen = self.table.rev, self.table.log.entries
            self.table.enter(event, when)
            await self._entered([event], *seen)
        self.publish()
        self._store.took.note(str(event.__struct_config__.tag), time.perf_counter() - began)

    async def _write(self, event: ev.Event, also: Sequence[Executable]) -> float | None:
        """Puts an event into the log; None if another process was quicker. Who is broken off looks later."""
        try:
            changes = (*also, *self._bookkeeping(event))
            return await self._store.append(self.table.id, self.table.number, ev.write(event), changes)
        except (asyncio.CancelledError, DatabaseAway):
            if not self._closed:
                self.spawn(self.catch_up())
            raise

    async def catch_up(self) -> None:
        """Takes in what others have written."""
        async with self._lock:
            await self._catch_up(must=False)
        self.publish()

    async def _catch_up(self, must: bool = True) -> None:
        rows = await self._store.log(self.table.id, self.table.number)
        if must and not rows:  # a backup was brought back
            self.torn = True
            self.send_away(COME_BACK)
            raise StaleMove("this table is opened again")
        await self._take_in(rows)

    async def hear(self, rows: Sequence[RowMapping]) -> None:
        """Takes in rows of the log that another process has written; what is known already is passed over."""
        async with self._lock:
            await self._take_in(rows)
        self.publish()

    async def _take_in(self, rows: Sequence[RowMapping]) -> None:
        seen, happened = (self.table.rev, self.table.log.entries), list[ev.Event]()
        for row in rows:
            if row["number"] == self.table.number and (event := enter_logged(self.table, row["body"], row["time"])):
                happened.append(event)
        if happened or self.table.trouble:
            await self._entered(happened, *seen)
            if any(isinstance(event, _ABOUT_PEOPLE) for event in happened):
                self.show_anew()

    async def _entered(self, happened: Sequence[ev.Event], rev: int, log: list[LogEntry]) -> None:
        """Does what follows from events that have just happened, wherever they were written."""
        if self.table.log.entries is not log:
            self._forget_lines(log)
        if self.table.rev != rev:
            self._after_change()
        if any(isinstance(event, ev.Offered) for event in happened):
            self.keeper.answer_draws()
        self._store.soon(NOTE, self.table.id, self._standing)
        if any(isinstance(event, ev.Sat | ev.Freed | ev.Revoked | ev.Arranged) for event in happened):
            await self._arrange("you-are-out" if any(isinstance(one, ev.Freed) for one in happened) else "link-renewed")

    async def _arrange(self, notice: str) -> None:
        """Looks anew how the table is arranged; if that fails, again later: what happened has happened."""
        try:
            await self._reseat(notice)
        except Exception:
            _log.exception("table %s: who sits here could not be read; trying again", self.table.id)
            asyncio.get_running_loop().call_later(RETRY, lambda: self.spawn(self._arrange(notice)))

    async def _reseat(self, notice: str) -> None:
        """Reads who holds which seat, by which links, and who may come; who has lost a seat is told so."""
        self.seated += 1
        holds, seats = db.holds, db.seats
        held: dict[str, set[int]] = {}
        for row in await self._store.read(select(holds.c.guest, holds.c.seat).where(holds.c.table_id == self.table.id)):
            held.setdefault(row["guest"], set()).add(row["seat"])
        for row in await self._store.read(select(seats.c.seat, seats.c.token).where(seats.c.table_id == self.table.id)):
            self.table.seats[row["seat"]].token = row["token"]
        for row in await self._store.read(select(db.tables.c.settings).where(db.tables.c.id == self.table.id)):
            self.table.settings = json.decode(row["settings"], type=TableSettings)
        for viewer in self.viewers:
            own = held.get(viewer.guest, set())
            if viewer.seats - own:
                viewer.notices.append(notice)
            viewer.seats, viewer.host = frozenset(own - {HOST}), HOST in own

    def _forget_lines(self, before: list[LogEntry]) -> None:
        """Lines that were taken out of the log have not been seen any more."""
        after = self.table.log.entries
        pairs = zip(before, after, strict=False)
        same = next((n for n, (old, new) in enumerate(pairs) if old is not new), min(len(before), len(after)))
        for viewer in self.viewers:
            viewer.lines = min(viewer.lines, same)

    def _bookkeeping(self, event: ev.Event) -> list[Executable]:
        """What besides the log changes: kept for listing and cleaning tables without opening them."""
        changes: list[Executable] = []
        if isinstance(event, ev.Lent | ev.Sat | ev.Freed):
            level = event.level if isinstance(event, ev.Lent) else ""
            name = {"name": event.name, "kind": "guest"} if isinstance(event, ev.Sat) else {}
            name |= {"name": "", "kind": "open"} if isinstance(event, ev.Freed) else {}
            name |= {"name": event.name} if isinstance(event, ev.Lent) and event.name else {}
            where = (db.seats.c.table_id == self.table.id) & (db.seats.c.seat == event.seat)
            changes.append(update(db.seats).where(where).values(level=level, **name))
            if level and not self.table.match.over:
                changes.append(keeper_wanted(self.table.id, self._store.now()))
        if self.table.ends(event):
            changes.append(delete(db.keepers).where(db.keepers.c.table_id == self.table.id))
            return [*changes, self.touched(over=True)]
        if changes or time.time() - self._touched > TOUCHED_EVERY:
            changes.append(self.touched())
        return changes

    def touched(self, **values: Any) -> Executable:
        """Notes that the table is alive, so that it is not cleaned away."""
        self._touched = time.time()
        return update(db.tables).where(db.tables.c.id == self.table.id).values(touched=time.time(), **values)

    def _after_change(self) -> None:
        self.keeper.changed = time.monotonic()
        self.table.since = time.time()
        self.shared.clear()
        self.keeper.wind_clock()
        self.keeper.wake()

    def _note_soon(self) -> None:
        if self._noting is None:
            self._noting = asyncio.get_running_loop().call_later(NOTED, lambda: self.spawn(self._note()))

    def _standing(self) -> dict[str, Any]:
        """How the table stands, to be noted for lists."""
        self._noted = self.table.number
        return noted(self.table)

    async def _note(self) -> None:
        """Notes how the table stands, and how far it was when people went; a burst is noted once."""
        self._noting = None
        left = [{"table_id": self.table.id, "seat": seat, "ply": ply} for seat, ply in self.presence.left_at.items()]
        departed = [insert(db.departures).values(left)] if left else []
        forgotten = delete(db.departures).where(db.departures.c.table_id == self.table.id)
        await self._store.write(NOTE.bindparams(**self._standing()), forgotten, *departed, about=self.table.id)

    def enter(self, viewer: Viewer) -> None:
        """A window comes to look; the others are told within a second, all that came together at once."""
        self.viewers.add(viewer)
        viewer.wake.set()
        viewer.since = self.presence.since(viewer.seats)
        if viewer.since >= 0:
            self._note_soon()
        self._people_changed()
        for seat in viewer.seats:
            if self.table.seats[seat].kind == "guest" and self.table.seats[seat].bot and not self.table.match.over:
                viewer.was_lent = True
                self.spawn(self._come_back(seat))

    async def _come_back(self, seat: int) -> None:
        """Who comes back gets the seat at once from the bot that played it."""
        await self.do(lambda: ev.Lent(seat, ""))
        self.show_anew()

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self._people_changed()
        if viewer.seats - self.here().seats:
            self._note_soon()

    def _people_changed(self) -> None:
        self.crowd = None
        self._in_use()
        self.presence.note({*self.here().seats, *([HOST] if self.windows()[HOST] or HOST in self.elsewhere else [])})
        self._tell_of_absence()
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(COMINGS, self._tell_people)

    def _tell_people(self) -> None:
        self._telling = None
        if self.announce:
            self.announce(self)
        self.publish()

    def _tell_of_absence(self) -> None:
        """Shows the table anew when somebody has been away for too long: others may then act."""
        if self._missing:
            self._missing.cancel()
        wait = self.presence.until_next() if self.viewers else None
        if wait is not None:
            self._missing = asyncio.get_running_loop().call_later(wait + 0.01, self._missed)

    def _missed(self) -> None:
        self.publish()
        self._tell_of_absence()

    def is_host(self, viewer: Viewer) -> bool:
        """Tells whether this viewer arranges the table: as its host, or in his place."""
        return viewer.host or self.acting_host() in viewer.seats

    def acting_host(self) -> int:
        """The seat that has the host's powers while he is long away, the first whose person is there; else HOST."""
        if not self.presence.away(HOST):
            return HOST
        return min((seat for seat in self.here().seats if not self.table.seats[seat].bot), default=HOST)

    def may_lend(self, viewer: Viewer, seat: int) -> bool:
        """Tells whether this viewer may let a bot play a seat: a host any, a seated person one that is long absent."""
        if seat >= len(self.table.seats) or self.table.seats[seat].kind == "bot":
            return False
        absent = self.table.seats[seat].kind == "guest" and self.presence.away(seat)
        return self.is_host(viewer) or (bool(viewer.seats) and absent)

    def here(self) -> Crowd:
        """Who looks at the table, counted once for all who are told."""
        if self.crowd is None:
            own = self.windows()
            seats = {seat for seat in (*own, *self.elsewhere) if seat >= 0}
            self.crowd = Crowd(frozenset(seats), own[WATCHERS] + self.elsewhere.get(WATCHERS, 0))
        return self.crowd

    def windows(self) -> Counter[int]:
        """How many windows this process has for each seat, for the host, and of spectators."""
        places = [viewer.seats or {WATCHERS} for viewer in self.viewers]
        found = Counter(seat for held in places for seat in held)
        found[HOST] = sum(viewer.host for viewer in self.viewers)
        return found

    def set_elsewhere(self, windows: Mapping[int, int]) -> None:
        """Notes who looks on at other processes; who is here is told if that has changed."""
        if dict(windows) != dict(self.elsewhere):
            self.elsewhere = windows
            self.crowd = None
            self.presence.note({*self.here().seats, *([HOST] if self.windows()[HOST] or HOST in windows else [])})
            self._tell_of_absence()
            self.publish()

    def show_anew(self) -> None:
        """Somebody sat down, left or was replaced: everything is shown again, clocks and bots go on as they must."""
        self.crowd = None
        self.shared.clear()
        for viewer in self.viewers:
            viewer.rev = -1
        self.keeper.wind_clock()
        self.keeper.wake()
        self.publish()

    def publish(self) -> None:
        """Lets all viewers see how things are now."""
        self._in_use()
        for viewer in self.viewers:
            viewer.wake.set()

    def _in_use(self) -> None:
        self.used = time.monotonic()
        NEED.seen()

    def send_away(self, code: int) -> None:
        """Closes all windows; they come back by themselves, perhaps to another process."""
        for viewer in self.viewers:
            viewer.closing = code
            viewer.wake.set()

    @property
    def thinking(self) -> int:
        """The seat of the bot that thinks; -1 if none does."""
        return self.keeper.thinking

    @property
    def running(self) -> bool:
        """Whether the clock of the seat that is asked runs."""
        return self.keeper.running

    @property
    def ready(self) -> bool:
        return self.table.ready

    @property
    def bots_alone(self) -> bool:
        """Tells whether nobody but bots plays here."""
        return all(seat.kind == "bot" for seat in self.table.seats)

    def spawn(self, work: Awaitable[None]) -> None:
        """Runs something beside, and says so if it fails."""
        task = asyncio.ensure_future(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, work: Awaitable[None]) -> None:
        try:
            await work
        except SortilegeError as error:
            _log.info("table %s: %s", self.table.id, error)
        except Exception:
            _log.exception("table %s", self.table.id)

    async def close(self) -> None:
        """Stops clocks and bots; what they have not done they will do when the table is opened again."""
        self._closed = True
        self.keeper.close()
        for timer in (self._telling, self._noting, self._missing):
            if timer:
                timer.cancel()
        self.presence.note(())
        if self._noting or self.viewers or self._noted != self.table.number:
            await self._note()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
