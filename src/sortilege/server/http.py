"""What all handlers of requests share: bodies of bounded size, JSON answers, downloads, 404, names."""

import asyncio
from collections.abc import Coroutine, Mapping
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from sortilege.kernel.errors import UnknownGame
from sortilege.kernel.game import AnyGame
from sortilege.kernel.registry import game as find_game
from sortilege.server.limits import LARGEST_BODY
from sortilege.server.visitor import cookie

NO_STORE = {"Cache-Control": "no-store"}
PER_VISITOR = {"Cache-Control": "private, max-age=86400", "Vary": "Cookie, Accept-Language"}
Thing = TypeVar("Thing")


async def read_body(request: Request) -> bytes:
    """The body of a request; 413 if it is too large."""
    raw = bytearray()
    async for part in request.stream():
        raw += part
        if len(raw) > LARGEST_BODY:
            raise HTTPException(413)
    return bytes(raw)


async def while_there(request: Request, work: Coroutine[Any, Any, Thing]) -> Thing:
    """What the work comes to; whoever asked and goes away in the meantime has it stopped. The body must be read."""
    task, left = asyncio.ensure_future(work), asyncio.ensure_future(_left(request))
    try:
        await asyncio.wait({task, left}, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            return task.result()
        raise ClientDisconnect
    finally:
        for one in (task, left):
            one.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def _left(request: Request) -> None:
    """Returns when whoever asked is gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def json_answer(value: object, status: int = 200, headers: Mapping[str, str] = NO_STORE) -> Response:
    """Answers with JSON, which nobody is to keep unless the headers say otherwise."""
    return Response(msgspec.json.encode(value), status, dict(headers), "application/json")


def record_answer(record: str, name: str) -> Response:
    """Answers with a record, to be saved as a file of this name."""
    disposition = {"Content-Disposition": f'attachment; filename="{name}.record"'}
    return PlainTextResponse(record, headers=NO_STORE | disposition)


def or_404(thing: Thing | None) -> Thing:
    """What was looked for; 404 if there is none."""
    if thing is None:
        raise HTTPException(404)
    return thing


def game_of(request: Request) -> AnyGame:
    """The game that the address names; 404 if there is none."""
    return game_or_404(request.path_params["game"])


def game_or_404(key: str) -> AnyGame:
    try:
        return find_game(key)
    except UnknownGame as error:
        raise HTTPException(404) from error


def small_number(text: str) -> int | None:
    """The number that a part of an address is; None if it is none, or has more digits than anything here counts."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 8 else None


def theme_of(request: Request) -> str:
    """The colours that a picture is asked for in."""
    return "dark" if request.query_params.get("theme") == "dark" else "light"


def is_narrow(request: Request) -> bool:
    """Tells whether a drawing for a phone is asked for."""
    return request.query_params.get("narrow") == "1"


def to_table(request: Request, table_id: str, name: str) -> Response:
    """Leads to a table, and remembers the name of who goes there."""
    response = RedirectResponse(f"/table/{table_id}", 303)
    response.headers.append("set-cookie", cookie("name", name, request.scope))
    return response


def clean_name(name: str) -> str:
    """A name fit for a record: printable, none of its marks, at most 24 characters."""
    kept = "".join(" " if c in ";{}()|" or not c.isprintable() else c for c in name)
    return " ".join(kept.split())[:24]
