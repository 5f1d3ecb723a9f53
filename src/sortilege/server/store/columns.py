"""The schema, one for SQLite and PostgreSQL. It only ever grows: `migrations/` has what each version added."""

import sqlalchemy as sa
from sqlalchemy import Column, Integer, String, Text

VERSION = "0002"  # the last of the migrations

SCHEMA = sa.MetaData()

tables = sa.Table(
    "tables",
    SCHEMA,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),  # the version of the rules that it is played by
    Column("seed", String(64), nullable=False),  # of the dice: read when a table is opened, shown when it is over
    Column("record", Text, nullable=False),  # the header, and what was played before this table opened
    Column("settings", Text, nullable=False),  # JSON: clocks, whether it is listed
    Column("created", sa.Float, nullable=False),
    Column("touched", sa.Float, nullable=False, index=True),
    Column("listed", sa.Boolean, nullable=False),
    Column("over", sa.Boolean, nullable=False, default=False),
)

seats = sa.Table(
    "seats",
    SCHEMA,
    Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("token", String(43), nullable=False, unique=True),  # the unguessable part of the seat's link
    Column("kind", String(8), nullable=False),  # guest, open or bot
    Column("name", String(40), nullable=False),
    Column("level", String(16), nullable=False),  # of the bot that plays it; a guest's seat has one while lent to a bot
    Column("host", sa.Boolean, nullable=False),  # whose holder may arrange the table
)

holds = sa.Table(
    "holds",
    SCHEMA,
    Column("guest", String(43), primary_key=True),
    Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),  # -1: the host, who may sit nowhere
)

events = sa.Table(
    "events",
    SCHEMA,
    Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("time", sa.Float, nullable=False),
    Column("body", Text, nullable=False),  # JSON, see events.py
    Column("nonce", String(22), nullable=False, server_default=""),  # by which a writer knows its own row again
)


standings = sa.Table(
    "standings",
    SCHEMA,
    Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),  # of events that it tells of; with more, it is out of date
    Column("standing", Text, nullable=False),  # JSON, see standing.py
)

removed = sa.Table(
    "removed",
    SCHEMA,
    Column("guest", String(43), primary_key=True),
    Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),  # off this guest's list
)


departures = sa.Table(
    "departures",
    SCHEMA,
    Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("ply", Integer, nullable=False),  # how far the game was when the last window of this seat was closed
)

old_links = sa.Table(
    "old_links",
    SCHEMA,
    Column("token", String(43), primary_key=True),  # of a link that seats nobody any more
    Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("name", String(40), nullable=False),  # who sat there
    Column("put_out", sa.Boolean, nullable=False),  # by the host; else who sat there has made a new link
)

# Texts under an unguessable link, and works that guests write; documents.py and shelf.py look after them.

documents = sa.Table(
    "papers",
    SCHEMA,
    Column("id", String(24), primary_key=True),
    Column("kind", String(8), nullable=False),  # record, book, analysis or copy
    Column("text", Text, nullable=False),
    Column("touched", sa.Float, nullable=False, index=True),
)

works = sa.Table(
    "works",
    SCHEMA,
    Column("id", String(24), primary_key=True),
    Column("guest", String(43), nullable=False, index=True),
    Column("kind", String(16), nullable=False),
    Column("title", String(200), nullable=False),
    Column("about", Text, nullable=False),  # JSON of the pages that keep works of this kind
    Column("seen", String(8), nullable=False),
    Column("origin", String(24), nullable=False),  # the work that it was copied from, or empty
    Column("head", Integer, nullable=False),  # the number of the latest version
    Column("changed", sa.Float, nullable=False),
    Column("touched", sa.Float, nullable=False, index=True),
)

versions = sa.Table(
    "versions",
    SCHEMA,
    Column("work_id", sa.ForeignKey("works.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    Column("time", sa.Float, nullable=False),
    Column("source", Integer, nullable=False),  # the version that it goes back to; its own number if it is new
)

published = sa.Table(
    "published",
    SCHEMA,
    Column("work_id", sa.ForeignKey("works.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("index", Text, nullable=False),  # JSON: what people look for
    Column("time", sa.Float, nullable=False),
)

# What several processes on one database know of each other. Times are the database's own, in seconds.

house = sa.Table(
    "house",
    SCHEMA,
    Column("id", Integer, primary_key=True, autoincrement=False),  # 1: there is one row
    Column("epoch", String(22), nullable=False),  # of this log; another one after a backup was brought back
)

processes = sa.Table(
    "processes",
    SCHEMA,
    Column("id", sa.BigInteger, primary_key=True, autoincrement=False),  # drawn anew for each life
    Column("kind", String(8), nullable=False),  # serve or think
    Column("name", String(80), nullable=False),  # host and number of the process
    Column("version", String(80), nullable=False),
    Column("rules", Text, nullable=False),  # JSON: the version of each game's rules that it plays by
    Column("ready", sa.Boolean, nullable=False),
    Column("beat", sa.Float, nullable=False),  # when it last said that it lives
    Column("numbers", Text, nullable=False),  # JSON, for /metrics
)

keepers = sa.Table(
    "keepers",
    SCHEMA,
    Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("process", sa.BigInteger, index=True),  # that moves bots and rings clocks there; none has it, if empty
    Column("until", sa.Float, nullable=False),  # when the last one let it go
)

presence = sa.Table(
    "presence",
    SCHEMA,
    Column("process", sa.BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", String(16), primary_key=True, index=True),
    Column("seat", Integer, primary_key=True),  # -1 the host, -2 spectators
    Column("windows", Integer, nullable=False),
)

requests = sa.Table(
    "requests",
    SCHEMA,
    Column("id", sa.BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("key", String(120), nullable=False, unique=True),  # the same request twice is one
    Column("work", String(16), nullable=False),  # what is to be done, see thinking.py
    Column("priority", Integer, nullable=False),  # the least first
    Column("deadline", sa.Float, nullable=False),
    Column("body", Text, nullable=False),  # JSON: records and levels, never seeds or seats
    Column("asker", sa.BigInteger, nullable=False),
    Column("taker", sa.BigInteger),
    Column("attempt", Integer, nullable=False, server_default="0"),
    Column("answer", Text),  # JSON
    Column("error", Text),
)
