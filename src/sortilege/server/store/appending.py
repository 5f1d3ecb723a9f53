"""How events get into the log: sorted, each under a number that nobody has taken, with a name of their own.

Whoever puts a row first has it; `ON CONFLICT DO NOTHING` waits for who is quicker and returns what was put. Rows are
sorted, so that two processes never wait for each other. A row follows the one before it, so that a log has no gap.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from sortilege.server.store.columns import events

CHANNEL = "house"  # on which processes tell each other what they have written

_SQLITE = """
INSERT INTO events (table_id, number, nonce, time, body)
SELECT column1, column2, column3, column4, column5 FROM (VALUES {marks})
WHERE column2 = 0 OR (SELECT number FROM events WHERE table_id = column1 AND number = column2 - 1) IS NOT NULL
ON CONFLICT DO NOTHING RETURNING nonce, time
"""
_POSTGRESQL = f"""
WITH put AS (
  INSERT INTO events (table_id, number, nonce, time, body)
  SELECT t, n, nonce, extract(epoch FROM clock_timestamp()), body
  FROM unnest(%(tables)s::text[], %(numbers)s::int[], %(nonces)s::text[], %(bodies)s::text[]) AS e (t, n, nonce, body)
  WHERE n = 0 OR (SELECT number FROM events WHERE table_id = t AND number = n - 1) IS NOT NULL
  ON CONFLICT DO NOTHING RETURNING nonce, time, table_id, number
)
SELECT nonce, time, pg_notify('{CHANNEL}', %(me)s::text || ';' || table_id || ':' || number) FROM put
"""


class Entry(NamedTuple):
    """An event on its way into the log."""

    table_id: str
    number: int
    nonce: str
    body: str
    time: float  # by this process's clock, which SQLite's is

    @property
    def place(self) -> tuple[str, int]:
        return self.table_id, self.number


@dataclass(frozen=True)
class Appended:
    """When entries came into the log, by their nonces: now, or by an earlier try whose answer was lost."""

    now: dict[str, float]
    before: dict[str, float]


def append(connection: Connection, me: int, entries: Sequence[Entry], unsure: bool) -> Appended:
    """Puts entries whose numbers are free; at most one of a table.

    If an earlier try was `unsure`, its own rows may be there: they are known by their nonces.
    """
    if not entries:
        return Appended({}, {})
    entries = sorted_by_place(entries)
    rows = connection.exec_driver_sql(*_insertion(connection, me, entries))
    now: dict[str, float] = {row[0]: row[1] for row in rows}
    missing = [one for one in entries if one.nonce not in now]
    return Appended(now, _own(connection, missing) if unsure and missing else {})


def append_alone(connection: Connection, me: int, entries: Sequence[Entry]) -> Appended:
    """Puts entries and commits them: the driver is asked directly, and one statement is one transaction.

    If it fails, nobody knows whether they came through.
    """
    driver: Any = connection.connection.driver_connection
    statement, given = _insertion(connection, me, sorted_by_place(entries))
    if connection.dialect.name == "sqlite":  # begins no transaction by itself
        rows = driver.execute(statement, given).fetchall()
        return Appended({row[0]: row[1] for row in rows}, {})
    driver.autocommit = True
    try:
        rows = driver.execute(statement, given).fetchall()
    finally:
        if not driver.closed:
            driver.autocommit = False
    return Appended({row[0]: row[1] for row in rows}, {})


def _insertion(connection: Connection, me: int, entries: Sequence[Entry]) -> tuple[str, Any]:
    """The statement that puts sorted entries, and its values."""
    if connection.dialect.name == "sqlite":
        values = tuple(value for one in entries for value in (one.table_id, one.number, one.nonce, one.time, one.body))
        return _sqlite(len(entries)), values
    columns = {
        "tables": [one.table_id for one in entries], "numbers": [one.number for one in entries],
        "nonces": [one.nonce for one in entries], "bodies": [one.body for one in entries], "me": str(me),
    }  # fmt: skip
    return _POSTGRESQL, columns


@cache  # at most one for each size of a group
def _sqlite(rows: int) -> str:
    return _SQLITE.format(marks=", ".join(["(?, ?, ?, ?, ?)"] * rows))


def sorted_by_place(entries: Iterable[Entry]) -> list[Entry]:
    """The order in which everybody puts them: who meets another's row waits for him, and never he for the other."""
    return sorted(entries, key=lambda entry: entry.place)


def _own(connection: Connection, entries: Sequence[Entry]) -> dict[str, float]:
    """The entries that are in the log already, known by their nonces."""
    tables, nonces = [one.table_id for one in entries], [one.nonce for one in entries]
    chosen = sa.select(events.c.nonce, events.c.time)
    found = connection.execute(chosen.where(events.c.table_id.in_(tables) & events.c.nonce.in_(nonces)))
    return {row[0]: row[1] for row in found}
