"""The gallery: books of the game and those shown to all, spells by what they do, and what a book lacks."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sortilege.games.grimoire.extras import books, league
from sortilege.games.grimoire.extras.book_index import EFFECTS, BookIndex, IndexedSpell, of_the_game
from sortilege.games.grimoire.extras.lacking import lacking
from sortilege.games.grimoire.extras.reach import reach_picture
from sortilege.games.grimoire.figures import element_sign
from sortilege.games.grimoire.language.gems import read_board
from sortilege.games.grimoire.language.library import BOOKS
from sortilege.games.grimoire.language.points import PLACES
from sortilege.games.grimoire.language.tree import ELEMENTS
from sortilege.games.grimoire.spell_card import SpellCard, spell_card
from sortilege.games.grimoire.touch import NAMES
from sortilege.ink.gradients import PAINTS
from sortilege.server import templates
from sortilege.server.http import small_number
from sortilege.server.lifetime import lasting
from sortilege.server.play.requests import address_of, hall_of
from sortilege.server.visitor import visitor_of
from sortilege.server.words import WORDS

MOST_PUBLIC = 200  # books that are looked through, the latest
ON_A_PAGE = 24
_index = msgspec.json.Decoder(BookIndex)


@dataclass(frozen=True)
class ShownBook:
    """A book that everybody may look at."""

    key: str  # its name, or the name of the work
    title: str
    index: BookIndex


@dataclass(frozen=True)
class Wanted:
    """What somebody looks for; empty parts leave all."""

    words: tuple[str, ...]
    effects: frozenset[str]
    elements: frozenset[str]
    points: frozenset[int]
    book: str

    @staticmethod
    def of(request: Request) -> "Wanted":
        """What the address asks for; what nobody could choose is left out."""
        query = request.query_params
        points = {number for text in query.getlist("to") if (number := small_number(text)) in PLACES}
        return Wanted(
            tuple(query.get("q", "")[:80].casefold().split()),
            frozenset(query.getlist("does")) & set(EFFECTS),
            frozenset(query.getlist("element")) & set(ELEMENTS),
            frozenset(point for point in points if point),
            query.get("book", "")[:24],
        )

    def fits(self, spell: IndexedSpell, said: str) -> bool:
        """Does a spell have all of it? said: its name and sentences."""
        return (
            self.effects <= set(spell.effects)
            and self.elements <= set(spell.elements)
            and self.points <= set(spell.reach)
            and all(word in said for word in self.words)
        )


class SpellGallery:
    """What is known of the books that are shown to all."""

    def __init__(self) -> None:
        self._public: OrderedDict[tuple[str, int], BookIndex] = OrderedDict()

    async def books(self, request: Request) -> list[ShownBook]:
        """All books that the visitor may look through: the game's first, then the latest."""
        language = visitor_of(request).language
        game = [ShownBook(name, WORDS(language, f"book-{name}"), book) for name, book in of_the_game(language).items()]
        rows = await books.shelf_of(request).public(MOST_PUBLIC)
        return game + [self._shown(row, language) for row in rows]

    def _shown(self, row: Any, language: str) -> ShownBook:
        """A book of somebody's; without a title it has the name of its first spell, as among their own."""
        book = self._decoded(row)
        first = book.spells[0].name if book.spells else WORDS(language, "books-untitled")
        return ShownBook(row["id"], row["title"] or first, book)

    def _decoded(self, row: Any) -> BookIndex:
        key = row["id"], row["version"]
        if key not in self._public:
            self._public[key] = _index.decode(row["index"])
            while len(self._public) > MOST_PUBLIC:
                self._public.popitem(last=False)
        return self._public[key]

    def close(self) -> None:
        self._public.clear()


async def public_spells(request: Request) -> list[tuple[str, IndexedSpell]]:
    """The spells of books that are shown to all and not the visitor's own, by name and book."""
    own = {work.id for work in await books.shelf_of(request).mine(visitor_of(request).guest)}
    shown = await lasting(request, SpellGallery).books(request)
    return [
        (f"{spell.name} ({book.title})", spell)
        for book in shown
        if book.key not in own and book.key not in BOOKS
        for spell in book.index.spells
    ]


def card_of(spell: IndexedSpell, language: str, author: str = "") -> SpellCard:
    """The card of a spell; where it was appropriated from stands in place of its author."""
    board = read_board(spell.show) if spell.show else None
    said = f"{WORDS(language, 'books-from')} {spell.origin}" if spell.origin else author
    return spell_card(spell.name, spell.spell, language, board, author=said)


def search(shown: list[ShownBook], wanted: Wanted, language: str) -> list[tuple[ShownBook, int, IndexedSpell]]:
    """The spells that have all that is wanted, with their books and places in them."""
    found = []
    for book in shown:
        if wanted.book and book.key != wanted.book:
            continue
        for place, spell in enumerate(book.index.spells):
            said = ""
            if wanted.words:
                card = spell_card(spell.name, spell.spell, language, None)
                said = " ".join((spell.name, book.title, *card.sentences))
            if wanted.fits(spell, said.casefold()):
                found.append((book, place, spell))
    return found


async def front(request: Request) -> Response:
    """Spells by name, word, effect, element and where they lead."""
    language, wanted = visitor_of(request).language, Wanted.of(request)
    shown = await lasting(request, SpellGallery).books(request)
    found = await asyncio.to_thread(search, shown, wanted, language)
    first = ON_A_PAGE * (small_number(request.query_params.get("page", "")) or 0)
    drawn = await asyncio.to_thread(_drawn, found[first : first + ON_A_PAGE], language)
    return templates.page(
        request, "gallery.html", books=shown, cards=drawn, count=len(found), first=first, size=ON_A_PAGE,
        total=sum(len(book.index.spells) for book in shown), wanted=wanted, q=" ".join(wanted.words),
        effects=EFFECTS, places=_places(), mine=await books.listed(request), paints="".join(PAINTS.values()),
        elements=[(letter, name, element_sign(name)) for letter, name in zip(ELEMENTS, NAMES, strict=True)],
        onward=request.url.remove_query_params("page").query, league=await _league(request, shown),
    )  # fmt: skip


async def _league(request: Request, shown: list[ShownBook]) -> list[league.Rank]:
    """The table of the books that have played each other."""
    known = await league.encounters(hall_of(request).store)
    return await asyncio.to_thread(league.standings, [(book.title, book.index) for book in shown], known)


def _drawn(found: list[tuple[ShownBook, int, IndexedSpell]], language: str) -> list[dict[str, Any]]:
    return [
        {"card": card_of(spell, language, book.index.author), "book": book, "what": f"{book.key}/{place}"}
        for book, place, spell in found
    ]


def _places() -> list[tuple[int, int, int]]:
    """The points with their columns and rows, from the top left, as they are tabbed through."""
    return [(point, column + 1, 7 - row) for point, (column, row) in sorted(PLACES.items())]


async def lacks(request: Request) -> Response:
    """Where the spells of a book seldom lead, and three that go there."""
    work, language = await books.own_work(request), visitor_of(request).language
    book = await books.index_of(request, work.id)
    found = await hall_of(request).studies.run(lacking, book, who=address_of(request))
    cards = [
        card_of(msgspec.structs.replace(spell, name=_new_name(spell, language)), language) for spell in found.spells
    ]
    return templates.page(
        request, "lacks.html", book=books.told(work, language), cards=cards, points=found.points,
        picture=reach_picture(found.counts, found.points), paints="".join(PAINTS.values()), empty=not book.spells,
    )  # fmt: skip


async def add(request: Request) -> Response:
    """Writes one of the three spells into the book that lacks it."""
    work, place = await books.own_work(request), small_number((await books.sent(request)).get("place", ""))
    book = await books.index_of(request, work.id)
    found = await hall_of(request).studies.run(lacking, book, who=address_of(request))
    if place is None or place >= len(found.spells):
        raise HTTPException(404)
    spell = found.spells[place]
    named = msgspec.structs.replace(spell, name=_new_name(spell, book.language))
    return await books.put(request, work.id, named, "")


def _new_name(spell: IndexedSpell, language: str) -> str:
    return WORDS(language, f"lacks-name-{spell.elements[:1].lower()}")


ROUTES = [
    Route("/gallery", front),
    Route("/books/{id}/lacks", lacks),
    Route("/books/{id}/lacks", add, methods=["POST"]),
]
