"""How a table stands, noted beside its log so that lists need not open it."""

from msgspec import Struct, json
from sqlalchemy import Executable

from sortilege.kernel.position import OVER
from sortilege.server.play.table import Table
from sortilege.server.store import columns as db
from sortilege.server.store.statements import replace


class Standing(Struct, frozen=True, omit_defaults=True):
    """Who is asked, or how it ended, and since when."""

    number: int  # of events that led to it
    seat: int
    since: float
    scores: list[float] = []


def standing_of(table: Table) -> Standing:
    """How this table stands now."""
    scores = list(table.match.scores) if table.asked == OVER else []
    return Standing(table.number, table.asked, table.since, scores)


def note(table: Table) -> Executable:
    """The statement that notes it."""
    now = standing_of(table)
    values = {"table_id": table.id, "number": now.number, "standing": json.encode(now).decode()}
    return replace(db.standings, values)
