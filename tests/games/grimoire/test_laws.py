"""The laws of every game on this one, random games in bulk, and the same games on both builds."""

from collections import Counter
from collections.abc import Callable

from sortilege.games.grimoire import GAME
from sortilege.games.grimoire.options import OPTION_SETS
from sortilege.kernel.laws import check
from sortilege.kernel.position import OVER
from sortilege.kernel.rng import Rng


def test_laws(bulk: Callable[[int], int]) -> None:
    assert [breach for breach in check(GAME, max(bulk(48), len(OPTION_SETS)), sample=0.005) if breach] == []


def test_random_games_cast_every_spell(bulk: Callable[[int], int]) -> None:
    cast: Counter[str] = Counter()
    games = bulk(3000)
    for seed in range(games):
        books = {"book0": ("first40", "last40")[seed % 2], "book1": ("last40", "first40")[seed % 2]}
        position = GAME.start(GAME.make_options(books))
        rng = Rng(seed)
        while position.seat != OVER:
            move = position.pick(rng)
            if 128 <= move < 256:
                cast[GAME.kinds(position, int(move))[1]] += 1
            position.play(move)
        assert list(GAME.invariants(position)) == []
    assert games < 1000 or len(cast) == 80
    assert len(cast) > 60


def test_both_builds_play_the_same_games() -> None:
    """Lengths, results and keys of random games, as both builds must give them."""
    played = []
    for seed in range(6):
        position = GAME.start(GAME.make_options(dict(OPTION_SETS[seed])))
        plies = position.rollout(Rng(seed))
        played.append((int(plies), float(position.score(0)), int(position.key())))
    assert played == PLAYED


PLAYED = [
    (113, 0.0, 878655506965483604),
    (131, 1.0, 561682824303410078),
    (249, 1.0, 949755239786545908),
    (98, 0.0, 1142751028590008877),
    (77, 0.0, 417010806756512104),
    (109, 1.0, 272373565284048962),
]
