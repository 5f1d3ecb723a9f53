"""Whole games with their results, replayed. Each file tells in a comment what it shows."""

from pathlib import Path

import pytest

from sortilege.games.madness import GAME
from sortilege.games.madness import codes as c
from sortilege.games.madness.rules import Madness
from tests.games.golden import records, replayed

RECORDS = records(__file__)
RESULTS = {"win": c.WON, "madness": c.MAD_END, "last-monster": c.MONSTER_END, "elimination": 0}


def test_there_is_a_record_of_each_result() -> None:
    assert {path.stem for path in RECORDS} == set(RESULTS)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_replays(path: Path) -> None:
    name, match = path.stem, replayed(path, GAME)
    assert match.over
    position = match.position
    assert isinstance(position, Madness)
    if RESULTS[name]:
        assert position.result == RESULTS[name]
    else:
        assert not all(position.alive(seat) for seat in range(position.seats))
    assert match.scores == [1.0 if name == "win" else match.scores[0]] * match.seats
