"""What is asked, said and named, and why not, in both languages."""

from collections.abc import Callable

import pytest

from sortilege.games.morris import GAME
from sortilege.games.morris.rules import Morris
from sortilege.kernel.errors import BadNotation
from sortilege.kernel.options import Options

Drawn = Callable[..., Morris]

TAKING = """
        O--------O--------O
        |  .-----.-----.  |
        |  |  .--X--X  |  |
        .--.--.     .--X--.
        |  |  .--.--.  |  |
        |  .-----.-----.  |
        X--------X--------X"""
MOVING = """
        O--------X--------.
        |  .-----.-----.  |
        |  |  .--.--.  |  |
        O--X--.     .--.--O
        |  |  .--.--.  |  |
        |  .-----.-----.  |
        O--------.--------X"""
FLYING = MOVING.replace("O--X--.     .--.--O", "O--X--.     .--.--.")
STUCK = """
        O--------X--------O
        |  .-----.-----.  |
        |  |  .--.--X  |  |
        O--X--.     .--.--X
        |  |  .--.--.  |  |
        |  .-----.-----.  |
        X--------X--------O"""


def reason(position: Morris, target: str) -> tuple[str, str]:
    found = GAME.why_not(position, target, "en")
    assert GAME.why_not(position, target, "fr").rule == found.rule
    return found.rule, found.text


def test_why_not_take(drawn: Drawn) -> None:
    position = drawn(TAKING, take=True)
    assert reason(position, "d6") == (
        "M3.1",
        "You closed a mill: take a man of your opponent's. There is none on d6.",
    )
    assert reason(position, "a7")[0] == "M3.1"
    assert "not one of your own" in reason(position, "a7")[1]
    assert reason(position, "a1") == (
        "M3.2",
        "The man on a1 stands in a mill and is safe as long as another does not.",
    )
    assert "may be touched" in reason(position, "d5")[1]


def test_why_not_place(drawn: Drawn) -> None:
    position = drawn(MOVING.replace("O--------X--------.", ".--------X--------."), hands=(6, 6))
    assert reason(position, "a4") == ("M2.1", "You still have men in hand: place them all before you move any.")
    assert reason(position, "d7") == (
        "M2.1",
        "A man already stands on d7; place yours on a free point.",
    )
    assert "may be touched" in reason(position, "a7")[1]


def test_why_not_move(drawn: Drawn) -> None:
    position = drawn(MOVING)
    assert reason(position, "d7") == ("M2.2", "The man on d7 is your opponent's; you move your own.")
    assert reason(position, "a7") == ("M2.2", "The man on a7 has no free neighbouring point.")
    assert reason(position, "d6") == ("M2.2", "None of your men stands next to d6.")
    assert "may be touched" in reason(position, "g4")[1]
    assert "may be touched" in reason(position, "g7")[1]


def test_why_not_fly(drawn: Drawn) -> None:
    position = drawn(FLYING)
    assert reason(position, "d7")[0] == "M2.3"
    assert "may be touched" in reason(position, "a7")[1]
    assert "may be touched" in reason(position, "d6")[1]


def test_why_not_after_the_end(drawn: Drawn) -> None:
    assert reason(drawn(STUCK), "d6") == ("M4.2", "The game is over.")
    assert reason(drawn(FLYING.replace("d7", "d7"), turn=200), "d6")[0] == "M4.3"
    few = FLYING.replace("O--------.--------X", ".--------.--------X")
    assert reason(drawn(few), "d6")[0] == "M4.1"


def test_unknown_targets_are_bad_notation() -> None:
    with pytest.raises(BadNotation, match="is no point"):
        GAME.why_not(GAME.start(Options()), "d4", "en")


def test_asks(drawn: Drawn) -> None:
    assert GAME.ask(GAME.start(Options()), "en") == "Place a man on a free point."
    assert GAME.ask(drawn(TAKING, take=True), "en") == "You closed a mill: take one of your opponent's men."
    assert GAME.ask(drawn(MOVING), "en") == "Move one of your men to a neighbouring free point."
    assert GAME.ask(drawn(FLYING), "fr").startswith("Il vous reste trois pions\u00a0: ")


def test_says_and_labels(drawn: Drawn) -> None:
    def said(position: Morris, move: str, language: str) -> tuple[str, str]:
        number = GAME.read_move(position, move)
        return GAME.say(position, number, language), GAME.label(position, number, language)

    assert said(GAME.start(Options()), "d2", "en") == ("places a man on d2", "Place on d2")
    assert said(drawn(MOVING), "g4 g7", "fr") == ("déplace un pion de g4 en g7", "g4 vers g7")
    assert said(drawn(TAKING, take=True), "x d5", "en") == ("takes the man on d5", "Take d5")
    ready = drawn(TAKING.replace("O--------O--------O", ".--------O--------O").replace(".--.--.  ", "O--.--.  ", 1))
    assert said(ready, "a4 a7", "en")[0] == "moves a man from a4 to a7 and closes a mill"
    assert said(ready, "a4 a7", "fr")[0] == "déplace un pion de a4 en a7 et ferme un moulin"


def test_a_mill_is_not_announced_by_the_man_that_leaves_it(drawn: Drawn) -> None:
    position = drawn(TAKING)
    opened = GAME.read_move(position, "a7 a4")
    assert GAME.say(position, opened, "en") == "moves a man from a7 to a4"


def test_names_of_points(drawn: Drawn) -> None:
    position = drawn(MOVING)
    assert GAME.name(position, "a7", "en") == "a7, white man"
    assert GAME.name(position, "d7", "fr") == "d7, pion noir"
    assert GAME.name(position, "g7", "fr") == "g7, libre"
    assert GAME.seat_name(position, 1, "fr") == "Noir"


def test_both_languages_have_the_same_messages_and_rules() -> None:
    import re

    assert GAME.words.ids("en") == GAME.words.ids("fr")
    numbers = [re.findall(r"^\*\*(M[\d.]+)\*\* ", GAME.rules(language), re.MULTILINE) for language in ("en", "fr")]
    assert numbers[0] == numbers[1]
    assert len(numbers[0]) == 12
