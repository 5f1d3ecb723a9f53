"""The palette: the colours of the look, and contrast that people can read."""

import re

import pytest

from sortilege.ink import DARK, ELEMENTS, LIGHT, MATERIALS, contrast, css
from sortilege.ink.palette import FONTS, THEMES

GROUNDS = ("page", "sheet", "vellum")
themes = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


LOOK = """
    light: page #f3ead6, sheet #fbf5e6, ink #2b2118, muted #6a5633, gold #b79a5f, action #c48a10
    dark: page #14121f, sheet #1e1b2e, ink #efe6d2, muted #b9ab8c, gold #c9a24d, action #f0c54a
    light: fire #d4492a, water #2f76b8, air #e0b02f, earth #4b8a45, spirit #8256ad
    dark: fire #d4492a, water #2f76b8, air #e0b02f, earth #4b8a45, spirit #8256ad"""


@pytest.mark.parametrize("row", LOOK.strip().splitlines())
def test_the_colours_of_the_look(row: str) -> None:
    theme, _, colours = row.strip().partition(": ")
    for one in colours.split(", "):
        name, colour = one.split()
        assert THEMES[theme][name] == colour


def test_contrast_is_the_guidelines() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@themes
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("words", ["ink", "muted", *(f"{element}-line" for element in ELEMENTS)])
def test_text_is_legible(theme: dict[str, str], ground: str, words: str) -> None:
    assert contrast(theme[words], theme[ground]) >= 4.5


@themes
@pytest.mark.parametrize("element", ELEMENTS)
def test_signs_are_legible_on_their_element(theme: dict[str, str], element: str) -> None:
    assert contrast(theme[f"{element}-on"], theme[element]) >= 3


@themes
@pytest.mark.parametrize("material", MATERIALS)
def test_marks_are_legible_on_their_material(theme: dict[str, str], material: str) -> None:
    for part in (material, f"{material}-low"):
        assert contrast(theme[f"{material}-on"], theme[part]) >= 3


@themes
@pytest.mark.parametrize("line", ["line", "ivory-rim", "ebony-rim"])
def test_lines_and_rims_are_seen_on_the_board(theme: dict[str, str], line: str) -> None:
    seat = {"ivory-rim": "ivory", "ebony-rim": "ebony"}.get(line)
    for ground in ("sheet", "vellum"):
        seen = [contrast(theme[line], theme[ground])]
        if seat:  # a man is seen by its rim or by its body
            seen.append(contrast(theme[seat], theme[ground]))
        assert max(seen) >= 3


@themes
def test_what_may_be_touched_is_seen(theme: dict[str, str]) -> None:
    """The dashed rim of a lit target, against the parchment."""
    for ground in ("sheet", "vellum"):
        assert contrast(theme["action-edge"], theme[ground]) >= 3
        assert contrast(theme["ink"], theme[ground]) >= 4.5  # the rim of the focused one


def test_light_and_dark_name_the_same_colours() -> None:
    assert set(LIGHT) == set(DARK)
    assert all(re.fullmatch("#[0-9a-f]{6}", colour) for theme in (LIGHT, DARK) for colour in theme.values())


def test_css_holds_both_themes() -> None:
    style = css()
    assert style.count("--fire:#d4492a") == 3
    assert f"--serif:{FONTS['serif']}" in style
    assert "prefers-color-scheme:dark" in style
    assert "[data-theme=dark]" in style
    used = set(re.findall(r"var\(--([a-z-]+)\)", style))
    assert used <= set(LIGHT | FONTS)
