"""Tables as lists show them: whose turn it is and since when, or the result, without opening what is not in memory."""

import time
from collections.abc import Sequence
from typing import Any

from msgspec import json
from sqlalchemy import RowMapping, delete, func, select
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from sortilege.kernel.game import AnyGame
from sortilege.kernel.position import OVER
from sortilege.kernel.registry import game as find_game
from sortilege.server.http import json_answer
from sortilege.server.pages.forms import roles
from sortilege.server.play.hall import Hall
from sortilege.server.play.requests import hall_of
from sortilege.server.play.standing import Standing, standing_of
from sortilege.server.play.table import Seat, TableSettings
from sortilege.server.store import columns as db
from sortilege.server.store.statements import insert_new
from sortilege.server.visitor import visitor_of
from sortilege.server.words import WORDS, listed

WAKES = 4  # tables that one look at the lobby brings back into memory: those whose standing was lost
MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0


async def summaries(hall: Hall, rows: Sequence[RowMapping], guest: str, language: str) -> list[dict[str, Any]]:
    """What is told of each table to this guest; those that wait for him first, finished ones last."""
    ids = [row["id"] for row in rows]
    seats: dict[str, list[RowMapping]] = {table: [] for table in ids}
    for seat in await hall.store.read(select(db.seats).where(db.seats.c.table_id.in_(ids)).order_by(db.seats.c.seat)):
        seats[seat["table_id"]].append(seat)
    held: dict[str, set[int]] = {table: set() for table in ids}
    where = (db.holds.c.guest == guest) & db.holds.c.table_id.in_(ids) & (db.holds.c.seat >= 0)
    for hold in await hall.store.read(select(db.holds).where(where)):
        held[hold["table_id"]].add(hold["seat"])
    known = await _standings(hall, ids)
    told = [_summary(row, seats[row["id"]], held[row["id"]], known.get(row["id"]), language) for row in rows]
    return sorted(told, key=lambda table: (not table["yours"], table["over"], -table["since"]))


async def _standings(hall: Hall, ids: list[str]) -> dict[str, Standing]:
    """How tables stand: from memory, else as noted; where events came after the note, the table is opened."""
    found = {table: standing_of(hall.rooms[table].table) for table in ids if table in hall.rooms}
    others = [table for table in ids if table not in found]
    last = func.max(db.events.c.number).label("last")
    grouped = select(db.events.c.table_id, last).where(db.events.c.table_id.in_(others)).group_by(db.events.c.table_id)
    numbers = {row["table_id"]: int(row["last"]) + 1 for row in await hall.store.read(grouped)}
    for row in await hall.store.read(select(db.standings).where(db.standings.c.table_id.in_(others))):
        if row["number"] == numbers.get(row["table_id"], 0):
            found[row["table_id"]] = json.decode(row["standing"], type=Standing)
    for table in [table for table in others if table not in found][:WAKES]:
        if room := await hall.room(table):
            found[table] = standing_of(room.table)
    return found


def _summary(
    row: RowMapping, seats: list[RowMapping], mine: set[int], now: Standing | None, language: str
) -> dict[str, Any]:
    game = find_game(row["game"])
    sitting = [Seat(seat["kind"], seat["name"], seat["level"], "") for seat in seats]
    free = sum(seat.kind == "open" and not seat.bot for seat in sitting)
    over = bool(row["over"]) or (now is not None and now.seat == OVER)
    yours = now is not None and not over and not free and now.seat in mine and not sitting[now.seat].bot
    since = now.since if now else row["touched"]
    settings = json.decode(row["settings"], type=TableSettings)
    return {
        "id": row["id"], "game": game.key, "title": game.title(language), "yours": yours, "over": over, "free": free,
        "people": _people(game, sitting, mine, language), "state": _state(game, sitting, mine, now, free, language),
        "since": since, "when": ago(time.time() - since, language), "at": now.number if now else 0,
        "joinable": bool(free) and settings.joinable and not mine,
    }  # fmt: skip


def _people(game: AnyGame, sitting: list[Seat], mine: set[int], language: str) -> str:
    """Who else plays, against or with oneself; who watches is told all. Bots of free seats have their names."""
    free = [seat.kind == "open" and not seat.bot for seat in sitting]
    names = ["" if empty else seat.introduced(language) for seat, empty in zip(sitting, free, strict=True)]
    others = [name for number, name in enumerate(names) if name and number not in mine]
    if not mine or not others:
        return WORDS(language, "versus").join(others)
    return WORDS(language, "with-people" if game.cooperative else "against-people", people=listed(others, language))


def _state(game: AnyGame, sitting: list[Seat], mine: set[int], now: Standing | None, free: int, language: str) -> str:
    if now is None:
        return ""
    if now.seat == OVER:
        return _ended(game, sitting, mine, now.scores, language)
    if free:
        return WORDS(language, "state-waits", count=free)
    if now.seat in mine and not sitting[now.seat].bot:
        return WORDS(language, "state-yours")
    return WORDS(language, "state-theirs", name=sitting[now.seat].player_name(language))


def _ended(game: AnyGame, sitting: list[Seat], mine: set[int], scores: list[float], language: str) -> str:
    """How it ended: for who holds a seat whether he won; else who did, by role where names do not tell them apart."""
    if not scores:
        return WORDS(language, "state-over")
    best = max(scores)
    if game.cooperative or len(scores) == 1:
        return WORDS(language, "state-won" if best >= 0.5 else "state-lost")
    if min(scores) == best:
        return WORDS(language, "state-drawn")
    if 0 < len(mine) < len(scores):
        return WORDS(language, "state-won" if max(scores[seat] for seat in mine) == best else "state-lost")
    winners = [seat for seat, score in enumerate(scores) if score == best]
    called = [one.player_name(language) for one in sitting]
    if len(set(called)) < len(called):
        called = [role for role, _ in roles(game.key, language)]
    names = [called[seat] for seat in winners]
    return WORDS(language, "state-winner", names=listed(names, language))


def ago(seconds: float, language: str) -> str:
    """How long ago something was, in words."""
    for unit, length in (("days", DAY), ("hours", HOUR), ("minutes", MINUTE)):
        if seconds >= length:
            return WORDS(language, f"ago-{unit}", count=int(seconds // length))
    return WORDS(language, "ago-now")


# taking tables off one's list


async def remove(request: Request) -> Response:
    """Takes a table off the list of who asks; nothing else changes."""
    return await _mark(request, True)


async def restore(request: Request) -> Response:
    """Puts it back."""
    return await _mark(request, False)


async def _mark(request: Request, away: bool) -> Response:
    form, hall, guest = await request.form(max_files=0, max_fields=2), hall_of(request), visitor_of(request).guest
    table = str(form.get("table", ""))[:16]
    if not await hall.held(guest, table):
        return RedirectResponse("/", 303)
    row = {"guest": guest, "table_id": table}
    where = (db.removed.c.guest == guest) & (db.removed.c.table_id == table)
    change = insert_new(db.removed, row) if away else delete(db.removed).where(where)
    await hall.store.write(change)
    return RedirectResponse(f"/?removed={table}" if away else "/", 303)


async def waiting(request: Request) -> Response:
    """How many games wait for who asks, besides the one where he is, and the one that has waited longest."""
    hall, visitor = hall_of(request), visitor_of(request)
    rows = [row for row in await hall.mine(visitor.guest) if row["id"] != request.query_params.get("besides")]
    tables = [table for table in await summaries(hall, rows, visitor.guest, visitor.language) if table["yours"]]
    longest = min(tables, key=lambda table: table["since"], default={"id": ""})
    return json_answer({"count": len(tables), "table": longest["id"]})


ROUTES = [
    Route("/mine/waiting", waiting),
    Route("/mine/remove", remove, methods=["POST"]),
    Route("/mine/restore", restore, methods=["POST"]),
]
