"""The fast look at a turn against the exact solver: it never promises more, and seldom less."""

from collections.abc import Callable

from sortilege.games.spell import GAME
from sortilege.games.spell.rules import SpellPosition
from sortilege.games.spell.solver.prospects import near
from sortilege.games.spell.solver.reach import KEPT, TurnSearch, fresh
from sortilege.games.spell.solver.solve import solve
from sortilege.kernel.bits import popcount
from sortilege.kernel.position import OVER
from sortilege.kernel.rng import Rng


def beginnings(games: int) -> list[SpellPosition]:
    """Positions where a turn begins, from games of players that take what the look likes best, or nearly."""
    found = []
    for seed in range(games):
        rng = Rng(seed)
        position = GAME.start(GAME.make_options({"mode": "solo"} if seed % 2 else {"setup": "quick"}))
        while position.seat != OVER:
            if fresh(position):
                found.append(position.copy())
                turns = GAME.evaluation().turns(position)
                for move in turns[rng.below(min(3, len(turns)))]:
                    position.play(move)
            else:
                position.play(position.pick(rng))
    return found


def gained(position: SpellPosition, line: list[int]) -> int:
    """The points of a whole turn, every move of which is legal."""
    after, me = position.copy(), position.mover()
    for move in line:
        assert move in after.moves()
        after.play(move)
    assert after.turn == position.turn + 1
    return int(after.points(me) - position.points(me))


def test_turns_are_legal_whole_and_never_better_than_the_optimum(bulk: Callable[[int], int]) -> None:
    reached, optimum = 0, 0
    for position in beginnings(max(2, bulk(60))):
        best = solve(position, bulk(200_000))
        points = [gained(position, line) for line in GAME.evaluation().turns(position)]
        assert len(points) <= KEPT
        assert not best.exact or max(points) <= best.points
        reached += max(points)
        optimum += int(best.points)
    assert reached >= 0.9 * optimum > 0


def test_the_best_comes_first_and_ends_differ() -> None:
    for position in beginnings(2):
        look = TurnSearch(position)
        scores = list(look.scores)
        assert scores == sorted(scores, reverse=True)
        assert len(set(look.marks)) == len(look.marks)


def test_near_shapes_lack_as_many_cells_as_said() -> None:
    deck = beginnings(1)[0].deck
    rng = Rng(3)
    for _ in range(200):
        cells = rng.below(65536)
        for missing in range(4):
            for card in range(deck.size):
                shapes = range(deck.shapes_at[card], deck.shapes_at[card + 1])
                least = min(popcount(deck.shapes[i] & ~cells) for i in shapes)
                assert (near(deck)[missing][cells] >> card & 1) == (least <= missing)


def test_the_odds_of_a_lead_are_shared_and_grow() -> None:
    evaluation = GAME.evaluation()
    for position in beginnings(2):
        values = [evaluation.value_at_turn_start(position, seat) for seat in range(position.seats)]
        assert position.seats == 1 or abs(sum(values) - 1) < 1e-9
        assert all(0 <= one <= 1 for one in values)
