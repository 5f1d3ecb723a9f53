"""Whole confrontations with their results, replayed. Each file tells in a comment what it shows."""

from pathlib import Path

import pytest

from sortilege.games.grimoire import GAME
from sortilege.kernel.match import Match

RECORDS = sorted((Path(__file__).parent / "golden").glob("*.record"))


def test_there_are_records() -> None:
    assert len(RECORDS) >= 9


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_replays(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = Match.from_record(text)
    assert match.over
    assert match.game is GAME
    assert match.record() == text
    assert match.comment
