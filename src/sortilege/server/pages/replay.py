"""The replay page: any moment of a table's game or of an opened record, and what can be made of it."""

import asyncio
import logging

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from sortilege.ink.gradients import PAINTS
from sortilege.ink.render import flatten, png
from sortilege.kernel.errors import SortilegeError
from sortilege.kernel.match import Match
from sortilege.kernel.position import CHANCE, OVER
from sortilege.kernel.verify import verify as verify_dice
from sortilege.search.counsel import counsel
from sortilege.server import templates
from sortilege.server.http import NO_STORE, is_narrow, json_answer, record_answer, theme_of
from sortilege.server.limits import LARGEST_RECORD
from sortilege.server.pages import analysis
from sortilege.server.pages.analysis_job import key_of
from sortilege.server.pages.annotate import with_comment, with_move
from sortilege.server.pages.opened_records import is_table, playback_of, seat_of, snapshot_of
from sortilege.server.pages.playback import Playback, read_place, write_place
from sortilege.server.pages.replay_view import log, people, turning, view
from sortilege.server.pages.uploads import damaged, sent_record
from sortilege.server.play.messages import Explained
from sortilege.server.play.opening import TableRequest
from sortilege.server.play.requests import address_of, hall_of, keep_text, open_table
from sortilege.server.visitor import visitor_of
from sortilege.server.words import WORDS
from sortilege.server.workers import BOTS, USUAL

_log = logging.getLogger("sortilege.server")

WIDEST = 2400  # pixels of a picture
_CLIENT = ("play", "pause", "copied", "thinks", "next", "agrees", "follows")
_TABLE = ("rule", "close", "you")  # words of the table's scripts


async def page(request: Request) -> Response:
    playback, queue = await playback_of(request), analysis.queue_of(request)
    language = visitor_of(request).language
    seat, name = seat_of(request, playback), request.path_params["id"]
    await queue.kept(playback)
    here = await snapshot_of(request, playback)
    now = await asyncio.to_thread(view, playback, here, seat, language)
    lines = await asyncio.to_thread(log, playback, seat_of(request, playback), language)
    turned = await asyncio.to_thread(turning, playback, seat, language)
    job = queue.job(playback)
    return templates.page(
        request, "replay.html", id=name, now=now, lines=lines, turning=turned, ply=playback.ply,
        running=is_table(name) and not playback.over, state=_state(playback),
        analysis=analysis.render(playback, seat, language), analysing=job is not None and job.under_way,
        title=playback.game.title(language), game=playback.game.key, table=is_table(name), seat=seat,
        people=people(playback, language), paints="".join(PAINTS.values()),
        view_only=playback.view_only, levels=list(BOTS), level=USUAL,
        client_words={word: WORDS(language, f"replay-{word}") for word in _CLIENT}
        | {word: WORDS(language, f"client-{word}") for word in _TABLE},
    )  # fmt: skip


async def moment(request: Request) -> Response:
    playback = await playback_of(request)
    await analysis.queue_of(request).kept(playback)
    language, seat = visitor_of(request).language, seat_of(request, playback)
    here = await snapshot_of(request, playback)
    return json_answer(await asyncio.to_thread(view, playback, here, seat, language, is_narrow(request)))


async def card(request: Request) -> Response:
    """The card of a thing at this moment; anybody may ask."""
    playback, language = await playback_of(request), visitor_of(request).language
    here = await snapshot_of(request, playback)
    target = request.query_params.get("target", "")[:80]
    shown = playback.game.card(here.position, target, language)
    if shown is None:
        raise HTTPException(404)
    return json_answer(Explained(target, **vars(shown)))


async def picture(request: Request) -> Response:
    playback = await playback_of(request)
    here, theme = await snapshot_of(request, playback), theme_of(request)
    svg = playback.scene(here, seat_of(request, playback), visitor_of(request).language)
    if request.url.path.endswith(".svg"):
        return Response(flatten(svg, theme), media_type="image/svg+xml")
    asked = request.query_params.get("width", "800")
    width = min(WIDEST, max(80, int(asked))) if asked.isdecimal() and len(asked) < 6 else 800
    return Response(await asyncio.to_thread(png, svg, width, theme), media_type="image/png")


async def record(request: Request) -> Response:
    playback = await playback_of(request)
    return record_answer(playback.record, f"{playback.game.key}-{request.path_params['id'][:12]}")


async def verify(request: Request) -> Response:
    """Recomputes the dice, and says in a sentence what came of it."""
    playback, language = await playback_of(request), visitor_of(request).language
    verdict = await asyncio.to_thread(verify_dice, playback.record)
    if verdict.problem:
        text = WORDS(language, "verify-false", problem=verdict.problem)
    elif not verdict.draws:
        text = WORDS(language, "verify-none")
    elif not verdict.checked:
        text = WORDS(language, "verify-running" if not playback.over else "verify-unknown")
    else:
        text = WORDS(language, "verify-true", checked=verdict.checked, draws=verdict.draws)
    return PlainTextResponse(text)


async def advise(request: Request) -> Response:
    """The best moves here with what they may bring and the lines behind them."""
    playback, language = await playback_of(request), visitor_of(request).language
    here, seat = await snapshot_of(request, playback), seat_of(request, playback)
    if here.position.seat in (OVER, CHANCE):
        raise HTTPException(404)
    try:
        best = await hall_of(request).bots.advise(playback.branch(here.place))
    except Exception as error:  # whatever befell the bot
        _log.exception("no advice")
        raise HTTPException(429) from error
    return json_answer([counsel(playback.game, here.position, move, language, seat) for move in best])


# following a game that goes on


def _state(playback: Playback) -> str:
    """What changes when the game does."""
    return f"{playback.ply}-{key_of(playback.bare())[:8]}-{int(playback.over)}"


async def news(request: Request) -> Response:
    """Whether the game has changed since the page was made, and if so its log as a part of the page."""
    playback, language = await playback_of(request), visitor_of(request).language
    state = _state(playback)
    if request.query_params.get("state") == state:
        return Response(status_code=204, headers=NO_STORE)
    lines = await asyncio.to_thread(log, playback, seat_of(request, playback), language)
    html = templates.part(language, "log.html", lines=lines, seat=seat_of(request, playback), now=None)
    return json_answer({"state": state, "html": html, "ply": playback.ply, "over": playback.over})


# what can be made of it


async def branch(request: Request) -> Response:
    """A new table that goes on from this moment: against bots, or with every seat one's own."""
    playback = await playback_of(request)
    form = await request.form(max_files=0, max_fields=6)
    kind = str(form.get("against", "me"))
    try:
        here = playback.at(read_place(str(form.get("at", ""))))
        text = playback.branch(here.place)
    except SortilegeError as error:
        raise HTTPException(404) from error
    mine = max(here.position.seat, 0)
    seats = ["me" if kind not in BOTS or seat == mine else kind for seat in range(playback.seats)]
    return await open_table(request, TableRequest(record=text, seats=seats))


async def moves(request: Request) -> Response:
    """What may follow a moment, to be chosen from: texts and names."""
    playback, language = await playback_of(request), visitor_of(request).language
    game, position = playback.game, (await snapshot_of(request, playback)).position
    return json_answer(
        [(game.write_move(position, move), game.label(position, move, language)) for move in position.moves()]
    )


async def annotate(request: Request) -> Response:
    """A comment or a move more: kept as a new record under a new link, at the same place."""
    playback = await playback_of(request)
    form = await request.form(max_files=0, max_fields=6, max_part_size=20_000)
    try:
        place = read_place(str(form.get("at", "")))
        playback.at(place)
        if "move" in form:
            text, place = await asyncio.to_thread(with_move, playback, place, str(form["move"]))
        else:
            text = await asyncio.to_thread(with_comment, playback, place, str(form.get("comment", "")))
    except SortilegeError as error:
        raise HTTPException(404) from error
    if len(text) > LARGEST_RECORD:
        raise HTTPException(413)
    name = await keep_text(request, "record", text)
    return RedirectResponse(f"/replay/{name}?at={write_place(place)}&seat={seat_of(request, playback)}", 303)


async def opened(request: Request) -> Response:
    """A record is opened to be looked at. If it is damaged, its text stays, with the place and what was expected."""
    async with request.form(max_files=1, max_fields=4, max_part_size=LARGEST_RECORD) as form:
        text = whole = await sent_record(form)
        upto = str(form.get("upto", ""))
    if upto.isdecimal() and len(upto) < 8:
        text = "\n".join(text.split("\n")[: int(upto) - 1]) + "\n"
    await hall_of(request).studies.prepare_record(text, address_of(request))
    try:
        await asyncio.to_thread(Match.from_record, text)
    except SortilegeError as error:
        return damaged(request, whole, error)
    return RedirectResponse(f"/replay/{await keep_text(request, 'record', text)}", 303)


ROUTES = [
    Route("/replay", opened, methods=["POST"]),
    Route("/replay/{id}", page),
    Route("/replay/{id}/moment", moment),
    Route("/replay/{id}/position.svg", picture),
    Route("/replay/{id}/position.png", picture),
    Route("/replay/{id}/record", record),
    Route("/replay/{id}/verify", verify),
    Route("/replay/{id}/card", card),
    Route("/replay/{id}/advice", advise, methods=["POST"]),
    Route("/replay/{id}/news", news),
    Route("/replay/{id}/moves", moves),
    Route("/replay/{id}/note", annotate, methods=["POST"]),
    Route("/replay/{id}/branch", branch, methods=["POST"]),
    *analysis.ROUTES,
]
