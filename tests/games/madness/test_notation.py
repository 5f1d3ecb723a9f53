"""Positions as text, both ways."""

from collections.abc import Callable
from typing import Any

import pytest

from sortilege.games.madness import GAME
from sortilege.games.madness import codes as c
from sortilege.kernel.errors import BadNotation, IllegalMove
from sortilege.kernel.position import OVER
from sortilege.kernel.rng import Rng

Make = Callable[..., Any]


def test_every_position_of_a_game_round_trips(bulk: Callable[[int], int]) -> None:
    for number in range(bulk(100)):
        options = GAME.make_options(dict(GAME.option_sets()[number % 12]))
        position, rng = GAME.start(options), Rng(number)
        while position.seat != OVER:
            position.play(position.pick(rng))
            if rng.below(8) == 0:
                again = GAME.read(GAME.write(position), options)
                assert GAME.write(again) == GAME.write(position)
                assert again.key() == position.key()
                assert again.moves() == position.moves()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("madness=14", "madness=13", "cards of kind 12"),
        ("seat=0", "seat=7", "cannot be"),
        ("turn=0", "turn=x", "is no number"),
        ("library=", "library=growth,", "library"),
        ("track=", "track=fire-99,", "there is no 'fire-99'|expected five"),
        ("p1=fire-a", "p1=wood-a", "there is no 'wood-a'"),
        ("round=1", "round=1 round=1", "each name once"),
        ("stack=-", "stack=9.9", "stack"),
        ("stack=-", "stack=2.3/0.0.1", "under way"),
        ("stack=-", "stack=0.0.1.0.0.7", "no running effect"),
        ("ask=1.0.0.0.0.0.0.0", "ask=1.0.0.0.0.7.0.0", "no such question"),
        ("rest=0", "rest=2", "expected 0 or 1"),
    ],
)
def test_what_cannot_be_is_refused(old: str, new: str, message: str) -> None:
    options = GAME.make_options({"magicians": "fire-a,air-b"})
    position = GAME.start(options)
    while position.question != c.MENU:
        position.play(position.moves()[0])
    text = GAME.write(position)
    GAME.read(text, options)
    assert old in text
    with pytest.raises(BadNotation, match=message):
        GAME.read(text.replace(old, new), options)


def test_moves_that_are_not_allowed_and_moves_that_are_none(table: Make) -> None:
    acting = table("fire-a; hand f1 f1", "earth-a; hand e1")
    with pytest.raises(IllegalMove):
        GAME.read_move(acting.position, "acquire w3")
    with pytest.raises(BadNotation):
        GAME.read_move(acting.position, "Acquire!")
