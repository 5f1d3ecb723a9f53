"""Texts that are kept on the server: records, books, analyses. Whoever has the unguessable link may read them."""

import re
import secrets
import time

from sqlalchemy import Column, Executable, Float, String, Table, Text, delete, insert, select, update

from sortilege.table.store import SCHEMA, Store

DAY = 86_400.0
KEEP = 365 * DAY  # after somebody last looked at it
_ID = re.compile(r"[A-Za-z0-9]{24}")

papers = Table(
    "papers",
    SCHEMA,
    Column("id", String(24), primary_key=True),
    Column("kind", String(8), nullable=False),  # record, book or analysis
    Column("text", Text, nullable=False),
    Column("touched", Float, nullable=False, index=True),
)


async def keep(store: Store, kind: str, text: str, paper_id: str = "") -> str:
    """Keeps a text for good and returns its id; a paper never changes, so a link always shows the same."""
    paper_id = paper_id or secrets.token_urlsafe(18).replace("_", "a").replace("-", "b")
    await store.write(insert(papers).values(id=paper_id, kind=kind, text=text, touched=time.time()))
    return paper_id


async def find(store: Store, kind: str, paper_id: str) -> str | None:
    """The text of a paper; looking at it keeps it alive."""
    if not _ID.fullmatch(paper_id):
        return None
    where = (papers.c.id == paper_id) & (papers.c.kind == kind)
    rows = await store.read(select(papers).where(where))
    if not rows:
        return None
    if rows[0]["touched"] < time.time() - DAY:
        await store.write(update(papers).where(papers.c.id == paper_id).values(touched=time.time()))
    return str(rows[0]["text"])


def forget() -> Executable:
    """Clears away what nobody has looked at for long."""
    return delete(papers).where(papers.c.touched < time.time() - KEEP)
