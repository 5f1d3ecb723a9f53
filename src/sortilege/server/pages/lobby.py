"""The lobby: which games there are, and tables to go on with or to watch."""

from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sortilege.kernel.game import AnyGame
from sortilege.kernel.registry import extras
from sortilege.server import templates
from sortilege.server.http import NO_STORE, clean_name, game_or_404, small_number, to_table
from sortilege.server.pages.forms import FILLS, waiting_times
from sortilege.server.pages.guide_data import guide_data
from sortilege.server.pages.my_tables import summaries
from sortilege.server.pages.new_table import by_ease
from sortilege.server.play.finding import find
from sortilege.server.play.requests import address_of, hall_of
from sortilege.server.visitor import visitor_of
from sortilege.server.words import WORDS
from sortilege.server.workers import BOTS


async def front(request: Request) -> Response:
    language = visitor_of(request).language
    links = [link for module in extras("pages").values() for link in getattr(module, "LOBBY_LINKS", {}).items()]
    return templates.page(
        request, "lobby.html", games=[_card(game, language) for game in by_ease()], links=links,
        **await _lists(request), name=visitor_of(request).name, fills=waiting_times(language)[1:],
    )  # fmt: skip


def _card(game: AnyGame, language: str) -> dict[str, Any]:
    """A game as the lobby shows it."""
    low, high = min(game.seats), max(game.seats)
    text = f"{low}" if low == high else f"{low}–{high}"
    length = " · ".join(
        (WORDS(language, "seats-count", count=high, text=text), WORDS(language, "minutes", minutes=game.minutes))
    )
    return {
        "key": game.key, "title": game.title(language), "blurb": game.words(language, "blurb"), "length": length,
        "guide": guide_data(game.key).guide is not None, "rank": game.rank,
        "seats": max(game.seats), "gentle": _gentle(game, language),
    }  # fmt: skip


def _gentle(game: AnyGame, language: str) -> str:
    """What "Play" opens, in a few words."""
    if "gentle" in game.words:
        return game.words(language, "gentle")
    return WORDS(language, f"bot-{list(BOTS)[game.gentle.level - 1]}")


async def _lists(request: Request) -> dict[str, Any]:
    """One's own tables, free seats of public ones, and tables to watch, as they are now."""
    visitor, hall = visitor_of(request), hall_of(request)
    mine = await summaries(hall, await hall.mine(visitor.guest), visitor.guest, visitor.language)
    own = {table["id"] for table in mine}
    listed = [row for row in await hall.listed() if row["id"] not in own]
    public = await summaries(hall, listed, visitor.guest, visitor.language)
    return {
        "mine": mine, "waiting": sum(table["yours"] for table in mine),
        "open_seats": [table for table in public if table["joinable"]],
        "watch": [table for table in public if not table["joinable"]],
        "removed": request.query_params.get("removed", "")[:16],
    }  # fmt: skip


async def lists(request: Request) -> Response:
    """The lists alone, for a lobby that is looked at."""
    html = templates.part(visitor_of(request).language, "lobby_tables.html", **await _lists(request))
    return Response(html, media_type="text/html", headers=NO_STORE)


async def find_game(request: Request) -> Response:
    """Leads to a table where somebody waits for the same game, or to one that waits for somebody."""
    form, hall, visitor = await request.form(max_files=0, max_fields=4), hall_of(request), visitor_of(request)
    game = game_or_404(str(form.get("game", "")))
    if max(game.seats) < 2:
        raise HTTPException(404)
    await hall.admit(address_of(request), "tables")
    name = clean_name(str(form.get("name", ""))) or clean_name(visitor.name) or WORDS(visitor.language, "guest")
    fill = small_number(str(form.get("fill", "0")))
    table = await find(hall, game, visitor.guest, name, fill if fill in FILLS else 0)
    return to_table(request, table, name)


ROUTES = [Route("/find", find_game, methods=["POST"]), Route("/", front), Route("/lobby/tables", lists)]
