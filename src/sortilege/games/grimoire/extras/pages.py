"""The workshop: write a grimoire, see what it means, try its spells, have it certified, keep it, play it."""

import asyncio
import re
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from sortilege.games.grimoire.extras import booklet, books, gallery, league, worker
from sortilege.games.grimoire.extras.blocks import MOST_SENTENCES, BlockSentence, menus
from sortilege.games.grimoire.extras.duel import MOST_PAIRS
from sortilege.games.grimoire.extras.opening import opening
from sortilege.games.grimoire.figures import gem_sign
from sortilege.games.grimoire.language.gems import EMPTY, read_board
from sortilege.games.grimoire.language.library import BOOKS, shipped
from sortilege.games.grimoire.language.tree import ELEMENTS
from sortilege.games.grimoire.scene_sketch import sketch
from sortilege.games.grimoire.spell_card import spell_card
from sortilege.games.grimoire.spellbooks import examples, ready_books
from sortilege.games.grimoire.touch import NAMES
from sortilege.ink.gradients import PAINTS
from sortilege.kernel.errors import SortilegeError
from sortilege.kernel.panels import Sign
from sortilege.kernel.registry import game as find_game
from sortilege.kernel.words import LANGUAGES
from sortilege.server import templates
from sortilege.server.http import json_answer, or_404, read_body, small_number, while_there
from sortilege.server.limits import LARGEST_BODY
from sortilege.server.play.opening import TableRequest
from sortilege.server.play.requests import address_of, hall_of, open_table
from sortilege.server.store import documents
from sortilege.server.visitor import visitor_of
from sortilege.server.words import WORDS, spoken
from sortilege.server.workers import BOTS, USUAL, Busy

LARGEST = 64_000  # characters of a book
MOST_COMPARED = 8  # of a visitor's other books, when a spell is asked to be new
MOST_ALIKE = 40  # public spells with the same traits, which are proved to be the same or not
START_BOARD = "." * 24
IDLE = (league.play_on,)  # what goes on while nobody needs the machine
LOBBY_LINKS = {"workshop": "/workshop"}  # what the lobby shows besides games: its words, and where it leads
GALLERY = ("new", *BOOKS)
_OWNERS = {True: "mine", False: "theirs"}


class WorkshopRequest(msgspec.Struct, forbid_unknown_fields=True):
    """What the page asks while somebody writes."""

    text: Annotated[str, Meta(max_length=LARGEST)]
    cursor: Annotated[int, Meta(ge=-1, le=LARGEST)] = -1
    other: str = "en"
    spell: Annotated[str, Meta(max_length=200)] = ""
    board: Annotated[str, Meta(max_length=200)] = ""
    stage: Literal["novelty", "worth", "endings", "duel"] = "novelty"
    pairs: Annotated[list[Annotated[float, Meta(ge=0, le=1)]], Meta(max_length=MOST_PAIRS)] = []  # of a duel, so far
    book: Annotated[str, Meta(max_length=40)] = ""  # under which it is kept, if it is
    blocks: Annotated[list[BlockSentence], Meta(max_length=MOST_SENTENCES)] = []


async def front(request: Request) -> Response:
    """The books of the game, and where to begin."""
    language = visitor_of(request).language
    shown = [_card(name, language) for name in GALLERY]
    return templates.page(request, "workshop_front.html", books=shown)


def _card(name: str, language: str) -> dict[str, Any]:
    text = shipped(name, language).read_text(encoding="utf-8")
    spells = re.findall(r"^\s*(?:Spell|Sort|Sortilège)\s*[“«\"]\s*(.*?)\s*[”»\"]", text, re.MULTILINE)
    title = WORDS(language, f"book-{name}")
    return {"name": name, "title": title, "count": len(spells), "first": spells[:4]}


async def guide(request: Request) -> Response:
    """From an empty page to a cast spell in three minutes, with the card of the spell that comes of it."""
    language, entry = visitor_of(request).language, examples()[1]
    assert entry.tree is not None
    card = spell_card(entry.name(language), entry.tree, language, read_board(entry.show))
    return templates.page(request, "workshop_guide.html", card=card, paints="".join(PAINTS.values()))


async def book(request: Request) -> Response:
    """The editor, over a book of the gallery, a kept one, or nothing."""
    name, language = request.path_params["name"], visitor_of(request).language
    if name == "blank":
        return editor(request, "")
    if name in GALLERY:
        return editor(request, shipped(name, language).read_text(encoding="utf-8"))
    work = await books.shelf_of(request).find(name, visitor_of(request).guest)
    text = work.text if work else or_404(await documents.find(hall_of(request).store, "book", name))
    own = work is not None and work.guest == visitor_of(request).guest
    return editor(request, text, name, base=work.head if work else 0, own=own)


def editor(
    request: Request, text: str, kept: str = "", error: str = "", base: int = 0, own: bool = False
) -> Response:  # fmt: skip
    language = visitor_of(request).language
    game = find_game("grimoire")
    others = [(name, game.words(language, f"option-book1-{name}")) for name in ready_books()]
    return templates.page(
        request, "workshop.html", 422 if error else 200, text=text, kept=kept, base=base, error=error, own=own,
        both=request.query_params.get("saved") == "both", board=START_BOARD, others=others,
        levels=list(BOTS), level=USUAL, largest=LARGEST, client_words=spoken(language, "shop-"),
        menus=menus(language), paints="".join(PAINTS.values()), brushes=_brushes(language),
        blank=sketch(EMPTY, WORDS(language, "workshop-board")),
    )  # fmt: skip


def _brushes(language: str) -> list[tuple[str, str, Sign]]:
    """The eight gems with which a board is set up: letter, name, drawing; the caster's beside the other master's."""
    return [
        (gem, WORDS(language, "brush-gem", element=element.lower(), owner=_OWNERS[gem.isupper()]), sign)
        for element in ELEMENTS
        for gem in (element, element.lower())
        for sign in [gem_sign(int(gem.islower()), NAMES[ELEMENTS.index(element)])]
    ]


async def answer(request: Request) -> Response:
    """Answers one of the page's questions; what cannot be answered says why, and who leaves the page hears nothing."""
    try:
        ask = msgspec.json.decode(await read_body(request), type=WorkshopRequest)
        return json_answer(await while_there(request, _answered(request, ask)))
    except (SortilegeError, msgspec.DecodeError, UnicodeError, RecursionError) as error:
        told = {"error": _told(error, visitor_of(request).language)}
        return json_answer(told, 429 if isinstance(error, Busy) else 422)


async def _answered(request: Request, ask: WorkshopRequest) -> worker.Answer:
    language, who, studies = visitor_of(request).language, address_of(request), hall_of(request).studies
    spoken_in = ask.other if ask.other in LANGUAGES else language
    match request.path_params["what"]:
        case "read":
            return await studies.read(worker.understand, ask.text, ask.cursor, spoken_in, language, who=who)
        case "check":
            return await _certified(request, ask.text)
        case "show":
            return await studies.run(worker.show, ask.text, ask.spell, who=who)
        case "card":
            card, board = await studies.run(worker.drawn, ask.text, ask.spell, language, who=who)
            return {"html": templates.part(language, "spellcard.html", card=card), "board": board}
        case "report":
            return await _report(request, ask)
        case "write":
            return {"sentences": await studies.read(worker.write, ask.blocks, spoken_in, who=who)}
        case "cast":
            return await studies.read(worker.cast, ask.text, ask.spell, ask.board, language, who=who)
        case "tidy":
            return {"text": await studies.read(worker.tidied, ask.text, who=who)}
    raise HTTPException(404)


def _told(error: Exception, language: str) -> str:
    """What is wrong, in the visitor's language if somebody wrote it in both."""
    return error.texts[language] if isinstance(error, SortilegeError) else str(error)


async def _certified(request: Request, text: str) -> worker.Answer:
    """Has a book proved in a worker, and remembers the verdict: a table with this book then opens at once."""
    answer, verdict = await hall_of(request).studies.run(worker.certify, text, who=address_of(request))
    find_game("grimoire").learn({(text, False): verdict})
    return answer


async def _report(request: Request, ask: WorkshopRequest) -> worker.Answer:
    """A part of a spell's report."""
    language, who, studies = visitor_of(request).language, address_of(request), hall_of(request).studies
    if ask.stage == "worth":
        return await studies.run(worker.measured, ask.text, ask.spell, who=who)
    if ask.stage == "endings":
        return await studies.run(worker.solved, ask.text, ask.spell, who=who)
    if ask.stage == "duel":
        return await studies.play(worker.dueled, ask.text, ask.spell, ask.pairs, who=who)
    effects, reach = await studies.run(worker.traits_of, ask.text, ask.spell, who=who)
    public = await gallery.public_spells(request)
    alike = {label: one.spell for label, one in public if (tuple(one.effects), tuple(one.reach)) == (effects, reach)}
    shown = dict(list(alike.items())[:MOST_ALIKE])
    mine = await _other_books(request, ask.book)
    found = await studies.run(worker.compared, ask.text, ask.spell, language, mine, shown, who=who)
    return found | {"of": found["of"] + len(public) - len(shown)}


async def _other_books(request: Request, book: str) -> list[str]:
    """The texts of the visitor's other books, the latest ones."""
    shelf, guest = books.shelf_of(request), visitor_of(request).guest
    works = [work.id for work in await shelf.mine(guest) if work.id != book][:MOST_COMPARED]
    found = [await shelf.find(work, guest) for work in works]
    return [work.text for work in found if work]


async def _form_text(request: Request) -> tuple[Any, str]:
    form = await request.form(max_files=0, max_fields=8, max_part_size=LARGEST_BODY)
    text = str(form.get("text", "")).replace("\r\n", "\n")
    if len(text) > LARGEST:
        raise HTTPException(413)
    return form, text


async def save(request: Request) -> Response:
    """Keeps the text among the visitor's books as it is, certified or not; a book that is known gets a version more."""
    form, text = await _form_text(request)
    base = small_number(str(form.get("base", ""))) or 0
    name, both = await books.keep(request, text, str(form.get("book", "")), base)
    return RedirectResponse(f"/workshop/{name}{'?saved=both' if both else ''}", 303)


async def play(request: Request) -> Response:
    """A table at once with this book, from the beginning or where the chosen spell can be cast.

    A book that is not certified is refused with the place, and stays in the editor.
    """
    form, text = await _form_text(request)
    other, level = str(form.get("other", "")), str(form.get("against", ""))
    options = {"book0": "own", "text0": text, "book1": other, "first": "0", "study": "no"}
    if other == "own":
        options["text1"] = text
    seats = ["me", level if level in BOTS else "open"]
    try:
        spell, record = str(form.get("spell", "")), ""
        if spell:
            await hall_of(request).studies.prepare(find_game("grimoire"), options, address_of(request))
            record = await asyncio.to_thread(opening, text, spell, options)
        plan = TableRequest(record=record, seats=seats) if record else TableRequest("grimoire", options, seats)
        return await open_table(request, plan)
    except SortilegeError as error:
        base = small_number(str(form.get("base", ""))) or 0
        return editor(request, text, str(form.get("book", "")), _told(error, visitor_of(request).language), base)


ROUTES = [
    Route("/workshop", front),
    Route("/workshop/save", save, methods=["POST"]),
    Route("/workshop/play", play, methods=["POST"]),
    Route("/workshop/ask/{what}", answer, methods=["POST"]),
    Route("/workshop/guide", guide),
    Route("/workshop/{name}", book),
    *books.ROUTES,
    *gallery.ROUTES,
    *booklet.ROUTES,
]
