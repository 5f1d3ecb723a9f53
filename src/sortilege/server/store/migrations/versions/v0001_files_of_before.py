"""The schema of files from before its versions were kept; those that lack a table get it."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column, Float, Integer, String, Text

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Makes all tables that are not there."""
    _make_tables()
    _make_notes()
    _make_texts()
    for table, column in (("tables", "touched"), ("papers", "touched"), ("works", "guest"), ("works", "touched")):
        op.create_index(f"ix_{table}_{column}", table, [column], if_not_exists=True)


def _make_tables() -> None:
    op.create_table(
        "tables",
        Column("id", String(16), primary_key=True),
        Column("game", String(32), nullable=False),
        Column("rules", Integer, nullable=False),
        Column("seed", String(64), nullable=False),
        Column("record", Text, nullable=False),
        Column("settings", Text, nullable=False),
        Column("created", Float, nullable=False),
        Column("touched", Float, nullable=False),
        Column("listed", sa.Boolean, nullable=False),
        Column("over", sa.Boolean, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "seats",
        _table_id(),
        Column("seat", Integer, primary_key=True),
        Column("token", String(43), nullable=False, unique=True),
        Column("kind", String(8), nullable=False),
        Column("name", String(40), nullable=False),
        Column("level", String(16), nullable=False),
        Column("host", sa.Boolean, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "holds",
        Column("guest", String(43), primary_key=True),
        _table_id(),
        Column("seat", Integer, primary_key=True),
        if_not_exists=True,
    )
    op.create_table(
        "events",
        _table_id(),
        Column("number", Integer, primary_key=True),
        Column("time", Float, nullable=False),
        Column("body", Text, nullable=False),
        if_not_exists=True,
    )


def _make_notes() -> None:
    op.create_table(
        "standings",
        _table_id(),
        Column("number", Integer, nullable=False),
        Column("standing", Text, nullable=False),
        if_not_exists=True,
    )
    op.create_table("removed", Column("guest", String(43), primary_key=True), _table_id(), if_not_exists=True)
    op.create_table(
        "departures",
        _table_id(),
        Column("seat", Integer, primary_key=True),
        Column("ply", Integer, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "old_links",
        Column("token", String(43), primary_key=True),
        Column("table_id", String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        Column("name", String(40), nullable=False),
        Column("put_out", sa.Boolean, nullable=False),
        if_not_exists=True,
    )


def _make_texts() -> None:
    op.create_table(
        "papers",
        Column("id", String(24), primary_key=True),
        Column("kind", String(8), nullable=False),
        Column("text", Text, nullable=False),
        Column("touched", Float, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "works",
        Column("id", String(24), primary_key=True),
        Column("guest", String(43), nullable=False),
        Column("kind", String(16), nullable=False),
        Column("title", String(200), nullable=False),
        Column("about", Text, nullable=False),
        Column("seen", String(8), nullable=False),
        Column("origin", String(24), nullable=False),
        Column("head", Integer, nullable=False),
        Column("changed", Float, nullable=False),
        Column("touched", Float, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "versions",
        Column("work_id", String(24), sa.ForeignKey("works.id", ondelete="CASCADE"), primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("text", Text, nullable=False),
        Column("time", Float, nullable=False),
        Column("source", Integer, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "published",
        Column("work_id", String(24), sa.ForeignKey("works.id", ondelete="CASCADE"), primary_key=True),
        Column("version", Integer, nullable=False),
        Column("index", Text, nullable=False),
        Column("time", Float, nullable=False),
        if_not_exists=True,
    )


def _table_id() -> Column[str]:
    return Column("table_id", String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
