"""The replay page: any moment of a table's game or of an opened record, and what can be made of it."""

import asyncio
import logging
from collections import OrderedDict
from functools import partial
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
from sortilege.search.analysis import turning_points
from sortilege.table import counsel, pages, papers
from sortilege.table.analyst import Analyst, TooMuch, bare, key_of
from sortilege.table.annotate import with_comment, with_move
from sortilege.table.bots import BOTS
from sortilege.table.graph import graph, sample
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
_MODULES = ("board.js", "counsel.js", "morph.js", "study.js")
_CLIENT = ("play", "pause", "copied", "thinks", "best", "played", "agrees", "follows")


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
    cost: str = ""  # what the move that led here cost, if the game is analysed
    judged: counsel.Judged | None = None  # the choice that is made here, likewise


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
    cost, judged = _judged(reel, moment, language)
    return Shown(
        at=write_place(moment.place), ply=moment.place[0],
        html=reel.scene(moment, seat, language, narrow),
        board=reel.game.board(moment.position, language),
        position=reel.game.write(moment.position),
        told=told or WORDS(language, "replay-start"),
        turn=WORDS(language, "state-running", turn=int(moment.turn) + 1),
        comment=moment.item.comment if moment.item else reel.comment,
        before=write_place(reel.before(moment.place)), after=write_place(reel.after(moment.place)),
        over=over, asks=not over and moment.position.seat != CHANCE, cost=cost, judged=judged,
    )  # fmt: skip


def _judged(reel: Reel, moment: Moment, language: str) -> tuple[str, counsel.Judged | None]:
    """What an analysis says of the move that led here, and of the one that is made here."""
    if not reel.verdicts or len(moment.place) > 1:
        return "", None
    found = {one.ply: one for one in reel.verdicts if one.ply in (moment.place[0] - 1, moment.place[0])}
    before, here = found.get(moment.place[0] - 1), found.get(moment.place[0])
    lost = counsel.lost(before, language) if before else ""
    cost = WORDS(language, "analysis-cost", lost=lost) if lost else ""
    return cost, counsel.judged(reel.game, moment.position, here, language) if here else None


async def page(request: Request) -> Response:
    reel = await _reel(request)
    language = visitor_of(request).language
    seat, name = _seat(request, reel), request.path_params["id"]
    await _analyst(request).kept(reel)
    moment = await asyncio.to_thread(_moment, request, reel)
    now = await asyncio.to_thread(shown, reel, moment, seat, language)
    lines = await asyncio.to_thread(reel.lines, language)
    study = _analyst(request).study(reel)
    first = reel.moment((0,)).position
    return pages.page(
        request, "replay.html", id=name, now=now, lines=[_row(reel, one, language) for one in lines], ply=reel.ply,
        running=len(name) < 20 and not reel.over, state=_state(reel), analysis=_analysis(reel, language),
        studied=bool(study and study.state in ("waiting", "running")),
        title=reel.game.title(language), game=reel.game.key, table=len(name) < 20, seat=seat, modules=_MODULES,
        people=[{"role": reel.game.seat_name(first, one, language), "name": _who(reel, one, language),
                 "score": f"{reel.scores[one]:.6g}" if reel.over else ""} for one in range(reel.seats)],
        view_only=reel.view_only, levels=list(BOTS), level=default_level(),
        client_words={one: WORDS(language, f"replay-{one}") for one in _CLIENT},
    )  # fmt: skip


def _row(reel: Reel, line: Line, language: str) -> dict[str, Any]:
    return {
        "at": write_place(line.place), "turn": line.turn, "seat": line.seat, "said": line.said,
        "who": _who(reel, line.seat, language), "comment": line.comment,
        "variations": [[_row(reel, one, language) for one in lines] for lines in line.variations],
    }  # fmt: skip


async def moment(request: Request) -> Response:
    reel = await _reel(request)
    await _analyst(request).kept(reel)
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
    """The best moves here with what they may bring and the lines behind them."""
    reel, language = await _reel(request), visitor_of(request).language
    here = await asyncio.to_thread(_moment, request, reel)
    if here.position.seat in (OVER, CHANCE):
        raise HTTPException(404)
    hall: Hall = request.app.state.hall
    try:
        found = await hall.bots.advise(reel.branch(here.place))
    except Exception as error:  # whatever befell the bot
        _log.exception("no advice")
        raise HTTPException(429) from error
    told = [counsel.best(reel.game, here.position, one, language) for one in found]
    return Response(msgspec.json.encode(told), media_type="application/json")


# the analysis of the whole game


def _analyst(request: Request) -> Analyst:
    state = request.app.state
    if not hasattr(state, "analyst"):
        state.analyst = Analyst(state.hall.store)
    found: Analyst = state.analyst
    return found


def _analysis(reel: Reel, language: str) -> str:
    """The graph, the turning points and the table of values, as a part of the page; nothing without an analysis."""
    verdicts = reel.verdicts
    if verdicts is None:
        return ""
    worst = sorted(turning_points(verdicts), key=lambda one: one.ply)
    rows = [(one, counsel.judged(reel.game, reel.moment((one.ply,)).position, one, language)) for one in verdicts]
    names = [_who(reel, seat, language) for seat in range(1 if reel.game.cooperative else reel.seats)]
    points = [(one.ply, list(one.expected)) for one in verdicts] + ([(reel.ply, reel.scores)] if reel.over else [])
    drawing = graph(points, worst, reel.ply, len(names), WORDS(language, "analysis-graph")) if points else ""
    legend = [(sample(seat), name) for seat, name in enumerate(names)] if len(names) > 1 else []
    return pages.part(
        language, "analysis.html", graph=drawing, legend=legend, who=partial(_who, reel, language=language),
        turning=[(one, told) for one, told in rows if one in worst], rows=rows, share=counsel.share, names=names,
    )  # fmt: skip


async def analysis(request: Request) -> Response:
    """How far the analysis of this game has come; what it found, when it is done."""
    reel, language = await _reel(request), visitor_of(request).language
    analyst = _analyst(request)
    study = analyst.study(reel)
    if await analyst.kept(reel) is not None:
        return _told("done", html=await asyncio.to_thread(_analysis, reel, language))
    if study is None:
        return _told("none")
    ply = study.verdicts[-1].ply if study.verdicts else 0
    return _told(study.state, share=ply / max(1, reel.ply), mine=study.guest == visitor_of(request).guest)


async def analyse(request: Request) -> Response:
    """Begins an analysis, unless it is known or under way."""
    reel, visitor = await _reel(request), visitor_of(request)
    try:
        if await _analyst(request).kept(reel) is None:
            _analyst(request).begin(reel, visitor.guest)
    except TooMuch as error:
        return _told("refused", said=WORDS(visitor.language, f"analysis-{error}"))
    return await analysis(request)


async def stop(request: Request) -> Response:
    """Whoever has begun an analysis may stop it."""
    study = _analyst(request).study(await _reel(request))
    if study and study.guest == visitor_of(request).guest:
        study.stop()
    return _told("none")


def _told(state: str, **more: object) -> Response:
    return Response(
        msgspec.json.encode({"state": state, **more}), 200, {"Cache-Control": "no-store"}, "application/json"
    )


# following a game that goes on


def _state(reel: Reel) -> str:
    """What changes when the game does."""
    return f"{reel.ply}-{key_of(bare(reel))[:8]}-{int(reel.over)}"


async def news(request: Request) -> Response:
    """Whether the game has changed since the page was made, and if so its log as a part of the page."""
    reel, language = await _reel(request), visitor_of(request).language
    if request.query_params.get("state") == _state(reel):
        return Response(status_code=204, headers={"Cache-Control": "no-store"})
    lines = await asyncio.to_thread(reel.lines, language)
    html = pages.part(
        language, "log.html", lines=[_row(reel, one, language) for one in lines], seat=_seat(request, reel), now=None
    )
    return _told(_state(reel), html=html, ply=reel.ply, over=reel.over)


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


async def moves(request: Request) -> Response:
    """What may follow a moment, to be chosen from: texts and names."""
    reel, language = await _reel(request), visitor_of(request).language
    here = await asyncio.to_thread(_moment, request, reel)
    found = [
        (reel.game.write_move(here.position, move), reel.game.label(here.position, move, language))
        for move in here.position.moves()
    ]
    return Response(msgspec.json.encode(found), media_type="application/json")


async def annotate(request: Request) -> Response:
    """A comment or a move more: kept as a new record under a new link, at the same place."""
    reel = await _reel(request)
    form = await request.form(max_files=0, max_fields=6, max_part_size=20_000)
    at, seat = str(form.get("at", "")), _seat(request, reel)
    try:
        place = read_place(at)
        reel.moment(place)
        if "move" in form:
            text, place = await asyncio.to_thread(with_move, reel, place, str(form["move"]))
        else:
            text = await asyncio.to_thread(with_comment, reel, place, str(form.get("comment", "")))
    except SortilegeError as error:
        raise HTTPException(404) from error
    if len(text) > LARGEST_RECORD:
        raise HTTPException(413)
    name = await papers.keep(request.app.state.hall.store, "record", text)
    return RedirectResponse(f"/replay/{name}?at={write_place(place)}&seat={seat}", 303)


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
    Route("/replay/{id}/analysis", analysis),
    Route("/replay/{id}/analysis", analyse, methods=["POST"]),
    Route("/replay/{id}/analysis/stop", stop, methods=["POST"]),
    Route("/replay/{id}/news", news),
    Route("/replay/{id}/moves", moves),
    Route("/replay/{id}/note", annotate, methods=["POST"]),
    Route("/replay/{id}/branch", branch, methods=["POST"]),
]
