"""Whole games with their results, replayed. Each file tells in a comment what it shows."""

from pathlib import Path

import pytest

from sortilege.games.madness import GAME
from sortilege.games.madness import board as b
from sortilege.games.madness.rules import Madness
from sortilege.kernel.match import Match

FOLDER = Path(__file__).parent / "golden"
RESULTS = {"win": b.WON, "madness": b.MAD_END, "last-monster": b.MONSTER_END, "elimination": 0}


@pytest.mark.parametrize("name", RESULTS)
def test_replays(name: str) -> None:
    text = (FOLDER / f"{name}.record").read_text(encoding="ascii")
    match = Match.from_record(text)
    assert match.over
    assert match.game is GAME
    assert match.record() == text
    position = match.position
    assert isinstance(position, Madness)
    if RESULTS[name]:
        assert position.s[b.RESULT] == RESULTS[name]
    else:
        assert not all(position.alive(seat) for seat in range(position.seats))
    assert match.scores == [1.0 if name == "win" else match.scores[0]] * match.seats
