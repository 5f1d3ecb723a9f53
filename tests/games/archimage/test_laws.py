"""The laws of every game, on Archimage; the same games on both builds; the drawings."""

from collections import Counter
from collections.abc import Callable
from xml.etree import ElementTree as ET

import pytest

from sortilege.games.archimage import GAME
from sortilege.games.archimage.hands import ROW
from sortilege.games.archimage.leaf import leaf
from sortilege.games.archimage.moves import MAIN
from sortilege.games.archimage.names import SPELLS
from sortilege.games.archimage.telling import Teller
from sortilege.ink import NARROW, png
from sortilege.kernel.gesture import View
from sortilege.kernel.laws import check
from sortilege.kernel.position import OVER
from sortilege.kernel.rng import Rng
from sortilege.kernel.words import LANGUAGES


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
    varieties = GAME.varieties()
    for number in range(bulk(1000)):
        p = GAME.start(GAME.make_options(dict(varieties[number % len(varieties)])))
        rng = Rng(number)
        while p.seat != OVER:
            move = int(p.pick(rng))
            if p.seat >= 0:
                kinds.update(GAME.kinds(p, move))
            p.play(move)
        assert p.turn < 2000
    missing = [kind for kind in GAME.every_kind() if not kinds[kind]]
    assert missing == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_drawing_shows_everything(seats: int) -> None:
    """Each seal, scroll, figure and die is a piece; each of them that can be touched is a target with a name."""
    p = GAME.start(GAME.make_options({"seats": seats, "circle": "IV"}))
    rng = Rng(seats)
    for _ in range(400):
        if p.seat != OVER:
            p.play(p.pick(rng))
    while p.phase != MAIN and p.seat != OVER:
        p.play(p.pick(rng))
    root = ET.fromstring(GAME.scene(p, View(0, "fr")))
    found = [one.get("id", "") for one in root.iter() if one.get("class") == "piece"]
    lying = sum(bool(code) for code in p.cell)
    assert sum(one.startswith("t-") for one in found) == lying
    assert sum(one.startswith("w-") for one in found) == seats
    assert sum(one.startswith("v-") for one in found) == seats
    assert sum(one.startswith(("d-", "r-")) for one in found) == 4 * (seats + 1)
    targets = {one.get("data-target") for one in root.iter()}
    for move in p.moves():
        for step in GAME.gesture(p, move):
            wanted = {step} if isinstance(step, str) else set(step)
            assert {one for one in wanted if one[:2] not in ("us", "en", "ok")} <= targets


def test_the_drawing_is_a_picture() -> None:
    p = GAME.start(GAME.make_options({}))
    assert png(GAME.scene(p, View())).startswith(b"\x89PNG")


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_every_own_scroll_explains_itself(language: str) -> None:
    """The explanation of every spell in every colour finds room in the narrow panel."""
    p = GAME.start(GAME.make_options({}))
    teller = Teller(GAME.words, p, language)
    width, height = (NARROW - 6 - 24) / 2 - 6, ROW - 5
    for spell, colour in ((spell, colour) for spell in range(len(SPELLS)) for colour in range(5)):
        words = teller.explain(spell, colour)
        drawn = leaf("fire", 2, ("Name", "Nam"), words, width, height, up=True, stored=0)
        assert " ".join(ET.fromstring(f"<g>{drawn}</g>").itertext()).count(words) == 1, words
