"""How a request reaches the tables: the hall, the room that it names, a table that is opened for it."""

from typing import Literal

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from sortilege.server.http import clean_name, or_404, to_table, while_there
from sortilege.server.play.hall import Hall
from sortilege.server.play.opening import TableRequest
from sortilege.server.play.room import Room
from sortilege.server.store import documents
from sortilege.server.visitor import visitor_of
from sortilege.server.words import WORDS


def hall_of(connection: HTTPConnection) -> Hall:
    hall: Hall = connection.app.state.hall
    return hall


async def room_of(request: Request) -> Room:
    """The room of the table in the address; 404 if there is none."""
    return or_404(await hall_of(request).room_now(request.path_params["id"]))


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


async def keep_text(request: Request, kind: Literal["record", "copy"], text: str) -> str:
    """Keeps a text under an unguessable link and returns the name in it; what is no Unicode in it is replaced."""
    hall = hall_of(request)
    await hall.admit(address_of(request), "texts")
    return await documents.keep(hall.store, kind, text.encode("utf-8", "replace").decode())


async def open_table(request: Request, plan: TableRequest, name: str | None = None) -> Response:
    """Opens a table and leads to it; without a name the visitor's own counts."""
    visitor, hall = visitor_of(request), hall_of(request)
    address = address_of(request)
    await hall.admit(address, "tables")
    name = clean_name(visitor.name if name is None else name) or WORDS(visitor.language, "guest")
    await while_there(request, hall.prepare(plan, address))
    return to_table(request, await hall.open(plan, visitor.guest, name, address), name)
