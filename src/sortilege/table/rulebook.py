"""The rules with live diagrams: positions chosen by each game, drawn by its own scene."""

import re
from functools import cache
from html import escape

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sortilege.ink.render import flatten, light
from sortilege.kernel.errors import UnknownGame
from sortilege.kernel.gesture import View
from sortilege.kernel.registry import game as find_game
from sortilege.table import pages
from sortilege.table.lore import Diagram, lore
from sortilege.table.visitor import visitor_of

_PARAGRAPH = re.compile(r'<p id="([A-Z]+\d+(?:\.\d+)*)">.*?</p>', re.DOTALL)


@cache
def rules(key: str, language: str) -> str:
    """The rulebook as a page, each diagram behind its paragraph."""

    def with_diagrams(found: re.Match[str]) -> str:
        drawn = [_figure(key, n, one, language) for n, one in enumerate(lore(key).diagram) if one.rule == found[1]]
        return found[0] + "".join(drawn)

    return _PARAGRAPH.sub(with_diagrams, pages.rules(key, language))


def _figure(key: str, number: int, one: Diagram, language: str) -> str:
    caption, address = escape(one.caption[language]), f"/diagram/{key}/{number}.svg"
    return (
        f'<figure><picture><source srcset="{address}?theme=dark" media="(prefers-color-scheme: dark)">'
        f'<img src="{address}" alt="{caption}" loading="lazy"></picture><figcaption>{caption}</figcaption></figure>'
    )


@cache
def drawing(key: str, number: int, theme: str, language: str) -> str:
    game, one = find_game(key), lore(key).diagram[number]
    position = game.read(one.position, game.make_options(dict(one.options)))
    return flatten(light(game.scene(position, View(language=language)), one.lit), theme)


async def diagram(request: Request) -> Response:
    theme = "dark" if request.query_params.get("theme") == "dark" else "light"
    key, number = request.path_params["game"], request.path_params["number"]
    try:
        svg = drawing(key, number, theme, visitor_of(request).language)
    except (UnknownGame, IndexError) as error:
        raise HTTPException(404) from error
    headers = {"Cache-Control": "private, max-age=86400", "Vary": "Cookie, Accept-Language"}
    return Response(svg, media_type="image/svg+xml", headers=headers)


ROUTES = [Route("/diagram/{game}/{number:int}.svg", diagram)]
