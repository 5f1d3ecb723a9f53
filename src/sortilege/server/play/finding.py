"""Find me a game: people who wait for the same game are put together, and a bot fills in after a time they choose."""

import time
from collections.abc import AsyncIterator

from msgspec import json
from sqlalchemy import select

from sortilege.kernel.game import AnyGame
from sortilege.server.play import seating
from sortilege.server.play.hall import Hall
from sortilege.server.play.opening import TableRequest
from sortilege.server.play.room import Room
from sortilege.server.play.table import TableSettings
from sortilege.server.store import columns as db

FRESH = 30.0  # seconds in which somebody who has just asked may still be on the way to the table
OLDEST = 3600.0  # seconds after which a table is no longer looked at


async def find(hall: Hall, game: AnyGame, guest: str, name: str, fill: int) -> str:
    """Seats a guest where somebody waits for this game, else at a table of his own that waits; returns its id."""
    async with hall.finding:
        async for room in _waiting(hall, game.key):
            held = await hall.held(guest, room.table.id)
            try:
                if not held:
                    await seating.take(hall, room, seating.free_seats(room.table)[0], guest, name)
                return room.table.id
            except seating.SeatTaken:
                continue
        settings = TableSettings(listed=True, joinable=True, fill=fill, found=True)
        seats = ["me", *["open"] * (max(game.seats) - 1)]
        return await hall.open(TableRequest(game.key, dict(game.gentle.options), seats, settings), guest, name)


async def _waiting(hall: Hall, key: str) -> AsyncIterator[Room]:
    """The tables of this game where somebody waits to be found, the longest first."""
    tables = db.tables
    where = tables.c.listed & ~tables.c.over & (tables.c.game == key) & (tables.c.created > time.time() - OLDEST)
    for row in await hall.store.read(select(tables.c.id, tables.c.settings).where(where).order_by(tables.c.created)):
        room = await hall.room(row["id"]) if json.decode(row["settings"], type=TableSettings).found else None
        if room and seating.free_seats(room.table) and _is_there(room):
            yield room


def _is_there(room: Room) -> bool:
    """Tells whether who waits looks at the table, or has only just asked for it."""
    return bool(room.here().seats) or room.table.created > time.time() - FRESH
