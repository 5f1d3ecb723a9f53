"""Where the tables are kept: a file of SQLite for one process, or a PostgreSQL that several share."""

import fcntl
import secrets
import sqlite3
from pathlib import Path
from typing import Any, TextIO

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import ArgumentError, DBAPIError

from sortilege.kernel.errors import SortilegeError
from sortilege.server.store.columns import SCHEMA, VERSION, house
from sortilege.server.store.statements import insert_new

FORMAT = 1  # of SQLite files, kept in them: changes when an earlier version could not use the file any more
READERS = 4  # threads: what people look at waits for nothing else
BUILDING = 7_041_776  # the lock of PostgreSQL under which one process at a time makes the schema

# Of a connection to PostgreSQL: what does not answer is given up, by the server and by this end.
_OPTIONS = "-c statement_timeout=4000 -c lock_timeout=3000 -c idle_in_transaction_session_timeout=10000"
CONNECTING: dict[str, Any] = {
    "connect_timeout": 3, "keepalives_idle": 2, "keepalives_interval": 1, "keepalives_count": 2,
    "tcp_user_timeout": 3000, "application_name": "sortilege",
}  # fmt: skip
_version = sa.Table("alembic_version", sa.MetaData(), sa.Column("version_num", sa.String(32), primary_key=True))


class Unusable(SortilegeError):
    """A database that this server cannot keep its tables in: damaged, read-only, full, or another server's."""


def url_of(where: Path | str) -> sa.URL:
    """The address of a database: a file of SQLite by its path, or the URL of either kind."""
    if isinstance(where, Path) or "://" not in where:
        return sa.URL.create("sqlite", database=str(where))
    try:
        url = sa.make_url(where)
    except ArgumentError:
        raise Unusable("this is not the URL of a database; expected postgresql://USER@HOST/NAME") from None
    kind = url.get_backend_name()
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    if kind == "sqlite" and url.database:
        return url
    raise Unusable(f"tables are kept by SQLite or PostgreSQL, not by {kind}")


def engine_of(url: sa.URL) -> sa.Engine:
    """The engine of a database; its errors show no token and no text of a player."""
    if url.get_backend_name() == "sqlite":
        return _sqlite(url)
    given = {name: value for name, value in CONNECTING.items() if name not in url.query}
    try:
        engine = sa.create_engine(
            url, hide_parameters=True, pool_size=READERS + 1, max_overflow=READERS, pool_timeout=5,
            connect_args={"options": _OPTIONS, **given},
        )  # fmt: skip
    except ModuleNotFoundError:
        raise Unusable("PostgreSQL needs the package psycopg: pip install 'sortilege[postgres]'") from None
    sa.event.listen(engine, "handle_error", _without_details)
    return engine


def _without_details(context: ExceptionContext) -> None:
    """Takes the details out of PostgreSQL's errors, which show the values of a row: tokens among them."""
    error, told_as = context.original_exception, context.sqlalchemy_exception
    said = getattr(getattr(error, "diag", None), "message_primary", None)
    if said and told_as:
        error.args = (said,)
        told_as.args = (f"({type(error).__name__}) {said}",)


def _sqlite(url: sa.URL) -> sa.Engine:
    """SQLite with a write-ahead log, synced at each commit; transactions begin where SQLAlchemy says so."""
    engine = sa.create_engine(url, hide_parameters=True)

    @sa.event.listens_for(engine, "connect")
    def _on_connect(dbapi: Any, _: object) -> None:
        dbapi.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            dbapi.execute(f"PRAGMA {pragma}")

    @sa.event.listens_for(engine, "begin")
    def _on_begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def told(url: sa.URL) -> str:
    """A database as people are told of it: without its password."""
    return str(url.database) if url.get_backend_name() == "sqlite" else url.render_as_string(hide_password=True)


def alone(path: Path) -> TextIO:
    """The lock by which one server at a time uses a file; it goes with the process, however that ends."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = path.with_name(f"{path.name}.lock").open("w", encoding="utf-8")
    except OSError as error:
        raise Unusable(f"{path} cannot be used as the tables' file: {error.strerror}") from error
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        lock.close()
        raise Unusable(
            f"{path} is in use by another server; stop that one, or name another file with --data"
        ) from error
    return lock


def found_version(connection: Connection) -> str | None:
    """The version of the schema that a database has: None if it is empty, "" from before versions were kept."""
    inspector = sa.inspect(connection)
    if inspector.has_table(_version.name):
        return connection.execute(sa.select(_version.c.version_num)).scalar()
    return "" if inspector.has_table("tables") else None


def prepare(engine: sa.Engine) -> None:
    """Makes the schema in an empty database and brings a file of SQLite up to date, after a copy of it.

    PostgreSQL is brought up to date by `sortilege database upgrade`: others may be using it. It may be one version
    newer than this program, which is how it is upgraded without stopping.
    """
    shown = told(engine.url)
    sqlite = engine.dialect.name == "sqlite"
    try:
        with engine.begin() as connection:
            if not sqlite:
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(BUILDING)))
            elif connection.exec_driver_sql("PRAGMA user_version").scalar_one() > FORMAT:
                raise Unusable(f"{shown} was made by a newer version of Sortilège")
            found = found_version(connection)
            if found is None:
                create(connection)
    except DBAPIError as error:
        raise Unusable(
            f"{shown} cannot be used as the tables' {'file' if sqlite else 'database'}: {error.orig}"
        ) from error
    if found is None or found == VERSION:
        return
    if found and int(found) > int(VERSION):
        if int(found) > int(VERSION) + 1:
            raise Unusable(f"{shown} was made by a newer version of Sortilège")
    elif sqlite:
        from sortilege.server.store.upgrade import upgrade  # rarely needed, and slow to import

        upgrade(engine)
    else:
        raise Unusable(f"{shown} is of an earlier version; run: sortilege database upgrade --database URL")


def create(connection: Connection) -> None:
    """Makes all of the schema in an empty database."""
    SCHEMA.create_all(connection)
    _version.create(connection)
    connection.execute(sa.insert(_version).values(version_num=VERSION))
    connection.execute(insert_new(house, {"id": 1, "epoch": new_nonce()}))
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(f"PRAGMA user_version={FORMAT}")
    else:
        connection.exec_driver_sql("ALTER TABLE presence SET UNLOGGED")


def new_nonce() -> str:
    """A name that nothing else has."""
    return secrets.token_urlsafe(16)


def copy_file(path: Path, to: Path) -> None:
    """Copies a file of SQLite as it is at one moment, also while it is used."""
    with sqlite3.connect(path) as source, sqlite3.connect(to) as target:
        source.backup(target)
    source.close()
    target.close()
