"""The cooperative player without search wins as often as the reference figures."""

from collections.abc import Callable
from typing import Any

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


def chosen(table: Any) -> str:
    return GAME.write_move(table.position, MadnessJudge().best(table.position))


def test_a_wild_card_is_declared_where_it_pays_a_curse(table: Callable[..., Any]) -> None:
    near = table("air-a; hand f1 f1 f1 w1", "earth-a; hand e1", track="fire-1", space=1)
    assert chosen(near) == "power"
    assert chosen(near.play("power")) == "destroy fire-1"
    assert chosen(table("air-a; hand f1 f1 w1", "earth-a; hand e1", track="fire-1", space=1)) != "power"
    assert chosen(table("air-a; hand f1 f1 f1 f1 w1", "earth-a; hand e1", track="fire-1", space=1)) == "destroy fire-1"


def test_the_group_loses_its_least_useful_spells(table: Callable[..., Any]) -> None:
    seats = ("fire-a; hand f1; spells growth combustion telepathy", "earth-a; hand e1; spells ice earth-3b")
    assert chosen(table(*seats, track="fire-9", phase=b.BEGIN, space=1)) == "burn p1:combustion"


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
