"""The server: routes, and what lives as long as it does. `sortilege serve` runs it."""

import asyncio
import contextlib
import gzip
import logging
import threading
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

from sqlalchemy.exc import DataError
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from sortilege.kernel.errors import SortilegeError, UnknownGame
from sortilege.kernel.registry import extras
from sortilege.server.api import routes as api
from sortilege.server.bundle import STATIC, packed, sent
from sortilege.server.connections import SOCKETS, Sockets
from sortilege.server.lifetime import Lifetime
from sortilege.server.logs import RequestIds
from sortilege.server.pages import (
    editor,
    guide,
    joining,
    lobby,
    my_tables,
    new_table,
    own_copies,
    pictures,
    replay,
    rulebook,
    tables,
)
from sortilege.server.play import metrics
from sortilege.server.play.hall import AWAKE, Hall, TooMany
from sortilege.server.play.loading import UnreadableTable
from sortilege.server.play.neighbours import TRY_LATER, Neighbours
from sortilege.server.play.presence import HOST
from sortilege.server.play.requests import hall_of
from sortilege.server.play.socket import Connection
from sortilege.server.play.thinking import Thinkers
from sortilege.server.play.viewer import Viewer
from sortilege.server.store import documents, shelf
from sortilege.server.store.store import Store
from sortilege.server.templates import fingerprint, packed_face, palette, problem, static
from sortilege.server.visitor import VisitorMiddleware, visitor_of
from sortilege.server.warmup import warm_up
from sortilege.server.words import WORDS
from sortilege.server.workers import BotWorkers, Busy

CLEANING = 60.0  # seconds
_log = logging.getLogger("sortilege.server")
_FOR_GOOD = {"Cache-Control": "public, max-age=31536000, immutable"}


def make_app(
    database: Path | str,
    *,
    workers: int = 1,
    pace: float = 0.5,
    rate: float = 1.0,
    warm: bool = False,
    names: Sequence[str] = (),
    idle: bool = False,
) -> Starlette:
    """The server over a database: a file, or a URL. `pace` is the least time of a bot's move, `rate` scales the limits.

    `names` are the names under which it is reached; a request for another one is refused. With `warm` it makes itself
    ready for every game before anybody asks; with `idle` the games' extras work while nobody needs the machine.
    """

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await asyncio.to_thread(Store, database)
        bots = Thinkers(store, workers) if store.shared else BotWorkers(workers)
        hall = app.state.hall = Hall(store, bots, pace, rate)
        lifetime = app.state.lifetime = Lifetime()
        app.state.since = time.time()
        app.state.sockets = Sockets(round(SOCKETS * rate))
        beside = [asyncio.create_task(_clean(hall))]
        if store.shared:
            hall.neighbours = Neighbours(hall, AWAKE)
            if isinstance(bots, Thinkers):
                bots.follow(hall.neighbours)
            await hall.neighbours.start()
        else:
            beside.append(asyncio.create_task(hall.resume()))
        beside += _idle(hall) if idle else []
        if warm:
            threading.Thread(target=warm_up, daemon=True).start()
        yield
        for task in beside:
            task.cancel()
        await hall.close()
        bots.close()
        lifetime.close()
        await asyncio.to_thread(store.close)

    return Starlette(
        routes=_routes(),
        middleware=[
            Middleware(RequestIds),
            Middleware(VisitorMiddleware, rate=rate, names=names),
            Middleware(GZipMiddleware, minimum_size=1000),
        ],
        exception_handlers={
            HTTPException: _on_problem,
            SortilegeError: _on_bad_input,
            ClientDisconnect: _on_gone,
            DataError: _on_no_text,
            UnicodeEncodeError: _on_no_text,
        },
        lifespan=lifespan,
    )


def _idle(hall: Hall) -> list[asyncio.Task[None]]:
    """What the games' extras do while nobody needs the machine."""
    works = [work for module in extras("pages").values() for work in getattr(module, "IDLE", ())]
    return [asyncio.create_task(work(hall)) for work in works]


def _routes() -> list[BaseRoute]:
    """All addresses, those of the games' extras among them."""
    return [
        Route("/palette.css", _palette),
        Route("/type/{name}", _typeface),
        Route("/favicon.ico", _icon),
        Route("/health", _health),
        Route("/ready", _ready),
        Route("/metrics", _metrics),
        WebSocketRoute("/table/{id}/socket", _socket),
        Mount(f"/static/{fingerprint()}", _Static(directory=STATIC)),
        *lobby.ROUTES,
        *my_tables.ROUTES,
        *new_table.ROUTES,
        *own_copies.ROUTES,
        *pictures.ROUTES,
        *tables.ROUTES,
        *joining.ROUTES,
        *replay.ROUTES,
        *api.ROUTES,
        *(route for module in extras("pages").values() for route in module.ROUTES),
        *editor.ROUTES,
        *rulebook.ROUTES,
        *guide.ROUTES,
    ]


class _Static(StaticFiles):
    """Files whose address changes with their content."""

    async def get_response(self, path: str, scope: object) -> Response:
        text = sent(path)
        if text is None:
            response = await super().get_response(path, scope)  # type: ignore[arg-type]
        else:
            kind = "text/css" if path.endswith(".css") else "text/javascript"
            if "br" in Headers(scope=scope).get("accept-encoding", ""):  # type: ignore[arg-type]
                response = Response(packed(text), headers=_packed_by("br"), media_type=kind)
            else:
                response = Response(text, media_type=kind)
        response.headers.update(_FOR_GOOD)
        return response


def _packed_by(encoding: str) -> dict[str, str]:
    """The headers of what is sent packed."""
    return {"Content-Encoding": encoding, "Vary": "Accept-Encoding"}


async def _clean(hall: Hall) -> None:
    """Clears away from time to time; a round that fails is told, and the next one comes all the same."""
    while True:
        await asyncio.sleep(CLEANING)
        try:
            await hall.clean()
            await hall.store.write(documents.forget(), shelf.forget())
        except Exception:
            _log.exception("cleaning failed; trying again later")


def _on_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if request.url.path.startswith("/api/"):
        return api.problem(error)
    known = error.status_code if error.status_code in (400, 403, 404, 413, 429) else 404
    return problem(request, known)


def _on_bad_input(request: Request, error: Exception) -> Response:
    """What a page did not expect: a game that nobody knows is a page that is not there, all else is a bad request."""
    status = 404 if isinstance(error, UnknownGame) else 429 if isinstance(error, TooMany | Busy) else 400
    return _on_problem(request, HTTPException(status, str(error)))


def _on_no_text(request: Request, error: Exception) -> Response:
    """What no database keeps as a text: the character NUL, half of a character, or far more than a field holds."""
    return _on_problem(request, HTTPException(400, "this is no text"))


def _on_gone(request: Request, error: Exception) -> Response:
    """Whoever left in the middle of a request hears no answer; that is nothing to complain about."""
    return Response(status_code=400)


async def _socket(socket: WebSocket) -> None:
    """A viewer's connection; whoever holds no seat is a spectator."""
    hall = hall_of(socket)
    if hall.neighbours and not hall.neighbours.ready:
        await socket.accept()
        await socket.close(TRY_LATER)
        return
    try:
        room = await hall.room_now(socket.path_params["id"])
    except UnreadableTable:
        room = None
    await socket.accept()
    if room is None:
        await socket.close(4404)
        return
    group = socket.app.state.sockets.take(socket.client)
    if group is None:
        await socket.close(4429)
        return
    visitor = visitor_of(socket)
    seated, held = -1, frozenset[int]()
    while seated != room.seated:  # somebody may sit down, or be put out, while this is read
        seated, held = room.seated, await hall.held(visitor.guest, room.table.id)
    name = visitor.name or WORDS(visitor.language, "guest")
    viewer = Viewer(visitor.guest, name, visitor.language, held - {HOST}, HOST in held)
    viewer.narrow = socket.query_params.get("narrow") == "1"
    viewer.staged = socket.query_params.get("staged") == "1"
    try:
        await Connection(socket, hall, room, viewer).run()
    finally:
        socket.app.state.sockets.give_back(group)


async def _palette(request: Request) -> Response:
    return Response(palette(), media_type="text/css", headers=_FOR_GOOD)


async def _typeface(request: Request) -> Response:
    """One of the faces, which no later version changes under its name."""
    content = packed_face(request.path_params["name"])
    if content is None:
        raise HTTPException(404)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(content), media_type="font/ttf", headers=_FOR_GOOD)
    return Response(content, media_type="font/ttf", headers=_FOR_GOOD | _packed_by("gzip"))


async def _icon(request: Request) -> Response:
    return RedirectResponse(static("icon.svg"))


async def _health(request: Request) -> Response:
    """Whether the server lives."""
    return PlainTextResponse("ok\n")


async def _ready(request: Request) -> Response:
    """Whether what is played can be kept: asks the store."""
    hall: Hall = request.app.state.hall
    ready = hall.neighbours.ready if hall.neighbours else await hall.store.answers()
    return PlainTextResponse("ready\n" if ready else "the store does not answer\n", 200 if ready else 503)


async def _metrics(request: Request) -> Response:
    """Numbers for whoever watches the server, in the text format of Prometheus."""
    state = request.app.state
    return PlainTextResponse(await metrics.written(hall_of(request), state.since, state.sockets.open.total()))
