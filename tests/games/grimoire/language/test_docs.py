"""Every spell of the manual is what the manual says of it."""

import re
from pathlib import Path

import pytest

from sortilege.games.grimoire.language.meaning.check import check

MANUAL = Path(__file__).parents[4] / "docs" / "spell-language.md"
BLOCKS = re.findall(r"^```grimoire(.*)\n((?:.*\n)*?)```", MANUAL.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize(("codes", "text"), BLOCKS)
def test_spells_of_the_manual(codes: str, text: str) -> None:
    assert [one.code for one in check(text).errors] == codes.split()


def test_the_manual_has_spells_in_both_languages() -> None:
    assert len(BLOCKS) > 12
    assert {check(text).book.language for _, text in BLOCKS} == {"fr", "en"}


def test_every_code_is_explained() -> None:
    manual = MANUAL.read_text(encoding="utf-8")
    words = (Path(__file__).parents[4] / "src/sortilege/games/grimoire/language/words.en.ftl").read_text(
        encoding="utf-8"
    )
    codes = re.findall(r"^clause-([EW]-[A-Z-]+)", words, re.MULTILINE)
    assert len(codes) > 20
    assert all(code in manual for code in codes)
