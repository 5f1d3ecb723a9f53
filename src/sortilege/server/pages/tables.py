"""The page of a table, and its record."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sortilege.ink.gradients import PAINTS
from sortilege.server import templates
from sortilege.server.http import record_answer
from sortilege.server.pages.joining import preview, waiting
from sortilege.server.pages.new_table import next_by_ease
from sortilege.server.play import seating
from sortilege.server.play.messages import MOST_LINES
from sortilege.server.play.requests import hall_of, room_of
from sortilege.server.play.room import Room
from sortilege.server.visitor import visitor_of
from sortilege.server.words import WORDS, spoken
from sortilege.server.workers import USUAL


async def table(request: Request) -> Response:
    """The table; while seats are free, the page that waits for people, unless only the board is asked for."""
    room = await room_of(request)
    if seating.free_seats(room.table) and "board" not in request.query_params and await _concerns(request, room):
        return await waiting(request, room)
    visitor, game = visitor_of(request), room.table.game
    other = next_by_ease(game)
    return templates.page(
        request, "table.html", id=room.table.id, game=game.key, client_words=spoken(visitor.language, "client-"),
        paints="".join(PAINTS.values()), title=game.title(visitor.language), level=USUAL, lines=MOST_LINES,
        name=visitor.name or WORDS(visitor.language, "guest"), preview=preview(request, room.table),
        other=other.key, other_title=other.title(visitor.language),
        said=WORDS(visitor.language, "late") if "late" in request.query_params else "",
    )  # fmt: skip


async def _concerns(request: Request, room: Room) -> bool:
    """Tells whether a free seat concerns this visitor: who sits here, is host, or may sit down."""
    held = await hall_of(request).held(visitor_of(request).guest, room.table.id)
    return bool(held) or room.table.settings.joinable


async def record(request: Request) -> Response:
    table = (await room_of(request)).table
    return record_answer(table.match.record(), f"{table.game.key}-{table.id}")


ROUTES = [
    Route("/table/{id}", table),
    Route("/table/{id}/record", record),
]
