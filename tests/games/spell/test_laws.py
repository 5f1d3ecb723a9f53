"""The laws of every game on SPELL, random games in bulk, and the same games from the same seeds on both builds."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from sortilege.games.spell import GAME
from sortilege.games.spell.rules import SpellPosition
from sortilege.games.spell.solver.puzzles import turns
from sortilege.kernel.laws import check
from sortilege.kernel.position import OVER
from sortilege.kernel.rng import Rng


def test_laws(bulk: Callable[[int], int]) -> None:
    assert [breach for breach in check(GAME, max(bulk(200), 20)) if breach] == []


def eager(position: SpellPosition, rng: Rng) -> int:
    """A random move; runes are taken, spells are cast and turns are not cut short, so that all parts are seen."""
    moves = [move for move in position.moves() if GAME.write_move(position, move) != "end"]
    wanted = [move for move in moves if GAME.write_move(position, move).startswith(("claim", "flip"))]
    casts = [move for move in moves if GAME.write_move(position, move).startswith("cast")]
    chosen = wanted or (casts if rng.below(2) else moves) or moves or position.moves()
    return chosen[rng.below(len(chosen))]


def test_eager_games_see_every_kind_of_move(bulk: Callable[[int], int]) -> None:
    kinds: Counter[str] = Counter()
    every, rng = GAME.option_sets(), Rng(12)
    for number in range(max(bulk(600), 2 * len(every))):
        position = GAME.start(GAME.make_options(dict(every[number % len(every)])))
        while position.seat != OVER:
            assert list(GAME.invariants(position)) == []
            move = eager(position, rng)
            kinds[GAME.write_move(position, move).split()[0]] += 1
            position.play(move)
    assert set(kinds) == set(GAME.every_kind())


def test_good_games_keep_the_invariants_too(bulk: Callable[[int], int]) -> None:
    for number in range(max(3, bulk(60))):
        options = GAME.make_options(dict(GAME.option_sets()[number * 7 % 88]))
        for position in turns(options, Rng(number), Random(number)):
            assert list(GAME.invariants(position)) == []
            text = GAME.write(position)
            assert GAME.write(GAME.read(text, options)) == text


def test_both_builds_play_the_same_games() -> None:
    ends = []
    for seed, number in enumerate((0, 3, 20, 45, 70)):
        position = GAME.start(GAME.make_options(dict(GAME.option_sets()[number])))
        plies = position.rollout(Rng(seed))
        ends.append((int(plies), float(position.score(0)), int(position.key())))
    assert ends == ENDS


ENDS = [  # plies, violet's score, the key of the last position
    (51, 0.0, 927102344767117919),
    (65, 0.0, 228224658463169322),
    (58, 0.5, 911930397675135853),
    (64, 1.0, 389597360569614823),
    (54, 0.0, 925200127431924270),
]


def test_keys_tell_positions_apart(bulk: Callable[[int], int]) -> None:
    keys: dict[int, str] = {}
    every, rng = GAME.option_sets(), Rng(3)
    for number in range(bulk(200)):
        position = GAME.start(GAME.make_options(dict(every[number % 8])))
        while position.seat != OVER:
            position.play(position.pick(rng))
            text = f"{number % 8} {GAME.write(position)}"
            assert keys.setdefault(int(position.key()), text)[2:] == text[2:]


@pytest.mark.deep
def test_many_random_games(bulk: Callable[[int], int]) -> None:
    every, rng = GAME.option_sets(), Rng(99)
    for number in range(bulk(20_000)):
        position = GAME.start(GAME.make_options(dict(every[number % len(every)])))
        while position.seat != OVER:
            position.play(position.pick(rng))
            assert list(GAME.invariants(position)) == []
