"""Several processes on one database: nonces in the log, the house, its processes, keepers, presence, requests."""

import secrets

import sqlalchemy as sa
from alembic import op
from sqlalchemy import BigInteger, Column, Float, Integer, String, Text

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Adds them; tables that go on by themselves want a keeper."""
    op.add_column("events", Column("nonce", String(22), nullable=False, server_default=""))
    op.create_table(
        "house",
        Column("id", Integer, primary_key=True, autoincrement=False),
        Column("epoch", String(22), nullable=False),
    )
    op.execute(sa.text("INSERT INTO house (id, epoch) VALUES (1, :epoch)").bindparams(epoch=secrets.token_urlsafe(16)))
    op.create_table(
        "processes",
        Column("id", BigInteger, primary_key=True, autoincrement=False),
        Column("kind", String(8), nullable=False),
        Column("name", String(80), nullable=False),
        Column("version", String(80), nullable=False),
        Column("rules", Text, nullable=False),
        Column("ready", sa.Boolean, nullable=False),
        Column("beat", Float, nullable=False),
        Column("numbers", Text, nullable=False),
    )
    op.create_table(
        "keepers",
        Column("table_id", String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        Column("process", BigInteger, index=True),
        Column("until", Float, nullable=False),
    )
    op.execute(
        "INSERT INTO keepers (table_id, process, until) SELECT id, NULL, touched FROM tables WHERE NOT over AND "
        "(settings LIKE '%\"clock\"%' OR settings LIKE '%\"fill\"%' OR "
        "id IN (SELECT table_id FROM seats WHERE level <> ''))"
    )
    op.create_table(
        "presence",
        Column("process", BigInteger, primary_key=True, autoincrement=False),
        Column("table_id", String(16), primary_key=True, index=True),
        Column("seat", Integer, primary_key=True),
        Column("windows", Integer, nullable=False),
    )
    if op.get_bind().dialect.name == "postgresql":
        op.execute("ALTER TABLE presence SET UNLOGGED")
    op.create_table(
        "requests",
        Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
        Column("key", String(120), nullable=False, unique=True),
        Column("work", String(16), nullable=False),
        Column("priority", Integer, nullable=False),
        Column("deadline", Float, nullable=False),
        Column("body", Text, nullable=False),
        Column("asker", BigInteger, nullable=False),
        Column("taker", BigInteger),
        Column("attempt", Integer, nullable=False, server_default="0"),
        Column("answer", Text),
        Column("error", Text),
    )
