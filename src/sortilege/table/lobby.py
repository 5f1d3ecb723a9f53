"""The lobby and the forms: opening a table, sitting down by a link, opening and saving a record."""

import secrets
from typing import Any

import msgspec
from sqlalchemy import RowMapping, select
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from sortilege.kernel.errors import SortilegeError, UnknownGame
from sortilege.kernel.game import AnyGame
from sortilege.kernel.registry import game as find_game
from sortilege.kernel.registry import games
from sortilege.table import pages, rulebook
from sortilege.table import store as db
from sortilege.table.bots import BOTS
from sortilege.table.clock import ClockRule
from sortilege.table.hall import Hall, Plan
from sortilege.table.lore import lore
from sortilege.table.messages import MOST_LINES
from sortilege.table.records import LARGEST_RECORD, damaged, sent_record
from sortilege.table.room import Room
from sortilege.table.socket import clean_name
from sortilege.table.table import Seat, Settings
from sortilege.table.visitor import cookie, visitor_of
from sortilege.table.wording import WORDS, player_name

_MODULES = ("board.js", "counsel.js", "gesture.js", "layers.js", "morph.js", "panel.js", "socket.js")


def _hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def _game(key: str) -> AnyGame:
    try:
        return find_game(key)
    except UnknownGame as error:
        raise HTTPException(404) from error


async def _room(request: Request) -> Room:
    room = await _hall(request).room(request.path_params["id"])
    if room is None:
        raise HTTPException(404)
    return room


def default_level() -> str:
    """The bot to begin with: neither the weakest nor the strongest."""
    return list(BOTS)[len(BOTS) // 2]


async def front(request: Request) -> Response:
    visitor = visitor_of(request)
    hall = _hall(request)
    return pages.page(
        request, "lobby.html", games=pages.game_cards(visitor.language),
        mine=[await _summary(hall, row, visitor.language) for row in await hall.mine(visitor.guest)],
        watch=[await _summary(hall, row, visitor.language) for row in await hall.listed()],
    )  # fmt: skip


async def _summary(hall: Hall, row: RowMapping, language: str) -> dict[str, str]:
    """One line about a table, without opening it."""
    where = db.seats.c.table_id == row["id"]
    seats = await hall.store.read(select(db.seats).where(where).order_by(db.seats.c.seat))
    people = [player_name(Seat(one["kind"], one["name"], one["level"], ""), language) for one in seats]
    room = hall.rooms.get(row["id"])
    state = WORDS(language, "state-over") if row["over"] else ""
    if room and not row["over"]:
        state = WORDS(language, "state-running", turn=room.table.match.turn + 1)
    return {
        "id": row["id"],
        "game": row["game"],
        "title": find_game(row["game"]).title(language),
        "people": WORDS(language, "versus").join(people),
        "state": state,
    }


async def play_now(request: Request) -> Response:
    """One click: a table with the usual options against bots."""
    form = await request.form(max_files=0, max_fields=4)
    game = _game(str(form.get("game", "")))
    return await _opened(request, quick_plan(game), visitor_of(request).name)


async def launch(request: Request) -> Response:
    """The address that `serve --open` gives to the browser: a game at once, for who knows this start's secret."""
    token, key = getattr(request.app.state, "launch", ("", ""))
    if not token or not secrets.compare_digest(token, request.path_params["token"]):
        raise HTTPException(404)
    return await _opened(request, quick_plan(find_game(key or first_game())), visitor_of(request).name)


def first_game() -> str:
    """The game to show first."""
    return "grimoire" if "grimoire" in games() else games()[0]


def quick_plan(game: AnyGame) -> Plan:
    return Plan(game.key, seats=["me", *[default_level()] * (max(game.seats) - 1)])


async def _opened(request: Request, plan: Plan, name: str) -> Response:
    visitor = visitor_of(request)
    name = clean_name(name) or WORDS(visitor.language, "guest")
    table_id = await _hall(request).open(plan, visitor.guest, name)
    response = RedirectResponse(f"/table/{table_id}", 303)
    response.headers.append("set-cookie", cookie("name", name, request.scope))
    return response


async def new_table(request: Request) -> Response:
    """The form of a new table, and what comes of it."""
    game = _game(request.path_params["game"])
    form = await request.form(max_files=0, max_fields=60) if request.method == "POST" else FormData()
    error = ""
    if request.method == "POST":
        try:
            return await _opened(request, _plan(game, form), str(form.get("name", "")))
        except (SortilegeError, msgspec.ValidationError) as problem:
            language = visitor_of(request).language
            told = problem.texts[language] if isinstance(problem, SortilegeError) else str(problem)
            error = WORDS(language, "error-options", problem=told)
    return _form(request, game, form, error)


def _form(request: Request, game: AnyGame, form: FormData, error: str) -> Response:
    visitor = visitor_of(request)
    language = visitor.language
    given = given_options(game, form) if form else {}
    usual = ["me", *[default_level()] * (max(game.seats) - 1)]
    seats = [
        {"label": WORDS(language, "seat-number", number=seat + 1), "value": str(form.get(f"seat-{seat}", usual[seat]))}
        for seat in range(max(game.seats))
    ]
    options = pages.option_fields(game, language, given)
    return pages.page(
        request, "new.html", 422 if error else 200, title=game.title(language), game=game.key, error=error,
        options=options, seats=seats, levels=list(BOTS), name=visitor.name or WORDS(language, "guest"),
        seat_option=pages.seat_option(game.key),
    )  # fmt: skip


def given_options(game: AnyGame, form: FormData) -> dict[str, str]:
    """The options in a form. A box that is not ticked is not sent, and means no."""
    given: dict[str, str] = {}
    for one in pages.option_fields(game, "en", {}):
        sent = form.get(f"option-{one['name']}")
        if one["kind"] == "check":
            given[one["name"]] = "yes" if sent == "yes" else "no"
        elif sent is not None:
            given[one["name"]] = str(sent).replace("\r\n", "\n")
    return given


def _plan(game: AnyGame, form: FormData) -> Plan:
    def number(name: str, otherwise: int) -> int:
        text = str(form.get(name, "")).strip()
        return int(text) if text.isdecimal() and len(text) < 8 else otherwise

    kinds = [str(form.get(f"seat-{seat}", "open")) for seat in range(max(game.seats))]
    allowed = {"me", "open", *BOTS}
    clock = msgspec.convert(
        {
            "kind": str(form.get("clock", "none")),
            "seconds": number("seconds", 60),
            "increment": number("increment", 0),
            "penalty": str(form.get("penalty", "bot")),
        },
        ClockRule,
    )
    return Plan(
        game.key,
        given_options(game, form),
        [kind if kind in allowed else "open" for kind in kinds],
        Settings(clock, listed=form.get("listed") == "yes"),
    )


async def open_record(request: Request) -> Response:
    """A table from a record: to look at if it is over, else to play on. A damaged one is shown, to be mended."""
    async with request.form(max_files=1, max_fields=4, max_part_size=LARGEST_RECORD) as form:
        text = await sent_record(form)
    try:
        return await _opened(request, Plan(record=text, seats=["me"] * 8), visitor_of(request).name)
    except SortilegeError as error:
        return damaged(request, text, error)


async def table(request: Request) -> Response:
    room = await _room(request)
    visitor = visitor_of(request)
    spoken = {
        one.removeprefix("client-"): WORDS(visitor.language, one)
        for one in WORDS.ids(visitor.language)
        if one.startswith("client-")
    }
    return pages.page(
        request, "table.html", id=room.table.id, game=room.table.game.key, modules=_MODULES, client_words=spoken,
        title=room.table.game.title(visitor.language), level=default_level(), lines=MOST_LINES,
        name=visitor.name or WORDS(visitor.language, "guest"),
    )  # fmt: skip


async def record(request: Request) -> Response:
    room = await _room(request)
    name = f"{room.table.game.key}-{room.table.id}.record"
    disposition = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return PlainTextResponse(room.table.match.record(), headers=disposition)


async def seat(request: Request) -> Response:
    """A seat's link: shows the invitation; sitting down is a deliberate click. Who holds the seat goes straight in."""
    hall, visitor = _hall(request), visitor_of(request)
    found = await hall.find_seat(request.path_params["token"])
    room = await hall.room(found[0]) if found else None
    if found is None or room is None:
        raise HTTPException(404)
    table_id, number, _ = found
    if request.method == "POST":
        form = await request.form(max_files=0, max_fields=4)
        name = clean_name(str(form.get("name", ""))) or WORDS(visitor.language, "guest")
        await hall.sit(room, number, visitor.guest, name)
        response = RedirectResponse(f"/table/{table_id}", 303)
        response.headers.append("set-cookie", cookie("name", name, request.scope))
        return response
    if number in await hall.held(visitor.guest, table_id):
        return RedirectResponse(f"/table/{table_id}", 303)
    return _invitation(request, room, number)


def _invitation(request: Request, room: Room, number: int) -> Response:
    visitor, game = visitor_of(request), room.table.game
    language = visitor.language
    present = [player_name(one, language) for one in room.table.seats if one.kind != "open"]
    return pages.page(
        request, "seat.html", id=room.table.id, game=game.key, title=game.title(language),
        blurb=game.words(language, "blurb"), role=game.seat_name(room.table.match.position, number, language),
        people=WORDS(language, "versus").join(present), name=visitor.name,
    )  # fmt: skip


async def rules(request: Request) -> Response:
    game = _game(request.path_params["game"])
    language = visitor_of(request).language
    return pages.page(
        request, "rules.html", title=game.title(language), game=game.key, rules=rulebook.rules(game.key, language),
        guide=lore(game.key).guide is not None,
    )  # fmt: skip


async def picture(request: Request) -> Response:
    theme = "dark" if request.query_params.get("theme") == "dark" else "light"
    svg = pages.picture(_game(request.path_params["game"]).key, theme, visitor_of(request).language)
    headers: dict[str, Any] = {"Cache-Control": "private, max-age=86400", "Vary": "Cookie, Accept-Language"}
    return Response(svg, media_type="image/svg+xml", headers=headers)


ROUTES = [
    Route("/", front),
    Route("/play", play_now, methods=["POST"]),
    Route("/launch/{token}", launch),
    Route("/open", open_record, methods=["POST"]),
    Route("/new/{game}", new_table, methods=["GET", "POST"]),
    Route("/table/{id}", table),
    Route("/table/{id}/record", record),
    Route("/seat/{token}", seat, methods=["GET", "POST"]),
    Route("/rules/{game}", rules),
    Route("/picture/{game}.svg", picture),
]
