"""Positions and matches are values: equal, hashed, copied, pickled, printed as Python."""

import os
import pickle
import subprocess
import sys
from copy import copy, deepcopy
from typing import Any

import pytest

import sortilege
from sortilege import Match, build
from sortilege.kernel.rng import Rng


def played(key: str, plies: int, **options: Any) -> Match:
    match, rng = Match(key, seed=7, players={0: "Ann"}, **options), Rng(5)
    while match.ply < plies and not match.over:
        match.play(match.moves()[rng.below(len(match.moves()))])
    return match


@pytest.mark.parametrize("key", sortilege.games())
def test_matches_are_values(key: str) -> None:
    for options in sortilege.game(key).option_sets()[-2:]:
        match = played(key, 25, **options)
        for made in (copy(match), deepcopy(match), pickle.loads(pickle.dumps(match))):
            assert made is not match
            assert made == match
            assert hash(made) == hash(match)
            assert made.game is match.game
            assert made.position == match.position
            if not match.over:  # the same dice roll on, and the original stays where it was
                text = match.moves()[0]
                made.play(text)
                assert made != match
                again = copy(match)
                again.play(text)
                assert made == again


def test_equal_matches_have_the_same_dice() -> None:
    assert Match("morris", seed=7) == Match("morris", seed=7)
    assert Match("morris", seed=7) != Match("morris", seed=8)
    assert Match("morris", seed=7) != "morris"


@pytest.mark.parametrize("key", sortilege.games())
def test_positions_are_printed_as_python(key: str) -> None:
    for options in sortilege.game(key).option_sets()[:3]:
        position = played(key, 30, **options).position
        assert eval(repr(position), {"game": sortilege.game}) == position
        assert len({position, position.copy()}) == 1


def test_options_tell_positions_apart() -> None:
    kinds = [sortilege.game("spell").make_options({"end_at": end}) for end in (12, 16)]
    first, second = (sortilege.game("spell").start(options) for options in kinds)
    assert sortilege.game("spell").write(first) == sortilege.game("spell").write(second)
    assert first != second
    assert first != 7


@pytest.mark.skipif(not build.compiled, reason="runs where there are both builds")
def test_a_pickle_is_read_by_the_other_build() -> None:
    match = played("spell", 20)
    code = "import pickle, sys; print(pickle.load(sys.stdin.buffer).record())"
    environment = {**os.environ, "SORTILEGE_PURE": "1"}
    command = [sys.executable, "-c", code]
    told = subprocess.run(command, env=environment, input=pickle.dumps(match), check=True, capture_output=True)
    assert told.stdout.decode().strip() == match.record().strip()
