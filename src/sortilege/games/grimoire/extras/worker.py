"""What the workshop finds out about books; proofs run in a worker process, so that none delays anybody's move."""

from collections.abc import Mapping, Sequence
from typing import Any

from sortilege.games.grimoire.extras.blocks import BlockSentence, blocks_of, said
from sortilege.games.grimoire.extras.book_index import traits
from sortilege.games.grimoire.extras.duel import duel
from sortilege.games.grimoire.extras.last_gems import last_gems
from sortilege.games.grimoire.extras.report import novelty, worth
from sortilege.games.grimoire.language.book import BookEntry
from sortilege.games.grimoire.language.gems import board_text, read_board
from sortilege.games.grimoire.language.meaning.check import check
from sortilege.games.grimoire.language.meaning.evaluate import evaluate
from sortilege.games.grimoire.language.meaning.explain import explain
from sortilege.games.grimoire.language.meaning.illustrate import illustration
from sortilege.games.grimoire.language.print import Unsayable
from sortilege.games.grimoire.language.print.book_text import print_book, tidy
from sortilege.games.grimoire.language.text.complete import complete
from sortilege.games.grimoire.language.text.outline import outline
from sortilege.games.grimoire.language.text.read_book import Draft, Reading, read
from sortilege.games.grimoire.language.tree import Spell, canonical
from sortilege.games.grimoire.language.wide.read_back import read_back
from sortilege.games.grimoire.scene_sketch import sketch
from sortilege.games.grimoire.spell_card import SpellCard, spell_card
from sortilege.games.grimoire.spellbooks import Verdict, illustrated
from sortilege.kernel.errors import BadNotation

Answer = dict[str, Any]


def understand(text: str, cursor: int, other: str, language: str = "en") -> Answer:
    """What can be told at once: what was not understood, the words that may come next, the book in a language.

    language is the page's: an empty page is completed in it.
    """
    reading = read(text)
    words = complete(text, cursor, None if reading.drafts else language) if cursor >= 0 else []
    book = reading.book()
    return {
        "language": reading.language,
        "title": reading.title,
        "spells": _outline(text, reading),
        "mystiques": [{"name": group.name, "spells": group.spells} for group in book.mystiques],
        "diagnostics": [problem.plain() for problem in reading.diagnostics],
        "read": [sentence.plain() for sentence in read_back(reading, other)],
        "next": [{"text": word.text, "typed": word.typed, "kind": word.kind} for word in words],
        "printed": _printed(reading, other),
    }


def _outline(text: str, reading: Reading) -> list[Answer]:
    """The spells with the places of their parts, and the blocks of the sentences that blocks can say."""
    return [
        {
            "name": draft.name, "whole": draft.whole, "start": span.start, "body": span.body, "end": span.end,
            "sentences": [
                {"start": start, "end": end, "blocks": blocks}
                for (start, end), blocks in zip(span.sentences, _blocks(reading, draft, span.sentences), strict=True)
            ],
        }
        for draft, span in zip(reading.drafts, outline(text), strict=False)
    ]  # fmt: skip


def _blocks(reading: Reading, draft: Draft, sentences: list[tuple[int, int]]) -> list[BlockSentence | None]:
    """The blocks of each sentence; None where several parts or none were read, or blocks cannot say it."""
    parts: dict[int, list[BlockSentence | None]] = {}
    for part, _ in draft.told:
        parts.setdefault(reading.spans[part.place][0], []).append(blocks_of(part))
    return [found[0] if len(found := parts.get(start, [])) == 1 else None for start, _ in sentences]


def _printed(reading: Reading, language: str) -> str:
    try:
        return print_book(reading.book(), language, words=False)
    except Unsayable as error:
        return f"# {error}\n"


def write(sentences: list[BlockSentence], language: str) -> list[str]:
    """Block sentences in the words of a language."""
    try:
        return [said(one, language) for one in sentences]
    except (KeyError, Unsayable) as error:
        raise BadNotation(f"no such block: {error}") from error


def certify(text: str) -> tuple[Answer, Verdict]:
    """Everything that is wrong with a book, and its certificate if nothing is; and what a table needs to know of it.

    With the verdict handed over, nothing is proved again when a table opens.
    """
    reading = read(text)
    report = check(reading)
    proof = report.certificate if report.book.entries else None
    answer = {
        "diagnostics": [problem.plain() for problem in report.diagnostics],
        "notes": [note.plain() for note in report.notes],
        "certified": proof is not None,
        "certificate": proof.write() if proof else "",
        "hash": proof.content[:16] if proof else "",
        "spells": [entry.name for entry in report.book.entries],
    }
    return answer, illustrated(Verdict(reading, report.errors))


def _entry(text: str, spell: str) -> BookEntry:
    entry = read(text).book().entry(spell)
    if entry is None:
        raise BadNotation(f"there is no spell {spell!r} in this book")
    return entry


def show(text: str, spell: str) -> Answer:
    """A smallest position in which a spell is seen at work."""
    board = illustration(_entry(text, spell).spell)
    return {"board": board_text(board) if board else ""}


def drawn(text: str, spell: str, language: str) -> tuple[SpellCard, str]:
    """The card of a spell, and the position on it."""
    entry, book = _entry(text, spell), read(text).book()
    board = illustration(entry.spell)
    return spell_card(entry.name, entry.spell, language, board, author=book.author), board_text(board) if board else ""


def traits_of(text: str, spell: str) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """What a spell was seen to do and where its gems arrive: spells with the same effect have the same traits."""
    return traits(canonical(_entry(text, spell).spell))


def compared(text: str, spell: str, language: str, mine: Sequence[str], shown: Mapping[str, Spell]) -> Answer:
    """The novelty of a spell: among the 80, in this book, in my other books, and among public spells like it."""
    entry = _entry(text, spell)
    others = {one.name: one.spell for one in read(text).book().entries if one.name != entry.name} | dict(shown)
    for book in (read(one).book() for one in mine):
        others |= {f"{one.name} ({book.title})" if book.title else one.name: one.spell for one in book.entries}
    return novelty(entry.spell, others, language)


def measured(text: str, spell: str) -> Answer:
    """The worth of a spell in positions of play."""
    return worth(_entry(text, spell).spell)


def solved(text: str, spell: str) -> Answer:
    """What a spell wins and saves with the last gems, solved exactly."""
    return last_gems(_entry(text, spell).spell)


def dueled(text: str, spell: str, pairs: list[float]) -> Answer:
    """A spell against an empty book: the duel so far, and some games more."""
    return duel(_entry(text, spell).spell, pairs)


def cast(text: str, spell: str, board: str, language: str) -> Answer:
    """What a spell does to a board, step by step, before and after; without a spell, the board as it is."""
    before = read_board(board)
    if not spell:
        return {"before": sketch(before, board), "board": board_text(before), "after": "", "story": [], "verdict": ""}
    entry = _entry(text, spell)
    outcome = evaluate(entry.spell, before)
    return {
        "before": sketch(before, spell, outcome),
        "board": board_text(before),
        "after": board_text(outcome.board) if outcome.verdict == "done" else "",
        "story": explain(entry.spell, before, language),
        "verdict": outcome.verdict,
    }


def tidied(text: str) -> str:
    """The book in canonical form, if it was understood."""
    reading = read(text)
    return text if reading.diagnostics else tidy(text, reading.language)
