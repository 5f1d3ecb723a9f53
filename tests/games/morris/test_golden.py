"""Whole games with their results, replayed. Each file tells in a comment what it shows."""

from pathlib import Path

import pytest

from sortilege.games.morris import GAME
from tests.games.golden import records, replayed

RECORDS = records(__file__)


def test_there_are_records() -> None:
    assert len(RECORDS) >= 4


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_replays(path: Path) -> None:
    assert replayed(path, GAME).over
