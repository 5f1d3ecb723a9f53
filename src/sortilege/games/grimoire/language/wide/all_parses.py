"""Grammars as data, and every way in which they read a text: what has two readings must be asked about, not guessed.

A line of a grammar is `rule.meaning: phrases`, and a rule may have many lines. One that begins with `?` is tried only
where the others understand nothing. In phrases bare words stand for
themselves, `<rule>` for a rule, `(a | b)` for one of several, `[a]` for what may be left out and `{a}` for what may
come any number of times. `<INT>` is a number in figures, `<SPAN>` two with a dash. `push~s` stands for push and pushes,
`pouss~e` for the persons of a verb in -er, `pouss~ez` for how it orders, `pouss~é` for what is done to gems. Words of
the rule `idle` are passed over wherever they stand. `alike.must: has to | need to` is a line of a dictionary: those
words stand for the one before the colon, in texts and in phrases. The two languages have the same rules and meanings.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from sortilege.games.grimoire.language.text.normalise import even

Found = tuple[int, tuple[Any, ...]]  # where a reading ends, and the values of its rules
Build = Callable[[str, str, tuple[Any, ...]], Any]  # rule, meaning, values -> the value of the rule, or None
Alike = dict[tuple[str, ...], tuple[str, ...]]  # words that stand for others
_LONGEST_ALIKE = 6  # words of a phrase that stands for another
MOST = 64  # readings of one stretch by one rule, beyond which the text is given up
_TOKEN = re.compile(r"<[A-Za-z_]+>|[()\[\]{}|]|[^\s()\[\]{}|<>]+")
_CLOSING = {"(": ")", "[": "]", "{": "}"}
_SPAN = re.compile(r"([0-9]{1,2})[-\u2013]([0-9]{1,2})")
_ENDINGS = {
    "~s": ("", "s"),
    "~es": ("", "es"),
    "~e": ("e", "ent", "era", "eront"),
    "~it": ("it", "issent", "ira", "iront"),
    "~ez": ("ez", "er"),
    "~é": ("é", "ée", "és", "ées"),
}


class Tangled(Exception):
    """A text with so many readings that nobody could be asked about them."""


@dataclass(frozen=True, slots=True)
class Node:
    """A piece of a phrase: a word, a rule, a sequence, a choice, or a piece that may come any number of times."""

    kind: str
    text: str = ""
    parts: "tuple[Node, ...]" = ()


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a grammar."""

    rule: str
    meaning: str
    phrase: Node
    last: bool  # tried only where nothing else is understood


class WideGrammar:
    """The rules of one language."""

    def __init__(self, text: str) -> None:
        rows = _rows(text)
        self.alike = _alike(row for row in rows if row.startswith("alike."))
        self.rules: dict[str, list[Line]] = {}
        for line in (_line(row, self.alike) for row in rows if not row.startswith("alike.")):
            self.rules.setdefault(line.rule, []).append(line)
        self.idle: dict[str, list[list[str]]] = {}
        for words in (words for line in self.rules.get("idle", ()) for words in _strings(line.phrase)):
            self.idle.setdefault(words[0], []).append(words)
        self.first = _first_words(self.rules)

    def names(self) -> set[str]:
        """The rules and their meanings, as both languages must have them."""
        return {f"{line.rule}.{line.meaning}" for lines in self.rules.values() for line in lines}

    def words(self) -> set[str]:
        """Every word that stands for itself in some phrase, or for another."""
        return self.with_alike({one for lines in self.rules.values() for one in words_of(lines)})

    def with_alike(self, words: set[str]) -> set[str]:
        """Words, and those that stand for one of them."""
        return words | {one for phrase, meant in self.alike.items() if words & set(meant) for one in phrase}

    def plain(self, words: list[str]) -> tuple[list[str], list[int]]:
        """The words that a text's words stand for, and which of its words each comes from."""
        return _plain(words, self.alike)


Start = tuple[frozenset[str], bool]  # the words that may come first (_FIGURE for numbers), and may there be none?
_FIGURE = "0"


def _first_words(rules: dict[str, list[Line]]) -> dict[int, Start]:
    """What each piece of a phrase may begin with, by its identity: most pieces need not be tried at most places."""
    of_rule: dict[str, Start] = {name: (frozenset(), False) for name in rules}
    of_rule |= {"INT": (frozenset({_FIGURE}), False), "SPAN": (frozenset({_FIGURE}), False)}
    first: dict[int, Start] = {}

    def find(node: Node) -> Start:
        inside = [find(part) for part in node.parts]
        match node.kind:
            case "word":
                found = frozenset({node.text}), False
            case "rule":
                found = of_rule[node.text]
            case "one":
                found = frozenset().union(*(words for words, _ in inside)), any(empty for _, empty in inside)
            case "many":
                found = inside[0][0], True
            case _:
                upto = next((place for place, (_, empty) in enumerate(inside) if not empty), len(inside))
                found = frozenset().union(*(words for words, _ in inside[: upto + 1])), upto == len(inside)
        first[id(node)] = found
        return found

    before = None
    while before != of_rule:
        before = dict(of_rule)
        for name, lines in rules.items():
            starts = [find(line.phrase) for line in lines]
            of_rule[name] = frozenset().union(*(words for words, _ in starts)), any(empty for _, empty in starts)
    return first


def _strings(node: Node) -> list[list[str]]:
    """Every string of words that a phrase without rules stands for."""
    if node.kind == "word":
        return [[node.text]]
    if node.kind == "one":
        return [words for part in node.parts for words in _strings(part)]
    every: list[list[str]] = [[]]
    for part in node.parts:
        every = [words + more for words in every for more in _strings(part)]
    return every


def words_of(lines: list[Line]) -> set[str]:
    """Every word that stands for itself in these lines."""
    return {one for line in lines for one in _words(line.phrase)}


def _words(node: Node) -> Iterator[str]:
    if node.kind == "word":
        yield node.text
    for part in node.parts:
        yield from _words(part)


def _rows(text: str) -> list[str]:
    """Lines that begin with a space go on with the line before."""
    joined = re.sub(r"\n[ \t]+", " ", re.sub(r"(?m)^#.*\n", "", text))
    return list(filter(None, map(str.strip, joined.split("\n"))))


def _alike(rows: Iterable[str]) -> Alike:
    """The dictionary of a language."""
    found: Alike = {}
    for row in rows:
        meant, _, body = row.removeprefix("alike.").partition(": ")
        found |= {tuple(even(phrase).split()): tuple(even(meant).split()) for phrase in body.split("|")}
    return found


def _line(row: str, alike: Alike) -> Line:
    head, _, body = row.partition(": ")
    rule, _, meaning = head.partition(".")
    pieces = _evened(_TOKEN.findall(body), alike)
    phrase, rest = _choice(pieces, 0)
    if rest != len(pieces):
        raise ValueError(f"a bracket too many: {row}")
    return Line(rule.removeprefix("?"), meaning, phrase, rule.startswith("?"))


def _evened(pieces: list[str], alike: Alike) -> list[str]:
    """The pieces of a line, with the words that its words stand for."""
    marks = [[piece] if piece[0] in "<([{|}])" or "~" in piece else even(piece).split() for piece in pieces]
    return _plain([one for words in marks for one in words], alike)[0]


def _plain(words: list[str], alike: Alike) -> tuple[list[str], list[int]]:
    meant, origin, at = list[str](), list[int](), 0
    while at < len(words):
        length = next((n for n in range(_LONGEST_ALIKE, 0, -1) if tuple(words[at : at + n]) in alike), 0)
        found = alike[tuple(words[at : at + length])] if length else (words[at],)
        meant += found
        origin += [at] * len(found)
        at += length or 1
    return meant, [*origin, at]


def _choice(pieces: list[str], at: int) -> tuple[Node, int]:
    ways: list[Node] = []
    while True:
        sequence: list[Node] = []
        while at < len(pieces) and pieces[at] not in "|)]}":
            node, at = _piece(pieces, at)
            sequence += node
        ways.append(sequence[0] if len(sequence) == 1 else Node("all", parts=tuple(sequence)))
        if at == len(pieces) or pieces[at] != "|":
            return (ways[0] if len(ways) == 1 else Node("one", parts=tuple(ways))), at
        at += 1


def _piece(pieces: list[str], at: int) -> tuple[list[Node], int]:
    piece = pieces[at]
    if piece in _CLOSING:
        inner, end = _choice(pieces, at + 1)
        if end == len(pieces) or pieces[end] != _CLOSING[piece]:
            raise ValueError(f"an open bracket: {' '.join(pieces)}")
        kind = {"(": inner, "[": Node("one", parts=(inner, Node("all"))), "{": Node("many", parts=(inner,))}[piece]
        return [kind], end + 1
    if piece[0] == "<":
        return [Node("rule", piece[1:-1])], at + 1
    stem, mark, ending = piece.partition("~")
    if mark:
        return [Node("one", parts=tuple(_phrase(stem + one) for one in _ENDINGS[mark + ending]))], at + 1
    return [_phrase(piece)], at + 1


def _phrase(text: str) -> Node:
    """A word, or several that are written as one: "s'avancent"."""
    words = [Node("word", word) for word in even(text).split()]
    return words[0] if len(words) == 1 else Node("all", parts=tuple(words))


class Readings:
    """All readings of one text."""

    def __init__(
        self, grammar: WideGrammar, text: str, build: Build, commas: bool = True, every_line: bool = False
    ) -> None:
        """Commas must be where the grammar has them, and the lines of the last resort are left out, unless it is said
        otherwise.
        """
        self.soft, self.every_line = "" if commas else ",", every_line
        words = [word.strip("()") or "," for word in text.split()]
        self.grammar, self.build = grammar, build
        self.words, self.origin = grammar.plain(words)
        self.known: dict[tuple[str, int], list[tuple[int, Any]]] = {}
        self.furthest = 0
        self.wanted: Counter[str] = Counter()  # the words that could come after the last one

    def of(self, rule: str) -> list[Any]:
        """The distinct values of a rule over the whole text."""
        return [value for end, value in self.rule(rule, 0) if end == len(self.words)]

    def rule(self, name: str, at: int) -> list[tuple[int, Any]]:
        if name == "INT":
            figure = self.words[at] if at < len(self.words) else ""
            return [(at + 1, int(figure[:6]))] if figure.isascii() and figure.isdigit() else []
        if name == "SPAN":
            span = _SPAN.fullmatch(self.words[at]) if at < len(self.words) else None
            return [(at + 1, (int(span[1]), int(span[2])))] if span else []
        key = name, at
        if key not in self.known:
            self.known[key] = []  # a rule that begins with itself reads nothing more
            found = dict.fromkeys(
                (end, value)
                for line in self.grammar.rules[name]
                if (self.every_line or not line.last) and self.may_start(line.phrase, at)
                for end, values in self.match(line.phrase, at)
                if (value := self.build(name, line.meaning, values)) is not None
            )
            if len(found) > MOST:
                raise Tangled
            self.known[key] = list(found)
        return self.known[key]

    def match(self, node: Node, at: int) -> list[Found]:
        match node.kind:
            case "word":
                self.wanted[node.text] += at == len(self.words)
                if at < len(self.words) and self.words[at] != node.text:
                    at = self.after_idle(at)
                if at < len(self.words) and self.words[at] == node.text:
                    self.furthest = max(self.furthest, at + 1)
                    return [(at + 1, ())]
                return []
            case "rule":
                return [(end, (value,)) for end, value in self.rule(node.text, at)]
            case "one":
                ways = (part for part in node.parts if self.may_start(part, at))
                return list(dict.fromkeys(found for part in ways for found in self.match(part, at)))
            case "many":
                return self._many(node.parts[0], at)
        found: list[Found] = [(at, ())]
        for part in node.parts:
            found = [
                (end, values + more)
                for start, values in found
                if self.may_start(part, start)
                for end, more in self.match(part, start)
            ]
            if not found:
                return []
        return list(dict.fromkeys(found))

    def may_start(self, node: Node, at: int) -> bool:
        """May the piece begin with the word at a place? At the end of the text anything may come."""
        words, empty = self.grammar.first[id(node)]
        if empty or at >= len(self.words) or self.words[at] in words:
            return True
        word = self.words[at]
        if word in self.grammar.idle or word == self.soft:
            after = self.after_idle(at)
            return after > at and self.may_start(node, after)
        return word[0].isdigit() and _FIGURE in words

    def after_idle(self, at: int) -> int:
        """The place after words that say nothing."""
        while at < len(self.words):
            idle = self.grammar.idle.get(self.words[at], ())
            here = max((len(one) for one in idle if self.words[at : at + len(one)] == one), default=0)
            here = here or int(self.words[at] == self.soft)
            if not here:
                break
            at += here
        return at

    def _many(self, node: Node, at: int) -> list[Found]:
        every: list[Found] = [(at, ())]
        last = every
        while last:
            last = [
                (end, values + more) for start, values in last for end, more in self.match(node, start) if end > start
            ]
            every += last
            if len(every) > 50 * MOST:
                raise Tangled
        return list(dict.fromkeys(every))


@lru_cache(2)
def wide_grammar(language: str) -> WideGrammar:
    """The grammar of a language, read once."""
    return WideGrammar((Path(__file__).parent / f"wide.{language}.txt").read_text(encoding="utf-8"))
