"""The rules as a page with live diagrams: positions chosen by each game, rendered by its own scene."""

import re
from functools import cache
from hashlib import sha256
from html import escape

from markdown_it import MarkdownIt
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from sortilege.ink.render import flatten, light
from sortilege.kernel.details import Card
from sortilege.kernel.gesture import View
from sortilege.kernel.registry import game as find_game
from sortilege.server import templates
from sortilege.server.http import PER_VISITOR, game_of, small_number, theme_of
from sortilege.server.pages.guide_data import Diagram, Example, guide_data, written
from sortilege.server.play.requests import hall_of
from sortilege.server.store import documents
from sortilege.server.visitor import visitor_of
from sortilege.server.words import WORDS

_PARAGRAPH = re.compile(
    r"<p><strong>([A-Z]+\d+(?:\.\d+)*)</strong>(.*?</p>)(?:\s*<blockquote>(.*?)</blockquote>)?", re.DOTALL
)


@cache  # the games there are
def rules(key: str, language: str) -> str:
    """The rulebook as HTML: numbers are anchors, behind a paragraph stand its ruling, diagrams and examples."""
    told = guide_data(key)

    def with_more(paragraph: re.Match[str]) -> str:
        number, text, ruling = paragraph.groups()
        more = [_figure(key, i, diagram, language) for i, diagram in enumerate(told.diagram) if diagram.rule == number]
        more += [_link(key, i, one, language) for i, one in enumerate(told.example) if one.rule == number]
        sign, reason = _ruling(ruling, language) if ruling else ("", "")
        return f'<p id="{number}"><a class="para" href="#{number}">{number}</a>{sign}{text}{reason}{"".join(more)}'

    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(find_game(key).rules(language))
    return _PARAGRAPH.sub(with_more, html)


def _ruling(reason: str, language: str) -> tuple[str, str]:
    """The sign of a paragraph that is more than what the booklet says, and the reason behind it."""
    word = escape(WORDS(language, "rules-ruling"))
    sign = f'<span class="ruled" role="img" aria-label="{word}" title="{word}">◆</span>'
    return sign, f'<details class="ruling"><summary>{word}</summary>{reason}</details>'


def _link(key: str, number: int, example: Example, language: str) -> str:
    title = escape(example.title[language])
    return f'<p class="example"><a class="button" href="/example/{key}/{number}">▶ {title}</a></p>'


@cache  # the games there are
def cards(key: str, language: str) -> str:
    """The chapter of cards as HTML; nothing for a game without any."""
    groups = find_game(key).cards(language)
    parts = [f'<h2 id="cards">{escape(WORDS(language, "rules-cards"))}</h2>'] if groups else []
    for group in groups:
        parts.append(f"<h3>{escape(group.title)}</h3>")
        parts += [_entry(card) for card in group.cards]
    return "\n".join(parts)


def _entry(card: Card) -> str:
    kind = " · ".join(escape(part) for part in (card.kind, card.cost) if part)
    rule = f' <a class="para" href="#{card.rule}">{card.rule}</a>' if card.rule else ""
    head = f"<header><b>{escape(card.title)}</b> <small>{kind}</small></header>"
    return f'<article class="entry">{head}<p>{escape(card.text)}{rule}</p></article>'


def _figure(key: str, number: int, diagram: Diagram, language: str) -> str:
    caption, address = escape(diagram.caption[language]), f"/diagram/{key}/{number}.svg"
    return (
        f'<figure><picture><source srcset="{address}?theme=dark" media="(prefers-color-scheme: dark)">'
        f'<img src="{address}" alt="{caption}" loading="lazy"></picture><figcaption>{caption}</figcaption></figure>'
    )


@cache  # diagrams of the rulebooks
def render_diagram(key: str, number: int, theme: str, language: str) -> str:
    game, diagram = find_game(key), guide_data(key).diagram[number]
    position = game.read(diagram.position, game.make_options(dict(diagram.options)))
    return flatten(light(game.scene(position, View(language=language)), diagram.lit), theme)


async def page(request: Request) -> Response:
    game = game_of(request)
    language = visitor_of(request).language
    return templates.page(
        request, "rules.html", title=game.title(language), game=game.key, rules=rules(game.key, language),
        cards=cards(game.key, language), guide=guide_data(game.key).guide is not None,
        takes_copies=game.own_copy() is not None,
    )  # fmt: skip


async def example(request: Request) -> Response:
    """Opens an example in the replay, with its words in the visitor's language; it is kept once, under one name."""
    key, number = game_of(request).key, small_number(request.path_params["number"])
    if number is None or number >= len(guide_data(key).example):
        raise HTTPException(404)
    one, language, store = guide_data(key).example[number], visitor_of(request).language, hall_of(request).store
    text = written(key, one, one.say[language], language)
    name = sha256(text.encode()).hexdigest()[:24]
    if await documents.find(store, "record", name) is None:
        await documents.keep(store, "record", text, name)
    return RedirectResponse(f"/replay/{name}?at=0", 303)


async def diagram(request: Request) -> Response:
    key, number = game_of(request).key, small_number(request.path_params["number"])
    if number is None or number >= len(guide_data(key).diagram):
        raise HTTPException(404)
    svg = render_diagram(key, number, theme_of(request), visitor_of(request).language)
    return Response(svg, media_type="image/svg+xml", headers=PER_VISITOR)


ROUTES = [
    Route("/rules/{game}", page),
    Route("/diagram/{game}/{number}.svg", diagram),
    Route("/example/{game}/{number}", example),
]
