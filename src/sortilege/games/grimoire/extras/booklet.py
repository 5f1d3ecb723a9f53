"""A grimoire as a booklet that one lays on the table before the opponent: A5, to be printed by the browser.

Cover, how to read it, a card for each spell with its diagram, mystiques, what was cast, and the certificate. What
stands on a sheet is reckoned here, from how long the texts are, so that each sheet is a page with its number.
"""

import asyncio
import re
from collections.abc import Iterable
from functools import partial
from math import ceil
from typing import Any, TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sortilege.games.grimoire.extras import books, gallery
from sortilege.games.grimoire.extras.book_index import BookIndex, of_the_game
from sortilege.games.grimoire.extras.reach import reach_picture
from sortilege.games.grimoire.language.library import BOOKS
from sortilege.games.grimoire.language.meaning.certificate import LANGUAGE_VERSION
from sortilege.games.grimoire.language.print.book_text import lexicon
from sortilege.ink.gradients import PAINTS
from sortilege.kernel.words import LANGUAGES
from sortilege.server import templates
from sortilege.server.visitor import visitor_of
from sortilege.server.words import WORDS

Block = TypeVar("Block")
# Heights in millimetres.
SHEET = 177.0  # what a sheet has above its foot
ENTRY, LINE, LETTERS = 41.5, 4.85, 45  # of a spell: the least height, that of a line, letters in a line
HEAD, MYSTIQUE, WIDE = 11.0, 17.0, 64  # a heading, a mystique of one line, letters in a line across the sheet
CAST, CAST_ROW, CERTIFICATE = 27.0, 6.5, 72.0
_DIAGRAM = re.compile(r"^#\s*(?:$|[|\d].*[-|])")
# How a line of the lexicon begins that only some books need, and the words that need it.
NEEDED = {
    "en": {
        "Outer arc": "outer arc", "Middle arc": "middle arc", "Inner arc": "inner arc", "Angles": "angle",
        "Intersections": "intersection", "Crossroads": "crossroad", "Front": "front", "Guard": "guard",
        "River": "river", "Axis": "axis", "Left and right": "left|right", "Clockwise": "clockwise",
        "1 arc inward": "inward|outward", "Toward the caster": "toward the (caster|opponent)",
        "Toward the left": "toward the (left|right)", "Toward the axis": "toward the (axis|river)",
        "1 number forward": "number", "Neighbouring points": "neighbouring", "Adjacent points": "adjacent",
        '"Then"': r"\bthen\b", '"In order of priority"': "priority", "All orders between": r"\bif\b",
    },
    "fr": {
        "Arc extérieur": "arc extérieur", "Arc médian": "arc médian", "Arc intérieur": "arc intérieur",
        "Angles": "angle", "Intersections": "intersection", "Carrefours": "carrefour", "Front": "front",
        "Garde": "garde", "Rivière": "rivière", "Axe": r"\baxe", "Gauche et droite": "gauche|droite",
        "Sens horaire": "horaire", "1 arc vers le centre": "vers (le centre|l’extérieur)",
        "Vers l’invocateur": "vers l’(invocateur|adversaire)", "Vers la gauche": "vers la (gauche|droite)",
        "Vers l’axe": "vers (l’axe|la rivière)", "1 numéro en avant": "numéro", "Points voisins": "voisin",
        "Points adjacents": "adjacent", "« Puis »": r"\bpuis\b", "« Par ordre de priorité »": "priorité",
        "Tous les ordres": r"\bs’il|\bsi\b",
    },
}  # fmt: skip


async def booklet(request: Request) -> Response:
    """The booklet of any book that the visitor may see, in one language or in both."""
    name, asked = request.path_params["name"], request.query_params.get("in", "")
    first = asked if asked in LANGUAGES else visitor_of(request).language
    chosen = (first, *(one for one in LANGUAGES if one != first and asked == "both"))
    book = of_the_game(first)[name] if name in BOOKS else await books.index_of(request, name)
    title = WORDS(first, f"book-{name}") if name in BOOKS else book.title
    spells = await asyncio.to_thread(_cards, book, chosen)
    cast = (CAST + CAST_ROW * ceil(len(spells) / 8), "cast")
    return templates.page(
        request, "booklet.html", title=title or WORDS(first, "books-untitled"), book=book, name=name,
        spells=spells, sheets=packed((_height(one), one) for one in spells),
        last=packed([*_mystiques(book), cast, (CERTIFICATE + LINE * len(book.unread), "certificate")]),
        first=first, says=partial(WORDS, first), asked=asked if asked == "both" else first, version=LANGUAGE_VERSION,
        lexicon=[(language, _lexicon(language, spells)) for language in chosen], paints="".join(PAINTS.values()),
        agrica=reach_picture([0] * 24, ()),
    )  # fmt: skip


def _cards(book: BookIndex, chosen: tuple[str, ...]) -> list[dict[str, Any]]:
    """A card for each spell, with its sentences in each language."""
    cards = []
    for number, spell in enumerate(book.spells, 1):
        drawn = [gallery.card_of(spell, language) for language in chosen]
        said = [(language, card.sentences) for language, card in zip(chosen, drawn, strict=True)]
        cards.append({"number": number, "card": drawn[0], "said": said, "origin": spell.origin})
    return cards


def packed(blocks: Iterable[tuple[float, Block]]) -> list[list[Block]]:
    """Puts blocks, each with its height, on as few sheets as their order allows; one that is too high has its own."""
    sheets: list[list[Block]] = []
    left = 0.0
    for height, block in blocks:
        if height > left:
            sheets.append([])
            left = SHEET
        sheets[-1].append(block)
        left -= height
    return sheets


def _height(spell: dict[str, Any]) -> float:
    """How high a spell's card is: as its diagram, or as its name and lines."""
    lines = sum(ceil(len(" ".join(sentences)) / LETTERS) for _, sentences in spell["said"])
    return max(ENTRY, LINE * (lines + 2.4 + bool(spell["origin"])))


def _mystiques(book: BookIndex) -> list[tuple[float, Any]]:
    """The mystiques with their heights; the first stands below the heading."""
    heights = [MYSTIQUE + LINE * (len(", ".join(names)) // WIDE) for _, names in book.mystiques]
    return [(height + HEAD * (not n), one) for n, (height, one) in enumerate(zip(heights, book.mystiques, strict=True))]


def _lexicon(language: str, spells: list[dict[str, Any]]) -> list[str]:
    """What the words of these spells mean."""
    said = " ".join(" ".join(sentences) for one in spells for code, sentences in one["said"] if code == language)
    needed = {opening: re.search(words, said, re.IGNORECASE) for opening, words in NEEDED[language].items()}
    return [line for line in lexicon_lines(language) if all(needed[one] for one in needed if line.startswith(one))]


def lexicon_lines(language: str) -> list[str]:
    """What all words mean, without the board in letters: it is drawn."""
    lines = [line for line in lexicon(language) if not _DIAGRAM.match(line)]
    sentences = " ".join(line.removeprefix("#").strip() for line in lines).split(". ")
    return [sentence for sentence in sentences if sentence != "Zones"]


ROUTES = [Route("/booklet/{name}", booklet)]
