"""The laws of every game on SPELL, random games in bulk, and the same games from the same seeds on both builds."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from sortilege.games.spell import GAME
from sortilege.games.spell.puzzles import turns
from sortilege.games.spell.rules import Spell
from sortilege.kernel.laws import check
from sortilege.kernel.position import OVER
from sortilege.kernel.rng import Rng


def test_laws(bulk: Callable[[int], int]) -> None:
    assert [breach for breach in check(GAME, max(bulk(200), 20)) if breach] == []


def eager(position: Spell, rng: Rng) -> int:
    """A random move; runes are taken, spells are cast and turns are not cut short, so that all parts are seen."""
    moves = [move for move in position.moves() if GAME.write_move(position, move) != "end"]
    wanted = [move for move in moves if GAME.write_move(position, move).startswith(("claim", "flip"))]
    casts = [move for move in moves if GAME.write_move(position, move).startswith("cast")]
    chosen = wanted or (casts if rng.below(2) else moves) or moves or position.moves()
    return chosen[rng.below(len(chosen))]


def test_eager_games_see_every_kind_of_move(bulk: Callable[[int], int]) -> None:
    kinds: Counter[str] = Counter()
    every, rng = GAME.varieties(), Rng(12)
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
        options = GAME.make_options(dict(GAME.varieties()[number * 7 % 88]))
        for position in turns(options, Rng(number), Random(number)):
            assert list(GAME.invariants(position)) == []
            text = GAME.write(position)
            assert GAME.write(GAME.read(text, options)) == text


def test_both_builds_play_the_same_games() -> None:
    told = []
    for seed, number in enumerate((0, 3, 20, 45, 70)):
        position = GAME.start(GAME.make_options(dict(GAME.varieties()[number])))
        plies = position.rollout(Rng(seed))
        told.append((int(plies), float(position.score(0)), int(position.key())))
    assert told == TOLD


TOLD = [
    (51, 0.0, 529292934903244082),
    (65, 0.0, 842938430118413593),
    (58, 0.5, 476016841716843652),
    (64, 1.0, 254126310601767988),
    (54, 0.0, 516231444396924582),
]


def test_keys_tell_positions_apart(bulk: Callable[[int], int]) -> None:
    keys: dict[int, str] = {}
    every, rng = GAME.varieties(), Rng(3)
    for number in range(bulk(200)):
        position = GAME.start(GAME.make_options(dict(every[number % 8])))
        while position.seat != OVER:
            position.play(position.pick(rng))
            text = f"{number % 8} {GAME.write(position)}"
            assert keys.setdefault(int(position.key()), text)[2:] == text[2:]


@pytest.mark.deep
def test_many_random_games(bulk: Callable[[int], int]) -> None:
    every, rng = GAME.varieties(), Rng(99)
    for number in range(bulk(20_000)):
        position = GAME.start(GAME.make_options(dict(every[number % len(every)])))
        while position.seat != OVER:
            position.play(position.pick(rng))
            assert list(GAME.invariants(position)) == []
