"""The replay page: any moment of a table's game or of an opened record, and what can be made of it."""

import asyncio
import logging
from collections import OrderedDict
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from sortilege.ink.render import flatten, png
from sortilege.kernel.errors import SortilegeError
from sortilege.kernel.match import Match
from sortilege.kernel.position import CHANCE, OVER
from sortilege.kernel.verify import verify as verify_dice
from sortilege.kernel.words import LANGUAGES
from sortilege.table import pages, papers
from sortilege.table.bots import ADVISER, BOTS
from sortilege.table.hall import Hall, Plan
from sortilege.table.lobby import default_level
from sortilege.table.records import LARGEST_RECORD, damaged, sent_record
from sortilege.table.reel import Line, Moment, Reel, read_place, write_place
from sortilege.table.room import Room
from sortilege.table.socket import clean_name
from sortilege.table.visitor import visitor_of
from sortilege.table.wording import WORDS, player_name

_log = logging.getLogger("sortilege.table")

MOST_REELS = 40  # kept in memory
WIDEST = 2400  # pixels of a picture
_MODULES = ("board.js", "morph.js")


class Shown(msgspec.Struct, frozen=True):
    """A moment as the page shows it."""

    at: str
    ply: int
    html: str
    board: str
    position: str
    told: str
    turn: str
    comment: str
    before: str
    after: str
    over: bool
    asks: bool  # somebody chooses here, so that advice can be given


class Shelf:
    """The reels in memory: those looked at last."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._reels: OrderedDict[tuple[str, int], Reel] = OrderedDict()

    async def reel(self, name: str) -> Reel:
        """The reel of a table or of a kept record; 404 if there is none."""
        room = await self.hall.room(name) if len(name) < 20 else None
        key = (name, room.table.rev if room else 0)
        if key not in self._reels:
            if room:
                self._reels[key] = Reel(room.table.match, names={one: _names(room, one) for one in LANGUAGES})
            else:
                text = await papers.find(self.hall.store, "record", name)
                if text is None:
                    raise HTTPException(404)
                self._reels[key] = await asyncio.to_thread(_opened, text)
        self._reels.move_to_end(key)
        while len(self._reels) > MOST_REELS:
            self._reels.popitem(last=False)
        return self._reels[key]


def _opened(text: str) -> Reel:
    """The reel of a record; what is downloaded is its own text, whatever rules it follows."""
    reel = Reel(Match.from_record(text))
    reel.record = text
    return reel


def _names(room: Room, language: str) -> dict[int, str]:
    return {number: player_name(seat, language) for number, seat in enumerate(room.table.seats)}


async def _reel(request: Request) -> Reel:
    state = request.app.state
    if not hasattr(state, "shelf"):
        state.shelf = Shelf(state.hall)
    shelf: Shelf = state.shelf
    return await shelf.reel(request.path_params["id"])


def _moment(request: Request, reel: Reel) -> Moment:
    try:
        return reel.moment(read_place(request.query_params.get("at", str(reel.ply))))
    except SortilegeError as error:
        raise HTTPException(404) from error


def _seat(request: Request, reel: Reel) -> int:
    text = request.query_params.get("seat", "0")
    return int(text) if text.isdecimal() and len(text) < 3 and int(text) < reel.seats else 0


def _who(reel: Reel, seat: int, language: str) -> str:
    if seat == CHANCE:
        return ""
    return reel.names[language].get(seat) or reel.game.seat_name(reel.moment((0,)).position, seat, language)


def shown(reel: Reel, moment: Moment, seat: int, language: str, narrow: bool = False) -> Shown:
    """All about one moment."""
    told = ""
    if moment.item is not None:
        previous = reel.moment(reel.before(moment.place))
        told = f"{_who(reel, moment.seat, language)} {reel.said(previous, moment.item, language)}".strip()
    over = moment.position.seat == OVER
    return Shown(
        at=write_place(moment.place), ply=moment.place[0],
        html=reel.scene(moment, seat, language, narrow),
        board=reel.game.board(moment.position, language),
        position=reel.game.write(moment.position),
        told=told or WORDS(language, "replay-start"),
        turn=WORDS(language, "state-running", turn=int(moment.turn) + 1),
        comment=moment.item.comment if moment.item else reel.comment,
        before=write_place(reel.before(moment.place)), after=write_place(reel.after(moment.place)),
        over=over, asks=not over and moment.position.seat != CHANCE,
    )  # fmt: skip


async def page(request: Request) -> Response:
    reel = await _reel(request)
    language = visitor_of(request).language
    seat, name = _seat(request, reel), request.path_params["id"]
    moment = await asyncio.to_thread(_moment, request, reel)
    now = await asyncio.to_thread(shown, reel, moment, seat, language)
    lines = await asyncio.to_thread(reel.lines, language)
    first = reel.moment((0,)).position
    return pages.page(
        request, "replay.html", id=name, now=now, lines=[_row(reel, one, language) for one in lines], ply=reel.ply,
        title=reel.game.title(language), game=reel.game.key, table=len(name) < 20, seat=seat, modules=_MODULES,
        people=[{"role": reel.game.seat_name(first, one, language), "name": _who(reel, one, language),
                 "score": f"{reel.scores[one]:.6g}" if reel.over else ""} for one in range(reel.seats)],
        view_only=reel.view_only, levels=list(BOTS), level=default_level(),
        client_words={one: WORDS(language, f"replay-{one}") for one in ("play", "pause", "copied", "thinks")},
    )  # fmt: skip


def _row(reel: Reel, line: Line, language: str) -> dict[str, Any]:
    return {
        "at": write_place(line.place), "turn": line.turn, "seat": line.seat, "said": line.said,
        "who": _who(reel, line.seat, language), "comment": line.comment,
        "variations": [[_row(reel, one, language) for one in lines] for lines in line.variations],
    }  # fmt: skip


async def moment(request: Request) -> Response:
    reel = await _reel(request)
    language, seat = visitor_of(request).language, _seat(request, reel)
    here = await asyncio.to_thread(_moment, request, reel)
    found = await asyncio.to_thread(shown, reel, here, seat, language, pages.is_narrow(request))
    return Response(msgspec.json.encode(found), media_type="application/json")


async def picture(request: Request) -> Response:
    reel = await _reel(request)
    here = await asyncio.to_thread(_moment, request, reel)
    theme = "dark" if request.query_params.get("theme") == "dark" else "light"
    svg = reel.scene(here, _seat(request, reel), visitor_of(request).language)
    if request.url.path.endswith(".svg"):
        return Response(flatten(svg, theme), media_type="image/svg+xml")
    asked = request.query_params.get("width", "800")
    width = min(WIDEST, max(80, int(asked))) if asked.isdecimal() and len(asked) < 6 else 800
    return Response(await asyncio.to_thread(png, svg, width, theme), media_type="image/png")


async def record(request: Request) -> Response:
    reel = await _reel(request)
    name = f"{reel.game.key}-{request.path_params['id'][:12]}.record"
    disposition = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return PlainTextResponse(reel.record, headers=disposition)


async def verify(request: Request) -> Response:
    """Recomputes the dice, and says in a sentence what came of it."""
    reel, language = await _reel(request), visitor_of(request).language
    verdict = await asyncio.to_thread(verify_dice, reel.record)
    if verdict.problem:
        text = WORDS(language, "verify-false", problem=verdict.problem)
    elif not verdict.draws:
        text = WORDS(language, "verify-none")
    elif not verdict.checked:
        text = WORDS(language, "verify-running" if not reel.over else "verify-unknown")
    else:
        text = WORDS(language, "verify-true", checked=verdict.checked, draws=verdict.draws)
    return PlainTextResponse(text)


async def advice(request: Request) -> Response:
    """What a good player would do here, as a sentence."""
    reel, language = await _reel(request), visitor_of(request).language
    here = await asyncio.to_thread(_moment, request, reel)
    if here.position.seat in (OVER, CHANCE):
        raise HTTPException(404)
    hall: Hall = request.app.state.hall
    try:
        move = await hall.bots.choose(reel.branch(here.place), ADVISER)
    except Exception as error:  # whatever befell the bot
        _log.exception("no advice")
        raise HTTPException(429) from error
    label = reel.game.label(here.position, reel.game.read_move(here.position, move), language)
    return PlainTextResponse(WORDS(language, "hint", move=label))


async def branch(request: Request) -> Response:
    """A new table that goes on from this moment: against bots, or with every seat one's own."""
    reel, visitor = await _reel(request), visitor_of(request)
    form = await request.form(max_files=0, max_fields=6)
    kind = str(form.get("against", "me"))
    try:
        here = reel.moment(read_place(str(form.get("at", ""))))
        text = reel.branch(here.place)
    except SortilegeError as error:
        raise HTTPException(404) from error
    mine = max(here.position.seat, 0)
    seats = ["me" if kind not in BOTS or one == mine else kind for one in range(reel.seats)]
    name = clean_name(visitor.name) or WORDS(visitor.language, "guest")
    table_id = await request.app.state.hall.open(Plan(record=text, seats=seats), visitor.guest, name)
    return RedirectResponse(f"/table/{table_id}", 303)


async def opened(request: Request) -> Response:
    """A record is opened to be looked at. If it is damaged, its text stays, with the place and what was expected."""
    async with request.form(max_files=1, max_fields=4, max_part_size=LARGEST_RECORD) as form:
        text = whole = await sent_record(form)
        upto = str(form.get("upto", ""))
    if upto.isdecimal() and len(upto) < 8:
        text = "\n".join(text.split("\n")[: int(upto) - 1]) + "\n"
    try:
        await asyncio.to_thread(Match.from_record, text)
    except SortilegeError as error:
        return damaged(request, whole, error)
    return RedirectResponse(f"/replay/{await papers.keep(request.app.state.hall.store, 'record', text)}", 303)


ROUTES = [
    Route("/replay", opened, methods=["POST"]),
    Route("/replay/{id}", page),
    Route("/replay/{id}/moment", moment),
    Route("/replay/{id}/position.svg", picture),
    Route("/replay/{id}/position.png", picture),
    Route("/replay/{id}/record", record),
    Route("/replay/{id}/verify", verify),
    Route("/replay/{id}/advice", advice, methods=["POST"]),
    Route("/replay/{id}/branch", branch, methods=["POST"]),
]
