"""Looks at every table of a house: is its log whole, does it replay, does what is noted beside it agree?"""

from collections.abc import AsyncIterator
from dataclasses import dataclass

from sqlalchemy import delete, func, select, update

from sortilege.server.play.loading import UnreadableTable, load
from sortilege.server.play.opening import keeper_wanted, needs_keeper
from sortilege.server.store import columns as db
from sortilege.server.store.store import Store


@dataclass(frozen=True)
class Complaint:
    """What is wrong with a table, and what to do."""

    table: str
    wrong: str
    advice: str
    mended: bool = False


async def examine(store: Store, mend: bool = False) -> list[Complaint]:
    """All findings. With `mend`, what is noted beside a log is put right; a log is never changed."""
    found = [finding async for finding in _torn(store)]
    torn = {finding.table for finding in found}
    for row in await store.read(select(db.tables.c.id, db.tables.c.over).order_by(db.tables.c.id)):
        if row["id"] not in torn:
            found += [finding async for finding in _examine(store, row["id"], row["over"], mend)]
    return found


async def _torn(store: Store) -> AsyncIterator[Complaint]:
    """Logs with a gap; none can arise by playing."""
    counted = select(db.events.c.table_id, func.count().label("rows"), func.max(db.events.c.number).label("last"))
    for row in await store.read(counted.group_by(db.events.c.table_id)):
        if row["rows"] != row["last"] + 1:
            wrong = f"{row['rows']} events, and the last has number {row['last']}"
            yield Complaint(row["table_id"], wrong, "bring the table back from a backup")


async def _examine(store: Store, table_id: str, over: bool, mend: bool) -> AsyncIterator[Complaint]:
    try:
        loaded = load(store, table_id)
    except UnreadableTable as error:
        yield Complaint(table_id, str(error), "its record is damaged: bring it back from a backup")
        return
    if loaded is None:
        return
    table = loaded[0]
    if table.trouble:
        yield Complaint(table_id, table.trouble, "it can be looked at; play it with the version that it began with")
        return
    if table.match.over != over:
        if mend:
            await store.write(update(db.tables).where(db.tables.c.id == table_id).values(over=table.match.over))
        yield Complaint(table_id, "whether it is over is noted wrongly", "run with --mend", mend)
    wanted = not table.match.over and needs_keeper(table.seats, table.settings)
    kept = bool(await store.read(select(db.keepers.c.table_id).where(db.keepers.c.table_id == table_id)))
    if wanted and not kept:
        if mend:
            await store.write(keeper_wanted(table_id, store.now()))
        yield Complaint(table_id, "bots and clocks stand still there", "run with --mend", mend)
    if kept and table.match.over:
        if mend:
            await store.write(delete(db.keepers).where(db.keepers.c.table_id == table_id))
        yield Complaint(table_id, "it is over and kept all the same", "run with --mend", mend)
