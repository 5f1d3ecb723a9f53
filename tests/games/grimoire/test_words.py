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
    assert say(position, "move 1 2") == "moves fire from 1 to 2 and takes water of Ebony"
    assert say(position, "move 1 8", "fr") == "déplace feu de 1 en 8"
    assert say(position, "cast 1") == "casts “The Fire Tornado”: Ebony loses water on 2"
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


def test_the_question_follows_the_hand(drawn: Drawn) -> None:
    position = drawn("1=F 2=w 9=F 10=A 20=f", hands="0010/0000", casts="/45")
    assert GAME.ask(position, "en", ["hand-0-water"]) == "Where does the gem of water go? Touch an empty point."
    assert GAME.ask(position, "en", ["p1"]) == "Where does fire go from 1? Touch a neighbouring point."
    assert GAME.ask(position, "en", ["spell-0-1"]) == "Cast “The Fire Tornado”?"
    speech = GAME.spoken(position, "en")
    assert speech.foresee(["spell-0-1"]) == ["2 gems change place", "Takes water of Ebony: 2", "Loses your air: 10"]
    assert speech.foresee(["p1"]) == ["On 2 it takes water of Ebony"]
    assert speech.foresee(["hand-0-water"]) == ()
    assert speech.asked_of("Hugo") == "Hugo places, moves, opens the grimoire or casts a spell."


def test_everything_asked_is_in_the_numbers_of_who_is_asked(drawn: Drawn) -> None:
    position = drawn("1=F 2=w 20=f", master=1)
    assert GAME.ask(position, "en", ["p2"]) == "Where does water go from 6? Touch a neighbouring point."
    assert GAME.spoken(position, "en").foresee(["p2"]) == ["On 5 it takes fire of Ivory"]
    assert GAME.name(position, "p2", "en") == "Point 6, water of Ebony"
    assert GAME.label(position, GAME.read_move(position, "move 2 1"), "en") == "6 to 5"
    assert say(position, "move 2 1") == "moves water from 2 to 1 and takes fire of Ivory"  # as in records


def test_the_kinds_of_action_are_named(drawn: Drawn) -> None:
    position = drawn("5=F 6=A 20=f", hands="0010/0000", casts="/45")
    speech = GAME.spoken(position, "en")
    kinds = {GAME.write_move(position, move).split()[0]: speech.action(move) for move in position.moves()}
    assert kinds == {"place": "Place gems", "move": "Move a gem", "cast": "Cast a spell"}


def test_a_master_whose_gems_were_all_taken_is_told_why_he_must_place(drawn: Drawn) -> None:
    position = drawn("20=f", hands="1000/0000")
    assert GAME.spoken(position, "en").cause() == "None of your gems is left on the Agrica: you must place."
    assert GAME.spoken(drawn("1=F 20=f"), "en").cause() == ""


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
        ({}, "cast", "G3.1"),
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
    assert GAME.name(position, "book-1", "fr") == "Grimoire d’Ébène, ouvert"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_book_is_described_where_it_is_chosen(language: str) -> None:
    ivory, ebony = (GAME.option_cards(name, language) for name in ("book0", "book1"))
    assert ivory == ebony
    assert all(card.text for card in ivory.values())
    assert {"attack", "guard", "gathering"} < set(ivory)
