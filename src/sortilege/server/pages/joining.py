"""A table that waits: a stranger takes a free seat by one touch, the host has the invitation; and links of seats."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from io import BytesIO
from typing import Any

import segno
from sqlalchemy import RowMapping
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from sortilege.ink.gradients import PAINTS
from sortilege.server import templates
from sortilege.server.http import clean_name, or_404, small_number, to_table
from sortilege.server.pages.forms import face
from sortilege.server.pages.new_table import said_clock
from sortilege.server.play import seating, wishing
from sortilege.server.play.hall import Hall
from sortilege.server.play.presence import HOST
from sortilege.server.play.requests import hall_of, room_of
from sortilege.server.play.room import Room
from sortilege.server.play.table import Table
from sortilege.server.visitor import visitor_of
from sortilege.server.words import WORDS


async def waiting(request: Request, room: Room, token: str = "", taken: bool = False) -> Response:
    """The page of a table with free seats: to sit down, or with the invitation for who sits already."""
    context = await _context(request, room, token)
    language, table = visitor_of(request).language, room.table
    return templates.page(
        request, "waiting.html", 409 if taken else 200, **context, token=token, taken=taken,
        facts=[
            said_clock(table.settings.clock, language),
            WORDS(language, f"comers-{context['comers']}-said"),
            *([WORDS(language, "hints-agreed")] if table.settings.hints else []),
        ],
        paints="".join(PAINTS.values()),
        title=table.game.title(language), name=visitor_of(request).name, preview=preview(request, table),
    )  # fmt: skip


async def part(request: Request) -> Response:
    """The seats of that page alone, as they are now."""
    room, language = await room_of(request), visitor_of(request).language
    context = await _context(request, room, request.query_params.get("token", "")[:64])
    html = templates.part(language, "waiting_seats.html", **context)
    return Response(html, media_type="text/html", headers={"Cache-Control": "no-store"})


async def _context(request: Request, room: Room, token: str) -> dict[str, Any]:
    visitor, hall, table = visitor_of(request), hall_of(request), room.table
    held = await hall.held(visitor.guest, table.id)
    may_sit = not held - {HOST} and (table.settings.joinable or HOST in held or seating.invites(table, token))
    address = ""
    seats, wishes = _seats(room, held, visitor.language), _wishes(room, held, visitor.language)
    drawn = [sign.drawing for sign in (*(seat["face"] for seat in seats), *(wish["sign"] for wish in wishes)) if sign]
    if held:
        address = str(request.base_url).rstrip("/") + await seating.invitation(hall, room)
    return {
        "id": table.id, "game": table.game.key, "host": await seating.arranges(hall, room, visitor.guest),
        "seated": bool(held - {HOST}), "may_sit": may_sit, "wishes": wishes,
        "signs": {drawing: f"sign-{number}" for number, drawing in enumerate(dict.fromkeys(drawn))},
        "free": len(seating.free_seats(table)), "seats": seats, "address": address,
        "code": _code(address) if address else "", "comers": seating.comers(table.settings),
        "choices": seating.COMERS, "owner": _owner(table),
    }  # fmt: skip


def _seats(room: Room, held: frozenset[int], language: str) -> list[dict[str, Any]]:
    table, here = room.table, room.here().seats
    chosen = {wish["seat"]: wish["sign"] for wish in wishing.choices(room, language)}
    shown = []
    for number, seat in enumerate(table.seats):
        role, free = table.game.seat_name(table.position, number, language), seating.is_free(table, number)
        who = "" if free else seat.introduced(language)
        shown.append({
            "number": number, "role": role, "who": who, "free": free, "mine": number in held, "host": seat.host,
            "here": number in here, "face": chosen.get(number) or face(table.game, table.position, number, language),
        })  # fmt: skip
    return shown


def _wishes(room: Room, held: frozenset[int], language: str) -> list[dict[str, Any]]:
    """What can be chosen before the game begins, with who has chosen it."""
    table = room.table
    shown = []
    for wish in wishing.choices(room, language):
        seat = wish["seat"]
        who, mine = table.name(seat, language) if seat >= 0 else "", seat in held and seat >= 0
        shown.append(wish | {"mine": mine, "taken": seat >= 0 and not mine, "who": who})
    return shown


def _owner(table: Table) -> str:
    """The name of who has opened the table, if he sits at it."""
    return next((seat.name for seat in table.seats if seat.host and seat.kind == "guest"), "")


def _code(address: str) -> str:
    """The address as a code to be scanned, an SVG of its own."""
    out = BytesIO()
    segno.make(address, error="m").save(
        out, kind="svg", xmldecl=False, svgns=True, border=3, scale=4, dark="#000", light="#fff", omitsize=True,
        nl=False, svgclass=None, lineclass=None,
    )  # fmt: skip
    return out.getvalue().decode()


def preview(request: Request, table: Table) -> dict[str, str]:
    """What a messenger shows beside the link: title, who sits, and a picture of the board."""
    language, base = visitor_of(request).language, str(request.base_url).rstrip("/")
    free, owner = len(seating.free_seats(table)), _owner(table)
    people = [table.person(seat, language) for seat in range(len(table.seats)) if not seating.is_free(table, seat)]
    title = table.game.title(language)
    told = WORDS(language, "preview-free", count=free) if free else WORDS(language, "preview-full")
    named = WORDS(language, "table-of", owner=owner, title=title) if owner else title
    text = WORDS(language, "invited-with", people=WORDS(language, "and").join(people)) if people else ""
    return {
        "title": f"{named} · {told}", "text": f"{text} {table.game.words(language, 'blurb')}".strip(),
        "address": f"{base}/table/{table.id}", "picture": f"{base}/table/{table.id}/preview.png",
    }  # fmt: skip


# sitting down


async def join(request: Request) -> Response:
    """The invitation to a table where not everybody may come."""
    room = await room_of(request)
    token = request.path_params["token"]
    held = await hall_of(request).held(visitor_of(request).guest, room.table.id)
    if not seating.invites(room.table, token):
        raise HTTPException(404)
    if held - {HOST}:
        return _watch(room)
    if not seating.free_seats(room.table):
        return RedirectResponse(f"/table/{room.table.id}?late", 303)
    return await waiting(request, room, token)


async def sit(request: Request) -> Response:
    """Takes a free seat, for who may: everybody, where the host lets them, or by the invitation."""
    room, hall, visitor = await room_of(request), hall_of(request), visitor_of(request)
    form = await request.form(max_files=0, max_fields=5)
    token, seat = str(form.get("token", ""))[:64], small_number(str(form.get("seat", "")))
    held = await hall.held(visitor.guest, room.table.id)
    if not (room.table.settings.joinable or HOST in held or seating.invites(room.table, token)):
        raise HTTPException(403)
    name = clean_name(str(form.get("name", ""))) or WORDS(visitor.language, "guest")
    try:
        if not held - {HOST}:
            await seating.take(hall, room, -1 if seat is None else seat, visitor.guest, name)
            await _choose(request, room, str(form.get("wish", "")))
    except seating.SeatTaken:
        return await waiting(request, room, token, taken=True) if seating.free_seats(room.table) else _watch(room)
    return to_table(request, room.table.id, name)


def _watch(room: Room) -> Response:
    return RedirectResponse(f"/table/{room.table.id}", 303)


async def wish(request: Request) -> Response:
    """Chooses in advance what one would be asked for first."""
    room, form = await room_of(request), await request.form(max_files=0, max_fields=2)
    await _choose(request, room, str(form.get("wish", "")))
    return _watch(room)


async def _choose(request: Request, room: Room, move: str) -> None:
    """Chooses for who sits here; what somebody else has chosen meanwhile stays his."""
    held = await hall_of(request).held(visitor_of(request).guest, room.table.id)
    if move:
        with suppress(seating.SeatTaken):
            await wishing.wish(room, held, move[:80])


async def leave(request: Request) -> Response:
    """Leaves a cooperative game to the others and a bot."""
    room = await room_of(request)
    await seating.leave(hall_of(request), room, visitor_of(request).guest)
    return RedirectResponse("/", 303)


async def bot(request: Request) -> Response:
    """The host gives a free seat to a bot."""
    room, form = await room_of(request), await request.form(max_files=0, max_fields=2)
    seat = small_number(str(form.get("seat", "")))
    return await _host_only(request, room, lambda hall, guest: seating.give_to_bot(hall, room, seat or 0, guest))


async def comers(request: Request) -> Response:
    """The host decides who may come."""
    room, form = await room_of(request), await request.form(max_files=0, max_fields=2)
    chosen = str(form.get("comers", ""))
    return await _host_only(request, room, lambda hall, guest: seating.let_come(hall, room, chosen, guest))


async def _host_only(request: Request, room: Room, work: Callable[[Hall, str], Awaitable[None]]) -> Response:
    try:
        await work(hall_of(request), visitor_of(request).guest)
    except seating.SeatTaken as error:
        raise HTTPException(403) from error
    return _watch(room)


# the link of a single seat


async def seat(request: Request) -> Response:
    """A seat's link: sitting down is a deliberate click. Who holds the seat goes straight in."""
    hall, visitor = hall_of(request), visitor_of(request)
    found = await hall.find_seat(request.path_params["token"])
    if found is None:
        return _gone(request, or_404(await hall.old_link(request.path_params["token"])))
    table_id, number, _ = found
    room = or_404(await hall.room(table_id))
    known = room.table.seats[number].name  # who comes back keeps the name he had
    if request.method == "POST":
        form = await request.form(max_files=0, max_fields=4)
        name = known or clean_name(str(form.get("name", ""))) or WORDS(visitor.language, "guest")
        await hall.sit(room, number, visitor.guest, name)
        return to_table(request, table_id, name)
    if number in await hall.held(visitor.guest, table_id):
        return RedirectResponse(f"/table/{table_id}", 303)
    return _invitation(request, room, number, known)


def _gone(request: Request, link: RowMapping) -> Response:
    """What has become of a seat's link."""
    language, why = visitor_of(request).language, "out" if link["put_out"] else "renewed"
    return templates.page(
        request, "old_link.html", 410, id=link["table_id"], head=WORDS(language, f"old-link-{why}", name=link["name"]),
        text=WORDS(language, f"old-link-{why}-text"),
    )  # fmt: skip


def _invitation(request: Request, room: Room, number: int, known: str) -> Response:
    visitor, table = visitor_of(request), room.table
    language, game = visitor.language, table.game
    present = [table.person(seat, language) for seat in range(len(table.seats)) if table.seats[seat].kind != "open"]
    return templates.page(
        request, "seat.html", id=table.id, game=game.key, title=game.title(language), known=known,
        blurb=game.words(language, "blurb"), role=game.seat_name(table.position, number, language),
        people=WORDS(language, "versus").join(present), name=visitor.name,
    )  # fmt: skip


ROUTES = [
    Route("/table/{id}/waiting", part),
    Route("/table/{id}/sit", sit, methods=["POST"]),
    Route("/table/{id}/wish", wish, methods=["POST"]),
    Route("/table/{id}/leave", leave, methods=["POST"]),
    Route("/table/{id}/bot", bot, methods=["POST"]),
    Route("/table/{id}/comers", comers, methods=["POST"]),
    Route("/join/{id}/{token}", join),
    Route("/seat/{token}", seat, methods=["GET", "POST"]),
]
