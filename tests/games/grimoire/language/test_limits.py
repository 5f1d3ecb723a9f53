"""Nothing that can be put into a file crashes the checker or makes it hang."""

import time
from pathlib import Path
from random import Random

import pytest

from sortilege.games.grimoire.language.library import LARGEST_FILE, Unreadable, book_text, decoded
from sortilege.games.grimoire.language.meaning.check import check
from sortilege.games.grimoire.language.text.complete import complete
from sortilege.games.grimoire.language.text.grammar import grammar
from sortilege.games.grimoire.language.text.read_book import LARGEST_SPELL, read

SENTENCE = "The fire gems of the caster move 1 point clockwise. "


def test_a_file_that_is_no_book(tmp_path: Path) -> None:
    for name, data in {
        "null": b"Spell\0",
        "latin": "Sortilège".encode("latin-1"),
        "large": b" " * (LARGEST_FILE + 1),
    }.items():
        path = tmp_path / name
        path.write_bytes(data)
        with pytest.raises(Unreadable):
            book_text(str(path))
    for name in (str(tmp_path), str(tmp_path / "missing"), "a\0b"):
        with pytest.raises(Unreadable):
            book_text(name)
    assert decoded(b" " * LARGEST_FILE, "just small enough")


def test_a_spell_over_4_kb() -> None:
    text = 'Spell "Long":\n' + SENTENCE * (LARGEST_SPELL // len(SENTENCE) + 1)
    assert [one.code for one in check(text).errors] == ["E-SIZE"]
    assert [one.code for one in check(text + '\nSpell "Short":\nThe gems.').errors] == ["E-SIZE", "E-SYNTAX"]


@pytest.mark.parametrize(
    "character",
    ["\u202e", "\u200f", "\u2066", "\u200b", "\u00ad", "\ufeff", "\x07", "\x1b", "\u2028", "\ue000", "\U000e0041"],
)
def test_characters_nobody_can_see(character: str) -> None:
    for text in (f'Spell "A{character}B":\n{SENTENCE}', f'Spell "AB":\n{SENTENCE[:5]}{character}{SENTENCE[5:]}'):
        found = check(text).errors
        assert [one.code for one in found] == ["E-CHAR"]
        assert f"U+{ord(character):04X}" in found[0].message


def test_stacked_accents_and_a_byte_order_mark() -> None:
    assert "E-CHAR" in {one.code for one in check('Spell "Z' + "\u0301" * 50 + f'":\n{SENTENCE}').errors}
    assert [one.code for one in read('"\u06e4').diagnostics] == ["E-CHAR"]
    assert check(f'\ufeffSpell "E\u0301":\r\n{SENTENCE}\r\n').errors == ()


BOMBS = {
    "words": "la\n",
    "headings": 'Spell "a":\n',
    "unfinished headings": "spell ",
    "quotes": 'spell "',
    "dots": ". ",
    "accents": "\u0301",
    "marks": "\u202e",
    "digits": "9",
    "places": "the gems of the caster standing in the front or ",
    "mystiques": 'mystique "a" : "b" . ',
    "letters": "x",
}


@pytest.mark.parametrize("name", BOMBS)
def test_bombs(name: str) -> None:
    size = LARGEST_FILE // 4
    text = (BOMBS[name] * (size // len(BOMBS[name].encode()) + 1)).encode()[:size].decode("utf-8", "ignore")
    start = time.process_time()
    check(text)
    complete(text, len(text))
    assert time.process_time() - start < 6


def test_a_tangle_of_sentences_ends_in_time() -> None:
    sentence = "The fire gems of the caster go where the water gems of the caster are.\n"
    start = time.process_time()
    assert check('Spell "x":\n' + sentence * 55).errors
    assert time.process_time() - start < 8


def mutations(rng: Random, count: int) -> list[str]:
    """Texts near the language: phrases in any order, true sentences with letters changed, and noise."""
    phrases = [phrase.words for language in ("fr", "en") for one in grammar(language).listed.values() for phrase in one]
    made = []
    for number in range(count):
        if number % 3 == 0:
            made.append("".join(rng.choice(phrases) for _ in range(rng.randint(1, 30))))
        elif number % 3 == 1:
            letters = list(f'Spell "x": {SENTENCE}' * 2)
            for _ in range(rng.randint(1, 6)):
                letters[rng.randrange(len(letters))] = rng.choice("abcdéà'\"«».,:;#\n 0123456789\u200b\u202e\u0301")
            made.append("".join(letters))
        else:
            made.append("".join(chr(rng.choice((rng.randrange(128), rng.randrange(0x3000)))) for _ in range(80)))
    return made


def fuzz(seed: int, count: int) -> None:
    for text in mutations(Random(seed), count):
        reading = read(text)
        for one in reading.diagnostics:
            assert one.message
            assert 1 <= one.site.line <= text.count("\n") + 1
        assert complete(text, len(text)) is not None
        if not reading.diagnostics and len(text) < 600:
            check(text)


def test_fuzz() -> None:
    start = time.process_time()
    fuzz(1, 240)
    assert time.process_time() - start < 25


@pytest.mark.deep
def test_fuzz_for_long() -> None:
    fuzz(2, 20_000)
