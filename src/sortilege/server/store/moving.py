"""Whole houses from one database to another: between SQLite and PostgreSQL, to a backup and back."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy import Connection

from sortilege.server.store.columns import SCHEMA, house, keepers, presence, processes, requests
from sortilege.server.store.database import Unusable, alone, engine_of, new_nonce, prepare, told, url_of

ROWS = 500  # in one statement
LEFT_OUT = {house.name, presence.name, processes.name, requests.name}  # of the processes that run, not of the house


@contextmanager
def opened(where: Path | str, ours: bool = False) -> Iterator[sa.Engine]:
    """A database for as long as it is needed; if `ours`, no server may use the file meanwhile."""
    url = url_of(where)
    file = Path(url.database or "") if url.get_backend_name() == "sqlite" else None
    if file and not ours and not file.exists():
        raise Unusable(f"there is no file {file}")
    lock = alone(file) if file and ours else None
    engine = engine_of(url)
    try:
        yield engine
    finally:
        engine.dispose()
        if lock:
            lock.close()


def copy(source: Path | str, target: Path | str, replace: bool = False) -> dict[str, int]:
    """Copies a house as it is at one moment; returns the rows of each table.

    The target must be empty, or is emptied in the same transaction. Its log gets a name of its own, by which servers
    that run on it notice that all has changed.
    """
    with opened(source) as old, opened(target, ours=True) as new:
        prepare(new)
        with _snapshot(old) as reading, new.begin() as writing:
            _without_haste(writing)
            if replace:
                for table in reversed(SCHEMA.sorted_tables):
                    writing.execute(sa.delete(table))
            elif writing.execute(sa.select(sa.exists(SCHEMA.tables["tables"].select()))).scalar():
                raise Unusable(f"{told(new.url)} is not empty")
            writing.execute(sa.delete(house))
            writing.execute(sa.insert(house).values(id=1, epoch=new_nonce()))
            return {
                table.name: _copy_table(reading, writing, table)
                for table in SCHEMA.sorted_tables
                if table.name not in LEFT_OUT
            }


def _copy_table(reading: Connection, writing: Connection, table: sa.Table) -> int:
    count = 0
    there = {column["name"] for column in sa.inspect(reading).get_columns(table.name)}
    chosen = sa.select(*(column for column in table.columns if column.name in there))
    for rows in reading.execution_options(yield_per=ROWS).execute(chosen).mappings().partitions():
        values = [{**row, "process": None} if table is keepers else dict(row) for row in rows]
        writing.execute(sa.insert(table), values)
        count += len(values)
    return count


@contextmanager
def _snapshot(engine: sa.Engine) -> Iterator[Connection]:
    at_once = {} if engine.dialect.name == "sqlite" else {"isolation_level": "REPEATABLE READ"}
    with engine.connect().execution_options(**at_once) as connection, connection.begin():
        _without_haste(connection)
        yield connection


def _without_haste(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
