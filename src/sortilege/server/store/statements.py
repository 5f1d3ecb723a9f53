"""Statements that both databases understand: rows that are put unless they are there, or in the place of others."""

from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert  # SQLite says the same, and its compiler reads it

Values = Mapping[str, Any] | Sequence[Mapping[str, Any]]


def insert_new(table: sa.Table, values: Values) -> sa.Executable:
    """Puts rows that are not there yet. Done twice it is done once: a commit whose answer was lost is tried again."""
    return insert(table).values(values).on_conflict_do_nothing(index_elements=list(table.primary_key))


def replace(table: sa.Table, values: Mapping[str, Any]) -> sa.Executable:
    """Puts a row, in the place of the one with the same key."""
    key = {column.name for column in table.primary_key}
    others = {name: value for name, value in values.items() if name not in key}
    return insert(table).values(values).on_conflict_do_update(index_elements=list(table.primary_key), set_=others)
