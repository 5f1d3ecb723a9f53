"""From the text of a book to its spells: statements first, so that an error in one does not hide the others."""

import re
from bisect import bisect_left
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from sortilege.games.grimoire.language.book import Book, Entry, Mystique
from sortilege.games.grimoire.language.diagnostic import Diagnostic, Site, Source
from sortilege.games.grimoire.language.grammar import SyntaxFault, grammar
from sortilege.games.grimoire.language.normalise import Normal, normalise
from sortilege.games.grimoire.language.teach import OPENERS, Locate, Teacher
from sortilege.games.grimoire.language.tree import Clash, Clause, Cond, Spell
from sortilege.games.grimoire.language.trees import Sentence

LARGEST_SPELL = 4096  # bytes
MOST_ERRORS = 200  # after so many, the rest of the text is left unread
MOST_ODD = 20  # odd characters reported one by one

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
    whole: bool = True  # every sentence was understood

    def spell(self) -> Spell:
        return Spell(tuple(self.clauses), tuple(self.require), self.clash)

    def add(self, sentence: Sentence, site: Site) -> None:
        if sentence.require is not None:
            self.require.append(sentence.require)
            self.require_sites.append(site)
        elif sentence.clauses:
            self.clauses += sentence.clauses
            self.clause_sites += [site] * len(sentence.clauses)
        else:
            self.clash = self.clash or sentence.clash
            self.clash_sites.append(site)
            self.old_sites += [site] if sentence.old else []


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

    def book(self) -> Book:
        """The book of the spells that were understood whole."""
        entries = tuple(Entry(draft.name, draft.spell()) for draft in self.drafts if draft.whole)
        mystiques = tuple(one for one, _ in self.mystiques)
        return Book(self.language, entries, self.title, self.author, mystiques, self.collection)


def read(text: str) -> Reading:
    """The reading of a book's text; it never fails, it reports."""
    return _Reader(text).reading


class _Reader:
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
        self._odd()
        self._sizes()
        self.pending = self.statements[::-1]
        while self.pending and len(self.reading.diagnostics) < MOST_ERRORS:
            self._read(self.pending.pop())

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
        try:
            meaning = self.grammar.parse(statement.rule, text)
        except SyntaxFault as fault:
            self._misread(statement, text, fault)
            return
        takers: dict[str, Callable[[Any, Site], None]] = {
            "title": self._title,
            "author": self._author,
            "language": self._language,
            "heading": self._heading,
            "mystique": self._mystique,
            "sentence": self._sentence,
        }
        takers[statement.rule](meaning, self._site(statement.start, statement.end))

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
                self._report(self.teacher.misread(text, statement.rule, fault, self._locator(statement), name))
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

    def _sentence(self, meaning: Sentence, site: Site) -> None:
        if self.reading.drafts:
            self.reading.drafts[-1].add(meaning, site)
        else:
            self._report(self.teacher.homeless(site))


def headers(text: str) -> list[tuple[int, str, str]]:
    """Lines such as `Title: Embers` before the first spell: their numbers from 0, what they are, and what they say."""
    found = []
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n")):
        if _FIRST.match(line):
            break
        match = _HEADER.match(line)
        if match:
            found.append((number, _HEADER_RULES[match[1].casefold()], match[2].strip(' "«»“”.\u00a0')))
    return found


def even_source(text: str) -> Normal:
    """The even text of a book: comments and header lines are blank, every other character remembers its place."""
    lines = text.removeprefix("\ufeff").split("\n")
    read_apart = {number for number, _, _ in headers(text)}
    blank = [
        " " * len(line) if number in read_apart or line.lstrip().startswith("#") else line
        for number, line in enumerate(lines)
    ]
    return normalise((" " if text.startswith("\ufeff") else "") + "\n".join(blank))


def statements(text: str) -> list[Statement]:
    """The statements of an even text. A heading starts a statement wherever it stands, a full stop ends one."""
    found: list[Statement] = []
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
            found.append(Statement("heading", language, place, end))
        else:
            end = _end(text, place, rule == "mystique")
            found.append(Statement(rule, language, place, end))
        place = max(end, place + 1)
    return found


def _end(text: str, place: int, mystique: bool) -> int:
    """After the full stop, or before the next heading if the full stop was forgotten."""
    for match in _CUT.finditer(text, place + (len("mystique ") if mystique else 0)):
        if match[0] == ". ":
            return match.end()
        if match[0][0] != '"':
            return match.start()
    return len(text)
