"""Random games in bulk: a breach and a worker that hangs or dies are told with the game to repeat."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sortilege.kernel.errors import BadOption
from sortilege.lab import bulk
from sortilege.lab.executors import Serial

RUN = """
import os, time
from sortilege.kernel import registry
from sortilege.kernel.errors import SortilegeError
from sortilege.lab import bulk
from sortilege.lab.executors import Local

def invariants(position):
    if playing == 23:
        {error}
    return ()

def play(game, values, seed, tally):
    global playing
    playing = seed - 1_000_003
    really(game, values, seed, tally)

bulk.LONGEST = 2
registry.game("morris").invariants = invariants
really, bulk._play = bulk._play, play

if __name__ == "__main__":
    try:
        for tally in bulk.play_many("morris", 40, 1, executor=Local(1)):
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
        ("os.path.exists('once') or (open('once', 'w').close(), os._exit(3))", "[]\n[]\n"),  # played again
    ],
)
def test_what_goes_wrong_is_told_with_the_game(error: str, told: str, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(RUN.format(error=error))
    paths = os.pathsep.join(sys.path)
    done = subprocess.run(
        [sys.executable, str(program)],
        cwd=tmp_path,
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


def test_a_stopped_run_goes_on_from_its_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was played is not played again, and the whole is as if it had never been stopped."""
    monkeypatch.setattr(bulk, "_CHUNK", 2)
    whole = [tally.row() for tally in bulk.play_many("morris", 6, 9, executor=Serial())]
    path = tmp_path / "state"
    stopped = bulk.play_many("morris", 6, 9, executor=Serial(), state=path)
    assert next(stopped).row() == whole[0]
    del stopped
    played: list[int] = []
    really = bulk.play_chunk

    def play_chunk(key: str, first: int, games: int, seed: int, notes: Path | None = None) -> bulk.Tally:
        played.append(first)
        return really(key, first, games, seed, notes)

    monkeypatch.setattr(bulk, "play_chunk", play_chunk)
    assert [tally.row() for tally in bulk.play_many("morris", 6, 9, executor=Serial(), state=path)] == whole
    assert played == [2, 4]
    with pytest.raises(BadOption, match="another run"):
        next(bulk.play_many("morris", 6, 8, executor=Serial(), state=path))
