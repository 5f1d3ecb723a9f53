"""Whole books as text: printed in either language behind the lexicon, or one's own file put into canonical form."""

from pathlib import Path

from sortilege.games.grimoire.language.book import Book, BookEntry, Mystique
from sortilege.games.grimoire.language.print import HARD, typeset, writer
from sortilege.games.grimoire.language.text.grammar import grammar
from sortilege.games.grimoire.language.text.read_book import Statement, even_source, headers, read, statements
from sortilege.games.grimoire.language.tree import Spell
from sortilege.games.grimoire.language.wide.told_spell import ToldPart


def quoted(name: str, language: str) -> str:
    """A name between the quotes of the language."""
    text = name.replace("'", "\u2019")
    return f"«{HARD}{text}{HARD}»" if language == "fr" else f"“{text}”"


def heading(name: str, language: str) -> str:
    word = {"fr": "Sortilège", "en": "Spell"}[language]
    return f"{word} {quoted(name, language)}{HARD}:" if language == "fr" else f"{word} {quoted(name, language)}:"


def spell_lines(spell: Spell, language: str) -> list[str]:
    """The sentences of a spell; Unsayable if the language has none."""
    return [typeset(one, language) for one in writer(language).spell(spell)]


def entry_text(entry: BookEntry, language: str) -> str:
    return "\n".join([heading(entry.name, language), *spell_lines(entry.spell, language)])


def opening(book: Book, language: str) -> list[str]:
    """Title, author and language."""
    kind = grammar(language).word("KIND", "collection" if book.collection else "grimoire").capitalize()
    lines = [f"{kind} {quoted(book.title, language)}."] if book.title else []
    if book.author:
        lines.append(f"{ {'fr': 'Auteur', 'en': 'Author'}[language] } {quoted(book.author, language)}.")
    own = {"fr": "français", "en": "English"}[language]
    return [*lines, f"{ {'fr': 'Langue', 'en': 'Language'}[language] } {quoted(own, language)}."]


def mystique_line(mystique: Mystique, language: str) -> str:
    colon = f"{HARD}:" if language == "fr" else ":"
    names = ", ".join(quoted(one, language) for one in mystique.spells)
    return f"Mystique {quoted(mystique.name, language)}{colon} {names}."


def lexicon(language: str) -> list[str]:
    """The meaning of the words, as comment lines."""
    text = (Path(__file__).parent / f"lexicon.{language}.txt").read_text(encoding="utf-8")
    return [f"# {line}".rstrip() for line in text.splitlines()]


def print_book(book: Book, language: str, notes: dict[str, str] | None = None, words: bool = True) -> str:
    """The book in a language, opened by the lexicon; notes are comments for the spells of these names."""
    parts = ["\n".join(opening(book, language))]
    if words:
        parts.insert(0, "\n".join(lexicon(language)))
    for entry in book.entries:
        note = (notes or {}).get(entry.name)
        parts.append((f"# {note}\n" if note else "") + entry_text(entry, language))
    if book.mystiques:
        parts.append("\n".join(mystique_line(one, language) for one in book.mystiques))
    return "\n\n".join(parts) + "\n"


def tidy(text: str, language: str) -> str:
    """A file without syntax errors in canonical form: statement by statement, with its comments where they were."""
    normal = even_source(text)
    parts = [part for draft in read(text).drafts for part, _ in draft.told]
    pieces = [(line, "comment", comment) for line, comment in _comments(text)]
    pieces += [(line, rule, _tidy_header(rule, value, language)) for line, rule, value in headers(text)]
    for one in statements(normal.text):
        start, _ = normal.source(one.start, one.end)
        told = [part for part in parts if part.place == one.start]
        said = _tidy_statement(one, normal.text[one.start : one.end], language, told)
        if said:  # a sentence that says nothing new is left out
            pieces.append((text.count("\n", 0, start), one.rule, "\n".join(said)))
    return _joined(sorted(pieces, key=lambda piece: piece[0]))


def _comments(text: str) -> list[tuple[int, str]]:
    lines = enumerate(text.removeprefix("\ufeff").split("\n"))
    return [(number, line.strip()) for number, line in lines if line.lstrip().startswith("#")]


def _tidy_header(rule: str, value: str, language: str) -> str:
    title = value if rule in ("title", "collection") else ""
    author = value if rule == "author" else ""
    return opening(Book(language, (), title, author, collection=rule == "collection"), language)[0]


def _tidy_statement(statement: Statement, text: str, language: str, told: list[ToldPart]) -> list[str]:
    if statement.rule == "sentence":
        return [line for part in told for line in spell_lines(Spell(part.clauses, part.require, part.clash), language)]
    meaning = grammar(language).parse(statement.rule, text)
    match statement.rule:
        case "heading":
            return [heading(meaning, language)]
        case "title":
            return opening(Book(language, (), meaning[1], collection=meaning[0] == "collection"), language)[:1]
        case "author":
            return opening(Book(language, (), author=meaning), language)[:1]
        case "language":
            return opening(Book(language, ()), language)
    return [mystique_line(Mystique(meaning[0], meaning[1:]), language)]


def _joined(pieces: list[tuple[int, str, str]]) -> str:
    """The pieces with an empty line before each spell (and its comment) and around the lexicon."""
    out: list[str] = []
    before, line_before = "", -1
    for line, kind, text in pieces:
        new_part = kind in ("heading", "mystique", "title") and before not in ("comment", kind)
        new_part = new_part or (kind == "comment" and (before != "comment" or line > line_before + 1))
        new_part = new_part or (before == "comment" and line > line_before + 1)
        if out and new_part:
            out.append("")
        out.append(text)
        before, line_before = kind, line
    return "\n".join(out) + "\n"
