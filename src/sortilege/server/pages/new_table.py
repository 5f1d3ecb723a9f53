"""Opening a table: at once, by a form that says what its choices mean, or from a record."""

import secrets
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import msgspec
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from sortilege.ink.gradients import PAINTS
from sortilege.kernel.errors import BadOption, SortilegeError
from sortilege.kernel.game import AnyGame
from sortilege.kernel.options import Value, write_value
from sortilege.kernel.registry import game as find_game
from sortilege.kernel.registry import games
from sortilege.search.levels import levels, won
from sortilege.server import templates
from sortilege.server.http import clean_name, game_of, game_or_404
from sortilege.server.limits import LARGEST_RECORD
from sortilege.server.pages.forms import (
    FILLS,
    given_options,
    named_in,
    option_fields,
    roles,
    seat_option,
    waiting_times,
)
from sortilege.server.pages.uploads import damaged, sent_record
from sortilege.server.play.clock import ClockRule
from sortilege.server.play.opening import TableRequest
from sortilege.server.play.requests import open_table
from sortilege.server.play.seating import COMERS, with_comers
from sortilege.server.play.table import TableSettings
from sortilege.server.visitor import visitor_of
from sortilege.server.words import WORDS
from sortilege.server.workers import BOTS, USUAL

DAY = 86_400
CLOCKS = {
    "none": ClockRule(),
    "quarter": ClockRule("total", 900),
    "quick": ClockRule("total", 300, 10),
    "day": ClockRule("move", DAY),
    "days": ClockRule("move", 3 * DAY),
    "week": ClockRule("move", 7 * DAY),
}
_NOTHING = FormData()
_UNCHOSEN: Mapping[str, Value] = MappingProxyType({})
CONSENTS = ("all", "majority")  # of those who are asked to agree
PATIENCE = TableSettings().patience
OWN_CLOCK = "own"  # the minutes and seconds of the form


def by_ease() -> list[AnyGame]:
    """The games there are, the easiest first, and of those the shortest."""
    return sorted(map(find_game, games()), key=lambda game: (game.rank, game.minutes))


def next_by_ease(game: AnyGame) -> AnyGame:
    """The game to learn after this one; after the last the first."""
    order = by_ease()
    return order[(order.index(game) + 1) % len(order)]


async def play_now(request: Request) -> Response:
    """One click: the gentlest game there is, against bots or with them."""
    form = await request.form(max_files=0, max_fields=4)
    return await open_table(request, _gentlest(game_or_404(str(form.get("game", "")))))


async def launch(request: Request) -> Response:
    """The address that `serve --open` gives to the browser: a game at once, for who knows this start's secret."""
    token, key = getattr(request.app.state, "launch", ("", ""))
    if not token or not secrets.compare_digest(token, request.path_params["token"]):
        raise HTTPException(404)
    return await open_table(request, _gentlest(find_game(key) if key else by_ease()[0]))


def _gentlest(game: AnyGame) -> TableRequest:
    bot = list(BOTS)[game.gentle.level - 1]
    return TableRequest(game.key, dict(game.gentle.options), ["me", *[bot] * (max(game.seats) - 1)])


async def new_table(request: Request) -> Response:
    """The form of a new table, and what comes of it."""
    game = game_of(request)
    if request.method != "POST":
        return form_page(request, game)
    form = await request.form(max_files=0, max_fields=80)
    try:
        return await open_table(request, _plan(game, form), str(form.get("name", "")))
    except (SortilegeError, msgspec.ValidationError) as error:
        return form_page(request, game, form, error)


def form_page(
    request: Request, game: AnyGame, form: FormData = _NOTHING, error: Exception | None = None,
    chosen: Mapping[str, Value] = _UNCHOSEN,
) -> Response:  # fmt: skip
    """The form as it was sent, with what is wrong; else with what suits most tables and what is chosen already."""
    visitor = visitor_of(request)
    language = visitor.language
    given = given_options(game, form) if form else _usual(game)
    given |= {name: write_value(value) for name, value in chosen.items()}
    return templates.page(
        request, "new.html", 422 if error else 200, title=game.title(language), game=game.key,
        error=_told(error, language) if error else "", options=option_fields(game, language, given, str(error or "")),
        seats=_seats(game, language, form), bots=_bots(game, language), seat_option=seat_option(game.key),
        advice=_advice(game),
        name=str(form.get("name", "")) or visitor.name, **_expectation(game, given, language),
        clocks=[*CLOCKS, OWN_CLOCK], wrong_clock="clock" in named_in(str(error or "")),
        comers=COMERS, consents=CONSENTS, patience=PATIENCE, sent=form,
        fills=waiting_times(language),
        paints="".join(PAINTS.values()),
        games=[(other.key, other.title(language)) for other in by_ease()], takes_copies=game.own_copy() is not None,
    )  # fmt: skip


def _usual(game: AnyGame) -> dict[str, str]:
    """What the form begins with: what suits the usual number of players."""
    name, _ = seat_option(game.key)
    usual = write_value(getattr(game.make_options({}), name)) if name else ""
    return dict(_advice(game).get(usual, {}))


def _advice(game: AnyGame) -> dict[str, dict[str, str]]:
    """The recommended values of other options, by the value of the one that decides how many sit down."""
    return {value: dict(game.recommended(count)) for value, count in seat_option(game.key)[1].items()}


def _told(error: Exception, language: str) -> str:
    problem = error.texts[language] if isinstance(error, SortilegeError) else str(error)
    return WORDS(language, "error-options", problem=problem)


def _seats(game: AnyGame, language: str, form: FormData) -> list[dict[str, Any]]:
    """Each seat by its role, and who is to sit there: oneself on the first, bots on the others."""
    return [
        {
            "role": role,
            "face": face,
            "value": str(form.get(f"seat-{seat}", USUAL if seat else "me")),
            "name": str(form.get(f"name-{seat}", "")),
        }
        for seat, (role, face) in enumerate(roles(game.key, language))
    ]


def _bots(game: AnyGame, language: str) -> list[dict[str, str]]:
    """The levels there are, with a line about each."""
    known = zip(BOTS, levels(game), strict=True)
    return [
        {"key": key, "name": WORDS(language, f"bot-{key}"), "about": level.about(game, language)}
        for key, level in known
    ]


def _expectation(game: AnyGame, given: dict[str, str], language: str) -> dict[str, Any]:
    """What to expect of these options in words, and what each level wins alone; nothing while they go not together."""
    try:
        options = None if game.is_slow(given) else game.make_options(given)
    except SortilegeError:
        options = None
    if options is None:
        return {"expects": "", "won": []}
    names = [WORDS(language, f"bot-{key}") for key in BOTS]
    return {
        "expects": game.expectation(options, language),
        "won": list(zip(names, won(game, options), strict=False)),  # the strongest were not measured everywhere
    }


async def expectation(request: Request) -> Response:
    """What to expect of the options in the address, for the form as it changes."""
    game = game_of(request)
    given = given_options(game, FormData(dict(request.query_params)))
    language = visitor_of(request).language
    return HTMLResponse(templates.part(language, "expects.html", **_expectation(game, given, language)))


def _plan(game: AnyGame, form: FormData) -> TableRequest:
    kinds = [str(form.get(f"seat-{seat}", "open")) for seat in range(max(game.seats))]
    seats = [kind if kind in {"me", "open", *BOTS} else "open" for kind in kinds]
    names = [clean_name(str(form.get(f"name-{seat}", ""))) for seat in range(max(game.seats))]
    return TableRequest(game.key, given_options(game, form), seats, _settings(form), names=names)


def _settings(form: FormData) -> TableSettings:
    comers = str(form.get("comers", COMERS[0]))
    given = {
        "clock": _clock(form), "hints": bool(form.get("hints")), "consent": str(form.get("consent", CONSENTS[0])),
        "patience": int(_number(form, "patience", PATIENCE)), "fill": int(_number(form, "fill", 0)),
    }  # fmt: skip
    given["fill"] = given["fill"] if given["fill"] in FILLS else 0
    return with_comers(msgspec.convert(given, TableSettings), comers)


def _clock(form: FormData) -> ClockRule:
    """One of the clocks with a name, or the form's own minutes; what is no clock is refused."""
    chosen = str(form.get("clock", "none"))
    given: dict[str, Any] = {"penalty": str(form.get("penalty", "bot"))}
    if chosen in CLOCKS:
        return msgspec.convert(msgspec.to_builtins(CLOCKS[chosen]) | given, ClockRule)
    given |= {"kind": str(form.get("pace", "total")) if chosen == OWN_CLOCK else chosen}
    given |= {"seconds": round(60 * _given(form, "minutes", 15)), "increment": round(_given(form, "increment", 0))}
    try:
        return msgspec.convert(given, ClockRule)
    except msgspec.ValidationError:
        raise BadOption.said(WORDS, "bad-clock") from None


def _given(form: FormData, name: str, otherwise: float) -> float:
    """A number of the clock; what was typed and is none is refused."""
    number = _number(form, name, -1)
    if number < 0 and str(form.get(name, "")).strip():
        raise BadOption.said(WORDS, "bad-clock")
    return otherwise if number < 0 else number


def _number(form: FormData, name: str, otherwise: float) -> float:
    text = str(form.get(name, "")).strip().replace(",", ".")
    whole, _, part = text.partition(".")
    plain = whole.isdecimal() and (part.isdecimal() or not part) and len(text) < 12
    return float(text) if plain and text.isascii() else otherwise


def said_clock(rule: ClockRule, language: str) -> str:
    """A clock in words."""
    for name, known in CLOCKS.items():
        if msgspec.structs.replace(rule, penalty="bot") == known:
            return WORDS(language, f"clock-{name}")
    return WORDS(language, f"clock-said-{rule.kind}", minutes=round(rule.seconds / 60, 1), seconds=rule.increment)


async def open_record(request: Request) -> Response:
    """A table from a record: to look at if it is over, else to play on. A damaged one is shown, to be mended."""
    async with request.form(max_files=1, max_fields=4, max_part_size=LARGEST_RECORD) as form:
        text = await sent_record(form)
    try:
        return await open_table(request, TableRequest(record=text, seats=["me"] * 8))
    except SortilegeError as error:
        return damaged(request, text, error)


ROUTES = [
    Route("/play", play_now, methods=["POST"]),
    Route("/launch/{token}", launch),
    Route("/new/{game}", new_table, methods=["GET", "POST"]),
    Route("/new/{game}/expect", expectation),
    Route("/open", open_record, methods=["POST"]),
]
