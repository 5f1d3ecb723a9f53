"""Texts kept on the server: records, books, analyses, owners' copies. Whoever has the unguessable link may read it."""

import re
import secrets
import time

from sqlalchemy import Executable, delete, select, update

from sortilege.server.store.columns import documents
from sortilege.server.store.statements import insert_new
from sortilege.server.store.store import Store

DAY = 86_400.0
KEEP = 365 * DAY  # after somebody last looked at it
_ID = re.compile(r"[A-Za-z0-9]{24}")


async def keep(store: Store, kind: str, text: str, document_id: str = "") -> str:
    """Keeps a text for good and returns its id; a document never changes, so a link always shows the same."""
    document_id = document_id or secrets.token_urlsafe(18).replace("_", "a").replace("-", "b")
    await store.write(insert_new(documents, {"id": document_id, "kind": kind, "text": text, "touched": time.time()}))
    return document_id


async def find(store: Store, kind: str, document_id: str) -> str | None:
    """The text of a document; looking at it keeps it alive."""
    if not _ID.fullmatch(document_id):
        return None
    where = (documents.c.id == document_id) & (documents.c.kind == kind)
    rows = await store.read(select(documents).where(where))
    if not rows:
        return None
    if rows[0]["touched"] < time.time() - DAY:
        await store.write(update(documents).where(documents.c.id == document_id).values(touched=time.time()))
    return str(rows[0]["text"])


def forget() -> Executable:
    """Clears away what nobody has looked at for long."""
    return delete(documents).where(documents.c.touched < time.time() - KEEP)
