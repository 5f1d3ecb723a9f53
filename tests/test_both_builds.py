"""The compiled and the plain build play the same games from the same seeds, for every game there is."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import sortilege
from sortilege import build

GAMES = 6


def told(key: str, pure: str) -> list[str]:
    """The build and the digest of its games, from a process of its own."""
    command = [sys.executable, str(Path(__file__).with_name("digest.py")), key, str(GAMES)]
    environment = {**os.environ, "SORTILEGE_PURE": pure}
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout.split()


@pytest.mark.skipif(not build.compiled, reason="runs where there is a compiled build to compare with")
@pytest.mark.parametrize("key", sortilege.games())
def test_both_builds_play_the_same_games(key: str) -> None:
    compiled, plain = told(key, ""), told(key, "1")
    assert (compiled[0], plain[0]) == ("compiled", "plain")
    assert compiled[1] == plain[1]
