"""The cooperative player without search wins as often as the reference figures."""

import pytest

from sortilege.games.madness import GAME
from sortilege.games.madness import board as b
from sortilege.games.madness.bot import MadnessJudge
from sortilege.games.madness.rules import Madness
from sortilege.kernel.position import CHANCE, OVER
from sortilege.kernel.rng import Rng


def wins(seats: int, games: int) -> int:
    """Games won on the easy level with a pile of 10 + 2n, seeds 0, 1, 2 ..."""
    judge = MadnessJudge()
    first = GAME.start(GAME.make_options({"seats": seats, "difficulty": "easy"}))
    won = 0
    for seed in range(games):
        position, rng = first.copy(), Rng(seed)
        while position.seat != OVER:
            position.play(position.pick(rng) if position.seat == CHANCE else judge.best(position))
        won += position.s[b.RESULT] == b.WON
    return won


def test_two_players_win_some_games() -> None:
    assert wins(2, 24) >= 4


@pytest.mark.deep
def test_two_players_win_31_percent() -> None:
    assert wins(2, 300) >= 93


@pytest.mark.deep
def test_three_players_win_20_percent() -> None:
    assert wins(3, 300) >= 60


def test_marks_become_priors_between_0_and_1() -> None:
    judge = MadnessJudge()
    position, rng = GAME.start(GAME.make_options({"seats": 3})), Rng(5)
    for _ in range(120):
        assert isinstance(position, Madness)
        if position.seat >= 0:
            priors = [judge.prior(position, move) for move in position.moves()]
            assert all(0 <= one <= 1 for one in priors)
            assert priors[position.moves().index(judge.best(position))] == max(priors)
            assert 0 <= judge.value(position, 0) <= 1
        position.play(position.pick(rng))
    while position.seat != OVER:
        position.play(position.pick(rng))
    assert judge.value(position, 1) == position.score(1)
