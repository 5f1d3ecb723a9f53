"""How grimoires look in Jupyter."""

from sortilege.games.grimoire.language.book import Book
from sortilege.games.grimoire.language.print.book_text import print_book


def book_markdown(book: Book) -> str:
    """Writes a grimoire in its own words."""
    return f"```text\n{print_book(book, book.language, words=False)}```"


MARKDOWN = {Book: book_markdown}
