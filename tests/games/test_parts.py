"""Parts of drawings and panels that are taken from memory are what would be drawn anew, whatever was drawn before."""

import random
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import sortilege
from sortilege.ink import Ink
from sortilege.ink import scene as scenes
from sortilege.kernel import panels as panels_of
from sortilege.kernel.game import AnyGame
from sortilege.kernel.gesture import View
from sortilege.kernel.memory import Memory
from sortilege.kernel.position import CHANCE, Position
from sortilege.kernel.words import LANGUAGES
from sortilege.server.play.panel_html import panel_lines

PLIES = 40  # of each game that are looked at
SETS = 4  # ways to set the options


@contextmanager
def nothing_remembered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with monkeypatch.context() as patched:
        patched.setattr(scenes, "PARTS", Memory(1))
        patched.setattr(panels_of, "PANELS", Memory(1))
        yield


def seen(game: AnyGame, position: Position, view: View) -> tuple[str, list[str]]:
    return game.scene(position, view), panel_lines(game.panels(position, view), view.language)


@pytest.mark.parametrize("key", sortilege.games())
def test_what_is_remembered_is_what_would_be_drawn(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, dice = sortilege.game(key), random.Random(f"parts of {key}")
    every = game.option_sets()
    for options in dice.sample(every, min(SETS, len(every))):
        position = game.start(game.make_options(options))
        for _ in range(PLIES):
            if position.seat < 0 and position.seat != CHANCE:
                break
            move = dice.choice(position.moves()) if position.seat >= 0 else dice.choice(position.odds())[0]
            ids = {place: f"{place}.7" for place, _ in game.motions(position, move)}
            position.play(move)
            view = View(dice.randrange(position.seats), dice.choice(LANGUAGES), ids, narrow=dice.random() < 0.3)
            kept = seen(game, position, view)
            with nothing_remembered(monkeypatch):
                assert kept == seen(game, position, view)


def test_memory_has_an_end() -> None:
    few, many = Memory[int, str](3), Memory[int, str](64)
    for number in range(65):
        assert few.remember(number, lambda number=number: str(number)) == str(number)  # type: ignore[misc]
        many.remember(number, lambda number=number: str(number))  # type: ignore[misc]
    assert list(few) == [62, 63, 64]
    assert list(many) == list(range(4, 65))  # forgotten in portions
    assert many.remember(64, lambda: "made twice") == "64"


def test_a_wrong_key_is_found() -> None:
    """The comparison can fail: what follows from more than its key is drawn as it was first."""
    first, second = (scenes.Scene(10, 10, "", View()) for _ in range(2))
    for number, scene in enumerate((first, second)):
        scene.part("too short a key", lambda part, number=number: part.ground(Ink(f"<g id='{number}'/>")))  # type: ignore[misc]
    assert first.svg() == second.svg()
    del scenes.PARTS["too short a key"]
