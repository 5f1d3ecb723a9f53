"""A table that is opened: what is asked for, its first match, and the rows that put it into the store."""

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec import json
from sqlalchemy import Executable

from sortilege.kernel.fair_dice import Dice, fresh_seed
from sortilege.kernel.match import Match
from sortilege.kernel.record import Item, read_record, write_record
from sortilege.server.play.table import Seat, TableSettings
from sortilege.server.store import columns as db
from sortilege.server.store.statements import insert_new


@dataclass
class TableRequest:
    """A table to be opened: the game or a record, and who is to sit where (`me`, `open`, or a bot's level)."""

    game: str = ""
    options: dict[str, Any] = field(default_factory=dict)
    seats: Sequence[str] = ()
    settings: TableSettings = field(default_factory=TableSettings)
    record: str = ""
    names: Sequence[str] = ()  # of those who play at one screen; without one, the visitor's own counts


def new_table(
    match: Match, seed: str, record: str, seats: list[Seat], settings: TableSettings, held: list[tuple[str, int]]
) -> tuple[str, tuple[Executable, ...]]:
    """The id of a new table, and the statements that put it into the store."""
    table_id = secrets.token_urlsafe(9).replace("_", "a").replace("-", "b")
    now = time.time()
    row = {
        "id": table_id, "game": match.game.key, "rules": match.game.version, "seed": seed, "record": record,
        "settings": json.encode(settings).decode(), "created": now, "touched": now, "listed": settings.listed,
        "over": match.over,
    }  # fmt: skip
    sitting = [{"table_id": table_id, "seat": number} | vars(seat) for number, seat in enumerate(seats)]
    holding = [{"guest": guest, "table_id": table_id, "seat": seat} for guest, seat in held]
    rows = [insert_new(db.tables, row), insert_new(db.seats, sitting), insert_new(db.holds, holding)]
    if needs_keeper(seats, settings) and not match.over:
        rows.append(keeper_wanted(table_id, now))
    return table_id, tuple(rows)


def needs_keeper(seats: Sequence[Seat], settings: TableSettings) -> bool:
    """Tells whether something happens at a table by itself: a bot moves, a clock rings, or bots will fill seats."""
    return any(seat.bot for seat in seats) or settings.clock.kind != "none" or settings.fill > 0


def keeper_wanted(table_id: str, now: float) -> Executable:
    """The row by which some process will keep a table, if none does."""
    return insert_new(db.keepers, {"table_id": table_id, "process": None, "until": now})


def new_token() -> str:
    return secrets.token_urlsafe(24)


def first_match(plan: TableRequest) -> tuple[Match, str, str]:
    """The match of a new table, the seed of its dice, and the record that it begins with."""
    seed = fresh_seed()
    if not plan.record:
        match = Match(plan.game, seed=seed, **plan.options)
        return match, seed, match.record()
    Match.from_record(plan.record)  # what is wrong with it is told with its own line numbers
    return with_dice(plan.record, seed), seed, plan.record


def with_dice(text: str, seed: str) -> Match:
    """The match of a record, with the table's own dice if it is to be played on; new dice are announced in it."""
    record = read_record(text)
    if not record.result:
        commitment = Dice(seed).commitment
        if record.dice != commitment:
            record.items.append(Item(f"dice {commitment}", "!"))
        record.seeds = [seed]
    return Match.from_record(write_record(record))


def named(kinds: Sequence[str], given: Sequence[str], name: str) -> list[str]:
    """The name of each seat at one screen: its own, or that of who opens the table."""
    named = [given[seat] if seat < len(given) else "" for seat in range(len(kinds))]
    return [own or name for own in named]


def seat_of(kind: str, name: str) -> Seat:
    if kind == "me":
        return Seat("guest", name, "", new_token(), host=True)
    if kind == "open":
        return Seat("open", "", "", new_token())
    return Seat("bot", "", kind, new_token())


def seat_like(seat: Seat, level: str) -> Seat:
    """The same player's seat at another table; a bot may play at another level there."""
    other = seat.kind == "bot" and level not in ("", seat.level)  # of another level it is somebody else
    kept = (level or seat.level) if seat.kind == "bot" else ""
    name = "" if other or seat.kind == "open" else seat.name
    return Seat(seat.kind, name, kept, new_token(), seat.host)
