"""A first game: a real opening on the real board, step by step, with the next touch lit and the reason told."""

import asyncio
from functools import cache

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from sortilege.kernel.errors import UnknownGame
from sortilege.kernel.match import Match
from sortilege.kernel.options import changed, write_value
from sortilege.kernel.position import CHANCE
from sortilege.kernel.record import Item, Record, write_record
from sortilege.kernel.registry import game as find_game
from sortilege.table import pages
from sortilege.table.hall import Plan
from sortilege.table.lore import Guide, lore
from sortilege.table.reel import Reel
from sortilege.table.socket import clean_name
from sortilege.table.visitor import visitor_of
from sortilege.table.wording import WORDS

OPPONENT = "apprentice"
_MODULES = ("board.js", "gesture.js", "morph.js")


class Shown(msgspec.Struct, frozen=True):
    """A step as the page shows it. Without a gesture it goes by itself, or is the end."""

    step: int
    html: str
    say: str
    told: str  # what the step before it did
    moves: list[list[str | list[str]]]
    names: dict[str, str]
    end: bool
    next: int  # the step after it; what chance lays out goes by at once


def _guide(key: str) -> Guide:
    try:
        found = lore(find_game(key).key).guide
    except UnknownGame as error:
        raise HTTPException(404) from error
    if found is None:
        raise HTTPException(404)
    return found


@cache
def record(key: str) -> str:
    """The opening as a record."""
    game, guide = find_game(key), _guide(key)
    options = game.make_options(dict(guide.options))
    position = game.read(guide.start, options) if guide.start else game.start(options)
    items = []
    for step in guide.steps:
        items.append(Item(step.move, "*" if position.seat == CHANCE else ""))
        position.play(game.read_move(position, step.move))
    told = {name: write_value(value) for name, value in changed(options).items()}
    return write_record(Record(key, game.version, told, start=guide.start, items=items))


@cache
def reel(key: str) -> Reel:
    return Reel(Match.from_record(record(key)))


def shown(key: str, step: int, language: str, narrow: bool = False) -> Shown:
    guide, game, film = _guide(key), find_game(key), reel(key)
    here = film.moment((step,))
    end = step >= len(guide.steps)
    say = guide.end[language] if end else guide.steps[step].say.get(language, "")
    position = here.position
    moves: list[list[str | list[str]]] = []
    names: dict[str, str] = {}
    if say and not end:
        move = game.read_move(position, guide.steps[step].move)
        gesture = [one if isinstance(one, str) else list(one) for one in game.gesture(position, move)]
        moves = [[guide.steps[step].move, game.label(position, move, language), *gesture]]
        targets = {target for one in gesture for target in ([one] if isinstance(one, str) else one)}
        names = {target: game.name(position, target, language) for target in targets}
    told = film.said(film.moment((step - 1,)), here.item, language) if here.item else ""
    return Shown(step, film.scene(here, 0, language, narrow), say, told, moves, names, end, _next(film, step))


def _next(film: Reel, step: int) -> int:
    after = step + 1
    while after < film.ply and film.moment((step,)).position.seat == film.moment((after,)).position.seat == CHANCE:
        after += 1
    return after


async def page(request: Request) -> Response:
    key, language = request.path_params["game"], visitor_of(request).language
    guide = _guide(key)
    first = await asyncio.to_thread(shown, key, 0, language)
    return pages.page(
        request, "guide.html", title=find_game(key).title(language), game=key, first=first, modules=_MODULES,
        steps=len(guide.steps), client_words={"lit": WORDS(language, "guide-lit")},
    )  # fmt: skip


async def step(request: Request) -> Response:
    key, number = request.path_params["game"], request.path_params["number"]
    if number > len(_guide(key).steps):
        raise HTTPException(404)
    found = await asyncio.to_thread(shown, key, number, visitor_of(request).language, pages.is_narrow(request))
    return Response(msgspec.json.encode(found), media_type="application/json")


async def play(request: Request) -> Response:
    """The game goes on from the end of the guide, against a gentle bot."""
    key, visitor = request.path_params["game"], visitor_of(request)
    text = await asyncio.to_thread(record, key)
    seats = ["me", *[OPPONENT] * (reel(key).seats - 1)]
    name = clean_name(visitor.name) or WORDS(visitor.language, "guest")
    table_id = await request.app.state.hall.open(Plan(record=text, seats=seats), visitor.guest, name)
    return RedirectResponse(f"/table/{table_id}", 303)


ROUTES = [
    Route("/guide/{game}", page),
    Route("/guide/{game}/{number:int}", step),
    Route("/guide/{game}/play", play, methods=["POST"]),
]
