"""Random games in bulk: a breach and a worker that hangs or dies are told with the game to repeat."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sortilege.lab import bulk

RUN = """
import os, time
from sortilege.kernel import registry
from sortilege.kernel.errors import SortilegeError
from sortilege.lab import bulk

def invariants(position):
    if playing == 23:
        {error}
    return ()

def play(game, values, seed, tally):
    global playing
    playing = seed - 1_000_003
    really(game, values, seed, tally)

bulk.LONGEST = 5
registry.game("morris").invariants = invariants
really, bulk._play = bulk._play, play

if __name__ == "__main__":
    try:
        for tally in bulk.play_many("morris", 40, 1, workers=1):
            print(tally.summary()["breaches"])
    except SortilegeError as error:
        print(error)
"""
AGAIN = "in one of the games [23]; to repeat them: sortilege random morris --seed 1 --first 23 --games 1"


@pytest.mark.parametrize(
    ("error", "told"),
    [
        ("return ('planted',)", "game 23: invariants_hold: planted"),
        ("time.sleep(60)", AGAIN),
        ("os._exit(3)", AGAIN),
    ],
)
def test_what_goes_wrong_is_told_with_the_game(error: str, told: str, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(RUN.format(error=error))
    paths = os.pathsep.join(sys.path)
    done = subprocess.run(
        [sys.executable, str(program)],
        env=os.environ | {"PYTHONPATH": paths},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert told in done.stdout, done.stderr


def test_a_game_of_a_run_is_played_again_alone() -> None:
    whole = bulk.play_chunk("morris", 0, 6, 9)
    again = bulk.play_chunk("morris", 4, 1, 9)
    assert whole.plies[4:5] == again.plies
