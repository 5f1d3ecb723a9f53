"""The laws of every game, on morris; and the same games from the same seeds on both builds."""

from collections.abc import Callable

from sortilege.games.morris import GAME
from sortilege.kernel.laws import check
from sortilege.kernel.options import Options
from sortilege.kernel.position import OVER
from sortilege.kernel.rng import Rng


def test_laws(bulk: Callable[[int], int]) -> None:
    assert [breach for breach in check(GAME, bulk(60)) if breach] == []


def test_both_builds_play_the_same_games() -> None:
    """Lengths, results and keys of random games, as both builds must give them."""
    told = []
    for seed in range(4):
        position = GAME.start(Options())
        plies = position.rollout(Rng(seed))
        told.append((int(plies), float(position.score(0)), int(position.key())))
    assert told == TOLD


TOLD = [
    (166, 0.0, 161656476146607700),
    (159, 0.0, 7417213083872519),
    (146, 0.0, 327178636577894161),
    (160, 1.0, 657857291978475030),
]


def test_keys_tell_positions_apart(bulk: Callable[[int], int]) -> None:
    keys: dict[int, str] = {}
    rng = Rng(3)
    for _ in range(bulk(100)):
        position = GAME.start(Options())
        while position.seat != OVER:
            position.play(position.pick(rng))
            text = GAME.write(position)
            assert keys.setdefault(int(position.key()), text) == text
