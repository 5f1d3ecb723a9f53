"""From the text of a book to its spells: statements first, so that an error in one does not hide the others."""

import re
from bisect import bisect_left
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from sortilege.games.grimoire.language.book import Book, BookEntry, Mystique
from sortilege.games.grimoire.language.diagnostic import Diagnostic, Site, Source
from sortilege.games.grimoire.language.text.build_tree import Sentence
from sortilege.games.grimoire.language.text.grammar import SyntaxFault, grammar
from sortilege.games.grimoire.language.text.normalise import Normal, normalise
from sortilege.games.grimoire.language.text.teach import OPENERS, Locate, Teacher, offset
from sortilege.games.grimoire.language.tree import Clash, Clause, Cond, Spell
from sortilege.games.grimoire.language.wide.conversation import Conversation, forbidden, nearest
from sortilege.games.grimoire.language.wide.told_spell import ToldPart

LARGEST_SPELL = 4096  # bytes
MOST_ERRORS = 200  # after so many, the rest of the text is left unread
MOST_ODD = 20  # odd characters reported one by one
MOST_WIDE = 8000  # words given to the wide reader; the 80 spells of the booklet have 5,000
_AND_SO_ON = re.compile(r"(?:\.{2,}|\u2026)(?=\s*etc\b)", re.IGNORECASE)

HEADS = {  # the first word of a statement that is no sentence of a spell: its rule and its language
    "sortilège": ("heading", "fr"),
    "spell": ("heading", "en"),
    "auteur": ("author", "fr"),
    "author": ("author", "en"),
    "langue": ("language", "fr"),
    "language": ("language", "en"),
    "grimoire": ("title", ""),
    "titre": ("title", "fr"),
    "title": ("title", "en"),
    "recueil": ("title", "fr"),
    "collection": ("title", "en"),
    "mystique": ("mystique", ""),
}
_HEADER_RULES = {
    "titre": "title",
    "title": "title",
    "grimoire": "title",
    "recueil": "collection",
    "collection": "collection",
    "auteur": "author",
    "author": "author",
    "langue": "language",
    "language": "language",
}
_HEADER = re.compile(rf"\s*({'|'.join(_HEADER_RULES)})\s*:\s*(\S.*?)\s*$", re.IGNORECASE)
_FIRST = re.compile(r"\s*(?:sortilège|spell)\b", re.IGNORECASE)
LANGUAGES = {"français": "fr", "french": "fr", "fr": "fr", "anglais": "en", "english": "en", "en": "en"}
_CUT = re.compile(r'"[^"]*" ?|\. |(?:sortilège|spell|mystique) (?=")')
_HEADING = re.compile(r'[^ "]+ (?:"[^"]{0,300}" (?:: )?|[^".:]{0,300}: )?')
_HEADLIKE = re.compile(r'[^ "]{1,40} "[^"]{0,300}" : ')


@dataclass
class Statement:
    """A stretch of the even text and the rule it should follow."""

    rule: str
    language: str
    start: int
    end: int


@dataclass
class Draft:
    """A spell while it is being read, with the places of its parts."""

    name: str
    site: Site
    require: list[Cond] = field(default_factory=list)
    clauses: list[Clause] = field(default_factory=list)
    clash: Clash = None
    require_sites: list[Site] = field(default_factory=list)
    clause_sites: list[Site] = field(default_factory=list)
    clash_sites: list[Site] = field(default_factory=list)
    old_sites: list[Site] = field(default_factory=list)
    told: list[tuple[ToldPart, Site]] = field(default_factory=list)  # what each statement says
    whole: bool = True  # every sentence was understood

    def spell(self) -> Spell:
        return Spell(tuple(self.clauses), tuple(self.require), self.clash)

    def add(self, part: ToldPart, site: Site) -> None:
        self.told.append((part, site))
        self.require += part.require
        self.require_sites += [site] * len(part.require)
        self.clauses += part.clauses
        self.clause_sites += [site] * len(part.clauses)
        if part.clash is not None:
            self.clash = self.clash or part.clash
            self.clash_sites.append(site)
            self.old_sites += [site] if part.old else []


@dataclass
class Reading:
    """What was understood of a text: the drafts of its spells in order, and everything that was not understood."""

    source: Source
    language: str = "en"
    title: str = ""
    author: str = ""
    collection: bool = False
    drafts: list[Draft] = field(default_factory=list)
    mystiques: list[tuple[Mystique, Site]] = field(default_factory=list)
    diagnostics: list[Diagnostic] = field(default_factory=list)
    spans: dict[int, tuple[int, int]] = field(default_factory=dict)  # place of a part of a spell -> its source

    def book(self) -> Book:
        """The book of the spells that were understood whole."""
        entries = tuple(BookEntry(draft.name, draft.spell()) for draft in self.drafts if draft.whole)
        mystiques = tuple(one for one, _ in self.mystiques)
        return Book(self.language, entries, self.title, self.author, mystiques, self.collection)


def read(text: str) -> Reading:
    """The reading of a book's text; it never fails, it reports."""
    return _BookReader(text).reading


class _BookReader:
    def __init__(self, text: str) -> None:
        self.source = Source(text)
        self.normal = even_source(text)
        self.statements = statements(self.normal.text)
        self.headers = {rule: value for _, rule, value in headers(text)}
        self.reading = Reading(self.source, self._spoken())
        self.reading.collection = "collection" in self.headers
        self.reading.title = self.headers.get("title", self.headers.get("collection", ""))
        self.reading.author = self.headers.get("author", "")
        self.grammar = grammar(self.reading.language)
        self.teacher = Teacher(self.reading.language)
        self.talk = Conversation(self.reading.language)  # about the spell that is being read
        self._odd()
        self._sizes()
        self.pending = self.statements[::-1]
        self.spans: dict[int, int] = {}  # where the sentences of spells begin and end
        self.wide = 0
        while self.pending and len(self.reading.diagnostics) < MOST_ERRORS:
            self._read(self.pending.pop())
        self._close()

    def _spoken(self) -> str:
        """The language the book declares, else the one most of its headings speak, else that of its commonest words."""
        if self.headers.get("language", "").casefold() in LANGUAGES:
            return LANGUAGES[self.headers["language"].casefold()]
        for one in self.statements:
            if one.rule == "language":
                name = re.search('"([^"]*)"', self._text(one))
                return LANGUAGES.get(name[1].casefold() if name else "", one.language)
        spoken = [one.language for one in self.statements if one.language]
        if not spoken:
            words = self.normal.text.split()
            spoken = ["fr" for word in words if word in ("les", "gemmes")] + ["en" for word in words if word == "the"]
        return "fr" if spoken.count("fr") > spoken.count("en") else "en"

    def _text(self, statement: Statement) -> str:
        return self.normal.text[statement.start : statement.end]

    def _site(self, start: int, end: int) -> Site:
        return self.source.site(*self.normal.source(start, end))

    def _report(self, diagnostic: Diagnostic) -> None:
        self.reading.diagnostics.append(diagnostic)

    def _odd(self) -> None:
        for place in self.normal.odd[:MOST_ODD]:
            self._report(self.teacher.odd(self.source.text[place], self.source.site(place, place + 1)))

    def _sizes(self) -> None:
        """Marks the spells that are too long, so that their sentences are not even tried."""
        heads = [one.start for one in self.statements if one.rule == "heading"]
        ends = [*heads[1:], len(self.normal.text)]
        self.too_long = {
            start
            for start, end in zip(heads, ends, strict=False)
            if len(self.source.text[slice(*self.normal.source(start, end))].encode()) > LARGEST_SPELL
        }
        self.skipping = False

    def _read(self, statement: Statement) -> None:
        text = self._text(statement)
        if statement.rule == "heading":
            self.skipping = statement.start in self.too_long
        elif self.skipping and statement.rule == "sentence":
            return
        if statement.rule == "heading":
            self._close()
        try:
            meaning = self.grammar.parse(statement.rule, text)
        except SyntaxFault as fault:
            if not self._understood(statement, text):
                self._misread(statement, text, fault)
            return
        takers: dict[str, Callable[[Any, Site], None]] = {
            "title": self._title,
            "author": self._author,
            "language": self._language,
            "heading": self._heading,
            "mystique": self._mystique,
            "sentence": self._homeless,
        }
        if statement.rule == "sentence" and self.reading.drafts:
            self.spans[statement.start] = statement.end
            self.talk.heard(statement.start, meaning)
            return
        takers[statement.rule](meaning, self._site(statement.start, statement.end))

    def _understood(self, statement: Statement, text: str) -> bool:
        """Tells whether the wide reader understands a sentence that is not in canonical words."""
        if statement.rule != "sentence" or not self.reading.drafts or self.wide > MOST_WIDE:
            return False
        self.wide += text.count(" ")
        self.spans[statement.start] = statement.end
        return self.talk.understand(statement.start, text)

    def _near(self, statement: Statement, text: str) -> dict[str, Any]:
        """The word that was perhaps meant, as an answer that writes it."""
        found = nearest(self.reading.language, text, self.talk.lost) if statement.rule == "sentence" else None
        if found is None:
            return {}
        typed, known = found
        start = statement.start + offset(text, self.talk.lost)
        word = known.rstrip("' ")
        return {"answers": ((word, word),), "span": self.normal.source(start, start + len(typed.rstrip("'")))}

    def _supposed(self, statement: Statement, text: str) -> bool:
        """Tells whether a sentence can be asked about that has a word which nobody knows."""
        if statement.rule != "sentence" or not self.reading.drafts or self.wide > MOST_WIDE:
            return False
        if forbidden(self.reading.language, text):
            return False
        self.wide += text.count(" ")
        return self.talk.suppose(statement.start, text)

    def _close(self) -> None:
        """Ends the spell that is being read: its parts, what has to be asked, what contradicts itself."""
        talk, self.talk = self.talk, Conversation(self.reading.language)
        if not self.reading.drafts:
            return
        draft = self.reading.drafts[-1]
        for part in talk.finish():
            draft.add(part, self._site(part.place, self.spans[part.place]))
            self.reading.spans[part.place] = self.normal.source(part.place, self.spans[part.place])
        for place in talk.contradictions:
            self._report(self.teacher.contradicted(self._site(place, self.spans[place]), draft.name))
            draft.whole = False
        for question in talk.questions:
            place, end = question.place, self.spans[question.place]
            span = self.normal.source(place, end)
            self._report(self.teacher.asked(question, self._site(place, end), span, draft.name))
            draft.whole = False

    def _misread(self, statement: Statement, text: str, fault: SyntaxFault) -> None:
        """A statement that the grammar of the book does not take: perhaps it is in the other language."""
        whole = self._site(statement.start, statement.end)
        name = self.reading.drafts[-1].name if self.reading.drafts else ""
        other = "en" if self.reading.language == "fr" else "fr"
        if statement.rule == "heading":
            name = (re.search('"([^"]*)"', text) or ["", ""])[1]
            self.reading.drafts.append(Draft(name, whole, whole=False))
        elif statement.rule == "sentence" and self.reading.drafts:
            self.reading.drafts[-1].whole = False
        try:
            meaning = grammar(other).parse(statement.rule, text)
        except SyntaxFault as foreign:
            if foreign.start > fault.start + 12:
                self._foreign(whole, name)
            else:
                near = self._near(statement, text)
                if not near and self._supposed(statement, text):
                    return
                where = self._locator(statement)
                problem = self.teacher.misread(text, statement.rule, fault, where, name, self.talk.lost)
                self._report(replace(problem, **near) if problem.code == "E-SYNTAX" else problem)
                self._resume(statement, statement.start + fault.start)
            return
        del meaning
        self._foreign(whole, name)

    def _locator(self, statement: Statement) -> Locate:
        return lambda start, end: self._site(statement.start + start, statement.start + end)

    def _resume(self, statement: Statement, place: int) -> None:
        """Goes on at the next line that looks like the beginning of a sentence: a full stop may be missing."""
        if statement.rule != "sentence":
            return
        for start in self.normal.lines[bisect_left(self.normal.lines, place) :]:
            if start >= statement.end:
                return
            if start > statement.start and self.normal.text[start:].split(" ", 1)[0] in OPENERS[self.reading.language]:
                self.pending.append(Statement("sentence", statement.language, start, statement.end))
                return

    def _foreign(self, site: Site, name: str) -> None:
        """Said once a spell."""
        if not any(one.code == "E-LANG" and one.spell == name for one in self.reading.diagnostics):
            self._report(self.teacher.foreign(site, name))

    def _title(self, meaning: tuple[str, str], _: Site) -> None:
        self.reading.collection = meaning[0] == "collection"
        self.reading.title = meaning[1]

    def _author(self, meaning: str, _: Site) -> None:
        self.reading.author = meaning

    def _language(self, meaning: str, site: Site) -> None:
        if meaning.casefold() not in LANGUAGES:
            self._report(self.teacher.unknown_language(site))

    def _heading(self, meaning: str, site: Site) -> None:
        draft = Draft(meaning, site, whole=not self.skipping)
        self.reading.drafts.append(draft)
        if self.skipping:
            self._report(self.teacher.too_long(site, meaning))

    def _mystique(self, meaning: tuple[str, ...], site: Site) -> None:
        self.reading.mystiques.append((Mystique(meaning[0], meaning[1:]), site))

    def _homeless(self, _: Sentence, site: Site) -> None:
        self._report(self.teacher.homeless(site))


def headers(text: str) -> list[tuple[int, str, str]]:
    """Lines such as `Title: Embers` before the first spell: their numbers from 0, what they are, and what they say."""
    rows = []
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n")):
        if _FIRST.match(line):
            break
        match = _HEADER.match(line)
        if match:
            rows.append((number, _HEADER_RULES[match[1].casefold()], match[2].strip(' "«»“”.\u00a0')))
    return rows


def even_source(text: str) -> Normal:
    """The even text of a book: comments and header lines are blank, every other character remembers its place."""
    lines = text.removeprefix("\ufeff").split("\n")
    read_apart = {number for number, _, _ in headers(text)}
    blank = [
        " " * len(line) if number in read_apart or line.lstrip().startswith("#") else line
        for number, line in enumerate(lines)
    ]
    even = _AND_SO_ON.sub(lambda dots: " " * len(dots[0]), "\n".join(blank))  # they end no sentence
    return normalise((" " if text.startswith("\ufeff") else "") + even)


def statements(text: str) -> list[Statement]:
    """The statements of an even text. A heading starts a statement wherever it stands, a full stop ends one."""
    parts: list[Statement] = []
    place = 0
    while place < len(text):
        if text[place] == " ":
            place += 1
            continue
        word = text[place : text.find(" ", place)]
        rule, language = HEADS.get(word, ("sentence", ""))
        headlike = _HEADLIKE.match(text, place)
        if rule == "heading" or (rule == "sentence" and headlike):
            match = _HEADING.match(text, place)
            end = match.end() if match else len(text)
            parts.append(Statement("heading", language, place, end))
        else:
            end = _end(text, place, rule == "mystique")
            parts.append(Statement(rule, language, place, end))
        place = max(end, place + 1)
    return parts


def _end(text: str, place: int, mystique: bool) -> int:
    """After the full stop, or before the next heading if the full stop was forgotten."""
    for match in _CUT.finditer(text, place + (len("mystique ") if mystique else 0)):
        if match[0] == ". ":
            return match.end()
        if match[0][0] != '"':
            return match.start()
    return len(text)
