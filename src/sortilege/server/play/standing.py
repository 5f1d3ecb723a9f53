"""How a table stands, noted beside its log so that lists need not open it."""

from typing import Any

from msgspec import Struct, json
from sqlalchemy import text

from sortilege.kernel.position import OVER
from sortilege.server.play.table import Table

NOTE = text(
    "INSERT INTO standings (table_id, number, standing) "
    "SELECT id, CAST(:number AS integer), :standing FROM tables WHERE id = :table_id "
    "ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, standing = excluded.standing"
)  # of a table that is still there


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


def noted(table: Table) -> dict[str, Any]:
    """The values of `NOTE` for it."""
    return {"table_id": table.id, "number": table.number, "standing": json.encode(standing_of(table)).decode()}
