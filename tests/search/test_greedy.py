"""The greedy player: one ply through the evaluation, chance averaged exactly."""

import pytest
from toys import Told, Tree

from sortilege.kernel.evaluation import Evaluation
from sortilege.kernel.position import CHANCE, OVER
from sortilege.kernel.rng import Rng
from sortilege.search.greedy import LEAVES, expected, greedy_move

WIN, LOSS, DRAW = [1, 0], [0, 1], [0.5, 0.5]


def test_chance_is_averaged_exactly_over_several_draws() -> None:
    second = (CHANCE, {1: (1, WIN), 2: (2, LOSS)})
    tree = Tree((CHANCE, {1: (3, WIN), 2: (1, second)}))
    assert expected(tree, 0, Evaluation(), LEAVES) == pytest.approx(3 / 4 + 1 / 4 * 1 / 3, abs=1e-15)
    assert expected(tree, 1, Evaluation(), LEAVES) == pytest.approx(1 / 4 * 2 / 3, abs=1e-15)


def test_too_many_outcomes_are_left_to_the_evaluation() -> None:
    second = (CHANCE, dict.fromkeys(range(4), (1, WIN)))
    tree = Tree((CHANCE, {1: (1, second), 2: (1, LOSS)}))
    evaluation = Told(lambda position, seat: position.score(seat) if position.seat == OVER else 0.25)
    assert expected(tree, 0, evaluation, 8) == 0.5
    assert expected(tree, 0, evaluation, 7) == 0.125
    assert expected(tree, 0, evaluation, 1) == 0.25


def test_the_best_expectation_of_the_seat_that_chooses() -> None:
    gamble = (CHANCE, {1: (9, LOSS), 2: (1, WIN)})
    for seat, move in ((0, 2), (1, 3)):
        tree = Tree((seat, {1: DRAW, 2: WIN, 3: gamble}))
        assert greedy_move(tree, Evaluation(), Rng(1)) == move


def test_of_equals_each_is_chosen_alike() -> None:
    tree = Tree((0, {1: LOSS, 2: WIN, 3: WIN, 4: DRAW, 5: WIN}))
    rng = Rng(8)
    chosen = [int(greedy_move(tree, Evaluation(), rng)) for _ in range(3000)]
    assert set(chosen) == {2, 3, 5}
    assert all(850 < chosen.count(move) < 1150 for move in (2, 3, 5))
