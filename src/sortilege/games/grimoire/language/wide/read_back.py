"""“I read: …”: each sentence of a book in canonical words, and in the other language."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from sortilege.games.grimoire.language.print import Unsayable, typeset, writer
from sortilege.games.grimoire.language.text.normalise import even
from sortilege.games.grimoire.language.text.read_book import Draft, Reading
from sortilege.games.grimoire.language.tree import Spell
from sortilege.games.grimoire.language.wide.told_spell import ToldPart


@dataclass(frozen=True, slots=True)
class SentenceRead:
    """A sentence of a spell as it was read.

    start and end are its place in the source. note: same (these words are canonical), again (it says what was said
    before), order (it completes what was said before), asked (its question comes first), or nothing: then `canonical`
    says it otherwise than the source.
    """

    spell: str
    start: int
    end: int
    canonical: tuple[str, ...]
    other: tuple[str, ...]
    note: str

    def plain(self) -> dict[str, Any]:
        """The sentence for machines."""
        return {
            "spell": self.spell,
            "start": self.start,
            "end": self.end,
            "canonical": list(self.canonical),
            "other": list(self.other),
            "note": self.note,
        }


def read_back(reading: Reading, other: str) -> list[SentenceRead]:
    """What was read, sentence by sentence; `other` is the second language it is said in."""
    return [one for draft in reading.drafts for one in _of_spell(reading, draft, other)]


def _of_spell(reading: Reading, draft: Draft, other: str) -> Iterator[SentenceRead]:
    asked = {one.span for one in reading.diagnostics if one.code == "E-ASK"}
    for place, told in groupby(draft.told, key=lambda one: one[0].place):
        parts = [part for part, _ in told]
        start, end = reading.spans[place]
        if (start, end) in asked:
            yield SentenceRead(draft.name, start, end, (), (), "asked")
            continue
        canonical = _said(parts, reading.language)
        same = even(" ".join(canonical)) == even(reading.source.text[start:end])
        note = "same" if same else next((part.note for part in parts if part.note), "") if not canonical else ""
        yield SentenceRead(draft.name, start, end, canonical, _said(parts, other), note)


def _said(parts: list[ToldPart], language: str) -> tuple[str, ...]:
    try:
        return tuple(
            typeset(sentence, language)
            for part in parts
            for sentence in writer(language).spell(Spell(part.clauses, part.require, part.clash))
        )
    except Unsayable:
        return ()
