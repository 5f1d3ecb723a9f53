"""Positions and moves as text, both ways, and the positions that are refused."""

from collections.abc import Callable

import pytest

from sortilege.games.grimoire import GAME
from sortilege.games.grimoire.rules import Confrontation
from sortilege.kernel.errors import BadNotation, IllegalMove
from sortilege.kernel.match import Match

Drawn = Callable[..., Confrontation]
Play = Callable[..., Confrontation]
OPTIONS = GAME.make_options({})
WHIM = {"book0": "own", "text0": 'Spell "Whim" : The gems dance as they please.', "unverified": True}


def test_the_text_of_a_confrontation() -> None:
    match = Match(GAME, seed=1, study=False, first="0")
    for text in ("place F 1", "and 2", "stop", "place W 10", "and 12", "and 20", "move 2 10"):
        match.play(text)
    assert GAME.write(match.position) == "F........F.w.......w.... 1 play 1333/3303 cc - - 0 3 -"  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("F....................... 0 play", "positions are written like"),
        ("FFFF.................... 0 play 0333/3333 cc - - 0 2 -", "three gems of each element"),
        ("F...........f........... 1 play 2333/2333 cc - - 0 2 -", "take turns"),
        ("F...........f........... 0 play 2333/2333 oc - - 0 2 -", "turns only"),
        ("F...........f........... 0 play 2333/2333 cc - - - 2 -", "before the coin"),
        ("F...........f........... 0 play 2333/2333 cc 99/ - 0 2 -", "numbers of spells"),
        ("F...........f........... 0 play 0000/0000 cc 1/ - 0 90 -", "open before it is used"),
        ("F...........f........... 0 play 0000/0001 oo /41+1 - 0 90 -", "all gems placed"),
        ("F...........f........... 0 play 0000/0000 cc - 1/ 0 90 -", "may be contested"),
        ("F...........f........... 0 play 0000/0000 cc - - 0 90 1-2", "nobody moved"),
        ("F...........f........... 0 play 0000/0000 cc - - 0 90 3-13", "no line joins"),
        ("F....................... 0 play 0000/0000 cc - - 0 90 -", "over"),
        ("F...........f........... 0 over-0 0000/0000 cc - - 0 90 -", "nothing makes this a win"),
        ("F...........f........... 0 over-draw 0000/0000 cc - - 0 90 -", "nothing makes this a draw"),
        ("F...........f........... 0 dance 0000/0000 cc - - 0 90 -", "expected one of"),
        ("F...........f........... 0 place-A-1 2333/0000 cc - - 0 90 -", "does not stand there"),
        ("F...........f........... 0 show-c1-0 2333/0000 cc - - 0 90 -", "may be contested"),
        ("F...........f........... 0 study-0 2333/0000 cc - - 0 90 -", "before the first turn"),
        ("F...........f........... 0 play-41 0000/0000 oo - - 0 90 -", "refused by their author"),
    ],
)
def test_impossible_positions_are_refused(text: str, problem: str) -> None:
    with pytest.raises(BadNotation, match=problem):
        GAME.read(text, OPTIONS)


@pytest.mark.parametrize(
    "asked", ["show-c1-0", "show-c1-1>2", "land-c1-1>2-13", "judge-c1-1>13,13>1", "answer-c1-1>2", "play"]
)
def test_what_is_being_shown_round_trips(drawn: Drawn, asked: str) -> None:
    position = drawn("1=F 13=f", asked=asked, **WHIM)
    assert GAME.write(position).split()[2] == asked
    assert GAME.write(GAME.read(GAME.write(position), GAME.make_options(WHIM))) == GAME.write(position)


def test_a_confrontation_lost_during_study_round_trips(play: Play) -> None:
    options = GAME.make_options({"book1": "own", "text1": WHIM["text0"], "unverified": True, "first": "1"})
    text = GAME.write(play(GAME.start(options), "dispute 1", "insist"))
    assert GAME.write(GAME.read(text, options)) == text


def test_the_sterile_turns_are_part_of_the_text(drawn: Drawn, play: Play) -> None:
    there = ["move 1 2", "move 20 19", "move 2 1", "move 19 20"]
    position = play(drawn("1=F 20=f", opened="cc"), *there, *there[:3])
    text = GAME.write(position)
    assert text.endswith(" 1-2.20-19.2-1.19-20.1-2.20-19.2-1")
    again = GAME.read(text, OPTIONS)
    assert play(again, "move 19 20").winner == 2


def test_spells_by_name(drawn: Drawn) -> None:
    position = drawn("1=F 20=f")
    one = GAME.read_move(position, "cast 1")
    for text in ('cast "La Tornade de Feu"', 'cast "the fire tornado"', 'cast "THE FIRE TORNADO"'):
        assert GAME.read_move(position, text) == one
    assert GAME.read_move(drawn("4=A 20=f"), "cast \"L'Orage dans l'Oeil\"") == GAME.read_move(position, "cast 1") + 23
    with pytest.raises(BadNotation, match="no spell"):
        GAME.read_move(position, 'cast "Abracadabra"')
    with pytest.raises(IllegalMove):
        GAME.read_move(position, "take 41")
    with pytest.raises(BadNotation):
        GAME.read_move(position, "jump 1 2")


def test_the_board_for_terminals(drawn: Drawn) -> None:
    shown = GAME.board(drawn("1=F 10=a 6=e", casts="3/41"), "en").splitlines()
    assert shown[0] == " F1----------.2----------.3"
    assert shown[2] == " |   .9------a10-----.11 |"
    assert shown[6] == " .8--.16-.24     .20-.12-.4"
    assert shown[12] == " .7----------e6----------.5"
    assert shown[13] == "Points have the numbers of Ivory."
    turned = GAME.board(drawn("1=F 10=a 6=e"), "fr", 1).splitlines()
    assert turned[0] == " F5----------.6----------.7"
    assert turned[13] == "Les points ont les numéros d’Ébène."
    assert "3 Thor's Hammer" in "\n".join(shown)
    assert "Can be cast now: 1 The Fire Tornado" in "\n".join(shown)
