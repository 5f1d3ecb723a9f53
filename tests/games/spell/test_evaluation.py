"""The Judge: exact at the end, fair between the seats, and worth listening to."""

from collections.abc import Callable

from sortilege.games.spell import GAME
from sortilege.games.spell.rules import SpellPosition
from sortilege.kernel.position import OVER
from sortilege.kernel.rng import Rng
from sortilege.search.greedy import greedy_move

Arena = Callable[..., SpellPosition]
USUAL = "V V b b\nv N v B\n_ b b B\nv V v b"


def test_exact_at_the_end(arena: Arena) -> None:
    over = arena(USUAL, "b1", "d2", stage="over", turn=12, actions="00", won=("b2-3", "b1-3"))
    assert [GAME.evaluation().value(over, seat) for seat in (0, 1)] == [1, 0]


def test_the_seats_share_one() -> None:
    evaluation, rng = GAME.evaluation(), Rng(1)
    position = GAME.start(GAME.make_options({"setup": "quick"}))
    while position.seat != OVER:
        values = [evaluation.value(position, seat) for seat in (0, 1)]
        assert min(values) > 0
        assert abs(sum(values) - 1) < 1e-9
        assert all(0 <= evaluation.prior(position, move) <= 1 for move in position.moves())
        position.play(position.pick(rng))


def test_points_cards_and_active_tiles_are_better(arena: Arena) -> None:
    def value(**fields: object) -> float:
        return GAME.evaluation().value(arena(fields.pop("rows", USUAL), "b1", "d2", **fields), 0)

    assert value(won=("b1-3", "-")) > value() > value(won=("-", "b1-3"))
    assert value(won=("b1-3+", "-")) > value(won=("b1-3", "-"))
    assert value(rows=USUAL.replace("v V v b", "v V V b")) > value()


def test_runes_are_promising_and_ends_are_not(arena: Arena) -> None:
    position = arena("V V b b\nV V v B\n_ b b B\nv v N b", "a1", "d2")
    priors = {GAME.write_move(position, move): GAME.evaluation().prior(position, move) for move in position.moves()}
    assert max(priors, key=lambda text: priors[text]) == "claim b1-2"
    assert priors["end"] == 0


def test_greedy_play_beats_random_play(bulk: Callable[[int], int]) -> None:
    games, won = max(1, bulk(40)), 0.0
    for seed in range(games):
        position = GAME.start(GAME.make_options({"setup": "quick", "tournament": True}))
        rng, evaluation = Rng(seed), GAME.evaluation()
        while position.seat != OVER:
            position.play(greedy_move(position, evaluation, rng) if position.seat == seed % 2 else position.pick(rng))
        won += position.score(seed % 2)
    assert won >= 0.75 * games
