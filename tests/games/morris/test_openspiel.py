"""Morris agrees with OpenSpiel's nine_mens_morris: legal moves, players and results."""

from collections.abc import Callable
from random import Random
from typing import Any

import pyspiel
import pytest

from sortilege.games.morris import GAME
from sortilege.games.morris.encoder import MorrisEncoder
from sortilege.games.morris.rules import Morris
from sortilege.kernel.options import Options
from sortilege.kernel.position import OVER

ENCODER = MorrisEncoder()


def theirs(move: int) -> int:
    """Their number of our move is the number that our encoder gives it."""
    return int(ENCODER.action(Morris(), move))


def agree(position: Morris, state: Any) -> None:
    if state.is_terminal():
        assert position.seat == OVER
        assert [2 * position.score(seat) - 1 for seat in (0, 1)] == state.returns()
    else:
        assert position.seat == state.current_player()
        assert sorted(theirs(move) for move in position.moves()) == state.legal_actions()


@pytest.fixture(scope="module")
def other() -> Any:
    return pyspiel.load_game("nine_mens_morris")


def test_random_games_agree(other: Any, bulk: Callable[[int], int]) -> None:
    chance = Random(2026)
    results: dict[float, int] = {}
    for _ in range(bulk(1000)):
        position, state = GAME.start(Options()), other.new_initial_state()
        agree(position, state)
        while not state.is_terminal():
            move = chance.choice(position.moves())
            position.play(move)
            state.apply_action(theirs(move))
            agree(position, state)
        results[position.score(0)] = results.get(position.score(0), 0) + 1
    assert set(results) == {0.0, 0.5, 1.0}


def test_random_games_agree_when_mills_are_sought(other: Any, bulk: Callable[[int], int]) -> None:
    """Players who close mills whenever they can reach flying, blocked and all-in-mills positions more often."""
    chance = Random(7)
    evaluation = GAME.evaluation()
    met = set()
    for _ in range(bulk(200)):
        position, state = GAME.start(Options()), other.new_initial_state()
        while not state.is_terminal():
            moves = position.moves()
            best = max(evaluation.prior(position, move) for move in moves)
            move = chance.choice([one for one in moves if evaluation.prior(position, one) == best])
            met.add("fly" if position.flying() else "take" if position.take else "other")
            position.play(move)
            state.apply_action(theirs(move))
            agree(position, state)
        met.add("stuck" if position.stuck() else "few" if position.own_men == 2 else "long")
    assert met >= {"fly", "take", "few"}


def test_their_perft_counts(other: Any, perft_positions: dict[str, tuple[str, list[str], dict[int, int]]]) -> None:
    for name, (_, moves, counts) in perft_positions.items():
        state, position = other.new_initial_state(), GAME.start(Options())
        for text in moves:
            move = GAME.read_move(position, text)
            state.apply_action(theirs(move))
            position.play(move)
        for depth, count in counts.items():
            if count <= 30_000:
                assert their_perft(state, depth) == count, f"{name}, depth {depth}"


def their_perft(state: Any, depth: int) -> int:
    if depth == 0 or state.is_terminal():
        return 1
    if depth == 1:
        return len(state.legal_actions())
    return sum(their_perft(state.child(move), depth - 1) for move in state.legal_actions())
