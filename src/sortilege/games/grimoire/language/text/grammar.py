"""The two grammars at work: phrases are found word by word, and the parser says which may follow.

Lark builds the tables (strict LALR: a conflict would be refused). The tokens are found here, because a phrase must end
where a word ends, and because the longest phrase that the parser can take at that place is the one meant.
"""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from lark import Lark, Token
from lark.exceptions import UnexpectedToken
from lark.lexer import Lexer

from sortilege.games.grimoire.language.text.build_tree import Trees
from sortilege.games.grimoire.language.text.normalise import even

Parser = Any  # Lark's InteractiveParser, which has no types
STARTS = ("title", "author", "language", "heading", "mystique", "sentence")
_AND = {"fr": "et", "en": "and"}


@dataclass(frozen=True)
class Phrase:
    """A phrase of the language: its terminal, the words as evened text, what it means, and whether it is printed."""

    terminal: str
    words: str
    meaning: str
    printed: bool


class SyntaxFault(Exception):
    """A statement that the grammar does not take: where it stopped, and the terminals it could have gone on with."""

    def __init__(self, start: int, end: int, expected: frozenset[str], before: tuple[str, ...]) -> None:
        super().__init__(f"unexpected words at {start}")
        self.start = start
        self.end = end
        self.expected = expected
        self.before = before  # the terminals read so far


class _NoLexer(Lexer):
    """Tokens are fed one by one; Lark's own lexers are not used."""

    def __init__(self, conf: Any) -> None:
        del conf

    def lex(self, lexer_state: Any, parser_state: Any) -> Iterator[Token]:
        raise NotImplementedError


class Grammar:
    """One of the two controlled languages."""

    def __init__(self, language: str) -> None:
        folder = Path(__file__).parent
        self.language = language
        self.trees = Trees()
        text = (folder / f"grammar_{language}.lark").read_text(encoding="utf-8")
        self.lark = Lark(
            text,
            parser="lalr",
            lexer=_NoLexer,
            strict=True,
            start=list(STARTS),
            maybe_placeholders=False,
            transformer=self.trees,
        )
        vocabulary = tomllib.loads((folder / f"vocabulary.{language}.toml").read_text(encoding="utf-8"))
        self.vocabulary: dict[str, dict[str, list[str]]] = vocabulary
        self.listed = self._phrases()  # as the vocabulary has them
        self.phrases = {one: sorted(listed, key=lambda p: -len(p.words)) for one, listed in self.listed.items()}
        number = "([0-9]+) "
        self.patterns = {
            "INT": re.compile(number),
            "COMMA_INT": re.compile(", " + number),
            "AND_INT": re.compile(f"(?:, )?{_AND[language]} " + number),
            "NAME": re.compile('"([^"]*)" '),
        }

    def _phrases(self) -> dict[str, list[Phrase]]:
        """The phrases of each terminal."""
        phrases = {one.name: [Phrase(one.name, even(one.pattern.value), "", True)] for one in self.lark.terminals}
        for terminal, meanings in self.vocabulary.items():
            phrases[terminal] = [
                Phrase(terminal, even(words), meaning, words == listed[0])
                for meaning, listed in meanings.items()
                for words in listed
            ]
        return phrases

    def word(self, terminal: str, meaning: str) -> str:
        """The phrase printed for a meaning."""
        return self.vocabulary[terminal][meaning][0]

    def begin(self, start: str) -> Parser:
        return self.lark.parse_interactive(start=start)

    def token(self, parser: Parser, text: str, place: int) -> Token | None:
        """The longest phrase at this place that the parser can take."""
        best: Token | None = None
        for terminal in parser.choices():
            token = self._match(terminal, text, place)
            if token is not None and (best is None or token.end_pos > best.end_pos):  # type: ignore[operator]
                best = token
        return best

    def _match(self, terminal: str, text: str, place: int) -> Token | None:
        if terminal in self.patterns:
            match = self.patterns[terminal].match(text, place)
            return Token(terminal, match[1], start_pos=place, end_pos=match.end()) if match else None
        for phrase in self.phrases.get(terminal, ()):
            if text.startswith(phrase.words, place):
                return Token(terminal, phrase.meaning, start_pos=place, end_pos=place + len(phrase.words))
        return None

    def parse(self, start: str, text: str) -> Any:
        """The meaning of one whole statement, or SyntaxFault."""
        parser = self.begin(start)
        place = 0
        before: list[str] = []
        while place < len(text):
            token = self.token(parser, text, place)
            if token is None:
                raise self.fault(parser, place, self.word_end(text, place), before)
            self._feed(parser, token, before)
            place = token.end_pos or 0
        return self._feed(parser, Token("$END", "", start_pos=place, end_pos=place), before)

    def _feed(self, parser: Parser, token: Token, before: list[str]) -> Any:
        saved = parser.copy(deepcopy_values=False)
        try:
            result = parser.feed_token(token)
        except UnexpectedToken:
            raise self.fault(saved, token.start_pos or 0, token.end_pos or 0, before) from None
        before.append(token.type)
        return result

    def fault(self, parser: Parser, start: int, end: int, before: list[str]) -> SyntaxFault:
        return SyntaxFault(start, end, frozenset(parser.accepts()), tuple(before))

    def word_end(self, text: str, place: int) -> int:
        end = text.find(" ", place)
        return len(text) if end < 0 else end + 1


@cache  # the two languages
def grammar(language: str) -> Grammar:
    """The grammar of a language, built once."""
    return Grammar(language)
