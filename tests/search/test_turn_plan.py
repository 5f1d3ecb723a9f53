"""A game's own plan for a turn is looked at first; SPELL's is the optimum of the turn."""

from toys import Tree

from sortilege.games.spell import GAME as SPELL
from sortilege.games.spell.solver.solve import solve
from sortilege.kernel.evaluation import Evaluation
from sortilege.kernel.position import OVER
from sortilege.kernel.rng import Rng
from sortilege.search.params import SearchParams
from sortilege.search.search_bots import GuidedBot
from sortilege.search.uct import Uct

WIN, LOSS = [1, 0], [0, 1]


def test_one_simulation_goes_along_the_line() -> None:
    wide = dict.fromkeys(range(20), LOSS)
    tree = Uct(Tree((0, wide | {20: (0, wide | {21: (0, wide | {22: WIN})})})), Rng(1))
    tree.use(Evaluation(), SearchParams(c_puct=1.0, rollout_depth=0))
    tree.suggest([20, 21, 22])
    assert tree.settled(0)
    assert tree.line(20) == [20, 21, 22]


def test_an_illegal_line_does_no_harm() -> None:
    tree = Uct(Tree((0, {1: LOSS, 2: WIN})), Rng(1))
    tree.use(Evaluation(), SearchParams(c_puct=1.0, rollout_depth=0))
    tree.suggest([7, 8])
    tree.run(10)
    assert tree.best() == 2


def test_the_plan_of_a_turn_of_spell_is_its_optimum_and_is_seen() -> None:
    rng = Rng(4)
    evaluation = SPELL.evaluation()
    planned = 0
    for seed in range(6):
        position = SPELL.start(SPELL.make_options({"setup": "quick"}))
        while position.seat != OVER and planned < 4:
            plan = evaluation.plan(position) if position.seat >= 0 else []
            if len(plan) > 1:
                planned += 1
                after, seat = position.copy(), position.seat
                for move in plan:
                    assert move in after.moves()
                    after.play(move)
                assert after.points(seat) - position.points(seat) == solve(position, 3000).points
                tree = GuidedBot(seed).plant(SPELL, position, Rng(1))
                assert tree.line(plan[0])[: len(plan)] == plan
            position.play(position.pick(rng))
    assert planned == 4
