"""The position editor: any position of any game, by touch and by text with its errors shown, drawn as it changes."""

import asyncio
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from sortilege.kernel.errors import SortilegeError, UnknownGame
from sortilege.kernel.game import AnyGame
from sortilege.kernel.gesture import View
from sortilege.kernel.match import Match
from sortilege.kernel.options import changed, write_value
from sortilege.kernel.position import CHANCE, OVER, Position
from sortilege.kernel.record import Record, write_record
from sortilege.kernel.registry import game as find_game
from sortilege.kernel.rng import Rng
from sortilege.kernel.setting import CannotBe, Tray
from sortilege.table import pages, papers
from sortilege.table.bots import BOTS
from sortilege.table.hall import Plan
from sortilege.table.lobby import default_level, given_options
from sortilege.table.socket import clean_name
from sortilege.table.visitor import visitor_of
from sortilege.table.wording import WORDS

LARGEST = 8000  # characters of a position
LARGEST_BODY = 400_000
_MODULES = ("board.js", "morph.js")


Short = Annotated[str, Meta(max_length=80)]


class Ask(msgspec.Struct, forbid_unknown_fields=True):
    """A position to be drawn, after a brush was used on targets or a dial turned to a value."""

    text: Annotated[str, Meta(max_length=LARGEST)]
    options: dict[str, Annotated[str, Meta(max_length=100_000)]] = {}
    narrow: bool = False  # drawn for a phone
    brush: Short = ""
    targets: Annotated[list[Short], Meta(max_length=2)] = []
    dial: Short = ""
    value: Short = ""


def _game(request: Request) -> AnyGame:
    try:
        return find_game(request.path_params["game"])
    except UnknownGame as error:
        raise HTTPException(404) from error


def _start(game: AnyGame) -> str:
    """The text to begin with: the usual start, after what chance lays out, or where setting up can begin."""
    position, rng, setting = game.start(game.make_options({})), Rng(1), game.setting()
    while position.seat == CHANCE or (setting and position.seat != OVER and not setting.ready(position)):
        position.play(position.pick(rng))
    return game.write(position)


async def page(request: Request) -> Response:
    game = _game(request)
    text = request.query_params.get("position", "")[:LARGEST] or await asyncio.to_thread(_start, game)
    return _page(request, game, text, {})


def _page(request: Request, game: AnyGame, text: str, given: dict[str, str], error: str = "") -> Response:
    language = visitor_of(request).language
    return pages.page(
        request, "editor.html", 422 if error else 200, title=game.title(language), game=game.key, text=text,
        error=error, options=pages.option_fields(game, language, given), largest=LARGEST, levels=list(BOTS),
        level=default_level(), modules=_MODULES, touched=game.setting() is not None,
    )  # fmt: skip


def _edited(game: AnyGame, ask: Ask, position: Position) -> Position:
    """The position after what was touched; CannotBe if that leads nowhere, or the tray has no such thing."""
    setting, options = game.setting(), game.make_options(dict(ask.options))
    if not ask.brush and not ask.dial:
        return position
    tray = setting.tray(position, "en") if setting else Tray()
    brush = next((one for one in tray.brushes if one.id == ask.brush and one.taps == len(ask.targets)), None)
    dial = next((one for one in tray.dials if one.id == ask.dial and ask.value in dict(one.choices)), None)
    found: Position
    if setting and brush and all(one in tray.places[brush.places] for one in ask.targets):
        found = setting.put(position, options, ask.brush, ask.targets)
    elif setting and dial:
        found = setting.turn(position, options, ask.dial, ask.value)
    else:
        raise CannotBe
    return found


def _drawn(game: AnyGame, ask: Ask, language: str) -> dict[str, Any]:
    position, refused = game.read(ask.text.strip(), game.make_options(dict(ask.options))), ""
    try:
        position = _edited(game, ask, position)
    except CannotBe as error:
        reason = error.reason if error.reason in game.words else ""
        refused = game.words(language, reason, **error.arguments) if reason else WORDS(language, "editor-cannot")
    over, setting = position.seat == OVER, game.setting()
    return {
        "refused": refused,
        "tray": msgspec.to_builtins(setting.tray(position, language) if setting else Tray()),
        "html": game.scene(position, View(max(0, int(position.seat)), language, narrow=ask.narrow)),
        "board": game.board(position, language),
        "ask": "" if over or position.seat == CHANCE else game.ask(position, language),
        "canonical": game.write(position),
        "over": over,
    }


async def draw(request: Request) -> Response:
    game, language = _game(request), visitor_of(request).language
    raw = bytearray()
    async for part in request.stream():
        raw += part
        if len(raw) > LARGEST_BODY:
            raise HTTPException(413)
    try:
        ask = msgspec.json.decode(bytes(raw), type=Ask)
        found = await asyncio.to_thread(_drawn, game, ask, language)
    except (SortilegeError, msgspec.DecodeError) as error:
        found = {"error": WORDS(language, "editor-wrong", problem=str(error))}
    return Response(msgspec.json.encode(found), 200, {"Cache-Control": "no-store"}, "application/json")


def _record(game: AnyGame, text: str, given: dict[str, str]) -> str:
    """The record of a game that begins here; the kernel's errors say what is wrong."""
    options = game.make_options(dict(given))
    start = game.write(game.read(text.strip(), options))
    told = {name: write_value(value) for name, value in changed(options).items()}
    record = write_record(Record(game.key, game.version, told, start=start))
    Match.from_record(record)
    return record


async def take(request: Request) -> Response:
    """Plays from the position, or keeps it to be analysed and shared."""
    game, visitor = _game(request), visitor_of(request)
    form = await request.form(max_files=0, max_fields=60, max_part_size=LARGEST_BODY)
    text, given = str(form.get("text", ""))[:LARGEST], given_options(game, form)
    hall = request.app.state.hall
    try:
        record = await asyncio.to_thread(_record, game, text, given)
        if form.get("do") == "save":
            return RedirectResponse(f"/replay/{await papers.keep(hall.store, 'record', record)}", 303)
        match = await asyncio.to_thread(Match.from_record, record)
        level = str(form.get("against", ""))
        seats = ["me" if level not in BOTS or one == max(0, match.seat) else level for one in range(match.seats)]
        name = clean_name(visitor.name) or WORDS(visitor.language, "guest")
        table_id = await hall.open(Plan(record=record, seats=seats), visitor.guest, name)
    except SortilegeError as error:
        return _page(request, game, text, given, str(error))
    return RedirectResponse(f"/table/{table_id}", 303)


ROUTES = [
    Route("/editor/{game}", page),
    Route("/editor/{game}", take, methods=["POST"]),
    Route("/editor/{game}/draw", draw, methods=["POST"]),
]
