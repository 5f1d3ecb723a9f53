"""Tables brought back from the log: the same events give the same table, in whichever process."""

import logging
import time
from collections.abc import Callable, Sequence

import msgspec
from msgspec import json
from sqlalchemy import select

from sortilege.kernel.errors import SortilegeError
from sortilege.kernel.match import Match
from sortilege.kernel.match_from_record import outgrown
from sortilege.server.play import events as ev
from sortilege.server.play.opening import with_dice
from sortilege.server.play.table import Seat, Table, TableSettings
from sortilege.server.store import columns as db
from sortilege.server.store.store import Store

_log = logging.getLogger("sortilege.server")

Departures = dict[int, int]  # of seats: how far the game was when their people went


class UnreadableTable(SortilegeError):
    """A table whose very beginning cannot be read."""


def load(store: Store, table_id: str) -> tuple[Table, Departures] | None:
    """The table as its log tells, all of it read at one moment; None if there is none."""
    seats, events, left = db.seats, db.events, db.departures
    with store.snapshot() as now:
        row = now.execute(select(db.tables).where(db.tables.c.id == table_id)).mappings().one_or_none()
        if row is None:
            return None
        where = seats.c.table_id == table_id
        sitting = now.execute(select(seats).where(where).order_by(seats.c.seat)).mappings().all()
        chosen = select(events.c.body, events.c.time).where(events.c.table_id == table_id)
        log = now.execute(chosen.order_by(events.c.number)).all()
        gone = now.execute(select(left.c.seat, left.c.ply).where(left.c.table_id == table_id)).all()
    try:
        match = with_dice(row["record"], row["seed"])
        settings = json.decode(row["settings"], type=TableSettings)
    except Exception as error:
        _log.exception("table %s: its beginning cannot be read", table_id)
        raise UnreadableTable(f"this table cannot be opened: {error}") from error
    people = [Seat(seat["kind"], seat["name"], seat["level"], seat["token"], seat["host"]) for seat in sitting]
    table = replay(table_id, match, people, settings, [(body, when) for body, when in log], store.now)
    table.created, table.since = row["created"], log[-1][1] if log else row["created"]
    return table, {row.seat: row.ply for row in gone}


def replay(
    table_id: str, match: Match, seats: list[Seat], settings: TableSettings, log: Sequence[tuple[str, float]],
    now: Callable[[], float] = time.time,
) -> Table:  # fmt: skip
    """The table as its log tells: events with their times, by the clock that `now` looks at."""
    foreign, match.view_only = match.view_only, ""
    for seat in seats:  # names and bots come back with the events
        seat.level = "" if seat.kind != "bot" else seat.level
    table = Table(table_id, match, seats, settings, foreign=foreign)
    table.clock.now = now
    with table.story.unseen():
        for body, when in log:
            enter_logged(table, body, when)
    table.trouble = table.trouble or foreign
    table.clock.run(table.clock_runs, now())
    return table


def enter_logged(table: Table, body: str, when: float) -> ev.Event | None:
    """Enters an event of the log and returns it. A table whose rules have changed is shown as far as it replays.

    An event that is refused was refused when it was written too: it is passed over, and told to the operator.
    """
    number = table.number
    try:
        if table.trouble:
            return None
        event = ev.read(body)
        table.enter(event, when)
        return event
    except msgspec.MsgspecError:
        table.trouble = "this table was played on by a newer version of Sortilège"
    except SortilegeError as error:
        table.trouble = _outgrown(table, body, error)
        if not table.trouble:
            _log.warning("table %s: event %d is passed over: %s", table.id, number, error)
    except Exception as error:
        _log.exception("table %s: event %d does not replay", table.id, number)
        table.trouble = f"event {number} of this table does not replay: {error}"
    finally:
        table.number = number + 1
    if table.trouble:
        table.follow()
    return None


def _outgrown(table: Table, body: str, error: SortilegeError) -> str:
    """Why this event does not enter any more, if a rule was mended since; else nothing."""
    if table.foreign:
        return table.foreign
    event = ev.read(body)
    rule = table.game.ruled_anew(table.match.position, event.move.strip()) if isinstance(event, ev.Played) else None
    return outgrown(rule, str(error)) if rule else ""
