"""The books that come with the game, and any book in a file: how they are found and read, within limits."""

import sys
from pathlib import Path

from sortilege.kernel.errors import SortilegeError

LARGEST_FILE = 256 * 1024  # bytes
BOOKS = ("example", "attack", "guard", "gathering")
_FOLDER = Path(__file__).parent.parent / "books"


class Unreadable(SortilegeError):
    """A file that is no text of a book: missing, too large, not UTF-8, or with null bytes."""


def shipped(name: str, language: str) -> Path:
    """The file of a book that comes with the game."""
    return _FOLDER / f"{name}.{language}.grimoire"


def book_text(name: str, language: str = "en") -> str:
    """The text of a file, of standard input (-), or of a book of the game; Unreadable says what is wrong."""
    try:
        path = shipped(name, language) if name in BOOKS else Path(name)
        data = sys.stdin.buffer.read(LARGEST_FILE + 1) if name == "-" else _head(path)
    except (OSError, ValueError) as error:
        raise Unreadable(f"{name}: {getattr(error, 'strerror', None) or error}") from error
    return decoded(data, name)


def _head(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(LARGEST_FILE + 1)


def decoded(data: bytes, name: str) -> str:
    """The bytes of a book as text."""
    if len(data) > LARGEST_FILE:
        raise Unreadable(f"{name}: larger than {LARGEST_FILE // 1024} kB")
    if b"\0" in data:
        raise Unreadable(f"{name}: holds null bytes, so it is no text (byte {data.index(0)})")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Unreadable(f"{name}: no UTF-8 text (byte {error.start})") from error
