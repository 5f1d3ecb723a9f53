"""Pictures of games and of tables, for pages and for messengers."""

import asyncio
from functools import cache

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sortilege.ink.render import flatten, png
from sortilege.kernel.gesture import View
from sortilege.kernel.position import CHANCE
from sortilege.kernel.registry import game as find_game
from sortilege.kernel.rng import Rng
from sortilege.server.http import PER_VISITOR, game_of, theme_of
from sortilege.server.play.requests import hall_of, room_of
from sortilege.server.play.room import Room
from sortilege.server.visitor import visitor_of

PREVIEW = 800  # pixels of the picture in a messenger


@cache  # the games there are
def render_picture(key: str, theme: str, language: str) -> str:
    """A game's picture: its own scene, some way into a game, with plain colours."""
    game = find_game(key)
    position = game.start(game.make_options({}))
    rng = Rng(11)
    for _ in range(400):
        if position.seat < CHANCE or (position.turn >= 8 and position.seat != CHANCE):
            break
        position.play(position.pick(rng))
    return flatten(game.scene(position, View(language=language)), theme)


async def of_game(request: Request) -> Response:
    svg = render_picture(game_of(request).key, theme_of(request), visitor_of(request).language)
    return Response(svg, media_type="image/svg+xml", headers=PER_VISITOR)


async def of_table(request: Request) -> Response:
    """The position of a table as it is now, as its visitor sees it."""
    room, visitor = await room_of(request), visitor_of(request)
    held = await hall_of(request).held(visitor.guest, room.table.id)
    seat, theme = max(0, min(held, default=0)), theme_of(request)
    key = ("picture", seat, visitor.language, theme)
    if key not in room.shared:
        room.shared[key] = flatten(_scene(room, seat, visitor.language), theme)
    return Response(room.shared[key], media_type="image/svg+xml", headers=PER_VISITOR)


async def preview(request: Request) -> Response:
    """The board as a messenger shows it beside a link."""
    room, language = await room_of(request), visitor_of(request).language
    key = ("preview", language)
    if key not in room.shared:
        room.shared[key] = await asyncio.to_thread(png, _scene(room, 0, language), PREVIEW)
    return Response(room.shared[key], media_type="image/png", headers=PER_VISITOR)


def _scene(room: Room, seat: int, language: str) -> str:
    return room.table.game.scene(room.table.position, View(seat, language))


ROUTES = [
    Route("/picture/{game}.svg", of_game),
    Route("/table/{id}/picture.svg", of_table),
    Route("/table/{id}/preview.png", preview),
]
