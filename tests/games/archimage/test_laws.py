"""The laws of every game, on Archimage; the same games on both builds."""

from collections import Counter
from collections.abc import Callable

from sortilege.games.archimage import GAME
from sortilege.kernel.laws import check
from sortilege.kernel.position import OVER
from sortilege.kernel.rng import Rng


def test_laws(bulk: Callable[[int], int]) -> None:
    assert [breach for breach in check(GAME, bulk(10), sample=0.003) if breach] == []


def test_both_builds_play_the_same_games() -> None:
    """Lengths, points and keys of random games, as both builds must give them."""
    told = []
    for seed, circle in enumerate(("I", "II", "III", "IV", "random")):
        position = GAME.start(GAME.make_options({"circle": circle, "seats": 2 + seed % 4}))
        plies = position.rollout(Rng(seed))
        told.append((int(plies), [int(position.points(seat)) for seat in range(position.seats)], int(position.key())))
    assert told == TOLD


TOLD = [
    (534, [56, 49], 121469560612424165),
    (590, [47, 9, 69], 146786740348427006),
    (624, [40, 30, 29, 27], 344923192587382849),
    (801, [34, 28, 49, 17, 24], 649234765458474732),
    (456, [42, 54], 939500629430443398),
]


def test_keys_tell_positions_apart(bulk: Callable[[int], int]) -> None:
    keys: dict[int, str] = {}
    for number in range(bulk(15)):
        rng = Rng(number)
        p = GAME.start(GAME.make_options({"circle": "random"}))
        while p.seat != OVER:
            p.play(p.pick(rng))
            parts = GAME.write(p).split(" ")
            del parts[10:12]  # rounds and turns played are not in the key
            text = " ".join(parts)
            assert keys.setdefault(int(p.key()), text) == text


def test_every_spell_is_cast_in_random_games(bulk: Callable[[int], int]) -> None:
    kinds: Counter[str] = Counter()
    option_sets = GAME.option_sets()
    for number in range(bulk(1000)):
        p = GAME.start(GAME.make_options(dict(option_sets[number % len(option_sets)])))
        rng = Rng(number)
        while p.seat != OVER:
            move = int(p.pick(rng))
            if p.seat >= 0:
                kinds.update(GAME.kinds(p, move))
            p.play(move)
        assert p.turn < 2000
    missing = [kind for kind in GAME.every_kind() if not kinds[kind]]
    assert missing == []
