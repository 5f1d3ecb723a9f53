"""The event log. Nothing is acknowledged before it is committed, and the database decides who comes first.

All writing goes through one thread that commits what has gathered in one transaction (group commit), so the event
loop never waits for the disk and a busy disk costs one sync for many moves. On PostgreSQL several processes write to
one log: an event whose number is taken is lost, and who wrote it looks again.
"""

import asyncio
import contextlib
import logging
import queue
import secrets
import threading
import time
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy import Connection, Executable, RowMapping
from sqlalchemy.exc import DBAPIError

from sortilege.kernel.errors import SortilegeError
from sortilege.server.histograms import Histogram
from sortilege.server.store.appending import Appended, Entry, append, append_alone
from sortilege.server.store.columns import events
from sortilege.server.store.database import FORMAT, READERS, alone, engine_of, new_nonce, prepare, url_of

ANSWERS_WITHIN = 5.0  # seconds; a store that is slower is not ready
PATIENCE = 5.0  # seconds that a writer tries to reach the database again before it says that it is away
PAUSE = 0.1  # between two tries
MOST_JOBS = 200  # in one transaction
GATHERED = 2.0  # seconds for which rows that may wait are gathered

_log = logging.getLogger("sortilege.server")

Result = TypeVar("Result")
Work = Callable[[Connection], Any]


class DatabaseAway(SortilegeError):
    """The database does not answer: what was asked for may have come through or not, and nothing is acknowledged."""


@dataclass
class _Job:
    """What belongs together: an event, or other work of the database; and who waits for it."""

    work: Work | None  # of an event, what else is done if it comes first
    done: "asyncio.Future[Any]"
    loop: asyncio.AbstractEventLoop
    entry: Entry | None = None
    again: bool = False  # to be done again after a commit whose answer was lost
    about: str = ""  # the table that the work is about, if it is about one
    apart: bool = False  # it is about many tables, and done in a transaction of its own

    @property
    def order(self) -> tuple[bool, str]:
        """Everybody does the same things in the same order, table by table: so nobody waits for who waits for him."""
        return self.entry is not None, self.entry.table_id if self.entry else self.about


class Store:
    """The database as one process uses it."""

    def __init__(self, where: Path | str) -> None:
        self.url = url_of(where)
        self.shared = self.url.get_backend_name() != "sqlite"  # other processes may write to the same log
        self.path = None if self.shared else Path(self.url.database or "")
        self._lock = alone(self.path) if self.path else None
        try:
            self.engine = engine_of(self.url)
            prepare(self.engine)
        except BaseException:
            self._unlock()
            raise
        self._reading = self.engine.execution_options(isolation_level="AUTOCOMMIT") if self.shared else self.engine
        self.me = new_life()
        self.offset = time.time() - time.monotonic()  # of the database's clock; a sleeping machine's stands still
        self.commits = 0
        self.conflicts = 0
        self.lost = 0  # connections
        self.took = Histogram("sortilege_event_seconds", "kind")  # from asking to acknowledging
        self.committed = time.monotonic()  # when something last was
        self._readers = ThreadPoolExecutor(READERS, "store-read")
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._connection: Connection | None = None  # the writer's
        self._later: dict[tuple[Executable, Hashable], Callable[[], Mapping[str, Any]]] = {}  # rows that may wait
        self._writer = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._writer.start()

    def now(self) -> float:
        """The time by the database's clock."""
        return time.monotonic() + self.offset

    # writing

    async def append(self, table_id: str, number: int, body: str, also: Sequence[Executable] = ()) -> float | None:
        """Puts an event into the log and returns its time; None if this number is taken, and `also` was not done."""
        entry = Entry(table_id, number, new_nonce(), body, self.now())
        when: float | None = await self._ask(_running(also) if also else None, entry)
        return when

    async def write(self, *statements: Executable, about: str = "") -> None:
        """Returns when the statements are committed, all or none of them; `about` names the table they belong to."""
        await self._ask(_running(statements), about=about)

    async def transact(self, work: Callable[[Connection], Result]) -> Result:
        """Does this in the writer's transaction; it may be done again if the answer of the database is lost."""
        result: Result = await self._ask(work, again=True)
        return result

    def soon(self, statement: Executable, key: str, values: Callable[[], Mapping[str, Any]]) -> None:
        """Has a row written soon, together with all that gather until then; asked for again, it is written once.

        Keys are in the order in which all processes write such rows.
        """
        if not self._later:
            loop = asyncio.get_running_loop()
            loop.call_later(GATHERED, self._gather, loop)
        self._later[statement, key] = values

    def _gather(self, loop: asyncio.AbstractEventLoop) -> None:
        """Hands the rows that have gathered to the writer."""
        rows: dict[Executable, list[Mapping[str, Any]]] = {}
        for (statement, _), values in sorted(self._later.items(), key=lambda item: str(item[0][1])):
            rows.setdefault(statement, []).append(values())
        self._later = {}

        def work(connection: Connection) -> None:
            for statement, several in rows.items():
                connection.execute(statement, several)

        if rows:
            done = loop.create_future()
            done.add_done_callback(_say_if_failed)
            self._jobs.put(_Job(work, done, loop, again=True, apart=True))

    async def _ask(self, work: Work | None, entry: Entry | None = None, again: bool = False, about: str = "") -> Any:
        loop = asyncio.get_running_loop()
        job = _Job(work, loop.create_future(), loop, entry, again, about)
        self._jobs.put(job)
        if not self.shared:
            return await job.done
        try:
            return await asyncio.wait_for(job.done, PATIENCE + 1)
        except TimeoutError:
            raise DatabaseAway("the database does not answer") from None

    @property
    def waiting(self) -> int:
        """How many wait to be written."""
        return self._jobs.qsize()

    # reading

    async def read(self, statement: Executable, values: Any = None) -> Sequence[RowMapping]:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, statement, values)

    def read_now(self, statement: Executable, values: Any = None) -> Sequence[RowMapping]:
        """Reads; once more where a connection was lost that nobody had used for a while."""
        try:
            return self._read(statement, values)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
        return self._read(statement, values)

    def _read(self, statement: Executable, values: Any) -> Sequence[RowMapping]:
        with self._reading.connect() as connection:
            return connection.execute(statement, values).mappings().all()

    @contextlib.contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """A connection whose readings are all of one moment."""
        at_once = {"isolation_level": "REPEATABLE READ"} if self.shared else {}
        with self.engine.connect().execution_options(**at_once) as connection, connection.begin():
            yield connection

    async def log(self, table_id: str, number: int) -> Sequence[RowMapping]:
        """The events of a table from this number on: number, time, body."""
        chosen = sa.select(events.c.number, events.c.time, events.c.body)
        where = (events.c.table_id == table_id) & (events.c.number >= number)
        return await self.read(chosen.where(where).order_by(events.c.number))

    # its life

    def close(self) -> None:
        """Commits what is waiting and stops."""
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()
        self._unlock()

    def _unlock(self) -> None:
        if self._lock:
            self._lock.close()

    async def answers(self) -> bool:
        """Whether the database can be read and written now."""
        try:
            statement = sa.select(1) if self.shared else sa.text(f"PRAGMA user_version={FORMAT}")
            await asyncio.wait_for(self.write(statement), ANSWERS_WITHIN)
        except (DBAPIError, TimeoutError, DatabaseAway):
            return False
        return True

    def size(self) -> int:
        """Bytes on the disk, the log that is not yet folded in included; of PostgreSQL, of this database."""
        if self.path is None:
            return int(
                self.read_now(sa.select(sa.func.pg_database_size(sa.func.current_database()).label("n")))[0]["n"]
            )
        files = (self.path, self.path.with_name(f"{self.path.name}-wal"))
        return sum(file.stat().st_size for file in files if file.exists())

    # the writer's thread

    def _write_all(self) -> None:
        group: list[_Job | None] = []
        while None not in group:
            group = [self._jobs.get()]
            while len(group) < MOST_JOBS and not self._jobs.empty():
                group.append(self._jobs.get())
            for job in group:
                if job and job.apart:
                    self._commit([job])
            if jobs := [job for job in group if job and not job.apart]:
                self._commit(jobs)
        self._hang_up()

    def _commit(self, group: list[_Job], unsure: bool = False) -> None:
        """One transaction for all; if it fails, one for each, so that only the guilty job fails.

        After a connection is lost nobody knows whether the commit came through: the same group is tried again.
        """
        until = time.monotonic() + PATIENCE
        while True:
            try:
                answers = self._transact(group, unsure)
                break
            except DBAPIError as error:
                if not self._is_lost(error):
                    return self._each_alone(group, unsure, error)
                self.lost += 1
                self._hang_up()
                unsure = True
                if time.monotonic() > until:
                    return _tell(group, DatabaseAway("the database does not answer"))
                time.sleep(PAUSE)
            except Exception as error:
                return self._each_alone(group, unsure, error)
        self.commits += 1
        self.committed = time.monotonic()
        self.conflicts += sum(job.entry is not None and when is None for job, when in zip(group, answers, strict=True))
        _tell(group, None, answers)
        return None

    def _each_alone(self, group: list[_Job], unsure: bool, error: Exception) -> None:
        if len(group) == 1:
            return _tell(group, error)
        for job in group:
            self._commit([job], unsure)
        return None

    def _is_lost(self, error: DBAPIError) -> bool:
        """Tells whether the connection is gone, or could not be made, and not whether something was wrong on it."""
        return self.shared and (error.connection_invalidated or self._connection is None)

    def _hang_up(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(Exception):
                if self.shared:
                    self._connection.invalidate()
                self._connection.close()
        self._connection = None

    def _transact(self, group: list[_Job], unsure: bool) -> list[Any]:
        """Commits a group and returns what each is told: of an event its time, or None if it was lost."""
        if self._connection is None:
            self._connection = self.engine.connect()
        group.sort(key=lambda job: job.order)
        entries = [job.entry for job in group if job.entry]
        if not unsure and len(entries) == len(group) and not any(job.work for job in group):
            try:
                outcome = append_alone(self._connection, self.me, entries)
                return [_answer(self._connection, job, outcome) for job in group]
            except self.engine.dialect.loaded_dbapi.Error:
                unsure = True  # whatever it was is found out with care
        with self._connection.begin():
            outcome = append(self._connection, self.me, entries, unsure)
            return [_answer(self._connection, job, outcome) for job in group]


def _answer(connection: Connection, job: _Job, outcome: Appended) -> Any:
    """Does the work of a job, unless an earlier try of its group did it or its event is lost."""
    if job.entry is None:
        return job.work(connection) if job.work and (job.again or not outcome.before) else None
    if job.entry.nonce in outcome.now:
        if job.work:
            job.work(connection)
        return outcome.now[job.entry.nonce]
    return outcome.before.get(job.entry.nonce)


def _running(statements: Sequence[Executable]) -> Work:
    def work(connection: Connection) -> None:
        for statement in statements:
            connection.execute(statement)

    return work


def _tell(group: list[_Job], error: Exception | None, answers: Sequence[Any] = ()) -> None:
    """Wakes who waits, each on its own event loop."""
    told = list(zip(group, answers or [None] * len(group), strict=True))
    for loop in {job.loop for job in group}:
        if not loop.is_closed():
            mine = [(job.done, answer) for job, answer in told if job.loop is loop]
            loop.call_soon_threadsafe(_settle, mine, error)


def _settle(waiting: "list[tuple[asyncio.Future[Any], Any]]", error: Exception | None) -> None:
    for done, answer in waiting:
        if done.done():
            continue
        if error is None:
            done.set_result(answer)
        else:
            done.set_exception(error)


def _say_if_failed(done: "asyncio.Future[Any]") -> None:
    if not done.cancelled() and (error := done.exception()):
        _log.warning("rows that could wait were not written: %s", error)


def new_life() -> int:
    """The number of a process in this life."""
    return secrets.randbelow(2**62) + 1
