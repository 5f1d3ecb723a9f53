"""A table with people around it: who watches, bots that think, clocks that run. One thing happens at a time."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Executable, update

from sortilege.kernel.errors import SortilegeError, StaleMove
from sortilege.kernel.position import CHANCE
from sortilege.table import events as ev
from sortilege.table import store as db
from sortilege.table.bots import SIMPLEST, Bots
from sortilege.table.store import Row, Store
from sortilege.table.table import Entry, Table

RETRY = 2.0  # seconds
SHOWN = 0.08  # seconds that the move before is painted in, before a bot takes the processor

_log = logging.getLogger("sortilege.table")


@dataclass(eq=False)
class Viewer:
    """A browser window that looks at the table, and what it has been shown."""

    guest: str
    name: str
    language: str
    seats: frozenset[int]
    host: bool
    narrow: bool = False  # the window is as narrow as a phone
    text: bool = False  # the board is wanted as text too
    rev: int = -1  # the last revision, ply and number of log lines that it was sent
    ply: int = -1
    lines: int = 0
    drawn: dict[int, int] = field(default_factory=dict)  # hashes of the lines that it was sent, with their numbers
    last_seat: int = -1  # of several own seats, the one whose view is shown
    wake: asyncio.Event = field(default_factory=asyncio.Event)


class Room:
    """The only way to a table: `do` writes an event down, then lets it happen, then wakes all viewers."""

    def __init__(self, table: Table, store: Store, bots: Bots, pace: float) -> None:
        self.table = table
        self.viewers: set[Viewer] = set()
        self.thinking = -1  # the seat of the bot that thinks
        self.drawings: dict[tuple[Any, ...], Any] = {}  # what frames of this revision share
        self.used = time.monotonic()
        self._store = store
        self._bots = bots
        self._pace = pace  # seconds that a bot's move takes at least, for people to follow
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._alarm: asyncio.TimerHandle | None = None
        self._changed = time.monotonic()

    async def do(
        self, make: Callable[[], ev.Event], *, rev: int | None = None, also: tuple[Executable, ...] = ()
    ) -> None:
        """Makes an event happen. `make` checks, and raises if it may not; it runs when nothing else is under way."""
        async with self._lock:
            if rev is not None and rev != self.table.rev:
                raise StaleMove(f"this answers revision {rev}, and the table is at {self.table.rev}")
            event = make()
            await self._store.write(*also, *self._bookkeeping(event), rows=[self._row(event)])
            rev, told = self.table.rev, self.table.log
            self.table.enter(event)
            if self.table.log is not told:
                self._forget_lines(told)
            if self.table.rev != rev:
                self._after_change()
        self.publish()

    def _forget_lines(self, told: list[Entry]) -> None:
        """Lines that were taken out of the log have not been seen any more."""
        pairs = zip(told, self.table.log, strict=False)
        same = next((n for n, (old, new) in enumerate(pairs) if old is not new), min(len(told), len(self.table.log)))
        for viewer in self.viewers:
            viewer.lines = min(viewer.lines, same)

    def _row(self, event: ev.Event) -> Row:
        return self.table.id, self.table.number, time.time(), ev.write(event)

    def _bookkeeping(self, event: ev.Event) -> list[Executable]:
        """What besides the log changes: kept for listing and cleaning tables without opening them."""
        if isinstance(event, ev.Lent | ev.Sat):
            level = event.level if isinstance(event, ev.Lent) else ""
            name = {"name": event.name, "kind": "guest"} if isinstance(event, ev.Sat) else {}
            where = (db.seats.c.table_id == self.table.id) & (db.seats.c.seat == event.seat)
            return [update(db.seats).where(where).values(level=level, **name), self.touched()]
        return []

    def touched(self, **values: Any) -> Executable:
        return update(db.tables).where(db.tables.c.id == self.table.id).values(touched=time.time(), **values)

    def _after_change(self) -> None:
        self._changed = time.monotonic()
        self.drawings.clear()
        self.wind_clock()
        if self.table.match.over or self.table.number % 32 == 0:
            self.spawn(self._store.write(self.touched(over=self.table.match.over)))
        self.wake_bot()

    def publish(self) -> None:
        """Lets all viewers see how things are now."""
        self.used = time.monotonic()
        for viewer in self.viewers:
            viewer.wake.set()

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
        if self._alarm:
            self._alarm.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # bots

    def wake_bot(self) -> None:
        """A bot that is asked begins to think. Nobody plays before every seat is taken."""
        table = self.table
        if table.bots_turn and self.thinking < 0 and self.ready:
            self.thinking = table.asked
            self.spawn(self._think(table.asked, table.rev))

    @property
    def ready(self) -> bool:
        return all(seat.kind != "open" or seat.bot for seat in self.table.seats)

    async def _think(self, seat: int, rev: int) -> None:
        table = self.table
        try:
            await asyncio.sleep(min(SHOWN, self._pace))
            move = await self._ask_bot(seat, table.seats[seat].level)
            await asyncio.sleep(max(0.0, self._changed + self._pace - time.monotonic()))
            if table.rev == rev and table.seats[seat].bot:
                await self.do(lambda: self.played(seat, move), rev=rev)
        except SortilegeError:
            pass  # the table went on without this move
        except Exception:
            _log.exception("table %s: the move of a bot could not be played; trying again", table.id)
            await asyncio.sleep(RETRY)
        finally:
            self.thinking = -1
        self.wake_bot()

    async def _ask_bot(self, seat: int, level: str) -> str:
        """The bot's move. If it fails, a simpler one plays, and the log says so."""
        record = self.table.match.record()
        try:
            move = await self._bots.choose(record, level)
            self.table.check_move(seat, move)
            return move
        except Exception:
            if self.table.asked != seat:
                raise
            _log.exception("table %s: the bot of level %s failed", self.table.id, level)
        await self.do(lambda: ev.Stumbled(seat))
        try:
            return await self._bots.choose(self.table.match.record(), SIMPLEST)
        except Exception:
            _log.exception("table %s: the simplest bot failed too", self.table.id)
            return self.table.match.moves()[0]

    def played(self, seat: int, move: str) -> ev.Event:
        self.table.check_move(seat, move)
        return ev.Played(seat, move.strip(), round(self.table.clock.spent(), 2))

    # clocks

    @property
    def running(self) -> bool:
        return self.table.clock.since is not None and self.table.clock.rule.kind != "none"

    def wind_clock(self) -> None:
        """Starts the clock of the seat that is asked; it stands while a bot plays or a seat is free."""
        table = self.table
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        started = any(ply.seat != CHANCE for ply in table.match.history)
        if table.asked < 0 or table.bots_turn or table.view_only or not self.ready or not started:
            table.clock.stop()
            return
        if table.clock.rule.kind != "none":
            table.clock.start()
            left = table.clock.left[table.asked]
            seat, rev = table.asked, table.rev
            self._alarm = asyncio.get_running_loop().call_later(left, lambda: self.spawn(self._ring(seat, rev)))

    async def _ring(self, seat: int, rev: int) -> None:
        """The time of this seat is over: it loses, or the rulebook or a bot makes its move."""
        if self.table.rev != rev:
            return
        if self.table.clock.rule.penalty == "lose":
            await self.do(lambda: ev.TimedOut(seat), rev=rev)
            return
        await self.do(lambda: ev.Hurried(seat), rev=rev)
        move = self.table.default() or await self._ask_bot(seat, SIMPLEST)
        await self.do(lambda: self.played(seat, move), rev=rev)
