"""The workshop: write a grimoire, see what it means, try its spells, have it certified, keep it, play it."""

import asyncio
import re
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from sortilege.games.grimoire.language.library import BOOKS, shipped
from sortilege.games.grimoire.spellbooks import selections
from sortilege.kernel.errors import BadOption, SortilegeError
from sortilege.kernel.registry import game as find_game
from sortilege.kernel.words import LANGUAGES
from sortilege.table import desk, pages, papers
from sortilege.table.bots import BOTS
from sortilege.table.desk import Busy, Desk
from sortilege.table.hall import Plan
from sortilege.table.lobby import default_level
from sortilege.table.socket import clean_name
from sortilege.table.visitor import visitor_of
from sortilege.table.wording import WORDS

LARGEST = 64_000  # characters of a book
START_BOARD = "............F..f........"
GALLERY = ("new", *BOOKS)
_GEMS = "FAWEfawe"
_OWNERS = {True: "gem-mine", False: "gem-theirs"}
_MODULES = ("board.js", "morph.js")
Text = Annotated[str, Meta(max_length=LARGEST)]


class Ask(msgspec.Struct, forbid_unknown_fields=True):
    """What the page asks while somebody writes."""

    text: Text
    cursor: Annotated[int, Meta(ge=-1, le=LARGEST)] = -1
    other: str = "en"
    spell: Annotated[str, Meta(max_length=200)] = ""
    board: Annotated[str, Meta(max_length=200)] = ""


def _desk(request: Request) -> Desk:
    state = request.app.state
    if not hasattr(state, "desk"):
        state.desk = Desk()
    found: Desk = state.desk
    return found


async def _asked(request: Request) -> Ask:
    raw = bytearray()
    async for part in request.stream():
        raw += part
        if len(raw) > 6 * LARGEST:
            raise HTTPException(413)
    return msgspec.json.decode(bytes(raw), type=Ask)


async def front(request: Request) -> Response:
    """The gallery, and where to begin."""
    language = visitor_of(request).language
    books = [_card(name, language) for name in GALLERY]
    return pages.page(request, "gallery.html", books=books)


def _card(name: str, language: str) -> dict[str, Any]:
    text = shipped(name, language).read_text(encoding="utf-8")
    spells = re.findall(r"^\s*(?:Spell|Sort|Sortilège)\s*[“«\"]\s*(.*?)\s*[”»\"]", text, re.MULTILINE)
    title = WORDS(language, f"book-{name}")
    return {"name": name, "title": title, "count": len(spells), "some": spells[:4]}


async def book(request: Request) -> Response:
    """The editor, over a book of the gallery, a kept one, or nothing."""
    name, language = request.path_params["name"], visitor_of(request).language
    if name == "blank":
        return editor(request, "")
    if name in GALLERY:
        return editor(request, shipped(name, language).read_text(encoding="utf-8"))
    text = await papers.find(request.app.state.hall.store, "book", name)
    if text is None:
        raise HTTPException(404)
    return editor(request, text, name)


def editor(request: Request, text: str, kept: str = "", error: str = "") -> Response:
    language = visitor_of(request).language
    game = find_game("grimoire")
    others = [(name, game.words(language, f"option-book1-{name}")) for name in selections()]
    spoken = [one for one in WORDS.ids(language) if one.startswith("shop-")]
    return pages.page(
        request, "workshop.html", 422 if error else 200, text=text, kept=kept, error=error, board=START_BOARD,
        others=others, levels=list(BOTS), level=default_level(), largest=LARGEST, modules=_MODULES,
        client_words={one.removeprefix("shop-"): WORDS(language, one) for one in spoken},
        gems=[(one, WORDS(language, f"gem-{one.lower()}"), WORDS(language, _OWNERS[one.isupper()])) for one in _GEMS],
    )  # fmt: skip


def _answer(value: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, {"Cache-Control": "no-store"}, "application/json")


async def study(request: Request) -> Response:
    """Answers one of the page's questions; what cannot be answered says why."""
    language = visitor_of(request).language
    try:
        ask = await _asked(request)
        match request.path_params["what"]:
            case "read":
                other = ask.other if ask.other in LANGUAGES else language
                return _answer(await asyncio.to_thread(desk.understand, ask.text, ask.cursor, other))
            case "check":
                return _answer(await _desk(request).ask(desk.prove, ask.text))
            case "cast":
                return _answer(await asyncio.to_thread(desk.cast, ask.text, ask.spell, ask.board, language))
            case "tidy":
                return _answer({"text": await asyncio.to_thread(desk.tidied, ask.text)})
    except (SortilegeError, msgspec.DecodeError) as error:
        return _answer({"error": str(error)}, 429 if isinstance(error, Busy) else 422)
    raise HTTPException(404)


async def _form_text(request: Request) -> tuple[Any, str]:
    form = await request.form(max_files=0, max_fields=8, max_part_size=6 * LARGEST)
    text = str(form.get("text", "")).replace("\r\n", "\n")
    if len(text) > LARGEST:
        raise HTTPException(413)
    return form, text


async def save(request: Request) -> Response:
    """Keeps the text under an unguessable link, as it is, certified or not."""
    _, text = await _form_text(request)
    return RedirectResponse(f"/workshop/{await papers.keep(request.app.state.hall.store, 'book', text)}", 303)


async def play(request: Request) -> Response:
    """A table at once with this book. One that is not certified is refused with the place, and stays in the editor."""
    form, text = await _form_text(request)
    visitor = visitor_of(request)
    other, level = str(form.get("other", "")), str(form.get("against", ""))
    options = {"book0": "own", "text0": text, "book1": other, "first": "0", "study": "no"}
    if other == "own":
        options["text1"] = text
    seats = ["me", level if level in BOTS else "open"]
    try:
        proof = await _desk(request).ask(desk.prove, text)
        if not proof["certified"]:
            raise BadOption(WORDS(visitor.language, "shop-refused"))
        name = clean_name(visitor.name) or WORDS(visitor.language, "guest")
        table_id = await request.app.state.hall.open(Plan("grimoire", options, seats), visitor.guest, name)
    except SortilegeError as error:
        return editor(request, text, error=str(error))
    return RedirectResponse(f"/table/{table_id}", 303)


ROUTES = [
    Route("/workshop", front),
    Route("/workshop/save", save, methods=["POST"]),
    Route("/workshop/play", play, methods=["POST"]),
    Route("/workshop/ask/{what}", study, methods=["POST"]),
    Route("/workshop/{name}", book),
]
