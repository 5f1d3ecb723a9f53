"""Elements and text: escaping, numbers, wrapping."""

from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sortilege.ink import at, circle, figures, fit, group, paragraph, text, text_width, wrap
from sortilege.ink.svg import number

LETTERS = st.text(st.characters(min_codepoint=32, max_codepoint=0x2FFF, exclude_categories=["Cs", "Cc"]))


@given(LETTERS)
def test_any_words_are_safe(words: str) -> None:
    drawn = ET.fromstring(text(0, 0, words, 12, aria_label=words))
    assert (drawn.text or "") == words
    assert drawn.get("aria-label") == words


def test_markup_in_words_stays_words() -> None:
    assert "<script" not in text(0, 0, "<script>alert(1)</script>")
    assert 'onload="' not in circle(0, 0, 1, aria_label='" onload="x')


@pytest.mark.parametrize(
    ("value", "written"), [(1, "1"), (1.5, "1.5"), (1.005, "1"), (-0.125, "-0.12"), (100.0, "100"), (-0.001, "0")]
)
def test_numbers_are_short(value: float, written: str) -> None:
    assert number(value) == written


def test_attributes() -> None:
    assert group(class_="a", stroke_width=2, fill=None) == '<g class="a" stroke-width="2"/>'
    assert at(1, 2, circle(0, 0, 3), turn=90, scale=0.5).startswith(
        '<g transform="translate(1,2) rotate(90) scale(0.5)">'
    )


@given(LETTERS, st.floats(20, 400))
def test_wrapping_loses_nothing(words: str, width: float) -> None:
    assert " ".join(wrap(words, width, 12)) == words
    assert all(text_width(line, 12) <= width or " " not in line for line in wrap(words, width, 12))


def test_long_text_ends_with_an_ellipsis() -> None:
    drawn = paragraph(0, 0, "one two three four five six", 40, 12, lines=2)
    assert drawn.count("<text") == 2
    assert drawn.endswith("…</text>")


def test_fit_makes_smaller_never_larger() -> None:
    assert fit("A very long title of a card", 50, 20) < 20
    assert text_width("A very long title", fit("A very long title", 50, 20)) == pytest.approx(50)
    assert fit("A", 50, 20) == 20


def test_numerals_line_up() -> None:
    assert 'font-variant-numeric="tabular-nums"' in figures(0, 0, "12")
