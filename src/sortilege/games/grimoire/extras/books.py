"""My books: listed, copied, printed, shared, with their history; every change is a version, and none is lost."""

import re
import time
from typing import Any, cast, get_args
from urllib.parse import quote

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from sortilege.games.grimoire.extras.book_index import (
    LONGEST_TITLE,
    ORIGIN,
    BookHead,
    BookIndex,
    IndexedSpell,
    head_of,
    index,
    of_the_game,
)
from sortilege.games.grimoire.language.book import CAPACITY, Book, same_name
from sortilege.games.grimoire.language.library import BOOKS, shipped
from sortilege.games.grimoire.language.print import Unsayable
from sortilege.games.grimoire.language.print.book_text import heading, opening, quoted, spell_lines
from sortilege.kernel.errors import BadOption
from sortilege.server import templates
from sortilege.server.http import NO_STORE, or_404, small_number
from sortilege.server.limits import LARGEST_BODY
from sortilege.server.pages.my_tables import ago
from sortilege.server.play.requests import address_of, hall_of
from sortilege.server.store import documents
from sortilege.server.store.shelf import MOST_VERSIONS, Seen, Work, WorkShelf
from sortilege.server.visitor import visitor_of
from sortilege.server.words import WORDS

LARGEST = 64_000  # characters of a book
_QUOTES = '"“”«»„'
_TITLE = re.compile(r"^[ \t]*(?:grimoire|collection|recueil|titre|title)\b[^\n]*", re.IGNORECASE | re.MULTILINE)
_COLLECTION = re.compile(r"[ \t]*(?:collection|recueil)\b", re.IGNORECASE)
_SPELL = re.compile(r"^[ \t]*(?:spell|sortilège)\b", re.IGNORECASE | re.MULTILINE)
_NO_HEAD = BookHead("", "", "en", [])


def shelf_of(request: Request) -> WorkShelf:
    return WorkShelf(hall_of(request).store, "grimoire")


async def text_of(request: Request, name: str) -> str | None:
    """The text of a book of the game, of a shelf, or one that was kept before there were shelves."""
    if name in BOOKS:
        return shipped(name, visitor_of(request).language).read_text(encoding="utf-8")
    work = await shelf_of(request).find(name, visitor_of(request).guest)
    return work.text if work else await documents.find(hall_of(request).store, "book", name)


async def index_of(request: Request, name: str) -> BookIndex:
    """Everything about a book that the visitor may see, found in a worker; Busy if that takes too long."""
    if name in BOOKS:
        return of_the_game(visitor_of(request).language)[name]
    text = or_404(await text_of(request, name))
    return await hall_of(request).studies.run(index, text, who=address_of(request))


async def own_work(request: Request, number: int = 0) -> Work:
    """The visitor's own book that the address names; 404 for all others."""
    work = await shelf_of(request).find(request.path_params["id"], visitor_of(request).guest, number)
    if work is None or work.guest != visitor_of(request).guest:
        raise HTTPException(404)
    return work


async def sent(request: Request) -> dict[str, str]:
    """The fields of a form; 413 if its text is longer than any book."""
    form = await request.form(max_files=0, max_fields=8, max_part_size=LARGEST_BODY)
    fields = {name: str(value).replace("\r\n", "\n") for name, value in form.items()}
    if len(fields.get("text", "")) > LARGEST:
        raise HTTPException(413)
    return fields


async def keep(request: Request, text: str, name: str = "", base: int = 0) -> tuple[str, bool]:
    """Keeps a text as a new version of the visitor's book of this name, or as a new book of theirs.

    Returns its name, and whether another window had saved since version `base`: both are then in the history.
    """
    visitor, shelf = visitor_of(request), shelf_of(request)
    await hall_of(request).admit(address_of(request), "versions")
    text = text.encode("utf-8", "replace").decode()
    about = head_of(text)
    given = about.title, msgspec.json.encode(about).decode(), text
    work = await shelf.find(name, visitor.guest) if name else None
    if work is None or work.guest != visitor.guest:
        return await shelf.add(visitor.guest, *given, work.id if work else ""), False
    await shelf.save(work, *given)
    return work.id, 0 < base < work.head


def told(work: Work, language: str) -> dict[str, Any]:
    """A book as it is listed."""
    about = msgspec.json.decode(work.about, type=BookHead) if work.about else _NO_HEAD
    title = work.title or (about.spells[0] if about.spells else WORDS(language, "books-untitled"))
    return {
        "id": work.id, "title": title, "count": len(about.spells), "first": about.spells[:4], "seen": work.seen,
        "origin": work.origin, "when": ago(time.time() - work.changed, language), "head": work.head,
    }  # fmt: skip


async def listed(request: Request) -> list[dict[str, Any]]:
    """The visitor's books."""
    visitor = visitor_of(request)
    return [told(work, visitor.language) for work in await shelf_of(request).mine(visitor.guest)]


async def mine(request: Request, error: str = "") -> Response:
    return templates.page(
        request, "books.html", 422 if error else 200, books=await listed(request), seens=get_args(Seen), error=error,
        at=request.query_params.get("at", ""), notice=request.query_params.get("said", ""), root=str(request.base_url),
    )  # fmt: skip


async def copy(request: Request) -> Response:
    """A copy of a book that the visitor may see, on their own shelf."""
    name = request.path_params["id"]
    text = or_404(await text_of(request, name))
    await hall_of(request).admit(address_of(request), "versions")
    about = head_of(text)
    given = about.title, msgspec.json.encode(about).decode(), text
    origin = "" if name in BOOKS else name
    made = await shelf_of(request).add(visitor_of(request).guest, *given, origin)
    return RedirectResponse(f"/books?at={made}&said=copied#b-{made}", 303)


async def share(request: Request) -> Response:
    """Who may see a book. For all it has to be proved: what they see then is the version that was."""
    work, seen = await own_work(request), (await sent(request)).get("seen", "")
    if seen not in get_args(Seen):
        raise HTTPException(400)
    found = ""
    if seen == "public":
        book = await index_of(request, work.id)
        if not book.certificate:
            return await mine(request, WORDS(visitor_of(request).language, "books-unproved", title=work.title))
        found = msgspec.json.encode(book).decode()
    await shelf_of(request).show(work, cast(Seen, seen), found)
    return RedirectResponse(f"/books?at={work.id}&said={seen}#b-{work.id}", 303)


async def name(request: Request) -> Response:
    """Gives a book a title, as a statement of its text."""
    work, given = await own_work(request), (await sent(request)).get("title", "")
    title = " ".join("".join(c if c.isprintable() and c not in _QUOTES else " " for c in given).split())
    if not title or len(title) > LONGEST_TITLE:
        return await mine(request, WORDS(visitor_of(request).language, "books-bad-title", most=LONGEST_TITLE))
    language = msgspec.json.decode(work.about, type=BookHead).language
    await keep(request, titled(work.text, title, language), work.id)
    return RedirectResponse(f"/books?at={work.id}&said=named#b-{work.id}", 303)


def titled(text: str, title: str, language: str) -> str:
    """A book under another title: its own statement is replaced, or there is one more at the beginning."""
    (said, *_) = opening(Book(language, (), title), language)
    found = _TITLE.search(text)
    if found and not _SPELL.search(text[: found.start()]):
        kind = opening(Book(language, (), title, collection=True), language)[0] if _COLLECTION.match(found[0]) else said
        return text[: found.start()] + kind + text[found.end() :]
    return f"{said}\n{text}"


async def remove(request: Request) -> Response:
    await shelf_of(request).remove(await own_work(request))
    return RedirectResponse("/books?said=removed", 303)


async def history(request: Request) -> Response:
    """The versions of a book; one of them may be looked at."""
    language = visitor_of(request).language
    number = small_number(request.query_params.get("version", "")) or 0
    work = await own_work(request, number)
    now = time.time()
    rows = [dict(row) | {"when": ago(now - row["time"], language)} for row in await shelf_of(request).history(work.id)]
    return templates.page(
        request, "book_history.html", book=told(work, language), versions=rows, most=MOST_VERSIONS,
        shown=number or work.head, text=work.text, undo=await shelf_of(request).before(work),
    )  # fmt: skip


async def back(request: Request) -> Response:
    """Goes back to a version, by adding it again as the latest."""
    number = or_404(small_number((await sent(request)).get("version", "")) or None)
    old, work = await own_work(request, number), await own_work(request)
    await hall_of(request).admit(address_of(request), "versions")
    source = next(row["source"] for row in await shelf_of(request).history(work.id) if row["number"] == number)
    about = head_of(old.text)
    await shelf_of(request).save(work, about.title, msgspec.json.encode(about).decode(), old.text, source)
    return RedirectResponse(f"/books/{work.id}/history", 303)


async def file(request: Request) -> Response:
    """The text of a book, in a file named after its title."""
    text = or_404(await text_of(request, request.path_params["id"]))
    title = head_of(text).title
    return PlainTextResponse(text, headers=NO_STORE | {"Content-Disposition": disposition(title)})


def disposition(title: str) -> str:
    """The header that names a file after a title, in plain letters and as it is."""
    name = " ".join(re.sub(r"[^\w ’'-]", " ", title).split())[:60] or "grimoire"
    plain = re.sub(r"[^A-Za-z0-9-]+", "-", name).strip("-").lower() or "grimoire"
    return f"attachment; filename=\"{plain}.grimoire\"; filename*=UTF-8''{quote(name)}.grimoire"


async def take(request: Request) -> Response:
    """Copies a spell of a book into one of the visitor's, or a new one; where it comes from is kept with it."""
    fields = await sent(request)
    name, _, place = fields.get("what", "").rpartition("/")
    book = await index_of(request, name)
    number = small_number(place)
    if number is None or number >= len(book.spells):
        raise HTTPException(404)
    title = book.title or (WORDS(visitor_of(request).language, f"book-{name}") if name in BOOKS else "")
    spell = book.spells[number]
    language = visitor_of(request).language
    source = spell.origin or ", ".join(filter(None, (quoted(spell.name, language), title, book.author)))
    return await put(request, fields.get("into", ""), spell, source)


async def put(request: Request, into: str, spell: IndexedSpell, source: str) -> Response:
    """Writes a spell at the end of one of the visitor's books, before its mystiques, in the book's language."""
    visitor = visitor_of(request)
    work = await shelf_of(request).find(into, visitor.guest) if into else None
    own = work.text if work and work.guest == visitor.guest else ""
    head = head_of(own)
    language = head.language if own else visitor.language
    if len(head.spells) >= CAPACITY:
        raise BadOption.said(WORDS, "books-full", most=CAPACITY)
    text = with_spell(own, unique(spell.name, head.spells), spell, language, source)
    if len(text) > LARGEST:
        raise HTTPException(413)
    name, _ = await keep(request, text, into if own else "")
    return RedirectResponse(f"/books?at={name}&said=taken#b-{name}", 303)


def unique(name: str, others: list[str]) -> str:
    """The name, with a number behind it if the book has it already."""
    taken = {same_name(other) for other in others}
    return next(one for one in (name, *(f"{name} ({n})" for n in range(2, 99))) if same_name(one) not in taken)


def with_spell(text: str, name: str, spell: IndexedSpell, language: str, source: str) -> str:
    """A book with one more spell and where it comes from; mystiques stay at the end."""
    try:
        said = spell_lines(spell.spell, language)
    except Unsayable:
        said = []
    lines = [f"{ORIGIN[language]}{source}"] if source else []
    part = "\n".join([*lines, heading(name, language), *said])
    before, mystiques = text.rstrip(), ""
    if found := re.search(r"^\s*mystique\b", text, re.IGNORECASE | re.MULTILINE):
        before, mystiques = text[: found.start()].rstrip(), text[found.start() :].strip()
    return "\n\n".join(filter(None, (before, part, mystiques))) + "\n"


ROUTES = [
    Route("/books", mine),
    Route("/books/take", take, methods=["POST"]),
    Route("/books/{id}/copy", copy, methods=["POST"]),
    Route("/books/{id}/share", share, methods=["POST"]),
    Route("/books/{id}/name", name, methods=["POST"]),
    Route("/books/{id}/remove", remove, methods=["POST"]),
    Route("/books/{id}/history", history),
    Route("/books/{id}/back", back, methods=["POST"]),
    Route("/books/{id}/file", file),
]
