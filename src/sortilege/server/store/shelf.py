"""Works that a guest writes and keeps: each with all its versions, for its author, for who has the link, or for all.

Nothing is overwritten: saving and going back both add a version. What everybody sees is one version that its author has
published, with what was found out about it then.
"""

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from sqlalchemy import Executable, RowMapping, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from sortilege.kernel.errors import SortilegeError
from sortilege.server.store.columns import published, versions, works
from sortilege.server.store.statements import insert_new
from sortilege.server.store.store import Store
from sortilege.server.words import WORDS

DAY = 86_400.0
KEEP = 365 * DAY  # after somebody last looked at it
MOST_WORKS = 200  # of one guest
MOST_VERSIONS = 100  # of one work; then the oldest ones go
Seen = Literal["private", "link", "public"]


class FullShelf(SortilegeError):
    """More works than one guest may keep."""


@dataclass(frozen=True)
class Work:
    """A work as it is listed; `text` is that of one version, where it was asked for."""

    id: str
    guest: str
    title: str
    about: str
    seen: Seen
    origin: str
    head: int
    changed: float
    text: str = ""


def _work(row: RowMapping, text: str = "") -> Work:
    named = ("id", "guest", "title", "about", "seen", "origin", "head", "changed")
    return Work(**{name: row[name] for name in named}, text=text)


class WorkShelf:
    """The works of one kind in a store."""

    def __init__(self, store: Store, kind: str) -> None:
        self.store = store
        self.kind = kind

    async def mine(self, guest: str) -> list[Work]:
        """The works of a guest, the latest first."""
        where = (works.c.guest == guest) & (works.c.kind == self.kind)
        rows = await self.store.read(select(works).where(where).order_by(works.c.changed.desc()))
        return [_work(row) for row in rows]

    async def find(self, work_id: str, guest: str, number: int = 0) -> Work | None:
        """A work with a version of its text, by default the latest; None for whom it is hidden from.

        Others see the published version, or the latest: what an author has taken back is the author's affair.
        """
        found = select(works, published.c.version).outerjoin(published, published.c.work_id == works.c.id)
        rows = await self.store.read(found.where((works.c.id == work_id) & (works.c.kind == self.kind)))
        stranger = bool(rows) and rows[0]["guest"] != guest
        if not rows or (stranger and (number or rows[0]["seen"] == "private")):
            return None
        number = number or (stranger and rows[0]["version"]) or rows[0]["head"]
        which = (versions.c.work_id == work_id) & (versions.c.number == number)
        texts = await self.store.read(select(versions.c.text).where(which))
        if rows[0]["touched"] < time.time() - DAY:
            await self.store.write(update(works).where(works.c.id == work_id).values(touched=time.time()))
        return _work(rows[0], texts[0]["text"]) if texts else None

    async def add(self, guest: str, title: str, about: str, text: str, origin: str = "") -> str:
        """A new work, seen by whoever has its link; FullShelf if this guest has too many."""
        count = select(func.count().label("n")).where((works.c.guest == guest) & (works.c.kind == self.kind))
        if (await self.store.read(count))[0]["n"] >= MOST_WORKS:
            raise FullShelf.said(WORDS, "error-shelf-full", most=MOST_WORKS)
        work_id, now = secrets.token_urlsafe(18).replace("_", "a").replace("-", "b"), time.time()
        await self.store.write(
            insert_new(works, {
                "id": work_id, "guest": guest, "kind": self.kind, "title": title, "about": about, "seen": "link",
                "origin": origin, "head": 1, "changed": now, "touched": now,
            }),
            insert_new(versions, {"work_id": work_id, "number": 1, "text": text, "time": now, "source": 1}),
        )  # fmt: skip
        return work_id

    async def save(self, work: Work, title: str, about: str, text: str, source: int = 0) -> int:
        """Adds a version, which is the number it returns; the same text as before adds none."""
        if text == work.text:
            return work.head
        number, now = work.head + 1, time.time()
        values = {"title": title, "about": about, "head": number, "changed": now, "touched": now}
        old = (versions.c.work_id == work.id) & (versions.c.number <= number - MOST_VERSIONS)
        shown = select(published.c.version).where(published.c.work_id == work.id)
        try:
            await self.store.write(
                insert(versions).values(work_id=work.id, number=number, text=text, time=now, source=source or number),
                update(works).where(works.c.id == work.id).values(**values),
                delete(versions).where(old & versions.c.number.not_in(shown)),
            )
        except IntegrityError:  # another window was quicker: what it saved stays, and this comes after it
            return await self.save(replace(work, head=number, text=""), title, about, text, source)
        return number

    async def history(self, work_id: str) -> Sequence[RowMapping]:
        """The versions of a work, the latest first: number, time, source, and how long they are."""
        columns = versions.c.number, versions.c.time, versions.c.source, func.length(versions.c.text).label("size")
        chosen = select(*columns).where(versions.c.work_id == work_id)
        return await self.store.read(chosen.order_by(versions.c.number.desc()))

    async def before(self, work: Work) -> int:
        """The version that undoing goes back to: the one before that whose text stands now; 0 if there is none."""
        rows = await self.history(work.id)
        source = next(row["source"] for row in rows if row["number"] == work.head)
        return max((row["number"] for row in rows if row["number"] < source), default=0)

    async def show(self, work: Work, seen: Seen, index: str = "") -> None:
        """Lets nobody, who has the link, or everybody see a work; for all, the version that stands now."""
        changes: list[Executable] = [update(works).where(works.c.id == work.id).values(seen=seen)]
        changes.append(delete(published).where(published.c.work_id == work.id))
        if seen == "public":
            values = {"work_id": work.id, "version": work.head, "index": index, "time": time.time()}
            changes.append(insert(published).values(**values))
        await self.store.write(*changes)

    async def public(self, most: int) -> Sequence[RowMapping]:
        """What everybody may see, the latest first: id, title, index, version, time."""
        columns = works.c.id, works.c.title, published.c.index, published.c.version, published.c.time
        joined = select(*columns).join(published, published.c.work_id == works.c.id)
        where = (works.c.kind == self.kind) & (works.c.seen == "public")
        return await self.store.read(joined.where(where).order_by(published.c.time.desc()).limit(most))

    async def remove(self, work: Work) -> None:
        """Deletes a work with all its versions."""
        await self.store.write(delete(works).where(works.c.id == work.id))


def forget() -> Executable:
    """Clears away what nobody has looked at for long."""
    return delete(works).where(works.c.touched < time.time() - KEEP)
