"""What is looked for in books: of each spell its tree, the position on its card, what it does and where it leads.

It is found in a worker when a book is published, printed or asked about, and travels as JSON.
"""

import re
from functools import cache, lru_cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from sortilege.games.grimoire.language import tree_json
from sortilege.games.grimoire.language.book import same_name
from sortilege.games.grimoire.language.gems import Board, board_text
from sortilege.games.grimoire.language.library import BOOKS, shipped
from sortilege.games.grimoire.language.meaning.check import check
from sortilege.games.grimoire.language.meaning.evaluate import evaluate
from sortilege.games.grimoire.language.meaning.illustrate import illustration
from sortilege.games.grimoire.language.random_spells import random_board
from sortilege.games.grimoire.language.text.read_book import Reading, read
from sortilege.games.grimoire.language.tree import ELEMENTS, Spell, canonical
from sortilege.games.grimoire.spellbooks import examples
from sortilege.kernel.words import LANGUAGES

EFFECTS = ("own", "other", "both", "takes", "costs")  # moves the caster's, the other's, both; takes; costs own gems
POSITIONS = 160  # in which a spell is tried to see what it does
LONGEST_TITLE = 80
ORIGIN = {"en": "# Appropriated from ", "fr": "# Approprié de "}
_GAP = r"[ \t\u00a0\u202f]{0,4}"  # no more: a text of spaces must not take long
_NAME = rf"{_GAP}[\"“«]([^\"”»\n]{{1,200}})[\"”»]"
_LINES = re.IGNORECASE | re.MULTILINE
_HEADING = re.compile(rf"^{_GAP}(spell|sortilège){_NAME}", _LINES)
_TITLE = re.compile(rf"^{_GAP}(?:grimoire|collection|recueil|titre|title)(?:{_NAME}|{_GAP}:([^\n]{{1,200}}))", _LINES)
_AUTHOR = re.compile(rf"^{_GAP}(?:auteur|author)(?:{_NAME}|{_GAP}:([^\n]{{1,200}}))", _LINES)
_SPOKEN = re.compile(rf"^{_GAP}(?:langue|language)\W{{1,4}}(\w+)", _LINES)
_FRENCH = ("français", "french", "fr")
_ORIGIN = re.compile(rf"(?:{'|'.join(ORIGIN.values())})(.*)", re.IGNORECASE)


class IndexedSpell(msgspec.Struct, frozen=True):
    """A spell of a book as it is looked for."""

    name: str
    tree: dict[str, Any]
    show: str  # the position on its card
    elements: str
    effects: list[str]
    reach: list[int]  # the points where its gems arrive
    origin: str = ""  # where it was appropriated from

    @property
    def spell(self) -> Spell:
        return tree_json.spell_from(self.tree)


class BookIndex(msgspec.Struct, frozen=True):
    """A book as it is looked for. Without a certificate it is not proved, and only its sound spells are listed."""

    title: str
    author: str
    language: str
    spells: list[IndexedSpell]
    mystiques: list[tuple[str, list[str]]]
    certificate: str = ""
    unread: list[str] = []  # the names of spells that are not sound


class BookHead(msgspec.Struct, frozen=True):
    """What a list of books tells of one."""

    title: str
    author: str
    language: str
    spells: list[str]


def head_of(text: str) -> BookHead:
    """Title, author, language and spells of a text by the looks of its lines, whatever else it says."""
    names = [(found[1].casefold(), found[2].strip()) for found in _HEADING.finditer(text)]
    french = 2 * sum(word == "sortilège" for word, _ in names) > len(names)
    if spoken := _SPOKEN.search(text):
        french = spoken[1].casefold() in _FRENCH
    title, author = (_said(line.search(text)) for line in (_TITLE, _AUTHOR))
    return BookHead(title, author, "fr" if french else "en", [name for _, name in names])


def _said(found: re.Match[str] | None) -> str:
    return (found[1] or found[2]).strip()[:LONGEST_TITLE] if found else ""


def _names(reading: Reading) -> list[str]:
    return [draft.name for draft in reading.drafts]


def index(text: str) -> BookIndex:
    """Runs in a worker: everything about a book, proved and with the positions on the cards of its spells."""
    reading = read(text)
    report = check(reading)
    doubtful = {error.spell for error in report.errors}
    origins = origins_of(text)
    sound = [draft for draft in reading.drafts if draft.whole and draft.name not in doubtful]
    return BookIndex(
        reading.title[:LONGEST_TITLE],
        reading.author,
        reading.language,
        [indexed(draft.name, draft.spell(), origins.get(same_name(draft.name), "")) for draft in sound],
        [(group.name, list(group.spells)) for group, _ in reading.mystiques],
        report.certificate.content if report.certificate and sound else "",
        [name for name in _names(reading) if name not in {draft.name for draft in sound}],
    )


def index_of_the_game(language: str) -> dict[str, BookIndex]:
    """The books that come with the game, studied anew; `python -m` this module keeps what is found beside them."""
    return {name: index(shipped(name, language).read_text(encoding="utf-8")) for name in BOOKS}


@cache  # the languages
def of_the_game(language: str) -> dict[str, BookIndex]:
    """The books that come with the game, as they were studied."""
    return msgspec.json.decode(_kept(language).read_bytes(), type=dict[str, BookIndex])


def _kept(language: str) -> Path:
    return shipped("index", language).with_suffix(".json")


def indexed(name: str, spell: Spell, origin: str = "") -> IndexedSpell:
    """One spell, tried in many positions."""
    effects, reach = traits(canonical(spell))
    elements = {letter for clause in spell.clauses for letter in clause.gems.elements}
    kept = "".join(letter for letter in ELEMENTS if letter in elements)
    return IndexedSpell(name, tree_json.spell_to(spell), _show(spell), kept, list(effects), list(reach), origin)


def _show(spell: Spell) -> str:
    known = _known_shows().get(canonical(spell))
    if known is None:
        board = illustration(spell)
        return board_text(board) if board else ""
    return known


@lru_cache(1)
def _known_shows() -> dict[Spell, str]:
    """The positions on the cards of the example spells, which are kept with them."""
    return {canonical(entry.tree): entry.show for entry in examples().values() if entry.tree}


@lru_cache(1)
def positions() -> tuple[Board, ...]:
    """The same positions in every process."""
    rng = Random(21)
    return tuple(random_board(rng) for _ in range(POSITIONS))


@lru_cache(8192)
def traits(spell: Spell) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """What a spell was seen to do, and the points where its gems were seen to arrive."""
    seen: set[str] = set()
    reach: set[int] = set()
    for board in positions():
        outcome = evaluate(spell, board)
        if outcome.verdict != "done":
            continue
        reach.update(end for start, end in outcome.moves if start != end)
        owners = {gem.owner for start, end in outcome.moves if start != end and (gem := board[start - 1])}
        seen |= {"own" if owner == "me" else "other" for owner in owners}
        seen |= {"costs" if gem.owner == "me" else "takes" for _, gem in outcome.taken}
    if {"own", "other"} <= seen:
        seen.add("both")
    return tuple(effect for effect in EFFECTS if effect in seen), tuple(sorted(reach))


def origins_of(text: str) -> dict[str, str]:
    """Where the spells of a text were appropriated from, by their names: comments right before their headings."""
    found: dict[str, str] = {}
    waiting = ""
    for line in text.splitlines():
        stripped = line.strip()
        if said := _ORIGIN.match(stripped):
            waiting = said[1].strip().removesuffix(".")
        elif heading := _HEADING.match(stripped):
            if waiting:
                found[same_name(heading[2])] = waiting
            waiting = ""
        elif stripped and not stripped.startswith("#"):
            waiting = ""
    return found


if __name__ == "__main__":
    for spoken in LANGUAGES:
        _kept(spoken).write_bytes(msgspec.json.encode(index_of_the_game(spoken)) + b"\n")
