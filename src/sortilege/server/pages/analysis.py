"""The analysis of a whole game on its replay page: begun, watched, stopped, and what came of it."""

import asyncio
from functools import partial

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sortilege.search.analysis import turning_points
from sortilege.search.counsel import judged, share
from sortilege.server import templates
from sortilege.server.http import json_answer
from sortilege.server.lifetime import lasting
from sortilege.server.pages.analysis_job import AnalysisQueue, TooMuch
from sortilege.server.pages.graph import GraphPoint, render_graph, sample
from sortilege.server.pages.opened_records import playback_of, seat_of
from sortilege.server.pages.playback import Playback
from sortilege.server.pages.replay_view import who
from sortilege.server.play.requests import hall_of
from sortilege.server.visitor import visitor_of
from sortilege.server.words import WORDS


def queue_of(request: Request) -> AnalysisQueue:
    return lasting(request, AnalysisQueue, hall_of(request).store, hall_of(request).bots)


def render(playback: Playback, seat: int, language: str) -> str:
    """The graph, the turning points and the table of values, as a part of the page; nothing without an analysis."""
    verdicts, game = playback.verdicts, playback.game
    if verdicts is None:
        return ""
    worst = sorted(turning_points(verdicts), key=lambda verdict: verdict.ply)
    rows = [
        (verdict, judged(game, playback.at((verdict.ply,)).position, verdict, language, seat)) for verdict in verdicts
    ]
    names = [who(playback, seat, language) for seat in range(1 if game.cooperative else playback.seats)]
    points = [GraphPoint(verdict.ply, verdict.expected, verdict.error) for verdict in verdicts]
    points += [GraphPoint(playback.ply, playback.scores)] if playback.over else []
    own = 0 if game.cooperative else seat
    lines = range(len(names)) if len(names) > 2 else [own]  # of two, what one hopes for the other fears
    title = WORDS(language, "analysis-graph")
    return templates.part(
        language, "analysis.html",
        graph=render_graph(points, worst, playback.ply, lines, own, title) if points else "",
        legend=[
            (sample(number, line == own), names[line] if len(names) > 1 else WORDS(language, "analysis-ours"))
            for number, line in enumerate(lines)
        ],
        who=partial(who, playback, language=language), turning=[row for row in rows if row[0] in worst], rows=rows,
        share=share, names=names, seat=seat,
    )  # fmt: skip


async def look(request: Request) -> Response:
    """How far the analysis of this game has come; its verdicts, when it is done."""
    playback, visitor, queue = await playback_of(request), visitor_of(request), queue_of(request)
    job = queue.job(playback)
    state = job.state if job else "none"  # before the store is asked: what was done by then is found there
    if await queue.kept(playback) is not None:
        return _state(
            "done", html=await asyncio.to_thread(render, playback, seat_of(request, playback), visitor.language)
        )
    if job is None:
        return _state(state)
    ply = job.verdicts[-1].ply if job.verdicts else 0
    return _state(state, share=ply / max(1, playback.ply), mine=job.guest == visitor.guest)


async def begin(request: Request) -> Response:
    """Begins an analysis, unless it is known or under way."""
    playback, visitor, queue = await playback_of(request), visitor_of(request), queue_of(request)
    try:
        if await queue.kept(playback) is None:
            queue.enter(playback, visitor.guest)
    except TooMuch as error:
        return _state("refused", said=WORDS(visitor.language, f"analysis-{error}"))
    return await look(request)


async def stop(request: Request) -> Response:
    """Whoever has begun an analysis may stop it."""
    job = queue_of(request).job(await playback_of(request))
    if job and job.guest == visitor_of(request).guest:
        queue_of(request).stop(job)
    return _state("none")


def _state(state: str, **more: object) -> Response:
    return json_answer({"state": state, **more})


ROUTES = [
    Route("/replay/{id}/analysis", look),
    Route("/replay/{id}/analysis", begin, methods=["POST"]),
    Route("/replay/{id}/analysis/stop", stop, methods=["POST"]),
]
