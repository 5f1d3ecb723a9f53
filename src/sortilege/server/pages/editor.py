"""The position editor: any position of any game, by touch and by text with its errors shown, rendered as it changes."""

import asyncio
from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from sortilege.ink.gradients import PAINTS
from sortilege.kernel.editor import CannotBe, Tray
from sortilege.kernel.errors import BadNotation, SortilegeError
from sortilege.kernel.game import AnyGame
from sortilege.kernel.gesture import View
from sortilege.kernel.match import Match
from sortilege.kernel.options import changed, write_value
from sortilege.kernel.position import CHANCE, OVER, Position
from sortilege.kernel.record import Record, write_record
from sortilege.kernel.rng import Rng
from sortilege.server import templates
from sortilege.server.http import game_of, json_answer, read_body
from sortilege.server.limits import LARGEST_BODY
from sortilege.server.pages.forms import given_options, option_fields
from sortilege.server.play.opening import TableRequest
from sortilege.server.play.panel_html import panel_lines
from sortilege.server.play.requests import address_of, hall_of, keep_text, open_table
from sortilege.server.visitor import visitor_of
from sortilege.server.words import WORDS
from sortilege.server.workers import BOTS, USUAL

LARGEST = 8000  # characters of a position
Short = Annotated[str, Meta(max_length=80)]


class EditorRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A position to be rendered, after a brush was used on targets or a dial turned to a value."""

    text: Annotated[str, Meta(max_length=LARGEST)]
    options: dict[str, Annotated[str, Meta(max_length=100_000)]] = {}
    narrow: bool = False  # rendered for a phone
    changed: bool = False  # an option was: the position is brought in line with it, or laid out anew
    brush: Short = ""
    targets: Annotated[list[Short], Meta(max_length=2)] = []
    dial: Short = ""
    value: Short = ""


def _start(game: AnyGame, given: Mapping[str, str] = MappingProxyType({})) -> Position:
    """The position to begin with: the usual start, after what chance lays out, or where setting up can begin."""
    position: Position = game.start(game.make_options(dict(given)))
    rng, editor = Rng(1), game.editor()
    while position.seat == CHANCE or (editor and position.seat != OVER and not editor.ready(position)):
        position.play(position.pick(rng))
    return position


def _read(game: AnyGame, ask: EditorRequest) -> Position:
    """The position that is asked about; BadNotation if there is none, and no option was changed."""
    options, editor = game.make_options(dict(ask.options)), game.editor()
    try:
        position: Position = game.read(ask.text.strip(), options)
    except BadNotation:
        if not ask.changed:
            raise
        return _start(game, ask.options)
    return editor.mend(position, options) if editor and ask.changed else position


async def page(request: Request) -> Response:
    game = game_of(request)
    text = request.query_params.get("position", "")[:LARGEST] or game.write(await asyncio.to_thread(_start, game))
    return _page(request, game, text, {})


def _page(request: Request, game: AnyGame, text: str, given: dict[str, str], error: str = "") -> Response:
    language = visitor_of(request).language
    return templates.page(
        request, "editor.html", 422 if error else 200, title=game.title(language), game=game.key, text=text,
        error=error, options=option_fields(game, language, given), largest=LARGEST, levels=list(BOTS),
        level=USUAL, touched=game.editor() is not None, paints="".join(PAINTS.values()),
    )  # fmt: skip


def _edited(game: AnyGame, ask: EditorRequest, position: Position) -> Position:
    """The position after what was touched; CannotBe if that leads nowhere, or the tray has no such thing."""
    editor, options = game.editor(), game.make_options(dict(ask.options))
    if not ask.brush and not ask.dial:
        return position
    tray = editor.tray(position, "en") if editor else Tray()
    brush = next((brush for brush in tray.brushes if (brush.id, brush.taps) == (ask.brush, len(ask.targets))), None)
    dial = next((dial for dial in tray.dials if dial.id == ask.dial and ask.value in dict(dial.choices)), None)
    edited: Position
    if editor and brush and all(target in tray.places[brush.places] for target in ask.targets):
        edited = editor.put(position, options, ask.brush, ask.targets)
    elif editor and dial:
        edited = editor.turn(position, options, ask.dial, ask.value)
    else:
        raise CannotBe
    return edited


def _rendered(game: AnyGame, ask: EditorRequest, language: str) -> dict[str, Any]:
    """What the page shows of a position after what was touched."""
    position, refused = _read(game, ask), ""
    try:
        position = _edited(game, ask, position)
    except CannotBe as error:
        reason = error.reason if error.reason in game.words else ""
        refused = game.words(language, reason, **error.arguments) if reason else WORDS(language, "editor-cannot")
    over, editor = position.seat == OVER, game.editor()
    view = View(max(0, int(position.seat)), language, narrow=ask.narrow)
    return {
        "refused": refused,
        "tray": msgspec.to_builtins(editor.tray(position, language) if editor else Tray()),
        "html": game.scene(position, view),
        "panels": panel_lines(game.panels(position, view), language),
        "board": game.board(position, language),
        "ask": "" if over or position.seat == CHANCE else game.ask(position, language),
        "canonical": game.write(position),
        "over": over,
    }


async def render(request: Request) -> Response:
    game, language = game_of(request), visitor_of(request).language
    raw = await read_body(request)
    try:
        ask = msgspec.json.decode(raw, type=EditorRequest)
        await hall_of(request).studies.prepare(game, ask.options, address_of(request))
        return json_answer(await asyncio.to_thread(_rendered, game, ask, language))
    except (SortilegeError, msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return json_answer({"error": WORDS(language, "editor-wrong", problem=str(error))})


def _record(game: AnyGame, text: str, given: dict[str, str]) -> str:
    """The record of a game that begins here; the kernel's errors say what is wrong."""
    options = game.make_options(dict(given))
    start = game.write(game.read(text.strip(), options))
    values = {name: write_value(value) for name, value in changed(options).items()}
    record = write_record(Record(game.key, game.version, values, start=start))
    Match.from_record(record)
    return record


async def take(request: Request) -> Response:
    """Plays from the position, or keeps it to be analysed and shared."""
    game = game_of(request)
    form = await request.form(max_files=0, max_fields=60, max_part_size=LARGEST_BODY)
    text, given = str(form.get("text", ""))[:LARGEST], given_options(game, form)
    try:
        await hall_of(request).studies.prepare(game, given, address_of(request))
        record = await asyncio.to_thread(_record, game, text, given)
        if form.get("do") == "save":
            return RedirectResponse(f"/replay/{await keep_text(request, 'record', record)}", 303)
        match = await asyncio.to_thread(Match.from_record, record)
        level = str(form.get("against", ""))
        seats = ["me" if level not in BOTS or seat == max(0, match.seat) else level for seat in range(match.seats)]
        return await open_table(request, TableRequest(record=record, seats=seats))
    except SortilegeError as error:
        return _page(request, game, text, given, str(error))


ROUTES = [
    Route("/editor/{game}", page),
    Route("/editor/{game}", take, methods=["POST"]),
    Route("/editor/{game}/draw", render, methods=["POST"]),
]
