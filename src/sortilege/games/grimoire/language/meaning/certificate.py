"""The certificate of a book: the checker found no doubt in it, so nobody needs to dispute it at the table."""

import json
from dataclasses import dataclass
from pathlib import Path

from sortilege.games.grimoire.language.book import Book, content_hash
from sortilege.kernel.errors import BadNotation

LANGUAGE_VERSION = 2  # raised whenever a sentence or a check changes its meaning


@dataclass(frozen=True, slots=True)
class Certificate:
    """The verdict on the content of one book by one version of the language; letter: without the house rules."""

    content: str
    version: int
    letter: bool = False

    @staticmethod
    def of(book: Book, letter: bool = False) -> "Certificate":
        return Certificate(content_hash(book), LANGUAGE_VERSION, letter)

    def holds(self, book: Book, letter: bool = False) -> bool:
        """Is it the certificate of this very content, by today's language, under rules at least as strict?"""
        return self.content == content_hash(book) and self.version == LANGUAGE_VERSION and (letter or not self.letter)

    def write(self) -> str:
        verdict = {"verdict": "certified", "content": self.content, "version": self.version, "letter": self.letter}
        return json.dumps(verdict, indent=2) + "\n"

    @staticmethod
    def read(text: str) -> "Certificate":
        """The certificate of a text; BadNotation says what was expected."""
        try:
            value = json.loads(text)
            assert value["verdict"] == "certified"
            content, version, letter = str(value["content"]), int(value["version"]), bool(value["letter"])
        except (ValueError, KeyError, TypeError, AssertionError):
            raise BadNotation("a certificate is a JSON object with verdict, content, version and letter") from None
        return Certificate(content, version, letter)


def beside(book: Path) -> Path:
    """Where the certificate of a book's file is kept."""
    return book.with_name(book.name + ".certificate")
