"""The cooperative player without search wins as often as the reference figures."""

from collections.abc import Callable
from typing import Any

import pytest

from sortilege.games.madness import GAME, needs
from sortilege.games.madness import codes as c
from sortilege.games.madness.evaluation import MadnessEvaluation
from sortilege.games.madness.notation import KIND_TEXTS
from sortilege.games.madness.rules import Madness
from sortilege.kernel.position import CHANCE, OVER
from sortilege.kernel.rng import Rng


def wins(seats: int, games: int) -> int:
    """Games won on the easy level with a pile of 10 + 2n, seeds 0, 1, 2 ..."""
    evaluation = MadnessEvaluation()
    first = GAME.start(GAME.make_options({"seats": seats, "difficulty": "easy"}))
    won = 0
    for seed in range(games):
        position, rng = first.copy(), Rng(seed)
        while position.seat != OVER:
            position.play(position.pick(rng) if position.seat == CHANCE else evaluation.best(position))
        won += position.result == c.WON
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
    return GAME.write_move(table.position, MadnessEvaluation().best(table.position))


def test_a_wild_card_is_declared_where_it_pays_a_curse(table: Callable[..., Any]) -> None:
    near = table("air-a; hand f1 f1 f1 w1", "earth-a; hand e1", track="fire-1", space=1)
    assert chosen(near) == "power"
    assert chosen(near.play("power")) == "destroy fire-1"
    assert chosen(table("air-a; hand f1 f1 w1", "earth-a; hand e1", track="fire-1", space=1)) != "power"
    assert chosen(table("air-a; hand f1 f1 f1 f1 w1", "earth-a; hand e1", track="fire-1", space=1)) == "destroy fire-1"


def test_the_group_loses_its_least_useful_spells(table: Callable[..., Any]) -> None:
    seats = ("fire-a; hand f1; spells growth combustion telepathy", "earth-a; hand e1; spells ice earth-3b")
    assert chosen(table(*seats, track="fire-9", phase=c.BEGIN, space=1)) == "burn p1:combustion"


def test_marks_become_priors_between_0_and_1() -> None:
    evaluation = MadnessEvaluation()
    position, rng = GAME.start(GAME.make_options({"seats": 3})), Rng(5)
    for _ in range(120):
        assert isinstance(position, Madness)
        if position.seat >= 0:
            priors = [evaluation.prior(position, move) for move in position.moves()]
            assert all(0 <= one <= 1 for one in priors)
            assert priors[position.moves().index(evaluation.best(position))] == max(priors)
            assert 0 <= evaluation.value(position, 0) <= 1
        position.play(position.pick(rng))
    while position.seat != OVER:
        position.play(position.pick(rng))
    assert evaluation.value(position, 1) == position.score(1)


def test_supports_are_filled_for_others_and_kept_for_the_last_round(table: Callable[..., Any]) -> None:
    seats = ("water-b; hand f1 w1 a1", "earth-a; hand f1 f1 f1", "air-b; hand e1")
    near = table(*seats, track="fire-1", space=1)
    fire, air = KIND_TEXTS.index("f1"), KIND_TEXTS.index("a1")
    assert needs.unlocks(near.position, 0, fire, 1), "the second player lacks one fire, and this hand has it"
    assert not needs.unlocks(near.position, 0, air, 1)
    assert not needs.unlocks(near.position, 1, fire, 1), "the first player lacks three"
    assert needs.unlocks(near.position, 1, fire, 3)
    helped = table("water-b; hand w1; support f1", *seats[1:], track="fire-1", space=1)
    assert needs.borrowed(helped.position, 1, 0) == 1
    assert needs.others_pay(helped.position, 0) == 0, "supports wait for the last round,"
    last = table("water-b; hand w1; support f1", *seats[1:], track="fire-1", space=1, round=6)
    assert needs.others_pay(last.position, 0) == 1, "and are there for everybody then"


def test_a_curse_that_clears_supports_is_known(table: Callable[..., Any]) -> None:
    flooded = table("fire-a; hand f1; support w2", "earth-a; hand e1", track="water-2 fire-1", space=1)
    assert [needs.clears(flooded.position, slot) for slot in (0, 1)] == [True, False]
    assert needs.supports_at_risk(flooded.position)
    assert needs.supported(flooded.position) == 2
    struck = table("fire-a; hand f1; support w2", "earth-a; hand e1", track="water-2 fire-1", space=2)
    assert not needs.supports_at_risk(struck.position)


def test_who_has_nothing_left_to_do_rests_while_the_pile_is_sure_to_do(table: Callable[..., Any]) -> None:
    seats = ("fire-a; hand f1 f1 e1 m", "earth-a; hand e1")
    assert chosen(table(*seats, space=4, round=6, madness=9)) == "rest"
    assert chosen(table(*seats, space=4, round=6, madness=1)) != "rest"
