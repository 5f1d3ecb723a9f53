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

from sortilege.kernel import errors
from sortilege.kernel.details import Card
from sortilege.kernel.errors import BadNotation, BadOption, IllegalMove, SortilegeError, WrongSeat
from sortilege.kernel.options import choices, write_value
from sortilege.kernel.registry import game as find_game
from sortilege.kernel.registry import games
from sortilege.kernel.words import LANGUAGES
from sortilege.search.counsel import counsel
from sortilege.server.api import messages as m
from sortilege.server.api.schema import document, option_names
from sortilege.server.http import NO_STORE, clean_name, game_of, json_answer, or_404, read_body, while_there
from sortilege.server.play import events as ev
from sortilege.server.play.hall import TooMany
from sortilege.server.play.opening import TableRequest
from sortilege.server.play.requests import address_of, hall_of, room_of
from sortilege.server.play.room import Room
from sortilege.server.play.table import Table, TableSettings
from sortilege.server.play.viewer import Viewer
from sortilege.server.visitor import visitor_of
from sortilege.server.words import WORDS
from sortilege.server.workers import BOTS, Busy

LONGEST_WAIT = 30.0  # seconds
BEAT = 15.0  # seconds after which a silent stream shows that it lives
_CONFLICTS = (IllegalMove, errors.WrongSeat, errors.StaleMove, errors.GameOver, errors.ViewOnly)
_SENTENCES = {
    401: "a seat's token is needed: Authorization: Bearer TOKEN",
    403: "this token is of another table",
    404: "there is no such thing here",
    405: "this is not done here",
    413: "the request is too large",
}
Body = TypeVar("Body")
Handler = Callable[[Request], Awaitable[Response]]


def problem(error: Exception, status: int = 422) -> Response:
    """Every error has the same shape; the status is that of errors of the game which are no conflict."""
    if isinstance(error, HTTPException):
        kind, sentence = f"http-{error.status_code}", _SENTENCES.get(error.status_code, error.detail)
        response = json_answer(m.Problem(kind, sentence), error.status_code)
        response.headers.update(error.headers or {})
        return response
    if isinstance(error, msgspec.ValidationError):
        return json_answer(m.Problem("bad-request", str(error)), 422)
    if isinstance(error, msgspec.DecodeError | UnicodeDecodeError):
        return json_answer(m.Problem("bad-json", str(error)), 400)
    kind = "".join(f"-{c.lower()}" if c.isupper() else c for c in type(error).__name__).strip("-")
    return json_answer(m.Problem(kind, str(error)), 409 if isinstance(error, _CONFLICTS) else status)


def refusing(handler: Handler) -> Handler:
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
    try:
        return msgspec.convert(_whole(msgspec.json.decode(await read_body(request))), kind)
    except ClientDisconnect as error:
        raise HTTPException(400, "the request ended too early") from error
    except RecursionError as error:
        raise HTTPException(400, "the request is nested too deeply") from error


def _whole(value: object) -> object:
    """With numbers such as 1.0 as whole numbers, which JSON does not tell apart."""
    if isinstance(value, float) and value.is_integer() and abs(value) < 2**53:
        return int(value)
    if isinstance(value, dict):
        return {key: _whole(item) for key, item in value.items()}
    return [_whole(item) for item in value] if isinstance(value, list) else value


async def _seat(request: Request, room: Room) -> int:
    """The seat of the bearer's token."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    known = await hall_of(request).find_seat(token.strip()) if kind.lower() == "bearer" and token.strip() else None
    if known is None:
        raise HTTPException(401, headers={"WWW-Authenticate": "Bearer"})
    table_id, seat, _ = known
    if table_id != room.table.id:
        raise HTTPException(403)
    return seat


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


def state(room: Room, language: str) -> m.TableState:
    table = room.table
    match, game = table.match, table.game
    position = match.position
    return m.TableState(
        table=table.id, game=game.key, rules=game.version, rev=table.rev, ply=match.ply, turn=match.turn,
        seat=match.seat, ready=room.ready, over=match.over, scores=match.scores if match.over else [],
        position=game.write(position), ask="" if match.over else game.ask(position, language),
        seats=[m.SeatState(number, game.seat_name(position, number, language), table.name(number, language), seat.kind,
                           match.points[number]) for number, seat in enumerate(table.seats)],
        next=table.next, match=_match_state(table),
    )  # fmt: skip


def _match_state(table: Table) -> m.MatchState | None:
    tally = table.tally()
    return None if tally is None else m.MatchState(tally.wins, list(tally.won), tally.winner)


@refusing
async def list_games(request: Request) -> Response:
    language = _language(request)
    infos = []
    for game in map(find_game, games()):
        options = {option.name: [write_value(value) for value in choices(option)] for option in fields(game.options)}
        title, blurb = game.title(language), game.words(language, "blurb")
        infos.append(m.GameInfo(game.key, game.version, title, blurb, sorted(game.seats), options))
    return json_answer(m.Games(infos, list(BOTS)))


def _card_info(card: Card) -> m.CardInfo:
    return m.CardInfo(card.title, card.text, card.kind, card.cost, card.now, card.rule)


@refusing
async def list_cards(request: Request) -> Response:
    groups = game_of(request).cards(_language(request))
    lists = [m.CardList(group.title, [_card_info(card) for card in group.cards]) for group in groups]
    return json_answer(m.GameCards(lists))


@refusing
async def open_table(request: Request) -> Response:
    asked = await _body(request, m.NewTable)
    if wrong := [kind for kind in asked.seats if kind not in ("open", *BOTS)]:
        raise BadNotation(f"seats: {wrong[0]!r}: expected 'open' or one of {', '.join(BOTS)}")
    if unknown := [name for name in asked.options if name not in option_names()]:
        raise BadOption(f"no game has an option {unknown[0]!r}")
    find_game(asked.game)
    plan = TableRequest(
        asked.game, dict(asked.options), asked.seats, TableSettings(asked.clock, asked.listed), asked.record
    )
    hall = hall_of(request)
    try:
        address = address_of(request)
        await hall.admit(address, "tables")
        await while_there(request, hall.prepare(plan, address))
        table_id = await hall.open(plan, visitor_of(request).guest, WORDS("en", "guest"), address)
    except (TooMany, Busy) as error:
        return problem(error, 429)
    except SortilegeError as error:  # each part is as it should be, and yet they do not go together
        return problem(error, 409)
    room = await hall.room(table_id)
    assert room is not None
    seats = [m.SeatKey(number, seat.token) for number, seat in enumerate(room.table.seats) if seat.kind != "bot"]
    return json_answer(m.TableKeys(table_id, seats), 201)


@refusing
async def join(request: Request) -> Response:
    room = await room_of(request)
    seat = await _seat(request, room)
    name = clean_name((await _body(request, m.Join)).name)
    if not name:
        raise BadNotation("name: expected a printable name without ; { } ( ) |")
    token = room.table.seats[seat].token
    await hall_of(request).sit(room, seat, hashlib.sha256(token.encode()).hexdigest()[:43], name)
    return json_answer(state(room, _language(request)))


@refusing
async def see(request: Request) -> Response:
    """The state; with `after`, as soon as the table has gone beyond that revision, or `wait` seconds have passed."""
    room, language = await room_of(request), _language(request)
    after = _number(request, "after", -1, 1_000_000_000)
    wait = _number(request, "wait", 0, int(LONGEST_WAIT))
    if wait and room.table.rev <= after and not room.table.match.over:
        await _changed(room, after, wait)
    return json_answer(state(room, language))


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


@refusing
async def stream(request: Request) -> Response:
    """Server-sent events: the state now, and again whenever something changes; ends with the game."""
    room, language = await room_of(request), _language(request)
    headers = NO_STORE | {"X-Accel-Buffering": "no"}
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


@refusing
async def moves(request: Request) -> Response:
    room, language = await room_of(request), _language(request)
    table = room.table
    game, position = table.game, table.match.position
    infos = []
    if not table.match.over and not table.view_only:
        for move in position.moves():
            steps = [step if isinstance(step, str) else list(step) for step in game.gesture(position, move)]
            infos.append(m.MoveInfo(game.write_move(position, move), game.label(position, move, language), steps))
    return json_answer(m.Moves(table.rev, table.match.seat, infos))


@refusing
async def advise(request: Request) -> Response:
    """The best moves for the seat of the token, in the words of the table; among people only where that is agreed."""
    room, hall, language = await room_of(request), hall_of(request), _language(request)
    table, seat = room.table, await _seat(request, room)
    table.require_open()
    people = [n for n, other in enumerate(table.seats) if n != seat and other.kind == "guest" and not other.bot]
    if table.asked != seat:
        raise WrongSeat(f"seat {table.asked} is asked, not seat {seat}")
    if people and not table.settings.hints:
        raise IllegalMove("hints were not agreed on at this table")
    if not hall.advices.take(address_of(request)):
        raise HTTPException(429)
    rev, position = table.rev, table.match.position
    best = await hall.bots.advise(table.match.record())
    if people:
        await room.do(lambda: ev.Advised(seat), rev=rev)
    told = [counsel(table.game, position, one, language) for one in best]
    return json_answer(m.AdviceGiven(rev, [one.move for one in best], told))


@refusing
async def explain(request: Request) -> Response:
    table = (await room_of(request)).table
    card = or_404(table.game.card(table.position, request.path_params["target"][:80], _language(request)))
    return json_answer(_card_info(card))


@refusing
async def play(request: Request) -> Response:
    room = await room_of(request)
    seat = await _seat(request, room)
    asked = await _body(request, m.MoveDone)
    if not room.ready:
        raise IllegalMove("a seat is still free")
    await room.do(lambda: room.keeper.played(seat, asked.move), rev=asked.rev)
    return json_answer(state(room, _language(request)))


@refusing
async def resign(request: Request) -> Response:
    room = await room_of(request)
    seat = await _seat(request, room)

    def make() -> ev.Event:
        room.table.require_open()
        others = [other for number, other in enumerate(room.table.seats) if number != seat]
        if room.table.game.cooperative and any(other.kind == "guest" and not other.bot for other in others):
            raise IllegalMove("a cooperative game is given up by all together, at the table")
        return ev.Resigned(seat)

    await room.do(make)
    return json_answer(state(room, _language(request)))


@refusing
async def record(request: Request) -> Response:
    room = await room_of(request)
    return PlainTextResponse(room.table.match.record(), headers=NO_STORE)


async def openapi(request: Request) -> Response:
    return Response(document(), media_type="application/json")


ROUTES = [
    Route("/api/openapi.json", openapi),
    Route("/api/games", list_games),
    Route("/api/games/{game}/cards", list_cards, methods=["GET"]),
    Route("/api/tables", open_table, methods=["POST"]),
    Route("/api/tables/{id}", see),
    Route("/api/tables/{id}/seat", join, methods=["POST"]),
    Route("/api/tables/{id}/moves", moves, methods=["GET"]),
    Route("/api/tables/{id}/cards/{target}", explain, methods=["GET"]),
    Route("/api/tables/{id}/advice", advise, methods=["POST"]),
    Route("/api/tables/{id}/plays", play, methods=["POST"]),
    Route("/api/tables/{id}/resignation", resign, methods=["POST"]),
    Route("/api/tables/{id}/record", record),
    Route("/api/tables/{id}/events", stream),
]
