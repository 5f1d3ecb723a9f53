"""The pages around the tables: lobby, new table, invitation, rules. Plain forms, no script needed."""

import hashlib
import re
from contextlib import suppress
from dataclasses import fields
from functools import cache, partial
from typing import Any

from jinja2 import Environment, FileSystemLoader, select_autoescape
from markdown_it import MarkdownIt
from starlette.requests import Request
from starlette.responses import HTMLResponse

from sortilege import build
from sortilege.ink.render import flatten
from sortilege.kernel.errors import BadOption
from sortilege.kernel.game import AnyGame
from sortilege.kernel.gesture import View
from sortilege.kernel.options import choices, write_value
from sortilege.kernel.position import CHANCE
from sortilege.kernel.registry import game as find_game
from sortilege.kernel.registry import games
from sortilege.kernel.rng import Rng
from sortilege.kernel.words import LANGUAGES
from sortilege.table.lore import lore
from sortilege.table.visitor import visitor_of
from sortilege.table.wording import WEB, WORDS

COMMON = 6  # options that the form shows at once; the others, and free texts, are folded away
STATIC = WEB / "static"
_PARAGRAPH = re.compile(r"<p><strong>([A-Z]\d+(?:\.\d+)*)</strong>")
_templates = Environment(
    loader=FileSystemLoader(WEB / "templates"), autoescape=select_autoescape(), trim_blocks=True, lstrip_blocks=True
)


@cache
def static(name: str) -> str:
    """The address of a static file; it changes with the content, so browsers may keep it for good."""
    return f"/static/{fingerprint()}/{name}"


@cache
def fingerprint() -> str:
    """A hash of all static files: scripts import each other by relative address, so they change together."""
    digest = hashlib.sha256()
    for path in sorted(STATIC.iterdir()):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def page(request: Request, template: str, status: int = 200, **context: Any) -> HTMLResponse:
    """A page in the visitor's language."""
    visitor = visitor_of(request)
    shared = {
        "language": visitor.language, "languages": LANGUAGES, "words": WORDS, "t": partial(WORDS, visitor.language),
        "static": static, "build": build.VERSION,
    }  # fmt: skip
    html = _templates.get_template(template).render(**shared, **context)
    return HTMLResponse(html, status, {"Cache-Control": "no-store"})


def is_narrow(request: Request) -> bool:
    """Whether a drawing for a phone is asked for."""
    return request.query_params.get("narrow") == "1"


def problem(request: Request, status: int) -> HTMLResponse:
    language = visitor_of(request).language
    return page(
        request, "problem.html", status,
        heading=WORDS(language, f"problem-{status}"), text=WORDS(language, f"problem-{status}-text"),
    )  # fmt: skip


def game_cards(language: str) -> list[dict[str, str | bool]]:
    """All games, as the lobby shows them."""
    return [game_card(find_game(key), language) for key in games()]


def game_card(game: AnyGame, language: str) -> dict[str, str | bool]:
    low, high = min(game.seats), max(game.seats)
    text = f"{low}" if low == high else f"{low}–{high}"
    length = " · ".join(
        (WORDS(language, "seats-count", count=high, text=text), WORDS(language, "minutes", minutes=game.minutes))
    )
    guide = lore(game.key).guide is not None
    title, blurb = game.title(language), game.words(language, "blurb")
    return {"key": game.key, "title": title, "blurb": blurb, "length": length, "guide": guide}


@cache
def picture(key: str, theme: str, language: str) -> str:
    """A game's picture: its own scene, some way into a game, with plain colours."""
    game = find_game(key)
    position = game.start(game.make_options({}))
    rng = Rng(11)
    for _ in range(400):
        if position.seat < CHANCE or (position.turn >= 8 and position.seat != CHANCE):
            break
        position.play(position.pick(rng))
    return flatten(game.scene(position, View(language=language)), theme)


@cache
def rules(key: str, language: str) -> str:
    """The rulebook as a page; each numbered paragraph has an anchor of its number."""
    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(find_game(key).rules(language))
    return _PARAGRAPH.sub(r'<p id="\1"><a class="para" href="#\1">\1</a>', html)


def option_fields(game: AnyGame, language: str, given: dict[str, str]) -> list[dict[str, Any]]:
    """The fields of the form for a game's options; one without a name in words is not for people to set."""
    found: list[dict[str, Any]] = []
    usual = game.make_options({})
    for one in fields(game.options):
        if one.metadata.get("kept") or f"option-{one.name}" not in game.words:
            continue
        listed = choices(one)
        kind = "check" if isinstance(one.default, bool) else "choice" if listed else "text"
        found.append(
            {
                "name": one.name,
                "label": game.words(language, f"option-{one.name}"),
                "kind": kind,
                "rare": (kind == "text" or len(found) >= COMMON) and not one.metadata.get("when"),
                "when": one.metadata.get("when"),
                "value": given.get(one.name, write_value(getattr(usual, one.name))),
                "choices": [(write_value(value), _value_label(game, one.name, value, language)) for value in listed],
            }
        )
    return found


@cache
def seat_option(key: str) -> tuple[str, dict[str, int]]:
    """The option that decides how many sit at the table, and the number for each of its values; else nothing."""
    game = find_game(key)
    for one in fields(game.options) if len(game.seats) > 1 else ():
        counts: dict[str, int] = {}
        for value in choices(one):
            with suppress(BadOption):
                counts[write_value(value)] = int(game.start(game.make_options({one.name: value})).seats)
        if len(set(counts.values())) > 1:
            return one.name, counts
    return "", {}


def _value_label(game: AnyGame, name: str, value: object, language: str) -> str:
    message = f"option-{name}-{value}"
    return game.words(language, message) if message in game.words else str(value)
