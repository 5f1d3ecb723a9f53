"""Completion for editors: given a text and a cursor, the words that may come next there."""

from dataclasses import dataclass

from lark.exceptions import UnexpectedToken

from sortilege.games.grimoire.language.diagnostic import WORDS
from sortilege.games.grimoire.language.grammar import Grammar, grammar
from sortilege.games.grimoire.language.read import HEADS, even_source, read, statements
from sortilege.games.grimoire.language.teach import spoken

_CLOSED = ",.:;'\u2019\"»”"  # marks after which a word cannot go on growing
_OLD = ("en cas de rencontre,", "on a clash,")  # understood, never proposed
_WINDOW = 8192  # characters before the cursor that are looked at


@dataclass(frozen=True, slots=True)
class Completion:
    """A phrase that may come next; `typed` of its characters are already there before the cursor.

    kind is word, number or name; for the last two `text` only describes what is expected.
    """

    text: str
    typed: int = 0
    kind: str = "word"


def complete(text: str, cursor: int, language: str | None = None) -> list[Completion]:
    """What may follow the text before the cursor, most likely first; an empty list where nothing fits."""
    before = text[:cursor][-_WINDOW:]
    even = even_source(before).text
    if before and not before[-1].isspace() and before[-1] not in _CLOSED:
        even = even[:-1]  # the last word may still be growing
    parts = statements(even)
    if not parts or even[parts[-1].start :].endswith((". ", '" : ')):
        return _starters(language or _spoken(text), bool(parts))
    words = even[parts[-1].start :]
    found = _next(grammar(language or _spoken(text)), parts[-1].rule, words)
    return found or _heads(words, language)


def _spoken(text: str) -> str:
    return read(text[:_WINDOW]).language


def _starters(language: str, inside: bool) -> list[Completion]:
    """What a new statement may begin with: a sentence, or a heading."""
    opening = _next(grammar(language), "sentence", "") if inside else []
    return opening + [Completion(word) for word, (_, spoken_in) in HEADS.items() if spoken_in in (language, "")]


def _heads(start: str, language: str | None) -> list[Completion]:
    """The first word of a heading while it is being typed; the language may not be known yet."""
    known = [word for word, (_, spoken_in) in HEADS.items() if language is None or spoken_in in (language, "")]
    return [Completion(word, len(start)) for word in known if word.startswith(start)]


def _next(language: Grammar, rule: str, text: str) -> list[Completion]:
    """Every phrase that begins with what is left after some of the words, wherever those are a good beginning."""
    parser = language.begin(rule)
    place = 0
    found: list[Completion] = []
    while True:
        found = _starting(language, parser.accepts(), text[place:]) + found
        token = language.token(parser, text, place)
        if token is None or token.end_pos is None:
            break
        try:
            parser.feed_token(token)
        except UnexpectedToken:
            break
        place = token.end_pos
    return list(dict.fromkeys(found))


def _starting(language: Grammar, terminals: set[str], typed: str) -> list[Completion]:
    """The phrases of these terminals that begin with what is typed and go on."""
    found: list[Completion] = []
    for terminal in sorted(terminals, key=lambda one: ("ANON" in one, one)):
        if terminal in language.patterns:
            found += [] if typed else [_described(language, terminal)]
            continue
        for phrase in language.listed.get(terminal, ()):
            if phrase.words.startswith(typed) and phrase.words != typed and (phrase.printed or typed):
                found.append(Completion(spoken(phrase.words), len(spoken(typed))))
    return [one for one in found if one.text not in _OLD]


def _described(language: Grammar, terminal: str) -> Completion:
    """A number or a name cannot be listed: it is described, or the mark before it is given."""
    if terminal == "NAME":
        return Completion(WORDS(language.language, "a-name"), 0, "name")
    if terminal == "INT":
        return Completion(WORDS(language.language, "a-number"), 0, "number")
    return Completion("," if terminal == "COMMA_INT" else language.word("_AND", "and"))
