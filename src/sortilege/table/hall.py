"""All tables of a server: opening, finding, resuming, and clearing away what nobody uses any more."""

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec import json
from sqlalchemy import Executable, RowMapping, delete, insert, select, update

from sortilege.kernel.dice import Dice, fresh_seed
from sortilege.kernel.errors import BadOption, SortilegeError
from sortilege.kernel.match import Match
from sortilege.kernel.options import changed
from sortilege.kernel.record import Item, read_record, write_record
from sortilege.table import events as ev
from sortilege.table import store as db
from sortilege.table.bots import Bots
from sortilege.table.room import Room
from sortilege.table.store import Store
from sortilege.table.table import Seat, Settings, Table
from sortilege.table.wording import WORDS

HOST = -1  # the number under which the host holds the table itself
DAY = 86_400.0
KEEP_RUNNING = 60 * DAY  # after the last thing that happened there
KEEP_OVER = 180 * DAY
AWAKE = 7 * DAY  # tables that were touched since then go on by themselves after a restart
IDLE = 1800.0  # seconds after which a table that nobody looks at leaves the memory

_log = logging.getLogger("sortilege.table")


@dataclass
class Plan:
    """A table to be opened: the game or a record, and who is to sit where (`me`, `open`, or a bot's level)."""

    game: str = ""
    options: dict[str, Any] = field(default_factory=dict)
    seats: Sequence[str] = ()
    settings: Settings = field(default_factory=Settings)
    record: str = ""


class Hall:
    """The rooms in memory, and the store behind them."""

    def __init__(self, store: Store, bots: Bots, pace: float) -> None:
        self.store = store
        self.bots = bots
        self.rooms: dict[str, Room] = {}
        self._pace = pace
        self._opening: dict[str, asyncio.Lock] = {}

    async def open(self, plan: Plan, guest: str, name: str) -> str:
        """Opens a table and returns its id; the errors of options and records are the kernel's."""
        match, seed, record = await asyncio.to_thread(_first_match, plan)  # a book of one's own takes seconds
        kinds = [plan.seats[seat] if seat < len(plan.seats) else "open" for seat in range(match.seats)]
        if set(kinds) - {"me", "open"}:
            refuse_bots(match)
        seats = [_seat_of(kind, name) for kind in kinds]
        held = [seat for seat, kind in enumerate(kinds) if kind == "me"]
        return await self._add(match, seed, record, seats, plan.settings, [(guest, seat) for seat in (HOST, *held)])

    async def _add(
        self, match: Match, seed: str, record: str, seats: list[Seat], settings: Settings, held: list[tuple[str, int]],
        also: tuple[Executable, ...] = (),
    ) -> str:  # fmt: skip
        table_id = secrets.token_urlsafe(9).replace("_", "a").replace("-", "b")
        now = time.time()
        row = {
            "id": table_id, "game": match.game.key, "rules": match.game.version, "seed": seed, "record": record,
            "settings": json.encode(settings).decode(), "created": now, "touched": now, "listed": settings.listed,
            "over": match.over,
        }  # fmt: skip
        sitting = [{"table_id": table_id, "seat": number} | vars(seat) for number, seat in enumerate(seats)]
        holding = [{"guest": guest, "table_id": table_id, "seat": seat} for guest, seat in held]
        await self.store.write(
            insert(db.tables).values(row), insert(db.seats).values(sitting), insert(db.holds).values(holding), *also
        )
        return table_id

    async def room(self, table_id: str) -> Room | None:
        """The room of a table, brought back from the log if it is not in memory."""
        if table_id in self.rooms:
            return self.rooms[table_id]
        async with self._opening.setdefault(table_id, asyncio.Lock()):
            if table_id not in self.rooms:
                table = await asyncio.to_thread(self._load, table_id)
                if table is not None:
                    room = self.rooms[table_id] = Room(table, self.store, self.bots, self._pace)
                    room.wind_clock()
                    room.wake_bot()
        self._opening.pop(table_id, None)
        return self.rooms.get(table_id)

    async def resume(self) -> None:
        """After a start: bots that are asked think on and clocks run, also where nobody looks. Old tables sleep."""
        tables, seats = db.tables, db.seats
        where = ~tables.c.over & (tables.c.touched > time.time() - AWAKE)
        played_by_bot = select(seats.c.table_id).where(seats.c.level != "")
        for row in await self.store.read(
            select(tables.c.id, tables.c.settings, tables.c.id.in_(played_by_bot).label("bot")).where(where)
        ):
            if row["bot"] or json.decode(row["settings"], type=Settings).clock.kind != "none":
                try:
                    await self.room(row["id"])
                except Exception:
                    _log.exception("table %s does not wake", row["id"])

    def _load(self, table_id: str) -> Table | None:
        found = self.store.read_now(select(db.tables).where(db.tables.c.id == table_id))
        if not found:
            return None
        row = found[0]
        seats = self.store.read_now(select(db.seats).where(db.seats.c.table_id == table_id).order_by(db.seats.c.seat))
        log = self.store.read_now(
            select(db.events.c.body).where(db.events.c.table_id == table_id).order_by(db.events.c.number)
        )
        sitting = [Seat(one["kind"], one["name"], one["level"], one["token"], one["host"]) for one in seats]
        settings = json.decode(row["settings"], type=Settings)
        return replay(table_id, _with_dice(row["record"], row["seed"]), sitting, settings, [one["body"] for one in log])

    # people

    async def held(self, guest: str, table_id: str) -> frozenset[int]:
        """The seats that a guest holds at a table; HOST among them for the host."""
        where = (db.holds.c.guest == guest) & (db.holds.c.table_id == table_id)
        return frozenset(row["seat"] for row in await self.store.read(select(db.holds.c.seat).where(where)))

    async def find_seat(self, token: str) -> tuple[str, int, bool] | None:
        """The table and the seat of a link, and whether it is a host's."""
        found = await self.store.read(select(db.seats).where(db.seats.c.token == token))
        return (found[0]["table_id"], found[0]["seat"], found[0]["host"]) if found else None

    async def sit(self, room: Room, seat: int, guest: str, name: str) -> None:
        """A guest takes the seat whose link they have, or resumes it in another browser."""
        table = room.table
        held = [seat, HOST] if table.seats[seat].host else [seat]
        rows = [{"guest": guest, "table_id": table.id, "seat": one} for one in held]
        hold = insert(db.holds).prefix_with("OR IGNORE").values(rows)
        if table.seats[seat].kind == "open":
            await room.do(lambda: ev.Sat(seat, name), also=(hold,))
            room.drawings.clear()
            for viewer in room.viewers:
                viewer.rev = -1
            room.wind_clock()
            room.wake_bot()
            room.publish()
        else:
            await self.store.write(hold)

    async def revoke(self, room: Room, seat: int, keep: str) -> None:
        """A new link for a seat; only this guest keeps holding it."""
        token = new_token()
        where = (db.seats.c.table_id == room.table.id) & (db.seats.c.seat == seat)
        gone = (db.holds.c.table_id == room.table.id) & (db.holds.c.seat == seat) & (db.holds.c.guest != keep)
        await self.store.write(update(db.seats).where(where).values(token=token), delete(db.holds).where(gone))
        room.table.seats[seat].token = token
        for viewer in room.viewers:
            if viewer.guest != keep:
                viewer.seats -= {seat}
        room.publish()

    async def again(self, room: Room, onward: bool) -> str:
        """A further table with the same people: the next round of the match, or a rematch with the seats moved on."""
        table = room.table
        old = table.match
        options = old.game.sequel(old.options, old.position) if onward else old.options
        plan = Plan(old.game.key, dict(changed(options or old.options)))
        match, seed, record = _first_match(plan)
        n = match.seats
        order = list(range(n)) if onward else [(seat + 1) % n for seat in range(n)]
        seats = [_seat_like(table.seats[before]) for before in order]
        rows = await self.store.read(select(db.holds).where(db.holds.c.table_id == table.id))
        held = [
            (row["guest"], row["seat"] if row["seat"] == HOST else order.index(row["seat"]))
            for row in rows
            if row["seat"] == HOST or row["seat"] < n
        ]
        settings = Settings(table.settings.clock, table.settings.listed, table.settings.round + onward)
        table_id = await self._add(match, seed, record, seats, settings, held)

        def make() -> ev.Event:
            if table.next:
                raise SortilegeError("the next game has begun already")
            return ev.Continued(table_id)

        await room.do(make)
        return table_id

    # lists

    async def mine(self, guest: str) -> Sequence[RowMapping]:
        """The tables where a guest sits or is host, the latest first."""
        tables, holds = db.tables, db.holds
        joined = select(tables).join(holds, holds.c.table_id == tables.c.id).where(holds.c.guest == guest)
        return await self.store.read(joined.distinct().order_by(tables.c.touched.desc()).limit(30))

    async def listed(self) -> Sequence[RowMapping]:
        """The tables that everybody may watch, the latest first."""
        where = db.tables.c.listed & ~db.tables.c.over & (db.tables.c.touched > time.time() - DAY)
        return await self.store.read(select(db.tables).where(where).order_by(db.tables.c.touched.desc()).limit(30))

    async def clean(self) -> None:
        """Forgets what nobody has touched for long, and takes idle tables out of memory."""
        for table_id, room in list(self.rooms.items()):
            if not room.viewers and room.thinking < 0 and not room.running and room.used < time.monotonic() - IDLE:
                del self.rooms[table_id]
                await room.close()
        now = time.time()
        running = ~db.tables.c.over & (db.tables.c.touched < now - KEEP_RUNNING)
        over = db.tables.c.over & (db.tables.c.touched < now - KEEP_OVER)
        await self.store.write(delete(db.tables).where((running | over) & db.tables.c.id.not_in(list(self.rooms))))

    async def close(self) -> None:
        for room in self.rooms.values():
            await room.close()


def replay(table_id: str, match: Match, seats: list[Seat], settings: Settings, bodies: Sequence[str]) -> Table:
    """The table as its log tells. One whose rules have changed since is shown as far as it replays."""
    trouble, match.view_only = match.view_only, ""
    for seat in seats:  # names and bots come back with the events
        seat.level = "" if seat.kind != "bot" else seat.level
    table = Table(table_id, match, seats, settings)
    for body in bodies:
        try:
            table.enter(ev.read(body))
        except SortilegeError:
            if not trouble:
                raise
            break
    table.trouble = trouble
    return table


def new_token() -> str:
    return secrets.token_urlsafe(24)


def refuse_bots(match: Match) -> None:
    """Some tables are for people alone."""
    if match.game.for_people_only(match.options):
        raise BadOption.said(WORDS, "error-people-only")


def _first_match(plan: Plan) -> tuple[Match, str, str]:
    """The match of a new table, the seed of its dice, and the record that it begins with."""
    seed = fresh_seed()
    if not plan.record:
        match = Match(plan.game, seed=seed, **plan.options)
        return match, seed, match.record()
    Match.from_record(plan.record)  # what is wrong with it is told with its own line numbers
    return _with_dice(plan.record, seed), seed, plan.record


def _with_dice(text: str, seed: str) -> Match:
    """The match of a record, with the table's own dice if it is to be played on; new dice are announced in it."""
    record = read_record(text)
    if not record.result:
        commitment = Dice(seed).commitment
        if record.dice != commitment:
            record.items.append(Item(f"dice {commitment}", "!"))
        record.seeds = [seed]
    return Match.from_record(write_record(record))


def _seat_of(kind: str, name: str) -> Seat:
    if kind == "me":
        return Seat("guest", name, "", new_token(), host=True)
    if kind == "open":
        return Seat("open", "", "", new_token())
    return Seat("bot", "", kind, new_token())


def _seat_like(seat: Seat) -> Seat:
    level = seat.level if seat.kind == "bot" else ""
    return Seat(seat.kind, seat.name, level, new_token(), seat.host)
