"""The laws on random games, and each card seen at work."""

from collections import Counter
from collections.abc import Callable

import pytest

from sortilege.games.madness import GAME
from sortilege.games.madness.invariants import invariants
from sortilege.kernel import laws
from sortilege.kernel.position import OVER
from sortilege.kernel.rng import Rng

Bulk = Callable[[int], int]


def test_laws(bulk: Bulk) -> None:
    found = [breach for breach in laws.check(GAME, games=bulk(60), seed=3, sample=0.01) if breach]
    assert not found


def test_invariants_and_cards_at_work(bulk: Bulk) -> None:
    """Random games over all seats, difficulties and piles: nothing is lost or made, the cards come up."""
    seen: Counter[str] = Counter()
    every = GAME.option_sets()
    games = bulk(600)
    for number in range(games):
        position = GAME.start(GAME.make_options(dict(every[number % len(every)])))
        rng = Rng(number)
        while position.seat != OVER:
            move = position.pick(rng)
            seen.update(GAME.kinds(position, move))
            position.play(move)
            assert not list(invariants(position))
    if games >= 600:
        rare = [kind for kind in GAME.every_kind() if not seen[kind]]
        assert not rare


@pytest.mark.deep
def test_each_card_twenty_times() -> None:
    seen: Counter[str] = Counter()
    every = GAME.option_sets()
    for number in range(5000):
        position = GAME.start(GAME.make_options(dict(every[number % len(every)])))
        rng = Rng(10_000 + number)
        while position.seat != OVER:
            move = position.pick(rng)
            seen.update(GAME.kinds(position, move))
            position.play(move)
    assert min((seen[kind], kind) for kind in GAME.every_kind()) >= (20, "")
