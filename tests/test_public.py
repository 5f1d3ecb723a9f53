"""The public face: what `import sortilege` offers, and how its things are printed."""

import subprocess
import sys
from random import Random
from typing import Any

import pytest

import sortilege
from sortilege import Match
from sortilege.kernel import errors
from sortilege.kernel.position import Position


def test_what_the_package_offers() -> None:
    kinds = {name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, ValueError)}
    assert set(dir(sortilege)) == {"Match", "Position", "bot", "game", "games", "__version__"} | kinds
    for name in dir(sortilege):
        assert getattr(sortilege, name)
    with pytest.raises(AttributeError, match="no attribute 'bots'"):
        _ = sortilege.bots


def test_search_is_loaded_when_a_bot_is_asked_for() -> None:
    code = """if True:
        import sys, sortilege
        sortilege.Match("morris", seed=1).moves()
        assert not [name for name in sys.modules if name.startswith("sortilege.search")]
        assert sortilege.bot("random").choose(sortilege.Match("morris", seed=1))
    """
    subprocess.run([sys.executable, "-c", code], check=True)


def played(key: str, plies: int, **options: Any) -> Match:
    match = Match(key, seed=plies, **options)
    chance = Random(plies)
    while match.ply < plies and not match.over:
        match.play(chance.choice(match.moves()))
    return match


@pytest.mark.parametrize("key", sortilege.games())
@pytest.mark.parametrize("plies", [0, 30, 10_000])
def test_a_match_is_printed_as_python(key: str, plies: int) -> None:
    for options in sortilege.game(key).option_sets()[:3]:
        match = played(key, plies, **options)
        again = eval(repr(match), {"Match": Match})
        assert again.options == match.options
        assert repr(again.position) == repr(match.position)
        assert again.moves() == match.moves()


@pytest.mark.parametrize("key", sortilege.games())
def test_a_position_is_printed_with_its_text(key: str) -> None:
    position = played(key, 30).position
    text = repr(position)
    assert text == f"game({key!r}).at({sortilege.game(key).write(position)!r})"
    assert str(position) == sortilege.game(key).board(position)
    assert text in repr([position])


def test_what_is_printed() -> None:
    match = Match("morris", seed=7)
    assert repr(match) == "Match('morris')"
    assert repr(match.game) == "game('morris')"
    match.play("d2")
    text = match.game.write(match.position)
    assert repr(match) == f"Match('morris', start={text!r})"
    assert repr(Match("morris", start=text)) == repr(match)
    match.resign(0)
    assert repr(match) == f"<Match('morris', start={text!r}): resign 0>"
    assert "mode='solo'" in repr(Match("spell", mode="solo"))


def test_a_position_of_no_game_is_printed_as_any_object() -> None:
    class Strange(Position):
        """Of no game."""

    assert "Strange object at" in repr(Strange())
    assert "Strange object at" in str(Strange())
