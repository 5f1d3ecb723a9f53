"""The server: routes, and what lives as long as it does. `sortilege serve` runs it."""

import asyncio
import contextlib
import threading
import time
from collections.abc import AsyncIterator
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from sortilege import build
from sortilege.ink.palette import css
from sortilege.table import api, editor, guide, lobby, papers, replay, rulebook, workshop
from sortilege.table.bots import ADVISER, Bots
from sortilege.table.hall import HOST, Hall
from sortilege.table.pages import STATIC, fingerprint, problem, static
from sortilege.table.room import Viewer
from sortilege.table.socket import Connection
from sortilege.table.store import Store
from sortilege.table.visitor import Door, visitor_of
from sortilege.table.warm import warm_up
from sortilege.table.wording import WORDS

_FOR_GOOD = {"Cache-Control": "public, max-age=31536000, immutable"}


def make_app(path: Path, *, workers: int = 1, pace: float = 0.5, rate: float = 1.0, warm: bool = False) -> Starlette:
    """The server over a database file. `pace` is the least time of a bot's move, `rate` scales the limits.

    With `warm` it makes itself ready for every game before anybody asks.
    """

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store, bots = Store(path), Bots(workers)
        hall = app.state.hall = Hall(store, bots, pace)
        app.state.since = time.time()
        beside = [asyncio.create_task(_clean(hall)), asyncio.create_task(hall.resume())]
        if warm:
            threading.Thread(target=warm_up, daemon=True).start()
        yield
        for task in beside:
            task.cancel()
        await hall.close()
        bots.close()
        if hasattr(app.state, "desk"):
            app.state.desk.close()
        await asyncio.to_thread(store.close)

    return Starlette(
        routes=[
            Route("/palette.css", _palette),
            Route("/favicon.ico", _icon),
            Route("/health", _health),
            Route("/metrics", _metrics),
            WebSocketRoute("/table/{id}/socket", _socket),
            Mount(f"/static/{fingerprint()}", _Static(directory=STATIC)),
            *lobby.ROUTES,
            *replay.ROUTES,
            *api.ROUTES,
            *workshop.ROUTES,
            *editor.ROUTES,
            *rulebook.ROUTES,
            *guide.ROUTES,
        ],
        middleware=[Middleware(Door, rate=rate), Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={HTTPException: _on_problem},
        lifespan=lifespan,
    )


class _Static(StaticFiles):
    """Files whose address changes with their content."""

    async def get_response(self, path: str, scope: object) -> Response:
        response = await super().get_response(path, scope)  # type: ignore[arg-type]
        response.headers.update(_FOR_GOOD)
        return response


async def _clean(hall: Hall) -> None:
    while True:
        await asyncio.sleep(600)
        await hall.clean()
        await hall.store.write(papers.forget())


def _on_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if request.url.path.startswith("/api/"):
        return api.problem(error)
    known = error.status_code if error.status_code in (403, 404, 413, 429) else 404
    return problem(request, known)


async def _socket(socket: WebSocket) -> None:
    """A viewer's connection; whoever holds no seat is a spectator."""
    hall: Hall = socket.app.state.hall
    room = await hall.room(socket.path_params["id"])
    await socket.accept()
    if room is None:
        await socket.close(4404)
        return
    visitor = visitor_of(socket)
    held = await hall.held(visitor.guest, room.table.id)
    name = visitor.name or WORDS(visitor.language, "guest")
    viewer = Viewer(visitor.guest, name, visitor.language, held - {HOST}, HOST in held)
    viewer.narrow = socket.query_params.get("narrow") == "1"
    await Connection(socket, hall, room, viewer, ADVISER).run()


async def _palette(request: Request) -> Response:
    return Response(css(), media_type="text/css", headers=_FOR_GOOD)


async def _icon(request: Request) -> Response:
    return RedirectResponse(static("icon.svg"))


async def _health(request: Request) -> Response:
    return PlainTextResponse("ok\n")


async def _metrics(request: Request) -> Response:
    """Numbers for whoever watches the server, in the text format of Prometheus."""
    hall: Hall = request.app.state.hall
    numbers = {
        "sortilege_uptime_seconds": round(time.time() - request.app.state.since, 1),
        "sortilege_cpu_seconds_total": round(time.process_time(), 3),
        "sortilege_tables_in_memory": len(hall.rooms),
        "sortilege_viewers": sum(len(room.viewers) for room in hall.rooms.values()),
        "sortilege_commits_total": hall.store.commits,
        "sortilege_bot_moves_total": hall.bots.asked,
        "sortilege_bot_failures_total": hall.bots.failed,
        f'sortilege_build_info{{build="{build.describe()}"}}': 1,
    }
    return PlainTextResponse("".join(f"{name} {value}\n" for name, value in numbers.items()))
