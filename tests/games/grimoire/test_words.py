"""What is asked, said and refused, in both languages, with the numbers of rules."""

from collections.abc import Callable

import pytest

from sortilege.games.grimoire import GAME
from sortilege.games.grimoire.rules import Confrontation
from sortilege.kernel.errors import BadNotation
from sortilege.kernel.words import LANGUAGES

Drawn = Callable[..., Confrontation]
Play = Callable[..., Confrontation]
WHIM = {"book0": "own", "text0": 'Spell "Whim" : The gems dance as they please.', "unverified": True}


def say(position: Confrontation, move: str, language: str = "en") -> str:
    return GAME.say(position, GAME.read_move(position, move), language)


def test_what_is_said(drawn: Drawn) -> None:
    position = drawn("1=F 2=w 20=f", hands="0010/0000", casts="/45")
    assert say(position, "place W 24") == "places water on 24"
    assert say(position, "move 1 2") == "moves fire from 1 to 2 and takes water"
    assert say(position, "move 1 8", "fr") == "déplace feu de 1 en 8"
    assert say(position, "cast 1") == "casts “The Fire Tornado” and one gem is destroyed"
    assert say(position, "cast 2", "fr") == "lance «\u00a0La Contre-Tornade de Feu\u00a0»"


def test_what_is_said_of_unverified_spells(drawn: Drawn, play: Play) -> None:
    position = drawn("1=F 20=f", **WHIM)
    assert say(position, "cast 1") == "announces the unverified spell “Whim”"
    play(position, "cast 1")
    assert GAME.ask(position, "en") == "Show what “Whim” does: touch the first gem that it moves."
    play(position, "show 1")
    assert "Whim" in GAME.ask(position, "fr")
    play(position, "to 2", "done")
    assert say(position, "contest") == "contests “Whim”"
    assert "binds" in say(position, "accept")
    play(position, "contest")
    assert "inhibited" in say(position, "yield")


@pytest.mark.parametrize(
    ("changes", "target", "rule"),
    [
        ({}, "p5", "G3.2"),  # an empty point
        ({}, "p20", "G3.3"),  # an opposing gem far away
        ({}, "p13", "G3.3"),
        ({}, "hand-0-fire", "G3.2"),
        ({}, "hand-1-fire", "G3.2"),
        ({}, "book-0", "G3.4"),
        ({}, "book-1", "G3.4"),
        ({"opened": "cc"}, "book-0", "G3.4"),
        ({"opened": "cc"}, "spell-0-1", "G3.5"),
        ({"casts": "1/"}, "spell-0-1", "G3.5"),
        ({}, "spell-0-39", "G4.1"),  # its condition
        ({}, "spell-0-14", "G4.5"),  # no earth
        ({}, "spell-1-45", "G3.6"),  # not cast yet
        ({"opened": "oc"}, "spell-1-45", "G3.6"),
        ({"hands": "0000/1000"}, "spell-1-45", "G3.6"),
        ({"casts": "+45/45"}, "spell-1-45", "G3.6"),
        ({"asked": "place-F-1", "hands": "1000/0000"}, "p1", "G3.2"),
        ({"asked": "place-F-1", "hands": "1000/0000"}, "spell-0-1", "G3.2"),
        ({}, "star", "G3.1"),
        ({}, "p1", "G3.1"),  # it can be touched
    ],
)
def test_why_not(drawn: Drawn, changes: dict[str, str], target: str, rule: str) -> None:
    position = drawn("1=F 20=f 13=a 17=f", **changes)
    reasons = [GAME.why_not(position, target, language) for language in LANGUAGES]
    assert [reason.rule for reason in reasons] == [rule, rule]
    assert reasons[0].text != reasons[1].text
    assert f"**{rule}**" in GAME.rules("en")


def test_why_not_in_other_phases(drawn: Drawn, play: Play) -> None:
    begun = GAME.start(GAME.make_options({}))
    assert GAME.why_not(begun, "p1", "en").rule == "G2.3"
    shown = drawn("1=F 20=f", asked="land-c1-0-1", **WHIM)
    assert GAME.why_not(shown, "p1", "en").rule == "G7.2"
    assert GAME.why_not(play(shown, "to 2", "done"), "p1", "en").rule == "G7.3"
    assert GAME.why_not(play(drawn("1=F 2=f"), "move 1 2"), "p1", "en").rule == "G5.1"
    banned = drawn("1=F 20=f", banned="1/", **WHIM)
    assert GAME.why_not(banned, "spell-0-1", "fr").rule == "G7.3"


def test_targets_that_do_not_exist() -> None:
    position = GAME.start(GAME.make_options({}))
    for target in ("p25", "hand-2-fire", "hand-0-ice", "book-7", "spell-0-99", "nonsense"):
        with pytest.raises(BadNotation):
            GAME.name(position, target, "en")


def test_names_of_targets(drawn: Drawn) -> None:
    position = drawn("1=F 20=f", hands="0200/0000", casts="2/")
    assert GAME.name(position, "p1", "en") == "Point 1, fire of Ivory"
    assert GAME.name(position, "p2", "fr") == "Point 2, vide"
    assert GAME.name(position, "hand-0-air", "en") == "Ivory's hand: air, 2"
    assert GAME.name(position, "spell-0-1", "en") == "1. The Fire Tornado, can be cast now"
    assert GAME.name(position, "spell-0-2", "en") == "2. The Fire Counter-Tornado, already cast"
    assert GAME.name(position, "book-1", "fr") == "Grimoire (Ébène), ouvert"
