"""The evaluation: exact at the end, fair between the seats, and worth listening to."""

from collections.abc import Callable

from sortilege.games.morris import GAME
from sortilege.games.morris.rules import Morris
from sortilege.kernel.options import Options
from sortilege.kernel.position import OVER
from sortilege.kernel.rng import Rng


def test_exact_at_the_end() -> None:
    won = GAME.read("www/.../.../....../.../.../.bb b 0/0 41", Options())
    assert [GAME.evaluation().value(won, seat) for seat in (0, 1)] == [1, 0]
    drawn = GAME.read("www/.../.../....../.../.../bbb w 0/0 200", Options())
    assert [GAME.evaluation().value(drawn, seat) for seat in (0, 1)] == [0.5, 0.5]


def test_the_seats_share_one(bulk: Callable[[int], int]) -> None:
    evaluation, rng = GAME.evaluation(), Rng(1)
    for _ in range(bulk(100)):
        position = GAME.start(Options())
        while position.seat != OVER:
            values = [evaluation.value(position, seat) for seat in (0, 1)]
            assert min(values) > 0
            assert abs(sum(values) - 1) < 1e-12
            assert all(0 <= evaluation.prior(position, move) <= 1 for move in position.moves())
            position.play(position.pick(rng))


def test_more_men_and_mills_are_better() -> None:
    def value(text: str) -> float:
        return GAME.evaluation().value(GAME.read(text, Options()), 0)

    even = value("w.w/.w./.../....../.../.b./b.b w 0/0 40")
    assert value("www/.../.../....../.../.b./b.b w 0/0 40") > even
    assert value("w.w/.w./..w/....../.../.b./b.b w 0/0 40") > even
    assert value("w.w/.w./.../....../.../bb./b.b w 0/0 40") < even


def test_mills_are_promising() -> None:
    position = GAME.read("ww./.../.../....../.../.../.bb w 7/7 4", Options())
    priors = {GAME.write_move(position, move): GAME.evaluation().prior(position, move) for move in position.moves()}
    assert max(priors, key=lambda text: priors[text]) == "g7"
    assert priors["a1"] > priors["c5"]  # stops the black mill


def test_greedy_play_beats_random_play(bulk: Callable[[int], int]) -> None:
    games = max(20, bulk(200))
    assert sum(_greedy_score(game) for game in range(games)) > 0.8 * games


def _greedy_score(game: int) -> float:
    evaluation, rng, position = GAME.evaluation(), Rng(game), GAME.start(Options())
    greedy = game % 2
    while position.seat != OVER:
        position.play(_best(position, greedy) if position.seat == greedy else position.pick(rng))
    return evaluation.value(position, greedy)


def _best(position: Morris, seat: int) -> int:
    def after(move: int) -> float:
        child = position.copy()
        child.play(move)
        return GAME.evaluation().value(child, seat)

    return max(position.moves(), key=after)
