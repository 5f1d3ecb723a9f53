"""The event log: SQLite now, one schema in SQLAlchemy Core. Nothing is acknowledged before it is on the disk.

All writing goes through one thread that commits what has gathered in one transaction (group commit), so the event
loop never waits for the disk and a busy disk costs one sync for many moves.
"""

import asyncio
import queue
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Engine,
    Executable,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    RowMapping,
    String,
    Table,
    Text,
    create_engine,
    event,
)

SCHEMA = MetaData()

tables = Table(
    "tables",
    SCHEMA,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),  # the version of the rules that it is played by
    Column("seed", String(64), nullable=False),  # of the dice: read when a table is opened, shown when it is over
    Column("record", Text, nullable=False),  # the header, and what was played before this table opened
    Column("settings", Text, nullable=False),  # JSON: clocks, whether it is listed
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False, index=True),
    Column("listed", Boolean, nullable=False),
    Column("over", Boolean, nullable=False, default=False),
)

seats = Table(
    "seats",
    SCHEMA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("token", String(43), nullable=False, unique=True),  # the unguessable part of the seat's link
    Column("kind", String(8), nullable=False),  # guest, open or bot
    Column("name", String(40), nullable=False),
    Column("level", String(16), nullable=False),  # of the bot that plays it; a guest's seat has one while lent to a bot
    Column("host", Boolean, nullable=False),  # whose holder may arrange the table
)

holds = Table(
    "holds",
    SCHEMA,
    Column("guest", String(43), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),  # -1: the host, who may sit nowhere
)

events = Table(
    "events",
    SCHEMA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("time", Float, nullable=False),
    Column("body", Text, nullable=False),  # JSON, see events.py
)


MOST_ROWS = 200  # in one statement
Row = tuple[str, int, float, str]  # of the log, as the columns stand
_INSERT = f"INSERT INTO {events.name} ({', '.join(column.name for column in events.columns)}) VALUES"


@dataclass
class _Job:
    """Rows for the log and other statements that belong together, and who waits for them."""

    rows: Sequence[Row]
    statements: Sequence[Executable]
    done: "asyncio.Future[None]"
    loop: asyncio.AbstractEventLoop


class Store:
    """The database of one server."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.engine = _engine(f"sqlite:///{path}")
        SCHEMA.create_all(self.engine)
        self.commits = 0
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._writer.start()

    async def write(self, *statements: Executable, rows: Sequence[Row] = ()) -> None:
        """Returns when the rows of the log and the statements are committed, all or none of them."""
        loop = asyncio.get_running_loop()
        job = _Job(rows, statements, loop.create_future(), loop)
        self._jobs.put(job)
        await job.done

    async def read(self, statement: Executable) -> Sequence[RowMapping]:
        return await asyncio.to_thread(self.read_now, statement)

    def read_now(self, statement: Executable) -> Sequence[RowMapping]:
        with self.engine.connect() as connection:
            return connection.execute(statement).mappings().all()

    def close(self) -> None:
        """Commits what is waiting and stops."""
        self._jobs.put(None)
        self._writer.join()
        self.engine.dispose()

    def _write_all(self) -> None:
        with self.engine.connect() as connection:
            while (job := self._jobs.get()) is not None:
                group = [job]
                stop = False
                while not self._jobs.empty():
                    more = self._jobs.get()
                    if more is None:
                        stop = True
                        break
                    group.append(more)
                self._commit(connection, group)
                if stop:
                    return

    def _commit(self, connection: Connection, group: list[_Job]) -> None:
        """One transaction for all; if it fails, one for each, so that only the guilty job fails."""
        try:
            with connection.begin():
                rows = [row for job in group for row in job.rows]
                for job in group:
                    for statement in job.statements:
                        connection.execute(statement)
                for start in range(0, len(rows), MOST_ROWS):
                    _insert(connection, rows[start : start + MOST_ROWS])
        except Exception as error:
            if len(group) > 1:
                for job in group:
                    self._commit(connection, [job])
            else:
                _tell(group, error)
            return
        self.commits += 1
        _tell(group, None)


def _insert(connection: Connection, rows: Sequence[Row]) -> None:
    """All rows in one step of the database: after each step this thread waits for its turn with the event loop's."""
    marks = ", ".join(["(?, ?, ?, ?)"] * len(rows))
    connection.exec_driver_sql(f"{_INSERT} {marks}", tuple(value for row in rows for value in row))


def _tell(group: list[_Job], error: Exception | None) -> None:
    """Wakes who waits, each on its own event loop."""
    for loop in {job.loop for job in group}:
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, [job.done for job in group if job.loop is loop], error)


def _settle(waiting: "list[asyncio.Future[None]]", error: Exception | None) -> None:
    for done in waiting:
        if done.done():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)


def _engine(url: str) -> Engine:
    """SQLite with a write-ahead log, synced at each commit; transactions begin where SQLAlchemy says so."""
    engine = create_engine(url)

    @event.listens_for(engine, "connect")
    def _on_connect(dbapi: Any, _: object) -> None:
        dbapi.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            dbapi.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _on_begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine
