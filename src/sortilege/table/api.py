"""The JSON API under /api: open a table, sit down, see, play, be told. Seat tokens are bearers; no cookie counts."""

import asyncio
import hashlib
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import fields
from functools import wraps
from typing import TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route

from sortilege.kernel.errors import (
    BadNotation,
    BadOption,
    GameOver,
    IllegalMove,
    SortilegeError,
    StaleMove,
    ViewOnly,
    WrongSeat,
)
from sortilege.kernel.options import choices, write_value
from sortilege.kernel.registry import game as find_game
from sortilege.kernel.registry import games
from sortilege.kernel.words import LANGUAGES
from sortilege.table import api_messages as m
from sortilege.table import events as ev
from sortilege.table.bots import BOTS
from sortilege.table.hall import Hall, Plan
from sortilege.table.openapi import document, option_names
from sortilege.table.room import Room, Viewer
from sortilege.table.socket import clean_name
from sortilege.table.table import Settings
from sortilege.table.visitor import visitor_of
from sortilege.table.wording import WORDS, player_name

LARGEST = 300_000  # bytes of a request
LONGEST_WAIT = 30.0  # seconds
BEAT = 15.0  # seconds after which a silent stream shows that it lives
_CONFLICTS = (IllegalMove, WrongSeat, StaleMove, GameOver, ViewOnly)
_SENTENCES = {
    401: "a seat's token is needed: Authorization: Bearer TOKEN",
    403: "this token is of another table",
    404: "there is no such thing here",
    405: "this is not done here",
    413: "the request is too large",
}
Body = TypeVar("Body")
Handler = Callable[[Request], Awaitable[Response]]


def answer(value: msgspec.Struct, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, {"Cache-Control": "no-store"}, "application/json")


def problem(error: Exception, status: int = 422) -> Response:
    """Every error has the same shape; the status is that of errors of the game which are no conflict."""
    if isinstance(error, HTTPException):
        kind, sentence = f"http-{error.status_code}", _SENTENCES.get(error.status_code, error.detail)
        response = answer(m.Problem(kind, sentence), error.status_code)
        response.headers.update(error.headers or {})
        return response
    if isinstance(error, msgspec.ValidationError):
        return answer(m.Problem("bad-request", str(error)), 422)
    if isinstance(error, msgspec.DecodeError | UnicodeDecodeError):
        return answer(m.Problem("bad-json", str(error)), 400)
    kind = "".join(f"-{c.lower()}" if c.isupper() else c for c in type(error).__name__).strip("-")
    return answer(m.Problem(kind, str(error)), 409 if isinstance(error, _CONFLICTS) else status)


def told(handler: Handler) -> Handler:
    """A handler whose refusals are answers; a language that is not ours is refused by all."""

    @wraps(handler)
    async def guarded(request: Request) -> Response:
        try:
            _language(request)
            return await handler(request)
        except (HTTPException, SortilegeError, msgspec.DecodeError, UnicodeDecodeError) as error:
            return problem(error)

    return guarded


async def _body(request: Request, kind: type[Body]) -> Body:
    raw = bytearray()
    try:
        async for part in request.stream():
            raw += part
            if len(raw) > LARGEST:
                raise HTTPException(413)
    except ClientDisconnect as error:
        raise HTTPException(400, "the request ended too early") from error
    try:
        return msgspec.convert(_whole(msgspec.json.decode(bytes(raw))), kind)
    except RecursionError as error:
        raise HTTPException(400, "the request is nested too deeply") from error


def _whole(value: object) -> object:
    """With numbers such as 1.0 as whole numbers, which JSON does not tell apart."""
    if isinstance(value, float) and value.is_integer() and abs(value) < 2**53:
        return int(value)
    if isinstance(value, dict):
        return {key: _whole(one) for key, one in value.items()}
    return [_whole(one) for one in value] if isinstance(value, list) else value


def _hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def _room(request: Request) -> Room:
    room = await _hall(request).room(request.path_params["id"])
    if room is None:
        raise HTTPException(404)
    return room


async def _seat(request: Request, room: Room) -> int:
    """The seat of the bearer's token."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    found = await _hall(request).find_seat(token.strip()) if kind.lower() == "bearer" and token.strip() else None
    if found is None:
        raise HTTPException(401, headers={"WWW-Authenticate": "Bearer"})
    if found[0] != room.table.id:
        raise HTTPException(403)
    return found[1]


def _language(request: Request) -> str:
    asked = request.query_params.get("lang")
    if asked is not None and asked not in LANGUAGES:
        raise BadNotation(f"lang={asked[:20]!r}: expected one of {', '.join(LANGUAGES)}")
    return asked or visitor_of(request).language


def _number(request: Request, name: str, otherwise: int, most: int) -> int:
    text = request.query_params.get(name)
    if text is None:
        return otherwise
    if not (text.isascii() and text.isdecimal() and len(text) < 11 and int(text) <= most):
        raise BadNotation(f"{name}={text[:20]!r}: expected a whole number from 0 to {most}")
    return int(text)


def state(room: Room, language: str) -> m.State:
    table = room.table
    match, game = table.match, table.game
    position = match.position
    return m.State(
        table=table.id, game=game.key, rules=game.version, rev=table.rev, ply=match.ply, turn=match.turn,
        seat=match.seat, ready=room.ready, over=match.over, scores=match.scores if match.over else [],
        position=game.write(position), ask="" if match.over else game.ask(position, language),
        seats=[m.SeatState(number, game.seat_name(position, number, language), player_name(one, language), one.kind,
                           match.points[number]) for number, one in enumerate(table.seats)],
        next=table.next,
    )  # fmt: skip


@told
async def list_games(request: Request) -> Response:
    language = _language(request)
    found = []
    for game in map(find_game, games()):
        options = {one.name: [write_value(value) for value in choices(one)] for one in fields(game.options)}
        title, blurb = game.title(language), game.words(language, "blurb")
        found.append(m.GameInfo(game.key, game.version, title, blurb, sorted(game.seats), options))
    return answer(m.Games(found, list(BOTS)))


@told
async def open_table(request: Request) -> Response:
    asked = await _body(request, m.NewTable)
    if wrong := [one for one in asked.seats if one not in ("open", *BOTS)]:
        raise BadNotation(f"seats: {wrong[0]!r}: expected 'open' or one of {', '.join(BOTS)}")
    if unknown := [one for one in asked.options if one not in option_names()]:
        raise BadOption(f"no game has an option {unknown[0]!r}")
    find_game(asked.game)
    plan = Plan(asked.game, dict(asked.options), asked.seats, Settings(asked.clock, asked.listed), asked.record)
    hall = _hall(request)
    try:
        table_id = await hall.open(plan, visitor_of(request).guest, WORDS("en", "guest"))
    except SortilegeError as error:  # each part is as it should be, and yet they do not go together
        return problem(error, 409)
    room = await hall.room(table_id)
    assert room is not None
    seats = [m.SeatKey(number, one.token) for number, one in enumerate(room.table.seats) if one.kind != "bot"]
    return answer(m.TableKeys(table_id, seats), 201)


@told
async def join(request: Request) -> Response:
    room = await _room(request)
    seat = await _seat(request, room)
    name = clean_name((await _body(request, m.Join)).name)
    if not name:
        raise BadNotation("name: expected a printable name without ; { } ( ) |")
    token = room.table.seats[seat].token
    await _hall(request).sit(room, seat, hashlib.sha256(token.encode()).hexdigest()[:43], name)
    return answer(state(room, _language(request)))


@told
async def see(request: Request) -> Response:
    """The state; with `after`, as soon as the table has gone beyond that revision, or `wait` seconds have passed."""
    room, language = await _room(request), _language(request)
    after = _number(request, "after", -1, 1_000_000_000)
    wait = _number(request, "wait", 0, int(LONGEST_WAIT))
    if wait and room.table.rev <= after and not room.table.match.over:
        await _changed(room, after, wait)
    return answer(state(room, language))


async def _changed(room: Room, after: int, wait: float) -> None:
    """Returns when the table is beyond this revision, or the time is over."""
    viewer = _watcher(room)
    try:
        async with asyncio.timeout(wait):
            while room.table.rev <= after and not room.table.match.over:
                await viewer.wake.wait()
                viewer.wake.clear()
    except TimeoutError:
        pass
    finally:
        room.viewers.discard(viewer)


def _watcher(room: Room) -> Viewer:
    viewer = Viewer("", "", LANGUAGES[0], frozenset(), False)
    room.viewers.add(viewer)
    return viewer


@told
async def stream(request: Request) -> Response:
    """Server-sent events: the state now, and again whenever something changes; ends with the game."""
    room, language = await _room(request), _language(request)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(_states(room, language), 200, headers, "text/event-stream")


async def _states(room: Room, language: str) -> AsyncIterator[bytes]:
    viewer = _watcher(room)
    last = b""
    try:
        while True:
            data = msgspec.json.encode(state(room, language))
            yield b": here\n\n" if data == last else b"event: state\nid: %d\ndata: %s\n\n" % (room.table.rev, data)
            if room.table.match.over:
                return
            last = data
            await _until_woken(viewer)
    finally:
        room.viewers.discard(viewer)


async def _until_woken(viewer: Viewer) -> None:
    try:
        await asyncio.wait_for(viewer.wake.wait(), BEAT)
    except TimeoutError:
        return
    viewer.wake.clear()


@told
async def moves(request: Request) -> Response:
    room, language = await _room(request), _language(request)
    table = room.table
    game, position = table.game, table.match.position
    found = []
    if not table.match.over and not table.view_only:
        for move in position.moves():
            steps = [one if isinstance(one, str) else list(one) for one in game.gesture(position, move)]
            found.append(m.MoveInfo(game.write_move(position, move), game.label(position, move, language), steps))
    return answer(m.Moves(table.rev, table.match.seat, found))


@told
async def play(request: Request) -> Response:
    room = await _room(request)
    seat = await _seat(request, room)
    asked = await _body(request, m.Played)
    if not room.ready:
        raise IllegalMove("a seat is still free")
    await room.do(lambda: room.played(seat, asked.move), rev=asked.rev)
    return answer(state(room, _language(request)))


@told
async def resign(request: Request) -> Response:
    room = await _room(request)
    seat = await _seat(request, room)

    def make() -> ev.Event:
        room.table.require_open()
        return ev.Resigned(seat)

    await room.do(make)
    return answer(state(room, _language(request)))


@told
async def record(request: Request) -> Response:
    room = await _room(request)
    return PlainTextResponse(room.table.match.record(), headers={"Cache-Control": "no-store"})


async def openapi(request: Request) -> Response:
    return Response(document(), media_type="application/json")


ROUTES = [
    Route("/api/openapi.json", openapi),
    Route("/api/games", list_games),
    Route("/api/tables", open_table, methods=["POST"]),
    Route("/api/tables/{id}", see),
    Route("/api/tables/{id}/seat", join, methods=["POST"]),
    Route("/api/tables/{id}/moves", moves, methods=["GET"]),
    Route("/api/tables/{id}/plays", play, methods=["POST"]),
    Route("/api/tables/{id}/resignation", resign, methods=["POST"]),
    Route("/api/tables/{id}/record", record),
    Route("/api/tables/{id}/events", stream),
]
