"""The processes on one PostgreSQL: each says that it lives, and who is silent gives up the tables that it kept.

The process has the lease, by its beat; tables have a keeper. All of it by the database's clock, and none of it is
needed for safety: the numbers of the log decide who comes first.
"""

import json
import os
import socket
import time
from collections.abc import Mapping
from dataclasses import dataclass, field

import sqlalchemy as sa
from sqlalchemy import Connection, text

from sortilege import build
from sortilege.server.store.appending import CHANNEL
from sortilege.server.store.listener import BEAT
from sortilege.server.store.store import Store, new_life

SILENT = 2.0  # seconds after which a process counts as dead
GONE = 60.0  # seconds after which a dead one is forgotten
NOW = "extract(epoch FROM clock_timestamp())::float8"
FREE = "+"  # what is told when a process lets its tables go
PRESENT = "p"  # what is told of a table when its people have changed

_JOIN = text(
    f"INSERT INTO processes (id, kind, name, version, rules, ready, beat, numbers) "
    f"VALUES (:me, :kind, :name, :version, :rules, :ready, {NOW}, '{{}}')"
)
_BEAT = text(
    f"UPDATE processes SET beat = {NOW}, ready = :ready, numbers = :numbers "
    f"WHERE id = :me AND beat > {NOW} - {SILENT} RETURNING {NOW} AS now"
)
_TELL = text(f"SELECT pg_notify('{CHANNEL}', :what)")
_LIVING = f"SELECT id FROM processes WHERE kind = 'serve' AND beat > {NOW} - {SILENT}"
_THINKERS = text(f"SELECT count(*) FROM processes WHERE kind = 'think' AND beat > {NOW} - {SILENT}")
_ORPHANS = f"""
FROM keepers k JOIN tables t ON t.id = k.table_id LEFT JOIN processes p ON p.id = k.process
WHERE (k.process IS NULL OR p.beat IS NULL OR p.beat < {NOW} - {SILENT})
AND NOT t.over AND t.touched > {NOW} - :awake
AND (t.game, t.rules) IN (SELECT * FROM unnest(CAST(:games AS text[]), CAST(:versions AS int[])))
AND k.table_id <> ALL(CAST(:strange AS text[]))
"""
_SHARE = text(f"SELECT (SELECT count(*) {_ORPHANS}), (SELECT count(*) FROM ({_LIVING}) l)")
_CLAIM = text(f"""
WITH orphans AS (
  SELECT k.table_id, {NOW} - coalesce(p.beat, k.until) AS idle {_ORPHANS}
  ORDER BY k.table_id LIMIT :share FOR UPDATE OF k SKIP LOCKED
)
UPDATE keepers k SET process = :me FROM orphans o WHERE k.table_id = o.table_id RETURNING k.table_id, o.idle
""")
_LET_GO = text(f"UPDATE keepers SET process = NULL, until = {NOW} WHERE process = :me")
_LET_ONE_GO = text(f"UPDATE keepers SET process = NULL, until = {NOW} WHERE process = :me AND table_id = :table")
_FORGET = [
    text(f"DELETE FROM processes p WHERE beat < {NOW} - {GONE} AND NOT EXISTS "
         "(SELECT 1 FROM keepers k WHERE k.process = p.id)"),
    text(  # whoever was given up and lives deletes his own at the same time: nobody waits for him
        "DELETE FROM presence WHERE ctid = ANY(ARRAY(SELECT q.ctid FROM presence q WHERE NOT EXISTS "
        "(SELECT 1 FROM processes p WHERE p.id = q.process) FOR UPDATE SKIP LOCKED))"
    ),
]  # fmt: skip
_SHOW = text("INSERT INTO presence (process, table_id, seat, windows) VALUES (:me, :table, :seat, :windows)")
_HIDE = text("DELETE FROM presence WHERE process = :me AND table_id = :table")
ELSEWHERE = text(
    f"SELECT table_id, seat, sum(windows) AS windows FROM presence WHERE table_id = ANY(:tables) AND process <> :me "
    f"AND process IN ({_LIVING}) GROUP BY table_id, seat"
)
# One reading for all tables that are behind; a plain join would read the whole log before its first ANALYZE.
BEHIND = text("""
SELECT e.table_id, e.number, e.time, e.body
FROM unnest(CAST(:tables AS text[]), CAST(:numbers AS int[])) AS b (t, n)
CROSS JOIN LATERAL (SELECT * FROM events WHERE table_id = t AND number >= n ORDER BY number LIMIT 1000) AS e
ORDER BY e.table_id, e.number
""")
OTHERS = text(f"SELECT id, kind, name, version, ready, beat, numbers, {NOW} AS now FROM processes ORDER BY id")


@dataclass
class Beat:
    """What a beat brought: whether this process still counts as living, and the tables that it is to keep now."""

    lives: bool
    epoch: str = ""
    living: frozenset[int] = frozenset()  # the processes that serve
    thinkers: int = 0  # processes that think for all
    first: bool = False  # whether it has the least number of those that live
    taken: dict[str, float] = field(default_factory=dict)  # with the seconds that nobody kept them


@dataclass
class Process:
    """This process, as others see it."""

    store: Store
    kind: str
    rules: Mapping[str, int]
    awake: float  # seconds after which a table that nobody touches is not kept any more
    strange: set[str] = field(default_factory=set)  # tables that only another version can go on with

    def join(self, connection: Connection, ready: bool = False) -> None:
        """Enters this process under a new number."""
        self.store.me = new_life()
        connection.execute(_JOIN, {
            "me": self.store.me, "kind": self.kind, "name": f"{socket.gethostname()}:{os.getpid()}"[:80],
            "version": build.VERSION, "rules": json.dumps(dict(self.rules)), "ready": ready,
        })  # fmt: skip

    def beat(self, connection: Connection, ready: bool, numbers: Mapping[str, float]) -> Beat:
        """Says that this process lives, sets its clock, and takes its share of the tables that nobody keeps."""
        me, before = self.store.me, time.monotonic()
        values = {"me": me, "ready": ready, "numbers": json.dumps(dict(numbers))}
        now = connection.execute(_BEAT, values).scalar()
        if now is None:
            return Beat(lives=False)
        self.store.offset = now - (before + time.monotonic()) / 2
        self.tell(connection, BEAT)
        epoch = connection.execute(text("SELECT epoch FROM house")).scalar()
        living = frozenset(row[0] for row in connection.execute(text(_LIVING)))
        thinkers = connection.execute(_THINKERS).scalar() or 0
        beat = Beat(True, str(epoch), living, thinkers, first=me == min(living, default=me))
        if ready:
            rules = {"games": list(self.rules), "versions": list(self.rules.values())}
            given = {"awake": self.awake, "strange": list(self.strange), **rules}
            orphans, living_now = connection.execute(_SHARE, given).one()
            share = -(-orphans // max(1, living_now))
            if share:
                rows = connection.execute(_CLAIM, {**given, "me": me, "share": share})
                beat.taken = {row.table_id: max(0.0, row.idle) for row in rows}
        return beat

    def leave_to_others(self, connection: Connection, table_id: str) -> None:
        """Keeps this table no more, whatever happens: another version may."""
        self.strange.add(table_id)
        connection.execute(_LET_ONE_GO, {"me": self.store.me, "table": table_id})
        self.tell(connection, FREE)

    def leave(self, connection: Connection) -> None:
        """Lets all tables go and tells the others, who take them at once."""
        me = {"me": self.store.me}
        connection.execute(_LET_GO, me)
        connection.execute(text("DELETE FROM presence WHERE process = :me"), me)
        connection.execute(text("DELETE FROM processes WHERE id = :me"), me)
        self.tell(connection, FREE)

    def depart(self, connection: Connection) -> None:
        """Takes its name out: it has kept nothing."""
        connection.execute(text("DELETE FROM processes WHERE id = :me"), {"me": self.store.me})

    def show(self, connection: Connection, table_id: str, windows: Mapping[int, int]) -> None:
        """Tells the others who looks at a table here."""
        own = {"me": self.store.me, "table": table_id}
        rows = [{**own, "seat": seat, "windows": count} for seat, count in windows.items() if count]
        connection.execute(_HIDE, own)
        if rows:
            connection.execute(_SHOW, rows)
        self.tell(connection, f"{table_id}:{PRESENT}")

    def tell(self, connection: Connection, what: str) -> None:
        connection.execute(_TELL, {"what": f"{self.store.me};{what}"})

    def forget_the_dead(self) -> list[sa.Executable]:
        """Clears away processes that have been silent for long and keep nothing, and what they said."""
        return list(_FORGET)
