"""A first game: a real opening on the real board, step by step, with the next touch lit and the reason told."""

import asyncio
from functools import cache

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sortilege.ink.gradients import PAINTS
from sortilege.kernel.gesture import View
from sortilege.kernel.match import Match
from sortilege.kernel.position import CHANCE, OVER
from sortilege.kernel.registry import game as find_game
from sortilege.server import templates
from sortilege.server.http import game_or_404, is_narrow, json_answer, or_404, small_number
from sortilege.server.pages.guide_data import Guide, guide_data, written
from sortilege.server.pages.playback import Playback, Snapshot
from sortilege.server.play.messages import Explained
from sortilege.server.play.opening import TableRequest
from sortilege.server.play.requests import open_table
from sortilege.server.visitor import visitor_of
from sortilege.server.words import WORDS, spoken

OPPONENT = "apprentice"
Moves = list[list[str | list[str]]]  # [text, label, step...] of each


class GuideView(msgspec.Struct, frozen=True):
    """A step as the page shows it. Without a gesture it goes by itself, or is the end."""

    step: int
    lesson: int  # how many steps up to this one are the learner's: these are counted, not what happens by itself
    html: str
    panels: list[str]  # in lines, as at a table
    say: str
    told: str  # what the step before it did
    moves: Moves
    names: dict[str, str]
    end: bool
    seat: int  # who is asked
    seats: list[dict[str, str | bool]]
    next: int  # the step after it; what chance lays out goes by at once


def _guide(key: str) -> Guide:
    """The guide of a game; 404 if there is none."""
    return or_404(guide_data(game_or_404(key).key).guide)


@cache  # the games there are
def record(key: str) -> str:
    """The opening as a record."""
    return written(key, _guide(key))


@cache  # the games there are
def playback(key: str) -> Playback:
    return Playback(Match.from_record(record(key)))


def is_over(key: str) -> bool:
    """Whether the guide of a game goes on to its end."""
    return playback(key).at((len(_guide(key).steps),)).position.seat == OVER


def view(key: str, step: int, language: str, narrow: bool = False) -> GuideView:
    """The step with this number, as it is shown."""
    guide, opening = _guide(key), playback(key)
    here = opening.at((step,))
    end = step >= len(guide.steps)
    say = guide.end[language] if end else guide.steps[step].say.get(language, "")
    moves, names = _touches(opening, here, guide.steps[step].move, language) if say and not end else ([], {})
    deeds = opening.told(here, View(0, language))
    told = ". ".join(f"{_who(here, deed.seat, key, language)}{deed.text}" for deed in deeds)
    return GuideView(
        step, _lessons(guide, step + 1), opening.scene(here, 0, language, narrow), opening.panels(here, 0, language),
        say, told, moves, names, end, int(here.position.seat), _people(opening, language), _next(opening, step),
    )  # fmt: skip


def _lessons(guide: Guide, until: int) -> int:
    """How many of the first steps are the learner's: those of which something is said."""
    return sum(bool(step.say) for step in guide.steps[:until])


def _who(here: Snapshot, seat: int, key: str, language: str) -> str:
    """Whose deed it was, by his role; nothing before what the game itself does."""
    return f"{find_game(key).seat_name(here.position, seat, language)} " if seat >= 0 else ""


def _people(opening: Playback, language: str) -> list[dict[str, str | bool]]:
    """Oneself on the first seat, a bot on each other."""
    bot = WORDS(language, f"bot-{OPPONENT}")
    return [{"name": bot, "mine": seat == 0} for seat in range(opening.seats)]


def _touches(opening: Playback, here: Snapshot, text: str, language: str) -> tuple[Moves, dict[str, str]]:
    """The one move that may be made, with its gesture, and the names of what is touched."""
    game, position = opening.game, here.position
    move = game.read_move(position, text)
    gesture = [step if isinstance(step, str) else list(step) for step in game.gesture(position, move)]
    targets = {target for step in gesture for target in ([step] if isinstance(step, str) else step)}
    names = {target: game.name(position, target, language) for target in targets}
    return [[text, game.label(position, move, language), *gesture]], names


def _next(opening: Playback, step: int) -> int:
    after = step + 1
    while after < opening.ply and opening.at((step,)).position.seat == opening.at((after,)).position.seat == CHANCE:
        after += 1
    return after


async def page(request: Request) -> Response:
    key, language = request.path_params["game"], visitor_of(request).language
    guide = _guide(key)
    words = spoken(language, "client-") | {"lit": WORDS(language, "guide-lit")}
    return templates.page(
        request, "guide.html", title=find_game(key).title(language), game=key, say=guide.steps[0].say.get(language, ""),
        steps=len(guide.steps), lessons=_lessons(guide, len(guide.steps)), over=is_over(key), client_words=words,
        paints="".join(PAINTS.values()),
    )  # fmt: skip


async def step(request: Request) -> Response:
    key, number = request.path_params["game"], small_number(request.path_params["number"])
    if number is None or number > len(_guide(key).steps):
        raise HTTPException(404)
    return json_answer(await asyncio.to_thread(view, key, number, visitor_of(request).language, is_narrow(request)))


async def card(request: Request) -> Response:
    """What a thing on the board or in a panel is, at this step."""
    key, number = request.path_params["game"], small_number(request.path_params["number"])
    if number is None or number > len(_guide(key).steps):
        raise HTTPException(404)
    target, position = request.path_params["target"][:80], playback(key).at((number,)).position
    found = or_404(find_game(key).card(position, target, visitor_of(request).language))
    return json_answer(Explained(target, **vars(found)))


async def play(request: Request) -> Response:
    """The game goes on from the end of the guide, against a gentle bot; one that has ended is followed by another."""
    key = request.path_params["game"]
    opening = await asyncio.to_thread(playback, key)
    seats = ["me", *[OPPONENT] * (opening.seats - 1)]
    if is_over(key):
        return await open_table(request, TableRequest(key, dict(find_game(key).gentle.options), seats))
    return await open_table(request, TableRequest(record=record(key), seats=seats))


ROUTES = [
    Route("/guide/{game}", page),
    Route("/guide/{game}/{number}", step),
    Route("/guide/{game}/{number}/card/{target}", card),
    Route("/guide/{game}/play", play, methods=["POST"]),
]
