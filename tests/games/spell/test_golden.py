"""Whole games with their results, replayed. Each file tells in a comment what it shows."""

from pathlib import Path

import pytest

from sortilege.games.spell import GAME
from sortilege.games.spell.rules import SpellPosition
from sortilege.kernel.bits import popcount
from tests.games.golden import records, replayed

RECORDS = records(__file__)


def test_there_are_records() -> None:
    assert len(RECORDS) >= 8


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_replays(path: Path) -> None:
    assert replayed(path, GAME).over


def test_the_complete_turn_of_the_original_rulebook() -> None:
    """Step by step as it is told there: points, active tiles, and what is left at the end."""
    match = next(replayed(path, GAME) for path in RECORDS if path.stem == "complete-turn")
    told = []
    for ply in range(10):
        position = match.at(ply)
        assert isinstance(position, SpellPosition)
        told.append((match.history[ply].text.split()[0], int(position.points(0)), int(popcount(position.lit()))))
    assert told == [
        ("flip", 0, 3),
        ("lift", 0, 4),
        ("claim", 0, 4),
        ("cast", 1, 4),
        ("summon", 1, 4),
        ("claim", 1, 5),
        ("cast", 3, 5),
        ("fly", 3, 5),
        ("claim", 3, 6),
        ("end", 6, 6),
    ]
    last = match.at(9)
    assert isinstance(last, SpellPosition)
    assert popcount(last.hand0) == 1
    assert match.points == [6, 0]
