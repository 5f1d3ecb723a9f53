"""Completion for editors: given a text and a cursor, the words that may come next there."""

import re
from dataclasses import dataclass

from lark.exceptions import UnexpectedToken

from sortilege.games.grimoire.language.diagnostic import WORDS
from sortilege.games.grimoire.language.text.grammar import Grammar, grammar
from sortilege.games.grimoire.language.text.read_book import HEADS, even_source, read, statements
from sortilege.games.grimoire.language.text.teach import likely, spoken
from sortilege.games.grimoire.language.wide.conversation import following

_LATE = 40  # letters of a phrase that comes after all shorter ones: a whole clash sentence is seldom wanted
_FIRST = {"fr": ("doit", "il", "une"), "en": ("must", "there", "the")}  # of the words that the wide reader goes on with
_LISTED = re.compile(r"\bpoints? ((?:(?:\d+|,|et|and|ou|or|à|to) )*)(\d*)$")
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
    """What may follow the text before the cursor, most likely first; an empty list where nothing fits.

    Phrases of the canonical language come first, then words that the wide reader could go on with.
    """
    before = text[:cursor][-_WINDOW:]
    even = even_source(before).text
    if before and not before[-1].isspace() and before[-1] not in _CLOSED:
        even = even[:-1]  # the last word may still be growing
    parts = statements(even)
    if not parts or even[parts[-1].start :].endswith((". ", '" : ')):
        return _starters(language or _spoken(text), bool(parts))
    words, spoken_in = even[parts[-1].start :], language or _spoken(text)
    phrases = _numbers(words) + _next(grammar(spoken_in), parts[-1].rule, words)
    if parts[-1].rule == "sentence":
        phrases += _wide(spoken_in, words)
    return _distinct(phrases) or _heads(words, language)


def _numbers(text: str) -> list[Completion]:
    """The points that a list of points may go on with: those after the last one first."""
    found = _LISTED.search(text)
    if found is None or (found[1] and found[1].split()[-1].isdigit()):
        return []
    listed = [int(one) for one in found[1].split() if one.isdigit()]
    last = listed[-1] if listed and listed[-1] < 24 else 0
    order = [*range(last + 1, 25), *range(1, last + 1)]
    fits = [one for one in order if one not in listed and str(one).startswith(found[2]) and str(one) != found[2]]
    return [Completion(str(one), len(found[2])) for one in fits]


def _wide(language: str, text: str) -> list[Completion]:
    """The words that the wide reader could go on with; the last one may still be growing."""
    start, _, typed = text.rpartition(" ")
    words = [word for word in following(language, start) if word.startswith(typed) and word != typed]
    words.sort(key=lambda word: word not in _FIRST[language])
    possessive = "s" if language == "en" else ""  # an even text parts “caster'” from its “s”
    return [Completion(word + possessive if word.endswith("'") else word, len(typed)) for word in words]


def _distinct(completions: list[Completion]) -> list[Completion]:
    """Each text once, as it was proposed first."""
    first: dict[str, Completion] = {}
    for one in sorted(completions, key=lambda one: len(one.text) > _LATE):
        first.setdefault(one.text, one)
    return list(first.values())


def _spoken(text: str) -> str:
    return read(text[:_WINDOW]).language


def _starters(language: str, inside: bool) -> list[Completion]:
    """What a new statement may begin with: a sentence, or a heading."""
    opening = _distinct(_next(grammar(language), "sentence", "")) if inside else []
    return opening + [Completion(word) for word, (_, spoken_in) in HEADS.items() if spoken_in in (language, "")]


def _heads(start: str, language: str | None) -> list[Completion]:
    """The first word of a heading while it is being typed; the language may not be known yet."""
    known = [word for word, (_, spoken_in) in HEADS.items() if language is None or spoken_in in (language, "")]
    return [Completion(word, len(start)) for word in known if word.startswith(start)]


def _next(language: Grammar, rule: str, text: str) -> list[Completion]:
    """Every phrase that begins with what is left after some of the words, wherever those are a good beginning."""
    parser = language.begin(rule)
    place = 0
    completions: list[Completion] = []
    while True:
        completions = _starting(language, parser.accepts(), text[place:]) + completions
        token = language.token(parser, text, place)
        if token is None or token.end_pos is None:
            break
        try:
            parser.feed_token(token)
        except UnexpectedToken:
            break
        place = token.end_pos
    return list(dict.fromkeys(completions))


def _starting(language: Grammar, terminals: set[str], typed: str) -> list[Completion]:
    """The phrases of these terminals that begin with what is typed and go on."""
    completions: list[Completion] = []
    for terminal in sorted(terminals, key=likely):
        if terminal in language.patterns:
            completions += _pattern(language, terminal, typed)
            continue
        for phrase in language.listed.get(terminal, ()):
            if phrase.words.startswith(typed) and phrase.words != typed and (phrase.printed or typed):
                completions.append(Completion(spoken(phrase.words), len(spoken(typed))))
    return [completion for completion in completions if completion.text not in _OLD]


def _pattern(language: Grammar, terminal: str, typed: str) -> list[Completion]:
    """A number or a name, and the mark before a further number of a list."""
    marks = {
        "COMMA_INT": (", ",),
        "AND_INT": (language.word("_AND", "and") + " ", f", {language.word('_AND', 'and')} "),
    }
    if typed in marks.get(terminal, ()):
        return [_described(language, "INT")]
    return [] if typed else [_described(language, terminal)]


def _described(language: Grammar, terminal: str) -> Completion:
    """A number or a name cannot be listed: it is described, or the mark before it is given."""
    if terminal == "NAME":
        return Completion(WORDS(language.language, "a-name"), 0, "name")
    if terminal == "INT":
        return Completion(WORDS(language.language, "a-number"), 0, "number")
    return Completion("," if terminal == "COMMA_INT" else language.word("_AND", "and"))
