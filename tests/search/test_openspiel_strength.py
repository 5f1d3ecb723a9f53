"""Plain UCT is as strong as OpenSpiel's MCTSBot at equal simulations: the speed costs no strength."""

from typing import Any

import pyspiel
import pytest

from sortilege import build
from sortilege.games.morris import GAME as MORRIS
from sortilege.kernel.options import Options
from sortilege.kernel.rng import Rng
from sortilege.lab.ratings import Share, share
from sortilege.search.uct import Uct

SPIEL = pyspiel.load_game("nine_mens_morris")


def theirs(move: int) -> int:
    """Their number of our move."""
    return move if move < 32 else 24 + 24 * ((move >> 5) - 1) + (move & 31)


def play(ours: int, simulations: int, seed: int) -> float:
    """Our score in one game in which we have this seat; both search anew for every move, with the same exploration."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    opponent: Any = pyspiel.MCTSBot(SPIEL, evaluator, 1.4, simulations, 1000, False, seed, False)
    position, state = MORRIS.start(Options()), SPIEL.new_initial_state()
    ply = 0
    while not state.is_terminal():
        ply += 1
        if state.current_player() == ours:
            tree = Uct(position, Rng(seed * 1009 + ply), 0.7)
            tree.run(simulations)
            move = int(tree.best())
        else:
            action = opponent.step(state)
            move = next(one for one in position.moves() if theirs(one) == action)
        position.play(move)
        state.apply_action(theirs(move))
    return float(position.score(ours))


def compete(pairs: int, simulations: int) -> Share:
    results = [(play(0, simulations, seed) + play(1, simulations, seed)) / 2 for seed in range(pairs)]
    return share(results, 2 * pairs)


def test_a_few_games() -> None:
    found = compete(8, 60) if build.compiled else compete(1, 12)
    assert found.high >= 0.5, found


@pytest.mark.deep
def test_two_hundred_games() -> None:
    found = compete(100, 200 if build.compiled else 20)
    print(found)
    assert found.high >= 0.5, found
