"""An owner's copy, for every game that takes one: rows and back, ours against ours, and the other language."""

import pytest

from sortilege.kernel.copies import OwnCopy
from sortilege.kernel.registry import game, games
from sortilege.kernel.words import LANGUAGES

TAKEN: list[tuple[str, str]] = [
    (key, which) for key in games() if (own := game(key).own_copy()) is not None for which in own.ours()
]


def copy_of(key: str) -> OwnCopy:
    own = game(key).own_copy()
    assert own is not None
    return own


def test_three_games_take_copies() -> None:
    assert {key for key, _ in TAKEN} == {"archimage", "madness", "spell"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "which"), TAKEN)
def test_ours_does_not_differ_from_ours_and_can_be_played(key: str, which: str, language: str) -> None:
    own = copy_of(key)
    text = own.ours()[which]
    assert own.title(which, language)
    assert own.kind(text, which) == which
    sheet = own.read(text, language)
    again = own.write({section.key: section.rows for section in sheet.sections}, sheet.rest, which)
    for one in (text, again):
        assert own.flaws(one, which) == []
        compared = own.compare(one, which, language)
        assert (compared.differences, compared.alike) == ([], sum(len(section.rows) for section in sheet.sections))
        the_game = game(key)
        the_game.start(the_game.make_options(dict(own.options(one, which))))


@pytest.mark.parametrize(("key", "which"), TAKEN)
def test_a_row_that_is_left_out_is_missing(key: str, which: str) -> None:
    own = copy_of(key)
    sheet = own.read(own.ours()[which], "en")
    rows = {section.key: list(section.rows) for section in sheet.sections}
    last = list(rows)[-1]
    rows[last] = rows[last][:-1]
    fewer = own.write(rows, sheet.rest, which)
    found = own.compare(fewer, which, "en").differences
    assert "missing" in {one.kind for one in found}
    assert "added" not in {one.kind for one in found}


@pytest.mark.parametrize("text", ["", "[", "null", "{}", '{"nodes": 3}', '{"spells": [1]}', "[[" * 5000, "9" * 5000])
@pytest.mark.parametrize(("key", "which"), TAKEN)
def test_whatever_is_sent_is_told_and_not_raised(key: str, which: str, text: str) -> None:
    found = copy_of(key).flaws(text, which)
    assert found
    assert all(set(flaw.texts) == set(LANGUAGES) and all(flaw.texts.values()) for flaw in found)
