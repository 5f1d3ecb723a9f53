"""All tables of a server: opening, finding, resuming, and clearing away what nobody uses any more."""

import asyncio
import ctypes
import logging
import random
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from msgspec import structs
from sqlalchemy import RowMapping, delete, func, select, update

from sortilege.kernel.errors import BadOption, SortilegeError
from sortilege.kernel.match import Match
from sortilege.kernel.options import changed
from sortilege.kernel.registry import game as find_game
from sortilege.server.limits import Buckets
from sortilege.server.play import events as ev
from sortilege.server.play.company import name_bots
from sortilege.server.play.loading import load
from sortilege.server.play.opening import (
    TableRequest,
    first_match,
    named,
    new_table,
    new_token,
    seat_like,
    seat_of,
)
from sortilege.server.play.presence import HOST
from sortilege.server.play.room import COME_BACK, Room
from sortilege.server.play.scores import so_far
from sortilege.server.store import columns as db
from sortilege.server.store.asking import FORGET
from sortilege.server.store.statements import insert_new, replace
from sortilege.server.store.store import Store
from sortilege.server.words import WORDS
from sortilege.server.workers import BotWorkers, StudyWorker

if TYPE_CHECKING:
    from sortilege.server.play.neighbours import Neighbours

DAY = 86_400.0
KEEP_RUNNING = 60 * DAY  # after the last thing that happened there
KEEP_OVER = 180 * DAY
AWAKE = 7 * DAY  # tables that were touched since then go on by themselves after a restart
IDLE = 1800.0  # seconds after which a table that nobody looks at leaves the memory,
HOUR = 3600.0
ADVICES = 200  # hints that programs of one address may ask for, at once and in an hour
OPENINGS = 60  # tables and kept texts of one address: so many at once, and so many an hour
MOST_TABLES = 200_000  # in all
MOST_TEXTS = 50_000
LONG = 1e9  # seconds
AT_ONCE = 100  # old tables that are deleted together
SENT_AWAY = 10  # windows that are closed together
BOTS_ALONE = 8  # tables of bots alone at a time
IDLE_OVER = 180.0  # and a finished one

_log = logging.getLogger("sortilege.server")


class TooMany(SortilegeError):
    """More tables or texts than the server keeps for one address, or for everybody."""


class Hall:
    """The rooms in memory, and the store behind them."""

    def __init__(self, store: Store, bots: BotWorkers, pace: float, rate: float = 1.0) -> None:
        self.store = store
        self.bots = bots
        self.studies = StudyWorker()
        self.studies.elsewhere = bots.study
        self.openings = Buckets(OPENINGS * rate, OPENINGS * rate / HOUR)  # of tables and kept texts, for each address
        self.advices = Buckets(ADVICES * rate, ADVICES * rate / HOUR)  # for programs; a window has its own
        self.rooms: dict[str, Room] = {}
        self.troubled = 0  # tables that did not replay, and can only be looked at or not even that
        self.neighbours: Neighbours | None = None  # the other processes on the same database
        self.finding = asyncio.Lock()  # people who look for each other are seated one after the other
        self._pace = pace
        self._opening: dict[str, asyncio.Future[None]] = {}

    async def prepare(self, plan: TableRequest, address: str = "") -> None:
        """Finds out what takes long about a table; done once, and whoever goes away in the meantime may stop it."""
        if plan.record:
            await self.studies.prepare_record(plan.record, address)
        else:
            await self.studies.prepare(find_game(plan.game), plan.options, address)

    async def open(self, plan: TableRequest, guest: str, name: str, address: str = "") -> str:
        """Opens a table and returns its id; the errors of options and records are the kernel's."""
        await self.prepare(plan, address)
        match, seed, record = await asyncio.to_thread(first_match, plan)
        self._refuse_idle_bots(match, plan)
        kinds = [plan.seats[seat] if seat < len(plan.seats) else "open" for seat in range(match.seats)]
        if set(kinds) - {"me", "open"}:
            refuse_bots(match)
        seats = [seat_of(kind, called) for kind, called in zip(kinds, named(kinds, plan.names, name), strict=True)]
        name_bots(seats)
        held = [seat for seat, kind in enumerate(kinds) if kind == "me"]
        holds = [(guest, seat) for seat in (HOST, *held)]
        settings = structs.replace(plan.settings, invitation=new_token())
        table_id, rows = new_table(match, seed, record, seats, settings, holds)
        await self.store.write(*rows)
        return table_id

    async def admit(self, address: str, kind: Literal["tables", "texts", "versions"]) -> None:
        """Refuses a table or a text to be kept where this address, or everybody together, has had enough."""
        if not self.openings.take(address):
            raise TooMany.said(WORDS, "error-many-yours")
        counted, most = {
            "tables": (db.tables, MOST_TABLES),
            "texts": (db.documents, MOST_TEXTS),
            "versions": (db.versions, MOST_TEXTS),
        }[kind]
        if (await self.store.read(select(func.count().label("n")).select_from(counted)))[0]["n"] >= most:
            raise TooMany.said(WORDS, "error-many-all")

    async def room(self, table_id: str) -> Room | None:
        """The room of a table, brought back from the log if it is not in memory; it stays there for a while."""
        if not table_id.isalnum() or not table_id.isascii():
            return None
        if table_id in self.rooms and self.rooms[table_id].torn:
            await self.rooms.pop(table_id).close()
        if table_id not in self.rooms:
            if table_id not in self._opening:
                self._opening[table_id] = asyncio.ensure_future(self._wake(table_id))
            await asyncio.shield(self._opening[table_id])
        room = self.rooms.get(table_id)
        if room:
            room.used = time.monotonic()
        return room

    async def room_now(self, table_id: str) -> Room | None:
        """The same, with all that other processes have written until now."""
        room = await self.room(table_id)
        if room and self.neighbours:
            await room.catch_up()
        return room

    async def _wake(self, table_id: str) -> None:
        """Brings a table back; all who ask for it meanwhile wait for this one."""
        try:
            for row in await self.store.read(select(db.tables.c.record).where(db.tables.c.id == table_id)):
                await self.studies.prepare_record(row["record"])
            loaded = await asyncio.to_thread(load, self.store, table_id)
            if loaded is not None:
                table, departures = loaded
                self.troubled += bool(table.trouble)
                room = self.rooms[table_id] = Room(table, self.store, self.bots, self._pace, departures)
                await self._settle(room)
        except SortilegeError:
            self.troubled += 1
            raise
        finally:
            del self._opening[table_id]

    async def _settle(self, room: Room) -> None:
        """Sets a table going that has just been brought back. What was written since it was read is taken in."""
        if self.neighbours is None:
            await room.keeper.take(LONG)  # a clock that ran when the server stopped has stood still
        else:
            room.announce = self.neighbours.announce
            await room.catch_up()
            await self.neighbours.settle(room)

    async def resume(self) -> None:
        """After a start: bots that are asked think on and clocks run, also where nobody looks. Old tables sleep."""
        tables = db.tables
        kept = select(tables.c.id).join(db.keepers, db.keepers.c.table_id == tables.c.id)
        for row in await self.store.read(kept.where(~tables.c.over & (tables.c.touched > time.time() - AWAKE))):
            await self.wake_quietly(row["id"])

    async def wake_quietly(self, table_id: str) -> Room | None:
        """The room of a table that nobody asked for: what is wrong with it is told to the operator alone."""
        try:
            return await self.room(table_id)
        except Exception:
            _log.exception("table %s does not wake", table_id)
            return None

    # people

    async def held(self, guest: str, table_id: str) -> frozenset[int]:
        """The seats that a guest holds at a table; HOST among them for the host."""
        where = (db.holds.c.guest == guest) & (db.holds.c.table_id == table_id)
        return frozenset(row["seat"] for row in await self.store.read(select(db.holds.c.seat).where(where)))

    async def old_link(self, token: str) -> RowMapping | None:
        """What has become of a link that seats nobody any more."""
        rows = await self.store.read(select(db.old_links).where(db.old_links.c.token == token))
        return rows[0] if rows else None

    async def find_seat(self, token: str) -> tuple[str, int, bool] | None:
        """The table and the seat of a link, and whether it is a host's."""
        rows = await self.store.read(select(db.seats).where(db.seats.c.token == token))
        return (rows[0]["table_id"], rows[0]["seat"], rows[0]["host"]) if rows else None

    async def sit(self, room: Room, seat: int, guest: str, name: str) -> None:
        """A guest takes the seat whose link they have, or resumes it in another browser; from a bot when he looks."""
        table = room.table
        held = [seat, HOST] if table.seats[seat].host else [seat]
        rows = [{"guest": guest, "table_id": table.id, "seat": number} for number in held]
        hold = insert_new(db.holds, rows)
        if table.seats[seat].kind == "guest" and table.seats[seat].bot and not table.match.over:
            await self.store.write(hold)
        elif table.seats[seat].kind == "open" or seat not in await self.held(guest, table.id):
            await room.do(lambda: ev.Sat(seat, table.distinct(name, seat)), also=(hold,))
            room.show_anew()

    async def revoke(self, room: Room, seat: int, keep: str) -> None:
        """A new link for a seat; only this guest keeps holding it."""
        token, others_seat = new_token(), seat not in await self.held(keep, room.table.id)
        where = (db.seats.c.table_id == room.table.id) & (db.seats.c.seat == seat)
        gone = (db.holds.c.table_id == room.table.id) & (db.holds.c.seat == seat) & (db.holds.c.guest != keep)
        sitting = room.table.seats[seat]
        old = {"token": sitting.token, "table_id": room.table.id, "name": sitting.name, "put_out": others_seat}
        changes = (
            update(db.seats).where(where).values(token=token), delete(db.holds).where(gone), replace(db.old_links, old)
        )  # fmt: skip
        await room.do(lambda: ev.Freed(seat) if others_seat else ev.Revoked(seat), also=changes)
        room.show_anew()

    async def again(self, room: Room, onward: bool, level: str = "") -> str:
        """A further table with the same people: the next round of the match, or a rematch with the seats moved on.

        With a level, the bots of the rematch play at that one, and everybody keeps the seat.
        """
        table = room.table
        table.check(ev.Continued(""))
        old = table.match
        further = old.game.next_round(old.options, old.position, old.scores) if onward else None
        plan = TableRequest(old.game.key, dict(changed(further or old.game.rematch(old.options))))
        await self.studies.prepare(old.game, plan.options)
        match, seed, record = await asyncio.to_thread(first_match, plan)
        n = match.seats
        order = list(range(n)) if onward or level else [(seat + 1) % n for seat in range(n)]
        seats = [seat_like(table.seats[before], level) for before in order]
        name_bots(seats, known=[seat.name for seat in table.seats])
        rows = await self.store.read(select(db.holds).where(db.holds.c.table_id == table.id))
        held = [
            (row["guest"], row["seat"] if row["seat"] == HOST else order.index(row["seat"]))
            for row in rows
            if row["seat"] == HOST or row["seat"] < n
        ]
        games, scores = so_far(table)
        settings = structs.replace(
            table.settings, round=table.settings.round + onward, invitation=new_token(), fill=0, found=False,
            games=games, before=tuple(scores[before] for before in order),
        )  # fmt: skip
        table_id, rows_to_add = new_table(match, seed, record, seats, settings, held)
        await room.do(lambda: ev.Continued(table_id), also=rows_to_add)
        return table_id

    # lists

    async def mine(self, guest: str) -> Sequence[RowMapping]:
        """The tables where a guest sits or is host, the latest first."""
        tables, holds = db.tables, db.holds
        removed = select(db.removed.c.table_id).where(db.removed.c.guest == guest)
        where = (holds.c.guest == guest) & tables.c.id.not_in(removed)
        joined = select(tables).join(holds, holds.c.table_id == tables.c.id).where(where)
        return await self.store.read(joined.distinct().order_by(tables.c.touched.desc()).limit(30))

    async def listed(self) -> Sequence[RowMapping]:
        """The tables that everybody may watch, the latest first."""
        where = db.tables.c.listed & ~db.tables.c.over & (db.tables.c.touched > time.time() - DAY)
        return await self.store.read(select(db.tables).where(where).order_by(db.tables.c.touched.desc()).limit(30))

    async def clean(self) -> None:
        """Forgets what nobody has touched for long, and takes idle tables out of memory."""
        before = len(self.rooms)
        for table_id, room in list(self.rooms.items()):
            idle = IDLE_OVER if room.table.match.over else IDLE
            if not room.viewers and room.thinking < 0 and not room.running and room.used < time.monotonic() - idle:
                del self.rooms[table_id]
                await room.close()
        if len(self.rooms) < before:
            await asyncio.to_thread(give_back_memory)
        if self.first:
            await self._clear_away()

    @property
    def first(self) -> bool:
        """Does this process do what one does for all on the same database?"""
        return self.neighbours is None or self.neighbours.last.first

    async def _clear_away(self) -> None:
        """Deletes what nobody has touched for long; one process does it for all."""
        now = time.time()
        running = ~db.tables.c.over & (db.tables.c.touched < now - KEEP_RUNNING)
        over = db.tables.c.over & (db.tables.c.touched < now - KEEP_OVER)
        looked_at = select(db.presence.c.table_id)
        old = (running | over) & db.tables.c.id.not_in(list(self.rooms)) & db.tables.c.id.not_in(looked_at)
        chosen = select(db.tables.c.id).where(old).limit(AT_ONCE)
        await self.store.write(delete(db.tables).where(db.tables.c.id.in_(chosen)))
        if self.neighbours:
            await self.store.write(*self.neighbours.process.forget_the_dead(), FORGET)

    def _refuse_idle_bots(self, match: Match, plan: TableRequest) -> None:
        """Tables where nobody but bots plays are few: they think for nobody in particular."""
        kinds = set(plan.seats[: match.seats])
        alone = len(plan.seats) >= match.seats and not kinds & {"me", "open"}
        if alone and sum(room.bots_alone and not room.table.match.over for room in self.rooms.values()) >= BOTS_ALONE:
            raise BadOption.said(WORDS, "error-bots-alone", most=BOTS_ALONE)

    async def send_away(self, code: int, seconds: float) -> None:
        """Closes all windows, spread over so many seconds; they come back by themselves."""
        viewers = [viewer for room in self.rooms.values() for viewer in room.viewers]
        random.shuffle(viewers)
        for start in range(0, len(viewers), SENT_AWAY):
            for viewer in viewers[start : start + SENT_AWAY]:
                viewer.closing = code
                viewer.wake.set()
            await asyncio.sleep(seconds * SENT_AWAY / len(viewers))

    async def forget_all(self) -> None:
        """Takes all tables out of memory; who looks at one comes back to what the log tells."""
        rooms, self.rooms = self.rooms, {}  # first: who is sent away comes back at once
        for room in rooms.values():
            room.send_away(COME_BACK)
        await self.store.write(delete(db.presence).where(db.presence.c.process == self.store.me))
        for room in rooms.values():
            await room.close()

    async def close(self) -> None:
        if self.neighbours:
            await self.neighbours.close()
        self.studies.close()
        for room in list(self.rooms.values()):
            await room.close()


def give_back_memory() -> None:
    """Hands freed memory back to the system: the allocator of glibc keeps all that many tables once needed."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim:
        trim(0)


def refuse_bots(match: Match) -> None:
    """Some tables are for people alone."""
    if match.game.for_people_only(match.options):
        raise BadOption.said(WORDS, "error-people-only")
