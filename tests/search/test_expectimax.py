"""Expectimax: exact over chance, alpha-beta changes nothing, forced wins are found."""

import pytest
from raiders import GAME as RAIDERS
from toys import Tree

from sortilege.games.morris import GAME as MORRIS
from sortilege.kernel.evaluation import Evaluation
from sortilege.kernel.options import Options
from sortilege.kernel.position import CHANCE, OVER, Position
from sortilege.kernel.rng import Rng
from sortilege.search.expectimax import Expectimax

WIN, LOSS, DRAW = [1, 0], [0, 1], [0.5, 0.5]


def look(tree: object, depth: int, together: bool = False) -> Expectimax:
    found = Expectimax(Tree(tree), Evaluation(), Rng(1), together)
    for one in range(1, depth + 1):
        found.run(one)
    return found


def minimax(position: Position, seat: int, depth: int, evaluation: Evaluation) -> float:
    """The same by the book, without cutting anything off."""
    if position.seat == OVER or depth == 0:
        return evaluation.value(position, seat)
    values = []
    for move in position.moves():
        after = position.copy()
        after.play(move)
        values.append(minimax(after, seat, depth - 1, evaluation))
    return max(values) if position.seat == seat else min(values)


def test_the_opponent_answers_well() -> None:
    trap = (1, {1: WIN, 2: WIN, 3: LOSS})
    assert look((0, {1: trap, 2: (1, {1: DRAW, 2: WIN})}), 2).best() == 2


def test_where_all_win_together_nobody_is_an_opponent() -> None:
    choice = (1, {1: [0, 0], 2: [1, 1]})
    tree = (0, {1: choice, 2: [0.5, 0.5]})
    assert look(tree, 2, together=True).best() == 1
    assert look(tree, 2, together=False).best() == 2


def test_a_die_is_averaged_exactly() -> None:
    gamble = (CHANCE, {n: (1, (0, {1: WIN if n >= 5 else LOSS, 2: LOSS})) for n in range(1, 7)})
    found = look((0, {1: gamble, 2: [0.3, 0.7]}), 3)
    assert found.best() == 1
    assert found.values[0] == pytest.approx(1 / 3)


@pytest.mark.parametrize("depth", [2, 3])
def test_alpha_beta_finds_what_minimax_finds(depth: int) -> None:
    position = MORRIS.read("w.w/.w./.b./b...../.../b../... w 0/0 60", Options())
    evaluation = MORRIS.evaluation()
    found = Expectimax(position, evaluation, Rng(3))
    found.run(depth)
    assert found.values[0] == pytest.approx(minimax(position, 0, depth, evaluation))


def test_too_many_nodes_leave_the_earlier_answer() -> None:
    found = look((0, {1: (1, {1: WIN, 2: LOSS}), 2: (1, {1: DRAW})}), 2)
    before = found.best()
    assert not found.run(3, most_nodes=1)
    assert found.best() == before == 2


def test_the_odds_of_a_raid() -> None:
    """Seat 0 needs seat 1's last coin, which a die of 4 or more takes: the chance is exactly one half."""
    options = RAIDERS.make_options({"turns": 6})
    position = RAIDERS.read("4 1 act 0 0 0 200/011/100 100 532/-/-", options)
    raid = RAIDERS.read_move(position, "raid 0")
    after = position.copy()
    after.play(raid)
    assert len(after.moves()) == 6

    class Coins(Evaluation):
        def value(self, position: Position, seat: int) -> float:
            return float(sum(position.cards[seat])) / 10  # type: ignore[attr-defined]

    found = Expectimax(position, Coins(), Rng(1))
    found.run(2)
    values = {int(found.buffers[0][i]): found.values[i] for i in range(found.count)}
    assert values[raid] == pytest.approx(0.2 + 0.1 / 2)
