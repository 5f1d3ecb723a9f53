"""Text as a master types it, made even: NFC, straight apostrophes, plain quotes, lower case outside names.

Every word and mark of the result is followed by one space, so that a phrase ends where a word ends; each character
remembers where it came from, so that an error can point at what was typed.
"""

import unicodedata
from dataclasses import dataclass, field

_APOSTROPHES = "'\u2018\u2019\u02bc\u2032\uff07"
_OPENING, _CLOSING = "\u00ab\u201c\u201e", "\u00bb\u201d"
_MARKS = ",.:;"
MOST_ACCENTS = 4  # combining marks on one letter


@dataclass
class Normal:
    """The even text; origin[i] is the place in the source of its i-th character, and after the last one the end."""

    text: str = ""
    origin: list[int] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)  # where the first word of each line stands in the even text
    odd: list[int] = field(default_factory=list)  # places in the source of characters that have no business in a book

    def source(self, start: int, end: int) -> tuple[int, int]:
        """The stretch of the source behind a stretch of the even text, without spaces at its ends."""
        while end > start and self.text[end - 1] == " ":
            end -= 1
        if start >= len(self.origin) - 1:
            return self.origin[-1], self.origin[-1]
        return self.origin[start], max(self.origin[start], self.origin[end - 1]) + 1 if end > start else self.origin[
            start
        ]


def normalise(source: str, offset: int = 0) -> Normal:
    """The even text of a stretch of source that starts at this offset."""
    normal = Normal()
    out: list[str] = []
    quoted, fresh = False, True
    place = 0
    while place < len(source):
        letter, after = _letter(source, place, normal, offset)
        if not letter:
            place = after
            continue
        quoted = quoted and letter != "\n"  # a name does not run over the end of its line
        if fresh and not letter.isspace():
            normal.lines.append(len(out))
        fresh = letter == "\n" or (fresh and letter.isspace())
        if letter == '"' or letter in _OPENING or letter in _CLOSING:
            quoted = not quoted
            pieces = ' "' if quoted else '" '
        else:
            pieces = _inside(letter) if quoted else _outside(letter)
        for piece in pieces:
            before = out[-1] if out else " "
            if piece == " " and before in (" ", '"' if quoted else " "):
                continue
            if piece == '"' and not quoted and out and before == " ":
                out.pop()
                normal.origin.pop()
            out.append(piece)
            normal.origin.append(offset + place)
        place = after
    if out and out[-1] != " ":
        out.append(" ")
        normal.origin.append(offset + place - 1)
    normal.text = "".join(out)
    normal.origin.append(offset + len(source))
    return normal


def _letter(source: str, place: int, normal: Normal, offset: int) -> tuple[str, int]:
    """The composed letter at a place and the place after it; odd characters are noted and left out."""
    after = place + 1
    while after < len(source) and after - place <= MOST_ACCENTS and unicodedata.combining(source[after]):
        after += 1
    letter = unicodedata.normalize("NFC", source[place:after])
    misplaced = after - place > 1 and not letter[0].isalpha()  # an accent on a mark or a quote
    if misplaced or after - place > MOST_ACCENTS or any(map(is_odd, letter)):
        normal.odd.append(offset + place)
        return "", after
    return letter, after


def is_odd(character: str) -> bool:
    """Control, format (right-to-left marks, joiners), private and unassigned characters, separators of lines."""
    return character not in "\n\r\t" and unicodedata.category(character) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def _inside(letter: str) -> str:
    """A name keeps its capitals; only its spaces and apostrophes are evened."""
    return " " if letter.isspace() else "'" if letter in _APOSTROPHES else letter


def _outside(letter: str) -> str:
    if letter.isspace():
        return " "
    if letter in _APOSTROPHES:
        return "' "
    if letter == "!":  # a sentence that is called out ends as others do
        return " . "
    return f" {letter} " if letter in _MARKS else letter.lower()


def even(phrase: str) -> str:
    """A phrase of the vocabulary as it stands in an even text."""
    return normalise(phrase).text
